"""Faces from numbers: ears, neck, planes of light and shade, brows, eyes, nose, mouth, and the lines of age."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import ellipse, polygon, smooth
from dune_desktop.scene.art.lights import IRISES, LASH, LIPS, PUPIL, SPICE_WHITE, WHITE
from dune_desktop.scene.art.portraits.sitter import EYES, Head, Sitter, twice
from dune_desktop.scene.drawing.painting import mix
from dune_desktop.scene.drawing.paths import curve

#: The far ear is hidden from here on.
_AWAY: Final = 4.0
#: A head leans to the side round this height.
_PIVOT: Final = 70.0
#: The lines that come with each age, those of the left side of the face.
_FURROWS: Final = (
    "",
    "M-12.5 40 Q-16.5 45 -17 51",
    "M-22.5 17.5 Q-15 22 -8.5 18.5",
    "M-11 -24 Q-3 -26.5 4 -24.5 M-5 -13 L-4.4 -4.5",
    "M-27 4 L-33 1 M-27 9 L-32.5 10.5 M-13 -32 Q-3 -34.5 6 -32 M-21 43 Q-22.5 51 -17 58 M-7 66 Q0 63.6 7 66",
)


def paint_neck(sitter: Sitter) -> None:
    """The neck down to where it meets the shoulders, under the shadow of the head."""
    head, skin = sitter.head, sitter.skin
    wide = head.neck
    neck = curve(
        f"M{-wide} 36 L{-wide} 84 Q{-wide} 94 {-wide - 22} 99 L{wide + 22} 99 Q{wide} 94 {wide} 84 L{wide} 36 Z"
    )
    sitter.turned(neck, skin, edge=0.52, soft=0.01)
    with sitter.canvas.within(neck):
        sitter.canvas.fill(sitter.outline.translated(3, 12), skin.dark, 0.8)


def paint_ears(sitter: Sitter) -> None:
    """Of a head that is turned away one ear is not seen."""
    half, skin = sitter.head.half, sitter.skin
    for side, colour in ((-1, skin.mid), (1, skin.dark)):
        if side * sitter.head.turn > _AWAY:
            continue
        sitter.canvas.fill(ellipse(side * (half + 1.5), 10, 5, 11), colour)
        sitter.canvas.fill(ellipse(side * (half + 2.2), 10, 2.2, 6.5), skin.line, 0.3)


def paint_head(sitter: Sitter) -> None:
    """The planes of the head: lit at the left, shade from brow to chin at the right, light of the house round it."""
    canvas, skin, head = sitter.canvas, sitter.skin, sitter.head
    canvas.shine(sitter.outline, skin.lit, skin.mid, (-head.half, 0), (head.half * 0.35, 20))
    with canvas.within(sitter.outline):
        canvas.fill(_shade(head), skin.dark)
        lower = ((-50, 4), (-head.half * 0.94, 14), (-head.half * 0.68, 31), (-head.jaw * 0.7, 50), (-head.chin, 80))
        canvas.fill(polygon((*lower, (-50, 80))), mix(skin.mid, skin.dark, 0.45), 0.6)
        cheek = polygon(((head.half * 0.36, 22), (head.half * 0.82, 17.5), (head.half * 0.46, 47)))
        canvas.fill(cheek, mix(skin.mid, skin.dark, 0.42))
        canvas.fill(ellipse(-head.half * 0.32, -38, head.half * 0.4, 7), skin.lit, 0.45)
    sitter.rim(sitter.outline, 2.8)


def _shade(head: Head) -> QPainterPath:
    """The side of the face that the sun does not see."""
    wing, end = head.nose, head.nose_end
    profile = (
        f"M5 -70 L2 -14 L-0.6 -5 L3.6 3 L{wing} {end - 4} L3.2 {end + 2.5} L1 {end + 8} L4.6 {end + 15} L1.4 62 L4 84"
    )
    return curve(f"{profile} L90 84 L90 -70 Z")


def paint_nose(sitter: Sitter) -> None:
    canvas, skin, head = sitter.canvas, sitter.skin, sitter.head
    wide, end = head.nose, head.nose_end
    under = curve(
        f"M{-wide} {end - 2} Q{-wide * 0.9} {end - 6.5} {-wide * 0.45} {end - 6}"
        f" Q0 {end - 2} {wide * 0.45} {end - 6} Q{wide * 0.9} {end - 6.5} {wide} {end - 2}"
        f" Q{wide * 0.4} {end} 0 {end + 2.6} Q{-wide * 0.4} {end} {-wide} {end - 2} Z"
    )
    canvas.fill(under, mix(skin.mid, skin.dark, 0.75))
    for side in (-1, 1):
        canvas.fill(ellipse(side * wide * 0.52, end - 1.2, wide * 0.24, 1.2), skin.line, 0.85)
    sitter.strands(curve(f"M-0.8 0 Q-2.4 16 -1 {end - 9}"), skin.lit, 1.7, 0.75)
    canvas.fill(ellipse(-0.8, end - 7, 2.8, 2), skin.lit, 0.8)


def paint_mouth(sitter: Sitter) -> None:
    canvas, skin, head = sitter.canvas, sitter.skin, sitter.head
    wide, full, y = head.mouth, head.lips, head.nose_end + 15
    red = mix(skin.mid, LIPS[sitter.likeness.lips], 0.62)
    upper = curve(
        f"M{-wide} {y} Q{-wide * 0.5} {y - 2.4 * full} -2.6 {y - 3.6 * full} Q0 {y - 2.2 * full} 2.6 {y - 3.6 * full}"
        f" Q{wide * 0.5} {y - 2.4 * full} {wide} {y} Q0 {y + 1.5} {-wide} {y} Z"
    )
    lower = curve(
        f"M{-wide * 0.9} {y} Q0 {y + 1.6} {wide * 0.9} {y} Q{wide * 0.45} {y + 5.8 * full} 0 {y + 5.6 * full}"
        f" Q{-wide * 0.45} {y + 5.8 * full} {-wide * 0.9} {y} Z"
    )
    canvas.fill(upper, mix(red, skin.dark, 0.5))
    canvas.fill(lower, red)
    right = curve(f"M2 {y - 6} L2 {y + 9} L{wide + 2} {y + 9} L{wide + 2} {y - 6} Z")
    with canvas.within(right):
        canvas.fill(lower, skin.dark, 0.55)
        canvas.fill(upper, skin.line, 0.35)
    canvas.fill(ellipse(-wide * 0.22, y + 2.9 * full, wide * 0.26, 0.9 * full), skin.lit, 0.4)
    canvas.line(
        curve(f"M{-wide} {y} Q{-wide * 0.4} {y + 0.8} 0 {y + 0.4} Q{wide * 0.4} {y + 0.8} {wide} {y}"), skin.line, 1.5
    )
    canvas.fill(ellipse(1, y + 8.2 * full, wide * 0.42, 1.3), skin.dark, 0.5)


def _paint_eye(sitter: Sitter, side: int) -> None:
    canvas, skin, head = sitter.canvas, sitter.skin, sitter.head
    spice = sitter.likeness.iris == "spice"
    x, wide, high = side * head.apart, head.eye, head.eye * head.open
    inner, outer = (x - side * wide, EYES + 1.2), (x + side * wide, EYES - head.slant)
    socket = smooth(
        (
            (x - side * wide * 1.1, -1),
            (x, -5),
            (x + side * wide * 1.25, 1),
            (x + side * wide, 12),
            (x, 15),
            (x - side * wide * 0.9, 11),
        )
    )
    canvas.fill(socket, skin.dark if side < 0 else skin.line, 0.42 if side < 0 else 0.4)
    lid = f"Q{x - side * wide * 0.35} {EYES - high * 1.75} {x + side * wide * 0.25} {EYES - high * 1.05}"
    top = f"M{inner[0]} {inner[1]} {lid} Q{x + side * wide * 0.75} {EYES - high * 0.55} {outer[0]} {outer[1]}"
    almond = curve(f"{top} Q{x + side * wide * 0.3} {EYES + high * 0.95} {inner[0]} {inner[1]} Z")
    white = mix(SPICE_WHITE if spice else WHITE, skin.dark, 0.08 if side < 0 else 0.3)
    canvas.fill(almond, white)
    outside, inside = IRISES[sitter.likeness.iris]
    with canvas.within(almond):
        y, size = EYES - high * 0.2, head.eye * 0.56
        canvas.fill(ellipse(x, y, size, size), outside)
        canvas.fill(ellipse(x, y + size * 0.3, size * 0.76, size * 0.62), inside)
        canvas.fill(ellipse(x, y, size * 0.46, size * 0.46), PUPIL)
        canvas.fill(ellipse(x, EYES - high * 1.3, wide, high * 0.55), LASH, 0.35)
        canvas.fill(ellipse(x - size * 0.36, y - size * 0.34, size * 0.24, size * 0.24), WHITE)
    canvas.line(curve(top), LASH, 2.1 if sitter.likeness.lashes else 1.7)
    under = f"M{outer[0]} {outer[1]} Q{x + side * wide * 0.3} {EYES + high * 0.95} {inner[0]} {inner[1]}"
    sitter.strands(curve(under), skin.line, 0.9, 0.7)
    fold = f"{outer[0] + side} {outer[1] - high * 0.9}"
    crease = f"M{x - side * wide * 0.8} {EYES - high * 1.1} Q{x} {EYES - high * 2.3} {fold}"
    sitter.strands(curve(crease), skin.line, 1.1, 0.55)
    if sitter.likeness.lashes:
        wing = f"M{outer[0] - side} {outer[1]} L{outer[0] + side * 4.6} {outer[1] - 4.4}"
        more = f" M{outer[0] - side * 3} {outer[1] - 1.4} L{outer[0] + side * 1.6} {outer[1] - 6}"
        canvas.line(curve(wing + (more if sitter.fine else "")), LASH, 1.6)


def paint_brows(sitter: Sitter) -> None:
    """Thick at the nose; stern ones come down there."""
    head, thick = sitter.head, sitter.head.brow
    colour = mix(sitter.hair.dark if head.age < 4 else sitter.hair.mid, sitter.skin.line, 0.25)
    low = head.stern * 2.2
    for side in (-1, 1):
        start, arch = side * (head.apart - head.eye * 0.95), side * (head.apart + 3)
        end, over, under = side * (head.apart + head.eye * 1.35), -9.5 - thick * 0.5, -9 + thick * 0.55
        brow = curve(
            f"M{start} {low - 5.5} Q{arch - side * 5} {over + 0.5} {arch} {over}"
            f" Q{arch + side * 5} {over + thick * 0.3} {end} -3.4 Q{arch + side * 2} {under} {arch} {under}"
            f" Q{arch - side * 6} {under + 1.4} {start + side * 0.8} {low - 5.5 + thick} Z"
        )
        sitter.canvas.fill(brow, colour)


def paint_age(sitter: Sitter) -> None:
    """So many kinds of lines as the face is old; those at the side of the nose on the right too."""
    head, line = sitter.head, sitter.skin.line
    lines = QPainterPath()
    for furrow in filter(None, _FURROWS[: head.age + 1]):
        lines.addPath(curve(furrow))
    sitter.strands(lines, line, 1.2, 0.5)
    if head.age:
        sitter.strands(curve(_FURROWS[1]) if head.age < 2 else twice(curve(_FURROWS[1])), line, 1.4, 0.55)
    if head.age > 2 and sitter.fine and head.jaw < head.half:
        for side in (-1, 1):
            hollow = polygon(
                [(side * x, y) for x, y in ((head.half * 0.86, 24), (head.half * 0.46, 34), (head.jaw * 0.8, 52))]
            )
            with sitter.canvas.within(sitter.outline):
                sitter.canvas.fill(hollow, sitter.skin.dark, 0.32)


def paint_features(sitter: Sitter) -> None:
    """What is in a face, once its planes are there."""
    paint_age(sitter)
    for side in (-1, 1):
        _paint_eye(sitter, side)
    paint_brows(sitter)
    paint_nose(sitter)
    paint_mouth(sitter)


def lean(sitter: Sitter) -> None:
    """From here on everything leans as the head does."""
    painter = sitter.canvas.painter
    painter.translate(0, _PIVOT)
    painter.rotate(sitter.head.tilt)
    painter.translate(0, -_PIVOT)
