"""What only Imperium cards of Rise of Ix say: Unload, infiltration, the ambush."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from dune_desktop.engine import moves
from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects.base import Asking
from dune_desktop.engine.effects.sending import IgnoreAgents
from dune_desktop.engine.frames.pool import add
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.items import Item, Printed
from dune_desktop.engine.names import CONFLICT, GARRISON
from dune_desktop.engine.printed import Card
from dune_desktop.engine.refusals import NO_OPPONENT, Refusal
from dune_desktop.engine.units import TROOP

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.printed import Effects
    from dune_desktop.engine.state import Game, Table


def unloading(card: str, *, reveal: Effects, **others: Any) -> Card:
    """A card with Unload: its Reveal box comes when it is discarded or trashed, too (X6.2)."""
    return Card(card, reveal=reveal, discarded=reveal, trashed=reveal, **others)


@frozen
class Infiltrate(IgnoreAgents):
    """An infiltration icon: the agent that this card sends may join opponents' agents there (X6.8)."""


def _done(at: Context) -> int:
    """How many units have retreated."""
    return at.it[0] if at.it else 0


@frozen
class Ambush(Asking):
    """For each troop that the seat deploys in this turn a unit of an opponent may retreat.

    It stays open until the end of the turn, with as many as were made to retreat as ``it`` (QX19). What has no
    garrison can't retreat (X9.12).
    """

    def _targets(self, table: Table, at: Context) -> dict[int, list[str]]:
        """By seat the kinds of units that it has in the Conflict."""
        kinds = (TROOP, *table.edition.commanded)
        found = {
            other.seat: [kind.id for kind in kinds if kind.conflict.of(other)] for other in table.opponents(at.seat)
        }
        return {seat: units for seat, units in found.items() if units}

    def do(self, game: Game, at: Context) -> None:
        picks = [Action.of("pick", f"seat{seat}") for seat in self._targets(game, at)]
        ask(game, self, at.seat, "seat", picks, at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        done = _done(run)
        if len(run.it) < 2:
            seat = int(action.args[0].removeprefix("seat"))
            picks = [Action.of("pick", unit) for unit in self._targets(game, run)[seat]]
            run.it = (done, seat)
            ask(game, self, run.seat, "unit", picks, run.address)
            return
        moves.move(game, game.players[run.it[1]], 1, CONFLICT, GARRISON, action.args[0])
        game.turn.troop_floor = max(game.turn.troop_floor, done + 1)
        add(game, game.turn.items, Item(run.seat, run.card, Printed(run.address, self), (done + 1,)))

    def _troops(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.troops > _done(at)

    def possible(self, table: Table, at: Context) -> bool:
        return self._troops(table, at) and bool(self._targets(table, at))

    def lack(self, table: Table, at: Context) -> Refusal:
        return NO_OPPONENT if self._troops(table, at) else Refusal("needs_deployed", (_done(at) + 1,))

    def optional(self, table: Table, at: Context) -> bool:
        return True
