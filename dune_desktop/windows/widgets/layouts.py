"""Rows and columns, written as they stand: what they hold, one after the other."""

from __future__ import annotations

from typing import Final, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

_Box = TypeVar("_Box", bound=QBoxLayout)
Part = QWidget | QLayout
#: Takes the room that the others leave.
STRETCH: Final = None


def row(*parts: Part | tuple[Part, int] | None) -> QHBoxLayout:
    """Widgets and layouts side by side; a number beside one is its share of the room that is left."""
    return fill(QHBoxLayout(), *parts)


def column(*parts: Part | tuple[Part, int] | None) -> QVBoxLayout:
    """The same, one below the other."""
    return fill(QVBoxLayout(), *parts)


def fill(box: _Box, *parts: Part | tuple[Part, int] | None) -> _Box:
    """Add them at the end of a layout."""
    for part in parts:
        one, share = part if isinstance(part, tuple) else (part, 0)
        if one is None:
            box.addStretch(share)
        elif isinstance(one, QLayout):
            box.addLayout(one, share)
        else:
            box.addWidget(one, share)
    return box
