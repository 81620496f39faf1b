"""What the cards of the Tleilaxu show that walked out of a vat, or was mended: gholas, soldiers, a mentat."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Smoke, Vignette
from dune_desktop.scene.art.craft.marks import Web
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Fist
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lab import vats
from dune_desktop.scene.art.lights import AMNION, CRIMSON, EBONY, SLATE, VIOLET, WATER
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.sky import Sky
from dune_desktop.scene.art.still.arms import Bolt
from dune_desktop.scene.art.still.emblems import Lacquer
from dune_desktop.scene.art.still.halls import Floor, Gleam, RoomWall
from dune_desktop.scene.art.still.riches import Crown
from dune_desktop.scene.art.still.things import Chain
from dune_desktop.scene.art.visions import Helix

BODIES: Final[dict[str, Picture]] = {
    "corrino_genes": Picture(
        "court",
        (
            Lacquer(CRIMSON, 150, 114), Helix(120, 96, 262, 34, 1.5, "amber", "steel"), Crown(120, 104, 96),
        ),
        focus=140, span=200,
    ),
    "from_the_tanks": Picture(
        "tanks",
        (
            RoomWall(SLATE, 120, 150, 200, panels=18), Floor(244, 120, 160, SLATE),
            Gleam(58, 150, 130, 0.6, AMNION), Gleam(182, 150, 130, 0.6, AMNION), vats.Vat(58, 268, 250, open=True),
            vats.Vat(182, 268, 250, open=True), Smoke(20, 290, 90, 44, 0.5),
            Person(60, 288, 172, "march", 1, "pale", "bare", "bare", "pale", glow="ink"),
            Person(174, 292, 172, "march", 1, "pale", "bare", "bare", "pale", glow="ink"),
            Smoke(130, 300, 60, 40, 0.45, 4),
        ),
        focus=176, span=215,
    ),
    "ghola": Picture(
        "sietch",
        (
            RoomWall(SLATE, 120, 140, 220), vats.Vat(-70, 330, 330, fluid=WATER, distance=0.2),
            vats.Vat(310, 330, 330, fluid=WATER, distance=0.2, seed=5), vats.Hoses(((84, 20), (156, 20)), wide=10),
            vats.Vat(120, 336, 330, fluid=WATER, seed=3, inside=Bust(0, -112, 52, Visage("ashen", "metal", "coal",
                "curls", "stubble", half=36, jaw=31, chin=14, neck=21, lids=1.0, turn=-0.3, dress="bare", brow=0.1))),
        ),
        focus=150, span=200,
    ),
    "reclaimed_forces": Picture(
        "tanks",
        (
            Sky(300), *(vats.Vat(x, 230, 164, distance=0.4) for x in (-140, -52, 36, 124, 212, 300, 388)),
            Floor(226, 120, 150, SLATE),
            Host(-240, 480, 262, 84, 22, "soldiers", "iron", 3, 1, distance=0.15, spears=0),
            *(
                Person(x, 298, 178, "march", 1, "steel", "armour", "visor", glow="green", holds="rifle")
                for x in (-96, 12, 120, 228, 336)
            ),
        ),
        focus=196, span=200,
    ),
    "stitched_horror": Picture(
        "night",
        (
            Sky(300), Bolt(36, -10, 150), Bolt(216, -30, 130), Chain(14, -20, 24, count=14),
            Chain(232, -20, 24, count=14),
            Bust(120, 152, 160, Visage("olive", "amber", "coal", "cropped", dress="shawl", cloth="umber", half=42,
                jaw=40, chin=20, neck=30, shoulders=112, nose=1.4, mouth=1.4, brow=1.3, turn=0.3, age=2,
                marks=("stitched", "heavy")), 4),
        ),
        focus=144, span=190,
    ),
    "subject_x_137": Picture(
        "ix",
        (
            RoomWall(SLATE, 120, 130, 200), Gleam(120, 130, 130, 0.9, AMNION),
            vats.Hoses(((58, 92), (182, 92), (96, 152), (144, 152)), tones=EBONY, wide=9, seed=6),
            Person(120, 282, 196, "bound", 1, "fair", "bare", "bare", "fair", glow="ink"),
            Chain(62, -30, 18, count=8), Chain(178, -30, 18, count=8), vats.SpecimenJar(24, 292, 84),
            vats.SpecimenJar(216, 292, 84), Vignette(0.4),
        ),
        focus=160, span=215,
    ),
    "twisted_mentat": Picture(
        "storm",
        (
            RoomWall(VIOLET, 150, 90, 210), Web(140, 96, 170, 120, 30, 8),
            Bust(104, 156, 150, Visage("pale", "spice", "coal", "receding", "chin", dress="collar", cloth="wine",
                half=33, jaw=21, chin=7, age=2, brow=1.5, nose=1.3, mouth=1.5, turn=0.5, lips="crimson",
                marks=("stain", "heavy")), -14),
            Fist(200, 236, 84, -14, "pale", "wine"),
        ),
        focus=146, span=195,
    ),
}  # fmt: skip
