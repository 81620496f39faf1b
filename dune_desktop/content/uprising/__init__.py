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

UPRISING = Edition(
    "uprising",
    starters=STARTERS,
    imperium=IMPERIUM,
    reserve=RESERVE,
    intrigues=INTRIGUES,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    spaces=SPACES,
    posts=POSTS,
    tracks=TRACKS,
    objectives=OBJECTIVES,
    contracts=CONTRACTS,
    conflict_levels=((1, 1), (2, 5), (3, 4)),  # U2.2
    starting_vp={3: 0, 4: 1},  # U2.7
    course=COURSE,
    automas=AUTOMAS,
    modules=(CHOAM,),
    spies=3,  # U2.6
)
