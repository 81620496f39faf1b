"""A record played again, to be looked at: the game at every position, and where turns and rounds begin."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from typing import Final

from dune_desktop.engine.events import CombatBegan, Event, GameOver, RoundBegan, TurnBegan
from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.engine.state import Game
from dune_desktop.records.game_info import GameInfo
from dune_desktop.records.record import Record, Recorder, RecordStep, Replayed, replay

#: A game is kept at one position in so many; the others are played from there.
_EVERY: Final = 8
_BEGINNINGS: Final = (RoundBegan, TurnBegan, CombatBegan, GameOver)


class Replay:
    """Position n is the game after step n; position 0 is its beginning, or the kept state where rules have changed."""

    def __init__(self, record: Record) -> None:
        """Raises BadRecord."""
        played = replay(record, listen=True)
        #: What newer rules made of the record: a sentence, or nothing.
        self.trouble = played.trouble
        self.steps: Sequence[RecordStep] = played.steps
        self.end = played.recorder.game
        self.record = record
        #: How many actions of the record lie before position 0.
        self._skipped = played.recorder.actions - self.last
        self._kept = self._play()
        #: By the position where it begins: the number of the round, and whose turn it is; NOBODY's in Combat.
        self.rounds: dict[int, int] = {}
        self.turns: dict[int, Seat] = {}
        self._mark()

    def _mark(self) -> None:
        for position, step in enumerate(self.steps):
            for event in step.events:
                if isinstance(event, RoundBegan):
                    self.rounds[position] = event.round
                if isinstance(event, _BEGINNINGS):
                    self.turns[position] = event.seat if isinstance(event, TurnBegan) else NOBODY

    @property
    def cut(self) -> bool:
        """Newer rules do not go to the end of the record."""
        return self._skipped + self.last < len(self.record.actions)

    @property
    def last(self) -> int:
        """The last position."""
        return len(self.steps) - 1

    def _begin(self, events: list[Event] | None = None, table: GameInfo | None = None) -> Recorder:
        """At position 0."""
        recorder = Recorder(self.record.edition, self.record.setup, events, table, self.record.position)
        if self.trouble and self.record.kept is not None:
            recorder.go_on_from(self.record, self.record.kept)
        return recorder

    def _play(self) -> list[Game]:
        """The game at every so many positions."""
        game = self._begin().game
        game.between_rounds = None
        kept = [game.clone()]
        for position in range(1, self.last + 1):
            self._go_on(game, position)
            if position % _EVERY == 0:
                kept.append(game.clone())
        return kept

    def _go_on(self, game: Game, position: int) -> None:
        action = self.steps[position].action
        assert action is not None
        game.apply(action)

    # ------------------------------------------------------------ positions

    def game(self, position: int) -> Game:
        """The game as it was there; nobody else has it."""
        start = position // _EVERY
        game = self._kept[start].clone()
        for number in range(start * _EVERY + 1, position + 1):
            self._go_on(game, number)
        return game

    def from_here(self, begins: Iterable[int], position: int, way: int) -> int:
        """The next of the positions where something begins, or the one before; else the end, or the beginning."""
        marks = list(begins)
        at = bisect_right(marks, position) if way > 0 else bisect_left(marks, position) - 1
        return marks[at] if 0 <= at < len(marks) else self.last if way > 0 else 0

    def actor(self, position: int, among: Sequence[Seat]) -> Seat:
        """Who of these seats is asked at this position, or was last."""
        seats = (self.steps[number].seat for number in range(min(position + 1, self.last), -1, -1))
        return next((seat for seat in seats if seat in among), among[0] if among else NOBODY)

    def round(self, position: int) -> int:
        """The round in which a position lies."""
        return self.game(position).round

    # ------------------------------------------------------------ playing on

    def branch(self, position: int, table: GameInfo) -> Replayed:
        """The game up to there, to be played on as one that is begun anew at this table."""
        recorder = self._begin([], table)
        for step in self.steps[1 : position + 1]:
            assert step.action is not None
            recorder.apply(step.action)
        return Replayed(recorder, "", list(self.steps[: position + 1]))
