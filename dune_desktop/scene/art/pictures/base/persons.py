"""The persons whom Imperium cards of Base name: each a head with its own outline, camera and light."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Haze, Vignette
from dune_desktop.scene.art.city import Arrakeen, Carthag, GlassDome, Halo
from dune_desktop.scene.art.cloth import Curtain
from dune_desktop.scene.art.craft.marks import Web
from dune_desktop.scene.art.hands import Fist, Palm
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.held import Baliset
from dune_desktop.scene.art.heads.profiles import Profile
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lights import EBONY, INDIGO, TEAL
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Dunes, Ground
from dune_desktop.scene.art.sky import Moon, Sky, Stars, Streaks, Sun
from dune_desktop.scene.art.still.arms import Sabre
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import Casement, Gleam, RoomWall
from dune_desktop.scene.art.still.things import Vial

PERSONS_OF_BASE: Final[dict[str, Picture]] = {
    "chani": Picture(
        "noon",
        (
            Sky(240), Ground(206), Range(208, 30, seed=12), Dunes(212, 330, 3, 30, 8), Blown(40, 260, 16, 0.4),
            Profile(98, 142, 146, Visage(
                "olive", "spice", "chestnut", "blown", dress="stillsuit", cloth="dune", nose=0.72, chin=6, neck=13,
                shoulders=76, lips="crimson",
            )),
        ),
        middle=120, focus=140, span=190,
    ),
    "dr_yueh": Picture(
        "sietch",
        (
            RoomWall(TEAL, 60, 150), Casement(196, 150, 34, 64, bars=2), Gleam(54, 210, 130, 0.6),
            Bust(150, 148, 118, Visage(
                "olive", "black", "coal", "bound", "moustache", "", "bronze", "robe", "teal", ("diamond",), half=31,
                jaw=22, chin=10, age=3, brow=-1.0, turn=-0.7, neck=14, shoulders=78, lids=0.35,
            ), -9),
            TableTop(268, 340), Vial(52, 292, 170),
        ),
        middle=112, focus=170, span=220,
    ),
    "duncan_idaho": Picture(
        "dusk",
        (
            Sky(290), Streaks(40, 160, 8), Arrakeen(226, 290, 170, 0.5), Ground(284),
            Bust(98, 106, 94, Visage(
                "olive", "hazel", "coal", "curls", "stubble", "", "bronze", "plates", "iron", jaw=30, turn=0.8,
                brow=0.7, neck=21, shoulders=98,
            ), 3),
            Sabre(190, 112, 250, turn=4), Fist(184, 222, 70, 4, "olive", "iron"),
        ),
        middle=120, focus=110, span=190,
    ),
    "gurney_halleck": Picture(
        "storm",
        (
            Sky(290), Sun(46, 92, 48), Blown(20, 280, 40, 0.4),
            Bust(108, 128, 124, Visage(
                "fair", "grey", "silver", "cropped", "stubble", "", "bronze", "collar", "umber", ("scar", "heavy"),
                half=37, jaw=32, chin=15, age=3, neck=23, shoulders=104, nose=1.25, brow=0.5, turn=-0.5,
            ), -7),
            Baliset(112, 264, 116, 52), Palm(66, 256, 60, -12, "fair", "umber"),
        ),
        middle=116, focus=140, span=200,
    ),
    "lady_jessica": Picture(
        "noon",
        (
            Sky(300), Halo(120, 122, 102), Sun(120, 122, 84, 1),
            Bust(120, 150, 136, Visage(
                "fair", "green", "copper", "parted", wear="circlet", stuff="green", dress="gown", cloth="ink",
                half=32, jaw=22, chin=8,
                neck=13, shoulders=78, nose=0.85, brow=0.1, turn=0.4, lips="crimson",
            )),
        ),
        focus=140, span=200,
    ),
    "liet_kynes": Picture(
        "dawn",
        (
            Sky(250), Ground(240), Range(242, 30, seed=14), GlassDome(198, 262, 66), Haze(258, 40),
            Bust(104, 150, 140, Visage(
                "olive", "spice", "blond", "mane", "full", "", "umber", "stillsuit", "umber", ("plug",), jaw=30,
                age=2, turn=0.55, shoulders=92,
            ), 2),
        ),
        middle=116, focus=145, span=195,
    ),
    "piter_de_vries": Picture(
        "storm",
        (
            RoomWall(EBONY, 50, 120), Gleam(210, 150, 110, 0.5), Carthag(214, 262, 150, 0.2),
            Profile(88, 144, 196, Visage(
                "pale", "spice", "coal", "receding", "chin", "", "ink", "collar", "wine", nose=1.3, chin=14, age=2,
                neck=12, shoulders=72, brow=1.0, lips="crimson",
            ), 1),
        ),
        middle=124, focus=135, span=190,
    ),
    "reverend_mother_mohiam": Picture(
        "space",
        (
            Curtain("indigo"), Gleam(40, 130, 150, 0.8),
            Profile(140, 134, 148, Visage(
                "pale", "grey", "silver", "bald", wear="cowl", stuff="ink", dress="robe", cloth="ink", nose=1.25,
                chin=13, age=4, neck=13,
            )),
            Vignette(0.4),
        ),
        middle=118, focus=135, span=180,
    ),
    "stilgar": Picture(
        "night",
        (
            Sky(270), Stars(110, 210), Moon(206, 46, 26, turn=45), Ground(262), Range(264, 96, seed=4),
            Bust(106, 158, 182, Visage(
                "brown", "spice", "coal", "short", "full", "hood", "coal", "stillsuit", "coal", ("plug", "heavy"),
                age=2, brow=0.9, neck=20, turn=-0.45,
            )),
        ),
        middle=116, focus=150, span=190,
    ),
    "thufir_hawat": Picture(
        "dusk",
        (
            RoomWall(INDIGO, 120, 90), Gleam(120, 90, 150, 0.7), Web(120, 84, 150, 96),
            Bust(120, 196, 122, Visage(
                "olive", "hazel", "snow", "receding", "", "", "bronze", "fur", "umber", ("stain", "heavy"), half=37,
                jaw=32, chin=15, age=4, turn=0.5, brow=0.9, neck=17, nose=1.3, lids=0.55,
            )),
        ),
        middle=120, focus=170, span=200,
    ),
}  # fmt: skip
