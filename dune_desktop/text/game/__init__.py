"""What is said in every game."""

from dune_desktop.text.game import factions, rules
from dune_desktop.text.game.book_contending import CONTENDING
from dune_desktop.text.game.book_turns import TURNS
from dune_desktop.text.game.names import LEGEND, NAMES
from dune_desktop.text.game.terms import TERMS
from dune_desktop.text.room import Room

ROOM = Room(
    names=NAMES,
    factions=factions.FORMS,
    legend=LEGEND,
    rules=rules.RULES,
    behind=rules.BEHIND,
    terms=TERMS,
    book={**TURNS, **CONTENDING},
    untold=frozenset({"R1.1", "R1.2", "R21.3", "R21.4", "R25.1"}),
)
DECISIONS = Room(rules=rules.DECISIONS)
