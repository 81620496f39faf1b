"""The Shield Wall: a cliff from the north to the south, and one before the basin; gone, it is rubble and dust."""

from __future__ import annotations

from math import sin
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from dune_desktop.scene.art.air import Dust
from dune_desktop.scene.art.canvas import Canvas, polygon
from dune_desktop.scene.art.hours import Hour
from dune_desktop.scene.art.rock import facets, rock_tones
from dune_desktop.scene.art.solids import rim
from dune_desktop.scene.art.tones import DARK, LIT, MIDDLE
from dune_desktop.scene.drawing.painting import mix

_SEED: Final = 0xB17C
#: Of a cliff from north to south, how much of its width is the plateau; the rest is the flank in the shade.
_PLATEAU: Final = 0.58
#: How wide a buttress is.
_STEP: Final = 13.0
#: A block of rubble, round its middle: its shadow, its lit and its dark side.
_CAST: Final = ((0.0, 0.0), (2.2, 0.6), (1.0, 0.7))
_LIT: Final = ((-1.0, 0.0), (-0.6, -0.8), (0.2, -1.0), (0.0, 0.2))
_DARK: Final = ((0.2, -1.0), (1.0, -0.4), (0.8, 0.2), (0.0, 0.2))


def draw_upright_cliff(painter: QPainter, rect: QRectF, hour: Hour, stands: bool) -> None:
    """Its plateau in the light, its flank towards the basin; a gap in the middle where it was blown up."""
    canvas, part = Canvas(painter, hour.light, rect), 0.26 * rect.height()
    if stands:
        _draw_piece(canvas, rect, Random(_SEED), hour)
        return
    _draw_piece(canvas, rect.adjusted(0, 0, 0, part - rect.height()), Random(_SEED), hour)
    _draw_piece(canvas, rect.adjusted(0, rect.height() - part, 0, 0), Random(_SEED + 1), hour)
    _draw_rubble(canvas, rect.adjusted(0, part, 0, -part), hour)


def _draw_piece(canvas: Canvas, rect: QRectF, chance: Random, hour: Hour) -> None:
    tone = rock_tones(canvas, 0.12)
    left, edge, right = [], [], []
    y = rect.top()
    while y <= rect.bottom():
        sway = 2.5 * sin(y / 9)
        left.append((rect.left() + 3 + sway + chance.uniform(-2, 2), y))
        edge.append((rect.left() + _PLATEAU * rect.width() + sway + chance.uniform(-3, 3), y))
        right.append((rect.right() - 3 + sway + chance.uniform(-3, 3), y + 4))
        y += _STEP
    shadow = [(x + 0.3 * rect.width(), y + 6) for x, y in right]
    canvas.fill(polygon((*right, *reversed(shadow))), hour.light.sand[3], 0.35)
    for (x, y), (end, other), (low, under), (far, bottom) in zip(edge, edge[1:], right, right[1:], strict=False):
        lit = (int(y) // int(_STEP)) % 2
        piece = polygon(((x, y), (end, other + 1), (far, bottom + 1), (low, under)))
        canvas.fill(piece, mix(tone[DARK], tone[MIDDLE], 0.5 * lit))
    plateau = polygon((*left, *reversed(edge)))
    canvas.shine(
        plateau, tone[LIT], mix(tone[LIT], tone[MIDDLE], 0.8), (rect.left(), rect.top()), (rect.right(), rect.top())
    )
    for (x, y), (end, _) in zip(left[1::2], edge[1::2], strict=False):
        rim(canvas, ((x + 4, y), (x + 0.6 * (end - x), y + chance.uniform(-2, 2))), 0.8, 0.25)
    rim(canvas, tuple(edge), 1.2, 0.8)
    front = [(left[-1][0], left[-1][1]), (edge[-1][0], edge[-1][1])]
    facets(canvas, tone, front, min(rect.bottom() + 2, front[0][1] + 12), chance)


def draw_level_cliff(painter: QPainter, rect: QRectF, hour: Hour, stands: bool) -> None:
    """Seen from the front: a narrow plateau over the buttresses, with a gap where it was blown up."""
    canvas, chance = Canvas(painter, hour.light, rect), Random(_SEED + 7)
    gap = (rect.left() + 0.3 * rect.width(), rect.left() + 0.72 * rect.width())
    ends = ((rect.left(), rect.right()),) if stands else ((rect.left(), gap[0]), (gap[1], rect.right()))
    tone = rock_tones(canvas, 0.08)
    for start, end in ends:
        tops, x = [], start
        while x < end:
            step = min(x + _STEP * chance.uniform(0.8, 1.8), end)
            level = rect.top() + 0.32 * rect.height() + chance.uniform(-1.5, 1.5)
            tops += [(x, level), (step, level + chance.uniform(-0.8, 0.8))]
            x = step
        back = ((end, rect.top() + chance.uniform(0, 2)), (start, rect.top() + 1))
        canvas.shine(polygon((*tops, *back)), tone[LIT], mix(tone[LIT], tone[MIDDLE], 0.6), (start, 0), (end, 0))
        facets(canvas, tone, tops, rect.bottom() - 2, chance)
        rim(canvas, tuple(tops), 1.0, 0.75)
    if not stands:
        _draw_rubble(canvas, QRectF(gap[0], rect.top(), gap[1] - gap[0], rect.height()), hour)


def _draw_rubble(canvas: Canvas, rect: QRectF, hour: Hour) -> None:
    """Blocks that lie about, each with a lit and a dark side, in dust that has not settled."""
    chance, tone = Random(_SEED + 11), rock_tones(canvas, 0.15)
    for _ in range(max(9, int(rect.width() * rect.height() / 110))):
        size = chance.uniform(2.2, 6.5)
        x, y = chance.uniform(rect.left() + 4, rect.right() - 4), chance.uniform(rect.top() + 5, rect.bottom() - 2)
        for shape, colour, opacity in (
            (_CAST, hour.light.sand[3], 0.4),
            (_LIT, tone[LIT], 1.0),
            (_DARK, tone[DARK], 1.0),
        ):
            canvas.fill(polygon([(x + dx * size, y + dy * size) for dx, dy in shape]), colour, opacity)
    Dust(rect.center().x(), rect.bottom() - 2, 0.9 * rect.width(), 0.6 * min(rect.height(), 46), 0.28).paint(canvas)
