"""What a seat knows, and dealing anew what it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.abilities import SeesTop
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.names import WATCHER

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


def _pools(game: Game, seat: Seat) -> list[list[list[CardNumber]]]:
    """Zones among which unknown cards may be exchanged without the seat seeing a difference."""
    pools: list[list[list[CardNumber]]] = [[player.hand, player.deck] for player in game.players]
    pools.append([game.imperium_deck])
    pools.append([game.contract_bank])
    pools.append([game.hagal_deck])
    pools.append([player.intrigue for player in game.players] + [game.intrigue_deck])
    return pools


def redeal(game: Game, seat: Seat, chance: Chance) -> None:
    """Deal everything that the seat does not know anew, in place, from an order that tells nothing hidden."""
    game.boxed = game.boxed[:]  # clones share it: nothing else ever changes it
    for zones in _pools(game, seat):
        _mix(game, seat, zones, chance)
    for level in dict(game.edition.conflict_levels):
        _mix(game, seat, [game.conflict_deck, game.boxed], chance, level)
    for player in game.players:
        if player.seat != seat and player.tokens:
            factions = list(game.edition.every_faction)
            chance.shuffle(factions)
            player.tokens = tuple(sorted(factions[: len(player.tokens)]))


def _mix(game: Game, seat: Seat, zones: list[list[CardNumber]], chance: Chance, level: int | None = None) -> None:
    places = [
        (zone, index)
        for zone in zones
        for index, card in enumerate(zone)
        if not knows(game, seat, card) and (level is None or game.conflicts[card].level == level)
    ]
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
