"""Cloaked people at full height, hosts of them, and the shade that they throw; ``figures`` has people in poses."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from attrs import field, frozen
from PySide6.QtGui import QPainterPath, QTransform

from dune_desktop.scene.art.bent import Bent, aside
from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth, spots
from dune_desktop.scene.art.tones import Tones, shaded, tones
from dune_desktop.scene.drawing.painting import mix

#: Where the shoulders of a cloaked figure end, and how far from its middle a turned hood stays where it is.
_SHOULDERS, _HOOD = -70.0, 12.5


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
    #: Where it looks: 1 is to the right, -1 to the left.
    turn: float = field(default=0.0, kw_only=True)

    def paint(self, canvas: Canvas) -> None:
        canvas.painter.translate(self.x, self.foot)
        canvas.painter.scale(self.high / 100, self.high / 100)
        canvas = Bent(canvas.painter, canvas.light, canvas.seen, self._bend) if self.turn else canvas
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

    def _bend(self, x: float, y: float) -> Point:
        """The hood turns, the shoulders do not."""
        share = min(1.0, max(0.0, (_SHOULDERS - y) / 10))
        return aside(x, 5.6 * self.turn * share, _HOOD), y


def _small_face(canvas: Canvas, skin: str, eyes: str) -> None:
    three = tones(canvas, skin)
    canvas.fill(smooth(spots("0,-91 4.2,-88 4.4,-82 0,-76.5 -4.4,-82 -4.2,-88")), three[1])
    canvas.fill(polygon(((0.6, -91), (5, -88), (5, -80), (0.8, -76))), three[2])
    colour = canvas.light.sky[0] if not eyes else tones(canvas, eyes)[0]
    for x in (-2, 2):
        canvas.fill(ellipse(x, -84.5, 1.0, 0.7), colour)


@frozen
class Host:
    """A crowd with its weapons, dark against the light; ``kind``: cloaks, soldiers, court.

    ``spears`` and ``arms`` say how many of them hold a spear, and how many raise an arm.
    """

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
    arms: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        chance, looks = Random(self.seed), _looks(self.kind)
        each = max(1, self.count // self.rows)
        for back in range(self.rows - 1, -1, -1):
            three = tones(canvas, self.stuff, min(0.8, self.distance + 0.16 * back))
            high, foot = self.high * (1 - 0.12 * back), self.foot - self.high * 0.2 * back
            for number in range(each):
                x = self.left + (self.right - self.left) * (number + chance.uniform(0, 1)) / each
                size, look = high * chance.uniform(0.8, 1.12) / 100, chance.choice(looks)
                held, slant = chance.random(), chance.uniform(-3, 3)
                if canvas.seen.left() - high < x < canvas.seen.right() + high:
                    at = QTransform(size, 0, 0, size, x, foot)
                    if held < self.spears:
                        spear = polygon([(dx + (slant if dy < -9 else 0), dy) for dx, dy in spots(_SPEAR)])
                        canvas.fill(at.map(spear), three[2])
                    elif held > 1 - self.arms:
                        canvas.fill(at.map(_arm()), mix(three[1], three[2], 0.7))
                    look.paint(canvas, three, at)


@frozen(eq=False)
class _Look:
    """Somebody in a crowd: all of it, its dark side, and its head and left shoulder, which the light touches."""

    whole: QPainterPath
    dark: QPainterPath
    lit: QPainterPath

    def paint(self, canvas: Canvas, three: Tones, at: QTransform) -> None:
        canvas.fill(at.map(self.lit), mix(three[0], canvas.light.rim, 0.55))
        canvas.fill(at.map(self.whole), mix(three[1], three[2], 0.45))
        canvas.fill(at.map(self.dark), mix(three[1], three[2], 0.9))


@cache
def _looks(kind: str) -> tuple[_Look, ...]:
    """What the people of a crowd look like, no matter where they stand."""
    return tuple(_look(*outline) for outline in _OUTLINES[kind])


def _look(half: str, head: float) -> _Look:
    """``head``: how large the round head is above the shoulders; 0 where the outline has one of its own."""
    left = spots(half)
    whole = smooth((*left, *((-x, y) for x, y in reversed(left) if x)))
    if head:
        neck = polygon(((-4, -70), (-4, -88), (4, -88), (4, -70)))
        whole = whole.united(neck).united(ellipse(0, -90, head, head * 1.15))
    dark = whole.intersected(polygon(spots("3,-130 60,-130 60,60 5,60 4,-44 6,-72")))
    lit = whole.intersected(polygon(spots("-60,-130 7,-130 3,-80 -8,-58 -60,-62"))).translated(-1.7, -1.3)
    return _Look(whole, dark, lit)


@cache
def _arm() -> QPainterPath:
    """Raised from the right shoulder, with its fist."""
    return smooth(spots("8,-62 17,-82 19,-103 17,-110 20,-117 25,-115 25,-108 23,-102 22,-80 17,-58"))


_SPEAR: Final = "15,0 16,-138 18,-138 18,0"
#: By kind the left halves of its people, and how large a bare head is.
_OUTLINES: Final = {
    "soldiers": (
        ("-9,6 -9,-20 -9,-44 -18,-50 -19,-64 -16,-74 -9,-79 -7,-84 -8,-93 0,-107", 0.0),
        ("-11,6 -11,-20 -12,-44 -19,-50 -20,-64 -16,-74 -8,-79 -9,-90 -5,-99 0,-101", 0.0),
    ),
    "court": (
        ("-18,6 -14,-20 -12,-42 -14,-66 -10,-76 0,-79", 8.0),
        ("-22,6 -17,-24 -13,-46 -13,-66 -9,-75 0,-78", 7.4),
    ),
    "cloaks": (
        ("-24,6 -20,-24 -18,-48 -15,-66 -10,-76 -9,-88 -6,-97 0,-102", 0.0),
        ("-18,6 -19,-24 -21,-50 -19,-66 -12,-74 0,-78", 8.4),
        ("-22,6 -18,-28 -17,-52 -15,-66 -9,-74 0,-77", 7.8),
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
