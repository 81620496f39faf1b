"""Sand as the wind leaves it: noise made of tiny random pictures, its ridges in relief, painted by a table of colours.

No library but Qt: a table of bytes makes the ridges, the picture minus itself, a little aside, makes light and shade.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from dune_desktop.scene.drawing.painting import mix

_GREY: Final = QImage.Format.Format_Grayscale8
#: So many pixels a grain of the widest noise is high; each octave is half of it, and as strong as it says.
_GRAIN: Final = 34
_OCTAVES: Final = (0.5, 0.32, 0.18)
#: Grains are so many times as wide as high.
_LONG: Final = 3.0
#: From where the light comes, in pixels; how much of it is seen.
_LIGHT: Final = QPointF(3, -2)
_STRONG: Final = 3.6
#: At the edges there is nothing aside.
_EDGE: Final = 4
#: Where on the scale of greys the colours of the sand stand.
_STOPS: Final = (0.0, 0.3, 0.5, 0.68, 1.0)
_RIDGES: Final = bytes(round(255 * (1 - abs(2 * value / 255 - 1))) for value in range(256))
_CONTRAST: Final = bytes(min(255, max(0, round(128 + _STRONG * (value - 127)))) for value in range(256))


def sand_relief(size: QSize, colours: Sequence[QColor], seed: int = 5) -> QImage:
    """Sand of this many pixels in five colours, from the deepest shade to the crest."""
    ridges = _through(_noise(size, Random(seed)), _RIDGES)
    light = _through(_less_itself(ridges), _CONTRAST)
    painted = QImage(
        light.constBits(), light.width(), light.height(), light.bytesPerLine(), QImage.Format.Format_Indexed8
    )
    painted.setColorTable([_between(colours, value / 255).rgb() for value in range(256)])
    return painted.convertToFormat(QImage.Format.Format_RGB32)


def _noise(size: QSize, chance: Random) -> QImage:
    """Three octaves, added up."""
    total = QImage(size, QImage.Format.Format_RGB32)
    total.fill(Qt.GlobalColor.black)
    painter = QPainter(total)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    for octave, strength in enumerate(_OCTAVES):
        grain = _GRAIN / 2**octave
        wide, high = int(size.width() / (_LONG * grain)) + 3, int(size.height() / grain) + 3
        tiny = QImage(chance.randbytes(wide * high), wide, high, wide, _GREY)
        soft = tiny.scaled(4 * wide, 4 * high, mode=Qt.TransformationMode.SmoothTransformation)
        painter.setOpacity(strength)
        painter.drawImage(QRectF(QPointF(), size.toSizeF()), soft)
    painter.end()
    return total


def _less_itself(ridges: QImage) -> QImage:
    """The picture minus itself a little aside, round a middle grey: what faces the light is bright."""
    turned = ridges.convertToFormat(QImage.Format.Format_RGB32)
    turned.invertPixels()
    total = QImage(ridges.size(), QImage.Format.Format_RGB32)
    total.fill(Qt.GlobalColor.black)
    painter = QPainter(total)
    painter.setOpacity(0.5)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.drawImage(0, 0, ridges)
    painter.drawImage(_LIGHT, turned)
    painter.end()
    return total


def _through(image: QImage, table: bytes) -> QImage:
    """Every grey becomes what the table says."""
    grey = image.convertToFormat(_GREY)
    mapped = bytes(grey.constBits()).translate(table)
    return QImage(mapped, grey.width(), grey.height(), grey.bytesPerLine(), _GREY).copy()


def _between(colours: Sequence[QColor], value: float) -> QColor:
    for low, high, first, last in zip(_STOPS, _STOPS[1:], colours, colours[1:], strict=False):
        if value <= high:
            return mix(first, last, (value - low) / (high - low))
    return colours[-1]


def draw_sand(painter: QPainter, rect: QRectF, colours: Sequence[QColor], seed: int = 5) -> None:
    """Sand at half of the size, scaled up: it is soft anyway."""
    size = QSize(max(8, round(rect.width() / 2)), max(8, round(rect.height() / 2)))
    wind = sand_relief(size + QSize(2 * _EDGE, 2 * _EDGE), colours, seed)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, wind, QRectF(QPointF(_EDGE, _EDGE), size.toSizeF()))
