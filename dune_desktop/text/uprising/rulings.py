"""Rulings on what Uprising prints, in our own words, each with the rules that it follows from.

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
_GONE: Final = Ruling.tr("The Intrigue card that you give up leaves the game.")
OTHER_AGENT: Final = Ruling.tr(
    "If you have another Agent on the board, you must recall one; never the one that you have just sent."
)
_FREE: Final = Ruling.tr(
    "The card costs nothing, may come from the Row or the Reserve, and what it gives when acquired counts."
)
_CITY_POSTS: Final = Ruling.tr(
    "City posts are the three that watch Sietch Tabr, Research Station, Spice Refinery and Arrakeen."
)
_UNITS: Final = Ruling.tr("Units are troops and sandworms.")
_CHOSEN_FIRST: Final = Ruling.tr("Both Factions are named before the first Influence is gained.")

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
TWICE: Final = Ruling.tr(
    "With a sandworm of yours in the Conflict you take the reward twice, and may also pay twice; control and"
    " the battle icon count once."
)

RULINGS: Final[dict[str, Ruled]] = {
    # cards
    "the_spice_must_flow": {Ruling.tr("The Victory Point stays, even when the card is trashed later."): "R18.8"},
    "branching_path": {_GONE: "Q3"},
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
    "junction_headquarters": {_GONE: "Q3"},
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
    "buy_access": {_CHOSEN_FIRST: "R13.10"},
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
    "special_mission": {_CITY_POSTS: "U11.2"},
    "strategic_stockpiling": {_LINES: "Q6"},
    "tactical_option": {Ruling.tr("Any number of troops includes none."): ""},
    "unexpected_allies": {
        Ruling.tr(
            "It needs no hooks. If the Conflict is protected, remove the Shield Wall first, or no sandworm comes."
        ): "U10.5"
    },
    # conflicts
    "spice_freighters": {TWICE: "U16.2 U16.4"},
    "battle_for_imperial_basin": {TWICE: "U16.2 U16.3"},
    "battle_for_arrakeen": {TWICE: "U16.2 U16.3"},
    "battle_for_spice_refinery": {TWICE: "U16.2 U16.3"},
    "siege_of_arrakeen": {TWICE: "U16.2 U16.3"},
    "seize_spice_refinery": {TWICE: "U16.2 U16.3"},
    "secure_imperial_basin": {TWICE: "U16.2 U16.3"},
    "choam_security": {NO_CONTRACT: "U18.2"},
    "trade_dispute": {NO_CONTRACT: "U18.2"},
    "skirmish_desert_mouse": {Ruling.tr("Second place gets more; the winner gets the card with its icon."): "U15.4"},
    "skirmish_ornithopter": {Ruling.tr("Second place gets more; the winner gets the card with its icon."): "U15.4"},
    "propaganda": {
        _CHOSEN_FIRST: "R13.10",
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
    "lady_margot_fenring": {_REACHED: "U4.4", _CITY_POSTS: "U11.2"},
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
    "imperial_privilege": {_NO_FACTION: "U6.3", OTHER_AGENT: "U19.3", _GONE: "Q3"},
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
