"""Standing abilities of leaders: what ``rules`` gathers when a game is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from dune_desktop.engine.conditions import Condition
    from dune_desktop.engine.effects.base import Effect


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
    #: Not again while it is still open.
    once: bool = False
    #: Listens to what opponents do, not to the own seat.
    others: bool = False


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
class StartWithout(Ability):
    """A card of the starting deck goes back to the box."""

    card: str


@frozen
class TakesSardaukar(Ability):
    """The Sardaukar contracts are set aside; this seat may take one in place of a contract that lies open."""


@frozen
class Passive(Ability):
    """A word of sending that always counts for this leader."""

    effect: Effect
