"""Where the window stands: on the screen where it stood if that is still there, and always where it can be seen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from attrs import evolve, frozen
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

NORMAL, MAXIMIZED, FULL = "normal", "maximized", "full"
_STATES: Final = {
    NORMAL: Qt.WindowState.WindowNoState,
    MAXIMIZED: Qt.WindowState.WindowMaximized,
    FULL: Qt.WindowState.WindowFullScreen,
}
#: As the settings have it: 1280x800+40-20 maximized HDMI-1
_TEXT: Final = re.compile(
    r"(?P<width>\d{1,5})x(?P<height>\d{1,5})(?P<x>[+-]\d{1,5})(?P<y>[+-]\d{1,5}) (?P<state>[a-z]+) (?P<screen>.*)\Z"
)
_USUAL: Final = QSize(1600, 1000)
#: What the system draws above the window, more or less.
_TITLE_BAR: Final = 32
#: How far a second window is from the first.
_BESIDE: Final = QPoint(40, 40)


@frozen
class Screen:
    """A screen, and the part of the desktop on it that is free for windows."""

    name: str
    area: QRect


@frozen
class WindowPlace:
    """Where a window stands when it fills no screen: how large, and how far from the corner of a screen."""

    size: QSize
    corner: QPoint = QPoint()
    screen: str = ""
    state: str = NORMAL

    @property
    def text(self) -> str:
        width, height = self.size.toTuple()
        x, y = self.corner.toTuple()
        return f"{width}x{height}{x:+}{y:+} {self.state} {self.screen}"


def read(text: str) -> WindowPlace | None:
    """Return the place that the settings have, if they have one."""
    found = _TEXT.match(text)
    if found is None or found["state"] not in _STATES:
        return None
    width, height, x, y = (int(found[part]) for part in ("width", "height", "x", "y"))
    return WindowPlace(QSize(width, height), QPoint(x, y), found["screen"], found["state"])


def fitted(place: WindowPlace, screens: Sequence[Screen]) -> QRect:
    """Where the window goes on these screens, the first of which is the main one: it takes that if its own is gone."""
    area = next((one for one in screens if one.name == place.screen), screens[0]).area
    room = area.adjusted(0, _TITLE_BAR, 0, 0)
    there = QRect(area.topLeft() + place.corner, place.size.boundedTo(room.size()))
    there.moveRight(min(there.right(), room.right()))
    there.moveBottom(min(there.bottom(), room.bottom()))
    there.moveLeft(max(there.left(), room.left()))
    there.moveTop(max(there.top(), room.top()))
    return there


def _screens() -> list[Screen]:
    """The screens that there are, the main one first."""
    main = QGuiApplication.primaryScreen()
    found = sorted(QGuiApplication.screens(), key=lambda one: one is not main)
    return [Screen(one.name(), one.availableGeometry()) for one in found]


def put(window: QWidget, text: str, beside: bool = False) -> None:
    """Put the window where the settings say; ``beside``: where it does not cover one that stands there."""
    place, screens = read(text), _screens()
    if not screens:
        window.resize(_USUAL if place is None else place.size)
    elif place is None:
        window.resize(fitted(WindowPlace(_USUAL), screens).size())
    else:
        corner = place.corner + _BESIDE if beside else place.corner
        window.setGeometry(fitted(evolve(place, corner=corner), screens))
        window.setWindowState(_STATES[place.state])


def place_of(window: QWidget) -> WindowPlace:
    """Where the window stands now, or would if it filled no screen."""
    frame = window.normalGeometry()
    there = frame if frame.isValid() else window.geometry()
    screen = window.screen()
    corner = there.topLeft() - screen.availableGeometry().topLeft()
    state = FULL if window.isFullScreen() else MAXIMIZED if window.isMaximized() else NORMAL
    return WindowPlace(there.size(), corner, screen.name(), state)
