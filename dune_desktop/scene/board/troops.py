"""The troops of a seat in the Conflict or in its garrison: cubes in lines, or one of them with their number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import GARRISON, Seat
from dune_desktop.models.refs import UNITS
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.board.land.window import scrim_of
from dune_desktop.scene.drawing.painting import draw_haloed, draw_text
from dune_desktop.scene.drawing.tokens import HIT, ICON_18, S2, S4, S6
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.scene.piece import SceneContext

if TYPE_CHECKING:
    from dune_desktop.scene.board.quadrant import QuadrantItem

#: Of the mark of a seat; so far a tag reaches round its units.
MARK: Final = 18.0
#: How large cubes may be; below the least they overlap.
_LARGEST, _LARGEST_HOME, _LEAST = 38.0, 18.0, 18.0
#: The room of their number, and the least of it.
_BESIDE: Final = 24.0
_FIGURES: Final = 16.0
#: Cubes overlap so far, in cubes from one to the next.
_LEAST_STEP: Final = 0.3
#: By how much larger another line must make them to be worth it.
_WORTH: Final = 1.25


def _formation(count: int, room: QSizeF, largest: float) -> tuple[int, float]:
    """Returns in how many lines so many cubes stand, and how large they are."""
    best = (1, _cube(count, 1, room, largest))
    for lines in range(2, max(1, int((room.height() + S2) // (_LEAST + S2))) + 1):
        side = _cube(count, lines, room, largest)
        if side >= _WORTH * best[1]:
            best = (lines, side)
    return best[0], max(_LEAST, best[1])


def _cube(count: int, lines: int, room: QSizeF, largest: float) -> float:
    across = -(-count // lines)
    return min(largest, (room.height() + S2) // lines - S2, (room.width() + S2) // across - S2)


class UnitsItem(BoardItem[int]):
    """The troops of a seat in its garrison or in the Conflict; one's own can be dragged.

    They stand in the picture of the quadrant: this paints no more than what shows that they can be taken.
    """

    beyond = 2.0  # off the cubes

    def __init__(self, table: SceneContext, seat: Seat, zone: str, parent: QuadrantItem) -> None:
        super().__init__(table, 0, parent)
        self.quadrant = parent
        self.seat = seat
        self.zone = zone
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def place(self, rect: QRectF) -> None:
        before = self.rect
        super().place(rect)
        if self.rect != before:
            self.quadrant.update()

    def show_value(self, value: int) -> None:
        if value != self.value:
            self.value = value
            self.quadrant.update()

    def refresh(self) -> None:
        super().refresh()
        self._mark()

    def ring(self, ringed: bool) -> None:
        super().ring(ringed)
        self._mark()

    def lift(self, lifted: bool) -> None:
        super().lift(lifted)
        self._mark()

    def _mark(self) -> None:
        """An item without contents asks for no repaint, so what was marked is painted with the quadrant."""
        plain = not (self._marked or self.ringed or self.lifted)
        flag = QGraphicsItem.GraphicsItemFlag.ItemHasNoContents
        if plain != bool(self.flags() & flag):
            self.setFlag(flag, plain)
            self.quadrant.update(self.mapRectToParent(self.rect).adjusted(-MARK, -MARK, MARK, MARK))

    @property
    def identity(self) -> tuple[Seat, str]:
        return self.seat, self.zone

    def own(self, mine: bool) -> None:
        self.ref = (UNITS, self.zone) if mine else None

    def seen_in(self, room: QRectF) -> bool:
        """Tells whether each of them is seen in this room."""
        return not self.value or self.quadrant.low or self._formed(self._ground(room)) is not None

    @staticmethod
    def _ground(room: QRectF) -> QRectF:
        return room.adjusted(S6, 0, -S2, 0)

    def draw_units(self, painter: QPainter) -> None:
        """Draws the troops; where other units leave no room beside it, the sign of the garrison gives way to them."""
        rect = self._ground(self.rect)
        if self.zone == GARRISON and rect.width() >= ICON_18 + S4 + _FIGURES:
            glyph = QRectF(rect.left(), rect.center().y() - ICON_18 / 2, ICON_18, ICON_18)
            draw_glyph(painter, GARRISON, glyph, self.table.theme)
            rect.setLeft(glyph.right() + S4)
        if self.value:
            self._draw_cubes(painter, rect)
        elif self.zone == GARRISON:
            self._draw_number(painter, rect)

    def _draw_cubes(self, painter: QPainter, rect: QRectF) -> None:
        """Draws a cube for each troop, and their number."""
        formed = None if self.quadrant.low else self._formed(rect)
        if formed is None:
            self._draw_one(painter, rect)
            return
        lines, across, side, step = formed
        top = rect.center().y() - (lines * (side + S2) - S2) / 2
        for n in range(self.value):
            line, at = divmod(n, across)
            place = QRectF(rect.left() + at * step, top + line * (side + S2), side, side)
            draw_piece(painter, "troop", self.colour(self.seat), place)
        if self.value > 1:
            self._draw_number(painter, rect.adjusted((across - 1) * step + side + S4, 0, 0, 0))

    def _formed(self, rect: QRectF) -> tuple[int, int, float, float] | None:
        """Returns lines, cubes in each, how large they are and how far apart; none where they don't all fit."""
        room = QSizeF(rect.width() - (_BESIDE if self.value > 1 else 0.0), rect.height())
        if room.width() < _LEAST:
            return None
        lines, side = _formation(self.value, room, _LARGEST_HOME if self.zone == GARRISON else _LARGEST)
        across = -(-self.value // lines)
        step = min(side + S2, (room.width() - side) / max(1, across - 1))
        return None if step < _LEAST_STEP * side else (lines, across, side, step)

    def _draw_one(self, painter: QPainter, rect: QRectF) -> None:
        """Draws one cube for all of them, where there is room for it beside the number."""
        side = min(_LEAST, rect.height())
        if rect.width() >= side + HIT:
            cube = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
            draw_piece(painter, "troop", self.colour(self.seat), cube)
            rect = rect.adjusted(side + S4, 0, 0, 0)
        self._draw_number(painter, rect)

    def _draw_number(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.table.theme
        if self.zone == GARRISON:
            draw_text(painter, rect, str(self.value), theme.text)
        else:
            draw_haloed(painter, rect, str(self.value), theme.text, scrim_of(theme.window, theme))

    def tip(self) -> str:
        return self.reason or self.quadrant.tip()
