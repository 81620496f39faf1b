"""Where the copies of a card are in the game on the table, as far as its looker may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from attrs import frozen

from dune_desktop.engine.facts import CARD, values_of
from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.models.table import zones
from dune_desktop.scene.faces.measures import Face
from dune_desktop.text.names import ids, name
from dune_desktop.text.translating import Texts
from dune_desktop.windows.collection.collection import Key, key_of
from dune_desktop.windows.table.pile_viewer import TITLES

Whereabouts = Texts("Whereabouts")


@frozen
class SeatZone:
    """A zone of the table, or of a seat."""

    zone: str
    seat: Seat = NOBODY


class InGame:
    """The cards of a game, by what they are."""

    def __init__(self, shown: ShownGame) -> None:
        self._shown = shown
        view = shown.view
        numbers = (card for cards in view.numbered().values() for card in cards)
        self.copies: Counter[Key] = Counter(key_of(view.face(card)) for card in numbers)
        faces: tuple[Face, ...] = (
            *view.edition.spaces,
            *(side for player in view.players for side in player.leader.sides),
        )
        self.copies.update(map(key_of, faces))

    def told(self, key: Key) -> str:
        """Where they are, a place after the other, and how many nobody here may know of."""
        if not self.copies[key]:
            return Whereabouts.tr("Not in this game.")
        found = self._found(key)
        parts = [f"{self._called(place)}: {n}" for place, n in found.items()]
        hidden = self.copies[key] - found.total()
        if hidden > 0 and key[0] not in ("space", "leader"):
            parts.append(Whereabouts.tr("out of sight: {n}").format(n=hidden))
        said = " · ".join(parts)
        return Whereabouts.tr("In this game: {places}").format(places=said) if said else Whereabouts.tr("In this game.")

    def _found(self, key: Key) -> Counter[SeatZone]:
        return Counter(place for place, card in self._seen() if key_of(self._shown.view.face(card)) == key)

    def _seen(self) -> Iterator[tuple[SeatZone, int]]:
        """All cards that are seen, each with its place; one's own deck without its order."""
        view = self._shown.view
        for seat, thing, fact in view.facts():
            if fact.of == CARD and fact.name != zones.DECK:
                place = SeatZone(fact.name, seat)
                yield from ((place, card) for card in values_of(fact, thing) if card >= 0)
        yield from ((SeatZone(zones.DECK, self._shown.looker), card) for card in view.deck_content)

    def _called(self, place: SeatZone) -> str:
        zone = self._zone(place.zone)
        if place.seat == NOBODY:
            return zone
        return Whereabouts.tr("{player}, {zone}").format(player=self._shown.seats[place.seat].name, zone=zone)

    def _zone(self, zone: str) -> str:
        """What a zone is called; what is sold, and what was bought and lies before a seat, like its market."""
        own: dict[str, Callable[[], str]] = {
            zones.CONFLICT: lambda: Whereabouts.tr("the Conflict of this round"),
            "contract_market": lambda: Whereabouts.tr("open contracts"),
        }
        if zone in TITLES or zone in own:
            return str(TITLES[zone]) if zone in TITLES else own[zone]()
        for market in self._shown.view.edition.markets:
            places = (market.zone, market.to, market.used)
            if zone in [place.name for place in places if place is not None] and market.id in ids("market"):
                return name("market", market.id)
        return Whereabouts.tr("on the table")
