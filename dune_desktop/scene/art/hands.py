"""Hands close up: a fist round something, an open palm, a finger that points."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Canvas, polygon, smooth, spots
from dune_desktop.scene.art.tones import Tones, shaded, tones
from dune_desktop.scene.drawing.painting import mix


@frozen
class Fist:
    """Fingers round an upright thing at its middle; the arm comes from below. Paint what it holds before it."""

    x: float
    y: float
    size: float
    turn: float = 0.0
    skin: str = "olive"
    sleeve: str = "coal"
    flip: bool = False

    def paint(self, canvas: Canvas) -> None:
        _place(canvas, self.x, self.y, self.size, self.turn, flip=False)
        skin, mirror = tones(canvas, self.skin), -1 if self.flip else 1
        arm = polygon([(x * mirror, y) for x, y in ((-17, 26), (18, 26), (23, 150), (-28, 150))])
        shaded(canvas, arm, skin, 7)
        _cuff(canvas, tones(canvas, self.sleeve), -30, 30, 58)
        palm = smooth(
            [(x * mirror, y) for x, y in ((-25, -22), (4, -30), (24, -24), (27, 4), (22, 34), (-16, 36), (-27, 12))]
        )
        shaded(canvas, palm, skin, 7, rim=0.8)
        for number in range(4):
            y, reach = -24.0 + number * 14.2, (27, 30, 29, 25)[number]
            finger = smooth(
                [
                    (px * mirror, py)
                    for px, py in (
                        (-26, y - 5),
                        (0, y - 8),
                        (reach, y - 5),
                        (reach + 3, y + 1),
                        (reach - 2, y + 6),
                        (0, y + 6),
                        (-26, y + 7),
                        (-30, y + 1),
                    )
                ]
            )
            shaded(canvas, finger, skin, 5, rim=1.0)
            canvas.line(polygon(((mirror * 8, y - 6), (mirror * 10, y + 4))), skin[2], 1.0, 0.5)
        thumb = smooth(
            [
                (x * mirror, y)
                for x, y in (
                    (-24, 30),
                    (-31, 8),
                    (-26, -18),
                    (-12, -34),
                    (-3, -36),
                    (0, -29),
                    (-9, -16),
                    (-10, 6),
                    (-8, 28),
                )
            ]
        )
        shaded(canvas, thumb, skin, 5, rim=1.0)
        nail = smooth([(x * mirror, y) for x, y in ((-8, -33), (-3, -33.5), (-3, -28), (-9, -26))])
        canvas.fill(nail, skin[0], 0.8)


@frozen
class Palm:
    """An open hand, held flat with its palm up; the arm comes from the left, or from the right if flipped."""

    x: float
    y: float
    size: float
    turn: float = 0.0
    skin: str = "olive"
    sleeve: str = "coal"
    flip: bool = False
    pose: str = "open"

    def paint(self, canvas: Canvas) -> None:
        _place(canvas, self.x, self.y, self.size, self.turn, flip=self.flip)
        skin, stuff = tones(canvas, self.skin), tones(canvas, self.sleeve)
        if self.flip:  # the light comes from the other side then
            skin, stuff = (skin[1], skin[1], skin[2]), (stuff[1], stuff[1], stuff[2])
        _from_above(canvas, polygon(spots("-190,-14 -50,-10 -44,13 -190,30")), skin, 6)
        if self.pose == "point":
            self._pointing(canvas, skin)
        else:
            self._open(canvas, skin)
        shaded(canvas, smooth(spots("-68,-17 -130,-27 -250,-42 -250,68 -130,42 -68,23")), stuff, 4, fall=3.4, rim=1.0)
        shaded(canvas, smooth(spots("-76,-20 -62,-19 -56,-8 -55,8 -59,24 -74,27 -71,4")), stuff, 3, fall=3, rim=1.2)

    def _open(self, canvas: Canvas, skin: Tones) -> None:
        """Hollow, as one holds out what could roll away: the tips of its fingers are higher than the palm."""
        for y, reach in ((-9, 56), (-5, 65), (0, 67), (7, 60)):
            finger = smooth((
                (4, y), (28, y + 1), (reach - 13, y - 3), (reach - 5, y - 14), (reach + 2, y - 15), (reach + 3, y - 9),
                (reach - 6, y + 5), (28, y + 11), (4, y + 11),
            ))  # fmt: skip
            _from_above(canvas, finger, skin, 4)
        palm = smooth(spots("-58,-11 -36,-10 -12,-4 10,2 24,4 26,12 12,19 -14,24 -40,20 -58,14"))
        _from_above(canvas, palm, skin, 6)
        canvas.line(smooth(spots("-30,-4 -8,4 14,9"), closed=False), skin[2], 1.1, 0.4)
        thumb = smooth(spots("-48,4 -30,-7 -14,-15 -2,-25 7,-27 9,-19 1,-8 -9,4 -24,13 -40,14"))
        _from_above(canvas, thumb, skin, 5)

    def _pointing(self, canvas: Canvas, skin: Tones) -> None:
        palm = smooth(spots("-56,-13 -30,-19 0,-20 14,-8 12,14 -8,24 -34,22 -56,17"))
        shaded(canvas, palm, skin, 3, fall=2, rim=0.9)
        index = smooth(spots("0,-19 30,-18 60,-16 64,-12 58,-8 30,-8 0,-6"))
        shaded(canvas, index, skin, 2, fall=2, rim=0.9)
        for number in range(3):
            y = -2.0 + number * 9
            knuckle = smooth(
                ((-14, y - 4), (14 - number * 2, y - 5), (21 - number * 3, y), (14 - number * 2, y + 5), (-14, y + 5))
            )
            shaded(canvas, knuckle, skin, 3, fall=1, rim=0.8)
        thumb = smooth(spots("-32,0 -12,-7 10,-8 15,-3 8,1 -10,6 -28,12"))
        shaded(canvas, thumb, skin, 3, fall=1, rim=0.9)


def _from_above(canvas: Canvas, path: QPainterPath, three: Tones, depth: float) -> None:
    """What lies flat is lit along its upper edge, and dark only at its foot."""
    with canvas.within(path):
        canvas.fill(path, three[0])
        canvas.fill(path.translated(depth * 0.3, depth), three[1])
        canvas.fill(path.translated(depth * 0.7, depth * 2.6), mix(three[1], three[2], 0.75))
        canvas.line(path, mix(three[0], canvas.light.rim, 0.5), 1.3, 0.8)


def _place(canvas: Canvas, x: float, y: float, size: float, turn: float, *, flip: bool) -> None:
    canvas.painter.translate(x, y)
    canvas.painter.rotate(turn)
    canvas.painter.scale(-size / 100 if flip else size / 100, size / 100)


def _cuff(canvas: Canvas, three: Tones, left: float, right: float, top: float) -> None:
    path: QPainterPath = smooth(
        ((left, top + 4), (0, top - 2), (right, top + 4), (right + 14, top + 140), (left - 14, top + 140))
    )
    shaded(canvas, path, three, 7, rim=1.2)
    canvas.line(smooth(((left, top + 12), (0, top + 7), (right, top + 12)), closed=False), three[2], 1.6, 0.7)
