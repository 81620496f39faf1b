"""What the plots of Uprising show: rooms where something is hidden, weighed, sent or lit."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Debris, Dust, Flash, Smoke, Vignette
from dune_desktop.scene.art.city import Arrakeen
from dune_desktop.scene.art.cloth import Curtain
from dune_desktop.scene.art.craft.devices import Crate, Glowglobe, Thumper
from dune_desktop.scene.art.craft.space import Heighliner, Planet
from dune_desktop.scene.art.hands import Palm
from dune_desktop.scene.art.lights import (
    AMBER,
    CLOTH,
    CRIMSON,
    EBONY,
    FIRE,
    GLASS,
    INDIGO,
    IVORY,
    MARBLE,
    STEEL,
    STONE,
    TEAL,
    VIOLET,
    WATER,
    WAX,
    WOOD,
)  # fmt: skip
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cave, Range, Wall
from dune_desktop.scene.art.sand import Dunes, Ground, Ripples
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.arms import Dagger, Helmet
from dune_desktop.scene.art.still.emblems import Spyglass
from dune_desktop.scene.art.still.furniture import Drapery, Shelf, Stairs, TableTop, Throne
from dune_desktop.scene.art.still.halls import POINTED, Arcade, Casement, Floor, Gleam, Pillar, RoomWall, Shafts
from dune_desktop.scene.art.still.papers import BrassKey, Letter, WaxSeal
from dune_desktop.scene.art.still.riches import Chest, Coin, CoinStack, Crown, Heap, Scales, SpicePile
from dune_desktop.scene.art.still.things import Candle, Chain, GamePiece, Jar, Mask, OilLamp
from dune_desktop.scene.art.still.tricks import Basin, Charge, Cushion, Gong, Lens, Strings
from dune_desktop.scene.art.worm import Worm

PLOTS_OF_UPRISING: Final[dict[str, Picture]] = {
    "buy_access": Picture(
        "court",
        (
            RoomWall(STONE, 120, 90, 180, courses=9), Casement(120, 210, 60, 200, bars=5), TableTop(212, 290),
            CoinStack(52, 262, 70, count=6), BrassKey(136, 252, 150, turn=-12), Vignette(0.4),
        ),
        focus=205, span=170,
    ),
    "call_to_arms": Picture(
        "dusk",
        (
            Sky(230), Rays(120, 120, 30, 0.14), Pillar(10, 40, 280), Pillar(230, 40, 280), Floor(236, 120, 170),
            Gong(120, 282, 196),
        ),
        focus=180, span=200,
    ),
    "change_allegiances": Picture(
        "court",
        (
            Curtain("steel"), Mask(84, 118, 116, turn=-16, tones=INDIGO), Mask(152, 198, 124, turn=12, tones=CRIMSON),
            Vignette(0.5),
        ),
        focus=158, span=200,
    ),
    "councilors_ambition": Picture(
        "sietch",
        (
            Arcade(120, 96, MARBLE, 5, POINTED), Stairs(120, 300, 128, 196, 40, 9, TEAL), Throne(120, 197, 96, TEAL),
            Shafts(((86, -10), (120, -10)), (50, 240), 2, 0.3), Basin(38, 262, 62, drink=WATER),
            Basin(202, 262, 62, drink=WATER),
        ),
        focus=160, span=220,
    ),
    "cunning": Picture(
        "night",
        (
            RoomWall(VIOLET, 60, 100, 200), TableTop(230, 296, EBONY),
            GamePiece(152, 284, 204, kind="worm", tones=EBONY),
            GamePiece(48, 276, 116, tones=IVORY), Vignette(0.5),
        ),
        focus=156, span=280,
    ),
    "depart_for_arrakis": Picture(
        "space",
        (
            Sky(300), Stars(150, 290), Planet(150, 104, 62), Heighliner(70, 70, 110, -18, distance=0.2),
            Pillar(8, 30, 250, tones=STEEL), Pillar(232, 30, 250, tones=STEEL), TableTop(240, 292, EBONY),
            Chest(116, 278, 120, open=False),
        ),
        focus=165, span=225,
    ),
    "detonation": Picture(
        "dawn",
        (
            Sky(220), Sun(40, 120, 26), Ground(222), Wall(96, 226, 0.25, (92, 158)), Smoke(124, 220, 120, 40),
            Flash(124, 200, 46, FIRE[1]),
            Debris(124, 200, 120, 26), Ripples(240, 300), Charge(58, 288, 96), Charge(198, 292, 96, mirrored=True),
        ),
        focus=190, span=210,
    ),
    "distraction": Picture(
        "court",
        (
            Curtain("teal"), Glowglobe(58, 84, 20), Glowglobe(118, 50, 15), Glowglobe(180, 98, 24),
            TableTop(230, 290),
            Mask(120, 246, 120, turn=-8), Vignette(0.4),
        ),
        focus=170, span=210,
    ),
    "imperium_politics": Picture(
        "court",
        (
            RoomWall((STEEL[1], CLOTH[0], INDIGO[2]), 60, 90, 200), TableTop(180, 292),
            Letter(128, 226, 158, lines=5, wax=WAX),
            WaxSeal(76, 250, 42, wax=(STEEL[0], STEEL[1], CLOTH[0])), Candle(36, 214, 96), Vignette(0.4),
        ),
        focus=220, span=170,
    ),
    "inspire_awe": Picture(
        "spice",
        (
            Sky(230), Sun(90, 150, 38), Ground(226), Range(228, 26, seed=5),
            Worm(((196, 262), (214, 60), (120, 40), (86, 118)), 54, 36),
            Cave(120, 16, 196, 274, seed=4),
        ),
        focus=130, span=180,
    ),
    "intelligence_report": Picture(
        "court",
        (
            RoomWall(WOOD, 190, 70, 160, panels=20), TableTop(130, 290, WOOD), OilLamp(190, 166, 84),
            Letter(148, 196, 130, turn=12, lines=6),
            Letter(92, 214, 150, turn=-10, lines=7),
            Lens(118, 196, 84), Vignette(0.5),
        ),
        focus=205, span=180,
    ),
    "manipulate": Picture(
        "court",
        (
            Drapery(CRIMSON), Gleam(120, 170, 120, 0.4), TableTop(240, 294, EBONY),
            GamePiece(74, 280, 96, tones=IVORY),
            GamePiece(124, 286, 104, tones=IVORY), GamePiece(172, 280, 96, tones=IVORY),
            Strings(122, 66, 150, ends=((-32, 93), (1.5, 92), (33.5, 93))), Vignette(0.45),
        ),
        focus=170, span=240,
    ),
    "market_opportunity": Picture(
        "noon",
        (
            RoomWall(AMBER, 50, 80, 220), Casement(62, 190, 40, 150, bars=0, tones=STONE), TableTop(230, 294),
            Scales(132, 280, 196, lean=10), CoinStack(44, 272, 54, count=4), Vignette(0.35),
        ),
        focus=186, span=195,
    ),
    "mercenaries": Picture(
        "night",
        (
            RoomWall(STONE, 178, 150, 160, courses=12), TableTop(208, 292), Candle(190, 244, 108),
            Helmet(76, 270, 124),
            Dagger(146, 256, 130, turn=-72), Heap(160, 284, 60), Vignette(0.45),
        ),
        focus=210, span=180,
    ),
    "opportunism": Picture(
        "court",
        (
            RoomWall(EBONY, 120, 110, 170), Gleam(120, 110, 120, 0.3), Coin(120, 96, 104, turn=24),
            Palm(120, 226, 150, sleeve="wine"), Vignette(0.5),
        ),
        focus=150, span=220,
    ),
    "shaddams_favor": Picture(
        "court",
        (
            Drapery((STEEL[1], CLOTH[0], INDIGO[2])), Gleam(120, 170, 120, 0.45), TableTop(244, 296, MARBLE),
            Cushion(120, 274, 172), Crown(120, 232, 138, stones=CRIMSON), Vignette(0.4),
        ),
        focus=200, span=180,
    ),
    "sietch_ritual": Picture(
        "sietch",
        (
            RoomWall(TEAL, 120, 120, 170), Candle(30, 236, 76), Candle(78, 226, 60), Candle(162, 226, 60),
            Candle(210, 236, 76),
            Basin(120, 292, 148, drink=WATER), Cave(120, 20, 214, 320, seed=2),
        ),
        focus=200, span=200,
    ),
    "special_mission": Picture(
        "night",
        (
            Sky(220), Stars(120, 160), Moon(166, 96, 15), Ground(206), Range(208, 30, seed=7),
            Arrakeen(116, 216, 150, 0.1, 14), Dunes(222, 320, 3, 16),
            Spyglass(120, 150, 104),
        ),
        focus=150, span=190,
    ),
    "strategic_stockpiling": Picture(
        "court",
        (
            RoomWall(STONE, 60, 100, 200, courses=10), Chain(204, -20, 14, count=9), Shelf(132),
            Jar(40, 134, 70), Jar(92, 134, 78, tones=WATER), Jar(144, 134, 66, tones=GLASS),
            Floor(236, 120, 160, STONE), Crate(58, 280, 80), Crate(134, 284, 88), SpicePile(196, 286, 84),
            Vignette(0.45),
        ),
        focus=226, span=150,
    ),
    "unexpected_allies": Picture(
        "night",
        (
            Sky(230), Stars(130, 200), Moon(176, 66, 26), Ground(210),
            Worm(((206, 262), (220, 120), (150, 100), (124, 150)), 38, 25, distance=0.3),
            Dunes(218, 320, 3, 20, seed=9), Dust(204, 226, 90, 22), Thumper(70, 262, 170, 4),
            Jar(168, 278, 84, tones=WATER),
        ),
        focus=180, span=200,
    ),
}  # fmt: skip
