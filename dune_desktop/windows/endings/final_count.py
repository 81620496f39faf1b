"""The final count: a bar for each seat that grows by one source of points after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from attrs import frozen
from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import FACTIONS, Seat
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.models.story.chronicle import BOUGHT, INFLUENCE, START, Chronicle, points_by_source
from dune_desktop.scene.art.portraits.portrait import draw_medal
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.windows.endings.score_words import CANNOT_WIN, Tie, place_name, points_from
from dune_desktop.windows.widgets.leader_mark import draw_plate
from dune_desktop.windows.widgets.painted import Painted
from dune_desktop.windows.widgets.panels import focus_ring, line, rounded
from dune_desktop.windows.widgets.tips import show_tip

#: Milliseconds for each source.
_PACE: Final = 700
_ROW, _GAP, _NAME, _TOTAL = 48.0, 8.0, 54.0, 74.0
#: The leader, and the mark of the seat in the corner.
_MEDAL, _MARK = 38.0, 16.0
#: Where the bars begin: names have that much room, or more if one is long.
_BAR, _MOST_BAR = 222.0, 282.0
_WIDTH: Final = 900.0
#: Bars are no longer than the width at so many points.
_LEAST_TOTAL: Final = 12
_STEPS: Final = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}


@frozen
class CountPart:
    """Points of one seat from one source."""

    seat: Seat
    source: str
    n: int
    sign: str


def parts(edition: Edition, story: Chronicle, seats: int) -> list[CountPart]:
    """List all parts in the order that they are counted: what all seats have in common first."""
    found = [
        CountPart(seat, source, n, _sign(edition, source))
        for seat in range(seats)
        for source, n in points_by_source(story, seat)
    ]
    return sorted(found, key=lambda part: (_ORDER.index(part.sign.partition("_")[0]), part.sign, part.seat))


_ORDER: Final = (
    "vp",
    "influence",
    "alliance",
    "combat",
    "wild",
    "rival",
    "card",
    "signet",
    "tleilaxu",
    "send",
    "intrigue",
)


def _sign(edition: Edition, source: str) -> str:
    """The icon of the kind of component that gave the points."""
    if source == START:
        return "vp"
    if source.startswith(INFLUENCE):
        return f"influence_{source.removeprefix(INFLUENCE)}"
    kinds = {
        "alliance": source == "alliance" or source in FACTIONS,
        "combat": source in edition.conflict_by_id,
        "rival": source == BOUGHT,
        "wild": source in ("battle_icons", "wild"),
        "intrigue": source in edition.intrigue_by_id,
        "card": source in edition.card_by_id,
        "signet": source in edition.leader_by_id,
        "tleilaxu": source == "tleilaxu",
    }
    return next((kind for kind, fits in kinds.items() if fits), "send")


class FinalCount(Painted):
    """Counts source by source; ``finished`` when all is there."""

    #: What was just counted: a ``CountPart``.
    counted = Signal(object)
    finished = Signal()
    #: The part that the keyboard is on, or None.
    pointed = Signal(object)

    def __init__(self, look: Look, controller: ShownGame, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._edition, self._seats = controller.edition, range(len(controller.seats))
        self._controller = controller
        self.places: tuple[int, ...] = (0,) * len(controller.seats)
        self._ties: dict[Seat, Tie] = {}
        self.parts: list[CountPart] = []
        self._shown = 0
        #: The part that the keyboard is on; −1: none.
        self._at = -1
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next)

    def count(self, story: Chronicle, places: tuple[int, ...], ties: tuple[Tie, ...]) -> None:
        """Begin; ``places`` and ``ties`` are shown when all is counted. Without motion there is nothing to wait for."""
        self.places = places
        self._ties = {tie.seat: tie for tie in ties}
        self.parts = parts(self._edition, story, len(self._seats))
        self._shown, self._at = 0, -1
        self.updateGeometry()
        if self._look.motion:
            self._timer.start(round(_PACE / self._look.motion))
        else:
            self.finish()

    @property
    def _names(self) -> list[str]:
        return [seat.name for seat in self._controller.seats]

    def finish(self) -> None:
        """Show all at once."""
        if self._shown < len(self.parts) or self._timer.isActive():
            self._shown = len(self.parts)
            self._end()

    @property
    def done(self) -> bool:
        return self._shown >= len(self.parts)

    @property
    def order(self) -> list[Seat]:
        """The seats from top to bottom: as they sit while points are counted, then by place, the winner first."""
        if not self.done:
            return list(self._seats)
        return sorted(self._seats, key=lambda seat: (self.places[seat] == CANNOT_WIN, self.places[seat]))

    def _next(self) -> None:
        self._shown += 1
        self.counted.emit(self.parts[self._shown - 1])
        self.update()
        if self.done:
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self.update()
        self.finished.emit()

    # ------------------------------------------------------------ keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()), 0)
        if not self.done or not step:
            event.ignore()
        else:
            self._point((self._at + step) % len(self.parts))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.done:
            self._point(max(0, self._at))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(None)

    def _point(self, at: int) -> None:
        """Point at a part, in reading order: one row after the other."""
        self._at = at
        self.update()
        self.pointed.emit(self._in_rows()[at])

    def _in_rows(self) -> list[CountPart]:
        return sorted(self.parts, key=lambda part: self.order.index(part.seat))

    # ------------------------------------------------------------ geometry

    def wanted(self) -> QSizeF:
        return QSizeF(_WIDTH, len(self._seats) * (_ROW + _GAP))

    @property
    def _bar(self) -> float:
        """Where bars begin, so that all names are of one size."""
        widest = max(map(metrics(tokens.FIGURE, 600).horizontalAdvance, self._names))
        return min(_MOST_BAR, max(_BAR, _NAME + widest + tokens.S8 + 1))

    def _top(self, seat: Seat) -> float:
        return self.order.index(seat) * (_ROW + _GAP)

    def _segments(self, seat: Seat) -> Iterator[tuple[CountPart, QRectF]]:
        """Place what is counted of a seat so far; lost points shorten the bar."""
        won = Counter[Seat]()
        for part in self.parts:
            won[part.seat] += max(0, part.n)
        unit = (self.area.width() - self._bar - _TOTAL) / max(_LEAST_TOTAL, *won.values())
        left, top = self._bar, self._top(seat)
        for part in self.parts[: self._shown]:
            if part.seat == seat:
                width = part.n * unit
                yield part, QRectF(min(left, left + width), top + 6, abs(width), _ROW - 12)
                left += width

    # ------------------------------------------------------------ painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        for seat in self._seats:
            self._row(painter, seat, area.width())

    def _row(self, painter: QPainter, seat: Seat, width: float) -> None:
        theme, who = self._look.theme, self._controller.seats[seat]
        rect = QRectF(0, self._top(seat), width, _ROW)
        winner = self.done and self.places[seat] == 1
        if winner:
            rounded(painter, rect, tokens.RADIUS_BOX, theme.raised, theme.brass, tokens.LIT_LINE)
        else:
            draw_plate(painter, rect, who.colour, theme)
        medal = QRectF(6, rect.center().y() - _MEDAL / 2, _MEDAL, _MEDAL)
        draw_medal(painter, self._controller.view.players[seat].leader.id, medal, theme)
        corner = QRectF(medal.right() - 0.8 * _MARK, medal.bottom() - 0.9 * _MARK, _MARK, _MARK)
        draw_mark(painter, who.colour, corner)
        room = QRectF(_NAME, rect.top(), self._bar - _NAME - tokens.S8, _ROW)
        if self.done:  # the place below the name
            below = QRectF(room.left(), rect.center().y() + 1, room.width(), _ROW / 2 - 5)
            self._place(painter, seat, below)
            room.setBottom(below.top() + 3)
        called = fit(who.name, room.width(), tokens.FIGURE, lines=1, elide=True)
        draw_fitted(painter, called, room, theme.text)
        total = 0
        for part, segment in self._segments(seat):
            total += part.n
            self._segment(painter, part, segment)
        star = QRectF(width - _TOTAL + 8, rect.center().y() - 12, 24, 24)
        draw_glyph(painter, "vp", star, theme)
        line(painter, QRectF(star.right() + 4, rect.top(), 30, _ROW), str(total), tokens.STRENGTH, 700, theme.text)

    def _place(self, painter: QPainter, seat: Seat, rect: QRectF) -> None:
        """Paint the place, and what it was decided by where the next seat has as many points."""
        theme, words = self._look.theme, place_name(self.places[seat])
        line(painter, rect, words, tokens.SMALL, 400, theme.text2)
        tie = self._ties.get(seat)
        if tie is None:
            return
        left = rect.left() + metrics(tokens.SMALL, 400).horizontalAdvance(words) + tokens.S8
        icon = QRectF(left, rect.center().y() - tokens.ICON_16 / 2, tokens.ICON_16, tokens.ICON_16)
        draw_glyph(painter, tie.sign, icon, theme)
        beside = QRectF(icon.right() + tokens.S4, rect.top(), rect.right() - icon.right() - tokens.S4, rect.height())
        line(painter, beside, tie.score, tokens.SMALL, 600, theme.text)

    def _segment(self, painter: QPainter, part: CountPart, segment: QRectF) -> None:
        theme = self._look.theme
        ground = theme.danger if part.n < 0 else theme.button
        rounded(painter, segment.adjusted(1, 0, -1, 0), tokens.RADIUS_CELL, ground, theme.rule)
        side = min(22.0, segment.width() - 4)
        icon = QRectF(0, 0, side, side)
        number = f"{part.n:+d}" if abs(part.n) > 1 else ""
        icon.moveCenter(segment.center() - QPointF(12 if number else 0, 0))
        draw_glyph(painter, part.sign, icon, theme)
        if self.hasFocus() and self.done and self._at >= 0 and part is self._in_rows()[self._at]:
            focus_ring(painter, segment.adjusted(-2, -3, 2, 3), tokens.RADIUS_BOX, self._look)
        room = QRectF(icon.right() + 4, segment.top(), segment.right() - icon.right() - 4, segment.height())
        line(painter, room, number, tokens.FIGURE, 700, theme.text)

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().event(event)
        words = self._explained(QPointF(event.pos()) / self._look.u)
        if words:
            show_tip(event.globalPos(), words, self)
        else:
            QToolTip.hideText()
        return True

    def _explained(self, at: QPointF) -> str:
        """Tell the source of the points there; on a name, what its place was decided by."""
        row = int(at.y() // (_ROW + _GAP))
        if self.done and at.x() < self._bar and row in self._seats and self.order[row] in self._ties:
            return self._ties[self.order[row]].words(self._names)
        segments = (found for seat in self._seats for found in self._segments(seat))
        part = next((part for part, segment in segments if segment.contains(at)), None)
        return "" if part is None else points_from(self._edition, part.source, part.n)
