"""Agents and board spaces: harvesting, control, seats, the Mentat, The Voice, sandworms, the Shield Wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from dune_desktop.engine import events, moves
from dune_desktop.engine.abilities import HarvestLess
from dune_desktop.engine.effects.base import Asking, Effect
from dune_desktop.engine.effects.units import DeployFromSupply
from dune_desktop.engine.frames.pool import add
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.items import Item
from dune_desktop.engine.names import COUNCIL_PERSUASION, HOME, NO_CARD, NOBODY, REVEAL_STAGE
from dune_desktop.engine.refusals import Refusal
from dune_desktop.engine.triggers import fire

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table


def harvest(game: Game, at: Context, base: int) -> None:
    """The base spice and all bonus spice of the space visited."""
    space = game.turn.space
    spice = base + game.bonus[space]
    if game.bonus[space] and game.events is not None:
        game.tell(events.BonusSpice, space, 0)
    game.bonus[space] = 0
    game.turn.harvested = base
    less = game.rules.seats[at.seat].all_of(HarvestLess) if spice else ()  # nothing taken is no harvest
    for one in less:
        spice -= one.spice
    moves.gain(game, game.players[at.seat], 0, spice, 0, at.address)
    for one in less:
        one.effect.do(game, at)


@frozen
class Harvest(Effect):
    """The base spice of the space visited and all bonus spice on it (R16.2)."""

    base: int

    def do(self, game: Game, at: Context) -> None:
        harvest(game, at, self.base)

    def possible(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.space != HOME


@frozen
class HarvestBaseAgain(Effect):
    """The base spice harvested this turn once more, so that a copy doubles it again; not a second harvest (I14.2)."""

    lacks = Refusal("needs_harvested")

    def do(self, game: Game, at: Context) -> None:
        base, game.turn.harvested = game.turn.harvested, 2 * game.turn.harvested
        moves.gain(game, game.players[at.seat], 0, base, 0, at.address)

    def possible(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.harvested > 0


@frozen
class ControlSpace(Effect):
    """The own control marker on the flag, in place of any other (R15.1)."""

    space: str
    doubles = False

    def do(self, game: Game, at: Context) -> None:
        index = game.edition.space_index[self.space]
        game.control[index] = at.seat
        if game.events is not None:
            game.tell(events.Marked, at.seat, "control", index)

    def possible(self, table: Table, at: Context) -> bool:
        return table.control[table.edition.space_index[self.space]] != at.seat


@frozen
class TakeSeat(Effect):
    """A seat on the High Council; its persuasion counts in a Reveal turn under way (Q15)."""

    lacks = Refusal("only_without_seated")

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        player.council = True
        game.tell(events.Marked, at.seat, "council")
        if game.turn.seat == at.seat and game.turn.stage == REVEAL_STAGE:
            player.persuasion += COUNCIL_PERSUASION
            game.tell(events.Gained, at.seat, "persuasion", COUNCIL_PERSUASION, "council")
        fire(game, "seat_taken", at.seat)

    def possible(self, table: Table, at: Context) -> bool:
        return not table.players[at.seat].council


@frozen
class TakeSwordmaster(Effect):
    """The third agent, usable at once (R6.2)."""

    lacks = Refusal("only_without_has_swordmaster")

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        player.swordmaster = True
        player.home += 1
        game.tell(events.Marked, at.seat, "swordmaster")

    def possible(self, table: Table, at: Context) -> bool:
        return not table.players[at.seat].swordmaster


@frozen
class TakeMentat(Effect):
    """The Mentat from its own space; as a reward from anywhere, for the next round (R6.3, R6.5)."""

    needs = Refusal("mentat_away")
    anywhere: bool = False

    def do(self, game: Game, at: Context) -> None:
        if self.anywhere:
            game.mentat_won = at.seat
            game.tell(events.Marked, at.seat, "mentat_won")
        else:
            game.mentat = at.seat
            game.players[at.seat].home += 1
            if game.events is not None:
                game.tell(events.MentatMoved, at.seat)

    def possible(self, table: Table, at: Context) -> bool:
        return self.anywhere or table.mentat == NOBODY


@frozen
class RecallAgent(Asking):
    """One of the own agents back to the leader, to be sent again (R6.7)."""

    needs = Refusal("no_agent_on_board")
    #: Not the one that was sent in this turn (U12.1).
    other: bool = False

    def _spaces(self, table: Table, at: Context) -> dict[int, None]:
        agents = list(table.players[at.seat].agents)
        if self.other and table.turn.seat == at.seat and table.turn.space in agents:
            agents.remove(table.turn.space)
        return dict.fromkeys(agents)

    def do(self, game: Game, at: Context) -> None:
        spaces = self._spaces(game, at)
        if spaces:
            options = [game.edition.pick_space[space] for space in spaces]
            ask(game, self, at.seat, "agent", options, at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        moves.recall_agent(game, game.players[run.seat], game.edition.space_index[action.args[0]])

    def possible(self, table: Table, at: Context) -> bool:
        return bool(self._spaces(table, at))


@frozen
class RepeatSpace(Effect):
    """The effects printed on the space visited once more: no cost, no influence, no deployment (U20.5, Q12)."""

    def do(self, game: Game, at: Context) -> None:
        turn = game.turn
        for printed in game.edition.spaces[turn.space].boxes[turn.offer]:
            add(game, turn.items, Item(at.seat, NO_CARD, printed))

    def possible(self, table: Table, at: Context) -> bool:
        turn = table.turn
        if turn.seat != at.seat or turn.space == HOME:
            return False
        return any(printed.effect.possible(table, at) for printed in table.edition.spaces[turn.space].boxes[turn.offer])


@frozen
class CloseSpace(Asking):
    """The Voice: opponents can't send agents to a space until one's next turn (R26.1)."""

    def do(self, game: Game, at: Context) -> None:
        ask(game, self, at.seat, "space", list(game.edition.pick_space), at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        space = game.edition.space_index[action.args[0]]
        player = game.players[run.seat]
        if player.voice == HOME:
            player.voice = space
        else:
            player.more_voices += (space,)
        game.tell(events.Marked, run.seat, "voice", space)


_WALL = Refusal("wall_protects")


def behind_wall(table: Table) -> Refusal | None:
    """The Shield Wall keeps sandworms out of this Conflict (U10.3)."""
    return _WALL if table.wall and table.conflicts[table.conflict].protected else None


def raise_wall(game: Game) -> None:
    """A step of dealing: the Shield Wall stands (U2.1)."""
    game.wall = True


@frozen
class Summon(DeployFromSupply):
    """Sandworms from the bank straight into the Conflict (U9.1)."""

    unit: str = field(default="sandworm", repr=False, kw_only=True)


@frozen
class SummonHere(Summon):
    """In place of the base spice of the maker space visited: its bonus spice, and sandworms (U9.4)."""

    def do(self, game: Game, at: Context) -> None:
        harvest(game, at, 0)
        Summon.do(self, game, at)

    def possible(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.space != HOME and Summon.possible(self, table, at)


@frozen
class TakeHooks(Effect):
    """The maker hooks, once per game (U10.1)."""

    lacks = Refusal("only_without_hooks")

    def do(self, game: Game, at: Context) -> None:
        game.players[at.seat].hooks = True
        game.tell(events.Marked, at.seat, "hooks")

    def possible(self, table: Table, at: Context) -> bool:
        return not table.players[at.seat].hooks


@frozen
class DestroyWall(Effect):
    """The Shield Wall may be removed, for the rest of the game (U10.4)."""

    lacks = Refusal("no_wall")

    def do(self, game: Game, at: Context) -> None:
        game.wall = False
        game.tell(events.Marked, at.seat, "wall")

    def possible(self, table: Table, at: Context) -> bool:
        return table.wall

    def optional(self, table: Table, at: Context) -> bool:
        return True
