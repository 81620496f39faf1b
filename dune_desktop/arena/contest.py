"""Which bots play which games, and who sits where in each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

from attrs import evolve, frozen

from dune_desktop.bots.bot import PLAYOUTS, Effort, never
from dune_desktop.content import EDITIONS
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.setup import Setup, played

#: Who sits beside whom is drawn from a generator of its own; and the lots of each bot.
_ORDER, _LOTS = 0x0_5EA7_ED, 0xA12E_4A5
#: A step between two bots of one list.
_PLACE: Final = 0x9E6C63D0676A9A99


@frozen
class Contest:
    """A list of bots plays so many games of one setup; its seed is that of the first games."""

    edition: str
    setup: Setup
    #: By name, one for each person's seat.
    bots: tuple[str, ...]
    games: int
    playouts: int = PLAYOUTS
    #: The most that a decision may take. Without it, all follows from the seed.
    seconds: float | None = None

    def effort(self) -> Effort:
        """For a decision that begins now."""
        return Effort(self.playouts, never if self.seconds is None else _until(perf_counter() + self.seconds))


@frozen
class Fixture:
    """One game: its seed, and which bot sits where, as its place in the list of bots.

    So many games as there are bots have one seed, and everybody sits on each seat once: with that seat's leader, cards
    and neighbours. What comes of them hangs together; only seeds are independent of each other.
    """

    seed: int
    places: tuple[int, ...]

    def setup(self, contest: Contest) -> Setup:
        """Leaders are dealt by the seed."""
        return evolve(contest.setup, seed=self.seed)

    def lots(self, place: int) -> int:
        """The seed of a bot's own lots; two of a kind, or one on another seat, have others."""
        return Chance((self.seed ^ _LOTS) + place * _PLACE).below(1 << 62)


def fixtures(contest: Contest) -> Iterator[Fixture]:
    """All games of the contest."""
    many = len(contest.bots)
    for number in range(contest.games):
        cluster, turn = divmod(number, many)
        seed, order = contest.setup.seed + cluster, list(range(many))
        Chance(seed ^ _ORDER).shuffle(order)
        yield Fixture(seed, tuple(order[turn:] + order[:turn]))


def people(edition: str, setup: Setup) -> int:
    """The number of seats that are not played by the rules."""
    automa = played(EDITIONS[edition], setup).automa
    return setup.players - (0 if automa is None else automa.seats)


def filled(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """A name for each seat; the last one stands for all that are left."""
    return names + names[-1:] * (seats - len(names))


def _until(end: float) -> Callable[[], bool]:
    return lambda: perf_counter() >= end
