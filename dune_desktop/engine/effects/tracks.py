"""Tokens on tracks of nodes: on, and back to the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects.base import Asking, Effect
from dune_desktop.engine.frames.pool import Pool
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.items import Item
from dune_desktop.engine.refusals import Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table
    from dune_desktop.engine.tracks import Track


@frozen
class Advance(Asking):
    """The token goes one node on, and the new node gives its reward (U20.1); so many times."""

    lacks = Refusal("track_end")
    what = "node"
    track: str
    n: int = 1

    def on(self, table: Table, at: Context) -> Track:
        """The track."""
        return table.edition.track_by_id[self.track]

    def do(self, game: Game, at: Context) -> None:
        ahead = self.on(game, at).ahead(game, game.players[at.seat])
        if self.n > 1:
            game.stack.append(Run(at.seat, at.card, at.address, (Advance(self.track),) * self.n))
        elif ahead:  # Q14: nothing at the end of the track
            ask(game, self, at.seat, self.what, [Action.of("pick", node.id) for node in ahead], at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        track = self.on(game, run)
        rewards = track.move(game, game.players[run.seat], track.index[action.args[0]])
        if rewards:
            effects = tuple(printed.effect for printed in rewards)
            game.stack.append(Run(run.seat, run.card, rewards[0].address, effects, 0))

    def possible(self, table: Table, at: Context) -> bool:
        return bool(self.on(table, at).ahead(table, table.players[at.seat]))


@frozen
class Recall(Effect):
    """The token goes back to the start, for the rewards of its node and of all before it, in any order."""

    lacks = Refusal("track_start")
    track: str

    def do(self, game: Game, at: Context) -> None:
        track, player = game.edition.track_by_id[self.track], game.players[at.seat]
        behind = track.rewards[: track.at(player) + 1]
        track.move(game, player, 0)
        items = [Item(at.seat, at.card, printed) for rewards in behind for printed in rewards]
        game.stack.append(Pool(at.seat, items, at.address))

    def possible(self, table: Table, at: Context) -> bool:
        return table.edition.track_by_id[self.track].at(table.players[at.seat]) > 0
