"""What a game is composed of besides its pieces: its course, and what each seat makes of the rules by what it owns.

A seat's rules are composed anew when something with abilities is gained, lost or turned; the rest of the engine reads
the result. They are shared by all games in which a seat of that edition owns the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import frozen

from dune_desktop.engine.abilities import (
    GOODS,
    Ability,
    AcquiresToTop,
    Barred,
    Common,
    CostLess,
    GainsMore,
    Offers,
    Owned,
    Passive,
    Stronger,
    When,
)
from dune_desktop.engine.derived import derived
from dune_desktop.engine.effects.meanings import If
from dune_desktop.engine.effects.sending import UNCHANGED, Sending
from dune_desktop.engine.items import Item, Printed
from dune_desktop.engine.names import NO_CARD, SEATS

if TYPE_CHECKING:
    from dune_desktop.engine.abilities import Standing
    from dune_desktop.engine.decisions import Decision
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.frames.flow import Round
    from dune_desktop.engine.frames.send import Send
    from dune_desktop.engine.names import CardNumber, Seat
    from dune_desktop.engine.rivals import buying
    from dune_desktop.engine.rivals.turn import RivalTurn
    from dune_desktop.engine.state import Game, Player, Table
    from dune_desktop.engine.units import UnitKind

Price = tuple[int, int, int]
"""Solari, spice, water."""


#: No space costs more of a resource, and seldom has a seat more.
MOST = 40
#: For a seat that did something, with what it did it to.
Hears = Callable[["Game", "Seat", tuple[int, ...]], "list[Item]"]
#: Whose it is, what it listens to, its effect, and the piece that carries it.
Listener = tuple["Seat", When, Printed, "CardNumber"]
_Kind = TypeVar("_Kind", bound=Ability)
_Step = TypeVar("_Step")


@frozen(eq=False)
class Tariff:
    """What the spaces cost a seat."""

    #: By space: the prices to choose from.
    prices: tuple[tuple[Price, ...], ...]
    #: By resource and amount owned: the spaces (bit mask) whose price that amount covers.
    affordable: tuple[tuple[int, ...], ...]


@frozen(eq=False)
@derived
class SeatRules:
    """What a seat's possessions make of the printed rules, the same in every game of an edition."""

    #: Everything that counts, by its class.
    abilities: dict[type[Ability], tuple[Ability, ...]]
    #: At first, and once anybody has a Swordmaster.
    tariffs: tuple[Tariff, Tariff]
    #: What every agent is sent with.
    sending: Sending
    listens: tuple[tuple[When, Printed, CardNumber], ...]
    #: By kind of question what may be done there, for each seat that could own all this.
    offers: tuple[dict[str, tuple[Item, ...]], ...]
    #: The kinds of questions where it is asked because of what it may do.
    prompts: frozenset[str]
    #: The addresses of what is no reason to ask, and no move in a Combat.
    beside: frozenset[str]
    #: The strength of a unit, by its kind.
    strengths: dict[UnitKind, int]
    #: What the seat has no part in.
    barred: frozenset[str]
    #: The numbers of the pieces that all this comes from.
    pieces: frozenset[CardNumber]

    @cached_property
    def to_top(self) -> bool:
        """What the seat acquires may always go on top of its deck."""
        return AcquiresToTop in self.abilities

    @cached_property
    def changes_gains(self) -> bool:
        """What the seat gains is not always what it is given."""
        return GOODS in self.barred or GainsMore in self.abilities

    @cached_property
    def fixed(self) -> Tariff | None:
        """The tariff, where nobody's Swordmaster changes it."""
        first, later = self.tariffs
        return first if later is first else None

    def all_of(self, kind: type[_Kind]) -> tuple[_Kind, ...]:
        """The abilities of a class."""
        return self.abilities.get(kind, ())  # type: ignore[return-value]

    def gained(self, goods: Price, own_turn: bool) -> Price:
        """What the seat has of these resources when it gains them; negative amounts are paid."""
        if GOODS in self.barred:
            goods = min(goods[0], 0), min(goods[1], 0), min(goods[2], 0)
        for ability in self.all_of(GainsMore) if own_turn else ():
            solari, spice, water = (n + more if n > 0 else n for n, more in zip(goods, ability.more, strict=True))
            goods = solari, spice, water
        return goods

    def tariff(self, players: Iterable[Player]) -> Tariff:
        """What spaces cost now (U19.2)."""
        for player in players:
            if player.swordmaster:
                return self.tariffs[1]
        return self.tariffs[0]


