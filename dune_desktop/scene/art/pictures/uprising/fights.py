"""What Intrigue of Uprising shows that is played in combat, and at the end of the game."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Debris, Dust, Storm
from dune_desktop.scene.art.cloth import Flag
from dune_desktop.scene.art.craft.machines import ThopterAhead
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Fist
from dune_desktop.scene.art.lights import AMBER, CRIMSON, INDIGO, JADE, MELANGE, TEAL, VIOLET, WOOD
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import CastShadow, Dunes, Ground, Ripples, Steps
from dune_desktop.scene.art.sky import Rays, Sky, Sun
from dune_desktop.scene.art.still.arms import Bolt, Cracks, Crysknife, Dagger, RoundShield, Sabre, Sparks, Spear
from dune_desktop.scene.art.still.emblems import DesertMouse, Eclipse, Lacquer, Laurel
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import Casement, RoomWall
from dune_desktop.scene.art.still.papers import Book
from dune_desktop.scene.art.still.riches import Chest, SpicePile
from dune_desktop.scene.art.still.things import WaterDrop
from dune_desktop.scene.art.still.tricks import Jaws, Puddle
from dune_desktop.scene.art.worm import Maw

FIGHTS_OF_UPRISING: Final[dict[str, Picture]] = {
    "contingency_plan": Picture(
        "storm",
        (
            RoomWall(WOOD, 60, 90, 200), Casement(150, 178, 62, 170, bars=0, tones=WOOD), Bolt(168, 20, 110),
            TableTop(200, 292), Book(104, 272, 150), Dagger(126, 220, 176, turn=-142, mirrored=True),
        ),
        focus=190, span=200,
    ),
    "crysknife": Picture(
        "court", (Lacquer(CRIMSON, 150, 108), Crysknife(114, 152, 230), Laurel(120, 156, 150)), focus=148, span=215
    ),
    "desert_mouse": Picture(
        "court", (Lacquer(AMBER, 150, 108), DesertMouse(118, 160, 116), Laurel(120, 154, 156)), focus=156, span=160
    ),
    "ornithopter": Picture(
        "court", (Lacquer(TEAL, 150, 108), Laurel(120, 154, 156), ThopterAhead(120, 142, 218)), focus=146, span=160
    ),
    "devour": Picture(
        "spice",
        (
            Sky(330), Maw(120, 140, 118), Dagger(64, 54, 62, turn=150, mirrored=True), Spear(178, 62, 60, turn=214),
            Debris(120, 150, 120, 14, seed=4), Dust(30, 276, 120, 40, seed=2), Dust(214, 284, 130, 36, seed=5),
        ),
        focus=142, span=190,
    ),
    "find_weakness": Picture(
        "storm",
        (
            Sky(280), Rays(120, 150, 22, 0.12), RoundShield(112, 152, 190, tones=INDIGO, rays=10),
            Cracks(134, 134, 96),
            Dagger(186, 84, 190, turn=-134, mirrored=True), Sparks(134, 134, 46),
        ),
        focus=150, span=230,
    ),
    "go_to_ground": Picture(
        "storm",
        (
            Sky(190), Storm(150, 196, 90), Ground(188), Dunes(200, 320, 3, 24, seed=12),
            Steps((120, 300), (60, 250), (150, 214), 16),
            Spear(66, 232, 110, turn=-20), RoundShield(170, 262, 84, tones=CRIMSON), Dust(172, 290, 70, 18, 0.9),
            Blown(180, 300, 30),
        ),
        focus=225, span=150,
    ),
    "impress": Picture(
        "spice",
        (
            Sky(280), Rays(120, 130, 32, 0.2), Sun(120, 130, 58), Sabre(124, 128, 216), Fist(124, 214, 64),
            Host(-240, 480, 344, 64, 60, "soldiers", rows=1, spears=0.3),
        ),
        focus=150, span=240,
    ),
    "questionable_methods": Picture(
        "storm",
        (
            Sky(300), Bolt(44, -8, 120), Dagger(120, 104, 200, turn=180, stone=JADE, broad=0.8, mirrored=True),
            Puddle(120, 276, 92, tones=JADE, rings=3), WaterDrop(120, 212, 30, tones=JADE),
            WaterDrop(120, 250, 40, tones=JADE),
        ),
        focus=160, span=220,
    ),
    "secure_spice_trade": Picture(
        "court", (Lacquer(MELANGE[1:] + VIOLET[2:], 150, 112), Chest(114, 196, 116, load=MELANGE)), focus=150,
        span=170
    ),
    "shadow_alliance": Picture(
        "night", (Lacquer(INDIGO, 150, 112), Eclipse(120, 150, 128), Laurel(120, 152, 158)), focus=150, span=180
    ),
    "spice_is_power": Picture(
        "spice",
        (
            Sky(260), Rays(120, 190, 28, 0.14), Sun(64, 150, 34), Ground(238), SpicePile(120, 290, 196),
            Dagger(120, 118, 190, turn=180, long=1.1, broad=1.3, mirrored=True),
            SpicePile(120, 300, 120),
        ),
        focus=170, span=200,
    ),
    "spring_the_trap": Picture(
        "storm",
        (Sky(180), Sun(190, 130, 32), Ground(170), Range(172, 24, seed=8), Ripples(190, 300),
        CastShadow(120, 260, 60, 70), Jaws(120, 244, 180), Blown(170, 300, 24)),
        focus=215, span=170,
    ),
    "tactical_option": Picture(
        "storm",
        (
            Sky(230), Sun(120, 150, 40), Ground(226), Flag(30, 290, 250, 70, "crimson", "horns"),
            Flag(206, 276, 190, 60, "steel", "gear", distance=0.3),
            Person(84, 290, 140, "charge", -1, "wine", "suit", "hood", holds="sword"),
            Person(170, 284, 116, "run", 1, "steel", "armour", "helmet"),
            Dust(120, 294, 110, 18), Blown(200, 300, 20),
        ),
        focus=216, span=180,
    ),
    "weirding_combat": Picture(
        "dusk",
        (
            Sky(300), Rays(120, 250, 26, 0.12), Sabre(60, 150, 170, turn=-62), Sabre(92, 122, 180, turn=-34),
            Sabre(136, 116, 190, turn=-2),
            Person(128, 290, 150, "strike", 1, "violet", "robe", "bare", holds="knife"), Sparks(196, 120, 60),
        ),
        focus=180, span=240,
    ),
}  # fmt: skip
