"""What the components of Base show, by kind. Begin with ``board``; ``plots`` are still life in rooms of a court."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.pictures.base.board import SPACES
from dune_desktop.scene.art.pictures.base.cards import CARDS_OF_BASE
from dune_desktop.scene.art.pictures.base.conflicts import CONFLICTS
from dune_desktop.scene.art.pictures.base.courts import COURTS
from dune_desktop.scene.art.pictures.base.fights import FIGHTS
from dune_desktop.scene.art.pictures.base.plots import PLOTS

PICTURES: Final = {
    "card": CARDS_OF_BASE,
    "intrigue": PLOTS | FIGHTS,
    "conflict": CONFLICTS,
    "space": SPACES | COURTS,
}
