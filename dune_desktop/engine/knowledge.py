"""What a seat knows, and dealing anew what it does not."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from dune_desktop.engine.abilities import SeesTop
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.facts import PERSONAL, hidden_facts
from dune_desktop.engine.names import NOBODY, WATCHER

if TYPE_CHECKING:
    from dune_desktop.engine.names import CardNumber, Seat
    from dune_desktop.engine.state import Game


def knows(game: Game, seat: Seat, card: CardNumber) -> bool:
    """The seat knows which card this is."""
    if game.known[card] >> seat & 1:
        return True
    if seat == WATCHER:
        return False
    deck = game.players[seat].deck
    return SeesTop in game.rules.seats[seat].abilities and bool(deck) and deck[-1] == card


def known_top(game: Game, seat: Seat) -> tuple[CardNumber, ...]:
    """The top card of the own deck, where the seat knows it."""
    return tuple(card for card in game.players[seat].deck[-1:] if knows(game, seat, card))


def redeal(game: Game, seat: Seat, chance: Chance) -> None:
    """Deal everything that the seat does not know anew, in place, from an order that tells nothing hidden."""
    #: Zones among which unknown cards may be exchanged without the seat seeing a difference.
    pools: dict[object, list[list[CardNumber]]] = defaultdict(list)
    secrets = []
    for owner, thing, fact in game.facts(hidden_facts):
        value = getattr(thing, fact.name)
        if fact.kinds:
            # Cards of a deck that a seat builds stay with it; those of a market stay there.
            pool = fact.kinds if fact.kinds != (PERSONAL,) else fact.name if owner == NOBODY else owner
            pools[pool] += value if fact.per else [value]
        elif owner != seat and value:
            secrets.append((thing, fact, len(value)))
    for zones in pools.values():
        _mix(game, seat, zones, chance)
    for thing, fact, n in secrets:
        numbers = list(range(game.sizes()[fact.of]))
        chance.shuffle(numbers)
        setattr(thing, fact.name, tuple(sorted(numbers[:n])))


def _mix(game: Game, seat: Seat, zones: list[list[CardNumber]], chance: Chance) -> None:
    alike: dict[int, list[tuple[list[CardNumber], int]]] = defaultdict(list)
    for zone in zones:
        for index, card in enumerate(zone):
            if not knows(game, seat, card):
                # The backs of Conflict cards show their level.
                alike[game.conflicts[card].level if card in game.conflicts else 0].append((zone, index))
    for _, places in sorted(alike.items()):
        cards = sorted(zone[index] for zone, index in places)
        known = {card: game.known[card] for card in cards}
        chance.shuffle(cards)
        # Who else knows a card is a matter of its place, not of the card.
        masks = [known[zone[index]] for zone, index in places]
        for (zone, index), card, mask in zip(places, cards, masks, strict=True):
            zone[index] = card
            game.known[card] = mask


def determinize(game: Game, seat: Seat, chance: Chance) -> Game:
    """A game as it could be for all that the seat knows, with a new generator: for search.

    Asked at the seat's own decision only: another seat's question may hold what that seat sees.
    """
    if game.decision is None or game.decision.seat != seat:
        raise ValueError("determinize at the seat's own decision")
    new = game.clone()
    redeal(new, seat, chance)
    new.chance = Chance(chance.below(1 << 62))
    return new
