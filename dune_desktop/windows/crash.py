"""Errors that nobody caught: logged, reported in a folder, told on a page; then the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
from pathlib import Path
from traceback import clear_frames
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from dune_desktop.records.disk import reason
from dune_desktop.records.record import dumps
from dune_desktop.records.reports import describe, write_report
from dune_desktop.text.troubles import because

if TYPE_CHECKING:
    from dune_desktop.windows.main_window import MainWindow

_log = logging.getLogger(__name__)


class CrashWatch(QObject):
    """While it is on, an error ends in its report and its page instead of on a terminal that nobody reads."""

    #: From wherever the error was raised to the window, when that has finished what it was doing.
    _raised = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        #: One is being told: what follows from it, such as the same error at every repaint, is only logged.
        self._telling = False
        self._raised.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        window.crash_told.connect(self._told)

    def install(self) -> None:
        sys.excepthook = self._uncaught
        threading.excepthook = self._uncaught_in_thread

    def _uncaught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        self._uncaught(args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback)

    def _uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):  # the person or the system ends the program
            sys.__excepthook__(kind, error, trace)
            return
        _log.error("nobody caught this", exc_info=(kind, error, trace))
        text = describe(error)
        clear_frames(trace)  # a painter that lives on in one of them would paint when its widget is gone
        if not self._telling:
            self._telling = True
            self._raised.emit(text)

    def _tell(self, text: str) -> None:
        game = self._game()
        folder, why = _report(text, game)
        try:
            self._window.leave()
        except Exception:
            _log.exception("the game could not be put away")
        self._window.show_crash(text, folder, had_game=bool(game), why=why)

    def _told(self) -> None:
        self._telling = False

    def _game(self) -> str:
        """The record of the game on the table, as far as it can still be had."""
        try:
            controller = self._window.controller
            return "" if controller is None else dumps(controller.record())
        except Exception:
            _log.exception("the game could not be reported")
            return ""


def _report(text: str, game: str) -> tuple[Path | None, str]:
    """Where it lies, or why it could not be written."""
    try:
        return write_report(text, game), ""
    except OSError as error:
        return None, because(reason(error))
