"""Games on disk: each in a file of its own, written after every decision by a thread."""

from __future__ import annotations

import errno
import json
import os
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from attrs import evolve, frozen

from dune_desktop.records.disk import read_whole, reason, write_whole
from dune_desktop.records.folders import games_folder
from dune_desktop.records.locks import GameLocked, Lock, held, seize
from dune_desktop.records.record import (
    MOST_BYTES,
    BadRecord,
    NewerRecord,
    Record,
    Replayed,
    dumps,
    load,
    loads,
    nobodies,
    read,
    replay,
)
from dune_desktop.records.saved import Saved, look
from dune_desktop.records.shelf import EXPORTED, OLDER_KEPT, SUFFIX, Shelf, is_id, is_picture, new_id
from dune_desktop.records.table import clean
from dune_desktop.records.trash import Trash
from dune_desktop.records.writing import Job, Writer

__all__ = ["EXPORTED", "KEPT", "OLDER_KEPT", "SUFFIX", "GameLocked", "Opened", "Saved", "Store", "new_id"]

#: How many games are kept.
KEPT: Final = 20
_RECORD, _PICTURE = "record", "picture"
#: Nanoseconds between two games when the clock has gone back: as fine as the coarsest file system.
_TICK: Final = 2_000_000_000
#: No game is from a later time, in nanoseconds; and what refuses to read without anything being wrong with the file.
_LATEST: Final = 1 << 62
_BUSY: Final = (errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EINTR, errno.EAGAIN)
#: How often a lock is asked for, and the seconds between: somebody may only be looking whether it is free.
_ASKED, _BETWEEN = 3, 0.02


@frozen
class Opened:
    """A game to be played on. ``trouble``: what was wrong with its file, or what newer rules made of it."""

    game: str
    record: Record
    replayed: Replayed
    trouble: str = ""


