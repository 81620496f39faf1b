"""Whose heads the Imperium cards of Uprising show close up."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.city import Halo
from dune_desktop.scene.art.cloth import Crest, Curtain
from dune_desktop.scene.art.craft.devices import MakerHooks
from dune_desktop.scene.art.craft.marks import Echo, Halved, SightLines, SymbolRing, Tinted
from dune_desktop.scene.art.heads.busts import Bust
from dune_desktop.scene.art.heads.visage import Visage
from dune_desktop.scene.art.lights import CLOTH, INDIGO, STONE, TEAL
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Ground
from dune_desktop.scene.art.sky import Moon, Sky, Stars, Sun
from dune_desktop.scene.art.still.halls import Gleam, RoomWall, Shafts
from dune_desktop.scene.art.still.things import Chain, WaterDrop

FACES: Final[dict[str, Picture]] = {
    "bene_gesserit_operative": Picture(
        "dusk",
        (
            Curtain("green"), SightLines(136, 138, ((16, 40), (224, 34), (214, 262))),
            Bust(116, 150, 200, Visage("pale", "green", wear="veiled", stuff="ink", cloth="ink", half=32, jaw=22,
                    chin=8, turn=0.4, brow=0.7)),
        ),
        focus=140, span=170,
    ),
    "captured_mentat": Picture(
        "storm",
        (
            RoomWall(STONE, 70, 60, 190, courses=6), Shafts(((20, 0), (90, 0)), (90, 300), 2),
            Bust(120, 136, 150, Visage("fair", "grey", "umber", "receding", "stubble", cloth="linen",
                    marks=("stain",), age=2, turn=-0.5, lids=0.3, brow=-0.2), 4), Chain(40, 0, 26, count=14),
            Chain(200, 0, 26, count=14),
        ),
        focus=128, span=165,
    ),
    "chani_clever_tactician": Picture(
        "spice",
        (
            Sky(240), Sun(64, 120, 48), Ground(226), Range(230, 40, seed=5),
            Bust(126, 140, 150, Visage("olive", "spice", "chestnut", "braids", wear="", dress="stillsuit",
                    cloth="umber", half=31, jaw=23, chin=8, nose=0.85, turn=-0.4, lips="copper", brow=0.4,
                    marks=("plug",))),
        ),
        focus=128, span=165,
    ),
    "double_agent": Picture(
        "court",
        (
            Curtain("iron"), Tinted(120, INDIGO[2]),
            Halved(Bust(120, 136, 160, Visage("fair", "grey", "coal", "cropped", dress="uniform", cloth="steel")),
                Bust(120, 136, 160, Visage("fair", "grey", wear="veiled", stuff="copper", cloth="copper"))),
        ),
        focus=128, span=165,
    ),
    "guild_envoy": Picture(
        "space",
        (
            Sky(300), Stars(80, 300), SymbolRing(120, 120, 108, 14, opacity=0.8),
            Bust(120, 136, 140, Visage("ashen", "spice", style="bald", wear="cap", stuff="orange", dress="collar",
                    cloth="orange", marks=("plug",), half=33, jaw=24, age=2, turn=0.5)),
        ),
        focus=132, span=175,
    ),
    "imperial_spymaster": Picture(
        "court",
        (
            Curtain("indigo"), Crest("eye", 192, 84, 60), Gleam(60, 110, 120),
            Bust(112, 138, 150, Visage("fair", "grey", "silver", "receding", "goatee", dress="uniform", cloth="iron",
                    marks=("glass", "heavy"), age=3, turn=0.6, brow=0.6)),
        ),
        focus=134, span=170,
    ),
    "northern_watermaster": Picture(
        "sietch",
        (
            Sky(300), Echo(120, 52, 9, 40, 22), WaterDrop(120, 56, 64),
            Bust(120, 182, 122, Visage("brown", "spice", beard="full", wear="turban", stuff="linen", cloth="teal",
                    age=3, turn=-0.55)),
        ),
        focus=140, span=230,
    ),
    "reliable_informant": Picture(
        "dusk",
        (
            RoomWall(TEAL, 40, 60),
            Bust(190, 150, 128, Visage("dark", "hazel", "coal", "short", "stubble", dress="collar", cloth="chestnut",
                    turn=-0.7)),
            Bust(66, 130, 130, Visage("olive", "brown", wear="hood", stuff="copper", cloth="copper", turn=0.9,
                    lids=0.2)),
        ),
        focus=134, span=170,
    ),
    "sardaukar_soldier": Picture(
        "night",
        (
            Sky(300), Moon(60, 60, 30, turn=120), Host(-240, 480, 316, 130, 24, "soldiers", distance=0.4),
            Bust(124, 140, 150, Visage(wear="visor", stuff="steel", dress="plates", cloth="steel", shoulders=96,
                    turn=0.6)),
        ),
        focus=136, span=165,
    ),
    "shishakli": Picture(
        "noon",
        (
            Sky(280), Sun(60, 60, 26), MakerHooks(120, 130, 280, 32),
            Bust(120, 146, 140, Visage("dark", "spice", "coal", "cropped", dress="stillsuit", cloth="dune", half=32,
                    jaw=25, chin=10, brow=0.6, turn=-0.5, marks=("plug", "earring"))),
        ),
        focus=136, span=165,
    ),
    "southern_elders": Picture(
        "dusk",
        (
            Sky(300), Moon(196, 52, 18), Range(262, 60, seed=11),
            Bust(52, 136, 96, Visage("brown", "spice", wear="hood", stuff="chestnut", cloth="chestnut", age=4,
                    turn=0.4)),
            Bust(190, 140, 96, Visage("olive", "spice", wear="hood", stuff="blue", cloth="blue", age=4, turn=-0.4)),
            Bust(120, 154, 118, Visage("olive", "spice", wear="cowl", stuff="violet", cloth="violet", age=4)),
        ),
        focus=136, span=165,
    ),
    "stilgar_the_devoted": Picture(
        "dawn",
        (
            Sky(280), Halo(120, 126, 92), Sun(120, 126, 66), Ground(262), Range(264, 30, seed=3),
            Bust(120, 142, 140, Visage("brown", "spice", beard="full", wear="stillhood", stuff="dune",
                    dress="stillsuit", cloth="umber", age=3, lids=0.55, turn=0.6), -4),
        ),
        focus=136, span=165,
    ),
    "truthtrance": Picture(
        "space",
        (
            Sky(300), Stars(90, 300), Echo(120, 130, 9, 66, 16, colour=CLOTH[2]), Echo(120, 130, 6, 74, 24),
            Bust(120, 140, 140, Visage("pale", "blind", wear="headdress", stuff="ink", cloth="ink", age=2, half=31,
                    jaw=23, marks=("diamond",))),
        ),
        focus=132, span=175,
    ),
}  # fmt: skip
