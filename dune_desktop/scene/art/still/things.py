"""Still life: cups, vials, jars, lamps, an hour glass, chains, masks, pieces of a board game of our own."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QRadialGradient

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth, spots
from dune_desktop.scene.art.lights import BRASS, EBONY, GLASS, IVORY, JADE, KEYLINE, MELANGE, STEEL, WATER, WOOD
from dune_desktop.scene.art.still.placing import Placed, band, block, shadow, turned
from dune_desktop.scene.art.tones import Tones
from dune_desktop.scene.drawing.painting import faded


@frozen
class Cup(Placed):
    """A goblet; what is in it shows at the brim, and poison steams."""

    metal: Tones = field(default=BRASS, kw_only=True)
    drink: Tones = field(default=JADE, kw_only=True)
    steam: bool = field(default=False, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 27)
        profile = (
            (31, -100),
            (30, -80),
            (24, -60),
            (8, -48),
            (4.5, -40),
            (7, -32),
            (4.5, -24),
            (5, -12),
            (25, -3),
            (27, 0),
        )
        turned(canvas, profile, self.metal)
        canvas.fill(ellipse(0, 0, 27, 4), self.metal[2])
        for y, wide in ((-72, 28.0), (-68, 27.0)):
            canvas.line(smooth(((-wide, y), (0, y + 6), (wide, y)), closed=False), self.metal[2], 1.2, 0.7)
        canvas.fill(ellipse(0, -100, 31, 8), self.metal[0])
        canvas.fill(ellipse(0, -99.4, 27.5, 6.2), self.metal[2])
        canvas.fill(ellipse(0, -98.4, 25.6, 5), self.drink[1])
        canvas.fill(ellipse(-8, -98.8, 12, 2.6), self.drink[0])
        if self.steam:
            for x, lean in ((-10, 7), (3, -8), (12, 6)):
                way = smooth(((x, -104), (x + lean, -118), (x - lean, -134), (x + lean, -152), (x, -166)), closed=False)
                canvas.line(way, self.drink[0], 3.0, 0.28)
                canvas.line(way, self.drink[0], 1.1, 0.6)


@frozen
class Vial(Placed):
    """Thin glass with a stopper, and what glows in it."""

    drink: Tones = field(default=JADE, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 22)
        glow = QRadialGradient(QPointF(0, -30), 62)
        glow.setColorAt(0, faded(self.drink[0], 0.45))
        glow.setColorAt(1, faded(self.drink[0], 0.0))
        canvas.painter.fillRect(QRectF(-62, -92, 124, 124), glow)
        profile = ((7, -84), (7, -62), (12, -52), (24, -32), (25, -14), (18, 0))
        canvas.fill(band(profile, -1, 1), GLASS[1], 0.45)
        turned(canvas, ((16, -46), (23, -32), (24, -14), (17, -2)), self.drink)
        canvas.fill(ellipse(0, -46, 16, 3.4), self.drink[0])
        canvas.line(smooth([(-wide, y) for wide, y in profile], closed=False), GLASS[0], 1.4)
        canvas.line(smooth([(wide, y) for wide, y in profile], closed=False), GLASS[2], 1.2, 0.8)
        canvas.line(smooth(((-16, -34), (-18, -22), (-15, -10)), closed=False), GLASS[0], 2.6, 0.9)
        canvas.fill(ellipse(0, -84, 9.4, 2.6), GLASS[0])
        turned(canvas, ((5, -98), (8, -95), (7, -85)), WOOD)


@frozen
class Jar(Placed):
    """A round jar with a lid and a band, for water or spice."""

    tones: Tones = field(default=WOOD, kw_only=True)
    ring: Tones = field(default=BRASS, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 30)
        profile = ((16, -88), (15, -80), (32, -62), (37, -42), (32, -18), (20, 0))
        turned(canvas, profile, self.tones)
        belt = ((35, -54), (37, -42), (36, -34))
        turned(canvas, belt, self.ring)
        turned(canvas, ((3, -104), (5, -100), (4, -97), (18, -92), (19, -86)), self.ring)


@frozen
class Candle(Placed):
    """On a stick of brass, with its flame."""

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 20)
        turned(canvas, ((7, -58), (9, -54), (3, -48), (3, -22), (7, -16), (16, -4), (21, 0)), BRASS)
        turned(canvas, ((5, -86), (5.4, -70), (5.4, -57)), IVORY)
        flame(canvas, 0, -90, 12)


@frozen
class OilLamp(Placed):
    """A low lamp with a spout at the left and a ring at the right."""

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 34, 6)
        canvas.line(ellipse(42, -24, 12, 13), BRASS[2], 4)
        canvas.fill(
            smooth(
                (
                    (-62, -40),
                    (-40, -30),
                    (-20, -42),
                    (10, -44),
                    (34, -34),
                    (36, -18),
                    (16, -6),
                    (-16, -6),
                    (-36, -18),
                    (-56, -34),
                )
            ),
            BRASS[1],
        )
        canvas.fill(smooth(((6, -43), (34, -34), (36, -18), (16, -6), (-4, -6), (14, -22))), BRASS[2])
        canvas.line(smooth(((-60, -39), (-40, -29), (-20, -41), (6, -43)), closed=False), BRASS[0], 2.4)
        turned(canvas, ((2, -60), (4, -56), (3, -51), (17, -45)), BRASS)
        turned(canvas, ((10, -8), (16, -3), (24, 0)), BRASS)
        flame(canvas, -62, -42, 13)


def flame(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A flame upon its wick, in a halo."""
    glow = QRadialGradient(QPointF(x, y - size), size * 6)
    glow.setColorAt(0, faded(canvas.light.sun, 0.6))
    glow.setColorAt(1, faded(canvas.light.sun, 0.0))
    canvas.painter.fillRect(QRectF(x - size * 6, y - size * 7, size * 12, size * 12), glow)
    for share, colour in ((1.0, MELANGE[0]), (0.62, canvas.light.rim)):
        wide, high = size * 0.5 * share, size * 2 * share
        canvas.fill(
            smooth(
                (
                    (x, y - high),
                    (x + wide * 0.8, y - high * 0.4),
                    (x + wide * 0.6, y),
                    (x - wide * 0.6, y),
                    (x - wide, y - high * 0.36),
                )
            ),
            colour,
        )


