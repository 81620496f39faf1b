"""Bots that look to the end of their turn in one world: the Skilled, and the Novice, who sees less than there is.

Nobody finds the same things important in every turn: each is in another mood, which makes more of some features and
less of others. So they do not all play alike, and err as people do.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import cos, exp, log, sqrt, tau
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, Final

from dune_desktop.bots import turns
from dune_desktop.bots.features import FEATURES, progress
from dune_desktop.bots.tables import weights_for
from dune_desktop.bots.valuation import Valuation
from dune_desktop.engine.actions import REVEAL
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.names import AGENT_STAGE

if TYPE_CHECKING:
    from dune_desktop.bots.bot import Effort
    from dune_desktop.bots.turns import Way
    from dune_desktop.bots.valuation import Taste
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.state import Game

#: What somebody who is new to the game makes little of: cards that pay later, tracks that are not yet high, strength,
#: and the seat in the High Council, for which the Swordmaster would have to wait.
_UNSEEN: Final = MappingProxyType({
    "deck_persuasion": 0.3,
    "deck_swords": 0.3,
    "deck_effects": 0.5,
    "near_point": 0.5,
    "near_bonus": 0.3,
    "alliance": 0.0,
    "intrigue": 0.6,
    "conflict": 0.4,
    "rewards": 0.5,
    "council": 0.4,
})  # fmt: skip
#: No mood makes anybody forget points or Agents that are still at home, or hoard troops.
_STEADY: Final = ("points", "agents", "garrison", "unspent", "waiting")
_TURN: Final = 0x9E3779B97F4A7C15


class _Looker:
    """Takes what leads to the best end of its turn, as it sees that."""

    #: How far opinions go apart from turn to turn: the deviation of their logarithm.
    mood: ClassVar[float]
    #: What it makes less of than it is worth.
    unseen: ClassVar[Mapping[str, float]]
    #: It does not reveal while an Agent can go, and takes the Swordmaster as soon as it can: that is what beginners are
    #: told first.
    wants_agents: ClassVar[bool] = False

    def __init__(self, taste: Taste = ()) -> None:
        self._taste = tuple((name, dict(taste).get(name, 1.0) * self.unseen.get(name, 1.0)) for name in FEATURES)

    def choose(self, world: Game, effort: Effort) -> Action:
        assert world.decision is not None
        seat = world.decision.seat
        valuation = _in_mood(world.edition, self._taste, self.mood, _turn(world, seat))
        ways = turns.ahead(world, seat, valuation)
        if self.wants_agents:
            ways = _with_all_agents(world, seat, ways)
        best = ways[0]
        if len(ways) > 1 and turns.can_wait(world, best.action) and best.end.barrier != world.barrier:
            return _best_of_two(world, seat, valuation, (best.action, ways[1].action))
        return best.action


class Skilled(_Looker):
    """Knows what things are worth, and is in a slight mood."""

    mood = 0.3
    unseen = MappingProxyType({})


class Novice(_Looker):
    """Has the eyes of somebody who is new: what pays later counts little, and moods are strong."""

    mood = 1.8
    unseen = _UNSEEN
    wants_agents = True


def _best_of_two(world: Game, seat: Seat, valuation: Valuation, options: tuple[Action, Action]) -> Action:
    """What one of them shows in one world is luck: several say which is better."""
    chance, chances = Chance(world.chance.state), dict.fromkeys(options, 0.0)
    for _ in range(_WORLDS):
        for way in turns.ahead(determinize(world, seat, chance), seat, valuation, options):
            chances[way.action] += way.chance
    return max(options, key=lambda one: chances[one])


#: So many are enough to tell them apart.
_WORLDS: Final = 8


def _with_all_agents(world: Game, seat: Seat, ways: list[Way]) -> list[Way]:
    """Those that use all Agents and bring one more, if there are such."""
    if any(way.action.verb == "agent" for way in ways):
        ways = [way for way in ways if way.action is not REVEAL]
    if world.players[seat].swordmaster or progress(world) > _LATE:
        return ways
    return [way for way in ways if way.end.players[seat].swordmaster] or ways


#: So late nobody learns any more who could still fight for them.
_LATE: Final = 0.8


def _turn(world: Game, seat: Seat) -> int:
    """A number that is another one in each turn and each game; it follows from what everybody sees.

    The Row is another one in each game, and in a turn it changes by what the seat itself does to it at most.
    """
    player, turn = world.players[seat], world.turn
    sent = len(player.agents) - (turn.seat == seat and turn.stage == AGENT_STAGE)
    return ((world.round * 8 + seat) * 8 + sent) * 4096 + sum(world.row) + world.conflict


@lru_cache(256)
def _in_mood(edition: Edition, taste: Taste, mood: float, turn: int) -> Valuation:
    chance = Chance(turn * _TURN)
    eyes = {name: factor * (1.0 if name in _STEADY else exp(mood * _normal(chance))) for name, factor in taste}
    return Valuation(weights_for(edition), eyes)


def _normal(chance: Chance) -> float:
    """A number of the normal distribution."""
    first, second = (chance.below(1 << 30) + 1) / (1 << 30), chance.below(1 << 30) / (1 << 30)
    return sqrt(-2 * log(first)) * cos(tau * second)
