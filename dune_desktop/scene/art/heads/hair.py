"""Hair: what of it lies behind the face, and what before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth
from dune_desktop.scene.art.heads.visage import Visage, mirrored
from dune_desktop.scene.art.tones import Tones, shaded, tones
from dune_desktop.scene.drawing.painting import mix

Painter = Callable[[Canvas, Visage], None]


def _strands(canvas: Canvas, three: Tones, lines: tuple[tuple[Point, ...], ...]) -> None:
    for number, line in enumerate(lines if canvas.fine else ()):
        canvas.line(smooth(line, closed=False), three[0] if number < len(lines) / 2 else three[2], 1.3, 0.6)


def _cap(visage: Visage, hairline: list[Point], puff: float = 4.0) -> QPainterPath:
    """From ear to ear over the crown, down to the hairline."""
    half, lean = visage.half, visage.turn * 3
    over: list[Point] = [
        (-half - 1.5, 4), (-half - puff, -14), (-half * 0.92 - puff, -34), (-half * 0.5, -48 - puff),
        (lean, -52 - puff), (half * 0.5, -48 - puff), (half * 0.92 + puff, -34), (half + puff, -14), (half + 1.5, 4),
    ]  # fmt: skip
    path = smooth(over, closed=False)
    path.connectPath(smooth([(half - 2.5, 2), *hairline, (-half + 2.5, 2)], closed=False))
    path.closeSubpath()
    return path


def _short(canvas: Canvas, visage: Visage) -> None:
    c, half, three = visage.middle, visage.half, tones(canvas, visage.hair)
    cap = _cap(visage, [(half - 5, -18), (c + 12, -30), (c - 4, -29), (c - 14, -33), (-half + 6, -18)])
    shaded(canvas, cap, three, 7, rim=1.2)
    _strands(
        canvas,
        three,
        (((-26, -20), (-22, -38), (-6, -50)), ((-14, -33), (-6, -44), (8, -51)), ((4, -31), (14, -42), (24, -44))),
    )


def _swept(canvas: Canvas, visage: Visage) -> None:
    c, half, three = visage.middle, visage.half, tones(canvas, visage.hair)
    cap = _cap(visage, [(half - 4, -20), (c + 20, -33), (c + 2, -36), (c - 16, -24), (-half + 5, -8)], 8.0)
    shaded(canvas, cap, three, 9, rim=1.2)
    _strands(
        canvas,
        three,
        (
            ((-30, -14), (-24, -40), (0, -56)),
            ((-16, -26), (-4, -44), (20, -54)),
            ((-4, -32), (12, -46), (32, -42)),
            ((8, -34), (22, -42), (36, -28)),
        ),
    )


def _cropped(canvas: Canvas, visage: Visage) -> None:
    c, half, three = visage.middle, visage.half, tones(canvas, visage.hair)
    cap = _cap(visage, [(half - 3, -24), (c + 17, -36), (c, -38), (c - 17, -36), (-half + 3, -24)], 1.0)
    shaded(canvas, cap, three, 5, rim=1.0)


def _receding(canvas: Canvas, visage: Visage) -> None:
    half, three = visage.half, tones(canvas, visage.hair)
    for side in (1, -1):
        tuft = smooth(
            (
                (side * (half - 3), 8),
                (side * (half + 6), 4),
                (side * (half + 9), -16),
                (side * (half + 1), -34),
                (side * (half - 10), -40),
                (side * (half - 4), -22),
            )
        )
        shaded(canvas, tuft, three if side < 0 else (three[1], three[1], three[2]), 5, rim=0.9 if side < 0 else 0.0)


def _curls(canvas: Canvas, visage: Visage) -> None:
    half, three = visage.half, tones(canvas, visage.hair)
    for number in range(19):
        part = number / 18
        angle = -1 + 2 * part
        x, y = angle * (half + 3), -46 + 34 * angle * angle - (4 if number % 2 else 0)
        shaded(
            canvas,
            ellipse(x, y, 10.5, 10.5),
            three if angle < 0.2 else (three[1], three[1], three[2]),
            4,
            rim=0.8 if angle < 0 else 0,
        )
    for number in range(7):
        x = -21 + number * 7
        shaded(canvas, ellipse(x, -38 - (5 if number % 2 else 0), 7.5, 7.5), three, 3)


def _parted(canvas: Canvas, visage: Visage) -> None:
    """Long hair, parted in the middle."""
    c, half, three = visage.middle, visage.half, tones(canvas, visage.hair)
    for side in (1, -1):
        fall = smooth((
            (c * 0.5, -57), (side * half * 0.62, -53), (side * (half + 6), -30), (side * (half + 9), 10),
            (side * (half + 8), 66),
            (side * (half + 4), 104), (side * (half - 8), 112),
            (side * (half - 3), 50), (side * (half - 5), -2), (side * half * 0.5 + c * 0.5, -28), (c * 0.6, -42),
        ))  # fmt: skip
        shaded(
            canvas,
            fall,
            three if side < 0 else (three[1], mix(three[1], three[2], 0.5), three[2]),
            7,
            rim=1.2 if side < 0 else 0.6,
        )
        _strands(
            canvas,
            three,
            (
                ((side * 16, -46), (side * (half + 2), -16), (side * (half + 3), 60)),
                ((side * 8, -48), (side * (half - 2), -22), (side * (half - 1), 30)),
            ),
        )


def _long_behind(canvas: Canvas, visage: Visage) -> None:
    three, half = tones(canvas, visage.hair), visage.half
    shaded(
        canvas,
        smooth(mirrored([(0, -56), (half, -44), (half + 9, -6), (half + 13, 60), (half + 8, 116)])),
        (three[1], three[2], three[2]),
        6,
        rim=0.8,
    )


def _bound(canvas: Canvas, visage: Visage) -> None:
    """Drawn back tightly."""
    c, half, three = visage.middle, visage.half, tones(canvas, visage.hair)
    cap = _cap(visage, [(half - 3, -14), (c + 16, -31), (c, -39), (c - 16, -31), (-half + 3, -14)], 3.0)
    shaded(canvas, cap, three, 7, rim=1.2)
    _strands(
        canvas,
        three,
        (((-28, -14), (-20, -36), (-2, -52)), ((-14, -32), (-8, -44), (0, -54)), ((14, -32), (10, -44), (4, -54))),
    )


def _bun_behind(canvas: Canvas, visage: Visage) -> None:
    three = tones(canvas, visage.hair)
    shaded(canvas, ellipse(visage.turn * -6, -63, 19, 17), three, 7, rim=1.2)
    canvas.line(smooth(((-14, -60), (0, -54), (15, -62)), closed=False), three[2], 1.4, 0.6)


def _braids_behind(canvas: Canvas, visage: Visage) -> None:
    three, half = tones(canvas, visage.hair), visage.half
    for side in (1, -1):
        for step in range(8):
            x, y = side * (half + 2 + step * 1.5), 6 + step * 14
            shaded(
                canvas,
                ellipse(x, y, 9 - step * 0.4, 9),
                three if side < 0 else (three[1], three[1], three[2]),
                4,
                rim=0.8 if side < 0 else 0,
            )


def _mane_behind(canvas: Canvas, visage: Visage) -> None:
    three, half = tones(canvas, visage.hair), visage.half
    points = mirrored(
        [
            (0, -68),
            (24, -64),
            (half + 10, -50),
            (half + 12, -30),
            (half + 22, -14),
            (half + 16, 10),
            (half + 24, 34),
            (half + 12, 56),
            (half + 14, 78),
        ]
    )
    shaded(canvas, polygon(points), three, 9, rim=1.2)


BEHIND: Final[dict[str, Painter]] = {
    "parted": _long_behind,
    "bun": _bun_behind,
    "braids": _braids_behind,
    "mane": _mane_behind,
}
BEFORE: Final[dict[str, Painter]] = {
    "short": _short,
    "cropped": _cropped,
    "receding": _receding,
    "curls": _curls,
    "parted": _parted,
    "bun": _bound,
    "bound": _bound,
    "braids": _bound,
    "mane": _swept,
}
