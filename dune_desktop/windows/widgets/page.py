"""What the pages beside the table have in common: the desert behind them, lengths in units, words made anew."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.pictures.pages import CALM, START
from dune_desktop.scene.art.plates import draw_frame
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look, PageLook
from dune_desktop.scene.drawing.painting import faded
from dune_desktop.scene.drawing.tokens import Theme
from dune_desktop.scene.layout import LEAST
from dune_desktop.windows.theme import enlarge
from dune_desktop.windows.widgets.layouts import STRETCH, column, fill, least_of, role_label, row
from dune_desktop.windows.widgets.overlay import Sheet
from dune_desktop.windows.widgets.panels import PagePart, in_units, pressed_by


class Page(PagePart):
    """Fills the window. A subclass words itself in ``retranslate``; ``rescale`` sets lengths that it does not keep."""

    back_asked = Signal()

    #: Text stands on the left of the desert itself.
    menu = False
    #: The units that it needs: where the window has more of them, its text follows the settings beyond the table's.
    least = LEAST
    #: So many it has whatever is asked for: in a narrower place text would be a column of single words.
    narrow = QSizeF(620, 320)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.table_look = look
        #: What lengths follow from, when they were set last.
        self._measured: tuple[float, ...] = ()

    def begin(self) -> None:
        """Word and size all parts, now that they are there."""
        self.retranslate()
        self.relook()

    def look_here(self, look: Look) -> Look:
        return PageLook(look, self.least, self)

    def needs(self) -> QSize:
        """No smaller than this, in pixels: in a smaller window it scrolls."""
        return (self.narrow * self.look.u).toSize().expandedTo(self.minimumSizeHint())

    def rescale(self) -> None:
        """Set the lengths that follow from others, and what is told in lengths."""

    def relook(self) -> None:
        """Follow the look; where only the theme is another, all lengths stay as they are."""
        enlarge(self, self.look, self.table_look)
        measured = (self.look.u, self.table_look.u, self.look.asked, self.look.language)
        if measured != self._measured:
            self._measured = measured
            super().relook()
            self.rescale()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if isinstance(self.look, PageLook):
            self.look.follow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not pressed_by(event):
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        menu = self.menu and self.width() > _WIDE * self.look.u
        paint_backdrop(painter, self.rect().toRectF(), self.look, menu)
        painter.end()


def _room(name: str) -> Picture | None:
    """What is seen at the head of a sheet; the first screen, which has none, does not wait for the kit of rooms."""
    if not name:
        return None
    from dune_desktop.scene.art.pictures.rooms import ROOMS  # noqa: PLC0415

    return ROOMS[name]


#: Below that many units there is little air round a sheet; and a menu stands on all of the desert.
_HIGH, _WIDE = 480.0, 900.0


class SheetPage(Page):
    """A sheet in the middle: heading and ``head`` above, ``body``, and ``foot`` with the way back below."""

    #: No wider and no higher than this, in units.
    most = (1000.0, 860.0)
    #: The name of what is seen at its head, if that is free.
    room = ""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._sheet = Sheet(self.look, self, _room(self.room))
        self.heading, self.back = role_label("banner"), QPushButton()
        self.head, self.body, self.foot = row(self.heading, STRETCH), column(), row(self.back, STRETCH)
        whole = fill(QVBoxLayout(self._sheet), self.head, (self.body, 1), self.foot)
        self.pad(whole, tokens.S24, tokens.S16, tokens.S24, tokens.S16, gap=tokens.S12)
        for part in (self.head, self.body, self.foot):
            self.pad(part, gap=tokens.S8)
        self.size_buttons(110, self.back)
        self.back.clicked.connect(self.back_asked)

    def retranslate(self) -> None:
        self.back.setText(self.tr("Back"))
        self.back.setToolTip(self.tr("Back (Esc)"))

    def size_buttons(self, width: float, *buttons: QPushButton) -> None:
        """Make buttons at the foot no narrower than this, in units."""
        for button in buttons:
            self.keep_size(button.setMinimumSize, width, tokens.OPTION + 4)

    def needs(self) -> QSize:
        least = super().needs()
        margins = QSize(1, 1) * (2 * self._margin())
        foot = self.foot.sizeHint() + QSize(2, 0) * self.units(tokens.S24)  # as wide as its buttons say
        wide = (least - margins).expandedTo(QSize(foot.width(), 0))
        return least_of(self._sheet, wide) + margins

    def relook(self) -> None:
        super().relook()
        self._place()

    def _margin(self) -> int:
        return self.units(tokens.S24 if self.window().height() > _HIGH * self.look.u else tokens.S8)

    def _place(self) -> None:
        """Put the sheet in the middle, with a margin around it."""
        margin = 2 * self._margin()
        room = QSize(self.width() - margin, self.height() - margin)
        size = room.boundedTo(QSize(*map(self.units, self.most)))
        self._sheet.resize(size)
        self._sheet.move((self.width() - size.width()) // 2, (self.height() - size.height()) // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        else:
            super().keyPressEvent(event)


class WordsArea(QScrollArea):
    """Words that can be scrolled if there are too many; the keyboard comes to them only then."""

    def __init__(self, words: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent, widgetResizable=True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(words)
        self.verticalScrollBar().rangeChanged.connect(self._reach)

    def _reach(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)


#: It is painted in so many pixels at most: it is soft.
_MOST: Final = 2048
#: The veil of the first screen: by share of the width, how much of it is left. It clears softly, or it would be a wall.
_CLEARING: Final = ((0.0, 1.0), (0.33, 1.0), (0.38, 0.9), (0.44, 0.58), (0.5, 0.25), (0.56, 0.06), (0.62, 0.0))
_VEIL, _DIM = 0.88, 0.59
#: From the edge of the window to its frame, in units.
_AIR: Final = 6.0


def paint_backdrop(painter: QPainter, rect: QRectF, look: Look, menu: bool = False) -> None:
    """Paint the desert; it is dimmed as a whole, or with ``menu`` only at its left, where text stands."""
    if look.theme.plain:
        painter.fillRect(rect, look.theme.window)
        return
    ratio = painter.device().devicePixelRatioF()
    size = (rect.size() * min(ratio, _MOST / max(1.0, rect.width()))).toSize()
    if size.isEmpty():
        return
    picture = _painted(size, look.theme, menu)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, picture, QRectF(picture.rect()))
    if menu:
        with in_units(painter, rect, look.u) as frame:
            draw_frame(painter, frame.adjusted(_AIR, _AIR, -_AIR, -_AIR))


@lru_cache(maxsize=1)
def _painted(size: QSize, theme: Theme, menu: bool) -> QPixmap:
    picture = QPixmap(size)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = QRectF(picture.rect())
    try:
        (START if menu else CALM)[theme.hour].draw(painter, frame)
        _veil(painter, frame, theme, menu)
    finally:
        painter.end()
    return picture


def _veil(painter: QPainter, frame: QRectF, theme: Theme, menu: bool) -> None:
    if not menu:
        painter.fillRect(frame, faded(theme.window, _DIM))
        return
    veil = QLinearGradient(frame.topLeft(), frame.topRight())
    for at, left in _CLEARING:
        veil.setColorAt(at, faded(theme.window, left * _VEIL))
    painter.fillRect(frame, veil)
