"""All cards of Rise of Ix that have a picture: who is seen close up, and what is done."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.pictures.ix.deeds import DEEDS_OF_IX
from dune_desktop.scene.art.pictures.ix.deeds_l_w import MORE_DEEDS_OF_IX
from dune_desktop.scene.art.pictures.ix.faces import FACES_OF_IX
from dune_desktop.scene.art.pictures.ix.faces_l_t import MORE_FACES_OF_IX

CARDS_OF_IX: Final[dict[str, Picture]] = {
    **FACES_OF_IX,
    **MORE_FACES_OF_IX,
    **DEEDS_OF_IX,
    **MORE_DEEDS_OF_IX,
}
