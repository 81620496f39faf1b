"""Whoever has won, larger than life before the sun, between cloths with crest and mark; those who cheer stand below."""

from __future__ import annotations

from random import Random
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from dune_desktop.scene.art.air import Vignette
from dune_desktop.scene.art.canvas import ALL, HIGH, Canvas
from dune_desktop.scene.art.city import Halo
from dune_desktop.scene.art.cloth import Banner, Crest, Flag
from dune_desktop.scene.art.lights import SPICE
from dune_desktop.scene.art.people import Host
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.portraits.portrait import draw_figure
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Ground
from dune_desktop.scene.art.sky import Rays, Sky, Sun
from dune_desktop.scene.glyphs.piece_pictures import draw_mark

#: The middle of the sun; the plate with the ranks stands right of it.
_SUN: Final = (46.0, 124.0)
#: The cloth of each seat.
_STUFFS: Final = {"red": "crimson", "blue": "blue", "green": "teal", "yellow": "saffron"}
_CRESTS: Final = {
    "paul_atreides": "hawk",
    "duke_leto_atreides": "hawk",
    "gurney_halleck": "hawk",
    "lady_jessica": "hawk",
    "muad_dib": "hawk",
    "baron_vladimir_harkonnen": "ox",
    "glossu_rabban": "ox",
    "feyd_rautha_harkonnen": "ox",
    "helena_richese": "gear",
    "count_ilban_richese": "gear",
    "countess_ariana_thorvald": "pine",
    "earl_memnon_thorvald": "pine",
    "shaddam_corrino_iv": "crown",
    "princess_irulan": "crown",
    "lady_margot_fenring": "eye",
    "lady_amber_metulli": "plume",
    "staban_tuek": "compass",
}
#: Who has no house known to heralds.
_NO_HOUSE: Final = "fan"


@frozen
class _Winner:
    """Looks at us, out of the light."""

    leader: str

    def paint(self, canvas: Canvas) -> None:
        x, _ = _SUN
        draw_figure(canvas.painter, self.leader, QRectF(x - 108, 34, 216, 216))


@frozen
class _Marks:
    """The mark of the seat on both cloths."""

    colour: str
    places: tuple[float, float]

    def paint(self, canvas: Canvas) -> None:
        for x in self.places:
            draw_mark(canvas.painter, self.colour, QRectF(x - 7, 126, 14, 14))


@frozen
class _Confetti:
    """Flakes of spice and brass in the air."""

    count: int = 110
    seed: int = 9

    def paint(self, canvas: Canvas) -> None:
        chance, painter = Random(self.seed), canvas.painter
        for _ in range(self.count):
            painter.save()
            painter.translate(chance.uniform(ALL.left(), ALL.right()), chance.uniform(0, HIGH * 0.8))
            painter.rotate(chance.uniform(0, 180))
            painter.setOpacity(chance.uniform(0.4, 1))
            size = chance.uniform(0.7, 1.6)
            painter.fillRect(QRectF(-size, -size / 2, 2 * size, size), chance.choice(SPICE))
            painter.restore()


def victory(leader: str, colour: str) -> Picture:
    """The picture of a victory; ``leader`` may be nobody that the heralds know."""
    (x, y), stuff, crest = _SUN, _STUFFS[colour], _CRESTS.get(leader, _NO_HOUSE)
    left, right = x - 104, x + 104
    return Picture(
        "spice",
        (
            Sky(240),
            Rays(x, y, 40, 0.1),
            Sun(x, y, 88, 0),
            Halo(x, y, 97, 90, 0.7),
            Range(240, 34, distance=0.4, seed=4),
            Ground(238, 0.4),
            _Winner(leader),
            *(Banner(at, 44, 38, 124, stuff) for at in (left, right)),
            *(Crest(crest, at, 96, 30, "ink") for at in (left, right)),
            _Marks(colour, (left, right)),
            Host(ALL.left(), ALL.right(), 266, 36, 90, "cloaks", "wine", 3, 2, 0.1, 0.3),
            *(Flag(at, 274, 58, 22, stuff) for at in (-128, -44, 118, 236)),
            Host(ALL.left(), ALL.right(), 304, 58, 60, "cloaks", "coal", 4, 1, 0, 0.2),
            Host(ALL.left(), ALL.right(), 322, 68, 40, "cloaks", "ink", 5, 1, 0, 0.1),
            _Confetti(),
            Vignette(0.5),
        ),
        span=HIGH,
    )


def draw_victory(painter: QPainter, rect: QRectF, leader: str, colour: str) -> None:
    victory(leader, colour).paint(painter, rect)
