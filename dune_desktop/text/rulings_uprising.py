"""Rulings on single components of Uprising, in our own words, each with the rules that it follows from.

Where both games together have two components of one id, the kind stands before it: ``leader:lady_jessica``.
"""

from __future__ import annotations

from typing import Final

from dune_desktop.text.rulings_base import Ruled
from dune_desktop.text.tongue import QT_TRANSLATE_NOOP

_VISITED: Final = QT_TRANSLATE_NOOP(
    "Ruling",
    "It gives 2 Influence in place of the 1 of the visit, with the Faction of the space and nobody else.",
)
_RECALLED: Final = QT_TRANSLATE_NOOP(
    "Ruling",
    "Any of your spies that came back to your supply this turn counts: to infiltrate, to gather intelligence, as a cost"
    " or to be placed anew. Sending the Agent with the spy icon alone recalls nobody.",
)
_BOND: Final = QT_TRANSLATE_NOOP("Ruling", "Two Fremen cards with a Bond serve each other, in whatever order.")
_OTHER_SISTER: Final = QT_TRANSLATE_NOOP(
    "Ruling", "The other Bene Gesserit card must be in play: played earlier in this round and not yet cleaned up."
)
_FROM_HAND: Final = QT_TRANSLATE_NOOP("Ruling", "What is discarded comes from your hand and is no Intrigue card.")
_LINES: Final = QT_TRANSLATE_NOOP(
    "Ruling", "The lines are used one by one: at least one of them, and each only if you can and pay for it then."
)
_FLIP: Final = QT_TRANSLATE_NOOP(
    "Ruling", "Your Objective may be turned face down for it as well as a won Conflict; neither makes a pair any more."
)
_NO_CONTRACT: Final = QT_TRANSLATE_NOOP(
    "Ruling", "Without the CHOAM module, or when no contract is left, take 2 Solari in its place."
)
_GONE: Final = QT_TRANSLATE_NOOP("Ruling", "The Intrigue card that you give up is out of the game.")
_OTHER_AGENT: Final = QT_TRANSLATE_NOOP(
    "Ruling", "If you have another Agent on the board, you must recall one; never the one that you have just sent."
)
_FREE: Final = QT_TRANSLATE_NOOP(
    "Ruling", "The card costs nothing, may come from the Row or the Reserve, and what it gives when acquired counts."
)
_CITY_POSTS: Final = QT_TRANSLATE_NOOP(
    "Ruling", "City posts are the three that watch Sietch Tabr, Research Station, Spice Refinery and Arrakeen."
)
_DEPLOYED_FIRST: Final = QT_TRANSLATE_NOOP("Ruling", "Units are troops and sandworms.")
_CHOSEN_FIRST: Final = QT_TRANSLATE_NOOP("Ruling", "Both Factions are named before the first Influence is gained.")
_REACHED: Final = QT_TRANSLATE_NOOP(
    "Ruling", "Also when a bigger gain passes the 2, and again whenever you had fallen below it."
)
_WORM_OR_SPICE: Final = QT_TRANSLATE_NOOP(
    "Ruling",
    "Sandworms come in place of the base spice; bonus spice is taken either way. They need Maker hooks, which are not"
    " spent, and come to no Conflict that the Shield Wall protects.",
)
_CONTROL: Final = QT_TRANSLATE_NOOP("Ruling", "The bonus of control is paid before anything else.")
_NO_FACTION: Final = QT_TRANSLATE_NOOP(
    "Ruling", "It asks for Influence, but is not a space of the Faction: the visit gives none."
)
_OFFER: Final = QT_TRANSLATE_NOOP(
    "Ruling", "Whether you pay is settled when the Agent comes, from what you have then; the card can't help with it."
)
_TWICE: Final = QT_TRANSLATE_NOOP(
    "Ruling", "With a sandworm of yours in the Conflict you take the reward twice, and may also pay twice; control and"
    " the battle icon count once."
)  # fmt: skip
_SET_ASIDE: Final = QT_TRANSLATE_NOOP("Ruling", "With Shaddam in the game nobody else can take it.")
_HARVESTED: Final = QT_TRANSLATE_NOOP(
    "Ruling",
    "All spice gained in the turn counts, also from before the contract was taken and what has been spent since.",
)
_HELD: Final = QT_TRANSLATE_NOOP(
    "Ruling", "You must have it when you send the Agent. All your contracts for the space are completed, like it or not."
)

