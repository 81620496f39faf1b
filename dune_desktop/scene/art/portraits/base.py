"""The faces of the base game's leaders."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.heads.held import Bowl
from dune_desktop.scene.art.portraits.beard import FullBeard, Goatee, Stubble
from dune_desktop.scene.art.portraits.costume import FanCollar, FurCollar, HighCollar, Plates, Ruff, WideRobe
from dune_desktop.scene.art.portraits.hair import FallingHair, SlickHair, TopKnot, Tousled, Tufts
from dune_desktop.scene.art.portraits.headgear import BlankMask, DrawnHood, RidgeHelmet
from dune_desktop.scene.art.portraits.held import Holds, Shows
from dune_desktop.scene.art.portraits.jewels import (
    BeadedBraids,
    BladeScar,
    BrowDots,
    Circlet,
    DropEarrings,
    FloatStone,
    Jowls,
    Monocle,
)
from dune_desktop.scene.art.portraits.sitter import Head, Likeness
from dune_desktop.scene.art.still.arms import Dagger, Spear
from dune_desktop.scene.art.still.riches import Coin
from dune_desktop.scene.art.still.things import Cup, Mask

LIKENESSES: Final = {
    "paul_atreides": Likeness(
        "atreides", "fair",
        Head(half=33.5, jaw=27, chin=9.5, neck=14, shoulders=78, eye=10, brow=3.6, stern=0.7, mouth=11.5, lips=0.85,
             tilt=1.5,
             turn=14, nod=-2, body=-7),
        (HighCollar("green"), Tousled()), "green",
    ),
    "duke_leto_atreides": Likeness(
        "atreides", "olive",
        Head(half=35.5, jaw=31, chin=13, neck=19, shoulders=98, brow=4.6, stern=1.3, age=2, nose=8.8, nose_end=38,
             turn=-12, nod=-1, body=8),
        (Plates("green", "moss"), FullBeard(long=92, wide=0.92, streak=True), SlickHair()), "grey", "black",
    ),
    "baron_vladimir_harkonnen": Likeness(
        "harkonnen", "rosy",
        Head(half=46.5, jaw=49, chin=24, neck=33, shoulders=126, apart=16.5, eye=8.6, open=0.44, slant=-0.6, nose=8.5,
             mouth=13.5, lips=1.0, brow=3.2, stern=1.8, age=4,
             turn=-10, nod=-5, body=-6),
        (WideRobe("coal"), FloatStone(), Jowls(),
         Holds(Cup(-54, 98, 52), -54, 88, "pale", "coal", 12)), "red", "russet", "wine",
    ),
    "glossu_rabban": Likeness(
        "harkonnen", "weathered",
        Head(half=38, jaw=38, chin=19, neck=29, shoulders=112, apart=15.5, eye=8.6, open=0.42, nose=10, brow=5.4,
             stern=2.4,
             mouth=13.5, lips=0.7, age=2,
             turn=9, nod=4, body=9),
        (HighCollar("coal", top=68), Stubble(0.55), BladeScar(), RidgeHelmet(),
         Holds(Dagger(-56, 44, 104, turn=-8, broad=1.5), -53, 80, "olive", "iron", 14)), "red", "black",
    ),
    "helena_richese": Likeness(
        "richese", "brown",
        Head(half=33, jaw=26, chin=9, neck=13, shoulders=76, eye=10, open=0.62, slant=2.2, nose=8.2, mouth=11.5,
             lips=1.5,
             brow=2.8, stern=-0.3,
             turn=-15, nod=-4, body=7),
        (FanCollar(), TopKnot(), Circlet("orange", y=-34), DropEarrings(),
         Holds(Mask(-60, 72, 50), -60, 104, "brown", "amber", 8)), "amber", "black", "rose", lashes=True,
    ),
    "count_ilban_richese": Likeness(
        "richese", "rosy",
        Head(half=31, jaw=25, chin=9, neck=14, shoulders=74, apart=14.5, eye=8.8, open=0.48, slant=-1, nose=7.4,
             nose_end=41,
             mouth=10.5, lips=0.6, brow=3.4, stern=-0.8, age=4, tilt=-2,
             turn=14, nod=4, body=6),
        (Ruff(), Goatee(long=97), Tufts(), Monocle(),
         Holds(Coin(54, 66, 36), 54, 90, "fair", "bronze", -14, 34)), "blue", "white",
    ),
    "countess_ariana_thorvald": Likeness(
        "thorvald", "deep",
        Head(half=32.5, jaw=26, chin=9, neck=13, shoulders=78, eye=10, open=0.6, slant=1.6, nose=8.4, mouth=11.5,
             lips=1.45,
             brow=3, stern=0.2,
             turn=-12, nod=3, body=-6),
        (FurCollar("blue"), BeadedBraids(), BrowDots(), DrawnHood("blue", top=-84, wide=52, edge=3.4),
         Shows(Bowl(-34, 88, 52))), "grey", "black",
        "wine", lashes=True,
    ),
    "earl_memnon_thorvald": Likeness(
        "thorvald", "weathered",
        Head(half=36, jaw=33, chin=14, neck=20, shoulders=104, apart=16, eye=9.2, open=0.5, nose=9, brow=5.2,
             stern=0.9, age=3,
             turn=10, nod=-2, body=-8),
        (FallingHair(long=128, wide=56, free=33, high=17), FurCollar("navy"), FullBeard(long=112, wide=1.02,
         braids=True),
         Circlet("blue", "steel", 4.6, -36, round=True),
         Holds(Spear(-60, 24, 112, turn=-4), -57, 84, "olive", "indigo", 12)),
        "blue", "silver",
    ),
    "house_hagal": Likeness(
        "hagal", "ashen", Head(half=34, jaw=28, chin=10, shoulders=92,
             turn=-9, nod=4, body=0),
        (WideRobe("coal"), BlankMask(), DrawnHood("iron", top=-100, wide=98, point=0.85, edge=1.6)), bare=False,
    ),
}  # fmt: skip
