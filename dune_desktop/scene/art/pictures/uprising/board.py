"""What the spaces show that only Uprising's board has."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Dust, Haze, Smoke
from dune_desktop.scene.art.city import Refinery, Skyline
from dune_desktop.scene.art.craft.devices import Crate
from dune_desktop.scene.art.craft.machines import Lander
from dune_desktop.scene.art.craft.space import Convoy, Frigate, Heighliner
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Dune, Dunes, Ground
from dune_desktop.scene.art.sky import Rays, Sky, Stars, Streaks, Sun
from dune_desktop.scene.art.worm import Worm

SPACES_OF_UPRISING: Final[dict[str, Picture]] = {
    "deliver_supplies": Picture(
        "dawn",
        (
            Sky(210), Streaks(50, 130, 7, 2), Sun(50, 160, 26), Range(212, 36, distance=0.65, seed=2), Ground(210),
            Haze(212, 26, 0.5), Lander(150, 236, 150, 1.0), Dust(150, 246, 190, 34), Crate(70, 272, 38),
            Crate(104, 280, 30), Crate(78, 236, 28),
        ),
        middle=90, focus=190, span=170,
    ),
    "shipping": Picture(
        "noon",
        (
            Sky(216), Streaks(40, 150, 8, 6), Heighliner(60, 50, 200, -8, distance=0.6),
            Convoy((80, 70), (150, 140), 5, 12), Skyline(220, 44, -240, 480, 0.6, seed=3), Ground(218),
            Frigate(150, 160, 190, -10), Crate(60, 284, 46), Crate(112, 290, 36), Crate(200, 288, 50),
            Crate(190, 246, 32),
        ),
        middle=80, focus=165, span=190,
    ),
    "spice_refinery": Picture(
        "dusk",
        (
            Sky(220), Stars(70, 100), Smoke(80, 190, 150, 26, 0.4, 2), Range(222, 30, distance=0.6, seed=5),
            Ground(218, 0.45), Refinery(140, 246, 190, 0.03), Dune(70, 306, 320, 32),
        ),
        middle=90, focus=136, span=220,
    ),
    "deep_desert": Picture(
        "spice",
        (
            Sky(210), Rays(60, 150, 30, 0.12), Sun(60, 150, 34), Ground(206), Dunes(208, 262, 2, 30, 3, 0.5),
            Dust(170, 268, 190, 60), Worm(((190, 300), (200, 120), (120, 20), (80, 120)), 74, 44, open=0.7),
            Dust(190, 282, 170, 46, seed=3), Dunes(272, 330, 2, 30, 7, 0.1),
        ),
        middle=80, focus=140, span=220,
    ),
}  # fmt: skip
