"""The final count: a bar for each seat that grows by one source of points after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import frozen
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import FACTIONS, Seat
from dune_desktop.models.story.chronicle import BOUGHT, INFLUENCE, START, Chronicle, points_by_source
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.windows.endings.final_ties import Tie
from dune_desktop.windows.endings.point_words import CANNOT_WIN, place_name, points_from
from dune_desktop.windows.widgets.panels import focus_ring, in_units, line, rounded
from dune_desktop.windows.widgets.tips import show_tip

#: Milliseconds for each source.
_PACE: Final = 700
_ROW, _GAP, _NAME, _TOTAL = 48.0, 8.0, 42.0, 74.0
#: Where the bars begin: names have that much room, or more if one is long.
_BAR, _MOST_BAR = 210.0, 270.0
_WIDTH: Final = 900.0
_STEPS: Final = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}


@frozen
class CountPart:
    """Points of one seat from one source."""

    seat: Seat
    source: str
    n: int
    sign: str


def parts(edition: Edition, story: Chronicle, seats: int) -> list[CountPart]:
    """All parts in the order that they are counted: what all seats have in common first."""
    found = [
        CountPart(seat, source, n, _sign(edition, source))
        for seat in range(seats)
        for source, n in points_by_source(story, seat)
    ]
    return sorted(found, key=lambda part: (_ORDER.index(part.sign.partition("_")[0]), part.sign, part.seat))


_ORDER: Final = ("vp", "influence", "alliance", "combat", "wild", "rival", "card", "signet", "send", "intrigue")


def _sign(edition: Edition, source: str) -> str:
    """The kind of component that gave the points, as an icon."""
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
    }
    return next((kind for kind, fits in kinds.items() if fits), "send")


class FinalCount(QWidget):
    """Counts; ``finished`` when all is there."""

    #: What was just counted: a ``CountPart``.
    counted = Signal(object)
    finished = Signal()
    #: The part that the keyboard is on, or None.
    pointed = Signal(object)

    def __init__(self, look: Look, edition: Edition, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._edition = look, edition
        self._names: tuple[str, ...] = ()
        self._colours: tuple[str, ...] = ()
        self._places: tuple[int, ...] = ()
        self._ties: dict[Seat, Tie] = {}
        self._parts: list[CountPart] = []
        self._shown = 0
        #: The part that the keyboard is on; −1: none.
        self._at = -1
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._timer = QTimer(self, interval=_PACE)
        self._timer.timeout.connect(self._next)
        look.changed.connect(self.updateGeometry)

    def count(
        self,
        story: Chronicle,
        names: tuple[str, ...],
        colours: tuple[str, ...],
        places: tuple[int, ...],
        ties: tuple[Tie, ...] = (),
    ) -> None:
        """Begin; ``places`` and ``ties`` are shown when all is counted. Without motion there is nothing to wait for."""
        self._names, self._colours, self._places = names, colours, places
        self._ties = {tie.seat: tie for tie in ties}
        self._parts = parts(self._edition, story, len(names))
        self._shown, self._at = 0, -1
        self.updateGeometry()
        if self._look.motion:
            self._timer.start(round(_PACE / self._look.motion))
        else:
            self.finish()

    def call(self, names: tuple[str, ...]) -> None:
        """The players are called this now."""
        self._names = names
        self.update()

    def finish(self) -> None:
        """All at once."""
        if self._shown < len(self._parts) or self._timer.isActive():
            self._shown = len(self._parts)
            self._end()

    @property
    def done(self) -> bool:
        return self._shown >= len(self._parts)

    @property
    def order(self) -> list[Seat]:
        """The seats from top to bottom: as they sit while points are counted, then by place, the winner first."""
        seats = list(range(len(self._names)))
        return sorted(seats, key=self._place_of) if self.done else seats

    def _place_of(self, seat: Seat) -> int:
        place = self._places[seat]
        return len(self._places) + 1 if place == CANNOT_WIN else place

    def _next(self) -> None:
        self._shown += 1
        self.counted.emit(self._parts[self._shown - 1])
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
            self._point((self._at + step) % len(self._parts))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.done:
            self._point(max(0, self._at))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
        self.pointed.emit(None)

    def _point(self, at: int) -> None:
        """In reading order: one row after the other."""
        self._at = at
        self.update()
        self.pointed.emit(self._in_rows()[at])

    def _in_rows(self) -> list[CountPart]:
        return sorted(self._parts, key=lambda part: self.order.index(part.seat))

    # ------------------------------------------------------------ geometry

    def sizeHint(self) -> QSize:
        height = len(self._names) * (_ROW + _GAP)
        return QSize(round(_WIDTH * self._look.u), round(height * self._look.u))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _bar(self) -> float:
        """So that all names are of one size."""
        widest = max(map(metrics(tokens.FIGURE, 600).horizontalAdvance, self._names), default=0.0)
        return min(_MOST_BAR, max(_BAR, _NAME + widest + tokens.S8 + 1))

    def _top(self, seat: Seat) -> float:
        """Where its row begins."""
        return self.order.index(seat) * (_ROW + _GAP)

    def _segments(self, seat: Seat) -> Iterator[tuple[CountPart, QRectF]]:
        """What is counted of a seat so far; lost points shorten the bar."""
        most = max(
            12, *(sum(max(0, part.n) for part in self._parts if part.seat == one) for one in range(len(self._names)))
        )
        unit = (self.width() / self._look.u - self._bar - _TOTAL) / most
        left, top = self._bar, self._top(seat)
        for part in self._parts[: self._shown]:
            if part.seat == seat:
                width = part.n * unit
                yield part, QRectF(min(left, left + width), top + 6, abs(width), _ROW - 12)
                left += width

    # ------------------------------------------------------------ painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as area:
            for seat in range(len(self._names)):
                self._row(painter, seat, area.width())
        painter.end()

    def _row(self, painter: QPainter, seat: Seat, width: float) -> None:
        theme = self._look.theme
        rect = QRectF(0, self._top(seat), width, _ROW)
        winner = self.done and self._places[seat] == 1
        edge = theme.brass if winner else tokens.SEAT_COLOURS[self._colours[seat]]
        rounded(painter, rect, tokens.RADIUS_BOX, theme.raised, edge, tokens.LIT_LINE if winner else tokens.SEAT_LINE)
        draw_mark(painter, self._colours[seat], QRectF(10, rect.center().y() - 11, 22, 22))
        room = QRectF(_NAME, rect.top(), self._bar - _NAME - tokens.S8, _ROW)
        if self.done:  # the place below the name
            below = QRectF(room.left(), rect.center().y() + 1, room.width(), _ROW / 2 - 5)
            self._place(painter, seat, below)
            room.setBottom(below.top() + 3)
        called = fit(self._names[seat], room.width(), tokens.FIGURE, lines=1, elide=True)
        draw_fitted(painter, called, room, theme.text)
        total = 0
        for part, segment in self._segments(seat):
            total += part.n
            self._segment(painter, part, segment)
        star = QRectF(width - _TOTAL + 8, rect.center().y() - 12, 24, 24)
        draw_glyph(painter, "vp", star, theme)
        line(painter, QRectF(star.right() + 4, rect.top(), 30, _ROW), str(total), tokens.STRENGTH, 700, theme.text)

    def _place(self, painter: QPainter, seat: Seat, rect: QRectF) -> None:
        """The place, and what it was decided by where the next seat has as many points."""
        theme, words = self._look.theme, place_name(self._places[seat])
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
        rounded(
            painter,
            segment.adjusted(1, 0, -1, 0),
            tokens.RADIUS_CELL,
            theme.danger if part.n < 0 else theme.button,
            theme.rule,
        )
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
        if event.type() == QEvent.Type.ToolTip:
            assert isinstance(event, QHelpEvent)
            self._explain(event)
            return True
        return super().event(event)

    def _explain(self, event: QHelpEvent) -> None:
        """The source of the points that the pointer rests on; on a name, what its place was decided by."""
        at = QPointF(event.pos()) / self._look.u
        row = int(at.y() // (_ROW + _GAP))
        tie = self._ties.get(self.order[row]) if self.done and at.x() < self._bar and row < len(self._names) else None
        if tie is not None:
            show_tip(event.globalPos(), tie.words(self._names), self)
            return
        for seat in range(len(self._names)):
            for part, segment in self._segments(seat):
                if segment.contains(at):
                    show_tip(event.globalPos(), points_from(self._edition, part.source, part.n), self)
                    return
        QToolTip.hideText()
