"""What playouts believe of the rest of a round comes true in games of the Skilled, on average over some of them."""

from __future__ import annotations

from itertools import count

import pytest
from attrs import define, field

from dune_desktop.bots.bot import Effort
from dune_desktop.bots.making import bot_of
from dune_desktop.bots.names import SKILLED
from dune_desktop.bots.policy import policy_for
from dune_desktop.bots.search import play_out
from dune_desktop.bots.worlds import deal
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.decisions import TURN_KIND
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.state import Game
from tests.games import start

GAMES, WORLDS, EVERY = 3, 6, 6
#: Of a seat, in the rest of a round: points gained, and troops in the garrison at its end.
POINTS_OFF, TROOPS_OFF = 0.12, 0.5


@define
class Sums:
    """Of all seats together, what was believed and what came true."""

    seats: int = 0
    believed: list[float] = field(factory=lambda: [0.0, 0.0])
    true: list[float] = field(factory=lambda: [0.0, 0.0])

    def off(self) -> list[float]:
        """How far both lie apart for a seat."""
        return [(one - other) / self.seats for one, other in zip(self.believed, self.true, strict=True)]


def counted(game: Game) -> list[float]:
    return [sum(player.vp for player in game.players), sum(player.garrison for player in game.players)]


def believe(game: Game, seat: int, chance: Chance) -> list[float]:
    """The mean over some worlds at the end of the round."""
    found = [0.0, 0.0]
    for _ in range(WORLDS):
        world = determinize(game, seat, chance)
        play_out(world, policy_for(world.edition))
        found = [one + other / WORLDS for one, other in zip(found, counted(world), strict=True)]
    return found


def follow(edition: str, seed: int, sums: Sums) -> None:
    """A game of the Skilled; at some starts of turns it is asked what the round will bring."""
    game, chance, bot, now = start(seed, 4, edition=edition), Chance(seed), bot_of(SKILLED), 0
    beliefs: list[list[float]] = []
    for moment in count():
        decision = game.decision
        if decision is None or game.round != now:
            now, came = game.round, counted(game)
            for belief in beliefs:
                sums.seats += len(game.players)
                for at in (0, 1):
                    sums.believed[at] += belief[at]
                    sums.true[at] += came[at]
            beliefs = []
        if decision is None:
            return
        if decision.kind == TURN_KIND and game.turn.fresh and moment % EVERY == 0:
            beliefs.append(believe(game, decision.seat, chance))
        action = decision.options[0]
        if len(decision.options) > 1:
            action = bot.choose(deal(game, decision.seat, seed + decision.seat, moment), Effort())
        game.apply(action)


@pytest.mark.parametrize("edition", ["base", "uprising+choam"])
def test_rounds_end_as_playouts_believe(edition: str) -> None:
    sums = Sums()
    for seed in range(70, 70 + GAMES):
        follow(edition, seed, sums)
    points, troops = sums.off()
    assert sums.seats > 100
    assert abs(points) < POINTS_OFF
    assert abs(troops) < TROOPS_OFF