@frozen(eq=False, kw_only=True)
@derived
class Course:
    """The course of a game. Other ways to play put their own phases and steps among these."""

    #: What is dealt besides the decks, and who is First Player.
    dealing: tuple[Callable[[Game], None], ...]

    #: The phases of a round; one returns True to be called again after what it pushed.
    phases: tuple[Callable[[Round, Game], bool | None], ...]
    #: The steps of sending an agent; each pushes one frame at most.
    sending: tuple[Callable[[Send, Game, Player], None], ...]
    #: What goes with an agent that leaves its leader, or a space, for another space.
    departing: tuple[Callable[[Game, Player, int, int], None], ...] = ()
    #: What comes when the stack is empty: the next round, or the end of the game.
    next_frame: Callable[[Game], None]
    #: What only the winner of a Conflict does, after all rewards.
    spoils: tuple[Callable[[Game, Player], None], ...] = ()
    #: The seats from the First Player on, where that is not just clockwise.
    seating: Callable[[Table], list[Seat]] | None = None
    #: Answers for seats that the rules play; gives back what a person is to be asked.
    answer: Callable[[Game, Decision], Decision | None] | None = None
    #: The steps of their turns; each pushes one frame at most.
    rival_turn: tuple[Callable[[RivalTurn, Game, Player], None], ...] = ()
    #: What a victory point costs them, in the order in which they look at it.
    rival_prices: tuple[buying.Price, ...] = ()
    #: The order in which they take posts, after those of factions (S6.2).
    rival_posts: tuple[str, ...] = ()
    #: Spaces whose only use is influence: smart Rivals pass them over where that is wasted (S9.1).
    rival_shuns: tuple[str, ...] = ()
    #: When a Reveal turn begins, before the hand is revealed.
    before_reveal: tuple[Callable[[Game, Player], None], ...] = ()
    #: After a person's Reveal turn.
    after_reveal: tuple[Callable[[Game, Player], None], ...] = ()
    #: What the rules themselves do at a point, after what listens there: it gives items that are due now.
    hears: tuple[tuple[str, Hears], ...] = ()
    #: What every seat has by the rules.
    common: tuple[Common, ...] = ()
    #: Steps that are no longer in these lists, each with what stands in its place.
    replaced: tuple[tuple[Any, Any], ...] = ()
    #: What a seat owns besides its leader that has abilities.
    owned: tuple[Callable[[Table, Player], Iterable[Owned]], ...] = ()

    @cached_property
    def heard(self) -> dict[str, tuple[Hears, ...]]:
        """By point, what the rules themselves do there."""
        points = dict.fromkeys(point for point, _ in self.hears)
        return {point: tuple(hear for other, hear in self.hears if other == point) for point in points}

    def standing(self, step: _Step) -> _Step:
        """The step, or what stands in its place."""
        for old, new in self.replaced:
            step = new if old is step else step
        return step


@frozen(eq=False)
class Rules:
    """The composed rules of one game, shared by all its clones."""

    seats: tuple[SeatRules, ...]
    #: By seat: what listens at each point to what that seat does, those to whom it belongs in order.
    listeners: tuple[dict[str, tuple[Listener, ...]], ...]
    #: By seat and kind of question: what it may do there.
    offers: tuple[dict[str, tuple[Item, ...]], ...]
    course: Course

    def listened_to(self, point: str) -> bool:
        """Something listens there, whoever does something."""
        for heard in self.listeners:  # noqa: SIM110 (as of arrows)
            if point in heard:
                return True
        return False

    def refresh(self, table: Table, seat: Seat) -> None:
        """Something with abilities came to the seat, went or was turned: its rules are composed anew."""
        own = _of_seat(table, table.players[seat])
        table.rules = _rules(self.course, (*self.seats[:seat], own, *self.seats[seat + 1 :]))


def rules_of(table: Table) -> Rules:
    """The rules for the table as it is: of the course, and of what every seat owns."""
    return _rules(table.rules.course, tuple(_of_seat(table, player) for player in table.players))


def _of_seat(table: Table, player: Player) -> SeatRules:
    course = table.rules.course
    owned: list[Owned] = [(player.leader, NO_CARD)]
    owned += [(table.cards[card], card) for card in player.played if table.cards[card].ability]
    for things in course.owned:
        owned += things(table, player)
    owned += [(thing, NO_CARD) for thing in course.common]
    return seat_rules(table.edition, tuple(owned))


@lru_cache(256)  # of many editions, if every game leaves out other cards
def _rules(course: Course, seats: tuple[SeatRules, ...]) -> Rules:
    listeners: list[dict[str, tuple[Listener, ...]]] = [dict.fromkeys(course.heard, ()) for _ in seats]
    for owner, rules in enumerate(seats):
        for when, printed, card in rules.listens:
            hearing = listeners[:owner] + listeners[owner + 1 :] if when.others else listeners[owner : owner + 1]
            for heard in hearing:
                heard[when.point] = (*heard.get(when.point, ()), (owner, when, printed, card))
    offers = tuple(rules.offers[seat] for seat, rules in enumerate(seats))
    return Rules(seats, tuple(listeners), offers, course)


