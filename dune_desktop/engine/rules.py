"""What a game is composed of besides its pieces: listeners, costs and blocked agents, gathered once at setup.

Leaders (and, later, rules modules) are asked here; the rest of the engine reads the result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.effects.base import If
from dune_desktop.engine.effects.sending import IgnoreAgents
from dune_desktop.engine.items import Printed

if TYPE_CHECKING:
    from dune_desktop.engine.conditions import Condition
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.printed import Edition, Leader
    from dune_desktop.engine.state import Game

Price = tuple[int, int, int]
"""Solari, spice, water."""


@frozen
class Ability:
    """A standing ability of a leader."""


@frozen
class When(Ability):
    """A trigger: at this point of the rules, if the condition holds, this effect, as an item or at once."""

    point: str
    effect: Effect
    condition: Condition | None = None
    item: bool = True


@frozen
class CostLess(Ability):
    """Spaces with this agent icon cost less solari."""

    icon: int
    solari: int


@frozen
class HarvestLess(Ability):
    """Harvesting gives so much less spice and this effect in its place."""

    spice: int
    effect: Effect


@frozen
class SeesTop(Ability):
    """May look at the top card of the own deck at any time: a matter of the view only."""


@frozen
class StartWith(Ability):
    """Something at the end of setup."""

    effect: Effect


@frozen
class Passive(Ability):
    """A word of sending that always counts for this leader."""

    effect: Effect


Listener = tuple["Seat", When, Printed]


@frozen(eq=False)
class Rules:
    """The composed rules of one game, shared by all its clones."""

    #: What listens at each point, seats in order.
    listeners: dict[str, tuple[Listener, ...]]
    #: By seat and space: the prices to choose from.
    prices: tuple[tuple[tuple[Price, ...], ...], ...]
    #: By seat: spaces (bit mask) where foreign agents never block.
    ignore_agents: tuple[int, ...]
    harvest_less: tuple[HarvestLess | None, ...]
    sees_top: tuple[bool, ...]
    #: What comes when the stack is empty: the next round, or the end of the game.
    next_frame: Callable[[Game], None]


def compose(edition: Edition, leaders: list[Leader], next_frame: Callable[[Game], None]) -> Rules:
    """Gather what the leaders of a game change."""
    listeners: dict[str, list[Listener]] = {}
    ignore = [0] * len(leaders)
    less: list[HarvestLess | None] = [None] * len(leaders)
    sees = [False] * len(leaders)
    discounts: list[dict[int, int]] = [{} for _ in leaders]
    for seat, leader in enumerate(leaders):
        for number, ability in enumerate(leader.ability, 1):
            if isinstance(ability, When):
                effect = ability.effect if ability.condition is None else If(ability.condition, ability.effect)
                printed = Printed(f"{leader.id}.ability.{number}", effect)
                listeners.setdefault(ability.point, []).append((seat, ability, printed))
            elif isinstance(ability, CostLess):
                discounts[seat][ability.icon] = ability.solari
            elif isinstance(ability, HarvestLess):
                less[seat] = ability
            elif isinstance(ability, SeesTop):
                sees[seat] = True
            elif isinstance(ability, Passive) and isinstance(ability.effect, IgnoreAgents):
                ignore[seat] |= ability.effect.spaces(edition)
    return Rules(
        {point: tuple(those) for point, those in listeners.items()},
        tuple(
            tuple(
                tuple(_less(offer.price, discounts[seat].get(space.icon, 0)) for offer in space.offers)
                for space in edition.spaces
            )
            for seat in range(len(leaders))
        ),
        tuple(ignore),
        tuple(less),
        tuple(sees),
        next_frame,
    )


def _less(price: Price, solari: int) -> Price:
    return max(0, price[0] - solari), price[1], price[2]
