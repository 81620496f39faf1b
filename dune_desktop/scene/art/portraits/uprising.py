"""The faces of Uprising's leaders, and of the Rivals among them."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.craft.devices import Paracompass
from dune_desktop.scene.art.heads.held import Baliset
from dune_desktop.scene.art.lights import WATER
from dune_desktop.scene.art.portraits.beard import FullBeard, Stubble
from dune_desktop.scene.art.portraits.costume import HighCollar, LowGown, Plates, Poncho, StillCollar, WoundScarf
from dune_desktop.scene.art.portraits.hair import CroppedHair, FallingHair, Mohawk, PinnedHair
from dune_desktop.scene.art.portraits.headgear import DrawnHood, FeatherTurban, GoggleCap, PointedVeil, RadiantCrown
from dune_desktop.scene.art.portraits.held import Holds, Shows
from dune_desktop.scene.art.portraits.jewels import Circlet, EyePaint, Freckles, HoopEarrings, Inkvine, NoseTube
from dune_desktop.scene.art.portraits.sitter import Head, Likeness
from dune_desktop.scene.art.still.arms import Crysknife, Dagger, Sabre
from dune_desktop.scene.art.still.papers import Book
from dune_desktop.scene.art.still.things import Vial

LIKENESSES: Final = {
    "feyd_rautha_harkonnen": Likeness(
        "harkonnen", "pale",
        Head(half=32.5, jaw=27, chin=9.5, neck=16, shoulders=84, eye=9.6, open=0.46, slant=2.6, nose=7.6, mouth=12,
             lips=1.15,
             brow=2.6, stern=2.4, tilt=-2,
             turn=12, nod=5, body=10),
        (HighCollar("coal", top=68), EyePaint(), Mohawk(),
         Holds(Dagger(54, 48, 92, turn=8, broad=0.7), 51, 82, "pale", "coal", -12)), "red", "black", "wine",
    ),
    "gurney_halleck": Likeness(
        "atreides", "weathered",
        Head(half=36.5, jaw=34, chin=16, neck=24, shoulders=104, apart=16, eye=8.8, open=0.46, nose=10.4, nose_end=40,
             mouth=13.5,
             lips=0.7, brow=4.6, stern=1.4, age=3, tilt=2,
             turn=-14, nod=-2, body=-9),
        (Plates("moss", "bronze"), Stubble(0.25), Inkvine(), CroppedHair(),
         Shows(Baliset(60, 150, 92, 5))), "green", "ash",
    ),
    "lady_amber_metulli": Likeness(
        "metulli", "tan",
        Head(half=33.5, jaw=27, chin=10, neck=14, shoulders=80, eye=10.2, open=0.58, slant=2.4, nose=7.8, mouth=12.5,
             lips=1.5,
             brow=3, stern=0.5, tilt=2.5,
             turn=12, nod=-4, body=8),
        (WoundScarf("orange"), Freckles(), HoopEarrings(), FeatherTurban(),
         Holds(Sabre(-58, 44, 100, turn=-10), -54, 80, "olive", "crimson", 14)), "green", "umber", "rose", lashes=True,
    ),
    "lady_margot_fenring": Likeness(
        "fenring", "rosy",
        Head(half=31.5, jaw=24.5, chin=8.5, neck=12, shoulders=72, eye=9.8, open=0.6, slant=1.4, nose=6.8, mouth=10.5,
             lips=1.35,
             brow=2.4, stern=-0.6, tilt=-2.5,
             turn=-15, nod=2, body=9),
        (LowGown("lilac", 128, choker="violet"), PinnedHair()), "green", "gold", "rose", lashes=True,
    ),
    "muad_dib": Likeness(
        "fremen", "tan",
        Head(half=33.5, jaw=27.5, chin=9.5, neck=15, shoulders=84, eye=10, brow=4, stern=1.7, mouth=12, lips=0.85,
             age=1,
             turn=-8, nod=5, body=0),
        (StillCollar("dun"), DrawnHood("sand", top=-88, wide=82, band="coal"), NoseTube(),
         Holds(Crysknife(-54, 46, 92, turn=-6), -52, 80, "olive", "dune", 12)), "spice", "black",
    ),
    "lady_jessica": Likeness(
        "sisterhood", "fair",
        Head(half=32.5, jaw=25.5, chin=9, neck=13, shoulders=78, eye=10.2, open=0.58, slant=1.6, nose=7.2, mouth=11.5,
             lips=1.35,
             brow=2.7, stern=-0.2, tilt=-1.5,
             turn=15, nod=1, body=-8),
        (FallingHair(long=128, wide=54, free=31, high=14), LowGown("night", 134), Circlet("green", width=2.2)),
         "green", "copper",
        "rose", lashes=True,
    ),
    "reverend_mother_jessica": Likeness(
        "sisterhood", "fair",
        Head(half=32.5, jaw=25.5, chin=9, neck=13, shoulders=80, eye=10, open=0.52, slant=1.2, nose=7.2, mouth=11,
             lips=1.1,
             brow=2.5, stern=0.3, age=3,
             turn=-6, nod=5, body=5),
        (LowGown("night", 120), PointedVeil(),
         Holds(Vial(46, 70, 44, drink=WATER), 46, 90, "fair", "indigo", -10, 34)),
        "spice", "copper", "wine", lashes=True,
    ),
    "princess_irulan": Likeness(
        "corrino", "fair",
        Head(half=32, jaw=25, chin=8.5, neck=12, shoulders=74, eye=10.4, open=0.62, slant=1.2, nose=6.8, mouth=10.5,
             lips=1.3,
             brow=2.4, stern=-0.8, tilt=1,
             turn=9, nod=-3, body=8),
        (FallingHair(long=150, wide=66, free=30, high=6), LowGown("linen", 126, choker="crimson"), RadiantCrown(),
         Shows(Book(38, 106, 52, turn=-6))),
         "blue", "gold",
        "rose", lashes=True,
    ),
    "staban_tuek": Likeness(
        "tuek", "brown",
        Head(half=36, jaw=32, chin=13, neck=20, shoulders=96, apart=16, nose=9.6, nose_end=38, brow=4.8, stern=1.2,
             age=2, tilt=-1.5,
             turn=-12, nod=2, body=-8),
        (Poncho("dun", "bronze"), FullBeard(long=90, wide=1.0), GoggleCap(),
         Shows(Paracompass(-48, 88, 24))), "spice", "black",
    ),
}  # fmt: skip
