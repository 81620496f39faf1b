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
from dune_desktop.engine.printed import of_product
from dune_desktop.engine.rivals.printed import automas_of

BASE = Edition(
    "base",
    products=("base",),
    starters=of_product("base", STARTERS),
    imperium=of_product("base", IMPERIUM),
    reserve=of_product("base", RESERVE),
    intrigues=of_product("base", INTRIGUES),
    conflicts=of_product("base", CONFLICTS),
    leaders=of_product("base", LEADERS),
    spaces=of_product("base", SPACES),
    tracks=TRACKS,
    conflict_levels=((1, 1), (2, 5), (3, 4)),  # R2.2
    starting_vp={3: 0, 4: 1},  # R2.10
    course=COURSE,
    automas=automas_of("base", AUTOMAS),
)
