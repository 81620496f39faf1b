"""What Uprising says."""

from typing import Final

from dune_desktop.text.room import Room
from dune_desktop.text.uprising import names, rules, with_base
from dune_desktop.text.uprising.book import BOOK
from dune_desktop.text.uprising.rulings import RULINGS
from dune_desktop.text.uprising.terms import TERMS

#: In the place of these Uprising has others: of the Mentat, the Reserve, the spaces, the bonuses.
_REPLACED: Final = (
    "R2.1", "R2.5", "R2.15", "R2.17", "R6.3", "R6.4", "R6.5", "R6.6", "R7.6", "R13.12", "R16.1", "R17.4", "R19.1",
    "R20.13", "R25.3", "R25.4", "R25.5", "R25.6", "R25.7", "B",
)  # fmt: skip

ROOM = Room(
    products=("uprising",),
    names=names.NAMES | {"hagal": names.HAGAL, "rival": names.RIVALS},
    legend=names.LEGEND,
    terms=TERMS,
    book=BOOK,
    explained={"mode": names.MODES, "level": names.LEVELS, "variant": names.VARIANTS},
    abilities=names.ABILITIES,
    rulings=RULINGS,
    rules=rules.RULES,
    behind=rules.BEHIND,
    of_rivals="S",
    replaced=dict.fromkeys(_REPLACED, "") | {"R18.1": "U14.1", "B3.3": "S2.4"},
    untold=frozenset({"U1.1", "U18.12", "U22.5", "U22.6"}),
)
WITH_BASE = Room(
    products=("base", "uprising"),
    names=with_base.NAMES,
    rulings=with_base.RULINGS,
    rules=with_base.RULES,
    untold=frozenset({"U21.11"}),
)
