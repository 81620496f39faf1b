"""Another window: a copy of the program of its own. Locks keep the two from playing one game."""

from __future__ import annotations

import sys

from PySide6.QtCore import QProcess

#: Of the command line: the window stands a little beside where the last one stood.
BESIDE = "--beside"


def command() -> list[str]:
    """What starts this program once more."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "dune_desktop"]


def open_another() -> bool:
    """Open it; whether that could be done."""
    program, *arguments = command()
    return QProcess.startDetached(program, [*arguments, BESIDE])[0]
