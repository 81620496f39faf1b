"""What is done on the Imperium cards of Rise of Ix, and by whom, at full height: L to W."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Debris, Dust, Flash, Haze
from dune_desktop.scene.art.city import Arrakeen, Halo, Tower
from dune_desktop.scene.art.cloth import Crest, Curtain, Flag
from dune_desktop.scene.art.craft.devices import WaterBasin
from dune_desktop.scene.art.craft.marks import Beam, Echo, SightLines, WatchingEye, Web
from dune_desktop.scene.art.craft.ordnance import Satellite
from dune_desktop.scene.art.craft.ships import Pad, Transport
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Fist
from dune_desktop.scene.art.lights import CLOTH, COPPER, CRIMSON, FIRE, INDIGO, IXIAN
from dune_desktop.scene.art.people import Cloaked, Host, Shadow
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cliff, Range
from dune_desktop.scene.art.sand import Dune, Ground, Ripples
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Streaks, Sun
from dune_desktop.scene.art.still.arms import Dagger, Sparks
from dune_desktop.scene.art.still.furniture import Throne
from dune_desktop.scene.art.still.halls import Gleam, RoomWall
from dune_desktop.scene.art.still.things import Jar
from dune_desktop.scene.art.worm import Maw

MORE_DEEDS_OF_IX: Final[dict[str, Picture]] = {
    "landing_rights": Picture(
        "night",
        (
            Sky(260), Stars(110, 200), Beam(26, 270, -78, 300, 14, 0.8), Beam(214, 270, -102, 300, 14, 0.8),
            Tower(16, 262, 44, 150, "step", lamps=9, distance=0.2), Ground(240, 0.2), Pad(120, 262, 210),
            Gleam(120, 256, 110, 0.8), Transport(120, 196, 140, 50, metal=COPPER),
        ),
        focus=176, span=210,
    ),
    "negotiated_withdrawal": Picture(
        "dawn",
        (
            Sky(224), Sun(186, 150, 40), Range(226, 30, seed=9), Ground(222),
            Host(140, 480, 250, 44, 26, "soldiers", "umber", 3, 2, spears=0.7), Haze(240, 30, 0.5),
            Flag(60, 280, 250, 110, "linen"), Shadow(40, 288, 90), Shadow(104, 288, 90),
            Person(34, 288, 120, "offer", 1, "teal", "coat", "bare"),
            Person(110, 288, 120, "offer", -1, "wine", "armour", "helmet"),
        ),
        middle=110, focus=172, span=215,
    ),
    "satellite_ban": Picture(
        "dusk",
        (
            Sky(250), Stars(120, 170), Beam(132, 100, -46, 260, 26, 0.9, FIRE[1]), Flash(132, 100, 50, FIRE[1]),
            Satellite(124, 108, 176, 34), Debris(124, 110, 90, 20, 5), Ground(246), Range(250, 24, seed=8),
            Dune(70, 320, 420, 60), Cloaked(30, 284, 92, "ink", 0.5, staff=True),
            Person(72, 286, 84, "point", 1, "umber", cloak="ink"),
        ),
        focus=160, span=225,
    ),
    "sayyadina": Picture(
        "night",
        (
            Sky(260), Stars(120, 240), Rays(120, 96, 26, 0.1), Moon(120, 96, 70, turn=-120),
            Cliff(20, 90, seed=4, distance=0.2),
            Cliff(222, 70, right=True, seed=6, distance=0.2), Gleam(120, 262, 120, 0.5, IXIAN),
            Person(120, 262, 196, "raise", 1, "linen", "robe", "hood", "brown"), WaterBasin(120, 266, 150),
        ),
        focus=164, span=230,
    ),
    "shai_hulud": Picture(
        "storm",
        (
            Sky(260), Sun(36, 44, 20), Ground(240), Dust(120, 246, 460, 90, 0.8, 3), Maw(128, 150, 132),
            Dust(30, 274, 260, 80, 0.9, 6), Dust(220, 278, 260, 80, 0.9, 8), Dust(124, 290, 320, 56, 0.9, 9),
            Dune(60, 340, 420, 70), Cloaked(60, 276, 62, "ink", 0.6, staff=True),
            Blown(120, 300, 40, 0.4),
        ),
        focus=150, span=260,
    ),
    "treachery": Picture(
        "court",
        (
            RoomWall(CRIMSON, 120, 210, 200, panels=10), Gleam(120, 200, 130, 0.6), Throne(120, 306, 180, INDIGO),
            Person(120, 306, 130, "sit", -1, "steel", "robe", "bare"),
            Dagger(120, 104, 164, turn=180), Fist(120, 52, 90, 180, "olive", "ink"),
        ),
        focus=156, span=270,
    ),
    "water_peddler": Picture(
        "dawn",
        (
            Sky(250), Sun(184, 74, 30), Tower(26, 272, 90, 210, "flat", distance=0.15),
            Tower(214, 266, 66, 130, "dome", distance=0.3), Arrakeen(130, 238, 110, 0.6), Ground(246),
            Ripples(256, 300),
            Shadow(112, 288, 120), Person(112, 288, 180, "march", 1, "blue", "robe", "turban", "brown", holds="staff"),
            Jar(62, 292, 62, tones=(IXIAN[0], CLOTH[3], IXIAN[2])),
            Jar(186, 290, 70, tones=(IXIAN[0], CLOTH[3], IXIAN[2])),
        ),
        focus=172, span=220,
    ),
    "web_of_power": Picture(
        "space",
        (
            Curtain("violet"), Web(120, 140, 150, 130, 26, 3), Halo(120, 140, 56),
            SightLines(120, 140, ((44, 60), (196, 60), (44, 222), (196, 222)), 2.0),
            Crest("crown", 44, 60, 62, "silver"), Crest("compass", 196, 60, 62, "copper"),
            Crest("horns", 44, 222, 62, "blue"), Crest("fan", 196, 222, 62, "bronze"),
            WatchingEye(120, 140, 96, CLOTH[2]),
        ),
        focus=140, span=230,
    ),
    "weirding_way": Picture(
        "dawn",
        (
            Sky(230), Streaks(40, 190, 12, 5), Sun(60, 96, 50, 3), Ground(226), Echo(126, 284, 5, 26, 20),
            Person(-26, 262, 128, "stand", 1, "violet", "suit", "mask", distance=0.75),
            Person(18, 268, 136, "run", 1, "violet", "suit", "mask", distance=0.6),
            Person(68, 274, 146, "crouch", 1, "violet", "suit", "mask", distance=0.4),
            Person(192, 280, 150, "bow", 1, "steel", "armour", "helmet"),
            Person(118, 286, 168, "strike", 1, "ink", "suit", "mask", cloak="violet", holds="knife"),
            Sparks(164, 176, 62),
        ),
        middle=120, focus=186, span=210,
    ),
}  # fmt: skip
