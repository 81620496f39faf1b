"""Rulings on the cards of Uprising, in our own words, each with the rules that it follows from.

Where both games together have two components of one id, the kind stands before it: ``intrigue:crysknife``.
"""

from __future__ import annotations

from typing import Final

from dune_desktop.text.rulings_base import Ruled
from dune_desktop.text.tongue import QT_TRANSLATE_NOOP

_VISITED: Final = QT_TRANSLATE_NOOP(
    "Ruling",
    "It gives 2 Influence instead of the 1 for the visit, with the Faction of the space only.",
)
_RECALLED: Final = QT_TRANSLATE_NOOP(
    "Ruling",
    "Any of your Spies that returned to your supply this turn counts: to infiltrate, to gather intelligence, "
    "as a cost or to be placed again. Sending the Agent with the Spy icon alone recalls no Spy.",
)
_BOND: Final = QT_TRANSLATE_NOOP("Ruling", "Two Fremen cards with a Bond count for each other, in any order.")
_OTHER_SISTER: Final = QT_TRANSLATE_NOOP(
    "Ruling", "The other Bene Gesserit card must be in play: played earlier in this round and not yet cleaned up."
)
_FROM_HAND: Final = QT_TRANSLATE_NOOP("Ruling", "The discarded card comes from your hand and is not an Intrigue card.")
_LINES: Final = QT_TRANSLATE_NOOP(
    "Ruling", "The lines are used one by one: at least one of them, and each only if you can do and pay for it then."
)
_FLIP: Final = QT_TRANSLATE_NOOP(
    "Ruling", "Your Objective can be turned face down for it just like a won Conflict; neither makes a pair any more."
)
NO_CONTRACT: Final = QT_TRANSLATE_NOOP(
    "Ruling", "Without the CHOAM module, or when no contract is left, take 2 Solari instead."
)
GONE: Final = QT_TRANSLATE_NOOP("Ruling", "The Intrigue card that you give up leaves the game.")
OTHER_AGENT: Final = QT_TRANSLATE_NOOP(
    "Ruling", "If you have another Agent on the board, you must recall one; never the one that you have just sent."
)
_FREE: Final = QT_TRANSLATE_NOOP(
    "Ruling", "The card costs nothing, may come from the Row or the Reserve, and what it gives when acquired counts."
)
CITY_POSTS: Final = QT_TRANSLATE_NOOP(
    "Ruling", "City posts are the three that watch Sietch Tabr, Research Station, Spice Refinery and Arrakeen."
)
_UNITS: Final = QT_TRANSLATE_NOOP("Ruling", "Units are troops and sandworms.")
CHOSEN_FIRST: Final = QT_TRANSLATE_NOOP("Ruling", "Both Factions are named before the first Influence is gained.")

