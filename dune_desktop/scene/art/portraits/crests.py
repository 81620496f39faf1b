"""Signs of the houses, all of our own: shapes round (0, 0), some 40 wide, to be filled in one colour."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from dune_desktop.scene.art.canvas import ellipse, polygon
from dune_desktop.scene.art.portraits.sitter import twice
from dune_desktop.scene.drawing.paths import curve


def _whole(*paths: QPainterPath) -> QPainterPath:
    """All of them, overlaps filled."""
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(path)
    return whole


def _hawk() -> QPainterPath:
    wing = curve("M-3 -3 Q-9 -12 -21 -15 L-17 -8 L-20 -6 L-15 -1 L-17 2 L-11 6 L-4 8 Z")
    body = curve("M-4 -9 Q-4 -17 3 -17 L9 -13 L4 -12 Q6 -6 5 4 L9 18 L3 14 L0 20 L-3 14 L-9 18 L-5 4 Z")
    return _whole(twice(wing), body).subtracted(ellipse(2, -13.5, 1.2, 1.2))


def _bull() -> QPainterPath:
    horn = curve("M-5 -7 Q-16 -6 -21 -17 Q-20 -2 -7 1 Z")
    skull = curve("M-8 -8 L8 -8 L10 0 L5 8 L4 16 L0 20 L-4 16 L-5 8 L-10 0 Z")
    eyes = twice(polygon(((-6.5, -1), (-1.5, 2.5), (-5, 4))))
    return _whole(twice(horn), skull).subtracted(eyes)


def _gear() -> QPainterPath:
    teeth = [_turned(polygon(((-2.6, -19), (2.6, -19), (3.4, -13), (-3.4, -13))), 36 * number) for number in range(10)]
    spokes = [_turned(polygon(((-1.3, -14), (1.3, -14), (1.3, 0), (-1.3, 0))), 90 * number) for number in range(4)]
    wheel = ellipse(0, 0, 14.5, 14.5).subtracted(ellipse(0, 0, 11, 11))
    return _whole(wheel, ellipse(0, 0, 4, 4), *teeth, *spokes)


def _turned(path: QPainterPath, degrees: float) -> QPainterPath:
    return QTransform().rotate(degrees).map(path)


def _fir() -> QPainterPath:
    tiers = (((-20, -6), 6), ((-11, 4), 10), ((-1, 14), 13.5))
    boughs = [polygon(((0, top), (wide, foot), (-wide, foot))) for (top, foot), wide in tiers]
    return _whole(*boughs, polygon(((-2.4, 12), (2.4, 12), (2.4, 20), (-2.4, 20))))


def _crown() -> QPainterPath:
    crown = polygon(((-17, 8), (-19, -11), (-9, -1), (0, -18), (9, -1), (19, -11), (17, 8)))
    foot = polygon(((-17, 11), (17, 11), (17, 15), (-17, 15)))
    return _whole(crown, foot).subtracted(ellipse(0, 2, 3, 3))


def _sheaf() -> QPainterPath:
    blades = QPainterPath()
    for number in range(7):
        turn, far = radians(-90 + 19 * (number - 3)), 34 - 2.4 * abs(number - 3)
        side = QPointF(-2.6 * sin(turn), 2.6 * cos(turn))
        end = QPointF(far * cos(turn), 16 + far * sin(turn))
        blades.addPath(polygon(((0, 16), *((one.x(), one.y()) for one in (end - side, end + side)))))
    return blades.simplified()


def _leaf() -> QPainterPath:
    leaf = curve("M-3 20 Q-14 -4 2 -20 Q16 -8 8 4 Q4 12 1 20 Z")
    return leaf.subtracted(curve("M-1.6 18 Q-4 -2 3 -13 Q-1 0 0.6 18 Z"))


def _compass() -> QPainterPath:
    points = [(r * cos(k * pi / 4 - pi / 2), r * sin(k * pi / 4 - pi / 2)) for k, r in enumerate((20, 5) * 4)]
    ring = ellipse(0, 0, 16, 16).subtracted(ellipse(0, 0, 13.8, 13.8))
    return _whole(polygon(points), ring).subtracted(ellipse(0, 0, 2.4, 2.4))


def _eye() -> QPainterPath:
    diamond = polygon(((0, -20), (12, 0), (0, 20), (-12, 0)))
    lids = curve("M-8.6 0 Q0 -8 8.6 0 Q0 8 -8.6 0 Z")
    return diamond.subtracted(lids).united(ellipse(0, 0, 3, 3))


def _moon() -> QPainterPath:
    moon = ellipse(-3, 2, 16, 16).subtracted(ellipse(4, -3, 14.5, 14.5))
    return _whole(moon, curve("M10 -20 Q17 -4 11 12 L5 17 Q3 -4 10 -20 Z"))


def _mask() -> QPainterPath:
    mask = curve("M-14 -15 Q0 -21 14 -15 Q17 6 0 20 Q-17 6 -14 -15 Z")
    return mask.subtracted(twice(curve("M-10 -4 L-3 -1 L-4 2 L-10 1 Z")))


def _tree() -> QPainterPath:
    """It spreads in tiers, as those do that shade a plain."""
    tiers = (((0, -13), (13, 6)), ((-10.5, -3), (9.5, 4.6)), ((10.5, -3), (9.5, 4.6)))
    leaves = [ellipse(*middle, *size).subtracted(_below(middle[1] + 2.4)) for middle, size in tiers]
    trunk = curve(
        "M-2.2 -9 L2.2 -9 L2.4 2 L9 -2 L10 0 L2.6 6 Q3 15 11 20 L-11 20 Q-3 15 -2.6 6 L-10 0 L-9 -2 L-2.4 2 Z"
    )
    return _whole(*leaves, trunk)


def _below(y: float) -> QPainterPath:
    return polygon(((-30, y), (30, y), (30, 30), (-30, 30)))


def _helix() -> QPainterPath:
    """Two ribbons wound round each other, and rungs between them."""
    ribbon = curve(
        "M-11 -20 Q-11 -12 0 -10 Q11 -8 11 0 Q11 8 0 10 Q-11 12 -11 20 L-6 20 Q-6 15 2 13 Q16 9 16 0 Q16 -9 2 -13"
        " Q-6 -15 -6 -20 Z"
    ).translated(-2.5, 0)
    rungs = [polygon(((-7, y - 1.1), (7, y - 1.1), (7, y + 1.1), (-7, y + 1.1))) for y in (-17, -3, 3, 17)]
    return _whole(twice(ribbon), *rungs)


def _horse() -> QPainterPath:
    head = curve(
        "M-2 -20 L2 -14 Q12 -10 14 6 Q16 14 12 20 L-12 20 Q-12 12 -6 6 Q-2 2 -3 -2 Q-8 2 -14 4 Q-19 4 -18 -1"
        " Q-12 -10 -7 -14 Z"
    )
    mane = curve("M4 -10 Q12 -4 10 12 L7.6 11 Q9 -1 2.6 -7 Z")
    return head.subtracted(mane).subtracted(ellipse(-6, -8, 1.5, 1.5))


CRESTS: Final = {
    "atreides": _hawk(),
    "harkonnen": _bull(),
    "richese": _gear(),
    "thorvald": _fir(),
    "corrino": _crown(),
    "fenring": _sheaf(),
    "metulli": _leaf(),
    "tuek": _compass(),
    "sisterhood": _eye(),
    "fremen": _moon(),
    "ecaz": _tree(),
    "vernius": _helix(),
    "moritani": _horse(),
    "hagal": _mask(),
}
