"""What Rise of Ix says."""

from typing import Final

from dune_desktop.text.ix import legend, names, rules, with_base, with_uprising
from dune_desktop.text.ix.book import BOOK
from dune_desktop.text.ix.rulings import RULINGS
from dune_desktop.text.ix.terms import TERMS
from dune_desktop.text.room import BigBoard, Room

#: A dreadnought fights without troops, too.
_REPLACED: Final = {
    "R14.3": "X3.3",
    "R19.1": "X3.5",
    "R19.3": "X3.6",
    "R20.1": "X3.6",
    "R20.5": "X3.6",
    "R20.12": "X3.7",
}

ROOM = Room(
    products=("ix",),
    names=names.NAMES | {"hagal": names.HAGAL},
    legend=legend.LEGEND,
    terms=TERMS,
    book=BOOK,
    explained={"module": names.ABOUT, "variant": names.VARIANTS},
    abilities=names.ABILITIES,
    rulings=RULINGS,
    rules=rules.RULES | rules.DECISIONS,
    behind=rules.BEHIND,
    replaced=_REPLACED,
    untold=frozenset({"X1.1", "X6.10"}),
    board=BigBoard(markets=("tech",), tracks=("shipping",), units=("dreadnought",)),
)
WITH_BASE = Room(products=("base", "ix"), rules=with_base.RULES, of_rivals="X", replaced=with_base.REPLACED)
WITH_UPRISING = Room(
    products=("uprising", "ix"),
    names=names.WITH_UPRISING,
    legend=legend.WITH_UPRISING,
    explained={"variant": names.VARIANTS_WITH_UPRISING},
    rulings=with_uprising.RULINGS,
    rules=with_uprising.RULES,
    replaced=with_uprising.REPLACED,
)
RIVALS_OF_UPRISING = Room(products=("uprising", "ix"), rules=with_uprising.RIVALS, of_rivals="X")
