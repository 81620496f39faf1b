"""What the spaces of the base game's board show; their subjects stand right of the words of a box."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Dust, Haze, Smoke
from dune_desktop.scene.art.city import Arrakeen, Carthag, SietchRock, Station
from dune_desktop.scene.art.craft.machines import Carryall, Harvester, Thopter
from dune_desktop.scene.art.craft.space import Convoy, Fold, Heighliner, Limb, Nebula
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cliff, Range, Wall
from dune_desktop.scene.art.sand import Barchan, Dune, Dunes, Ground, Ripples, SpiceField
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Streaks, Sun

SPACES: Final[dict[str, Picture]] = {
    "heighliner": Picture(
        "space",
        (
            Sky(300), Nebula(170, 70), Stars(160, 260), Heighliner(120, 112, 210, -12),
            Convoy((190, 150), (120, 226), 6, 15), Limb(236),
        ),
        middle=70, focus=130, span=170,
    ),
    "foldspace": Picture(
        "space",
        (Sky(300), Stars(80, 300), Fold(130, 140), Heighliner(130, 140, 92, -20)),
        middle=80, focus=140, span=150,
    ),
    "arrakeen": Picture(
        "dusk",
        (
            Sky(205), Stars(60, 90), Streaks(80, 160, 9), Sun(44, 176, 30), Range(206, 34), Haze(202, 34, 0.6),
            Arrakeen(140, 222, 190, 0.05, 5), Dunes(222, 320, 3, 34, 4, 0.35),
        ),
        middle=90, focus=130, span=220,
    ),
    "carthag": Picture(
        "spice",
        (
            Sky(214), Streaks(40, 130, 8, 3), Range(212, 46, distance=0.55, seed=4), Ground(210),
            Smoke(40, 212, 150, 22, 0.5), Smoke(230, 214, 170, 26, 0.5, 5), Carthag(135, 236, 190),
            Dune(60, 300, 320, 40),
        ),
        middle=90, focus=160, span=180,
    ),
    "research_station": Picture(
        "dawn",
        (
            Sky(214), Sun(60, 168, 26), Range(214, 60, distance=0.6, seed=3), Ground(212), Haze(214, 30, 0.6),
            Cliff(212, 90, right=True, distance=0.3, foot=236, seed=3), Station(130, 242, 160, 0.04),
            Dune(50, 300, 260, 30),
        ),
        middle=80, focus=180, span=160,
    ),
    "sietch_tabr": Picture(
        "night",
        (
            Sky(220), Stars(120, 190), Moon(56, 66, 24, turn=-40), Range(222, 60, seed=9), Ground(218, 0.4),
            SietchRock(150, 240, 200, 150, 0.05, 12, 4), Dune(60, 300, 420, 44), Dune(330, 296, 300, 40),
            Dune(-170, 296, 300, 40),
        ),
        middle=90, focus=170, span=170,
    ),
    "the_great_flat": Picture(
        "noon",
        (
            Sky(120), Range(122, 16, distance=0.75, seed=6), Ground(120, 0.7), Barchan(60, 142, 50, 0.5),
            Barchan(-100, 150, 60, 0.5), Barchan(310, 146, 56, 0.5), Barchan(196, 168, 90, 0.35),
            Barchan(-20, 196, 120, 0.25), Barchan(380, 210, 140, 0.2), SpiceField(150, 222, 170, 34, 200, 5),
            Barchan(110, 262, 190, 0.05), Barchan(-150, 270, 190), Ripples(200, 300, 9, 0.18),
        ),
        middle=90, focus=200, span=150,
    ),
    "hagga_basin": Picture(
        "dusk",
        (
            Sky(190), Streaks(60, 130, 6, 5), Sun(60, 168, 24), Wall(142, 196, 0.55, seed=7), Ground(194, 0.5),
            SpiceField(136, 236, 150, 26, 160, 2), Thopter(156, 120, 90), Cliff(-20, 100, distance=0.12, seed=5),
            Cliff(236, 76, right=True, distance=0.05, seed=8), Dune(110, 312, 300, 34),
        ),
        middle=100, focus=190, span=190,
    ),
    "imperial_basin": Picture(
        "dawn",
        (
            Sky(196), Rays(40, 150, 26, 0.1), Sun(40, 150, 24), Wall(128, 200, 0.62, seed=3), Ground(198, 0.6),
            Haze(200, 30, 0.6), SpiceField(150, 262, 180, 22, 150, 3), Dust(200, 252, 90, 30),
            Harvester(146, 250, 130), Dune(50, 306, 360, 36), Dune(350, 300, 300, 36), Dune(-200, 300, 260, 30),
            Carryall(70, 90, 70, distance=0.3),
        ),
        middle=90, focus=190, span=190,
    ),
}  # fmt: skip
