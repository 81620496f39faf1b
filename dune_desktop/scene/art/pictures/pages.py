"""What the pages beside the table show: the desert of the first screen, and a calm one behind all sheets."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from dune_desktop.scene.art.air import Dust, Haze
from dune_desktop.scene.art.city import Arrakeen, Halo
from dune_desktop.scene.art.craft.space import Convoy, Heighliner
from dune_desktop.scene.art.people import Cloaked, Shadow
from dune_desktop.scene.art.picture import Picture, PicturePart
from dune_desktop.scene.art.rock import Butte, Range
from dune_desktop.scene.art.sand import CastShadow, Dune, Dunes, Ground, Ridge, Ripples, Steps
from dune_desktop.scene.art.sky import Aura, Moon, Sky, Stars, Streaks, Sun
from dune_desktop.scene.art.worm import Worm

#: What a large moon shines with over the desert.
_PALE: Final = QColor("#f8e4b8")
_FAR: Final[tuple[PicturePart, ...]] = (
    Range(188, 24, distance=0.62, seed=3),
    Butte(330, 190, 60, 38, 0.45, 5),
    Butte(118, 188, 54, 24, 0.5, 8),
    Haze(184, 34, 0.6),
    Ground(187, 0.5),
)
_SAND: Final[tuple[PicturePart, ...]] = (
    Haze(191, 13, 0.85),
    Dune(36, 196, 200, 8, 0.6),
    Dune(-130, 197, 210, 9, 0.6),
    Dune(374, 197, 190, 9, 0.6),
    Dune(222, 198, 190, 11, 0.6),
    Dune(-40, 201, 220, 11, 0.45),
    Dune(120, 204, 200, 11, 0.45),
    Dune(400, 206, 220, 12, 0.45),
    Dune(300, 204, 190, 15, 0.4),
    Dune(20, 206, 240, 18, 0.4),
    Dune(150, 216, 210, 17, 0.3),
    Dune(-110, 222, 250, 24, 0.28),
    Dune(330, 226, 230, 24, 0.2),
    Dune(90, 240, 260, 24, 0.12),
)
_NEAR: Final[tuple[PicturePart, ...]] = (
    Dune(256, 262, 300, 36, 0.0),
    Dune(-60, 274, 330, 46, 0.0),
    Ripples(256, 300, 16, 0.16, 3),
)
#: A ship before the moon lets others down to the city; a worm looks at who stands on the dune.
_MEETING: Final[tuple[PicturePart, ...]] = (
    Heighliner(258, 76, 78, -14),
    Convoy((272, 84), (212, 158), 8, 5, 14),
    *_FAR,
    Arrakeen(214, 191, 74, 0.2),
    *_SAND,
    CastShadow(232, 196, 52, 92, 0.3),
    Dust(292, 238, 150, 40, 0.1, 5),
    Worm(((272, 250), (266, 170), (300, 150), (330, 198)), 26, 15),
    *_NEAR,
    Dust(280, 240, 104, 22, 0.6, 3),
    Ridge(((-260, 330), (-60, 296), (40, 246), (104, 222), (170, 246), (300, 292), (500, 310)), (104, 222), (112, 330)),
    Steps((20, 292), (60, 250), (100, 224), 20, 1.5),
    Shadow(105, 224, 42, 1.7, 0.4),
    Cloaked(104, 225, 44, "ink", 0.8, staff=True),
)


def _air(stars: int) -> tuple[PicturePart, ...]:
    return (
        Sky(186),
        Stars(stars, 130, 7),
        Aura(236, 104, 56),
        Halo(236, 104, 74, 72, 0.4),
        Moon(236, 104, 56, _PALE),
        Moon(138, 52, 9, _PALE),
        Streaks(60, 150, 22, 6, 1),
        Streaks(110, 172, 9, 4),
    )


#: By theme: the desert of the first screen, and the same without anybody, behind sheets.
START: Final = {
    "dusk": Picture("dusk", (*_air(300), *_MEETING), span=300),
    "light": Picture("noon", (*_air(0), *_MEETING), span=300),
}
CALM: Final = {
    "dusk": Picture("dusk", (*_air(300), *_FAR, *_SAND, *_NEAR), span=300),
    "light": Picture("noon", (*_air(0), *_FAR, *_SAND, *_NEAR), span=300),
}

#: By edition: what lies behind the leaders of a saved game.
_LANDS: Final[dict[str, tuple[PicturePart, ...]]] = {
    "base": (
        Range(188, 34, distance=0.62, seed=3),
        Haze(184, 34, 0.6),
        Ground(187, 0.5),
        Arrakeen(150, 192, 110, 0.15),
        Dunes(190, 236, 3, 12, 3, 0.5),
    ),
    "uprising": (
        Range(188, 26, distance=0.62, seed=9),
        Haze(184, 34, 0.6),
        Ground(187, 0.5),
        Dunes(186, 210, 2, 12, 5, 0.6),
        Worm(((172, 250), (166, 150), (136, 78), (82, 118)), 42, 25),
        Dust(170, 216, 110, 34, 0.9),
        Dunes(204, 246, 2, 16, 3, 0.3),
    ),
    "blend": (
        Heighliner(150, 112, 108, -12),
        Convoy((156, 122), (96, 176), 6, 5, 12),
        Range(188, 34, distance=0.62, seed=6),
        Haze(184, 34, 0.6),
        Ground(187, 0.5),
        Dunes(190, 236, 3, 12, 7, 0.5),
    ),
}
#: The day goes by as a game does; the sun of its end is that of a victory.
_DAY: Final = ("dawn", "noon", "dusk", "night")
_END: Final = "spice"


def land(edition: str, past: float) -> Picture:
    """What a game is played over, in the light of how much of it is past; 1 is its end."""
    light = _END if past >= 1 else _DAY[int(past * len(_DAY))]
    stars = (Stars(120, 130, 7),) if light == "night" else ()
    air = (Sky(186), *stars, Sun(60, 136, 30, 1), Halo(60, 136, 40, 60, 0.5), Streaks(60, 150, 12, 6, 1))
    return Picture(light, (*air, *_LANDS.get(edition, _SAND)), focus=150, span=130)
