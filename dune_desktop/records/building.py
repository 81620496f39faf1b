"""From a position to a game: a normal setup, changed, and led to its next question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.abilities import StartWith
from dune_desktop.engine.effects.leaders import ChooseTokens
from dune_desktop.engine.faults import faults
from dune_desktop.engine.frames import flow
from dune_desktop.engine.frames.base import Frame
from dune_desktop.engine.names import FACTIONS, HOME, NOBODY
from dune_desktop.engine.rivals import rounds
from dune_desktop.engine.rules import rules_of
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Turn
from dune_desktop.engine.units import TROOP
from dune_desktop.records.cards import place_cards
from dune_desktop.records.contracts import place_contracts
from dune_desktop.records.hagal import begin_turn, third_agent
from dune_desktop.records.position import COMBAT_PHASE, ENDGAME_PHASE, ROUND_PHASE, TURN_PHASE
from dune_desktop.records.reading import BadScenario

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.state import Game, Player
    from dune_desktop.records.position import Position, SeatPosition

_AS_NAMED = ("solari", "spice", "water", "vp")


def setup_of(position: Position) -> Setup:
    """The setup that the position changes."""
    return Setup(
        position.players,
        position.seed,
        position.leaders,
        position.expansions,
        mode=position.mode,
        level=position.level,
        variants=position.variants,
    )


def build(edition: Edition, position: Position) -> Game:
    """The game in this position, at the first question that the rules ask in it. Raises BadScenario."""
    game = new_game(edition, setup_of(position))
    while not game.round and game.decision is not None:  # a leader's choice at the end of setup
        game.apply(game.decision.options[0])
    game.round, game.first, game.mentat = position.round, position.first, position.mentat
    place_cards(game, position)
    place_contracts(game, position)
    for player in game.players:
        _place_pieces(game, player, position.seats[player.seat])
        player.swordmaster = third_agent(game, player, position)
        _place_agents(game, player, position)
    _place_markers(game, position)
    _order_reveals(game, position)
    game.rules = rules_of(game)
    wrong = faults(game)
    if wrong:
        raise BadScenario(f"impossible: {'; '.join(wrong)}")
    _begin(game, position)
    return game


# ---------------------------------------------------------------- what lies before a seat


def _place_pieces(game: Game, player: Player, wanted: SeatPosition) -> None:
    for name in _AS_NAMED:
        value = getattr(wanted, name)
        if value is not None:
            setattr(player, name, value)
    player.swords, player.persuasion = wanted.swords, wanted.persuasion
    player.council = wanted.council
    for faction, value in wanted.influence.items():
        player.influence[faction] = value
    player.voice = HOME if wanted.voice is None else wanted.voice
    player.spies, player.worms, player.hooks = wanted.spies, wanted.worms, wanted.hooks
    player.memories = wanted.memories
    _place_leader(player, wanted)
    if wanted.tokens is not None:
        _place_tokens(player, wanted.tokens)
    _place_troops(game, player, wanted)


def _place_leader(player: Player, wanted: SeatPosition) -> None:
    """Which side is up, and how far the training has come."""
    if wanted.turned:
        if player.leader.other_side is None:
            raise BadScenario(f"seat{player.seat}.turned: {player.leader.id!r} has no other side")
        player.leader, player.turned = player.leader.other_side, True
    if wanted.training is not None:
        track = player.leader.training
        if track is None or wanted.training not in track.index:
            raise BadScenario(f"seat{player.seat}.training: {player.leader.id!r} does not train")
        player.training = track.index[wanted.training]


def _place_tokens(player: Player, tokens: tuple[int, ...]) -> None:
    key = f"seat{player.seat}.tokens"
    abilities = player.leader.ability
    if not any(isinstance(one, StartWith) and isinstance(one.effect, ChooseTokens) for one in abilities):
        raise BadScenario(f"{key}: {player.leader.id!r} has no tokens")
    if len(tokens) == 1 or len(set(tokens)) < len(tokens):
        raise BadScenario(f"{key}: two different factions, or none once they are revealed")
    player.tokens = tuple(sorted(tokens))


def _place_troops(game: Game, player: Player, wanted: SeatPosition) -> None:
    """Garrison, Conflict, supply and memories share the troops; what is not named is the rest."""
    total, player.troops = TROOP.number - wanted.memories, wanted.troops
    garrison = player.garrison if wanted.garrison is None else wanted.garrison
    if wanted.supply is not None and wanted.garrison is None:
        garrison = total - wanted.troops - wanted.supply
    supply = total - wanted.troops - garrison
    if garrison < 0 or supply < 0 or wanted.supply not in (None, supply):
        zones = ("supply", "garrison", "troops", "memories")
        named = ", ".join(f"{name} {getattr(wanted, name)}" for name in zones if getattr(wanted, name))
        total = TROOP.number
        raise BadScenario(f"seat{player.seat}: a seat has {total} troops in all, which does not fit {named}")
    player.garrison, player.supply = garrison, supply


def _place_agents(game: Game, player: Player, position: Position) -> None:
    """Agents on the board as named, the others on the leader; the Mentat is the last to be sent."""
    player.agents = position.seats[player.seat].agents
    mine = position.mentat == player.seat
    agents = game.edition.starting_agents + player.swordmaster + mine
    player.home = agents - len(player.agents)
    if player.home < 0:
        raise BadScenario(
            f"seat{player.seat}.agents: {len(player.agents)} stand on the board, but the seat has {agents} in all"
        )
    if not mine:
        return
    if position.mentat_at is not None:
        if position.mentat_at not in player.agents:
            raise BadScenario(f"mentat_at: no agent of seat{player.seat} stands there")
        game.mentat_space = position.mentat_at
    elif not player.home:
        game.mentat_space = player.agents[-1]


# ---------------------------------------------------------------- what lies on the board


def _place_markers(game: Game, position: Position) -> None:
    if position.wall is not None:
        game.wall = position.wall
    for space, spice in position.bonus.items():
        game.bonus[space] = spice
    for space, seat in position.control.items():
        game.control[space] = seat
    if position.mentat_at is not None and position.mentat == NOBODY:
        raise BadScenario("mentat_at: nobody has the Mentat")
    for faction, name in enumerate(FACTIONS):
        game.alliances[faction] = _holder(game, position, faction, name)


def _holder(game: Game, position: Position, faction: int, name: str) -> int:
    """Who holds an Alliance: with at least 4, and nobody is higher (R7.7, R7.8)."""
    influence = [player.influence[faction] for player in game.players]
    most = max(influence)
    leading = [seat for seat, value in enumerate(influence) if value == most >= 4]
    holder = position.alliances.get(faction)
    if holder is None:
        if len(leading) > 1:
            seats = " and ".join(f"seat{seat}" for seat in leading)
            raise BadScenario(f"alliances: {seats} both have {most} influence with {name}: name who holds the token")
        return leading[0] if leading else NOBODY
    if holder not in leading:
        why = "is below 4" if influence[holder] < 4 else f"is not the highest, which is {most}"
        raise BadScenario(f"alliances.{name}: the influence of seat{holder}, {influence[holder]}, {why}")
    return holder


def _order_reveals(game: Game, position: Position) -> None:
    """Who is done, and the order of the Reveal turns for the last tiebreaker."""
    default = position.phase in (COMBAT_PHASE, ENDGAME_PHASE)
    named = [seat.revealed_at for seat in position.seats if seat.revealed_at]
    if len(set(named)) < len(named):
        raise BadScenario("revealed_at: two seats can't have revealed at once")
    for player in game.clockwise():
        wanted = position.seats[player.seat]
        if player.rival is not None:  # it never reveals
            player.done = bool(wanted.done)
            continue
        player.done = default if wanted.done is None else wanted.done
        if player.done is not default and position.phase != TURN_PHASE:
            raise BadScenario(f"seat{player.seat}.done: can't be {str(player.done).lower()} in this phase")
        if named:
            player.revealed_at = wanted.revealed_at or 0
        elif player.done:
            game.reveals += 1
            player.revealed_at = game.reveals
    game.reveals = max(game.reveals, *(player.revealed_at for player in game.players))


# ---------------------------------------------------------------- where the rules go on


def _begin(game: Game, position: Position) -> None:
    game.turn = Turn()
    game.decision = None
    game.stack = [_frame(game, position)]
    game.advance()


def _frame(game: Game, position: Position) -> Frame:
    if position.phase == ENDGAME_PHASE:
        return flow.Endgame(tuple(player.seat for player in game.clockwise()))
    phases = game.rules.course.phases
    last = game.clockwise()[-1].seat
    if position.phase == ROUND_PHASE:
        return flow.Round()
    if position.phase == COMBAT_PHASE:
        first = rounds.combat_bonus if position.mode else flow.Round.combat
        return flow.Round(phases.index(first), last)
    turn = position.first if position.turn is None else position.turn
    if game.players[turn].done:
        raise BadScenario(f"turn: seat{turn} is done, it has no turn any more")
    if game.players[turn].voice != HOME:
        raise BadScenario(f"seat{turn}.voice: ends when the own turn begins")
    if position.mode:
        last, game.turn = begin_turn(game, turn, position.first)
        return flow.Round(phases.index(flow.Round.draw) + 1, last)
    return flow.Round(phases.index(flow.Round.turns), (turn - 1) % len(game.players))
