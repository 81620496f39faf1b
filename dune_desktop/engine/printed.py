"""What is printed: cards, spaces, leaders, tracks, and the edition that holds them. Frozen, shared by all games.

A box is given as it stands on the component, one effect or a tuple of them, and kept as addressed icons.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from attrs import Converter, field, frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.effects.influence import InfluenceVisited
from dune_desktop.engine.effects.sending import SendAnywhere
from dune_desktop.engine.items import Printed, box
from dune_desktop.engine.names import FACTIONS, ICONS, mask

if TYPE_CHECKING:
    from dune_desktop.engine.conditions import Condition
    from dune_desktop.engine.effects.gains import Pay
    from dune_desktop.engine.rules import Ability, Price

STARTER, IMPERIUM, RESERVE = "starter", "imperium", "reserve"
PLOT, COMBAT, WIN, ENDGAME = "plot", "combat", "win", "endgame"


def _box(name: str) -> Any:
    """A field for a printed box: effects in, addressed icons kept."""

    def convert(effects: Effect | tuple[Effect, ...], self: Any) -> tuple[Printed, ...]:
        return box(self.id, name, effects if isinstance(effects, tuple) else (effects,))

    return field(default=(), kw_only=True, repr=False, converter=Converter(convert, takes_self=True))


def _sorted(numbers: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(numbers))


@frozen(eq=False)
class Card:
    """A card of a personal deck: starting, Imperium or Reserve."""

    id: str
    kind: str = field(default=IMPERIUM, kw_only=True)
    copies: int = field(default=1, kw_only=True)
    #: Persuasion; None: can't be bought, nor acquired by effects that name a cost.
    cost: int | None = field(default=None, kw_only=True)
    factions: tuple[int, ...] = field(default=(), kw_only=True, converter=_sorted)
    icons: tuple[int, ...] = field(default=(), kw_only=True, converter=_sorted)
    #: What changes where its agent may go, from the moment that it is played.
    sending: tuple[Printed, ...] = _box("sending")
    agent: tuple[Printed, ...] = _box("agent")
    reveal: tuple[Printed, ...] = _box("reveal")
    acquired: tuple[Printed, ...] = _box("acquired")
    trashed: tuple[Printed, ...] = _box("trashed")
    discarded: tuple[Printed, ...] = _box("discarded")
    icon_mask: int = field(init=False, repr=False)
    #: Its own text sends the agent, to any space.
    anywhere: bool = field(init=False, repr=False)
    acquire: Action = field(init=False, repr=False)
    acquire_top: Action = field(init=False, repr=False)

    @icon_mask.default
    def _icon_mask(self) -> int:
        return mask(self.icons)

    @anywhere.default
    def _anywhere(self) -> bool:
        return any(isinstance(printed.effect, SendAnywhere) for printed in self.sending)

    @acquire.default
    def _acquire(self) -> Action:
        return Action.of("acquire", self.id)

    @acquire_top.default
    def _acquire_top(self) -> Action:
        return Action.of("acquire", self.id, "top")


@frozen(eq=False)
class Intrigue:
    """An intrigue card; each box is usable at its own time. ``reveal``: waits for this round's Reveal turn."""

    id: str
    copies: int = field(default=1, kw_only=True)
    #: What must hold for playing it at all, besides its text.
    when: Condition | None = field(default=None, kw_only=True)
    plot: tuple[Printed, ...] = _box("plot")
    reveal: tuple[Printed, ...] = _box("reveal")
    combat: tuple[Printed, ...] = _box("combat")
    win: tuple[Printed, ...] = _box("win")
    endgame: tuple[Printed, ...] = _box("endgame")
    play: Action = field(init=False, repr=False)

    @play.default
    def _play(self) -> Action:
        return Action.of("play", self.id)

    def box(self, window: str) -> tuple[Printed, ...]:
        """What the card does in a window; one that waits for the Reveal turn is played like a plot."""
        return {PLOT: self.plot or self.reveal, COMBAT: self.combat, WIN: self.win, ENDGAME: self.endgame}[window]


