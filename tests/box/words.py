"""Words that only the Raiders need: cubes as plunder, and a toll that one takes on a way of one's choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine import decisions, moves
from dune_desktop.engine.actions import Action
from dune_desktop.engine.decisions import Pick
from dune_desktop.engine.effects.base import Asking
from dune_desktop.engine.effects.units import TroopsBecome
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.refusals import NOTHING_HAPPENS
from tests.box.facts import PLUNDER, Hideout

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game

#: What each way brings: solari, spice, water.
WAYS = {"road": (2, 0, 0), "ravine": (0, 1, 0), "wadi": (0, 0, 1)}

decisions.enter(Pick("way", "way", tuple(WAYS)))


@frozen
class Plunder(TroopsBecome):
    """Troops of the supply become plunder, as many as there are."""

    into = PLUNDER


@frozen
class Toll(Asking):
    """A toll on one of three ways: each brings something else, and none that was taken before in the round."""

    lacks = NOTHING_HAPPENS

    def do(self, game: Game, at: Context) -> None:
        taken = Hideout.of(game.players[at.seat]).ways
        ways = [Action.of("pick", way) for n, way in enumerate(WAYS) if not taken >> n & 1]
        ask(game, self, at.seat, "way", ways, at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        way, player = action.args[0], game.players[run.seat]
        Hideout.of(player).ways |= 1 << list(WAYS).index(way)
        moves.gain(game, player, *WAYS[way], run.address)

    def possible(self, game: Game, at: Context) -> bool:
        return Hideout.of(game.players[at.seat]).ways < (1 << len(WAYS)) - 1
