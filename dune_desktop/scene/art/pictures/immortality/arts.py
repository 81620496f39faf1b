"""What the cards of the Tleilaxu show that are beasts, instruments and deeds."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.craft.devices import Glowglobe, WaterBasin
from dune_desktop.scene.art.craft.marks import Beam
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Fist
from dune_desktop.scene.art.lab import creatures, instruments, organs, vats
from dune_desktop.scene.art.lights import AMBER, AMNION, CRIMSON, FIRE, MELANGE, SLATE, TEAL, WOOD
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cave, Range
from dune_desktop.scene.art.sand import Ground
from dune_desktop.scene.art.sky import Rays, Sky, Streaks, Sun
from dune_desktop.scene.art.still.arms import Dart, Sparks
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import Casement, Floor, Gleam, RoomWall
from dune_desktop.scene.art.still.things import WaterDrop
from dune_desktop.scene.art.still.tricks import Puddle

ARTS: Final[dict[str, Picture]] = {
    "chairdog": Picture(
        "dusk",
        (
            RoomWall(TEAL, 150, 130, 230, panels=24), Casement(44, 176, 36, 130, bars=1), Glowglobe(206, 52, 13),
            Floor(240, 120, 170, WOOD), Puddle(128, 284, 140, tones=CRIMSON, rings=2),
            creatures.Chairdog(140, 286, 122),
        ),
        focus=212, span=172,
    ),
    "contaminator": Picture(
        "sietch",
        (
            Sky(260), Cave(120, 4, 230, 330, 5), WaterBasin(120, 254, 190), Puddle(120, 254, 62, tones=AMNION, rings=3),
            Gleam(120, 244, 110, 0.7, AMNION), Fist(122, 62, 84, 118, "brown", "dune"),
            instruments.Flask(168, 106, 120, turn=208), WaterDrop(118, 206, 34, tones=AMNION),
            WaterDrop(117, 242, 26, tones=AMNION),
        ),
        focus=160, span=240,
    ),
    "industrial_espionage": Picture(
        "night",
        (
            RoomWall(SLATE, 120, 60, 200, courses=9), Beam(140, -10, 92, 330, 42, 0.8),
            *(vats.Vat(x, 316, 130) for x in (-130, -50, 30, 210, 290, 370)),
            vats.Vat(120, 320, 140, inside=organs.Brain(0, -100, 60)), vats.Hoses(((146, 96),), wide=3, seed=4),
            Person(136, 204, 136, "climb", 1, "ink", "suit", "mask", "ashen"),
        ),
        focus=170, span=240,
    ),
    "scientific_breakthrough": Picture(
        "noon",
        (
            RoomWall(AMBER, 150, 90, 260), Rays(158, 78, 36, 0.3), Gleam(158, 78, 150, 1.0, FIRE),
            TableTop(258, 330, WOOD), instruments.Microscope(216, 280, 96, mirrored=True),
            Person(112, 300, 190, "raise", 1, "linen", "coat", "bare", "ashen", glow="silver"),
            instruments.Flask(160, 104, 92, drink=MELANGE, round=True), instruments.Flask(30, 284, 90),
        ),
        focus=150, span=225,
    ),
    "slig_farmer": Picture(
        "noon",
        (
            Sky(190), Streaks(40, 130, 7), Sun(44, 66, 24), Range(192, 34, seed=4), Ground(188),
            creatures.Slig(70, 226, 76, mirrored=True), creatures.Slig(-60, 246, 100),
            Person(190, 268, 168, "stand", -1, "umber", "coat", "turban", "olive", holds="staff"),
            Puddle(116, 288, 130, tones=(WOOD[0], WOOD[1], WOOD[1])), creatures.Slig(122, 286, 108),
            creatures.Slig(300, 284, 120, mirrored=True),
        ),
        focus=190, span=215,
    ),
    "unnatural_reflexes": Picture(
        "storm",
        (
            RoomWall(TEAL, 150, 140, 200), creatures.Vapour(((-420, 152), (-100, 150), (140, 150)), 26, FIRE[0], 0.5),
            Dart(132, 150, 200), Sparks(196, 150, 90), Fist(140, 158, 138, 8, "ashen", "ink"),
        ),
        focus=152, span=190,
    ),
}  # fmt: skip
