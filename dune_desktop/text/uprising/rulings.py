"""Rulings on the cards of Uprising, in our own words, each with the rules that it follows from.

Where both games together have two components of one id, the kind stands before it: ``intrigue:crysknife``.
"""

from __future__ import annotations

from typing import Final

from dune_desktop.text.contexts import Ruling
from dune_desktop.text.room import Ruled

_VISITED: Final = Ruling.tr("It gives 2 Influence instead of the 1 for the visit, with the Faction of the space only.")
_RECALLED: Final = Ruling.tr(
    "Any of your Spies that returned to your supply this turn counts: to infiltrate, to gather intelligence, "
    "as a cost or to be placed again. Sending the Agent with the Spy icon alone recalls no Spy."
)
_BOND: Final = Ruling.tr("Two Fremen cards with a Bond count for each other, in any order.")
_OTHER_SISTER: Final = Ruling.tr(
    "The other Bene Gesserit card must be in play: played earlier in this round and not yet cleaned up."
)
FROM_HAND: Final = Ruling.tr("The discarded card comes from your hand and is not an Intrigue card.")
_LINES: Final = Ruling.tr(
    "The lines are used one by one: at least one of them, and each only if you can do and pay for it then."
)
_FLIP: Final = Ruling.tr(
    "Your Objective can be turned face down for it just like a won Conflict; neither makes a pair any more."
)
NO_CONTRACT: Final = Ruling.tr("Without the CHOAM module, or when no contract is left, take 2 Solari instead.")
GONE: Final = Ruling.tr("The Intrigue card that you give up leaves the game.")
OTHER_AGENT: Final = Ruling.tr(
    "If you have another Agent on the board, you must recall one; never the one that you have just sent."
)
_FREE: Final = Ruling.tr(
    "The card costs nothing, may come from the Row or the Reserve, and what it gives when acquired counts."
)
CITY_POSTS: Final = Ruling.tr(
    "City posts are the three that watch Sietch Tabr, Research Station, Spice Refinery and Arrakeen."
)
_UNITS: Final = Ruling.tr("Units are troops and sandworms.")
CHOSEN_FIRST: Final = Ruling.tr("Both Factions are named before the first Influence is gained.")

