"""Rulings on single components of the base game, in our own words, each with the rules that it follows from."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.tongue import QT_TRANSLATE_NOOP, Text

Ruled = tuple[Text, tuple[str, ...]]

_VISITED: Final = QT_TRANSLATE_NOOP(
    "Ruling",
    "It gives 2 Influence instead of the 1 for the visit, with the Faction of the space only.",
)
_MAKER: Final = QT_TRANSLATE_NOOP("Ruling", "Bonus spice that lies here is taken too, but it is not base spice.")
_AFTER_WIN: Final = QT_TRANSLATE_NOOP(
    "Ruling", "Not after a tie for first place. One gained from the rewards of this Conflict can be played at once."
)
_AGENT_ONLY: Final = QT_TRANSLATE_NOOP("Ruling", "It helps the Agent that is sent this turn, so play it first.")
_RETREAT: Final = QT_TRANSLATE_NOOP("Ruling", "Any number of troops includes none.")
_TAKES_MENTAT: Final = QT_TRANSLATE_NOOP(
    "Ruling", "The Mentat comes only from its own board space, never from another player."
)

RULINGS: Final[dict[str, tuple[Ruled, ...]]] = {
    # cards
    "assassination_mission": (
        (QT_TRANSLATE_NOOP("Ruling", "It cannot trash itself: its Solari need another effect that trashes it."), ()),
    ),
    "carryall": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Base spice: 1 at Imperial Basin, 2 at Hagga Basin, 3 at The Great Flat; no bonus spice."
            ),
            ("R16.2",),
        ),
    ),
    "duncan_idaho": (
        (QT_TRANSLATE_NOOP("Ruling", "The cost can be paid only once: not 2 water for double."), ("R13.4",)),
    ),
    "fedaykin_death_commando": (
        (
            QT_TRANSLATE_NOOP("Ruling", "Two Fremen cards with a Bond count for each other, in any order."),
            ("R13.9",),
        ),
    ),
    "foldspace": (
        (
            QT_TRANSLATE_NOOP("Ruling", "Only the board space Foldspace gives it; it cannot be acquired otherwise."),
            ("R18.1",),
        ),
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Its effects go in any order; if it is trashed by something else first, it draws nothing."
            ),
            ("R5.5", "R5.10"),
        ),
    ),
    "guild_bankers": (
        (QT_TRANSLATE_NOOP("Ruling", "Every copy of The Spice Must Flow acquired this turn costs less."), ()),
    ),
    "gun_thopter": (
        (QT_TRANSLATE_NOOP("Ruling", "An opponent without troops in the garrison loses nothing."), ("R13.6",)),
    ),
    "imperial_spy": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "You draw the Intrigue card only if you trash it with its own effect, not with another one."
            ),
            (),
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
                "Cost and requirement of the space still apply, High Council and Swordmaster work once, and a "
                "space closed by The Voice stays closed.",
            ),
            ("Q7", "R12.4"),
        ),
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "A Maker space that the Agent leaves empty gets bonus spice in the Makers phase."
            ),
            ("R22.1",),
        ),
    ),
    "liet_kynes": (
        (
            QT_TRANSLATE_NOOP("Ruling", "Fremen cards of this round's Agent turns count, and those revealed now."),
            ("R5.7",),
        ),
    ),
    "missionaria_protectiva": (
        (QT_TRANSLATE_NOOP("Ruling", "It is a Bene Gesserit card; its first English printing forgot to say so."), ()),
    ),
    "power_play": ((_VISITED, ("Q22",)),),
    "reverend_mother_mohiam": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "Opponents choose what they discard, starting to your left; whoever holds fewer cards discards "
                "them all.",
            ),
            ("R13.11", "Q23"),
        ),
    ),
    "shifting_allegiances": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Loss and gain may be with the same Faction. Influence that you do not have cannot be lost."
            ),
            ("R13.5",),
        ),
    ),
    "test_of_humanity": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Opponents decide, starting to your left; each must choose something possible."
            ),
            ("R13.11",),
        ),
    ),
    "the_spice_must_flow": (
        (QT_TRANSLATE_NOOP("Ruling", "The Victory Point stays, even when the card is trashed later."), ("R18.8",)),
    ),
    "the_voice": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "The space is closed until your next turn, even to Kwisatz Haderach, but never to you."
            ),
            ("R26.1", "Q25"),
        ),
    ),
    # intrigue cards
    "bindu_suspension": (
        (
            QT_TRANSLATE_NOOP("Ruling", "Only as the very first thing of a turn: draw, then you may skip the turn."),
            ("R26.3", "Q1"),
        ),
    ),
    "calculated_hire": ((_TAKES_MENTAT, ("R6.3",)),),
    "charisma": (
        (
            QT_TRANSLATE_NOOP("Ruling", "It waits face up for your Reveal turn of this round and is discarded then."),
            ("R8.5",),
        ),
    ),
    "corner_the_market": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "All your copies count. The second line asks for more than each single opponent has.",
            ),
            ("Q27",),
        ),
    ),
    "councilors_dispensation": (
        (QT_TRANSLATE_NOOP("Ruling", "It cannot be played without a High Council seat."), ("R8.3",)),
    ),
    "demand_respect": (
        (_AFTER_WIN, ("R20.10",)),
        (QT_TRANSLATE_NOOP("Ruling", "Spice of the rewards may be taken first and pay for it."), ("R20.10",)),
    ),
    "dispatch_an_envoy": (
        (_AGENT_ONLY, ("R26.8",)),
        (
            QT_TRANSLATE_NOOP("Ruling", "The card keeps its own icons; a card without icons can be used as well."),
            ("Q26",),
        ),
    ),
    "double_cross": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "An opponent must have a troop in the Conflict; you need none in your supply to play it."
            ),
            ("R8.3",),
        ),
    ),
    "infiltrate": ((_AGENT_ONLY, ("R26.8",)),),
    "master_tactician": ((_RETREAT, ()),),
    "plans_within_plans": (
        (QT_TRANSLATE_NOOP("Ruling", "3 Influence is the step above the one with the Victory Point."), ()),
    ),
    "poison_snooper": (
        (QT_TRANSLATE_NOOP("Ruling", "An empty deck has no top card: nothing is shuffled for it."), ("R26.4",)),
    ),
    "rapid_mobilization": ((_RETREAT, ()),),
    "recruitment_mission": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "All of it is for this round's Reveal turn; decide for each card acquired then where it goes.",
            ),
            ("R8.5",),
        ),
    ),
    "refocus": (
        (
            QT_TRANSLATE_NOOP("Ruling", "Without a discard pile only the deck is shuffled, then you draw."),
            ("R13.6",),
        ),
    ),
    "reinforcements": (
        (
            QT_TRANSLATE_NOOP("Ruling", "Before you have chosen the kind of your turn, it is not yet a Reveal turn."),
            ("Q28",),
        ),
    ),
    "staged_incident": ((QT_TRANSLATE_NOOP("Ruling", "The lost troops lower your strength at once."), ("R20.4",)),),
    "tiebreaker": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "Played in Combat it adds strength; kept for the end of the game it may decide a tie."
            ),
            ("R24.2",),
        ),
    ),
    "to_the_victor": ((_AFTER_WIN, ("R20.10",)),),
    # conflicts
    "sort_through_the_chaos": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "The winner has the Mentat from the start of the next round, wherever it stood."
            ),
            ("R6.5",),
        ),
    ),
    # leaders
    "baron_vladimir_harkonnen": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling",
                "The two Factions are chosen in secret after all other setup; they are shown once.",
            ),
            ("R2.16", "Q30"),
        ),
    ),
    "count_ilban_richese": (
        (
            QT_TRANSLATE_NOOP("Ruling", "Only for Solari paid as the cost of a board space, not of a card."),
            ("R26.7",),
        ),
    ),
    "countess_ariana_thorvald": (
        (
            QT_TRANSLATE_NOOP(
                "Ruling", "This is mandatory, and only for spice harvested at a Maker space, not for other spice."
            ),
            (),
        ),
    ),
    "helena_richese": (
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
    "paul_atreides": (
        (QT_TRANSLATE_NOOP("Ruling", "An empty deck has no top card: nothing is shuffled for it."), ("R26.4",)),
    ),
    # spaces
    "hall_of_oratory": (
        (
            QT_TRANSLATE_NOOP("Ruling", "The Persuasion is for an Agent that still stands here when you reveal."),
            ("R25.3",),
        ),
    ),
    "high_council": (
        (QT_TRANSLATE_NOOP("Ruling", "The seat already counts in this round's Reveal turn."), ("R25.2",)),
    ),
    "mentat": (
        (_TAKES_MENTAT, ("R6.3", "R25.7")),
        (QT_TRANSLATE_NOOP("Ruling", "The card is drawn even when the Mentat is away."), ("R25.7",)),
    ),
    "sell_melange": (
        (
            QT_TRANSLATE_NOOP("Ruling", "How much you sell is decided when the Agent arrives; one sale per visit."),
            ("R13.12",),
        ),
    ),
    "arrakeen": ((QT_TRANSLATE_NOOP("Ruling", "The control bonus is paid before anything else."), ("Q20",)),),
    "carthag": ((QT_TRANSLATE_NOOP("Ruling", "The control bonus is paid before anything else."), ("Q20",)),),
    "imperial_basin": (
        (_MAKER, ("R16.2",)),
        (QT_TRANSLATE_NOOP("Ruling", "The control bonus is paid before anything else."), ("Q20",)),
    ),
    "hagga_basin": ((_MAKER, ("R16.2",)),),
    "the_great_flat": ((_MAKER, ("R16.2",)),),
    "selective_breeding": (
        (QT_TRANSLATE_NOOP("Ruling", "If you trash no card, you do not draw the two cards."), ("R25.5", "R13.5")),
    ),
}
