"""What lies over the Research Station, and the cards of House Hagal that send no agent: what is taken from the Row."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.air import Fire, Smoke
from dune_desktop.scene.art.city import Carthag
from dune_desktop.scene.art.figures import Person
from dune_desktop.scene.art.lab.creatures import Scarab
from dune_desktop.scene.art.lab.instruments import Microscope
from dune_desktop.scene.art.lab.organs import Embryo
from dune_desktop.scene.art.lab.vats import Hoses, Vat
from dune_desktop.scene.art.lights import AMNION, CRIMSON, EBONY, SLATE, TEAL
from dune_desktop.scene.art.picture import Picture, PicturePart
from dune_desktop.scene.art.rock import Cave, Range
from dune_desktop.scene.art.sand import Dune, Ground
from dune_desktop.scene.art.sky import Sky, Streaks
from dune_desktop.scene.art.still.emblems import Lacquer
from dune_desktop.scene.art.still.furniture import TableTop
from dune_desktop.scene.art.still.halls import Floor, Gleam, RoomWall
from dune_desktop.scene.art.still.tricks import CardFan

#: By the name of the space and the product whose tile lies there.
SPACES_OF_IMMORTALITY: Final[dict[str, Picture]] = {
    "research_station_immortality": Picture(
        "tanks",
        (
            RoomWall(TEAL, 160, 140, 220), Gleam(164, 150, 150, 0.9, AMNION), Floor(238, 164, 170, SLATE),
            Hoses(((128, 70), (152, 70), (206, 70), (230, 70))), Vat(140, 262, 196, inside=Embryo(0, -100, 62)),
            Vat(218, 262, 196, inside=Embryo(0, -100, 62, mirrored=True), seed=4),
            Person(92, 278, 120, "offer", 1, "linen", "robe", "bare", "ashen", glow="silver"),
            Cave(160, 14, 244, 300, 5), TableTop(282, 330, EBONY), Microscope(188, 292, 76, mirrored=True),
        ),
        middle=0, focus=156, span=164,
    ),
}  # fmt: skip


def _fort(x: float) -> tuple[PicturePart, ...]:
    return (
        Sky(224), Streaks(40, 150, 8, 3), Smoke(x - 90, 226, 170, 26, 0.6), Smoke(x + 80, 226, 150, 22, 0.6, 4),
        Range(226, 34, seed=4), Ground(222), Carthag(x, 244, 200), Dune(60, 320, 420, 40),
    )  # fmt: skip


HAGAL_OF_IMMORTALITY: Final[dict[str, Picture]] = {
    "carthag_immortality_left": Picture(
        "spice",
        (*_fort(186), CardFan(40, 300, 150, count=1, tones=TEAL), Fire(40, 282, 52)),
        focus=180, span=220,
    ),
    "carthag_immortality_right": Picture(
        "night",
        (*_fort(54), CardFan(200, 300, 150, count=1, tones=TEAL), Fire(200, 282, 52)),
        focus=180, span=220,
    ),
    "carthag_immortality_plain": Picture(
        "storm",
        (Lacquer(CRIMSON, 150, 112), Scarab(120, 150, 124)),
        focus=150, span=200,
    ),
}  # fmt: skip
