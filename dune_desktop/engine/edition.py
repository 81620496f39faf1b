"""An edition: all that is printed for one game, and how it goes. The engine names no card, it reads this value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.conditions import Has
from dune_desktop.engine.effects.sending import SendAnywhere, WaiveRequirement
from dune_desktop.engine.market import MARKETS, ROW, Market
from dune_desktop.engine.names import ICONS, SPY, mask
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
    hand_size: int = 5
    starting_garrison: int = 3
    starting_water: int = 1
    starting_agents: int = 2
    #: Victory points that end the game (R23.1).
    goal: int = 10
    #: Leaders, and Rivals, whose abilities rarely come into play: for positions that say nothing about who sits there.
    quiet: tuple[str, ...] = ()
    quiet_rivals: tuple[str, ...] = ()


@frozen(eq=False, kw_only=True)
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
    #: What may stand in the Conflict, troops first.
    units: tuple[UnitKind, ...]
    #: Facts that products add to each seat and to the table.
    seat_facts: tuple[type[SeatFacts], ...]
    table_facts: tuple[type[TableFacts], ...]
    #: Of a game with Rivals, with its level; and variants of any game.
    automa: Automa | None
    level: Level | None
    variants: tuple[str, ...]

    market_by_id: dict[str, Market] = field(init=False, repr=False)
    #: Places of the Imperium Row.
    row_size: int = field(init=False, repr=False)
    #: What markets are dealt from besides.
    stock: tuple[Card, ...] = field(init=False, repr=False)
    spaces: tuple[Space, ...] = field(init=False, repr=False)
    posts: tuple[Post, ...] = field(init=False, repr=False)
    card_by_id: dict[str, Card] = field(init=False, repr=False)
    intrigue_by_id: dict[str, Intrigue] = field(init=False, repr=False)
    conflict_by_id: dict[str, Conflict] = field(init=False, repr=False)
    leader_by_id: dict[str, Leader] = field(init=False, repr=False)
    #: The factions by their numbers, the icons of their spaces, the last spaces of their tracks, and the picks of them.
    every_faction: tuple[int, ...] = field(init=False, repr=False)
    faction_icons: tuple[int, ...] = field(init=False, repr=False)
    tops: tuple[int, ...] = field(init=False, repr=False)
    pick_faction: tuple[Action, ...] = field(init=False, repr=False)
    track_by_id: dict[str, Track] = field(init=False, repr=False)
    space_index: dict[str, int] = field(init=False, repr=False)
    reserve_index: dict[str, int] = field(init=False, repr=False)
    #: By agent icon: the spaces (bit mask) that carry it; and the same for every set of icons.
    icon_spaces: tuple[int, ...] = field(init=False, repr=False)
    reach: tuple[int, ...] = field(init=False, repr=False)
    #: Requirements of spaces, each with the bit of its space, and whether it is one of influence.
    requirements: tuple[tuple[int, Condition, bool], ...] = field(init=False, repr=False)
    #: By card id: the spaces (as a bit) and the actions that send an agent there; those of its icons, and all.
    sends: dict[str, tuple[tuple[int, Action], ...]] = field(init=False, repr=False)
    sends_anywhere: dict[str, tuple[tuple[int, Action], ...]] = field(init=False, repr=False)
    #: Cards that send an agent together with another only.
    joining: frozenset[str] = field(init=False, repr=False)
    #: Cards whose own text sends the agent.
    anywhere: tuple[str, ...] = field(init=False, repr=False)
    pick_space: tuple[Action, ...] = field(init=False, repr=False)
    #: Spaces that gather bonus spice.
    makers: tuple[int, ...] = field(init=False, repr=False)
    post_index: dict[str, int] = field(init=False, repr=False)
    #: By post: its spaces and its agent icons, as bit masks; and by space its posts.
    watches: tuple[int, ...] = field(init=False, repr=False)
    post_icons: tuple[int, ...] = field(init=False, repr=False)
    posts_at: tuple[tuple[int, ...], ...] = field(init=False, repr=False)
    #: By set of agent icons: the posts (bit mask) of spaces with one of them.
    posts_with: tuple[int, ...] = field(init=False, repr=False)
    #: The windows in which any of its intrigue cards can be played.
    windows: frozenset[str] = field(init=False, repr=False)
    #: Spaces with a flag.
    controllable: tuple[int, ...] = field(init=False, repr=False)
    unit_by_id: dict[str, UnitKind] = field(init=False, repr=False)
    #: Kinds besides troops; those of them that wait in a garrison; and those that may hold spaces.
    others: tuple[UnitKind, ...] = field(init=False, repr=False)
    commanded: tuple[UnitKind, ...] = field(init=False, repr=False)
    holding: tuple[UnitKind, ...] = field(init=False, repr=False)
    #: Cards (their ids) that can reach more than the spaces of their icons: with the spy icon, or waiving requirements.
    reaching: frozenset[str] = field(init=False, repr=False)

    @row_size.default
    def _row_size(self) -> int:
        return self.market_by_id[ROW.id].places

    @market_by_id.default
    def _market_by_id(self) -> dict[str, Market]:
        return {market.id: market for market in self.markets}

    @stock.default
    def _stock(self) -> tuple[Card, ...]:
        return tuple(card for market in self.markets for card in market.stock)

    @spaces.default
    def _spaces(self) -> tuple[Space, ...]:
        return tuple(space for section in self.sections for space in section.spaces)

    @posts.default
    def _posts(self) -> tuple[Post, ...]:
        return tuple(post for section in self.sections for post in section.posts)

    @card_by_id.default
    def _card_by_id(self) -> dict[str, Card]:
        return {card.id: card for card in (*self.starters, *self.imperium, *self.reserve, *self.stock)}

    @intrigue_by_id.default
    def _intrigue_by_id(self) -> dict[str, Intrigue]:
        return {card.id: card for card in self.intrigues}

    @conflict_by_id.default
    def _conflict_by_id(self) -> dict[str, Conflict]:
        return {card.id: card for card in self.conflicts}

    @leader_by_id.default
    def _leader_by_id(self) -> dict[str, Leader]:
        return {side.id: side for leader in self.leaders for side in leader.sides}

    @every_faction.default
    def _every_faction(self) -> tuple[int, ...]:
        return tuple(range(len(self.factions)))

    @faction_icons.default
    def _faction_icons(self) -> tuple[int, ...]:
        return tuple(ICONS.index(faction.id) for faction in self.factions)

    @pick_faction.default
    def _pick_faction(self) -> tuple[Action, ...]:
        return tuple(Action.of("pick", faction.id) for faction in self.factions)

    @tops.default
    def _tops(self) -> tuple[int, ...]:
        return tuple(faction.top for faction in self.factions)

    @track_by_id.default
    def _track_by_id(self) -> dict[str, Track]:
        own = (leader.training for leader in self.leaders if leader.training is not None)
        return {track.id: track for track in (*self.tracks, *own)}

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

    @requirements.default
    def _requirements(self) -> tuple[tuple[int, Condition, bool], ...]:
        return tuple(
            (1 << index, one, isinstance(one, Has)) for index, space in enumerate(self.spaces) for one in space.requires
        )

    @sends.default
    def _sends(self) -> dict[str, tuple[tuple[int, Action], ...]]:
        return {
            card.id: tuple(
                (1 << index, Action.of("agent", card.id, space.id))
                for index, space in enumerate(self.spaces)
                if space.icon in card.icons and not card.joins
            )
            for card in self.card_by_id.values()
        }

    @sends_anywhere.default
    def _sends_anywhere(self) -> dict[str, tuple[tuple[int, Action], ...]]:
        return {
            card.id: tuple(
                (1 << n, Action.of("agent", card.id, space.id)) for n, space in enumerate(self.spaces) if not card.joins
            )
            for card in self.card_by_id.values()
        }

    @joining.default
    def _joining(self) -> frozenset[str]:
        return frozenset(card.id for card in self.card_by_id.values() if card.joins)

    @anywhere.default
    def _anywhere(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.card_by_id.values() if SendAnywhere in card.words and not card.joins)

    @pick_space.default
    def _pick_space(self) -> tuple[Action, ...]:
        return tuple(Action.of("pick", space.id) for space in self.spaces)

    @makers.default
    def _makers(self) -> tuple[int, ...]:
        return tuple(index for index, space in enumerate(self.spaces) if space.maker)

    @post_index.default
    def _post_index(self) -> dict[str, int]:
        return {post.id: index for index, post in enumerate(self.posts)}

    @watches.default
    def _watches(self) -> tuple[int, ...]:
        return tuple(mask(tuple(self.space_index[space] for space in post.spaces)) for post in self.posts)

    @post_icons.default
    def _post_icons(self) -> tuple[int, ...]:
        return tuple(
            mask(tuple({self.spaces[self.space_index[space]].icon for space in post.spaces})) for post in self.posts
        )

    @posts_at.default
    def _posts_at(self) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(post for post, spaces in enumerate(self.watches) if spaces >> space & 1)
            for space in range(len(self.spaces))
        )

    @posts_with.default
    def _posts_with(self) -> tuple[int, ...]:
        return tuple(
            mask(tuple(post for post, icons in enumerate(self.post_icons) if icons & wanted))
            for wanted in range(1 << len(ICONS))
        )

    @windows.default
    def _windows(self) -> frozenset[str]:
        return frozenset(window for card in self.intrigues for window, box in card.windows.items() if box)

    @reaching.default
    def _reaching(self) -> frozenset[str]:
        return frozenset(
            card.id for card in self.card_by_id.values() if SPY in card.icons or WaiveRequirement in card.words
        )

    @controllable.default
    def _controllable(self) -> tuple[int, ...]:
        return tuple(index for index, space in enumerate(self.spaces) if space.control)

    @unit_by_id.default
    def _unit_by_id(self) -> dict[str, UnitKind]:
        return {kind.id: kind for kind in self.units}

    @others.default
    def _others(self) -> tuple[UnitKind, ...]:
        return tuple(kind for kind in self.units if kind is not TROOP)

    @commanded.default
    def _commanded(self) -> tuple[UnitKind, ...]:
        return tuple(kind for kind in self.others if kind.garrison is not None)

    @holding.default
    def _holding(self) -> tuple[UnitKind, ...]:
        return tuple(kind for kind in self.units if kind.held is not None)

    @property
    def expansions(self) -> tuple[str, ...]:
        """Those of its products that have joined."""
        return tuple(one for one in self.products if one in self.recipe.expansions)

    @property
    def has_rooms(self) -> bool:
        """Its games have facts that the base game knows nothing of."""
        return bool(self.posts) or self.automa is not None

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
