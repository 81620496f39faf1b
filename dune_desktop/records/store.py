"""Games on disk: each in a file of its own, written after every decision by a thread."""

from __future__ import annotations

import atexit
import re
import secrets
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import Condition, Thread
from typing import Final

from attrs import evolve, field, frozen

from dune_desktop.records.folders import games_folder, write_whole
from dune_desktop.records.record import BadRecord, Record, load
from dune_desktop.records.table import SeatSetup

_SUFFIX: Final = ".json"
_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,80}\Z")
#: Seconds for which the writer waits for more: to start a thread for every decision would hold up the window.
_LINGERS: Final = 30.0
#: How many games are kept.
KEPT: Final = 20


@frozen
class Saved:
    """A game in the list. ``trouble``: why it can't be read; then nothing else is known of it."""

    id: str
    path: Path
    #: When it was written last.
    saved: datetime
    edition: str = ""
    seats: tuple[SeatSetup, ...] = ()
    leaders: tuple[str, ...] = ()
    title: str = ""
    started: str = ""
    round: int = 0
    scores: tuple[int, ...] = ()
    finished: bool = False
    #: As in ``engine.setup.Setup``.
    mode: str = ""
    level: str = ""
    trouble: str = field(default="", kw_only=True)


def new_id() -> str:
    """For a game that begins now: the day, and enough chance to be the only one."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"


class Store:
    """The folder of saved games. One thread writes the newest text of each, whoever reads waits for it."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = games_folder() if folder is None else folder
        #: Why the last text could not be written; empty when all is well.
        self.trouble = ""
        self._waiting: dict[str, str] = {}
        self._writing = ""
        self._changed = Condition()
        self._thread: Thread | None = None

    # ------------------------------------------------------------ writing

    def keep(self, game: str, text: str) -> None:
        """Write the text soon; one that still waits is out of date."""
        self._path(game)
        with self._changed:
            self._waiting[game] = text
            self._changed.notify_all()
            if self._thread is None:
                self._thread = Thread(target=self._write_all, name="saving games", daemon=True)
                atexit.register(self._finish)
                self._thread.start()

    def _finish(self) -> None:
        """The program ends, but not before all is written."""
        self.flush(None)

    def _write_all(self) -> None:
        while self._next():
            pass

    def _next(self) -> bool:
        with self._changed:
            if not self._changed.wait_for(lambda: self._waiting, _LINGERS):
                self._thread = None
                atexit.unregister(self._finish)
                return False
            game = self._writing = next(iter(self._waiting))
            text = self._waiting.pop(game)
        trouble = self._write(game, text)
        with self._changed:
            self.trouble, self._writing = trouble, ""
            self._changed.notify_all()
        return True

    def _write(self, game: str, text: str) -> str:
        """Why it could not be written, or nothing."""
        path = self._path(game)
        try:
            new = not path.exists()
            write_whole(path, text)
            if new:
                self._tidy(game)
        except Exception as error:  # whatever it is, the thread lives on for the next text
            return getattr(error, "strerror", None) or str(error)
        return ""

    def flush(self, seconds: float | None = 10) -> bool:
        """Wait until all is written; whether it was done in time."""
        with self._changed:
            return self._changed.wait_for(lambda: not self.busy, seconds)

    @property
    def busy(self) -> bool:
        """Something is still to be written."""
        return bool(self._waiting or self._writing)

    def _tidy(self, current: str) -> None:
        """Of too many games the finished ones go first, then the oldest; never what can't be read, or is played."""
        games = [game for game in self._list() if not game.trouble]
        games.sort(key=lambda game: (game.finished, -game.saved.timestamp()))
        for game in games[KEPT:]:
            if game.id != current:
                with suppress(OSError):
                    game.path.unlink()

    # ------------------------------------------------------------ reading

    def saved(self) -> list[Saved]:
        """All games, the newest first."""
        self.flush()
        return sorted(self._list(), key=lambda game: game.saved, reverse=True)

    def latest(self) -> Saved | None:
        """The game to continue: the newest unfinished one that can be read."""
        return next((game for game in self.saved() if not game.finished and not game.trouble), None)

    def load(self, game: str) -> Record:
        """The record of a game. Raises BadRecord."""
        self.flush()
        return load(self._path(game))

    def delete(self, game: str) -> None:
        """Away with it, also with what is still to be written. Raises OSError."""
        path = self._path(game)
        with self._changed:
            self._waiting.pop(game, None)
            self._changed.wait_for(lambda: self._writing != game)
        path.unlink(missing_ok=True)

    def _path(self, game: str) -> Path:
        if not _ID.match(game):
            raise ValueError(f"{game!r} is not the id of a game")
        return self.folder / f"{game}{_SUFFIX}"

    def _list(self) -> Iterator[Saved]:
        try:
            paths = sorted(self.folder.glob(f"[!.]*{_SUFFIX}"))
        except OSError:
            return
        for path in paths:
            with suppress(OSError):  # deleted meanwhile
                if _ID.match(path.stem):
                    yield _look(path)


def _look(path: Path) -> Saved:
    saved = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    try:
        record = load(path)
    except BadRecord as error:
        return Saved(path.stem, path, saved, trouble=str(error))
    leaders = tuple(leader or "" for leader in record.setup.leaders)
    setup, table = record.setup, record.table
    game = Saved(path.stem, path, saved, record.edition, leaders=leaders, mode=setup.mode, level=setup.level)
    if table is None:
        return evolve(game, round=len(record.rounds))
    return evolve(
        game, seats=table.seats, title=table.title, started=table.started,
        round=table.round, scores=table.scores, finished=table.finished,
    )  # fmt: skip
