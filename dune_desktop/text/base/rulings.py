"""Rulings on single components of the base game, in our own words, each with the rules that it follows from."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.contexts import Ruling
from dune_desktop.text.room import Ruled

VISITED: Final = Ruling.tr("It gives 2 Influence instead of the 1 for the visit, with the Faction of the space only.")
_MAKER: Final = Ruling.tr("Bonus spice that lies here is taken too, but it is not base spice.")
_AFTER_WIN: Final = Ruling.tr(
    "Not after a tie for first place. One gained from the rewards of this Conflict can be played at once."
)
_AGENT_ONLY: Final = Ruling.tr("It helps the Agent that is sent this turn, so play it first.")
_RETREAT: Final = Ruling.tr("Any number of troops includes none.")
_TAKES_MENTAT: Final = Ruling.tr("The Mentat comes only from its own board space, never from another player.")
TRASHED_FIRST: Final = Ruling.tr(
    "Its effects go in any order; if it is trashed by something else first, it draws nothing."
)

RULINGS: Final[dict[str, Ruled]] = {
    # cards
    "assassination_mission": {Ruling.tr("It cannot trash itself: its Solari need another effect that trashes it."): ""},
    "carryall": {
        Ruling.tr("Base spice: 1 at Imperial Basin, 2 at Hagga Basin, 3 at The Great Flat; no bonus spice."): "R16.2"
    },
    "duncan_idaho": {Ruling.tr("The cost can be paid only once: not 2 water for double."): "R13.4"},
    "fedaykin_death_commando": {Ruling.tr("Two Fremen cards with a Bond count for each other, in any order."): "R13.9"},
    "foldspace": {
        Ruling.tr("Only the board space Foldspace gives it; it cannot be acquired otherwise."): "R18.1",
        TRASHED_FIRST: "R5.5 R5.10",
    },
    "guild_bankers": {Ruling.tr("Every copy of The Spice Must Flow acquired this turn costs less."): ""},
    "gun_thopter": {Ruling.tr("An opponent without troops in the garrison loses nothing."): "R13.6"},
    "imperial_spy": {
        Ruling.tr("You draw the Intrigue card only if you trash it with its own effect, not with another one."): ""
    },
    "kwisatz_haderach": {
        Ruling.tr("It may move an Agent that stands on the board, even back to where it stood."): "",
        Ruling.tr(
            "Cost and requirement of the space still apply, High Council and Swordmaster work once, and a space "
            "closed by The Voice stays closed."
        ): "Q7 R12.4",
        Ruling.tr("A Maker space that the Agent leaves empty gets bonus spice in the Makers phase."): "R22.1",
    },
    "liet_kynes": {Ruling.tr("Fremen cards of this round's Agent turns count, and those revealed now."): "R5.7"},
    "missionaria_protectiva": {
        Ruling.tr("It is a Bene Gesserit card; its first English printing forgot to say so."): ""
    },
    "power_play": {VISITED: "Q22"},
    "reverend_mother_mohiam": {
        Ruling.tr(
            "Opponents choose what they discard, starting to your left; whoever holds fewer cards discards them all."
        ): "R13.11 Q23"
    },
    "shifting_allegiances": {
        Ruling.tr("Loss and gain may be with the same Faction. Influence that you do not have cannot be lost."): "R13.5"
    },
    "test_of_humanity": {
        Ruling.tr("Opponents decide, starting to your left; each must choose something possible."): "R13.11"
    },
    "the_spice_must_flow": {Ruling.tr("The Victory Point stays, even when the card is trashed later."): "R18.8"},
    "the_voice": {
        Ruling.tr("The space is closed until your next turn, even to Kwisatz Haderach, but never to you."): "R26.1 Q25"
    },
    # intrigue cards
    "bindu_suspension": {
        Ruling.tr("Only as the very first thing of a turn: draw, then you may skip the turn."): "R26.3 Q1"
    },
    "calculated_hire": {_TAKES_MENTAT: "R6.3"},
    "charisma": {Ruling.tr("It waits face up for your Reveal turn of this round and is discarded then."): "R8.5"},
    "corner_the_market": {
        Ruling.tr("All your copies count. The second line asks for more than each single opponent has."): "Q27"
    },
    "councilors_dispensation": {Ruling.tr("It cannot be played without a High Council seat."): "R8.3"},
    "demand_respect": {
        _AFTER_WIN: "R20.10",
        Ruling.tr("Spice of the rewards may be taken first and pay for it."): "R20.10",
    },
    "dispatch_an_envoy": {
        _AGENT_ONLY: "R26.8",
        Ruling.tr("The card keeps its own icons; a card without icons can be used as well."): "Q26",
    },
    "double_cross": {
        Ruling.tr("An opponent must have a troop in the Conflict; you need none in your supply to play it."): "R8.3"
    },
    "infiltrate": {_AGENT_ONLY: "R26.8"},
    "master_tactician": {_RETREAT: ""},
    "plans_within_plans": {Ruling.tr("3 Influence is the step above the one with the Victory Point."): ""},
    "poison_snooper": {Ruling.tr("An empty deck has no top card: nothing is shuffled for it."): "R26.4"},
    "rapid_mobilization": {_RETREAT: ""},
    "recruitment_mission": {
        Ruling.tr(
            "All of it is for this round's Reveal turn; decide for each card acquired then where it goes."
        ): "R8.5"
    },
    "refocus": {Ruling.tr("Without a discard pile only the deck is shuffled, then you draw."): "R13.6"},
    "reinforcements": {Ruling.tr("Before you have chosen the kind of your turn, it is not yet a Reveal turn."): "Q28"},
    "staged_incident": {Ruling.tr("The lost troops lower your strength at once."): "R20.4"},
    "tiebreaker": {
        Ruling.tr("Played in Combat it adds strength; kept for the end of the game it may decide a tie."): "R24.2"
    },
    "to_the_victor": {_AFTER_WIN: "R20.10"},
    # conflicts
    "sort_through_the_chaos": {
        Ruling.tr("The winner has the Mentat from the start of the next round, wherever it stood."): "R6.5"
    },
    # leaders
    "baron_vladimir_harkonnen": {
        Ruling.tr("The two Factions are chosen in secret after all other setup; they are shown once."): "R2.16 Q30"
    },
    "count_ilban_richese": {Ruling.tr("Only for Solari paid as the cost of a board space, not of a card."): "R26.7"},
    "countess_ariana_thorvald": {
        Ruling.tr("This is mandatory, and only for spice harvested at a Maker space, not for other spice."): ""
    },
    "helena_richese": {
        Ruling.tr(
            "Opponents cannot acquire the card that is set aside. By other means you acquire it without the "
            "discount; if you have not acquired it by the end of your next Reveal turn, it leaves the game."
        ): ""
    },
    "paul_atreides": {Ruling.tr("An empty deck has no top card: nothing is shuffled for it."): "R26.4"},
    # spaces
    "hall_of_oratory": {Ruling.tr("The Persuasion is for an Agent that still stands here when you reveal."): "R25.3"},
    "high_council": {Ruling.tr("The seat already counts in this round's Reveal turn."): "R25.2"},
    "mentat": {_TAKES_MENTAT: "R6.3 R25.7", Ruling.tr("The card is drawn even when the Mentat is away."): "R25.7"},
    "sell_melange": {Ruling.tr("How much you sell is decided when the Agent arrives; one sale per visit."): "R13.12"},
    "arrakeen": {Ruling.tr("The control bonus is paid before anything else."): "Q20"},
    "carthag": {Ruling.tr("The control bonus is paid before anything else."): "Q20"},
    "imperial_basin": {_MAKER: "R16.2", Ruling.tr("The control bonus is paid before anything else."): "Q20"},
    "hagga_basin": {_MAKER: "R16.2"},
    "the_great_flat": {_MAKER: "R16.2"},
    "selective_breeding": {Ruling.tr("If you trash no card, you do not draw the two cards."): "R25.5 R13.5"},
}
