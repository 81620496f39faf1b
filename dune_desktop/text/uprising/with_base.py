"""Both games together, on the board of Uprising: their rules, and what changes for components of the base game."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.contexts import Edition, Editions, Rule, RuleSection, Ruling
from dune_desktop.text.room import Ruled
from dune_desktop.text.translating import Text

NAMES: Final = {
    "edition": {"blend": Edition.tr("Dune: Imperium – Uprising with the base game")},
    "short": {"blend": Editions.tr("Uprising with base cards")},
}

RULES: Final[dict[str, Text]] = {
    "U21": RuleSection.tr("Both games together"),
    "U21.1": Rule.tr("Uprising can be combined with everything that came before it."),
    "U21.2": Rule.tr("Conflicts of the base game are left out unless somebody wants them."),
    "U21.3": Rule.tr("Calculated Hire and Sort Through the Chaos are taken out, as there is no Mentat."),
    "U21.4": Rule.tr("All other Imperium and Intrigue cards, or any choice of them, may be mixed."),
    "U21.5": Rule.tr("The board, the Reserve and all pieces are those of Uprising."),
    "U21.6": Rule.tr("Leaders of the base game can be played; Ariana harvests nothing where only sandworms are taken."),
    "U21.7": Rule.tr(
        "Base cards that move troops do not affect sandworms; a troop in the Conflict means a unit there."
    ),
    "U21.8": Rule.tr("Effects that let an Agent ignore others work besides Spies; the card Infiltrate needs no Spy."),
    "U21.9": Rule.tr("Kwisatz Haderach may visit the High Council again, but not the Swordmaster."),
    "U21.10": Rule.tr("Base Conflicts have no battle icon; their winner keeps them; those for Carthag are left out."),
    "U21.11": Rule.tr("Rise of Ix and Immortality tell themselves how they join Uprising."),
}

#: What the board of Uprising changes for components of the base game.
RULINGS: Final[dict[str, Ruled]] = {
    "carryall": {
        Ruling.tr("Base spice: 1 at Imperial Basin, 2 at Hagga Basin, 4 at Deep Desert; no bonus spice."): "U21.6"
    },
    "countess_ariana_thorvald": {
        Ruling.tr("This is mandatory, and only for spice harvested at a Maker space, not for other spice."): "U21.6",
        Ruling.tr(
            "Taking sandworms where there is no bonus spice is not a harvest: she loses and draws nothing."
        ): "U21.6",
    },
    "kwisatz_haderach": {
        Ruling.tr("It may move an Agent that stands on the board, even back to where it stood."): "",
        Ruling.tr(
            "Cost and requirement of the space still apply, the Swordmaster works once, and a space closed by The "
            "Voice stays closed."
        ): "Q7 U21.9",
    },
    "infiltrate": {
        Ruling.tr("It helps the Agent that is sent this turn, so play it first; no Spy is needed."): "R26.8 U21.8"
    },
}
