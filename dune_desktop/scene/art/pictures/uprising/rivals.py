"""What the cards of House Hagal show that send no agent to a space: spies over three kinds of places, new chances."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Storm
from dune_desktop.scene.art.city import Skyline
from dune_desktop.scene.art.craft.machines import Harvester
from dune_desktop.scene.art.craft.marks import SightLines, WatchingEye
from dune_desktop.scene.art.lights import TEAL
from dune_desktop.scene.art.people import Cloaked, Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range, Terraces
from dune_desktop.scene.art.sand import Dunes, Ground
from dune_desktop.scene.art.sky import Moon, Sky, Stars, Sun
from dune_desktop.scene.art.still.halls import Floor, RoomWall

HAGAL: Final[dict[str, Picture]] = {
    "place_spy_spice_trade": Picture(
        "dawn",
        (
            Sky(210), Sun(200, 150, 24), Range(212, 40, seed=6), Ground(208), Harvester(190, 236, 80, distance=0.3),
            SightLines(66, 130, ((180, 216), (230, 232))), Terraces(((88, 186),)), Cloaked(54, 190, 100, "ink", 0.3),
            Dunes(260, 330, 2, 30, 4, 0.1),
        ),
        middle=40, focus=170, span=170,
    ),
    "place_spy_city": Picture(
        "night",
        (
            Sky(230), Stars(100, 170), Moon(190, 56, 20), Skyline(300, 200, -240, 480, 0.35, seed=8),
            SightLines(72, 112, ((160, 190), (220, 210))), Terraces(((96, 172),)), Cloaked(58, 176, 104, "ink", 0.3),
        ),
        middle=40, focus=160, span=170,
    ),
    "place_spy_landsraad": Picture(
        "sietch",
        (
            RoomWall(TEAL, 120, 60, 240, panels=24), WatchingEye(120, 76, 110, rays=12),
            SightLines(120, 76, ((70, 216), (120, 226), (172, 216))), Floor(226, 120, 150, TEAL),
            Host(-240, 480, 290, 84, 44, "court", "ink", 4, 2, spears=0),
        ),
        middle=120, focus=150, span=210,
    ),
    "reshuffle": Picture(
        "storm",
        (
            Sky(220), Sun(20, 90, 26), Range(222, 40, seed=5), Ground(218), Storm(70, 230, 90, 3),
            Blown(60, 300, 40, 0.4),
        ),
        middle=120, focus=150, span=190,
    ),
}  # fmt: skip
