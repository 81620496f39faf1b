"""The application: it keeps files that the system opens with it, and says in a line why there is no display."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, QUrl, qFormatLogMessage, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from dune_desktop.text.arguments import program, say
from dune_desktop.text.translating import Texts

CommandLine = Texts("CommandLine")

_FAILED: Final = 1
#: What Qt says of a display that is named, but not there.
_NO_ANSWER: Final = ("could not connect to display", "Failed to create wl_display")
#: What it says of one that has gone, before it ends the program itself.
_GONE: Final = (
    "The X11 connection broke",
    "The Wayland connection broke",
    "The Wayland connection experienced a fatal",
)
#: Qt would share out what is painted to threads, some 60 lines of pixels each, and wait for all of them: our pictures
#: are small, and the wait is long where the processor has other things to do.
_ONE_THREAD: Final = ("QT_NO_GUI_THREADPOOL", "1")
_X11, _WAYLAND, _PLATFORM = "DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"


def path_of(word: str) -> Path:
    """The file that somebody names by its path, or a desktop by its URL."""
    url = QUrl(word)
    if url.scheme() != "file":
        return Path(word)
    if url.host() == "localhost":
        url.setHost("")
    return Path(url.toLocalFile())


class Application(QApplication):
    """Hands over the files that the system opens with the program: macOS says so by an event."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        #: Files that came before somebody took them.
        self._waiting: list[Path] = []
        self._open: Callable[[Path], None] = self._waiting.append

    def hand_files_to(self, take: Callable[[Path], None]) -> None:
        """From now on whoever takes them hears of files at once."""
        self._open = take
        while self._waiting:
            take(self._waiting.pop(0))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open(Path(event.file()))
            return True
        return super().event(event)


def make(arguments: Sequence[str]) -> Application:
    """Make the application, or end the program with one line that says why there is none."""
    os.environ.setdefault(*_ONE_THREAD)
    said: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        said.append(text)
        if kind == QtMsgType.QtFatalMsg:
            say(sys.stderr, f"{program()}: {trouble(said)}")
            os._exit(_FAILED)  # Qt would abort, and some systems report that as a crash

    before = qInstallMessageHandler(hear)
    application = Application(arguments)
    qInstallMessageHandler(before)
    from dune_desktop.scene.drawing.fonts import resource  # noqa: PLC0415 (after wrong arguments are told)

    application.setWindowIcon(QIcon(str(resource("icon.png"))))
    for text in said:
        say(sys.stderr, text)
    return application


def trouble(said: Sequence[str]) -> str:
    """Say in one line what keeps the window from opening, by what Qt has said."""
    x11, wayland, platform = map(os.environ.get, (_X11, _WAYLAND, _PLATFORM))
    if sys.platform.startswith("linux") and not (x11 or wayland or platform):
        return CommandLine.tr("there is no display for a window: neither DISPLAY nor WAYLAND_DISPLAY is set")
    words = " ".join(" ".join(said).split())
    if any(one in words for one in _NO_ANSWER):
        told = CommandLine.tr("no window can be opened: the display {display} does not answer")
        return told.format(display=x11 or wayland)
    return CommandLine.tr("no window can be opened here. Qt says: {words}").format(words=words)


@contextmanager
def watching(save: Callable[[], bool]) -> Iterator[None]:
    """If the display goes away meanwhile, all is saved before the program ends with a line that says so.

    Qt would end it past everything that Python does at the end. ``save`` says whether it could.
    """

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if not text.startswith(_GONE):
            with suppress(OSError):
                say(sys.stderr, qFormatLogMessage(kind, context, text))
            return
        try:
            saved = CommandLine.tr("the display does not answer any more; all that was decided is saved")
            unsaved = CommandLine.tr("the display does not answer any more; what was decided last could not be saved")
            told = saved if save() else unsaved
            with suppress(OSError):  # the terminal may have gone with the display
                say(sys.stderr, f"{program()}: {told}")
        finally:
            os._exit(_FAILED)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