@frozen(eq=False)
class Conflict:
    """A Conflict card with the rewards of its places."""

    id: str
    level: int = field(kw_only=True)
    first: tuple[Printed, ...] = _box("first")
    second: tuple[Printed, ...] = _box("second")
    third: tuple[Printed, ...] = _box("third")
    #: The space that it is about: control, and the defence bonus (R10.2).
    controls: str | None = field(default=None, kw_only=True)

    def reward(self, place: int) -> tuple[Printed, ...]:
        """The box of a place, 1 to 3."""
        return (self.first, self.second, self.third)[place - 1]


@frozen(eq=False)
class Offer:
    """One way to use a space: what it costs, and what that gives."""

    cost: Pay | None
    effects: tuple[Effect, ...]

    @property
    def price(self) -> Price:
        """The printed cost."""
        return (0, 0, 0) if self.cost is None else (self.cost.solari, self.cost.spice, self.cost.water)


@frozen(eq=False)
class Space:
    """A board space. Most have one offer; where the amount paid is chosen, there is one for each."""

    id: str
    icon: int
    offers: tuple[Offer, ...] = field(kw_only=True)
    combat: bool = field(default=False, kw_only=True)
    maker: bool = field(default=False, kw_only=True)
    requires: tuple[Condition, ...] = field(default=(), kw_only=True)
    #: The influence that a visit to a faction's space gives (R7.2).
    visit: tuple[Printed, ...] = field(init=False, repr=False)
    #: What the seat in control gains whenever an agent arrives.
    control: tuple[Printed, ...] = _box("control")
    #: What an agent that still stands here gives in the Reveal turn.
    reveal: tuple[Printed, ...] = _box("reveal")
    boxes: tuple[tuple[Printed, ...], ...] = field(init=False, repr=False)

    @visit.default
    def _visit(self) -> tuple[Printed, ...]:
        return () if self.faction is None else (Printed(f"{self.id}.influence", InfluenceVisited()),)

    @boxes.default
    def _boxes(self) -> tuple[tuple[Printed, ...], ...]:
        several = len(self.offers) > 1
        return tuple(
            box(self.id, f"{chr(ord('a') + n)}" if several else "", offer.effects)
            for n, offer in enumerate(self.offers)
        )

    @property
    def faction(self) -> int | None:
        """The faction whose space it is."""
        return self.icon if self.icon < len(FACTIONS) else None


def space(
    space_id: str,
    icon: int,
    *effects: Effect,
    cost: Pay | None = None,
    offers: tuple[Offer, ...] = (),
    **printed: Any,
) -> Space:
    """A board space with its cost and effects, or with several offers."""
    return Space(space_id, icon, offers=offers or (Offer(cost, effects),), **printed)


@frozen(eq=False)
class Track:
    """A faction's influence track with its bonus at 4."""

    faction: int
    bonus: Effect
    printed: Printed = field(init=False, repr=False)

    @printed.default
    def _printed(self) -> Printed:
        return Printed(f"track.{FACTIONS[self.faction]}", self.bonus)


@frozen(eq=False)
class Leader:
    """A leader: standing abilities on the left, the signet ring's effect on the right."""

    id: str
    complexity: int = field(kw_only=True)
    ability: tuple[Ability, ...] = field(kw_only=True)
    signet: Effect = field(kw_only=True)


