"""What the Imperium cards of the CHOAM module show."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Dust, Haze
from dune_desktop.scene.art.craft.devices import Crate
from dune_desktop.scene.art.craft.machines import Carryall
from dune_desktop.scene.art.craft.space import Frigate, Orrery
from dune_desktop.scene.art.lights import TEAL, WOOD
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Ground, Ripples
from dune_desktop.scene.art.sky import Sky, Stars, Sun
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import RoomWall
from dune_desktop.scene.art.still.papers import Scroll
from dune_desktop.scene.art.still.things import HourGlass

CHOAM: Final[dict[str, Picture]] = {
    "cargo_runner": Picture(
        "dawn",
        (
            Sky(230), Sun(60, 214, 44), Ground(226), Range(230, 34, seed=9), Ripples(240, 300),
            Frigate(120, 120, 210, -14), Haze(228, 30, 0.5),
        ),
        focus=140, span=160,
    ),
    "delivery_agreement": Picture(
        "storm",
        (
            Sky(230), Sun(50, 170, 26), Ground(226), Range(228, 26, seed=2), Carryall(120, 80, 200, 94),
            Crate(96, 222, 46), Crate(142, 222, 46, marked=False), Crate(120, 188, 44), Dust(120, 262, 150, 26),
        ),
        focus=140, span=200,
    ),
    "interstellar_trade": Picture("space", (Sky(320), Stars(160, 300), Orrery(120, 150, 120)), span=190),
    "priority_contracts": Picture(
        "sietch",
        (RoomWall(TEAL, 60, 90), TableTop(226, 290, WOOD), Scroll(90, 250, 190), HourGlass(180, 262, 130)),
        span=190,
    ),
}  # fmt: skip
