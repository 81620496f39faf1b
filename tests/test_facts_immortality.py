"""Immortality held against the facts, but for its cards: intrigue, both tracks, the Research Station, names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
import shorthand
from test_facts import FACTS, by_id, fact
from test_facts_immortality_cards import BESIDE, EDITION, STARTERS, rows, said, told

from dune_desktop.content import BASE, EDITIONS, UPRISING
from dune_desktop.content.immortality import GO_TO_11
from dune_desktop.content.immortality.card_words import DeployGarrison
from dune_desktop.content.immortality.conditions import CombatCardAgainst, GeneticMarker
from dune_desktop.content.immortality.facts import Lab, TleilaxuRow
from dune_desktop.content.immortality.words import HARVEST, RESEARCH, TLEILAXU, AcquireTleilaxu
from dune_desktop.engine import conditions, effects
from dune_desktop.engine.composing import compose
from dune_desktop.engine.items import FOR_SEAT
from dune_desktop.engine.names import ICONS
from dune_desktop.engine.printed import Intrigue
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.tracks import Track
from dune_desktop.text.names import name
from tests.rules import proves

pytestmark = pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")
__all__ = ["told"]  # a fixture

INTRIGUES: Final = [card for card in EDITION.intrigues if card.product == "immortality"]
#: What the facts say of words that no other card has.
_EFFECTS: Final[dict[Any, Callable[[Any], str]]] = {
    AcquireTleilaxu: lambda e: "optional: acquire 1 Tleilaxu card, paying its normal specimen cost",
    DeployGarrison: lambda e: f"deploy up to {e.n} troops from your garrison to the Conflict",
    effects.LoseTroops: lambda e: f"lose {e.n} of your troops in the Conflict",
    effects.RetreatTroops: lambda e: f"retreat {e.least} of your troops",
    effects.TrashIntrigue: lambda e: "trash 1 intrigue card from hand",
}
_CONDITIONS: Final[dict[Any, Callable[[Any], str]]] = {
    CombatCardAgainst: lambda c: "an opponent has played a Combat intrigue card in this Conflict",
    conditions.HasMuch: lambda c: f"you have {c.n} or more {c.what}",
    conditions.Seated: lambda c: "you have a High Council seat",
    conditions.And: lambda c: f"{shorthand.condition(c.first)} and {shorthand.condition(c.second)}",
}


@pytest.fixture
def box(
    told: Callable[[tuple[Any, ...]], str],
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[[tuple[Any, ...]], str]:
    for table, words in ((shorthand._EFFECTS, _EFFECTS), (shorthand._CONDITIONS, _CONDITIONS)):
        for word, says in words.items():
            monkeypatch.setitem(table, word, says)
    return told


# ---------------------------------------------------------------- intrigue


@proves("I1.1", "I1.4")
def test_the_same_intrigue_cards() -> None:
    printed = rows("intrigue")
    assert [card.id for card in INTRIGUES] == list(printed)
    assert [card.copies for card in INTRIGUES] == [row["count"] for row in printed.values()]
    assert sum(card.copies for card in INTRIGUES) == fact("immortality_board")["component_totals"]["intrigue_cards"]


#: What the facts tell in one sentence, or of another card of the game.
_TOLD: Final = {
    ("gruesome_sacrifice", "combat"): (
        "cost: lose 2 of your troops in the Conflict -> advance 1 space on the Tleilaxu track and generate 2 specimens"
    ),
    ("tleilaxu_puppet", "plot"): "1 persuasion",
}


@pytest.mark.parametrize("card", INTRIGUES, ids=lambda card: str(card.id))
def test_intrigue_cards(card: Intrigue, box: Callable[[tuple[Any, ...]], str]) -> None:
    row = rows("intrigue")[card.id]
    assert (sorted(card.kinds), name("intrigue", card.id, EDITION.products)) == (sorted(row["kinds"]), row["name"])
    printed: dict[str, list[str]] = {}
    for option in row["options"]:
        printed.setdefault(option["kind"], []).append(option["text"])
    for window, ours in card.windows.items():
        kind = "combat" if window == HARVEST else window
        text = "; ".join(printed[kind]).removeprefix("when you lose at least 3 troops at the end of a Conflict: ")
        assert (kind, box(ours)) == (kind, _TOLD.get((card.id, kind)) or said(text))


# ---------------------------------------------------------------- the two tracks


def track(track_id: str) -> Track:
    return EDITION.track_by_id[track_id]


@proves("I4.1", "I4.5")
def test_research_track(box: Callable[[tuple[Any, ...]], str]) -> None:
    row, found = fact("immortality_board")["research_track"], track(RESEARCH)
    assert [node.id for node in found.nodes] == [node["id"] for node in row["nodes"]]
    for node, printed, column in zip(found.nodes, row["nodes"], found.steps, strict=True):
        assert (node.next, column, -node.row) == (tuple(printed["next"]), printed["column"], printed["row"])
        ours = "" if node.effect is None else shorthand.told(node.effect)
        assert (node.id, ours.replace("; optional) and ", "; optional); ").replace("track and ", "track; ")) == (
            node.id,
            said(printed["reward"]),
        )
        game = new_game(BASE, Setup(3, 1, expansions=("immortality",)))
        Lab.of(game.players[0]).research = found.index[node.id]
        markers = sum(GeneticMarker(n).holds(game, FOR_SEAT[0]) for n in (1, 2))
        assert markers == printed["marker"]
    assert sum(len(node.next) for node in found.nodes) == row["counts"]["edges"]
    assert max(found.steps) == row["columns"]


@proves("I5.1", "I2.2")
def test_tleilaxu_track(box: Callable[[tuple[Any, ...]], str]) -> None:
    spaces, found = fact("immortality_board")["tleilaxu_track"]["spaces"], track(TLEILAXU)
    assert len(found.nodes) == len(spaces)
    for node, printed, step in zip(found.nodes, spaces, found.steps, strict=True):
        assert step == printed["step"]
        assert ("" if node.effect is None else shorthand.told(node.effect)) == printed["reward"].partition(";")[0]
        assert ("" if node.first is None else shorthand.told(node.first)) == printed.get("first_bonus", "")


# ---------------------------------------------------------------- the Research Station, setup


@proves("I8.5", "I13.1")
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: str(edition.id))
def test_research_station(edition: Any, box: Callable[[tuple[Any, ...]], str]) -> None:
    row, found = fact("immortality_board")["research_station"], compose(edition.recipe, ("immortality",))
    space = found.spaces[found.space_index["research_station"]]
    assert (ICONS[space.icon], space.combat, space.maker) == (row["icon"], row["combat"], row["maker"])
    assert name("space", space.id, found.products) == row["name"]
    assert [shorthand._resources(offer.cost) for offer in space.offers if offer.cost] == [row["cost"]]
    assert [box(one) for one in space.boxes] == [row["effects"]]
    assert not space.requires
    assert not space.control
    before = edition.spaces[edition.space_index["research_station"]]
    assert found.space_index["research_station"] == edition.space_index["research_station"], "it lies where it lay"
    assert (space.icon, space.combat) == (before.icon, before.combat)
    assert [post.id for post in found.posts if space.id in post.spaces] == [
        post.id for post in edition.posts if space.id in post.spaces
    ]


@proves("I2.1", "I2.3", "I2.5", "I2.6", "I2.7", "I13.2")
@pytest.mark.parametrize("edition", [BASE, UPRISING], ids=lambda edition: str(edition.id))
def test_setup(edition: Any) -> None:
    row = fact("immortality_board")
    for modules, size in (((), 95), (("choam",), 99)) if edition is UPRISING else (((), 97),):
        game = new_game(edition, Setup(4, 2, expansions=(*modules, "immortality")))
        assert len(game.imperium_deck) + len(game.row) == size
        assert len(game.intrigue_deck) + sum(len(player.intrigue) for player in game.players) == (59 if modules else 55)
        laid = TleilaxuRow.of(game)
        assert (len(laid.tleilaxu_row), len(laid.tleilaxu_deck), len(laid.reclaimed)) == (2, 16, len(BESIDE))
        for player in game.players:
            own = [game.cards[card].id for card in (*player.deck, *player.hand)]
            assert len(own) == row["starting_deck"]["size"]
            assert {card: own.count(card) for card in row["starting_deck"]["remove"]} == {"dune_the_desert_planet": 0}
            assert {card.id: own.count(card.id) for card in STARTERS} == row["starting_deck"]["add"]
            assert (Lab.of(player).specimens, Lab.of(player).atomics_used) == (0, False)
        without = new_game(edition, Setup(4, 2, expansions=modules))
        for player, other in zip(game.players, without.players, strict=True):
            assert (player.vp, player.supply, player.garrison) == (other.vp, other.supply, other.garrison)
    assert not any(leader.product == "immortality" for leader in edition.leaders)
    assert not any(conflict.product == "immortality" for conflict in EDITION.conflicts)


@proves("QI28", "I13.8")
def test_six_seats_are_not_offered() -> None:
    for edition in EDITIONS.values():
        assert sorted(compose(edition.recipe, ("immortality",)).starting_vp) == [3, 4]


# ---------------------------------------------------------------- names


def test_every_name_of_the_facts_is_ours() -> None:
    kinds = {"tleilaxu_card": "card"}
    found = compose(BASE.recipe, ("immortality",), "solo", "sardaukar", (GO_TO_11,))
    for row in fact("immortality_names"):
        if row["kind"] != "term":
            kind = kinds.get(row["kind"], row["kind"])
            assert (row["id"], name(kind, row["id"], found.products)) == (row["id"], row["en"])
    named = by_id(fact("immortality_names"))
    ours = [*EDITION.imperium, *EDITION.intrigues, *EDITION.starters]
    assert {one.id for one in ours if one.product == "immortality"} <= named.keys()
