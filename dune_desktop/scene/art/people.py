"""Cloaked people at full height, hosts of them, and the shade that they throw; ``figures`` has people in poses."""

from __future__ import annotations

from random import Random
from typing import Final

from attrs import frozen
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth, spots
from dune_desktop.scene.art.tones import Tones, shaded, tones
from dune_desktop.scene.drawing.painting import mix


@frozen
class Cloaked:
    """A hooded figure, seen from before or behind; ``wind`` blows its hem to the right, ``face`` shows a face."""

    x: float
    foot: float
    high: float
    stuff: str = "ink"
    wind: float = 0.2
    face: str = ""
    eyes: str = ""
    staff: bool = False
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        canvas.painter.translate(self.x, self.foot)
        canvas.painter.scale(self.high / 100, self.high / 100)
        three, blown = tones(canvas, self.stuff, self.distance), 44 * self.wind
        if self.staff:
            canvas.line(polygon(((-19, 2), (-24, -104))), three[2], 2.2)
            canvas.line(polygon(((-19.7, 2), (-24.7, -104))), canvas.light.rim, 0.7)
        body = smooth((
            (0, -100), (8, -95), (10.5, -84), (15, -77), (20, -66), (22 + blown * 0.2, -40), (27 + blown * 0.6, -14),
            (33 + blown, 0), (12 + blown * 0.3, 1), (-8, 2), (-23, 0), (-21, -20), (-19, -52),
            (-17, -70), (-10.5, -80), (-9.5, -92),
        ))  # fmt: skip
        shaded(canvas, body, three, 5, rim=1.1)
        for top, low in ((-8, -12), (3, 6), (12, 21)):
            fold = smooth(((top, -70), (top * 1.1 + blown * 0.1, -36), (low + blown * 0.5, 0)), closed=False)
            canvas.line(fold, three[2], 1.1, 0.8)
        opening = smooth(spots("0,-94 5.5,-90 6,-82 3,-76 -3,-76 -6,-82 -5.5,-90"))
        canvas.fill(opening, mix(three[2], tones(canvas, "ink")[2], 0.8))
        if self.face:
            _small_face(canvas, self.face, self.eyes)


def _small_face(canvas: Canvas, skin: str, eyes: str) -> None:
    three = tones(canvas, skin)
    canvas.fill(smooth(spots("0,-91 4.2,-88 4.4,-82 0,-76.5 -4.4,-82 -4.2,-88")), three[1])
    canvas.fill(polygon(((0.6, -91), (5, -88), (5, -80), (0.8, -76))), three[2])
    colour = canvas.light.sky[0] if not eyes else tones(canvas, eyes)[0]
    for x in (-2, 2):
        canvas.fill(ellipse(x, -84.5, 1.0, 0.7), colour)


@frozen
class Host:
    """A crowd with its weapons, dark against the light; ``kind``: cloaks, soldiers, court."""

    left: float
    right: float
    foot: float
    high: float
    count: int = 30
    kind: str = "cloaks"
    stuff: str = "ink"
    seed: int = 1
    rows: int = 2
    distance: float = 0.0
    spears: float = 0.5

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        each = max(1, self.count // self.rows)
        for back in range(self.rows - 1, -1, -1):
            three = tones(canvas, self.stuff, min(0.8, self.distance + 0.16 * back))
            high, foot = self.high * (1 - 0.12 * back), self.foot - self.high * 0.2 * back
            for number in range(each):
                x = self.left + (self.right - self.left) * (number + chance.uniform(0.2, 0.8)) / each
                size, armed, slant = high * chance.uniform(0.9, 1.1) / 100, chance.random(), chance.uniform(-3, 3)
                if canvas.seen.left() - high < x < canvas.seen.right() + high:
                    self._one(canvas, three, (x, foot), size, slant if armed < self.spears else None)

    def _one(self, canvas: Canvas, three: Tones, place: Point, size: float, slant: float | None) -> None:
        """Lit at its left edge, its right side dark; ``slant`` of the spear, if there is one."""

        def shape(text: str, shift: float = 0.0) -> QPainterPath:
            return polygon([(place[0] + (x - shift) * size, place[1] + (y - shift) * size) for x, y in spots(text)])

        if slant is not None:
            canvas.fill(shape(f"15,0 {16 + slant},-138 {18 + slant},-138 18,0"), three[2])
        whole, dark = _SILHOUETTES[self.kind]
        canvas.fill(shape(whole, 1.4), mix(three[0], canvas.light.rim, 0.55))
        canvas.fill(shape(whole), mix(three[1], three[2], 0.45))
        canvas.fill(shape(dark), mix(three[1], three[2], 0.9))


#: Of people in a crowd: all of it, and its dark side.
_SILHOUETTES: Final = {
    "soldiers": (
        "-9,4 -8,-44 -19,-50 -18,-72 -12,-78 -6,-80 -7,-92 0,-107 7,-92 6,-80 12,-78 18,-72 19,-50 8,-44 9,4",
        "1,4 3,-44 2,-78 2,-100 3,-99 7,-92 6,-80 12,-78 18,-72 19,-50 8,-44 10,4",
    ),
    "court": (
        "-18,4 -12,-40 -14,-70 -10,-77 -4,-80 -6,-88 -4,-97 0,-100 4,-97 6,-88 4,-80 10,-77 14,-70 12,-40 18,4",
        "4,4 3,-40 3,-78 2,-99 4,-97 6,-88 4,-80 10,-77 14,-70 12,-40 18,4",
    ),
    "cloaks": (
        "-22,4 -18,-44 -16,-68 -12,-77 -7,-82 -8,-92 -4,-99 0,-102 4,-99 8,-92 7,-82 12,-77 16,-68 19,-44 24,4",
        "5,4 4,-44 5,-76 3,-100 4,-99 8,-92 7,-82 12,-77 16,-68 19,-44 24,4",
    ),
}


@frozen
class Shadow:
    """The long shade that somebody throws over the sand, to the right and towards us."""

    x: float
    foot: float
    high: float
    long: float = 1.6
    opacity: float = 0.5

    def paint(self, canvas: Canvas) -> None:
        wide, end = self.high * 0.16, self.high * self.long
        path = polygon((
            (self.x - wide, self.foot - 1), (self.x + wide, self.foot - 2), (self.x + end * 0.8, self.foot + end * 0.2),
            (self.x + end, self.foot + end * 0.27), (self.x + end * 0.86, self.foot + end * 0.27),
        ))  # fmt: skip
        canvas.fill(path, canvas.light.sand[3], self.opacity)
