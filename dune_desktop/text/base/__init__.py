"""What the base game says."""

from dune_desktop.text.base import names, rivals
from dune_desktop.text.base.rules import RULES
from dune_desktop.text.base.rulings import RULINGS
from dune_desktop.text.room import Room

ROOM = Room(
    products=("base",),
    names=names.NAMES | {"hagal": rivals.HAGAL, "rival": rivals.RIVALS},
    legend=names.LEGEND,
    explained={"mode": rivals.MODES, "level": rivals.LEVELS, "variant": rivals.VARIANTS},
    abilities=names.ABILITIES,
    rulings=RULINGS,
    rules=RULES,
    behind={"voice": "R26.1", "deck_empty": "R26.4", "needs_turn_start": "R26.3", "needs_closed": "B3.3"},
    of_rivals="B",
    untold=frozenset({"R28.10"}),
)
