"""What the components of Uprising show, by kind. Begin with ``board``; ``plots`` are still life at a court."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.pictures.uprising.board import SPACES_OF_UPRISING
from dune_desktop.scene.art.pictures.uprising.cards import CARDS_OF_UPRISING
from dune_desktop.scene.art.pictures.uprising.conflicts import CONFLICTS_OF_UPRISING
from dune_desktop.scene.art.pictures.uprising.courts import COURTS_OF_UPRISING
from dune_desktop.scene.art.pictures.uprising.fights import FIGHTS_OF_UPRISING
from dune_desktop.scene.art.pictures.uprising.objectives import OBJECTIVES
from dune_desktop.scene.art.pictures.uprising.plots import PLOTS_OF_UPRISING
from dune_desktop.scene.art.pictures.uprising.rivals import HAGAL

PICTURES: Final = {
    "card": CARDS_OF_UPRISING,
    "intrigue": PLOTS_OF_UPRISING | FIGHTS_OF_UPRISING,
    "conflict": CONFLICTS_OF_UPRISING,
    "space": SPACES_OF_UPRISING | COURTS_OF_UPRISING,
    "objective": OBJECTIVES,
    "hagal": HAGAL,
}
