"""All cards of Uprising that have a picture: each module shows them from another side."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.pictures.uprising.cards_a_l import CARDS_A_L
from dune_desktop.scene.art.pictures.uprising.cards_m_z import CARDS_M_Z
from dune_desktop.scene.art.pictures.uprising.deeds import DEEDS
from dune_desktop.scene.art.pictures.uprising.faces import FACES
from dune_desktop.scene.art.pictures.uprising.starters import RESERVE_OF_UPRISING

CARDS_OF_UPRISING: Final[dict[str, Picture]] = {
    **RESERVE_OF_UPRISING,
    **CARDS_A_L,
    **CARDS_M_Z,
    **FACES,
    **DEEDS,
}