@frozen(eq=False)
class Edition:
    """All that is printed for one game: the engine names no card, it reads this value."""

    id: str
    starters: tuple[Card, ...] = field(kw_only=True)
    imperium: tuple[Card, ...] = field(kw_only=True)
    reserve: tuple[Card, ...] = field(kw_only=True)
    intrigues: tuple[Intrigue, ...] = field(kw_only=True)
    conflicts: tuple[Conflict, ...] = field(kw_only=True)
    leaders: tuple[Leader, ...] = field(kw_only=True)
    spaces: tuple[Space, ...] = field(kw_only=True)
    tracks: tuple[Track, ...] = field(kw_only=True)
    #: How many Conflict cards of each level, from the top (R2.2).
    conflict_levels: tuple[tuple[int, int], ...] = field(kw_only=True)
    #: Players -> starting victory points; its keys are the numbers of players.
    starting_vp: dict[int, int] = field(kw_only=True)
    row_size: int = field(default=5, kw_only=True)
    hand_size: int = field(default=5, kw_only=True)
    troops: int = field(default=12, kw_only=True)
    starting_garrison: int = field(default=3, kw_only=True)
    starting_water: int = field(default=1, kw_only=True)
    starting_agents: int = field(default=2, kw_only=True)
    #: Victory points that end the game (R23.1).
    goal: int = field(default=10, kw_only=True)

    card_by_id: dict[str, Card] = field(init=False, repr=False)
    intrigue_by_id: dict[str, Intrigue] = field(init=False, repr=False)
    conflict_by_id: dict[str, Conflict] = field(init=False, repr=False)
    leader_by_id: dict[str, Leader] = field(init=False, repr=False)
    space_index: dict[str, int] = field(init=False, repr=False)
    reserve_index: dict[str, int] = field(init=False, repr=False)
    #: By agent icon: the spaces (bit mask) that carry it; and the same for every set of icons.
    icon_spaces: tuple[int, ...] = field(init=False, repr=False)
    reach: tuple[int, ...] = field(init=False, repr=False)
    #: Spaces with a cost or a requirement, to be looked at one by one.
    guarded: tuple[int, ...] = field(init=False, repr=False)
    #: By card id: the actions that send an agent with it, by space.
    sends: dict[str, tuple[Action, ...]] = field(init=False, repr=False)
    pick_space: tuple[Action, ...] = field(init=False, repr=False)

    @card_by_id.default
    def _card_by_id(self) -> dict[str, Card]:
        return {card.id: card for card in (*self.starters, *self.imperium, *self.reserve)}

    @intrigue_by_id.default
    def _intrigue_by_id(self) -> dict[str, Intrigue]:
        return {card.id: card for card in self.intrigues}

    @conflict_by_id.default
    def _conflict_by_id(self) -> dict[str, Conflict]:
        return {card.id: card for card in self.conflicts}

    @leader_by_id.default
    def _leader_by_id(self) -> dict[str, Leader]:
        return {leader.id: leader for leader in self.leaders}

    @space_index.default
    def _space_index(self) -> dict[str, int]:
        return {space.id: index for index, space in enumerate(self.spaces)}

    @reserve_index.default
    def _reserve_index(self) -> dict[str, int]:
        return {card.id: index for index, card in enumerate(self.reserve)}

    @icon_spaces.default
    def _icon_spaces(self) -> tuple[int, ...]:
        return tuple(
            mask(tuple(index for index, space in enumerate(self.spaces) if space.icon == icon))
            for icon in range(len(ICONS))
        )

    @reach.default
    def _reach(self) -> tuple[int, ...]:
        return tuple(
            sum(spaces for icon, spaces in enumerate(self.icon_spaces) if icons >> icon & 1)
            for icons in range(1 << len(ICONS))
        )

    @guarded.default
    def _guarded(self) -> tuple[int, ...]:
        return tuple(
            index
            for index, space in enumerate(self.spaces)
            if space.requires or all(any(offer.price) for offer in space.offers)
        )

    @sends.default
    def _sends(self) -> dict[str, tuple[Action, ...]]:
        return {
            card.id: tuple(Action.of("agent", card.id, space.id) for space in self.spaces)
            for card in (*self.starters, *self.imperium, *self.reserve)
        }

    @pick_space.default
    def _pick_space(self) -> tuple[Action, ...]:
        return tuple(Action.of("pick", space.id) for space in self.spaces)
