"""What decided between seats with as many Victory Points, at every place of the final order (R24.2, R24.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from attrs import frozen

from dune_desktop.engine.names import Seat
from dune_desktop.engine.ranking import decided
from dune_desktop.engine.state import Table
from dune_desktop.text.translating import Texts

FinalTies = Texts("FinalTies")
_COUNTED: Final = ("spice", "solari", "water", "garrison")


@frozen
class Tie:
    """A seat stands before the next one, that has as many points, by this."""

    seat: Seat
    next: Seat
    criterion: str
    numbers: tuple[int, int]

    @property
    def sign(self) -> str:
        """Its icon."""
        return "vp" if self.criterion == "ability" else self.criterion

    @property
    def score(self) -> str:
        """The numbers, of what is counted."""
        return "{} : {}".format(*self.numbers) if self.criterion in _COUNTED else ""

    def words(self, names: Sequence[str]) -> str:
        """The whole of it in a sentence."""
        texts = {
            "ability": FinalTies.tr("{player} ranks above {other} by an ability"),
            "spice": FinalTies.tr("{player} ranks above {other} on spice, {score}"),
            "solari": FinalTies.tr("{player} ranks above {other} on Solari, {score}"),
            "water": FinalTies.tr("{player} ranks above {other} on water, {score}"),
            "garrison": FinalTies.tr("{player} ranks above {other} on troops in the garrison, {score}"),
            "reveal": FinalTies.tr("{player} ranks above {other} for the later Reveal turn"),
            "human": FinalTies.tr("{player} ranks above {other}: people before Rivals, then in seat order"),
        }
        return texts[self.criterion].format(player=names[self.seat], other=names[self.next], score=self.score)


def ties(table: Table, ranking: Sequence[Seat]) -> Iterator[Tie]:
    """From the first place on."""
    for seat, other in pairwise(ranking):
        found = decided(table, seat, other)
        if found is not None:
            yield Tie(seat, other, found[0], found[1:])
