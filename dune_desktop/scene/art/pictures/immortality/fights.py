"""What the Intrigue cards of Immortality show that are played in a Combat: who strikes, and who takes what is left."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Dust, Smoke, Vignette
from dune_desktop.scene.art.cloth import Flag
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Fist
from dune_desktop.scene.art.lab import organs, vats
from dune_desktop.scene.art.lights import CRIMSON, ORGAN, STONE
from dune_desktop.scene.art.people import Cloaked, Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Ground
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Streaks, Sun
from dune_desktop.scene.art.still.arms import Dagger, Helmet, RoundShield, Sparks, Spear
from dune_desktop.scene.art.still.halls import Gleam, RoomWall
from dune_desktop.scene.art.still.things import Candle
from dune_desktop.scene.art.still.tricks import Basin

FIGHTS_OF_IMMORTALITY: Final[dict[str, Picture]] = {
    "counterattack": Picture(
        "storm",
        (
            Sky(230), Sun(190, 120, 40), Range(232, 34, seed=6), Ground(228), Dust(60, 250, 260, 60, 0.8),
            Host(-240, 60, 268, 80, 22, "soldiers", "umber", 3, 2, spears=0.8),
            Flag(222, 290, 210, 90, "blue", "hawk"), Dust(190, 262, 200, 40, 0.7, 3),
            Person(200, 286, 150, "charge", -1, "blue", "armour", "helmet", holds="sword", cloak="blue"),
            Person(300, 290, 150, "charge", -1, "blue", "armour", "helmet", holds="sword"),
            Person(48, 290, 140, "guard", 1, "crimson", "armour", "visor", holds="sword"),
            Person(128, 298, 176, "lunge", -1, "blue", "armour", "helmet", holds="sword", cloak="blue"),
            Sparks(74, 196, 74), Blown(240, 300, 16),
        ),
        focus=196, span=205,
    ),
    "gruesome_sacrifice": Picture(
        "flesh",
        (
            RoomWall(CRIMSON, 120, 130, 190, courses=8), Gleam(120, 190, 150, 0.8, ORGAN),
            Candle(30, 282, 120), Candle(210, 282, 120), Dagger(120, 122, 150, turn=180),
            Fist(120, 62, 84, 180, "ashen", "ink"), Basin(120, 294, 148, tones=STONE, drink=ORGAN),
            organs.Heart(120, 206, 60), Vignette(0.45),
        ),
        focus=166, span=255,
    ),
    "harvest_cells": Picture(
        "dusk",
        (
            Sky(226), Stars(60, 110), Streaks(60, 170, 8), Sun(204, 190, 34), Range(228, 26, seed=3), Ground(224),
            Smoke(20, 226, 130, 26, 0.5), Spear(214, 222, 120, turn=14), Spear(18, 232, 130, turn=-18),
            Helmet(44, 288, 58), RoundShield(206, 272, 70),
            Cloaked(168, 262, 118, "ink", 0.2, "ashen", staff=True, turn=-0.8),
            Person(92, 290, 158, "kneel", 1, "ink", "robe", "hood", "ashen", holds="lamp"),
            vats.SpecimenJar(158, 292, 62, inside=organs.Heart(0, 4, 60)),
        ),
        focus=196, span=200,
    ),
    "vicious_talents": Picture(
        "night",
        (
            Sky(260), Rays(120, 110, 24, 0.1), Moon(120, 104, 78), Range(262, 40, seed=8), Ground(256),
            Person(34, 284, 110, "bow", -1, "steel", "armour", "helmet"),
            Person(216, 286, 112, "crouch", -1, "steel", "armour", "helmet", holds="sword"),
            Person(116, 290, 206, "strike", 1, "crimson", "suit", "mask", "ashen", holds="knife", cloak="ink"),
            Sparks(176, 150, 60), Dust(120, 290, 220, 26, 0.6),
        ),
        focus=166, span=235,
    ),
}  # fmt: skip
