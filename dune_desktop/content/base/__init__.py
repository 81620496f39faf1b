"""The base game, Dune: Imperium."""

from dune_desktop.content.base.board import SPACES, TRACKS
from dune_desktop.content.base.conflicts import CONFLICTS
from dune_desktop.content.base.hagal import AUTOMAS
from dune_desktop.content.base.imperium import IMPERIUM
from dune_desktop.content.base.intrigue import INTRIGUES
from dune_desktop.content.base.leaders import LEADERS
from dune_desktop.content.base.starters import RESERVE, STARTERS
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.frames.flow import COURSE

BASE = Edition(
    "base",
    starters=STARTERS,
    imperium=IMPERIUM,
    reserve=RESERVE,
    intrigues=INTRIGUES,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    spaces=SPACES,
    tracks=TRACKS,
    conflict_levels=((1, 1), (2, 5), (3, 4)),  # R2.2
    starting_vp={3: 0, 4: 1},  # R2.10
    course=COURSE,
    automas=AUTOMAS,
)
