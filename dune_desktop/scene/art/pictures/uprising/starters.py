"""What the reserve of Uprising shows; its starting cards are those of Base."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Haze
from dune_desktop.scene.art.craft.devices import Glowglobe
from dune_desktop.scene.art.people import Cloaked, Shadow
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cliff, Range
from dune_desktop.scene.art.sand import Ground, Ripples
from dune_desktop.scene.art.sky import Rays, Sky, Stars, Sun

#: Lamps along a way to the horizon: how far to each side of its middle, and how far down.
_LAMPS: Final = ((13, 206, 2.2), (21, 216, 3.0), (34, 230, 4.2), (54, 250, 6.0), (86, 282, 8.4))
RESERVE_OF_UPRISING: Final[dict[str, Picture]] = {
    "prepare_the_way": Picture(
        "dawn",
        (
            Sky(204), Stars(50, 90), Sun(120, 176, 44), Rays(120, 176, 30), Ground(200), Range(202, 26, seed=6),
            Haze(206, 30),
            Cliff(44, 92, seed=8), Cliff(200, 70, right=True, seed=3), Ripples(240, 300, 10),
            *(Glowglobe(120 + side * x, y, size) for x, y, size in _LAMPS for side in (-1, 1)),
            Shadow(120, 290, 90, 0.9), Cloaked(120, 292, 120, "indigo", 0.3),
        ),
        focus=190, span=180,
    ),
}  # fmt: skip
