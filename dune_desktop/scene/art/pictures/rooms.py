"""What is seen through the window at the head of a sheet: each page beside the table is a place of its own."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Haze, Storm
from dune_desktop.scene.art.city import Arrakeen
from dune_desktop.scene.art.craft.works import Cog
from dune_desktop.scene.art.lights import COPPER, CRIMSON, EBONY, IVORY, SLATE, STONE, TEAL, WOOD
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Dunes, Ground
from dune_desktop.scene.art.sky import Sky, Streaks, Sun
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import Casement, Gleam, RoomWall
from dune_desktop.scene.art.still.papers import Book, Scroll
from dune_desktop.scene.art.still.riches import CoinStack, Scales, SpicePile
from dune_desktop.scene.art.still.things import Candle, GamePiece, OilLamp
from dune_desktop.scene.art.still.tricks import CardFan

#: By page. Spans are small, so that a wide head shows no more of the scene than there is. Subjects stand in the right
#: half: the left fades into the sheet, where its heading is.
ROOMS: Final = {
    "settings": Picture(
        "court",
        (
            RoomWall(WOOD, 240, 110, panels=40), Gleam(250, 110, 150, 0.9), Cog(206, 160, 46, 16, COPPER, 6),
            Cog(266, 132, 30, 11), Cog(318, 170, 38, 14, COPPER, 5), Cog(356, 118, 24, 9), Cog(140, 182, 26, 10),
        ),
        focus=148, span=96,
    ),
    "help": Picture(
        "dusk",
        (
            RoomWall(WOOD, 40, 150, 260, courses=9), Casement(84, 196, 36, 120, bars=0, tones=WOOD),
            Gleam(-30, 140, 120, 1.0), TableTop(186, 292), Book(-2, 212, 116), Candle(-76, 204, 84),
            CoinStack(-108, 208, 30, count=4),
        ),
        focus=172, span=88,
    ),
    "statistics": Picture(
        "noon",
        (
            Sky(196), Streaks(110, 170, 9), Sun(176, 152, 20), Range(194, 24, seed=3), Ground(192),
            TableTop(194, 300, STONE), Scales(244, 204, 62, lean=8), CoinStack(302, 206, 40, count=7),
            CoinStack(328, 208, 40, count=3), CoinStack(144, 206, 36, count=4), SpicePile(172, 206, 50),
        ),
        focus=176, span=96,
    ),
    "learn": Picture(
        "dusk",
        (
            RoomWall(STONE, 250, 120, 240, courses=9), Casement(330, 196, 34, 110, bars=0), Gleam(214, 148, 110, 0.9),
            TableTop(190, 292), OilLamp(206, 204, 62), Book(120, 206, 80), Scroll(268, 200, 50), Candle(372, 204, 52),
        ),
        focus=166, span=92,
    ),
    "challenges": Picture(
        "night",
        (
            RoomWall(SLATE, 230, 110, 260, panels=40), Gleam(246, 150, 170, 0.7), TableTop(194, 292),
            GamePiece(136, 206, 44, tones=EBONY), GamePiece(176, 210, 56, kind="tower", tones=EBONY),
            GamePiece(214, 206, 44, tones=EBONY), GamePiece(262, 212, 64, kind="queen", tones=IVORY),
            GamePiece(312, 208, 60, kind="worm", tones=IVORY), GamePiece(352, 206, 46, tones=IVORY),
        ),
        focus=172, span=92,
    ),
    "collection": Picture(
        "dusk",
        (
            RoomWall(CRIMSON, -20, 110, 260, panels=40), Gleam(0, 140, 150, 0.9), TableTop(192, 292),
            CardFan(-40, 214, 76, count=5), CardFan(66, 214, 76, count=5, tones=TEAL), Candle(12, 206, 56),
        ),
        focus=168, span=92,
    ),
    "crash": Picture(
        "storm",
        (
            Sky(200), Sun(96, 150, 22), Range(198, 26, seed=5), Ground(196), Arrakeen(180, 204, 84, 0.35),
            Storm(206, 216, 120, 3), Dunes(204, 300, 3, 14, 5, 0.3), Haze(200, 20, 0.4),
            Blown(90, 240, 30, 0.35, 3),
        ),
        focus=166, span=98,
    ),
}  # fmt: skip
