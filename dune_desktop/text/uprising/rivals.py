"""English names of the Hagal cards and Rivals of Uprising, and what modes, levels and variants are, in a sentence."""

from typing import Final

from dune_desktop.text.base import names, rivals
from dune_desktop.text.contexts import Hagal, LevelText, ModeText, VariantText
from dune_desktop.text.uprising.names import NAMES

HAGAL: Final = {
    "place_spy_spice_trade": Hagal.tr("Place Spy"),
    "place_spy_city": Hagal.tr("Place Spy"),
    "place_spy_landsraad": Hagal.tr("Place Spy"),
    "deliver_supplies_heighliner": Hagal.tr("Deliver Supplies / Heighliner"),
    "gather_support_1": NAMES["space"]["gather_support"],
    "gather_support_2": NAMES["space"]["gather_support"],
    "accept_contract_shipping_1": Hagal.tr("Accept Contract / Shipping"),
    "accept_contract_shipping_2": Hagal.tr("Accept Contract / Shipping"),
    "hagga_basin_imperial_basin": Hagal.tr("Hagga Basin / Imperial Basin"),
    "reshuffle": rivals.HAGAL["reshuffle"],
}
#: Those that are no Leaders of Uprising.
RIVALS: Final = {leader: names.NAMES["leader"][leader] for leader in ("baron_vladimir_harkonnen", "glossu_rabban")}

MODES: Final = {
    "solo": rivals.MODES["solo"],
    "two": ModeText.tr("Two players against each other and a Rival, led by the House Hagal cards."),
}
LEVELS: Final = {
    "mercenary": LevelText.tr("You begin with an Intrigue card, the Rivals without troops in their garrisons."),
    "sardaukar": LevelText.tr("The usual setup, for you and the Rivals."),
    "mentat": LevelText.tr("As Sardaukar, with Smart Politics, Brutal Escalation and Expert Deployment."),
    "kwisatz_haderach": rivals.LEVELS["kwisatz_haderach"],
}
VARIANTS: Final = {
    "smart_politics": VariantText.tr(
        "A Rival skips Faction board spaces without a cost where its Alliance is safe or where it is far behind."
    ),
    "brutal_escalation": VariantText.tr(
        "In a Conflict III, two House Hagal cards make up the combat bonus of a Rival."
    ),
    "expert_deployment": VariantText.tr(
        "In a Conflict I or II a Rival deploys no troops while it has at least 3 more units than any other player."
    ),
    "row_dice": VariantText.tr("After each of your Reveal turns, two dice remove cards from the Imperium Row."),
}
