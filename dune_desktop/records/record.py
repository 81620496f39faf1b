"""A game as it is kept: its setup, every action as a text, a digest after each round, and the last round's state.

A game that did not begin with the setup also has the position in which it began, as a scenario says it. A record is
loaded by playing it again. Where newer rules no longer agree, it goes on from the kept state.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from attrs import evolve, field, frozen

from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import NO, PASS, PICK_AMOUNT, YES, Action
from dune_desktop.engine.decisions import COMBAT_KIND, PICK_KIND
from dune_desktop.engine.digest import digest
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.errors import BadSetup, GameError, IllegalAction
from dune_desktop.engine.events import Event
from dune_desktop.engine.faults import faults
from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.positions.building import build
from dune_desktop.positions.position import read_position
from dune_desktop.positions.readers import Miswritten
from dune_desktop.records import snapshot
from dune_desktop.records.game_info import COLOURS, RIVAL, GameInfo, SeatSetup

FORMAT = "dune-desktop record"
VERSION = 1
#: Grows with every change of a rule that can make an old game go another way.
RULES = 3
#: Records of rules before these ask otherwise of the same game (Q32, Q38).
_ASKS_AS_NOW = 2


class BadRecord(Exception):
    """A file that is no record, or one that can't be trusted: one line that says what is wrong."""


class NewerRecord(BadRecord):
    """It is whole, as far as this version of the program can tell, but a newer one has written it."""


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
    #: Who played, if people did.
    table: GameInfo | None = None
    #: Where it began, if not with the setup: what a scenario says of the table.
    position: dict[str, Any] | None = None


@frozen(eq=False)
class Moment:
    """A game with its record as they were before an action."""

    game: Game
    record: Record


class Recorder:
    """A game in progress with its record, and the way back as far as undo goes."""

    def __init__(
        self,
        edition: str,
        setup: Setup,
        events: list[Event] | None = None,
        table: GameInfo | None = None,
        position: dict[str, Any] | None = None,
    ) -> None:
        """Raises BadSetup, and Miswritten for a position."""
        self.game = _new_game(EDITIONS[edition], setup, events, position)
        # Named, so that the record does not depend on how leaders are dealt.
        leaders = tuple(player.leader.id for player in self.game.players)
        setup = evolve(setup, leaders=leaders)
        self._record = Record(edition, setup, table=table, position=position, rules=RULES, version=VERSION)
        #: Before each of the last actions of the seat that is asked, while nothing hidden has shown.
        self.way_back: list[Moment] = []
        #: Before the action that undo can't take back any more: where the way back begins.
        self.border: Moment | None = None
        #: The way back of the seat that has answered last, with its border, until the next one answers.
        self._left: tuple[list[Moment], Moment | None] = [], None
        self.game.between_rounds = self._round_over

    @property
    def edition(self) -> str:
        """The id of the edition, as records have it."""
        return self._record.edition

    @property
    def setup(self) -> Setup:
        """The setup, with all leaders named."""
        return self._record.setup

    @property
    def actions(self) -> int:
        """How many actions have been taken."""
        return len(self._record.actions)

    def last(self, n: int = 1) -> Action:
        """Return the n-th last action."""
        return Action.parse(self._record.actions[-n])

    def rename(self, title: str) -> None:
        """Give the game another name."""
        if self._record.table is not None:
            self._record = evolve(self._record, table=evolve(self._record.table, title=title))

    @property
    def tour(self) -> str:
        """The id of the tour by which it is guided; empty for none."""
        return self._record.table.tour if self._record.table is not None else ""

    def leave_tour(self) -> None:
        """Go on without being guided."""
        if self._record.table is not None:
            self._record = evolve(self._record, table=evolve(self._record.table, tour=""))

    def rewind(self, actions: int) -> None:
        """Be where so many actions had been taken, whoever took them and whatever has shown since."""
        record = self._record
        again = Recorder(record.edition, record.setup, [], record.table, record.position)
        for text in record.actions[:actions]:
            again.apply(Action.parse(text))
        self._go_back(Moment(again.game, again._record))
        self.way_back, self.border, self._left = again.way_back, again.border, ([], None)

    def go_on_from(self, record: Record, kept: Kept) -> None:
        """Go on from a kept state. Raises BadSnapshot."""
        self.game.between_rounds = None
        snapshot.restore(self.game, kept.state)
        self.game.between_rounds = self._round_over
        self._record = evolve(
            self._record,
            rules=record.rules,  # its first actions fit these alone: whoever loads it next has to begin here too
            actions=record.actions[: kept.actions],
            rounds=tuple(one for one in record.rounds if one.actions <= kept.actions),
            kept=kept,
        )

    def apply(self, action: Action) -> list[Event]:
        """Take the action; one that is illegal, or breaks, leaves no trace."""
        before = Moment(self.game.clone(), self._record)
        self._record = evolve(self._record, actions=(*self._record.actions, action.text))
        try:
            events = self.game.apply(action)
        except IllegalAction:  # it has changed nothing
            self._record = before.record
            raise
        except BaseException:  # Ctrl-C too
            self._go_back(before)
            raise
        self._remember(before)
        return events

    def _remember(self, before: Moment) -> None:
        """Remember the way back: undo never crosses a barrier, or another seat's decision."""
        asked, decision = before.game.decision, self.game.decision
        assert asked is not None
        self._left = [], None
        if decision is not None and self.game.barrier == before.game.barrier:
            way = [*self.way_back, before]
            if decision.seat == asked.seat:
                self.way_back = way
                return
            self._left = way, self.border
        self.way_back, self.border = [], before

    @property
    def left(self) -> Sequence[Moment]:
        """The way back of the seat that has answered last, while the next one has done nothing yet."""
        return self._left[0]

    def return_to_left(self) -> None:
        """Make the way back that of the seat that has answered last, although another seat is asked now."""
        (self.way_back, self.border), self._left = self._left, ([], None)

    def undo(self) -> Action:
        """Take back the last action; only while there is a way back."""
        action = self.last()
        self._go_back(self.way_back.pop())
        return action

    def _go_back(self, moment: Moment) -> None:
        listening = self.game.events is not None
        self.game = moment.game
        self.game.events = [] if listening else None
        self.game.between_rounds = self._round_over
        self._record = evolve(moment.record, table=self._record.table)  # it may have another name since

    def _round_over(self, game: Game) -> None:
        rounds = (*self._record.rounds, RoundOver(self.actions, digest(game)))
        self._record = evolve(self._record, rounds=rounds, kept=Kept(self.actions, snapshot.take(game)))

    def record(self, failure: str = "") -> Record:
        """Return the record so far."""
        table = self._record.table and _standing(self._record.table, self.game)
        return evolve(self._record, digest=digest(self.game), failure=failure, table=table)


