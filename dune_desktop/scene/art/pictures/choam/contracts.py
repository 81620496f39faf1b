"""What the contracts of CHOAM show that are done at no space: harvests, and what is paid at once."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Dust, Haze
from dune_desktop.scene.art.craft.machines import Carryall, Harvester
from dune_desktop.scene.art.lights import AMBER
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Dune, Dunes, Ground, SpiceField
from dune_desktop.scene.art.sky import Rays, Sky, Sun
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import Gleam, RoomWall
from dune_desktop.scene.art.still.papers import WaxSeal
from dune_desktop.scene.art.still.riches import CoinStack
from dune_desktop.scene.art.worm import WormSign

CONTRACTS: Final[dict[str, Picture]] = {
    "harvest_3": Picture(
        "noon",
        (
            Sky(180), Range(182, 30, seed=3), Ground(180), SpiceField(120, 262, 260, 40, 260, 4),
            Dust(200, 250, 120, 40), Harvester(120, 250, 200), Dune(20, 320, 300, 40),
        ),
        focus=210, span=140,
    ),
    "harvest_4": Picture(
        "spice",
        (
            Sky(200), Rays(50, 150, 28, 0.12), Sun(50, 150, 30), Range(202, 30, seed=7), Ground(200),
            Haze(202, 26, 0.5), WormSign((230, 210), (226, 270), 60, 30), Carryall(120, 84, 200, 96),
            Harvester(120, 216, 110), Dust(120, 252, 180, 40), SpiceField(120, 262, 180, 24, 160),
            Dunes(276, 330, 2, 30, 5, 0.1),
        ),
        focus=160, span=210,
    ),
    "immediate": Picture(
        "court",
        (
            RoomWall(AMBER, 70, 90, 200, panels=28), TableTop(222, 284), Gleam(120, 170, 110, 0.4),
            WaxSeal(120, 170, 110), CoinStack(60, 268, 80, count=4), CoinStack(120, 274, 80, count=6),
            CoinStack(180, 268, 80, count=3),
        ),
        focus=190, span=180,
    ),
}  # fmt: skip
