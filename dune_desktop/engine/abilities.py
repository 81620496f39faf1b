"""Standing abilities of whatever a seat owns: ``rules`` composes a seat's rules of them.

Something printed that has some says so in its ``ability``: a side of a leader, a card while it is in play, a tile.
An ability that only permits something is looked up by its class in ``SeatRules.abilities``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from attrs import frozen

from dune_desktop.engine.decisions import PLOT

if TYPE_CHECKING:
    from dune_desktop.engine.conditions import Condition
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.engine.effects.sending import SendingWord
    from dune_desktop.engine.names import CardNumber

#: Points of the rules at which abilities of their own class listen.
SETUP, RING_PLAYED = "setup", "ring_played"


@frozen
class Ability:
    """What something does for as long as a seat owns it."""

    def address(self, owner: str, number: int) -> str:
        """What its effect is called; ``number``: among the abilities of its owner, from 1."""
        return f"{owner}.ability.{number}"

    def trigger(self) -> When | None:
        """What it listens to."""
        return None


class Standing(Protocol):
    """Something printed that has abilities."""

    @property
    def id(self) -> str: ...
    @property
    def ability(self) -> tuple[Ability, ...]: ...
    def __hash__(self) -> int: ...


#: What a seat can be barred from: points, and so winning; resources and intrigue cards; rewards of Conflicts; bonuses
#: of influence tracks; contracts; playing intrigue cards in a Combat.
POINTS, GOODS, REWARDS, BONUSES = "points", "goods", "rewards", "bonuses"
CONTRACTS, COMBAT_CARDS = "contracts", "combat_cards"


@frozen
class Barred(Ability):
    """The seat has no part in some things."""

    things: tuple[str, ...]


@frozen
class CountsAs(Ability):
    """The seat counts as having so many copies of any card."""

    n: int


#: Something that a seat owns, and the number of its piece: NO_CARD where there is but one of it.
Owned = tuple[Standing, "CardNumber"]


@frozen(eq=False)
class Common:
    """Abilities that every seat has by the rules of the game, as if it owned something of that name."""

    id: str
    ability: tuple[Ability, ...]


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

    def trigger(self) -> When:
        return self


@frozen
class Offers(Ability):
    """May be done as often as it is possible whenever this window is open to the own seat."""

    effect: Effect
    window: str = PLOT
    #: A seat that has nothing else to do there is not asked because of it.
    beside: bool = False

    def address(self, owner: str, number: int) -> str:
        return f"{owner}.{self.window}"


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
class GainsMore(Ability):
    """In the own turn each gain of solari, spice or water brings so much more of it."""

    more: tuple[int, int, int]


@frozen
class WinsTies(Ability):
    """At the end of the game the seat stands before all that have as many points."""


@frozen
class SeesTop(Ability):
    """May look at the top card of the own deck at any time: a matter of the view only."""


@frozen
class AcquiresToTop(Ability):
    """Each card that the seat acquires may go on top of its deck."""


@frozen
class Stronger(Ability):
    """Each own unit of this kind has so much more strength."""

    unit: str
    strength: int


@frozen
class StartWith(Ability):
    """Something at the end of setup."""

    effect: Effect

    def address(self, owner: str, number: int) -> str:
        return f"{owner}.setup"

    def trigger(self) -> When:
        return When(SETUP, self.effect, item=False)


@frozen
class WithRing(Ability):
    """Something from the moment that the own ring sends an agent."""

    effect: Effect

    def address(self, owner: str, number: int) -> str:
        return f"{owner}.ring"

    def trigger(self) -> When:
        return When(RING_PLAYED, self.effect, item=False)


@frozen
class StartWithout(Ability):
    """A card of the starting deck goes back to the box."""

    card: str


@frozen
class TakesSardaukar(Ability):
    """The Sardaukar contracts are set aside; this seat may take one in place of a contract that lies open."""


@frozen
class Passive(Ability):
    """A word of sending that always counts."""

    effect: SendingWord
