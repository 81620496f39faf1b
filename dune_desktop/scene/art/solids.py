"""What solids of all kinds are filled with: three tones with a hard edge, the light at the left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Canvas, Point, polygon
from dune_desktop.scene.art.tones import DARK, LIT, MIDDLE, Tones
from dune_desktop.scene.drawing.painting import mix


def walls(canvas: Canvas, material: Tones, far: float = 0.0, share: float = 0.4) -> Tones:
    """The tones of what is built, or grown, at a distance; so large a share of them is that of rock in this light."""
    mixed = (mix(own, rock, share) for own, rock in zip(material, canvas.light.rock, strict=True))
    return tuple(canvas.far(tone, far) for tone in mixed)


def block(canvas: Canvas, tone: Tones, place: QRectF, taper: float = 0.08, split: float = 0.62) -> None:
    """A battered wall or tower: narrower at its top; its right flank lies in the shade."""
    lean = place.width() * taper
    left, right = place.left() + lean, place.right() - lean
    top, bottom = place.top(), place.bottom()
    at_top, at_foot = left + (right - left) * split, place.left() + place.width() * split
    front = ((left, top), (at_top, top), (at_foot, bottom), (place.left(), bottom))
    canvas.shine(polygon(front), tone[LIT], tone[MIDDLE], (left, top), (at_foot, bottom))
    flank: tuple[Point, ...] = ((at_top, top), (right, top), (place.right(), bottom), (at_foot, bottom))
    canvas.fill(polygon(flank), tone[DARK])


def dome(canvas: Canvas, tone: Tones, x: float, y: float, radius: float, high: float = 1.0) -> None:
    """Half a ball on its foot ``y``; ``high`` as a share of the radius."""
    rise = radius * high
    canvas.fill(_half(x, y, radius, radius, rise), tone[DARK])
    canvas.fill(_half(x, y, radius, radius * 0.42, rise), tone[MIDDLE])
    canvas.fill(_half(x, y, radius, -radius * 0.3, rise), tone[LIT])


def _half(x: float, y: float, radius: float, right: float, rise: float) -> QPainterPath:
    """From the left foot over the top to where its terminator stands."""
    round_ = 0.5523
    path = QPainterPath(QPointF(x - radius, y))
    path.cubicTo(x - radius, y - rise * round_, x - radius * round_, y - rise, x, y - rise)
    path.cubicTo(x + right * round_, y - rise, x + right, y - rise * round_, x + right, y)
    path.closeSubpath()
    return path


def rim(canvas: Canvas, points: Sequence[Point], width: float = 1.2, opacity: float = 0.8) -> None:
    """The edge where the light meets the sky."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    canvas.line(path, canvas.light.rim, width, opacity)