def addressed(owner: Standing) -> Iterator[tuple[str, Ability]]:
    """Its abilities, each with a name of its own for its effect: ``grapnel.plot``, ``grapnel.plot2``."""
    taken: dict[str, int] = {}
    for number, ability in enumerate(owner.ability, 1):
        address = ability.address(owner.id, number)
        taken[address] = times = taken[address] + 1 if address in taken else 1
        yield (address if times == 1 else f"{address}{times}"), ability


@lru_cache(256)
def _printed_of(owner: Standing) -> tuple[tuple[tuple[When, Printed], ...], tuple[tuple[str, Printed], ...]]:
    """What it listens to, and what it offers in which window."""
    listens, offers = [], []
    for address, ability in addressed(owner):
        when = ability.trigger()
        if when is not None:
            effect = when.effect if when.condition is None else If(when.condition, when.effect)
            listens.append((when, Printed(address, effect)))
        elif isinstance(ability, Offers):
            offers.append((ability.window, Printed(address, ability.effect)))
    return tuple(listens), tuple(offers)


@lru_cache(256)
def seat_rules(edition: Edition, owned: tuple[Owned, ...]) -> SeatRules:
    """What possessions change, the leader's and all others alike."""
    abilities: dict[type[Ability], tuple[Ability, ...]] = {}
    listens: list[tuple[When, Printed, CardNumber]] = []
    offers: dict[str, tuple[tuple[CardNumber, Printed], ...]] = {}
    discounts: dict[int, int] = {}
    strengths = {kind: kind.strength for kind in edition.units}
    sending = UNCHANGED
    prompts: set[str] = set()
    beside: set[str] = set()
    barred: set[str] = set()
    for thing, card in owned:
        heard, offered = _printed_of(thing)
        listens += [(when, printed, card) for when, printed in heard]
        for window, printed in offered:
            offers[window] = (*offers.get(window, ()), (card, printed))
        for ability in thing.ability:
            abilities[type(ability)] = (*abilities.get(type(ability), ()), ability)
            if isinstance(ability, Barred):
                barred.update(ability.things)
            elif isinstance(ability, CostLess):
                discounts[ability.icon] = discounts.get(ability.icon, 0) + ability.solari
            elif isinstance(ability, Stronger):
                strengths |= {kind: n + ability.strength for kind, n in strengths.items() if kind.id == ability.unit}
            elif isinstance(ability, Offers) and not ability.beside:
                prompts.add(ability.window)
            elif isinstance(ability, Offers):
                beside.add(ability.address(thing.id, 0))
            elif isinstance(ability, Passive):
                sending = ability.effect.send(sending, edition)
    standing = tuple(
        {window: tuple(Item(seat, card, printed) for card, printed in offered) for window, offered in offers.items()}
        for seat in SEATS
    )
    pieces = frozenset(card for _, card in owned if card != NO_CARD)
    tariffs = _tariffs(edition, tuple(discounts.items()))
    return SeatRules(
        abilities, tariffs, sending, tuple(listens), standing, frozenset(prompts), frozenset(beside), strengths,
        frozenset(barred), pieces,
    )  # fmt: skip


@lru_cache(64)
def _tariffs(edition: Edition, discounts: tuple[tuple[int, int], ...]) -> tuple[Tariff, Tariff]:
    """With so many solari less for the spaces of an icon."""
    solari_less = dict(discounts)
    first, later = (
        tuple(
            tuple(_less(price, solari_less.get(space.icon, 0)) for price in prices)
            for space, prices in zip(edition.spaces, table, strict=True)
        )
        for table in (
            [tuple(offer.price for offer in space.offers) for space in edition.spaces],
            [space.later_prices for space in edition.spaces],
        )
    )
    tariff = Tariff(first, _affordable(first))
    return tariff, tariff if later == first else Tariff(later, _affordable(later))


def _less(price: Price, solari: int) -> Price:
    return max(0, price[0] - solari), price[1], price[2]


def _affordable(prices: tuple[tuple[Price, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """For each resource a row of masks by amount, up to the most that any space can cost.

    One offer of a space is the cheapest in every resource, so the rows can be looked at apart.
    """
    cheapest = [tuple(min(price[what] for price in offers) for what in range(3)) for offers in prices]
    assert all(cheap in offers and max(cheap) <= MOST for cheap, offers in zip(cheapest, prices, strict=True))
    return tuple(
        tuple(
            sum(1 << space for space, cheap in enumerate(cheapest) if cheap[what] <= amount)
            for amount in range(MOST + 1)
        )
        for what in range(3)
    )
