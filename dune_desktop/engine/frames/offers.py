"""Standing offers: what a seat may do in a question of its own because of what it owns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.frames.pool import why_not_do
from dune_desktop.engine.frames.run import resolve
from dune_desktop.engine.items import Item

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.refusals import Refusal
    from dune_desktop.engine.state import Game, Table


def standing(table: Table, seat: Seat, window: str) -> list[Item]:
    """All that the seat may do in this kind of question while it is possible."""
    return [Item(seat, card, printed) for printed, card in table.rules.seats[seat].offers.get(window, ())]


def offers(game: Game, seat: Seat, window: str) -> list[Action]:
    """What of it is possible now; equal copies are offered once."""
    return list(dict.fromkeys(item.printed.do for item in standing(game, seat, window) if item.possible(game)))


def take_up(game: Game, seat: Seat, window: str, action: Action) -> None:
    """Resolve what the action names."""
    offered = (item for item in standing(game, seat, window) if item.printed.do is action)
    resolve(game, next(item for item in offered if item.possible(game)), alone=False)


def why_not_take_up(game: Game, seat: Seat, window: str, action: Action) -> list[Refusal]:
    """Reasons against doing it now."""
    return why_not_do(game, standing(game, seat, window), action)
