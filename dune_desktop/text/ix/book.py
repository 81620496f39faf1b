"""The chapter of the book that tells of Rise of Ix."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.chapters import IX
from dune_desktop.text.contexts import Book
from dune_desktop.text.room import Chapters, Paragraph

BOOK: Final[Chapters] = {
    IX: (
        Paragraph(
            Book.tr("Dreadnoughts"),
            Book.tr(
                "Everybody has two. Commissioning {dreadnought} brings one to the garrison; from there it is "
                "deployed like a troop, and counts 3 strength. What says troops does not concern dreadnoughts."
            ),
            "X3.1 X3.2 X3.3 X3.5",
        ),
        Paragraph(
            Book.tr("A dreadnought after the Combat"),
            Book.tr(
                "Dreadnoughts are not lost: they return to the garrison. The only winner puts one on a "
                "controllable space {control}: until the end of the next Combat it brings the bonus and the "
                "defence of that space, in place of whoever controls it."
            ),
            "X3.7 X3.8 X3.10 X3.11",
        ),
        Paragraph(
            Book.tr("The Freighter"),
            Book.tr(
                "The icon {freighter} moves it up a space {freighter_advance}, or brings it home "
                "{freighter_recall} with the rewards of its space and of all below. 1: Dividends or 2 spice. 2: "
                "two troops and Influence. 3: a Tech tile for 2 less."
            ),
            "X4.1 X4.2 X4.3",
        ),
        Paragraph(
            Book.tr("Tech tiles and Negotiators"),
            Book.tr(
                "Only the Tech icon {tech} acquires one of the three open tiles, for spice {spice}. A Negotiator "
                "{negotiator} is a troop from the supply that waits on Ix: brought home, it lowers a price by 1. "
                "Tiles with this sign {flip} work once in a round."
            ),
            "X5.1 X5.2 X5.4 X5.5",
        ),
        Paragraph(
            Book.tr("Unload and infiltration"),
            Book.tr(
                "A box with this sign {unload} also works when the card is discarded or trashed, at any time. An "
                "Agent icon with this sign {infiltrate} leads also to where others have Agents."
            ),
            "X6.2 X6.8",
        ),
        Paragraph(
            Book.tr("The Epic game"),
            Book.tr(
                "Twelve points end it instead of ten. Five troops begin in each garrison, and everybody has an "
                "Intrigue card {intrigue} from the start."
            ),
            "X8.1 X8.4 X8.5",
        ),
    ),
}
