"""From a position to a game: a normal setup, changed, and led to its next question."""

from __future__ import annotations

from itertools import starmap
from typing import TYPE_CHECKING

from dune_desktop.engine.abilities import StartWith
from dune_desktop.engine.agents import agents_of
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.effects.leaders import ChooseTokens
from dune_desktop.engine.events import RoundBegan
from dune_desktop.engine.facts import pieces_of
from dune_desktop.engine.faults import faults
from dune_desktop.engine.frames import flow
from dune_desktop.engine.frames.base import Frame
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.rivals import rounds
from dune_desktop.engine.rules import rules_of
from dune_desktop.engine.setup import new_game
from dune_desktop.engine.state import Turn
from dune_desktop.engine.units import UnitKind
from dune_desktop.positions.placing import place_cards, place_facts
from dune_desktop.positions.position import COMBAT_PHASE, ENDGAME_PHASE, ROUND_PHASE, TURN_PHASE
from dune_desktop.positions.readers import Miswritten

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.events import Event
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.printed import Faction
    from dune_desktop.engine.state import Game, Player
    from dune_desktop.positions.position import Position, SaidInPosition


def build(edition: Edition, position: Position, events: list[Event] | None = None) -> Game:
    """The game in this position, at the first question that the rules ask in it. Raises Miswritten, BadSetup."""
    game = new_game(edition, position.setup)
    while not game.round and game.decision is not None:  # a leader's choice at the end of setup
        game.apply(game.decision.options[0])
    game.round, game.first, game.mentat = position.round, position.first, position.mentat
    place_cards(game, position)
    for player in game.players:
        _place_pieces(game, player, position.seats[player.seat])
        player.swordmaster = _third_agent(game, player, position)
        _place_agents(game, player, position)
    _place_markers(game, position)
    _order_reveals(game, position)
    game.rules = rules_of(game)
    game.chance = Chance(position.setup.seed)  # so that nothing to come depends on the decks shuffled above
    wrong = faults(game)
    if wrong:
        raise Miswritten(f"impossible: {'; '.join(wrong)}")
    game.events = events
    if position.phase != ROUND_PHASE:  # whoever listens hears of the round within which it begins
        game.tell(RoundBegan, game.round, game.conflict)
    _begin(game, position)
    return game


# ---------------------------------------------------------------- what lies before a seat


def _place_pieces(game: Game, player: Player, wanted: SaidInPosition) -> None:
    place_facts(player, {name: value for name, value in wanted.named.items() if name != "training"})
    _place_leader(player, wanted)
    if wanted.get("tokens") is not None:
        _place_tokens(player, wanted.get("tokens"))
    for kind in game.edition.units:
        _place_rest(game, player, wanted, kind)


def _place_leader(player: Player, wanted: SaidInPosition) -> None:
    """Which side is up, and how far the training has come."""
    if player.turned:
        if player.leader.other_side is None:
            raise Miswritten(f"seat{player.seat}.turned: {player.leader.id!r} has no other side")
        player.leader = player.leader.other_side
    node, track = wanted.get("training"), player.leader.training
    if node is not None:
        if track is None or node not in track.index:
            raise Miswritten(f"seat{player.seat}.training: {player.leader.id!r} does not train")
        player.training = track.index[node]


def _place_tokens(player: Player, tokens: tuple[int, ...]) -> None:
    key = f"seat{player.seat}.tokens"
    abilities = player.leader.ability
    if not any(isinstance(one, StartWith) and isinstance(one.effect, ChooseTokens) for one in abilities):
        raise Miswritten(f"{key}: {player.leader.id!r} has no tokens")
    if len(tokens) == 1 or len(set(tokens)) < len(tokens):
        raise Miswritten(f"{key}: two different factions, or none once they are revealed")
    player.tokens = tuple(sorted(tokens))


def _place_rest(game: Game, player: Player, wanted: SaidInPosition, kind: UnitKind) -> None:
    """A seat has so many units of a kind in all: those that are not named are in supply, or else in the garrison."""
    zones = [zone for zone in (kind.supply, kind.garrison) if zone is not None]
    unnamed = [zone for zone in zones if zone.name not in wanted.of(zone.among)]
    pieces = [(fact, thing) for seat, thing, fact in game.facts() if seat == player.seat and fact.conserves == kind.id]
    if kind.number and unnamed:
        unnamed[0].add(player, kind.number - sum(starmap(pieces_of, pieces)))
    if kind.number and (kind.number != sum(starmap(pieces_of, pieces)) or any(zone.of(player) < 0 for zone in zones)):
        told = ((fact.name, wanted.of(None if thing is player else thing.__class__)) for fact, thing in pieces)
        named = ", ".join(f"{name} {said[name]}" for name, said in told if said.get(name))
        raise Miswritten(f"seat{player.seat}: a seat has {kind.number} {kind.id}s in all, which does not fit {named}")


