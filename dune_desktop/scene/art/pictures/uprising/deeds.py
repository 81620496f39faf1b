"""Who does something on the Imperium cards of Uprising, at full height."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Dust, Haze, Smoke, Vignette
from dune_desktop.scene.art.city import Halo, Skyline, Tower
from dune_desktop.scene.art.craft.devices import Crate, Glowglobe
from dune_desktop.scene.art.craft.machines import Lander
from dune_desktop.scene.art.craft.marks import Beam, Echo, Gloom
from dune_desktop.scene.art.craft.space import Planet
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Fist
from dune_desktop.scene.art.lights import AMBER, BRASS, CRIMSON, STONE, TEAL, VIOLET
from dune_desktop.scene.art.people import Cloaked, Host, Shadow
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Butte, Cave, Range
from dune_desktop.scene.art.sand import Ground, Ripples
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.arms import Crysknife, Sparks
from dune_desktop.scene.art.still.furniture import Swag, Throne
from dune_desktop.scene.art.still.halls import Casement, Floor, Gleam, Pillar, RoomWall, Shafts

DEEDS: Final[dict[str, Picture]] = {
    "covert_operation": Picture(
        "night",
        (
            Sky(300), Stars(120, 220), Moon(56, 60, 34, turn=-60), Beam(-40, 330, -64, 420, 16, 0.7),
            Beam(40, 330, -96, 420, 12, 0.5), Skyline(300, 70, -240, 480, 0.5),
            Tower(198, 320, 130, 330, dark=True, lamps=7),
            Person(122, 234, 140, "climb", stuff="steel", holds="", head="mask"),
        ),
        middle=110, focus=148, span=180,
    ),
    "dangerous_rhetoric": Picture(
        "sietch",
        (
            RoomWall(TEAL, 120, 90, 200, panels=8), Gleam(120, 90, 130, 0.6, BRASS), Pillar(16, 34, 250),
            Pillar(224, 34, 250), Echo(120, 100, 6, 60, 20),
            Person(120, 208, 138, "raise", dress="robe", head="bare", stuff="wine"), Pillar(120, 84, 330, 208),
            Host(-240, 480, 306, 74, 44, "court"),
        ),
        focus=116, span=200,
    ),
    "in_high_places": Picture(
        "noon",
        (
            Sky(300), Planet(140, 84, 34, "moon"), Skyline(304, 120, -240, 480, 0.55), Haze(280, 60, 0.6), Floor(244),
            Pillar(24, 34, 262), Pillar(226, 34, 262), Person(112, 276, 136, "stand", 1, "steel", "robe", "bare"),
            Person(178, 278, 132, "offer", -1, "violet", "robe", "hood"),
        ),
        focus=190, span=165,
    ),
    "leadership": Picture(
        "dusk",
        (
            Sky(240), Sun(80, 120, 46), Rays(80, 120, 22), Range(240, 44, seed=4), Ground(236),
            Host(-240, 480, 270, 44, 40), Butte(140, 330, 170, 124, 0.0, 7),
            Person(136, 212, 104, "raise", holds="banner", cloak="blue"), Host(-240, 480, 316, 66, 36, seed=6),
        ),
        middle=130, focus=112, span=210,
    ),
    "long_live_the_fighters": Picture(
        "spice",
        (
            Sky(320), Rays(110, 210), Sun(110, 210, 60), Crysknife(48, 120, 120, turn=-10),
            Fist(48, 196, 90, -10, sleeve="umber"), Crysknife(196, 126, 120, turn=14),
            Fist(196, 200, 90, 14, skin="brown", sleeve="dune"), Crysknife(120, 80, 150, turn=3),
            Fist(120, 176, 116, 3, sleeve="ink"),
        ),
        focus=130, span=230,
    ),
    "public_spectacle": Picture(
        "storm",
        (
            Sky(280), Rays(120, 120, 22), Halo(120, 120, 84), Planet(120, 120, 74, "giedi", night=0.8),
            Host(-240, 480, 226, 40, 48, "court", rows=3), Ground(226), Ripples(236, 300), Shadow(120, 280, 120),
            Person(120, 280, 130, "guard", holds="sword", head="bare", dress="armour", cloak="crimson"),
        ),
        focus=170, span=240,
    ),
    "rebel_supplier": Picture(
        "night",
        (
            Sky(260), Stars(80, 140), Cave(120, 20, 220, 320), Glowglobe(70, 96, 13), Crate(168, 276, 54),
            Crate(212, 280, 44, marked=False), Person(96, 280, 170, "offer", 1, "dune", cloak="umber"),
            Crate(150, 190, 40, lifted=True),
        ),
        focus=168, span=210,
    ),
    "sardaukar_coordination": Picture(
        "spice",
        (
            Sky(240), Smoke(28, 226, 160, 24, 0.3), Lander(190, 150, 80, 30, distance=0.35),
            Lander(126, 96, 48, 20, distance=0.5), Ground(226), Host(-240, 480, 262, 56, 40, "soldiers", "iron"),
            Dust(180, 240, 180, 26), Person(96, 300, 190, "point", 1, "steel", "armour", "spike", cloak="crimson"),
        ),
        focus=170, span=190,
    ),
    "subversive_advisor": Picture(
        "court",
        (
            RoomWall(TEAL, 60, 80, panels=6), Throne(90, 268, 220),
            Person(90, 268, 190, "sit", 1, "wine", "robe", "bare"),
            Person(208, 292, 196, "bow", -1, "ink", "robe", "hood"),
        ),
        middle=130, focus=160, span=200,
    ),
    "treacherous_maneuver": Picture(
        "court",
        (
            RoomWall(STONE, 60, 90, 190, panels=6), Casement(40, 206, 28, 100),
            Shafts(((24, 106), (60, 106)), (70, 240), 2), Floor(246),
            Person(112, 282, 132, "stand", -1, "amber", "robe", "bare"),
            Person(172, 290, 150, "strike", -1, "ink", "robe", "hood", holds="knife"),
            Swag(222, tones=CRIMSON, mirrored=True),
        ),
        middle=130, focus=166, span=200,
    ),
    "tread_in_darkness": Picture(
        "court",
        (
            RoomWall(STONE, 120, 120, 230, courses=9), Gleam(120, 190, 190, 1.0, AMBER), Gloom(178, 262, 246),
            Floor(250), Gleam(122, 262, 90, 0.6, AMBER),
            Person(100, 288, 150, "march", 1, "ink", "robe", holds="lamp"), Vignette(0.6),
        ),
        middle=130, focus=162, span=200,
    ),
    "unswerving_loyalty": Picture(
        "night",
        (
            Sky(230), Stars(110, 160), Moon(176, 96, 60, turn=140), Ground(226), Range(228, 60, seed=7),
            Ripples(240, 300),
            Shadow(178, 276, 150), Cloaked(178, 276, 190, wind=0.5, turn=-0.8), Shadow(84, 280, 90),
            Person(78, 280, 170, "kneel", 1, "umber", holds="knife", cloak="dune"),
        ),
        middle=126, focus=176, span=200,
    ),
    "weirding_woman": Picture(
        "space",
        (
            RoomWall(VIOLET, 60, 100), Person(206, 262, 160, "stand", -1, "violet", "robe", distance=0.7),
            Person(176, 264, 164, "guard", -1, "violet", "robe", distance=0.55),
            Person(146, 268, 168, "strike", -1, "violet", "robe", distance=0.35),
            Person(100, 276, 176, "lunge", -1, "ink", "robe", holds="knife"), Sparks(42, 160, 60),
        ),
        middle=120, focus=190, span=200,
    ),
}  # fmt: skip
