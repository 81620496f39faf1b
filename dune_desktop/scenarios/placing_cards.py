"""Placing cards: each named card is taken from where a normal setup put it, the rest is dealt around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.facts import OPEN, values_of, zones_of
from dune_desktop.engine.names import DECK, NO_CARD, NOBODY
from dune_desktop.engine.printed import IMPERIUM, RESERVE, STARTER
from dune_desktop.scenarios.placing_hagal import place_hagal
from dune_desktop.scenarios.placing_trophies import place_trophies
from dune_desktop.scenarios.position import ROUND_PHASE, TURN_PHASE, Ids
from dune_desktop.scenarios.readers import BadScenario

if TYPE_CHECKING:
    from dune_desktop.engine.names import CardNumber, Seat
    from dune_desktop.engine.state import Game, Player
    from dune_desktop.scenarios.position import Position, SeatPosition


class Supply:
    """The physical cards that nobody has asked for yet, each pile in the order in which it is drawn."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.own = [[*player.hand, *reversed(player.deck)] for player in game.players]
        self.imperium = [*game.row, *reversed(game.imperium_deck)]
        self.intrigue = list(reversed(game.intrigue_deck))
        for seat, player in zip(position.seats, game.players, strict=True):
            if seat.get("intrigue") is not None:  # what the setup dealt to other seats, they keep
                self.intrigue += player.intrigue

    def cards(self, ids: Ids, key: str, seat: Seat | None = None) -> list[CardNumber]:
        """Physical cards with these faces; ``seat``: whose starting cards may be among them."""
        return [self._card(card_id, key, seat) for card_id in ids]

    def _card(self, card_id: str, key: str, seat: Seat | None) -> CardNumber:
        kind = self.game.edition.card_by_id[card_id].kind
        if kind == STARTER:
            if seat is None:
                raise BadScenario(f"{key}: {card_id!r} is a starting card, it belongs to a seat")
            return self._take(self.own[seat], card_id, key)
        if kind == RESERVE:
            if seat is None:
                raise BadScenario(f"{key}: {card_id!r} is a Reserve card, it lies in its stack or belongs to a seat")
            return self._take(self.game.reserve[self.game.edition.reserve_index[card_id]], card_id, key)
        return self._take(self.imperium, card_id, key)

    def _take(self, pile: list[CardNumber], card_id: str, key: str) -> CardNumber:
        cards = self.game.cards
        for card in reversed(pile):  # from the end, so that what is dealt from the front changes least
            if cards[card].id == card_id:
                pile.remove(card)
                return card
        copies = self.game.edition.card_by_id[card_id].copies
        raise BadScenario(f"{key}: no {card_id!r} is left, there are {copies}, and all are named already")

    def intrigues(self, ids: Ids, key: str) -> list[CardNumber]:
        """Physical intrigue cards with these faces."""
        found = []
        for card_id in ids:
            card = next((c for c in reversed(self.intrigue) if self.game.intrigues[c].id == card_id), NO_CARD)
            if card == NO_CARD:
                copies = self.game.edition.intrigue_by_id[card_id].copies
                raise BadScenario(f"{key}: no {card_id!r} is left, there are {copies}, and all are named already")
            self.intrigue.remove(card)
            found.append(card)
        return found


def place_cards(game: Game, position: Position) -> None:
    """Every card of the game goes to where the position wants it. Raises BadScenario."""
    supply = Supply(game, position)
    named = [_name_zones(supply, player, position.seats[player.seat]) for player in game.players]
    row = None if position.row is None else supply.cards(position.row, "row")
    top = supply.cards(position.imperium_top, "imperium_top")
    deck = None if position.imperium_deck is None else supply.cards(position.imperium_deck, "imperium_deck")
    _place_intrigue_decks(supply, position)
    for player, (hand, own_top, own_deck) in zip(game.players, named, strict=True):
        size = 0 if _empty_handed(player, position) else game.edition.hand_size
        rest = supply.own[player.seat]
        player.hand = _deal(rest, size) if hand is None else hand
        player.deck = _stack(game, own_top, own_deck, rest)
    game.row = row or []
    if row is None or deck is None:  # the Row is full while there is a deck to fill it from (R18.5)
        game.row += _deal(supply.imperium, game.edition.row_size - len(game.row))
    game.imperium_deck = _stack(game, top, deck, supply.imperium)
    if len(game.row) < game.edition.row_size and game.imperium_deck:
        raise BadScenario(f"row: only {len(game.row)} cards, but 'imperium_deck' has some to fill it")
    _leave_in_reserve(game, position)
    _place_conflicts(game, position)
    place_hagal(game, position)
    _learn(game)


def _place_intrigue_decks(supply: Supply, position: Position) -> None:
    """Intrigue cards never leave the game: what is named nowhere is in a hand, has been played, or lies in the deck."""
    game = supply.game
    top = supply.intrigues(position.intrigue_top, "intrigue_top")
    game.intrigue_discard = supply.intrigues(position.intrigue_discard, "intrigue_discard")
    deck = supply.intrigues(position.intrigue_deck or (), "intrigue_deck")
    if position.intrigue_rest is not None:
        game.players[position.intrigue_rest].intrigue += supply.intrigue
    elif position.intrigue_deck is None:
        deck = supply.intrigue
    elif position.intrigue_discard:
        raise BadScenario("intrigue_discard: holds all that 'intrigue_deck' does not, so only one of them can be named")
    else:
        game.intrigue_discard = supply.intrigue
    game.intrigue_deck = [*reversed(deck), *reversed(top)]


