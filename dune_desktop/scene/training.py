"""A track, small: its spaces as dots from the left, and where the token stands."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from dune_desktop.engine.tracks import Track
from dune_desktop.scene.tokens import LINE, SEAT_COLOURS, Theme

#: How wide it is, of its height.
SHAPE: Final = 2.6
#: The half of a space, and of the token.
_SPACE, _TOKEN = 1.6, 3.6

Place = tuple[int, int]


@lru_cache
def places(track: Track) -> tuple[Place, ...]:
    """By space: its column, and -1 above, 0 in the middle or 1 below, as the ways fork and join."""
    found: dict[str, Place] = {track.nodes[0].id: (0, 0)}
    leading_to = Counter(way for space in track.nodes for way in space.next)
    for space in track.nodes:  # printed from the left: a space stands after all that lead to it
        column, row = found[space.id]
        for number, way in enumerate(space.next):
            lane = 0 if leading_to[way] > 1 else row if len(space.next) == 1 else 2 * number - 1
            found[way] = (max(column + 1, found.get(way, (0, 0))[0]), lane)
    return tuple(found[space.id] for space in track.nodes)


def draw_track(painter: QPainter, track: Track, at: int, colour: str, rect: QRectF, theme: Theme) -> None:
    """``at``: the number of the space where the token in this colour stands."""
    middles = _middles(places(track), rect)
    painter.setPen(QPen(theme.text2, LINE))
    for start, space in zip(middles, track.nodes, strict=True):
        for way in space.next:
            painter.drawLine(start, middles[track.index[way]])
    painter.setBrush(theme.text2)
    painter.setPen(Qt.PenStyle.NoPen)
    for middle in middles:
        painter.drawEllipse(middle, _SPACE, _SPACE)
    painter.setPen(QPen(theme.keyline, LINE))
    painter.setBrush(SEAT_COLOURS[colour])
    painter.drawEllipse(middles[at], _TOKEN, _TOKEN)


def _middles(found: tuple[Place, ...], rect: QRectF) -> list[QPointF]:
    step = rect.width() / (1 + max(column for column, _ in found))
    middle = rect.center().y()
    lane = min(rect.height() / 2 - _TOKEN, 1.5 * step)
    return [QPointF(rect.left() + (column + 0.5) * step, middle + row * lane) for column, row in found]
