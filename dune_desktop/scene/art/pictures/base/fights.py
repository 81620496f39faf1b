"""What Intrigue of the base game shows that is played in combat, when it is won, and at the end of the game."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Dust, Fire, Smoke
from dune_desktop.scene.art.cloth import Flag
from dune_desktop.scene.art.craft.marks import WatchingEye
from dune_desktop.scene.art.craft.space import Convoy, Frigate
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.lights import CRIMSON, EBONY, INDIGO, IVORY, MELANGE, TEAL, VIOLET
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cliff, Range
from dune_desktop.scene.art.sand import CastShadow, Dune, Dunes, Ground, Ripples
from dune_desktop.scene.art.sky import Rays, Sky, Sun
from dune_desktop.scene.art.still.arms import Bolt, Dagger, Helmet, RoundShield, Sabre, Spear
from dune_desktop.scene.art.still.emblems import Lacquer, Laurel
from dune_desktop.scene.art.still.furniture import Swag
from dune_desktop.scene.art.still.riches import Scales, SpicePile
from dune_desktop.scene.art.still.things import GamePiece, Mask

FIGHTS: Final[dict[str, Picture]] = {
    "allied_armada": Picture(
        "night",
        (
            Sky(300), Rays(30, 250, 26, 0.14), Sun(30, 250, 40), Convoy((-40, 60), (250, 150), 9, 22),
            Frigate(96, 92, 150, -8, distance=0.25),
            Frigate(140, 170, 250, -10), Bolt(206, 8, 90),
        ),
        focus=130, span=170,
    ),
    "ambush": Picture(
        "storm",
        (
            Sky(210), Sun(120, 150, 34), Ground(206), Range(208, 30, seed=4),
            Host(84, 166, 250, 56, 6, "soldiers", distance=0.3),
            Cliff(70, 70, seed=3), Cliff(176, 96, True, seed=6),
            Person(44, 74, 84, "crouch", 1, holds="knife", cloak="ink"),
            Person(204, 100, 84, "crouch", -1, holds="knife", cloak="ink"), Dust(122, 256, 64, 22, 0.95),
            Blown(180, 290, 20),
        ),
        focus=120, span=190,
    ),
    "demand_respect": Picture(
        "storm",
        (
            Sky(250), Sun(56, 196, 36), Ground(236), CastShadow(112, 266, 26, 120),
            Dagger(104, 182, 230, turn=180, mirrored=True, long=1.15, broad=1.3), Dune(104, 296, 150, 30),
            Person(200, 280, 116, "kneel", -1, "steel", "armour", "helmet"), Blown(200, 295, 20),
        ),
        focus=190, span=190,
    ),
    "master_tactician": Picture(
        "storm",
        (
            Sky(206), Sun(40, 170, 30), Ground(200), Dunes(206, 320, 3, 22, seed=6),
            GamePiece(52, 250, 90, tones=IVORY),
            GamePiece(196, 236, 88, kind="tower", tones=IVORY), GamePiece(124, 284, 200, kind="worm", tones=EBONY),
            Bolt(196, 0, 110), Blown(200, 296, 24),
        ),
        focus=160, span=280,
    ),
    "plans_within_plans": Picture(
        "court",
        (Lacquer(VIOLET, 150, 112), Laurel(120, 150, 142), WatchingEye(120, 148, 108, rays=0)),
        focus=150, span=170,
    ),
    "private_army": Picture(
        "storm",
        (
            Sky(230), Rays(120, 150, 24, 0.12), Sun(120, 156, 42),
            Host(-240, 480, 236, 66, 70, "soldiers", rows=3, spears=0.9, distance=0.35),
            Helmet(40, 288, 96), Helmet(200, 288, 96), Helmet(120, 306, 128),
        ),
        focus=195, span=190,
    ),
    "staged_incident": Picture(
        "spice",
        (
            Sky(250), Sun(120, 120, 26), Ground(226), Smoke(80, 230, 150, 30), Fire(80, 234, 34),
            Smoke(166, 236, 130, 24, seed=3), Fire(164, 240, 26),
            Mask(120, 262, 60, turn=-14), Swag(0, 82, 176, CRIMSON), Swag(240, 82, 176, CRIMSON, mirrored=True),
        ),
        focus=200, span=170,
    ),
    "tiebreaker": Picture(
        "court",
        (Lacquer(CRIMSON, 150, 104), Sabre(120, 156, 214, turn=40, mirrored=False),
        Sabre(120, 156, 214, turn=-40, mirrored=True), SpicePile(120, 222, 44)),
        focus=150, span=190,
    ),
    "corner_the_market": Picture(
        "court",
        (Lacquer(INDIGO, 150, 112), Scales(120, 226, 132, left=MELANGE, right=MELANGE)),
        focus=152, span=180,
    ),
    "to_the_victor": Picture(
        "dusk",
        (
            Sky(240), Rays(70, 170, 30, 0.14), Sun(70, 170, 46), Ground(232),
            Flag(150, 280, 230, 84, "crimson", "crown"),
            Spear(40, 210, 150, turn=-12), RoundShield(62, 262, 70, tones=TEAL), SpicePile(128, 284, 110),
            Ripples(240, 300),
        ),
        focus=180, span=230,
    ),
}  # fmt: skip
