"""What was bred: beetles of gold, dogs that are chairs, sligs, and smells that one sees."""

from __future__ import annotations

from typing import Final

from attrs import field, frozen
from PySide6.QtGui import QColor

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth, spots
from dune_desktop.scene.art.lights import CHITIN, FLESH, KEYLINE, WOOD
from dune_desktop.scene.art.still.placing import Placed, shadow
from dune_desktop.scene.art.tones import Tones, shaded
from dune_desktop.scene.drawing.painting import mix

#: Of a beetle: its legs and a horn at the right; head, breast and wings, each with how deep its light goes.
_LEGS: Final = ("18,-20 34,-32 40,-52 46,-56", "24,2 44,2 54,14", "22,22 38,36 38,54 44,58")
_HORN: Final = "6,-50 12,-62 4,-72 2,-66 6,-60 2,-50"
_PLATES: Final = (
    ("0,-56 12,-52 16,-42 10,-34 -10,-34 -16,-42 -12,-52", 4),
    ("0,-40 20,-36 25,-22 18,-12 -18,-12 -25,-22 -20,-36", 6),
    ("0,-16 20,-15 29,6 26,34 10,54 0,58 -10,54 -26,34 -29,6 -20,-15", 8),
)


@frozen
class Scarab(Placed):
    """A beetle from above, its head up: the sign of the Tleilaxu, one that lives, or the ``shade`` of one on a wall."""

    tones: Tones = field(default=CHITIN, kw_only=True)
    shade: bool = field(default=False, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = (canvas.light.sky[0],) * 3 if self.shade else self.tones
        for side in (1, -1):
            for leg in _LEGS:
                way = smooth([(side * x, y) for x, y in spots(leg)], closed=False)
                canvas.line(way, dark, 6)
                canvas.line(way.translated(-0.8, -0.8), middle if side > 0 else lit, 3)
            canvas.fill(smooth([(side * x, y) for x, y in spots(_HORN)]), lit if side < 0 else middle)
        for plate, depth in _PLATES:
            if self.shade:
                canvas.fill(smooth(spots(plate)), dark)
            else:
                shaded(canvas, smooth(spots(plate)), self.tones, depth, rim=1.2)
        if not self.shade:
            self._wings(canvas)

    def _wings(self, canvas: Canvas) -> None:
        lit, _, dark = self.tones
        canvas.line(polygon(((0, -15), (0, 57), (0, -15))), mix(dark, KEYLINE, 0.4), 2.2)
        for side in (-1, 1):
            for reach in (9, 18):
                rib = [(side * x, y) for x, y in ((reach * 0.7, -13), (reach, 10), (reach * 0.8, 40))]
                canvas.line(smooth(rib, closed=False), dark, 1.2, 0.6)
        canvas.fill(ellipse(-13, 6, 3, 12), mix(lit, canvas.light.rim, 0.6), 0.8)


@frozen
class Chairdog(Placed):
    """A chair that lives: a back that breathes, arms that end in paws, and a sleepy head at the left one."""

    tones: Tones = field(default=WOOD, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        _, middle, dark = self.tones
        shadow(canvas, 62, 10, reach=1.4)
        tail = smooth(spots("60,-36 78,-42 88,-62 80,-74"), closed=False)
        canvas.line(tail, dark, 11)
        canvas.line(tail, middle, 7)
        shaded(canvas, smooth(spots("-34,-30 -40,-74 -24,-112 10,-122 42,-112 54,-76 48,-28")), self.tones, 12, rim=1.4)
        for fold in ("-14,-112 -20,-80 -16,-52", "10,-120 10,-86 8,-54", "32,-114 38,-82 30,-52"):
            canvas.line(smooth(spots(fold), closed=False), dark, 2.2, 0.55)
        shaded(canvas, smooth(spots("-44,-6 -46,-36 0,-54 50,-38 52,-6 20,2 -20,2")), self.tones, 8, fall=1.6, rim=1.2)
        shaded(canvas, smooth(spots("42,2 38,-50 50,-62 66,-54 70,-8 62,3")), self.tones, 6, rim=1.2)
        shaded(canvas, smooth(spots("-40,2 -36,-48 -48,-60 -64,-50 -68,-8 -60,3")), self.tones, 6, rim=1.2)
        for x in (-58, 56):
            paw = smooth(spots("-17,4 -16,-10 0,-14 16,-10 17,4")).translated(x, 0)
            shaded(canvas, paw, self.tones, 5, fall=1.0, rim=1.0)
            for toe in (-5, 5):
                canvas.line(polygon(((x + toe, -5), (x + toe, 3))), dark, 1.8)
        self._head(canvas)

    def _head(self, canvas: Canvas) -> None:
        lit, _, dark = self.tones
        head = smooth(spots("-36,-52 -42,-74 -58,-82 -74,-76 -96,-62 -104,-48 -96,-38 -74,-38 -52,-38"))
        shaded(canvas, head, self.tones, 7, rim=1.4)
        shaded(canvas, smooth(spots("-54,-80 -40,-82 -28,-62 -32,-40 -42,-36 -48,-54")), (self.tones[1], dark, dark), 5)
        canvas.fill(ellipse(-102, -52, 5.4, 4.2), KEYLINE)
        canvas.line(smooth(spots("-82,-64 -76,-60 -69,-63"), closed=False), KEYLINE, 2.6)
        canvas.line(smooth(spots("-100,-44 -88,-42 -74,-47"), closed=False), dark, 2.0)
        canvas.fill(smooth(spots("-94,-42 -86,-42 -86,-28 -91,-24 -95,-30")), FLESH[1])
        canvas.line(smooth(spots("-84,-72 -74,-73"), closed=False), lit, 2.0, 0.8)


#: It is as pink in the shade.
_PINK: Final = (FLESH[0], FLESH[1], mix(FLESH[1], FLESH[2], 0.5))


@frozen
class Slig(Placed):
    """Half slug, half pig, and wholly dirty; it crawls to the left."""

    tones: Tones = field(default=_PINK, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, _, dark = self.tones
        shadow(canvas, 78, 8, reach=1.1)
        body = smooth(spots("-66,2 -72,-26 -56,-46 -30,-50 0,-44 30,-40 56,-24 92,-2 60,4 -30,5"))
        shaded(canvas, body, self.tones, 10, fall=1.2, rim=1.4)
        for fold in ("-34,-50 -26,-28 -32,2", "-6,-46 2,-24 -4,3", "24,-42 30,-20 24,3", "50,-30 52,-14 48,3"):
            canvas.line(smooth(spots(fold), closed=False), dark, 2.4, 0.55)
        head = smooth(spots("-46,-2 -46,-32 -62,-44 -82,-40 -94,-28 -98,-14 -88,0 -68,4"))
        canvas.line(head, dark, 2.0, 0.6)
        canvas.fill(head, mix(lit, self.tones[1], 0.35))
        with canvas.within(head):
            canvas.fill(ellipse(-60, 6, 40, 14), self.tones[1])
        shaded(canvas, ellipse(-92, -16, 9, 11), (lit, lit, self.tones[1]), 3)
        for y in (-19, -11):
            canvas.fill(ellipse(-96, y, 2, 2.6), dark)
        for x, lean in ((-74, -8), (-62, 4)):
            canvas.line(smooth(((x, -36), (x + lean * 0.5, -50), (x + lean, -60)), closed=False), self.tones[1], 4)
            canvas.fill(ellipse(x + lean, -62, 4.6, 4.6), KEYLINE)
            canvas.fill(ellipse(x + lean - 1.4, -63.4, 1.5, 1.5), canvas.light.rim)
        canvas.line(smooth(spots("-90,0 -80,-4 -70,-3"), closed=False), dark, 2.0)


@frozen
class Vapour:
    """What hangs in the air, along a way: broad and faint, with threads in it."""

    way: tuple[Point, ...]
    wide: float
    colour: QColor
    opacity: float = 0.35

    def paint(self, canvas: Canvas) -> None:
        path = smooth(self.way, closed=False)
        for share, strong in ((1.0, 0.5), (0.66, 0.6), (0.34, 0.9)):
            canvas.line(path, self.colour, self.wide * share, self.opacity * strong)
        for lift, share in ((-0.34, 0.06), (-0.1, 0.09), (0.2, 0.05)):
            canvas.line(path.translated(0, lift * self.wide), self.colour, self.wide * share, 0.9)
