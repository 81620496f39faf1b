"""What goes wrong while somebody plays, and the window to play in."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from dune_desktop.files.settings import Settings, SettingsFile
from dune_desktop.records.store import Store

if TYPE_CHECKING:
    from dune_desktop.windows.main.main_window import MainWindow


class Trouble:
    """Hears what Python and Qt complain about, even where Qt swallows it."""

    def __init__(self, qtlog: Any) -> None:
        self._qtlog, self._heard = qtlog, 0
        self.caught: list[BaseException] = []
        self.logged: list[str] = []

    def __enter__(self) -> Trouble:
        self._hook = sys.excepthook
        sys.excepthook = self._catch
        self._handler = _Heard(self.logged)
        logging.getLogger("dune_desktop").addHandler(self._handler)
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook = self._hook
        logging.getLogger("dune_desktop").removeHandler(self._handler)

    def _catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.caught.append(error.with_traceback(trace))

    def check(self) -> None:
        """Raise the first complaint."""
        from dune_desktop.windows.main.self_check import PLATFORM

        if self.caught:
            raise self.caught[0]
        assert not self.logged, self.logged
        told, self._heard = self._qtlog.records[self._heard :], len(self._qtlog.records)
        said = [record.message for record in told if not record.message.startswith(PLATFORM)]
        assert not said, said


class _Heard(logging.Handler):
    """Errors that the program caught and logged."""

    def __init__(self, said: list[str]) -> None:
        super().__init__(logging.WARNING)
        self._said = said

    def emit(self, record: logging.LogRecord) -> None:
        self._said.append(self.format(record))


def open_window(folder: Path, size: tuple[int, int] = (1280, 800), **wanted: Any) -> MainWindow:
    """A window with a home of its own; the settings there are changed only if some are wanted."""
    from dune_desktop.windows.main.main_window import MainWindow

    file = SettingsFile(folder)
    if wanted:
        file.save(Settings(**wanted))
    window = MainWindow(file, Store(folder / "games"))
    window.resize(*size)
    window.show()
    window.activateWindow()
    return window
