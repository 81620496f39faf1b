"""What the components of the CHOAM module show. Begin with ``contracts``."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.pictures.choam.cards import CHOAM
from dune_desktop.scene.art.pictures.choam.contracts import CONTRACTS
from dune_desktop.scene.art.pictures.choam.intrigue import INTRIGUE_OF_CHOAM

PICTURES: Final = {"card": CHOAM, "intrigue": INTRIGUE_OF_CHOAM, "contract": CONTRACTS}