CARD_RULINGS: Final[dict[str, tuple[Ruled, ...]]] = {
    # cards
    "the_spice_must_flow": (
        (QT_TRANSLATE_NOOP("Ruling", "The Victory Point stays, even when the card is trashed later."), ("R18.8",)),
    ),
    "branching_path": ((GONE, ("Q3",)),),
    "calculus_of_power": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "The Emperor card must be another one, revealed now or played with an Agent this round."
            ),
            ("R5.7",),
        ),
    ),
    "captured_mentat": (
        (_FROM_HAND, ("U12.2",)),
        (QT_TRANSLATE_NOOP("Ruling", "Loss and gain may be with the same Faction."), ("R13.5",)),
    ),
    "chani_clever_tactician": (
        (_UNITS, ("U8.1",)),
        (QT_TRANSLATE_NOOP("Ruling", "It has to be exactly two troops; a sandworm does not count."), ("U9.7",)),
    ),
    "corrinth_city": (
        (
            QT_TRANSLATE_NOOP("Ruling", "Both cards and all 5 Solari must be there before anything is paid."),
            ("R13.5",),
        ),
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "The seat taken in your Reveal turn already gives its 2 Persuasion in that turn."
            ),
            ("Q15",),
        ),
    ),
    "covert_operation": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Opponents choose what they discard, starting to your left; an empty hand is not affected."
            ),
            ("R13.11", "Q23"),
        ),
    ),
    "dangerous_rhetoric": (
        (
            QT_TRANSLATE_NOOP("Ruling", "There is no arrow: the Influence and the trashing are both mandatory."),
            ("R13.2",),
        ),
    ),
    "delivery_agreement": ((_FROM_HAND, ("U12.2",)), (NO_CONTRACT, ("U18.2",))),
    "card:desert_power": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "Persuasion or sandworm, not both. No Combat space is needed; hooks are, and they are not spent.",
            ),
            ("U9.3", "U10.2"),
        ),
    ),
    "double_agent": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Only a post of the space just visited; a Spy of somebody else there does not matter."
            ),
            ("U11.12",),
        ),
    ),
    "ecological_testing_station": (
        (QT_TRANSLATE_NOOP("Ruling", "The cost can be paid only once: not 4 water for 4 cards."), ("R13.4",)),
    ),
    "guild_envoy": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "The discard is mandatory; it can wait, but not be avoided while you have a card in hand."
            ),
            ("R13.8",),
        ),
    ),
    "guild_spy": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "It counts once in a turn, however many copies of The Spice Must Flow you acquire, and the Spies that"
                " are on the board at that moment.",
            ),
            (),
        ),
        (
            QT_TRANSLATE_NOOP("Ruling", "It does not matter whether this card or The Spice Must Flow came first."),
            ("R13.7",),
        ),
    ),
    "hidden_missive": (
        (QT_TRANSLATE_NOOP("Ruling", "The Influence is checked once, for the troop and the card."), ("Q33",)),
    ),
    "imperial_spymaster": ((_RECALLED, ("U11.10",)),),
    "in_high_places": (
        (_OTHER_SISTER, ("R13.9",)),
        (QT_TRANSLATE_NOOP("Ruling", "Both Spies are recalled together, or none."), ("R13.5",)),
    ),
    "interstellar_trade": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Contracts are counted once, when you take the Persuasion; later ones add nothing."
            ),
            (),
        ),
        (NO_CONTRACT, ("U18.2",)),
    ),
    "junction_headquarters": ((GONE, ("Q3",)),),
    "leadership": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "It counts other cards revealed this turn that actually gave swords, at a moment of your "
                "choice; cards played with Agents and trashed ones do not count.",
            ),
            (),
        ),
    ),
    "long_live_the_fighters": (
        (QT_TRANSLATE_NOOP("Ruling", "With fewer than three cards in the deck nothing happens."), ()),
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "All three parts are mandatory. Discarded like this, Spacing Guild's Favor earns its spice."
            ),
            ("Q8",),
        ),
    ),
    "overthrow": ((_VISITED, ("Q22",)),),
    "paracompass": (
        (QT_TRANSLATE_NOOP("Ruling", "A Swordmaster without a seat on the High Council gives nothing."), ()),
    ),
    "price_is_no_object": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "The whole printed cost is paid in Solari, for a card of the Row or the Reserve. It may be played in a"
                " later turn of this round.",
            ),
            (),
        ),
    ),
    "priority_contracts": ((NO_CONTRACT, ("U18.2",)),),
    "public_spectacle": ((_RECALLED, ("U11.10",)),),
    "rebel_supplier": ((_RECALLED, ("U11.10",)),),
    "reliable_informant": (
        (
            QT_TRANSLATE_NOOP("Ruling", "The posts of the Emperor, the Bene Gesserit and the Fremen, not the Guild's."),
            ("U11.2",),
        ),
    ),
    "sardaukar_coordination": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Only for troops recruited this turn, wherever from; it sends nobody else from the garrison."
            ),
            ("R14.7",),
        ),
        (QT_TRANSLATE_NOOP("Ruling", "Emperor cards played with Agents do not count, this one does."), ()),
    ),
    "sardaukar_soldier": (
        (QT_TRANSLATE_NOOP("Ruling", "Whatever trashes it, you draw the Intrigue card."), ("R5.5",)),
    ),
    "shishakli": (
        (QT_TRANSLATE_NOOP("Ruling", "If you trash no card, you do not draw one."), ("R13.5",)),
        (_BOND, ("R13.9",)),
    ),
    "smugglers_haven": (
        (QT_TRANSLATE_NOOP("Ruling", "Your Spy on a post of a Maker space is enough, without an Agent."), ("U11.11",)),
    ),
    "southern_elders": ((_OTHER_SISTER, ("R13.9",)), (_BOND, ("R13.9",))),
    "space_time_folding": ((_FROM_HAND, ("U12.2",)),),
    "spacing_guilds_favor": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "Any discard earns the spice, whoever caused it. Being acquired, or going from play to the "
                "discard pile at the end of your Reveal turn, is not a discard.",
            ),
            ("U12.2", "Q8"),
        ),
    ),
    "steersman": ((OTHER_AGENT, ("U12.1",)),),
    "stilgar_the_devoted": (
        (
            QT_TRANSLATE_NOOP("Ruling", "Fremen cards of this round's Agent turns count, and those revealed now."),
            ("R5.7",),
        ),
    ),
    "strike_fleet": ((_RECALLED, ("U11.10",)),),
    "subversive_advisor": (
        (_VISITED, ("Q22",)),
        (
            QT_TRANSLATE_NOOP("Ruling", "At another space nothing happens and the card is kept."),
            ("R13.2",),
        ),
    ),
    "treacherous_maneuver": (
        (_VISITED, ("Q22",)),
        (QT_TRANSLATE_NOOP("Ruling", "The Emperor card must be in your hand."), ("R13.5",)),
    ),
    "tread_in_darkness": (
        (_OTHER_SISTER, ("R13.9",)),
        (QT_TRANSLATE_NOOP("Ruling", "You draw whether you trash a card or not."), ("Q33",)),
    ),
    "undercover_asset": (
        (
            QT_TRANSLATE_NOOP("Ruling", "Agent icon, cost and Agents already there still count for the space."),
            ("U6.4",),
        ),
    ),
    "unswerving_loyalty": (
        (
            QT_TRANSLATE_NOOP("Ruling", "No Combat space is needed, and the troop may be the one just recruited."),
            ("R14.7",),
        ),
        (_BOND, ("R13.9",)),
    ),
    "weirding_woman": (
        (_OTHER_SISTER, ("R13.9",)),
        (QT_TRANSLATE_NOOP("Ruling", "The card must return to your hand; the Agent stays where it is."), ("R13.1",)),
    ),
    # intrigue cards
    "buy_access": ((CHOSEN_FIRST, ("R13.10",)),),
    "call_to_arms": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "It waits face up for your Reveal turn of this round. Cards acquired before that do not count.",
            ),
            ("R8.5",),
        ),
    ),
    "change_allegiances": (
        (_LINES, ("Q6",)),
        (QT_TRANSLATE_NOOP("Ruling", "What the first line gains may pay for the second."), ("Q6",)),
    ),
    "councilors_ambition": (
        (QT_TRANSLATE_NOOP("Ruling", "It cannot be played without a High Council seat."), ("R8.3",)),
    ),
    "intrigue:crysknife": ((_FLIP, ("Q5",)),),
    "cunning": ((QT_TRANSLATE_NOOP("Ruling", "The card just drawn may be the one that is trashed."), ()),),
    "depart_for_arrakis": ((_LINES, ("Q6",)),),
    "desert_mouse": ((_FLIP, ("Q5",)),),
    "detonation": (
        (
            QT_TRANSLATE_NOOP("Ruling", "The troops need no Combat space and are in addition to the usual two."),
            ("R14.7",),
        ),
    ),
    "distraction": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "It can be played as soon as 3 of your units have come into the Conflict this turn, sandworms"
                " included.",
            ),
            ("Q4",),
        ),
        (QT_TRANSLATE_NOOP("Ruling", "Any post without a Spy of your own will do."), ("U11.12",)),
    ),
    "find_weakness": ((_LINES, ("Q6",)),),
    "go_to_ground": (
        (
            QT_TRANSLATE_NOOP("Ruling", "Without any units left you have no strength, but you still place the Spy."),
            ("U14.3",),
        ),
    ),
    "impress": (
        (_FREE, ("R18.10",)),
        (QT_TRANSLATE_NOOP("Ruling", "Without such a card you get only the swords."), ("R13.6",)),
    ),
    "inspire_awe": (
        (_FREE, ("R18.10",)),
        (
            QT_TRANSLATE_NOOP("Ruling", "A card that comes to your hand in your Reveal turn is revealed at once."),
            ("R17.6",),
        ),
    ),
    "leverage": (
        (QT_TRANSLATE_NOOP("Ruling", "Any spice gained this turn counts, even if it has already been spent."), ()),
        (NO_CONTRACT, ("U18.2",)),
    ),
    "manipulate": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "Opponents cannot acquire the card that is set aside. By other means you acquire it without "
                "the discount; if you have not acquired it by the end of your next Reveal turn, it leaves the "
                "game.",
            ),
            (),
        ),
    ),
    "opportunism": ((QT_TRANSLATE_NOOP("Ruling", "Both Influence may be lost with the same Faction."), ("R7.12",)),),
    "ornithopter": ((_FLIP, ("Q5",)),),
    "questionable_methods": ((_LINES, ("Q6",)),),
    "secure_spice_trade": (
        (
            QT_TRANSLATE_NOOP("Ruling", "All your copies count, wherever they are; the spice may decide a tie."),
            ("R24.2",),
        ),
    ),
    "shadow_alliance": (
        (
            QT_TRANSLATE_NOOP("Ruling", "One Victory Point, however many Factions qualify; your own Alliances do not."),
            (),
        ),
    ),
    "sietch_ritual": ((_FROM_HAND, ("U12.2",)),),
    "special_mission": ((CITY_POSTS, ("U11.2",)),),
    "strategic_stockpiling": ((_LINES, ("Q6",)),),
    "tactical_option": ((QT_TRANSLATE_NOOP("Ruling", "Any number of troops includes none."), ()),),
    "unexpected_allies": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "It needs no hooks. If the Conflict is protected, remove the Shield Wall first, or no sandworm comes.",
            ),
            ("U10.5",),
        ),
    ),
}
