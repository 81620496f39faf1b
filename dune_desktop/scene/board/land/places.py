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
    rocks = (
        Butte(left + at * wide, box.top() + 0.36 * high, broad * high, tall * high, 0.34, seed)
        for seed, (at, tall, broad) in enumerate(((0.52, 0.56, 0.7), (0.68, 0.4, 0.9), (0.84, 0.7, 0.8)), 3)
    )
    x, foot = left + 0.68 * wide, box.bottom() - 0.26 * high
    return (
        *rocks,
        SpiceField(x, foot + 0.06 * high, 0.62 * wide, 0.5 * high, 220),
        CastShadow(x, foot, 0.7 * high, 1.4 * high, 0.35),
        Harvester(x, foot, 1.0 * high),
        Dust(x - 0.5 * high, foot + 3, 0.8 * high, 0.3 * high, 0.4),
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
    spine = ((left + 0.36 * wide, foot), (left + 0.38 * wide, box.top() - 0.9 * high),
             (left + 0.72 * wide, box.top() - 0.7 * high), (left + 0.76 * wide, box.top() + 0.2 * high))  # fmt: skip
    return (
        CastShadow(left + 0.4 * wide, foot, 0.6 * high, 1.8 * high, 0.4),
        Worm(spine, 0.52 * high, 0.34 * high),
        Dust(left + 0.38 * wide, foot + 6, 1.5 * high, 0.5 * high, 0.7),
        Dune(left + 0.42 * wide, foot + 8, 1.7 * high, 0.2 * high, 0.1),
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
