"""The low tray of the Reveal turn: Intrigue cards stand in two lines, so that each shows its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt

from dune_desktop.scene.card_item import ZoneItem
from dune_desktop.scene.drawing.tokens import HIT, S2, S4, S6
from dune_desktop.scene.faces.measures import NAME

#: How narrow and how wide such a card may be.
_LINE: Final = (92.0, 126.0)


def two_lines_width(zones: Sequence[ZoneItem], groups: Sequence[ZoneItem], least: float, room: float) -> float:
    """Returns what their cards take, with as much room as the groups of other cards leave.

    ``least``: how narrow a name of those may be.
    """
    shown = [columns(group) for group in groups if group.cards]
    count = sum(map(columns, zones))
    left = room - sum(shown) * (least + S4) - len(shown) * (S6 + HIT)
    each = min(_LINE[1], max(_LINE[0], left / max(1, count) - S4))
    return max(0.0, count * (each + S4) - S4)


def columns(zone: ZoneItem) -> int:
    """Returns in how many columns of two its cards lie."""
    return -(-len(zone.cards) // 2)


def place_two_lines(zones: Sequence[ZoneItem], rect: QRectF) -> None:
    """Lays them one after the other."""
    step, left = (rect.width() + S4) / max(1, sum(map(columns, zones))), rect.left()
    line = QSizeF(step - S4, (rect.height() - S2) / 2)
    for zone in zones:
        wide = columns(zone) * step
        zone.along, zone.gap = Qt.Orientation.Horizontal, S4
        zone.place(QRectF(left, rect.top(), max(0.0, wide - S4), rect.height()), line, NAME, lines=2)
        left += wide
