"""Somebody in a pose: soldiers, Fremen, riders, fighters, servants, at full height."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import hypot
from typing import Final

from attrs import frozen
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth, spots
from dune_desktop.scene.art.gear import draw_headwear, draw_held
from dune_desktop.scene.art.tones import Tones, shaded, tones
from dune_desktop.scene.drawing.painting import mix

#: Joints of a figure that looks to the right: head, neck, hip, then elbow and hand of the near and of the far arm,
#: knee and foot of the near and of the far leg. Feet stand on 0; a standing figure is 100 high.
_POSES: Final = {
    "stand": "4,-90 1,-80 -1,-47 -14,-65 -3,-53 13,-66 14,-48 -2,-24 -4,0 8,-25 12,0",
    "guard": "2,-91 0,-80 -1,-47 -12,-63 4,-58 15,-68 17,-60 -7,-25 -14,0 7,-24 10,0",
    "march": "3,-91 1,-80 0,-47 -8,-63 2,-52 10,-64 18,-58 -9,-25 -20,-3 11,-26 14,0",
    "run": "14,-86 10,-76 0,-46 -4,-60 10,-52 24,-68 32,-76 -14,-30 -34,-18 16,-34 20,0",
    "charge": "16,-84 11,-75 0,-45 2,-92 16,-104 22,-62 32,-66 -15,-25 -30,0 19,-30 20,0",
    "strike": "6,-88 3,-78 -2,-46 -6,-96 10,-112 16,-66 26,-60 -14,-24 -22,0 14,-26 18,0",
    "lunge": "14,-74 8,-66 -6,-40 18,-58 34,-62 -8,-52 -22,-50 -26,-18 -44,0 18,-30 22,0",
    "point": "1,-91 0,-80 0,-47 16,-80 34,-84 -8,-63 -6,-46 -6,-24 -9,0 7,-24 9,0",
    "raise": "3,-92 0,-80 -1,-47 -16,-91 -17,-116 14,-88 23,-110 -7,-24 -13,0 8,-25 12,0",
    "offer": "6,-89 3,-79 -1,-47 3,-58 22,-63 12,-59 28,-62 -5,-24 -8,0 7,-25 10,0",
    "kneel": "9,-64 4,-54 -4,-24 8,-38 25,-30 14,-40 29,-34 14,-24 14,0 -9,-2 -28,0",
    "crouch": "14,-52 6,-46 -10,-22 14,-30 28,-24 16,-32 32,-30 10,-26 6,0 -18,-14 -20,0",
    "bow": "20,-66 13,-68 -4,-46 20,-50 24,-34 22,-52 28,-38 -5,-24 -6,0 4,-24 5,0",
    "sit": "3,-68 1,-58 -2,-24 6,-40 20,-30 12,-42 24,-34 18,-25 19,0 20,-26 24,0",
    "ride": "6,-84 2,-75 -4,-42 14,-62 28,-70 17,-58 33,-60 -15,-20 -14,0 12,-26 16,0",
    "aim": "6,-87 2,-78 -2,-46 2,-64 18,-74 16,-68 32,-76 -11,-24 -18,0 12,-26 14,0",
    "climb": "7,-94 4,-84 -2,-52 12,-96 17,-114 -8,-66 4,-56 10,-42 5,-26 -7,-26 -10,0",
    "float": "8,-82 3,-74 -5,-42 -8,-56 10,-64 16,-58 4,-68 12,-32 -5,-8 16,-36 4,-10",
    "bound": "1,-92 0,-80 0,-47 -17,-88 -31,-106 18,-88 31,-106 -8,-24 -13,0 8,-25 12,0",
}


#: Of a leg that stands: what is below the shin.
_BOOT: Final = "-4.4,-15 4.4,-15 4,-5 9.5,-1.6 10,2 -5,2"
_FOOT: Final = "-3.4,-7 3,-8 4,-4 9.5,-1 10,2 -4.4,2"


@frozen
class Person:
    """Somebody in a pose. ``face``: 1 looks to the right, -1 to the left.

    ``dress``: suit, armour, robe, coat, or bare skin; ``head``: hood, helmet, spike, mask, bare, turban;
    ``holds``: spear, knife, sword, rifle, staff, banner, hooks, lamp, bowl or nothing.
    """

    x: float
    foot: float
    high: float
    pose: str = "stand"
    face: int = 1
    stuff: str = "coal"
    dress: str = "suit"
    head: str = "hood"
    skin: str = "olive"
    holds: str = ""
    #: Of what banner or cloak is made; no cloak if empty.
    cloak: str = ""
    glow: str = ""
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        canvas.painter.translate(self.x, self.foot)
        canvas.painter.scale(self.high / 100, self.high / 100)
        joints = [(x * self.face, y) for x, y in spots(_POSES[self.pose])]
        three = tones(canvas, self.stuff, self.distance)
        far = (mix(three[1], three[2], 0.5), three[2], three[2])
        head, neck, hip, elbow, hand, elbow2, hand2, knee, foot, knee2, foot2 = joints
        shoulder, shoulder2 = _beside(neck, -9 * self.face), _beside(neck, 8 * self.face)
        if self.cloak:
            self._cloak(canvas, neck, hip)
        skin = tones(canvas, self.skin, self.distance)
        _limb(canvas, far, (shoulder2, elbow2, hand2), (4.6, 3.8, 2.6))
        _hand(canvas, (skin[1], skin[2], skin[2]), elbow2, hand2)
        shoe = _FOOT if self.dress == "bare" else _BOOT
        _leg(canvas, far, (_beside(hip, 3 * self.face), knee2, foot2), self.face, shoe)
        _leg(canvas, three, (_beside(hip, -3 * self.face), knee, foot), self.face, shoe)
        self._trunk(canvas, three, neck, hip, foot)
        self._head(canvas, three, head)
        if self.holds:
            draw_held(canvas, self.holds, hand, self.face, tones(canvas, self.cloak or "umber"))
        _limb(canvas, three, (shoulder, elbow, hand), (5.2, 4.2, 3.0), rim=0.7)
        _hand(canvas, skin, elbow, hand)
        if self.dress in ("suit", "armour"):
            shaded(canvas, ellipse(knee[0] + self.face, knee[1], 5.4, 6.4), three, 2.0, rim=0.7)
        if self.dress == "armour":
            _pauldron(canvas, three, shoulder, self.face)

    def _cloak(self, canvas: Canvas, neck: Point, hip: Point) -> None:
        three, back = tones(canvas, self.cloak, self.distance), -self.face
        x, y = neck
        low = min(0.0, hip[1] + 42)
        path = smooth((
            (x - 10 * self.face, y - 3), (x + back * 15, y + 10), (hip[0] + back * 24, hip[1]),
            (hip[0] + back * 36, low),
            (hip[0] + back * 12, low - 3), (hip[0] - back * 6, low - 8), (x - back * 12, y + 8),
        ))  # fmt: skip
        shaded(canvas, path, three, 5, rim=0.9)
        for part in (10, 20):
            fold = smooth(
                ((x + back * part * 0.5, y + 8), (hip[0] + back * part, hip[1]), (hip[0] + back * part * 1.5, low)),
                closed=False,
            )
            canvas.line(fold, three[2], 1.0, 0.8)

    def _trunk(self, canvas: Canvas, three: Tones, neck: Point, hip: Point, foot: Point) -> None:
        if self.dress in ("robe", "coat"):
            self._skirt(canvas, three, hip, foot[1] + 1 if self.dress == "robe" else (hip[1] + foot[1]) / 2)
        (x, y), (low, end) = neck, hip
        middle, waist = x * 0.6 + low * 0.4, (y + end) / 2
        trunk = smooth((
            (x - 6, y - 3), (x + 6, y - 3), (x + 14, y + 4), (middle + 11, waist), (low + 9, end + 4),
            (low - 9, end + 4), (middle - 11, waist), (x - 14, y + 4),
        ))  # fmt: skip
        shaded(canvas, trunk, three, 4.5, rim=0.9)
        if self.dress in _SEAMS:
            _SEAMS[self.dress](canvas, three, neck, hip)
        canvas.line(polygon(((low - 9, end), (low + 9, end))), three[2], 2.2)

    def _skirt(self, canvas: Canvas, three: Tones, hip: Point, hem: float) -> None:
        """What hangs from the belt trails a little behind, as if its owner had just come here."""
        (low, end), back = hip, -self.face
        middle, trail = (end + hem) / 2, back * (hem - end) * 0.12
        skirt = smooth((
            (low - 8, end - 8), (low + 8, end - 8), (low + 13 + trail * 0.3, middle), (low + 17 + trail, hem - 1),
            (low + trail, hem + 2), (low - 16 + trail, hem), (low - 12 + trail * 0.3, middle),
        ))  # fmt: skip
        shaded(canvas, skirt, three, 4, rim=0.9)
        for start, stop in ((2, 8), (-4, -7)):
            fold = ((low + start, end), (low + start * 1.6 + trail * 0.3, middle), (low + stop + trail, hem))
            canvas.line(smooth(fold, closed=False), three[2], 1.1, 0.8)

    def _head(self, canvas: Canvas, three: Tones, head: Point) -> None:
        skin, (x, y), face = tones(canvas, self.skin, self.distance), head, self.face
        side = "0,-7 4.6,-5 5.8,-1.6 8.2,2.4 6.2,3.2 6.4,5.6 4.6,8.8 0,9 -5,6 -6,-2"
        shape = smooth([(x + face * px, y + py) for px, py in spots(side)])
        shaded(canvas, shape, skin, 3.0)
        canvas.fill(ellipse(x + face * 4.2, y + 0.4, 0.9, 1.1), skin[2])
        canvas.line(polygon(((x + face * 2.6, y - 1.8), (x + face * 5.8, y - 1.6))), skin[2], 0.9)
        draw_headwear(canvas, self.head, head, self.face, three, self.glow)


def _pauldron(canvas: Canvas, three: Tones, shoulder: Point, face: int) -> None:
    """Two plates over the near shoulder, the upper one over the lower."""
    for plate in ("-7,2 -2,9 6,12 11,8 10,2 2,-2", "-7,-4 -2,-9 6,-8 11,-2 12,4 4,4 -6,3"):
        outline = [(shoulder[0] - face * (0.74 * x - 1), shoulder[1] + 2 + 0.72 * y) for x, y in spots(plate)]
        shaded(canvas, smooth(outline), three, 2.4, rim=0.8)


def _loincloth(canvas: Canvas, three: Tones, neck: Point, hip: Point) -> None:
    """All that who comes out of a vat is given; and the line down the breast above it."""
    (x, y), (low, end) = neck, hip
    line = smooth(((x, y + 8), ((x + low) / 2, (y + end) / 2), (low, end - 8)), closed=False)
    canvas.line(line, three[2], 1.0, 0.6)
    cloth = ((low - 9.5, end - 4), (low + 9.5, end - 4), (low + 10, end + 5), (low, end + 12), (low - 10, end + 5))
    shaded(canvas, polygon(cloth), tones(canvas, "linen"), 3.0, rim=0.7)


def _pads(canvas: Canvas, three: Tones, neck: Point, hip: Point) -> None:
    """Of a stillsuit."""
    (x, y), (low, end) = neck, hip
    for part in (0.3, 0.55, 0.8):
        mx, my = x + (low - x) * part, y + (end - y) * part
        canvas.line(smooth(((mx - 10, my - 2), (mx, my + 2), (mx + 10, my - 2)), closed=False), three[2], 1.0, 0.7)


def _breastplate(canvas: Canvas, _three: Tones, neck: Point, hip: Point) -> None:
    (x, y), (low, end) = neck, hip
    mx, my = x + (low - x) * 0.42, y + (end - y) * 0.42
    canvas.line(polygon(((x - 8, y + 4), (mx, my + 4), (x + 8, y + 4))), canvas.light.rim, 0.9, 0.6)
    canvas.line(polygon(((mx, my + 4), (low, end))), canvas.light.rim, 0.9, 0.6)


#: What shows on the breast of whoever wears this.
_SEAMS: Final[dict[str, Callable[[Canvas, Tones, Point, Point], None]]] = {
    "suit": _pads,
    "armour": _breastplate,
    "bare": _loincloth,
}


def _beside(point: Point, shift: float) -> Point:
    return point[0] + shift, point[1] + 3


def _limb(
    canvas: Canvas, three: Tones, joints: tuple[Point, Point, Point], wide: tuple[float, float, float], rim: float = 0.0
) -> None:
    shaded(canvas, _limb_path(joints, wide), three, 2.2, rim=rim)


@lru_cache(512)
def _limb_path(joints: tuple[Point, Point, Point], wide: tuple[float, float, float]) -> QPainterPath:
    """Poses are few, and to unite shapes is dear."""
    path = QPainterPath()
    for start, end, first, last in zip(joints, joints[1:], wide, wide[1:], strict=False):
        path = path.united(_bone(start, end, first, last))
    return path


def _hand(canvas: Canvas, skin: Tones, elbow: Point, hand: Point) -> None:
    """A fist in the direction of the arm, with its cuff."""
    (x, y), length = hand, hypot(hand[0] - elbow[0], hand[1] - elbow[1]) or 1.0
    along = (x - elbow[0]) / length, (y - elbow[1]) / length
    fist = _bone((x + along[0], y + along[1]), (x + along[0] * 3.4, y + along[1] * 3.4), 2.9, 2.7)
    shaded(canvas, fist, skin, 1.8)


def _bone(start: Point, end: Point, first: float, last: float) -> QPainterPath:
    """A tapering limb with round ends."""
    (x, y), (x2, y2) = start, end
    length = hypot(x2 - x, y2 - y) or 1.0
    across, along = (y - y2) / length, (x2 - x) / length
    path = polygon(
        (
            (x + across * first, y + along * first),
            (x2 + across * last, y2 + along * last),
            (x2 - across * last, y2 - along * last),
            (x - across * first, y - along * first),
        )
    )
    return path.united(ellipse(x, y, first, first)).united(ellipse(x2, y2, last, last))


def _leg(canvas: Canvas, three: Tones, joints: tuple[Point, Point, Point], face: int, shoe: str) -> None:
    _limb(canvas, three, joints, (6.6, 5.0, 3.6), rim=0.7)
    x, y = joints[2]
    if y > -4 and joints[1][1] < y - 12:  # it stands on this foot
        worn = three if shoe == _FOOT else (mix(three[1], three[2], 0.5), three[2], three[2])
        shaded(canvas, polygon([(x + face * px, y + py) for px, py in spots(shoe)]), worn, 1.6, rim=0.5)
