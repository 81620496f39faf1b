"""How else people call things of Uprising and of its contracts (``text/game/terms.py``)."""

from typing import Final

from dune_desktop.text.contexts import Term
from dune_desktop.text.translating import Text

TERMS: Final[tuple[Text, ...]] = (
    Term.tr("Spy, cone, scout"),
    Term.tr("observation post, post, spot"),
    Term.tr("Infiltrate, sneak in"),
    Term.tr("Gather Intelligence, draw with a Spy"),
    Term.tr("sandworm, worm, Shai-Hulud"),
    Term.tr("Maker hooks, hooks"),
    Term.tr("Shield Wall, wall, explode, blow up, bomb"),
    Term.tr("battle icon, pair, match"),
    Term.tr("contract, quest, mission, CHOAM"),
)
