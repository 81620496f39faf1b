"""What the spaces of the base game's board show that belong to the factions, the Landsraad and CHOAM."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Vignette
from dune_desktop.scene.art.city import Halo
from dune_desktop.scene.art.cloth import Banner, Curtain
from dune_desktop.scene.art.craft.devices import Orb
from dune_desktop.scene.art.craft.marks import SymbolRing, Web
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lights import AMBER, CRIMSON, INDIGO, TEAL, VIOLET
from dune_desktop.scene.art.people import Cloaked, Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range, Terraces
from dune_desktop.scene.art.sand import Dunes, Ground, Ridge
from dune_desktop.scene.art.sky import Rays, Sky, Streaks, Sun
from dune_desktop.scene.art.still.furniture import RoundTable, TableTop
from dune_desktop.scene.art.still.halls import Arcade, Floor, Gleam, RoomWall, Shafts
from dune_desktop.scene.art.still.papers import Letter, Scroll
from dune_desktop.scene.art.still.riches import Chest, CoinStack, Heap, Scales
from dune_desktop.scene.art.still.things import Candle

_LADY: Final = Visage(turn=0.8, style="parted", hair="copper", dress="gown", cloth="wine")
_LORD: Final = Visage(skin="brown", turn=-0.8, style="short", dress="uniform", cloth="indigo")
_SISTER: Final = Visage(skin="pale", eyes="violet", wear="veiled", stuff="ink", cloth="violet", turn=0.35)
_FREMEN: Final = Visage(skin="brown", eyes="spice", wear="stillhood", dress="stillsuit", turn=0.45)
_MENTAT: Final = Visage(
    skin="olive", style="receding", hair="silver", age=3, lids=0.75, dress="collar", cloth="teal", turn=-0.3,
    marks=("stain",),
)  # fmt: skip

COURTS: Final[dict[str, Picture]] = {
    "conspire": Picture(
        "court",
        (
            Curtain("wine"), Gleam(120, 170, 130, 0.7), Cloaked(62, 320, 220, "coal", 0.05, "fair", turn=0.8),
            Cloaked(184, 326, 210, "indigo", 0.05, "olive", turn=-0.8), TableTop(246, 290),
            Candle(120, 256, 74), Vignette(0.7),
        ),
        middle=70, focus=160, span=180,
    ),
    "wealth": Picture(
        "court",
        (
            RoomWall(CRIMSON, 60, 100, 200), TableTop(226, 286), Gleam(130, 190, 110, 0.4), Chest(130, 256, 140),
            Heap(60, 268, 70), CoinStack(206, 270, 60, count=6), CoinStack(230, 262, 60, count=3),
        ),
        middle=70, focus=215, span=140,
    ),
    "selective_breeding": Picture(
        "space",
        (
            RoomWall(VIOLET, 120, 120, 210), SymbolRing(120, 110, 78, 14), Orb(120, 110, 44, stand=False),
            Bust(22, 186, 92, _LADY), Bust(218, 186, 92, _LORD),
        ),
        middle=20, focus=180, span=190,
    ),
    "secrets": Picture(
        "space",
        (
            RoomWall(VIOLET, 60, 130, 170), Halo(130, 130, 92, 48, 0.5), Bust(130, 132, 120, _SISTER),
            Candle(226, 300, 90), Vignette(0.5),
        ),
        middle=80, focus=130, span=150,
    ),
    "hardy_warriors": Picture(
        "dusk",
        (
            Sky(230), Streaks(60, 150, 7), Rays(140, 190, 26, 0.12), Sun(140, 190, 52), Range(236, 30, seed=6),
            Ground(234),
            Ridge(((-240, 290), (-60, 276), (60, 254), (160, 236), (300, 258), (480, 290)), (160, 236), (120, 310)),
            Person(70, 254, 110, "charge", holds="knife", cloak="umber"),
            Person(128, 246, 120, "strike", holds="knife"),
            Person(190, 246, 108, "guard", holds="knife", cloak="dune"), Person(18, 268, 96, "run", holds="knife"),
        ),
        middle=70, focus=180, span=170,
    ),
    "stillsuits": Picture(
        "noon",
        (
            Sky(240), Sun(40, 70, 22), Range(236, 40, seed=2), Dunes(232, 320, 3, 34, 5), Bust(136, 128, 128, _FREMEN),
            Blown(140, 290, 18),
        ),
        middle=70, focus=140, span=170,
    ),
    "high_council": Picture(
        "sietch",
        (
            RoomWall(TEAL, 60, 90, 240, panels=22), Banner(40, 20, 40, 96, "green", "crown"),
            Banner(120, 6, 46, 112, "crimson", "hawk"), Banner(200, 20, 40, 96, "violet", "fan"),
            Floor(214, 120, 130, TEAL), Host(-60, 300, 232, 96, 24, "court", "coal", 3, 2, spears=0),
            Gleam(130, 190, 150, 0.45), RoundTable(120, 236, 130), Shafts(((20, -10), (120, -10)), (60, 250), 3, 0.28),
        ),
        middle=50, focus=170, span=170,
    ),
    "mentat": Picture(
        "space",
        (
            RoomWall(INDIGO, 120, 110, 220), Web(120, 120, 150, 110, 22, 4), Bust(128, 148, 116, _MENTAT),
        ),
        middle=70, focus=140, span=160,
    ),
    "rally_troops": Picture(
        "dawn",
        (
            Sky(240), Rays(90, 170, 30, 0.14), Sun(90, 170, 34), Range(236, 40, seed=9), Ground(232),
            Host(-240, 480, 268, 66, 66, "soldiers", "ink", 4, 3), Terraces(((132, 236),), right=True),
            Person(66, 238, 120, "raise", 1, "steel", "armour", "helmet", holds="banner", cloak="crimson"),
        ),
        middle=80, focus=164, span=150,
    ),
    "hall_of_oratory": Picture(
        "sietch",
        (
            Arcade(120, 130, TEAL, 5), Gleam(120, 160, 90, 0.5),
            Person(120, 226, 92, "raise", 1, "wine", "robe", "bare"),
            Host(-240, 480, 316, 84, 60, "court", "ink", 7, 2, spears=0),
        ),
        middle=100, focus=180, span=190,
    ),
    "swordmaster": Picture(
        "court",
        (
            RoomWall(AMBER, 120, 130, 200), Halo(120, 140, 92), Gleam(120, 140, 92, 0.9), Floor(236, 120, 170),
            Person(66, 270, 128, "lunge", 1, "ink", "coat", "bare", holds="sword"),
            Person(182, 270, 128, "guard", -1, "crimson", "coat", "bare", holds="sword"),
        ),
        middle=80, focus=190, span=170,
    ),
    "sell_melange": Picture(
        "court",
        (
            RoomWall(TEAL, 70, 100, 200), TableTop(232, 288), Gleam(124, 150, 110, 0.35),
            Scales(124, 262, 190, lean=9), CoinStack(222, 270, 56, count=7), Heap(26, 272, 60),
        ),
        middle=70, focus=180, span=170,
    ),
    "secure_contract": Picture(
        "court",
        (
            RoomWall(INDIGO, 70, 90, 190, panels=26), TableTop(216, 282), Scroll(130, 262, 150),
            CoinStack(206, 266, 66, count=9), CoinStack(232, 270, 66, count=5), Letter(50, 262, 70, turn=-14),
        ),
        middle=70, focus=200, span=150,
    ),
}  # fmt: skip
