"""What is done on the Imperium cards of Rise of Ix, and by whom, at full height: A to I."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Debris, Dust, Fire, Flash, Smoke
from dune_desktop.scene.art.city import Skyline
from dune_desktop.scene.art.cloth import Banner, Crest
from dune_desktop.scene.art.craft.machines import Descent, Harvester, Lander
from dune_desktop.scene.art.craft.ships import DreadnoughtAhead, Freighter
from dune_desktop.scene.art.craft.space import Heighliner, Nebula, Planet
from dune_desktop.scene.art.craft.works import Cog
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Fist, Palm
from dune_desktop.scene.art.lights import COPPER, CRIMSON, FIRE, INDIGO, MARBLE, TEAL
from dune_desktop.scene.art.people import Cloaked, Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Dune, Ground, SpiceField
from dune_desktop.scene.art.sky import Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.emblems import Lacquer
from dune_desktop.scene.art.still.halls import Arcade, Gleam, Pillar, RoomWall
from dune_desktop.scene.art.still.papers import Scroll, WaxSeal
from dune_desktop.scene.art.still.riches import SpicePile
from dune_desktop.scene.art.still.things import Chain

DEEDS_OF_IX: Final[dict[str, Picture]] = {
    "appropriate": Picture(
        "noon",
        (
            RoomWall(MARBLE, 60, 90, 260),
            Banner(206, 0, 66, 180, "steel", "crown"),
            Cog(112, 104, 84, 14, COPPER, 8),
            Fist(112, 196, 128, 4, "steel", "iron"),
        ),
        focus=132,
        span=195,
    ),
    "control_the_spice": Picture(
        "spice",
        (
            Sky(230),
            Rays(180, 110, 26, 0.14),
            Sun(180, 110, 34),
            Range(226, 30, seed=5),
            Ground(222),
            Harvester(196, 240, 90, distance=0.25),
            Palm(96, 220, 190, -6, "olive", "coal"),
            SpicePile(140, 194, 116),
            SpiceField(120, 280, 200, 16, 120),
        ),
        focus=170,
        span=190,
    ),
    "desert_ambush": Picture(
        "noon",
        (
            Sky(150),
            Sun(44, 40, 18),
            Range(152, 30, seed=6),
            Ground(150, 0.6),
            Host(30, 180, 196, 30, 9, "soldiers", "iron", 2, 1, spears=1.0),
            Dune(190, 262, 360, 56, 0.05),
            Person(200, 236, 104, "charge", -1, "dune", holds="knife", cloak="umber"),
            Dust(196, 240, 70, 20, 0.9),
            Dune(20, 300, 380, 66),
            Person(36, 262, 124, "strike", 1, "umber", holds="knife", cloak="dune"),
            Person(118, 284, 116, "crouch", 1, "dune", holds="rifle", cloak="umber"),
            Dust(40, 270, 110, 26, 0.9),
            Blown(190, 300, 16),
        ),
        focus=196,
        span=190,
    ),
    "freighter_fleet": Picture(
        "space",
        (
            Sky(300),
            Nebula(170, 70, seed=7),
            Stars(130, 300),
            Planet(206, 236, 58, "caladan"),
            Freighter(56, 52, 90, -14, distance=0.35),
            Freighter(176, 92, 130, -14, distance=0.18),
            Freighter(106, 170, 226, -14),
        ),
        focus=140,
        span=190,
    ),
    "full_scale_assault": Picture(
        "spice",
        (
            Sky(250),
            Rays(120, 110, 34, 0.18),
            Descent(40, 140, 5, 20),
            Descent(200, 130, 5, 22),
            DreadnoughtAhead(34, 64, 96, 4, 0.3),
            DreadnoughtAhead(208, 60, 96, -4, 0.3),
            DreadnoughtAhead(120, 112, 210),
            Ground(244),
            Skyline(262, 30, -240, 480, 0.2, dark=True),
            Smoke(60, 250, 90, 24, 0.6),
            Smoke(190, 250, 100, 26, 0.6, 3),
            Fire(60, 262, 22),
            Fire(186, 264, 26),
            Host(-240, 480, 306, 46, 60, "soldiers", "ink", 6, 2),
        ),
        focus=130,
        span=200,
    ),
    "guild_accord": Picture(
        "storm",
        (
            RoomWall(CRIMSON, 120, 130, 240),
            Gleam(120, 150, 130, 0.6),
            Heighliner(124, 54, 200, -8, distance=0.1),
            Scroll(120, 234, 150),
            Palm(44, 218, 130, -10, "ashen", "copper"),
            Palm(196, 218, 130, 10, "fair", "indigo", flip=True),
            WaxSeal(120, 206, 60, wax=COPPER),
        ),
        focus=146,
        span=230,
    ),
    "imperial_shock_trooper": Picture(
        "night",
        (
            Sky(260),
            Stars(60, 140),
            Flash(188, 110, 74, FIRE[1]),
            Smoke(190, 220, 190, 40, 0.7, 3),
            Lander(40, 130, 74, 34, distance=0.2),
            Ground(250),
            Debris(180, 190, 120, 22, 3),
            Host(-240, 480, 270, 44, 40, "soldiers", "ink", 4, 1),
            Fire(198, 262, 34),
            Person(
                104, 286, 196, "charge", 1, "steel", "armour", "spike", holds="sword", cloak="crimson", glow="orange"
            ),
        ),
        focus=170,
        span=210,
    ),
    "in_the_shadows": Picture(
        "court",
        (
            Arcade(120, 120, INDIGO, 5, half=110),
            Gleam(120, 124, 110, 0.9),
            Person(120, 208, 62, "march", 1, "amber", "robe", "bare"),
            Pillar(52, 52, 300, tones=INDIGO),
            Pillar(190, 52, 300, tones=INDIGO),
            Cloaked(4, 330, 250, "ink", 0.05, "pale", "violet", turn=0.8),
            Cloaked(238, 330, 250, "ink", 0.05, "pale", "violet", turn=-0.8),
        ),
        focus=150,
        span=200,
    ),
    "ix_guild_compact": Picture(
        "ix",
        (
            Lacquer(TEAL, 150, 112),
            Crest("gear", 92, 122, 86),
            Crest("compass", 152, 176, 86, "steel"),
            Chain(214, -16, 22, count=9),
            Chain(26, -16, 22, count=9),
        ),
        focus=150,
        span=180,
    ),
}
