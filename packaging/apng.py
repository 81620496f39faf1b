"""Writes a picture that moves as an animated PNG, which Qt can't: of each frame only what is another than before."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from few_colours import in_few_colours
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QTransform

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"

#: A picture, and for how many milliseconds it is seen.
Frame = tuple[QImage, int]


def write(path: Path, frames: Sequence[Frame]) -> None:
    """All frames are equally large and share their colours; after the last one the first comes again."""
    images, table = in_few_colours([image for image, _ in frames])
    indexed = [(image, time) for image, (_, time) in zip(images, frames, strict=True)]
    path.write_bytes(_SIGNATURE + b"".join(_chunks(indexed, table)))


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
