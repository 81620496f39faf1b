"""What the Imperium cards of the CHOAM module show."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.craft.devices import Crate
from dune_desktop.scene.art.craft.machines import Lander
from dune_desktop.scene.art.craft.space import Convoy, Frigate, Heighliner, Nebula, Orrery, Planet
from dune_desktop.scene.art.lights import TEAL, WOOD
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.sand import Ground, Ripples
from dune_desktop.scene.art.sky import Sky, Stars
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import RoomWall
from dune_desktop.scene.art.still.papers import Letter, Scroll
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
        "dawn",
        (
            Sky(250), Planet(190, 70, 30, "moon"), Ground(236), Lander(204, 240, 110, distance=0.4),
            Ripples(250, 300), Crate(76, 276, 92), Crate(150, 286, 84, marked=False), Crate(112, 206, 84),
            Letter(118, 268, 76, turn=-10),
        ),
        focus=200, span=190,
    ),
    "interstellar_trade": Picture(
        "space",
        (
            Sky(320), Stars(160, 300), Nebula(60, 230), Orrery(132, 126, 138, 0.5), Heighliner(128, 248, 150, -8),
            Convoy((40, 262), (-20, 190), 5, 14, 8),
        ),
        focus=160, span=190,
    ),
    "priority_contracts": Picture(
        "sietch",
        (RoomWall(TEAL, 60, 90), TableTop(226, 290, WOOD), Scroll(90, 250, 190), HourGlass(180, 262, 130)),
        span=190,
    ),
}  # fmt: skip
