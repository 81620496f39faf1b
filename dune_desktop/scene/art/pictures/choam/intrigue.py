"""What the Intrigue cards of the CHOAM module show."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Vignette
from dune_desktop.scene.art.lights import AMBER, EBONY, WOOD
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.sand import Ground, Ripples
from dune_desktop.scene.art.sky import Rays, Sky, Sun
from dune_desktop.scene.art.still.arms import Bolt, Dagger, RoundShield, Sabre
from dune_desktop.scene.art.still.emblems import Lacquer
from dune_desktop.scene.art.still.halls import RoomWall
from dune_desktop.scene.art.still.papers import Letter, Scroll
from dune_desktop.scene.art.still.riches import Coin, CoinStack

INTRIGUE_OF_CHOAM: Final[dict[str, Picture]] = {
    "backed_by_choam": Picture(
        "storm",
        (
            Sky(230), Ground(226), Sun(50, 170, 30), RoundShield(120, 150, 190, tones=AMBER, rays=12),
            Coin(120, 150, 92),
            CoinStack(44, 288, 70, count=7), CoinStack(196, 290, 70, count=4), Bolt(210, 0, 96),
        ),
        focus=165, span=220,
    ),
    "choam_profits": Picture(
        "court",
        (
            Lacquer(EBONY, 140, 112), Coin(120, 140, 128), CoinStack(48, 286, 70, count=5),
            CoinStack(120, 292, 70, count=3),
            CoinStack(192, 286, 70, count=5),
        ),
        focus=140, span=180,
    ),
    "leverage": Picture(
        "court",
        (
            RoomWall(WOOD, 70, 110, 190, panels=15), Letter(112, 172, 176, turn=8, lines=7),
            Dagger(138, 106, 190, turn=-146, mirrored=True),
            Vignette(0.5),
        ),
        focus=150, span=210,
    ),
    "reach_agreement": Picture(
        "dawn",
        (
            Sky(220), Rays(120, 130, 26, 0.16), Sun(120, 130, 50), Ground(226), Ripples(240, 300),
            Sabre(44, 216, 180, turn=196),
            Sabre(198, 216, 180, turn=-196, mirrored=True), Scroll(120, 262, 150, lines=6), Blown(210, 300, 16),
        ),
        focus=180, span=220,
    ),
}  # fmt: skip
