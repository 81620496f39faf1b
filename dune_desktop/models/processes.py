"""This program again, as a process that works for the one with the window."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

import dune_desktop

_log = logging.getLogger(__name__)
#: Milliseconds until what was killed is gone.
_GONE = 2000


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


class Errand(QObject):
    """A process that is asked once, and answers line by line until it has said all."""

    #: A line that it has written.
    said = Signal(str)
    #: This one has ended by itself, whatever it has said.
    ended = Signal(object)

    def __init__(self, command: tuple[str, ...], asked: str, parent: QObject) -> None:
        super().__init__(parent)
        process = self._process = QProcess(self)
        give(process, command)
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._fails)
        process.finished.connect(self._ends)
        process.start()
        process.write(asked.encode())
        process.closeWriteChannel()

    def _read(self) -> None:
        while self._process.canReadLine():
            self.said.emit(bytes(self._process.readLine().data()).decode(errors="replace"))

    def _fails(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.ended.emit(self)

    def _ends(self) -> None:
        self._read()
        said = bytes(self._process.readAllStandardError().data())[-2000:].decode(errors="replace")
        if said:
            _log.error("a process that was asked something has complained: %s", said)
        self.ended.emit(self)

    def break_off(self) -> None:
        """Nothing more can be made of what it says."""
        self._process.kill()

    def end(self) -> None:
        """Nothing of it is wanted any more."""
        self._process.readyReadStandardOutput.disconnect(self._read)
        self._process.errorOccurred.disconnect(self._fails)
        self._process.finished.disconnect(self._ends)
        self._process.kill()
        self._process.waitForFinished(_GONE)
        self.deleteLater()
