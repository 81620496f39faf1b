"""What is done on the Imperium cards of Immortality, and with what: I to O."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Dust, Haze
from dune_desktop.scene.art.city import Arrakeen, Halo
from dune_desktop.scene.art.cloth import Banner, Curtain
from dune_desktop.scene.art.craft.space import Heighliner, Nebula, Orrery, Planet
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Fist, Palm
from dune_desktop.scene.art.heads.profiles import Profile
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lights import CRIMSON, EBONY, GLASS, MARBLE
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.sand import Dunes, Ground
from dune_desktop.scene.art.sky import Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.emblems import Keyhole
from dune_desktop.scene.art.still.furniture import Stairs
from dune_desktop.scene.art.still.halls import Gleam, RoomWall
from dune_desktop.scene.art.still.papers import BrassKey
from dune_desktop.scene.art.still.riches import Crown
from dune_desktop.scene.art.still.tricks import Cushion

DEEDS_FROM_I_TO_O: Final[dict[str, Picture]] = {
    "imperium_ceremony": Picture(
        "noon",
        (
            RoomWall(MARBLE, 120, 70, 250), Banner(48, 0, 60, 190, "crimson", "crown"),
            Banner(192, 0, 60, 190, "orange", "compass"), Banner(-60, 0, 60, 190, "orange", "compass"),
            Banner(300, 0, 60, 190, "crimson", "crown"), Halo(120, 120, 66), Gleam(120, 120, 110, 0.9),
            Stairs(120, 310, 240, 226, 80, 6, CRIMSON), Cushion(120, 214, 96), Crown(120, 196, 92),
            Person(34, 288, 150, "bow", 1, "steel", "coat", "bare"),
            Person(206, 288, 150, "bow", -1, "copper", "robe", "turban"),
        ),
        focus=160, span=215,
    ),
    "interstellar_conspiracy": Picture(
        "space",
        (
            Curtain("ink"), Gleam(120, 140, 130, 0.9, GLASS), Orrery(120, 140, 92),
            Profile(20, 158, 150, Visage("ashen", "spice", "snow", "bald", wear="hood", stuff="copper", dress="robe",
                cloth="copper", nose=1.2), 1),
            Profile(220, 158, 150, Visage("fair", "amber", "coal", wear="hood", stuff="indigo", dress="robe",
                cloth="indigo", nose=1.1, age=2)),
        ),
        focus=144, span=200,
    ),
    "keys_to_power": Picture(
        "court",
        (
            RoomWall(EBONY, 150, 140, 220, panels=16), Gleam(186, 150, 110, 0.8), Keyhole(196, 150, 190),
            BrassKey(84, 150, 170), Fist(26, 150, 96, 90, "pale", "violet"),
        ),
        focus=150, span=190,
    ),
    "lisan_al_gaib": Picture(
        "spice",
        (
            Sky(220), Rays(120, 128, 34, 0.2), Sun(120, 128, 62, 3), Ground(216), Dunes(220, 262, 2, 14, 5, 0.5),
            Person(120, 252, 132, "raise", 1, "ink", "robe", "hood", cloak="dune"),
            Host(-240, 480, 300, 62, 44, "cloaks", "ink", 4, 2, spears=0.1, arms=0.6),
        ),
        focus=176, span=205,
    ),
    "long_reach": Picture(
        "space",
        (
            Sky(300), Nebula(80, 80, seed=5), Stars(130, 300), Planet(40, 66, 22, "giedi"),
            Planet(206, 52, 30, "kaitain", ring=1.4), Planet(96, 140, 52, "arrakis"),
            Palm(146, 226, 250, 6, "pale", "violet", flip=True),
        ),
        focus=146, span=215,
    ),
    "occupation": Picture(
        "noon",
        (
            Sky(226), Heighliner(170, 40, 250, -6, distance=0.45), Arrakeen(120, 240, 220, 0.25), Haze(232, 30, 0.5),
            Banner(120, 96, 62, 120, "orange", "compass"), Ground(234), Dust(60, 250, 300, 40),
            Host(-240, 480, 264, 46, 70, "soldiers", "copper", 3, 2, spears=1.0),
            Host(-240, 480, 316, 84, 34, "soldiers", "ink", 5, 1, spears=1.0),
        ),
        focus=170, span=220,
    ),
}  # fmt: skip
