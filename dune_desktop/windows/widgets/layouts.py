"""Rows and columns, written as they stand: what they hold, one after the other; and labels for them."""

from __future__ import annotations

from typing import Final, TypeVar

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QLayout, QScrollArea, QVBoxLayout, QWidget

from dune_desktop.scene.drawing import fonts, tokens

_Box = TypeVar("_Box", bound=QBoxLayout)
_Label = TypeVar("_Label", bound=QLabel)
Part = QWidget | QLayout | None
#: A number beside a part is its share of the room that is left; with it there may be where it stands in its own room.
Placed = Part | tuple[Part, int] | tuple[Part, int, Qt.AlignmentFlag]
#: Takes the room that the others leave.
STRETCH: Final = None
TOP: Final = Qt.AlignmentFlag.AlignTop
LEFT: Final = Qt.AlignmentFlag.AlignLeft
RIGHT: Final = Qt.AlignmentFlag.AlignRight
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
_ENGRAVED: Final = ("title", "banner", "chapter")


def row(*parts: Placed) -> QHBoxLayout:
    """Put widgets and layouts side by side."""
    return fill(QHBoxLayout(), *parts)


def column(*parts: Placed) -> QVBoxLayout:
    """The same, one below the other."""
    return fill(QVBoxLayout(), *parts)


def bare(box: _Box) -> _Box:
    """Leave no margins around what it holds."""
    box.setContentsMargins(0, 0, 0, 0)
    return box


def fill(box: _Box, *parts: Placed) -> _Box:
    """Add them at the end of a layout."""
    for part in parts:
        placed = part if isinstance(part, tuple) else (part, 0)
        one, share = placed[0], placed[1]
        if one is None:
            box.addStretch(share)
        elif isinstance(one, QLayout):
            box.addLayout(one, share)
        else:
            box.addWidget(one, share, placed[2] if len(placed) == 3 else Qt.AlignmentFlag(0))
    return box


def least_of(whole: QWidget, size: QSize) -> QSize:
    """Return this size, or what all parts of the widget need at least: in a narrow place words take more lines."""
    layout, wide = whole.layout(), size.expandedTo(whole.minimumSizeHint())
    return wide if layout is None else wide.expandedTo(QSize(0, layout.minimumHeightForWidth(wide.width())))


def seen_of(widget: QWidget) -> QRect:
    """Return the part of the widget that what it stands in does not cut off."""
    seen, above = widget.rect(), widget.parentWidget()
    while above is not None:
        seen &= QRect(widget.mapFrom(above, QPoint()), above.size())
        above = None if above.isWindow() else above.parentWidget()
    return seen


def begin_in_view(widget: QWidget) -> None:
    """Scroll all that it stands in so far that its upper left corner is seen."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea) and (content := above.widget()) is not None:
            corner = widget.mapTo(content, QPoint())
            above.ensureVisible(corner.x(), corner.y(), tokens.S24, tokens.S24)
        above = above.parentWidget()


def role_label(role: str, wrap: bool = False) -> QLabel:
    """Make a label that the style sheet knows by its role: title, banner, heading, quiet, danger."""
    return dressed(QLabel(wordWrap=wrap), role)


def dressed(label: _Label, role: str) -> _Label:
    """Let the style sheet know a label by its role and say how large it is; titles have their own face."""
    label.setProperty("role", role)
    if role in _ENGRAVED:
        label.setFont(fonts.font(tokens.BANNER, fonts.TITLE))
    return label
