"""What the plots and endgame cards of Immortality show: bargains by little light, and what lies under a lens."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.craft.marks import Gloom
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Fist
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lab import creatures, instruments, organs
from dune_desktop.scene.art.lights import AMBER, AMNION, EBONY, INDIGO, IVORY, JADE, MELANGE, ORGAN, TEAL, WOOD
from dune_desktop.scene.art.people import Cloaked
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.sky import Rays
from dune_desktop.scene.art.still.emblems import Lacquer
from dune_desktop.scene.art.still.furniture import TableTop, Throne
from dune_desktop.scene.art.still.halls import Floor, Gleam, Pillar, RoomWall
from dune_desktop.scene.art.still.papers import Book, Scroll
from dune_desktop.scene.art.still.riches import Chest, CoinStack, SpicePile
from dune_desktop.scene.art.still.things import Candle, GamePiece, WaterDrop
from dune_desktop.scene.art.still.tricks import Strings

PLOTS_OF_IMMORTALITY: Final[dict[str, Picture]] = {
    "breakthrough": Picture(
        "dawn",
        (
            Lacquer(TEAL, 150, 114), Rays(120, 178, 30, 0.3), Gleam(120, 186, 110, 1.0),
            instruments.Flask(120, 240, 168, round=True, drink=MELANGE, boils=True),
        ),
        focus=160, span=210,
    ),
    "disguised_bureaucrat": Picture(
        "court",
        (
            RoomWall(AMBER, 150, 110, 240), creatures.Scarab(176, 120, 178, turn=10, shade=True),
            Bust(88, 158, 124, Visage("fair", "brown", "umber", "receding", "moustache", dress="collar",
                cloth="teal", marks=("glass",), half=35, jaw=28, age=1, turn=0.45, brow=-0.3)),
            TableTop(250, 330, WOOD), Book(74, 292, 100), CoinStack(190, 290, 44, count=4),
        ),
        focus=150, span=205,
    ),
    "economic_positioning": Picture(
        "noon",
        (
            RoomWall(TEAL, 60, 90, 230, panels=18), TableTop(196, 300, WOOD),
            CoinStack(150, 226, 70, count=3), GamePiece(150, 204, 74, kind="tower", tones=EBONY),
            CoinStack(214, 244, 80, count=7), GamePiece(214, 190, 80, kind="queen", tones=EBONY),
            CoinStack(38, 262, 84, count=5), GamePiece(38, 220, 80, tones=IVORY),
            CoinStack(112, 286, 100, count=10), GamePiece(112, 196, 96, kind="queen", tones=IVORY),
        ),
        focus=170, span=220,
    ),
    "illicit_dealings": Picture(
        "night",
        (
            RoomWall(INDIGO, 120, 230, 200, courses=8), Gleam(120, 240, 160, 1.0, AMNION),
            Cloaked(34, 306, 232, "ink", 0.05, "ashen", "green", turn=0.9),
            Cloaked(206, 306, 232, "ink", 0.05, "pale", "green", turn=-0.9),
            Chest(120, 288, 130, tones=EBONY, load=AMNION), creatures.Scarab(120, 272, 40),
        ),
        focus=180, span=225,
    ),
    "shadowy_bargain": Picture(
        "court",
        (
            RoomWall(WOOD, 120, 170, 220), Gleam(120, 220, 190, 1.0), Gloom(48, 330, 300, 0.85),
            Gloom(194, 330, 280, 0.85), TableTop(236, 300, WOOD), Candle(204, 276, 116),
            Scroll(106, 276, 116), WaterDrop(106, 192, 34, tones=ORGAN),
        ),
        focus=180, span=235,
    ),
    "study_melange": Picture(
        "spice",
        (
            RoomWall(EBONY, 150, 110, 230), organs.Cells(64, 96, 140, tones=MELANGE, seed=4, count=12),
            TableTop(240, 300, EBONY), SpicePile(40, 280, 110),
            instruments.Microscope(142, 280, 220, glows=MELANGE),
        ),
        focus=160, span=220,
    ),
    "tleilaxu_puppet": Picture(
        "sietch",
        (
            RoomWall(JADE, 120, 110, 220), Pillar(4, 36, 260), Pillar(236, 36, 260), Floor(238, 120, 160, TEAL),
            Gleam(120, 150, 130, 0.7), Throne(120, 292, 190, TEAL),
            Person(120, 292, 158, "bound", 1, "crimson", "robe", "bare"),
            Strings(120, 52, 100, ends=((-49, 72), (2, 92), (49, 72))), Fist(120, 38, 66, 180, "ashen", "ink"),
        ),
        focus=150, span=260,
    ),
}  # fmt: skip
