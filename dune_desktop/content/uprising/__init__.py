"""Dune: Imperium – Uprising, with the CHOAM module."""

from dune_desktop.content.uprising.board import POSTS, SPACES, TRACKS
from dune_desktop.content.uprising.conflicts import CONFLICTS
from dune_desktop.content.uprising.contracts import CONTRACTS
from dune_desktop.content.uprising.course import COURSE
from dune_desktop.content.uprising.imperium import IMPERIUM
from dune_desktop.content.uprising.intrigue import INTRIGUES
from dune_desktop.content.uprising.leaders import LEADERS
from dune_desktop.content.uprising.objectives import OBJECTIVES
from dune_desktop.content.uprising.rivals import AUTOMAS
from dune_desktop.content.uprising.starters import RESERVE, STARTERS
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import CHOAM
from dune_desktop.engine.printed import of_product
from dune_desktop.engine.rivals.printed import automas_of

UPRISING = Edition(
    "uprising",
    products=("uprising", CHOAM),
    starters=of_product("uprising", STARTERS),
    imperium=of_product("uprising", IMPERIUM),
    reserve=of_product("uprising", RESERVE),
    intrigues=of_product("uprising", INTRIGUES),
    conflicts=of_product("uprising", CONFLICTS),
    leaders=of_product("uprising", LEADERS),
    spaces=of_product("uprising", SPACES),
    posts=of_product("uprising", POSTS),
    tracks=TRACKS,
    objectives=of_product("uprising", OBJECTIVES),
    contracts=of_product(CHOAM, CONTRACTS),
    conflict_levels=((1, 1), (2, 5), (3, 4)),  # U2.2
    starting_vp={3: 0, 4: 1},  # U2.7
    course=COURSE,
    automas=automas_of("uprising", AUTOMAS),
    modules=(CHOAM,),
    spies=3,  # U2.6
)
