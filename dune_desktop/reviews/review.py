"""A review: the chances over the game, the decisions that cost most, and what came by skill and what by luck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.engine.ranking import final_order
from dune_desktop.records.playback import Replay
from dune_desktop.reviews.findings import CERTAIN, Chances, Finding
from dune_desktop.reviews.topics import topic_of


@frozen
class Stand:
    """The chances where a turn, a Combat or the end of the game begins."""

    position: int
    round: int
    #: Whose turn begins; NOBODY's at the other places.
    seat: Seat
    chances: Chances


@frozen
class Mistake:
    """A decision for which there was a better answer."""

    round: int
    finding: Finding
    #: What it was about: one of the topics of challenges.
    topic: str

    @property
    def cost(self) -> int:
        assert self.finding.verdict is not None
        return self.finding.verdict.cost


@frozen
class Balance:
    """How a seat came from its first chance to its last: own decisions, those of others and luck are the difference."""

    seat: Seat
    start: int
    #: What its answers lost beside the best ones: never more than 0.
    own: int
    #: What the others made of theirs, and Rivals of their turns; nothing where Rivals are all there is.
    others: int
    #: What came otherwise than it does on average, of all that nobody could know; and what such Rivals did.
    luck: int
    end: int
    #: How many of its decisions had a choice, and for how many of those there was nothing better.
    decided: int
    best: int


@frozen
class Review:
    """Of a finished game, as far as it has been looked through."""

    replay: Replay
    found: dict[int, Finding]

    @property
    def all(self) -> int:
        """How many positions there are to look at."""
        return self.replay.last

    @property
    def whole(self) -> bool:
        """All of the game has been looked through."""
        return len(self.found) == self.all

    @property
    def missing(self) -> list[int]:
        """The positions that are still to be looked at: those where turns begin first, as they take longest."""
        left = (position for position in range(self.all) if position not in self.found)
        return sorted(left, key=lambda position: (position not in self.replay.turns, position))

    def add(self, found: Iterable[Finding]) -> None:
        """Take over what was found at some positions."""
        self.found.update((one.position, one) for one in found)

    # ------------------------------------------------------------ what it tells

    def chances(self, position: int) -> Chances | None:
        """The chances at a position, if it was looked at; at the end there is no doubt."""
        if position < self.all:
            found = self.found.get(position)
            return None if found is None else found.chances
        winner = final_order(self.replay.end)[0]
        return tuple(CERTAIN * (seat == winner) for seat in range(len(self.replay.end.players)))

    def stands(self) -> Iterator[Stand]:
        """Where something begins, from the first turn to the end of the game."""
        begins = dict(self.replay.turns) | {self.all: NOBODY}
        for position, seat in sorted(begins.items()):
            chances = self.chances(position)
            if chances is not None:
                yield Stand(position, self.replay.round(position), seat, chances)

    def mistakes(self, seat: Seat | None = None) -> list[Mistake]:
        """The decisions of a seat, or of all, for which there was a better answer; the dearest first."""
        found = (self._mistake(one) for one in self.found.values() if seat in (None, one.seat))
        return sorted(filter(None, found), key=lambda mistake: (-mistake.cost, mistake.finding.position))

    def _mistake(self, one: Finding) -> Mistake | None:
        if one.verdict is None or one.verdict.better is None:
            return None
        game = self.replay.game(one.position)
        topic = topic_of(game, one.verdict.taken.action, one.verdict.better.action)
        return Mistake(game.round, one, topic)

    @property
    def deciding(self) -> list[Seat]:
        """The seats that decide something: the rules play Rivals."""
        return [player.seat for player in self.replay.end.players if player.rival is None]

    @property
    def alone(self) -> bool:
        """Nobody else decides: what did not come by the own decisions is told together."""
        return len(self.deciding) == 1

    def told_balances(self) -> list[Balance]:
        """Those that tell decisions from luck. Of Rivals that one seat plays against there is nothing to tell apart."""
        return [one for one in self.balances() if not self.alone or one.seat in self.deciding]

    def balances(self) -> list[Balance]:
        """One for each seat. What is not looked through yet counts as what others did."""
        return [self._balance(seat) for seat in range(len(self.replay.end.players))]

    def _balance(self, seat: Seat) -> Balance:
        verdicts = [one.verdict for one in self.found.values() if one.seat == seat and one.verdict is not None]
        start, end = self.chances(0), self.chances(self.all)
        assert end is not None
        first = end[seat] if start is None else start[seat]
        own = -sum(verdict.cost for verdict in verdicts)
        luck = sum(after[seat] - one.expected[seat] for one, after in self._steps())
        others = end[seat] - first - own - luck
        if self.alone and seat in self.deciding:
            luck, others = luck + others, 0
        best = sum(verdict.better is None for verdict in verdicts)
        return Balance(seat, first, own, others, luck, end[seat], len(verdicts), best)

    def _steps(self) -> Iterator[tuple[Finding, Chances]]:
        """Each position with the chances at the next one."""
        for position, one in self.found.items():
            after = self.chances(position + 1)
            if after is not None:
                yield one, after
