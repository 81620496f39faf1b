"""Pictures that move: what a reader puts together again is what was drawn."""

from __future__ import annotations

import struct
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "packaging"))

import apng

BACK, INK, RED = QColor("#140e15"), QColor("#f6ecd9"), QColor("#d8483c")


def drawn(*squares: tuple[QRect, QColor]) -> QImage:
    image = QImage(50, 30, QImage.Format.Format_RGB32)
    image.fill(BACK)
    for rect, colour in squares:
        for x in range(rect.left(), rect.right() + 1):
            for y in range(rect.top(), rect.bottom() + 1):
                image.setPixelColor(x, y, colour)
    return image


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", data, at + 8 + length) == (zlib.crc32(kind + body),)
        yield kind, body
        at += length + 12


def test_frames_hold_what_changes_and_their_numbers_go_up(tmp_path: Path) -> None:
    first, second = QRect(4, 5, 6, 7), QRect(30, 10, 9, 3)
    one, two = drawn((first, INK)), drawn((first, INK), (second, RED))
    apng.write(tmp_path / "moving.png", [(one, 500), (two, 1200), (two, 300)])
    told = list(chunks((tmp_path / "moving.png").read_bytes()))
    assert [kind.decode() for kind, _ in told] == [
        "IHDR", "PLTE", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
    ]  # fmt: skip
    numbers = [struct.unpack_from(">I", body)[0] for kind, body in told if kind in (b"fcTL", b"fdAT")]
    assert numbers == list(range(5))
    places = [struct.unpack(">IIIIIHHBB", body) for kind, body in told if kind == b"fcTL"]
    assert [place[1:5] for place in places] == [(50, 30, 0, 0), (9, 3, 30, 10), (1, 1, 0, 0)]
    assert [place[5] for place in places] == [500, 1200, 300]


def test_what_cannot_move_shows_the_first_frame(tmp_path: Path) -> None:
    place = QRect(4, 5, 6, 7)
    apng.write(tmp_path / "moving.png", [(drawn((place, INK)), 500), (drawn((place, RED)), 500)])
    read = QImage(str(tmp_path / "moving.png"))
    assert read.size() == drawn().size()
    assert read.pixelColor(6, 8) == INK
    assert read.pixelColor(20, 20) == BACK
