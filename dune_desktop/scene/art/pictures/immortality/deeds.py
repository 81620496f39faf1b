"""What is done on the Imperium cards of Immortality, and with what: A to H, and what its starting card shows."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Vignette
from dune_desktop.scene.art.city import Halo
from dune_desktop.scene.art.craft.ships import Shuttle
from dune_desktop.scene.art.craft.space import Fold
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Palm
from dune_desktop.scene.art.lab import instruments, organs, vats
from dune_desktop.scene.art.lights import AMNION, EBONY, INDIGO, JADE, SLATE, WOOD
from dune_desktop.scene.art.people import Cloaked
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import Arcade, Floor, Gleam, Pillar, RoomWall
from dune_desktop.scene.art.visions import Helix

DEEDS_OF_IMMORTALITY: Final[dict[str, Picture]] = {
    "experimentation": Picture(
        "court",
        (
            RoomWall(WOOD, 110, 110, 220, panels=22), organs.Cells(196, 84, 130), TableTop(236, 300, EBONY),
            instruments.Microscope(96, 274, 220), instruments.Dish(190, 276, 84),
            Palm(22, 178, 70, -6, "ashen", "linen", pose="point"), Vignette(0.35),
        ),
        focus=160, span=225,
    ),
    "bene_tleilax_lab": Picture(
        "tanks",
        (
            Arcade(120, 150, JADE, 5), Gleam(120, 150, 120, 0.8, AMNION),
            *(
                vats.Vat(120 + side * x, y, size, distance=far, inside=organs.Embryo(0, -100, 62, mirrored=side > 0))
                for x, y, size, far in ((34, 206, 82, 0.5), (62, 226, 124, 0.3))
                for side in (-1, 1)
            ),
            *(
                vats.Vat(120 + side * 118, 264, 210, distance=0.1, inside=Person(side * 3, -36, 112, "float", -side,
                    "pale", "bare", "bare", "pale", glow="ink"))
                for side in (-1, 1)
            ),
            Person(120, 262, 96, "stand", 1, "linen", "robe", "bare", "ashen", holds="lamp"),
        ),
        focus=166, span=215,
    ),
    "clandestine_meeting": Picture(
        "night",
        (
            Sky(240), Stars(90, 200), Moon(122, 92, 58), Floor(238, 120, 160, INDIGO),
            Pillar(14, 36, 300, tones=INDIGO), Pillar(226, 36, 300, tones=INDIGO), Pillar(-120, 36, 300, tones=INDIGO),
            Pillar(360, 36, 300, tones=INDIGO),
            Cloaked(86, 282, 168, "violet", 0.05, "fair", turn=0.9),
            Cloaked(156, 282, 168, "ink", 0.05, "pale", turn=-0.9),
        ),
        focus=170, span=205,
    ),
    "dissecting_kit": Picture(
        "noon",
        (
            TableTop(-20, 330, SLATE), instruments.SteelTray(120, 152, 440, 216),
            instruments.BoneSaw(40, 152, 170, turn=-6),
            instruments.Scalpel(84, 152, 160, turn=3), instruments.Forceps(120, 152, 160, turn=-2),
            instruments.Syringe(158, 152, 160, turn=4), instruments.Scalpel(206, 152, 150, turn=-8),
            instruments.Forceps(-14, 152, 150, turn=5), instruments.Scalpel(-62, 152, 150, turn=-3),
            instruments.BoneSaw(258, 152, 160, turn=7), instruments.Forceps(304, 152, 150, turn=-4),
        ),
        focus=152, span=200,
    ),
    "for_humanity": Picture(
        "dawn",
        (
            Sky(300), Rays(120, 150, 40, 0.3), Halo(120, 150, 100), Helix(8, -10, 310, 26, 3, "bronze", "violet"),
            Helix(232, -10, 310, 26, 3, "bronze", "violet"), Gleam(120, 150, 110, 0.9),
            Palm(66, 232, 150, -10, "fair", "violet"), organs.Infant(126, 174, 160),
            Palm(182, 236, 150, 10, "fair", "violet", flip=True),
        ),
        focus=170, span=205,
    ),
    "high_priority_travel": Picture(
        "spice",
        (Sky(300), Fold(176, 90, 170, 7), Shuttle(112, 164, 176, -32, trail=300)),
        middle=120, focus=140, span=200,
    ),
}  # fmt: skip
