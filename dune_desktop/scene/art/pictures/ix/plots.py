"""What the plots and endgame cards of Rise of Ix show: still life in rooms of a court, where machines have come in."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Fire, Smoke, Vignette
from dune_desktop.scene.art.craft.marks import Beam, Web
from dune_desktop.scene.art.craft.ships import Freighter
from dune_desktop.scene.art.craft.works import Cog, IxianProbe
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Fist, Palm
from dune_desktop.scene.art.lights import (
    AMBER,
    COPPER,
    CRIMSON,
    EBONY,
    GLASS,
    INDIGO,
    IXIAN,
    MARBLE,
    SLATE,
    STONE,
    TEAL,
    VIOLET,
    WOOD,
)  # fmt: skip
from dune_desktop.scene.art.people import Cloaked
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cave
from dune_desktop.scene.art.sand import Dunes, Ground, Steps
from dune_desktop.scene.art.sky import Rays, Sky, Sun
from dune_desktop.scene.art.still.arms import Cracks
from dune_desktop.scene.art.still.emblems import Lacquer
from dune_desktop.scene.art.still.furniture import RoundTable, Swag, TableTop
from dune_desktop.scene.art.still.halls import Casement, Floor, Gleam, RoomWall
from dune_desktop.scene.art.still.riches import CoinStack, SpicePile
from dune_desktop.scene.art.still.things import HourGlass, Mask
from dune_desktop.scene.art.still.tricks import Basin, CardFan

PLOTS_OF_IX: Final[dict[str, Picture]] = {
    "cull": Picture(
        "court",
        (
            RoomWall(STONE, 120, 150, 200), Gleam(120, 230, 150, 0.8, COPPER), Fire(96, 234, 30), Fire(146, 234, 30),
            CardFan(120, 46, 132, turn=180, count=3), Fist(120, 72, 74, 180, "fair", "wine"), Fire(120, 238, 36),
            Basin(120, 300, 124, tones=IXIAN, drink=EBONY), Vignette(0.45),
        ),
        focus=166, span=250,
    ),
    "diversion": Picture(
        "dusk",
        (
            RoomWall(WOOD, 120, 130, 220, courses=9), Casement(62, 232, 54, 200, bars=0, tones=WOOD),
            Casement(182, 232, 54, 200, bars=0, tones=WOOD), Smoke(58, 226, 150, 36, 0.8), Fire(60, 228, 40),
            Freighter(190, 98, 112, -12), TableTop(230, 300, WOOD), Mask(120, 262, 96, turn=-6), Vignette(0.4),
        ),
        focus=160, span=220,
    ),
    "expedite": Picture(
        "noon",
        (
            Sky(300), Rays(226, 60, 40, 0.2), Sun(226, 60, 30), Freighter(92, 110, 250, -16),
            TableTop(256, 330, MARBLE), HourGlass(178, 290, 130, left=0.9), CoinStack(70, 286, 52, count=3),
        ),
        focus=160, span=230,
    ),
    "glimpse_the_path": Picture(
        "spice",
        (
            Sky(224), Sun(120, 150, 54, 3), Rays(120, 150, 30, 0.2), Ground(220), Dunes(224, 300, 2, 18, 5, 0.6),
            Steps((176, 300), (60, 262), (120, 226), 26, 3.4), Cave(120, 40, 176, 290, 6),
            Cloaked(168, 296, 86, "ink", 0.1),
        ),
        focus=176, span=200,
    ),
    "grand_conspiracy": Picture(
        "court",
        (
            RoomWall(VIOLET, 120, 120, 190, courses=8), Web(120, 70, 190, 70, 24, 5), Gleam(120, 196, 130, 0.9, AMBER),
            Cloaked(60, 256, 150, "ink", 0.05, "pale", turn=0.7),
            Cloaked(180, 256, 150, "ink", 0.05, "olive", turn=-0.7),
            Cloaked(120, 248, 156, "ink", 0.05, "fair"), RoundTable(120, 252, 100, EBONY), SpicePile(120, 236, 56),
            Cloaked(6, 320, 170, "ink", 0.05, turn=0.9), Cloaked(234, 320, 170, "ink", 0.05, turn=-0.9),
        ),
        focus=170, span=230,
    ),
    "ixian_probe": Picture(
        "ix",
        (
            RoomWall(SLATE, 60, 120, 220), TableTop(216, 300, SLATE), Beam(132, 158, 152, 190, 40, 0.9, GLASS[0]),
            CardFan(62, 286, 110, count=3), IxianProbe(176, 150, 150, 12), Vignette(0.4),
        ),
        focus=186, span=185,
    ),
    "machine_culture": Picture(
        "court",
        (
            Lacquer(TEAL, 146, 112), Cog(150, 118, 40, 12, COPPER, 6), Cog(96, 90, 30, 10, IXIAN, 4),
            Mask(120, 170, 150, tones=(IXIAN[0], IXIAN[1], IXIAN[2])), Cog(120, 104, 22, 9),
        ),
        focus=146, span=180,
    ),
    "quid_pro_quo": Picture(
        "noon",
        (
            RoomWall(AMBER, 120, 90, 250, panels=30), Gleam(120, 140, 130, 0.8),
            Palm(58, 170, 140, -6, "olive", "indigo"),
            CoinStack(82, 166, 66, count=7), Palm(184, 254, 140, 6, "brown", "crimson", flip=True),
            SpicePile(148, 238, 74),
        ),
        focus=180, span=210,
    ),
    "secret_forces": Picture(
        "night",
        (
            RoomWall(INDIGO, 120, 90, 160), Floor(250, 120, 170, STONE),
            Person(72, 272, 160, "stand", 1, "steel", "armour", "spike", holds="spear"),
            Person(168, 272, 160, "stand", -1, "steel", "armour", "spike", holds="spear"),
            Person(120, 284, 176, "stand", 1, "iron", "armour", "spike", holds="spear"),
            Swag(8, 96, 180, CRIMSON), Swag(232, 96, 180, CRIMSON, mirrored=True), Vignette(0.4),
        ),
        focus=180, span=220,
    ),
    "strongarm": Picture(
        "storm",
        (
            RoomWall(CRIMSON, 60, 90, 210, panels=14), TableTop(196, 300, WOOD), Cracks(120, 238, 130),
            Fist(120, 176, 140, 180, "brown", "ink"), CoinStack(208, 262, 54, turn=24, count=6),
            CoinStack(36, 270, 54, count=4), Vignette(0.4),
        ),
        focus=156, span=225,
    ),
}  # fmt: skip
