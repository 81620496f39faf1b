"""What decided between seats with as many Victory Points, at every place of the final order (R24.2, R24.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from attrs import frozen

from dune_desktop.engine.names import Seat
from dune_desktop.engine.state import Player
from dune_desktop.text.tongue import Context

FinalTies = Context("FinalTies")
REVEAL: Final = "reveal"
#: Rivals have no Reveal turns: people come before them, and then it goes by seats (S8.7).
PEOPLE: Final = "human"
#: The icon of what is compared, one after the other.
_SIGNS: Final[dict[str, Callable[[Player], int]]] = {
    "spice": lambda player: player.spice,
    "solari": lambda player: player.solari,
    "water": lambda player: player.water,
    "garrison": lambda player: player.garrison,
    REVEAL: lambda player: player.revealed_at,
}


@frozen
class Tie:
    """A seat stands before the next one, that has as many points, by this."""

    seat: Seat
    next: Seat
    sign: str
    numbers: tuple[int, int]

    @property
    def score(self) -> str:
        """The numbers; of Reveal turns just the later one counts."""
        return "" if self.sign in (REVEAL, PEOPLE) else "{} : {}".format(*self.numbers)

    def words(self, names: Sequence[str]) -> str:
        """The whole of it in a sentence."""
        texts = {
            "spice": FinalTies.tr("{player} ranks above {other} on spice, {score}"),
            "solari": FinalTies.tr("{player} ranks above {other} on Solari, {score}"),
            "water": FinalTies.tr("{player} ranks above {other} on water, {score}"),
            "garrison": FinalTies.tr("{player} ranks above {other} on troops in the garrison, {score}"),
            REVEAL: FinalTies.tr("{player} ranks above {other} for the later Reveal turn"),
            PEOPLE: FinalTies.tr("{player} ranks above {other}: people before Rivals, then in seat order"),
        }
        return texts[self.sign].format(player=names[self.seat], other=names[self.next], score=self.score)


def ties(players: Sequence[Player], ranking: Sequence[Seat]) -> Iterator[Tie]:
    """From the first place on."""
    for seat, other in pairwise(ranking):
        ahead, behind = players[seat], players[other]
        if ahead.vp != behind.vp:
            continue
        for sign, count in _SIGNS.items():
            numbers = count(ahead), count(behind)
            if sign == REVEAL and (ahead.rival or behind.rival):
                yield Tie(seat, other, PEOPLE, numbers)
                break
            if numbers[0] != numbers[1]:
                yield Tie(seat, other, sign, numbers)
                break
