"""The faces of the leaders of Rise of Ix."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.lights import JADE
from dune_desktop.scene.art.portraits.costume import FurCollar, LowGown
from dune_desktop.scene.art.portraits.finery import (
    Beret,
    Bob,
    ChainOfOffice,
    CrossedRobe,
    CrownBraid,
    CurledMoustache,
    FoldingFan,
    HalfShorn,
    HorseTail,
    LeafCollar,
    MetalHalf,
    Orchid,
    PistonCollar,
    RedLids,
    SnooperRing,
    TwinBuns,
    Whiskers,
)
from dune_desktop.scene.art.portraits.hair import FallingHair
from dune_desktop.scene.art.portraits.held import Holds
from dune_desktop.scene.art.portraits.sitter import Head, Likeness
from dune_desktop.scene.art.still.papers import Letter, Scroll
from dune_desktop.scene.art.still.tricks import CardFan, Lens

LIKENESSES: Final = {
    "archduke_armand_ecaz": Likeness(
        "ecaz", "olive",
        Head(half=34, jaw=27.5, chin=11, neck=17, shoulders=100, eye=9, open=0.5, slant=-0.6, nose=9, nose_end=40,
             mouth=11, lips=0.7, brow=4.4, stern=0.2, age=3, tilt=-2,
             turn=-12, nod=-2, body=7),
        (FallingHair(long=74, wide=50, free=33, high=6), ChainOfOffice("moss", "leather"), CurledMoustache(),
         Beret("crimson"), Holds(Scroll(-55, 104, 50, turn=-8), -54, 98, "olive", "umber", 12)),
        "green", "white",
    ),
    "ilesa_ecaz": Likeness(
        "ecaz", "tan",
        Head(half=32.5, jaw=26, chin=9, neck=12.5, shoulders=74, eye=10.4, open=0.6, slant=1.8, nose=7.4, mouth=11.5,
             lips=1.4, brow=2.7, stern=-0.4, tilt=3,
             turn=14, nod=3, body=-6),
        (LeafCollar(), Bob(), Orchid(),
         Holds(CardFan(54, 110, 50, turn=10, tones=JADE), 52, 98, "brown", "bronze", -12, 32)),
        "amber", "umber", "rose", lashes=True,
    ),
    "prince_rhombur_vernius": Likeness(
        "vernius", "fair",
        Head(half=36.5, jaw=32.5, chin=14, neck=21, shoulders=104, eye=9.6, nose=8.8, mouth=13, lips=0.95, brow=3.8,
             stern=0.4, age=1, tilt=1.5,
             turn=-9, nod=-3, body=9),
        (PistonCollar(), HalfShorn(), MetalHalf()), "blue", "gold",
    ),
    "tessia_vernius": Likeness(
        "vernius", "fair",
        Head(half=31.5, jaw=25, chin=8.5, neck=12, shoulders=74, eye=10, open=0.54, slant=0.6, nose=7, mouth=10.5,
             lips=1.2, brow=2.3, stern=0.1, tilt=-3,
             turn=10, nod=-3, body=-5),
        (SnooperRing(), LowGown("plum", 122, choker="copper"), CrownBraid(),
         Holds(Lens(-52, 58, 42, turn=42), -52, 96, "fair", "violet", 8, 34)), "brown", "ash", "plain", lashes=True,
    ),
    "princess_yuna_moritani": Likeness(
        "moritani", "pale",
        Head(half=32.5, jaw=25.5, chin=8, neck=12, shoulders=76, eye=10.2, open=0.5, slant=3, nose=6.8, mouth=10,
             lips=1.45, brow=2.6, stern=1, tilt=2.5,
             turn=12, nod=2, body=7),
        (CrossedRobe(), RedLids(), TwinBuns(),
         Holds(FoldingFan(-46, 106, 62, turn=-14), -46, 100, "pale", "coal", 10, 32)),
        "amber", "black", "wine", lashes=True,
    ),
    "viscount_hundro_moritani": Likeness(
        "moritani", "brown",
        Head(half=37, jaw=33, chin=15, neck=23, shoulders=108, apart=16, eye=8.8, open=0.44, slant=1.2, nose=10,
             nose_end=38, mouth=12.5, lips=0.8, brow=5.8, stern=2.2, age=2, tilt=-2.5,
             turn=-10, nod=4, body=-8),
        (HorseTail(), FurCollar("coal", "dun"), Whiskers(),
         Holds(Letter(-57, 80, 42, turn=-16), -53, 100, "brown", "umber", 12)), "amber", "black",
    ),
}  # fmt: skip
