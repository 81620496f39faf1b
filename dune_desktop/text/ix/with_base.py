"""Rise of Ix on the board of the base game: House Hagal, and what its spaces take the place of."""

from typing import Final

from dune_desktop.text.contexts import Rule, RuleSection
from dune_desktop.text.translating import Text

RULES: Final[dict[str, Text]] = {
    "X10": RuleSection.tr("Rise of Ix: House Hagal"),
    "X10.1": Rule.tr("The Hagal cards of Rally Troops and Hall of Oratory are taken out."),
    "X10.2": Rule.tr("Of the new Hagal cards, seven join for one person and five for two."),
    "X10.3": Rule.tr("Of two spaces on a card its Guild Influence decides which one counts, even if that is occupied."),
    "X10.4": Rule.tr("Interstellar Shipping asks for 2 Influence of Rivals as well."),
    "X10.5": Rule.tr("With both dreadnoughts commissioned, the Dreadnought card is skipped."),
    "X10.6": Rule.tr(
        "A Rival recalls its Freighter from the second space, always for Dividends; lowest Influence grows."
    ),
    "X10.7": Rule.tr("Rivals of a solo game get 1 Solari from Dividends of others; with two people none."),
    "X10.8": Rule.tr("Rivals deploy dreadnoughts first; those of the garrison count towards the two."),
    "X10.9": Rule.tr("Theirs cover others' markers first; then Imperial Basin, Arrakeen, Carthag."),
    "X10.10": Rule.tr("Rhombur and Hundro can be Rivals; of the others none."),
    "X10.11": Rule.tr("In solo games Rivals take the troops that Conflicts reward."),
    "X10.12": Rule.tr("They acquire marked tiles only; with none in sight, the largest stack is trashed from."),
    "X10.13": Rule.tr("Their 7 spice become a point in a Conflict III only."),
    "X10.14": Rule.tr("They take the dearest marked tile that they can pay for; of several the topmost."),
    "X10.15": Rule.tr("Tech Negotiation: a tile for 1 less, or if they can pay for none, a Negotiator."),
    "X10.16": Rule.tr("Tiles work for Rivals, too; a few are used in a way of their own."),
    "X10.17": Rule.tr("House Hagal as the third of two players takes no tiles."),
    "X10.18": Rule.tr("Expert Deployment compares strength, and holds back troops but no dreadnoughts."),
    "X10.19": Rule.tr("Solo variants: dice for the Row, and Brutal Escalation in a Conflict III."),
    "X10.20": Rule.tr("A dreadnought alone earns a Rival the combat bonus."),
}

#: Of the spaces that are covered, and of a House Hagal without dreadnoughts.
REPLACED: Final = dict.fromkeys(("R13.12", "R25.4"), "") | {
    "R17.4": "X5.8",
    "R25.3": "X5.8",
    "B1.4": "X10.8",
    "B1.6": "X10.20",
}
