"""What the components of Immortality show, by kind. Begin with ``faces``.

Cards of the Tleilaxu are in ``dancers``, ``bodies`` and ``arts``.
"""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.pictures.immortality.board import HAGAL_OF_IMMORTALITY, SPACES_OF_IMMORTALITY
from dune_desktop.scene.art.pictures.immortality.cards import CARDS_OF_IMMORTALITY
from dune_desktop.scene.art.pictures.immortality.fights import FIGHTS_OF_IMMORTALITY
from dune_desktop.scene.art.pictures.immortality.plots import PLOTS_OF_IMMORTALITY

PICTURES: Final = {
    "card": CARDS_OF_IMMORTALITY,
    "intrigue": PLOTS_OF_IMMORTALITY | FIGHTS_OF_IMMORTALITY,
    "space": SPACES_OF_IMMORTALITY,
    "hagal": HAGAL_OF_IMMORTALITY,
}
