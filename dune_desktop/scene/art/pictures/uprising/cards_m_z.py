"""What the Imperium cards of Uprising show, M to Z."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Dust, Haze, Shaft
from dune_desktop.scene.art.city import Skyline
from dune_desktop.scene.art.craft.devices import Crate, Glowglobe, MaulaPistol, Paracompass, Tank, WaterBasin
from dune_desktop.scene.art.craft.machines import Harvester, Lander, ThopterAhead
from dune_desktop.scene.art.craft.marks import Beam, SymbolRing, WatchingEye, Web
from dune_desktop.scene.art.craft.space import Convoy, Funnel, Heighliner, HeighlinerMouth, Nebula
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.lights import FIRE, INDIGO, MARBLE, TEAL, WATER, WOOD
from dune_desktop.scene.art.people import Cloaked, Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cave, Range
from dune_desktop.scene.art.sand import Ground
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.arms import Bolt, Dart
from dune_desktop.scene.art.still.furniture import Drapery, Stairs, TableTop, Throne
from dune_desktop.scene.art.still.halls import Gleam, RoomWall
from dune_desktop.scene.art.still.papers import Map
from dune_desktop.scene.art.still.riches import CoinStack, Crown
from dune_desktop.scene.art.worm import Worm

CARDS_M_Z: Final[dict[str, Picture]] = {
    "maker_keeper": Picture(
        "sietch",
        (
            Sky(240), Gleam(120, 180, 130, 0.5, WATER), Ground(236, 0.1), Cave(120, 20, 210, 330),
            WaterBasin(120, 244, 200), Worm(((120, 250), (124, 130), (66, 96), (72, 158)), 44, 24, sand=False),
        ),
        focus=190, span=190,
    ),
    "maula_pistol": Picture(
        "dusk",
        (
            Drapery(TEAL, 230), TableTop(214, 282, WOOD), MaulaPistol(122, 150, 216, -20), Dart(150, 246, 54),
            Dart(196, 262, 54),
        ),
        span=170,
    ),
    "overthrow": Picture(
        "dusk",
        (
            RoomWall(INDIGO, 120, 60, 230, panels=6), Shaft(120, 120), Stairs(120, 300, 130, 210, 60, 5),
            Throne(120, 214, 170), Crown(70, 284, 60, turn=-64), Bolt(120, 10, 130),
        ),
        span=230,
    ),
    "paracompass": Picture(
        "noon",
        (TableTop(-20, 330, WOOD), Map(120, 160, 300, turn=-8), Paracompass(122, 146, 84)),
        focus=146, span=190,
    ),
    "price_is_no_object": Picture(
        "noon",
        (
            Sky(260), Sun(48, 60, 20), Haze(250, 60, 0.7), TableTop(246, 330, MARBLE),
            CoinStack(20, 262, 70, count=16), CoinStack(216, 258, 64, count=22), CoinStack(160, 266, 78, count=30),
            CoinStack(72, 270, 84, count=24), CoinStack(190, 284, 74, count=10),
            Person(118, 214, 84, "raise", dress="robe", stuff="wine", head="bare"), CoinStack(118, 290, 84, count=12),
        ),
        focus=180, span=200,
    ),
    "smugglers_harvester": Picture(
        "night",
        (
            Sky(220), Stars(90, 160), Moon(190, 50, 20), Ground(206), Range(210, 90, seed=12),
            Beam(70, 222, 170, 260, 24, 0.9, FIRE[1]), Harvester(164, 254, 210, mirrored=True), Glowglobe(66, 222, 5),
            Dust(60, 264, 110, 30),
        ),
        middle=110, focus=218, span=140,
    ),
    "smugglers_haven": Picture(
        "storm",
        (
            Sky(240), Sun(70, 150, 30), Ground(220), Range(222, 60, seed=3), Lander(120, 246, 160),
            Crate(56, 268, 32), Crate(180, 270, 38), Crate(206, 276, 32, marked=False), Cave(120, 30, 200, 330),
        ),
        focus=180, span=200,
    ),
    "space_time_folding": Picture(
        "space",
        (Sky(320), Stars(150, 200), Nebula(190, 60, seed=5), Funnel(120, 140), Heighliner(96, 96, 160, 38)),
        focus=132, span=170,
    ),
    "spacing_guilds_favor": Picture(
        "spice",
        (Sky(300), Stars(90, 300), HeighlinerMouth(120, 140, 108), Convoy((118, 268), (124, 150), 9, 36, -16, 0.85)),
        focus=140, span=230,
    ),
    "spy_network": Picture(
        "night",
        (Sky(320), Stars(60, 300), Web(120, 150, 110, 120), WatchingEye(120, 150, 70)),
        span=200,
    ),
    "steersman": Picture("court", (Sky(320), Shaft(120, 160), Tank()), focus=110, span=150),
    "strike_fleet": Picture(
        "dawn",
        (
            Sky(260), Sun(64, 200, 52), Ground(246), Range(250, 34, seed=9), Haze(246, 30, 0.5),
            ThopterAhead(196, 70, 100, 8, distance=0.45), ThopterAhead(36, 96, 76, -4, distance=0.55),
            ThopterAhead(122, 160, 262, -7),
        ),
        focus=156, span=150,
    ),
    "undercover_asset": Picture(
        "night",
        (
            Sky(300), Skyline(220, 80, -240, 480, 0.5), Host(-240, 480, 230, 90, 50, "court", rows=2, distance=0.35),
            Beam(120, -40, 90, 340, 24, 0.6), Cloaked(120, 312, 220, "umber", wind=0.1, face="fair", eyes="copper",
                turn=0.5),
            Host(-240, 70, 322, 150, 18, "court", rows=1), Host(170, 480, 322, 150, 18, "court", rows=1, seed=4),
        ),
        focus=150, span=180,
    ),
    "wheels_within_wheels": Picture(
        "storm",
        (
            Sky(320), Rays(120, 150), SymbolRing(120, 150, 92), SymbolRing(120, 150, 62, 8, 20),
            SymbolRing(120, 150, 92, squash=0.34), WatchingEye(120, 150, 92),
        ),
        span=250,
    ),
}  # fmt: skip
