"""What the Conflicts of Rise of Ix show: mornings round a freighter, a dock at night, an evening under a coin."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Dust, Smoke
from dune_desktop.scene.art.craft.devices import Crate
from dune_desktop.scene.art.craft.marks import Beam
from dune_desktop.scene.art.craft.ships import DreadnoughtAhead, Freighter, Gantry
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.lights import BRASS
from dune_desktop.scene.art.people import Cloaked
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.pictures.base.conflicts import GUARDS, hosts
from dune_desktop.scene.art.rock import Butte, Cliff, Range, Terraces
from dune_desktop.scene.art.sand import CastShadow, Dune, Dunes, Ground
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Streaks, Sun
from dune_desktop.scene.art.still.halls import Gleam
from dune_desktop.scene.art.still.riches import Coin, Heap

CONFLICTS_OF_IX: Final[dict[str, Picture]] = {
    "skirmish_e": Picture(
        "dawn",
        (
            Sky(210), Sun(44, 120, 28), Range(212, 44, distance=0.6, seed=10), Ground(208),
            Freighter(150, 216, 230, 4, burns=False), Dust(150, 252, 220, 34), Crate(46, 276, 44), Crate(86, 286, 34),
            CastShadow(130, 284, 12, 70), CastShadow(176, 280, 12, 70),
            Person(130, 286, 84, "charge", -1, "coal", holds="knife", cloak="umber"),
            Person(176, 282, 80, "run", -1, "umber", holds="knife"), Cliff(-50, 170, distance=0.05, seed=8),
            Person(8, 292, 92, "guard", 1, "steel", "armour", "helmet", holds="spear"),
        ),
        middle=100, focus=210, span=180, heart=226,
    ),
    "skirmish_f": Picture(
        "dawn",
        (
            Sky(230), Streaks(30, 170, 10, 6), Sun(196, 160, 34), Range(230, 30, distance=0.65, seed=3),
            Freighter(120, 84, 190, 10, mirrored=True, distance=0.08), Smoke(190, 70, 60, 22, 0.6), Ground(228),
            Butte(-70, 246, 130, 120, 0.35, 7), Dunes(250, 320, 2, 26, 8, 0.2), Terraces(((70, 240), (20, 206))),
            Person(30, 208, 88, "aim", 1, "coal", holds="rifle", cloak="umber"),
            Person(-20, 208, 84, "crouch", 1, "umber", holds="rifle"),
            Person(160, 284, 84, "run", -1, "steel", "armour", "spike", holds="spear"),
            Person(206, 280, 80, "march", -1, "iron", "armour", "spike", holds="spear"),
        ),
        middle=100, focus=150, span=240, heart=130,
    ),
    "trade_monopoly": Picture(
        "night",
        (
            Sky(240), Stars(110, 190), Moon(120, 48, 22), Ground(236), Gantry(-8, 262, 220, 30),
            Gantry(248, 262, 220, 30, mirrored=True), Freighter(46, 120, 122, 0, burns=False),
            Freighter(194, 120, 122, 0, mirrored=True, burns=False), Beam(120, 180, 90, 130, 70, 0.5),
            Gleam(120, 214, 110, 0.9, BRASS), Coin(120, 168, 84), Heap(120, 260, 130), Crate(52, 272, 46),
            Crate(188, 272, 46), Crate(84, 284, 36), Crate(156, 284, 36), *GUARDS,
        ),
        middle=120, focus=166, span=200, heart=160,
    ),
    "economic_supremacy": Picture(
        "dusk",
        (
            Sky(240), Rays(120, 128, 22, 0.2), Coin(120, 128, 210), DreadnoughtAhead(30, 60, 90, 0, 0.25),
            DreadnoughtAhead(210, 60, 90, 0, 0.25), Ground(236), Heap(120, 282, 190),
            *hosts(
                "amber", "teal", Cloaked(-30, 322, 100), Cloaked(20, 326, 92),
                Person(196, 324, 100, "charge", -1, "iron", "armour", "spike", holds="sword"),
                Person(246, 328, 112, "guard", -1, "steel", "armour", "spike", holds="spear"),
            ),
            Dune(120, 334, 420, 24),
        ),
        middle=120, focus=150, span=225, heart=128,
    ),
}  # fmt: skip
