"""A face that cannot be taken: its picture and its boxes lie under a veil, its title is read as ever."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dune_desktop.scene.drawing.painting import faded
from dune_desktop.scene.drawing.tokens import Theme
from dune_desktop.scene.faces.operations import Band, CardFrame, Gem, Label, Operation, RoundedBox, Title, mix

#: How dense the veil is over what is refused, and over what is not there at all.
REFUSED_VEIL: Final = 0.36
EMPTY_VEIL: Final = 0.55
#: How much grey is in a band, and how much of the dark that keeps white words legible on it.
_GREY, _DARK = 0.75, 0.3
#: What stays in full strength, above the veil; and what more in a face with a band.
_READ: Final = (Title, Label, CardFrame)
_BANDED: Final = (Band, Gem)


def muted(operations: Sequence[Operation], rect: QRectF, theme: Theme, veil: float) -> Iterator[Operation]:
    """Puts a veil between what is seen and what is read."""
    banded = any(isinstance(one, Band) for one in operations)
    above = (*_BANDED, *_READ) if banded else _READ
    yield from (one for one in operations if not isinstance(one, above))
    # Without a band the title stands on what is veiled.
    yield RoundedBox(rect, faded(theme.window, veil if banded else min(veil, REFUSED_VEIL)))
    for one in operations:
        if isinstance(one, Band):
            yield evolve(one, colours=tuple(_grey(colour, theme) for colour in one.colours))
        elif isinstance(one, above):
            yield one


def _grey(colour: QColor, theme: Theme) -> QColor:
    light = QColor.fromRgbF(*3 * ((0.3 * colour.redF() + 0.59 * colour.greenF() + 0.11 * colour.blueF()),))
    return mix(mix(colour, light, _GREY), theme.keyline, _DARK)
