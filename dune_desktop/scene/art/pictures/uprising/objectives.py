"""What the Objectives show: a calm middle for their battle icon, and round it the hour in which it is hunted."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown
from dune_desktop.scene.art.city import Halo
from dune_desktop.scene.art.craft.machines import Thopter
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cave, Range, Wall
from dune_desktop.scene.art.sand import Barchan, Dunes, Ground, Ripples, Steps
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Streaks, Sun

OBJECTIVES: Final[dict[str, Picture]] = {
    "objective_desert_mouse_first_player": Picture(
        "night",
        (
            Sky(230), Stars(140, 210), Halo(120, 140, 104), Moon(120, 140, 92), Range(240, 40, seed=4),
            Dunes(234, 320, 3, 34, 6),
        ),
        focus=150, span=230,
    ),
    "objective_desert_mouse_4_6p": Picture(
        "dawn",
        (
            Sky(230), Sun(120, 140, 84, 3), Ground(226), Dunes(230, 330, 3, 44, 3, 0.4), Ripples(240, 300),
            Steps((20, 300), (90, 280), (200, 236), 22, 3),
        ),
        focus=160, span=230,
    ),
    "objective_crysknife": Picture(
        "spice",
        (
            Sky(240), Rays(120, 150, 40, 0.2), Sun(120, 150, 88, 2), Range(250, 50, seed=6), Ground(248),
            Blown(230, 300, 14),
        ),
        focus=150, span=230,
    ),
    "objective_crysknife_4_6p": Picture(
        "dusk",
        (
            Sky(230), Sun(120, 160, 60), Wall(196, 236, 0.6, seed=8), Dunes(232, 300, 2, 26, 5),
            Cave(120, 30, 200, 262, 7),
        ),
        focus=150, span=230,
    ),
    "objective_ornithopter_1_3p": Picture(
        "noon",
        (
            Sky(240), Streaks(40, 200, 12, 4), Halo(120, 150, 100, 48, 0.5), Sun(120, 150, 80),
            Thopter(40, 60, 80, distance=0.3), Thopter(210, 230, 80, distance=0.1),
            Thopter(-80, 150, 70, distance=0.3), Thopter(320, 120, 90, distance=0.2), Ground(256),
            Barchan(60, 276, 120), Barchan(250, 288, 140), Barchan(-120, 284, 140),
        ),
        focus=150, span=230,
    ),
}  # fmt: skip
