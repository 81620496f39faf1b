"""What the Imperium cards of Base show, H to R."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Haze, Vignette
from dune_desktop.scene.art.city import Carthag, GlassDome, Halo
from dune_desktop.scene.art.cloth import Curtain
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.profiles import Profile
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lights import CRIMSON, EBONY, IVORY, WOOD
from dune_desktop.scene.art.people import Cloaked, Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cave, Range
from dune_desktop.scene.art.sand import Ground
from dune_desktop.scene.art.sky import Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import Gleam, RoomWall
from dune_desktop.scene.art.still.riches import Chest, CoinStack, Crown, Heap
from dune_desktop.scene.art.still.things import GamePiece
from dune_desktop.scene.art.visions import Memories

CARDS_H_R: Final[dict[str, Picture]] = {
    "imperial_spy": Picture(
        "court",
        (
            RoomWall(WOOD, 90, 120), Gleam(70, 120, 130, 0.8),
            Bust(106, 150, 150, Visage(
                "pale", "pale", "coal", "bald", wear="hood", stuff="ink", dress="robe", cloth="ink", half=32, jaw=21,
                chin=8,
                brow=0.9, lids=0.2, turn=-0.5, age=1, nose=1.1,
            ), -5),
            Curtain("crimson", left=-240, right=18, fold=21), Curtain("crimson", left=124, right=480, fold=21),
        ),
        middle=118, focus=140, span=160,
    ),
    "kwisatz_haderach": Picture(
        "spice",
        (
            Sky(290), Rays(120, 118, 36, 0.24), Sun(120, 118, 56), Halo(120, 118, 98), Ground(246), Range(248, 18,
            seed=2),
            Host(-240, 480, 282, 44, 64, "cloaks", "wine", 3, rows=3, distance=0.1, spears=0.2),
            Cloaked(116, 300, 206, "ink", 0.55, "olive", "blue", staff=True),
        ),
        focus=140, span=220,
    ),
    "lady_jessica": Picture(
        "noon",
        (
            Sky(300), Halo(120, 122, 102), Sun(120, 122, 84, 1),
            Bust(120, 150, 136, Visage(
                "fair", "green", "copper", "parted", wear="circlet", stuff="green", dress="gown", cloth="ink",
                half=32, jaw=22, chin=8,
                neck=13, shoulders=78, nose=0.85, brow=0.1, turn=0.25, lips="crimson",
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
    "opulence": Picture(
        "court",
        (
            Curtain("violet"), Gleam(110, 130, 160, 0.9), TableTop(226, 300), Chest(66, 262, 120), Heap(176, 286,
            120),
            Crown(142, 238, 132), CoinStack(214, 266, 56, count=14),
        ),
        middle=126, focus=180, span=180,
    ),
    "other_memory": Picture(
        "night",
        (
            Sky(300), Stars(60, 120), Memories(120, 306, 6, 19),
            Bust(120, 232, 84, Visage(
                "fair", "spice", wear="cowl", stuff="ink", cloth="ink", half=32, jaw=22, chin=8, neck=13, lids=0.5,
                brow=-0.2, lips="wine", marks=("diamond",),
            )),
        ),
        focus=190, span=190,
    ),
    "piter_de_vries": Picture(
        "storm",
        (
            RoomWall(EBONY, 50, 120), Carthag(196, 262, 190, 0.3), Gleam(60, 140, 120, 0.5),
            Profile(112, 140, 154, Visage(
                "pale", "spice", "coal", "receding", "chin", "", "ink", "collar", "wine", nose=1.3, chin=14, age=2,
                neck=12, shoulders=72, brow=1.0, lips="crimson",
            ), 1),
        ),
        middle=124, focus=135, span=190,
    ),
    "power_play": Picture(
        "court",
        (
            RoomWall(CRIMSON, 70, 90), Gleam(80, 130, 150, 0.7), TableTop(230, 300),
            GamePiece(34, 256, 84, kind="pawn", tones=EBONY), GamePiece(206, 256, 104, kind="tower", tones=EBONY),
            GamePiece(112, 280, 196, kind="queen", tones=IVORY), GamePiece(142, 282, 104, turn=78, kind="pawn",
            tones=EBONY),
        ),
        middle=120, focus=180, span=226,
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
}  # fmt: skip
