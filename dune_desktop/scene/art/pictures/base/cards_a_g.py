"""What the Imperium cards of Base show, A to G."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Blown, Dust, Fire, Haze, Vignette
from dune_desktop.scene.art.city import Arrakeen, Halo
from dune_desktop.scene.art.cloth import Banner, Curtain, Flag
from dune_desktop.scene.art.craft.devices import Stilltent
from dune_desktop.scene.art.craft.machines import Carryall, Harvester, Thopter
from dune_desktop.scene.art.craft.marks import SymbolRing
from dune_desktop.scene.art.craft.space import Heighliner, Planet
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.hands import Fist
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.profiles import Profile
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lights import STONE, TEAL, VIOLET, WOOD
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Butte, Cave, Cliff, Range
from dune_desktop.scene.art.sand import Dunes, Ground, Ripples
from dune_desktop.scene.art.sky import Moon, Rays, Sky, Stars, Streaks, Sun
from dune_desktop.scene.art.still.arms import Crysknife, Dart, Sabre
from dune_desktop.scene.art.still.furniture import Drapery, TableTop
from dune_desktop.scene.art.still.halls import Casement, Gleam, RoomWall, Shafts
from dune_desktop.scene.art.still.papers import Book
from dune_desktop.scene.art.still.riches import CoinStack, Scales
from dune_desktop.scene.art.still.things import Candle, Vial
from dune_desktop.scene.art.visions import Helix

CARDS_A_G: Final[dict[str, Picture]] = {
    "arrakis_recruiter": Picture(
        "dawn",
        (
            Sky(230), Sun(206, 88, 30), Ground(222), Range(226, 36, seed=9), Flag(208, 262, 190, 84, "green", "hawk"),
            Host(-240, 480, 270, 62, 34, "soldiers", "coal", 4, spears=0.6),
            Bust(92, 154, 132, Visage("brown", "hazel", "coal", "bald", "full", "turban", "linen", "shawl",
            "crimson", ("earring",), jaw=31, brow=0.6, turn=0.35)),
        ),
        middle=110, focus=130, span=190,
    ),
    "assassination_mission": Picture(
        "night",
        (
            RoomWall(VIOLET, 170, 90), Casement(176, 206, 46, 84, bars=2), Shafts(((132, 122), (132, 200)), (-160,
            120), 3, 0.3),
            Drapery(VIOLET, 300, 9, -240, 60), Dart(128, 168, 190, turn=24), Vignette(0.6),
        ),
        middle=130, focus=160, span=150,
    ),
    "bene_gesserit_initiate": Picture(
        "sietch",
        (
            RoomWall(TEAL, 40, 130, courses=6), Gleam(46, 168, 150, 0.7), Candle(40, 300, 130),
            Bust(142, 142, 132, Visage(
                "fair", "hazel", "blond", "braids", wear="", dress="collar", cloth="violet", half=32, jaw=20, chin=8,
                neck=13, shoulders=68, nose=0.7, mouth=0.8, brow=-0.6, turn=-0.75, lips="",
            )),
        ),
        middle=120, focus=140, span=190,
    ),
    "bene_gesserit_sister": Picture(
        "space",
        (
            Sky(300), Stars(70, 300), Halo(120, 128, 104), Moon(120, 128, 84),
            Bust(120, 142, 128, Visage(
                "brown", "violet", "coal", "bald", wear="cowl", stuff="violet", dress="robe", cloth="violet",
                half=32, jaw=22,
                chin=8, neck=13, shoulders=80, lips="wine", lids=0.25, brow=0.1,
            )),
        ),
        focus=130, span=200,
    ),
    "carryall": Picture(
        "storm",
        (
            Sky(230), Sun(46, 150, 26), Streaks(20, 130, 9), Ground(224), Range(226, 24, seed=4), Dust(124, 268, 200,
            40),
            Harvester(122, 252, 116), Carryall(122, 84, 210, 116), Blown(180, 300, 24),
        ),
        focus=140, span=220,
    ),
    "chani": Picture(
        "noon",
        (
            Sky(240), Ground(206), Range(208, 30, seed=12), Dunes(212, 330, 3, 30, 8),
            Blown(60, 240, 14, 0.4), Profile(132, 142, 150, Visage(
                "olive", "spice", "chestnut", "parted", dress="stillsuit", cloth="dune", nose=0.72, chin=6, neck=13,
                shoulders=76, lips="crimson",
            )),
        ),
        middle=120, focus=140, span=190,
    ),
    "choam_directorship": Picture(
        "court",
        (
            RoomWall(WOOD, 120, 90, panels=7), Gleam(120, 100, 150, 0.6), Halo(120, 112, 96), TableTop(236, 300),
            CoinStack(26, 262, 54, count=9), CoinStack(214, 262, 54, count=7), Scales(120, 254, 208),
        ),
        focus=150, span=210,
    ),
    "crysknife": Picture(
        "spice",
        (
            Sky(280), Sun(92, 128, 62), Rays(92, 128, 32, 0.22), Ground(268),
            Crysknife(132, 92, 214, turn=10), Fist(124, 214, 92, 6, "brown", "umber"),
        ),
        focus=130, span=230,
    ),
    "dr_yueh": Picture(
        "sietch",
        (
            RoomWall(TEAL, 200, 80), Casement(196, 196, 40, 70, bars=2), TableTop(282, 340), Vial(34, 292, 110),
            Bust(118, 150, 138, Visage(
                "olive", "black", "coal", "bound", "moustache", "", "bronze", "robe", "teal", ("diamond",), half=31,
                jaw=22, chin=10,
                age=3, brow=-1.0, turn=-0.55, neck=14, shoulders=78, lids=0.3,
            ), -4),
        ),
        middle=110, focus=140, span=190,
    ),
    "duncan_idaho": Picture(
        "dusk",
        (
            Sky(270), Streaks(40, 160, 8), Arrakeen(200, 268, 150, 0.5), Ground(262),
            Bust(100, 160, 140, Visage(
                "olive", "hazel", "coal", "curls", "stubble", "", "bronze", "plates", "iron", jaw=30, turn=0.8,
                brow=0.7, neck=21, shoulders=98,
            ), 3),
            Sabre(206, 158, 250, turn=8), Fist(202, 266, 62, 4, "olive", "iron"),
        ),
        middle=116, focus=140, span=190,
    ),
    "fedaykin_death_commando": Picture(
        "spice",
        (
            Sky(240), Sun(116, 120, 62), Rays(116, 120), Ground(238), Butte(214, 246, 120, 70, 0.3), Dust(150, 284,
            220, 50),
            Person(96, 262, 196, "strike", 1, "coal", "suit", "mask", "brown", "knife", "wine"),
            Person(206, 272, 92, "charge", 1, "coal", "suit", "mask", "brown", "knife", "umber"),
            Cliff(150, 256, seed=3),
        ),
        middle=120, focus=140, span=240,
    ),
    "firm_grip": Picture(
        "court",
        (
            Curtain("crimson"), Gleam(90, 110, 150, 0.7), Banner(120, 10, 128, 200, "iron", "crown"),
            Fist(120, 182, 132, -4, "steel", "iron"), Vignette(0.5),
        ),
        focus=170, span=200,
    ),
    "fremen_camp": Picture(
        "dusk",
        (
            Sky(206), Sun(120, 176, 30), Ground(200), Range(202, 40, seed=15), Haze(206, 30), Dunes(212, 320, 2, 20,
            6),
            Stilltent(150, 238, 62, mirrored=True), Stilltent(94, 232, 48), Cave(122, 46, 190, 250, 4),
            Fire(122, 286, 22), Gleam(122, 270, 100, 0.6),
            Person(60, 292, 92, "sit", 1, "umber", "robe", "hood", "brown"),
            Person(182, 292, 96, "sit", -1, "coal", "robe", "hood", "brown"),
            Person(214, 296, 130, "guard", -1, "coal", "suit", "mask", "brown", "spear", "ink"),
        ),
        focus=210, span=170,
    ),
    "gene_manipulation": Picture(
        "space",
        (
            Sky(300), Stars(50, 300), Gleam(120, 140, 150, 0.5), SymbolRing(120, 146, 112, 18),
            Helix(120, 20, 286, 42, 2.0), Vignette(0.5),
        ),
        focus=150, span=190,
    ),
    "guild_administrator": Picture(
        "storm",
        (
            RoomWall(STONE, 60, 100, courses=8), Gleam(66, 130, 150, 0.6),
            Profile(128, 118, 138, Visage(
                "ashen", "spice", "snow", "bald", wear="", dress="collar", cloth="copper", nose=1.35, chin=16, age=3,
                neck=13, shoulders=84,
            )),
            TableTop(252, 330), Book(70, 286, 96), CoinStack(204, 286, 46, count=11),
        ),
        middle=120, focus=130, span=190,
    ),
    "guild_ambassador": Picture(
        "space",
        (
            Sky(300), Stars(90, 250), Planet(204, 64, 40), Heighliner(40, 66, 120),
            Bust(120, 164, 128, Visage(
                "ashen", "spice", "snow", "bald", wear="headdress", stuff="copper", dress="fur", cloth="crimson",
                half=30, jaw=20, chin=8, age=2, lids=0.35, neck=13,
            )),
        ),
        focus=150, span=190,
    ),
    "guild_bankers": Picture(
        "sietch",
        (
            Curtain("teal"), Halo(120, 62, 50), Gleam(120, 62, 70, 0.8),
            Bust(38, 158, 82, Visage("ashen", "amber", wear="hood", stuff="teal", cloth="teal", age=4, half=32,
            jaw=20)),
            Bust(202, 158, 82, Visage("ashen", "amber", wear="hood", stuff="teal", cloth="teal", age=4, half=32,
            jaw=20)),
            Bust(120, 140, 104, Visage("ashen", "amber", wear="hood", stuff="wine", cloth="wine", age=4, half=32,
            jaw=20)),
            TableTop(262, 330), CoinStack(40, 292, 50, count=8), CoinStack(84, 296, 50, count=12), CoinStack(160,
            296, 50, count=10), CoinStack(206, 292, 50, count=6),
        ),
        focus=150, span=180,
    ),
    "gun_thopter": Picture(
        "noon",
        (
            Sky(230), Sun(200, 52, 26), Streaks(60, 150, 8, 3), Ground(226), Range(228, 62, seed=7), Haze(230, 40),
            Thopter(60, 66, 60, distance=0.5), Thopter(118, 148, 226, 8), Ripples(256, 300),
        ),
        middle=118, focus=140, span=170,
    ),
    "gurney_halleck": Picture(
        "storm",
        (
            Sky(290), Sun(46, 112, 48), Blown(20, 280, 40, 0.4), Flag(196, 300, 270, 70, "green", "hawk"),
            Bust(116, 156, 150, Visage(
                "fair", "grey", "silver", "cropped", "stubble", "", "bronze", "collar", "umber", ("scar", "heavy"),
                half=37, jaw=32, chin=15,
                age=3, neck=23, shoulders=100, nose=1.25, brow=0.5, turn=-0.15,
            ), -3),
        ),
        middle=116, focus=145, span=190,
    ),
}  # fmt: skip
