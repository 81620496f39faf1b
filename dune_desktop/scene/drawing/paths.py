"""Paths as words: the shapes of glyphs and pictures are written as in SVG."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath


def points(text: str) -> list[QPointF]:
    values = [float(part) for part in re.split(r"[ ,]+", text.strip())]
    return [QPointF(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]


def _move(path: QPainterPath, at: list[QPointF]) -> None:
    path.moveTo(at[0])


def _line(path: QPainterPath, at: list[QPointF]) -> None:
    for point in at:
        path.lineTo(point)


def _quad(path: QPainterPath, at: list[QPointF]) -> None:
    for k in range(0, len(at), 2):
        path.quadTo(at[k], at[k + 1])


def _cubic(path: QPainterPath, at: list[QPointF]) -> None:
    for k in range(0, len(at), 3):
        path.cubicTo(at[k], at[k + 1], at[k + 2])


_COMMANDS: Final[dict[str, Callable[[QPainterPath, list[QPointF]], None]]] = {
    "M": _move,
    "L": _line,
    "Q": _quad,
    "C": _cubic,
}


def curve(text: str) -> QPainterPath:
    """A path as in SVG, with absolute M, L, Q, C and Z only."""
    path = QPainterPath()
    for command, values in re.findall(r"([MLQCZ])([^MLQCZ]*)", text):
        if command == "Z":
            path.closeSubpath()
        else:
            _COMMANDS[command](path, points(values))
    return path
