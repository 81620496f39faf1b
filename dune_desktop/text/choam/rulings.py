"""Rulings on what the CHOAM module brings, in our own words, each with the rules that it follows from."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.contexts import Ruling
from dune_desktop.text.room import Ruled
from dune_desktop.text.uprising.rulings import FROM_HAND, NO_CONTRACT, OTHER_AGENT

_SET_ASIDE: Final = Ruling.tr("With Shaddam in the game nobody else can take it.")
HARVESTED: Final = Ruling.tr(
    "All spice gained in the turn counts, even from before the contract was taken or spent since."
)
HELD: Final = Ruling.tr(
    "You must have it when you send the Agent. All your contracts for the space must be completed then."
)

# Contracts that a visit completes.
_VISITS: Final = (
    "arrakeen_water", "arrakeen_troop_spy", "contract:deliver_supplies", "contract:espionage",
    "heighliner_water", "heighliner_troops", "high_council_influence", "high_council_solari",
    "research_station_spy", "research_station_solari", "spice_refinery_cards", "spice_refinery_water",
)  # fmt: skip

RULINGS: Final[dict[str, Ruled]] = {
    "delivery_agreement": {FROM_HAND: "U12.2", NO_CONTRACT: "U18.2"},
    "interstellar_trade": {
        Ruling.tr("Contracts are counted once, when you take the Persuasion; later ones add nothing."): "",
        NO_CONTRACT: "U18.2",
    },
    "priority_contracts": {NO_CONTRACT: "U18.2"},
    "leverage": {
        Ruling.tr("Any spice gained this turn counts, even if it has already been spent."): "",
        NO_CONTRACT: "U18.2",
    },
    "shaddam_corrino_iv": {
        Ruling.tr(
            "He does not begin with the Sardaukar contracts: he may take one instead of a face-up contract, and "
            "still can when no others are left."
        ): "U20.6 Q10",
        Ruling.tr(
            "From the moment the ring is played until the end of this turn, neither troops nor sandworms can be "
            "deployed."
        ): "U20.7",
    },
    "acquire_the_spice_must_flow": {
        Ruling.tr("The next copy that you acquire, in whatever way, completes it."): "U18.4"
    },
    "harvest_3": {HARVESTED: "Q9"},
    "harvest_4": {HARVESTED: "Q9"},
    "immediate": {Ruling.tr("Taking it completes it."): "U18.4"},
    "sardaukar_cards": {HELD: "U18.5 U18.7", _SET_ASIDE: "U20.6"},
    "sardaukar_recall": {HELD: "U18.5 U18.7", OTHER_AGENT: "U18.10", _SET_ASIDE: "U20.6"},
    **{contract: {HELD: "U18.5 U18.7"} for contract in _VISITS},
}
