"""English names of everything that the CHOAM module brings, for the translators."""

from typing import Final

from dune_desktop.text.contexts import Ability, Card, Editions, Intrigue, Leader
from dune_desktop.text.translating import TextTable
from dune_desktop.text.uprising import names as uprising

GameOptions = TextTable("GameOptions")
Contract = TextTable("Contract")

NAMES: Final = {
    #: It comes in the box of Uprising.
    "edition": {"choam": uprising.NAMES["edition"]["uprising"]},
    "short": {"choam": uprising.NAMES["short"]["uprising"]},
    "module": {"choam": Editions.tr("CHOAM module")},
    "card": {
        "cargo_runner": Card.tr("Cargo Runner"),
        "delivery_agreement": Card.tr("Delivery Agreement"),
        "interstellar_trade": Card.tr("Interstellar Trade"),
        "priority_contracts": Card.tr("Priority Contracts"),
    },
    "intrigue": {
        "backed_by_choam": Intrigue.tr("Backed by CHOAM"),
        "choam_profits": Intrigue.tr("CHOAM Profits"),
        "leverage": Intrigue.tr("Leverage"),
        "reach_agreement": Intrigue.tr("Reach Agreement"),
    },
    "leader": {"shaddam_corrino_iv": Leader.tr("Shaddam Corrino IV")},
    #: Contracts for the same space have the same name, as printed; their rewards tell them apart.
    "contract": {
        "acquire_the_spice_must_flow": Contract.tr("Acquire The Spice Must Flow"),
        "arrakeen_water": Contract.tr("Arrakeen"),
        "arrakeen_troop_spy": Contract.tr("Arrakeen"),
        "deliver_supplies": Contract.tr("Deliver Supplies"),
        "espionage": Contract.tr("Espionage"),
        "harvest_3": Contract.tr("Harvest 3+"),
        "harvest_4": Contract.tr("Harvest 4+"),
        "heighliner_water": Contract.tr("Heighliner"),
        "heighliner_troops": Contract.tr("Heighliner"),
        "high_council_influence": Contract.tr("High Council"),
        "high_council_solari": Contract.tr("High Council"),
        "immediate": Contract.tr("Immediate"),
        "research_station_spy": Contract.tr("Research Station"),
        "research_station_solari": Contract.tr("Research Station"),
        "sardaukar_cards": Contract.tr("Sardaukar"),
        "sardaukar_recall": Contract.tr("Sardaukar"),
        "spice_refinery_cards": Contract.tr("Spice Refinery"),
        "spice_refinery_water": Contract.tr("Spice Refinery"),
    },
}

ABOUT: Final = {
    "choam": GameOptions.tr(
        "20 contracts to complete, 4 more Imperium cards, 4 more Intrigue cards, and Shaddam Corrino IV as a"
        " Leader. Without the module each contract icon is 2 Solari."
    )
}

#: Of a Leader, or a side of one: its standing ability and its Signet Ring ability.
ABILITIES: Final = {
    "shaddam_corrino_iv": (Ability.tr("Sardaukar Commander"), Ability.tr("Emperor of the Known Universe"))
}
