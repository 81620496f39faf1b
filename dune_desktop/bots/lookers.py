"""Bots that look to the end of their turn in one world: the Novice, who sees less than there is, and the Skilled."""

from __future__ import annotations

from math import cos, exp, log, sqrt, tau
from typing import TYPE_CHECKING, Final

from dune_desktop.bots import turns
from dune_desktop.bots.features import FEATURES
from dune_desktop.bots.tables import weights_for
from dune_desktop.bots.valuation import Valuation, valuation_for
from dune_desktop.engine.chance import Chance

if TYPE_CHECKING:
    from dune_desktop.bots.bot import Effort
    from dune_desktop.bots.valuation import Taste
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.state import Game

#: What somebody who is new to the game makes little of: cards that pay later, tracks that are not yet high, strength.
_UNSEEN: Final = {
    "deck_persuasion": 0.3,
    "deck_swords": 0.3,
    "deck_effects": 0.5,
    "near_point": 0.5,
    "near_bonus": 0.3,
    "alliance": 0.0,
    "agents": 0.5,
    "intrigue": 0.6,
    "conflict": 0.5,
    "rewards": 0.6,
}
#: How much opinions change from turn to turn.
_MOOD: Final = 0.7
_TURN: Final = 0x9E3779B97F4A7C15


class Skilled:
    """Takes what leads to the best end of its turn."""

    def __init__(self, taste: Taste = ()) -> None:
        self._taste = taste

    def choose(self, world: Game, effort: Effort) -> Action:
        assert world.decision is not None
        return turns.ahead(world, world.decision.seat, valuation_for(world.edition, self._taste))[0].action


class Novice:
    """The same, with the eyes of somebody who is new: what pays later counts little, and every turn it is in a mood."""

    def __init__(self, taste: Taste = ()) -> None:
        self._taste = dict(taste)

    def choose(self, world: Game, effort: Effort) -> Action:
        assert world.decision is not None
        seat = world.decision.seat
        # A mood lasts for a turn, so it hangs on what does not change in one, and everybody sees.
        turn = (world.round * 8 + seat) * 8 + world.players[seat].revealed_at
        chance = Chance((turn * 64 + world.conflict) * _TURN)
        eyes = {
            name: self._taste.get(name, 1.0) * _UNSEEN.get(name, 1.0) * exp(_MOOD * _normal(chance))
            for name in FEATURES
        }
        return turns.ahead(world, seat, Valuation(weights_for(world.edition), eyes))[0].action


def _normal(chance: Chance) -> float:
    """A number of the normal distribution."""
    first, second = (chance.below(1 << 30) + 1) / (1 << 30), chance.below(1 << 30) / (1 << 30)
    return sqrt(-2 * log(first)) * cos(tau * second)
