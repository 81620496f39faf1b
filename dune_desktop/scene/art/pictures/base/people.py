"""Imperium cards of Base on which people are seen at full height."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from dune_desktop.scene.art.air import Dust, Fire, Haze
from dune_desktop.scene.art.city import Halo
from dune_desktop.scene.art.cloth import Flag
from dune_desktop.scene.art.craft.devices import Crate, Glowglobe, Stilltent
from dune_desktop.scene.art.craft.machines import Descent, Lander, Thopter
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.people import Cloaked, Host, Shadow
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Butte, Cave, Cliff, Range
from dune_desktop.scene.art.sand import Dunes, Ground, SpiceField
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.halls import Gleam
from dune_desktop.scene.art.still.riches import SpicePile
from dune_desktop.scene.art.worm import Worm

_VISOR: Final = Visage(wear="visor", stuff="iron", dress="plates", cloth="iron", shoulders=92)

PEOPLE_OF_BASE: Final[dict[str, Picture]] = {
    "arrakis_recruiter": Picture(
        "dawn",
        (
            Sky(230), Sun(206, 88, 30), Ground(222), Range(226, 36, seed=9), Flag(208, 262, 190, 84, "green", "hawk"),
            Host(-240, 480, 270, 62, 34, "soldiers", "coal", 4, spears=0.6),
            Bust(92, 154, 132, Visage("brown", "hazel", "coal", "bald", "full", "turban", "linen", "shawl",
            "crimson", ("earring",), jaw=31, brow=0.6, turn=0.35)),
        ),
        middle=110, focus=130, span=190,
    ),
    "fedaykin_death_commando": Picture(
        "spice",
        (
            Sky(240), Sun(116, 120, 62), Rays(116, 120), Ground(238), Butte(214, 246, 120, 70, 0.3), Dust(150, 284,
            220, 50),
            Person(96, 262, 196, "strike", 1, "coal", "suit", "mask", "brown", "knife", "wine"),
            Person(206, 272, 92, "charge", 1, "coal", "suit", "mask", "brown", "knife", "umber"),
            Cliff(150, 256, seed=3),
        ),
        middle=120, focus=98, span=240,
    ),
    "fremen_camp": Picture(
        "dusk",
        (
            Sky(206), Sun(120, 176, 30), Ground(200), Range(202, 40, seed=15), Haze(206, 30), Dunes(212, 320, 2, 20,
            6),
            Stilltent(150, 238, 62, mirrored=True), Stilltent(94, 232, 48), Cave(122, 46, 190, 250, 4),
            Fire(122, 286, 22), Gleam(122, 270, 100, 0.6),
            Person(60, 292, 92, "sit", 1, "umber", "robe", "hood", "brown"),
            Person(182, 292, 96, "sit", -1, "coal", "robe", "hood", "brown"),
            Person(214, 296, 130, "guard", -1, "coal", "suit", "mask", "brown", "spear", "ink"),
        ),
        focus=210, span=170,
    ),
    "kwisatz_haderach": Picture(
        "spice",
        (
            Sky(290), Rays(120, 118, 36, 0.24), Sun(120, 118, 56), Halo(120, 118, 98), Ground(246), Range(248, 18,
            seed=2),
            Host(-240, 480, 282, 44, 64, "cloaks", "wine", 3, rows=3, distance=0.1, spears=0.2),
            Cloaked(116, 300, 206, "ink", 0.55, "olive", "blue", staff=True, turn=0.45),
        ),
        focus=140, span=220,
    ),
    "missionaria_protectiva": Picture(
        "sietch",
        (
            Sky(240), Sun(120, 120, 44), Rays(120, 120, 24), Ground(232),
            Cave(120, 36, 196, 264), Cloaked(120, 246, 134, "ink", 0.3, "pale"),
            Person(34, 290, 92, "kneel", 1, "umber", "robe"), Person(208, 290, 92, "kneel", -1, "umber", "robe"),
            Person(82, 304, 80, "kneel", 1, "coal", "robe"), Person(164, 304, 80, "kneel", -1, "coal", "robe"),
        ),
        focus=170, span=190,
    ),
    "sardaukar_infantry": Picture(
        "storm",
        (
            Sky(240), Sun(40, 110, 40), Descent(196, 64, 5), Ground(236), Dust(120, 250, 260, 40),
            Person(200, 262, 122, "march", -1, "iron", "armour", "spike", holds="spear", distance=0.3),
            Person(146, 272, 148, "march", -1, "iron", "armour", "spike", holds="spear", distance=0.15),
            Person(84, 286, 186, "march", -1, "iron", "armour", "spike", holds="spear"),
            Dust(120, 296, 220, 30, 0.4, 6),
        ),
        middle=120, focus=146, span=220,
    ),
    "sardaukar_legion": Picture(
        "dusk",
        (
            Sky(260), Rays(120, 130, 20), Sun(120, 130, 52), Descent(46, 58, 4), Descent(196, 66, 4),
            Host(-240, 480, 282, 60, 60, "soldiers", "coal", 7, rows=3, distance=0.15, spears=0.9),
            Bust(34, 206, 66, evolve(_VISOR, turn=0.8)), Bust(206, 206, 66, evolve(_VISOR, turn=0.8)),
            Bust(120, 178, 100, evolve(_VISOR, turn=0.5)),
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
        middle=120, focus=172, span=220,
    ),
    "smugglers_thopter": Picture(
        "night",
        (
            Sky(240), Stars(110, 160), Moon(60, 60, 20, turn=160), Ground(232), Range(234, 40, seed=8),
            Cliff(20, 110, seed=3), Cliff(214, 70, right=True, seed=5), Thopter(118, 158, 170, -6, mirrored=True),
            Crate(70, 288, 34), Crate(98, 294, 26), Glowglobe(138, 272, 7), Person(152, 296, 60, "raise", -1, "coal",
            "coat", "turban"),
        ),
        middle=118, focus=170, span=200,
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
    "worm_riders": Picture(
        "spice",
        (
            Sky(220), Rays(60, 130), Sun(60, 130, 36), Ground(214), Range(216, 26, seed=5),
            Worm(((40, 320), (20, 150), (120, 60), (196, 110)), 84, 46), Dust(60, 294, 230, 50, 0.95),
            Person(74, 128, 60, "ride", 1, "coal", "suit", "mask", holds="hooks", cloak="wine"),
            Person(112, 96, 56, "ride", 1, "coal", "suit", "mask", holds="hooks", cloak="wine"),
        ),
        middle=120, focus=130, span=200,
    ),
}  # fmt: skip
