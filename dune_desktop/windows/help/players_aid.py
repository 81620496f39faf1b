"""The player's aid: how the game works on one side of a sheet, its icons on the other, as a PDF to print."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter

from dune_desktop.content import BASE
from dune_desktop.engine.edition import Edition
from dune_desktop.scene.drawing import fonts, tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit, line_height
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.products import legend
from dune_desktop.text.translating import Texts
from dune_desktop.windows.help.how_it_works import COLUMNS, FIRST, SECOND, Illustration, in_rows
from dune_desktop.windows.help.legend import height_of, paint_groups
from dune_desktop.windows.help.sketch import Sketch
from dune_desktop.windows.theme import gold, soft_line
from dune_desktop.windows.widgets.panels import Align, line, rounded

PlayersAid = Texts("PlayersAid")

#: Dots of an inch, as printers have them.
_DOTS: Final = 300
#: How wide the paper is at least, in units; the edge that printers leave free, and what the title takes.
_WIDE, _EDGE, _TITLE = 900.0, 34.0, 52.0
#: Within the frame of an illustration and between two; its heading; a text has so many lines at most.
_PAD, _APART, _HEADING, _MOST_LINES = 12.0, 8.0, 32.0, 5


class Aid:
    """The aid for a game, or for the base game with a word on the others, in the language of now."""

    def __init__(self, look: Look, game: Edition | None) -> None:
        self._game = game
        self._look = Look()
        #: Paper is light.
        self._look.set(theme=tokens.LIGHT, language=look.language)

    def pdf(self) -> bytes:
        """The sheet, both of its sides."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(_DOTS)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF())
        writer.setTitle(PlayersAid.tr("Player's aid"))
        painter = QPainter(writer)
        try:
            self._paint_works(painter, writer)
            writer.newPage()
            self._paint_icons(painter, writer)
        finally:
            painter.end()
        return bytes(buffer.data().data())

    @staticmethod
    def _laid(painter: QPainter, writer: QPdfWriter, high: Callable[[float], float]) -> QRectF:
        """Paint in units so large that what is so ``high`` in a width has room; what is within the edges."""
        wide = _WIDE
        while True:
            area = QRectF(0, 0, wide, wide * writer.height() / writer.width()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
            if high(area.width()) <= area.height():
                painter.resetTransform()
                painter.scale(writer.width() / wide, writer.width() / wide)
                return area
            wide *= 1.02

    # ------------------------------------------------------------ how it works

    def _paint_works(self, painter: QPainter, writer: QPdfWriter) -> None:
        area = self._laid(painter, writer, lambda wide: max(frame.bottom() for _, frame in self._placed(wide)))
        title = QRectF(area.left(), area.top(), area.width(), _TITLE - _APART)
        line(painter, title, PlayersAid.tr("How it works"), 30, fonts.TITLE, gold(self._look.theme))
        for one, frame in self._placed(area.width()):
            self._paint_illustration(painter, one, frame.translated(area.topLeft()))

    def _placed(self, width: float) -> Iterator[tuple[Illustration, QRectF]]:
        """The illustrations below the title, row by row; all of a row are as high as its highest."""
        top, step = _TITLE, (width + _APART) / COLUMNS
        shown = [one for one in (*FIRST, *SECOND) if self._game is None or one.holds_in(self._game)]
        for row in in_rows(shown):
            high = max(self._height(one, wide * step - _APART) for one, _, wide in row)
            for one, at, wide in row:
                yield one, QRectF(at * step, top, wide * step - _APART, high)
            top += high + _APART

    def _height(self, one: Illustration, width: float) -> float:
        words = fit(str(one.text), width - 2 * _PAD, tokens.BODY, 400, lines=_MOST_LINES)
        return _HEADING + one.high + _APART + len(words.lines) * line_height(words.font) + _PAD

    def _paint_illustration(self, painter: QPainter, one: Illustration, frame: QRectF) -> None:
        theme = self._look.theme
        rounded(painter, frame, tokens.RADIUS_PANEL, theme.raised, soft_line(theme))
        inner = frame.adjusted(_PAD, 4, -_PAD, -_PAD)
        heading = QRectF(inner.topLeft(), inner.topRight())
        heading.setHeight(_HEADING - 4)
        line(painter, heading, str(one.heading), 20, fonts.TITLE, gold(theme))
        painter.save()
        painter.translate(inner.left(), frame.top() + _HEADING)
        one.draw(Sketch(painter, QRectF(0, 0, inner.width(), one.high), self._look, self._game or BASE))
        painter.restore()
        room = QRectF(inner)
        room.setTop(frame.top() + _HEADING + one.high + _APART)
        words = fit(str(one.text), room.width(), tokens.BODY, 400, lines=_MOST_LINES)
        draw_fitted(painter, words, room, theme.text, Align.AlignLeft | Align.AlignTop)

    # ------------------------------------------------------------ icons

    def _paint_icons(self, painter: QPainter, writer: QPdfWriter) -> None:
        """The icons are as large as all of them have room."""
        told = legend(BASE.products if self._game is None else self._game.products)
        area = self._laid(painter, writer, lambda wide: height_of(told, wide))
        paint_groups(painter, told, area, self._look.theme)
