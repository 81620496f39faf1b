"""The cards of Immortality, held against the facts: Imperium and Tleilaxu cards, every box in the facts' shorthand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
import shorthand
from test_facts import FACTS, Fact, by_id, fact

from dune_desktop.content import BASE
from dune_desktop.content.immortality import card_words
from dune_desktop.content.immortality.conditions import GeneticMarker, MostTroops
from dune_desktop.content.immortality.words import (
    RECLAIMED,
    TLEILAXU,
    Beetle,
    Generate,
    LoseAnywhere,
    PaySpecimens,
    Research,
)
from dune_desktop.engine import conditions, effects
from dune_desktop.engine.composing import compose
from dune_desktop.engine.effects import Persuasion, Swords
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.effects.meanings import If
from dune_desktop.engine.effects.sending import AddIcons, DeployAsInCombat, SameBox
from dune_desktop.engine.names import FACTIONS, ICONS
from dune_desktop.engine.printed import Card
from dune_desktop.text.names import name
from tests.rules import proves

pytestmark = pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")

EDITION: Final = compose(BASE.recipe, ("immortality",))
STARTERS: Final = [card for card in EDITION.starters if card.product == "immortality"]
IMPERIUM: Final = [card for card in EDITION.imperium if card.product == "immortality"]
TLEILAXU_CARDS: Final = EDITION.market_by_id[TLEILAXU].stock
BESIDE: Final = EDITION.market_by_id[RECLAIMED].stock
CARDS: Final = (*STARTERS, *IMPERIUM, *TLEILAXU_CARDS, *BESIDE)

#: What the facts say of the words that Immortality brings.
EFFECTS: Final[dict[Any, Callable[[Any], str]]] = {
    Research: lambda e: f"research {e.n}",
    Beetle: lambda e: f"advance {e.n} space{'s' * (e.n > 1)} on the Tleilaxu track",
    Generate: lambda e: f"generate {e.n} specimen{'s' * (e.n > 1)}",
    PaySpecimens: lambda e: f"{e.n} specimen{'s' * (e.n > 1)}",
    LoseAnywhere: lambda e: f"lose {e.n} of your troops (garrison and/or Conflict, to your supply)",
    DeployAsInCombat: lambda e: "Combat icon (this turn you may deploy as if the Agent had gone to a Combat space)",
    SameBox: lambda e: (
        "this card has the same Agent box as the other grafted card (so that box is resolved twice, once for each card)"
    ),
    card_words.TrashPartner: lambda e: "trash the other grafted card",
    card_words.TrashEither: lambda e: "trash one of the two grafted cards (your choice)",
    card_words.FetchPartner: lambda e: (
        "at the start of your Reveal turn this round: the other grafted card goes from play back to your hand"
    ),
    card_words.PaidByIcons: lambda e: "gain 1 solari for each Agent icon on the other grafted card",
    card_words.RecallSent: lambda e: "optional: recall to your Leader the Agent sent this turn",
    card_words.GraftToRow: lambda e: (
        "optional: instead of a card of your hand, graft this to a card of the Imperium Row, which is not acquired;"
        " that card is trashed at the end of your turn"
    ),
    effects.KeepIntrigue: lambda e: (
        "look at the top 2 cards of the Intrigue deck: keep 1 of them, put the other back on top"
    ),
    effects.IgnoreAgents: lambda e: "this turn your Agent may go to a board space occupied by other players' Agents",
    effects.InfluenceVisited: lambda e: "gain 1 additional influence with that faction",
    effects.LoseInfluence: lambda e: f"lose {e.times} influence with one faction of your choice",
    effects.PickOf: lambda e: (
        "choose two different factions of the four: gain 1 influence with each"
        if e.branches == effects.WITH_EACH
        else "choose two different of these four: " + " | ".join(map(shorthand.told, e.branches))
    ),
}
CONDITIONS: Final[dict[Any, Callable[[Any], str]]] = {
    GeneticMarker: lambda c: f"genetic marker {c.n}",
    MostTroops: lambda c: "you have more troops deployed in the Conflict than each opponent",
    conditions.Joined: lambda c: "grafted",
    conditions.AtFactionSpace: lambda c: "you sent an Agent to a faction board space this turn",
    conditions.GainedSpice: lambda c: "you gain spice this turn",
    conditions.Bond: lambda c: (
        "Fremen Bond" if FACTIONS[c.faction] == "fremen" else "you have another Bene Gesserit card in play"
    ),
    conditions.Has: lambda c: f"you have {c.n} or more influence with {FACTIONS[c.faction]}",
    conditions.JoinedTo: lambda c: (
        f"the other grafted card is an {' or '.join(_banner(one) for one in c.factions)} card"
    ),
}
_FACTION: Final = r"(Emperor|Spacing Guild|Bene Gesserit|Fremen)"
#: It gives one of two things, which the facts tell as a change of the first.
_OF_THE_MASTER: Final = (
    ((r"(if genetic marker 1: optional: acquire a card that costs (\d)) persuasion or less, without paying; if genetic"
     r" marker 2: .*"),
     (r"if genetic marker 2: optional: acquire a card that costs \2 or less and put it into your hand; otherwise"
     r" \1 or less")),
)  # fmt: skip
#: Where the facts say the same in words of their own, or put two icons into one clause.
_VARIANTS: Final = (
    (rf"(influence with|hold the) {_FACTION}", lambda found: f"{found[1]} {found[2].lower().replace(' ', '_')}"),
    (r"; and, (separately: )?", "; "),
    (r"1 more persuasion; and if", "1 persuasion; if"),
    (r"(\d) more (persuasion|swords)( \(.*\))?", r"\1 \2"),
    (r" \(mandatory\)", ""),
    (r"; icons: see conditional_icons", ""),
    (r"(?<=\(hand, discard or in play\)) ->", "; mandatory ->"),
    (r"if grafted: recruit 1 troop; draw 1 card", "if grafted: recruit 1 troop and draw 1 card"),
    (r"if grafted: research 1; generate 1 specimen", "if grafted: research 1; if grafted: generate 1 specimen"),
    (r"this card goes from play back to your hand", "this card goes back to your hand"),
    (r"^optional: deploy 1 troop from your garrison to the Conflict, or retreat 1 of your troops from the Conflict",
     "choose one: deploy 1 troop from your garrison | retreat 1 troop from the Conflict"),
    *_OF_THE_MASTER,
    (r"\(your choice\) and gain", "(your choice); gain"),
)  # fmt: skip
#: What says nothing but which icons a card has under a condition: the facts have a field for that.
_ADDED: Final = "if grafted: this card also has the Emperor, Spacing Guild, Bene Gesserit and Fremen Agent icons"


def _banner(faction: int) -> str:
    return FACTIONS[faction].replace("_", " ").title()


def rows(file: str) -> dict[str, Fact]:
    return by_id(fact(f"immortality_{file}"))


def said(text: str) -> str:
    """The facts' words as ours."""
    for pattern, replacement in _VARIANTS:
        text = re.sub(pattern, replacement, text)
    return text.replace("-> effect: ", "-> ").strip()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Callable[[tuple[Any, ...]], str]:
    """A box of ours in the facts' shorthand."""
    for table, words in ((shorthand._EFFECTS, EFFECTS), (shorthand._CONDITIONS, CONDITIONS)):
        for word, says in words.items():
            monkeypatch.setitem(table, word, says)
    monkeypatch.setitem(shorthand._EFFECTS, effects.TrashCard, lambda e: f"{shorthand._trash(e)[:-1]}); mandatory")
    return shorthand.box


