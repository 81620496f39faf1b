"""Files that the system opens with the program: macOS says so by an event, others on the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


def path_of(word: str) -> Path:
    """The file that somebody names by its path, or a desktop by its URL."""
    url = QUrl(word)
    if url.scheme() != "file":
        return Path(word)
    if url.host() == "localhost":
        url.setHost("")
    return Path(url.toLocalFile())


class Application(QApplication):
    """Keeps the files that come before there is a window."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._waiting: list[Path] = []
        self._open: Callable[[Path], None] | None = None

    def hand_files_to(self, take: Callable[[Path], None]) -> None:
        """From now on whoever takes them hears of files at once."""
        self._open = take
        waiting, self._waiting = self._waiting, []
        for path in waiting:
            take(path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._opened(Path(event.file()))
            return True
        return super().event(event)

    def _opened(self, path: Path) -> None:
        if self._open is None:
            self._waiting.append(path)
        else:
            self._open(path)
