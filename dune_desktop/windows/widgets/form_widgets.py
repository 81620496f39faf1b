"""What pages are filled in with: switches, choosers, segments and menu buttons, painted in units and told by form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, QSignalBlocker, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSlider,
    QToolButton,
    QWidget,
)

from dune_desktop.scene.art.brass import draw_roundel
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.theme import gold, hover_colour, soft_line
from dune_desktop.windows.widgets.panels import Align, UnitButton, focus_ring, line, painting, rounded

_TRACK: Final = QSize(46, 26)
_SEGMENT, _TICK = 38.0, 16.0
#: Of a slider: how thick the groove is, and the half of its knob.
_GROOVE, _KNOB = 6.0, 10.0
_MENU_PAD: Final = 16.0


def tick(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """The sign of what is chosen."""
    path = QPainterPath(rect.topLeft() + QPointF(0.12 * rect.width(), 0.52 * rect.height()))
    path.lineTo(rect.topLeft() + QPointF(0.4 * rect.width(), 0.8 * rect.height()))
    path.lineTo(rect.topLeft() + QPointF(0.9 * rect.width(), 0.2 * rect.height()))
    pen = QPen(colour, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)


def cross(colour: QColor) -> QIcon:
    """The sign that empties a field, sharp on every screen."""
    icon = QIcon()
    for side in (16, 32, 64):
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, side / 8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        near, far = 0.25 * side, 0.75 * side
        painter.drawLines([QLineF(near, near, far, far), QLineF(near, far, far, near)])
        painter.end()
        icon.addPixmap(picture)
    return icon


class Switch(QCheckBox):
    """Shows an on-off choice as a knob on a track: where it is on, the knob is right, and a tick stands on it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return (_TRACK + QSize(4, 4)) * self._look.u

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._look.theme
        with painting(self, self._look.u) as (painter, area):
            track = QRectF(2, area.center().y() - _TRACK.height() / 2, _TRACK.width(), _TRACK.height())
            on, round_ = self.isChecked(), track.height() / 2
            painter.setOpacity(1.0 if self.isEnabled() else tokens.DIM)
            ground, over = theme.text if on else theme.window, self.underMouse() and self.isEnabled()
            rounded(painter, track, round_, ground, theme.text if over else theme.rule, 1.5)
            knob = QRectF(0, 0, track.height() - 8, track.height() - 8)
            knob.moveCenter(QPointF(track.right() - round_ if on else track.left() + round_, track.center().y()))
            rounded(painter, knob, knob.height() / 2, theme.window if on else theme.text2, None)
            if on:
                tick(painter, knob.adjusted(3, 3, -3, -3), theme.text)
            if self.hasFocus():
                focus_ring(painter, track.adjusted(-2, -2, 2, 2), round_ + 2, self._look)