@proves("I1.1", "I1.4", "I2.6")
def test_the_same_cards() -> None:
    printed = rows("cards")
    assert [card.id for card in IMPERIUM] == [one for one in printed if printed[one]["deck"] == "imperium"]
    assert [card.id for card in STARTERS] == [one for one in printed if printed[one]["deck"] == "starter"]
    assert [card.id for card in (*TLEILAXU_CARDS, *BESIDE)] == list(rows("tleilaxu"))
    totals = fact("immortality_board")["component_totals"]
    assert sum(card.copies for card in IMPERIUM) == totals["imperium_cards"]
    assert sum(card.copies for card in TLEILAXU_CARDS) == totals["tleilaxu_cards"]
    assert sum(card.copies for card in BESIDE) == totals["reclaimed_forces"]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_cards(card: Card) -> None:
    printed = (rows("cards") | rows("tleilaxu"))[card.id]
    assert (card.copies, card.cost, card.joins) == (printed["count"], printed["cost"], printed["graft"])
    assert card.usurps == (card.id == "usurp")
    if "specimen_cost" in printed:
        assert (card.price, card.money) == (printed["specimen_cost"], "specimens")
    assert sorted(FACTIONS[one] for one in card.factions) == sorted(printed["factions"])
    assert sorted(ICONS[one] for one in card.icons) == sorted(printed["icons"])
    reveal = [one.effect for one in card.reveal]
    assert sum(effect.n for effect in reveal if isinstance(effect, Persuasion)) == printed["reveal"]["persuasion"]
    assert sum(effect.n for effect in reveal if isinstance(effect, Swords)) == printed["reveal"]["swords"]
    assert name("card", card.id, EDITION.products) == printed["name"]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_icons_under_a_condition(card: Card, told: Callable[[tuple[Any, ...]], str]) -> None:
    printed = (rows("cards") | rows("tleilaxu"))[card.id]["conditional_icons"]
    added = [one.effect for one in card.sending if _adds_icons(one.effect)]
    ours = [
        {"icons": sorted(ICONS[icon] for icon in one.then.icons), "if": shorthand.condition(one.condition)}
        for one in added
    ]
    assert ours == ([{"icons": sorted(printed["icons"]), "if": printed["if"]}] if printed else [])


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_boxes_of_cards(card: Card, told: Callable[[tuple[Any, ...]], str]) -> None:
    printed = (rows("cards") | rows("tleilaxu"))[card.id]
    boxes = {
        "agent": tuple(one for one in (*card.sending, *card.agent) if not _adds_icons(one.effect)),
        "reveal": tuple(one for one in card.reveal if not isinstance(one.effect, Persuasion | Swords)),
        "acquire": card.acquired,
        "trash": card.trashed,
        "discard": card.discarded,
    }
    for box, ours in boxes.items():
        says = printed[box]["other"] if box == "reveal" else printed[box]
        assert (box, told(ours)) == (box, said("" if says == _ADDED else says))


@proves("I1.5")
def test_half_of_the_imperium_cards_use_nothing_of_the_board() -> None:
    printed = rows("cards")
    needs_nothing = [card for card in IMPERIUM if printed[card.id]["compatibility"] == "any"]
    assert sum(card.copies for card in needs_nothing) == 15
    assert [card.id for card in needs_nothing if card.joins] == ["interstellar_conspiracy", "planned_coupling"]
    of_board = (Research, Beetle, Generate, PaySpecimens, LoseAnywhere)
    for card in needs_nothing:
        for box in (card.sending, card.agent, card.reveal, card.acquired, card.trashed, card.discarded):
            assert not any(isinstance(one, of_board) for printed_ in box for one in _leaves(printed_.effect)), card.id


def _leaves(effect: Effect) -> list[Effect]:
    return [effect, *(leaf for part in effect.parts() for leaf in _leaves(part))]


def _adds_icons(effect: Effect) -> bool:
    """Under a condition, which the facts tell in a field of its own."""
    return isinstance(effect, If) and isinstance(effect.then, AddIcons)
