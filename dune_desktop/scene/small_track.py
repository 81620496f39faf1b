"""A track, small: its spaces as dots from the left, and where the token stands."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from dune_desktop.engine.tracks import Track
from dune_desktop.scene.drawing.tokens import LINE, SEAT_COLOURS, Theme

#: How wide it is, of its height.
SHAPE: Final = 2.6
#: The half of a space, and of the token.
_SPACE, _TOKEN = 1.6, 3.6

Place = tuple[int, int]


@lru_cache
def places(track: Track) -> tuple[Place, ...]:
    """Returns for each space its column, and how many half spaces it is below the highest."""
    columns = {track.nodes[0].id: 0}
    for space in track.nodes:  # printed from the left: a space stands after all that lead to it
        for way in space.next:
            columns[way] = max(columns[space.id] + 1, columns.get(way, 0))
    top = min(space.row for space in track.nodes)
    return tuple((columns[space.id], space.row - top) for space in track.nodes)


def lanes(track: Track) -> float:
    """Returns how many spaces it is high."""
    return 1 + max(row for _, row in places(track)) / 2


def draw_track(painter: QPainter, track: Track, at: int, colour: str, rect: QRectF, theme: Theme) -> None:
    """``at`` is the number of the space where the token in this colour stands."""
    middles = _middles(track, rect)
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


def _middles(track: Track, rect: QRectF) -> list[QPointF]:
    found, half = places(track), lanes(track) - 1
    step = rect.width() / (1 + max(column for column, _ in found))
    apart = min((rect.height() / 2 - _TOKEN) / max(1, half), 1.5 * step)
    middle = rect.center().y()
    return [QPointF(rect.left() + (column + 0.5) * step, middle + (row - half) * apart) for column, row in found]
