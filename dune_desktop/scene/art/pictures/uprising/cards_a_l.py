"""What the Imperium cards of Uprising show, A to L."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Dust, Haze, Vignette
from dune_desktop.scene.art.city import Halo, Skyline, Station, Tower
from dune_desktop.scene.art.craft.devices import Stilltent, Thumper
from dune_desktop.scene.art.craft.marks import Abacus, Beam, Branches, SightLines
from dune_desktop.scene.art.craft.space import Convoy, Heighliner, Limb, Nebula, Planet
from dune_desktop.scene.art.lights import EBONY, INDIGO, STONE
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cliff, Range
from dune_desktop.scene.art.sand import Dune, Dunes, Ground, Ripples, Steps
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.furniture import Drapery, TableTop
from dune_desktop.scene.art.still.halls import DoorAjar, RoomWall
from dune_desktop.scene.art.still.papers import Letter
from dune_desktop.scene.art.still.riches import Crown
from dune_desktop.scene.art.worm import Worm, WormSign

CARDS_A_L: Final[dict[str, Picture]] = {
    "branching_path": Picture(
        "sietch",
        (Sky(300), Stars(60, 220), Branches(120, 292, 62), Vignette(0.6)),
        focus=120, span=200,
    ),
    "calculus_of_power": Picture(
        "court",
        (Drapery(INDIGO, 240), TableTop(222, 290, EBONY), Abacus(120, 140, 180), Crown(120, 272, 70)),
        span=240,
    ),
    "corrinth_city": Picture(
        "dawn",
        (
            Sky(230), Planet(190, 70, 34, "moon", night=0.5), Skyline(232, 60, -240, 480, 0.55),
            Tower(62, 240, 34, 150, "spire"), Tower(104, 240, 30, 96, "dome"), Tower(150, 240, 44, 182, "step"),
            Tower(194, 240, 28, 112, "spire"), Tower(30, 240, 26, 80, "dome"), Haze(238, 40, 0.7),
            Cliff(90, 222, right=True), Cliff(130, 246),
        ),
        focus=140, span=170,
    ),
    "desert_power": Picture(
        "spice",
        (
            Sky(220), Sun(60, 150, 34), Rays(60, 150), Ground(214), Range(216, 30), Dunes(226, 300, 2, 30, 4),
            Dust(150, 264, 190, 44), Worm(((150, 300), (150, 120), (60, 40), (40, 130)), 74, 44),
            Dust(150, 286, 170, 44, seed=4), Dune(60, 322, 420, 50, 0.05),
        ),
        middle=100, focus=130, span=220,
    ),
    "desert_survival": Picture(
        "dusk",
        (
            Sky(190), Stars(60, 90), Ground(176), Range(180, 26, seed=8), WormSign((40, 184), (44, 214), 40),
            Dust(44, 214, 80, 16), Thumper(150, 252, 190), Ripples(258, 300), Blown(200, 300, 12),
        ),
        middle=130, focus=150, span=190,
    ),
    "ecological_testing_station": Picture(
        "noon",
        (Sky(210), Moon(188, 52, 16), Range(212, 60, seed=5), Ground(208), Station(120, 240, 220), Ripples(250, 300)),
        focus=200, span=150,
    ),
    "fedaykin_stilltent": Picture(
        "night",
        (
            Sky(230), Stars(120, 200), Moon(180, 60, 26), Ground(214), Range(216, 54, seed=6),
            Dune(60, 250, 260, 40, 0.2), Stilltent(110, 256, 170), Steps((200, 300), (170, 270), (86, 262)),
        ),
        middle=110, focus=215, span=140,
    ),
    "guild_spy": Picture(
        "space",
        (
            Sky(300), Nebula(150, 90), Stars(120, 300), Heighliner(120, 80, 250, -10, distance=0.15), Limb(250),
            Beam(86, 96, 62, 220, 26, 0.7), SightLines(86, 96, ((130, 238), (176, 226), (150, 266))),
        ),
        focus=120, span=160,
    ),
    "hidden_missive": Picture(
        "court",
        (RoomWall(STONE), DoorAjar(130, 210, 56, 200, 26), Letter(128, 256, 104, turn=-6)),
        middle=128, focus=225, span=165,
    ),
    "junction_headquarters": Picture(
        "space",
        (
            Sky(300), Stars(140, 300), Nebula(60, 60, seed=4), Halo(120, 110, 74),
            Planet(120, 330, 170, "junction", bands=7, night=0.6, tilt=0), Tower(120, 190, 46, 110, "spire"),
            Tower(82, 196, 24, 60, "dome"), Tower(158, 196, 24, 66, "dome"),
            Convoy((200, 60), (140, 130), 6, 16, -14),
        ),
        focus=130, span=170,
    ),
}  # fmt: skip
