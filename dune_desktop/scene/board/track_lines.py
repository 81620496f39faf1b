"""Tracks that lie beside the Conflict: a line of spaces, or a web of branches; folded, only who stands how far."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import chain
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.names import Seat
from dune_desktop.engine.tracks import Track
from dune_desktop.engine.view import View
from dune_desktop.models.boards import MARKERS
from dune_desktop.models.table.laboratory import has_token
from dune_desktop.scene.board.item import BoardItem, hung_at
from dune_desktop.scene.board.ladder import BoardTrack, StepItem, fitting, token_sign
from dune_desktop.scene.drawing.painting import CENTRE, draw_rounded, draw_text, faded, panel
from dune_desktop.scene.drawing.tokens import CAPTION, ICON_13, ICON_16, ICON_19, LINE, RADIUS_BOX, S2, S4, Theme
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.scene.glyphs.sign_lines import draw_signs, signs_width
from dune_desktop.scene.layout import columns
from dune_desktop.scene.piece import SceneContext
from dune_desktop.scene.small_track import lanes, places
from dune_desktop.text.box_signs import node_signs
from dune_desktop.text.drawing import signs_of
from dune_desktop.text.names import name
from dune_desktop.text.signs import WORDS, Signs

#: How large a token is, at the least and at the most.
_LEAST_TOKEN, _TOKEN = 13.0, 19.0
#: The room of the sign at the left of a line.
_SIGN: Final = 24.0
#: So many tokens leave room for the reward beside them.
_BESIDE: Final = 2
#: So high is a space of a line whose tag hangs in its upper corner, with its middle there.
_HIGH, _CORNER = 34.0, QPointF(7, 2)
#: So far its tag reaches out at the left, and as far down.
_TAG: Final = 14.0
#: The step of a seat that has no token.
_NONE: Final = -1
#: How dense the ground of a space is over the arena.
_GROUND: Final = 0.94
#: How high the diamonds over a column are.
_MARKER: Final = 16.0


def ground(track: Track, theme: Theme) -> tuple[QColor, QColor]:
    """Returns box and edge of what belongs to a track."""
    grounds = {"shipping": (theme.ix_box, theme.ix_edge), "tleilaxu": (theme.tleilaxu_box, theme.brass)}
    return grounds.get(track.id, (theme.research_box, theme.research_edge))


class CellItem(StepItem):
    """A space of a track that lies: its reward at the left, tokens at the right; three of them cover the reward."""

    def __init__(self, table: SceneContext, track: Track, number: int, parent: QGraphicsItem) -> None:
        super().__init__(table, track, number, parent)
        #: Nobody has been here yet who would have had what only the first one gets.
        self.fresh = self.node.first is not None
        step = track.steps[number]
        self._marker = MARKERS.get(track.id, {}).get(step, "")

    @property
    def identity(self) -> Hashable:
        return self.ref, self.fresh

    def follow(self, view: View) -> None:
        steps = self.track.steps
        reached = any(steps[self.track.at(player)] >= steps[self.number] for player in view.players)
        self.set(fresh=self.node.first is not None and not reached)
        super().follow(view)

    def brings(self) -> tuple[Effect | None, ...]:
        return self.node.effect, self.node.first if self.fresh else None

    @property
    def _signs(self) -> Signs:
        extra = signs_of(self.node.first) if self.fresh and self.node.first is not None else ()
        return (*node_signs(self.node), *extra)

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        box, edge = ground(self.track, theme)
        box = faded(theme.marker_box if self._marker else box, _GROUND)
        panel(painter, self.rect, box, edge, radius=self.radius, line=LINE)
        room = self._inner
        if self.value:
            room.setRight(self._grid(len(self.value)).left() - 1)
        signs = self._signs
        if signs:
            self._draw_reward(painter, signs, room)
        elif not self.value and len(self.track.ways[0]) and self.number:
            draw_text(painter, self.rect, str(self.number), theme.muted, CAPTION, align=CENTRE)

    @property
    def _inner(self) -> QRectF:
        """Returns what its edge leaves, or the line of what can be taken."""
        edge = S4 if self._marked else S2
        return self.rect.adjusted(edge, edge, -edge, -edge)

    def _draw_reward(self, painter: QPainter, signs: Signs, room: QRectF) -> None:
        if len(self.value) > _BESIDE or room.width() < 1:
            room = self._inner
        size, lines = fitting(signs, room)
        if signs_width(signs, size) > lines * room.width() and len(signs) > 1:
            signs = (signs[0], WORDS)
            size, lines = fitting(signs, room)
        draw_signs(painter, signs, room, size, self.table.theme, rows=lines, dim=self.refused)

    def _tagged_place(self) -> QRectF:
        """The tag hangs at the left edge, most of it outside: neither the reward nor a token stands there."""
        return QRectF(-_TAG, self.rect.center().y() - 1, _TAG + 1, _TAG)

    @property
    def side(self) -> float:
        """Returns how large a token is: two stand one above the other, if need be a little over each other."""
        return max(_LEAST_TOKEN, min(_TOKEN, (self.rect.height() - S4) / 2, (self.rect.width() - S4) / 2))

    def _grid(self, count: int) -> QRectF:
        """Returns where so many tokens stand: one above the other, then a second column."""
        side = self.side
        across, deep = -(-count // 2), min(2, count)
        high = min(deep * side, self.rect.height() - 1)
        wide = min(across * side, self.rect.width() - 1)
        return QRectF(self.rect.right() - 1 - wide, self.rect.center().y() - high / 2, wide, high)

    def slot(self, seat: Seat) -> QRectF:
        there = sorted({*self.value, seat})
        column, line = divmod(there.index(seat), 2)
        grid, side = self._grid(len(there)), self.side
        x = grid.left() if column == 0 else grid.right() - side
        y = grid.top() if line == 0 else grid.bottom() - side
        return QRectF(x, y, side, side)


class LineCellItem(CellItem):
    """A space of a line: where that is high enough the tag hangs in its upper corner, above its reward."""

    def _tagged_place(self) -> QRectF:
        return hung_at(_CORNER) if self.rect.height() >= _HIGH else super()._tagged_place()


class GroundItem(BoardItem[tuple[int, ...]]):
    """What the spaces lie on, with the sign of the track; folded it shows only how far each seat has come."""

    radius = RADIUS_BOX

    def __init__(self, table: SceneContext, track: BoardTrack, parent: QGraphicsItem) -> None:
        super().__init__(table, (), parent)
        self.of = track
        self.folded = False

    @property
    def identity(self) -> Hashable:
        return self.of.track.id, self.folded

    def follow(self, view: View) -> None:
        track = self.of.track
        steps = (track.steps[track.at(player)] if has_token(track, player) else _NONE for player in view.players)
        self.show_value(tuple(steps))

    def tip(self) -> str:
        seat, products = self.table.models.names.seat, self.table.controller.edition.products
        title = name("track", self.of.track.id, products)
        there = (f"{seat(number)}: {step}" for number, step in enumerate(self.value) if step != _NONE)
        return "\n".join((title, *there))

    def big(self) -> object | None:
        return None

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        box, edge = ground(self.of.track, theme)
        draw_rounded(painter, self.rect.adjusted(0.5, 0.5, -0.5, -0.5), self.radius, faded(box, _GROUND), edge)
        if isinstance(self.of, TrackWeb):
            self.of.draw_ways(painter, theme)
        if self.folded or not isinstance(self.of, TrackWeb):
            side = min(ICON_19, self.rect.height() - S2)
            sign = QRectF(S2, self.rect.center().y() - side / 2, side, side)
            draw_glyph(painter, token_sign(self.of.track), sign, theme)
        if self.folded:
            self._draw_folded(painter, theme)

    def _draw_folded(self, painter: QPainter, theme: Theme) -> None:
        room = self.rect.adjusted(_SIGN, 0, -S2, 0)
        for number, (step, place) in enumerate(zip(self.value, columns(room, len(self.value), 0), strict=True)):
            if step == _NONE:
                continue
            cube = QRectF(place.left(), place.center().y() - ICON_16 / 2, ICON_16, ICON_16)
            draw_piece(painter, token_sign(self.of.track), self.colour(number), cube)
            draw_text(painter, place.adjusted(ICON_16 + S2, 0, 0, 0), str(step), theme.text, CAPTION)


class TrackLine(BoardTrack):
    """Its spaces lie side by side, behind its sign."""

    def __init__(self, table: SceneContext, track: Track, parent: QGraphicsItem) -> None:
        self.ground = GroundItem(table, self, parent)
        super().__init__(table, track, parent)

    def make_step(self, table: SceneContext, number: int, parent: QGraphicsItem) -> StepItem:
        return LineCellItem(table, self.track, number, parent)

    def items(self) -> Iterator[BoardItem[Any]]:
        return chain((self.ground,), super().items())

    def follow(self, view: View) -> None:
        self.ground.follow(view)
        super().follow(view)

    def fold(self, folded: bool) -> None:
        """Shows no more of it than who stands how far; or all."""
        self.ground.set(folded=folded)
        for step in self.steps:
            step.setVisible(not folded)
        for token in self.tokens:
            token.setVisible(token.there and not folded)

    def arrange(self, rect: QRectF) -> None:
        self.ground.place(rect)
        for step, place in zip(self.steps, self.cells(rect), strict=True):
            step.place(place)
        self.place_tokens()

    def cells(self, rect: QRectF) -> tuple[QRectF, ...]:
        """Returns where its spaces lie."""
        return columns(rect.adjusted(_SIGN, S2, -S2, -S2), len(self.steps), S2)


class TrackWeb(TrackLine):
    """A track with branches: column by column, each space between those that lead to it."""

    def make_step(self, table: SceneContext, number: int, parent: QGraphicsItem) -> StepItem:
        return CellItem(table, self.track, number, parent)

    def cells(self, rect: QRectF) -> tuple[QRectF, ...]:
        wide = columns(rect.adjusted(S2, S2, -S2, -S2), self._columns, S2)
        high = (rect.height() - S4) / lanes(self.track)
        return tuple(
            QRectF(wide[column].left(), rect.top() + S2 + row * high / 2 + 1, wide[column].width(), high - 2)
            for column, row in places(self.track)
        )

    @property
    def _columns(self) -> int:
        return 1 + max(column for column, _ in places(self.track))

    def draw_ways(self, painter: QPainter, theme: Theme) -> None:
        """Draws the columns that bring a marker, and the ways from space to space."""
        if self.ground.folded:
            return
        at = self.ground.home
        for step, sign in MARKERS.get(self.track.id, {}).items():
            there = [item for item in self.steps if self.track.steps[item.number] == step]
            if there:
                self._draw_marked(painter, there, sign, theme)
        painter.setPen(QPen(theme.text2, LINE))
        for item in self.steps:
            for way in item.node.next:
                goal = self.steps[self.track.index[way]]
                start = QPointF(item.home.x() + item.rect.width(), item.home.y() + item.rect.height() / 2)
                painter.drawLine(start - at, goal.home + QPointF(0, goal.rect.height() / 2) - at)

    def _draw_marked(self, painter: QPainter, there: list[StepItem], sign: str, theme: Theme) -> None:
        left = there[0].home.x() - self.ground.home.x()
        column = QRectF(left, 1, there[0].rect.width(), self.ground.rect.height() - 2)
        draw_rounded(painter, column.adjusted(-1, 0, 1, 0), self.ground.radius, theme.marker_box)
        top = min(item.home.y() for item in there) - self.ground.home.y()
        side = max(ICON_13 - S2, min(_MARKER, top - S2))
        draw_glyph(painter, sign, QRectF(column.center().x() - side / 2, max(0.0, (top - side) / 2), side, side), theme)
