"""Immortality together with Rise of Ix."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.contexts import Rule, Ruling
from dune_desktop.text.immortality.rulings import RULINGS as IMMORTALITY
from dune_desktop.text.ix.rulings import RULINGS as IX
from dune_desktop.text.room import Ruled
from dune_desktop.text.translating import Text

RULES: Final[dict[str, Text]] = {
    "I10.2": Rule.tr("Epic game: both Experimentation stay; Control the Spice begins in each discard pile."),
    "I14.14": Rule.tr("Ilesa's icons are her own card's alone; Spaceport needs no marker; usurped cards unload."),
    "QI27": Rule.tr("With Rise of Ix the solo Hagal deck has 31 cards, in Uprising 40; for two it is unchanged."),
}

#: Of the starting deck of an Epic game, and of the Hagal deck.
REPLACED: Final = {"X8.3": "I10.2", "X8.8": "I10.2", "X11.3": "QI27"}

RULINGS: Final[dict[str, Ruled]] = {
    "ghola": {
        **IMMORTALITY["ghola"],
        Ruling.tr("With Weirding Way you have two more turns in a row; Guild Accord lowers the price twice."): "QI30",
    },
    "usurp": {
        **IMMORTALITY["usurp"],
        Ruling.tr("A card with Unload gives its Reveal box as it is trashed."): "I14.14 X6.4",
    },
    "ilesa_ecaz": {
        **IX["ilesa_ecaz"],
        Ruling.tr("In a grafted pair only the icons of the card that she had set aside count."): "I14.14",
    },
    "spaceport": {
        **IX["spaceport"],
        Ruling.tr("Tleilaxu cards may go on top of the deck, too, without any genetic marker."): "QI5 I14.14",
    },
}
