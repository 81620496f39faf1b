"""Units other than troops, in the Conflict or in a garrison: as many as there is room for, and their number."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import CONFLICT, Seat
from dune_desktop.engine.units import UnitKind
from dune_desktop.models.refs import units_ref
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.drawing.painting import draw_text
from dune_desktop.scene.drawing.tokens import HIT, S2
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.scene.piece import SceneContext
from dune_desktop.text.translating import Texts
from dune_desktop.text.units import FIGHTING, counted

Board = Texts("Board")

#: How large one may be; the room of their number where not all are drawn.
_LARGEST, _NUMBER = 40.0, 14.0
#: So much of one the next one leaves free.
_APART: Final = 0.86


class FightersItem(BoardItem[int]):
    """The units of a kind that a seat has in a zone."""

    def __init__(self, table: SceneContext, seat: Seat, kind: UnitKind, zone: str, parent: QGraphicsItem) -> None:
        super().__init__(table, 0, parent)
        self.seat = seat
        self.unit = kind
        self.zone = zone
        self._shown = 0

    @property
    def identity(self) -> Hashable:
        return self.seat, self.unit.id, self.zone, self._shown

    def own(self, mine: bool) -> None:
        """Those of who looks are asked about."""
        self.ref = units_ref(self.zone, self.unit.id) if mine and self.unit.garrison is not None else None

    def room(self, units: QRectF) -> QRectF:
        """What they need of the place of all units, at its right: half of it at most, but always room for one."""
        side = min(_LARGEST, units.height())
        fitting = 1 + int((units.width() / 2 - side - _NUMBER) // (_APART * side))
        self._shown = max(0, min(self.value, fitting))
        wide = side * (1 + _APART * (self._shown - 1)) + _NUMBER * (self.value > self._shown) if self.value else 0.0
        if self.ref is not None:  # they can be dragged there, too
            wide = max(wide, HIT)
        return QRectF(units.right() - wide, units.top(), wide, units.height())

    def draw(self, painter: QPainter) -> None:
        shown = self._shown
        side = min(_LARGEST, self.rect.height())
        place = QRectF(0, self.rect.bottom() - side, side, side)
        for _ in range(shown):
            draw_piece(painter, self.unit.id, self.colour(self.seat), place)
            place.translate(_APART * side, 0)
        if self.value > shown:
            words = QRectF(place.left() + (1 - _APART) * side + S2, 0, _NUMBER, self.rect.height())
            draw_text(painter, words, str(self.value), self.table.theme.text)

    def tip(self) -> str:
        if self.zone == CONFLICT and self.unit.id in FIGHTING:
            return FIGHTING[self.unit.id](self.value)
        said = counted(self.unit.id, self.value)
        if self.zone != CONFLICT:
            return Board.tr("{units} in the garrison").format(units=said)
        return Board.tr("{units}, {n} strength each").format(units=said, n=self.unit.strength)
