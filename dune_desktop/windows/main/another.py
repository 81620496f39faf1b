"""Another window: a copy of the program of its own. Locks keep the two from playing one game."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QProcess

#: Of the command line: the window stands a little beside where the last one stood.
BESIDE = "--beside"


#: Where the program is an AppImage, its file; what is in it is gone when the window that was first is closed.
_APP_IMAGE = "APPIMAGE"


def command() -> list[str]:
    """What starts this program once more."""
    if getattr(sys, "frozen", False):
        return [os.environ.get(_APP_IMAGE) or sys.executable]
    return [sys.executable, "-m", "dune_desktop"]


def open_another() -> bool:
    """Open it; whether that could be done."""
    program, *arguments = command()
    return QProcess.startDetached(program, [*arguments, BESIDE])[0]
