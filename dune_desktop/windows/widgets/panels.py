"""What the panels of the table page are made of: a frame, rows painted in units, and buttons whose text may wrap."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from dune_desktop.scene.art.plates import draw_panel
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import Fitted, draw_fitted, fit, fit_line
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.painting import draw_edge
from dune_desktop.scene.drawing.picture_cache import draw_print, draw_sprite
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.windows.theme import hover_colour, soft_line

Index = QModelIndex | QPersistentModelIndex
Align = Qt.AlignmentFlag


@contextmanager
def in_units(painter: QPainter, rect: QRect | QRectF, u: float) -> Iterator[QRectF]:
    """Paint inside the rectangle with its corner as the origin, in units."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(rect.topLeft())
    painter.scale(u, u)
    try:
        yield QRectF(0, 0, rect.width() / u, rect.height() / u)
    finally:
        painter.restore()


@contextmanager
def painting(widget: QWidget, u: float) -> Iterator[tuple[QPainter, QRectF]]:
    """Paint a widget in units: with this painter, into this rectangle. Whatever goes wrong, the painter is closed."""
    painter = QPainter(widget)
    try:
        with in_units(painter, widget.rect(), u) as rect:
            yield painter, rect
    finally:
        painter.end()


def rounded(
    painter: QPainter, rect: QRectF, radius: float, fill: QColor | None, edge: QColor | None, width: float = 1.0
) -> None:
    """Paint a rounded box whose edge lies inside the rectangle."""
    inset = width / 2 if edge is not None else 0
    painter.setPen(Qt.PenStyle.NoPen if edge is None else QPen(edge, width))
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)


def focus_ring(painter: QPainter, rect: QRectF, radius: float, look: Look) -> None:
    """Paint the dashed ring around what the keyboard is at; dashes are slow, and it goes along with every answer."""
    whole, theme = QRectF(QPointF(), rect.size()), look.theme
    draw_sprite(painter, ("ring", radius, theme.name), rect, lambda onto: _paint_ring(onto, whole, radius, theme))


def _paint_ring(painter: QPainter, rect: QRectF, radius: float, theme: tokens.Theme) -> None:
    pen = QPen(theme.focus, theme.ring, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([2.5, 1.5])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)


def line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    weight: int,
    colour: QColor,
    align: Qt.AlignmentFlag = Align.AlignLeft,
) -> None:
    """Paint one line of text; where it does not fit, its letters give way before it is elided."""
    fitted = fit_line(text, rect.width() + 0.5, round(size), weight)
    painter.setFont(fitted.font)
    painter.setPen(colour)
    painter.drawText(rect, Align.AlignVCenter | align, fitted.lines[0])


def key_tag(painter: QPainter, rect: QRectF, text: str, look: Look, ink: QColor) -> None:
    """Paint the digit of an option in its dark or light box."""
    theme = look.theme
    rounded(painter, rect, tokens.RADIUS_CELL, theme.window, theme.rule)
    line(painter, rect, text, tokens.FIGURE, 700, ink, Align.AlignHCenter)


def pressed_by(event: QKeyEvent) -> bool:
    """Enter presses the button that has the keyboard: outside of dialogs only some platforms do that by themselves."""
    focused = QApplication.focusWidget()
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not isinstance(focused, QAbstractButton):
        return False
    if not event.isAutoRepeat():
        focused.click()
    return True


