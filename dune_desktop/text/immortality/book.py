"""The chapters of the book that tell of Immortality."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.chapters import AIM, IMMORTALITY
from dune_desktop.text.contexts import Book
from dune_desktop.text.room import Chapters, Paragraph

BOOK: Final[Chapters] = {
    AIM: (
        Paragraph(
            Book.tr("Go to 11"),
            Book.tr(
                "With this variant eleven points end the game, not ten; four players then begin without a point "
                "and go to ten."
            ),
            "I10.1",
        ),
    ),
    IMMORTALITY: (
        Paragraph(
            Book.tr("Grafting"),
            Book.tr(
                "A Graft card {grafted} sends an Agent together with exactly one other card of your hand. An icon"
                " of either is enough; both upper boxes work. Alone it sends nobody, but it can be revealed."
            ),
            "I7.1 I7.3 I7.5 I7.9",
        ),
        Paragraph(
            Book.tr("Specimens and Tleilaxu cards"),
            Book.tr(
                "A specimen {specimen} is a troop of your supply in the Axolotl tanks {tanks}. In your Reveal "
                "turn specimens pay for Tleilaxu cards and then go back to the supply. Tleilaxu cards do not cost"
                " Persuasion."
            ),
            "I3.1 I3.2 I3.3 I6.1 I6.2",
        ),
        Paragraph(
            Book.tr("Research"),
            Book.tr(
                "Each Research icon {research} moves your token a step to the right, on a way of your choice, and"
                " you gain what lies there. Column 4 gives the first genetic marker {marker_1}, column 8 the "
                "second {marker_2}; after that each icon draws a card."
            ),
            "I4.2 I4.3 I4.5 I4.8",
        ),
        Paragraph(
            Book.tr("The Tleilaxu track"),
            Book.tr(
                "Each beetle {tleilaxu} is a step: an Intrigue card at 2 and 6, a Victory Point {vp} at 4 and 7. "
                "Whoever is first at 4 also takes the 2 spice there."
            ),
            "I5.1 I5.2",
        ),
        Paragraph(
            Book.tr("Family Atomics"),
            Book.tr(
                "Once in the game, in a turn of yours, you may clear the whole Imperium Row {atomics}; it is "
                "dealt anew."
            ),
            "I9.1 I9.2",
        ),
    ),
}
