"""What people of pictures wear on their heads and hold in their hands, drawn for somebody who looks to the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth, spots
from dune_desktop.scene.art.tones import Tones, shaded, tones

#: The head or the hand, which way its owner looks, tones of the stuff, and the colour of what glows, if not the usual.
Worn = Callable[[Canvas, Point, int, Tones, str], None]
#: The hand, which way its owner looks, and tones of cloth.
Held = Callable[[Canvas, Point, int, Tones], None]

_HOOD: Final = "3,-11 8.5,-4 5,-5 2.4,2 5,9 9,14 -9,14 -10,0 -5,-10"
_MASK: Final = "0,-9 7.5,-5 6,-1 1,-1 1,3 7.5,4 5,10 -4,11 -8,2 -6,-6"
_DOME: Final = "-8,1 -7,-8 0,-12 7,-8 8,1 6,10 0,12 -6,10"
_SLIT: Final = "-4,-3 4,-3 4,0 -4,0"
_SPIKE: Final = "-2,-10 0,-24 2,-10"
#: Round the head, and what hangs down behind it.
_HELMET, _NECK_GUARD = "-9,-1 -7.5,-8 -3,-11.5 3,-11.5 7.5,-8 9,-1", "-2,-2 -4,8 -8,8"
_TURBAN: Final = "-8,-3 -7,-10 0,-13 7,-10 8,-3 0,-5"
_HAIR: Final = "6,-4 4,-9 -3,-10 -8,-4 -6,4 -3,-2"
_POINT: Final = "0,-92 3.6,-76 0,-70 -3.6,-76"
_FLAG: Final = "2,-72 16,-75 34,-69 46,-72 42,-58 46,-44 32,-41 16,-47 2,-43"
_BARREL, _GLEAM = "-20,5 34,-4", "-18,3.4 34,-5.4"
_HOOK: Final = "-4,-6 12,18 16,28 10,30"
_BOWL: Final = "-9,-5 9,-5 5,3 -5,3"
_KNIFE, _SWORD = 20.0, 44.0


def _outline(at: Point, shape: str, face: int = 1) -> list[Point]:
    """A shape round this point; ``face``: mirrored for whoever looks to the left."""
    x, y = at
    return [(x + face * px, y + py) for px, py in spots(shape)]


# ---------------------------------------------------------------- on the head


def draw_headwear(canvas: Canvas, kind: str, head: Point, face: int, three: Tones, glow: str) -> None:
    if kind in _WORN:
        _WORN[kind](canvas, head, face, three, glow)


def _hood(canvas: Canvas, head: Point, face: int, three: Tones, _glow: str) -> None:
    shaded(canvas, smooth(_outline(head, _HOOD, face)), three, 3, rim=0.9)


def _mask(canvas: Canvas, head: Point, face: int, three: Tones, _glow: str) -> None:
    x, y = head
    shaded(canvas, smooth(_outline(head, _MASK, face)), three, 2.6, rim=0.8)
    canvas.fill(ellipse(x + face * 4, y + 0.8, 1.4, 1.0), tones(canvas, "blue")[0])


def _helmet(canvas: Canvas, head: Point, face: int, three: Tones, _glow: str) -> None:
    outline = [*_outline(head, _HELMET), *_outline(head, _NECK_GUARD, face)]
    shaded(canvas, polygon(outline), three, 3, rim=0.9)


def _visor(canvas: Canvas, head: Point, face: int, three: Tones, glow: str) -> None:
    """A dome with a slit that glows."""
    shaded(canvas, smooth(_outline(head, _DOME)), three, 3, rim=0.9)
    slit = polygon([(x + face * 2, y) for x, y in _outline(head, _SLIT)])
    canvas.fill(slit, tones(canvas, glow or "orange")[0])


def _spike(canvas: Canvas, head: Point, face: int, three: Tones, glow: str) -> None:
    canvas.fill(polygon(_outline(head, _SPIKE)), three[0])
    _visor(canvas, head, face, three, glow)


def _turban(canvas: Canvas, head: Point, _face: int, three: Tones, _glow: str) -> None:
    shaded(canvas, smooth(_outline(head, _TURBAN)), three, 3, rim=0.9)


def _hair(canvas: Canvas, head: Point, face: int, _three: Tones, glow: str) -> None:
    shaded(canvas, smooth(_outline(head, _HAIR, face)), tones(canvas, glow or "coal"), 2.4, rim=0.7)


_WORN: Final[dict[str, Worn]] = {
    "hood": _hood,
    "mask": _mask,
    "helmet": _helmet,
    "spike": _spike,
    "visor": _visor,
    "turban": _turban,
    "bare": _hair,
}


# ---------------------------------------------------------------- in the hand


def draw_held(canvas: Canvas, kind: str, hand: Point, face: int, cloth: Tones) -> None:
    if kind in _HELD:
        _HELD[kind](canvas, hand, face, cloth)


def _staff(canvas: Canvas, hand: Point, face: int, _cloth: Tones) -> None:
    """A pole with the light at its left."""
    x, y = hand
    canvas.line(polygon(((x - face, y + 50), (x + face * 2, y - 74))), tones(canvas, "umber")[2], 2.2)
    canvas.line(polygon(((x - face - 0.7, y + 50), (x + face * 2 - 0.7, y - 74))), canvas.light.rim, 0.6, 0.8)


def _spear(canvas: Canvas, hand: Point, face: int, cloth: Tones) -> None:
    x, y = hand
    _staff(canvas, hand, face, cloth)
    shaded(canvas, polygon(_outline((x + face * 2, y), _POINT)), tones(canvas, "steel"), 2.4)


def _banner(canvas: Canvas, hand: Point, face: int, cloth: Tones) -> None:
    _staff(canvas, hand, face, cloth)
    shaded(canvas, smooth(_outline(hand, _FLAG)), cloth, 8, rim=0.9)


def _blade(canvas: Canvas, hand: Point, face: int, _cloth: Tones, *, long: float) -> None:
    x, y = hand
    blade = (
        (x - 1.6, y),
        (x + face * long * 0.5 - 1, y - long * 0.45),
        (x + face * long, y - long * 0.7),
        (x + face * long * 0.5 + 1.4, y - long * 0.25),
        (x + 1.6, y + 2),
    )
    canvas.fill(smooth(blade), tones(canvas, "steel")[0])


def _rifle(canvas: Canvas, hand: Point, face: int, _cloth: Tones) -> None:
    canvas.line(polygon(_outline(hand, _BARREL, face)), tones(canvas, "ink")[2], 3.4)
    canvas.line(polygon(_outline(hand, _GLEAM, face)), tones(canvas, "steel")[1], 0.9)


def _hooks(canvas: Canvas, hand: Point, face: int, _cloth: Tones) -> None:
    canvas.line(smooth(_outline(hand, _HOOK, face), closed=False), tones(canvas, "steel")[1], 1.8)


def _bowl(canvas: Canvas, hand: Point, _face: int, _cloth: Tones) -> None:
    x, y = hand
    canvas.fill(smooth(_outline(hand, _BOWL)), tones(canvas, "bronze")[1])
    canvas.fill(ellipse(x, y - 5, 9, 2), tones(canvas, "blue")[0])


def _lamp(canvas: Canvas, hand: Point, _face: int, _cloth: Tones) -> None:
    x, y = hand
    canvas.fill(ellipse(x, y + 4, 4.5, 5.5), canvas.light.sun)
    canvas.fill(ellipse(x, y + 4, 11, 12), canvas.light.sun, 0.3)


_HELD: Final[dict[str, Held]] = {
    "staff": _staff,
    "spear": _spear,
    "banner": _banner,
    "knife": partial(_blade, long=_KNIFE),
    "sword": partial(_blade, long=_SWORD),
    "rifle": _rifle,
    "hooks": _hooks,
    "bowl": _bowl,
    "lamp": _lamp,
}
