"""What a game is composed of besides its pieces: listeners, costs and blocked agents, gathered once at setup.

Leaders (and, later, rules modules) are asked here; the rest of the engine reads the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from attrs import field, frozen

from dune_desktop.engine.abilities import CostLess, HarvestLess, Passive, SeesTop, TakesSardaukar, When
from dune_desktop.engine.conditions import IsSide
from dune_desktop.engine.effects.base import Effect, If
from dune_desktop.engine.effects.sending import IgnoreAgents
from dune_desktop.engine.items import Printed

if TYPE_CHECKING:
    from dune_desktop.engine.decisions import Decision
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.frames.flow import Round
    from dune_desktop.engine.frames.send import Send
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.printed import Leader
    from dune_desktop.engine.state import Game, Player, Table

Price = tuple[int, int, int]
"""Solari, spice, water."""


Listener = tuple["Seat", When, Printed]


@frozen(eq=False)
class Tariff:
    """What the spaces cost a seat."""

    #: By space: the prices to choose from.
    prices: tuple[tuple[Price, ...], ...]
    #: By resource and amount owned: the spaces (bit mask) whose price that amount covers.
    affordable: tuple[tuple[int, ...], ...]


@frozen(eq=False)
class SeatRules:
    """What a leader makes of the printed rules, the same in every game of an edition."""

    #: At first, and once anybody has a Swordmaster.
    tariffs: tuple[Tariff, Tariff]
    #: Spaces (bit mask) where foreign agents never block.
    ignore_agents: int
    harvest_less: HarvestLess | None
    sees_top: bool
    takes_sardaukar: bool
    listens: tuple[tuple[When, Printed], ...]

    #: The tariff, where nobody's Swordmaster changes it.
    fixed: Tariff | None = field(init=False)

    @fixed.default
    def _fixed(self) -> Tariff | None:
        first, later = self.tariffs
        return first if later is first else None

    def tariff(self, players: Iterable[HasSwordmaster]) -> Tariff:
        """What spaces cost now (U19.2)."""
        for player in players:
            if player.swordmaster:
                return self.tariffs[1]
        return self.tariffs[0]


class HasSwordmaster(Protocol):
    """A player, or what is seen of one."""

    @property
    def swordmaster(self) -> bool: ...


@frozen(eq=False, kw_only=True)
class Course:
    """The course of a game. Other ways to play put their own phases and steps among these."""

    #: What is dealt besides the decks, and who is First Player.
    dealing: tuple[Callable[[Game], None], ...]

    #: The phases of a round; one returns True to be called again after what it pushed.
    phases: tuple[Callable[[Round, Game], bool], ...]
    #: The steps of sending an agent; each pushes one frame at most.
    sending: tuple[Callable[[Send, Game, Player], None], ...]
    #: What comes when the stack is empty: the next round, or the end of the game.
    next_frame: Callable[[Game], None]
    #: What only the winner of a Conflict does, after all rewards.
    spoils: tuple[Callable[[Game, Player], None], ...] = ()
    seating: Callable[[Table], list[Seat]] | None = None
    answer: Callable[[Game, Decision], Decision | None] | None = None
    #: After a person's Reveal turn.
    after_reveal: tuple[Callable[[Game, Player], None], ...] = ()
    #: What a seat may do in its endgame window besides playing intrigue cards.
    endgame: tuple[Printed, ...] = ()


@frozen(eq=False)
class Rules:
    """The composed rules of one game, shared by all its clones."""

    seats: tuple[SeatRules, ...]
    #: What listens at each point, seats in order.
    listeners: dict[str, tuple[Listener, ...]]
    course: Course
    #: The seats from the First Player on, where that is not just clockwise.
    seating: Callable[[Table], list[Seat]] | None = None
    #: Answers for seats that the rules play; gives back what a person is to be asked.
    answer: Callable[[Game, Decision], Decision | None] | None = None


def compose(edition: Edition, leaders: list[Leader]) -> Rules:
    """The rules of a game with these leaders."""
    seats = tuple(seat_rules(edition, leader) for leader in leaders)
    listeners: dict[str, tuple[Listener, ...]] = {}
    for seat, rules in enumerate(seats):
        for when, printed in rules.listens:
            listeners[when.point] = (*listeners.get(when.point, ()), (seat, when, printed))
    course = edition.course
    return Rules(seats, listeners, course, course.seating, course.answer)


@lru_cache(256)  # of many editions, if every game leaves out other cards
def seat_rules(edition: Edition, leader: Leader) -> SeatRules:
    """Gather what a leader changes."""
    discount: dict[int, int] = {}
    ignore = 0
    less: HarvestLess | None = None
    listens: list[tuple[When, Printed]] = []
    for side in leader.sides:
        for number, ability in enumerate(side.ability, 1):
            if isinstance(ability, When):
                listens.append((ability, Printed(f"{side.id}.ability.{number}", _effect(leader, side, ability))))
    for ability in leader.ability:
        if isinstance(ability, CostLess):
            discount[ability.icon] = ability.solari
        elif isinstance(ability, HarvestLess):
            less = ability
        elif isinstance(ability, Passive) and isinstance(ability.effect, IgnoreAgents):
            ignore |= ability.effect.spaces(edition)
    sees_top = any(isinstance(ability, SeesTop) for ability in leader.ability)
    takes = any(isinstance(ability, TakesSardaukar) for ability in leader.ability)
    return SeatRules(_tariffs(edition, discount), ignore, less, sees_top, takes, tuple(listens))


def _effect(leader: Leader, side: Leader, ability: When) -> Effect:
    """With its condition, and only while its side of the leader is up."""
    effect = ability.effect if ability.condition is None else If(ability.condition, ability.effect)
    return effect if leader.other_side is None else If(IsSide(side.id), effect)


def _tariffs(edition: Edition, discount: dict[int, int]) -> tuple[Tariff, Tariff]:
    first, later = (
        tuple(
            tuple(_less(price, discount.get(space.icon, 0)) for price in prices)
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
    """For each resource a row of masks by amount, up to what the dearest space costs.

    One offer of a space is the cheapest in every resource, so the rows can be looked at apart.
    """
    cheapest = [tuple(min(price[what] for price in offers) for what in range(3)) for offers in prices]
    assert all(cheap in offers for cheap, offers in zip(cheapest, prices, strict=True))
    return tuple(
        tuple(
            sum(1 << space for space, cheap in enumerate(cheapest) if cheap[what] <= amount)
            for amount in range(max(cheap[what] for cheap in cheapest) + 1)
        )
        for what in range(3)
    )
