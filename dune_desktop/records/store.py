"""Games on disk: each in a file of its own, written after every decision by a thread."""

from __future__ import annotations

import errno
import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import UTC, datetime
from heapq import merge
from operator import attrgetter
from pathlib import Path

from attrs import evolve, frozen

from dune_desktop.engine.setup import Setup
from dune_desktop.files.disk import move, reason, write_whole
from dune_desktop.files.folders import games_folder
from dune_desktop.files.locks import GameLocked, Lock, held, seize
from dune_desktop.files.reports import report
from dune_desktop.files.writer import Job, Writer, hung
from dune_desktop.records import deleted_games
from dune_desktop.records.deleted_games import DELETED, SWEPT, DeletedGame
from dune_desktop.records.game_folder import SUFFIX, GameFolder, is_id, moment, new_id
from dune_desktop.records.game_info import clean
from dune_desktop.records.record import BadRecord, NewerRecord, Record, Replayed, nobodies, replay
from dune_desktop.records.record_text import dumps, load, naming, read
from dune_desktop.records.saved_game import SavedGame, described, look, past

_RECORD, _REVIEW = "record", "review"
_moment_of = attrgetter("moment")
#: Seconds for which somebody may only be looking whether a lock is free.
_LOOKED_AT = 0.05


class Unlisted(Exception):
    """Nobody can tell which games there are: one line that names the folder."""


@frozen
class Opened:
    """A game to be played on. ``trouble``: what was wrong with its file, or what newer rules made of it."""

    game: str
    record: Record
    replayed: Replayed
    trouble: str = ""


