"""The Imperium cards of Rise of Ix, held against the facts: every box in the facts' shorthand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
import shorthand
from test_facts import FACTS, Fact, by_id, fact

from dune_desktop.content import PRODUCTS
from dune_desktop.content.ix.card_words import Ambush, Infiltrate
from dune_desktop.content.ix.conditions import HasTiles, OpponentHere
from dune_desktop.content.ix.words import AcquireTech, MoveFreighter, Negotiate
from dune_desktop.engine import conditions, effects
from dune_desktop.engine.effects import Persuasion, Swords
from dune_desktop.engine.names import FACTIONS, ICONS
from dune_desktop.engine.printed import Card

pytestmark = pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")

CARDS: Final = PRODUCTS["ix"].parts[0].imperium

#: What the facts say of the words that Rise of Ix brings.
_WORDS: Final[dict[Any, Callable[[Any], str]]] = {
    AcquireTech: lambda e: "acquire tech" + "; you may pay solari instead of spice for this purchase" * e.solari,
    Ambush: lambda e: (
        "for each troop you deploy to the Conflict this turn you may make one enemy unit (troop or dreadnought, any"
        " opponent, your choice) retreat to its owner's garrison"
    ),
    MoveFreighter: lambda e: (
        "move your Freighter twice (each move: advance one space or recall; optional)"
        if e.n == 2
        else "move your Freighter (advance one space or recall; optional)"
    ),
    Negotiate: lambda e: "send 1 Negotiator",
    effects.AnotherTurn: lambda e: "you may take another turn immediately after this one",
    effects.DeployFromSupply: lambda e: f"recruit {e.n} troops and deploy these troops to the Conflict",
    effects.IntrigueUnderDeck: lambda e: "put one of your intrigue cards on the bottom of the Intrigue deck",
    effects.RetreatUnits: lambda e: (
        "retreat three of your units (troops or dreadnoughts) from the Conflict to your garrison"
    ),
    effects.SpaceCostsLess: lambda e: (
        f"sending the Agent to {e.space.title()} with this card costs {e.spice} spice less"
    ),
    conditions.AgentsOn: lambda c: f"you have an Agent on an {ICONS[c.icons[0]].title()} board space",
    HasTiles: lambda c: f"you have {c.n} or more Tech tiles",
    OpponentHere: lambda c: "this card sent its Agent to a board space where an enemy Agent already stands",
}
_FACTION: Final = r"([A-Z][a-z]+(?: [A-Z][a-z]+)?)"
#: Where the facts say the same in words of their own, or put two icons into one clause.
_VARIANTS: Final = (
    (rf"(\d) or more influence with {_FACTION}", lambda found: f"{found[1]}+ influence with {_id(found[2])}"),
    (rf"influence with {_FACTION}", lambda found: f"influence with {_id(found[1])}"),
    (r"if you have (?=\d\+)", "if "),
    (r"the Spacing Guild Alliance", "the spacing_guild Alliance"),
    (r"\bif you have the (\w+) Alliance", r"if you hold the \1 Alliance"),
    (r"you have another Bene Gesserit card in play", "another Bene Gesserit card of yours is in play"),
    (r"^Fremen Bond:", "if Fremen Bond:"),
    (r"(?<=gain 1 influence with spacing_guild); draw", " and draw"),
    (r"(?<=gain 1 spice); gain (?=1 water)", " and "),
    (r" \((no discount|0 to 2)\)", ""),
    (r"retreat up to 2 of your troops from the Conflict to your garrison", "retreat 2 troops from the Conflict"),
    (r"choose one: gain 1 influence with emperor \| gain 1 influence with spacing_guild \| gain 1 influence with",
     "gain 1 influence with emperor or spacing_guild or"),
    (r"send 2 Negotiators \(.*\)$", "send 1 Negotiator; send 1 Negotiator"),
    (r"^commission 1 dreadnought \(optional\)", "optional: commission 1 dreadnought"),
    (r"gain 2 influence instead of 1 with the faction of the board space reached",
     "the visit of this turn gives 2 influence in place of 1 with the faction of the board space"),
    (r"3 swords for each of your dreadnoughts in the Conflict", "3 swords per dreadnought of yours in the Conflict"),
    (r"1 sword for each other revealed card of yours that provides 1 or more swords this turn",
     "1 sword per other card you revealed this turn that yields at least 1 sword"),
)  # fmt: skip


def _id(faction: str) -> str:
    return faction.lower().replace(" ", "_")


def rows() -> dict[str, Fact]:
    return {row: one for row, one in by_id(fact("ix_cards")).items() if one["deck"] == "imperium"}


def plain(text: str) -> str:
    """The facts' words as ours."""
    for pattern, replacement in _VARIANTS:
        text = re.sub(pattern, replacement, text)
    return shorthand.plain(text)


def box(printed: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch) -> str:
    """A box of ours, but for what is an icon on the card."""
    for word, says in _WORDS.items():
        table = shorthand._CONDITIONS if issubclass(word, conditions.Condition) else shorthand._EFFECTS
        monkeypatch.setitem(table, word, says)
    return shorthand.box(tuple(one for one in printed if not isinstance(one.effect, Infiltrate)))


def test_the_same_cards() -> None:
    assert [card.id for card in CARDS] == list(rows())  # X1.1
    assert sum(card.copies for card in CARDS) == 35
    assert len(CARDS) == 29
    twice = {card.id for card in CARDS if card.copies == 2}
    assert twice == {
        "freighter_fleet", "in_the_shadows", "ixian_engineer", "negotiated_withdrawal", "treachery", "truthsayer",
    }  # fmt: skip  # X1.3


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_cards(card: Card) -> None:
    printed = rows()[card.id]
    assert (card.copies, card.cost, card.unloads) == (printed["count"], printed["cost"], printed["unload"])
    assert sorted(FACTIONS[one] for one in card.factions) == sorted(printed["factions"])
    assert sorted(ICONS[one] for one in card.icons) == sorted(printed["icons"])
    infiltrates = [one.effect.icons for one in card.sending if isinstance(one.effect, Infiltrate)]
    assert infiltrates == ([card.icons] if printed["infiltration"] else [])  # X6.10
    reveal = [one.effect for one in card.reveal]
    assert sum(effect.n for effect in reveal if isinstance(effect, Persuasion)) == printed["reveal"]["persuasion"]
    assert sum(effect.n for effect in reveal if isinstance(effect, Swords)) == printed["reveal"]["swords"]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_boxes_of_cards(card: Card, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = rows()[card.id]
    other = tuple(one for one in card.reveal if not isinstance(one.effect, Persuasion | Swords))
    boxes = {
        "agent": (*card.sending, *card.agent),
        "reveal": other,
        "acquire": card.acquired,
        "trash": card.trashed,
        "discard": card.discarded,
    }
    for name, ours in boxes.items():
        says = printed[name]["other"] if name == "reveal" else printed[name]
        assert (name, box(ours, monkeypatch)) == (name, plain(says))
