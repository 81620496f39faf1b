"""What solids of all kinds are filled with: three tones with a hard edge, the light at the left."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from dune_desktop.scene.art.canvas import Canvas, Point, polygon
from dune_desktop.scene.drawing.painting import mix


@frozen(eq=False)
class Tones:
    """Of one material at one distance, in one light."""

    lit: QColor
    middle: QColor
    dark: QColor


def tones(canvas: Canvas, material: tuple[QColor, ...], far: float = 0.0, share: float = 0.4) -> Tones:
    """``share``: how much of the tones is that of rock in this light."""
    lit, middle, dark = (mix(own, rock, share) for own, rock in zip(material, canvas.light.rock, strict=True))
    return Tones(canvas.far(lit, far), canvas.far(middle, far), canvas.far(dark, far))


def block(canvas: Canvas, tone: Tones, place: QRectF, taper: float = 0.08, split: float = 0.62) -> None:
    """A battered wall or tower: narrower at its top; its right flank lies in the shade."""
    lean = place.width() * taper
    left, right = place.left() + lean, place.right() - lean
    top, bottom = place.top(), place.bottom()
    at_top, at_foot = left + (right - left) * split, place.left() + place.width() * split
    front = ((left, top), (at_top, top), (at_foot, bottom), (place.left(), bottom))
    canvas.shine(polygon(front), tone.lit, tone.middle, (left, top), (at_foot, bottom))
    flank: tuple[Point, ...] = ((at_top, top), (right, top), (place.right(), bottom), (at_foot, bottom))
    canvas.fill(polygon(flank), tone.dark)


def dome(canvas: Canvas, tone: Tones, x: float, y: float, radius: float, high: float = 1.0) -> None:
    """Half a ball on its foot ``y``; ``high`` as a share of the radius."""
    rise = radius * high
    canvas.fill(_half(x, y, radius, radius, rise), tone.dark)
    canvas.fill(_half(x, y, radius, radius * 0.42, rise), tone.middle)
    canvas.fill(_half(x, y, radius, -radius * 0.3, rise), tone.lit)


def _half(x: float, y: float, radius: float, right: float, rise: float) -> QPainterPath:
    """From the left foot over the top to where its terminator stands."""
    round_ = 0.5523
    path = QPainterPath(QPointF(x - radius, y))
    path.cubicTo(x - radius, y - rise * round_, x - radius * round_, y - rise, x, y - rise)
    path.cubicTo(x + right * round_, y - rise, x + right, y - rise * round_, x + right, y)
    path.closeSubpath()
    return path


def rim(canvas: Canvas, points: tuple[Point, ...], width: float = 1.2, opacity: float = 0.8) -> None:
    """The edge where the light meets the sky."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    canvas.line(path, canvas.light.rim, width, opacity)
