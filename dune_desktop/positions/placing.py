"""Placing cards: each named card is taken from where a normal setup put it, the rest is dealt around it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dune_desktop.engine.facts import CONTRACT, OPEN, PERSONAL, Added, Fact, facts_of, name_of, values_of, zones_of
from dune_desktop.engine.market import ROW, refill
from dune_desktop.engine.names import CONTRACTS_OPEN, DECK, NO_CARD, NOBODY
from dune_desktop.engine.printed import IMPERIUM, RESERVE, STARTER
from dune_desktop.positions.position import ROUND_PHASE, TURN_PHASE
from dune_desktop.positions.readers import Miswritten

if TYPE_CHECKING:
    from dune_desktop.engine.names import CardNumber, Seat
    from dune_desktop.engine.state import Game, Player
    from dune_desktop.positions.position import Ids, Position, SaidInPosition

Cards = list["CardNumber"]
_Zone = tuple["Seat", Any, Fact, "Ids | None"]
"""Whose a zone is, where it stands, how it is declared, and the cards that are named."""


def place_facts(thing: Any, named: Mapping[str, Any]) -> None:
    """What is said is so; cards are placed by others."""
    for fact in facts_of(thing.__class__):
        value = None if fact.kinds else named.get(fact.name)
        if fact.per:
            for at, one in (value or {}).items():
                getattr(thing, fact.name)[at] = one
        elif value is not None:
            setattr(thing, fact.name, value)


def place_cards(game: Game, position: Position) -> None:
    """Every card of the game goes to where the position wants it. Raises Miswritten."""
    supply = _Supply(game, position)
    for player in game.players:
        _place_seat(supply, player, position)
    _place_imperium(supply, position)
    _place_intrigues(supply, position)
    _leave_in_reserve(game, position)
    _place_conflicts(game, position)
    hagal = [*reversed(game.hagal_deck), *game.hagal_discard]
    game.hagal_deck, game.hagal_discard = _deck_and_discard(game, position, "hagal", hagal)
    _place_contracts(game, position)
    _place_added(game, position)
    _learn(game)


def _take(game: Game, pile: Cards, card_id: str, key: str) -> CardNumber:
    """A card with this face, from the end of the pile: so what is dealt from its front changes least."""
    for card in reversed(pile):
        if game.face(card).id == card_id:
            pile.remove(card)
            return card
    copies = next(getattr(face, "copies", 1) for face in map(game.face, range(len(game.known))) if face.id == card_id)
    raise Miswritten(f"{key}: no {card_id!r} is left, there are {copies}, and all are named already")


def _take_all(game: Game, pile: Cards, said: SaidInPosition, zone: str) -> Cards:
    """The cards that are named for a zone."""
    return [_take(game, pile, card_id, said.key(zone)) for card_id in said.ids(zone)]


def _deal(pile: Cards, n: int) -> Cards:
    cards = pile[:n]
    del pile[:n]
    return cards


def _stack(game: Game, top: Cards, exact: Cards | None, rest: Cards) -> Cards:
    """A deck, its top at the end; cards that an exactly named deck does not hold are out of the game."""
    if exact is None:
        return [*reversed(rest), *reversed(top)]
    game.trashed += rest
    return [*reversed(exact), *reversed(top)]


# ---------------------------------------------------------------- personal and intrigue cards


class _Supply:
    """The physical cards that nobody has asked for yet, each pile in the order in which it is drawn."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.own = [[*player.hand, *reversed(player.deck)] for player in game.players]
        self.imperium = [*game.row, *reversed(game.imperium_deck)]
        self.intrigue = list(reversed(game.intrigue_deck))
        for seat, player in zip(position.seats, game.players, strict=True):
            if seat.get("intrigue") is not None:  # what the setup dealt to other seats, they keep
                self.intrigue += player.intrigue

    def cards(self, said: SaidInPosition, zone: str, seat: Seat | None = None) -> Cards:
        """The personal cards of a zone; ``seat``: whose starting cards may be among them."""
        key = said.key(zone)
        return [_take(self.game, self._pile(card_id, key, seat), card_id, key) for card_id in said.ids(zone)]

    def _pile(self, card_id: str, key: str, seat: Seat | None) -> Cards:
        """Where such a card lies."""
        kind = self.game.edition.card_by_id[card_id].kind
        if kind not in (STARTER, RESERVE):
            return self._dealt_from(card_id) or self.imperium
        if seat is None:
            where = "belongs to a seat" if kind == STARTER else "lies in its stack or belongs to a seat"
            what = "starting" if kind == STARTER else "Reserve"
            raise Miswritten(f"{key}: {card_id!r} is a {what} card, it {where}")
        return self.own[seat] if kind == STARTER else self.game.reserve[self.game.edition.reserve_index[card_id]]

    def _dealt_from(self, card_id: str) -> Cards | None:
        """The deck of a market of its own that such a card comes from, or what lies there."""
        for market in self.game.edition.markets:
            if market.deck is not None and any(card.id == card_id for card in market.stock):
                deck: Cards = market.deck.of(self.game)
                row: Cards = market.zone.of(self.game)
                return row if any(self.game.cards[card].id == card_id for card in row) else deck
        return None