def _new_game(edition: Edition, setup: Setup, events: list[Event] | None, position: dict[str, Any] | None) -> Game:
    if position is None:
        return new_game(edition, setup, events)
    return build(edition, read_position(edition, position), events)


def _standing(table: GameInfo, game: Game) -> GameInfo:
    return evolve(table, round=game.round, scores=tuple(player.vp for player in game.players), finished=game.over)


def nobodies(game: Game) -> GameInfo:
    """Make a table for a game of which nobody has said who plays, with numbers for names."""
    seats = tuple(
        SeatSetup(str(player.seat + 1), COLOURS[player.seat], RIVAL if player.rival else "") for player in game.players
    )
    return _standing(GameInfo(seats), game)


@frozen
class RecordStep:
    """One action with what happened in it; ``seat`` took it, -1 for the setup."""

    seat: Seat
    action: Action | None
    events: tuple[Event, ...]


@frozen
class Replayed:
    """A record played again, to be played on. ``trouble``: where newer rules made it stop."""

    recorder: Recorder
    trouble: str = ""
    #: The setup, or the return to a kept state, and each action; with what happened, if somebody listens.
    steps: list[RecordStep] = field(factory=list, repr=False)


def replay(record: Record, listen: bool = False) -> Replayed:
    """Play the record again. Raises BadRecord when it has been changed by hand."""
    recorder = _begin(record, listen)
    steps = [_first(recorder)]
    trouble = ""
    for number, text in enumerate(record.actions, 1):
        try:
            steps.append(_next(recorder, text))
        except GameError as error:
            trouble = f"action {number} does not fit: {_in_a_line(error)}"
            break
    if not trouble and _claims(recorder.record()) == _claims(record):
        return Replayed(recorder, "", steps)
    if record.rules == RULES:
        raise BadRecord(trouble or "its actions do not lead to its digests: it was changed")
    return _bridged(record, listen) or _from_kept(record, trouble, listen)


def _in_a_line(error: Exception) -> str:
    """Put the message on one line: it may quote what the file has."""
    return " ".join(str(error).split())


