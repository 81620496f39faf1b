"""What stands in the landscape, each where its box is: the subject at the right of it, rising above it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from dune_desktop.scene.art.air import Dust
from dune_desktop.scene.art.canvas import Canvas
from dune_desktop.scene.art.city import Arrakeen, Carthag, Refinery, SietchRock, Station
from dune_desktop.scene.art.craft.machines import Harvester, Thopter
from dune_desktop.scene.art.hours import Hour
from dune_desktop.scene.art.picture import PicturePart
from dune_desktop.scene.art.rock import Butte
from dune_desktop.scene.art.sand import Barchan, CastShadow, Dune, SpiceField
from dune_desktop.scene.art.worm import Worm

#: What a place is made of, in the box that it stands in.
Place = Callable[[QRectF], tuple[PicturePart, ...]]


def _sietch(box: QRectF) -> tuple[PicturePart, ...]:
    x, foot, high = box.left() + 0.66 * box.width(), box.bottom() - 5, box.height()
    return (
        CastShadow(x, foot, 1.5 * high, 1.9 * high, 0.35),
        SietchRock(x + 0.8 * high, foot - 2, 0.7 * high, 0.72 * high, 0.3, 4, 8),
        SietchRock(x, foot, 1.5 * high, 1.24 * high, 0.12, 8, 5),
    )


def _station(box: QRectF) -> tuple[PicturePart, ...]:
    x, foot, high = box.left() + 0.68 * box.width(), box.bottom() - 4, box.height()
    return (CastShadow(x, foot, 1.3 * high, 1.7 * high, 0.3), Station(x, foot, 1.5 * high))


def _carthag(box: QRectF) -> tuple[PicturePart, ...]:
    x, foot, high = box.left() + 0.66 * box.width(), box.bottom() - 3, box.height()
    return (CastShadow(x, foot, 1.1 * high, 2.0 * high, 0.42), Carthag(x, foot, 1.55 * high))


def _refinery(box: QRectF) -> tuple[PicturePart, ...]:
    x, foot, high = box.left() + 0.62 * box.width(), box.bottom() - 4, box.height()
    return (CastShadow(x, foot, 1.1 * high, 1.8 * high, 0.36), Refinery(x, foot, 1.25 * high))


def _arrakeen(box: QRectF) -> tuple[PicturePart, ...]:
    x, foot, high = box.left() + 0.64 * box.width(), box.bottom() - 3, box.height()
    return (CastShadow(x, foot, 1.4 * high, 1.6 * high, 0.3), Arrakeen(x, foot, 1.6 * high, lamps=10))


def _flat(box: QRectF) -> tuple[PicturePart, ...]:
    spots = ((0.5, 0.3, 0.14), (0.66, 0.42, 0.2), (0.84, 0.32, 0.16), (0.76, 0.72, 0.3), (0.97, 0.6, 0.2))
    return tuple(
        Barchan(box.left() + x * box.width(), box.top() + y * box.height(), wide * box.width(), 0.35 - 0.4 * y)
        for x, y, wide in spots
    )


def _hagga(box: QRectF) -> tuple[PicturePart, ...]:
    left, wide, high = box.left(), box.width(), box.height()
    low = box.top() + 0.54 * high
    stand = ((0.54, 0.74, 0.7), (0.69, 0.58, 0.9), (0.84, 0.88, 0.8))
    shades = (CastShadow(left + at * wide, low, broad * high, 0.9 * high, 0.3) for at, _, broad in stand)
    rocks = (
        Butte(left + at * wide, low, broad * high, tall * high, 0.34, seed)
        for seed, (at, tall, broad) in enumerate(stand, 3)
    )
    x, foot = left + 0.72 * wide, box.bottom() - 0.12 * high
    return (
        *shades,
        *rocks,
        Dune(left + 0.56 * wide, low + 2, 0.46 * wide, 0.1 * high, 0.3),
        Dune(left + 0.84 * wide, low + 3, 0.4 * wide, 0.13 * high, 0.24),
        SpiceField(x, foot, 0.5 * wide, 0.3 * high, 160),
        CastShadow(x, foot, 0.6 * high, 0.9 * high, 0.4),
        Harvester(x, foot, 0.76 * high),
        Dust(x - 0.4 * high, foot + 3, 0.7 * high, 0.26 * high, 0.4),
    )


def _basin(box: QRectF) -> tuple[PicturePart, ...]:
    left, wide, high = box.left(), box.width(), box.height()
    return (
        Dune(left + 0.52 * wide, box.bottom() - 0.2 * high, 0.5 * wide, 0.34 * high, 0.2),
        Dune(left + 0.86 * wide, box.bottom() - 0.12 * high, 0.42 * wide, 0.42 * high, 0.1),
        CastShadow(left + 0.66 * wide, box.bottom() - 0.2 * high, 0.5 * high, 0.5 * high, 0.25),
        Thopter(left + 0.74 * wide, box.top() + 0.34 * high, 1.1 * high),
    )


def _deep_desert(box: QRectF) -> tuple[PicturePart, ...]:
    left, wide, high, foot = box.left(), box.width(), box.height(), box.bottom() - 0.1 * box.height()
    x, top = left + 0.74 * wide, box.top()
    spine = ((x, foot), (x - 0.5 * high, top + 0.3 * high), (x - 0.2 * high, top - 0.5 * high),
             (x + 0.3 * high, top - 0.06 * high))  # fmt: skip
    return (
        Worm(spine, 0.46 * high, 0.3 * high, open=0.75),
        Dust(x, foot + 6, 1.3 * high, 0.5 * high, 0.7),
        Dune(x + 0.1 * high, foot + 8, 1.3 * high, 0.2 * high, 0.1),
    )


#: By space; where a product puts something else, the open sand is seen.
PLACES: Final[dict[str, Place]] = {
    "sietch_tabr": _sietch,
    "research_station": _station,
    "carthag": _carthag,
    "spice_refinery": _refinery,
    "arrakeen": _arrakeen,
    "the_great_flat": _flat,
    "hagga_basin": _hagga,
    "imperial_basin": _basin,
    "deep_desert": _deep_desert,
}


def draw_places(painter: QPainter, spaces: dict[str, QRectF], seen: QRectF, hour: Hour) -> None:
    """Row by row, from the back."""
    canvas = Canvas(painter, hour.light, seen)
    there = [(box, PLACES[space]) for space, box in spaces.items() if space in PLACES]
    for box, place in sorted(there, key=lambda one: one[0].top()):
        for part in place(box):
            painter.save()
            painter.setPen(Qt.PenStyle.NoPen)
            part.paint(canvas)
            painter.restore()
