"""Markets: what can be acquired, for how much, and what happens when it is (R18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import Factory, evolve, field, frozen

from dune_desktop.engine import events
from dune_desktop.engine.actions import Action
from dune_desktop.engine.decisions import WIN
from dune_desktop.engine.facts import Where
from dune_desktop.engine.frames.pool import add
from dune_desktop.engine.frames.run import happen
from dune_desktop.engine.frames.windows import Window
from dune_desktop.engine.items import FOR_SEAT, Component, Item
from dune_desktop.engine.moves import in_hand, show
from dune_desktop.engine.names import DECK, EVERYBODY, HAND, NO_CARD, NOBODY, REVEAL_STAGE, CardNumber
from dune_desktop.engine.refusals import Refusal
from dune_desktop.engine.triggers import fire, gather, heard_late

if TYPE_CHECKING:
    from dune_desktop.engine.conditions import Condition
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.printed import Card
    from dune_desktop.engine.state import Game, Player, Table


@frozen
class Money:
    """What is paid with: a number that each seat has."""

    fact: Where
    #: Where what is paid goes, if not to the bank: cubes go back to supply.
    back: Where | None = None

    @property
    def id(self) -> str:
        return self.fact.name

    def pay(self, game: Game, player: Player, n: int, what: str) -> None:
        """The player pays so much of it; ``what``: for which card."""
        if not n:
            return
        self.fact.add(player, -n)
        if self.back is not None:
            self.back.add(player, n)
        if game.events is not None:
            game.tell(events.Gained, player.seat, self.id, -n, what)


PERSUASION = Money(Where("persuasion"))


@frozen(eq=False, kw_only=True)
class Market(Component):
    """Where cards lie to be acquired: places in a row, or stacks of which the top is offered."""

    #: The cards that lie there: a zone of the table, or of each seat where only that seat may acquire them.
    zone: Where
    own: bool = False
    stacks: bool = False
    #: What fills an empty place at once, how many there are, and whether the new card lies where the old one did.
    deck: Where | None = None
    places: int = 0
    in_place: bool = False
    #: The cards that it is dealt from, where the edition has no other place for them.
    stock: tuple[Card, ...] = ()
    #: What their prices are in, and how much less they cost here.
    money: Money = PERSUASION
    less: int = 0
    #: Troops of each seat that lie here: each takes 1 off the price when it is given back.
    lent: Where | None = None
    #: The seat may buy in its own Reveal turn (R18.1); else only what an effect says.
    open: bool = True
    #: The word of an action that names it; none where a card's name is enough.
    source: str = Factory(lambda market: market.id, takes_self=True)
    #: The zone of the seat that what is bought goes to; None: it stays where it lies.
    to: Where | None = Where("discard")
    #: Where of that lies what is used for now, face down.
    used: Where | None = None
    #: Cards of personal decks are acquired here, of which texts and permissions speak; else something else.
    cards: bool = True
    #: When one may go on top of the own deck instead, besides what the turn or an ability permits.
    top: Condition | None = None
    #: Nothing that is sold here alone costs less.
    least: int = field(init=False)
    #: Not every card there is bought at its price and by its name alone.
    special: bool = field(init=False)

    @least.default
    def _least(self) -> int:
        return min((card.needs for card in self.stock), default=0) if self.money is not PERSUASION else 0

    @special.default
    def _special(self) -> bool:
        return bool(self.less or self.source)

    def __attrs_post_init__(self) -> None:
        stock = tuple(evolve(card, money=self.money.id) for card in self.stock)
        object.__setattr__(self, "stock", stock)

    def lying(self, table: Table, player: Player) -> list[CardNumber]:
        """What the seat can acquire here: each card, or the top of each stack."""
        zone = self.zone.of(player if self.own else table)
        if table.turn.usurped in zone:  # QI1
            return [card for card in zone if card != table.turn.usurped]
        return [stack[-1] for stack in zone if stack] if self.stacks else zone


ROW = Market(id="row", zone=Where("row"), source="", deck=Where("imperium_deck"), places=5)
RESERVE = Market(id="reserve", zone=Where("reserve"), source="", stacks=True)
SET_ASIDE = Market(id="set_aside", zone=Where("set_aside"), own=True, less=1)
MARKETS = (ROW, RESERVE, SET_ASIDE)

#: The words of an action that puts a card on top of the deck.
TOP = ("top",)
#: A card that can be acquired, and where it lies.
Ware = tuple[CardNumber, Market]


def offers(table: Table, player: Player, most: int, least: int = 0) -> list[Ware]:
    """Every card that a seat could acquire by an effect that names a cost."""
    return [
        (card, market)
        for market in table.edition.markets
        if market.cards and market.money is PERSUASION
        for card in market.lying(table, player)
        if (cost := table.cards[card].cost) is not None and least <= cost <= most
    ]


def find(table: Table, player: Player, action: Action) -> Ware | None:
    """The physical card that the words of an action name, and where it lies."""
    face_id, rest, cards = action.args[0], action.args[1:], table.cards
    source, rest = (rest[0], rest[1:]) if rest and rest != TOP else ("", rest)
    if rest and rest != TOP:
        return None
    for market in table.edition.markets:
        if market.source == source:
            for card in market.lying(table, player):
                if cards[card].id == face_id:
                    return card, market
    return None


def price(table: Table, face: Card, market: Market, less: int = 0) -> int | None:
    """What a card costs in a market the seat whose turn it is, or so much less."""
    if face.price is None:
        return None
    less += market.less
    for card_id, n in table.turn.discounts:
        if card_id == face.id:
            less += n
    return face.price - less if face.price > less else 0


def acquisitions(game: Game, player: Player) -> list[Action]:
    """What the seat can buy in its Reveal turn, to each place where it may go (R18.1)."""
    options: list[Action] = []
    cards, turn = game.cards, game.turn
    plainly = not (turn.discounts or turn.to_top or game.rules.seats[player.seat].to_top)
    for market in game.edition.open_markets:
        lying = market.zone.of(player if market.own else game)
        if lying:
            owned = market.money.fact.of(player)
            if owned < market.least:
                continue
            if not plainly or market.special:
                _add_ways(options, game, player, market)
                continue
            for card in [stack[-1] for stack in lying if stack] if market.stacks else lying:
                face = cards[card]
                if face.needs <= owned and face.acquire not in options:
                    options.append(face.acquire)
                    if market.top is not None and may_top(game, player, market):
                        options.append(face.acquire_top)
    return options


def _add_ways(options: list[Action], game: Game, player: Player, market: Market) -> None:
    """The same where cards may cost less, are named with their market or may go on top of the deck."""
    owned, top = market.money.fact.of(player), may_top(game, player, market)
    for card in market.lying(game, player):
        face = game.cards[card]
        cost = price(game, face, market)
        action = Action.of("acquire", face.id, market.source) if market.source else face.acquire
        if cost is not None and cost <= owned and action not in options:
            options.append(action)
            if top:
                options.append(_to_top(face, market))


def _to_top(face: Card, market: Market) -> Action:
    return Action.of("acquire", face.id, market.source, *TOP) if market.source else face.acquire_top


def may_top(table: Table, player: Player, market: Market) -> bool:
    """What the seat acquires there may go on top of its deck: by an ability, in this turn, or as the market says."""
    turn, seat, top = table.turn, player.seat, market.top
    permitted = (turn.to_top and turn.seat == seat) or table.rules.seats[seat].to_top
    if not permitted and (top is None or not top.holds(table, FOR_SEAT[seat])):
        return False
    return market.cards and market.to is not None


def buy(game: Game, player: Player, action: Action) -> None:
    """Pay the price, and acquire."""
    ware = find(game, player, action)
    assert ware is not None
    cost = price(game, game.cards[ware[0]], ware[1])
    assert cost is not None
    ware[1].money.pay(game, player, cost, action.args[0])
    acquire(game, player, ware, DECK if action.args[-1] == "top" else "")


def why_not_buy(game: Game, player: Player, action: Action) -> list[Refusal]:
    """Every reason why the seat can't buy this in its Reveal turn."""
    face_id = action.args[0]
    if face_id not in game.edition.card_by_id:
        return [Refusal("unknown_card", (face_id,))]
    ware = find(game, player, action)
    if ware is None or not ware[1].open:
        return [Refusal("not_for_sale", (face_id,))]
    why: list[Refusal] = []
    money = ware[1].money
    cost, owned = price(game, game.cards[ware[0]], ware[1]), money.fact.of(player)
    if cost is None:
        why.append(Refusal("no_price", (face_id,)))
    elif cost > owned and money is PERSUASION:
        why.append(Refusal("persuasion", (face_id, cost, owned)))
    elif cost > owned:
        why.append(Refusal("too_dear", (face_id, cost, owned, money.id)))
    if action.args[-1] == "top" and not may_top(game, player, ware[1]):
        why.append(Refusal("not_to_top"))
    return why


