"""What the base game says."""

from dune_desktop.text.base import names
from dune_desktop.text.base.book import BOOK
from dune_desktop.text.base.rules import RULES
from dune_desktop.text.base.rulings import RULINGS
from dune_desktop.text.room import Room

ROOM = Room(
    products=("base",),
    names=names.NAMES | {"hagal": names.HAGAL, "rival": names.RIVALS},
    legend=names.LEGEND,
    book=BOOK,
    explained={"mode": names.MODES, "level": names.LEVELS, "variant": names.VARIANTS},
    abilities=names.ABILITIES,
    rulings=RULINGS,
    rules=RULES,
    behind={"voice": "R26.1", "deck_empty": "R26.4", "needs_turn_start": "R26.3", "needs_closed": "B3.3"},
    of_rivals="B",
    untold=frozenset({"R28.10"}),
)
