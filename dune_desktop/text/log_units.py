"""Units that move, in the words of the log: those of a product add their own sentences to ``MOVES``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine import events
from dune_desktop.engine.names import CONFLICT, GARRISON, HELD, SUPPLY
from dune_desktop.text.log_words import Log, Teller, says
from dune_desktop.text.units import counted

#: By kind, origin and target. Those from the Conflict to the supply may be lost, or go home after the Combat.
MOVES: Final[dict[tuple[str, str, str], Callable[[int], str]]] = {
    ("troop", SUPPLY, GARRISON): lambda n: Log.tr("{player} recruits %n troop(s)", "", n),
    ("troop", GARRISON, CONFLICT): lambda n: Log.tr("{player} deploys %n troop(s) to the Conflict", "", n),
    ("troop", SUPPLY, CONFLICT): lambda n: Log.tr(
        "{player} deploys %n troop(s) from the supply to the Conflict", "", n
    ),
    ("troop", CONFLICT, GARRISON): lambda n: Log.tr("{player} retreats %n troop(s) to the garrison", "", n),
    ("troop", CONFLICT, SUPPLY): lambda n: Log.tr(
        "{player} returns %n troop(s) from the Conflict to the supply", "", n
    ),
    ("troop", GARRISON, SUPPLY): lambda n: Log.tr("{player} loses %n troop(s) from the garrison", "", n),
}


@says(events.UnitsMoved)
def _units_moved(event: events.UnitsMoved, tell: Teller) -> str:
    own = MOVES.get((event.kind, event.origin, event.target))
    if event.kind == "troop" and event.by_right and event.target == GARRISON:
        text = Log.tr("{player} takes back %n troop(s) from the Conflict", "", event.n)
    elif own is not None:
        text = own(event.n)
    elif event.target == HELD:
        text = Log.tr("{player} leaves on the board: {units}")
    elif event.target == CONFLICT:
        text = Log.tr("{player} deploys to the Conflict: {units}")
    elif event.target == GARRISON:
        text = Log.tr("{player} has in the garrison: {units}")
    else:
        text = Log.tr("{player} returns to the supply: {units}")
    return tell.fill(text, event, units=counted(event.kind, event.n))
