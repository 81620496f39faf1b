"""Tracks, and the moves on them: victory points, influence and Alliances (R3, R7), tracks of nodes."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from attrs import define, field, frozen

from dune_desktop.engine import events
from dune_desktop.engine.abilities import BONUSES, POINTS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.decisions import PICK_KIND, Decision, PickDecision
from dune_desktop.engine.derived import derived, numbered
from dune_desktop.engine.frames.base import Frame
from dune_desktop.engine.frames.run import happen
from dune_desktop.engine.items import FOR_SEAT, Component, Item, Printed
from dune_desktop.engine.names import FACTIONS, NO_CARD, NOBODY, Seat
from dune_desktop.engine.triggers import fire

if TYPE_CHECKING:
    from dune_desktop.engine.conditions import Condition
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.engine.facts import Where
    from dune_desktop.engine.state import Game, Player, Table


@frozen(eq=False)
@derived
class Node:
    """A space of a track: its reward, and where a token can go from it; several ways are a choice.

    Its id is unique among the nodes of a game.
    """

    id: str
    effect: Effect | None = None
    next: tuple[str, ...] = ()
    #: Where it is printed: so many half spaces below the line of the start.
    row: int = field(default=0, kw_only=True)
    #: What must hold for entering it.
    requires: Condition | None = field(default=None, kw_only=True)
    #: What only the first token that comes here gains besides.
    first: Effect | None = field(default=None, kw_only=True)

    @cached_property
    def pick(self) -> Action:
        return Action.of("pick", self.id)


@frozen(eq=False)
@derived
class Track(Component):
    """Nodes, the start first, and a token of each seat."""

    nodes: tuple[Node, ...]
    #: The number of the node where a seat's token stands.
    token: Where
    #: Rewards come when the token goes back to the start: that of its node and of all before it.
    when_back: bool = field(default=False, kw_only=True)

    index: dict[str, int] = numbered("nodes")

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """By node: how many steps it is from the start, at least; and its rewards."""
        found = {self.nodes[0].id: 0}
        for node in self.nodes:  # printed from the start: a node stands after all that lead to it
            for way in node.next:
                found[way] = min(found.get(way, found[node.id] + 1), found[node.id] + 1)
        return tuple(found[node.id] for node in self.nodes)

    @cached_property
    def rewards(self) -> tuple[tuple[Printed, ...], ...]:
        return tuple(
            tuple(Printed(f"{self.id}.{node.id}", effect) for effect in (node.effect, node.first) if effect is not None)
            for node in self.nodes
        )

    @cached_property
    def ways(self) -> tuple[tuple[Node, ...], ...]:
        """By node: those that follow."""
        return tuple(tuple(self.nodes[self.index[way]] for way in node.next) for node in self.nodes)

    def at(self, player: Player) -> int:
        """The node where the seat's token stands."""
        number: int = self.token.of(player)
        return number

    @cached_property
    def barred(self) -> bool:
        """Something must hold for entering some of its nodes."""
        return any(node.requires is not None for node in self.nodes)

    def ahead(self, table: Table, player: Player) -> tuple[Node, ...]:
        """Where the token can go now."""
        ways = self.ways[self.token.of(player)]
        if not self.barred:
            return ways
        at = FOR_SEAT[player.seat]
        return tuple(node for node in ways if node.requires is None or node.requires.holds(table, at))

    def move(self, game: Game, player: Player, number: int) -> tuple[Printed, ...]:
        """The token goes to a node; the rewards of coming there."""
        self.token.set(player, number)
        game.tell(events.TrackMoved, player.seat, self.id, number)
        if self.when_back:
            return ()
        rewards, steps = self.rewards[number], self.steps
        if self.nodes[number].first is None:
            return rewards
        first = all(steps[self.at(other)] < steps[number] for other in game.players if other is not player)
        return rewards if first else rewards[:-1]


