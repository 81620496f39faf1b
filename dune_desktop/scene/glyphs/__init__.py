"""Every icon, by the name of its sign: drawn once into a pixmap, then only copied.

Begin with ``shapes``, the words for drawing; the other modules are tables from the names of signs to drawings.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.painting import draw_rounded
from dune_desktop.scene.drawing.picture_cache import PIXMAPS, draw_sprite
from dune_desktop.scene.drawing.tokens import DIGIT, DIM, GLYPH_COLOURS, GLYPH_KEYLINE, Theme
from dune_desktop.scene.glyphs.actions import DEEDS
from dune_desktop.scene.glyphs.desert import DESERT
from dune_desktop.scene.glyphs.factions import AGENT_ICONS, EMBLEMS, INFLUENCE
from dune_desktop.scene.glyphs.gains import GAINS
from dune_desktop.scene.glyphs.grammar import GRAMMAR
from dune_desktop.scene.glyphs.laboratory import LABORATORY
from dune_desktop.scene.glyphs.machines import MACHINES
from dune_desktop.scene.glyphs.shapes import CENTRE, GRID, Glyph, fill, glyph, regular, soft
from dune_desktop.scene.glyphs.things import THINGS
from dune_desktop.scene.glyphs.window import WINDOW

__all__ = ["EMBLEMS", "GLYPHS", "draw_glyph", "glyph_pixmap", "glyph_width", "holds_digit"]

#: A product adds a line of its own.
GLYPHS: Final[dict[str, Glyph]] = {
    **GRAMMAR,
    **GAINS,
    **AGENT_ICONS,
    **INFLUENCE,
    **THINGS,
    **DEEDS,
    **DESERT,
    **MACHINES,
    **LABORATORY,
    **WINDOW,
}

#: What has no picture of its own: a plain tile.
_OTHER: Final = glyph(fill("token", soft(regular(12, 12, 10.4, 6), 0.8)), digit=CENTRE)

#: Money is called by the number that a seat has of it.
_MONEY: Final = {"specimens": "specimen"}
_SIGNS: Final = frozenset(name for name, made in GLYPHS.items() if any(one.slot == "text" for one in made.shapes))


def draw_glyph(
    painter: QPainter,
    name: str,
    rect: QRectF,
    theme: Theme,
    number: str = "",
    dim: bool = False,
    ink: QColor | None = None,
) -> None:
    """The glyph in the middle of ``rect``. ``ink``: of arrows and the like, where it is not the theme's text."""
    colour = (ink or theme.text) if name in _SIGNS else theme.text
    side = min(rect.width(), rect.height())
    square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    key = ("glyph", name, number, dim, colour.rgba() if name in _SIGNS else 0)
    draw_sprite(painter, key, square, partial(_paint, name=name, colour=colour, number=number, dim=dim, side=side))


def glyph_pixmap(
    name: str, size: float, scale: float, theme: Theme, number: str = "", ink: QColor | None = None
) -> QPixmap:
    """For buttons and views: a pixmap of ``size`` units at ``scale`` pixels a unit."""
    colour = ink or theme.text
    key = ("icon", name, number, colour.rgba())
    paint = partial(_paint, name=name, colour=colour, number=number, dim=False, side=size)
    return PIXMAPS.pixmap(key, QSizeF(size, size), scale, paint)


def _glyph(name: str) -> Glyph:
    return GLYPHS.get(_MONEY.get(name, name), _OTHER)


def glyph_width(name: str, size: float) -> float:
    """What the glyph takes in a line of signs: arrows and strokes between icons are narrower than icons."""
    return size * _glyph(name).width / GRID


def holds_digit(name: str) -> bool:
    return _glyph(name).digit is not None


def _paint(painter: QPainter, *, name: str, colour: QColor, number: str, dim: bool, side: float) -> None:
    made = _glyph(name)
    inside = bool(number) and made.digit is not None
    painter.save()
    painter.setOpacity(DIM if dim else 1.0)
    painter.scale(side / GRID, side / GRID)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_shapes(painter, made, colour, inside)
    if inside and made.digit is not None:
        _paint_digit(painter, number, QPointF(*made.digit), GLYPH_COLOURS["keyline"])
    elif number:
        _paint_badge(painter, number)
    painter.restore()


def _paint_shapes(painter: QPainter, made: Glyph, ink: QColor, inside: bool) -> None:
    keyline = QPen(GLYPH_COLOURS["keyline"], 2 * GLYPH_KEYLINE)
    keyline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    for shape in made.shapes:
        if shape.detail and inside:
            continue
        # Dark signs need no dark edge: it would only fatten them.
        if shape.keyline and (shape.slot != "text" or ink.lightness() > 127):
            painter.strokePath(shape.path, keyline)
        painter.fillPath(shape.path, ink if shape.slot == "text" else GLYPH_COLOURS[shape.slot])


def _paint_digit(painter: QPainter, number: str, middle: QPointF, colour: QColor) -> None:
    font = fonts.font(DIGIT, fonts.BOLD)
    measures = fonts.metrics(DIGIT, fonts.BOLD)
    painter.setFont(font)
    painter.setPen(colour)
    corner = QPointF(middle.x() - measures.horizontalAdvance(number) / 2, middle.y() + measures.capHeight() / 2)
    painter.drawText(corner, number)


def _paint_badge(painter: QPainter, number: str) -> None:
    """A number on a glyph that has no room inside: on a dark plate at its lower right."""
    width = 4 + fonts.metrics(DIGIT, fonts.BOLD).horizontalAdvance(number)
    plate = QRectF(GRID - width, GRID - 13, width, 13)
    draw_rounded(painter, plate, 3, GLYPH_COLOURS["keyline"])
    _paint_digit(painter, number, plate.center(), GLYPH_COLOURS["piece"])
