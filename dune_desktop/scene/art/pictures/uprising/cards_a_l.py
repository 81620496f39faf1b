"""What the Imperium cards of Uprising show, A to L."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Dust, Haze, Vignette
from dune_desktop.scene.art.city import Halo, Skyline, Station, Tower
from dune_desktop.scene.art.craft.devices import Stilltent, Thumper, Windtrap
from dune_desktop.scene.art.craft.marks import Abacus, Beam, Branches, SightLines, WatchingEye
from dune_desktop.scene.art.craft.space import Convoy, Heighliner, Limb, Nebula, Planet
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.lights import EBONY, INDIGO, STONE
from dune_desktop.scene.art.people import Shadow
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cliff, Range
from dune_desktop.scene.art.sand import Dune, Dunes, Ground, Ripples
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.furniture import Drapery, TableTop
from dune_desktop.scene.art.still.halls import DoorAjar, RoomWall
from dune_desktop.scene.art.still.papers import Letter
from dune_desktop.scene.art.still.riches import Crown
from dune_desktop.scene.art.worm import Worm

CARDS_A_L: Final[dict[str, Picture]] = {
    "branching_path": Picture(
        "sietch",
        (Sky(300), Stars(60, 220), Branches(120, 292, 62), Vignette(0.6)),
        focus=120, span=200,
    ),
    "calculus_of_power": Picture(
        "court",
        (Drapery(INDIGO, 240), TableTop(222, 290, EBONY), Abacus(120, 140, 180), Crown(120, 272, 70)),
        focus=160, span=240,
    ),
    "corrinth_city": Picture(
        "dusk",
        (
            Sky(240), Stars(70, 120), Sun(44, 176, 40), Skyline(244, 80, -240, 480, 0.5),
            Tower(24, 246, 30, 84, "dome", lamps=3, distance=0.25),
            Tower(206, 246, 34, 116, "step", lamps=4, distance=0.25), Tower(76, 250, 34, 138, "spire", lamps=8),
            Tower(172, 250, 36, 130, "dome", lamps=8), Tower(122, 256, 56, 206, "crown", lamps=14),
            Haze(250, 36, 0.6), Cliff(84, 236, right=True), Cliff(140, 262),
        ),
        focus=130, span=190,
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
            Sky(190), Stars(60, 90), Ground(176), Range(180, 26, seed=8), Dust(46, 220, 90, 24),
            Worm(((36, 232), (28, 150), (62, 130), (78, 168)), 30, 18, distance=0.25), Dust(46, 232, 100, 22, seed=3),
            Thumper(150, 256, 190), Ripples(262, 300), Blown(200, 300, 12),
        ),
        middle=130, focus=160, span=200,
    ),
    "ecological_testing_station": Picture(
        "noon",
        (
            Sky(210), Moon(40, 52, 16), Range(212, 60, seed=5), Ground(208), Windtrap(204, 236, 130, 0.2),
            Station(112, 246, 250), Ripples(256, 300),
        ),
        focus=190, span=160,
    ),
    "fedaykin_stilltent": Picture(
        "spice",
        (
            Sky(220), Sun(50, 190, 40), Ground(214), Range(216, 60, seed=6), Dune(60, 262, 300, 44, 0.15),
            Stilltent(142, 252, 170, glows=False), Shadow(52, 262, 110),
            Person(52, 262, 112, "guard", holds="rifle", cloak="dune"), Ripples(266, 300),
        ),
        middle=116, focus=206, span=150,
    ),
    "guild_spy": Picture(
        "space",
        (
            Sky(300), Nebula(60, 90, seed=3), Stars(120, 300),
            Heighliner(110, 84, 280, 10, mirrored=True, distance=0.15), Limb(252, world="junction"),
            Beam(150, 94, 118, 230, 30, 0.8), SightLines(150, 94, ((104, 242), (56, 232), (84, 272))),
            WatchingEye(150, 92, 62),
        ),
        focus=120, span=170,
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
