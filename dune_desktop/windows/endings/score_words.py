"""Where victory points came from, which place they are worth, and what decides between equal ones, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from attrs import frozen

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import Seat
from dune_desktop.engine.ranking import decided
from dune_desktop.engine.state import Table
from dune_desktop.models.story.chronicle import BOUGHT, INFLUENCE, START
from dune_desktop.text import addresses
from dune_desktop.text.names import ids, name
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Texts

PointSource = Texts("PointSource")
FinalTies = Texts("FinalTies")
#: The place of a Rival that scores nothing (S9.5, B2.3).
CANNOT_WIN = -1
_INFLUENCE = {
    "emperor": QT_TRANSLATE_NOOP("PointSource", "Influence with the Emperor"),
    "spacing_guild": QT_TRANSLATE_NOOP("PointSource", "Influence with the Spacing Guild"),
    "bene_gesserit": QT_TRANSLATE_NOOP("PointSource", "Influence with the Bene Gesserit"),
    "fremen": QT_TRANSLATE_NOOP("PointSource", "Influence with the Fremen"),
}
_BOUGHT = {
    "solari": QT_TRANSLATE_NOOP("PointSource", "Bought with Solari"),
    "spice": QT_TRANSLATE_NOOP("PointSource", "Bought with spice"),
    "water": QT_TRANSLATE_NOOP("PointSource", "Bought with water"),
    "intrigue": QT_TRANSLATE_NOOP("PointSource", "Bought with Intrigue cards"),
}


#: The criteria that are counted.
_COUNTED: Final = ("spice", "solari", "water", "garrison")


def points_from(edition: Edition, source: str, n: int) -> str:
    """Tell so many points and what gave them."""
    return PointSource.tr("{points} VP: {source}").format(points=f"{n:+d}", source=_source(edition, source))


def _source(edition: Edition, source: str) -> str:
    if source == START:
        return PointSource.tr("Start of the game")
    if source.startswith(INFLUENCE):
        return str(_INFLUENCE[source.removeprefix(INFLUENCE)])
    if source.startswith(f"{BOUGHT}."):
        return str(_BOUGHT[source.removeprefix(f"{BOUGHT}.")])
    return name("source", source) if source in ids("source") else addresses.source(edition, source)


def place_name(place: int) -> str:
    """First to fourth, or that there can be none; nothing for no place."""
    names = {
        1: PointSource.tr("First place"),
        2: PointSource.tr("Second place"),
        3: PointSource.tr("Third place"),
        4: PointSource.tr("Fourth place"),
        CANNOT_WIN: PointSource.tr("Cannot win"),
    }
    return names.get(place, "")


@frozen
class Tie:
    """Why a seat stands before the next one, which has as many points."""

    seat: Seat
    next: Seat
    criterion: str
    numbers: tuple[int, int]

    @property
    def sign(self) -> str:
        """The icon of the criterion."""
        return "vp" if self.criterion == "ability" else self.criterion

    @property
    def score(self) -> str:
        """The numbers, where the criterion has some."""
        return "{} : {}".format(*self.numbers) if self.criterion in _COUNTED else ""

    def words(self, names: Sequence[str]) -> str:
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
    """Tell what decided between seats with equal points, at every place of the final order (R24.2, R24.3)."""
    for seat, other in pairwise(ranking):
        found = decided(table, seat, other)
        if found is not None:
            yield Tie(seat, other, found[0], found[1:])
