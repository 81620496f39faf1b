"""How else people call things of Immortality (``text/game/terms.py``)."""

from typing import Final

from dune_desktop.text.contexts import Term
from dune_desktop.text.translating import Text

TERMS: Final[tuple[Text, ...]] = (
    Term.tr("Graft, grafted, two cards together"),
    Term.tr("specimen, Axolotl tanks, jar"),
    Term.tr("research, research track, science"),
    Term.tr("genetic marker, gene, helix"),
    Term.tr("Tleilaxu, Tleilaxu track, beetle"),
    Term.tr("Family Atomics, bomb, nuke"),
)
