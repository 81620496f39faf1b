"""What the starting cards and the reserve of Base show."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blow, Dust, Haze, Vignette
from dune_desktop.scene.art.city import Arrakeen, Skyline
from dune_desktop.scene.art.cloth import Banner
from dune_desktop.scene.art.craft.machines import Harvester
from dune_desktop.scene.art.craft.marks import Echo
from dune_desktop.scene.art.craft.space import Fold, Frigate
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Palm
from dune_desktop.scene.art.heads.profiles import Profile
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lights import AMBER, INDIGO, TEAL, WOOD
from dune_desktop.scene.art.people import Cloaked, Shadow
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cliff, Range
from dune_desktop.scene.art.sand import CastShadow, Dunes, Ground, Ridge, Ripples
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.arms import Dagger
from dune_desktop.scene.art.still.furniture import Drapery, Stairs, TableTop
from dune_desktop.scene.art.still.halls import Casement, Floor, Gleam, Pillar, RoomWall
from dune_desktop.scene.art.still.papers import SignetRing

STARTERS: Final[dict[str, Picture]] = {
    "convincing_argument": Picture(
        "court",
        (
            RoomWall(AMBER, panels=9), Gleam(40, 100, 150), Echo(134, 152, 6, 26, 19, turn=0, spread=70),
            Profile(74, 124, 150, Visage("olive", "hazel", "silver", "short", "long", dress="collar", cloth="teal"),
            1),
            Palm(186, 236, 92, -16, "olive", "teal"), Vignette(0.4),
        ),
        middle=110, focus=142, span=170,
    ),
    "dagger": Picture(
        "storm",
        (Drapery(foot=236), TableTop(232, 300), Dagger(120, 140, 236, turn=32), Vignette(0.5)),
        focus=140, span=220,
    ),
    "diplomacy": Picture(
        "dusk",
        (
            RoomWall(WOOD), Casement(120, 246, 82, 130, bars=0), Sun(120, 150, 46), Pillar(-2, 34), Pillar(242, 34),
            Profile(44, 150, 104, Visage("brown", "brown", "coal", "short", "short", dress="collar", cloth="blue"),
            1),
            Profile(196, 150, 104, Visage("fair", "green", "chestnut", "bun", dress="collar", cloth="crimson",
            jaw=22, chin=8, nose=0.7, lips="wine")),
            TableTop(262, 330),
        ),
        focus=150, span=165,
    ),
    "dune_the_desert_planet": Picture(
        "dusk",
        (
            Sky(196), Stars(70, 120), Moon(60, 52, 11), Sun(178, 150, 27), Ground(190), Range(192, 18, seed=3),
            Dunes(196, 330, 3, 30, 5),
            Ridge(((-240, 300), (-40, 262), (112, 202), (210, 262), (480, 330)), (112, 202), (60, 330)),
            Cloaked(112, 206, 30, wind=0.7), CastShadow(114, 206, 6, 66),
        ),
        middle=130, focus=180, span=120,
    ),
    "reconnaissance": Picture(
        "dawn",
        (
            Sky(210), Sun(56, 160, 24), Rays(56, 160), Ground(208), Skyline(214, 46, 80, 300, 0.5), Arrakeen(170,
            226, 130, 0.4, 9),
            Haze(224, 40, 0.8), Dunes(228, 320, 2, 24, 3), Cliff(120, 214, seed=4),
            Person(76, 216, 118, "crouch", stuff="umber", head="hood", holds="", cloak="coal"),
        ),
        middle=120, focus=180, span=130,
    ),
    "seek_allies": Picture(
        "court",
        (
            RoomWall(TEAL, 120), Gleam(120, 90, 150, 0.4), Floor(238, 120, 150),
            Banner(33, 20, 44, 134, "iron", "crown"), Banner(91, 20, 44, 134, "crimson", "compass"),
            Banner(149, 20, 44, 134, "violet", "eye"), Banner(207, 20, 44, 134, "blue", "horns"),
            Stairs(120, 300, 120, 226, 60), Shadow(120, 284, 90, 1.0), Cloaked(120, 288, 108, "dune", 0.25),
        ),
        focus=170, span=190,
    ),
    "signet_ring": Picture(
        "night",
        (RoomWall(INDIGO, courses=7), Gleam(90, 120, 150, 0.7), TableTop(232, 300), SignetRing(120, 252, 164),
        Vignette(0.6)),
        focus=166, span=200,
    ),
    "arrakis_liaison": Picture(
        "noon",
        (
            Sky(220), Arrakeen(120, 222, 260, 0.5), Haze(220, 40), Ground(216), Ripples(240, 300),
            Shadow(76, 284, 150), Shadow(168, 284, 140),
            Person(76, 284, 168, "offer", 1, "umber", "robe", "hood", "brown", "bowl"),
            Person(168, 284, 160, "stand", -1, "green", "coat", "bare", "fair"),
        ),
        focus=190, span=190,
    ),
    "foldspace": Picture(
        "space",
        (Sky(300), Stars(160, 300), Fold(120, 140), Frigate(120, 148, 92, -24), Vignette(0.4)),
        focus=144, span=150,
    ),
    "the_spice_must_flow": Picture(
        "spice",
        (
            Sky(226), Sun(52, 96, 30), Rays(52, 96), Ground(220), Range(222, 34, seed=2), Blow(128, 262, 200),
            Dust(128, 266, 150, 44), Harvester(206, 286, 76), Dust(70, 292, 150, 30, seed=5),
        ),
        middle=128, focus=126, span=220,
    ),
}  # fmt: skip
