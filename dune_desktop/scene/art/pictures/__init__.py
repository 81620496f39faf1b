"""What each component shows, by kind and id. Begin with ``of``; a folder for each product has its declarations.

A test asks that no component lacks a picture of its own.
"""

from __future__ import annotations

from itertools import chain
from typing import Final

from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.pictures.base.board import SPACES
from dune_desktop.scene.art.pictures.base.cards import CARDS_OF_BASE
from dune_desktop.scene.art.pictures.base.conflicts import CONFLICTS
from dune_desktop.scene.art.pictures.base.courts import COURTS
from dune_desktop.scene.art.pictures.base.fights import FIGHTS
from dune_desktop.scene.art.pictures.base.plots import PLOTS
from dune_desktop.scene.art.pictures.choam import CHOAM
from dune_desktop.scene.art.pictures.choam_intrigue import INTRIGUE_OF_CHOAM
from dune_desktop.scene.art.pictures.contracts import CONTRACTS
from dune_desktop.scene.art.pictures.rivals import HAGAL
from dune_desktop.scene.art.pictures.uprising.board import SPACES_OF_UPRISING
from dune_desktop.scene.art.pictures.uprising.cards import CARDS_OF_UPRISING
from dune_desktop.scene.art.pictures.uprising.conflicts import CONFLICTS_OF_UPRISING
from dune_desktop.scene.art.pictures.uprising.courts import COURTS_OF_UPRISING
from dune_desktop.scene.art.pictures.uprising.fights import FIGHTS_OF_UPRISING
from dune_desktop.scene.art.pictures.uprising.objectives import OBJECTIVES
from dune_desktop.scene.art.pictures.uprising.plots import PLOTS_OF_UPRISING
from dune_desktop.scene.art.pictures.uprising.starters import RESERVE_OF_UPRISING
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Dunes
from dune_desktop.scene.art.sky import Sky, Sun

#: By id, the pictures of one kind: each module of a product brings some.
Pictures = dict[str, Picture]
#: By kind (``card``, ``intrigue``, ``conflict``, ``space``, ``contract``, ``objective``, ``hagal``), from all products.
_SOURCES: Final[dict[str, tuple[Pictures, ...]]] = {
    "card": (CARDS_OF_BASE, CARDS_OF_UPRISING, CHOAM),
    "intrigue": (PLOTS, FIGHTS, PLOTS_OF_UPRISING, FIGHTS_OF_UPRISING, INTRIGUE_OF_CHOAM),
    "conflict": (CONFLICTS, CONFLICTS_OF_UPRISING),
    "space": (SPACES, COURTS, SPACES_OF_UPRISING, COURTS_OF_UPRISING),
    "contract": (CONTRACTS,),
    "objective": (OBJECTIVES,),
    "hagal": (HAGAL,),
}
PICTURES: Final[dict[str, Pictures]] = {
    kind: dict(chain.from_iterable(source.items() for source in sources)) for kind, sources in _SOURCES.items()
}


#: Of what declares none, as a product that says nothing of itself: nobody, and the sun over dunes.
PLAIN: Final = Picture("dusk", (Sky(), Sun(70, 168), Range(204, 30), Dunes(204)), focus=190, span=160)
#: Where two products print one id, an edition of both qualifies that of this one: ``siege_of_arrakeen_base``.
_EARLIER: Final = "_base"


def of(kind: str, identity: str) -> Picture | None:
    """The picture of a component."""
    named = PICTURES.get(kind, {})
    return named.get(identity, named.get(identity.removesuffix(_EARLIER)))