def acquire(game: Game, player: Player, ware: Ware, to: str = "") -> None:
    """Take a card from where it lies; fill its place; then its own box (R18.6, R18.7)."""
    card, market = ware
    if market.to is not None:
        place = take(game, player, ware)
        zone: list[CardNumber] = getattr(player, to) if to else market.to.of(player)
        zone.append(card)
        if game.events is not None:
            game.tell(events.CardMoved, player.seat, card, market.id, to or market.to.name, acquired=market.cards)
        refill(game, market, place)
        if to == HAND:
            in_hand(game, player, [card])
    face = game.cards[card]
    if face.ability:
        game.rules.refresh(game, player.seat)
        _hear_late(game, player, card)
    # U18.11: its own box, what listens, the contract, then what waits for it.
    due = [Item(player.seat, card, printed) for printed in face.acquired] if face.acquired else []
    if market.cards:
        if "acquired" in game.rules.listeners[player.seat]:
            due += gather(game, "acquired", player.seat, (card,))
        if game.turn.seat == player.seat:
            game.turn.acquired += (face.id,)
            if game.turn.each_acquired:
                due += [Item(player.seat, NO_CARD, printed) for printed in game.turn.each_acquired]
    if due:
        happen(game, due)


def _hear_late(game: Game, player: Player, card: CardNumber) -> None:
    """What comes to the seat in its Reveal turn, or among what it has won, still counts there (QX5, R20.10)."""
    turn = game.turn
    if turn.seat == player.seat and turn.stage == REVEAL_STAGE:
        for item in heard_late(game, "revealed", player.seat, card):
            add(game, turn.items, item)
    for frame in game.stack:
        if isinstance(frame, Window) and (frame.window, frame.seat) == (WIN, player.seat):
            frame.items += heard_late(game, "conflict_won", player.seat, card)


