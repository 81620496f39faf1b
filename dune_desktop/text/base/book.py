"""The chapters of the book that tell of the base game alone."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.chapters import INFLUENCE, RIVALS, SPACES
from dune_desktop.text.contexts import Book
from dune_desktop.text.room import Chapters, Paragraph

BOOK: Final[Chapters] = {
    INFLUENCE: (
        Paragraph(
            Book.tr("The bonuses at 4"),
            Book.tr(
                "Emperor {emperor}: two troops. Spacing Guild {spacing_guild}: 3 Solari. Bene Gesserit "
                "{bene_gesserit}: an Intrigue card. Fremen {fremen}: 1 water."
            ),
            "R7.6",
        ),
    ),
    SPACES: (
        Paragraph(
            Book.tr("Swordmaster and Mentat"),
            Book.tr(
                "The Swordmaster {swordmaster} costs 8 Solari and is yours for good. The Mentat {mentat} costs 2 "
                "and serves you for this round as an Agent more; then it returns to its space."
            ),
            "R6.2 R6.3 R6.4 R25.7",
        ),
        Paragraph(
            Book.tr("Selling spice"),
            Book.tr(
                "Sell Melange turns 2, 3, 4 or 5 spice {spice} into 6, 8, 10 or 12 Solari {solari}: one sale for "
                "each visit."
            ),
            "R25.4 R13.12",
        ),
        Paragraph(
            Book.tr("Harvesting spice"),
            Book.tr(
                "Imperial Basin gives 1 spice {spice} for nothing, Hagga Basin 2 for 1 water {water}, The Great "
                "Flat 3 for 2 water: and all bonus spice that lies there."
            ),
            "R16.1 R16.2",
        ),
        Paragraph(
            Book.tr("Cards and secrets"),
            Book.tr(
                "Secrets draws an Intrigue card {intrigue} and steals others {steal}. Selective Breeding lets you"
                " trash a card {trash} to draw two {card}. Foldspace gives the card of that name {foldspace}, "
                "which leads anywhere, once."
            ),
            "R25.5 R25.6",
        ),
    ),
    RIVALS: (
        Paragraph(
            Book.tr("How House Hagal plays"),
            Book.tr(
                "For each turn a Hagal card is turned up that names an empty space. The Agent goes there without "
                "cost, gains Influence and troops, and deploys what it can. A Rival {rival} has no hand and no "
                "deck."
            ),
            "B1.1 B1.3 B1.4",
        ),
        Paragraph(
            Book.tr("Two players and House Hagal"),
            Book.tr(
                "With two people House Hagal acts after each Agent turn of the First Player. It wants no points: "
                "it takes spaces, keeps Alliances from you, and the reward of its place in the Combat is lost."
            ),
            "B2.1 B2.2 B2.3 B2.4",
        ),
        Paragraph(
            Book.tr("Alone against two Rivals"),
            Book.tr(
                "Each Rival is a Leader with its Signet Ring. 7 Solari, 7 spice, 3 water or 3 Intrigue cards "
                "become a point {vp} at once. Later in the game they have Swordmasters. A Rival may end the game "
                "and win it."
            ),
            "B3.1 B3.5 B3.8 B3.12",
        ),
    ),
}
