"""Rulings on Conflict cards, leaders and spaces of Uprising.

The kind stands before an id that two components have: ``leader:lady_jessica``.
"""

from __future__ import annotations

from typing import Final

from dune_desktop.text.contexts import Ruling
from dune_desktop.text.room import Ruled
from dune_desktop.text.uprising.rulings import CARD_RULINGS, CHOSEN_FIRST, CITY_POSTS, GONE, NO_CONTRACT, OTHER_AGENT

_REACHED: Final = Ruling.tr("Also when a larger gain goes past 2, and again whenever you had fallen below it.")
_WORM_OR_SPICE: Final = Ruling.tr(
    "Sandworms come instead of the base spice; bonus spice is taken either way. They need Maker hooks, which "
    "are not spent, and cannot enter a Conflict that the Shield Wall protects."
)
_CONTROL: Final = Ruling.tr("The control bonus is paid before anything else.")
_NO_FACTION: Final = Ruling.tr("It requires Influence, but is not a space of that Faction: the visit gives none.")
_OFFER: Final = Ruling.tr(
    "Whether you pay is decided when the Agent arrives, from what you have then; the card cannot help to pay."
)
_TWICE: Final = Ruling.tr(
    "With a sandworm of yours in the Conflict you take the reward twice, and may also pay twice; control and"
    " the battle icon count once."
)

RULINGS: Final[dict[str, Ruled]] = CARD_RULINGS | {
    # conflicts
    "spice_freighters": {_TWICE: "U16.2 U16.4"},
    "battle_for_imperial_basin": {_TWICE: "U16.2 U16.3"},
    "battle_for_arrakeen": {_TWICE: "U16.2 U16.3"},
    "battle_for_spice_refinery": {_TWICE: "U16.2 U16.3"},
    "siege_of_arrakeen": {_TWICE: "U16.2 U16.3"},
    "seize_spice_refinery": {_TWICE: "U16.2 U16.3"},
    "secure_imperial_basin": {_TWICE: "U16.2 U16.3"},
    "choam_security": {NO_CONTRACT: "U18.2"},
    "trade_dispute": {NO_CONTRACT: "U18.2"},
    "skirmish_desert_mouse": {Ruling.tr("Second place gets more; the winner gets the card with its icon."): "U15.4"},
    "skirmish_ornithopter": {Ruling.tr("Second place gets more; the winner gets the card with its icon."): "U15.4"},
    "propaganda": {
        CHOSEN_FIRST: "R13.10",
        Ruling.tr("If taken twice, the first two Factions are chosen before the second two are named."): "U16.5",
        Ruling.tr("Its icon makes no pair when it is won, only at the end of the game, with any other icon."): "U17.2",
    },
    # leaders
    "feyd_rautha_harkonnen": {
        Ruling.tr("At the end of the track the token stays; the ring gives nothing any more."): "Q14"
    },
    "leader:gurney_halleck": {
        Ruling.tr(
            "Once in a Reveal turn, as soon as the strength is there; it stays if strength is lost again."
        ): "U14.4 U14.5"
    },
    "lady_amber_metulli": {Ruling.tr("A troop, not a sandworm; once in a Reveal turn."): "U9.7"},
    "lady_margot_fenring": {_REACHED: "U4.4", CITY_POSTS: "U11.2"},
    "muad_dib": {Ruling.tr("Once in a Reveal turn, even if the sandworm only comes during it."): "U14.5"},
    "leader:lady_jessica": {
        Ruling.tr("One spice gives the Intrigue card and the memory; without a troop in supply, only the card."): "Q11",
        Ruling.tr(
            "She may flip without any memories, for good; the other side can be used in the same turn."
        ): "Q11 U20.5",
    },
    "reverend_mother_jessica": {
        Ruling.tr(
            "Only what is printed on the space happens again: no cost, no Influence of the visit and no further "
            "units to deploy."
        ): "Q12"
    },
    "princess_irulan": {
        _REACHED: "U4.4",
        Ruling.tr(
            "Cards of the starting deck have no cost: trashing one gives no spice. No card of the Reserve costs 1."
        ): "",
    },
    "staban_tuek": {
        Ruling.tr(
            "It applies to Agents that others send to a Maker space where your Spy is on the post; you get spice "
            "at once."
        ): "U11.11 Q29",
        Ruling.tr("A post at a City or Spice Trade space gives no further trade."): "",
    },
    # spaces
    "dutiful_service": {NO_CONTRACT: "U18.2"},
    "accept_contract": {NO_CONTRACT: "U18.2"},
    "high_council": {
        Ruling.tr("The seat already counts in this round's Reveal turn."): "R25.2",
        Ruling.tr("It costs 5 Solari each time; with a seat, you get spice, Intrigue card and troops."): "U19.1",
    },
    "imperial_privilege": {_NO_FACTION: "U6.3", OTHER_AGENT: "U19.3", GONE: "Q3"},
    "swordmaster": {Ruling.tr("8 Solari for the first of all players, 6 for everybody after that."): "U19.2"},
    "assembly_hall": {Ruling.tr("The Persuasion is for an Agent that still stands here when you reveal."): "U19.4"},
    "gather_support": {_OFFER: "U7.2"},
    "shipping": {_NO_FACTION: "U6.3"},
    "sietch_tabr": {
        _NO_FACTION: "U6.3",
        Ruling.tr("If you already have hooks, you still get the troop and the water."): "U19.6",
    },
    "spice_refinery": {_OFFER: "U7.2", _CONTROL: "Q20"},
    "arrakeen": {_CONTROL: "Q20"},
    "deep_desert": {_WORM_OR_SPICE: "U9.4 U9.5"},
    "hagga_basin": {_WORM_OR_SPICE: "U9.4 U9.5"},
    "imperial_basin": {
        Ruling.tr("Bonus spice that lies here is taken too, but it is not base spice."): "R16.2",
        _CONTROL: "Q20",
    },
}
