"""Finished games in numbers, kept after their records are gone: a file of sqlite3 in the folder of the games."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from attrs import define, frozen

from dune_desktop.files.disk import expect_file, move, reason
from dune_desktop.files.locks import seize
from dune_desktop.records.game_folder import GameFolder
from dune_desktop.records.record import BadRecord, Record
from dune_desktop.records.record_text import load
from dune_desktop.records.saved_game import SavedGame, look
from dune_desktop.records.store import Store
from dune_desktop.statistics.summary import GameSummary, mark_of, summarize
from dune_desktop.statistics.tables import (
    MARK,
    VERSION,
    Broken,
    Seen,
    create,
    read_games,
    read_seen,
    see,
    stamp,
    transaction,
    write_game,
)
from dune_desktop.statistics.upgrade import SCHEMAS, upgrade

_log = logging.getLogger(__name__)
_FILE: Final = "statistics.db"
#: Seconds for which another copy of the program is waited for: it writes a game in a moment.
WAITS: Final = 3.0
_Result = TypeVar("_Result")

LOCKED, NEWER, REFUSED = "locked", "newer", "refused"
_LOCKED: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
#: What the disk does not allow, as the system would say it.
_REFUSED: Final = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_IOERR: errno.EIO,
}


@define
class StatisticsTrouble(Exception):
    """Nothing is lost, but it can't be read or written now: LOCKED, NEWER, or REFUSED for a ``reason``."""

    kind: str
    reason: str = ""


@frozen
class Taken:
    """What came of reading saved games: how many were taken in, and how many could not be played again."""

    games: int = 0
    unread: int = 0


