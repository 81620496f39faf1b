"""A challenge of a moment of a game: what lies on the table stays, the others do nothing more in this round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from dune_desktop.engine.decisions import COMBAT_KIND
from dune_desktop.engine.events import CombatBegan, GameOver, TurnBegan
from dune_desktop.engine.knowledge import redeal
from dune_desktop.engine.names import HOME, START_STAGE
from dune_desktop.engine.units import units
from dune_desktop.positions.position import COMBAT_PHASE, TURN_PHASE
from dune_desktop.positions.writing import write_position

if TYPE_CHECKING:
    from dune_desktop.engine.chance import Chance
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.setup import Setup
    from dune_desktop.engine.state import Game
    from dune_desktop.records.playback import Replay


def moment_at(replay: Replay, position: int) -> int | None:
    """Where the turn begins, or the Combat, in which a position lies; None: there is no turn any more, or not yet."""
    for number in range(min(position, replay.last), -1, -1):
        events = replay.steps[number].events
        if any(isinstance(event, GameOver) for event in events):
            return None
        if any(isinstance(event, TurnBegan | CombatBegan) for event in events):
            return number
    return None


def _in_combat(game: Game) -> bool:
    return game.decision is not None and game.decision.kind == COMBAT_KIND


def posers(game: Game) -> list[Seat]:
    """The seats that still have something to do in this round: people who have not revealed, or who fight."""
    if not _in_combat(game) and (game.turn.stage != START_STAGE or game.turn.items):
        return []
    people = [player for player in game.players if player.rival is None]
    if _in_combat(game):
        return [player.seat for player in people if player.intrigue and (player.troops or units(game, player))]
    return [player.seat for player in people if not player.done]


def posed(game: Game, setup: Setup, seat: Seat, lots: Chance) -> dict[str, Any]:
    """The position in which this seat ends the round alone. Raises Unwritable.

    What the seat can't know is dealt anew, and the cards that others hold go back to their decks: nobody can read
    from it what was hidden. ``setup`` is that of the game, with all leaders named; ``lots`` must not follow from its
    seed, or the seed could be found from them.
    """
    alone = game.clone()
    redeal(alone, seat, lots)
    for player in alone.opponents(seat):
        player.deck += player.hand
        lots.shuffle(player.deck)
        alone.intrigue_deck += player.intrigue
        player.hand, player.intrigue = [], []
        if not player.done:
            alone.reveals += 1
            player.done, player.revealed_at = True, 0 if player.rival else alone.reveals
    lots.shuffle(alone.intrigue_deck)
    me = alone.players[seat]
    me.voice, me.more_voices = HOME, ()  # it ends when the own turn begins
    phase = COMBAT_PHASE if _in_combat(game) else TURN_PHASE
    return write_position(alone, setup, lots.below(1 << 62), phase, seat)


def seated(setup: Setup, game: Game) -> Setup:
    """The setup of a game with all leaders named, by the front."""
    automa = game.edition.automa
    fronts = {side.id: leader.id for leader in game.edition.leaders for side in leader.sides}
    rivals = {} if automa is None else {one: one for one in automa.rival_by_id}
    return evolve(setup, leaders=tuple((fronts | rivals)[player.leader.id] for player in game.players))
