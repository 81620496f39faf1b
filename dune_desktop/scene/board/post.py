"""Observation posts, with the spies that stand there, and the lines to the spaces that they watch."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dune_desktop.models.posts import PostRow
from dune_desktop.models.refs import POST
from dune_desktop.scene import pieces
from dune_desktop.scene.board.item import ROUND, BoardItem, hung_at, mix
from dune_desktop.scene.board.plan import PostPlan
from dune_desktop.scene.faces.states import CHOSEN
from dune_desktop.scene.glyphs.deeds import EYE
from dune_desktop.scene.glyphs.shapes import GRID
from dune_desktop.scene.piece import Table
from dune_desktop.scene.tokens import LINE, S2, S4, SEAT_COLOURS, SEAT_LINE

#: So much of a post is the spy on it, or the eye of an empty one.
_SPY, _EYE = 0.8, 0.6
#: How far those who share a post stand apart, in spies; the more they are, the more they overlap.
_APART: Final = (0.0, 0.0, 0.62, 0.5, 0.42)


class PostItem(BoardItem[PostRow]):
    """A round post; it becomes higher when several spies share it."""

    beyond = ROUND

    def __init__(self, table: Table, index: int, parent: QGraphicsItem) -> None:
        super().__init__(table, PostRow(index), parent, (POST, index))
        self.plan = QRectF()

    def arrange(self, plan: PostPlan) -> None:
        self.plan = plan.rect
        self._stand()

    def _tagged_place(self) -> QRectF:
        """Above: the mark of the spy stays in sight."""
        return hung_at(QPointF(self.rect.center().x(), self.rect.top() - S4))

    def show_value(self, value: PostRow) -> None:
        crowd = len(value.spies) != len(self.value.spies)
        super().show_value(value)
        if crowd:
            self._stand()

    def _stand(self) -> None:
        """The more spies, the higher; its middle stays."""
        more = round(max(0, len(self.value.spies) - 1) * self._step() / 2)
        self.radius = self.plan.width() / 2
        self.place(self.plan.adjusted(0, -more, 0, more))

    def _step(self) -> float:
        """From one spy to the next."""
        spies = min(len(self.value.spies), len(_APART) - 1)
        return self.plan.width() * _SPY * _APART[spies]

    # ------------------------------------------------------------ picture

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        spies = self.value.spies
        fill = mix(theme.window, theme.accent, 0.16) if self.kind == CHOSEN else theme.window
        edge = SEAT_COLOURS[self.colour(spies[0])] if len(spies) == 1 else mix(theme.brass, theme.text2, 0.35)
        for colour, line, inset in ((theme.keyline, SEAT_LINE, 0.0), (edge, SEAT_LINE, LINE)):
            half = inset + line / 2
            painter.setPen(QPen(colour, line))
            painter.setBrush(fill)
            ring = self.rect.adjusted(half, half, -half, -half)
            painter.drawRoundedRect(ring, self.radius - half, self.radius - half)
        if not spies:
            self._draw_eye(painter)
        # From below, so that the mark of each is seen under who stands before it.
        for place, seat in reversed(list(zip(self._places(), spies, strict=True))):
            pieces.draw_spy(painter, self.colour(seat), place)

    def _draw_eye(self, painter: QPainter) -> None:
        theme = self.table.theme
        scale = self.plan.width() * _EYE / GRID
        painter.save()
        painter.translate(self.rect.center())
        painter.scale(scale, scale)
        painter.translate(-GRID / 2, -GRID / 2)
        painter.fillPath(EYE, mix(theme.window, theme.text2, 0.5 if self.refused else 0.85))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.window)
        painter.drawEllipse(QPointF(GRID / 2, GRID / 2), 4.2, 4.2)
        painter.restore()

    def _places(self) -> list[QRectF]:
        """From above."""
        side, spies = self.plan.width() * _SPY, len(self.value.spies)
        left = self.rect.center().x() - side / 2
        top = self.rect.center().y() - (side + max(0, spies - 1) * self._step()) / 2 - LINE / 2
        return [QRectF(left, top + at * self._step(), side, side) for at in range(spies)]

    def spy_anchor(self) -> QRectF:
        """Where a spy stands, in the scene."""
        side = self.plan.width() * _SPY
        centre = self.rect.center()
        return self.mapRectToScene(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side))

    def big(self) -> object | None:
        return None  # it is no card

    def tip(self) -> str:
        models = self.table.models.posts
        words: str = models.data(models.index(self.value.key), Qt.ItemDataRole.ToolTipRole)
        return "\n".join(filter(None, (words, self.reason)))


class LinksItem(QGraphicsItem):
    """Lines from the posts to the spaces that they watch, under both."""

    def __init__(self, table: Table, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.table = table
        self._lines: list[QPolygonF] = []
        self._rect = QRectF()

    def arrange(self, posts: tuple[PostPlan, ...]) -> None:
        self.prepareGeometryChange()
        self._lines = [QPolygonF(list(line)) for post in posts for line in post.lines]
        self._rect = QRectF()
        for line in self._lines:
            self._rect |= line.boundingRect()
        self._rect.adjust(-S2, -S2, S2, S2)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = self.table.theme
        for colour, width in ((theme.keyline, 4.0), (mix(theme.brass, theme.accent, 0.45), 1.8)):
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            for line in self._lines:
                painter.drawPolyline(line)
