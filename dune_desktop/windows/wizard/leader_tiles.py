"""The leaders as small portraits to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.picture_cache import PIXMAPS
from dune_desktop.scene.faces.portraits import Portrait
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.windows.widgets.panels import focus_ring, in_units, rounded

_TILE, _LEAST = 50.0, 40.0
_SEAT_MARK: Final = 18.0
#: Of a small portrait one sees the face only.
_NEARER: Final = (-12.0, -10.0, 12.0, 14.0)


class _Tile(QAbstractButton):
    """A small portrait; the marks of the seats that have this leader stand in its corner."""

    def __init__(self, look: Look, leader: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self.leader = look, leader
        self._colours: tuple[str, ...] = ()
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_seats(self, colours: tuple[str, ...]) -> None:
        self._colours = colours
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as area:
            self._paint(painter, area)
        painter.end()

    def _paint(self, painter: QPainter, area: QRectF) -> None:
        theme = self._look.theme
        box = area.adjusted(2, 2, -2, -2)
        rounded(painter, box, tokens.RADIUS_BOX, theme.button, None)
        painter.setOpacity(1.0 if self.isEnabled() else tokens.DIM)
        if self.leader:
            pixmap = self._portrait(box.size())
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        else:
            draw_glyph(painter, "random", box.adjusted(10, 10, -10, -10), theme)
        edge, width = (theme.text, 3.0) if self.isChecked() else (theme.rule, tokens.SEAT_LINE)
        over = self.underMouse() and self.isEnabled()
        rounded(painter, box, tokens.RADIUS_BOX, None, theme.text2 if over else edge, width)
        for number, colour in enumerate(self._colours if self.leader else ()):
            corner = QRectF(0, 0, _SEAT_MARK, _SEAT_MARK)
            corner.moveBottomRight(area.bottomRight())
            draw_mark(painter, colour, corner.translated(-number * (_SEAT_MARK - 4), 0))
        if self.hasFocus():
            focus_ring(painter, area, tokens.RADIUS_BOX, self._look)

    def _portrait(self, size: QSizeF) -> QPixmap:
        theme = self._look.theme
        whole = QRectF(0, 0, size.width(), size.height())

        def paint(painter: QPainter) -> None:
            corners = QPainterPath()
            corners.addRoundedRect(whole, tokens.RADIUS_BOX, tokens.RADIUS_BOX)
            painter.setClipPath(corners)
            Portrait(whole.adjusted(*_NEARER), self.leader, theme.box).paint(painter, theme)

        key = ("portrait", self.leader, theme.name)
        return PIXMAPS.pixmap(key, size, self._look.u * self.devicePixelRatioF(), paint)


class LeaderTiles(QWidget):
    """In one row, or in two where there are many."""

    #: A leader; empty: a random one.
    chosen = Signal(str)

    def __init__(self, look: Look, width: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._width = look, width
        self._tiles = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._tiles.buttonClicked.connect(self._choose)
        look.changed.connect(self._scale)

    @property
    def leaders(self) -> tuple[str, ...]:
        """Those that are shown."""
        return tuple(tile.leader for tile in self._all())

    @property
    def rows(self) -> int:
        """How many stand one below the other."""
        return -(-len(self._all()) // self._columns())

    def show_leaders(self, leaders: tuple[str, ...]) -> None:
        """These, and no others; empty: a random one."""
        if leaders == self.leaders:
            return
        for tile in self._all():
            self._tiles.removeButton(tile)
            self._grid.removeWidget(tile)
            tile.deleteLater()
        for leader in leaders:
            self._tiles.addButton(_Tile(self._look, leader, self))
        for number, tile in enumerate(self._all()):
            self._grid.addWidget(tile, *divmod(number, self._columns()))
            tile.show()
        self._scale()

    def _columns(self) -> int:
        """As many as fit; evenly where they do not all fit in one row."""
        number = max(1, len(self._all()))
        most = int((self._width + tokens.S4) // (_LEAST + tokens.S4))
        return -(-number // -(-number // most))

    def tile(self, leader: str) -> QAbstractButton:
        """The portrait of a leader; empty: the one for a random leader."""
        return next(tile for tile in self._all() if tile.leader == leader)

    def _all(self) -> list[_Tile]:
        return [tile for tile in self._tiles.buttons() if isinstance(tile, _Tile)]

    def say(self, leader: str, words: str) -> None:
        """What is told of one that is pointed at."""
        tile = self.tile(leader)
        tile.setToolTip(words)
        tile.setAccessibleName(words)

    def show_taken(self, taken: Mapping[str, tuple[str, ...]]) -> None:
        """The colours of the seats that have a leader, by its id."""
        for tile in self._all():
            tile.show_seats(taken.get(tile.leader, ()))

    def _choose(self, tile: _Tile) -> None:
        self.chosen.emit(tile.leader)

    def _scale(self) -> None:
        gap, columns = tokens.S4, self._columns()
        side = min(_TILE, (self._width - gap * (columns - 1)) / columns)
        self._grid.setSpacing(round(gap * self._look.u))
        for tile in self._all():
            tile.setFixedSize(int(side * self._look.u), int(side * self._look.u))
