"""What the Imperium cards of Uprising show, M to Z."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Shaft
from dune_desktop.scene.art.craft.devices import Tank
from dune_desktop.scene.art.craft.space import Convoy, Fold, Frigate, Heighliner, HeighlinerMouth, Planet
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.sky import Sky, Stars

CARDS_M_Z: Final[dict[str, Picture]] = {
    "space_time_folding": Picture(
        "space",
        (Sky(300), Fold(140, 120, 220), Heighliner(96, 176, 150, -34)),
        focus=140, span=150,
    ),
    "spacing_guilds_favor": Picture(
        "spice",
        (Sky(300), Stars(90, 300), HeighlinerMouth(120, 140, 108), Convoy((118, 268), (124, 150), 9, 36, -16, 0.85)),
        focus=140, span=230,
    ),
    "steersman": Picture("court", (Sky(320), Shaft(120, 160), Tank()), focus=110, span=150),
    "strike_fleet": Picture(
        "dawn",
        (
            Sky(260), Planet(190, 230, 120, "arrakis"), Frigate(70, 200, 90, -28, distance=0.5),
            Frigate(170, 76, 80, -28, distance=0.4), Frigate(96, 120, 190, -28),
        ),
        focus=130, span=150,
    ),
}  # fmt: skip
