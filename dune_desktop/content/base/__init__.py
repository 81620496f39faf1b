"""The base game, Dune: Imperium."""

from dune_desktop.content.base.board import FACTIONS, SECTIONS
from dune_desktop.content.base.conflicts import CONFLICTS
from dune_desktop.content.base.course import COURSE
from dune_desktop.content.base.hagal import AUTOMAS
from dune_desktop.content.base.imperium import IMPERIUM
from dune_desktop.content.base.intrigue import INTRIGUES
from dune_desktop.content.base.leaders import LEADERS
from dune_desktop.content.base.starters import RESERVE, STARTERS
from dune_desktop.engine.edition import Board
from dune_desktop.engine.product import Part, Product

PRODUCT = Product(
    "base",
    Part(imperium=IMPERIUM, intrigues=INTRIGUES, conflicts=CONFLICTS, leaders=LEADERS),
    board=Board(
        sections=SECTIONS,
        factions=FACTIONS,
        starters=STARTERS,
        reserve=RESERVE,
        conflict_levels=((1, 1), (2, 5), (3, 4)),  # R2.2
        starting_vp={3: 0, 4: 1},  # R2.10
        course=COURSE,
        automas=AUTOMAS,
        quiet=("paul_atreides", "earl_memnon_thorvald", "countess_ariana_thorvald", "count_ilban_richese"),
        quiet_rivals=("earl_memnon_thorvald", "count_ilban_richese"),
    ),
)