RULINGS: Final[dict[str, tuple[Ruled, ...]]] = {
    # cards
    "the_spice_must_flow": (
        (QT_TRANSLATE_NOOP("Ruling", "The Victory Point stays, even when the card is trashed later."), ("R18.8",)),
    ),
    "branching_path": ((_GONE, ("Q3",)),),
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
    "card:crysknife": (),
    "chani_clever_tactician": (
        (_DEPLOYED_FIRST, ("U8.1",)),
        (QT_TRANSLATE_NOOP("Ruling", "It has to be exactly two troops, and a sandworm is none."), ("U9.7",)),
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
            QT_TRANSLATE_NOOP("Ruling", "Opponents choose what they discard, from your left; an empty hand is spared."),
            ("R13.11", "Q23"),
        ),
    ),
    "dangerous_rhetoric": (
        (QT_TRANSLATE_NOOP("Ruling", "There is no arrow: the Influence and the trashing both have to be."), ("R13.2",)),
    ),
    "delivery_agreement": ((_FROM_HAND, ("U12.2",)), (_NO_CONTRACT, ("U18.2",))),
    "desert_power": (
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
                "Ruling", "Only a post of the space just visited; a spy of somebody else there does not matter."
            ),
            ("U11.12",),
        ),
    ),
    "ecological_testing_station": (
        (QT_TRANSLATE_NOOP("Ruling", "The price can be paid once only: not 4 water for 4 cards."), ("R13.4",)),
    ),
    "guild_envoy": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "The discard has to be made; it can wait, but not be dodged while a card is in your hand."
            ),
            ("R13.8",),
        ),
    ),
    "guild_spy": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "It counts once in a turn, however many copies of The Spice Must Flow you acquire, and the spies that"
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
        (QT_TRANSLATE_NOOP("Ruling", "The Influence is looked at once, for the troop and the card."), ("Q33",)),
    ),
    "imperial_spymaster": ((_RECALLED, ("U11.10",)),),
    "in_high_places": (
        (_OTHER_SISTER, ("R13.9",)),
        (QT_TRANSLATE_NOOP("Ruling", "Both spies are recalled together, or none."), ("R13.5",)),
    ),
    "interstellar_trade": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Contracts are counted once, when you take the Persuasion; later ones add nothing."
            ),
            (),
        ),
        (_NO_CONTRACT, ("U18.2",)),
    ),
    "junction_headquarters": ((_GONE, ("Q3",)),),
    "leadership": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "It counts other cards revealed this turn that really gave swords, at the moment that you choose;"
                " cards played with Agents and trashed ones do not count.",
            ),
            (),
        ),
    ),
    "long_live_the_fighters": (
        (QT_TRANSLATE_NOOP("Ruling", "With fewer than three cards in the deck nothing happens."), ("R5.3",)),
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "All three parts are a must. Discarded like this, Spacing Guild's Favor earns its spice."
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
    "priority_contracts": ((_NO_CONTRACT, ("U18.2",)),),
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
        (QT_TRANSLATE_NOOP("Ruling", "Without trashing a card there is none to draw."), ("R13.5",)),
        (_BOND, ("R13.9",)),
    ),
    "smugglers_haven": (
        (QT_TRANSLATE_NOOP("Ruling", "Your spy on a post of a Maker space is enough, without an Agent."), ("U11.11",)),
    ),
    "southern_elders": ((_OTHER_SISTER, ("R13.9",)), (_BOND, ("R13.9",))),
    "space_time_folding": ((_FROM_HAND, ("U12.2",)),),
    "spacing_guilds_favor": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "Any discard earns the spice, whoever asked for it. Being acquired, and going from play to the discard"
                " pile at the end of your Reveal turn, is no discard.",
            ),
            ("U12.2", "Q8"),
        ),
    ),
    "steersman": ((_OTHER_AGENT, ("U12.1",)),),
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
            QT_TRANSLATE_NOOP("Ruling", "Agent icon, price and who stands there still count for the space."),
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
        (QT_TRANSLATE_NOOP("Ruling", "Coming back is a must; the Agent stays where it is."), ("R13.1",)),
    ),
    # intrigue cards
    "buy_access": ((_CHOSEN_FIRST, ("R13.10",)),),
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
    "cunning": (
        (QT_TRANSLATE_NOOP("Ruling", "The card just drawn may be the one that is trashed."), ("R13.10",)),
    ),
    "depart_for_arrakis": ((_LINES, ("Q6",)),),
    "desert_mouse": ((_FLIP, ("Q5",)),),
    "detonation": (
        (
            QT_TRANSLATE_NOOP("Ruling", "The troops need no Combat space and come on top of the usual two."),
            ("R14.7",),
        ),
    ),
    "distraction": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "It can be played once 3 of your units came into the Conflict this turn, sandworms included."
            ),
            ("Q4",),
        ),
        (QT_TRANSLATE_NOOP("Ruling", "Any post without a spy of your own will do."), ("U11.12",)),
    ),
    "find_weakness": ((_LINES, ("Q6",)),),
    "go_to_ground": (
        (QT_TRANSLATE_NOOP("Ruling", "Without a unit left you have no strength, but the spy comes."), ("U14.3",)),
    ),
    "impress": (
        (_FREE, ("R18.10",)),
        (QT_TRANSLATE_NOOP("Ruling", "Without such a card there are the swords alone."), ("R13.6",)),
    ),
    "inspire_awe": (
        (_FREE, ("R18.10",)),
        (
            QT_TRANSLATE_NOOP("Ruling", "A card that comes to your hand in your Reveal turn is revealed at once."),
            ("R17.6",),
        ),
    ),
    "leverage": (
        (QT_TRANSLATE_NOOP("Ruling", "Any spice gained this turn counts, also if it is spent already."), ()),
        (_NO_CONTRACT, ("U18.2",)),
    ),
    "manipulate": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "Opponents cannot acquire the card that is set aside. Gained by other means it costs what it says; not"
                " acquired by the end of your next Reveal turn it is out of the game.",
            ),
            (),
        ),
    ),
    "opportunism": (
        (QT_TRANSLATE_NOOP("Ruling", "Both Influence may be lost with the same Faction."), ("R7.12",)),
    ),
    "ornithopter": ((_FLIP, ("Q5",)),),
    "questionable_methods": ((_LINES, ("Q6",)),),
    "secure_spice_trade": (
        (
            QT_TRANSLATE_NOOP("Ruling", "All your copies count, wherever they are; the spice may decide a tie."),
            ("R24.3",),
        ),
    ),
    "shadow_alliance": (
        (
            QT_TRANSLATE_NOOP("Ruling", "One Victory Point, however many Factions fit; an Alliance of yours does not."),
            (),
        ),
    ),
    "sietch_ritual": ((_FROM_HAND, ("U12.2",)),),
    "special_mission": ((_CITY_POSTS, ("U11.2",)),),
    "strategic_stockpiling": ((_LINES, ("Q6",)),),
    "tactical_option": ((QT_TRANSLATE_NOOP("Ruling", "Any number of troops may also be none."), ()),),
    "unexpected_allies": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "It needs no hooks. If the Conflict is protected, remove the Shield Wall first, or no sandworm comes.",
            ),
            ("U10.5",),
        ),
    ),
    # conflicts
    "spice_freighters": ((_TWICE, ("U16.2", "U16.4")),),
    "battle_for_imperial_basin": ((_TWICE, ("U16.2", "U16.3")),),
    "battle_for_arrakeen": ((_TWICE, ("U16.2", "U16.3")),),
    "battle_for_spice_refinery": ((_TWICE, ("U16.2", "U16.3")),),
    "siege_of_arrakeen": ((_TWICE, ("U16.2", "U16.3")),),
    "seize_spice_refinery": ((_TWICE, ("U16.2", "U16.3")),),
    "secure_imperial_basin": ((_TWICE, ("U16.2", "U16.3")),),
    "choam_security": ((_NO_CONTRACT, ("U18.2",)),),
    "trade_dispute": ((_NO_CONTRACT, ("U18.2",)),),
    "skirmish_desert_mouse": (
        (QT_TRANSLATE_NOOP("Ruling", "Second place is richer; the winner gets the card with its icon."), ("U15.4",)),
    ),
    "skirmish_ornithopter": (
        (QT_TRANSLATE_NOOP("Ruling", "Second place is richer; the winner gets the card with its icon."), ("U15.4",)),
    ),
    "propaganda": (
        (_CHOSEN_FIRST, ("R13.10",)),
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Taken twice, the first two Factions are settled before the second two are named."
            ),
            ("U16.5",),
        ),
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Its icon makes no pair when it is won, only at the end of the game, with any other icon."
            ),
            ("U17.2",),
        ),
    ),
    # leaders
    "feyd_rautha_harkonnen": (
        (
            QT_TRANSLATE_NOOP("Ruling", "At the end of the track the token stays; the ring gives nothing any more."),
            ("Q14",),
        ),
    ),
    "leader:gurney_halleck": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Once in a Reveal turn, as soon as the strength is there; it stays if strength is lost again."
            ),
            ("U14.4", "U14.5"),
        ),
    ),
    "lady_amber_metulli": (
        (QT_TRANSLATE_NOOP("Ruling", "A troop, not a sandworm; once in a Reveal turn."), ("U9.7",)),
    ),
    "lady_margot_fenring": ((_REACHED, ("U4.4",)), (_CITY_POSTS, ("U11.2",))),
    "muad_dib": (
        (
            QT_TRANSLATE_NOOP("Ruling", "Once in a Reveal turn, also if the sandworm comes only during it."),
            ("U14.5",),
        ),
    ),
    "leader:lady_jessica": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "One spice gives the Intrigue card and the memory; without a troop in supply the card alone."
            ),
            ("Q11",),
        ),
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "She may turn without any memory, for good; the other side can be used in that same turn.",
            ),
            ("Q11", "U20.5"),
        ),
    ),
    "reverend_mother_jessica": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "Only what is printed on the space happens again: no price, no Influence of the visit and no further"
                " units to deploy.",
            ),
            ("Q12",),
        ),
    ),
    "princess_irulan": (
        (_REACHED, ("U4.4",)),
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "Cards of the starting deck have no cost: trashing one gives no spice. No card of the Reserve costs 1.",
            ),
            (),
        ),
    ),
    "staban_tuek": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Others must send an Agent to a Maker space whose post has your spy; you get spice at once."
            ),
            ("U11.11", "Q29"),
        ),
        (
            QT_TRANSLATE_NOOP("Ruling", "A post of a city or of a Spice Trade space gives no further trade."),
            (),
        ),
    ),
    "shaddam_corrino_iv": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "He does not begin with the Sardaukar contracts: he may take one in place of a contract that lies open,"
                " and still can when no other is left.",
            ),
            ("U20.6", "Q10"),
        ),
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "From the play of the ring to the end of this turn, neither troops nor sandworms are deployed."
            ),
            ("U20.7",),
        ),
    ),
    # spaces
    "dutiful_service": ((_NO_CONTRACT, ("U18.2",)),),
    "accept_contract": ((_NO_CONTRACT, ("U18.2",)),),
    "high_council": (
        (QT_TRANSLATE_NOOP("Ruling", "The seat works in this round's Reveal turn already."), ("R25.2",)),
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "It costs 5 Solari each time; with a seat, you get spice, Intrigue card and troops."
            ),
            ("U19.1",),
        ),
    ),
    "imperial_privilege": (
        (_NO_FACTION, ("U6.3",)),
        (_OTHER_AGENT, ("U19.3",)),
        (_GONE, ("Q3",)),
    ),
    "swordmaster": (
        (
            QT_TRANSLATE_NOOP("Ruling", "8 Solari for the first of all players, 6 for everybody after that."),
            ("U19.2",),
        ),
    ),
    "assembly_hall": (
        (
            QT_TRANSLATE_NOOP("Ruling", "The Persuasion is for an Agent that still stands here when you reveal."),
            ("U19.4",),
        ),
    ),
    "gather_support": ((_OFFER, ("U7.2",)),),
    "shipping": ((_NO_FACTION, ("U6.3",)),),
    "sietch_tabr": (
        (_NO_FACTION, ("U6.3",)),
        (QT_TRANSLATE_NOOP("Ruling", "With hooks already, the troop and the water are still yours."), ("U19.6",)),
    ),
    "spice_refinery": ((_OFFER, ("U7.2",)), (_CONTROL, ("Q20",))),
    "arrakeen": ((_CONTROL, ("Q20",)),),
    "deep_desert": ((_WORM_OR_SPICE, ("U9.4", "U9.5")),),
    "hagga_basin": ((_WORM_OR_SPICE, ("U9.4", "U9.5")),),
    "imperial_basin": (
        (QT_TRANSLATE_NOOP("Ruling", "Bonus spice that lies here is taken too, but it is not base spice."), ("R16.2",)),
        (_CONTROL, ("Q20",)),
    ),
    # contracts
    "acquire_the_spice_must_flow": (
        (
            QT_TRANSLATE_NOOP("Ruling", "The next copy that you acquire, however you come by it, completes it."),
            ("U18.4",),
        ),
    ),
    "harvest_3": ((_HARVESTED, ("Q9",)),),
    "harvest_4": ((_HARVESTED, ("Q9",)),),
    "immediate": ((QT_TRANSLATE_NOOP("Ruling", "Taking it completes it."), ("U18.4",)),),
    "sardaukar_cards": ((_HELD, ("U18.5", "U18.7")), (_SET_ASIDE, ("U20.6",))),
    "sardaukar_recall": ((_HELD, ("U18.5", "U18.7")), (_OTHER_AGENT, ("U18.10",)), (_SET_ASIDE, ("U20.6",))),
    **dict.fromkeys(
        (
            "arrakeen_water",
            "arrakeen_troop_spy",
            "contract:deliver_supplies",
            "contract:espionage",
            "heighliner_water",
            "heighliner_troops",
            "high_council_influence",
            "high_council_solari",
            "research_station_spy",
            "research_station_solari",
            "spice_refinery_cards",
            "spice_refinery_water",
        ),
        ((_HELD, ("U18.5", "U18.7")),),
    ),
}

#: What the board of Uprising changes for components of the base game.
BLENDED: Final[dict[str, tuple[Ruled, ...]]] = {
    "carryall": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Base spice: 1 at Imperial Basin, 2 at Hagga Basin, 4 at Deep Desert; no bonus spice."
            ),
            ("U21.6",),
        ),
    ),
    "countess_ariana_thorvald": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "She has to, and only for spice harvested at a Maker space, not for other spice."
            ),
            ("U21.6",),
        ),
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Sandworms taken where no bonus spice lies are no harvest: she loses and draws nothing."
            ),
            ("U21.6",),
        ),
    ),
    "kwisatz_haderach": (
        (
            QT_TRANSLATE_NOOP("Ruling", "It may move an Agent that stands on the board, even back to where it stood."),
            (),
        ),
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "Price and requirement of the space still bind, the Swordmaster works once, and a space closed by The"
                " Voice stays closed.",
            ),
            ("Q7", "U21.9"),
        ),
    ),
    "intrigue:infiltrate": (
        (
            QT_TRANSLATE_NOOP("Ruling", "It helps the Agent that is sent this turn, so play it first; no spy is needed."),
            ("R26.8", "U21.8"),
        ),
    ),
}
