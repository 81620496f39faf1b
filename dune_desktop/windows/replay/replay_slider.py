"""The slider of a replay: every decision is a place on it. Below it rounds are numbered, above it lie the turns."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QRect, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider

from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.widgets.form_widgets import paint_slider
from dune_desktop.windows.widgets.panels import Align, line
from dune_desktop.windows.widgets.tips import show_tip

_HIGH: Final = 46.0
#: From the middle of the groove: where marks begin, how high turns are, and how long the marks of rounds.
_MARK, _TURN, _ROUND = 11.0, 4.0, 3.0
_NUMBER: Final = QSize(18, 13)


class ReplaySlider(QSlider):
    """Says by ``valueChanged`` where somebody wants to go. Keys are the page's: they mean turns and rounds too."""

    def __init__(self, look: Look, rounds: Mapping[int, int], turns: Mapping[int, Seat], last: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._look, self._rounds, self._turns = look, rounds, turns
        #: What is at a place, in words.
        self.named: Callable[[int], str] = str
        self.setRange(0, last)
        self.setMouseTracking(True)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(round(200 * self._look.u), round(_HIGH * self._look.u))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(120 * self._look.u), round(_HIGH * self._look.u))

    def show_place(self, place: int) -> None:
        """Stand here, without a word to anybody."""
        with QSignalBlocker(self):
            self.setValue(place)

    # ------------------------------------------------------------ places

    def _groove(self) -> tuple[QRect, int]:
        """Find the groove, and how long the handle is that goes along it."""
        option, style = QStyleOptionSlider(), self.style()
        self.initStyleOption(option)
        kind, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl
        groove = style.subControlRect(kind, option, part.SC_SliderGroove, self)
        return groove, style.subControlRect(kind, option, part.SC_SliderHandle, self).width()

    def x_of(self, value: int) -> float:
        """Say where the middle of the handle stands at this value, in pixels."""
        groove, handle = self._groove()
        room = groove.width() - handle
        return groove.left() + handle / 2 + QStyle.sliderPositionFromValue(0, self.maximum(), value, room)

    def value_at(self, x: float) -> int:
        """Say what value a point of the slider stands for."""
        groove, handle = self._groove()
        at = round(x - groove.left() - handle / 2)
        return QStyle.sliderValueFromPosition(0, self.maximum(), at, groove.width() - handle)

    # ------------------------------------------------------------ mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Bring the handle to where the mouse is pressed, and hold it there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.value_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self.value_at(event.position().x())
        if self.isSliderDown():
            self.setValue(place)
        show_tip(event.globalPosition().toPoint(), self.named(place), self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Go one decision on for each notch."""
        turned = event.angleDelta().y() or -event.angleDelta().x()
        if turned:
            self.setValue(self.value() + (-1 if turned > 0 else 1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    # ------------------------------------------------------------ picture

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.scale(self._look.u, self._look.u)
        self._paint_marks(painter)
        painter.end()
        paint_slider(self, self._look)

    def _paint_marks(self, painter: QPainter) -> None:
        middle = self._groove()[0].center().y() / self._look.u
        self._paint_turns(painter, middle - _MARK)
        self._paint_rounds(painter, middle + _MARK)

    def _paint_turns(self, painter: QPainter, bottom: float) -> None:
        """Paint each turn as long as it was, in the colour of its seat."""
        starts = list(self._turns)
        for start, end in pairwise((*starts, self.maximum())):
            seat, left = self._turns[start], self._x(start)
            colour = self._look.theme.rule if seat == NOBODY else tokens.SEAT_COLOURS[self._look.colours[seat]]
            painter.fillRect(QRectF(left, bottom - _TURN, max(0.5, self._x(end) - left - 0.5), _TURN), colour)

    def _paint_rounds(self, painter: QPainter, top: float) -> None:
        """Paint the numbers of the rounds, where there is room."""
        free, ink = -math.inf, self._look.theme.text
        for place, number in self._rounds.items():
            x = self._x(place)
            painter.setPen(QPen(ink, 1.5))
            painter.drawLine(QLineF(x, top, x, top + _ROUND))
            wide = metrics(tokens.CAPTION, 600).horizontalAdvance(str(number)) + 2
            if x - wide / 2 >= free:
                box = QRectF(x - _NUMBER.width() / 2, top + _ROUND, _NUMBER.width(), _NUMBER.height())
                line(painter, box, str(number), tokens.CAPTION, 600, ink, Align.AlignHCenter)
                free = x + wide / 2

    def _x(self, value: int) -> float:
        return self.x_of(value) / self._look.u
