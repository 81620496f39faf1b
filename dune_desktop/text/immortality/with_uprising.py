"""Immortality on the board of Uprising: its rules, and those of the Rivals there."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.contexts import Rule, RuleSection, Ruling
from dune_desktop.text.immortality.rulings import RULINGS as IMMORTALITY
from dune_desktop.text.room import Ruled
from dune_desktop.text.translating import Text

RULES: Final[dict[str, Text]] = {
    "I13": RuleSection.tr("Immortality with Uprising"),
    "I13.1": Rule.tr("The tile lies on this Research Station, too: no troops; posts and contracts stay."),
    "I13.2": Rule.tr("Experimentation joins the starting decks of Uprising alike."),
    "I13.3": Rule.tr("What says troops leaves sandworms out; to play Combat cards, any unit will do."),
    "I13.4": Rule.tr("For Spies and contracts a grafted pair is one card; the Spy icon may be on either."),
    "I13.5": Rule.tr("For Tleilaxu Infiltrator no Spy is needed, but one may help; your own Agents still block."),
    "I13.6": Rule.tr("Ghola copies limits of a box, too; a copied Steersman needs one more Agent to recall."),
    "I13.7": Rule.tr("The Reverend Mother never repeats the Research Station; with a pair, too, once in a turn."),
    "I13.8": Rule.tr("Three or four people change nothing else; six do not play with Immortality."),
}
RIVALS: Final[dict[str, Text]] = {
    "I13.9": Rule.tr("Solo: a Research Station leaves the Hagal deck, the four new cards join: three cards more."),
    "I13.10": Rule.tr("Carthag here: no space and no troop, but the rest is done; then another card is turned up."),
    "I13.11": Rule.tr("The new Research Station moves the Rival's token two steps; the other one gives two troops."),
    "I13.12": Rule.tr("With two people no Hagal card changes, and the Rival leaves the Bene Tleilax board alone."),
}

#: Of House Hagal on the board of the base game.
REPLACED: Final = dict.fromkeys(("I11.1", "I11.2", "I12"), "")

RULINGS: Final[dict[str, Ruled]] = {
    "research_station": {
        Ruling.tr("The tile takes the place of the troops and cards; cost, icon, posts and contracts stay."): "I13.1"
    },
    "tleilaxu_infiltrator": {
        **IMMORTALITY["tleilaxu_infiltrator"],
        Ruling.tr("It needs no Spy, and works along with one."): "I13.5",
    },
}
