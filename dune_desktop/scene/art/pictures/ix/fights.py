"""What the Intrigue cards of Rise of Ix show that are played in a Combat: arms under the sky of a storm."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Arc, Blown, Dust, Flash, Haze, Smoke, Vignette
from dune_desktop.scene.art.cloth import Curtain, Flag
from dune_desktop.scene.art.craft.machines import Descent
from dune_desktop.scene.art.craft.ordnance import Cannon, Missile
from dune_desktop.scene.art.craft.ships import Dreadnought, Transport
from dune_desktop.scene.art.craft.works import Film
from dune_desktop.scene.art.hands import Fist, Palm
from dune_desktop.scene.art.lights import CRIMSON, EBONY, FIRE, IVORY, SLATE, VIOLET, WOOD
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range, Wall
from dune_desktop.scene.art.sand import Ground
from dune_desktop.scene.art.sky import Rays, Sky, Sun
from dune_desktop.scene.art.still.arms import Dagger, Sabre, Spear
from dune_desktop.scene.art.still.furniture import Drapery, TableTop
from dune_desktop.scene.art.still.halls import Gleam, Pillar, RoomWall
from dune_desktop.scene.art.still.papers import Letter, Map
from dune_desktop.scene.art.still.riches import Chest, CoinStack
from dune_desktop.scene.art.still.things import GamePiece

FIGHTS_OF_IX: Final[dict[str, Picture]] = {
    "advanced_weaponry": Picture(
        "storm",
        (
            RoomWall(SLATE, 120, 100, 220, panels=20), TableTop(216, 300, SLATE), Letter(120, 250, 210, lines=5),
            Missile(44, 262, 190), Missile(206, 262, 190, FIRE[1]), Dreadnought(126, 150, 150, -4, burns=False),
            Pillar(124, 20, 240, 182), Vignette(0.4),
        ),
        focus=160, span=220,
    ),
    "blackmail": Picture(
        "storm",
        (
            Curtain("ink"), Gleam(110, 120, 150, 0.7, CRIMSON), Letter(112, 118, 200, turn=-10, lines=7),
            Film(40, 250, 46, ((-420, 30), (-200, 40), (0, 40), (140, 10), (420, 60)), 34),
            Fist(134, 206, 128, 8, "coal", "ink"),
        ),
        focus=150, span=210,
    ),
    "cannon_turrets": Picture(
        "storm",
        (
            Sky(240), Rays(200, 60, 24, 0.1), Arc((118, 90), (330, 110), 30), Flash(214, 52, 34, FIRE[1]),
            Smoke(216, 60, 60, 30, 0.6), Wall(176, 300, 0.3, seed=5),
            Cannon(182, 192, 120, -40, distance=0.25, fires=True),
            Cannon(66, 262, 200, -32, fires=True), Blown(60, 240, 16),
        ),
        middle=120, focus=150, span=220,
    ),
    "finesse": Picture(
        "dusk",
        (
            Drapery(VIOLET), Gleam(120, 130, 130, 0.7), Dagger(120, 116, 210, turn=180),
            Palm(112, 252, 180, 0, "fair", "wine"), Vignette(0.45),
        ),
        focus=150, span=240,
    ),
    "second_wave": Picture(
        "storm",
        (
            Sky(240), Sun(60, 150, 40), Descent(110, 60, 7, 24), Transport(200, 110, 70, 30, distance=0.25),
            Transport(146, 150, 60, 26, distance=0.35), Ground(226), Haze(228, 30),
            Host(-240, 480, 248, 40, 60, "soldiers", "umber", 3, 2, spears=0.8), Dust(120, 262, 460, 40),
            Host(-240, 480, 288, 66, 44, "soldiers", "wine", 4, 2, spears=0.8),
            Flag(64, 296, 150, 70, "orange", "horns"),
            Host(-240, 480, 338, 104, 26, "soldiers", "ink", 7, 1, spears=0.9),
        ),
        focus=176, span=200,
    ),
    "strategic_push": Picture(
        "dawn",
        (
            TableTop(-20, 330, WOOD), Map(120, 150, 340, turn=-16), GamePiece(196, 110, 70, kind="tower", tones=EBONY),
            GamePiece(216, 190, 70, kind="tower", tones=EBONY), GamePiece(134, 120, 80, tones=IVORY),
            GamePiece(156, 192, 88, tones=IVORY), GamePiece(132, 262, 92, tones=IVORY),
            Sabre(46, 152, 190, turn=72), Fist(2, 166, 78, 72, "fair", "teal"),
        ),
        focus=160, span=220,
    ),
    "war_chest": Picture(
        "storm",
        (
            Sky(240), Rays(120, 130, 28, 0.16), Sun(120, 130, 44), Range(240, 30, seed=3), Ground(236),
            Spear(60, 150, 170, turn=-14), Spear(180, 150, 170, turn=14), Spear(96, 134, 180, turn=-5),
            Spear(144, 134, 180, turn=5), Chest(112, 286, 190), CoinStack(214, 292, 56, count=5),
            CoinStack(24, 292, 50, count=3),
        ),
        focus=180, span=230,
    ),
}  # fmt: skip
