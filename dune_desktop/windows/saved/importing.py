"""Files from elsewhere become games: one after another, each with what came of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QObject, QTimer, Signal

from dune_desktop.files.disk import reason
from dune_desktop.files.locks import GameLocked
from dune_desktop.records.record import BadRecord
from dune_desktop.records.store import Store, Unlisted
from dune_desktop.text.troubles import because, told


@frozen
class Brought:
    """What came of a file. ``game``: which game it is now, or none. ``trouble``: why it can't be opened."""

    path: Path
    game: str = ""
    #: It was here already.
    known: bool = False
    trouble: str = ""

    @property
    def why(self) -> str:
        """The trouble in whole sentences, in the language of now."""
        said = told(because(self.trouble)).removesuffix(".")
        return f"{said[:1].upper()}{said[1:]}."


def bring_in(store: Store, path: Path) -> Brought:
    """Take a file over as a game."""
    try:
        before = {game.id for game in store.saved()}
        game = store.bring_in(path)
    except (BadRecord, Unlisted) as error:
        return Brought(path, trouble=str(error).removeprefix(f"{path}: "))
    except GameLocked as error:  # another copy of the program takes the same file
        return Brought(path, trouble=str(error).rpartition(": ")[2])
    except OSError as error:
        return Brought(path, trouble=reason(error))
    return Brought(path, game, game in before)


class Bringing(QObject):
    """Reads files in turn. Playing one again takes a moment: the window lives on in between."""

    #: This file is being read: its place, and how many there are.
    reading = Signal(object, int, int)
    #: A tuple of ``Brought``, in the order of the files.
    done = Signal(object)

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._waiting: deque[Path] = deque()
        self._brought: list[Brought] = []
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._read)

    def read(self, paths: Iterable[Path]) -> None:
        """Read these too."""
        self._waiting.extend(paths)
        self._go_on()

    def _go_on(self) -> None:
        if self._waiting:
            done = len(self._brought)
            self.reading.emit(self._waiting[0], done + 1, done + len(self._waiting))
            self._next.start()
            return
        brought, self._brought = tuple(self._brought), []
        if brought:
            self.done.emit(brought)

    def _read(self) -> None:
        self._brought.append(bring_in(self._store, self._waiting.popleft()))
        self._go_on()
