"""What the Imperium cards of Base show, S to Z."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Dust, Haze, Vignette
from dune_desktop.scene.art.cloth import Banner
from dune_desktop.scene.art.craft.devices import Crate, Glowglobe
from dune_desktop.scene.art.craft.machines import Dropping, Lander, Thopter
from dune_desktop.scene.art.craft.marks import Echo, Web
from dune_desktop.scene.art.craft.space import Convoy, Heighliner, Limb, Nebula
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Bowl, Palm
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.profiles import Profile
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lights import EBONY, INDIGO, VIOLET, WOOD
from dune_desktop.scene.art.people import Host, Shadow
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cave, Cliff, Range
from dune_desktop.scene.art.sand import Dunes, Ground, SpiceField
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import Gleam, RoomWall
from dune_desktop.scene.art.still.riches import SpicePile
from dune_desktop.scene.art.still.things import Mask
from dune_desktop.scene.art.visions import PainBox
from dune_desktop.scene.art.worm import Worm

_VISOR: Final = Visage(wear="visor", stuff="iron", dress="plates", cloth="iron", shoulders=92)

CARDS_S_Z: Final[dict[str, Picture]] = {
    "sardaukar_infantry": Picture(
        "storm",
        (
            Sky(240), Sun(40, 110, 40), Dropping(150, 20, 5), Ground(236), Dust(120, 250, 260, 40),
            Person(200, 262, 122, "march", -1, "iron", "armour", "spike", holds="spear", distance=0.3),
            Person(146, 272, 148, "march", -1, "iron", "armour", "spike", holds="spear", distance=0.15),
            Person(84, 286, 186, "march", -1, "iron", "armour", "spike", holds="spear"),
            Dust(120, 296, 220, 30, 0.4, 6),
        ),
        middle=120, focus=150, span=220,
    ),
    "sardaukar_legion": Picture(
        "dusk",
        (
            Sky(260), Rays(120, 130, 30), Sun(120, 130, 52), Dropping(60, 40, 4), Dropping(190, 52, 4),
            Host(-240, 480, 282, 60, 60, "soldiers", "coal", 7, rows=3, distance=0.15, spears=0.9),
            Bust(34, 206, 66, _VISOR), Bust(206, 206, 66, _VISOR), Bust(120, 178, 100, _VISOR),
        ),
        focus=170, span=190,
    ),
    "scout": Picture(
        "night",
        (
            Sky(240), Stars(130, 220), Moon(84, 96, 58), Ground(236), Range(238, 26, seed=3),
            Cliff(124, 176, right=True, seed=6), Person(112, 308, 136, "climb", 1, "coal", "suit", "mask",
            cloak="ink"),
        ),
        middle=120, focus=140, span=220,
    ),
    "shifting_allegiances": Picture(
        "court",
        (
            RoomWall(WOOD, 60, 80), Banner(56, 8, 104, 226, "blue", "compass"), Banner(184, 8, 104, 226, "crimson",
            "ox"),
            Gleam(110, 220, 110, 0.5), Mask(120, 226, 150),
        ),
        focus=180, span=190,
    ),
    "sietch_reverend_mother": Picture(
        "sietch",
        (
            Sky(300), Gleam(120, 110, 150, 0.8), Cave(120, 26, 176, 330),
            Bust(120, 136, 108, Visage(
                "brown", "spice", "snow", wear="hood", stuff="indigo", dress="robe", cloth="indigo", half=33, jaw=23,
                chin=9, neck=14,
                age=4, lids=0.1, marks=("diamond",),
            )),
            Palm(64, 262, 66, -16, "brown", "indigo"), Palm(176, 262, 66, 16, "brown", "indigo", flip=True),
            Bowl(120, 244, 62),
        ),
        focus=160, span=200,
    ),
    "smugglers_thopter": Picture(
        "night",
        (
            Sky(240), Stars(110, 160), Moon(60, 60, 20), Ground(232), Range(234, 40, seed=8),
            Cliff(20, 110, seed=3), Cliff(214, 70, right=True, seed=5), Thopter(118, 158, 170, -6, mirrored=True),
            Crate(70, 288, 34), Crate(98, 294, 26), Glowglobe(138, 272, 7), Person(152, 296, 60, "raise", -1, "coal",
            "coat", "turban"),
        ),
        middle=118, focus=170, span=200,
    ),
    "space_travel": Picture(
        "space",
        (
            Sky(300), Nebula(80, 90), Stars(150, 260), Limb(236), Heighliner(124, 126, 250, -16), Convoy((60, 214),
            (170, 196)),
        ),
        middle=120, focus=140, span=170,
    ),
    "spice_hunter": Picture(
        "dawn",
        (
            Sky(220), Sun(186, 130, 30), Ground(210), Range(212, 40, seed=6), Dunes(216, 320, 2, 26, 9),
            SpiceField(170, 280, 190, 30, 170),
            Shadow(90, 276, 110, 1.3), Person(90, 280, 196, "kneel", 1, "umber", "suit", "mask", "brown", "", "wine"),
            SpicePile(152, 292, 74),
        ),
        middle=116, focus=190, span=190,
    ),
    "spice_smugglers": Picture(
        "dusk",
        (
            Sky(226), Stars(60, 90), Ground(220), Range(222, 56, seed=11), Lander(170, 250, 150, distance=0.25),
            Haze(240, 40, 0.5),
            Crate(206, 280, 44), Crate(170, 286, 40), Crate(190, 248, 32), Shadow(60, 288, 120),
            Person(62, 290, 150, "march", 1, "wine", "coat", "turban", "brown", "lamp"),
            Person(118, 294, 136, "bow", 1, "teal", "coat", "hood", "olive"),
        ),
        middle=120, focus=200, span=190,
    ),
    "stilgar": Picture(
        "night",
        (
            Sky(270), Stars(110, 210), Moon(182, 62, 26), Ground(262), Range(264, 96, seed=4),
            Bust(112, 152, 136, Visage(
                "brown", "spice", "coal", "short", "full", "hood", "coal", "stillsuit", "coal", ("plug", "heavy"),
                age=2, brow=0.9, neck=20, turn=-0.2,
            )),
        ),
        middle=116, focus=140, span=190,
    ),
    "test_of_humanity": Picture(
        "sietch",
        (
            RoomWall(EBONY, 60, 130), Gleam(90, 150, 150, 0.6), TableTop(226, 300),
            PainBox(168, 190, 134, "fair", "indigo"), Vignette(0.5),
        ),
        middle=110, focus=180, span=180,
    ),
    "the_voice": Picture(
        "space",
        (
            RoomWall(VIOLET, 40, 120), Echo(146, 158, 8, 22, 17, turn=0, spread=84),
            Profile(76, 140, 158, Visage(
                "fair", "violet", "coal", "bound", wear="hood", stuff="violet", dress="robe", cloth="violet",
                nose=0.75, chin=6, neck=13, lips="crimson",
            ), 1),
        ),
        middle=110, focus=150, span=170,
    ),
    "thufir_hawat": Picture(
        "dusk",
        (
            RoomWall(INDIGO, 60, 90), Gleam(60, 120, 140, 0.6), Web(150, 104, 120, 96),
            Bust(120, 154, 142, Visage(
                "olive", "hazel", "snow", "receding", "", "", "bronze", "fur", "umber", ("heavy",), lips="wine",
                half=36, jaw=28, chin=13,
                age=4, turn=0.6, brow=0.8, neck=16, nose=1.3, lids=0.1,
            ), 4),
        ),
        middle=118, focus=140, span=190,
    ),
    "worm_riders": Picture(
        "spice",
        (
            Sky(220), Rays(60, 130), Sun(60, 130, 36), Ground(214), Range(216, 26, seed=5),
            Worm(((40, 320), (20, 150), (120, 60), (196, 110)), 84, 46), Dust(60, 290, 220, 50),
            Person(74, 128, 60, "ride", 1, "coal", "suit", "mask", holds="hooks", cloak="wine"),
            Person(112, 96, 56, "ride", 1, "coal", "suit", "mask", holds="hooks", cloak="wine"),
        ),
        middle=120, focus=130, span=200,
    ),
}  # fmt: skip
