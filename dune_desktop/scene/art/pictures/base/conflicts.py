"""What the Conflicts of the base game show.

Level I is a morning, with few fighters and near rock; level II a symmetry in the dark, each lit by something else:
moon, fire, lamps, searchlights; in level III it is evening, and two hosts meet something larger than both.
"""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Arc, Blown, Debris, Dust, EnergyDome, Fire, Flash, Haze, Smoke, Storm
from dune_desktop.scene.art.city import Arrakeen, Carthag, Halo
from dune_desktop.scene.art.cloth import Flag
from dune_desktop.scene.art.craft.devices import Crate, Tank
from dune_desktop.scene.art.craft.machines import Harvester, Thopter
from dune_desktop.scene.art.craft.marks import Beam, WatchingEye, Web
from dune_desktop.scene.art.craft.space import Frigate
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.lights import AMBER, EBONY, FIRE, INDIGO, IVORY
from dune_desktop.scene.art.people import Cloaked, Host
from dune_desktop.scene.art.picture import Picture, PicturePart
from dune_desktop.scene.art.rock import Butte, Cliff, Range, Terraces, Wall
from dune_desktop.scene.art.sand import CastShadow, Dune, Dunes, Ground, Ridge
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Streaks, Sun
from dune_desktop.scene.art.still.arms import Dagger
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import Arcade, Gleam, RoomWall
from dune_desktop.scene.art.still.riches import CoinStack, Heap
from dune_desktop.scene.art.still.things import GamePiece
from dune_desktop.scene.art.worm import Maw, Worm

#: A night in which two guards stand at both sides of what they watch, with their men behind them.
GUARDS: Final[tuple[PicturePart, ...]] = (
    Host(-240, 60, 290, 70, 26, "soldiers", "ink", 5, 2), Host(180, 480, 290, 70, 26, "soldiers", "ink", 6, 2),
    Person(14, 322, 132, "stand", 1, "steel", "armour", "spike", holds="spear"),
    Person(226, 322, 132, "stand", -1, "steel", "armour", "spike", holds="spear"),
)  # fmt: skip


def hosts(left: str, right: str, *front: PicturePart) -> tuple[PicturePart, ...]:
    """Two hosts with flags of these colours; ``front``: who is nearest to us. What is larger stands behind them."""
    return (
        Host(-240, 70, 280, 70, 44, "cloaks", "ink", 3, 2),
        Host(170, 480, 280, 70, 44, "soldiers", "ink", 4, 2),
        Flag(46, 268, 118, 52, left),
        Flag(190, 268, 124, 52, right),
        *front,
    )


