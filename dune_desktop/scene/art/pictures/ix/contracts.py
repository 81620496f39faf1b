"""What the contracts of Rise of Ix show that are done at no space: harvests that a freighter fetches."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Dust, Haze
from dune_desktop.scene.art.craft.machines import Harvester
from dune_desktop.scene.art.craft.ships import Freighter, Pad
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Dunes, Ground, SpiceField
from dune_desktop.scene.art.sky import Moon, Sky, Stars, Sun
from dune_desktop.scene.art.still.riches import SpicePile

CONTRACTS_OF_IX: Final[dict[str, Picture]] = {
    "ix_harvest_3": Picture(
        "dawn",
        (
            Sky(200), Sun(196, 120, 26), Range(202, 40, seed=6), Ground(198), Freighter(90, 96, 190, -6),
            Harvester(170, 236, 140, mirrored=True), Dust(210, 240, 110, 30), SpiceField(110, 268, 240, 26, 200, 6),
            SpicePile(64, 290, 100),
        ),
        middle=110, focus=180, span=210,
    ),
    "ix_harvest_4": Picture(
        "night",
        (
            Sky(210), Stars(120, 180), Moon(50, 54, 22), Range(212, 50, seed=9), Ground(208), Haze(212, 26, 0.5),
            Pad(130, 262, 230), Freighter(130, 176, 220, 0, burns=False), SpicePile(52, 288, 96),
            SpicePile(196, 290, 110),
            SpicePile(124, 300, 130), Dunes(296, 330, 1, 20, 5, 0.1),
        ),
        middle=120, focus=196, span=190,
    ),
}  # fmt: skip
