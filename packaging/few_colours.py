"""Pictures in 256 colours: as PNG a third as large, and the fine print of the art hides that there are no more."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

from dune_desktop.scene.drawing.tokens import GLYPH_COLOURS, SEAT_COLOURS

_COLOURS: Final = 256
#: What small icons and marks have: too little of a picture for its sample, but it must stay.
_KEPT: Final = tuple({colour.rgb(): colour for colour in (*SEAT_COLOURS.values(), *GLYPH_COLOURS.values())})
#: So wide are the pictures that the colours are taken from.
_SAMPLE: Final = 320

Pixel = tuple[int, int, int]
#: What is cut first is least; how wide it is, in which channel, and its colours.
Box = tuple[float, int, int, list[Pixel]]


def in_few_colours(images: Sequence[QImage]) -> tuple[list[QImage], list[int]]:
    """All pictures in the same colours, and these."""
    table = palette(images)
    flags = Qt.ImageConversionFlag.AvoidDither
    return [image.convertToFormat(QImage.Format.Format_Indexed8, table, flags) for image in images], table


def palette(images: Sequence[QImage]) -> list[int]:
    """The colours that stand for all others: the widest box of colours is cut in its middle, again and again."""
    boxes = [_box([pixel for image in images for pixel in _sampled(image)])]
    heapify(boxes)
    while len(boxes) < _COLOURS - len(_KEPT) and boxes[0][1]:
        _, _, channel, widest = heappop(boxes)
        widest.sort(key=lambda pixel: pixel[channel])
        for half in (widest[: len(widest) // 2], widest[len(widest) // 2 :]):
            heappush(boxes, _box(half))
    means = (QColor(*(sum(part) // len(box) for part in zip(*box, strict=True))).rgb() for *_, box in boxes)
    return [*_KEPT, *means]


def _sampled(image: QImage) -> list[Pixel]:
    small = image.scaledToWidth(min(_SAMPLE, image.width())).convertToFormat(QImage.Format.Format_RGB32)
    bits = bytes(small.constBits())
    return list(zip(bits[2::4], bits[1::4], bits[0::4], strict=True))


def _box(pixels: list[Pixel]) -> Box:
    wide, channel = max((max(part) - min(part), channel) for channel, part in enumerate(zip(*pixels, strict=True)))
    return -wide * len(pixels) ** 0.5, wide, channel, pixels