def announce(widget: QWidget, text: str) -> None:
    """Say a sentence to whoever uses a screen reader."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class PagePart(QWidget):
    """A part of a page: it keeps lengths at every scale, and makes its words anew when the language changes."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = self.look_here(look)
        #: What sets a length, with how many units.
        self._lengths: list[tuple[Callable[..., object], tuple[float, ...]]] = []
        self.look.changed.connect(self.relook)

    def look_here(self, look: Look) -> Look:
        """Return the look that it follows where the table has this one."""
        return look

    def relook(self) -> None:
        """Set all lengths anew: theme or scale have changed."""
        for set_length, lengths in self._lengths:
            set_length(*map(self.units, lengths))
        self.update()

    def keep_size(self, set_length: Callable[..., object], *lengths: float) -> None:
        """Set these lengths, in units, now and whenever the scale changes."""
        self._lengths.append((set_length, lengths))
        set_length(*map(self.units, lengths))

    def pad(self, layout: QLayout, *margins: float, gap: float | None = None) -> None:
        """Keep these margins, one for all sides or left, top, right and bottom, and this gap between widgets."""
        if margins:
            self.keep_size(layout.setContentsMargins, *(margins * 4 if len(margins) == 1 else margins))
        if gap is not None:
            self.keep_size(layout.setSpacing, gap)

    def units(self, length: float) -> int:
        """Turn units into device-independent pixels."""
        return round(length * self.look.u)

    def retranslate(self) -> None:
        """Make all words anew."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class Panel(PagePart):
    """A region of the page: a rounded ground with an edge that may tell whose it is."""

    #: The colour of the theme that fills it; empty: what lies behind shows.
    ground = "panel"
    radius = tokens.RADIUS_PANEL
    #: It stands on the page as a plate of its own, in a frame of brass.
    framed = False

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._edge: QColor | None = None
        self._edge_width = tokens.LINE

    def take_home(self) -> None:
        """Give the keyboard to what is to be read or pressed here."""
        self.setFocus()

    def set_edge(self, colour: QColor | None, width: float = tokens.LINE) -> None:
        """Set the edge; None is the plain one."""
        if (colour, width) != (self._edge, self._edge_width):
            self._edge, self._edge_width = colour, width
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self.look.theme
        with painting(self, self.look.u) as (painter, rect):
            if self.framed:
                draw_print(painter, ("plate", theme.name), rect, lambda onto: draw_panel(onto, rect, theme))
                if self._edge is not None:
                    rounded(painter, rect, self.radius, None, self._edge, self._edge_width)
            else:
                fill = getattr(theme, self.ground) if self.ground else None
                rounded(painter, rect, self.radius, fill, self._edge or soft_line(theme), self._edge_width)


class Mark(PagePart):
    """The mark of a seat beside a text."""

    def __init__(self, look: Look, size: float = tokens.ICON_24, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._colour = ""
        self.keep_size(self.setFixedSize, size, size)

    def set_colour(self, colour: str) -> None:
        """Show the mark of this colour; empty hides it."""
        self._colour = colour
        self.setVisible(bool(colour))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._colour:
            with painting(self, self.look.u) as (painter, rect):
                draw_mark(painter, self._colour, rect.adjusted(1, 1, -1, -1))


class UnitDelegate(QStyledItemDelegate):
    """Paints rows in units. A row says its height for a width, and is painted at that size."""

    #: Air below each row.
    gap = 0.0

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look

    def height(self, index: Index, width: float) -> float:
        """Say how many units the row needs at this width."""
        raise NotImplementedError

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag) -> None:
        raise NotImplementedError

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width()
        if isinstance(view, QTreeView):
            width -= view.indentation() * (_depth(index) + view.rootIsDecorated())
        return QSize(width, round((self.height(index, width / self.look.u) + self.gap) * self.look.u))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        with in_units(painter, option.rect, self.look.u) as rect:
            self.paint_row(painter, rect.adjusted(0, 0, 0, -self.gap), index, option.state)


def show_rows(view: QListView | QTreeView, rows: UnitDelegate, by_pixel: bool = True) -> None:
    """Let the view paint its rows so, no wider than itself; it tells which row the pointer enters."""
    view.setItemDelegate(rows)
    view.setMouseTracking(True)
    mode = QAbstractItemView.ScrollMode
    view.setVerticalScrollMode(mode.ScrollPerPixel if by_pixel else mode.ScrollPerItem)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    rows.look.changed.connect(view.scheduleDelayedItemsLayout)
    if isinstance(view, QListView):
        view.setResizeMode(QListView.ResizeMode.Adjust)


def _depth(index: Index) -> int:
    """How many rows stand above the row in its tree."""
    depth, above = 0, index.parent()
    while above.isValid():
        depth, above = depth + 1, above.parent()
    return depth


class UnitButton(QAbstractButton):
    """A button that is painted in units. It says how large it wants to be, and whether the pointer is on it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        #: A tour means it.
        self._ringed = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self.updateGeometry)

    def ring(self, ringed: bool) -> None:
        """Stand in the ring of what a tour means, or not."""
        if ringed != self._ringed:
            self._ringed = ringed
            self.update()

    def wanted(self) -> QSizeF:
        """As large as this, in units; whoever shows it decides where there is no size."""
        return QSizeF()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint the button and, if it has the keyboard, its focus ring."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        wanted = self.wanted() * self._look.u
        return QSize(round(wanted.width()), round(wanted.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self, self._look.u) as (painter, area):
            self.paint(painter, area)


#: So much room two lines of a button need, and three of the smallest letters.
_TWO_LINES, _THREE_LINES = 30.0, 38.0


class PanelButton(UnitButton):
    """A button at the foot of a panel: text on two lines at most, its key below in small, accent when told so."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._key = ""
        #: What a press does, where the same button stands for one thing after another.
        self.meaning: Hashable = None
        self._accent = self._muted = False
        #: What it says instead where its text has no room; the longer ones first.
        self._shorter: tuple[str, ...] = ()
        # A click leaves the keyboard where it is: what is clicked may be gone with the next question.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_text(
        self,
        text: str,
        key: str = "",
        tip: str = "",
        accent: bool = False,
        muted: bool = False,
        shorter: tuple[str, ...] = (),
    ) -> None:
        """Say this, with ``key`` in small below. A ``muted`` button only says why it does nothing."""
        if tip != self.toolTip():
            self.setToolTip(tip)
        self._shorter = shorter
        if (text, key, accent, muted) == (self.text(), self._key, self._accent, self._muted):
            return
        self._key, self._accent, self._muted = key, accent, muted
        self.setText(text)
        self.setAccessibleName(text.replace("&", ""))
        self.updateGeometry()
        self.update()

    def mean(self, meaning: Hashable) -> None:
        """Stand for this from now on. A press that was begun for something else does nothing."""
        if meaning != self.meaning:
            self.setDown(False)
        self.meaning = meaning

    def _fitted(self, width: float) -> Fitted:
        return fit(self.text(), max(40.0, width - 2 * tokens.S8), tokens.BODY, 600, lines=2, elide=True)

    def _painted(self, room: QRectF) -> Fitted:
        """Fit the longest of its texts that has room, in two lines or in three small ones."""
        lines = 2 if room.height() >= _TWO_LINES else 1
        fitted = fit(self.text(), room.width(), tokens.BODY, 600, lines=lines, elide=True)
        for text in (self.text(), *self._shorter):
            if fitted.elided and room.height() >= _THREE_LINES:
                fitted = fit(text, room.width(), tokens.CAPTION, 600, lines=3, elide=True)
            elif fitted.elided:
                fitted = fit(text, room.width(), tokens.BODY, 600, lines=lines, elide=True)
        return fitted

    def wanted(self) -> QSizeF:
        bold = metrics(tokens.BODY, 600)
        least = max(bold.horizontalAdvance(word) for word in self.text().split(" "))
        full = bold.horizontalAdvance(self.text())
        key = metrics(tokens.CAPTION, 400).horizontalAdvance(self._key)
        width = max(least, full if full < 110 else full * 0.56, key, 56) + 2 * tokens.S12
        return QSizeF(width, self._height(width))

    def _height(self, width: float) -> float:
        return max(tokens.OPTION + 4, 12 + 17 * len(self._fitted(width).lines) + (13 if self._key else 0))

    def heightForWidth(self, width: int) -> int:
        return round(self._height(width / self._look.u) * self._look.u)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:  # the same letters may be wider: Bulgarian ones look otherwise
            self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modified = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat() and not modified:
            self.click()
        else:
            super().keyPressEvent(event)

    def _colours(self) -> tuple[QColor, QColor, QColor, QColor]:
        """Ground, edge, text, key."""
        theme = self._look.theme
        if not self.isEnabled() or self._muted:
            return theme.panel, soft_line(theme), theme.muted, theme.muted
        if self._accent:
            return theme.accent, theme.keyline, theme.accent_ink, theme.accent_ink
        ground = hover_colour(theme, theme.button) if self.underMouse() else theme.button
        return (theme.raised if self.isDown() else ground), theme.rule, theme.text, theme.text2

    def paint(self, painter: QPainter, area: QRectF) -> None:
        ground, edge, text, key = self._colours()
        rounded(painter, area, tokens.RADIUS_BOX, ground, edge)
        room = area.adjusted(tokens.S8, 4, -tokens.S8, -4)
        if self._key:
            below = QRectF(room.x(), room.bottom() - 14, room.width(), 14)
            line(painter, below, self._key, 11, 400, key, Align.AlignHCenter)
            room.adjust(0, 0, 0, -12)
        draw_fitted(painter, self._painted(room), room, text, Align.AlignCenter)
        if self._ringed:
            draw_edge(painter, area, self._look.theme, tokens.RADIUS_BOX, self._look.theme.beacon)
        if self.hasFocus():
            focus_ring(painter, area.adjusted(1, 1, -1, -1), tokens.RADIUS_BOX, self._look)
