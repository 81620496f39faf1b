"""A game as it is kept: its setup, every action as a text, a digest after each round, and the last round's state.

It is loaded by playing it again. Where newer rules no longer agree, it goes on from the kept state.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from attrs import evolve, field, frozen
from cattrs import Converter
from cattrs.errors import BaseValidationError

from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.digest import digest
from dune_desktop.engine.errors import BadSetup, GameError
from dune_desktop.engine.events import Event
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.records import snapshot

FORMAT = "dune-desktop record"
VERSION = 1
#: Grows with every change of a rule that can make an old game go another way.
RULES = 1
#: No game comes near; more is an attack.
_MOST_BYTES, _MOST_ACTIONS = 4_000_000, 20_000


class BadRecord(Exception):
    """A file that is no record, or one that can't be trusted: one line that says what is wrong."""


@frozen
class RoundOver:
    """The end of a round: how many actions had been taken, and the digest of the state."""

    actions: int
    digest: str


@frozen
class Kept:
    """The state at the end of a round, after so many actions."""

    actions: int
    state: dict[str, Any]


@frozen
class Record:
    """What is written. ``digest`` is that of the state after the last action."""

    edition: str
    setup: Setup
    actions: tuple[str, ...] = ()
    rounds: tuple[RoundOver, ...] = ()
    kept: Kept | None = None
    digest: str = ""
    rules: int = RULES
    version: int = VERSION
    format: str = FORMAT
    #: What went wrong in a game that broke, for whoever mends it.
    failure: str = ""


class Recorder:
    """A game in progress with its record."""

    def __init__(self, edition: str, setup: Setup, events: list[Event] | None = None) -> None:
        self.game = new_game(EDITIONS[edition], setup, events)
        # Named, so that the record does not depend on how leaders are dealt.
        leaders = tuple(player.leader.id for player in self.game.players)
        self._record = Record(edition, evolve(setup, leaders=leaders))
        self._actions: list[str] = []
        self._rounds: list[RoundOver] = []
        self._kept: Kept | None = None
        self.game.between_rounds = self._round_over

    def go_on_from(self, record: Record, kept: Kept) -> None:
        """Go on from a kept state. Raises BadSnapshot."""
        self.game.between_rounds = None
        snapshot.restore(self.game, kept.state)
        self.game.between_rounds = self._round_over
        self._actions = list(record.actions[: kept.actions])
        self._rounds = [one for one in record.rounds if one.actions <= kept.actions]
        self._kept = kept

    def apply(self, action: Action) -> list[Event]:
        """Take the action; an illegal one leaves no trace."""
        rounds, kept = len(self._rounds), self._kept
        self._actions.append(action.text)
        try:
            return self.game.apply(action)
        except GameError:
            self._actions.pop()
            del self._rounds[rounds:]
            self._kept = kept
            raise

    def _round_over(self, game: Game) -> None:
        actions = len(self._actions)
        self._rounds.append(RoundOver(actions, digest(game)))
        self._kept = Kept(actions, snapshot.take(game))

    def record(self, failure: str = "") -> Record:
        """The record so far."""
        return evolve(
            self._record,
            actions=tuple(self._actions),
            rounds=tuple(self._rounds),
            kept=self._kept,
            digest=digest(self.game),
            failure=failure,
        )


@frozen
class Replayed:
    """A record played again, to be played on. ``trouble``: where newer rules made it stop."""

    recorder: Recorder
    trouble: str = ""
    #: What happened in the setup and in each action, if somebody listens.
    events: list[list[Event]] = field(factory=list, repr=False)


def replay(record: Record, listen: bool = False) -> Replayed:
    """Play the record again. Raises BadRecord when it has been changed by hand."""
    recorder = _begin(record, listen)
    events = [recorder.game.events or []]
    trouble = ""
    for number, text in enumerate(record.actions, 1):
        try:
            events.append(recorder.apply(Action.parse(text)))
        except GameError as error:
            trouble = f"action {number} does not fit: {error}"
            break
    played = recorder.record()
    if not trouble and (played.rounds, played.digest) == (record.rounds, record.digest):
        return Replayed(recorder, "", events)
    if record.rules == RULES:
        raise BadRecord(trouble or "its actions do not lead to its digests: it was changed")
    return _from_kept(record, trouble, listen)


