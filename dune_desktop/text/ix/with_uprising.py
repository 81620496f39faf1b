"""Rise of Ix on the board of Uprising: its rules, those of the Rivals there, and its contracts."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.base.rulings import TRASHED_FIRST
from dune_desktop.text.choam.rulings import HARVESTED, HELD
from dune_desktop.text.contexts import Rule, RuleSection, Ruling
from dune_desktop.text.room import Ruled
from dune_desktop.text.translating import Text
from dune_desktop.text.uprising.rulings import TWICE

RULES: Final[dict[str, Text]] = {
    "X9": RuleSection.tr("Rise of Ix with Uprising"),
    "X9.1": Rule.tr("Shipping, Accept Contract, Assembly Hall and Gather Support give way to the new spaces."),
    "X9.2": Rule.tr("The Ix board lies beside the board of Uprising."),
    "X9.3": Rule.tr("The new spaces have two posts, which take the places of the covered ones: still thirteen."),
    "X9.4": Rule.tr("Conflicts of Rise of Ix are left out unless somebody wants them; an Epic game needs one of them."),
    "X9.5": Rule.tr("A Conflict without a battle icon is kept, and makes no pair."),
    "X9.6": Rule.tr("Ilesa brings Foldspace with her, for nobody but herself."),
    "X9.7": Rule.tr("With the CHOAM module everybody is dealt two of the ten Ix contracts and keeps one."),
    "X9.8": Rule.tr("The gear with a chevron on three of those contracts sends a Negotiator."),
    "X9.9": Rule.tr("Sandworms are units, too; dreadnoughts keep to their own rules and double no rewards."),
    "X9.10": Rule.tr("Dreadnoughts can take Arrakeen, Spice Refinery and Imperial Basin."),
    "X9.11": Rule.tr("A sandworm doubles a reward with its Freighter icons and troops; only one space is taken."),
    "X9.12": Rule.tr("Sandworms never retreat: not by Desert Ambush, nor for Negotiated Withdrawal."),
    "X9.13": Rule.tr("With Guild Accord the Heighliner costs 3; Tessia's Emperor bonus is a Spy."),
    "X9.14": Rule.tr("The infiltration icon needs no Spy, and a Spy needs no such icon."),
    "X9.15": Rule.tr("The new spaces count as Landsraad and Spice Trade for all texts of Uprising."),
    "X9.16": Rule.tr("What holds for both games together still holds."),
}
RIVALS: Final[dict[str, Text]] = {
    "X11": RuleSection.tr("Rise of Ix: Rivals of Uprising"),
    "X11.1": Rule.tr("Five Hagal cards of covered spaces are taken out."),
    "X11.2": Rule.tr("Foldspace stays out, and so do cards for another number of people."),
    "X11.3": Rule.tr("The Hagal deck has 37 cards for one person, 36 for two."),
    "X11.4": Rule.tr("Rivals of Uprising follow those of House Hagal, choose by priorities, and gain from Dividends."),
    "X11.5": Rule.tr("Place Spy: the posts of the new spaces come first."),
    "X11.6": Rule.tr("Rhombur and Hundro are no Rivals there."),
}

#: Of the spaces that are covered, of troops and sandworms as the only units, and of House Hagal.
REPLACED: Final = dict.fromkeys(("U5.1", "U19.4", "U19.7", "X10"), "") | {
    "U8.1": "X9.9",
    "U8.3": "X3.3",
    "U14.3": "X3.5",
    "S4.8": "X11.4",
}

_SENT: Final = Ruling.tr("The gear with a chevron sends a Negotiator, if you want and your supply has a troop.")
_SENDING: Final = ("ix_dreadnought", "ix_high_council", "ix_interstellar_shipping")
_VISITS: Final = ("ix_espionage", "ix_heighliner", "ix_secrets", "ix_smuggling", "ix_tech_negotiation")

RULINGS: Final[dict[str, Ruled]] = {
    "foldspace": {
        Ruling.tr("Only Ilesa's ring gives it."): "X9.6",
        TRASHED_FIRST: "R5.5 R5.10",
    },
    "economic_supremacy": {
        Ruling.tr("Both exchanges are independent: none, one or both of them."): "R20.11",
        TWICE: "U16.2",
        Ruling.tr("It has no battle icon, so it makes no pair."): "QX36",
    },
    "ix_harvest_3": {HARVESTED: "Q9"},
    "ix_harvest_4": {HARVESTED: "Q9"},
    **{contract: {_SENT: "X9.8", HELD: "U18.5 U18.7"} for contract in _SENDING},
    **{contract: {HELD: "U18.5 U18.7"} for contract in _VISITS},
}
