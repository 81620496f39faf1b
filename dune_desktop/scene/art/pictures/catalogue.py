"""What each component shows, by kind and id. Begin with ``of``."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.pictures import base, choam, immortality, ix, uprising
from dune_desktop.scene.art.rock import Range
from dune_desktop.scene.art.sand import Dunes
from dune_desktop.scene.art.sky import Sky, Sun

#: A line for each product; what two print alike looks alike.
_PRODUCTS: Final[tuple[dict[str, dict[str, Picture]], ...]] = (
    base.PICTURES,
    uprising.PICTURES,
    choam.PICTURES,
    ix.PICTURES,
    immortality.PICTURES,
)
_KINDS: Final = ("card", "intrigue", "conflict", "space", "contract", "objective", "hagal")
#: By kind and id.
PICTURES: Final = {
    kind: {name: picture for product in _PRODUCTS for name, picture in product.get(kind, {}).items()} for kind in _KINDS
}
#: Of what declares none, as a product that says nothing of itself: nobody, and the sun over dunes.
PLAIN: Final = Picture("dusk", (Sky(), Sun(70, 168), Range(204, 30), Dunes(204)), focus=190, span=160)
#: Where two products print one id, an edition of both qualifies that of this one: ``siege_of_arrakeen_base``.
_EARLIER: Final = "_base"


def of(kind: str, identity: str, product: str = "") -> Picture | None:
    """The picture of a component; a tile that a product lays over it has one with the name of that product."""
    named = PICTURES.get(kind, {})
    names = (f"{identity}_{product}", identity, identity.removesuffix(_EARLIER))
    return next((named[name] for name in names if name in named), None)
