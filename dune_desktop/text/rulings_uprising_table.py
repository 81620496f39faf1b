"""Rulings on Conflict cards, leaders, spaces and contracts of Uprising, and on both games together.

The kind stands before an id that two components have: ``leader:lady_jessica``.
"""

from __future__ import annotations

from typing import Final

from dune_desktop.text.rulings_base import Ruled
from dune_desktop.text.rulings_uprising import CARD_RULINGS, CHOSEN_FIRST, CITY_POSTS, GONE, NO_CONTRACT, OTHER_AGENT
from dune_desktop.text.tongue import QT_TRANSLATE_NOOP

_REACHED: Final = QT_TRANSLATE_NOOP(
    "Ruling", "Also when a larger gain goes past 2, and again whenever you had fallen below it."
)
_WORM_OR_SPICE: Final = QT_TRANSLATE_NOOP(
    "Ruling",
    "Sandworms come instead of the base spice; bonus spice is taken either way. They need Maker hooks, which "
    "are not spent, and cannot enter a Conflict that the Shield Wall protects.",
)
_CONTROL: Final = QT_TRANSLATE_NOOP("Ruling", "The control bonus is paid before anything else.")
_NO_FACTION: Final = QT_TRANSLATE_NOOP(
    "Ruling", "It requires Influence, but is not a space of that Faction: the visit gives none."
)
_OFFER: Final = QT_TRANSLATE_NOOP(
    "Ruling", "Whether you pay is decided when the Agent arrives, from what you have then; the card cannot help to pay."
)
_TWICE: Final = QT_TRANSLATE_NOOP(
    "Ruling",
    "With a sandworm of yours in the Conflict you take the reward twice, and may also pay twice; control and"
    " the battle icon count once.",
)
_SET_ASIDE: Final = QT_TRANSLATE_NOOP("Ruling", "With Shaddam in the game nobody else can take it.")
_HARVESTED: Final = QT_TRANSLATE_NOOP(
    "Ruling",
    "All spice gained in the turn counts, even from before the contract was taken or spent since.",
)
_HELD: Final = QT_TRANSLATE_NOOP(
    "Ruling", "You must have it when you send the Agent. All your contracts for the space must be completed then."
)

RULINGS: Final[dict[str, tuple[Ruled, ...]]] = CARD_RULINGS | {
    # conflicts
    "spice_freighters": ((_TWICE, ("U16.2", "U16.4")),),
    "battle_for_imperial_basin": ((_TWICE, ("U16.2", "U16.3")),),
    "battle_for_arrakeen": ((_TWICE, ("U16.2", "U16.3")),),
    "battle_for_spice_refinery": ((_TWICE, ("U16.2", "U16.3")),),
    "siege_of_arrakeen": ((_TWICE, ("U16.2", "U16.3")),),
    "seize_spice_refinery": ((_TWICE, ("U16.2", "U16.3")),),
    "secure_imperial_basin": ((_TWICE, ("U16.2", "U16.3")),),
    "choam_security": ((NO_CONTRACT, ("U18.2",)),),
    "trade_dispute": ((NO_CONTRACT, ("U18.2",)),),
    "skirmish_desert_mouse": (
        (QT_TRANSLATE_NOOP("Ruling", "Second place gets more; the winner gets the card with its icon."), ("U15.4",)),
    ),
    "skirmish_ornithopter": (
        (QT_TRANSLATE_NOOP("Ruling", "Second place gets more; the winner gets the card with its icon."), ("U15.4",)),
    ),
    "propaganda": (
        (CHOSEN_FIRST, ("R13.10",)),
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "If taken twice, the first two Factions are chosen before the second two are named."
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
    "lady_margot_fenring": ((_REACHED, ("U4.4",)), (CITY_POSTS, ("U11.2",))),
    "muad_dib": (
        (
            QT_TRANSLATE_NOOP("Ruling", "Once in a Reveal turn, even if the sandworm only comes during it."),
            ("U14.5",),
        ),
    ),
    "leader:lady_jessica": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "One spice gives the Intrigue card and the memory; without a troop in supply, only the card."
            ),
            ("Q11",),
        ),
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "She may flip without any memories, for good; the other side can be used in the same turn.",
            ),
            ("Q11", "U20.5"),
        ),
    ),
    "reverend_mother_jessica": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "Only what is printed on the space happens again: no cost, no Influence of the visit and no further"
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
                "Ruling",
                "It applies to Agents that others send to a Maker space where your Spy is on the post; you get "
                "spice at once.",
            ),
            ("U11.11", "Q29"),
        ),
        (
            QT_TRANSLATE_NOOP("Ruling", "A post at a City or Spice Trade space gives no further trade."),
            (),
        ),
    ),
    "shaddam_corrino_iv": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "He does not begin with the Sardaukar contracts: he may take one instead of a face-up "
                "contract, and still can when no others are left.",
            ),
            ("U20.6", "Q10"),
        ),
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "From the moment the ring is played until the end of this turn, neither troops nor sandworms "
                "can be deployed.",
            ),
            ("U20.7",),
        ),
    ),
    # spaces
    "dutiful_service": ((NO_CONTRACT, ("U18.2",)),),
    "accept_contract": ((NO_CONTRACT, ("U18.2",)),),
    "high_council": (
        (QT_TRANSLATE_NOOP("Ruling", "The seat already counts in this round's Reveal turn."), ("R25.2",)),
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "It costs 5 Solari each time; with a seat, you get spice, Intrigue card and troops."
            ),
            ("U19.1",),
        ),
    ),
    "imperial_privilege": (
        (_NO_FACTION, ("U6.3",)),
        (OTHER_AGENT, ("U19.3",)),
        (GONE, ("Q3",)),
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
        (QT_TRANSLATE_NOOP("Ruling", "If you already have hooks, you still get the troop and the water."), ("U19.6",)),
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
            QT_TRANSLATE_NOOP("Ruling", "The next copy that you acquire, in whatever way, completes it."),
            ("U18.4",),
        ),
    ),
    "harvest_3": ((_HARVESTED, ("Q9",)),),
    "harvest_4": ((_HARVESTED, ("Q9",)),),
    "immediate": ((QT_TRANSLATE_NOOP("Ruling", "Taking it completes it."), ("U18.4",)),),
    "sardaukar_cards": ((_HELD, ("U18.5", "U18.7")), (_SET_ASIDE, ("U20.6",))),
    "sardaukar_recall": ((_HELD, ("U18.5", "U18.7")), (OTHER_AGENT, ("U18.10",)), (_SET_ASIDE, ("U20.6",))),
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
                "Ruling", "This is mandatory, and only for spice harvested at a Maker space, not for other spice."
            ),
            ("U21.6",),
        ),
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "Taking sandworms where there is no bonus spice is not a harvest: she loses and draws nothing.",
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
                "Cost and requirement of the space still apply, the Swordmaster works once, and a space closed "
                "by The Voice stays closed.",
            ),
            ("Q7", "U21.9"),
        ),
    ),
    "infiltrate": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "It helps the Agent that is sent this turn, so play it first; no Spy is needed."
            ),
            ("R26.8", "U21.8"),
        ),
    ),
}
