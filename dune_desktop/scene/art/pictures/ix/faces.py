"""Who is seen close up on the Imperium cards of Rise of Ix."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.city import Halo, Skyline
from dune_desktop.scene.art.cloth import Banner
from dune_desktop.scene.art.craft.devices import Crate, Glowglobe
from dune_desktop.scene.art.craft.marks import Beam, SymbolRing
from dune_desktop.scene.art.craft.ships import Freighter, Gantry
from dune_desktop.scene.art.craft.works import Cog
from dune_desktop.scene.art.hands import Fist
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lights import AMBER, COPPER, EBONY, IXIAN, MELANGE, SLATE
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Cave, Range
from dune_desktop.scene.art.sand import Ground
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Sun
from dune_desktop.scene.art.still.arms import Crysknife
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import Gleam, Pillar, RoomWall
from dune_desktop.scene.art.still.papers import Book
from dune_desktop.scene.art.still.riches import Coin, CoinStack, SpicePile

FACES_OF_IX: Final[dict[str, Picture]] = {
    "bounty_hunter": Picture(
        "dusk",
        (
            Sky(250),
            Stars(60, 120),
            Moon(206, 44, 15),
            Skyline(264, 120, -240, 480, 0.3, dark=True, seed=4),
            Beam(226, 130, 168, 300, 20, 0.5),
            Halo(120, 134, 92, 24, 0.5),
            Bust(
                112,
                146,
                146,
                Visage(
                    "olive",
                    "green",
                    "coal",
                    "mane",
                    wear="mask",
                    stuff="crimson",
                    dress="plates",
                    cloth="coal",
                    marks=("scar",),
                    turn=0.7,
                    brow=0.9,
                    lids=0.3,
                ),
            ),
        ),
        focus=134,
        span=175,
    ),
    "choam_delegate": Picture(
        "court",
        (
            RoomWall(AMBER, 120, 120, 230, panels=18),
            Coin(120, 112, 210),
            Bust(
                120,
                156,
                126,
                Visage(
                    "fair",
                    "hazel",
                    "chestnut",
                    "bald",
                    "goatee",
                    "turban",
                    "amber",
                    "fur",
                    "amber",
                    half=38,
                    jaw=32,
                    chin=14,
                    lids=0.25,
                    brow=-0.1,
                    turn=-0.6,
                    marks=("earring",),
                ),
            ),
        ),
        focus=136,
        span=180,
    ),
    "embedded_agent": Picture(
        "dawn",
        (
            Sky(240),
            Sun(40, 70, 22),
            Freighter(176, 60, 170, -4, burns=False, distance=0.4),
            Gantry(20, 290, 230, 40, distance=0.3),
            Ground(250),
            Crate(206, 262, 74),
            Bust(
                112,
                152,
                140,
                Visage(
                    "pale",
                    "violet",
                    "copper",
                    "bun",
                    wear="cap",
                    stuff="iron",
                    dress="uniform",
                    cloth="steel",
                    half=32,
                    jaw=22,
                    chin=8,
                    turn=0.6,
                    lips="wine",
                    brow=0.3,
                    nose=0.8,
                    marks=("diamond",),
                ),
            ),
        ),
        focus=140,
        span=180,
    ),
    "esmar_tuek": Picture(
        "spice",
        (
            Sky(240),
            Sun(184, 110, 34),
            Range(236, 30, seed=8),
            Cave(126, 10, 224, 330, 3),
            Glowglobe(36, 74, 13),
            Bust(
                110,
                150,
                144,
                Visage(
                    "brown",
                    "spice",
                    "silver",
                    "mane",
                    "full",
                    dress="shawl",
                    cloth="teal",
                    age=3,
                    nose=1.3,
                    turn=0.55,
                    brow=0.5,
                    marks=("earring", "heavy"),
                ),
            ),
            SpicePile(212, 292, 92),
        ),
        focus=138,
        span=185,
    ),
    "guild_chief_administrator": Picture(
        "noon",
        (
            RoomWall(COPPER, 120, 90, 260, panels=12),
            Pillar(2, 40, 300),
            Pillar(238, 40, 300),
            SymbolRing(120, 104, 92, 14),
            Bust(
                120,
                132,
                124,
                Visage(
                    "ashen",
                    "spice",
                    "snow",
                    "bald",
                    wear="circlet",
                    dress="collar",
                    cloth="ink",
                    half=31,
                    jaw=21,
                    chin=8,
                    age=4,
                    neck=12,
                    shoulders=78,
                    lids=0.3,
                    turn=-0.5,
                ),
            ),
            TableTop(236, 320, EBONY),
            Book(56, 272, 92),
            CoinStack(180, 286, 60, count=9),
            CoinStack(220, 290, 52),
        ),
        focus=146,
        span=205,
    ),
    "imperial_bashar": Picture(
        "storm",
        (
            Sky(260),
            Rays(120, 120, 16, 0.14),
            Banner(30, 0, 62, 210, "crimson", "crown"),
            Banner(212, 0, 62, 210, "crimson", "crown"),
            Host(-240, 480, 318, 96, 30, "soldiers", "iron", 3, 1, spears=1.0),
            Bust(
                120,
                142,
                144,
                Visage(
                    "fair",
                    "grey",
                    "silver",
                    "short",
                    "short",
                    "helmet",
                    "silver",
                    "plates",
                    "silver",
                    ("scar",),
                    jaw=31,
                    chin=14,
                    age=3,
                    brow=0.9,
                    turn=-0.55,
                ),
            ),
        ),
        focus=134,
        span=175,
    ),
    "ixian_engineer": Picture(
        "ix",
        (
            RoomWall(SLATE, 60, 110, 240),
            Cog(34, 66, 62, 14, COPPER, 8),
            Cog(198, 50, 46, 12, IXIAN),
            Cog(222, 150, 60, 14, COPPER, 12),
            Gleam(60, 150, 120, 0.4),
            Bust(
                112,
                148,
                144,
                Visage(
                    "fair",
                    "amber",
                    "umber",
                    "receding",
                    "stubble",
                    dress="collar",
                    cloth="teal",
                    marks=("glass",),
                    half=34,
                    jaw=25,
                    age=1,
                    turn=0.35,
                    brow=0.1,
                ),
            ),
        ),
        focus=138,
        span=185,
    ),
    "jamis": Picture(
        "sietch",
        (
            Sky(260),
            Cave(120, 6, 230, 330, 9),
            Gleam(60, 250, 150, 0.8, MELANGE),
            Host(-240, 480, 300, 96, 26, "cloaks", "ink", 5, 1, spears=0),
            Bust(
                104,
                144,
                140,
                Visage(
                    "brown",
                    "spice",
                    "coal",
                    "cropped",
                    "short",
                    dress="stillsuit",
                    cloth="coal",
                    half=36,
                    jaw=31,
                    chin=15,
                    brow=1.1,
                    turn=0.7,
                    marks=("scar", "heavy"),
                ),
            ),
            Crysknife(204, 132, 170, turn=8),
            Fist(197, 222, 74, 6, "brown", "coal"),
        ),
        focus=138,
        span=185,
    ),
}
