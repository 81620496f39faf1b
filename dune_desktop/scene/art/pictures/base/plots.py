"""What the plots of the base game show: still life in dark rooms of a court."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Vignette
from dune_desktop.scene.art.cloth import Curtain
from dune_desktop.scene.art.craft.devices import MakerHooks, Thumper
from dune_desktop.scene.art.craft.machines import Lander
from dune_desktop.scene.art.craft.space import Frigate
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Fist
from dune_desktop.scene.art.lights import (
    AMBER,
    CLOTH,
    CRIMSON,
    EBONY,
    GLASS,
    INDIGO,
    IVORY,
    MARBLE,
    MELANGE,
    STEEL,
    STONE,
    TEAL,
    VIOLET,
    WATER,
    WOOD,
)  # fmt: skip
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cave
from dune_desktop.scene.art.sky import Moon, Sky, Stars, Sun
from dune_desktop.scene.art.still.arms import Dagger, RoundShield, Spear
from dune_desktop.scene.art.still.emblems import Keyhole
from dune_desktop.scene.art.still.furniture import Drapery, RoundTable, Stairs, Swag, TableTop, Throne
from dune_desktop.scene.art.still.halls import (
    POINTED,
    Arcade,
    Casement,
    DoorAjar,
    Floor,
    Gleam,
    Pillar,
    RoomWall,
    Shafts,
)  # fmt: skip
from dune_desktop.scene.art.still.papers import Book, Letter, Map, Scroll, WaxSeal
from dune_desktop.scene.art.still.riches import Chest, Coin, CoinStack, Heap, SpicePile
from dune_desktop.scene.art.still.things import Candle, Cup, GamePiece, HourGlass, Jar, Mask, Vial, WaterDrop
from dune_desktop.scene.art.still.tricks import CardFan, NeedleBox, Puddle

_STEEL_BLUE: Final = (STEEL[1], CLOTH[0], INDIGO[2])
_RUST: Final = (MELANGE[1], CLOTH[1], CRIMSON[2])

PLOTS: Final[dict[str, Picture]] = {
    "bindu_suspension": Picture(
        "sietch",
        (
            RoomWall(TEAL, 120, 90, 190), Gleam(120, 110, 110, 0.35), Puddle(120, 244, 110, tones=WATER),
            WaterDrop(120, 112, 110), Vignette(0.5),
        ),
        focus=170, span=200,
    ),
    "bribery": Picture(
        "court",
        (
            Curtain("wine"), TableTop(196, 290), CoinStack(60, 252, 72, count=9), CoinStack(108, 240, 72, count=5),
            Letter(160, 250, 100, turn=14), Heap(86, 276, 54), Vignette(0.4),
        ),
        focus=228, span=150,
    ),
    "bypass_protocol": Picture(
        "court",
        (RoomWall(VIOLET, 80, 120, 200), Floor(230, 120, 170), DoorAjar(120, 240, 62, 218, 24), Vignette(0.5)),
        focus=150, span=150,
    ),
    "calculated_hire": Picture(
        "dusk",
        (
            RoomWall(STONE, 60, 80, 180, courses=9), TableTop(204, 292, MARBLE), SpicePile(182, 262, 74),
            GamePiece(52, 258, 104, tones=EBONY), GamePiece(106, 272, 170, kind="queen", tones=IVORY), Vignette(0.4),
        ),
        focus=195, span=190,
    ),
    "charisma": Picture(
        "court",
        (
            RoomWall(AMBER, 120, 90, 170), Floor(238, 120, 170, CRIMSON), Gleam(120, 150, 120, 0.4),
            Stairs(120, 272, 74, 246, 56, 3), Person(120, 250, 128, "raise", 1, "violet", "robe", "bare"),
            Swag(0, 66, 180, VIOLET), Swag(240, 66, 180, VIOLET, mirrored=True), Vignette(0.35),
        ),
        focus=170, span=190,
    ),
    "choam_shares": Picture(
        "court",
        (
            RoomWall(WOOD, 60, 90, 220, panels=30), TableTop(236, 296), Scroll(104, 276, 226, lines=8),
            CoinStack(196, 276, 62, count=7), Vignette(0.4),
        ),
        focus=160, span=230,
    ),
    "councilors_dispensation": Picture(
        "sietch",
        (
            Arcade(120, 120, TEAL, 4), RoundTable(120, 226, 118, WOOD), SpicePile(120, 228, 96), Jar(48, 226, 62),
            Vignette(0.4),
        ),
        focus=190, span=190,
    ),
    "dispatch_an_envoy": Picture(
        "dawn",
        (
            RoomWall(STONE, 30, 160, 220), Casement(120, 214, 88, 196, bars=0), Sun(86, 190, 20),
            Frigate(130, 112, 126, -20), TableTop(214, 280, MARBLE), Letter(112, 250, 92, turn=-6), Vignette(0.35),
        ),
        focus=150, span=220,
    ),
    "double_cross": Picture(
        "court",
        (
            RoomWall(CRIMSON, 120, 130, 170), Dagger(120, 158, 250, turn=42), Dagger(120, 158, 250, turn=-42),
            Mask(120, 150, 132), Vignette(0.55),
        ),
        focus=150, span=190,
    ),
    "favored_subject": Picture(
        "night",
        (
            RoomWall(_STEEL_BLUE, 120, 110, 200), Pillar(14, 40, 280, tones=_STEEL_BLUE),
            Pillar(226, 40, 280, tones=_STEEL_BLUE), Shafts(((90, -10), (150, -10)), (-20, 280), 2, 0.35),
            Stairs(120, 300, 112, 222, 62, 5), Throne(120, 224, 176, CRIMSON),
        ),
        focus=130, span=190,
    ),
    "guild_authorization": Picture(
        "spice",
        (RoomWall(_RUST, 60, 70, 220), Letter(112, 120, 250, turn=-9), WaxSeal(116, 146, 110), Vignette(0.5)),
        focus=160, span=200,
    ),
    "infiltrate": Picture(
        "court", (RoomWall(EBONY, 120, 150, 190), Keyhole(120, 152, 190), Vignette(0.6)), focus=140, span=170
    ),
    "know_their_ways": Picture(
        "dusk",
        (
            Sky(240), Sun(78, 196, 30), Thumper(120, 262, 120, 0), MakerHooks(120, 150, 210, 28),
            Cave(120, 26, 190, 268),
        ),
        focus=155, span=190,
    ),
    "poison_snooper": Picture(
        "court",
        (
            RoomWall(TEAL, 60, 110), TableTop(226, 292), Cup(108, 270, 176, steam=True), Vial(196, 274, 74),
            Vignette(0.45),
        ),
        focus=176, span=200,
    ),
    "rapid_mobilization": Picture(
        "night",
        (
            RoomWall(STONE, 40, 90, 200, courses=11), Floor(258, 120, 190, STONE), Spear(44, 168, 150, turn=6),
            Spear(84, 164, 156, turn=4), Spear(124, 168, 150, turn=6), Spear(164, 164, 156, turn=5),
            RoundShield(72, 222, 92, tones=INDIGO), RoundShield(168, 222, 92, tones=CRIMSON), Vignette(0.45),
        ),
        focus=190, span=220,
    ),
    "recruitment_mission": Picture(
        "dawn",
        (
            RoomWall(WOOD, 40, 90, 190, courses=12), Casement(130, 222, 96, 206, bars=0, tones=WOOD),
            Sun(92, 186, 26),
            Person(206, 240, 118, "march", -1, "umber", "robe", "hood", distance=0.2),
            Person(158, 244, 128, "march", -1, "teal", "suit", "hood", distance=0.1),
            Person(108, 248, 136, "bow", -1, "wine", "robe", "turban"),
            TableTop(222, 292), Book(62, 272, 104), Vignette(0.35),
        ),
        focus=190, span=180,
    ),
    "refocus": Picture(
        "court",
        (Drapery(INDIGO), Gleam(120, 150, 130, 0.35), CardFan(120, 252, 156), Fist(122, 194, 66, sleeve="wine"),
        Vignette(0.45)), focus=130,
        span=200
    ),
    "reinforcements": Picture(
        "dusk",
        (
            RoomWall(STONE, 20, 120, 190), Casement(120, 236, 92, 222, POINTED, 0), Sun(66, 214, 22),
            Lander(96, 176, 100, 34), Lander(168, 120, 60, 22, distance=0.3), TableTop(236, 290, STONE),
            Vignette(0.3),
        ),
        focus=150, span=190,
    ),
    "secret_of_the_sisterhood": Picture(
        "court", (Curtain("violet"), TableTop(222, 290, EBONY), NeedleBox(100, 266, 158), Vignette(0.45)), focus=190,
        span=190,
    ),
    "the_sleeper_must_awaken": Picture(
        "night",
        (
            Sky(280), Stars(120, 260), Moon(150, 84, 42, turn=200), Swag(0, 84, 190, INDIGO),
            Swag(240, 84, 190, INDIGO, mirrored=True),
            TableTop(248, 292, EBONY), Candle(120, 274, 130),
        ),
        focus=160, span=230,
    ),
    "urgent_mission": Picture(
        "court",
        (RoomWall(AMBER, 50, 100, 190), TableTop(190, 292), Map(128, 244, 128, turn=-4), HourGlass(70, 262, 176),
        Vignette(0.45)),
        focus=180, span=210,
    ),
    "water_of_life": Picture(
        "sietch",
        (
            RoomWall(INDIGO, 120, 160, 170), Pillar(20, 34, 300, tones=STONE), Pillar(220, 34, 300, tones=STONE),
            RoundTable(120, 252, 74, STONE), Vial(120, 256, 190, drink=WATER), Vignette(0.5),
        ),
        focus=170, span=220,
    ),
    "water_peddlers_union": Picture(
        "noon",
        (
            RoomWall(WOOD, 30, 80, 220, courses=10), Casement(172, 170, 38, 130, bars=0, tones=WOOD),
            Shafts(((140, 70), (196, 70)), (-150, 210), 2, 0.35), TableTop(222, 292), Jar(52, 268, 104, tones=GLASS),
            Jar(120, 274, 124, tones=WATER), Jar(188, 266, 96, tones=TEAL), Vignette(0.3),
        ),
        focus=205, span=180,
    ),
    "windfall": Picture(
        "court",
        (
            RoomWall(CRIMSON, 120, 90, 190), Shafts(((90, -10), (150, -10)), (0, 260), 3, 0.4), TableTop(238, 294),
            Coin(92, 60, 44, turn=20), Coin(150, 104, 52, turn=-30), Coin(98, 152, 60, turn=50), Chest(112, 280, 140),
            Vignette(0.4),
        ),
        focus=160, span=250,
    ),
}  # fmt: skip