def line(track: str, *rewards: Effect | None) -> tuple[Node, ...]:
    """The nodes of a track without branches: a start, ``<track>_0``, and a node for each of these."""
    ids = [f"{track}_{n}" for n in range(len(rewards) + 1)]
    return tuple(Node(ids[n], effect, tuple(ids[n + 1 : n + 2])) for n, effect in enumerate((None, *rewards)))


def victory_points(game: Game, player: Player, n: int, source: str, rule: str = "") -> None:
    """The score marker moves at once (R3.1)."""
    if POINTS in game.rules.seats[player.seat].barred:
        return
    player.vp += n
    if game.events is not None:
        game.tell(events.VictoryPoints, player.seat, n, source, rule)


def influence_up(game: Game, player: Player, faction: int, source: str) -> None:
    """One step up, with all that it brings; the track's bonus last, as it may ask."""
    value, printed = player.influence[faction] + 1, game.edition.factions[faction]
    if value > printed.top:  # R7.13: lost
        return
    player.influence[faction] = value
    if game.events is not None:
        game.tell(events.InfluenceMoved, player.seat, faction, value)
    if value == printed.point:  # R7.4, U4.4
        victory_points(game, player, 1, source, printed.rule)
        fire(game, "reached_2", player.seat, it=(faction,))
    if value >= printed.height and takes_alliance(game, player.seat, faction, value):
        move_alliance(game, faction, player.seat)
    if value == printed.height and BONUSES not in game.rules.seats[player.seat].barred:  # R7.5, B1.3
        happen(game, [Item(player.seat, NO_CARD, printed.printed)])


def takes_alliance(table: Table, seat: Seat, faction: int, value: int) -> bool:
    """A free token goes to who reaches its height, a held one to who is strictly higher (R7.7, R7.8)."""
    holder = table.alliances[faction]
    if value < table.edition.factions[faction].height or holder == seat:
        return False
    return holder == NOBODY or value > table.players[holder].influence[faction]


def influence_down(game: Game, player: Player, faction: int, source: str) -> None:
    """One step down; a lost Alliance goes where R7.9 says, asking the old holder last."""
    value, printed = player.influence[faction] - 1, game.edition.factions[faction]
    player.influence[faction] = value
    game.tell(events.InfluenceMoved, player.seat, faction, value, -1)
    if value == printed.point - 1:
        victory_points(game, player, -1, source, printed.rule)
    if game.alliances[faction] == player.seat:
        tied = [other.seat for other in game.opponents(player.seat) if other.influence[faction] == value + 1]
        if len(tied) == 1:
            move_alliance(game, faction, tied[0])
        elif tied:
            game.stack.append(Heir(player.seat, faction, tuple(tied)))
        elif value < printed.height:  # R7.10: without a tie nobody else can stand there
            move_alliance(game, faction, NOBODY)


def move_alliance(game: Game, faction: int, seat: Seat) -> None:
    """The token and its victory point change hands."""
    old = game.alliances[faction]
    game.alliances[faction] = seat
    game.tell(events.AllianceMoved, faction, old, seat)
    if old != NOBODY:
        victory_points(game, game.players[old], -1, "alliance")
    if seat != NOBODY:
        victory_points(game, game.players[seat], 1, "alliance")


class HeirQuestion:
    """Who takes an Alliance that is lost."""

    @staticmethod
    def chosen(game: Game, frame: Heir, action: Action) -> None:
        move_alliance(game, frame.faction, int(action.args[0].removeprefix("seat")))


@define(eq=False)
class Heir(Frame):
    """Who loses an Alliance while tied with several names the one who takes it (R7.9a)."""

    seat: Seat
    faction: int
    tied: tuple[Seat, ...]

    def step(self, game: Game) -> Decision | None:
        options = [Action.of("pick", f"seat{seat}") for seat in self.tied]
        source = f"track.{FACTIONS[self.faction]}"
        return PickDecision(self.seat, self.seat, PICK_KIND, options, "seat", source, asks=HeirQuestion)

    def take(self, game: Game, action: Action) -> None:
        game.stack.pop()
        HeirQuestion.chosen(game, self, action)