CARD_RULINGS: Final[dict[str, Ruled]] = {
    # cards
    "the_spice_must_flow": {Ruling.tr("The Victory Point stays, even when the card is trashed later."): "R18.8"},
    "branching_path": {GONE: "Q3"},
    "calculus_of_power": {
        Ruling.tr("The Emperor card must be another one, revealed now or played with an Agent this round."): "R5.7"
    },
    "captured_mentat": {FROM_HAND: "U12.2", Ruling.tr("Loss and gain may be with the same Faction."): "R13.5"},
    "chani_clever_tactician": {
        _UNITS: "U8.1",
        Ruling.tr("It has to be exactly two troops; a sandworm does not count."): "U9.7",
    },
    "corrinth_city": {
        Ruling.tr("Both cards and all 5 Solari must be there before anything is paid."): "R13.5",
        Ruling.tr("The seat taken in your Reveal turn already gives its 2 Persuasion in that turn."): "Q15",
    },
    "covert_operation": {
        Ruling.tr(
            "Opponents choose what they discard, starting to your left; an empty hand is not affected."
        ): "R13.11 Q23"
    },
    "dangerous_rhetoric": {Ruling.tr("There is no arrow: the Influence and the trashing are both mandatory."): "R13.2"},
    "card:desert_power": {
        Ruling.tr(
            "Persuasion or sandworm, not both. No Combat space is needed; hooks are, and they are not spent."
        ): "U9.3 U10.2"
    },
    "double_agent": {
        Ruling.tr("Only a post of the space just visited; a Spy of somebody else there does not matter."): "U11.12"
    },
    "ecological_testing_station": {Ruling.tr("The cost can be paid only once: not 4 water for 4 cards."): "R13.4"},
    "guild_envoy": {
        Ruling.tr("The discard is mandatory; it can wait, but not be avoided while you have a card in hand."): "R13.8"
    },
    "guild_spy": {
        Ruling.tr(
            "It counts once in a turn, however many copies of The Spice Must Flow you acquire, and the Spies that "
            "are on the board at that moment."
        ): "",
        Ruling.tr("It does not matter whether this card or The Spice Must Flow came first."): "R13.7",
    },
    "hidden_missive": {Ruling.tr("The Influence is checked once, for the troop and the card."): "Q33"},
    "imperial_spymaster": {_RECALLED: "U11.10"},
    "in_high_places": {_OTHER_SISTER: "R13.9", Ruling.tr("Both Spies are recalled together, or none."): "R13.5"},
    "junction_headquarters": {GONE: "Q3"},
    "leadership": {
        Ruling.tr(
            "It counts other cards revealed this turn that actually gave swords, at a moment of your choice; cards"
            " played with Agents and trashed ones do not count."
        ): ""
    },
    "long_live_the_fighters": {
        Ruling.tr("With fewer than three cards in the deck nothing happens."): "",
        Ruling.tr("All three parts are mandatory. Discarded like this, Spacing Guild's Favor earns its spice."): "Q8",
    },
    "overthrow": {_VISITED: "Q22"},
    "paracompass": {Ruling.tr("A Swordmaster without a seat on the High Council gives nothing."): ""},
    "price_is_no_object": {
        Ruling.tr(
            "The whole printed cost is paid in Solari, for a card of the Row or the Reserve. It may be played in a"
            " later turn of this round."
        ): ""
    },
    "public_spectacle": {_RECALLED: "U11.10"},
    "rebel_supplier": {_RECALLED: "U11.10"},
    "reliable_informant": {
        Ruling.tr("The posts of the Emperor, the Bene Gesserit and the Fremen, not the Guild's."): "U11.2"
    },
    "sardaukar_coordination": {
        Ruling.tr(
            "Only for troops recruited this turn, wherever from; it sends nobody else from the garrison."
        ): "R14.7",
        Ruling.tr("Emperor cards played with Agents do not count, this one does."): "",
    },
    "sardaukar_soldier": {Ruling.tr("Whatever trashes it, you draw the Intrigue card."): "R5.5"},
    "shishakli": {Ruling.tr("If you trash no card, you do not draw one."): "R13.5", _BOND: "R13.9"},
    "smugglers_haven": {Ruling.tr("Your Spy on a post of a Maker space is enough, without an Agent."): "U11.11"},
    "southern_elders": {_OTHER_SISTER: "R13.9", _BOND: "R13.9"},
    "space_time_folding": {FROM_HAND: "U12.2"},
    "spacing_guilds_favor": {
        Ruling.tr(
            "Any discard earns the spice, whoever caused it. Being acquired, or going from play to the discard "
            "pile at the end of your Reveal turn, is not a discard."
        ): "U12.2 Q8"
    },
    "steersman": {OTHER_AGENT: "U12.1"},
    "stilgar_the_devoted": {
        Ruling.tr("Fremen cards of this round's Agent turns count, and those revealed now."): "R5.7"
    },
    "strike_fleet": {_RECALLED: "U11.10"},
    "subversive_advisor": {
        _VISITED: "Q22",
        Ruling.tr("At another space nothing happens and the card is kept."): "R13.2",
    },
    "treacherous_maneuver": {_VISITED: "Q22", Ruling.tr("The Emperor card must be in your hand."): "R13.5"},
    "tread_in_darkness": {_OTHER_SISTER: "R13.9", Ruling.tr("You draw whether you trash a card or not."): "Q33"},
    "undercover_asset": {Ruling.tr("Agent icon, cost and Agents already there still count for the space."): "U6.4"},
    "unswerving_loyalty": {
        Ruling.tr("No Combat space is needed, and the troop may be the one just recruited."): "R14.7",
        _BOND: "R13.9",
    },
    "weirding_woman": {
        _OTHER_SISTER: "R13.9",
        Ruling.tr("The card must return to your hand; the Agent stays where it is."): "R13.1",
    },
    # intrigue cards
    "buy_access": {CHOSEN_FIRST: "R13.10"},
    "call_to_arms": {
        Ruling.tr(
            "It waits face up for your Reveal turn of this round. Cards acquired before that do not count."
        ): "R8.5"
    },
    "change_allegiances": {_LINES: "Q6", Ruling.tr("What the first line gains may pay for the second."): "Q6"},
    "councilors_ambition": {Ruling.tr("It cannot be played without a High Council seat."): "R8.3"},
    "intrigue:crysknife": {_FLIP: "Q5"},
    "cunning": {Ruling.tr("The card just drawn may be the one that is trashed."): ""},
    "depart_for_arrakis": {_LINES: "Q6"},
    "desert_mouse": {_FLIP: "Q5"},
    "detonation": {Ruling.tr("The troops need no Combat space and are in addition to the usual two."): "R14.7"},
    "distraction": {
        Ruling.tr(
            "It can be played as soon as 3 of your units have come into the Conflict this turn, sandworms included."
        ): "Q4",
        Ruling.tr("Any post without a Spy of your own will do."): "U11.12",
    },
    "find_weakness": {_LINES: "Q6"},
    "go_to_ground": {Ruling.tr("Without any units left you have no strength, but you still place the Spy."): "U14.3"},
    "impress": {_FREE: "R18.10", Ruling.tr("Without such a card you get only the swords."): "R13.6"},
    "inspire_awe": {
        _FREE: "R18.10",
        Ruling.tr("A card that comes to your hand in your Reveal turn is revealed at once."): "R17.6",
    },
    "manipulate": {
        Ruling.tr(
            "Opponents cannot acquire the card that is set aside. By other means you acquire it without the "
            "discount; if you have not acquired it by the end of your next Reveal turn, it leaves the game."
        ): ""
    },
    "opportunism": {Ruling.tr("Both Influence may be lost with the same Faction."): "R7.12"},
    "ornithopter": {_FLIP: "Q5"},
    "questionable_methods": {_LINES: "Q6"},
    "secure_spice_trade": {Ruling.tr("All your copies count, wherever they are; the spice may decide a tie."): "R24.2"},
    "shadow_alliance": {Ruling.tr("One Victory Point, however many Factions qualify; your own Alliances do not."): ""},
    "sietch_ritual": {FROM_HAND: "U12.2"},
    "special_mission": {CITY_POSTS: "U11.2"},
    "strategic_stockpiling": {_LINES: "Q6"},
    "tactical_option": {Ruling.tr("Any number of troops includes none."): ""},
    "unexpected_allies": {
        Ruling.tr(
            "It needs no hooks. If the Conflict is protected, remove the Shield Wall first, or no sandworm comes."
        ): "U10.5"
    },
}
