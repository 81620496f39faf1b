"""What heads wear: what lies behind the face, what lies before it, and the shadow that it throws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth
from dune_desktop.scene.art.heads import hair
from dune_desktop.scene.art.heads.visage import Visage, mirrored
from dune_desktop.scene.art.tones import Tones, shaded, tones, within
from dune_desktop.scene.drawing.painting import mix

Painter = Callable[[Canvas, Visage], None]


def behind(canvas: Canvas, visage: Visage) -> None:
    if visage.wear in _BEHIND:
        _BEHIND[visage.wear](canvas, visage)
    if visage.style in hair.BEHIND:
        hair.BEHIND[visage.style](canvas, visage)


def before(canvas: Canvas, visage: Visage) -> None:
    if visage.style in hair.BEFORE and visage.wear not in _COVERS:
        hair.BEFORE[visage.style](canvas, visage)
    if visage.wear in _BEFORE:
        _BEFORE[visage.wear](canvas, visage)


def shadow(canvas: Canvas, visage: Visage, skin: Tones) -> None:
    """What falls on the forehead; the canvas shows nothing but the face."""
    deep = _SHADOWS.get(visage.wear, -37.0 if visage.style != "bald" else None)
    if deep is None:
        return
    edge = smooth(
        ((-60, deep + 10), (-20, deep + 1), (visage.middle, deep), (24, deep + 3), (60, deep + 14)), closed=False
    )
    edge.lineTo(60, -70)
    edge.lineTo(-60, -70)
    canvas.fill(edge, skin[2], 0.6)


def _around(canvas: Canvas, outer: list[Point], opening: list[Point], three: Tones, depth: float, rim: float) -> None:
    """A hood: what lies between its outline and its opening. Light falls on the outline only."""
    outline = smooth(mirrored(outer))
    ring = QPainterPath(outline)
    ring.addPath(smooth(opening))
    ring.setFillRule(Qt.FillRule.OddEvenFill)
    canvas.painter.save()
    within(canvas, ring)
    shaded(canvas, outline, three, depth, rim=rim)
    canvas.painter.restore()


def _opening(visage: Visage, wide: float, top: float, foot: float) -> list[Point]:
    c = visage.turn * 5
    return [
        (c, top),
        (c + wide * 0.72, top + 9),
        (c + wide, -12),
        (c + wide * 0.96, 22),
        (c + wide * 0.6, foot - 6),
        (c, foot),
        (c - wide * 0.6, foot - 6),
        (c - wide * 0.96, 22),
        (c - wide, -12),
        (c - wide * 0.72, top + 9),
    ]


def _hood(canvas: Canvas, visage: Visage) -> None:
    """Wide cloth, that falls on the shoulders."""
    three, half = tones(canvas, visage.stuff), visage.half
    outer: list[Point] = [
        (0, -70),
        (half * 0.8, -62),
        (half + 14, -34),
        (half + 18, 8),
        (half + 17, 44),
        (half + 30, 78),
        (half + 34, 110),
        (0, 118),
    ]
    _around(canvas, outer, _opening(visage, half + 1, -47, 72), three, 9, 1.6)
    lip = smooth(_opening(visage, half + 1, -47, 72))
    canvas.line(lip, three[2], 3.0, 0.8)
    for side in (-1, 1):
        fold = smooth(
            ((side * 16, -60), (side * (half + 9), -28), (side * (half + 11), 20), (side * (half + 14), 70)),
            closed=False,
        )
        canvas.line(fold, three[2], 1.4, 0.6)


def _hood_behind(canvas: Canvas, visage: Visage) -> None:
    three, half = tones(canvas, visage.stuff), visage.half
    path = smooth(mirrored([(0, -68), (half * 0.8, -60), (half + 12, -30), (half + 15, 44), (half + 24, 90), (0, 108)]))
    canvas.fill(path, mix(three[2], tones(canvas, "ink")[2], 0.6))


def _close_behind(canvas: Canvas, visage: Visage) -> None:
    half = visage.half
    path = smooth(mirrored([(0, -56), (half * 0.8, -50), (half + 5, -24), (half + 5, 20), (half - 8, 62), (0, 74)]))
    canvas.fill(path, mix(tones(canvas, visage.stuff)[2], tones(canvas, "ink")[2], 0.7))


def _cowl(canvas: Canvas, visage: Visage) -> None:
    """Close cloth with a point over the forehead, as sisters wear it."""
    three, half = tones(canvas, visage.stuff), visage.half
    outer: list[Point] = [
        (0, -74),
        (half * 0.5, -62),
        (half + 5, -38),
        (half + 9, 4),
        (half + 11, 50),
        (half + 28, 96),
        (0, 112),
    ]
    opening = [
        (0.0, -24.0),
        (14, -34),
        (half - 5, -26),
        (half - 3, 4),
        (half - 9, 34),
        (0, 56),
        (9 - half, 34),
        (3 - half, 4),
        (5 - half, -26),
        (-14, -34),
    ]
    opening = [(x + visage.turn * 6, y) for x, y in opening]
    _around(canvas, outer, opening, three, 8, 1.5)
    canvas.line(smooth(opening), tones(canvas, "bronze")[1], 1.6)


def _mask(canvas: Canvas, visage: Visage) -> None:
    """Cloth over nose and mouth."""
    c, half, three = visage.middle, visage.half, tones(canvas, visage.stuff)
    path = smooth(
        (
            (-half - 1, 2),
            (c - 10, 10),
            (c + visage.turn * 2, 8),
            (c + 10, 10),
            (half + 1, 2),
            (visage.jaw + 4, 34),
            (visage.chin, 56),
            (0, 62),
            (-visage.chin, 56),
            (-visage.jaw - 4, 34),
        )
    )
    shaded(canvas, path, three, 8, rim=0.9)
    canvas.fill(polygon(((c + 3, 8), (c + 12, 26), (c + 4, 62), (60, 62), (60, 4))).intersected(path), three[2], 0.55)
    for y in (24, 36, 47):
        canvas.line(smooth(((-half + 4, y - 8), (c, y + 2), (half - 4, y - 8)), closed=False), three[2], 1.2, 0.55)


def _veiled(canvas: Canvas, visage: Visage) -> None:
    """Hood and mask."""
    _mask(canvas, visage)
    _hood(canvas, visage)


def _stillhood(canvas: Canvas, visage: Visage) -> None:
    """The hood of a stillsuit: close, padded, with a band over the forehead."""
    three, half = tones(canvas, visage.stuff), visage.half
    outer: list[Point] = [
        (0, -62),
        (half * 0.7, -56),
        (half + 7, -32),
        (half + 9, 10),
        (half + 4, 46),
        (24, 70),
        (0, 76),
    ]
    opening = _opening(visage, half - 1, -33, 58)
    _around(canvas, outer, opening, three, 8, 1.4)
    band = smooth(((-half - 3, -22), (0, -36), (half + 3, -22), (half + 4, -30), (0, -46), (-half - 4, -30)))
    shaded(canvas, band, (three[1], three[2], three[2]), 5, rim=0.8)
    for x in (-0.9, -0.5, 0.5, 0.9):
        canvas.line(smooth(((x * half * 0.8, -54), (x * (half + 4), -30)), closed=False), three[2], 1.4, 0.6)


def _helmet(canvas: Canvas, visage: Visage) -> None:
    """Round, with cheek guards and a ridge, open before the face."""
    three, half = tones(canvas, visage.stuff), visage.half
    c = visage.turn * 5
    outer: list[Point] = [
        (0, -64),
        (half * 0.7, -58),
        (half + 8, -34),
        (half + 10, 0),
        (half + 8, 30),
        (half - 4, 52),
        (14, 62),
        (0, 58),
    ]
    opening: list[Point] = [
        (c, -22),
        (c + half - 6, -26),
        (c + half - 7, 12),
        (c + 17, 22),
        (c + 13, 60),
        (c, 66),
        (c - 13, 60),
        (c - 17, 22),
        (c - half + 7, 12),
        (c - half + 6, -26),
    ]
    path = smooth(mirrored(outer))
    path.addPath(polygon(opening))
    path.setFillRule(Qt.FillRule.OddEvenFill)
    shaded(canvas, path, three, 9, rim=1.6)
    guard = polygon(((c - 3, -30), (c + 4, -30), (c + 5 + visage.turn * 4, 12), (c - 2 + visage.turn * 4, 14)))
    shaded(canvas, guard, three, 3, rim=0.6)
    ridge = smooth(((c - 5, -24), (c - 6, -50), (c, -74), (c + 7, -50), (c + 6, -24)))
    shaded(canvas, ridge, three, 4, rim=0.9)
    canvas.line(polygon(((-half - 6, -25), (half + 6, -25))), three[2], 1.6, 0.7)


def _visor(canvas: Canvas, visage: Visage) -> None:
    """A closed helmet: a slit that glows, and holes to breathe through."""
    three, half = tones(canvas, visage.stuff), visage.half
    body = smooth(
        mirrored(
            [(0, -66), (half * 0.75, -60), (half + 8, -34), (half + 9, 4), (half + 4, 36), (half - 10, 58), (10, 68)]
        )
    )
    shaded(canvas, body, three, 11, rim=1.8)
    canvas.painter.save()
    within(canvas, body)
    canvas.fill(
        polygon(((visage.middle, -70), (70, -70), (70, 70), (visage.middle + 4, 70), (visage.middle + 8, 14))),
        three[2],
        0.6,
    )
    canvas.painter.restore()
    face = polygon(
        (
            (visage.middle - 24, -14),
            (visage.middle, -20),
            (visage.middle + 24, -14),
            (visage.middle + 26, 4),
            (visage.middle + 3, 8),
            (visage.middle, 20),
            (visage.middle - 3, 8),
            (visage.middle - 26, 4),
        )
    )
    canvas.fill(face, mix(three[2], canvas.light.sky[0], 0.6))
    slit = polygon(
        (
            (visage.middle - 20, -8),
            (visage.middle, -12),
            (visage.middle + 20, -8),
            (visage.middle + 20, -2),
            (visage.middle, -5),
            (visage.middle - 20, -2),
        )
    )
    canvas.fill(slit, tones(canvas, visage.lips or "orange")[0])
    for side in (-1, 1):
        for step in range(3):
            x = visage.middle + side * (8 + step * 6)
            canvas.line(polygon(((x, 28), (x - side * 2, 46))), three[2], 2.2, 0.8)
    crest = smooth(((visage.middle - 5, -58), (visage.middle, -92), (visage.middle + 5, -58)))
    shaded(canvas, crest, three, 3, rim=1.0)
    for x in (-0.86, 0.86):
        canvas.fill(ellipse(x * (half + 4), 2, 5, 8), three[1 if x < 0 else 2])


def _circlet(canvas: Canvas, visage: Visage) -> None:
    c, half, brass = visage.middle, visage.half, tones(canvas, "bronze")
    band = smooth(((-half - 2, -18), (c, -31), (half + 2, -18), (half + 2, -22), (c, -36), (-half - 2, -22)))
    shaded(canvas, band, brass, 6)
    jewel = polygon(((c, -42), (c + 6, -32), (c, -20), (c - 6, -32)))
    shaded(canvas, jewel, tones(canvas, visage.stuff), 5, rim=0.8)


def _turban(canvas: Canvas, visage: Visage) -> None:
    """Wound cloth: a round shape with bands that cross over the forehead."""
    c, half, three = visage.middle, visage.half, tones(canvas, visage.stuff)
    round_ = smooth(
        (
            (-half - 4, -14),
            (-half - 13, -36),
            (-half * 0.6, -66),
            (0, -74),
            (half * 0.6, -66),
            (half + 13, -36),
            (half + 4, -14),
            (c, -30),
        )
    )
    shaded(canvas, round_, three, 9, rim=1.5)
    canvas.painter.save()
    within(canvas, round_)
    for step in range(4):
        left = smooth(((-half - 16, -22 - step * 13), (c - 10, -34 - step * 8), (c + 14, -54 - step * 9)), closed=False)
        right = smooth(((half + 16, -20 - step * 13), (c + 16, -32 - step * 8), (c, -46 - step * 8)), closed=False)
        canvas.line(right, three[2], 1.8, 0.8)
        canvas.line(left, three[2], 1.8, 0.8)
        canvas.line(left.translated(0, -1.6), three[0], 1.2, 0.7)
    canvas.painter.restore()
    canvas.fill(ellipse(c + 1, -36, 6, 7.5), tones(canvas, "bronze")[2])
    canvas.fill(ellipse(c, -37, 5, 6.5), tones(canvas, "bronze")[0])


def _cap_worn(canvas: Canvas, visage: Visage) -> None:
    """A soft cap with a badge."""
    c, half, three = visage.middle, visage.half, tones(canvas, visage.stuff)
    top = smooth(
        ((-half - 3, -24), (-half - 9, -42), (-12, -66), (18, -66), (half + 14, -44), (half + 3, -24), (c, -32))
    )
    shaded(canvas, top, three, 9, rim=1.4)
    band = smooth(((-half - 3, -18), (c, -26), (half + 3, -18), (half + 3, -28), (c, -36), (-half - 3, -28)))
    shaded(canvas, band, (three[1], three[2], three[2]), 5)
    canvas.fill(polygon(((c, -40), (c + 6, -32), (c, -24), (c - 6, -32))), tones(canvas, "bronze")[0])


def _headdress(canvas: Canvas, visage: Visage) -> None:
    """A tall mitre with a veil at both sides, as the Reverend Mothers of the court wear it."""
    three, half, brass = tones(canvas, visage.stuff), visage.half, tones(canvas, "bronze")
    for side in (1, -1):
        wing = smooth(
            (
                (side * (half - 8), -44),
                (side * (half + 12), -36),
                (side * (half + 15), 20),
                (side * (half + 26), 104),
                (side * (half - 2), 100),
                (side * (half - 3), 20),
                (side * (half - 4), -16),
            )
        )
        shaded(canvas, wing, three if side < 0 else (three[1], three[1], three[2]), 6, rim=1.3 if side < 0 else 0.5)
    mitre = polygon(
        (
            (-half - 6, -24),
            (-half - 2, -50),
            (visage.middle * 0.4, -104),
            (half + 2, -50),
            (half + 6, -24),
            (visage.middle, -36),
        )
    )
    shaded(canvas, mitre, three, 9, rim=1.5)
    canvas.line(polygon(((visage.middle * 0.4, -98), (visage.middle, -38))), brass[1], 1.6)
    for side in (-1, 1):
        canvas.line(smooth(((visage.middle, -38), (side * half, -27)), closed=False), brass[0], 2.0)


_BEHIND: Final[dict[str, Painter]] = {
    "hood": _hood_behind,
    "veiled": _hood_behind,
    "cowl": _close_behind,
    "stillhood": _close_behind,
    "helmet": _close_behind,
}
_BEFORE: Final[dict[str, Painter]] = {
    "hood": _hood,
    "cowl": _cowl,
    "mask": _mask,
    "veiled": _veiled,
    "stillhood": _stillhood,
    "helmet": _helmet,
    "visor": _visor,
    "circlet": _circlet,
    "turban": _turban,
    "cap": _cap_worn,
    "headdress": _headdress,
}
#: Under these no hair is to be seen.
_COVERS: Final = frozenset({"cowl", "stillhood", "helmet", "visor", "turban", "headdress", "hood", "veiled"})
#: How low on the forehead the shadow of headgear lies.
_SHADOWS: Final = {
    "hood": -22.0,
    "veiled": -20.0,
    "cowl": -18.0,
    "stillhood": -24.0,
    "helmet": -16.0,
    "turban": -22.0,
    "cap": -22.0,
    "headdress": -22.0,
}
