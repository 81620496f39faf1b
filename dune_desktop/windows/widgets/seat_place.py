"""A place at the table of a new game: the mark of its colour, and the frame around what is chosen there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.panels import focus_ring, in_units, rounded

COLOURS: Final = tuple(tokens.SEAT_COLOURS)
_MARK, _HEIGHT = 34.0, 56.0


class _MarkButton(QAbstractButton):
    """The mark of the seat; a click gives it the next one."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._colour = look, ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_colour(self, colour: str) -> None:
        self._colour = colour
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as area:
            if self.underMouse():
                rounded(painter, area, tokens.RADIUS_BOX, self._look.theme.button, None)
            draw_mark(painter, self._colour, area.adjusted(4, 4, -4, -4))
            if self.hasFocus():
                focus_ring(painter, area, tokens.RADIUS_BOX, self._look)
        painter.end()


class SeatPlace(QWidget):
    """Whoever touches it is shown who sits there."""

    #: Another choice on this seat.
    changed = Signal(int)
    #: The seat, and whom to show: the id, or empty for somebody random.
    pointed = Signal(int, str)
    colour_asked = Signal(int)

    def __init__(self, look: Look, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self.seat = look, seat
        self.colour = COLOURS[0]
        self._chosen = False
        self.mark = _MarkButton(look)
        self._row = QHBoxLayout(self)
        self.fill((self.mark, 0))
        self.mark.clicked.connect(self._ask_colour)
        look.changed.connect(self._scale)

    @property
    def choice(self) -> str:
        """Who was chosen; empty: somebody random."""
        raise NotImplementedError

    def shown_name(self) -> str:
        """How who sits here is called."""
        raise NotImplementedError

    def title(self) -> str:
        """What this place is, whoever sits here."""
        return self.shown_name()

    def choose(self, choice: str) -> None:
        """Take this one, as the list would."""
        raise NotImplementedError

    def fill(self, *widgets: tuple[QWidget, int]) -> None:
        """From left to right, with how much of the room each takes."""
        for widget, stretch in widgets:
            self._row.addWidget(widget, stretch)
            widget.installEventFilter(self)

    def set_colour(self, colour: str) -> None:
        """The mark and the frame in this colour."""
        self.colour = colour
        self.mark.set_colour(colour)
        self.update()

    def set_chosen(self, chosen: bool) -> None:
        """Who sits here is shown beside."""
        self._chosen = chosen
        self.update()

    def _ask_colour(self) -> None:
        self.colour_asked.emit(self.seat)

    def _scale(self) -> None:
        u = self._look.u
        self.setFixedHeight(round(_HEIGHT * u))
        self.mark.setFixedSize(round(_MARK * u), round(_MARK * u))
        side = round(tokens.S12 * u)
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(round(tokens.S8 * u))

    def _retranslate(self) -> None:
        """Make all words anew."""
        self.mark.setToolTip(self.tr("Click for another colour: the seat that has it gets this one"))
        self.mark.setAccessibleName(self.tr("Colour of seat {number}").format(number=self.seat + 1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pointed.emit(self.seat, self.choice)
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.pointed.emit(self.seat, self.choice)
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, colour = self._look.theme, tokens.SEAT_COLOURS[self.colour]
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as area:
            rounded(painter, area, tokens.RADIUS_PANEL, theme.raised, soft_line(theme))
            if self._chosen:
                rounded(painter, area, tokens.RADIUS_PANEL, None, colour, 2)
                rounded(painter, QRectF(0, 8, 5, area.height() - 16), 2, colour, None)
        painter.end()
