"""Who is seen close up on the Imperium cards of Immortality."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Vignette
from dune_desktop.scene.art.cloth import Banner
from dune_desktop.scene.art.craft.devices import Crate
from dune_desktop.scene.art.hands import Fist, Palm
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lab.instruments import Flask, Forceps, Scalpel, TheatreLamp
from dune_desktop.scene.art.lab.organs import Brain, Embryo, Eyeball, Heart
from dune_desktop.scene.art.lab.vats import SpecimenJar, Vat
from dune_desktop.scene.art.lights import AMNION, EBONY, MARBLE, STONE, TEAL, WOOD
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.still.arms import Crysknife, Sabre
from dune_desktop.scene.art.still.furniture import Shelf, TableTop
from dune_desktop.scene.art.still.halls import Casement, Gleam, RoomWall
from dune_desktop.scene.art.still.papers import Book
from dune_desktop.scene.art.still.riches import SpicePile

FACES_OF_IMMORTALITY: Final[dict[str, Picture]] = {
    "bene_tleilax_researcher": Picture(
        "ix",
        (
            RoomWall(TEAL, 120, 110, 190), Shelf(92), SpecimenJar(22, 88, 74, inside=Brain(0, 4, 60)),
            SpecimenJar(214, 88, 80, inside=Heart(0, 4, 64)), SpecimenJar(300, 88, 70, inside=Embryo(0, 2, 60)),
            SpecimenJar(-60, 88, 70, inside=Eyeball(0, 2, 60)),
            Bust(130, 144, 136, Visage("ashen", "green", "silver", "receding", dress="collar", cloth="linen",
                marks=("glass",), half=32, jaw=20, chin=7, age=2, turn=-0.55, brow=0.2, nose=1.2)),
            Gleam(44, 220, 90, 0.6, AMNION), Flask(44, 262, 110), Fist(44, 262, 70, 4, "ashen", "linen"),
        ),
        focus=146, span=190,
    ),
    "blank_slate": Picture(
        "dawn",
        (
            RoomWall(MARBLE, 120, 90, 280), Banner(21, 0, 58, 330, "steel", "crown", tail=False),
            Banner(87, 0, 58, 330, "copper", "compass", tail=False),
            Banner(153, 0, 58, 330, "violet", "eye", tail=False), Banner(219, 0, 58, 330, "blue", "horns", tail=False),
            Bust(120, 150, 146, Visage("pale", style="bald", dress="robe", cloth="linen", marks=("blank",), half=34,
                jaw=24, chin=10, turn=-0.4)),
        ),
        focus=144, span=185,
    ),
    "corrupt_smuggler": Picture(
        "dusk",
        (
            RoomWall(WOOD, 60, 120, 220, courses=9), Casement(196, 196, 44, 150, bars=0, tones=WOOD),
            Crate(208, 282, 70),
            Bust(116, 136, 136, Visage("olive", "spice", "umber", "curls", "goatee", "turban", "copper", "shawl",
                "umber", ("scar", "earring"), half=36, jaw=28, turn=0.6, lids=0.4, brow=-0.4, mouth=1.3)),
            Palm(66, 266, 120, -4, "olive", "umber"), SpicePile(92, 252, 70),
        ),
        focus=146, span=195,
    ),
    "replacement_eyes": Picture(
        "night",
        (
            RoomWall(STONE, 60, 110, 200),
            Bust(104, 176, 300, Visage("pale", "metal", "coal", "cropped", marks=("scar",), dress="robe", cloth="ink",
                half=34, jaw=25, turn=-0.35, brow=0.5, lids=-0.15)),
            Forceps(212, 96, 150, turn=200), Eyeball(190, 176, 62, turn=-20),
        ),
        middle=120, focus=172, span=150,
    ),
    "sardaukar_quartermaster": Picture(
        "storm",
        (
            RoomWall(STONE, 120, 90, 210, courses=7), Sabre(174, 96, 150), Sabre(198, 96, 150), Sabre(222, 96, 150),
            Sabre(-50, 96, 150), Sabre(-26, 96, 150), Sabre(-2, 96, 150), Sabre(246, 96, 150), Sabre(270, 96, 150),
            Bust(98, 140, 136, Visage("fair", "grey", "silver", "cropped", "short", "cap", "iron", "uniform", "steel",
                ("scar", "heavy"), half=38, jaw=34, chin=15, neck=22, age=3, turn=0.5, brow=0.8)),
            TableTop(262, 330, WOOD), Book(60, 298, 92), Crate(198, 296, 60),
        ),
        focus=144, span=195,
    ),
    "shadout_mapes": Picture(
        "dawn",
        (
            RoomWall(MARBLE, 40, 90, 260, courses=6), Casement(200, 220, 40, 180, bars=2, tones=MARBLE),
            Bust(112, 130, 132, Visage("brown", "spice", "silver", "bald", wear="hood", stuff="teal", dress="robe",
                cloth="dune", half=32, jaw=22, chin=9, age=4, turn=0.6, brow=-0.4, lids=0.1)),
            Palm(50, 262, 96, -4, "brown", "teal"),
            Palm(190, 262, 96, 4, "brown", "teal", flip=True), Crysknife(116, 240, 210, turn=84),
        ),
        focus=156, span=225,
    ),
    "tleilaxu_master": Picture(
        "tanks",
        (
            RoomWall(EBONY, 120, 130, 230), Vat(4, 300, 250, inside=Embryo(0, -100, 56)),
            Vat(236, 300, 250, inside=Embryo(0, -100, 56, mirrored=True), seed=4),
            Bust(54, 132, 88, Visage("pale", style="bald", wear="cowl", stuff="ink", cloth="ink", marks=("blank",),
                half=32, jaw=22, turn=0.6)),
            Bust(190, 132, 88, Visage("pale", style="bald", wear="cowl", stuff="ink", cloth="ink", marks=("blank",),
                half=32, jaw=22, turn=-0.6)),
            Bust(120, 160, 132, Visage("ashen", "black", "silver", "receding", "goatee", dress="collar",
                cloth="crimson", half=30, jaw=19, chin=6, age=3, brow=1.0, turn=-0.4, lips="wine")),
        ),
        focus=146, span=195,
    ),
    "tleilaxu_surgeon": Picture(
        "ix",
        (
            RoomWall(TEAL, 120, 60, 220), TheatreLamp(120, 44, 66),
            Bust(48, 150, 116, Visage("ashen", "green", wear="veiled", stuff="teal", cloth="teal", half=34, jaw=24,
                age=2, turn=0.75, brow=0.5), 12),
            Bust(194, 150, 116, Visage("olive", "amber", wear="veiled", stuff="teal", cloth="teal", half=34, jaw=24,
                turn=-0.75, brow=0.6, marks=("heavy",)), -12),
            Scalpel(122, 196, 120, turn=8), Fist(120, 252, 78, 8, "snow", "teal"), Vignette(0.35),
        ),
        focus=150, span=215,
    ),
}  # fmt: skip
