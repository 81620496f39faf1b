"""Triggers: what the things that seats own listen for, gathered at a point of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.frames.pool import add
from dune_desktop.engine.frames.run import happen
from dune_desktop.engine.items import Item, Printed
from dune_desktop.engine.names import NO_CARD, OVER_STAGE, CardNumber, Seat

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game


def gather(game: Game, point: str, seat: Seat, it: tuple[int, ...] = ()) -> list[Item]:
    """What listens to what the seat does at this point: items of the own turn go to its pool until that is over.

    The rest is due now.
    """
    listeners = game.rules.listeners[seat].get(point)
    if listeners is None:
        return []
    turn = game.turn
    now: list[Item] = []
    for owner, when, printed, card in listeners:
        item = Item(owner, card, printed, it)
        if when.condition is not None and not when.condition.holds(game, item):
            continue
        if not when.item or turn.seat != owner or turn.stage == OVER_STAGE:
            now.append(item)
        elif not when.once or all((other.card, other.address) != (card, item.address) for other in turn.items):
            add(game, turn.items, item)
    for hear in game.rules.course.heard.get(point, ()):
        now += hear(game, seat, it)
    return now


def heard_late(game: Game, point: str, seat: Seat, of: CardNumber = NO_CARD) -> list[Item]:
    """What the seat has only now, and listens to what it did in this turn; ``of``: one piece alone.

    What a condition turns off may still come true (R13.7).
    """
    return [
        Item(seat, card, printed)
        for when, printed, card in game.rules.seats[seat].listens
        if when.point == point and not when.others and of in (NO_CARD, card)
    ]


def fire(
    game: Game,
    point: str,
    seat: Seat,
    card: CardNumber = NO_CARD,
    box: tuple[Printed, ...] = (),
    it: tuple[int, ...] = (),
) -> None:
    """Set off a printed box and then what listens at the point: one sequence, so that nothing overtakes."""
    if box or point in game.rules.listeners[seat]:
        happen(game, [Item(seat, card, printed) for printed in box] + gather(game, point, seat, it))
