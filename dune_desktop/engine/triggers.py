"""Triggers: what leaders and rules modules listen for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.frames.pool import add
from dune_desktop.engine.frames.run import Queue
from dune_desktop.engine.items import Item
from dune_desktop.engine.names import NO_CARD, Seat

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game


def fire(game: Game, point: str, seat: Seat) -> None:
    """Set off what listens at this point of the rules: as an item of the running turn, or at once."""
    listeners = game.rules.listeners.get(point)
    if listeners is None:
        return
    now: list[Item] = []
    for owner, when, printed in listeners:
        item = Item(owner, NO_CARD, printed)
        if owner != seat or (when.condition is not None and not when.condition.holds(game, item)):
            continue
        if not when.item or game.turn.seat != owner:
            now.append(item)
        elif all(other.printed is not printed for other in game.turn.items):
            add(game, game.turn.items, item)
    if now:
        game.stack.append(Queue(tuple(now)))
