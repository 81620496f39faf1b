"""The Shield Wall: its token, and the cliffs before the spaces that it protects; gone, they are rubble."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.models.refs import SHIELD_WALL
from dune_desktop.scene.art.hours import HOURS
from dune_desktop.scene.board.item import ROUND, BoardItem
from dune_desktop.scene.board.land.cliff import draw_level_cliff, draw_upright_cliff
from dune_desktop.scene.board.plan import Plan
from dune_desktop.scene.drawing.painting import faded, mix, panel
from dune_desktop.scene.drawing.tokens import GLYPH_COLOURS, LINE, RADIUS_CELL, S2, S4, SEAT_LINE
from dune_desktop.scene.glyphs.desert import BRICKS
from dune_desktop.scene.glyphs.shapes import GRID
from dune_desktop.scene.piece import SceneContext
from dune_desktop.text.translating import Texts

Board = Texts("Board")

#: How high the front of the cliff before the basin is, where there is room.
_FRONT: Final = 22.0


class WallSide(BoardItem[bool]):
    """One of the two cliffs, apart, so that what lies beside them is not painted with them; the value: it stands."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(table, True, parent)

    @property
    def identity(self) -> bool:
        return self._upright

    @property
    def _upright(self) -> bool:
        return self.rect.height() > self.rect.width()

    def draw(self, painter: QPainter) -> None:
        draw = draw_upright_cliff if self._upright else draw_level_cliff
        draw(painter, self.rect, HOURS[self.table.theme.hour], self.value)

    def tip(self) -> str:
        return wall_text(self.value)


class WallItem(BoardItem[bool]):
    """The token; the value is whether the wall stands."""

    radius = RADIUS_CELL + S2
    beyond = ROUND

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(table, True, parent, SHIELD_WALL)
        self.sides = [WallSide(table, parent), WallSide(table, parent)]

    def arrange(self, plan: Plan) -> None:
        self.place(plan.wall)
        inner, token = plan.walled, plan.wall
        west = token.left() - S4
        foot = min(inner.bottom() + _FRONT, plan.basin.top() - LINE)
        self.sides[0].place(QRectF(west, inner.top() - S4, inner.left() - west, foot - inner.top()))
        self.sides[1].place(
            QRectF(inner.left() - S4, inner.bottom(), plan.size.width() - inner.left(), foot - inner.bottom())
        )

    def show_value(self, value: bool) -> None:
        super().show_value(value)
        for side in self.sides:
            side.show_value(value)

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        edge = mix(theme.brass, theme.text2, 0.35) if self.value else faded(theme.brass, 0.7)
        panel(
            painter, self.rect, faded(theme.window, 0.95 if self.value else 0.6), theme.keyline, line=SEAT_LINE + LINE
        )
        self.draw_edge(painter, edge, SEAT_LINE, LINE)
        inner = self.rect.adjusted(S4, S4 - LINE, -S4, -S4 - LINE)
        scale = inner.width() / GRID
        painter.save()
        painter.translate(inner.left(), inner.top())
        painter.scale(scale, scale)
        stone = GLYPH_COLOURS["stone"] if self.value else mix(GLYPH_COLOURS["stone_shade"], theme.keyline, 0.5)
        for number, brick in enumerate(BRICKS):
            if self.value or number in (3, 5, 6):
                painter.fillPath(brick, stone)
        painter.restore()

    def big(self) -> object | None:
        return None  # it is no card

    def tip(self) -> str:
        return wall_text(self.value)


def wall_text(stands: bool) -> str:
    if stands:
        return Board.tr(
            "The Shield Wall stands: no sandworms in Conflicts for Arrakeen, Spice Refinery or Imperial Basin."
        )
    return Board.tr("The Shield Wall is gone: sandworms can be summoned to any Conflict.")