def take(game: Game, player: Player, ware: Ware) -> int:
    """Remove a card from where it lies; which place of a row is empty now."""
    card, market = ware
    zone = market.zone.of(player if market.own else game)
    if market.stacks:
        for stack in zone:
            if card in stack:
                stack.remove(card)
                if stack and market.stock:
                    show(game, stack[-1])
    else:
        place: int = zone.index(card)
        del zone[place]
        return place
    return 0


def remove(game: Game, ware: Ware, seat: Seat = NOBODY) -> int:
    """A card leaves the game from where it lies, because of a seat or by the rules; which place is empty now."""
    place = take(game, game.players[max(seat, 0)], ware)
    game.trashed.append(ware[0])
    game.tell(events.CardMoved, seat, ware[0], ware[1].id, "trashed")
    return place


def trash_usurped(game: Game, player: Player) -> None:
    """The card of the Row that has sent an agent together with another leaves the game, and the Row is filled (QI1)."""
    card, row = game.turn.usurped, game.edition.market_by_id[ROW.id]
    game.turn.usurped = NO_CARD
    refill(game, row, remove(game, (card, row), player.seat))
    fire(game, "trashed", player.seat, card, game.cards[card].trashed)


def deal_markets(game: Game, at: int) -> None:
    """Shuffle what a market is dealt from, its cards numbered from here on, and lay out what lies open (R2.5)."""
    for market in game.edition.markets:
        size = sum(card.copies for card in market.stock)
        if size:
            deck = list(range(at, at + size))
            at += size
            game.chance.shuffle(deck)
            if market.deck is not None:
                market.deck.set(game, deck)
            else:  # open, or in face-down stacks with the top ones turned up
                stacks = [deck[n :: market.places] for n in range(market.places)]
                market.zone.set(game, stacks if market.stacks else deck)
                for card in market.lying(game, game.players[0]):
                    game.known[card] = EVERYBODY
        refill(game, market)


def refill(game: Game, market: Market, place: int | None = None) -> None:
    """A row has as many cards as it has places while the deck lasts (R18.5, R18.9)."""
    if market.deck is None:
        return
    row, deck = market.zone.of(game), market.deck.of(game)
    while len(row) < market.places and deck:
        card = deck.pop()
        if market.in_place and place is not None:
            row.insert(place, card)
        else:
            row.append(card)
        show(game, card)
        if game.events is not None:
            game.tell(events.CardMoved, NOBODY, card, DECK, market.id)
