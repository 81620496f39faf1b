"""Heads close up, from the front, in three-quarter view or from the side, with a hard plane of shadow."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from attrs import frozen
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.bent import Bent, aside
from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth
from dune_desktop.scene.art.heads import garb, headgear
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lights import EYES
from dune_desktop.scene.art.tones import Tones, shaded, tones, within
from dune_desktop.scene.drawing.painting import mix


@frozen
class Bust:
    """A head with its shoulders; the middle of the head, and how high the head is."""

    x: float
    y: float
    size: float
    visage: Visage = Visage()
    tilt: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        painter, visage = canvas.painter, self.visage
        painter.translate(self.x, self.y)
        painter.scale(self.size / 100, self.size / 100)
        head = _turned(canvas, visage)
        headgear.behind(head, visage)
        garb.neck(canvas, visage)
        garb.dress(canvas, visage)
        painter.translate(0, 40)
        painter.rotate(self.tilt)
        painter.translate(0, -40)
        _head(head, visage)
        _beard(head, visage)
        headgear.before(head, visage)
        _marks_above(head, visage)


#: How far the middle of a wholly turned head goes aside once more, with all that it wears; how far from the outline of
#: the face nothing moves; the crown goes less far than the eyes, and below the chin it comes to rest.
_ASIDE, _ROUND, _CROWN, _CHIN, _REST = 10.0, 15.0, 0.6, 56.0, 112.0


def _turned(canvas: Canvas, visage: Visage) -> Canvas:
    """The canvas of a head that looks aside."""
    if not visage.turn:
        return canvas
    edge, whole = visage.half + _ROUND, _ASIDE * visage.turn

    def bend(x: float, y: float) -> Point:
        if y >= _REST:
            return x, y
        share = 1.0 if 0 <= y <= _CHIN else max(_CROWN, 1 + y / 100) if y < 0 else (_REST - y) / (_REST - _CHIN)
        return aside(x, whole * share, edge), y

    return Bent(canvas.painter, canvas.light, canvas.seen, bend)


def _head(canvas: Canvas, visage: Visage) -> None:
    skin = tones(canvas, visage.skin)
    _ears(canvas, visage, skin)
    outline = visage.outline()
    canvas.painter.save()
    within(canvas, outline)
    canvas.fill(outline, skin[0])
    if "blank" in visage.marks:
        _blank(canvas, visage, skin)
    else:
        _features(canvas, visage, skin)
    headgear.shadow(canvas, visage, skin)
    canvas.line(outline, skin[2], 0.8, 0.5)
    canvas.painter.restore()


def _features(canvas: Canvas, visage: Visage, skin: Tones) -> None:
    _planes(canvas, visage, skin)
    if "stitched" in visage.marks:
        _patch(canvas, visage)
    for side in (-1, 1):
        _eye(canvas, visage, skin, side)
    _nose(canvas, visage, skin)
    _mouth(canvas, visage, skin)
    _age(canvas, visage, skin)
    _marks(canvas, visage, skin)


def _blank(canvas: Canvas, visage: Visage, skin: Tones) -> None:
    """Nobody yet: no eyes, no mouth, and of a nose and brows no more than light and shade."""
    c, half = visage.middle, visage.half
    shade = smooth(
        (
            (c * 0.4 + 6, -56),
            (c + 8, -24),
            (c + 6, -4),
            (c + 9, 14),
            (c + 6, 24),
            (c * 0.8 + 9, 54),
            (70, 56),
            (70, -54),
        )
    )
    canvas.fill(shade, mix(skin[1], skin[2], 0.35))
    for side in (-1, 1):
        canvas.fill(_socket(visage, side).translated(0, 1), skin[1 if side < 0 else 2], 0.5)
    canvas.fill(smooth(((c - 10, 31), (c, 29), (c + 10, 31), (c, 34))), mix(skin[1], skin[2], 0.3), 0.6)
    canvas.fill(polygon(((-half, 8), (-half * 0.5, 24), (-half * 0.42, 48), (-60, 60))), skin[1], 0.5)


def _ears(canvas: Canvas, visage: Visage, skin: Tones) -> None:
    for side in (-1, 1):
        if side * visage.turn > 0.3:
            continue
        x = side * (visage.half + 0.5)
        ear = smooth(((x, -8), (x + side * 5, -10), (x + side * 5.5, 4), (x + side * 2, 15), (x - side, 14)))
        canvas.fill(ear, skin[0 if side < 0 else 2])
        inner = smooth(((x, -4), (x + side * 3.4, -6), (x + side * 3, 4), (x + side * 0.6, 10)))
        canvas.fill(inner, skin[1 if side < 0 else 2])


def _planes(canvas: Canvas, visage: Visage, skin: Tones) -> None:
    """The side of the face that the sun does not reach, and hollows on the one that it does."""
    c, jaw = visage.middle, visage.jaw
    out = 4.0 * visage.nose + visage.turn * 4
    hollow = polygon(((-visage.half, 6), (-jaw + 9 + c * 0.3, 22), (-jaw + 12 + c * 0.3, 46), (-60, 60)))
    canvas.fill(hollow, mix(skin[0], skin[1], 0.45 + 0.1 * visage.age))
    for side in (-1, 1):
        canvas.fill(_socket(visage, side), mix(skin[0], skin[1], 0.75))
    shade = polygon((
        (c * 0.4 + 5, -54), (c + 6, -26), (c + 2, -13), (c + 4, -4), (c + out + 1, 15), (c + out + 2, 19),
        (c + 2, 22), (c + 3, 26), (c + 6.5, 30), (c + 3, 33), (c + 5, 37), (c + 2, 41), (c * 0.9 + 6, 47),
        (c * 0.8 + 3, 56), (70, 56), (70, -54),
    ))  # fmt: skip
    canvas.fill(shade, mix(skin[1], skin[2], 0.4))
    canvas.painter.save()
    within(canvas, shade)
    canvas.fill(_socket(visage, 1), skin[2], 0.8)
    cheek = polygon(((c + 9, 7), (visage.half * 0.84, 5), (c * 0.5 + visage.half * 0.55, 24)))
    canvas.fill(cheek, mix(skin[0], skin[1], 0.72))
    edge = visage.outline().translated(-7, -4)
    low = visage.outline()
    low.addPath(edge)
    canvas.fill(low, skin[2], 0.55)
    canvas.painter.restore()


def _socket(visage: Visage, side: int) -> QPainterPath:
    x = _eye_at(visage, side)
    return smooth(((x - 10, -3), (x - 5, -9), (x + 6, -9), (x + 10, -3), (x + 6, 5), (x - 6, 5)))


def _eye_at(visage: Visage, side: int) -> float:
    far = 1.0 - 0.22 * max(0.0, side * visage.turn)
    return visage.middle + side * (0.45 * visage.half) * far


def _eye(canvas: Canvas, visage: Visage, skin: Tones, side: int) -> None:
    white, iris = EYES[visage.eyes]
    x, wide = _eye_at(visage, side), 8.2 - 1.6 * max(0.0, side * visage.turn)
    open_, low = 4.0 * (1 - visage.lids), 2.6 * (1 - 0.4 * visage.lids)
    almond = smooth(((x - wide, 0.6), (x - wide * 0.3, -open_), (x + wide * 0.5, -open_ * 0.85), (x + wide, -0.4),
                     (x + wide * 0.3, low), (x - wide * 0.4, low)))  # fmt: skip
    canvas.painter.save()
    within(canvas, almond)
    canvas.fill(almond, mix(white, skin[2], 0.08 if side < 0 else 0.42))
    gaze = x + visage.turn * 2
    canvas.fill(ellipse(gaze, -0.8, 3.7, 3.9), iris if side < 0 else mix(iris, skin[2], 0.2))
    if visage.eyes != "blind":
        canvas.fill(ellipse(gaze, -0.8, 1.6, 1.8), mix(white if visage.eyes == "spice" else iris, skin[2], 0.9))
        canvas.fill(ellipse(gaze - 1.4, -2.2, 1.0, 1.0), canvas.light.sun, 0.95)
    canvas.painter.restore()
    lid = smooth(
        ((x - wide - 0.8, 1), (x - wide * 0.3, -open_ - 0.2), (x + wide * 0.5, -open_ * 0.9), (x + wide + 1, -0.8)),
        closed=False,
    )
    canvas.line(lid, mix(skin[2], canvas.light.sky[0], 0.5), 1.7)
    canvas.line(lid.translated(0, -3.2), skin[2], 0.7, 0.6)
    _brow(canvas, visage, skin, side, x, wide)


def _brow(canvas: Canvas, visage: Visage, skin: Tones, side: int, x: float, wide: float) -> None:
    colour = mix(tones(canvas, visage.hair)[1 if side < 0 else 2], skin[2], 0.2)
    thick = 2.0 + 0.9 * ("heavy" in visage.marks)
    inner, outer = x - side * (wide + 0.5), x + side * (wide + 3)
    tip, arch = -9.0 + 4.5 * visage.brow, -12.5 + 0.6 * visage.brow
    brow = polygon(((inner, tip + thick), (inner, tip - thick * 0.4), (x + side * 3, arch - thick * 0.5),
                    (outer, arch + 4.5), (x + side * 2.5, arch + thick)))  # fmt: skip
    canvas.fill(brow, colour)


def _nose(canvas: Canvas, visage: Visage, skin: Tones) -> None:
    c, out = visage.middle, 4.0 * visage.nose + visage.turn * 4
    light = polygon(((c - 1.5, -8), (c + 1.6, -8), (c + out + 0.6, 15), (c + out - 3.5, 16)))
    canvas.fill(light, mix(skin[0], canvas.light.sun, 0.3))
    under = smooth(
        (
            (c + out - 9, 18),
            (c + out - 4, 19.5),
            (c + out + 2, 18.6),
            (c + out + 4, 17),
            (c + out, 22),
            (c + out - 6, 21),
        )
    )
    canvas.fill(under, skin[2], 0.85)


def _mouth(canvas: Canvas, visage: Visage, skin: Tones) -> None:
    c, wide = visage.middle + visage.turn * 1.5, 9.5 * visage.mouth
    red = (
        tones(canvas, visage.lips)
        if visage.lips
        else (mix(skin[0], skin[1], 0.6), mix(skin[1], skin[2], 0.35), skin[2])
    )
    upper = polygon(((c - wide, 31), (c - 2.6, 28), (c, 29), (c + 2.6, 28), (c + wide, 31), (c, 32)))
    lower = smooth(((c - wide, 31), (c - 3, 31.6), (c + 3, 31.6), (c + wide, 31), (c + 3.5, 36), (c - 3.5, 36)))
    canvas.fill(lower, red[0] if visage.lips else mix(skin[0], skin[1], 0.55))
    canvas.painter.save()
    within(canvas, lower)
    canvas.fill(polygon(((c + 3, 28), (c + 20, 28), (c + 20, 40), (c + 3, 40))), red[1])
    canvas.painter.restore()
    canvas.fill(upper, red[1])
    canvas.line(
        smooth(((c - wide - 0.6, 31.2 + visage.brow), (c, 31.6), (c + wide + 0.6, 31.2 + visage.brow)), closed=False),
        skin[2],
        1.1,
    )
    canvas.line(polygon(((c - 4, 39.4), (c + 4, 39.4))), skin[2], 0.9, 0.4)


def _age(canvas: Canvas, visage: Visage, skin: Tones) -> None:
    if not visage.age or not canvas.fine:
        return
    c, strong = visage.middle, 0.25 + 0.15 * visage.age
    for side in (-1, 1):
        x = _eye_at(visage, side)
        fold = smooth(((c + side * 7, 19), (c + side * 12, 26), (c + side * 12.5, 33)), closed=False)
        canvas.line(fold, skin[2], 1.0, strong)
        if visage.age > 1:
            bag = smooth(((x - 7, 5), (x, 8), (x + 7, 5.5)), closed=False)
            canvas.line(bag, skin[2], 0.9, strong)
        if visage.age > 2:
            for number in (-1, 0, 1):
                start = x + side * 10.5
                canvas.line(
                    polygon(((start, number * 1.5), (start + side * 5, number * 4))), skin[2], 0.7, strong * 0.8
                )
    for number in range(visage.age - 1):
        y = -22.0 - number * 6
        canvas.line(
            smooth(((c - 15, y + 1), (c - 5, y - 1), (c + 4, y + 0.6), (c + 15, y)), closed=False),
            skin[2],
            0.8,
            strong * 0.8,
        )


def _marks(canvas: Canvas, visage: Visage, skin: Tones) -> None:
    """What is on the skin."""
    c = visage.middle
    if "scar" in visage.marks:
        scar = smooth(((-22 + c, 8), (-17 + c, 18), (-18 + c, 27), (-12 + c, 37)), closed=False)
        canvas.line(scar, skin[2], 2.2, 0.8)
        canvas.line(scar.translated(-0.8, 0), tones(canvas, "crimson")[0], 0.8, 0.7)
    if "diamond" in visage.marks:
        mark = polygon(((c + 1, -34), (c + 5, -27), (c + 1, -20), (c - 3, -27)))
        canvas.fill(mark, tones(canvas, "ink")[2])
    if "stain" in visage.marks:
        canvas.fill(ellipse(c, 32, 11, 4.6), tones(canvas, "wine")[1], 0.55)
    if "stitched" in visage.marks:
        _stitches(canvas, visage, skin)


#: Where another skin begins on a stitched face, from the crown to the cheek; then from there to the ear.
_SEAMS: Final[tuple[tuple[Point, ...], ...]] = (
    ((-6, -52), (-9, -34), (-3, -20), (-12, -9), (-21, 4), (-18, 18)),
    ((-18, 18), (-28, 15), (-42, 20)),
    ((4, 40), (16, 36), (26, 42)),
)


def _patch(canvas: Canvas, visage: Visage) -> None:
    """Skin of somebody else over a brow and an eye."""
    three = tones(canvas, "ashen" if visage.skin != "ashen" else "olive")
    edge = [(x + visage.middle, y) for seam in _SEAMS[:2] for x, y in seam]
    canvas.fill(polygon((*edge, (-80, 20), (-80, -60))), three[0])
    canvas.fill(polygon(((-visage.half, 2), (-visage.half + 8, 10), (-visage.half + 6, 24), (-60, 24))), three[1], 0.7)


def _stitches(canvas: Canvas, visage: Visage, skin: Tones) -> None:
    """Seams, and the thread across them."""
    dark = mix(skin[2], canvas.light.sky[0], 0.5)
    for seam in _SEAMS:
        path = smooth([(x + visage.middle, y) for x, y in seam], closed=False)
        canvas.line(path, dark, 1.5)
        count = round(path.length() / 5)
        for step in range(count):
            at, turn = path.pointAtPercent((step + 0.5) / count), radians(path.angleAtPercent((step + 0.5) / count))
            across = (3.2 * sin(turn), 3.2 * cos(turn))
            ends = ((at.x() - across[0], at.y() - across[1]), (at.x() + across[0], at.y() + across[1]))
            canvas.line(polygon(ends), dark, 1.2)


def _beard(canvas: Canvas, visage: Visage) -> None:
    if not visage.beard:
        return
    three, c = tones(canvas, visage.hair), visage.middle
    painter = canvas.painter
    painter.save()
    lean, jaw, chin = visage.turn * 5, visage.jaw, visage.chin
    if visage.beard == "stubble":
        within(canvas, visage.outline())
        area = smooth(
            ((-visage.half, 16), (-10 + c, 24), (c, 23), (10 + c, 24), (visage.half, 16), (40, 60), (-40, 60))
        )
        canvas.fill(area, three[2], 0.34)
    elif visage.beard in ("full", "long", "short"):
        end = {"short": 55.0, "full": 64.0, "long": 98.0}[visage.beard]
        area = smooth((
            (-visage.half - 0.5, 2), (-visage.half + 5, 14), (-14 + c, 25.5), (c, 23), (14 + c, 25.5),
            (visage.half - 5, 14), (visage.half + 0.5, 2), (jaw + 4, 34), (chin + 8 + lean, end - 8), (lean, end),
            (-chin - 8 + lean, end - 8), (-jaw - 4, 34),
        ))  # fmt: skip
        hole = ellipse(c + visage.turn * 1.5, 31.5, 8.6 * visage.mouth, 3.6)
        shaded(canvas, area.subtracted(hole), three, 7, rim=0.8)
        for number in range(-3, 4) if canvas.fine else ():
            line = smooth(
                ((c + number * 7, 38), (c * 0.8 + number * 6, 48), (lean + number * 3.6, end - 4 - abs(number) * 3)),
                closed=False,
            )
            canvas.line(line, three[0] if number < 0 else three[2], 0.9, 0.5)
    else:
        if visage.beard != "chin":
            for side in (-1, 1):
                lip = smooth(
                    (
                        (c, 25),
                        (c + side * 8, 26),
                        (c + side * 15, 33),
                        (c + side * 13, 36),
                        (c + side * 8, 30.5),
                        (c, 29),
                    )
                )
                canvas.fill(lip, three[1 if side < 0 else 2])
        if visage.beard in ("goatee", "chin"):
            point = polygon(((c - 8, 40), (c + 8, 40), (lean + 7, 52), (lean + 1, 66), (lean - 6, 52)))
            shaded(canvas, point, three, 5, rim=0.6)
    painter.restore()


def _marks_above(canvas: Canvas, visage: Visage) -> None:
    """What is worn over everything else of the face."""
    c = visage.middle
    if "plug" in visage.marks:
        tube = smooth(((c + 1, 21), (c + 8, 24), (c + 17, 31), (c + 22, 45), (c + 25, 62)), closed=False)
        canvas.line(tube, tones(canvas, "ink")[2], 3.6)
        canvas.line(tube.translated(-0.8, -0.5), tones(canvas, "steel")[1], 1.0)
        canvas.fill(ellipse(c + 1, 20.5, 3.4, 2.4), tones(canvas, "ink")[2])
    if "glass" in visage.marks:
        x = _eye_at(visage, 1)
        canvas.fill(ellipse(x, 0, 10, 10), canvas.light.sky[3], 0.35)
        canvas.line(ellipse(x, 0, 10, 10), tones(canvas, "bronze")[0], 1.8)
        canvas.line(smooth(((x + 10, 2), (x + 14, 20), (x + 10, 44)), closed=False), tones(canvas, "bronze")[1], 0.8)
    if "earring" in visage.marks:
        canvas.line(ellipse(-visage.half - 2, 20, 3.4, 4.4), tones(canvas, "bronze")[0], 1.5)
