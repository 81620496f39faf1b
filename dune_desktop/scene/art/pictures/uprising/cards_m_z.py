"""What the Imperium cards of Uprising show, M to Z."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Dust, Haze, Shaft
from dune_desktop.scene.art.craft.devices import Crate, Glowglobe, MaulaPistol, Paracompass, Pool, Tank
from dune_desktop.scene.art.craft.machines import Harvester, Lander, ThopterAhead
from dune_desktop.scene.art.craft.marks import Beam, SymbolRing, WatchingEye, Web
from dune_desktop.scene.art.craft.space import Convoy, Fold, Heighliner, HeighlinerMouth
from dune_desktop.scene.art.lights import CRIMSON, EBONY, FIRE, INDIGO, IVORY, TEAL, VIOLET, WATER, WOOD
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cave, Range
from dune_desktop.scene.art.sand import Ground
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.arms import Bolt, Dagger, Dart
from dune_desktop.scene.art.still.furniture import Drapery, Stairs, Swag, TableTop, Throne
from dune_desktop.scene.art.still.halls import Gleam, RoomWall
from dune_desktop.scene.art.still.papers import Map
from dune_desktop.scene.art.still.riches import CoinStack, Crown, Scales
from dune_desktop.scene.art.still.things import GamePiece, Mask
from dune_desktop.scene.art.worm import Worm

CARDS_M_Z: Final[dict[str, Picture]] = {
    "maker_keeper": Picture(
        "sietch",
        (
            Sky(240), Gleam(120, 180, 130, 0.5, WATER), Ground(236, 0.1), Cave(120, 20, 210, 330),
            Pool(120, 244, 200), Worm(((120, 250), (124, 130), (66, 96), (72, 158)), 44, 24),
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
        "court",
        (
            RoomWall(CRIMSON, 120, 110, 170), Gleam(120, 120, 120), TableTop(226, 290, EBONY),
            Scales(120, 246, 172, lean=14), CoinStack(34, 268, 56, count=9), CoinStack(206, 272, 56, count=5),
        ),
        span=180,
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
        (Sky(300), Fold(140, 120, 220), Heighliner(96, 176, 150, -34)),
        focus=140, span=150,
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
    "treacherous_maneuver": Picture(
        "court",
        (
            RoomWall(CRIMSON), TableTop(238, 310, EBONY), GamePiece(80, 274, 160, kind="queen", tones=IVORY),
            GamePiece(186, 278, 120, kind="tower"), Dagger(164, 126, 170, turn=-120),
        ),
        focus=170, span=200,
    ),
    "undercover_asset": Picture("dusk", (RoomWall(VIOLET, 60, 80), Swag(40), Mask(130, 150, 190, turn=-8)), span=170),
    "wheels_within_wheels": Picture(
        "storm",
        (
            Sky(320), Rays(120, 150), SymbolRing(120, 150, 92), SymbolRing(120, 150, 62, 8, 20),
            SymbolRing(120, 150, 92, squash=0.34), WatchingEye(120, 150, 92),
        ),
        span=250,
    ),
}  # fmt: skip
