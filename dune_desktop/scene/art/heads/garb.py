"""Necks and what busts are dressed in: robes, collars, plates, stillsuits, uniforms, furs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth, spots
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.tones import shaded, tones, within
from dune_desktop.scene.drawing.painting import mix

#: Below the chest everything is outside of the picture.
_FOOT: Final = 260.0


def neck(canvas: Canvas, visage: Visage) -> None:
    """With the shadow of the chin, and the far half in shade."""
    wide, skin = visage.neck, tones(canvas, visage.skin)
    lean = visage.turn * 4
    path = polygon(((-wide, 18), (wide, 18), (wide + 1, 62), (wide + 12, 78), (-wide - 12, 78), (-wide - 1, 62)))
    canvas.fill(path, skin[1])
    canvas.fill(polygon(((lean, 18), (wide, 18), (wide + 1, 62), (wide + 12, 78), (lean + 6, 78))), skin[2])
    chin = polygon(((-wide, 30), (wide, 30), (wide, 56), (lean + 4, 66), (-wide, 50)))
    canvas.fill(chin, skin[2], 0.75)


def dress(canvas: Canvas, visage: Visage) -> None:
    _DRESS[visage.dress](canvas, visage)


def _trunk(visage: Visage, slope: float = 20.0, top: float = 66.0) -> QPainterPath:
    """Neck, shoulders and chest."""
    wide, near = visage.shoulders, visage.neck + 5
    half: list[Point] = [
        (near, top),
        (wide * 0.62, top + slope),
        (wide * 0.92, top + slope + 12),
        (wide, top + slope + 40),
    ]
    path = smooth([(-x, y) for x, y in half[::-1]] + half, closed=False)
    path.lineTo(wide + 12, _FOOT)
    path.lineTo(-wide - 12, _FOOT)
    path.closeSubpath()
    return path


def _robe(canvas: Canvas, visage: Visage) -> None:
    """Cloth that crosses over the breast."""
    three = tones(canvas, visage.cloth)
    shaded(canvas, _trunk(visage), three, 8, rim=1.2)
    left = polygon(((-visage.neck - 8, 60), (-visage.neck - 1, 58), (12, 104), (34, 160), (20, 170), (-6, 112)))
    right = polygon(((visage.neck + 8, 60), (visage.neck + 1, 58), (-2, 104), (-12, 124), (6, 118)))
    canvas.fill(right, mix(three[1], three[2], 0.5))
    shaded(canvas, left, (three[0], mix(three[0], three[1], 0.5), three[1]), 4)
    _folds(canvas, visage)


def _folds(canvas: Canvas, visage: Visage) -> None:
    three = tones(canvas, visage.cloth)
    if not canvas.fine:
        return
    for x, lean in ((-0.66, -6), (-0.42, -2), (0.36, 5), (0.62, 8)):
        start = visage.shoulders * x
        fold = smooth(((start, 104), (start + lean, 140), (start + 2.2 * lean, _FOOT)), closed=False)
        canvas.line(fold, three[2], 1.6, 0.55)


def _collar(canvas: Canvas, visage: Visage) -> None:
    """A coat whose collar stands up to the jaw."""
    three = tones(canvas, visage.cloth)
    shaded(canvas, _trunk(visage), three, 8, rim=1.2)
    wide = visage.neck
    for side in (-1, 1):
        flap = polygon(
            (
                (side * (wide + 1), 36),
                (side * (wide + 9), 42),
                (side * (wide + 15), 74),
                (side * 2, 96),
                (side * 1, 84),
                (side * wide, 62),
            )
        )
        shaded(
            canvas,
            flap,
            three if side < 0 else (three[1], mix(three[1], three[2], 0.6), three[2]),
            4,
            rim=0.9 if side < 0 else 0,
        )
    canvas.line(polygon(((0, 92), (0, _FOOT))), three[2], 1.6, 0.8)
    for y in range(108, 220, 22):
        canvas.fill(ellipse(5, y, 2.6, 2.6), tones(canvas, "bronze")[0])


def _uniform(canvas: Canvas, visage: Visage) -> None:
    """A high closed collar, straps on the shoulders, a sash."""
    three = tones(canvas, visage.cloth)
    shaded(canvas, _trunk(visage, 14), three, 8, rim=1.2)
    wide = visage.neck + 4
    ring = polygon(((-wide, 50), (-2, 62), (2, 62), (wide, 50), (wide + 5, 74), (0, 86), (-wide - 5, 74)))
    shaded(canvas, ring, three, 5, rim=0.8)
    brass = tones(canvas, "bronze")
    for side in (-1, 1):
        x = side * visage.shoulders * 0.72
        strap = polygon(
            ((x - 15, 84 - side * 4), (x + 15, 84 + side * 4), (x + 17, 93 + side * 4), (x - 17, 93 - side * 4))
        )
        shaded(canvas, strap, brass if side < 0 else (brass[1], brass[1], brass[2]), 5)
    sash = polygon(((-visage.shoulders * 0.7, 92), (-visage.shoulders * 0.5, 88), (60, _FOOT), (30, _FOOT)))
    canvas.fill(sash, brass[1], 0.9)
    canvas.fill(sash.translated(7, 0).intersected(sash), brass[2], 0.6)


def _plates(canvas: Canvas, visage: Visage) -> None:
    """Armour in plates, that shows its edges."""
    three = tones(canvas, visage.cloth)
    shaded(canvas, _trunk(visage), three, 9, rim=1.4)
    wide = visage.shoulders
    breast = polygon(((-wide * 0.4, 96), (0, 88), (wide * 0.4, 96), (wide * 0.46, 150), (0, 176), (-wide * 0.46, 150)))
    shaded(canvas, breast, three, 14, rim=1.0)
    canvas.fill(polygon(((0, 88), (wide * 0.4, 96), (wide * 0.46, 150), (0, 176))), three[2], 0.6)
    for side in (1, -1):
        for step in (2, 1, 0):
            x, y = side * (wide * 0.78 + step * 5), 100 + step * 17
            plate = smooth(
                ((x - 28, y + 12), (x - 22, y - 12), (x, y - 20), (x + 22, y - 12), (x + 28, y + 12), (x, y + 4))
            )
            shaded(
                canvas, plate, three if side < 0 else (three[1], three[1], three[2]), 5, rim=1.0 if side < 0 else 0.5
            )
    gorget = polygon(spots("-24,54 -14,66 14,66 24,54 30,82 0,96 -30,82"))
    shaded(canvas, gorget, three, 8, rim=1.0)


def _stillsuit(canvas: Canvas, visage: Visage) -> None:
    """Ribbed cushions, tubes, a broad collar."""
    three, dark = tones(canvas, visage.cloth), tones(canvas, "ink")
    shaded(canvas, _trunk(visage), three, 8, rim=1.2)
    wide = visage.shoulders
    for side in (-1, 1):
        for step in range(4):
            y = 100 + step * 26
            pad = polygon(((side * 6, y), (side * wide * 0.5, y - 8), (side * wide * 0.54, y + 14), (side * 6, y + 21)))
            shaded(canvas, pad, three if side < 0 else (three[1], three[1], three[2]), 4)
        tube = smooth(
            ((side * 20, 74), (side * wide * 0.58, 108), (side * wide * 0.6, 180), (side * wide * 0.5, _FOOT)),
            closed=False,
        )
        canvas.line(tube, dark[2], 6)
        canvas.line(tube.translated(-1.2, -0.6), three[0], 1.6, 0.9 if side < 0 else 0.4)
    for step in range(3):
        y = 56 + step * 10
        ring = smooth(
            (
                (-visage.neck - 3 - step * 4, y - 4),
                (0, y + 9),
                (visage.neck + 3 + step * 4, y - 4),
                (visage.neck + 6 + step * 4, y + 5),
                (0, y + 19),
                (-visage.neck - 6 - step * 4, y + 5),
            )
        )
        shaded(canvas, ring, three, 4, rim=0.7)


def _fur(canvas: Canvas, visage: Visage) -> None:
    """A coat with a broad collar of fur."""
    three, fur = tones(canvas, visage.cloth), tones(canvas, visage.stuff)
    shaded(canvas, _trunk(visage), three, 8, rim=1.2)
    for side in (1, -1):
        edge: list[Point] = [(side * 4, 70), (side * 16, 56)]
        edge += [(side * (24 + step * 9), 62 + step * 5 + (7 if step % 2 else 0)) for step in range(9)]
        edge += [(side * (98 - step * 8), 122 + step * 3 + (12 if step % 2 else 0)) for step in range(11)]
        collar = polygon(edge)
        shaded(canvas, collar, fur if side < 0 else (fur[1], fur[1], fur[2]), 9, rim=1.2 if side < 0 else 0.0)
        for step in range(7):
            x, y = side * (26 + step * 10), 74 + step * 6
            canvas.line(
                smooth(((x, y), (x + side * 1, y + 14), (x - side * 3, y + 26)), closed=False), fur[2], 1.6, 0.5
            )


def _shawl(canvas: Canvas, visage: Visage) -> None:
    """Cloth wound round the neck."""
    three = tones(canvas, visage.cloth)
    shaded(canvas, _trunk(visage), three, 8, rim=1.2)
    _folds(canvas, visage)
    for step, (y, lean) in enumerate(((92, 5), (76, -6), (62, 4))):
        wide = visage.neck + 26 - step * 7
        roll = smooth(
            (
                (-wide, y - 10 - lean),
                (0, y + 1),
                (wide, y - 10 + lean),
                (wide - 2, y + 6 + lean),
                (0, y + 19),
                (-wide + 2, y + 6 - lean),
            )
        )
        shaded(canvas, roll, three, 5, rim=1.0)


def _gown(canvas: Canvas, visage: Visage) -> None:
    """Cut low, with a chain and a jewel."""
    three, skin, brass = tones(canvas, visage.cloth), tones(canvas, visage.skin), tones(canvas, "bronze")
    trunk = _trunk(visage)
    canvas.fill(trunk, skin[1])
    canvas.painter.save()
    within(canvas, trunk)
    canvas.fill(polygon(((4, 60), (200, 60), (200, 200), (4, 200))), skin[2])
    canvas.painter.restore()
    low = QPainterPath(trunk)
    cut = polygon(
        (
            (-visage.shoulders * 0.66, 40),
            (visage.shoulders * 0.66, 40),
            (visage.shoulders * 0.5, 104),
            (0, 146),
            (-visage.shoulders * 0.5, 104),
        )
    )
    shaded(canvas, low.subtracted(cut), three, 9, rim=1.2)
    chain = smooth(((-24, 76), (-14, 104), (0, 120), (14, 104), (24, 76)), closed=False)
    canvas.line(chain, brass[0], 1.6)
    canvas.fill(polygon(((0, 114), (6, 124), (0, 136), (-6, 124))), tones(canvas, visage.stuff)[0])


def _bare(canvas: Canvas, visage: Visage) -> None:
    """Nothing: collar bones, and the line between the breasts."""
    skin = tones(canvas, visage.skin)
    shaded(canvas, _trunk(visage), skin, 8, rim=1.2)
    for side in (-1, 1):
        bone = smooth([(side * x, y) for x, y in ((5, 92), (26, 86), (52, 84), (70, 78))], closed=False)
        canvas.line(bone, skin[2], 1.6, 0.6)
    canvas.line(polygon(((0, 96), (1, 150), (0, 96))), skin[2], 1.6, 0.5)


_DRESS: Final[dict[str, Callable[[Canvas, Visage], None]]] = {
    "robe": _robe,
    "collar": _collar,
    "uniform": _uniform,
    "plates": _plates,
    "stillsuit": _stillsuit,
    "fur": _fur,
    "shawl": _shawl,
    "gown": _gown,
    "bare": _bare,
}