class BrassSlider(QSlider):
    """A knob of brass on a groove that is filled up to it. The wheel scrolls the page instead."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_slider(self, self._look)


def paint_slider(slider: QSlider, look: Look) -> None:
    """Paint the groove and the knob of a slider, in the middle of its height."""
    theme, option = look.theme, QStyleOptionSlider()
    slider.initStyleOption(option)
    kind, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
    handle = slider.style().subControlRect(kind, option, part, slider)
    with painting(slider, look.u) as (painter, area):
        middle = QPointF((handle.x() + handle.width() / 2) / look.u, area.center().y())
        end = (handle.width() / look.u - _GROOVE) / 2  # at both ends there is room for all of the knob and its ring
        groove = QRectF(end, middle.y() - _GROOVE / 2, area.width() - 2 * end, _GROOVE)
        rounded(painter, groove, _GROOVE / 2, theme.window, theme.rule)
        filled = QRectF(groove.topLeft(), QPointF(middle.x(), groove.bottom())).adjusted(1, 1, 0, -1)
        rounded(painter, filled, _GROOVE / 2 - 1, gold(theme), None)
        draw_roundel(painter, middle, _KNOB, theme)
        side = 0.36 * _KNOB
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.text if slider.underMouse() or slider.isSliderDown() else gold(theme))
        painter.drawPolygon([middle + QPointF(x, y) * side for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))])
        if slider.hasFocus():
            ring = QRectF(middle.x() - _KNOB, middle.y() - _KNOB, 2 * _KNOB, 2 * _KNOB).adjusted(-3, -3, 3, 3)
            focus_ring(painter, ring, ring.height() / 2, look)


class Chooser(QComboBox):
    """A drop-down list whose arrow is drawn in the colours of the theme. The wheel scrolls the page instead.

    Where there is no room for all of a name, it is shortened.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty("drawn", True)

    def setAccessibleName(self, name: str) -> None:
        """Say what is chosen here: on Linux the name that is told is what is chosen."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)

    def call(self, title: str) -> None:
        """Name the choice, for tooltips and screen readers."""
        self.setAccessibleName(title)
        self.setToolTip(title)

    def offer(self, choices: Mapping[Any, str], chosen: Any) -> None:
        """Choose among these values, each with its text, without a word to anybody; the first if ``chosen`` is none.

        Rows with the same values as before stay and get new texts: the list may be open.
        """
        values = list(choices)
        with QSignalBlocker(self):  # filling a list points at its rows
            if values != [self.itemData(row) for row in range(self.count())]:
                self.clear()
                for value in values:
                    self.addItem("", value)
            for row, text in enumerate(choices.values()):
                self.setItemText(row, text)
            self.setCurrentIndex(values.index(chosen) if chosen in values else 0)
        self._measure()

    def _measure(self) -> None:
        """Let Qt measure the texts of now: it does so only when it is to size itself in another way."""
        policy = self.sizeAdjustPolicy()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setSizeAdjustPolicy(policy)

    def minimumSizeHint(self) -> QSize:
        """Qt's own is the same, but stays as it was when texts are measured anew."""
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def width_for(self, text: str) -> int:
        """Say how wide the list must be to show all of this text."""
        self.ensurePolished()
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        air = round(tokens.S4 * self._look.u)
        words = QSize(option.fontMetrics.horizontalAdvance(text) + air, option.rect.height())
        return self.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, words, self).width()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        style, field = self.style(), QStyle.SubControl.SC_ComboBoxEditField
        room = style.subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width()
        option.currentText = option.fontMetrics.elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with painting(self, self._look.u) as (painter, area):
            tip = QPointF(area.right() - 15, area.center().y() + 2.5)
            path = QPainterPath(tip + QPointF(-5, -5))
            path.lineTo(tip)
            path.lineTo(tip + QPointF(5, -5))
            colour = self._look.theme.text if self.isEnabled() else self._look.theme.muted
            pen = QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)


class SearchField(QLineEdit):
    """What is typed here is looked for; a cross in the colours of the theme empties it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent, clearButtonEnabled=True)
        self._look = look
        look.changed.connect(self._draw_cross)
        self._draw_cross()

    def call(self, title: str) -> None:
        """Say what can be looked for, also to screen readers."""
        self.setPlaceholderText(title)
        self.setAccessibleName(title)

    def _draw_cross(self) -> None:
        button = self.findChild(QToolButton)
        assert isinstance(button, QToolButton)
        button.defaultAction().setIcon(cross(self._look.theme.text))
        button.setVisible(bool(self.text()))  # a change of its action has shown it


class Segment(UnitButton):
    """One of several of which one is chosen: it is ticked and has the stronger edge."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # or screen readers are told of check boxes

    def wanted(self) -> QSizeF:
        return QSizeF(metrics(tokens.BODY, 600).horizontalAdvance(self.text()) + _TICK + 3 * tokens.S12, _SEGMENT)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        theme, chosen = self._look.theme, self.isChecked()
        ground = theme.button if chosen or self.underMouse() else theme.panel
        edge, width = (theme.text, 2.0) if chosen else (theme.rule, tokens.LINE)
        rounded(painter, area, tokens.RADIUS_BOX, ground, edge, width)
        wide = metrics(tokens.BODY, 600).horizontalAdvance(self.text())
        before = _TICK + tokens.S8 if chosen else 0.0
        left = max(tokens.S12, (area.width() - before - wide) / 2)
        if chosen:
            tick(painter, QRectF(left, area.center().y() - _TICK / 2, _TICK, _TICK), theme.text)
        room = QRectF(left + before, 0, area.width() - left - before - tokens.S12, area.height())
        line(painter, room, self.text(), tokens.BODY, 600, theme.text if chosen else theme.text2)
        if self.hasFocus():
            focus_ring(painter, area.adjusted(2, 2, -2, -2), tokens.RADIUS_CELL, self._look)


