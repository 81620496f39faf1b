"""This program again, as a process that works for the one with the window."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QProcess, QProcessEnvironment

import dune_desktop


def again(word: str) -> tuple[str, ...]:
    """The command that starts it; the word says what it works at. A frozen program is its own Python."""
    if getattr(sys, "frozen", False):
        return sys.executable, word
    return sys.executable, "-P", "-m", "dune_desktop", word


def give(process: QProcess, command: tuple[str, ...]) -> None:
    """Let a process have this command. Where this program was found it is found again, and nothing where it was
    started is taken for a part of it.
    """
    program, *arguments = command
    process.setProgram(program)
    process.setArguments(arguments)
    environment = QProcessEnvironment.systemEnvironment()
    home = str(Path(dune_desktop.__file__).resolve().parents[1])
    environment.insert("PYTHONPATH", os.pathsep.join(filter(None, (home, environment.value("PYTHONPATH")))))
    process.setProcessEnvironment(environment)
