"""What the Imperium cards of the CHOAM module show."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Dust
from dune_desktop.scene.art.craft.devices import Crate
from dune_desktop.scene.art.craft.machines import Carryall
from dune_desktop.scene.art.craft.space import Convoy, Frigate, Heighliner, Nebula, Orrery, Planet
from dune_desktop.scene.art.lights import TEAL, WOOD
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import CastShadow, Ground
from dune_desktop.scene.art.sky import Sky, Stars, Sun
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import RoomWall
from dune_desktop.scene.art.still.papers import Scroll
from dune_desktop.scene.art.still.things import HourGlass

CHOAM: Final[dict[str, Picture]] = {
    "cargo_runner": Picture(
        "noon",
        (
            Sky(300), Planet(176, 250, 118, "caladan", bands=7), Planet(52, 56, 16, "moon"),
            Frigate(40, 190, 70, -24, distance=0.5), Frigate(112, 118, 220, -24),
        ),
        focus=130, span=160,
    ),
    "delivery_agreement": Picture(
        "noon",
        (
            Sky(230), Sun(50, 170, 26), Ground(226), Range(228, 26, seed=2), CastShadow(120, 268, 60, 90),
            Carryall(120, 80, 200, 94), Crate(96, 222, 46, lifted=True),
            Crate(142, 222, 46, marked=False, lifted=True), Crate(120, 188, 44, lifted=True), Dust(120, 276, 190, 26),
        ),
        focus=140, span=200,
    ),
    "interstellar_trade": Picture(
        "space",
        (
            Sky(320), Stars(160, 300), Nebula(60, 230), Orrery(120, 118, 138, 0.5), Heighliner(128, 248, 150, -8),
            Convoy((40, 262), (-20, 190), 5, 14, 8),
        ),
        focus=130, span=190,
    ),
    "priority_contracts": Picture(
        "sietch",
        (RoomWall(TEAL, 60, 90), TableTop(226, 290, WOOD), Scroll(90, 250, 190), HourGlass(180, 262, 130)),
        span=190,
    ),
}  # fmt: skip
