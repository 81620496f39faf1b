"""Those whom Imperium cards of Base name by their calling: sisters, spies, the Guild, close up."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.city import Halo
from dune_desktop.scene.art.cloth import Curtain
from dune_desktop.scene.art.craft.marks import Echo
from dune_desktop.scene.art.craft.space import Heighliner, Planet
from dune_desktop.scene.art.hands import Palm
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.held import Bowl
from dune_desktop.scene.art.heads.profiles import Profile
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lights import STONE, TEAL, VIOLET, WOOD
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cave
from dune_desktop.scene.art.sky import Moon, Sky, Stars
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import Gleam, RoomWall
from dune_desktop.scene.art.still.papers import Book
from dune_desktop.scene.art.still.riches import CoinStack
from dune_desktop.scene.art.still.things import Candle
from dune_desktop.scene.art.visions import Memories

CALLINGS_OF_BASE: Final[dict[str, Picture]] = {
    "bene_gesserit_initiate": Picture(
        "sietch",
        (
            RoomWall(TEAL, 40, 130, courses=6), Gleam(46, 168, 150, 0.7), Candle(40, 300, 130),
            Bust(142, 142, 132, Visage(
                "fair", "hazel", "blond", "braids", wear="", dress="collar", cloth="violet", half=32, jaw=20, chin=8,
                neck=13, shoulders=68, nose=0.7, mouth=0.8, brow=-0.6, turn=-0.75, lips="",
            )),
        ),
        middle=120, focus=140, span=190,
    ),
    "bene_gesserit_sister": Picture(
        "space",
        (
            Sky(300), Stars(70, 300), Halo(120, 128, 104), Moon(120, 128, 84, turn=70),
            Bust(120, 142, 128, Visage(
                "brown", "violet", "coal", "bald", wear="cowl", stuff="violet", dress="robe", cloth="violet",
                half=32, jaw=22,
                chin=8, neck=13, shoulders=80, lips="wine", lids=0.25, brow=0.1, turn=-0.45)),
        ),
        focus=130, span=200,
    ),
    "guild_administrator": Picture(
        "storm",
        (
            RoomWall(STONE, 60, 100, courses=8), Gleam(66, 130, 150, 0.6),
            Profile(128, 118, 138, Visage(
                "ashen", "spice", "snow", "bald", wear="", dress="collar", cloth="copper", nose=1.35, chin=16, age=3,
                neck=13, shoulders=84,
            )),
            TableTop(252, 330), Book(70, 286, 96), CoinStack(204, 286, 46, count=11),
        ),
        middle=120, focus=130, span=190,
    ),
    "guild_ambassador": Picture(
        "space",
        (
            Sky(300), Stars(90, 250), Planet(204, 64, 40), Heighliner(40, 66, 120),
            Bust(120, 164, 128, Visage(
                "ashen", "spice", "snow", "bald", wear="headdress", stuff="copper", dress="fur", cloth="crimson",
                half=30, jaw=20, chin=8, age=2, lids=0.35, neck=13, turn=0.5)),
        ),
        focus=140, span=226,
    ),
    "guild_bankers": Picture(
        "sietch",
        (
            Curtain("teal"), Halo(120, 62, 50), Gleam(120, 62, 70, 0.8),
            Bust(38, 158, 82, Visage("ashen", "amber", wear="hood", stuff="teal", cloth="teal", age=4, half=32,
            jaw=20, turn=0.7)),
            Bust(202, 158, 82, Visage("ashen", "amber", wear="hood", stuff="teal", cloth="teal", age=4, half=32,
            jaw=20, turn=-0.7)),
            Bust(120, 140, 104, Visage("ashen", "amber", wear="hood", stuff="wine", cloth="wine", age=4, half=32,
            jaw=20)),
            TableTop(262, 330), CoinStack(40, 292, 50, count=5), CoinStack(84, 296, 50, count=8), CoinStack(160,
            296, 50, count=7), CoinStack(206, 292, 50, count=4),
        ),
        focus=150, span=180,
    ),
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
}  # fmt: skip
