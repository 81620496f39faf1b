"""Flat shading: a material in a light, and shapes in three tones with a hard edge between lit and shade.

What rolls has them too: smoke, dust and blown spice are solids of many puffs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen, QRadialGradient

from dune_desktop.scene.art.canvas import Canvas, polygon
from dune_desktop.scene.art.lights import MATERIAL, Light
from dune_desktop.scene.drawing.painting import faded, mix

#: Of one material in one light: where which of them stands.
Tones = tuple[QColor, ...]
LIT, MIDDLE, DARK = range(3)
#: Wider than so many times its height is flat.
_FLAT: Final = 1.7
#: How much of the sun, of the sky and of the night above a material takes on.
_TINT: Final = (0.1, 0.14, 0.24)


@lru_cache(256)
def _tinted(light: Light, material: str, distance: float) -> Tones:
    lit, middle, dark = MATERIAL[material]
    seen = mix(lit, light.sun, _TINT[0]), mix(middle, light.sky[2], _TINT[1]), mix(dark, light.sky[0], _TINT[2])
    return tuple(mix(tone, light.haze, distance) for tone in seen)


def tones(canvas: Canvas, material: str, distance: float = 0.0) -> Tones:
    """The three tones of a material where the picture's light falls on it, behind so much haze."""
    return _tinted(canvas.light, material, distance)


def within(canvas: Canvas, path: QPainterPath) -> None:
    """From here to the next ``restore`` nothing is painted outside of the shape."""
    canvas.painter.setClipPath(canvas.formed(path), Qt.ClipOperation.IntersectClip)


def shaded(
    canvas: Canvas,
    path: QPainterPath,
    three: Tones,
    depth: float = 5.0,
    *,
    fall: float = 0.35,
    rim: float = 0.0,
) -> None:
    """A solid with the sun at its left: a lit edge so deep, its middle, its dark side; and a rim of light.

    ``fall`` says how high the light stands. With the rim comes a second light, faint and cool, from the right.
    """
    lit, middle, dark = three
    painter, shape = canvas.painter, canvas.formed(path)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    bounds = shape.boundingRect()
    painter.fillRect(bounds, lit)
    painter.fillPath(shape.translated(depth, depth * fall), middle)
    half = bounds.center().x() + depth
    painter.fillRect(QRectF(half, bounds.top(), bounds.right() - half, bounds.height()), middle)
    painter.fillPath(_away(shape, bounds, depth, fall), dark)
    if rim:
        _rim(canvas, shape, bounds, rim)
    painter.restore()


def _away(path: QPainterPath, bounds: QRectF, depth: float, fall: float) -> QPainterPath:
    """The dark side: its edge goes along with the outline, or straight across something flat."""
    if bounds.width() < _FLAT * bounds.height():
        return path.translated(bounds.width() * 0.5 + depth, depth * fall)
    x, lean = bounds.left() + bounds.width() * 0.66, bounds.height() * 0.22
    right = bounds.right() + 1
    corners = ((x + lean, bounds.top()), (right, bounds.top()), (right, bounds.bottom()), (x - lean, bounds.bottom()))
    return polygon(corners)


def _rim(canvas: Canvas, shape: QPainterPath, bounds: QRectF, width: float) -> None:
    """Light along the left and the top, that fades to the right, and none at the foot; it is clipped to the shape."""
    fading = QLinearGradient(bounds.topLeft(), bounds.topRight())
    fading.setColorAt(0.4, canvas.light.rim)
    fading.setColorAt(0.7, faded(canvas.light.rim, 0.0))
    cool = mix(canvas.light.sky[2], canvas.light.rim, 0.3)
    fading.setColorAt(0.84, faded(cool, 0.0))
    fading.setColorAt(1.0, faded(cool, 0.75))
    pen = QPen(fading, 2 * width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    above = bounds.adjusted(-9, -9, 9, -0.03 * bounds.height())
    canvas.painter.setClipRect(above, Qt.ClipOperation.IntersectClip)
    canvas.painter.strokePath(shape, pen)


def glow(canvas: Canvas, x: float, y: float, radius: float, colour: QColor, opacity: float = 0.6) -> None:
    """Light round a point, that fades away."""
    shine = QRadialGradient(QPointF(x, y), radius)
    shine.setColorAt(0, faded(colour, opacity))
    shine.setColorAt(1, faded(colour, 0.0))
    canvas.painter.fillRect(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), shine)


# ---------------------------------------------------------------- what rolls

#: How much lower than wide a puff is.
_LOW: Final = 0.86


@frozen
class Puff:
    """A part of a cloud round its middle."""

    x: float
    y: float
    size: float


@frozen
class Fading:
    """How dense a cloud is where it begins and where it ends, between two heights."""

    start: float
    end: float
    first: float = 1.0
    last: float = 1.0

    def brush(self, colour: QColor) -> QLinearGradient:
        gradient = QLinearGradient(0, self.start, 0, self.end)
        gradient.setColorAt(0, faded(colour, self.first))
        gradient.setColorAt(1, faded(colour, self.last))
        return gradient


#: Tone, how far puffs go towards the light as a share of their size, how large they are then, and each how manyth of
#: them is seen: a dark and a lit edge round the whole, then crescents of light within it.
_LAYERS: Final = (
    (DARK, 0.0, 1.0, 1), (LIT, 0.16, 0.88, 1), (MIDDLE, 0.08, 0.82, 1), (LIT, 0.32, 0.5, 3), (MIDDLE, 0.2, 0.5, 3),
)  # fmt: skip


def billow(canvas: Canvas, puffs: Sequence[Puff], three: Tones, fading: Fading) -> None:
    """Fill a cloud: where puffs overlap nothing shows, for each tone is one shape."""
    for tone, aside, grown, every in _LAYERS:
        path = _outline(Puff(p.x - p.size * aside, p.y - p.size * aside * 0.7, p.size * grown) for p in puffs[::every])
        canvas.paint(path, fading.brush(three[tone]))


def _outline(puffs: Iterable[Puff]) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for puff in puffs:
        path.addEllipse(QPointF(puff.x, puff.y), puff.size, puff.size * _LOW)
    return path
