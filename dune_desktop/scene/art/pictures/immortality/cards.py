"""All cards of Immortality that have a picture: those of the Imperium, and what is grown for specimens."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.pictures.immortality.arts import ARTS
from dune_desktop.scene.art.pictures.immortality.bodies import BODIES
from dune_desktop.scene.art.pictures.immortality.dancers import DANCERS
from dune_desktop.scene.art.pictures.immortality.deeds import DEEDS_OF_IMMORTALITY
from dune_desktop.scene.art.pictures.immortality.deeds_i_o import DEEDS_FROM_I_TO_O
from dune_desktop.scene.art.pictures.immortality.deeds_o_t import DEEDS_FROM_O_TO_T
from dune_desktop.scene.art.pictures.immortality.faces import FACES_OF_IMMORTALITY

CARDS_OF_IMMORTALITY: Final[dict[str, Picture]] = {
    **FACES_OF_IMMORTALITY,
    **DEEDS_OF_IMMORTALITY,
    **DEEDS_FROM_I_TO_O,
    **DEEDS_FROM_O_TO_T,
    **DANCERS,
    **BODIES,
    **ARTS,
}
