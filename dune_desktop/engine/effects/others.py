"""Effects that fall on opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects.base import Asking, Effect
from dune_desktop.engine.frames.run import Queue, Run, ask
from dune_desktop.engine.items import FOR_SEAT, Context, Item, Printed
from dune_desktop.engine.names import NO_CARD
from dune_desktop.engine.refusals import NO_OPPONENT

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game, Table


@frozen
class EachOpponent(Effect):
    """Each opponent, from the left clockwise (R13.11); who can't is left alone."""

    lacks = NO_OPPONENT
    effect: Effect

    def do(self, game: Game, at: Context) -> None:
        printed = Printed(at.address, self.effect)
        game.stack.append(Queue(tuple(Item(player.seat, NO_CARD, printed) for player in game.opponents(at.seat))))

    def possible(self, table: Table, at: Context) -> bool:
        return any(self.effect.possible(table, FOR_SEAT[player.seat]) for player in table.opponents(at.seat))


@frozen
class ChosenOpponent(Asking):
    """An opponent of choice among those whom it can befall."""

    needs = NO_OPPONENT
    effect: Effect

    def _targets(self, table: Table, at: Context) -> list[int]:
        opponents = table.opponents(at.seat)
        return [player.seat for player in opponents if self.effect.possible(table, FOR_SEAT[player.seat])]

    def do(self, game: Game, at: Context) -> None:
        options = [Action.of("pick", f"seat{seat}") for seat in self._targets(game, at)]
        if options:
            ask(game, self, at.seat, "seat", options, at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        seat = int(action.args[0].removeprefix("seat"))
        game.stack.append(Run(seat, NO_CARD, run.address, (self.effect,)))

    def possible(self, table: Table, at: Context) -> bool:
        return bool(self._targets(table, at))