def _place_seat(supply: _Supply, player: Player, position: Position) -> None:
    """All its zones; of its deck and hand, what is not named is dealt."""
    game, seat, said = supply.game, player.seat, position.seats[player.seat]
    for zone in ("discard", "played", "revealed", "set_aside"):
        setattr(player, zone, supply.cards(said, zone, seat))
    for card in player.set_aside:
        if game.cards[card].kind != IMPERIUM:
            raise Miswritten(f"{said.key('set_aside')}: {game.cards[card].id!r} can't come from the Imperium Row")
    trashed = supply.cards(said, "trashed", seat)
    for card in trashed:
        if game.cards[card].kind == RESERVE:
            raise Miswritten(f"{said.key('trashed')}: {game.cards[card].id!r} goes back to its Reserve stack")
    game.trashed += trashed
    if said.get("intrigue") is not None:
        player.intrigue = _take_all(game, supply.intrigue, said, "intrigue")
    player.waiting = tuple(_take_all(game, supply.intrigue, said, "waiting"))
    hand, deck, top = (supply.cards(said, zone, seat) for zone in ("hand", "deck", "deck_top"))
    if said.get("deck") is not None and top:
        raise Miswritten(f"{said.where}: 'deck' is the whole deck, so 'deck_top' can't be named too")
    # Whoever has revealed has no hand, nor has anybody before the round's draw.
    if said.get("hand") is None and position.phase == TURN_PHASE and not said.get("done"):
        hand = _deal(supply.own[seat], game.edition.hand_size)
    player.hand = hand
    player.deck = _stack(game, top, None if said.get("deck") is None else deck, supply.own[seat])


def _place_imperium(supply: _Supply, position: Position) -> None:
    game = supply.game
    game.row = supply.cards(position, "row")
    top = supply.cards(position, "imperium_top")
    deck = None if position.get("imperium_deck") is None else supply.cards(position, "imperium_deck")
    if position.get("row") is None or deck is None:  # the Row is full while there is a deck to fill it from (R18.5)
        game.row += _deal(supply.imperium, game.edition.row_size - len(game.row))
    game.imperium_deck = _stack(game, top, deck, supply.imperium)
    if len(game.row) < game.edition.row_size and game.imperium_deck:
        raise Miswritten(f"row: only {len(game.row)} cards, but 'imperium_deck' has some to fill it")


def _place_intrigues(supply: _Supply, position: Position) -> None:
    """Intrigue cards never leave the game: what is named nowhere is in a hand, has been played, or lies in the deck."""
    rest, game = position.get("intrigue_rest"), supply.game
    hand = None if rest is None else game.players[rest].intrigue
    decks = _deck_and_discard(game, position, "intrigue", supply.intrigue, hand)
    game.intrigue_deck, game.intrigue_discard = decks


def _deck_and_discard(
    game: Game, position: Position, name: str, pile: Cards, hand: Cards | None = None
) -> tuple[Cards, Cards]:
    """A deck with its discard pile: what is named nowhere is in that hand, or else in the one that is not named."""
    top, discard, deck = (_take_all(game, pile, position, f"{name}_{part}") for part in ("top", "discard", "deck"))
    if hand is not None:
        hand += pile
    elif position.get(f"{name}_deck") is None:
        deck = pile
    elif pile and position.get(f"{name}_discard"):
        raise Miswritten(f"{name}_discard: holds all that '{name}_deck' does not, so only one of them can be named")
    else:
        discard += pile
    return [*reversed(deck), *reversed(top)], discard


def _leave_in_reserve(game: Game, position: Position) -> None:
    for card_id, left in position.get("reserve", {}).items():
        stack = game.reserve[game.edition.reserve_index[card_id]]
        if left > len(stack):
            raise Miswritten(f"reserve.{card_id}: only {len(stack)} of them can be there")
        game.trashed += stack[left:]
        del stack[left:]


# ---------------------------------------------------------------- Conflict cards and Objectives


