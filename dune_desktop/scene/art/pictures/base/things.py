"""Imperium cards of Base that show a thing, a ship, a hand or a sign."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Dust, Haze, Vignette
from dune_desktop.scene.art.city import Halo
from dune_desktop.scene.art.cloth import Banner, Curtain
from dune_desktop.scene.art.craft.machines import Carryall, Harvester, Thopter
from dune_desktop.scene.art.craft.marks import SymbolRing
from dune_desktop.scene.art.craft.space import Convoy, Heighliner, Limb, Nebula
from dune_desktop.scene.art.hands import Fist
from dune_desktop.scene.art.lights import CRIMSON, EBONY, IVORY, VIOLET, WOOD
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Ground, Ripples
from dune_desktop.scene.art.sky import Rays, Sky, Stars, Streaks, Sun
from dune_desktop.scene.art.still.arms import Crysknife, Dart
from dune_desktop.scene.art.still.furniture import Drapery, TableTop
from dune_desktop.scene.art.still.halls import Casement, Gleam, RoomWall, Shafts
from dune_desktop.scene.art.still.riches import Chest, CoinStack, Crown, Heap, Scales
from dune_desktop.scene.art.still.things import GamePiece, Mask
from dune_desktop.scene.art.visions import Helix, PainBox

THINGS_OF_BASE: Final[dict[str, Picture]] = {
    "assassination_mission": Picture(
        "night",
        (
            RoomWall(VIOLET, 170, 90), Casement(176, 206, 46, 84, bars=2), Shafts(((132, 122), (132, 200)), (-160,
            120), 3, 0.3),
            Drapery(VIOLET, 300, 9, -240, 60), Dart(128, 168, 190, turn=24), Vignette(0.6),
        ),
        middle=130, focus=160, span=150,
    ),
    "carryall": Picture(
        "storm",
        (
            Sky(230), Sun(46, 150, 26), Streaks(20, 130, 9), Ground(224), Range(226, 24, seed=4), Dust(124, 268, 200,
            40),
            Harvester(122, 250, 116), Carryall(122, 102, 210, 96), Blown(180, 300, 24),
        ),
        focus=162, span=220,
    ),
    "choam_directorship": Picture(
        "court",
        (
            RoomWall(WOOD, 120, 90, panels=7), Gleam(120, 100, 150, 0.6), Halo(120, 112, 96), TableTop(236, 300),
            CoinStack(26, 262, 54, count=9), CoinStack(214, 262, 54, count=7), Scales(120, 254, 208),
        ),
        focus=150, span=210,
    ),
    "crysknife": Picture(
        "spice",
        (
            Sky(280), Sun(92, 128, 62), Rays(92, 128, 32, 0.22), Ground(268),
            Crysknife(132, 92, 214, turn=10), Fist(124, 214, 92, 6, "brown", "umber"),
        ),
        focus=124, span=230,
    ),
    "firm_grip": Picture(
        "court",
        (
            Curtain("crimson"), Gleam(90, 110, 150, 0.7), Banner(120, 10, 128, 200, "iron", "crown"),
            Fist(120, 182, 132, -4, "steel", "iron"), Vignette(0.5),
        ),
        focus=148, span=200,
    ),
    "gene_manipulation": Picture(
        "space",
        (
            Sky(300), Stars(50, 300), Gleam(120, 140, 150, 0.5), SymbolRing(120, 146, 112, 18),
            Helix(120, 20, 286, 42, 2.0), Vignette(0.5),
        ),
        focus=150, span=190,
    ),
    "gun_thopter": Picture(
        "noon",
        (
            Sky(230), Sun(200, 52, 26), Streaks(60, 150, 8, 3), Ground(226), Range(228, 62, seed=7), Haze(230, 40),
            Thopter(60, 66, 60, distance=0.5), Thopter(118, 148, 226, 8), Ripples(256, 300),
        ),
        middle=118, focus=126, span=170,
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
    "power_play": Picture(
        "court",
        (
            RoomWall(CRIMSON, 70, 90), Gleam(80, 130, 150, 0.7), TableTop(230, 300),
            GamePiece(34, 256, 84, kind="pawn", tones=EBONY), GamePiece(206, 256, 104, kind="tower", tones=EBONY),
            GamePiece(112, 280, 196, kind="queen", tones=IVORY), GamePiece(142, 282, 104, turn=78, kind="pawn",
            tones=EBONY),
        ),
        middle=120, focus=138, span=226,
    ),
    "shifting_allegiances": Picture(
        "court",
        (
            RoomWall(WOOD, 60, 80), Banner(56, 8, 104, 226, "blue", "compass"), Banner(184, 8, 104, 226, "crimson",
            "ox"),
            Gleam(110, 220, 110, 0.5), Mask(120, 226, 150),
        ),
        focus=180, span=190,
    ),
    "space_travel": Picture(
        "space",
        (
            Sky(300), Nebula(80, 90), Stars(150, 260), Limb(236), Heighliner(124, 126, 250, -16), Convoy((60, 214),
            (170, 196)),
        ),
        middle=120, focus=140, span=170,
    ),
    "test_of_humanity": Picture(
        "sietch",
        (
            RoomWall(EBONY, 60, 130), Gleam(90, 150, 150, 0.6), TableTop(226, 300),
            PainBox(168, 190, 134, "fair", "indigo"), Vignette(0.5),
        ),
        middle=110, focus=180, span=180,
    ),
}  # fmt: skip
