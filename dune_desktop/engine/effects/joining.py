"""Words about two cards that are played together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.frames.run import Run
from dune_desktop.engine.joining import other_card
from dune_desktop.engine.names import NO_CARD
from dune_desktop.engine.refusals import Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table


@frozen
class OtherCard(Effect):
    """Done with the other one of two cards as ``it``."""

    effect: Effect
    asks = True
    lacks = Refusal("needs_joined")

    def _run(self, table: Table, at: Context) -> Run | None:
        other = other_card(table, at.card)
        return None if other == NO_CARD else Run(at.seat, at.card, at.address, (self.effect,), 1, (other,))

    def do(self, game: Game, at: Context) -> None:
        run = self._run(game, at)
        assert run is not None
        game.stack.append(run)

    def possible(self, table: Table, at: Context) -> bool:
        run = self._run(table, at)
        return run is not None and self.effect.possible(table, run)

    def lack(self, table: Table, at: Context) -> Refusal:
        run = self._run(table, at)
        return self.lacks if run is None else self.effect.lack(table, run)

    def optional(self, table: Table, at: Context) -> bool:
        run = self._run(table, at)
        return run is not None and self.effect.optional(table, run)

    def applies(self, table: Table, at: Context) -> bool:
        run = self._run(table, at)
        return run is not None and self.effect.applies(table, run)
