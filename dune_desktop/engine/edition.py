"""An edition: all that is printed for one game, and how it goes. The engine names no card, it reads this value."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from attrs import field, frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.conditions import Has
from dune_desktop.engine.derived import by_id, derived, numbered
from dune_desktop.engine.effects.sending import AnotherTurn, DeployAsInCombat
from dune_desktop.engine.market import MARKETS, ROW, Market
from dune_desktop.engine.names import ICONS, mask
from dune_desktop.engine.printed import (
    Card,
    Conflict,
    Contract,
    Face,
    Faction,
    Intrigue,
    Leader,
    Objective,
    Post,
    Section,
    Space,
)
from dune_desktop.engine.rules import Course
from dune_desktop.engine.tracks import Track
from dune_desktop.engine.units import TROOP, UnitKind

if TYPE_CHECKING:
    from dune_desktop.engine.conditions import Condition
    from dune_desktop.engine.facts import SeatFacts, TableFacts
    from dune_desktop.engine.product import Recipe
    from dune_desktop.engine.rivals.printed import Automa, Level


class WaysOf(dict[int, tuple[Action, ...]]):
    """By a set of spaces (bit mask) the actions that send an agent there, made once: every turn asks for them."""

    def __init__(self, word: str, spaces: tuple[Space, ...]) -> None:
        self.actions = [(1 << n, Action.of("agent", word, space.id)) for n, space in enumerate(spaces)]

    def __missing__(self, spaces: int) -> tuple[Action, ...]:
        made = self[spaces] = (*[action for bit, action in self.actions if spaces & bit],)
        return made


class Ways(dict[str, WaysOf]):
    """Those by the word for the card, or for two that are played together."""

    def __init__(self, spaces: tuple[Space, ...]) -> None:
        self.spaces = spaces

    def __missing__(self, word: str) -> WaysOf:
        made = self[word] = WaysOf(word, self.spaces)
        return made


@frozen(eq=False, kw_only=True)
class Board:
    """What a game is played on: the board, what everybody begins with, the numbers, the course."""

    product: str = ""
    #: The parts of the board; their spaces and posts are numbered in this order.
    sections: tuple[Section, ...]
    factions: tuple[Faction, ...]
    starters: tuple[Card, ...]
    reserve: tuple[Card, ...]
    objectives: tuple[Objective, ...] = ()
    #: How many Conflict cards of each level, from the top (R2.2).
    conflict_levels: tuple[tuple[int, int], ...]
    #: Players -> starting victory points; its keys are the numbers of players.
    starting_vp: dict[int, int]
    #: How a game goes on it; with Rivals their own course does.
    course: Course
    #: What the modes with Rivals need.
    automas: tuple[Automa, ...] = ()
    spies: int = 0
    #: A Shield Wall protects the Conflicts for places that can be controlled (U10.3).
    walled: bool = False
    markets: tuple[Market, ...] = MARKETS
    #: Besides those of influence and of leaders.
    tracks: tuple[Track, ...] = ()
    #: What may stand in the Conflict, troops first.
    units: tuple[UnitKind, ...] = (TROOP,)
    #: Facts that products add to each seat and to the table.
    seat_facts: tuple[type[SeatFacts], ...] = ()
    table_facts: tuple[type[TableFacts], ...] = ()
    hand_size: int = 5
    starting_garrison: int = 3
    starting_water: int = 1
    starting_agents: int = 2
    #: A card whose number may be none is played though there is nothing to be moved.
    idle_plays: bool = True
    #: Victory points that end the game (R23.1).
    goal: int = 10
    #: The same for some numbers of players, where it is another one.
    goals: dict[int, int] = field(factory=dict)
    #: Leaders, and Rivals, whose abilities rarely come into play: for positions that say nothing about who sits there.
    quiet: tuple[str, ...] = ()
    quiet_rivals: tuple[str, ...] = ()


@frozen(eq=False, kw_only=True)
@derived
class Edition(Board):
    """All that is printed for one game: the engine names no card, it reads this value. ``compose`` makes it."""

    id: str
    recipe: Recipe
    #: The products in play; where two print the same thing, the later one wins.
    products: tuple[str, ...]
    imperium: tuple[Card, ...]
    intrigues: tuple[Intrigue, ...]
    conflicts: tuple[Conflict, ...]
    leaders: tuple[Leader, ...]
    contracts: tuple[Contract, ...]
    #: Decks of kinds that only some product has.
    decks: dict[str, tuple[Face, ...]]
    #: Of a game with Rivals, with its level; and variants of any game.
    automa: Automa | None
    level: Level | None
    variants: tuple[str, ...]
    #: The variants that can be chosen.
    choices: tuple[str, ...]
    #: Conflict cards that stay in the box while there are enough others, and cards that can't be left out.
    boxed: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()

    @cached_property
    def stock(self) -> tuple[Card, ...]:
        """What markets are dealt from besides."""
        return tuple(card for market in self.markets for card in market.stock)

    @cached_property
    def spaces(self) -> tuple[Space, ...]:
        return tuple(space for section in self.sections for space in section.spaces)

    @cached_property
    def posts(self) -> tuple[Post, ...]:
        return tuple(post for section in self.sections for post in section.posts)

    card_by_id: dict[str, Card] = by_id("starters", "imperium", "reserve", "stock")
    intrigue_by_id: dict[str, Intrigue] = by_id("intrigues")
    conflict_by_id: dict[str, Conflict] = by_id("conflicts")
    contract_by_id: dict[str, Contract] = by_id("contracts")
    market_by_id: dict[str, Market] = by_id("markets")
    unit_by_id: dict[str, UnitKind] = by_id("units")
    reserve_index: dict[str, int] = numbered("reserve")
    space_index: dict[str, int] = numbered("spaces")
    post_index: dict[str, int] = numbered("posts")

    @cached_property
    def open_markets(self) -> tuple[Market, ...]:
        """Those that a seat buys from in its Reveal turn without any effect."""
        return tuple(market for market in self.markets if market.open)

    @cached_property
    def row_size(self) -> int:
        """Places of the Imperium Row."""
        return self.market_by_id[ROW.id].places

    @cached_property
    def leader_by_id(self) -> dict[str, Leader]:
        return {side.id: side for leader in self.leaders for side in leader.sides}

    @cached_property
    def every_faction(self) -> tuple[int, ...]:
        """The factions by their numbers."""
        return tuple(range(len(self.factions)))

    @cached_property
    def faction_icons(self) -> tuple[int, ...]:
        """The icons of their spaces."""
        return tuple(ICONS.index(faction.id) for faction in self.factions)

    @cached_property
    def pick_faction(self) -> tuple[Action, ...]:
        """By Faction, the action that picks it."""
        return tuple(Action.of("pick", faction.id) for faction in self.factions)

    @cached_property
    def tops(self) -> tuple[int, ...]:
        """The last spaces of their tracks."""
        return tuple(faction.top for faction in self.factions)

    @cached_property
    def track_by_id(self) -> dict[str, Track]:
        own = (leader.training for leader in self.leaders if leader.training is not None)
        return {track.id: track for track in (*self.tracks, *own)}

    @cached_property
    def icon_spaces(self) -> tuple[int, ...]:
        """By agent icon: the spaces (bit mask) that carry it."""
        return tuple(
            mask(tuple(index for index, space in enumerate(self.spaces) if space.icon == icon))
            for icon in range(len(ICONS))
        )

    @cached_property
    def reach(self) -> tuple[int, ...]:
        """The same for every set of icons."""
        return tuple(
            sum(spaces for icon, spaces in enumerate(self.icon_spaces) if icons >> icon & 1)
            for icons in range(1 << len(ICONS))
        )

    @cached_property
    def influence_needed(self) -> tuple[tuple[int, int, int], ...]:
        """By spaces that require influence: the bit of the space, the faction, and how much."""
        return tuple(
            (1 << index, one.faction, one.n)
            for index, space in enumerate(self.spaces)
            for one in space.requires
            if isinstance(one, Has)
        )

    @cached_property
    def requirements(self) -> tuple[tuple[int, Condition], ...]:
        """What else spaces require, each with the bit of its space."""
        return tuple(
            (1 << index, one)
            for index, space in enumerate(self.spaces)
            for one in space.requires
            if not isinstance(one, Has)
        )

    @cached_property
    def ways(self) -> Ways:
        """The actions that send an agent."""
        return Ways(self.spaces)

    def goal_of(self, players: int) -> int:
        """Victory points that end a game of so many."""
        return self.goals.get(players, self.goal)

    @cached_property
    def joining(self) -> bool:
        """It has cards that send an agent together with another only."""
        return any(card.joins for card in self.card_by_id.values())

    @cached_property
    def usurping(self) -> bool:
        """It has cards that are played together with one of the Row."""
        return any(card.usurps for card in self.card_by_id.values())

    @cached_property
    def has_combat_icons(self) -> bool:
        """It has cards that let troops be deployed as on a combat space."""
        return any(one is DeployAsInCombat for card in self.card_by_id.values() for one in card.all_words)

    @cached_property
    def has_more_turns(self) -> bool:
        """It has cards that give another turn."""
        return any(AnotherTurn in card.words for card in self.card_by_id.values())

    @cached_property
    def pick_space(self) -> tuple[Action, ...]:
        return tuple(Action.of("pick", space.id) for space in self.spaces)

    @cached_property
    def makers(self) -> tuple[int, ...]:
        """Spaces that gather bonus spice."""
        return tuple(index for index, space in enumerate(self.spaces) if space.maker)

    @cached_property
    def watches(self) -> tuple[int, ...]:
        """By post: its spaces, as a bit mask."""
        return tuple(mask(tuple(self.space_index[space] for space in post.spaces)) for post in self.posts)

    @cached_property
    def post_icons(self) -> tuple[int, ...]:
        """By post: its agent icons, as a bit mask."""
        return tuple(
            mask(tuple({self.spaces[self.space_index[one]].icon for one in post.spaces})) for post in self.posts
        )

    @cached_property
    def posts_at(self) -> tuple[tuple[int, ...], ...]:
        """By space: its posts."""
        return tuple(
            tuple(post for post, spaces in enumerate(self.watches) if spaces >> space & 1)
            for space in range(len(self.spaces))
        )

    @cached_property
    def posts_with(self) -> tuple[int, ...]:
        """By set of agent icons: the posts (bit mask) of spaces with one of them."""
        return tuple(
            mask(tuple(post for post, icons in enumerate(self.post_icons) if icons & wanted))
            for wanted in range(1 << len(ICONS))
        )

    @cached_property
    def windows(self) -> frozenset[str]:
        """In which any of its intrigue cards can be played."""
        return frozenset(window for card in self.intrigues for window in card.windows)

    @cached_property
    def controllable(self) -> tuple[int, ...]:
        """Spaces with a flag."""
        return tuple(index for index, space in enumerate(self.spaces) if space.control)

    @cached_property
    def others(self) -> tuple[UnitKind, ...]:
        """Kinds besides troops."""
        return tuple(kind for kind in self.units if kind is not TROOP)

    @cached_property
    def commanded(self) -> tuple[UnitKind, ...]:
        """Those of them that wait in a garrison."""
        return tuple(kind for kind in self.others if kind.garrison is not None)

    @cached_property
    def holding(self) -> tuple[UnitKind, ...]:
        """Those that may hold spaces."""
        return tuple(kind for kind in self.units if kind.held is not None)

    @cached_property
    def expansions(self) -> tuple[str, ...]:
        """Those of its products that have joined."""
        return tuple(one for one in self.products if one in self.recipe.expansions)

    @cached_property
    def extended(self) -> bool:
        """Its games have facts that the first box knows nothing of: they are played on another board, or with more."""
        return bool(self.posts or self.automa or self.expansions)

    def sides_of(self, leader_id: str) -> tuple[str, ...]:
        """The ids of all sides of the leader that has this side."""
        sides = (tuple(side.id for side in leader.sides) for leader in self.leaders)
        return next(ids for ids in sides if leader_id in ids)

    def spied(self, posts: tuple[int, ...]) -> int:
        """The spaces (bit mask) that spies on these posts watch."""
        spaces = 0
        for post in posts:
            spaces |= self.watches[post]
        return spaces
