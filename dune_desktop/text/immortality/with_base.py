"""Immortality on the board of the base game: House Hagal, and what changes for base cards."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.base.rulings import RULINGS as BASE
from dune_desktop.text.contexts import Rule, RuleSection, Ruling
from dune_desktop.text.room import Ruled
from dune_desktop.text.translating import Text

RULES: Final[dict[str, Text]] = {
    "I11": RuleSection.tr("Immortality: House Hagal, solo"),
    "I11.1": Rule.tr("House Hagal plays as ever, and the person has the whole of Immortality."),
    "I11.2": Rule.tr("Four new Hagal cards take the places of the three for Carthag: one card more."),
    "I11.3": Rule.tr("Each Rival has a Tleilaxu token; none has research, specimens or Family Atomics."),
    "I11.4": Rule.tr("Tleilaxu icons on the card that sends a Rival's Agent move its token; gains serve purchases."),
    "I11.5": Rule.tr("The Tleilaxu card that is crossed out, left or right, leaves the game and is replaced."),
    "I11.6": Rule.tr("A Hagal card that is skipped does nothing; the new ones have no swords."),
    "I11.7": Rule.tr("Go to 11 suits solo games, too."),
    "I12": RuleSection.tr("Immortality: House Hagal, two players"),
    "I12.1": Rule.tr("The Hagal deck stays as it is; House Hagal does not touch the Bene Tleilax board."),
}

RULINGS: Final[dict[str, Ruled]] = {
    "dispatch_an_envoy": {
        **BASE["dispatch_an_envoy"],
        Ruling.tr("Of a grafted pair one card has the icons; you choose it when you send the Agent."): "I7.10 QI13",
    },
    "recruitment_mission": {
        **BASE["recruitment_mission"],
        Ruling.tr("Tleilaxu cards may go on top of the deck, too, without any genetic marker."): "QI5",
    },
}
