"""Cloth that hangs: curtains, banners with folds and fringe; and the crests of houses, drawn for this program."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from dune_desktop.scene.art.canvas import ALL, Canvas, Point, ellipse, polygon, smooth, spots
from dune_desktop.scene.art.tones import DARK, LIT, Tones, tones, within
from dune_desktop.scene.drawing.painting import mix


@frozen
class Curtain:
    """Folds from side to side; ``left`` and ``right`` leave a window free if it is a curtain drawn aside."""

    stuff: str = "wine"
    top: float = 0.0
    foot: float = 300.0
    left: float = ALL.left()
    right: float = ALL.right()
    fold: float = 17.0
    fringe: bool = False

    def paint(self, canvas: Canvas) -> None:
        three = tones(canvas, self.stuff)
        area = QRectF(self.left, self.top, self.right - self.left, self.foot - self.top) & canvas.seen
        whole = QPainterPath()
        whole.addRect(area)
        canvas.shine(whole, mix(three[1], three[2], 0.1), mix(three[1], three[2], 0.75), (0, self.top), (0, self.foot))
        self._folds(canvas, three)
        if self.fringe:
            _fringe(canvas, self.left, self.right, self.foot)

    def _folds(self, canvas: Canvas, three: Tones) -> None:
        """One by one, for one path of many pieces takes longer."""
        count = max(1, round((self.right - self.left) / self.fold))
        wide = (self.right - self.left) / count
        for number in range(count):
            x, lean = self.left + number * wide, 2.5 * sin(number * 2.3)
            if not canvas.seen.left() - wide - 4 < x < canvas.seen.right() + 4:
                continue
            bottom = ((x + wide + lean, self.foot), (x + wide * 0.6 + lean, self.foot))
            canvas.fill(polygon(((x + wide * 0.55, self.top), (x + wide, self.top), *bottom)), three[2], 0.75)
            edge = (x + wide * 0.22 + lean, self.foot)
            canvas.fill(polygon(((x + wide * 0.12, self.top), (x + wide * 0.26, self.top), edge)), three[0], 0.5)


def _fringe(canvas: Canvas, left: float, right: float, foot: float) -> None:
    brass = tones(canvas, "bronze")
    canvas.fill(polygon(((left, foot - 3), (right, foot - 3), (right, foot), (left, foot))), brass[0])
    for number in range(int((right - left) / 2.6)):
        x = left + number * 2.6
        canvas.fill(
            polygon(((x, foot), (x + 1.6, foot), (x + 1.2, foot + 6), (x + 0.4, foot + 6))), brass[1 + number % 2]
        )


@frozen
class Banner:
    """Hangs from a rod, with folds, a fringe and a crest."""

    x: float
    top: float
    wide: float
    high: float
    stuff: str = "blue"
    crest: str = ""
    metal: str = "bronze"
    tail: bool = True
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        three, brass = tones(canvas, self.stuff, self.distance), tones(canvas, self.metal, self.distance)
        half, foot = self.wide / 2, self.top + self.high
        dip = self.wide * 0.3 if self.tail else 0.0
        cloth = polygon(
            (
                (self.x - half, self.top),
                (self.x + half, self.top),
                (self.x + half, foot - dip),
                (self.x, foot),
                (self.x - half, foot - dip),
            )
        )
        canvas.shine(
            cloth,
            mix(three[0], three[1], 0.5),
            mix(three[1], three[2], 0.5),
            (self.x - half, self.top),
            (self.x + half, foot),
        )
        painter = canvas.painter
        painter.save()
        within(canvas, cloth)
        for part, broad, bend in ((-0.72, 0.12, -0.03), (-0.3, 0.1, 0.0), (0.46, 0.46, 0.04)):
            self._fold(canvas, part, broad, bend, three[2])
            self._fold(canvas, part - 0.1, 0.1, bend, three[0])
        canvas.line(cloth, brass[1], self.wide * 0.1, 0.9)
        painter.restore()
        canvas.line(polygon(((self.x - half, self.top), (self.x - half, foot - dip))), canvas.light.rim, 1.0, 0.8)
        rod = polygon(
            (
                (self.x - half - 5, self.top - 2.5),
                (self.x + half + 5, self.top - 2.5),
                (self.x + half + 5, self.top + 2),
                (self.x - half - 5, self.top + 2),
            )
        )
        canvas.shine(rod, brass[0], brass[2], (0, self.top - 3), (0, self.top + 3))
        for side in (-1, 1):
            canvas.fill(ellipse(self.x + side * (half + 6), self.top, 3.2, 3.2), brass[0 if side < 0 else 1])
        if self.crest:
            Crest(self.crest, self.x, self.top + self.high * 0.44, self.wide * 0.56, self.metal).paint(canvas)

    def _fold(self, canvas: Canvas, part: float, broad: float, bend: float, colour: QColor) -> None:
        """A band from the rod to the hem that widens and leans a little; the shape of the cloth cuts its ends."""
        half, swing = self.wide / 2, bend * self.wide
        left = self.x + part * half
        right = left + broad * half
        ways = (-0.1, 0.0), (0.5, 0.4), (1.1, 1.0)
        one = [(left + swing * sway, self.top + self.high * down) for down, sway in ways]
        other = [(right + swing * sway + broad * half * 0.5 * down, self.top + self.high * down) for down, sway in ways]
        band = smooth(one, closed=False)
        band.connectPath(smooth(other[::-1], closed=False))
        band.closeSubpath()
        canvas.fill(band, colour, 0.42)


#: Of a flag, from the pole: where a wave of its cloth begins and ends, its tone, and how dense that is.
_WAVES: Final = ((0.32, 0.6, DARK, 0.4), (0.14, 0.22, LIT, 0.4), (0.9, 1.1, DARK, 0.4))
#: How such a wave hangs: from above its upper to below its lower hem, how far it goes aside.
_HANGS: Final = ((-0.25, 0.04), (0.25, 0.02), (0.7, -0.03), (1.25, -0.06))


@frozen
class Flag:
    """Flies from a pole, blown to the right."""

    x: float
    foot: float
    high: float
    wide: float
    stuff: str = "crimson"
    crest: str = ""
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        three, pole = tones(canvas, self.stuff, self.distance), tones(canvas, "umber", self.distance)
        top, deep = self.foot - self.high, self.wide * 0.66
        canvas.line(polygon(((self.x, self.foot), (self.x, top - 4))), pole[2], 2.6)
        canvas.line(polygon(((self.x - 0.9, self.foot), (self.x - 0.9, top - 4))), canvas.light.rim, 0.8)
        w = self.wide
        cloth = smooth(
            (
                (self.x, top),
                (self.x + w * 0.3, top - 5),
                (self.x + w * 0.64, top + 4),
                (self.x + w, top - 1),
                (self.x + w * 0.93, top + deep * 0.5),
                (self.x + w, top + deep),
                (self.x + w * 0.64, top + deep + 6),
                (self.x + w * 0.3, top + deep - 4),
                (self.x, top + deep),
            )
        )
        canvas.shine(cloth, three[0], three[1], (self.x, top), (self.x + w * 0.9, top + deep))
        with canvas.within(cloth):
            for left, right, tone, opacity in _WAVES:
                canvas.fill(self._wave(top, deep, left, right), three[tone], opacity)
        edge = smooth([(self.x + w * x, top + y) for x, y in ((0.0, 0), (0.3, -5), (0.64, 4), (1.0, -1))], closed=False)
        canvas.line(edge, canvas.light.rim, 1.0, 0.8)
        if self.crest:
            Crest(self.crest, self.x + w * 0.45, top + deep * 0.5, deep * 0.6, "bronze").paint(canvas)

    def _wave(self, top: float, deep: float, left: float, right: float) -> QPainterPath:
        """From hem to hem, narrower below: what the wind has turned to the light or from it."""
        one = [(self.x + self.wide * (left + sway), top + deep * down) for down, sway in _HANGS]
        other = [(self.x + self.wide * (right + 1.7 * sway), top + deep * down) for down, sway in _HANGS]
        band = smooth(one, closed=False)
        band.connectPath(smooth(other[::-1], closed=False))
        band.closeSubpath()
        return band


@frozen
class Crest:
    """The sign of a house, so high, round its middle: hawk, ox, gear, crown, fan, compass, eye, horns."""

    name: str
    x: float
    y: float
    high: float
    metal: str = "bronze"
    opacity: float = 1.0

    def paint(self, canvas: Canvas) -> None:
        painter = canvas.painter
        painter.save()
        painter.setOpacity(self.opacity)
        painter.translate(self.x, self.y)
        painter.scale(self.high / 100, self.high / 100)
        three = tones(canvas, self.metal)
        shape = _CRESTS[self.name]()
        canvas.fill(shape.translated(3, 4), three[2], 0.8)
        canvas.shine(shape, three[0], three[1], (-40, -40), (40, 50))
        painter.restore()


def _both(points: list[Point]) -> QPainterPath:
    return polygon(points + [(-x, y) for x, y in reversed(points) if x])


def _star(count: int, outer: float, inner: float, turn: float = -pi / 2) -> list[Point]:
    step = pi / count
    return [
        ((inner if i % 2 else outer) * cos(turn + i * step), (inner if i % 2 else outer) * sin(turn + i * step))
        for i in range(2 * count)
    ]


def _hawk() -> QPainterPath:
    return polygon(
        spots(
            "4,-48 14,-42 24,-40 15,-33 14,-24 30,-22 50,-44 46,-12 32,8 16,14 26,44 10,36 0,50 "
            "-10,36 -26,44 -16,14 -32,8 -46,-12 -50,-44 -30,-22 -8,-26 -6,-42"
        )
    )


def _ox() -> QPainterPath:
    return _both(
        [
            (0, -18),
            (14, -22),
            (34, -26),
            (42, -48),
            (50, -26),
            (38, -10),
            (22, -6),
            (18, 14),
            (12, 40),
            (6, 48),
            (0, 48),
        ]
    )


def _gear() -> QPainterPath:
    teeth = ((50, -0.11), (50, 0.11), (38, 0.17), (38, 0.46))
    turns = [(size, part * pi / 5 + lean) for part in range(10) for size, lean in teeth]
    path = polygon([(size * cos(turn), size * sin(turn)) for size, turn in turns])
    path.addPath(ellipse(0, 0, 27, 27))
    path.addPath(ellipse(0, 0, 11, 11))
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def _crown() -> QPainterPath:
    path = _both([(0, -46), (12, -12), (40, -34), (34, 26), (0, 26)])
    path.addPath(_both([(0, 32), (34, 32), (34, 44), (0, 44)]))
    return path


def _fan() -> QPainterPath:
    path = QPainterPath()
    for step in range(-3, 4):
        lean = step * 0.36
        tip = (48 * sin(lean), 36 - 84 * cos(lean))
        side = (6 * cos(lean), 6 * sin(lean))
        middle = ((tip[0]) * 0.62, 36 + (tip[1] - 36) * 0.62)
        path.addPath(
            smooth(
                ((0, 40), (middle[0] + side[0], middle[1] + side[1]), tip, (middle[0] - side[0], middle[1] - side[1]))
            )
        )
    return path


def _compass() -> QPainterPath:
    path = ellipse(0, 0, 44, 44)
    path.addPath(ellipse(0, 0, 36, 36))
    path.addPath(polygon(_star(4, 50, 9)))
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def _eye() -> QPainterPath:
    path = polygon(((0, -50), (30, 0), (0, 50), (-30, 0)))
    path.addPath(smooth(((-20, 0), (0, -14), (20, 0), (0, 14))))
    path.addPath(ellipse(0, 0, 6, 6))
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def _horns() -> QPainterPath:
    path = smooth(((-44, -30), (-34, 20), (0, 44), (-12, 16), (-22, -10)))
    path.addPath(smooth(((44, -46), (22, 40), (2, 48), (10, 10), (20, -20))))
    return path


_CRESTS: Final[dict[str, Callable[[], QPainterPath]]] = {
    "hawk": _hawk,
    "ox": _ox,
    "gear": _gear,
    "crown": _crown,
    "fan": _fan,
    "compass": _compass,
    "eye": _eye,
    "horns": _horns,
}