def _place_agents(game: Game, player: Player, position: Position) -> None:
    """Agents that are not on the board are on the leader; the Mentat is the last to be sent."""
    mine = position.mentat == player.seat
    agents = agents_of(game, player)
    player.home = agents - len(player.agents)
    if player.home < 0:
        raise Miswritten(
            f"seat{player.seat}.agents: {len(player.agents)} stand on the board, but the seat has {agents} in all"
        )
    if not mine:
        return
    if position.get("mentat_at") is not None:
        if position.get("mentat_at") not in player.agents:
            raise Miswritten(f"mentat_at: no agent of seat{player.seat} stands there")
        game.mentat_space = position.get("mentat_at")
    elif not player.home:
        game.mentat_space = player.agents[-1]


def _third_agent(game: Game, player: Player, position: Position) -> bool:
    """Whether a seat has its Swordmaster where the scenario does not say (B2.1, B3.5)."""
    wanted = position.seats[player.seat].get("swordmaster")
    level = game.edition.level
    if wanted is not None:
        return bool(wanted)
    if player.rival is None or level is None or not level.above:
        return player.swordmaster
    return position.round + (position.phase != ROUND_PHASE) > level.above


# ---------------------------------------------------------------- what lies on the board


def _place_markers(game: Game, position: Position) -> None:
    place_facts(game, {name: position.get(name) for name in ("bonus", "control", "wall")})
    if position.get("mentat_at") is not None and position.mentat == NOBODY:
        raise Miswritten("mentat_at: nobody has the Mentat")
    for faction in game.edition.factions:
        game.alliances[faction.number] = _holder(game, position, faction)


def _holder(game: Game, position: Position, faction: Faction) -> int:
    """Who holds an Alliance: high enough for it, and nobody is higher (R7.7, R7.8)."""
    influence = [player.influence[faction.number] for player in game.players]
    most = max(influence)
    leading = [seat for seat, value in enumerate(influence) if value == most >= faction.height]
    holder: Seat | None = position.get("alliances", {}).get(faction.number)
    if holder is None:
        if len(leading) > 1:
            seats = " and ".join(f"seat{seat}" for seat in leading)
            raise Miswritten(
                f"alliances: {seats} both have {most} influence with {faction.id}: name who holds the token"
            )
        return leading[0] if leading else NOBODY
    if holder not in leading:
        low = influence[holder] < faction.height
        why = f"is below {faction.height}" if low else f"is not the highest, which is {most}"
        raise Miswritten(f"alliances.{faction.id}: the influence of seat{holder}, {influence[holder]}, {why}")
    return holder


def _order_reveals(game: Game, position: Position) -> None:
    """Who is done, and the order of the Reveal turns for the last tiebreaker."""
    default = position.phase in (COMBAT_PHASE, ENDGAME_PHASE)
    named = [seat.get("revealed_at") for seat in position.seats if seat.get("revealed_at")]
    if len(set(named)) < len(named):
        raise Miswritten("revealed_at: two seats can't have revealed at once")
    for player in game.clockwise():
        wanted = position.seats[player.seat]
        if player.rival is not None:  # it never reveals
            player.done = bool(wanted.get("done"))
            continue
        player.done = default if wanted.get("done") is None else wanted.get("done")
        if player.done is not default and position.phase != TURN_PHASE:
            raise Miswritten(f"seat{player.seat}.done: can't be {str(player.done).lower()} in this phase")
        if named:
            player.revealed_at = wanted.get("revealed_at") or 0
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
    course, phases = game.rules.course, game.rules.course.phases
    last = game.clockwise()[-1].seat
    if position.phase == ROUND_PHASE:
        return flow.Round()
    if position.phase == COMBAT_PHASE:
        first = rounds.combat_bonus if position.setup.mode else flow.Round.combat
        return flow.Round(phases.index(first), last)
    turn = position.get("turn", position.first)
    if game.players[turn].done:
        raise Miswritten(f"turn: seat{turn} is done, it has no turn any more")
    if game.players[turn].voices:
        raise Miswritten(f"seat{turn}.voice: ends when the own turn begins")
    if position.setup.mode:
        last, game.turn = _begin_turn(game, turn, position.first)
    else:
        last = (turn - 1) % len(game.players)
    return flow.Round(phases.index(course.standing(flow.Round.turns)), last)


def _begin_turn(game: Game, turn: Seat, first: Seat) -> tuple[Seat, Turn]:
    """Whose turn was the last one when that of this seat begins, and what the running turn remembers of it."""
    if first not in [player.seat for player in game.players if player.rival is None] and _one_rival(game):
        raise Miswritten("first: the marker is passed between the two people")
    rival = game.players[turn].rival
    if rival is not None and not game.players[turn].home:
        raise Miswritten(f"turn: seat{turn} has no agent left")
    order = [player.seat for player in game.clockwise()]
    if turn == order[0]:
        return (order[-1] if rounds.turns in game.rules.course.phases else NOBODY), Turn()
    last = order[order.index(turn) - 1]
    if rival is None or rounds.spoiler_turns not in game.rules.course.phases:
        return last, Turn()
    if not game.players[last].agents:
        raise Miswritten(f"turn: seat{turn} comes after an agent of seat{last}, which has sent none")
    sent = Turn(last)
    sent.space = game.players[last].agents[-1]
    return last, sent


def _one_rival(game: Game) -> bool:
    return sum(player.rival is not None for player in game.players) == 1
