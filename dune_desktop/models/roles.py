"""The roles of all models, besides Qt's own DisplayRole, ToolTipRole and AccessibleTextRole."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import Qt


class Role(IntEnum):
    """Ids and numbers; words are made in ``data()`` for Display, ToolTip and AccessibleText."""

    ID = Qt.ItemDataRole.UserRole + 1
    """Card number, space index, seat, ... what the row is about."""
    REF = ID + 1
    """The ``Ref`` of the row."""
    FACE = ID + 2
    """The printed component (Card, Intrigue, Conflict, ...), None for a hidden card."""
    COUNT = ID + 3
    VALUE = ID + 4
    """The row's own value object, a frozen attrs class of its model."""
    SIGNS = ID + 5
    SEAT = ID + 6
    REASON = ID + 7
    CHOICE = ID + 8
    STEP = ID + 9
    """The number of the step in the history that a line of the log belongs to."""
    REFS = ID + 10
    """The ``Ref`` of everything that a line touched: pointing at it lights them."""
    COST = ID + 11
    """The persuasion that a card costs now; None: can't be bought."""
    KIND = ID + 12
    """What kind of row it is, in a model that has several."""
    MEANING = ID + 13
    """What a press on it does: see ``Answering.meaning``."""
    USED = ID + 14
    """It lies face down until the next round."""
    USURPER = ID + 15
    """The seat whose turn's agent it has sent from the Row, together with another card."""
    PARTNER = ID + 16
    """The card that was sent together with it, in a zone of cards in play."""
