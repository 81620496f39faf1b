"""What is printed for seats that the rules play: Hagal cards, Rivals, levels of difficulty."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.abilities import (
    BONUSES,
    COMBAT_CARDS,
    CONTRACTS,
    GOODS,
    POINTS,
    REWARDS,
    Barred,
    Common,
    CountsAs,
)
from dune_desktop.engine.derived import by_id, derived
from dune_desktop.engine.items import Component, Printed, box
from dune_desktop.engine.names import NO_CARD
from dune_desktop.engine.rivals.variants import EXPERT_DEPLOYMENT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dune_desktop.engine.abilities import Ability, Owned
    from dune_desktop.engine.conditions import Condition
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.engine.printed import Leader, Space
    from dune_desktop.engine.rules import Course
    from dune_desktop.engine.state import Player, Table

SOLO, TWO = "solo", "two"
MODES = (SOLO, TWO)
SMART_POLITICS, BRUTAL_ESCALATION = "smart_politics", "brutal_escalation"
ROW_DICE = "row_dice"
VARIANTS = (SMART_POLITICS, BRUTAL_ESCALATION, EXPERT_DEPLOYMENT, ROW_DICE)


@frozen(eq=False, init=False)
class Side:
    """A space of a Hagal card: when it is the one to look at, and what the card gives there.

    Addresses have the space, or ``of``, where another card of the deck gives something else there.
    """

    space: str
    when: Condition | None
    box: tuple[Printed, ...]

    def __init__(self, space: str, *effects: Effect, when: Condition | None = None, of: str = "") -> None:
        self.__attrs_init__(space, when, box(of or space, "hagal", effects))


@frozen(eq=False, init=False)
class HagalCard(Component):
    """A House Hagal card: where its agent goes, or what it does without one, and its swords."""

    copies: int
    swords: int
    #: The first of them that is to be looked at counts; none: the card is ignored.
    sides: tuple[Side, ...]
    #: What it does by itself: it sends no agent, and another card is turned up after that (S4.2).
    box: tuple[Printed, ...]
    reshuffle: bool

    def __init__(
        self,
        id: str,  # noqa: A002
        *printed: Side | Effect,
        copies: int = 1,
        swords: int = 0,
        reshuffle: bool = False,
    ) -> None:
        sides = tuple(one for one in printed if isinstance(one, Side))
        effects = tuple(one for one in printed if not isinstance(one, Side))
        self.__attrs_init__(id, copies, swords, sides, box(id, "hagal", effects), reshuffle)


@frozen(eq=False, kw_only=True)
@derived
class Rival:
    """A Rival: its signet ring is its leader's, who has no standing ability here."""

    leader: Leader
    #: Left to right; empty: a person breaks ties between factions.
    priorities: tuple[int, ...] = ()
    #: Solari, spice, intrigue cards and water that its Swordmaster costs it; 0: there is none to be bought.
    value: int = 0
    scheme: Printed | None = None
    #: Scores no points and can't win; with its Swordmaster it gains no resources (S9.5).
    streamlined: bool = False
    #: It gains resources, rewards and points, and takes control; the spoiler of two players does not (B2.3).
    thrives: bool = True
    #: In which modes it may play.
    modes: tuple[str, ...] = MODES
    product: str = ""

    @property
    def id(self) -> str:
        return self.leader.id

    @cached_property
    def scores(self) -> bool:
        """It gains victory points and can win."""
        return self.thrives and not self.streamlined

    @property
    def ability(self) -> tuple[Ability, ...]:
        """It has no part in bonuses of tracks (B1.3), contracts (S7.5), cards in a Combat (S10.2), and more."""
        barred = [BONUSES, CONTRACTS, COMBAT_CARDS]
        if not self.scores:
            barred.append(POINTS)
        if not self.thrives:  # B2.3
            barred += [GOODS, REWARDS]
        return (Barred(tuple(barred)),)


#: Rivals of a solo game count as having two copies of The Spice Must Flow (B3.10).
_ALONE = Common("alone", (CountsAs(2),))
#: With its Swordmaster a streamlined Rival gains no resources any more (S9.5).
_EQUIPPED = Common("equipped", (Barred((GOODS,)),))


def rivals_own(table: Table, player: Player) -> Iterator[Owned]:
    """What a Rival has of abilities."""
    if player.rival is not None:
        yield player.rival, NO_CARD
        if table.edition.level is not None:
            yield _ALONE, NO_CARD
        if player.rival.streamlined and player.swordmaster:
            yield _EQUIPPED, NO_CARD


@frozen(eq=False, kw_only=True)
class Level(Component):
    """A level of difficulty of the solo game."""

    variants: tuple[str, ...] = ()
    #: What the person starts with besides the usual.
    person: Effect | None = None
    #: Troops in a Rival's garrison, and its intrigue cards, at the start.
    garrison: int = 3
    intrigue: int = 0
    #: Conflict cards above the Rivals' Swordmasters; 0: they buy them.
    above: int = 0
    #: Spaces that take the place of those with the same id.
    spaces: tuple[Space, ...] = ()


@frozen(eq=False, kw_only=True)
@derived
class Automa:
    """All that an edition has for a mode of play: the deck, the Rivals, the levels."""

    mode: str
    #: How many Rivals there are besides the people.
    seats: int
    deck: tuple[HagalCard, ...]
    course: Course
    rivals: tuple[Rival, ...]
    levels: tuple[Level, ...] = ()
    #: The variants that can be ticked.
    variants: tuple[str, ...] = ()
    #: Advised for a first game.
    advised: tuple[str, ...] = ()
    product: str = ""

    rival_by_id: dict[str, Rival] = by_id("rivals")
    level_by_id: dict[str, Level] = by_id("levels")
