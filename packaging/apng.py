"""Writes a picture that moves as an animated PNG, which Qt can't: of each frame only what is another than before."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QTransform

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = QImage.Format.Format_Indexed8
_COLOURS: Final = 256
#: So large are the pictures that the colours are taken from.
_SAMPLE: Final = 160

#: A picture, and for how many milliseconds it is seen.
Frame = tuple[QImage, int]
Pixel = tuple[int, int, int]


def write(path: Path, frames: Sequence[Frame]) -> None:
    """All frames are equally large and share their colours; after the last one the first comes again."""
    table = palette([image for image, _ in frames])
    flags = Qt.ImageConversionFlag.AvoidDither
    indexed = [(image.convertToFormat(_INDEXED, table, flags), time) for image, time in frames]
    path.write_bytes(_SIGNATURE + b"".join(_chunks(indexed, table)))


# ---------------------------------------------------------------- colours


def palette(images: Sequence[QImage]) -> list[int]:
    """The colours that stand for all others: the widest box of colours is cut in its middle, again and again."""
    boxes = [[pixel for image in images for pixel in _sampled(image)]]
    while len(boxes) < _COLOURS:
        widest = max(boxes, key=lambda box: _width(box)[0] * len(box) ** 0.5)
        wide, channel = _width(widest)
        if not wide:
            break
        boxes.remove(widest)
        widest.sort(key=lambda pixel: pixel[channel])
        boxes += [widest[: len(widest) // 2], widest[len(widest) // 2 :]]
    return [QColor(*(sum(part) // len(box) for part in zip(*box, strict=True))).rgb() for box in boxes]


def _sampled(image: QImage) -> Iterator[Pixel]:
    small = image.scaledToWidth(_SAMPLE).convertToFormat(QImage.Format.Format_RGB32)
    for row in range(small.height()):
        for column in range(small.width()):
            colour = small.pixelColor(column, row)
            yield colour.red(), colour.green(), colour.blue()


def _width(box: list[Pixel]) -> tuple[int, int]:
    """How far the colours of a box lie apart, and in which channel."""
    return max((max(part) - min(part), channel) for channel, part in enumerate(zip(*box, strict=True)))


# ---------------------------------------------------------------- chunks


def _chunks(frames: Sequence[Frame], table: Sequence[int]) -> Iterator[bytes]:
    first = frames[0][0]
    yield _chunk(b"IHDR", struct.pack(">IIBBBBB", first.width(), first.height(), 8, 3, 0, 0, 0))
    yield _chunk(b"PLTE", b"".join(struct.pack(">I", colour)[1:] for colour in table))
    yield _chunk(b"acTL", struct.pack(">II", len(frames), 0))
    number = 0
    before = QImage()
    for image, time in frames:
        rect = image.rect() if before.isNull() else changed(before, image)
        size = rect.width(), rect.height(), rect.x(), rect.y()
        yield _chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, *size, time, 1000, 0, 0))
        number += 1
        data = _pressed(image, rect)
        if before.isNull():
            yield _chunk(b"IDAT", data)
        else:
            yield _chunk(b"fdAT", struct.pack(">I", number) + data)
            number += 1
        before = image
    yield _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _pressed(image: QImage, rect: QRect) -> bytes:
    """The rows of a part, unfiltered as suits a table of colours."""
    bits, wide = bytes(image.constBits()), image.bytesPerLine()
    starts = range(rect.top() * wide + rect.left(), (rect.bottom() + 1) * wide, wide)
    return zlib.compress(b"".join(b"\0" + bits[at : at + rect.width()] for at in starts), 9)


def changed(before: QImage, image: QImage) -> QRect:
    """Where two pictures differ; a single point where they do not."""
    rows = _differing(before, image)
    if not rows:
        return QRect(0, 0, 1, 1)
    turn = QTransform().rotate(90)
    columns = _differing(before.transformed(turn), image.transformed(turn))
    return QRect(columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1)


def _differing(one: QImage, other: QImage) -> list[int]:
    """The numbers of all rows that are not the same."""
    size, wide = one.bytesPerLine(), one.width()
    bits = bytes(one.constBits()), bytes(other.constBits())
    starts = range(0, size * one.height(), size)
    return [row for row, at in enumerate(starts) if bits[0][at : at + wide] != bits[1][at : at + wide]]