def _claims(record: Record) -> tuple[tuple[RoundOver, ...], str, tuple[int, str] | None, GameInfo | None]:
    """Return what a record says of its game besides how it is played."""
    kept = record.kept
    told = None if kept is None else (kept.actions, json.dumps(kept.state, sort_keys=True))  # True is 1, true not
    return record.rounds, record.digest, told, record.table


def _first(recorder: Recorder) -> RecordStep:
    return RecordStep(NOBODY, None, tuple(recorder.game.events or ()))


def _next(recorder: Recorder, text: str) -> RecordStep:
    decision, action = recorder.game.decision, Action.parse(text)
    events = tuple(recorder.apply(action))  # raises when nobody is asked any more
    assert decision is not None
    return RecordStep(decision.seat, action, events)


def _begin(record: Record, listen: bool) -> Recorder:
    try:
        return Recorder(record.edition, record.setup, [] if listen else None, record.table, record.position)
    except (BadSetup, Miswritten) as error:
        raise BadRecord(f"can't be set up: {_in_a_line(error)}") from None
    except Exception as error:
        if record.position is None:
            raise
        raise BadRecord(f"can't be set up: its position breaks the rules: {_in_a_line(error)}") from None


def _asked_too_often(game: Game, text: str) -> bool:
    """The rules before 2 asked whether, and then which one: now the second question has the answer no as well. They
    also asked where there is one half that can be chosen, and a Rival that gets both in which order.
    """
    decision = game.decision
    if decision is None or Action.parse(text).verb != YES.verb:
        return False
    options = decision.options
    if decision.kind == PICK_KIND:
        return text == YES.text and NO in options and YES not in options
    return decision.kind != COMBAT_KIND  # there a pass comes first, see below


def _asked_besides(game: Game, text: str) -> Action | None:
    """What the rules before 2 did not ask, answered as they went on: a pass after an own card, the only choice."""
    decision = game.decision
    if decision is None or any(action.text == text for action in (*decision.options, *decision.take_back)):
        return None
    if decision.kind == COMBAT_KIND:
        return PASS
    real = [action for action in decision.options if action not in (NO, PICK_AMOUNT[0])]
    return real[0] if decision.kind == PICK_KIND and len(real) == 1 else None


def _play_on(recorder: Recorder, record: Record, steps: list[RecordStep]) -> int:
    """Play the actions of older rules from here on as far as they fit. Returns how many of the record are done."""
    begins = recorder.actions
    otherwise = record.rules < _ASKS_AS_NOW
    for number, text in enumerate(record.actions[begins:], begins):
        try:
            if otherwise and _asked_too_often(recorder.game, text):
                continue
            while otherwise and (besides := _asked_besides(recorder.game, text)) is not None:
                steps.append(_next(recorder, besides.text))
            steps.append(_next(recorder, text))
        except GameError:
            return number
    return len(record.actions)


def _bridged(record: Record, listen: bool) -> Replayed | None:
    """Play a record of rules that asked otherwise by those of now. None: it is not the same game then."""
    if record.rules >= _ASKS_AS_NOW:
        return None
    recorder = _begin(record, listen)
    steps = [_first(recorder)]
    done = _play_on(recorder, record, steps)
    agrees = done == len(record.actions) and _comes_to(recorder.record()) == _comes_to(record)
    return Replayed(recorder, "", steps) if agrees else None


def _comes_to(record: Record) -> tuple[object, ...]:
    """Return what a record says of its game, however many answers led there."""
    _, digest_, kept, table = _claims(record)
    return [one.digest for one in record.rounds], digest_, kept and kept[1], table


def _from_kept(record: Record, trouble: str, listen: bool) -> Replayed:
    """Newer rules disagree: go on from the last round's state, or the beginning, as far as the actions fit."""
    recorder = _begin(record, listen)
    if record.kept is not None:
        try:
            recorder.go_on_from(record, record.kept)
        except snapshot.BadSnapshot as error:
            raise BadRecord(f"the rules have changed, and its kept state {error}") from None
    steps, begins = [_first(recorder)], recorder.game.round
    done = _play_on(recorder, record, steps)
    for wrong in faults(recorder.game):  # its kept state was within the rules, but no game leads there
        raise BadRecord(f"the rules have changed, and its kept state {wrong}")
    round_ = recorder.game.round
    if done == len(record.actions) and digest(recorder.game) == record.digest:
        return Replayed(recorder, f"the rules have changed: its log begins in round {begins}", steps)
    said = f"the rules have changed: it goes on in round {round_}, after {done} of {len(record.actions)} actions"
    return Replayed(recorder, said, steps)