def _empty_handed(player: Player, position: Position) -> bool:
    """Whoever has revealed has no hand, nor has anybody before the round's draw."""
    return position.phase != TURN_PHASE or bool(position.seats[player.seat].get("done"))


def _name_zones(
    supply: Supply, player: Player, wanted: SeatPosition
) -> tuple[list[CardNumber] | None, list[CardNumber], list[CardNumber] | None]:
    """Place what is exactly known; what the hand and the deck will be is told."""
    key = f"seat{player.seat}"

    def cards(zone: str) -> list[CardNumber]:
        return supply.cards(wanted.ids(zone), f"{key}.{zone}", player.seat)

    player.discard, player.played, player.revealed = cards("discard"), cards("played"), cards("revealed")
    player.set_aside = cards("set_aside")
    for card in player.set_aside:
        if supply.game.cards[card].kind != IMPERIUM:
            raise BadScenario(f"{key}.set_aside: {supply.game.cards[card].id!r} can't come from the Imperium Row")
    supply.game.trashed += cards("trashed")
    for card in supply.game.trashed:
        if supply.game.cards[card].kind == RESERVE:
            raise BadScenario(f"{key}.trashed: {supply.game.cards[card].id!r} goes back to its Reserve stack")
    if wanted.get("intrigue") is not None:
        player.intrigue = supply.intrigues(wanted.ids("intrigue"), f"{key}.intrigue")
    player.waiting = tuple(supply.intrigues(wanted.ids("waiting"), f"{key}.waiting"))
    hand = None if wanted.get("hand") is None else cards("hand")
    deck = None if wanted.get("deck") is None else cards("deck")
    if deck is not None and wanted.ids("deck_top"):
        raise BadScenario(f"{key}: 'deck' is the whole deck, so 'deck_top' can't be named too")
    return hand, cards("deck_top"), deck


def _deal(pile: list[CardNumber], n: int) -> list[CardNumber]:
    cards = pile[:n]
    del pile[:n]
    return cards


def _stack(
    game: Game, top: list[CardNumber], exact: list[CardNumber] | None, rest: list[CardNumber]
) -> list[CardNumber]:
    """A deck, its top at the end; cards that an exactly named deck does not hold are out of the game."""
    if exact is None:
        return [*reversed(rest), *reversed(top)]
    game.trashed += rest
    return [*reversed(exact), *reversed(top)]


def _leave_in_reserve(game: Game, position: Position) -> None:
    for card_id, left in position.reserve.items():
        stack = game.reserve[game.edition.reserve_index[card_id]]
        if left > len(stack):
            raise BadScenario(f"reserve.{card_id}: only {len(stack)} of them can be there")
        game.trashed += stack[left:]
        del stack[left:]


def _place_conflicts(game: Game, position: Position) -> None:
    """So many cards as rounds have begun lie open; the named ones are the present one and those to come."""
    conflicts = game.conflicts
    deck = [*game.conflict_pile, *reversed(game.conflict_deck)]
    box = game.boxed[:]

    def take(conflict_id: str, key: str) -> CardNumber:
        for pile in (deck, box):
            for card in pile:
                if conflicts[card].id == conflict_id:
                    pile.remove(card)
                    if pile is box and deck:
                        box.append(deck.pop(0))
                    return card
        raise BadScenario(f"{key}: {conflict_id!r} is named twice")

    now = None if position.conflict is None else take(position.conflict, "conflict")
    coming = position.conflict_deck
    named = None if coming is None else [take(conflict_id, "conflict_deck") for conflict_id in coming]
    won = place_trophies(game, position, take)
    if won > position.round - 1:
        raise BadScenario(f"round: is {position.round}, but {won} Conflict cards are won already")
    past = _deal(deck, position.round - 1 - won)
    if now is None:
        now = (deck or past or box)[0]
        for pile in (deck, past, box):
            if now in pile:
                pile.remove(now)
    if named is not None:
        box += deck
        deck = named
    begun = position.phase != ROUND_PHASE
    game.conflict = now if begun else past[-1] if past else NO_CARD
    game.conflict_pile = [*past, now] if begun else past
    game.conflict_deck = list(reversed(deck if begun else [now, *deck]))
    game.boxed = box


def _learn(game: Game) -> None:
    """Open zones are known to all, hands to their owners, decks to nobody."""
    known = bytearray(len(game.known))
    everybody = (1 << len(game.players)) - 1
    for owner, thing, fact in game.facts(zones_of):
        for card in values_of(fact, thing):
            if fact.seen == OPEN:
                known[card] = everybody
            elif owner != NOBODY and fact.name != DECK:
                known[card] = 1 << owner
    game.known = known
