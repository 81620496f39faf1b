"""The Shield Wall: its token, and the stones round the spaces that it protects; gone, it is rubble."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.chance import Chance
from dune_desktop.models.refs import SHIELD_WALL
from dune_desktop.scene.board.item import ROUND, BoardItem
from dune_desktop.scene.board.plan import Plan
from dune_desktop.scene.drawing.painting import draw_rounded, faded, mix, panel
from dune_desktop.scene.drawing.tokens import GLYPH_COLOURS, LINE, RADIUS_CELL, S2, S4, SEAT_LINE
from dune_desktop.scene.glyphs.desert import BRICKS
from dune_desktop.scene.glyphs.shapes import GRID
from dune_desktop.scene.piece import SceneContext
from dune_desktop.text.translating import Texts

Board = Texts("Board")

#: A stone is about so many times as long as it is high; and so much of the rubble is left.
_LONG: Final = 3.2
_LEFT: Final = 45
_SEED: Final = 0xB17C


class WallSide(BoardItem[bool]):
    """One of the four sides, apart, so that what lies within is not painted with it."""

    def __init__(self, table: SceneContext, number: int, parent: QGraphicsItem) -> None:
        super().__init__(table, True, parent)
        self.number = number

    @property
    def identity(self) -> int:
        return self.number

    def draw(self, painter: QPainter) -> None:
        """Draws stones in a row, of slightly different colours; rubble lies apart and is dark."""
        chance, theme = Chance(_SEED + self.number), self.table.theme
        level = self.rect.width() > self.rect.height()
        long, high = (self.rect.width(), self.rect.height()) if level else (self.rect.height(), self.rect.width())
        stones = max(1, round(long / (_LONG * high)))
        each = long / stones
        for number in range(stones):
            if not self.value and chance.below(100) >= _LEFT:
                continue
            shade = mix(GLYPH_COLOURS["stone"], GLYPH_COLOURS["stone_shade"], chance.below(100) / 100)
            start = number * each
            stone = QRectF(start, 0, each, high) if level else QRectF(0, start, high, each)
            stone.adjust(0.5, 0.5, -0.5, -0.5)
            if self.value:
                draw_rounded(painter, stone, 1.2, shade, theme.keyline)
            else:
                painter.setPen(QPen(theme.keyline, LINE))
                painter.setBrush(faded(mix(shade, theme.keyline, 0.25), 0.9))
                _draw_rubble(painter, stone, chance)

    def tip(self) -> str:
        return wall_text(self.value)


def _draw_rubble(painter: QPainter, stone: QRectF, chance: Chance) -> None:
    """Draws a lump with uneven corners."""
    third = min(stone.width(), stone.height()) / 3
    cut = [third * (1 + chance.below(100) / 100) for _ in range(4)]
    corners = (
        QPointF(stone.left(), stone.top() + cut[0]),
        QPointF(stone.left() + cut[1], stone.top()),
        QPointF(stone.right() - cut[2], stone.top() + third / 2),
        QPointF(stone.right(), stone.bottom() - cut[3]),
        QPointF(stone.center().x(), stone.bottom()),
    )
    painter.drawPolygon(QPolygonF(list(corners)))


class WallItem(BoardItem[bool]):
    """The token; the value is whether the wall stands."""

    radius = RADIUS_CELL + S2
    beyond = ROUND

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(table, True, parent, SHIELD_WALL)
        self.sides = [WallSide(table, number, parent) for number in range(4)]

    def arrange(self, plan: Plan) -> None:
        self.place(plan.wall)
        inner, line = plan.walled, plan.wall_line
        outer = inner.adjusted(-line, -line, line, line)
        sides = (
            QRectF(outer.left(), outer.top(), outer.width(), line),
            QRectF(outer.left(), inner.bottom(), outer.width(), line),
            QRectF(outer.left(), inner.top(), line, inner.height()),
            QRectF(inner.right(), inner.top(), line, inner.height()),
        )
        for side, rect in zip(self.sides, sides, strict=True):
            side.place(rect)

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