class Store:
    """The folder of saved games. One thread writes the newest text of each, whoever reads waits for it."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = games_folder() if folder is None else folder
        #: What lies beside which name; and what was deleted.
        self._shelf = Shelf(self.folder)
        self._trash = Trash(self._shelf)
        self._writer = Writer(self._write)
        #: How the file of a game was when it was last read to be played, or written.
        self._known: dict[str, bytes] = {}
        #: The games that are played here, and how often.
        self._claims: dict[str, tuple[Lock, int]] = {}
        self._news: list[str] = []

    # ------------------------------------------------------------ writing

    def keep(self, game: str, text: str) -> None:
        """Write the text soon; one that still waits is out of date."""
        self._shelf.record(game)
        self._writer.put((_RECORD, game), text)

    def keep_picture(self, game: str, png: bytes) -> None:
        """A picture of the table for the list; written soon. One that could not be written is no trouble."""
        self._shelf.record(game)
        if not is_picture(png):
            raise ValueError("not a picture that could be shown")
        self._writer.put((_PICTURE, game), png)

    @property
    def trouble(self) -> str:
        """Why a state is not on disk; empty when all is well."""
        return self._writer.trouble

    @property
    def unsaved(self) -> tuple[str, ...]:
        """The games whose newest state is not on disk, because the disk refused it."""
        return self._writer.unsaved

    @property
    def busy(self) -> bool:
        """Something has still to be written, and was not tried yet."""
        return self._writer.busy

    def settle(self, seconds: float) -> bool:
        """Give the disk so much time for what was kept last, not for what it has refused; whether it was enough."""
        return self._writer.settle(seconds)

    def flush(self, seconds: float | None = 10) -> bool:
        """Wait until all has been tried once more; whether all is on disk."""
        return self._writer.flush(seconds)

    def news(self) -> list[str]:
        """What has happened to files since it was asked last, such as a game that had to be kept aside."""
        news = []
        while self._news:  # the writer may add some meanwhile
            news.append(self._news.pop(0))
        return news

    # ------------------------------------------------------------ in the writer's thread

    def _write(self, job: Job, content: str | bytes) -> str:
        """Why it could not be written, or nothing."""
        kind, game = job
        path = self._shelf.record(game)
        try:
            if kind == _RECORD:
                self._write_record(game, path, content.encode() if isinstance(content, str) else content)
            elif os.path.lexists(path):
                with suppress(OSError):  # it can do without
                    self._shelf.keep_picture(game, content if isinstance(content, bytes) else b"")
        except Exception as error:  # whatever it is, the thread lives on for the next text
            return f"{path}: can't be saved: {reason(error)}"
        return ""

    def _write_record(self, game: str, path: Path, data: bytes) -> None:
        new = self._make_way(game, path, data)
        write_whole(path, data, self._stamp(game))
        self._known[game] = data
        if new:
            self._tidy(game)

    def _make_way(self, game: str, path: Path, data: bytes) -> bool:
        """What this program has not written or read there is kept aside; whether nothing is in the way now."""
        known = self._known.get(game)
        there: bytes | None = None
        try:
            there = read_whole(path, MOST_BYTES, follow=False)
        except (FileNotFoundError, NotADirectoryError):
            return True
        except OSError as error:
            if error.errno in _BUSY:
                raise
        if there is not None and there in (known, data):
            if known == there and (rounds := _rounds(there)) < _rounds(data):
                with suppress(OSError):  # the new state matters more
                    self._shelf.keep_older(game, rounds, there)
            return False
        aside = self._shelf.record(self._shelf.free_id(game))
        os.rename(path, aside)
        self._news.append(f"{path}: {_happened(there)} is kept as {aside.name}")
        return True

    def _stamp(self, game: str) -> int | None:
        """The moment that is later than that of every other game, if the clock says another."""
        others = [_moment(path) for path in self._shelf.records() if path.stem != game]
        newest = max((moment for moment in others if moment < _LATEST), default=0)
        return newest + _TICK if newest >= time.time_ns() else None

    def _tidy(self, current: str) -> None:
        """Of too many games the finished ones go first, then the oldest; never what can't be read, or is played."""
        games = [game for game in self._list() if not game.trouble]
        games.sort(key=lambda game: (game.finished, -game.moment))
        for game in games[KEPT:]:
            if game.id != current and game.id not in self._claims and not game.locked:
                with suppress(OSError):
                    self._trash.put(game.id)

    # ------------------------------------------------------------ reading

    def saved(self) -> list[Saved]:
        """All games, the newest first."""
        self.flush()
        return sorted(self._list(), key=lambda game: game.moment, reverse=True)

    def latest(self) -> Saved | None:
        """The game to continue: the newest unfinished one that can be read, and is not played elsewhere."""
        return next((game for game in self.saved() if not (game.finished or game.trouble or game.locked)), None)

    def load(self, game: str) -> Record:
        """The record of a game. Raises BadRecord."""
        self.flush()
        return self._read(game)

    def _read(self, game: str) -> Record:
        path = self._shelf.record(game)
        data = read(path, follow=False)
        record = load(path, data)
        if game in self._claims:
            self._known.setdefault(game, data)
        else:
            self._known[game] = data
        return record

    def older(self, game: str) -> list[Saved]:
        """The states of a game at the end of its last rounds, the latest first: each with a ``path`` to load."""
        self.flush()
        return list(_looked_at((path, game) for _, path in self._shelf.older(game)))

    def picture(self, game: str) -> Path | None:
        """The picture that was kept of a game."""
        return self._shelf.picture(game)

    def _list(self) -> Iterator[Saved]:
        for saved in _looked_at((path, path.stem) for path in self._shelf.records()):
            yield evolve(saved, picture=self.picture(saved.id), locked=self.locked(saved.id))

    # ------------------------------------------------------------ playing

    def locked(self, game: str) -> bool:
        """Another copy of the program is playing it."""
        return game not in self._claims and held(self._shelf.lock(game))

    def claim(self, game: str) -> None:
        """It is played here from now on, and nowhere else, until ``release``. Raises GameLocked."""
        lock, count = self._claims.get(game, (None, 0))
        if lock is None:
            lock = self._seize(game)
            self.flush()  # what is being written is no leftover
            self._shelf.clear_unfinished(game)
        self._claims[game] = (lock, count + 1)

    def _seize(self, game: str) -> Lock:
        path = self._shelf.lock(game)
        for again in range(_ASKED):
            if again:
                time.sleep(_BETWEEN)
            lock = seize(path)
            if lock is not None:
                return lock
        raise GameLocked(f"{self._shelf.record(game)}: is open in another window of the program")

    def release(self, game: str) -> None:
        """It is not played here any more; what still waits is written first."""
        if game not in self._claims:
            return
        lock, count = self._claims[game]
        if count > 1:
            self._claims[game] = (lock, count - 1)
            return
        self.flush()
        del self._claims[game]
        lock.release()

    def open(self, game: str) -> Opened:
        """Claim the game and play it again up to where it stands; from an older state if its file is damaged.

        The damaged file stays: it is kept aside when the game is written next. Raises BadRecord and GameLocked.
        """
        self.claim(game)
        if self._claims[game][1] == 1:  # others may have played it since
            self._known.pop(game, None)
        try:
            return self._open(game)
        except BaseException:
            self.release(game)
            raise

    def _open(self, game: str) -> Opened:
        try:
            record = self.load(game)
            replayed = replay(record, listen=True)
        except NewerRecord:
            raise
        except BadRecord as error:
            self._known.pop(game, None)
            return self._open_older(game, error)
        return Opened(game, record, replayed, replayed.trouble)

    def _open_older(self, game: str, bad: BadRecord) -> Opened:
        for _, path in self._shelf.older(game):
            with suppress(BadRecord):
                record = load(path, follow=False)
                replayed = replay(record, listen=True)
                round_ = replayed.recorder.game.round
                said = f"{self._shelf.record(game)}: is damaged: it goes on from the state kept in round {round_}"
                return Opened(game, record, replayed, said)
        raise bad

    # ------------------------------------------------------------ the list

    def rename(self, game: str, title: str) -> None:
        """Give it a name, as far as that can be shown. Raises BadRecord, GameLocked, OSError."""
        self.claim(game)
        try:
            record = self.load(game)
            path = self._shelf.record(game)
            table = record.table or nobodies(replay(record).recorder.game)
            data = dumps(evolve(record, table=evolve(table, title=clean(title)))).encode()
            write_whole(path, data, _moment(path))  # it keeps its place in the list
            self._known[game] = data
        finally:
            self.release(game)

    def delete(self, game: str) -> bool:
        """Away with it, also with what can't be written; whether ``restore`` can bring it back.

        Raises OSError, GameLocked.
        """
        self.claim(game)
        try:
            self.flush()
            self._writer.forget((_RECORD, game), (_PICTURE, game))
            return self._trash.put(game)
        finally:
            self.release(game)

    def restore(self, game: str) -> None:
        """Bring back what was deleted. Raises OSError, FileExistsError if there is such a game again."""
        self._trash.take_back(game)

    def copy(self, record: Record) -> str:
        """The record as a new game: to play on from an older state, or what is open elsewhere. Raises OSError."""
        game = new_id()
        data = dumps(record).encode()
        write_whole(self._shelf.record(game), data, self._stamp(game))
        self._known[game] = data
        return game

    def export(self, game: str, path: Path) -> None:
        """Write the game to a file somewhere else. Raises BadRecord, OSError."""
        self.flush()
        source = self._shelf.record(game)
        data = read(source, follow=False)
        load(source, data)
        write_whole(Path(os.path.realpath(path)), data)

    def bring_in(self, path: Path) -> str:
        """Take a file over as a game, and tell its id; a game that is here already is not taken twice.

        Raises BadRecord, OSError.
        """
        record = load(path)
        _replay(record, path)
        data = dumps(record).encode()
        for one in self._shelf.records():
            with suppress(BadRecord):
                if read(one, follow=False) == data:
                    return one.stem
        game = path.stem
        if not is_id(game) or os.path.lexists(self._shelf.record(game)) or self.locked(game):
            game = new_id()
        write_whole(self._shelf.record(game), data, self._stamp(game))
        return game


def _looked_at(files: Iterable[tuple[Path, str]]) -> Iterator[Saved]:
    for path, game in files:
        with suppress(OSError):  # deleted meanwhile
            yield look(path, game)


def _replay(record: Record, path: Path) -> None:
    try:
        replay(record)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def _happened(there: bytes | None) -> str:
    """To a file that this program has not left like that."""
    try:
        loads((there or b"").decode())
    except (UnicodeDecodeError, BadRecord):
        return "was damaged: what it held"
    return "was changed by another program: what it wrote"


def _rounds(data: bytes) -> int:
    """How many rounds have ended."""
    try:
        return len(json.loads(data)["rounds"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return 0


def _moment(path: Path) -> int:
    try:
        return os.stat(path, follow_symlinks=False).st_mtime_ns
    except OSError:
        return 0