CONFLICTS: Final[dict[str, Picture]] = {
    "skirmish_a": Picture(
        "dawn",
        (
            Sky(214), Rays(150, 160, 28, 0.13), Sun(150, 160, 32), Range(214, 60, 30, 480, distance=0.6, seed=4),
            Ground(212), Haze(214, 26, 0.5), CastShadow(150, 262, 12, 70), CastShadow(190, 258, 12, 70),
            CastShadow(230, 264, 12, 70), Person(150, 264, 78, "guard", -1, "steel", "armour", "spike", holds="spear"),
            Person(190, 260, 74, "stand", -1, "iron", "armour", "spike", holds="spear"),
            Person(230, 266, 80, "guard", -1, "steel", "armour", "spike", holds="spear"),
            Thopter(196, 86, 100, mirrored=True), Terraces(((84, 254), (44, 208), (-6, 160))),
            Person(-34, 162, 70, "guard", 1, "coal", holds="knife", cloak="umber"),
            Person(14, 210, 70, "crouch", 1, "coal", holds="knife", cloak="umber"),
            Person(62, 256, 70, "crouch", 1, "coal", holds="knife"),
        ),
        middle=100, focus=160, span=190, heart=218,
    ),
    "skirmish_b": Picture(
        "dawn",
        (
            Sky(240), Streaks(50, 150, 9, 4), Sun(120, 176, 62), Range(240, 34, distance=0.65, seed=8), Ground(238),
            Cliff(-70, 150, distance=0.2, seed=6),
            Ridge(((-240, 296), (-60, 274), (110, 244), (250, 262), (480, 292)), (110, 244), (70, 312)),
            Person(88, 250, 112, "lunge", 1, "ink", holds="knife", cloak="umber"),
            Person(160, 252, 116, "strike", -1, "ink", "armour", "helmet", holds="sword"),
        ),
        middle=120, focus=180, span=180,
    ),
    "skirmish_c": Picture(
        "dawn",
        (
            Sky(200), Sun(40, 130, 26), Range(202, 40, distance=0.65, seed=5), Ground(198),
            Butte(70, 214, 90, 120, 0.4, 3), Dunes(232, 320, 2, 34, 6, 0.2),
            Person(-20, 262, 66, "march", 1, "steel", "armour", "helmet", holds="spear"),
            Person(24, 262, 68, "march", 1, "iron", "armour", "helmet", holds="spear"),
            Person(66, 264, 68, "march", 1, "steel", "armour", "helmet", holds="spear"),
            Terraces(((146, 214), (196, 166)), right=True),
            Person(174, 216, 86, "aim", -1, "coal", holds="rifle", cloak="umber"),
            Person(226, 168, 80, "crouch", -1, "coal", holds="knife"),
        ),
        middle=110, focus=190, span=180, heart=205,
    ),
    "skirmish_d": Picture(
        "dawn",
        (
            Sky(206), Rays(30, 140, 24, 0.12), Sun(30, 140, 24), Wall(150, 208, 0.6, seed=6), Ground(206),
            Dust(150, 244, 180, 40), Harvester(150, 244, 150), Smoke(170, 180, 120, 18, 0.6), Fire(176, 188, 13),
            Cliff(-60, 170, distance=0.05, seed=4),
            Person(4, 286, 92, "charge", 1, "coal", holds="knife", cloak="umber"),
            Person(60, 294, 84, "run", 1, "coal", holds="knife"),
        ),
        middle=100, focus=210, span=180,
    ),
    "desert_power": Picture(
        "night",
        (
            Sky(240), Stars(140, 200), Moon(120, 60, 34), Ground(214), Range(216, 36, seed=7),
            Dunes(226, 300, 2, 30, 9, 0.3), Dust(120, 262, 260, 60), Maw(120, 196, 76),
            Dust(120, 290, 240, 56, seed=4), Dune(40, 320, 300, 34),
            Cloaked(-4, 300, 110, wind=0.4, staff=True, turn=0.7),
            Cloaked(236, 300, 110, wind=0.4, staff=True, turn=-0.7),
        ),
        middle=120, focus=170, span=190,
    ),
    "raid_stockpiles": Picture(
        "night",
        (
            Sky(230), Stars(100, 170), Range(230, 60, seed=12), Ground(226),
            Gleam(120, 262, 190, 0.9, FIRE), Crate(86, 244, 54), Crate(140, 244, 54), Crate(112, 208, 50),
            Crate(60, 274, 48), Crate(168, 274, 48), Smoke(116, 200, 150, 26, 0.6), Fire(84, 292, 34),
            Fire(152, 294, 38), Fire(118, 298, 30),
            Person(22, 292, 108, "run", 1, "ink", holds="knife"),
            Person(214, 292, 108, "run", -1, "ink", holds="knife"),
        ),
        middle=120, focus=190, span=170, heart=232,
    ),
    "cloak_and_dagger": Picture(
        "court",
        (
            Arcade(120, 130, AMBER, 4), Gleam(120, 128, 110, 0.8), Cloaked(22, 330, 230, "ink", 0.1, turn=0.8),
            Cloaked(218, 330, 230, "ink", 0.1, turn=-0.8), Dagger(120, 232, 150, turn=180),
        ),
        middle=120, focus=150, span=180, heart=164,
    ),
    "machinations": Picture(
        "night",
        (
            Sky(300), Stars(60, 120), Web(120, 84, 190, 80, 24, 6), TableTop(212, 286, EBONY),
            GamePiece(120, 252, 122, kind="queen", tones=IVORY), GamePiece(62, 264, 92, kind="tower"),
            GamePiece(178, 264, 92, kind="tower"), GamePiece(14, 254, 84, kind="pawn", tones=IVORY),
            GamePiece(226, 254, 84, kind="pawn", tones=IVORY), GamePiece(-40, 262, 84, kind="pawn"),
            GamePiece(280, 262, 84, kind="pawn"),
        ),
        middle=120, focus=190, span=170, heart=166,
    ),
    "sort_through_the_chaos": Picture(
        "sietch",
        (
            Sky(240), Halo(120, 130, 96, 60, 0.35), Cliff(20, 70, distance=0.4, foot=246, seed=11),
            Cliff(220, 70, right=True, distance=0.4, foot=246, seed=12), Smoke(20, 230, 170, 34, 0.7),
            Smoke(214, 230, 170, 34, 0.7, 5), Ground(236), Fire(30, 252, 30), Fire(210, 252, 30), Fire(-70, 256, 24),
            Fire(310, 256, 24), Debris(120, 200, 120, 30), Flash(120, 130, 50),
            Crate(112, 276, 52), Person(112, 272, 120, "sit", 1, "teal", "robe", "bare"),
        ),
        middle=120, focus=180, span=190, heart=144,
    ),
    "terrible_purpose": Picture(
        "night",
        (
            Sky(250), Stars(140, 200), Rays(120, 150, 32, 0.1), Moon(120, 130, 62, turn=100), Moon(206, 44, 14),
            Ground(240),
            Host(-240, 78, 286, 60, 40, "cloaks", "ink", 2, 3), Host(162, 480, 286, 60, 40, "cloaks", "ink", 3, 3),
            Cloaked(120, 300, 190, "ink", 0.5, turn=0.6), Dune(110, 330, 420, 34),
        ),
        middle=120, focus=170, span=190,
    ),
    "guild_bank_raid": Picture(
        "night",
        (
            RoomWall(INDIGO, 120, 140, 200, courses=8), Halo(120, 150, 104, 24, 0.7), Tank(120, 160, 190),
            TableTop(250, 292, EBONY), Heap(70, 276, 90), Heap(180, 276, 90), CoinStack(120, 286, 70),
            Cloaked(-20, 330, 180, "ink", turn=0.8), Cloaked(260, 330, 180, "ink", turn=-0.8),
        ),
        middle=120, focus=170, span=200,
    ),
    "siege_of_arrakeen": Picture(
        "night",
        (
            Sky(240), Stars(140, 190), Range(236, 50, seed=3), Ground(234),
            Arrakeen(120, 248, 170, 0.0, 9), EnergyDome(120, 258, 112), Arc((-90, 240), (40, 150), 60),
            Arc((330, 240), (200, 150), 60), Flash(40, 150, 24), Flash(200, 150, 24), Smoke(20, 230, 90, 20, 0.5),
            Smoke(210, 230, 90, 20, 0.5, 4), *GUARDS,
        ),
        middle=120, focus=170, span=210, heart=174,
    ),
    "siege_of_carthag": Picture(
        "storm",
        (
            Sky(240), Stars(100, 160), Range(238, 40, seed=9), Ground(236), Gleam(120, 290, 230, 0.8, FIRE),
            Smoke(60, 230, 190, 40, 0.7, 2),
            Smoke(190, 230, 190, 40, 0.7, 3), Carthag(120, 254, 150, 0.0), Arc((-60, 250), (70, 170), 120),
            Arc((300, 250), (172, 180), 120), Fire(70, 182, 18), Fire(172, 192, 18), Fire(30, 262, 24),
            Fire(212, 262, 24), Host(-240, 480, 300, 60, 60, "soldiers", "ink", 8, 2),
        ),
        middle=120, focus=170, span=200, heart=182,
    ),
    "secure_imperial_basin": Picture(
        "night",
        (
            Sky(220), Stars(120, 180), Beam(-70, 236, -50, 340, 12, 0.6), Beam(310, 236, -130, 340, 12, 0.6),
            Beam(20, 230, -66, 300, 9, 0.4), Beam(220, 230, -114, 300, 9, 0.4), Wall(150, 224, 0.45, seed=3),
            Ground(222),
            EnergyDome(120, 262, 106, 0.8), Harvester(120, 258, 130), *GUARDS,
        ),
        middle=120, focus=180, span=190, heart=226,
    ),
    "battle_for_imperial_basin": Picture(
        "storm",
        (
            Sky(230), Ground(226), Storm(150, 240, 90, 5), Blown(60, 250, 30, 0.35, 3),
            Worm(((250, 300), (262, 130), (206, 116), (178, 168)), 46, 26, distance=0.2),
            Person(226, 152, 58, "ride", -1, "coal", "suit", "mask", holds="hooks", cloak="crimson"),
            Dust(236, 280, 160, 50, seed=3), Worm(((-30, 330), (-30, 140), (70, 140), (108, 214)), 76, 40, open=0.5),
            Person(8, 204, 92, "ride", 1, "green", "suit", "mask", holds="hooks", cloak="green"),
            Person(54, 172, 88, "ride", 1, "coal", "suit", "mask", holds="hooks", cloak="green"),
            Dust(10, 306, 240, 60), Blown(150, 300, 30, 0.3, 7),
        ),
        middle=110, focus=160, span=210, heart=142,
    ),
    "grand_vision": Picture(
        "spice",
        (
            Sky(240), Rays(120, 120, 36, 0.16), Sun(120, 110, 76, 3), WatchingEye(120, 110, 150),
            Range(240, 40, seed=6), Ground(236), Haze(238, 40, 0.6),
            *hosts(
                "violet", "amber", Person(30, 318, 104, "kneel", 1, "ink", "robe", "hood"),
                Person(112, 322, 112, "raise", 1, "ink", "robe", "hood"),
                Person(196, 318, 104, "kneel", -1, "ink", "robe", "hood"), Cloaked(-60, 322, 104),
                Cloaked(280, 322, 104),
            ),
        ),
        middle=120, focus=160, span=220, heart=110,
    ),
    "battle_for_carthag": Picture(
        "spice",
        (
            Sky(216), Streaks(40, 140, 8), Range(216, 40, seed=2), Ground(212), Smoke(206, 200, 150, 30, 0.6, 4),
            Carthag(206, 222, 76, 0.35), Gleam(90, 236, 150, 0.6, FIRE), Smoke(96, 210, 210, 54, 0.8),
            Frigate(96, 226, 230, 24), Dune(180, 282, 260, 44), Fire(60, 214, 34), Fire(112, 226, 26),
            Fire(20, 214, 22),
            Dune(20, 300, 240, 38), Debris(120, 250, 110, 26, 3), Flag(216, 296, 96, 46, "orange"),
            Flag(-40, 296, 96, 46, "green"),
        ),
        middle=120, focus=190, span=200, heart=196,
    ),
    "battle_for_arrakeen": Picture(
        "dusk",
        (
            Sky(236), Rays(60, 170, 30, 0.12), Sun(60, 170, 50), Streaks(40, 110, 7), Ground(230),
            Arrakeen(236, 238, 150, 0.35), Worm(((30, 300), (-6, 40), (170, -60), (176, 120)), 88, 46, open=0.6),
            Debris(176, 200, 44), Dust(40, 270, 240, 80),
            *hosts(
                "blue", "steel", Cloaked(-40, 318, 100), Cloaked(8, 322, 112), Cloaked(-90, 320, 106),
                Cloaked(52, 326, 84), Person(180, 324, 100, "charge", -1, "iron", "armour", "spike", holds="sword"),
                Person(228, 328, 120, "guard", -1, "steel", "armour", "spike", holds="spear"),
                Person(284, 330, 116, "guard", -1, "iron", "armour", "spike", holds="spear"),
            ),
        ),
        middle=110, focus=150, span=230, heart=124,
    ),
}  # fmt: skip
