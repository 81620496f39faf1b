"""What the cards of the Tleilaxu show who are not who they seem: Face Dancers, with faces and without."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.cloth import Curtain
from dune_desktop.scene.art.hands import Fist, Palm
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.profiles import Profile
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lab import creatures, instruments, organs
from dune_desktop.scene.art.lights import COPPER, FLESH, INDIGO, IXIAN, MARBLE, VIOLET
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.sky import Rays
from dune_desktop.scene.art.still.furniture import Throne
from dune_desktop.scene.art.still.halls import Gleam, RoomWall
from dune_desktop.scene.art.still.riches import Crown

DANCERS: Final[dict[str, Picture]] = {
    "beguiling_pheromones": Picture(
        "flesh",
        (
            Curtain("wine"), Gleam(90, 130, 130, 0.7),
            creatures.Vapour(((60, 184), (96, 172), (128, 204), (176, 168), (232, 190), (340, 130)), 44, FLESH[0], 0.3),
            Bust(186, 140, 116, Visage("fair", "hazel", "umber", "short", "stubble", dress="uniform", cloth="steel",
                half=36, jaw=28, lids=0.6, brow=-0.9, turn=-0.7)),
            Profile(42, 144, 158, Visage("pale", "green", "crimson", "parted", dress="gown", cloth="crimson", nose=0.7,
                chin=6, neck=12, shoulders=74, lips="crimson", lids=0.3), 1),
            creatures.Vapour(((88, 182), (108, 172), (126, 186), (146, 166), (166, 162)), 12, FLESH[0], 0.4),
        ),
        focus=146, span=195,
    ),
    "face_dancer": Picture(
        "space",
        (
            Curtain("indigo"), Gleam(96, 130, 140, 0.8, VIOLET),
            Bust(84, 150, 146, Visage("pale", style="bald", dress="collar", cloth="ink", marks=("blank",), half=33,
                jaw=23, chin=9, turn=0.6)),
            organs.FaceSkin(188, 136, 132, turn=9), Fist(196, 232, 82, 6, "pale", "ink"),
        ),
        focus=146, span=190,
    ),
    "face_dancer_initiate": Picture(
        "dawn",
        (
            RoomWall(INDIGO, 170, 120, 220),
            instruments.Mirror(Bust(164, 146, 122, Visage("brown", "amber", "coal", "curls", dress="gown",
                cloth="saffron", half=33, jaw=23, chin=9, neck=13, turn=-0.6, lips="crimson")), 164, 142, 62, 104),
            Profile(20, 172, 150, Visage("ashen", "pale", "snow", "bald", dress="robe", cloth="linen", nose=0.5,
                neck=13), 1),
        ),
        focus=146, span=200,
    ),
    "guild_impersonator": Picture(
        "spice",
        (
            RoomWall(COPPER, 120, 120, 230, panels=14),
            Bust(92, 170, 130, Visage("snow", style="bald", wear="headdress", stuff="orange", dress="fur",
                cloth="orange", marks=("blank",), half=31, jaw=21, chin=8, neck=13, turn=0.5)),
            organs.FaceSkin(196, 176, 108, turn=-8, tones=IXIAN),
            Palm(226, 254, 110, -4, "snow", "copper", flip=True),
        ),
        focus=140, span=215,
    ),
    "tleilaxu_infiltrator": Picture(
        "dawn",
        (
            RoomWall(MARBLE, 120, 100, 260), Host(-240, 480, 300, 150, 20, "soldiers", "bronze", 3, 1, spears=1.0),
            Bust(22, 154, 112, Visage("fair", "brown", "umber", wear="helmet", stuff="bronze", dress="plates",
                cloth="bronze", turn=-0.5, jaw=30, brow=0.6)),
            Bust(218, 154, 112, Visage("olive", "grey", "coal", beard="short", wear="helmet", stuff="bronze",
                dress="plates", cloth="bronze", turn=-0.5, jaw=30, brow=0.6)),
            Bust(120, 160, 128, Visage("snow", style="bald", wear="helmet", stuff="bronze", dress="plates",
                cloth="bronze", marks=("blank",), turn=0.35)),
        ),
        focus=150, span=190,
    ),
    "usurp": Picture(
        "court",
        (
            Curtain("violet"), Rays(120, 110, 32, 0.16), Throne(120, 330, 300, VIOLET),
            Bust(120, 156, 116, Visage("snow", style="bald", dress="fur", cloth="crimson", stuff="snow",
                marks=("blank",), half=33, jaw=23, turn=-0.3)),
            Crown(118, 118, 84), organs.FaceSkin(190, 270, 78, turn=28), Palm(226, 288, 84, -4, "snow", "crimson",
                flip=True),
        ),
        focus=140, span=205,
    ),
}  # fmt: skip