def _place_conflicts(game: Game, position: Position) -> None:
    """So many cards as rounds have begun lie open; the named ones are the present one and those to come."""
    deck = [*game.conflict_pile, *reversed(game.conflict_deck)]
    box = game.boxed[:]

    def take(conflict_id: str, key: str) -> CardNumber:
        for pile in (deck, box):
            for card in pile:
                if game.conflicts[card].id == conflict_id:
                    pile.remove(card)
                    if pile is box and deck:
                        box.append(deck.pop(0))
                    return card
        raise Miswritten(f"{key}: {conflict_id!r} is named twice")

    conflict, coming = position.get("conflict"), position.get("conflict_deck")
    now = None if conflict is None else take(conflict, "conflict")
    named = None if coming is None else [take(conflict_id, "conflict_deck") for conflict_id in coming]
    won = _place_trophies(game, position, take)
    if won > position.round - 1:
        raise Miswritten(f"round: is {position.round}, but {won} Conflict cards are won already")
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


def _place_trophies(game: Game, position: Position, take: Callable[[str, str], CardNumber]) -> int:
    """Every seat has one Objective, in the order of the edition where none is named. How many Conflicts are won."""
    objectives = {objective.id for objective in game.edition.objectives}
    dealt = {objective.id: number for number, objective in game.objectives.items()}

    def card(card_id: str, key: str) -> CardNumber:
        if card_id not in objectives:
            return take(card_id, key)
        if card_id not in dealt:
            raise Miswritten(f"{key}: {card_id!r} is named twice, or is not dealt with so many seats")
        return dealt.pop(card_id)

    lacking = []
    for player, said in zip(game.players, position.seats, strict=True):
        player.trophies = tuple(card(one, said.key("trophies")) for one in said.ids("trophies"))
        player.flipped = tuple(card(one, said.key("flipped")) for one in said.ids("flipped"))
        own = [one for one in (*player.trophies, *player.flipped) if one in game.objectives]
        if len(own) > 1:
            raise Miswritten(f"{said.where}: has two Objectives")
        if not own and game.objectives:
            lacking.append(player)
    for player, number in zip(lacking, dealt.values(), strict=True):
        if position.seats[player.seat].get("trophies") is None:
            player.trophies += (number,)
        else:  # an Objective never leaves its seat
            player.flipped += (number,)
    return sum(one in game.conflicts for player in game.players for one in (*player.trophies, *player.flipped))


# ---------------------------------------------------------------- contracts


def _place_contracts(game: Game, position: Position) -> None:
    """In the market, in the bank, before the seats; each is taken from where the setup put it, or a product."""
    aside = game.contracts_aside
    added = [(thing, fact) for _, thing, fact in game.facts(zones_of) if isinstance(thing, Added)]
    zones = [(thing, fact) for thing, fact in added if fact.kinds == (CONTRACT,)]
    chosen = [number for player in game.players for number in player.contracts]  # at the end of setup
    others = [*chosen, *(number for thing, fact in zones for number in values_of(fact, thing))]
    free = [*reversed(others), *game.contract_bank, *reversed(game.contract_market), *reversed(aside)]
    for player, said in zip(game.players, position.seats, strict=True):
        for zone in ("contracts", "completed"):
            setattr(player, zone, tuple(_take_all(game, free, said, zone)))
    market, top, bank = (_take_all(game, free, position, f"contract_{part}") for part in ("market", "top", "bank"))
    game.contracts_aside = [number for number in reversed(free) if number in aside]
    for thing, fact in zones:
        zone = getattr(thing, fact.name)
        setattr(thing, fact.name, zone.__class__(number for number in zone if number in free))
    for thing, fact in zones[:1] if chosen else ():  # those of the table come first
        getattr(thing, fact.name).extend(number for number in chosen if number in free)
    rest = [number for number in reversed(free) if number not in (*aside, *others)]
    if position.get("contract_market") is None or position.get("contract_bank") is None:
        market += _deal(rest, max(0, CONTRACTS_OPEN - len(market)))
    if position.get("contract_bank") is None:
        bank, rest = rest, []
    game.players[position.get("contract_rest", -1)].completed += tuple(rest)
    game.contract_market, game.contract_bank = market, [*reversed(bank), *reversed(top)]
    if len(market) < CONTRACTS_OPEN and game.contract_bank:
        raise Miswritten(f"contract_market: only {len(market)} contracts, but the bank has some to fill it")


# ---------------------------------------------------------------- what products add


