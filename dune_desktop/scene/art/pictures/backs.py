"""The backs of cards: brass on lacquer, round an emblem for each deck."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.lights import CRIMSON, EBONY, INDIGO, IVORY, VIOLET, WOOD
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.still.arms import Dagger, Helmet, Sabre
from dune_desktop.scene.art.still.emblems import Border, Lacquer, Laurel, Vista
from dune_desktop.scene.art.still.things import GamePiece, Mask

_HIGH: Final = 300.0

BACKS: Final[dict[str, Picture]] = {
    "deck": Picture("dusk", (Lacquer(INDIGO, 150, 86), Vista(120, 150, 72), Border()), span=_HIGH),
    "intrigue": Picture(
        "court",
        (
            Lacquer(VIOLET, 150, 86, 40), Dagger(120, 154, 150, turn=180, broad=0.8, mirrored=True),
            Mask(120, 148, 112), Border(),
        ),
        span=_HIGH,
    ),
    "conflict": Picture(
        "storm",
        (
            Lacquer(CRIMSON, 150, 86, 24), Sabre(120, 160, 168, turn=42),
            Sabre(120, 160, 168, turn=-42, mirrored=True),
            Helmet(120, 186, 84), Border(),
        ),
        span=_HIGH,
    ),
    "hagal": Picture(
        "court",
        (
            Lacquer((WOOD[1], EBONY[1], EBONY[2]), 150, 86, 16), Laurel(120, 152, 128),
            GamePiece(120, 198, 92, kind="queen", tones=IVORY),
            Border(),
        ),
        span=_HIGH,
    ),
}  # fmt: skip
