"""What Immortality says."""

from typing import Final

from dune_desktop.text.immortality import legend, names, rules, with_base, with_ix, with_uprising
from dune_desktop.text.immortality.book import BOOK
from dune_desktop.text.immortality.rulings import RULINGS
from dune_desktop.text.immortality.terms import TERMS
from dune_desktop.text.room import BigBoard, Room

ROOM: Final = Room(
    products=("immortality",),
    names=names.NAMES,
    legend=legend.LEGEND,
    terms=TERMS,
    book=BOOK,
    explained={"module": names.ABOUT, "variant": names.VARIANTS},
    rulings=RULINGS,
    rules=rules.RULES | rules.DECISIONS,
    behind=rules.BEHIND,
    untold=frozenset({"I1.1"}),
    board=BigBoard(markets=("tleilaxu", "reclaimed"), tracks=("research", "tleilaxu")),
)
WITH_BASE: Final = Room(
    products=("base", "immortality"), rules=with_base.RULES, rulings=with_base.RULINGS, of_rivals="I"
)
WITH_UPRISING: Final = Room(
    products=("uprising", "immortality"),
    rules=with_uprising.RULES,
    rulings=with_uprising.RULINGS,
    replaced=with_uprising.REPLACED,
)
RIVALS_OF_UPRISING: Final = Room(products=("uprising", "immortality"), rules=with_uprising.RIVALS, of_rivals="I")
WITH_IX: Final = Room(
    products=("ix", "immortality"), rules=with_ix.RULES, rulings=with_ix.RULINGS, replaced=with_ix.REPLACED
)
