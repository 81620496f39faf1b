"""What the Conflicts show that only Uprising has: mornings of few, symmetries in the dark, evenings of hosts."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Arc, Dust, EnergyDome, Fire, Flash, Haze, Smoke
from dune_desktop.scene.art.city import Halo, Refinery, SietchRock
from dune_desktop.scene.art.cloth import Banner, Flag
from dune_desktop.scene.art.craft.devices import Crate, Orb
from dune_desktop.scene.art.craft.machines import Carryall, Lander, Thopter
from dune_desktop.scene.art.craft.marks import Beam
from dune_desktop.scene.art.craft.space import Frigate
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.lights import AMBER, JADE, MARBLE, TEAL
from dune_desktop.scene.art.people import Cloaked, Host
from dune_desktop.scene.art.picture import Picture, PicturePart
from dune_desktop.scene.art.pictures.base.conflicts import GUARDS
from dune_desktop.scene.art.rock import Butte, Cave, Cliff, Range, Terraces
from dune_desktop.scene.art.sand import Dunes, Ground, Ridge, Steps
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.furniture import RoundTable
from dune_desktop.scene.art.still.halls import Arcade, Gleam, RoomWall
from dune_desktop.scene.art.still.riches import Scales


def column(side: int, stuff: str, seed: int) -> tuple[PicturePart, ...]:
    """Ranks seen from far above, on their way to the middle of the picture; ``side``: -1 comes from the left."""
    ranks = []
    for row in range(9):
        x, foot, half = 120 + side * (34 + 13 * row), 176 + 15 * row, 22 + 4 * row
        ranks.append(Host(x - half, x + half, foot, 13 + 2 * row, 7, "soldiers", stuff, seed + row, 1))
    return tuple(ranks)


CONFLICTS_OF_UPRISING: Final[dict[str, Picture]] = {
    "skirmish_crysknife": Picture(
        "dawn",
        (
            Sky(220), Rays(60, 150, 28, 0.14), Sun(60, 150, 36), Range(220, 50, 60, 480, distance=0.6, seed=9),
            Ground(218), Dunes(236, 320, 2, 30, 12, 0.2),
            Person(168, 264, 84, "guard", -1, "steel", "armour", "helmet", holds="sword"),
            Person(216, 262, 82, "run", -1, "iron", "armour", "helmet", holds="spear"), Cliff(40, 226, seed=4),
            Person(20, 234, 128, "strike", 1, "coal", holds="knife", cloak="umber"),
        ),
        middle=100, focus=170, span=190,
    ),
    "skirmish_ornithopter": Picture(
        "dawn",
        (
            Sky(226), Sun(30, 180, 30), Range(226, 40, distance=0.65, seed=7), Ground(224),
            Butte(226, 240, 70, 150, 0.35, 5), Thopter(130, 110, 170, 8, mirrored=True), Dust(120, 246, 200, 36),
            Terraces(((30, 248),)), Person(4, 250, 96, "aim", 1, "coal", holds="rifle", cloak="umber"),
        ),
        middle=100, focus=160, span=190, heart=122,
    ),
    "skirmish_desert_mouse": Picture(
        "dawn",
        (
            Sky(214), Moon(180, 50, 18), Range(214, 36, distance=0.6, seed=11), Ground(212),
            Cliff(4, 120, distance=0.2, seed=7),
            Ridge(((-240, 280), (-80, 262), (100, 232), (250, 250), (480, 286)), (100, 232), (60, 312)),
            Steps((20, 300), (40, 268), (96, 236), 16, 3),
            Person(152, 246, 78, "march", 1, "steel", "armour", "helmet", holds="spear"),
            Person(202, 250, 82, "march", 1, "iron", "armour", "helmet", holds="rifle"),
            Person(40, 276, 138, "crouch", 1, "umber", holds="knife", cloak="dune"),
        ),
        middle=100, focus=190, span=180,
    ),
    "choam_security": Picture(
        "night",
        (
            Sky(230), Stars(80, 150), Ground(228), Beam(-60, 240, -52, 320, 14, 0.5),
            Beam(300, 240, -128, 320, 14, 0.5), Lander(120, 250, 140), Crate(60, 268, 34), Crate(180, 268, 34),
            Crate(90, 278, 26), Crate(150, 278, 26), *GUARDS,
        ),
        middle=120, focus=170, span=190,
    ),
    "spice_freighters": Picture(
        "night",
        (
            Sky(240), Stars(120, 200), Moon(120, 70, 46, turn=-70), Frigate(120, 96, 170, 0),
            Frigate(30, 150, 76, 0, distance=0.2), Frigate(210, 150, 76, 0, distance=0.2, mirrored=True),
            Cliff(36, 176, foot=310, seed=3), Cliff(204, 176, right=True, foot=310, seed=4), Ground(266, 0.3),
            Person(18, 180, 74, "aim", 1, "ink", holds="rifle"), Person(222, 180, 74, "aim", -1, "ink", holds="rifle"),
        ),
        middle=120, focus=140, span=190, heart=104,
    ),
    "seize_spice_refinery": Picture(
        "night",
        (
            Sky(240), Stars(90, 150), Ground(236), Refinery(64, 258, 140, 0.0), Refinery(176, 258, 140, 0.0),
            EnergyDome(120, 268, 150, 0.9), Arc((-90, 240), (10, 150), 50), Flash(10, 150, 22),
            Arc((330, 240), (230, 150), 50), Flash(230, 150, 22), Host(-240, 480, 296, 64, 60, "cloaks", "ink", 9, 2),
        ),
        middle=120, focus=170, span=210, heart=152,
    ),
    "test_of_loyalty": Picture(
        "court",
        (
            Arcade(120, 120, MARBLE, 3), Gleam(120, 110, 110, 0.9), Banner(20, 0, 44, 130, "steel", "crown"),
            Banner(220, 0, 44, 130, "steel", "crown"), Person(120, 276, 110, "kneel", 1, "crimson", "coat", "bare"),
            Person(36, 300, 170, "stand", 1, "steel", "armour", "spike", holds="spear"),
            Person(204, 300, 170, "stand", -1, "steel", "armour", "spike", holds="spear"),
        ),
        middle=120, focus=180, span=190, heart=224,
    ),
    "shadow_contest": Picture(
        "sietch",
        (
            RoomWall(TEAL, 120, 110, 210), Halo(120, 130, 100, 30, 0.6), Gleam(120, 130, 130, 0.9, JADE),
            Orb(120, 140, 46), Cloaked(26, 340, 260, "violet", 0.05, "pale", "violet", turn=0.8),
            Cloaked(214, 340, 260, "ink", 0.05, "pale", "blue", turn=-0.8),
        ),
        middle=120, focus=150, span=190,
    ),
    "protect_the_sietches": Picture(
        "dawn",
        (
            Sky(220), Rays(120, 190, 30, 0.2), Sun(120, 190, 44), Ground(216),
            SietchRock(120, 240, 130, 80, 0.35, 8, 3), Host(60, 180, 256, 26, 20, "soldiers", "ink", 3, 2),
            Cave(120, 24, 190, 262, 5),
            Person(16, 292, 130, "guard", 1, "ink", holds="knife", cloak="ink"),
            Person(224, 292, 130, "guard", -1, "ink", holds="knife", cloak="ink"),
        ),
        middle=120, focus=180, span=190,
    ),
    "trade_dispute": Picture(
        "night",
        (
            RoomWall(AMBER, 120, 100, 200, panels=24), Gleam(120, 120, 120, 0.5),
            Host(-240, 60, 280, 150, 16, "court", "ink", 5, 2, spears=0),
            Host(180, 480, 280, 150, 16, "court", "ink", 6, 2, spears=0),
            Person(40, 300, 170, "point", 1, "indigo", "robe", "turban"),
            Person(200, 300, 170, "point", -1, "wine", "robe", "bare"), RoundTable(120, 250, 84),
            Scales(120, 246, 118, lean=7),
        ),
        middle=120, focus=180, span=190,
    ),
    "propaganda": Picture(
        "dusk",
        (
            Sky(240), Rays(120, 120, 34, 0.14), Sun(20, 190, 40), Range(240, 40, seed=10), Ground(236),
            Banner(120, 6, 150, 190, "crimson", "hawk"), Haze(240, 40, 0.5),
            Host(-240, 480, 262, 50, 50, "cloaks", "umber", 4, 2, spears=0),
            Flag(22, 290, 130, 54, "crimson"), Flag(218, 290, 130, 54, "crimson"),
            Host(-240, 480, 352, 150, 15, "soldiers", "wine", 7, 1, spears=1),
        ),
        middle=120, focus=150, span=220, heart=110,
    ),
    "battle_for_spice_refinery": Picture(
        "dusk",
        (
            Sky(76), Range(80, 14, seed=5), Ground(76, 0.4), Dunes(96, 320, 5, 16, 6, 0.3),
            Smoke(120, 120, 110, 30, 0.6), Refinery(120, 172, 110, 0.1), Fire(86, 168, 20), Fire(154, 162, 16),
            *column(-1, "ink", 3), *column(1, "amber", 4),
            Flag(22, 250, 64, 34, "blue"), Flag(218, 250, 64, 34, "amber"),
            Carryall(60, 62, 96, distance=0.1),
        ),
        middle=120, focus=160, span=220, heart=168,
    ),
}  # fmt: skip
