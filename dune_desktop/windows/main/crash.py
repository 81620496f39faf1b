"""Errors that nobody caught: logged, reported in a folder, told on a page; then the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from traceback import clear_frames
from types import TracebackType
from typing import TYPE_CHECKING, TypeVar

from attrs import frozen
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from dune_desktop.engine.names import NOBODY
from dune_desktop.files.disk import reason
from dune_desktop.files.reports import describe, write_report
from dune_desktop.records.record import BadRecord, Record
from dune_desktop.records.record_text import dumps
from dune_desktop.text.troubles import because
from dune_desktop.windows.widgets.overlay import Overlay

if TYPE_CHECKING:
    from dune_desktop.models.game.controller import GameController
    from dune_desktop.records.store import Store
    from dune_desktop.windows.main.main_window import MainWindow

T = TypeVar("T")

#: What has become of the game on the table: there was none, nothing was decided in it yet, all of it is on disk,
#: and it was over too, or what was decided last is not on disk.
NO_GAME, BEGUN, SAVED, OVER, UNSAVED = "no game", "begun", "saved", "over", "unsaved"
_log = logging.getLogger(__name__)


@frozen
class Crash:
    """What went wrong, as it is told. ``folder``: where the report lies; None: it could not be written, and ``why``."""

    text: str
    folder: Path | None = None
    why: str = ""
    #: What has become of the game on the table, and the record of it.
    fate: str = NO_GAME
    record: str = ""


class CrashWatch(QObject):
    """While it is on, an error ends in its report and its page instead of on a terminal that nobody reads."""

    #: From wherever the error was raised to the window, when that has finished what it was doing.
    _raised = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        #: One is being told: what follows from it, such as the same error at every repaint, is only logged.
        self._telling = False
        #: Where it is told.
        self._page: QWidget | None = None
        self._raised.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        window.pages.currentChanged.connect(self._moved)

    def install(self) -> None:
        sys.excepthook = self._uncaught
        threading.excepthook = lambda args: self._uncaught(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )

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
        self._page = _tried(lambda: self._page_of(text), "the error could not be told")
        self._telling = self._page is not None

    def _page_of(self, text: str) -> QWidget:
        """Report it, take the game off the table, and show what became of both."""
        window = self._window
        controller, replay = window.controller, window.replay
        record = None if controller is None else _tried(controller.record, "the game could not be reported")
        game = "" if record is None else dumps(record)
        folder, why = _written(text, game, "" if replay is None else dumps(replay.controller.replay.record))
        _tried(window.games.leave, "the game could not be put away")
        _tried(self._clear, "the window could not be cleared")
        fate = NO_GAME if controller is None else _fate(window.store, controller, record)
        page = window.pages.crash
        page.tell(Crash(text, folder, why, fate, game))
        window.show_page(page)
        return page

    def _clear(self) -> None:
        """Put away what lies over the page. Dialogs are hidden, not closed: one may wait for the answer of another."""
        for widget in self._window.findChildren(QWidget):
            if widget.isWindow() and widget.isVisible():
                widget.hide()
        for sheet in self._window.findChildren(Overlay, options=Qt.FindChildOption.FindDirectChildrenOnly):
            sheet.close_sheet()

    def _moved(self) -> None:
        """Wait for the next error: whatever goes wrong after the page was left is another matter."""
        if self._page is not None and self._window.pages.currentWidget() is not self._page:
            self._page, self._telling = None, False


def _tried(attempt: Callable[[], T], failure: str) -> T | None:
    """Make an attempt that may fail as well: then there is nothing, and the telling goes on."""
    try:
        return attempt()
    except Exception:
        _log.exception(failure)
        return None


def _written(text: str, game: str, watched: str) -> tuple[Path | None, str]:
    """Write the report; say where it lies, or why it could not be written."""
    try:
        return write_report(text, game, watched), ""
    except OSError as error:
        return None, because(reason(error))


def _fate(store: Store, controller: GameController, record: Record | None) -> str:
    """Say what has become of the game, now that the disk was asked for the last time."""
    if record is None:  # who can't tell what was decided has not kept it either
        return UNSAVED
    if not record.actions:
        return BEGUN
    try:
        saved = store.load(controller.game_id)
    except BadRecord:
        return UNSAVED
    if controller.game_id in store.writer.unsaved or record.actions != saved.actions:
        return UNSAVED
    return OVER if controller.asked == NOBODY else SAVED
