"""The pieces of the seats: the silhouette tells the kind, the mark cut into it the seat."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from dune_desktop.scene.drawing.painting import faded
from dune_desktop.scene.drawing.picture_cache import draw_sprite
from dune_desktop.scene.drawing.tokens import GLYPH_COLOURS, GLYPH_KEYLINE, SEAT_COLOURS, SEAT_INK, SEAT_MARKS
from dune_desktop.scene.glyphs.desert import DESERT_PIECES
from dune_desktop.scene.glyphs.laboratory import LABORATORY_PIECES
from dune_desktop.scene.glyphs.machines import MACHINE_PIECES
from dune_desktop.scene.glyphs.shapes import GRID, Body, box, cut, disc, joined, placed, poly, regular, soft, stroke
from dune_desktop.scene.glyphs.things import CHAIR, FENCER, FLAG, PAWN, POLE, ROBE, SWORD

#: On the whole grid; cut into a piece they are made smaller.
MARKS: Final[dict[str, QPainterPath]] = {
    "disc": disc(12, 12, 8.4),
    "bar": box(1.6, 7.6, 20.8, 8.8, 1.4),
    "cross": joined(box(8, 2, 8, 20, 1.2), box(2, 8, 20, 8, 1.2)),
    "triangle": soft(poly("12,4 21,19.4 3,19.4"), 1.2),
}


#: Twice as wide as the rim of a hollow piece.
_RIM: Final = 4.0


#: Light falls on every piece from the left; its edge there is lit, and the other one lies in the shade.
_LIT, _FROM = QColor("#fff6dc"), (1.5, 1.2)
#: Units by their kinds. A product adds a line of its own.
PIECES: Final[dict[str, Body]] = {
    "mark": Body(box(1.8, 1.8, 20.4, 20.4, 4.4), (12, 12, 15)),
    # As large as the square allows: where cubes are small, a larger mark is what tells seats apart.
    "troop": Body(soft(regular(12, 12, 10.4, 6), 0.8), (12, 12, 14.4)),
    "pawn": Body(PAWN, (12, 17.6, 9.4)),
    "flag": Body(FLAG, (14.4, 7.6, 8.4), (POLE, "piece")),
    "token": Body(disc(12, 12, 10.2), (12, 12, 13)),
    "council": Body(CHAIR, (12, 7.8, 9)),
    "mentat": Body(ROBE, (12, 17.4, 8)),
    "swordmaster": Body(FENCER, (9.6, 17.4, 7.8), (SWORD, "steel")),
    "unit": Body(soft(regular(12, 12, 10.8, 6), 0.8), (12, 12, 12.6)),
    **DESERT_PIECES,
    **MACHINE_PIECES,
    **LABORATORY_PIECES,
}


def draw_mark(painter: QPainter, colour: str, rect: QRectF) -> None:
    """Draws the seat's mark in a square of its colour, as it stands before its name."""
    draw_piece(painter, "mark", colour, rect)


def draw_piece(painter: QPainter, kind: str, colour: str, rect: QRectF, hollow: bool = False) -> None:
    """A piece of a seat; a unit that has no picture of its own is a plain one.

    ``hollow``: it is out on the board, and this is the place that it left.
    """
    kind = kind if kind in PIECES else "unit"
    side = min(rect.width(), rect.height())
    square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    paint = partial(_paint, kind=kind, colour=colour, hollow=hollow, side=side)
    draw_sprite(painter, ("piece", kind, colour, hollow), square, paint)


def _paint(painter: QPainter, *, kind: str, colour: str, hollow: bool, side: float) -> None:
    piece = PIECES[kind]
    mark = placed(MARKS[SEAT_MARKS[colour]], *piece.mark)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / GRID, side / GRID)
    if hollow:
        _paint_rim(painter, piece.path, SEAT_COLOURS[colour])
    else:
        _paint_part(painter, piece.path, SEAT_COLOURS[colour])
        painter.fillPath(mark, SEAT_INK)
    if piece.beside is not None:
        _paint_part(painter, piece.beside[0], GLYPH_COLOURS[piece.beside[1]])
    painter.restore()


def _paint_rim(painter: QPainter, path: QPainterPath, colour: QColor) -> None:
    """Paints an edge alone: small as they are, a hollow piece and a whole one must not look alike."""
    painter.fillPath(cut(stroke(path, 2 * GLYPH_KEYLINE), path), GLYPH_COLOURS["keyline"])
    painter.fillPath(cut(path, cut(path, stroke(path, _RIM))), colour)


def _paint_part(painter: QPainter, path: QPainterPath, colour: QColor) -> None:
    keyline = QPen(GLYPH_COLOURS["keyline"], 2 * GLYPH_KEYLINE)
    keyline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, keyline)
    painter.fillPath(path, colour)
    painter.fillPath(cut(path, path.translated(*_FROM)), faded(_LIT, 0.5))
    painter.fillPath(cut(path, path.translated(-_FROM[0], -_FROM[1])), faded(SEAT_INK, 0.3))
