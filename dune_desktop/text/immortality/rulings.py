"""Rulings on what Immortality prints, in our own words, each with the rules that it follows from."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.contexts import Ruling
from dune_desktop.text.room import Ruled

_GRAFT: Final = Ruling.tr("In an Agent turn it is played with exactly one other card, never alone.")
_ALONE: Final = Ruling.tr("It may be played alone, too; then its Agent box does nothing.")
_COMBAT: Final = Ruling.tr("The Combat icon lets you deploy as on a Combat space; on a real one it adds nothing.")
_NAMED_FIRST: Final = Ruling.tr("Both Factions are named before the first Influence is gained.")
_OTHER_CARD: Final = Ruling.tr(
    "The other Bene Gesserit card may be the one that it is grafted to, or one played earlier in this round."
)
_TWO_SPECIMENS: Final = Ruling.tr("The two troops return to the supply first, and can become the two specimens.")

RULINGS: Final[dict[str, Ruled]] = {
    # cards
    "experimentation": {Ruling.tr("A starting card: trashed, it leaves the game."): "R5.5"},
    "bene_tleilax_researcher": {
        _GRAFT: "I7.1 I7.2",
        Ruling.tr("Both lines add up: with two genetic markers it is 3 Persuasion in all."): "I4.5",
    },
    "blank_slate": {
        Ruling.tr(
            "It may be played alone, with three icons, or as one of a pair, with all seven, which Slig Farmer counts."
        ): "I7.3"
    },
    "clandestine_meeting": {
        Ruling.tr("An icon must come from elsewhere: from the card that it is grafted to, or an Envoy."): "I14.1"
    },
    "corrupt_smuggler": {_ALONE: "I7.6"},
    "dissecting_kit": {
        _GRAFT: "I7.1 I7.2",
        Ruling.tr(
            "What the other card has not yet given is lost when it is trashed; what it gives for that is not."
        ): "I7.7",
    },
    "for_humanity": {
        Ruling.tr(
            "Both Influence are lost with one Faction; the point at 2 or an Alliance may go with them."
        ): "R7.11 R7.12"
    },
    "high_priority_travel": {_COMBAT: "I8.2"},
    "imperium_ceremony": {
        Ruling.tr("Nobody else sees the two cards."): "I16.1",
        Ruling.tr("With one card left in the deck, the discarded ones are shuffled and put below it."): "QI20",
    },
    "interstellar_conspiracy": {
        _GRAFT: "I7.1 I7.2",
        Ruling.tr("The Faction of the other card counts, not its Agent icons; the spice comes in any case."): "I7.6",
    },
    "lisan_al_gaib": {_OTHER_CARD: "R5.7"},
    "long_reach": {
        Ruling.tr("Without another Bene Gesserit card it has no icon, but can still be one of a pair."): "I7.1",
        _OTHER_CARD: "R5.7",
        _NAMED_FIRST: "I14.10",
    },
    "occupation": {
        _COMBAT: "I8.2",
        Ruling.tr("If you acquire it in an Agent turn, its three troops are recruits of that turn."): "R14.4",
    },
    "planned_coupling": {_GRAFT: "I7.1 I7.2"},
    "replacement_eyes": {
        _GRAFT: "I7.1 I7.2",
        Ruling.tr("It may trash itself or the other card of the pair."): "R5.10",
        Ruling.tr("What it gives when trashed works from anywhere; Ghola does not copy it."): "I14.9 QI14",
    },
    "sardaukar_quartermaster": {_ALONE: "I7.6"},
    "shadout_mapes": {Ruling.tr("No Combat space is needed; only troops are moved, no other units."): "R14.7"},
    "show_of_strength": {
        Ruling.tr("Rivals are opponents, too; only troops count, at the moment when the space is chosen."): "I13.3",
        Ruling.tr("Without its icons it can still be one of a pair; the cards are drawn in any case."): "I7.1",
    },
    "spiritual_fervor": {Ruling.tr("The Research comes at once, however the card is acquired."): "I4.9"},
    "stillsuit_manufacturer": {
        Ruling.tr("With the Alliance it must return, and may be played or revealed again in this round."): "R13.1",
        Ruling.tr("From the Row, with Usurp, it does not come to your hand."): "I14.9",
    },
    "tleilaxu_master": {
        Ruling.tr("The card comes from the Row or the Reserve, by its printed cost; no Tleilaxu card."): "I6.4 R18.10",
        Ruling.tr("What the first Research brings may be resolved before the second one."): "I14.11",
    },
    "tleilaxu_surgeon": {
        Ruling.tr("The troops are lost from garrison and Conflict in any mix."): "QI18",
        _TWO_SPECIMENS: "I3.1",
    },
    # Tleilaxu cards
    "beguiling_pheromones": {
        _GRAFT: "I7.1 I7.2",
        Ruling.tr("One of the two must be trashed; it may be this one."): "QI15",
        Ruling.tr(
            "A card trashed like this cannot trash itself for an effect of its own any more; one that trashes "
            "itself anyway may be chosen."
        ): "I14.5",
    },
    "chairdog": {
        _GRAFT: "I7.1 I7.2",
        Ruling.tr(
            "The other card must return as your Reveal turn begins, and is revealed with the rest; there is no "
            "way back to an Agent turn."
        ): "I14.6",
        Ruling.tr("Nothing returns that has left play; it does not matter where Chairdog itself is."): "QI16",
    },
    "corrino_genes": {_ALONE: "I7.6"},
    "face_dancer": {_GRAFT: "I7.1 I7.2", Ruling.tr("It is a card of all three Factions."): "I6.9"},
    "face_dancer_initiate": {_GRAFT: "I7.1 I7.2", Ruling.tr("It is a card of all three Factions."): "I6.9"},
    "from_the_tanks": {Ruling.tr("On a Combat space its troops may be deployed."): "R14.3"},
    "ghola": {
        _GRAFT: "I7.1 I7.2",
        Ruling.tr(
            "The whole Agent box is copied, limits and “trash this card” included; for the copy this card is Ghola."
        ): "QI14 I14.15",
        Ruling.tr("Icons, Factions and boxes other than the Agent box are not copied."): "QI14",
        Ruling.tr(
            "Signet Ring and The Voice work twice; Power Play gives 2 Influence, not 3; Kwisatz Haderach sends one "
            "Agent and draws two cards."
        ): "I14.2 I14.4",
    },
    "guild_impersonator": {
        _GRAFT: "I7.1 I7.2",
        Ruling.tr("Spice from anywhere counts, gained in this turn before or after it; once."): "R13.8",
    },
    "scientific_breakthrough": {
        Ruling.tr("If its own Research reaches the second genetic marker, the point can be had at once."): "I4.6"
    },
    "slig_farmer": {
        _GRAFT: "I7.1 I7.2",
        Ruling.tr("Icons that an effect has added count; one that was there already counts once."): "I14.7 QI17",
        Ruling.tr("All the Solari are one gain, and may pay for the step."): "I14.13",
    },
    "stitched_horror": {
        _GRAFT: "I7.1 I7.2",
        Ruling.tr("Both are chosen before the first is resolved; then their order is free."): "I14.10",
    },
    "tleilaxu_infiltrator": {
        _GRAFT: "I7.1 I7.2",
        Ruling.tr("It helps whichever card has the icon, but not against your own Agents or The Voice."): "R12.3 R26.1",
    },
    "twisted_mentat": {
        _GRAFT: "I7.1 I7.2",
        Ruling.tr(
            "You keep what space and cards have given and may still deploy; the Agent can be sent again this round."
        ): "QI19 R6.7",
        Ruling.tr("The space is empty again, for others and in the Makers phase."): "R22.2",
    },
    "unnatural_reflexes": {_GRAFT: "I7.1 I7.2"},
    "usurp": {
        _GRAFT: "I7.1 I7.2",
        Ruling.tr(
            "A card of the Row lends its icons and its Agent box, but is not in play; nobody can acquire it until "
            "it is trashed as your turn ends."
        ): "QI1",
        Ruling.tr("What it gives when trashed is yours; what it gives when acquired is not."): "I14.9",
        Ruling.tr("With Ghola both are cards of your hand, and the icon is Ghola's."): "I14.9",
    },
    "reclaimed_forces": {
        Ruling.tr("It never leaves the Row, and may be taken again and again."): "I6.6",
        Ruling.tr("The specimens return to your supply first, so there are always two troops to recruit."): "I3.3",
        Ruling.tr("It counts as acquiring a card."): "QI4",
    },
    # intrigue cards
    "breakthrough": {Ruling.tr("After the second genetic marker it draws a card."): "I4.8"},
    "counterattack": {
        Ruling.tr("As a Plot it needs a troop in the garrison, but no Combat space."): "QI9 R14.7",
        Ruling.tr("Combat cards that opponents have played in this Combat count; the bonus of a Rival is none."): "",
    },
    "disguised_bureaucrat": {
        Ruling.tr("It cannot be played without the first genetic marker; with the second both lines work."): "I14.8"
    },
    "economic_positioning": {
        Ruling.tr("Two troops must be there; if no unit is left, you are out of the Combat."): "R20.5",
        Ruling.tr("The 10 Solari are not spent."): "I16.2",
    },
    "gruesome_sacrifice": {_TWO_SPECIMENS: "I3.1"},
    "harvest_cells": {
        Ruling.tr(
            "After the rewards, for whoever then has at least three troops in the Conflict; those lost or retreated "
            "before do not count."
        ): "QI22",
        Ruling.tr("The new specimens may pay for the card, which may be Reclaimed Forces."): "QI22",
        Ruling.tr("A copy that was just drawn as a reward can be played at once."): "I14.12",
    },
    "illicit_dealings": {Ruling.tr("At the end of the Tleilaxu track it cannot be played."): "QI8"},
    "shadowy_bargain": {
        Ruling.tr("In the Endgame, too, the step gives what it shows."): "I16.2",
        Ruling.tr("As a Plot it needs a troop in your supply."): "QI8",
    },
    "study_melange": {Ruling.tr("The 3 spice are not spent."): "I16.2"},
    "tleilaxu_puppet": {
        Ruling.tr("It waits face up for your Reveal turn of this round and is discarded then."): "R8.5"
    },
    "vicious_talents": {Ruling.tr("It can be played without any genetic marker."): ""},
    # spaces
    "research_station": {
        Ruling.tr("The tile takes the place of the three cards; cost, icon and the Combat sign stay."): "I8.5"
    },
}
