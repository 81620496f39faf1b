"""Vats of glass in which something is grown, jars in which it is kept, and the hoses that feed it."""

from __future__ import annotations

from random import Random
from typing import Final

from attrs import field, frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth
from dune_desktop.scene.art.lights import AMNION, COPPER, GLASS, IRON, KEYLINE
from dune_desktop.scene.art.picture import PicturePart
from dune_desktop.scene.art.still.placing import Placed, shadow, turned
from dune_desktop.scene.art.tones import Tones, glow
from dune_desktop.scene.drawing.painting import mix

#: Half widths of a vat's caps, from top to foot, and of a jar's glass and lid.
_CAP: Final[tuple[Point, ...]] = ((20, -204), (27, -198), (30, -186), (44, -180), (44, -168))
_FOOT: Final[tuple[Point, ...]] = ((44, -30), (46, -22), (40, -16), (50, -8), (54, 0))
_LID: Final[tuple[Point, ...]] = ((6, -106), (9, -102), (7, -97), (28, -93), (30, -86))
#: How full jars are.
_LEVEL: Final = 0.86


def _upright(half: float, top: float, foot: float, round_: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-half, top, 2 * half, foot - top), round_, round_)
    return path


def _bubbles(canvas: Canvas, glass: QPainterPath, fluid: Tones, count: int, seed: int) -> None:
    chance, place = Random(seed), glass.boundingRect()
    for _ in range(count):
        x, y = chance.uniform(place.left() + 6, place.right() - 6), chance.uniform(place.top() + 8, place.bottom() - 4)
        size = chance.uniform(0.8, 3.2) * place.width() / 76
        canvas.fill(ellipse(x, y, size, size), fluid[0], 0.35)
        canvas.line(ellipse(x, y, size, size), fluid[0], 0.7, 0.9)


def _filled(canvas: Canvas, glass: QPainterPath, fluid: Tones, level: float, inside: PicturePart | None) -> None:
    """The fluid up to its level, what floats in it, and light along the glass."""
    place = glass.boundingRect()
    top = place.bottom() - place.height() * level
    canvas.fill(glass, mix(fluid[2], KEYLINE, 0.35), 0.85)
    with canvas.within(glass):
        body = polygon(((place.left(), top), (place.right(), top), *((x, place.bottom()) for x in (80, -80))))
        canvas.shine(body, mix(fluid[1], fluid[0], 0.35), mix(fluid[1], fluid[2], 0.6), (0, top), (0, place.bottom()))
        glow(canvas, 0, place.center().y(), place.height() * 0.55, fluid[0], 0.5)
        if inside is not None:
            canvas.painter.save()
            inside.paint(canvas)
            canvas.painter.restore()
            canvas.fill(body, fluid[1], 0.22)
        if level < 1:
            canvas.fill(ellipse(0, top, place.width() / 2, place.width() * 0.09), fluid[0], 0.8)


def _gleams(canvas: Canvas, glass: QPainterPath) -> None:
    """What shows that there is glass: a bright band at the left, a thin one at the right, an edge."""
    place, light = glass.boundingRect(), canvas.light.rim
    wide, high = place.width(), place.height()
    with canvas.within(glass):
        for start, broad, strong in ((0.1, 0.09, 0.55), (0.22, 0.03, 0.45), (0.88, 0.05, 0.3)):
            x = place.left() + start * wide
            band = polygon(((x, place.top()), (x + broad * wide, place.top()), (x + broad * wide, place.bottom()),
                            (x, place.top() + high * 0.9)))  # fmt: skip
            canvas.fill(band, light, strong)
    canvas.line(glass, mix(GLASS[0], light, 0.5), wide * 0.018, 0.8)


@frozen
class Vat(Placed):
    """An upright tank between two caps; ``inside`` floats in it, in the units of a vat that is two hundred high.

    ``open``: its glass is up, what was in it ran out, and only the light is left.
    """

    inside: PicturePart | None = field(default=None, kw_only=True)
    fluid: Tones = field(default=AMNION, kw_only=True)
    distance: float = field(default=0.0, kw_only=True)
    open: bool = field(default=False, kw_only=True)
    seed: int = field(default=1, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        canvas.painter.scale(0.5, 0.5)
        metal = tuple(canvas.far(tone, self.distance) for tone in IRON)
        fluid = tuple(canvas.far(tone, self.distance * 0.5) for tone in self.fluid)
        glow(canvas, 0, -100, 150, fluid[0], 0.4)
        shadow(canvas, 56, 10, reach=1.6)
        glass = _upright(38, -178, -24, 12)
        if self.open:
            canvas.shine(glass, mix(fluid[0], fluid[1], 0.3), fluid[2], (0, -170), (0, -20))
            if self.inside is not None:
                canvas.painter.save()
                self.inside.paint(canvas)
                canvas.painter.restore()
        else:
            _filled(canvas, glass, fluid, 1.0, self.inside)
            with canvas.within(glass):
                _bubbles(canvas, glass, fluid, 16 if canvas.fine else 6, self.seed)
            _gleams(canvas, glass)
        for cap in (_CAP, _FOOT):
            turned(canvas, cap, metal, curved=False)
        for y in (-174, -20):
            canvas.line(polygon(((-43, y), (43, y))), fluid[0], 2.4, 0.8)


@frozen
class SpecimenJar(Placed):
    """A jar of glass with a lid; what is kept in it lies round the middle of a jar that is a hundred high."""

    inside: PicturePart | None = field(default=None, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 34, 6, reach=1.8)
        glow(canvas, 0, -46, 74, AMNION[0], 0.35)
        glass = _upright(32, -90, 0, 9)
        canvas.painter.save()
        canvas.painter.translate(0, -45)
        _filled(canvas, glass.translated(0, 45), AMNION, _LEVEL, self.inside)
        canvas.painter.restore()
        _gleams(canvas, glass)
        turned(canvas, _LID, COPPER, curved=False)


@frozen
class Hoses:
    """Hoses that hang from above down to ``ends``, each with a ring of metal."""

    ends: tuple[Point, ...]
    top: float = -20.0
    wide: float = 7.0
    tones: Tones = IRON
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        for x, y in self.ends:
            lean = chance.uniform(-1, 1) * (y - self.top) * 0.4
            start = (x + lean, self.top)
            way = smooth((start, (x + lean * 1.1, (self.top + y) / 2), (x + lean * 0.3, y - 16), (x, y)), closed=False)
            canvas.line(way, self.tones[2], self.wide)
            canvas.line(way.translated(-self.wide * 0.16, 0), self.tones[1], self.wide * 0.5)
            canvas.line(way.translated(-self.wide * 0.28, 0), canvas.light.rim, self.wide * 0.14, 0.7)
            canvas.line(polygon(((x - self.wide * 0.6, y), (x + self.wide * 0.6, y))), self.tones[0], self.wide * 0.5)
