"""What the spaces of the factions, the Landsraad and CHOAM show that only Uprising's board has."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Dust, Fire, Vignette
from dune_desktop.scene.art.city import Skyline
from dune_desktop.scene.art.cloth import Banner, Flag
from dune_desktop.scene.art.craft.devices import Stilltent, Thumper
from dune_desktop.scene.art.craft.machines import Descent, Harvester
from dune_desktop.scene.art.craft.marks import Beam
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Palm
from dune_desktop.scene.art.lights import AMBER, CRIMSON, MARBLE, TEAL, VIOLET
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range, Terraces
from dune_desktop.scene.art.sand import Dune, Dunes, Ground, Ridge, SpiceField, Steps
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.furniture import Drapery, Stairs, Throne
from dune_desktop.scene.art.still.halls import Arcade, Floor, Gleam, Pillar, RoomWall, Shafts
from dune_desktop.scene.art.still.papers import Scroll, WaxSeal
from dune_desktop.scene.art.still.riches import Crown

COURTS_OF_UPRISING: Final[dict[str, Picture]] = {
    "dutiful_service": Picture(
        "court",
        (
            RoomWall(CRIMSON, 60, 90, 220), Banner(34, 10, 40, 130, "steel", "crown"),
            Banner(206, 10, 40, 130, "steel", "crown"), Floor(206, 120, 130), Stairs(136, 262, 110, 206, 62),
            Throne(136, 212, 130), Shafts(((60, -10), (130, -10)), (70, 270), 3, 0.3),
            Person(40, 284, 130, "kneel", 1, "iron", "armour", "helmet", cloak="crimson"),
        ),
        middle=60, focus=170, span=190,
    ),
    "sardaukar": Picture(
        "storm",
        (
            Sky(240), Rays(120, 130, 30, 0.16), Sun(120, 130, 40), Descent(54, 70, 4), Descent(206, 78, 4),
            Range(244, 30, seed=3), Ground(240), Host(-240, 480, 280, 90, 60, "soldiers", "ink", 5, 2),
            Person(36, 330, 210, "stand", 1, "steel", "armour", "spike", holds="spear"),
            Person(204, 330, 210, "stand", -1, "steel", "armour", "spike", holds="spear"),
            Person(120, 350, 270, "stand", 1, "iron", "armour", "spike", holds="spear", glow="orange"),
        ),
        middle=80, focus=150, span=180,
    ),
    "espionage": Picture(
        "night",
        (
            Sky(230), Stars(120, 200), Moon(60, 58, 20, turn=210), Skyline(262, 130, -240, 480, 0.45, seed=5),
            Beam(112, 168, 30, 300, 16, 0.5), Terraces(((104, 214),)),
            Person(74, 216, 150, "crouch", 1, "ink", "suit", "hood", holds="", cloak="ink"),
        ),
        middle=40, focus=180, span=160,
    ),
    "desert_tactics": Picture(
        "noon",
        (
            Sky(150), Range(152, 24, seed=8), Ground(150), SpiceField(176, 190, 110, 18, 90), Dust(210, 182, 60, 16),
            Harvester(176, 182, 60, distance=0.35),
            Ridge(((-240, 260), (-40, 240), (70, 206), (130, 226), (260, 256), (480, 290)), (70, 206), (60, 310)),
            Person(34, 250, 96, "crouch", 1, "dune", holds="knife", cloak="umber"),
            Person(-24, 268, 96, "crouch", 1, "dune", holds="knife"),
            Person(84, 256, 104, "crouch", 1, "umber", holds="rifle"), Steps((-60, 300), (-30, 286), (10, 262), 10),
        ),
        middle=60, focus=210, span=150,
    ),
    "fremkit": Picture(
        "dawn",
        (
            Sky(220), Sun(40, 150, 24), Range(222, 40, seed=5), Ground(218), Dune(10, 268, 300, 44, 0.1),
            Stilltent(146, 262, 160, glows=False), Thumper(52, 276, 110, 2), Dunes(280, 330, 2, 30, 3, 0.1),
            Blown(220, 290, 8),
        ),
        middle=80, focus=210, span=140,
    ),
    "imperial_privilege": Picture(
        "court",
        (
            Drapery(VIOLET), Gleam(130, 130, 120, 0.7), Rays(130, 140, 30, 0.1), Pillar(130, 130, 330, 186, MARBLE),
            Crown(130, 186, 120), Vignette(0.6),
        ),
        middle=70, focus=150, span=140,
    ),
    "assembly_hall": Picture(
        "sietch",
        (
            RoomWall(TEAL, 120, 60, 260, courses=9), Shafts(((70, -10), (170, -10)), (30, 260), 4, 0.35),
            Gleam(120, 150, 130, 0.5), Stairs(120, 250, 150, 190, 90, tones=MARBLE), Pillar(-40, 44, 300, 0),
            Pillar(280, 44, 300, 0), Person(120, 192, 74, "point", 1, "wine", "robe", "bare"),
            Host(-240, 60, 286, 110, 24, "court", "ink", 8, 3, spears=0),
            Host(180, 480, 286, 110, 24, "court", "ink", 9, 3, spears=0),
        ),
        middle=40, focus=170, span=180,
    ),
    "gather_support": Picture(
        "dusk",
        (
            Sky(260), Stars(80, 120), Arcade(120, 130, AMBER, 3, half=150), Flag(150, 250, 190, 80, "green", "hawk"),
            Fire(60, 258, 22), Host(-240, 480, 300, 90, 50, "court", "ink", 6, 2, spears=0),
            Person(60, 310, 140, "raise", 1, "ink", "coat", "bare"),
            Person(206, 316, 146, "strike", -1, "coal", "coat", "bare"),
            Person(128, 318, 130, "point", 1, "umber", "coat", "turban"),
        ),
        middle=80, focus=180, span=190,
    ),
    "accept_contract": Picture(
        "court",
        (
            RoomWall(AMBER, 70, 90, 210, panels=30), Gleam(150, 110, 120, 0.5), Scroll(150, 216, 190),
            Palm(70, 238, 150), WaxSeal(196, 214, 54),
        ),
        middle=70, focus=170, span=170,
    ),
}  # fmt: skip
