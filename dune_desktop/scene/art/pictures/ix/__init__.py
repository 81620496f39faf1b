"""What the components of Rise of Ix show, by kind. Begin with ``board``; ``tech`` has the machines of its tiles."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.pictures.ix.board import SPACES_OF_IX
from dune_desktop.scene.art.pictures.ix.cards import CARDS_OF_IX
from dune_desktop.scene.art.pictures.ix.conflicts import CONFLICTS_OF_IX
from dune_desktop.scene.art.pictures.ix.contracts import CONTRACTS_OF_IX
from dune_desktop.scene.art.pictures.ix.fights import FIGHTS_OF_IX
from dune_desktop.scene.art.pictures.ix.plots import PLOTS_OF_IX
from dune_desktop.scene.art.pictures.ix.tech import TECH

PICTURES: Final = {
    "card": CARDS_OF_IX | TECH,
    "intrigue": PLOTS_OF_IX | FIGHTS_OF_IX,
    "conflict": CONFLICTS_OF_IX,
    "space": SPACES_OF_IX,
    "contract": CONTRACTS_OF_IX,
}
