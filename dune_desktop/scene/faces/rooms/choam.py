"""What the pictures of the CHOAM module show."""

from __future__ import annotations

from typing import Final

#: What is shown, and on which components.
SUBJECTS: Final = {
    "blow": "harvest_3 harvest_4 acquire_the_spice_must_flow",
    "water": "arrakeen_water spice_refinery_water",
    "station": "research_station_spy research_station_solari",
    "spice_trade": "spice_refinery_cards",
    "sardaukar": "sardaukar_cards sardaukar_recall",
    "talk": "reach_agreement",
    "spyglass": "arrakeen_troop_spy",
    "messenger": "leverage espionage",
    "spacing_guild": "heighliner_water heighliner_troops",
    "depot": "interstellar_trade cargo_runner choam_profits deliver_supplies",
    "seal": "priority_contracts delivery_agreement backed_by_choam immediate",
    "landsraad": "high_council_influence high_council_solari",
}