class Statistics:
    """Each call opens the file and closes it again, so that any thread may call. There is none before the first game.

    No write-ahead log: it needs shared memory, which folders in a network do not have.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / _FILE
        self._news: list[str] = []
        self._checked = False

    def news(self) -> list[str]:
        """Tell under which names broken files were kept aside since this was asked last."""
        news, self._news = self._news, []
        return news

    # ------------------------------------------------------------ what it holds

    def games(self) -> tuple[GameSummary, ...]:
        """Read all games that are counted. Raises StatisticsTrouble."""
        return self._do(read_games) if os.path.lexists(self.path) else ()

    def take_in(self, summary: GameSummary, seen: str = "") -> bool:
        """Count a game, or count it anew; False for a copy of one that is counted. Raises StatisticsTrouble.

        ``seen``: the stamp of its file, which is not read again while it has that.
        """
        return self._do(partial(write_game, summary=summary, seen=seen))

    # ------------------------------------------------------------ from the records

    def catch_up(self, store: Store, going: Callable[[], bool] = lambda: True) -> Taken:
        """Take in the finished games that were never seen, while it is ``going``. Raises StatisticsTrouble."""
        seen = self._do(read_seen) if os.path.lexists(self.path) else Seen()
        return self._take(store, seen, going)

    def rebuild(self, store: Store, going: Callable[[], bool] = lambda: True) -> Taken:
        """Read all finished games again, deleted ones too; those without a record stay. Raises StatisticsTrouble."""
        return self._take(store, Seen(), going)

    def _take(self, store: Store, seen: Seen, going: Callable[[], bool]) -> Taken:
        taken = unread = 0
        for game in _finished(store, seen.files):
            if not going():
                break
            mark = _tried(game, mark_of)
            if mark is not None and mark in seen.marks:  # its file is another one now, or has another name
                self._do(partial(see, mark=mark, file=game.id, stamp=_stamp(game)))
                continue
            summary = _tried(game, partial(_summary, game))
            if summary is None:
                unread += 1
            else:
                taken += self.take_in(summary, _stamp(game))
        return Taken(taken, unread)

    def delete_all(self, store: Store) -> None:
        """Forget all games; those that are saved now come back by ``rebuild`` alone. Raises StatisticsTrouble."""
        saved = _finished(store)
        if saved or os.path.lexists(self.path):
            marked = ((_tried(game, mark_of), game) for game in saved)
            seen = [(mark, game.id, _stamp(game)) for mark, game in marked if mark is not None]
            self._do(partial(_delete_all, seen=seen))

    # ------------------------------------------------------------ the file

    def _do(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        """Open the file and work with it; one that is broken, or not ours, is kept aside and begun anew."""
        with suppress(Broken):  # which remembers who reads, so that Windows would not let the file be moved
            return self._try(work)
        self._move_aside()
        return self._try(work)

    def _try(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        try:
            _expect_nothing_else(self.path)
            with closing(sqlite3.connect(self.path, timeout=WAITS, isolation_level=None)) as db:
                self._check(db)
                return work(db)
        except OSError as error:
            raise StatisticsTrouble(REFUSED, reason(error)) from None
        except sqlite3.Error as error:
            raise _meant(error) from error

    def _check(self, db: sqlite3.Connection) -> None:
        """Raise Broken unless the file is ours and whole; make it one of this version."""
        db.execute("PRAGMA trusted_schema = OFF")
        db.execute("PRAGMA secure_delete = ON")  # names of people do not stay behind
        ((mark,),) = db.execute("PRAGMA application_id")
        ((version,),) = db.execute("PRAGMA user_version")
        found = {sql for (sql,) in db.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")}
        if not (mark or version or found):
            _begin(db)
        elif mark == MARK and version > VERSION:
            raise StatisticsTrouble(NEWER)
        elif mark != MARK or found != set(SCHEMAS.get(version, ())):
            raise Broken
        if not self._checked and [*db.execute("PRAGMA quick_check(1)")] != [("ok",)]:
            raise Broken
        if 0 < version < VERSION:
            upgrade(db, version, self.path.parent)
        self._checked = True

    def _move_aside(self) -> None:
        """Keep the file under another name: one copy of the program does, and only while it is still broken."""
        self._checked = False
        lock = seize(self.path.with_name(f".{_FILE}.lock"))
        if lock is None:
            raise StatisticsTrouble(LOCKED)
        try:
            if self._is_broken():
                aside = _free_name(self.path)
                move(self.path, aside)
                with suppress(OSError):  # what was half written in it belongs to it
                    os.rename(f"{self.path}-journal", f"{aside}-journal")
                self._news.append(aside.name)
        except OSError as error:
            raise StatisticsTrouble(REFUSED, reason(error)) from None
        finally:
            lock.release()

    def _is_broken(self) -> bool:
        try:
            self._try(read_games)
        except Broken:
            return True
        return False


def _finished(store: Store, besides: frozenset[tuple[str, str]] = frozenset()) -> list[SavedGame]:
    """The finished games that count among the saved ones, the oldest first; files ``besides`` are not looked into."""
    store.flush()
    found = []
    for path in GameFolder(store.folder).records():
        with suppress(OSError):  # deleted meanwhile
            there = os.stat(path, follow_symlinks=False)
            if (path.stem, stamp(there.st_size, there.st_mtime_ns)) not in besides:
                found.append(look(path, path.stem))
    return sorted((game for game in found if game.finished and not game.placed), key=lambda game: game.moment)


def _stamp(game: SavedGame) -> str:
    return stamp(game.size, game.moment)


def _summary(game: SavedGame, record: Record) -> GameSummary:
    return summarize(record, game.id, game.saved.astimezone().isoformat(timespec="seconds"))


def _tried(game: SavedGame, work: Callable[[Record], _Result]) -> _Result | None:
    """None where it can't be played again: no record keeps the others from being counted."""
    try:
        return work(load(game.path, follow=False))
    except BadRecord:
        return None
    except Exception:
        _log.exception("%s could not be counted", game.path)
        return None


def _expect_nothing_else(path: Path) -> None:
    """Raise OSError for anything but a file there: it is not touched."""
    try:
        found = os.stat(path, follow_symlinks=False)
    except FileNotFoundError:
        path.parent.mkdir(parents=True, exist_ok=True)
        return
    expect_file(found)


def _free_name(path: Path) -> Path:
    number = 2
    while os.path.lexists(aside := path.with_stem(f"{path.stem}-{number}")):
        number += 1
    return aside


def _meant(error: sqlite3.Error) -> Exception:
    """Say in our words what sqlite3 says."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    if code in _LOCKED:
        return StatisticsTrouble(LOCKED)
    if code in _REFUSED:
        return StatisticsTrouble(REFUSED, reason(OSError(_REFUSED[code], "")))
    return Broken()


def _begin(db: sqlite3.Connection) -> None:
    with transaction(db):
        if not db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:  # nobody was quicker
            create(db)


def _delete_all(db: sqlite3.Connection, seen: list[tuple[str, str, str]]) -> None:
    with transaction(db):
        for table in ("game", "seat", "card"):
            db.execute(f"DELETE FROM {table}")
        for game in seen:
            see(db, *game)
    with suppress(sqlite3.Error):  # it is only smaller then
        db.execute("VACUUM")
