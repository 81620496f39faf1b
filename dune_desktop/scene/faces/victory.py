"""Whoever has won, larger than life before the sun, between cloths with crest and mark; those who cheer stand below."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from dune_desktop.scene.art.air import Vignette
from dune_desktop.scene.art.canvas import ALL, HIGH, Canvas, ellipse, polygon
from dune_desktop.scene.art.city import Halo
from dune_desktop.scene.art.cloth import Banner, Flag
from dune_desktop.scene.art.lights import SPICE
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import Picture, PicturePart
from dune_desktop.scene.art.portraits.portrait import crest_of, draw_figure
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Ground
from dune_desktop.scene.art.sky import Rays, Sky, Sun
from dune_desktop.scene.art.tones import tones
from dune_desktop.scene.drawing.painting import faded
from dune_desktop.scene.glyphs.piece_pictures import draw_mark

#: The middle of the sun; the plate with the ranks stands right of it.
_SUN: Final = (38.0, 124.0)
#: The cloth of each seat.
_STUFFS: Final = {"red": "crimson", "blue": "blue", "green": "teal", "yellow": "saffron"}
#: From this height on the crowd grows dark.
_SHADE: Final = 236.0
#: Where flags fly and how high: off the edges, and left of the plate.
_FLAGS: Final = ((-96.0, 92.0), (-62.0, 104.0), (94.0, 96.0))


@frozen
class _Winner:
    """Looks at us, out of the light."""

    leader: str

    def paint(self, canvas: Canvas) -> None:
        x, _ = _SUN
        draw_figure(canvas.painter, self.leader, QRectF(x - 102, 42, 204, 204))


@frozen
class _Pole:
    """Stands in the crowd and carries a cloth."""

    x: float

    def paint(self, canvas: Canvas) -> None:
        wood, brass = tones(canvas, "umber"), tones(canvas, "bronze")
        canvas.line(polygon(((self.x, 36), (self.x, HIGH))), wood[2], 2.8)
        canvas.line(polygon(((self.x - 1.2, 36), (self.x - 1.2, HIGH))), canvas.light.rim, 0.5, 0.8)
        canvas.fill(ellipse(self.x, 33, 3.6, 3.6), brass[0])


@frozen
class _Arms:
    """The crest of the winner's house and the mark of its seat, on a cloth."""

    leader: str
    colour: str
    x: float

    def paint(self, canvas: Canvas) -> None:
        crest = QTransform(0.76, 0, 0, 0.76, self.x, 96).map(crest_of(self.leader))
        canvas.fill(crest, tones(canvas, "ink")[2])
        draw_mark(canvas.painter, self.colour, QRectF(self.x - 7, 126, 14, 14))


@frozen
class Flake:
    """A flake of spice or brass in the air: where it is at last, how it is turned, how bright and large it is."""

    x: float
    y: float
    turn: float
    bright: float
    size: float
    colour: QColor

    def paint(self, painter: QPainter, down: float = 0.0, aside: float = 0.0, turn: float = 0.0) -> None:
        """So far above its last place, aside from it, and otherwise turned."""
        painter.save()
        painter.translate(self.x + aside, self.y - down)
        painter.rotate(self.turn + turn)
        painter.setOpacity(self.bright)
        painter.fillRect(QRectF(-self.size, -self.size / 2, 2 * self.size, self.size), self.colour)
        painter.restore()


def _flakes(count: int, seed: int) -> Iterator[Flake]:
    chance = Random(seed)
    for _ in range(count):
        x, y = chance.uniform(ALL.left(), ALL.right()), chance.uniform(0, HIGH * 0.8)
        turn, bright, size = chance.uniform(0, 180), chance.uniform(0.4, 1), chance.uniform(0.7, 1.6)
        yield Flake(x, y, turn, bright, size, chance.choice(SPICE))


#: All that is in the air.
FLAKES: Final = tuple(_flakes(110, 9))


@frozen
class _Confetti:
    """All flakes, where they are at last."""

    def paint(self, canvas: Canvas) -> None:
        for flake in FLAKES:
            flake.paint(canvas.painter)


@frozen
class _Shade:
    """Towards us the crowd is lost in the dark; before it stand the nearest, whose rims catch the sun."""

    def paint(self, canvas: Canvas) -> None:
        dark = tones(canvas, "ink")[2]
        foot = QRectF(ALL.left(), _SHADE, ALL.width(), HIGH - _SHADE)
        path = QPainterPath()
        path.addRect(foot)
        canvas.shine(path, faded(dark, 0.0), faded(dark, 0.8), (0, _SHADE), (0, HIGH))


@frozen
class Layers:
    """The parts of a victory that move apart from each other, from the back to the front."""

    back: tuple[PicturePart, ...]
    winner: tuple[PicturePart, ...]
    poles: tuple[PicturePart, ...]
    cloths: tuple[PicturePart, ...]
    crowd: tuple[PicturePart, ...]
    #: Over all of them.
    air: tuple[PicturePart, ...] = (_Confetti(), Vignette(0.5))


def layers(leader: str, colour: str) -> Layers:
    """The layers of a victory; ``leader`` may be nobody that the heralds know."""
    (x, y), stuff = _SUN, _STUFFS[colour]
    sides = (x - 96, x + 94)
    return Layers(
        (
            Sky(240), Rays(x, y, 40, 0.1), Sun(x, y, 82, 0), Halo(x, y, 90, 90, 0.7),
            Range(240, 34, distance=0.4, seed=4), Ground(238, 0.4),
        ),
        (_Winner(leader),),
        (
            Host(ALL.left(), ALL.right(), 262, 30, 150, "cloaks", "wine", 3, 3, 0.15, 0.2, 0.06),
            *(_Pole(at) for at in sides),
        ),
        (
            *(Banner(at, 44, 38, 124, stuff) for at in sides),
            *(_Arms(leader, colour, at) for at in sides),
        ),
        (
            *(Flag(at, 290, high, 28, stuff) for at, high in _FLAGS),
            Host(ALL.left(), ALL.right(), 300, 46, 150, "cloaks", "coal", 4, 2, 0.0, 0.12, 0.08),
            _Shade(),
            Host(ALL.left(), ALL.right(), 322, 66, 36, "cloaks", "ink", 5, 1, 0, 0.1, 0.12),
        ),
    )  # fmt: skip


def layer(parts: tuple[PicturePart, ...], *, bare: bool) -> Picture:
    """Some of a victory as a picture of its own."""
    return Picture("spice", parts, span=HIGH, bare=bare)
