"""The 20 contracts of the CHOAM module, 18 faces."""

from dune_desktop.engine.effects import Draw, Gain, Influence, PlaceSpy, RecallAgent, Recruit
from dune_desktop.engine.names import BENE_GESSERIT, SPACING_GUILD
from dune_desktop.engine.printed import Contract

CONTRACTS = (
    Contract("acquire_the_spice_must_flow", Influence(SPACING_GUILD) & Gain(solari=3), acquire="the_spice_must_flow"),
    Contract("arrakeen_water", Gain(water=1), space="arrakeen"),
    Contract("arrakeen_troop_spy", Recruit(1) & PlaceSpy(), space="arrakeen"),
    Contract("deliver_supplies", Gain(solari=3), space="deliver_supplies"),
    Contract("espionage", Gain(solari=3), copies=2, space="espionage"),
    Contract("harvest_3", Gain(solari=3), copies=2, harvest=3),
    Contract("harvest_4", Gain(solari=4), harvest=4),
    Contract("heighliner_water", Gain(water=2), space="heighliner"),
    Contract("heighliner_troops", Recruit(2), space="heighliner"),
    Contract("high_council_influence", Influence(BENE_GESSERIT), space="high_council"),
    Contract("high_council_solari", Gain(solari=3), space="high_council"),
    Contract("immediate", Gain(solari=2), immediate=True),
    Contract("research_station_spy", Gain(solari=2) & PlaceSpy(), space="research_station"),
    Contract("research_station_solari", Gain(solari=3), space="research_station"),
    Contract("sardaukar_cards", Draw(2), space="sardaukar", sardaukar=True),
    Contract("sardaukar_recall", RecallAgent(other=True), space="sardaukar", sardaukar=True),
    Contract("spice_refinery_cards", Draw(2), space="spice_refinery"),
    Contract("spice_refinery_water", Gain(water=1), space="spice_refinery"),
)
