"""What is done on the Imperium cards of Immortality, and with what: O to T."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Fire
from dune_desktop.scene.art.craft.devices import Glowglobe
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Fist
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.profiles import Profile
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lab import creatures, organs, vats
from dune_desktop.scene.art.lights import AMBER, CRIMSON, SIETCH, TEAL, VIOLET, WOOD
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.sky import Rays, Sky, Sun
from dune_desktop.scene.art.still.furniture import Shelf, Stairs, Swag, TableTop, Throne
from dune_desktop.scene.art.still.halls import Casement, Floor, Gleam, RoomWall
from dune_desktop.scene.art.still.riches import CoinStack
from dune_desktop.scene.art.visions import Helix

DEEDS_FROM_O_TO_T: Final[dict[str, Picture]] = {
    "organ_merchants": Picture(
        "court",
        (
            RoomWall(CRIMSON, 120, 80, 210), Shelf(86, tones=WOOD), vats.SpecimenJar(44, 82, 66,
                inside=organs.Brain(0, 4, 60)), vats.SpecimenJar(196, 82, 66, inside=organs.Embryo(0, 2, 60)),
            vats.SpecimenJar(-30, 82, 66, inside=organs.Heart(0, 2, 60)), vats.SpecimenJar(272, 82, 66),
            Glowglobe(120, 40, 14),
            Bust(120, 132, 96, Visage("olive", "black", "coal", "bald", "full", "turban", "violet", "shawl", "violet",
                lids=0.4, brow=-0.3, turn=-0.5, age=2)),
            TableTop(214, 330, WOOD), vats.SpecimenJar(52, 286, 120, inside=organs.Heart(0, 4, 74)),
            vats.SpecimenJar(130, 292, 120, inside=organs.Eyeball(0, 4, 66)), CoinStack(200, 286, 56, count=9),
            CoinStack(226, 292, 50, count=4),
        ),
        focus=176, span=240,
    ),
    "planned_coupling": Picture(
        "flesh",
        (
            RoomWall(VIOLET, 120, 130, 210), Gleam(120, 140, 120, 0.9),
            Profile(30, 150, 148, Visage("fair", "grey", "umber", "short", dress="uniform", cloth="steel", chin=13), 1),
            Profile(210, 150, 148, Visage("brown", "green", "coal", "bun", dress="robe", cloth="violet", nose=0.75,
                chin=6, neck=13, lips="crimson")),
            Helix(120, -10, 310, 22, 3.5, "amber", "violet"),
        ),
        focus=146, span=195,
    ),
    "show_of_strength": Picture(
        "storm",
        (
            Sky(250), Sun(120, 70, 50, 3), Rays(120, 70, 30, 0.2),
            Host(-240, 480, 250, 70, 60, "soldiers", "umber", 3, 2, spears=0.5, arms=0.5),
            TableTop(268, 330, WOOD), Fist(104, 132, 118, 34, "brown", "dune"),
            Fist(140, 130, 118, -34, "fair", "steel", flip=True),
        ),
        focus=160, span=230,
    ),
    "spiritual_fervor": Picture(
        "court",
        (
            RoomWall(TEAL, 120, 90, 190), Gleam(120, 86, 120, 0.9), creatures.Scarab(120, 112, 112), Fire(34, 216, 40),
            Fire(206, 216, 40), Stairs(120, 280, 120, 216, 60, 5, SIETCH),
            Person(120, 232, 92, "raise", 1, "linen", "robe", "bare"),
            Host(-240, 480, 306, 88, 34, "cloaks", "ink", 6, 1, spears=0, arms=0.9),
        ),
        focus=152, span=245,
    ),
    "stillsuit_manufacturer": Picture(
        "sietch",
        (
            RoomWall(SIETCH, 110, 120, 220, courses=7), Glowglobe(40, 56, 14), Shelf(34, tones=WOOD),
            *(
                Person(x, 268, 210, "stand", 1, stuff, "suit", "hood", "ink")
                for x, stuff in ((-60, "coal"), (30, "dune"), (210, "dune"), (300, "coal"))
            ),
            Person(120, 276, 220, "stand", 1, "umber", "suit", "mask", "ink"),
            TableTop(276, 330, WOOD), Person(66, 296, 168, "kneel", 1, "linen", "robe", "turban", "brown",
                holds="lamp"),
        ),
        focus=176, span=225,
    ),
    "throne_room_politics": Picture(
        "dusk",
        (
            RoomWall(AMBER, 170, 110, 230, panels=20), Casement(44, 210, 40, 170, bars=2), Floor(236, 120, 170, VIOLET),
            Gleam(170, 140, 120, 0.7), Throne(168, 286, 210, VIOLET),
            Person(172, 286, 150, "sit", -1, "amber", "robe", "bare"),
            Person(84, 290, 170, "bow", 1, "ink", "robe", "hood", "pale"), Swag(-20, tones=VIOLET),
            Swag(262, tones=VIOLET, mirrored=True),
        ),
        focus=180, span=220,
    ),
}  # fmt: skip
