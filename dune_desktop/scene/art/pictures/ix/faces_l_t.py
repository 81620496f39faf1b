"""Who is seen close up on the Imperium cards of Rise of Ix: the others."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Vignette
from dune_desktop.scene.art.cloth import Banner, Curtain
from dune_desktop.scene.art.craft.devices import Glowglobe
from dune_desktop.scene.art.craft.marks import Echo
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.profiles import Profile
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lights import AMBER, IXIAN, MELANGE, WOOD
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Ground
from dune_desktop.scene.art.sky import Sky, Sun
from dune_desktop.scene.art.still.furniture import Swag, TableTop
from dune_desktop.scene.art.still.halls import Gleam, RoomWall
from dune_desktop.scene.art.still.papers import Letter
from dune_desktop.scene.art.still.riches import CoinStack, Crown, Scales, SpicePile
from dune_desktop.scene.art.still.things import Jar

MORE_FACES_OF_IX: Final[dict[str, Picture]] = {
    "local_fence": Picture(
        "dusk",
        (
            RoomWall(WOOD, 120, 60, 200, panels=24), Glowglobe(58, 62, 15), Glowglobe(186, 50, 12),
            Bust(120, 136, 122, Visage("olive", "brown", "coal", "curls", "goatee", dress="shawl", cloth="wine",
                marks=("glass", "earring"), half=36, jaw=28, lids=0.35, brow=-0.3, turn=-0.3)),
            TableTop(232, 320, WOOD), Crown(44, 270, 72), Jar(102, 278, 58, tones=IXIAN),
            CoinStack(150, 284, 52, count=8),
            Scales(206, 274, 92, lean=9), Swag(-18, tones=AMBER), Swag(258, tones=AMBER, mirrored=True),
        ),
        focus=168, span=225,
    ),
    "spice_trader": Picture(
        "noon",
        (
            Sky(250), Sun(48, 52, 24), Range(238, 46, seed=3), Ground(232),
            Bust(98, 140, 132, Visage("dark", "spice", "coal", "short", "full", "stillhood", "linen", "stillsuit",
                "dune",
                age=2, turn=0.6, lids=0.1)),
            SpicePile(50, 306, 120), SpicePile(186, 300, 170), Scales(204, 208, 86, left=MELANGE),
        ),
        focus=156, span=210,
    ),
    "truthsayer": Picture(
        "court",
        (
            Curtain("crimson"), Banner(30, 0, 56, 150, "silver", "crown"), Banner(210, 0, 56, 150, "silver", "crown"),
            Echo(120, 134, 5, 84, 13, 0, 100), Echo(120, 134, 5, 84, 13, 180, 100),
            Bust(120, 138, 142, Visage("pale", "blind", wear="veiled", stuff="ink", cloth="ink", half=32, jaw=21,
                chin=8, age=4, lids=0.15, brow=0.8, turn=0.45)),
            Vignette(0.4),
        ),
        focus=132, span=180,
    ),
    "court_intrigue": Picture(
        "night",
        (
            Curtain("indigo"), Gleam(60, 100, 130, 0.6),
            Profile(170, 128, 132, Visage("fair", "brown", wear="hood", stuff="crimson", cloth="crimson", nose=1.2)),
            Profile(74, 150, 132, Visage("pale", "grey", "blond", "bound", "goatee", dress="fur", cloth="amber",
                nose=1.1, lids=0.3)),
            Letter(176, 262, 108, turn=-14), Vignette(0.4),
        ),
        middle=120, focus=140, span=185,
    ),
}  # fmt: skip