class Store:
    """The folder of saved games. A thread writes the newest text of each; readers get that, on disk or not."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = games_folder() if folder is None else folder
        self._games = GameFolder(self.folder)
        #: Tells what is not on disk, and whoever listens when it has tried.
        self.writer = Writer(self._write)
        #: The locks of games, and how often each is claimed: it is held until its newest state is on disk, too.
        self._locks: dict[str, Lock] = {}
        self._claims: Counter[str] = Counter()
        #: The games that have just come to the folder, and whether another one was asked to make room for them.
        self._newcomers: dict[str, bool] = {}
        #: Those in which nobody has decided anything: none makes room for them.
        self._untouched: set[str] = set()
        #: The games that could not be opened, and how they were then.
        self._refused: dict[str, int] = {}
        #: Games were saved in the folder: if there is nothing in it, its disk is not there.
        self.used = False

    # ------------------------------------------------------------ writing

    def keep(self, game: str, text: str, *, untouched: bool = False) -> None:
        """Write the text soon; one that still waits is out of date. ``untouched``: no other game makes room for it."""
        self._games.record(game)
        (self._untouched.add if untouched else self._untouched.discard)(game)
        self.writer.put((_RECORD, game), text.encode())

    def keep_review(self, game: str, text: str) -> None:
        """Write what was found when the game was looked through soon. It can be made anew if it can't be written."""
        self._games.record(game)
        self.writer.put((_REVIEW, game), text.encode())

    @property
    def trouble(self) -> str:
        """Why a state is not on disk; empty when all is well."""
        hangs = self.writer.hangs
        return f"{self._games.record(hangs)}: can't be saved: {reason(hung())}" if hangs else self.writer.trouble

    @property
    def hangs(self) -> bool:
        """Whether the disk has neither written nor refused something for some time: better not to ask it anything."""
        return bool(self.writer.hangs)

    def flush(self, seconds: float | None = 10) -> bool:
        """Wait until all has been tried once more. Returns whether all is on disk."""
        return self.writer.flush(seconds)

    def news(self) -> list[str]:
        """Tell what has happened to files since the last call, such as a game that had to be kept aside."""
        return [self._games.news.pop(0) for _ in list(self._games.news)]  # the writer may add some meanwhile

    # ------------------------------------------------------------ in the writer's thread

    def _write(self, job: Job, content: bytes) -> str:
        """Write it. Returns why that could not be done, or nothing."""
        kind, game = job
        path = self._games.record(game)
        try:
            if kind == _RECORD:
                self._write_record(game, content)
            elif os.path.lexists(path):
                with suppress(OSError):  # it can do without
                    self._games.keep_review(game, content)
        except (OSError, MemoryError) as error:
            return f"{path}: can't be saved: {reason(error)}"
        except Exception as error:  # a mistake of ours: the thread lives on for the next text
            folder = report(error, content.decode() if kind == _RECORD else "")
            said = "can't be saved because of a mistake in the program"
            return f"{path}: {said}" if folder is None else f"{path}: {said}, which is reported in {folder}"
        return ""

    def _write_record(self, game: str, data: bytes) -> None:
        lock = self._locks.get(game)
        if lock is not None:
            lock.renew()
        if self._games.put(game, data):
            self._newcomers.setdefault(game, False)
        self.used = True
        if self._newcomers.get(game) is False and game not in self._untouched:
            self._make_room(game)

    def _make_room(self, game: str) -> None:
        self._newcomers[game] = True  # whose first decision is taken back and done again comes only once
        deleted_games.make_room(self._games, game, self._locks)

    # ------------------------------------------------------------ reading

    def saved(self) -> list[SavedGame]:
        """List all games, the newest first. Raises Unlisted."""
        self._settle()
        return list(self._newest_first())

    def _newest_first(self) -> Iterator[SavedGame]:
        """Read one game after the other: of ten thousand whoever looks for one to go on with wants one or two."""
        unsaved = self.writer.all_waiting(_RECORD)
        waiting = (self._unsaved(game, data) for game, data in unsaved.items())
        written = sorted((path for path in self._games.records() if path.stem not in unsaved), key=moment, reverse=True)
        newest = sorted(waiting, key=_moment_of, reverse=True)
        looked_at = self._looked_at((path, path.stem) for path in written)
        for saved in merge(newest, looked_at, key=_moment_of, reverse=True):
            yield evolve(saved, locked=self.locked(saved.id))

    def _settle(self) -> None:
        """Let go of what nobody plays any more, and make sure that the folder is there. Raises Unlisted."""
        try:
            if self.hangs:
                raise hung()
            used, there = self.used, self._games.contents()  # in this order: the first game may come meanwhile
        except OSError as error:
            raise Unlisted(f"{self.folder}: the saved games can't be listed: {reason(error)}") from None
        if used and not there:
            raise Unlisted(f"{self.folder}: the games that were saved in it are not there any more")
        self.used |= bool(there)
        for game in [game for game in self._locks if not self._claims[game]]:
            self.release(game)

    def unfinished(self) -> Iterator[SavedGame]:
        """List the games to go on with, the newest first; a damaged one as its newest older state. Raises Unlisted.

        Those that could not be opened as they are now are left out.
        """
        self._settle()
        for game in self._newest_first():
            state = self._older_state(game) if game.trouble else game
            if state is not None and not state.finished and self._refused.get(game.id) != game.moment:
                yield state

    def _older_state(self, game: SavedGame) -> SavedGame | None:
        """Return the state that a damaged game goes on from."""
        try:
            self.load(game.id)
        except NewerRecord:
            return None
        except BadRecord:
            state = next((state for state in self.older(game.id) if not state.trouble), None)
            return state and evolve(state, trouble=game.trouble, locked=game.locked, saved=game.saved)
        return game

    def load(self, game: str) -> Record:
        """Read the record of a game. Raises BadRecord."""
        path = self._games.record(game)
        waiting = self._waiting(game)
        if waiting is not None:
            return load(path, waiting)
        data = read(path, follow=False)
        record = load(path, data)
        if game not in self._locks or game not in self._games.known:
            self._games.known[game] = data
        return record

    def _waiting(self, game: str) -> bytes | None:
        """Return the record that is not on disk yet: what lies there is out of date."""
        return self.writer.waiting((_RECORD, game))

    def naming(self, game: str) -> AbstractContextManager[None]:
        """Make every BadRecord that is raised within begin with the name of the game's file."""
        return naming(self._games.record(game))

    def older(self, game: str) -> list[SavedGame]:
        """List the states of a game at the end of its last rounds, the latest first, each with a ``path`` to load."""
        return list(self._looked_at((path, game) for path in self._games.older(game)))

    def review(self, game: str) -> str:
        """Return what was kept of a game that was looked through; who reads it tells whether it can be believed."""
        data = self.writer.waiting((_REVIEW, game)) or self._games.review(game) or b""
        return data.decode(errors="replace")

    def _looked_at(self, files: Iterable[tuple[Path, str]]) -> Iterator[SavedGame]:
        for path, game in files:
            with suppress(OSError):  # deleted meanwhile
                yield look(path, game)

    def _unsaved(self, game: str, data: bytes) -> SavedGame:
        """Describe the game as it will be when it is on disk."""
        path = self._games.record(game)
        stamp = self._games.stamp(game) or time.time_ns()
        saved = SavedGame(game, path, datetime.now(UTC), size=len(data), moment=stamp)
        try:
            return described(saved, load(path, data))
        except BadRecord as error:
            return evolve(saved, trouble=str(error))

    # ------------------------------------------------------------ playing

    def locked(self, game: str) -> bool:
        """Tell whether another copy of the program is playing the game."""
        return game not in self._locks and held(self._games.lock(game))

    def claim(self, game: str) -> None:
        """Play the game here from now on, and nowhere else, until ``release``. Raises GameLocked."""
        if game not in self._locks:
            lock = seize(self._games.lock(game), _LOOKED_AT)
            if lock is None:
                raise GameLocked(f"{self._games.record(game)}: is open in another window of the program")
            self._locks[game] = lock
            if self._waiting(game) is None:  # what is being written is no leftover
                self._games.clear_unfinished(game)
        self._claims[game] += 1

    def release(self, game: str) -> None:
        """Stop playing the game here. What still waits is written first, and nobody else has the game before that."""
        if game not in self._locks:
            return
        if self._claims[game] <= 1:
            self.flush()
        self._claims[game] = max(0, self._claims[game] - 1)
        if not (self._claims[game] or self.hangs or self._waiting(game) is not None):
            self._locks.pop(game).release()

    def open(self, game: str) -> Opened:
        """Claim the game and play it again up to where it stands; from an older state if its file is damaged.

        The damaged file stays: it is kept aside when the game is written next. Raises BadRecord and GameLocked.
        """
        self.claim(game)
        if self._claims[game] == 1 and self._waiting(game) is None:  # others may have played it since
            self._games.known.pop(game, None)
        try:
            opened = self._open(game)
        except BaseException as error:
            if isinstance(error, BadRecord):
                self._refused[game] = moment(self._games.record(game))
            self.release(game)
            raise
        self._refused.pop(game, None)
        return opened

    def _open(self, game: str) -> Opened:
        try:
            record = self.load(game)
            with self.naming(game):
                replayed = replay(record, listen=True)
            return Opened(game, record, replayed, replayed.trouble)
        except NewerRecord:
            raise
        except BadRecord:
            self._games.known.pop(game, None)
            for path in self._games.older(game):
                with suppress(BadRecord):
                    record = load(path, follow=False)
                    replayed = replay(record, listen=True)
                    round_ = replayed.recorder.game.round
                    said = f"{self._games.record(game)}: is damaged: it goes on from the state kept in round {round_}"
                    return Opened(game, record, replayed, said)
            raise

    @contextmanager
    def _claimed(self, game: str) -> Iterator[None]:
        """Keep others from playing the game within. Raises GameLocked."""
        self.claim(game)
        try:
            yield
        finally:
            self.release(game)

    # ------------------------------------------------------------ the list

    def rename(self, game: str, title: str) -> None:
        """Give a game a name, as far as that can be shown. Raises BadRecord, GameLocked, OSError."""
        path = self._games.record(game)
        with self._claimed(game):
            self.flush()
            record = self.load(game)
            with self.naming(game):
                table = record.table or nobodies(replay(record).recorder.game)
            data = dumps(evolve(record, table=evolve(table, title=clean(title)))).encode()
            write_whole(path, data, moment(path))  # it keeps its place in the list
            self._games.known[game] = data
            self.writer.forget((_RECORD, game))

    def delete(self, game: str, together: int = 1) -> str:
        """Delete a game, also what of it can't be written; ``together``: with so many, all of which can come back.

        Returns the place from which ``restore`` can bring it back, or nothing. Raises OSError, GameLocked.
        """
        with self._claimed(game):
            self.flush()
            waiting = self._waiting(game)
            self.writer.forget(*((kind, game) for kind in (_RECORD, _REVIEW)))
            try:
                place = deleted_games.put_away(self._games, game, kept=together)
                if waiting is not None and place:  # what comes back has all that was decided
                    write_whole(self.folder / place / f"{game}{SUFFIX}", waiting)
            except OSError:
                if waiting is not None:
                    self.writer.put((_RECORD, game), waiting)
                raise
            self._games.known.pop(game, None)
            return place

    def forget(self, game: str) -> None:
        """Remove a game in which nothing was decided, without a trace, if the disk and others let it go."""
        with suppress(OSError, GameLocked), self._claimed(game):
            self.writer.forget(*((kind, game) for kind in (_RECORD, _REVIEW)))
            for path in self._games.belongings(game):
                path.unlink()

    def deleted(self) -> list[SavedGame]:
        """List what can be brought back, the last first: the id of each is its place, for ``restore``."""
        found = []
        for gone in self._deleted():
            with suppress(OSError):  # brought back meanwhile
                when, saved = moment(gone.folder), look(gone.files.record(gone.game), gone.place)
                found.append(evolve(saved, moment=when, deleted=past(when / 1e9), made_room=gone.made_room))
        return sorted(found, key=lambda game: game.moment, reverse=True)

    def _deleted(self) -> list[DeletedGame]:
        return [gone for room in (DELETED, SWEPT) for gone in deleted_games.listed(self._games, room)]

    def restore(self, game: str) -> str:
        """Bring back what has this place, or was deleted last under this id. Returns its id now. Raises OSError."""
        self.flush()
        gone = next((gone for gone in self._deleted() if game in (gone.game, gone.place)), None)
        if gone is None:
            raise FileNotFoundError(errno.ENOENT, "no such file", game)
        back = deleted_games.bring_back(self._games, gone)
        if gone.made_room:  # or it would be the oldest again, and the next to go
            with suppress(OSError):
                newest = self._games.stamp(back) or time.time_ns()
                os.utime(self._games.record(back), ns=(newest, newest))
        return back

    def copy(self, record: Record) -> str:
        """Save the record as a new game: to play on from an older state, or what is open elsewhere. Raises OSError."""
        game = new_id()
        data = dumps(record).encode()
        write_whole(self._games.record(game), data, self._games.stamp(game))
        self._games.known[game] = data
        self._make_room(game)
        return game

    def export(self, game: str, path: Path) -> None:
        """Write the game to a file somewhere else. Raises BadRecord, OSError."""
        source = self._games.record(game)
        data = self._waiting(game) or read(source, follow=False)
        load(source, data)
        write_whole(Path(os.path.realpath(path)), data)

    def bring_in(self, path: Path) -> str:
        """Take a file over as a game, and tell its id; a game that is here, as far or further on, is not taken twice.

        Raises BadRecord, GameLocked, OSError.
        """
        record = load(path)
        with naming(path):
            setup = replay(record).recorder.setup
        here = self._here(record, setup)
        if here:
            return here
        if self.has(path) and any(path.name == stranger.name for stranger in self._games.strangers()):
            return self.adopt(path.name)
        game = self._games.id_like(path.stem)
        if self.locked(game):
            game = self._games.free_id(game)
        write_whole(self._games.record(game), dumps(record).encode(), self._games.stamp(game))
        return game

    def has(self, path: Path) -> bool:
        """Tell whether the file lies among the games, whichever path leads to it."""
        try:
            return path.parent.samefile(self.folder)
        except (OSError, ValueError):  # one of them is not there, or is called as no folder can be
            return False

    def found(self) -> list[SavedGame]:
        """List games in files that are not named like one; somebody has put them there. Their name is their id."""
        looked = list(self._looked_at((path, path.name) for path in self._games.strangers()))
        return [saved for saved in looked if not saved.trouble]

    def adopt(self, name: str) -> str:
        """Return the game of this name; a file that was put into the folder becomes one. Raises OSError, GameLocked."""
        if is_id(name):
            return name
        path = next((path for path in self._games.strangers() if path.name == name), None)
        if path is None:
            raise FileNotFoundError(errno.ENOENT, "no such file", name)
        game = self._games.id_like(path.stem)
        with self._claimed(game):
            move(path, self._games.record(game))
        return game

    def _here(self, record: Record, setup: Setup) -> str:
        """Find the game that has everything of this record; of several the one that is as far, or the newest.

        It was dealt alike, as in this setup, and begun at the same moment. Empty: there is none.
        """
        began, decided = _began(record), len(record.actions)
        for saved in sorted(self._newest_first(), key=lambda saved: (saved.actions != decided, -saved.moment)):
            if saved.trouble or saved.actions < decided or (saved.edition, saved.started) != began:
                continue
            with suppress(BadRecord):
                game = self.load(saved.id)
                dealt_alike = game.setup in (record.setup, setup) and game.position == record.position
                if dealt_alike and _began(game) == began and game.actions[:decided] == record.actions:
                    replay(game)  # one that can't be played is in nobody's way
                    return saved.id
        return ""


def _began(record: Record) -> tuple[str, str]:
    """Return the edition, and when the game began."""
    return record.edition, record.table.started if record.table is not None else ""