def _place_added(game: Game, position: Position) -> None:
    """All that products add to the table and the seats: facts as they are named, and cards of kinds of their own."""
    zones: list[_Zone] = []
    stacked: list[tuple[list[Cards], Sequence[str | Sequence[str]], str]] = []
    seats = [(player.seat, player.added, position.seats[player.seat]) for player in game.players]
    for owner, added, said in ((NOBODY, game.added, position), *seats):
        for cls, facts in added.items():
            named = said.get(name_of(cls), {})
            place_facts(facts, named)
            of = zones_of(facts.__class__)
            zones += [(owner, facts, one, None if one.per else named.get(one.name)) for one in of]
            piled = [one.name for one in of if one.per and one.name in named]
            stacked += [(getattr(facts, name), named[name], name) for name in piled]
    _fill_zones(game, zones, [game.imperium_deck, *game.reserve, *(() if position.get("row") else (game.row,))])
    refill(game, ROW)
    for stacks, wanted, name in stacked:
        _fill_stacks(game, stacks, wanted, name)
    # What was taken from a market is filled from its deck (R18.5), unless it is said exactly what lies in both.
    exact = {(type(thing), fact.name) for _, thing, fact, wanted in zones if wanted is not None}
    for market in game.edition.markets:
        if market.deck is not None and not {(one.among, one.name) for one in (market.zone, market.deck)} <= exact:
            refill(game, market)


def _fill_zones(game: Game, zones: Sequence[_Zone], bought: list[Cards]) -> None:
    """A zone that is named holds exactly what is named: a row from the left, a deck from its top.

    What it held is below what lies in a hidden pile of the table, or personal cards are out of the game. A zone of a
    seat may also hold what can be bought, as far as it is named nowhere else.
    """
    named = [zone for zone in zones if zone[3] is not None]
    others = [zone for zone in zones if zone[3] is None]
    kinds = {card: fact.kinds for _, thing, fact, _ in named for card in getattr(thing, fact.name)}
    free = list(kinds)
    piles = [free, *_lists(others), *bought]
    for owner, thing, fact, wanted in named:
        cards: Cards = []
        own = [] if owner == NOBODY else [game.players[owner].deck]
        for card_id in reversed(wanted or ()):
            pile = next((pile for pile in (*own, *piles) if any(game.face(card).id == card_id for card in pile)), free)
            cards.append(_take(game, pile, card_id, fact.name))
        setattr(thing, fact.name, getattr(thing, fact.name).__class__(cards[::-1] if fact.seen == OPEN else cards))
    hidden = [(fact.kinds, getattr(thing, fact.name)) for owner, thing, fact, _ in others if _is_pile(owner, fact)]
    for card in free:
        deck = next((deck for of, deck in hidden if of == kinds[card]), None)
        if deck is not None:
            deck.insert(0, card)
        elif PERSONAL in kinds[card]:
            game.trashed.append(card)
        else:
            raise Miswritten(f"{game.face(card).id!r} is named nowhere")


def _is_pile(owner: Seat, fact: Fact) -> bool:
    """It lies on the table in one pile, and not all see its cards."""
    return owner == NOBODY and fact.seen != OPEN and not fact.per


def _fill_stacks(game: Game, stacks: list[Cards], wanted: Sequence[str | Sequence[str]], name: str) -> None:
    """A stack holds exactly the list that is named, and the rest is out of the game; or its top is what is named."""
    if len(wanted) > len(stacks):
        raise Miswritten(f"{name}: there are {len(stacks)} stacks")
    free = [card for stack in stacks for card in stack]
    named = [(one,) if isinstance(one, str) else one for one in wanted]
    taken = [[_take(game, free, card_id, name) for card_id in reversed(cards)] for cards in named]
    for n, cards in enumerate(taken):
        rest = [card for card in stacks[n] if card in free] if isinstance(wanted[n], str) else []
        stacks[n][:] = [*rest, *cards]
    for stack in stacks[len(taken) :]:
        stack[:] = [card for card in stack if card in free]
    placed = {card for stack in stacks for card in stack}
    spare = [card for card in free if card not in placed]
    if any(isinstance(one, str) for one in wanted):
        n = next(n for n, one in enumerate(wanted) if isinstance(one, str))
        stacks[n][:0] = spare
    else:
        game.trashed += spare


def _lists(zones: Iterable[_Zone]) -> list[Cards]:
    """The piles that cards can be taken from."""
    found: list[Cards] = []
    for _, thing, fact, _ in zones:
        zone = getattr(thing, fact.name)
        if isinstance(zone, list):
            found += zone if fact.per else [zone]
    return found


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
    for market in game.edition.markets:
        if market.stock and not market.own:
            for card in market.lying(game, game.players[0]):
                known[card] = everybody
    game.known = known
