"""What stands where in the box of a board space: pure arithmetic, and the signs of its lower line."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor

from dune_desktop.engine.conditions import Seated
from dune_desktop.engine.effects.meanings import If
from dune_desktop.engine.printed import Space
from dune_desktop.engine.rules import Price
from dune_desktop.scene.drawing.painting import mix
from dune_desktop.scene.drawing.tokens import (
    BODY,
    HEADING,
    ICON_16,
    ICON_17,
    ICON_18,
    ICON_19,
    ICON_24,
    S2,
    S4,
    S6,
    S8,
    SMALL,
    Theme,
)
from dune_desktop.scene.glyphs.sign_lines import signs_width
from dune_desktop.text.box_signs import requirement_signs, space_signs
from dune_desktop.text.drawing import signs_of
from dune_desktop.text.signs import ARROW, IF, Sign, Signs


@frozen
class Sizes:
    """What a box of some size has room for."""

    title: int
    icon: float
    sign: float
    pawn: float


SMALL_BOX, MIDDLE_BOX, LARGE_BOX = (
    Sizes(SMALL, ICON_17, ICON_18, 26),
    Sizes(BODY, ICON_19, ICON_19, 30),
    Sizes(HEADING, ICON_24, ICON_24, 36),
)
#: From this height on two lines of title leave air below the signs.
_ROOMY: Final = 58.0
CHAIR: Final = Sign("council")
#: The mark of whoever spoke with The Voice.
_VOICE: Final = 16.0
_MOST_BONUS: Final = Sign("spice", "+9")


def sizes_of(box: QSizeF) -> Sizes:
    """Returns the largest sizes in which two lines of title, a line of signs and two agents fit."""
    if box.height() >= 74 and box.width() >= 220:
        return LARGE_BOX
    return MIDDLE_BOX if box.height() >= 58 and box.width() >= 170 else SMALL_BOX


def title_rect(box: QSizeF) -> QRectF:
    """The title stands right of the icon; what a key tag covers of the corner stays free."""
    sizes = sizes_of(box)
    left = S8 + sizes.icon + S4
    return QRectF(left, S2, box.width() - left - S8, 2 * 1.18 * sizes.title + S2)


def box_fill(theme: Theme, combat: bool, chosen: bool = False) -> QColor:
    """Returns the colour of the surface of a box."""
    fill = theme.combat_box if combat else theme.box
    return mix(fill, theme.accent, 0.16) if chosen else fill


def lower_signs(space: Space, price: Price | None = None, seated: bool = False) -> Signs:
    """Returns the signs of the lower line. Who is ``seated`` in the council already gets something else (U19.1)."""
    effects = [effect for offer in space.offers for effect in offer.effects]
    later = next((one.then for one in effects if isinstance(one, If) and isinstance(one.condition, Seated)), None)
    signs = space_signs(space, price, 0)
    if later is None:
        return signs
    return (*signs[: signs.index(ARROW) + 1], *(signs_of(later) if seated else (CHAIR,)))


def asked(space: Space) -> Signs:
    """Returns what an agent's owner must have; in a crowded box it stands beside the title."""
    return tuple(sign for sign in requirement_signs(space) if sign != IF)


def needed(space: Space, box: QSizeF) -> float:
    """Returns what the pieces that may stand in the lower line need of it: an agent, swords, flag, bonus."""
    sizes = sizes_of(box)
    taken = 2 * S6 + sizes.pawn + (sizes.sign if space.combat else -S2)
    taken += sizes.sign + S2 if space.control else 0
    return taken + (signs_width((_MOST_BONUS,), sizes.sign) + S4 if space.maker else 0)


def is_crowded(space: Space, signs: Signs, box: QSizeF) -> bool:
    """Says whether the lower line is too short: then requirement, swords and bonus stand beside the title."""
    return signs_width(signs, ICON_16) > box.width() - needed(space, box)


def beside_title(space: Space, box: QSizeF) -> float:
    """Returns how much requirement, swords and bonus take beside the title."""
    sizes = sizes_of(box)
    bonus = signs_width((_MOST_BONUS,), sizes.sign) + S4 if space.maker else 0
    wanted = signs_width(asked(space), ICON_16) + S4 if asked(space) else 0
    return (sizes.sign if space.combat else 0) + bonus + wanted


def lower_line(box: QSizeF) -> QRectF:
    size = sizes_of(box).sign
    below = S4 if box.height() < _ROOMY else S6
    return QRectF(S8, box.height() - size - below, box.width() - S8 - S6, size)


def voice_mark(box: QSizeF) -> QRectF:
    """The mark stands on the bar between title and lower line, below the icon, where it covers no letter."""
    middle = QPointF(S8 + sizes_of(box).icon / 2, lower_line(box).top() - S4)
    return QRectF(middle.x() - _VOICE / 2, middle.y() - _VOICE / 2, _VOICE, _VOICE)
