"""The chapter of the book that tells of contracts."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.chapters import CONTRACTS
from dune_desktop.text.contexts import Book
from dune_desktop.text.room import Chapters, Paragraph

BOOK: Final[Chapters] = {
    CONTRACTS: (
        Paragraph(
            Book.tr("Taking a contract"),
            Book.tr(
                "The contract icon {contract} takes one of the two that lie open; the next is turned up. When "
                "none is left, you get 2 Solari {solari} instead."
            ),
            "U18.1 U18.2",
        ),
        Paragraph(
            Book.tr("Completing a contract"),
            Book.tr(
                "Each names what completes it: a visit, spice harvested in one turn, or acquiring The Spice Must "
                "Flow. It happens by itself, and gives its reward once. For a visit you need the contract before "
                "you send the Agent."
            ),
            "U18.4 U18.5 U18.7 U18.8",
        ),
    ),
}
