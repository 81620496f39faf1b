"""Dune: Imperium – Uprising. Its CHOAM module is a product of its own."""

from dune_desktop.content.uprising.board import FACTIONS, SECTIONS
from dune_desktop.content.uprising.conflicts import CONFLICTS
from dune_desktop.content.uprising.course import COURSE
from dune_desktop.content.uprising.imperium_a_l import A_L
from dune_desktop.content.uprising.imperium_m_z import M_Z
from dune_desktop.content.uprising.intrigue import INTRIGUES
from dune_desktop.content.uprising.leaders import LEADERS
from dune_desktop.content.uprising.objectives import OBJECTIVES
from dune_desktop.content.uprising.rivals import AUTOMAS
from dune_desktop.content.uprising.starters import RESERVE, STARTERS
from dune_desktop.content.uprising.units import UNITS
from dune_desktop.engine.edition import Board
from dune_desktop.engine.product import Part, Product

PRODUCT = Product(
    "uprising",
    # There is no Mentat to hire (U21.3), and this board has no Carthag (U21.10).
    Part(
        when=("base",),
        takes_out=(
            "intrigue.calculated_hire",
            "conflict.sort_through_the_chaos",
            "conflict.siege_of_carthag",
            "conflict.battle_for_carthag",
        ),
    ),
    Part(imperium=(*A_L, *M_Z), intrigues=INTRIGUES, conflicts=CONFLICTS, leaders=LEADERS, units=UNITS),
    board=Board(
        sections=SECTIONS,
        factions=FACTIONS,
        starters=STARTERS,
        reserve=RESERVE,
        objectives=OBJECTIVES,
        conflict_levels=((1, 1), (2, 5), (3, 4)),  # U2.2
        starting_vp={3: 0, 4: 1},  # U2.7
        course=COURSE,
        automas=AUTOMAS,
        spies=3,  # U2.6
        walled=True,
        quiet=("lady_margot_fenring", "gurney_halleck", "muad_dib", "princess_irulan"),
        quiet_rivals=("staban_tuek", "gurney_halleck"),
    ),
)
