"""Ctrl-C in the terminal and the like close the window as its button does: between two events, never inside one."""

from __future__ import annotations

import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication, QWidget

from dune_desktop import stopping

_ALL: Final = 1024


class Closing(QObject):
    """Hears of such a signal in a socket, because Qt's loop runs no Python until something comes for it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self._window = window
        #: The signal that is being obeyed; 0: none.
        self.by = 0
        self._mine, self._system = socket.socketpair()
        self._mine.setblocking(False)
        self._system.setblocking(False)
        self._notifier = QSocketNotifier(self._mine.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._close)

    @contextmanager
    def hearing(self) -> Iterator[None]:
        """Obey signals while the application runs, and those that came while it was built."""
        before = signal.set_wakeup_fd(self._system.fileno(), warn_on_full_buffer=False)
        try:
            with stopping.hearing(self._asked):
                yield
        finally:
            signal.set_wakeup_fd(before)
            self._notifier.setEnabled(False)
            self._mine.close()
            self._system.close()

    def _asked(self, number: int) -> None:
        if self.by and number == signal.SIGINT:  # a person is waiting, because the window is busy or the disk slow
            stopping.end(number)
        self.by = self.by or number

    def _close(self) -> None:
        """Close the window, and what lies over it; it may refuse once, because the game is not on disk."""
        self._mine.recv(_ALL)
        if not self.by:
            return
        if self._window.close():
            QApplication.closeAllWindows()
        else:
            self.by = 0
