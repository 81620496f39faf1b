"""Heads from the side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from attrs import evolve, frozen
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth, spots
from dune_desktop.scene.art.heads import garb
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lights import EYES
from dune_desktop.scene.art.tones import Tones, shaded, tones, within
from dune_desktop.scene.drawing.painting import mix


@frozen
class Profile:
    """A head from the side with its shoulders. ``face``: -1 looks to the left, into the sun, 1 to the right."""

    x: float
    y: float
    size: float
    visage: Visage = Visage()
    face: int = -1

    def paint(self, canvas: Canvas) -> None:
        painter, visage = canvas.painter, self.visage
        painter.translate(self.x, self.y)
        painter.scale(self.size / 100, self.size / 100)
        skin = tones(canvas, visage.skin)
        if visage.style in _FALLS:
            self._mane(canvas, *_FALLS[visage.style])
        neck = self.shape("-27,24 12,40 11,62 18,84 -42,84 -33,60")
        if self.face > 0:
            canvas.fill(polygon(neck), skin[1])
            canvas.fill(polygon(self.shape("0,36 13,40 11,58 -6,52")), skin[2])
        else:  # into the sun its throat is lit, and what the jaw casts lies slanting across
            canvas.fill(polygon(neck), mix(skin[1], skin[2], 0.3))
            canvas.fill(polygon(self.shape("12,40 11,62 18,84 4,84 1,62 3,40")), mix(skin[0], skin[1], 0.6))
            canvas.fill(polygon(self.shape("-26.5,24 13,40 11.6,50 -2,58 -30,44")), skin[2], 0.75)
        painter.save()
        painter.translate(-9 * self.face, 0)
        garb.dress(canvas, evolve(visage, shoulders=visage.shoulders * 0.78, turn=0.0))
        painter.restore()
        self._head(canvas, skin)
        if visage.wear not in _WORN:
            self._hair(canvas)
        self._beard(canvas)
        if visage.wear in _WORN:
            _WORN[visage.wear](canvas, self)

    def shape(self, text: str) -> list[Point]:
        """Points of a head that looks to the right, turned where this one looks."""
        return [(x * self.face, y) for x, y in spots(text)]

    def _outline(self) -> QPainterPath:
        visage, face = self.visage, self.face
        tip, chin = 30 + 13 * visage.nose, 27 + visage.chin * 0.75
        points: list[Point] = [
            (-4, -51), (14, -48), (25, -39), (30, -26), (31.5, -15), (30, -8), (28.5, -5), (34, 4), (tip, 13.5),
            (tip - 1, 17), (33, 19), (33.5, 24), (36.5, 28.5), (33, 31), (35.5, 34.5), (32, 39),
            (chin, 44), (chin - 2, 50),
            (chin - 12, 52), (2, 46), (-10, 34), (-20, 28), (-30, 30), (-40, 14), (-45, -8), (-41, -30), (-26, -46),
        ]  # fmt: skip
        return smooth([(x * face, y) for x, y in points])

    def _head(self, canvas: Canvas, skin: Tones) -> None:
        """Looking into the sun its front is lit; looking away, only the cheekbone and the edge of the ear."""
        outline = self._outline()
        canvas.painter.save()
        within(canvas, outline)
        lit = self.face < 0
        canvas.fill(outline, skin[0] if lit else mix(skin[1], skin[2], 0.25))
        back = self.shape("18,-60 16,-22 10,-8 19,8 10,20 16,34 4,60 -60,60 -60,-60")
        canvas.fill(polygon(back), mix(skin[1], skin[2], 0.3) if lit else skin[1])
        if lit:
            canvas.fill(polygon(self.shape("14,-8 27,8 12,22 4,6")), mix(skin[0], skin[1], 0.5))
        else:
            canvas.fill(polygon(self.shape("-6,4 14,6 6,20 -6,34 -14,14")), mix(skin[0], skin[1], 0.4))
        jaw = self.shape("40,46 26,42 8,34 -8,22 -20,30 0,60 40,60")
        canvas.fill(polygon(jaw), skin[2], 0.7)
        socket = self.shape("31,-9 22,-11 14,-6 18,4 27,3 30,-3")
        canvas.fill(smooth(socket), skin[2], 0.55)
        self._features(canvas, skin)
        canvas.painter.restore()
        light = canvas.light.rim if lit else canvas.light.sun
        canvas.painter.save()
        within(canvas, outline)
        front = QPainterPath()
        front.addRect(0 if self.face > 0 else -80, -60, 80, 130)
        within(canvas, front)
        canvas.line(outline, light, 2.2, 0.9 if lit else 0.4)
        canvas.painter.restore()
        self._ear(canvas, skin)

    def _features(self, canvas: Canvas, skin: Tones) -> None:
        visage, face = self.visage, self.face
        white, iris = EYES[visage.eyes]
        canvas.fill(polygon(self.shape("28.6,-5 16.5,0 27,3.4")), mix(white, skin[2], 0.12))
        canvas.fill(ellipse(25.6 * face, -0.8, 2.2, 3.4), iris)
        canvas.fill(ellipse(26.4 * face, -0.8, 0.9, 1.7), mix(iris, skin[2], 0.85))
        lid = smooth(self.shape("15,0.6 22,-4.4 29.4,-5.6"), closed=False)
        canvas.line(lid, mix(skin[2], canvas.light.sky[0], 0.5), 1.8)
        lift = -10.0 + 2.0 * visage.brow
        brow = polygon([(x * face, y + lift) for x, y in ((33.0, 2.0), (30, -2.6), (20, -5), (13, -1), (21, -1.8))])
        canvas.fill(brow, mix(tones(canvas, visage.hair)[1], skin[2], 0.4))
        canvas.fill(smooth(self.shape("36,17 31,18.5 29,15 33,14")), skin[2], 0.7)
        lips = tones(canvas, visage.lips or visage.skin)
        canvas.fill(polygon(self.shape("34,25 38,28.5 33,31 25,31")), lips[1] if visage.lips else skin[2])
        lower = lips[0] if visage.lips else mix(skin[0], skin[1], 0.6)
        canvas.fill(smooth(self.shape("33,31 37,34 32,37.5 26,31.4")), lower)
        canvas.line(polygon(self.shape("36,31 23.5,31.6")), skin[2], 1.1)
        if visage.age:
            strong = 0.25 + 0.15 * visage.age
            canvas.line(smooth(self.shape("30,18 23,26 23,34"), closed=False), skin[2], 1.1, strong)
            canvas.line(smooth(self.shape("27,6 20,8 15,5"), closed=False), skin[2], 0.9, strong)
            for step in range(visage.age - 1):
                crease = smooth(self.shape(f"29,{-22 - 5 * step} 20,{-23 - 5 * step}"), closed=False)
                canvas.line(crease, skin[2], 0.8, strong)

    def _ear(self, canvas: Canvas, skin: Tones) -> None:
        ear = smooth(self.shape("-4,-8 -11,-12 -18,-6 -17,6 -11,16 -6,14 -6,4"))
        shaded(canvas, ear, skin, 3)
        canvas.line(smooth(self.shape("-7,-5 -13,-6 -13,4 -9,9"), closed=False), skin[2], 1.1, 0.8)

    def _hair(self, canvas: Canvas) -> None:
        three, style = tones(canvas, self.visage.hair), self.visage.style
        if style == "bald":
            return
        if style == "bun":
            shaded(canvas, ellipse(-50 * self.face, -26, 17, 17), three, 6, rim=1.2)
        cap = (
            "-2,-55 16,-52 28,-41 29,-33 16,-30 6,-18 2,0 -4,-12 -12,-16 -20,-8 -18,8 "
            "-26,34 -34,34 -44,16 -49,-8 -45,-32 -28,-50"
        )
        if style == "receding":
            cap = "-14,-50 -6,-30 -2,-4 -6,-12 -14,-16 -20,-8 -18,8 -26,34 -34,34 -44,16 -49,-8 -45,-32 -30,-48"
        if style in _FALLS:  # it goes on behind the head, so that no edge parts the two, and lies close to the ear
            cap = cap.replace("-20,-8 -18,8 -26,34 -34,34", "-17,-8 -14,8 -19,22 -32,36")
            shaded(canvas, smooth(self.shape(cap)), (three[0], three[1], three[1]), 8)
        else:
            shaded(canvas, smooth(self.shape(cap)), three, 8, rim=1.3)
        lines = ("-12,-48 -32,-38 -40,-8", "20,-46 0,-42 -18,-24", "10,-50 -16,-44 -32,-22")
        for line in lines[:1] if style == "receding" else lines:
            canvas.line(smooth(self.shape(line), closed=False), three[0 if self.face < 0 else 2], 1.3, 0.55)

    def _mane(self, canvas: Canvas, fall: str, *lines: str) -> None:
        three = tones(canvas, self.visage.hair)
        shaded(canvas, smooth(self.shape(fall)), (three[0], three[1], mix(three[1], three[2], 0.5)), 9, rim=1.2)
        for line in lines:
            canvas.line(smooth(self.shape(line), closed=False), three[2], 1.5, 0.6)

    def _beard(self, canvas: Canvas) -> None:
        kind, three = self.visage.beard, tones(canvas, self.visage.hair)
        if kind in ("full", "long", "short"):
            end = {"short": 58, "full": 68, "long": 104}[kind]
            beard = f"-4,2 4,18 18,24 30,23 37,27 26,32 36,38 38,48 32,{end - 6} {20},{end} 4,56 -8,38 -10,14"
            shaded(canvas, smooth(self.shape(beard)), three, 7, rim=1.0)
        elif kind in ("goatee", "chin", "moustache"):
            if kind != "chin":
                shaded(canvas, smooth(self.shape("35,22 30,22 22,30 22,35 30,30 37,28")), three, 3)
            if kind != "moustache":
                shaded(canvas, polygon(self.shape("34,38 26,42 27,52 40,66 37,46")), three, 4, rim=0.8)


def _hood(canvas: Canvas, head: Profile) -> None:
    three = tones(canvas, head.visage.stuff)
    cloth = head.shape(
        "-8,-66 14,-62 31,-50 36,-38 26,-40 12,-34 4,-18 0,6 6,34 16,56 26,80 "
        "20,110 -30,116 -62,104 -56,60 -58,10 -56,-26 -40,-54"
    )
    shaded(canvas, smooth(cloth), three, 10, rim=1.6)
    for line in ("-20,-56 -36,-20 -34,40 -44,96", "0,-52 -14,-20 -14,40 -6,100"):
        canvas.line(smooth(head.shape(line), closed=False), three[2], 1.6, 0.6)
    edge = smooth(head.shape("36,-38 26,-40 12,-34 4,-18 0,6 6,34 16,56"), closed=False)
    canvas.line(edge, three[2], 3.0, 0.8)


def _cowl(canvas: Canvas, head: Profile) -> None:
    three = tones(canvas, head.visage.stuff)
    cloth = (
        "0,-72 20,-56 31,-34 22,-30 14,-12 10,12 10,34 18,48 6,60 10,110 -40,116 -48,60 -54,16 -52,-22 -34,-52 -14,-66"
    )
    shaded(canvas, smooth(head.shape(cloth)), three, 9, rim=1.5)
    edge = smooth(head.shape("31,-34 22,-30 14,-12 10,12 10,34 18,48"), closed=False)
    canvas.line(edge, tones(canvas, "bronze")[1], 2.0)
    canvas.line(smooth(head.shape("-16,-58 -30,-10 -22,60"), closed=False), three[2], 1.5, 0.6)


def _helmet(canvas: Canvas, head: Profile) -> None:
    three = tones(canvas, head.visage.stuff)
    dome = (
        "0,-62 18,-57 31,-44 35,-24 20,-24 12,-10 14,10 22,34 14,46 2,42 "
        "-10,34 -22,34 -40,40 -48,20 -52,-8 -47,-36 -28,-56"
    )
    shaded(canvas, smooth(head.shape(dome)), three, 10, rim=1.7)
    canvas.line(smooth(head.shape("35,-24 0,-27 -50,-18"), closed=False), three[2], 2.0, 0.8)
    ridge = "22,-58 6,-76 -26,-74 -52,-46 -56,-22 -48,-34 -28,-58 0,-64"
    shaded(canvas, smooth(head.shape(ridge)), tones(canvas, head.visage.cloth), 6, rim=1.2)


def _turban(canvas: Canvas, head: Profile) -> None:
    three = tones(canvas, head.visage.stuff)
    shaded(
        canvas,
        smooth(head.shape("34,-26 38,-42 22,-64 -8,-74 -42,-60 -56,-30 -48,-8 -36,-8 0,-22")),
        three,
        10,
        rim=1.6,
    )
    for line in ("34,-34 0,-40 -48,-14", "30,-48 -6,-54 -52,-28", "14,-62 -18,-64 -48,-44"):
        canvas.line(smooth(head.shape(line), closed=False), three[2], 1.7, 0.8)
    tail = "-40,-14 -52,-10 -62,30 -58,78 -46,74 -44,30"
    shaded(canvas, smooth(head.shape(tail)), three, 6, rim=1.0)


#: Long hair: its outline, then the lines in it.
_FALLS: Final = {
    "parted": (
        "-10,-54 -38,-44 -52,-16 -54,30 -60,90 -54,130 -24,126 -18,70 -10,20",
        "-40,-20 -42,40 -50,110",
        "-28,0 -30,50 -36,116",
    ),
    "blown": (
        (
            "-6,-40 -24,-50 -42,-46 -64,-37 -104,-40 -148,-24 -122,-16 -172,6 "
            "-124,8 -152,34 -104,30 -112,54 -68,44 -44,52 -18,34 -10,10"
        ),
        "-40,-36 -84,-26 -140,-20",
        "-44,-14 -88,-4 -150,6",
        "-40,12 -76,22 -130,28",
    ),
}
_WORN: Final[dict[str, Callable[[Canvas, Profile], None]]] = {
    "hood": _hood,
    "cowl": _cowl,
    "helmet": _helmet,
    "turban": _turban,
}
