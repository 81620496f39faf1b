"""How else people call things of Rise of Ix (``text/game/terms.py``)."""

from typing import Final

from dune_desktop.text.contexts import Term
from dune_desktop.text.translating import Text

TERMS: Final[tuple[Text, ...]] = (
    Term.tr("Tech tile, tech, technology"),
    Term.tr("dreadnought, ship, spaceship, warship"),
    Term.tr("Freighter, Shipping track, ship, cargo"),
    Term.tr("Negotiator, diplomat"),
    Term.tr("Unload, discarded card"),
)