@frozen
class HourGlass(Placed):
    """Between two plates; ``left``: the share of sand that has not yet run."""

    sand: Tones = field(default=MELANGE, kw_only=True)
    left: float = field(default=0.4, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 32)
        bulbs = ((26, -108), (25, -90), (14, -68), (2.6, -58), (14, -48), (25, -26), (26, -8))
        canvas.fill(band(bulbs, -1, 1), GLASS[1], 0.35)
        top, heap = -62 - 34 * self.left, -8 - 34 * (1 - self.left)
        full = band(((24, -104), (23, -90), (13, -69), (1.6, -58)), -1, 1)
        sand = full.intersected(polygon(((-40, top), (40, top), (40, -50), (-40, -50))))
        lower = band(((1.6, -58), (13, -47), (24, -26), (25, -8)), -1, 1)
        cone = lower.intersected(polygon(((0, heap - 8), (30, heap + 16), (30, 0), (-30, 0), (-30, heap + 16))))
        for piece in (sand, cone):
            canvas.fill(piece, self.sand[1])
            canvas.fill(piece.intersected(polygon(((6, -120), (40, -120), (40, 0), (2, 0)))), self.sand[2])
            canvas.fill(piece.intersected(polygon(((-40, -120), (-12, -120), (-10, 0), (-40, 0)))), self.sand[0])
        canvas.line(polygon(((0, -60), (0, -14), (0, -60))), self.sand[0], 1.6)
        canvas.line(smooth([(-wide, y) for wide, y in bulbs], closed=False), GLASS[0], 1.5)
        canvas.line(smooth([(wide, y) for wide, y in bulbs], closed=False), GLASS[2], 1.2)
        canvas.line(smooth(((-17, -100), (-18, -88), (-11, -74)), closed=False), GLASS[0], 2.6, 0.8)
        for x in (-31, 27):
            _post(canvas, x)
        for y in (-118, -8):
            block(canvas, ((-38, y), (38, y), (38, y + 8), (-38, y + 8)), (0, -3), BRASS)


