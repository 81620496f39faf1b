"""The picture of a saved game: the table as it was left, or a desert with the colours of its seats."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen

from dune_desktop.scene.board.item import veil
from dune_desktop.scene.board.scenery import paint_country
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.sprites import draw_sprite
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.windows.saved.saved_model import SavedRow
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.panels import Align, line

#: Of the picture in a row, in units.
SIZE: Final = QSizeF(144, 80)
_COUNTRY: Final = QSizeF(576, 320)
_HORIZON, _MOON = 0.56, 60.0
_PAWN: Final = 30.0


def draw_thumb(painter: QPainter, row: SavedRow, at: QPointF, look: Look) -> None:
    """Painted once for each state of the game, then only copied."""
    game = row.game
    colours = tuple(seat.colour for seat in game.seats)
    key = ("saved", game.id, row.pictured, colours, bool(game.trouble), look.theme.name)
    draw_sprite(painter, key, QRectF(at, SIZE), partial(_paint, row=row, look=look))


def _paint(painter: QPainter, *, row: SavedRow, look: Look) -> None:
    frame = QRectF(QPointF(), SIZE)
    path = QPainterPath()
    path.addRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), tokens.RADIUS_BOX, tokens.RADIUS_BOX)
    painter.save()
    painter.setClipPath(path)
    picture = QImage() if row.game.picture is None else QImage(str(row.game.picture))
    if picture.isNull():
        _paint_desert(painter, frame, row, look)
    else:
        _paint_picture(painter, frame, picture)
    painter.restore()
    painter.strokePath(path, QPen(soft_line(look.theme), tokens.LINE))


def _paint_picture(painter: QPainter, frame: QRectF, picture: QImage) -> None:
    """As large as fills the frame; what is too much at the sides is left out."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    size = QSizeF(picture.size())
    share = max(frame.width() / size.width(), frame.height() / size.height())
    seen = QRectF(QPointF(), frame.size() / share)
    seen.moveCenter(QRectF(QPointF(), size).center())
    painter.drawImage(frame, picture, seen)


def _paint_desert(painter: QPainter, frame: QRectF, row: SavedRow, look: Look) -> None:
    painter.save()
    painter.scale(frame.width() / _COUNTRY.width(), frame.height() / _COUNTRY.height())
    horizon = _HORIZON * _COUNTRY.height()
    moon = QPointF(0.8 * _COUNTRY.width(), 0.4 * horizon)
    paint_country(painter, QRectF(QPointF(), _COUNTRY), horizon, moon, _MOON, look.theme)
    painter.restore()
    if row.game.trouble:
        painter.fillRect(frame, veil(look.theme.window, 0.6))
        line(painter, frame, "?", tokens.BANNER, 700, look.theme.text, Align.AlignHCenter)
        return
    seats = row.game.seats
    left = frame.center().x() - len(seats) * _PAWN / 2
    for number, seat in enumerate(seats):
        place = QRectF(left + number * _PAWN, frame.bottom() - _PAWN - 10, _PAWN, _PAWN)
        draw_piece(painter, "pawn", seat.colour, place.adjusted(3, 3, -3, -3))
