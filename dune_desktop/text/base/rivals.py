"""English names of House Hagal and the Rivals of the base game, and what modes, levels and variants are, in a sentence.

A Hagal card that has no name here is called like the space that it sends an Agent to, a Rival like the Leader.
"""

from typing import Final

from dune_desktop.text.base.names import NAMES
from dune_desktop.text.contexts import Hagal, Leader, LevelText, ModeText, VariantText

HAGAL: Final = {
    "harvest_spice": Hagal.tr("Harvest Spice"),
    "arrakeen_1p": NAMES["space"]["arrakeen"],
    "arrakeen_2p": NAMES["space"]["arrakeen"],
    "reshuffle": Hagal.tr("Reshuffle"),
}
RIVALS: Final = {"house_hagal": Leader.tr("House Hagal")}

MODES: Final = {
    "solo": ModeText.tr("You play against two Rivals, led by the House Hagal cards."),
    "two": ModeText.tr("House Hagal takes part as a third player who fights and stands in the way."),
}
LEVELS: Final = {
    "mercenary": LevelText.tr(
        "You begin with 1 more Solari and 1 more spice, the Rivals without troops in their garrisons;"
        " they get their Swordmasters in round 5."
    ),
    "sardaukar": LevelText.tr(
        "The Mentat costs you 5 Solari; each Rival begins with an Intrigue card and gets its Swordmaster in round 4."
    ),
    "mentat": LevelText.tr(
        "As Sardaukar, but the Swordmasters of the Rivals come in round 3, and Expert Deployment applies."
    ),
    "kwisatz_haderach": LevelText.tr("As Mentat, and you can never gain a Swordmaster."),
}
VARIANTS: Final = {
    "expert_deployment": VariantText.tr(
        "In a Conflict I or II a Rival deploys no troops while its strength is at least 4 higher than any "
        "other player's."
    )
}