def _post(canvas: Canvas, x: float) -> None:
    """One of the posts that bear the upper plate."""
    canvas.fill(polygon(((x, -112), (x + 4, -112), (x + 4, -6), (x, -6))), BRASS[1])
    canvas.line(polygon(((x + 0.7, -112), (x + 0.7, -6), (x + 0.7, -112))), BRASS[0], 1.2)


@frozen
class Chain(Placed):
    """Links that hang from above, ``count`` of them; the size is that of a link."""

    count: int = field(default=8, kw_only=True)
    metal: Tones = field(default=STEEL, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        for number in range(self.count):
            y = number * 76.0
            if number % 2:
                canvas.line(polygon(((0, y), (0, y + 92), (0, y))), self.metal[2], 20)
                canvas.line(polygon(((-3, y), (-3, y + 92), (-3, y))), self.metal[1], 8)
            else:
                link = ellipse(0, y + 46, 32, 58)
                canvas.line(link, self.metal[2], 20)
                canvas.line(link, self.metal[1], 12)
                canvas.line(
                    smooth(((-26, y + 76), (-34, y + 46), (-24, y + 10), (0, y - 12)), closed=False), self.metal[0], 5
                )


@frozen
class Mask(Placed):
    """A court's half mask with slits; its right half is in the shade."""

    tones: Tones = field(default=IVORY, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        face = (
            (0, -26),
            (-24, -32),
            (-52, -24),
            (-58, -4),
            (-46, 16),
            (-26, 22),
            (-8, 12),
            (0, 18),
            (8, 12),
            (26, 22),
            (46, 16),
            (58, -4),
            (52, -24),
            (24, -32),
        )
        canvas.fill(smooth([(x + 4, y + 6) for x, y in face]), canvas.light.sand[3], 0.55)
        path = smooth(face)
        canvas.fill(path, lit)
        canvas.fill(path.intersected(polygon(((0, -40), (70, -40), (70, 40), (0, 40)))), middle)
        canvas.fill(path.intersected(smooth(((40, -40), (70, -40), (70, 40), (22, 40), (34, 12)))), dark)
        for side in (-1, 1):
            hole = smooth([(side * x, y) for x, y in ((8, -2), (22, -12), (42, -8), (40, 2), (24, 6))])
            canvas.fill(hole, KEYLINE)
            canvas.line(hole, BRASS[1], 1.4)
            canvas.line(
                smooth([(side * x, y) for x, y in ((8, -16), (24, -24), (46, -18), (54, -28))], closed=False),
                BRASS[1],
                1.6,
            )
        for x, y, high in ((-16, -30, 26), (0, -28, 36), (16, -30, 26)):
            canvas.fill(
                smooth(
                    (
                        (x - 4, y),
                        (x * 1.5 - 4, y - high * 0.6),
                        (x * 1.7, y - high),
                        (x * 1.5 + 5, y - high * 0.5),
                        (x + 4, y),
                    )
                ),
                BRASS[1] if x <= 0 else BRASS[2],
            )
        canvas.fill(polygon(((0, -30), (5, -23), (0, -15), (-5, -23))), BRASS[0])
        canvas.line(
            smooth(((-26, 22), (-46, 16), (-58, -4), (-52, -24), (-24, -32)), closed=False), canvas.light.rim, 1.4
        )


#: The pieces of our board game, by half widths from top to foot, on one and the same base.
_BASE: Final[tuple[Point, ...]] = ((9, -26), (15, -18), (13, -15), (24, -6), (26, 0))
_PIECES: Final[dict[str, tuple[Point, ...]]] = {
    "pawn": ((3, -72), (12, -66), (14, -58), (11, -50), (6, -46), (13, -43), (7, -40), *_BASE),
    "tower": ((15, -92), (15, -78), (11, -74), (9, -52), (10, -34), *_BASE),
    "queen": ((3, -112), (5, -106), (3, -102), (17, -96), (9, -80), (13, -77), (7, -73), (7, -50), *_BASE),
    "worm": ((17, -43), (18, -38), (13, -34), (14, -30), *_BASE),
}  # fmt: skip
#: The worm above its collar: all of it, its lit front, its dark back, and where its rings meet.
_NECK: Final = (
    (
        "-9,-27 -12,-44 -13,-56 -8,-70 -3,-80 -8,-86 -16,-84 "
        "-27,-112 -18,-120 2,-122 18,-113 25,-98 24,-78 18,-60 14,-46 9,-27"
    ),
    "-14,-36 -15,-56 -8,-70 -3,-80 -8,-86 -16,-84 -18,-90 -4,-92 4,-82 -1,-70 -7,-56 -6,-36",
    "6,-36 9,-60 15,-80 14,-98 4,-112 -16,-116 2,-130 30,-116 30,-76 20,-36",
)
_JOINTS: Final = (
    "-15,-52 0,-47 16,-50",
    "-11,-65 4,-58 20,-64",
    "-4,-77 10,-71 25,-79",
    "-3,-86 10,-86 25,-95",
    "-7,-91 6,-98 18,-113",
    "-12,-94 -4,-106 2,-122",
)


@frozen
class GamePiece(Placed):
    """``kind``: pawn, tower, queen or worm, turned in ebony or ivory."""

    kind: str = field(default="pawn", kw_only=True)
    tones: Tones = field(default=EBONY, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 26, reach=3.2)
        profile = _PIECES[self.kind]
        if self.kind == "worm":
            _worm_piece(canvas, self.tones)
        turned(canvas, profile, self.tones)
        canvas.line(smooth(((-13, -15), (0, -12), (13, -15)), closed=False), BRASS[1], 1.6)
        if self.kind == "tower":
            top = profile[0][1]
            for x in (-15, -3.4, 8):
                canvas.fill(
                    polygon(((x, top - 8), (x + 7, top - 8), (x + 7, top + 1), (x, top + 1))),
                    self.tones[0 if x < 0 else 2],
                )


def _worm_piece(canvas: Canvas, tones: Tones) -> None:
    """A worm that rears and bends to the left, its round mouth open, as a knight of chess has its head."""
    lit, middle, dark = tones
    painter = canvas.painter
    neck, front, back = (smooth(spots(text)) for text in _NECK)
    with canvas.within(neck):
        canvas.fill(neck, middle)
        canvas.fill(front, lit)
        canvas.fill(back, dark)
        for joint in _JOINTS:
            line = smooth(spots(joint), closed=False)
            canvas.line(line.translated(0, -1.5), lit, 1.2, 0.8)
            canvas.line(line, KEYLINE, 1.6, 0.8)
        canvas.line(neck, canvas.light.rim, 2.0, 0.75)
    painter.save()
    painter.translate(-22, -99)
    painter.rotate(-22)
    for wide, tone in ((1.0, dark), (0.94, lit), (0.74, KEYLINE), (0.3, MELANGE[1])):
        canvas.fill(ellipse(0.0, 0.0, 12 * wide, 20 * wide), tone)
    teeth = QPainterPath()
    for number in range(14):
        turn = number * pi / 7
        ends = ((0.76, turn - 0.16), (0.44, turn), (0.76, turn + 0.16))
        teeth.addPath(polygon([(12 * far * cos(one), 20 * far * sin(one)) for far, one in ends]))
    canvas.fill(teeth, IVORY[0])
    painter.restore()


@frozen
class WaterDrop(Placed):
    """One drop, falling or held."""

    tones: Tones = field(default=WATER, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        drop = smooth(
            ((0, -54), (10, -28), (26, 0), (27, 22), (16, 40), (0, 46), (-16, 40), (-27, 22), (-26, 0), (-10, -28))
        )
        canvas.fill(drop, middle)
        canvas.fill(drop.subtracted(ellipse(-16, -8, 36, 58)), dark)
        canvas.fill(smooth(((-6, -24), (-18, 2), (-19, 18), (-12, 8), (-7, -8))), lit)
        canvas.line(smooth(((-16, 40), (-27, 22), (-26, 0), (-10, -28), (0, -54)), closed=False), canvas.light.rim, 1.6)
