"""The picture of a saved game in its row: its land, and before it the leaders with their points."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QLinearGradient, QPainter

from dune_desktop.engine.names import Seat
from dune_desktop.records.saved_game import SavedGame
from dune_desktop.scene.art.brass import draw_brass, draw_roundel
from dune_desktop.scene.art.lights import KEYLINE
from dune_desktop.scene.art.pictures.pages import CALM, land
from dune_desktop.scene.art.portraits.portrait import draw_medal
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.painting import faded
from dune_desktop.scene.drawing.painting import rounded as rounded_path
from dune_desktop.scene.drawing.picture_cache import draw_sprite
from dune_desktop.scene.drawing.tokens import Theme
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.windows.saved import saved_words
from dune_desktop.windows.widgets.panels import Align, line, rounded

#: In units.
SIZE: Final = QSizeF(216, 96)
#: A leader: how large, how far apart; who has won is larger and stands under a star.
_MEDAL, _WINNER, _APART, _STAR = 46.0, 54.0, 4.0, 18.0
#: Medals stand on this height.
_STAND: Final = 80.0
#: The plate with mark and points at the foot of a medal.
_PLATE: Final = QSizeF(40, 18)
_MARK: Final = 13.0
#: A roundel in the corner tells the round.
_ROUND: Final = 14.0
#: The foot of the land lies in the shade, and all of one that can't be told.
_VEIL: Final = ((0.45, 0.0), (1.0, 0.6))
_BROKEN: Final = ((0.0, 0.6), (1.0, 0.6))
#: A game has so many rounds at the most.
_ROUNDS: Final = 10


def draw_row_picture(painter: QPainter, at: QPointF, game: SavedGame, look: Look) -> None:
    """It is painted once for each state of the game, then only copied."""
    told = (game.edition, game.round, game.finished, game.leaders, game.scores, bool(game.trouble))
    key = ("saved", told, tuple(seat.colour for seat in game.seats), look.theme.name)
    draw_sprite(painter, key, QRectF(at, SIZE), partial(_paint, game=game, theme=look.theme))


def _paint(painter: QPainter, *, game: SavedGame, theme: Theme) -> None:
    frame = QRectF(QPointF(), SIZE)
    painter.save()
    painter.setClipPath(rounded_path(frame.adjusted(1, 1, -1, -1), tokens.RADIUS_BOX))
    _paint_ground(painter, frame, game, theme)
    painter.restore()
    draw_brass(painter, frame, tokens.RADIUS_BOX, 1.2)
    if game.trouble:
        line(painter, frame, "?", tokens.BANNER, 700, theme.text, Align.AlignHCenter)
        return
    best, seats = saved_words.winner(game), len(game.seats)
    step = min(_MEDAL + _APART, SIZE.width() / max(1, seats))
    left = frame.center().x() - (seats - 1) * step / 2
    for seat in range(seats):
        _paint_seat(painter, left + seat * step, game, seat, theme, won=seat == best)
    if not game.finished:
        _paint_round(painter, game.round, theme)


def _paint_ground(painter: QPainter, frame: QRectF, game: SavedGame, theme: Theme) -> None:
    """What can't be read is a desert in the dark."""
    past = 1.0 if game.finished else min(max(game.round - 1, 0) / _ROUNDS, 0.99)
    (CALM[theme.hour] if game.trouble else land(game.edition, past)).paint(painter, frame)
    veil = QLinearGradient(frame.topLeft(), frame.bottomLeft())
    for at, opacity in _BROKEN if game.trouble else _VEIL:
        veil.setColorAt(at, faded(KEYLINE, opacity))
    painter.fillRect(frame, veil)


def _paint_round(painter: QPainter, number: int, theme: Theme) -> None:
    draw_roundel(painter, QPointF(_ROUND, _ROUND), _ROUND - 3, theme)
    line(painter, QRectF(0, 0, 2 * _ROUND, 2 * _ROUND), str(number), tokens.SMALL, 700, theme.text, Align.AlignHCenter)


def _paint_seat(painter: QPainter, x: float, game: SavedGame, seat: Seat, theme: Theme, *, won: bool) -> None:
    side = _WINNER if won else _MEDAL
    medal = QRectF(x - side / 2, _STAND - side, side, side)
    leader = game.leaders[seat] if seat < len(game.leaders) else ""
    draw_medal(painter, leader, medal, theme)
    if won:
        draw_glyph(painter, "vp", QRectF(x - _STAR / 2, medal.top() - _STAR * 0.6, _STAR, _STAR), theme)
    plate = QRectF(QPointF(), _PLATE)
    plate.moveCenter(QPointF(x, medal.bottom() + 4))
    colour = game.seats[seat].colour
    rounded(painter, plate, plate.height() / 2, theme.window, tokens.SEAT_COLOURS[colour], 1.5)
    draw_mark(painter, colour, QRectF(plate.left() + 4, plate.center().y() - _MARK / 2, _MARK, _MARK))
    points = str(game.scores[seat]) if seat < len(game.scores) else ""
    line(painter, plate.adjusted(_MARK + 4, 0, -3, 0), points, tokens.FIGURE, 700, theme.text, Align.AlignHCenter)