def _begin(record: Record, listen: bool) -> Recorder:
    try:
        return Recorder(record.edition, record.setup, [] if listen else None)
    except BadSetup as error:
        raise BadRecord(f"can't be set up: {error}") from None


def _from_kept(record: Record, trouble: str, listen: bool) -> Replayed:
    """Newer rules disagree: go on from the last round's state as far as the actions fit."""
    if record.kept is None:
        raise BadRecord(trouble or "the rules have changed since it was written")
    recorder = _begin(record, listen)
    try:
        recorder.go_on_from(record, record.kept)
    except snapshot.BadSnapshot as error:
        raise BadRecord(f"the rules have changed, and its kept state {error}") from None
    events = [recorder.game.events or []]
    for text in record.actions[record.kept.actions :]:
        try:
            events.append(recorder.apply(Action.parse(text)))
        except GameError:
            break
    done = len(recorder.record().actions)
    round_ = recorder.game.round
    said = f"the rules have changed: it goes on in round {round_}, after {done} of {len(record.actions)} actions"
    return Replayed(recorder, said, events)


# ---------------------------------------------------------------- as text

_converter = Converter(forbid_extra_keys=True)
for _kind in (int, str, bool):

    def _exactly(value: Any, _: Any, kind: type = _kind) -> Any:
        if type(value) is not kind:
            raise TypeError(f"expected {kind.__name__}, found {type(value).__name__}")
        return value

    _converter.register_structure_hook(_kind, _exactly)
_converter.register_structure_hook_func(lambda kind: kind == dict[str, Any], lambda value, _: _table(value))


def _table(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError("expected a table")
    return value


def dumps(record: Record) -> str:
    """The record as JSON: the head first, for whoever reads it."""
    plain = _converter.unstructure(record)
    order = ("format", "version", "rules", "edition", "setup", "digest", "failure", "rounds", "actions", "kept")
    return json.dumps({key: plain[key] for key in order}, separators=(",", ":")) + "\n"


def loads(text: str) -> Record:
    """The record that the text holds. Raises BadRecord."""
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("is not JSON, or was cut off") from None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise BadRecord("is not a record of a game")
    version, rules = plain.get("version"), plain.get("rules")
    if type(version) is not int or type(rules) is not int or version < 1 or rules < 1:
        raise BadRecord("says no version")
    if version > VERSION or rules > RULES:
        raise BadRecord("was written by a newer version of the program")
    if not isinstance(plain.get("actions"), list) or len(plain["actions"]) > _MOST_ACTIONS:
        raise BadRecord("has no list of actions that a game could have")
    try:
        record = _converter.structure(plain, Record)
    except (BaseValidationError, TypeError, ValueError, RecursionError):
        raise BadRecord("has values that no record has") from None
    for wrong in _wrong(record):
        raise BadRecord(wrong)
    return record


def _wrong(record: Record) -> Iterator[str]:
    if record.edition not in EDITIONS:
        yield f"is of an edition that is not here: {record.edition[:40]!r}"
    counts = [one.actions for one in record.rounds] + ([record.kept.actions] if record.kept else [])
    if any(not 0 < count <= len(record.actions) for count in counts):
        yield "counts actions that it does not have"


def load(path: Path) -> Record:
    """The record in a file. Raises BadRecord with one line that names the file."""
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise BadRecord("is too large for a record")
        return loads(path.read_text(encoding="utf-8"))
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
    except OSError as error:
        raise BadRecord(f"{path}: can't be read: {error.strerror or error}") from None
    except ValueError:
        raise BadRecord(f"{path}: is not text") from None
