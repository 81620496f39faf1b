"""Observation posts, with the spies that stand there, and the lines to the spaces that they watch."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dune_desktop.models.refs import POST
from dune_desktop.models.table.board import PostRow
from dune_desktop.scene.art.hours import HOURS
from dune_desktop.scene.art.lights import BRASS, KEYLINE
from dune_desktop.scene.board.item import ROUND, BoardItem, hung_at
from dune_desktop.scene.board.plan import PostPlan
from dune_desktop.scene.drawing.painting import mix, rounded
from dune_desktop.scene.drawing.tokens import LINE, S4, S6, SEAT_COLOURS, SEAT_LINE
from dune_desktop.scene.faces.states import CHOSEN
from dune_desktop.scene.glyphs.actions import EYE
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.scene.glyphs.shapes import GRID
from dune_desktop.scene.piece import SceneContext

#: So much of a post is the spy on it, or the eye of an empty one.
_SPY, _EYE = 0.8, 0.6
#: How far the end of a line reaches into a space: what stands there begins farther in.
_BEAK: Final = 7.0
#: How far the foot of the tower stands out below the ring.
_TOWER: Final = 8.0
#: How wide it begins, in halves of a post.
_WIDE: Final = 0.85
#: The line to a space, and one that is pointed at.
_LINE, _LIT_LINE = 1.8, 3.0
#: Long and short by turns, in widths of the line.
_DASHES: Final = (3.2, 1.6)
#: How far those who share a post stand apart, in spies; the more they are, the more they overlap.
_APART: Final = (0.0, 0.0, 0.62, 0.5, 0.42)


def sides(plan: PostPlan) -> tuple[int, ...]:
    """Says where the spaces stand that touch the post: -1 at its left, 1 at its right."""
    touching = (line for line in plan.lines if abs(line[-1].x() - line[0].x()) <= plan.rect.width() / 2)
    ends = (line[-1].x() - line[0].x() for line in touching if line[-1].y() == line[0].y())
    return tuple(sorted(1 if end > 0 else -1 for end in ends))


class PostItem(BoardItem[PostRow]):
    """A round post; it becomes higher when several spies share it."""

    beyond = ROUND

    def __init__(self, table: SceneContext, index: int, parent: QGraphicsItem) -> None:
        super().__init__(table, PostRow(index), parent, (POST, index))
        self.plan = QRectF()
        #: Where a space that it watches touches it: -1 at its left, 1 at its right.
        self.sides: tuple[int, ...] = ()

    def arrange(self, plan: PostPlan) -> None:
        self.plan = plan.rect
        self.sides = sides(plan)
        self._stand()

    @property
    def identity(self) -> Hashable:
        return self.ref, self.sides

    @property
    def reach(self) -> float:
        """Returns how far from its middle a space begins that it touches."""
        return self.plan.width()

    def boundingRect(self) -> QRectF:
        return super().boundingRect().united(self.rect.adjusted(-_BEAK, 0, _BEAK, _TOWER))

    def _tagged_place(self) -> QRectF:
        """The tag hangs above, so that the mark of the spy stays in sight."""
        return hung_at(QPointF(self.rect.center().x(), self.rect.top() - S4))

    def show_value(self, value: PostRow) -> None:
        crowd = len(value.spies) != len(self.value.spies)
        super().show_value(value)
        if crowd:
            self._stand()

    def _stand(self) -> None:
        """The more spies share the post, the higher it is; its middle stays."""
        more = round(max(0, len(self.value.spies) - 1) * self._step() / 2)
        self.radius = self.plan.width() / 2
        self.place(self.plan.adjusted(0, -more, 0, more))

    def _step(self) -> float:
        """Returns how far one spy stands from the next."""
        spies = min(len(self.value.spies), len(_APART) - 1)
        return self.plan.width() * _SPY * _APART[spies]

    # ------------------------------------------------------------ picture

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        spies = self.value.spies
        self._draw_tower(painter)
        fill = mix(theme.window, theme.accent, 0.16) if self.kind == CHOSEN else theme.window
        edge = SEAT_COLOURS[self.colour(spies[0])] if len(spies) == 1 else BRASS[1]
        edge = theme.focus if self.joined else edge
        for colour, line, inset in ((theme.keyline, SEAT_LINE, 0.0), (edge, SEAT_LINE, LINE)):
            pen = QPen(colour, line)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(fill)
            painter.drawPath(self._outline(inset + line / 2))
        if not spies:
            self._draw_eye(painter)
        # From below, so that the mark of each is seen under who stands before it.
        for place, seat in reversed(list(zip(self._places(), spies, strict=True))):
            draw_piece(painter, "spy", self.colour(seat), place)

    def _draw_tower(self, painter: QPainter) -> None:
        """Draws what the ring stands on: a foot of stone with a lit and a dark side."""
        lit, middle, dark = HOURS[self.table.theme.hour].light.rock
        top, foot = QPointF(self.rect.center().x(), self.rect.bottom() - S6), self.rect.bottom() + _TOWER - LINE
        narrow, wide = 0.2 * self.plan.width(), 0.34 * self.plan.width()
        painter.setPen(QPen(KEYLINE, LINE))
        for left, right, tone in ((-1.0, 1.0, middle), (-1.0, -0.3, lit), (0.3, 1.0, dark)):
            painter.setBrush(tone)
            above = [QPointF(top.x() + right * narrow, top.y()), QPointF(top.x() + left * narrow, top.y())]
            below = [QPointF(top.x() + left * wide, foot), QPointF(top.x() + right * wide, foot)]
            painter.drawPolygon([*above, *below])
            painter.setPen(Qt.PenStyle.NoPen)

    def _outline(self, inset: float) -> QPainterPath:
        """Returns a circle with a beak into each space beside it that it watches, one or both."""
        middle, half = self.rect.center(), self.plan.width() / 2
        outline = rounded(self.rect.adjusted(inset, inset, -inset, -inset), self.radius - inset)
        for side in self.sides:
            beak = QPainterPath(middle + QPointF(side * (half + _BEAK - 2 * inset), 0))
            beak.lineTo(middle + QPointF(side * half / 3, _WIDE * half - inset))
            beak.lineTo(middle + QPointF(side * half / 3, inset - _WIDE * half))
            beak.closeSubpath()
            outline = outline.united(beak)
        return outline

    def _draw_joined(self, painter: QPainter) -> None:
        """Its own edge shows it already."""

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
        """Returns the places of the spies, from above."""
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
        return self.table.models.posts.tip(self.value)


class LinkItem(QGraphicsItem):
    """The lines from a post to the spaces that it watches, under both.

    They are in the picture of the landscape, unless that is stretched or some of them are pointed at.
    """

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.table = table
        self._lines: tuple[tuple[QPointF, ...], ...] = ()
        #: Those of them that are pointed at, by number.
        self.lit: frozenset[int] = frozenset()
        self._apart = False
        self.hide()

    def arrange(self, plan: PostPlan) -> None:
        self.prepareGeometryChange()
        self._lines = plan.lines

    def light(self, lines: Iterable[int]) -> None:
        """Shows these lines more than the others."""
        lit = frozenset(lines)
        if lit != self.lit:
            self.lit = lit
            self.setVisible(self._apart or bool(lit))
            self.update()

    def stand_apart(self, apart: bool) -> None:
        """They are in no other picture."""
        self._apart = apart
        self.setVisible(apart or bool(self.lit))

    def boundingRect(self) -> QRectF:
        points = QPolygonF([point for line in self._lines for point in line])
        return points.boundingRect().adjusted(-S6, -S6, S6, S6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        numbered = sorted(enumerate(self._lines), key=lambda one: one[0] in self.lit)
        for number, line in numbered:
            lit = number in self.lit
            colour, width = (theme.focus, _LIT_LINE) if lit else (BRASS[1], _LINE)
            for stroke, wide in ((KEYLINE, width + 2.2), (colour, width)):
                pen = QPen(stroke, wide)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                if stroke is BRASS[1]:
                    pen.setDashPattern(_DASHES)
                painter.setPen(pen)
                painter.drawPolyline(line)