class Segments(QWidget):
    """Values side by side, one of them chosen. Arrow keys move between them."""

    chosen = Signal(int)

    def __init__(self, look: Look, values: Sequence[int], value: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for one in values:
            segment = Segment(look)
            segment.setChecked(one == value)
            self._group.addButton(segment, one)
            row.addWidget(segment)
        self._group.idToggled.connect(self._toggled)

    def _toggled(self, value: int, checked: bool) -> None:
        """Screen readers choose without a click."""
        if checked:
            self.chosen.emit(value)

    def choose(self, value: int) -> None:
        """Let this be the chosen one, without a word to anybody."""
        with QSignalBlocker(self._group):
            self.segment(value).setChecked(True)

    def say(self, value: int, text: str) -> None:
        segment = self.segment(value)
        segment.setText(text)
        segment.setAccessibleName(text)
        segment.updateGeometry()

    def segment(self, value: int) -> Segment:
        found = self._group.button(value)
        assert isinstance(found, Segment)
        return found

    def value(self) -> int:
        return self._group.checkedId()


class MenuButton(UnitButton):
    """A line of the first screen or of a menu: a title, below it in small what it would open, and its key.

    Whoever shows it says how large it is.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._detail, self._key, self._accent = "", "", False

    def say(self, title: str, detail: str = "", key: str = "") -> None:
        self._detail, self._key = detail, key
        self.setText(title)
        self.setToolTip(detail)
        self.setAccessibleName(f"{title}. {detail}" if detail else title)
        self.update()

    def set_accent(self, accent: bool) -> None:
        """Stand out as what one most likely wants, or not."""
        self._accent = accent
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        theme = self._look.theme
        ground, edge, ink, small = theme.panel, soft_line(theme), theme.text, theme.text2
        if self._accent:
            ground, edge, ink, small = theme.accent, theme.keyline, theme.accent_ink, theme.accent_ink
        elif self.underMouse() or self.isDown():
            ground, edge = hover_colour(theme, ground), theme.text
        rounded(painter, area, tokens.RADIUS_BOX, ground, edge, 1.5)
        room = area.adjusted(_MENU_PAD, 0, -_MENU_PAD, 0)
        if self._key:
            line(painter, room, self._key, tokens.SMALL, 400, small, Align.AlignRight)
            room.setRight(room.right() - metrics(tokens.SMALL, 400).horizontalAdvance(self._key) - tokens.S8)
        if self._detail:
            title = QRectF(room.left(), 4, room.width(), area.height() * 0.56 - 4)
            detail = QRectF(room.left(), area.height() * 0.48, room.width(), area.height() * 0.52 - 6)
            line(painter, title, self.text(), tokens.HEADING, 700, ink)
            line(painter, detail, self._detail, tokens.SMALL, 400, small)
        else:
            line(painter, room, self.text(), tokens.HEADING, 600, ink)
        if self.hasFocus():
            focus_ring(painter, area.adjusted(2, 2, -2, -2) if self._accent else area, tokens.RADIUS_BOX, self._look)
