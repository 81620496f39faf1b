"""What the spaces of Ix and of its shipping show; their subjects stand right of the words of a box."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.craft.devices import Crate, Glowglobe
from dune_desktop.scene.art.craft.ships import Dreadnought, Freighter, Gantry
from dune_desktop.scene.art.craft.space import Convoy, HeighlinerMouth, Nebula
from dune_desktop.scene.art.craft.works import HoltzmanEngine
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.lights import AMBER, GUILD, IXIAN, SLATE
from dune_desktop.scene.art.people import Cloaked
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cliff, Range
from dune_desktop.scene.art.sand import Dune, Ground
from dune_desktop.scene.art.sky import Moon, Sky, Stars
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import Floor, Gleam, RoomWall, Shafts

SPACES_OF_IX: Final[dict[str, Picture]] = {
    "tech_negotiation": Picture(
        "ix",
        (
            RoomWall(SLATE, 176, 130, 260, panels=20), Gleam(164, 134, 130, 0.9, IXIAN), HoltzmanEngine(164, 132, 76),
            Floor(236, 170, 160, SLATE), Person(98, 268, 136, "offer", 1, "amber", "coat", "bare"),
            Person(214, 268, 136, "point", -1, "linen", "robe", "hood"), TableTop(226, 274, SLATE),
        ),
        middle=0, focus=156, span=164,
    ),
    "dreadnought": Picture(
        "ix",
        (
            RoomWall(SLATE, 160, 120, 260), Gleam(160, 150, 200, 1.0, IXIAN),
            Shafts(((90, -10), (230, -10)), (-40, 300), 4, 0.35), Floor(246, 160, 190, SLATE),
            Gantry(52, 268, 230, 34, distance=0.2), Gantry(262, 268, 230, 34, mirrored=True, distance=0.2),
            Dreadnought(160, 160, 192, 0, mirrored=True, burns=False), Gleam(150, 250, 90, 0.5),
            Person(92, 284, 44, "point", 1, "ink", "coat", "bare"),
            Person(116, 286, 40, "stand", -1, "ink", "coat", "bare"),
        ),
        middle=0, focus=156, span=164,
    ),
    "interstellar_shipping": Picture(
        "space",
        (
            Sky(300), Nebula(60, 60, seed=5), Stars(150, 300), Gleam(184, 140, 150, 0.8, GUILD),
            HeighlinerMouth(184, 140, 90), Convoy((170, 162), (190, 146), 4, 12), Freighter(132, 184, 136, -16),
        ),
        middle=0, focus=146, span=174,
    ),
    "smuggling": Picture(
        "night",
        (
            Sky(214), Stars(110, 180), Moon(206, 112, 24), Range(216, 50, seed=8), Ground(212, 0.4),
            Cliff(-40, 90, distance=0.15, seed=9), Freighter(158, 186, 170, 4, mirrored=True, burns=False),
            Gleam(140, 250, 120, 0.8, AMBER), Glowglobe(146, 214, 7), Crate(196, 272, 40), Crate(228, 280, 32),
            Cloaked(110, 276, 84, "ink", 0.3), Person(162, 276, 84, "offer", -1, "umber", cloak="ink"),
            Dune(40, 330, 420, 34),
        ),
        middle=0, focus=196, span=164,
    ),
}  # fmt: skip
