"""What is printed, held against the facts beside the checkout: ids, numbers, icons, names and plain rewards."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.content import EDITIONS
from dune_desktop.engine.effects import Persuasion, Swords
from dune_desktop.engine.units import TROOP
from dune_desktop.text.catalogue import components
from dune_desktop.text.game.names import NAMES
from dune_desktop.text.names import ability_names, name

BASE = EDITIONS["base"]


def _folder() -> Path | None:
    places = (parent / "shared" / "facts" for parent in Path(__file__).resolve().parents)
    return next((place for place in places if place.is_dir()), None)


FACTS = _folder()
pytestmark = pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")

Fact = dict[str, Any]


@cache
def fact(file: str) -> Any:
    assert FACTS is not None
    return json.loads((FACTS / f"{file}.json").read_text(encoding="utf-8"))


def by_id(rows: list[Fact]) -> dict[str, Fact]:
    return {row["id"]: row for row in rows}


def found(*kinds: str) -> dict[str, Fact]:
    return by_id([one for one in components(BASE) if one["kind"] in kinds])


def same(ours: dict[str, Fact], theirs: list[Fact], keys: dict[str, str]) -> None:
    """The same ids, and for each the same values under our keys and theirs."""
    facts = by_id(theirs)
    assert ours.keys() == facts.keys()
    for component, one in ours.items():
        values = {key: sorted(one[key]) if isinstance(one[key], list) else one[key] for key in keys}
        expected = {
            key: sorted(facts[component][other])
            if isinstance(facts[component][other], list)
            else facts[component][other]
            for key, other in keys.items()
        }
        assert (component, values) == (component, expected)


# ---------------------------------------------------------------- cards


def test_cards() -> None:
    keys = {"kind": "deck", "copies": "count", "cost": "cost", "factions": "factions", "icons": "icons"}
    same(found("starter", "imperium", "reserve"), fact("base_cards"), keys)


@pytest.mark.parametrize("card", [*BASE.starters, *BASE.imperium, *BASE.reserve], ids=lambda card: str(card.id))
def test_boxes_of_cards(card: Any) -> None:
    printed = by_id(fact("base_cards"))[card.id]
    reveal = [one.effect for one in card.reveal]
    plain = [effect for effect in reveal if isinstance(effect, Persuasion | Swords)]
    assert sum(effect.n for effect in plain if isinstance(effect, Persuasion)) == printed["reveal"]["persuasion"]
    assert sum(effect.n for effect in plain if isinstance(effect, Swords)) == printed["reveal"]["swords"]
    assert (len(reveal) > len(plain)) == bool(printed["reveal"]["other"])
    assert bool(card.agent or card.sending) == bool(printed["agent"])
    assert bool(card.acquired) == bool(printed["acquire"])
    assert bool(card.trashed) == bool(printed["trash"])
    assert bool(card.discarded) == bool(printed["discard"])


def test_intrigues() -> None:
    same(found("intrigue"), fact("base_intrigue"), {"copies": "count", "kinds": "kinds"})


def test_intrigues_after_a_won_conflict() -> None:
    won = {row["id"] for row in fact("base_intrigue") if row["text"].startswith("when you win")}
    assert {card.id for card in BASE.intrigues if card.win} == won


def test_leaders() -> None:
    same(found("leader"), fact("base_leaders"), {"complexity": "complexity"})
    printed = by_id(fact("base_leaders"))
    for leader, one in found("leader").items():
        names = {side: printed[leader][side]["name"] for side in ("ability", "signet")}
        assert one["abilities"] == names


# ---------------------------------------------------------------- conflicts, spaces, tracks

#: From the shorthand of the facts to our wording.
WORDING = (
    (r"^choose one: (.*) \| (.*)", r"choose one: \1 or \2"),
    (r"^choose two different: .*emperor.*guild.*gesserit.*fremen$", "gain 1 influence with each of 2 factions, chosen"),
    (r"2 factions, chosen$", "2 different factions of your choice"),
    (r"^choose two different: ", "choose 2 of these: "),
    (r" \| (?=[^|]*$)", " or "),
    (r" \| ", ", "),
    (r"intrigue$", "intrigue card"),
    (r"draw 1 intrigue\b(?! card)", "draw 1 intrigue card"),
    (r"draw 2 intrigue card$", "draw 2 intrigue cards"),
    (r"with one faction of your choice", "with a faction of your choice"),
    (r"with (emperor|spacing guild|bene gesserit|fremen)", r"with the \1"),
    (r"trash a card \(hand, .*\)$", "you may trash a card (in hand, in your discard pile or in play)"),
    (r"take the mentat \(.*\)", "take the mentat, wherever it is, as an extra agent for the next round"),
    (r"\b(arrakeen|carthag|imperial)_", r"\1 "),
)


def worded(shorthand: str) -> str:
    words = shorthand.lower().strip()
    for pattern, replacement in WORDING:
        words = re.sub(pattern, replacement, words)
    return words


def test_conflicts() -> None:
    same(found("conflict"), fact("base_conflicts"), {"level": "level", "controls": "controls"})


@pytest.mark.parametrize("place", ["first", "second", "third"])
def test_rewards_of_conflicts(place: str) -> None:
    conflicts = found("conflict")
    for row in fact("base_conflicts"):
        expected = "".join(f"{worded(reward)}. " for reward in row[place]).strip()
        assert (row["id"], conflicts[row["id"]]["text"][place].lower()) == (row["id"], expected)


def test_spaces() -> None:
    keys = {"icon": "icon", "combat": "combat", "maker": "maker"}
    same(found("space"), fact("base_board")["spaces"], keys)


def _cost(row: Fact) -> str:
    several = re.fullmatch(r"([\d, or]+) (\w+) \(choose\)", row["cost"])
    return re.sub(r"\d+", rf"\g<0> {several[2]}", several[1]) if several else row["cost"]


@pytest.mark.parametrize("row", fact("base_board")["spaces"] if FACTS else [], ids=lambda row: str(row["id"]))
def test_costs_and_requirements_of_spaces(row: Fact) -> None:
    text = found("space")[row["id"]]["text"]
    assert text.get("cost", "").lower() == _cost(row)
    assert ("requires" in text) == bool(row["requirement"])
    control = row["control_bonus"].replace("controller gains", "gain")
    assert text.get("control", "").lower().rstrip(".") == control


#: Spaces whose shorthand explains more than an icon says.
EXPLAINED = {
    "foldspace",
    "hall_of_oratory",
    "high_council",
    "hagga_basin",
    "imperial_basin",
    "mentat",
    "secrets",
    "selective_breeding",
    "sell_melange",
    "swordmaster",
    "the_great_flat",
}


def test_plain_effects_of_spaces() -> None:
    spaces = found("space")
    plain = [row for row in fact("base_board")["spaces"] if row["id"] not in EXPLAINED]
    assert len(plain) == 11
    for row in plain:
        # Written here as printed, where facts put the influence of a faction's space first.
        expected = {worded(effect).capitalize() for effect in row["effects"].split(";")}
        ours = {effect.strip().capitalize() for effect in spaces[row["id"]]["text"]["effects"].rstrip(".").split(".")}
        assert (row["id"], ours) == (row["id"], expected)


def test_tracks() -> None:
    tracks = found("track")
    facts = {row["faction"]: row["bonus_at_4"] for row in fact("base_board")["influence_tracks"]}
    assert {track: one["text"]["bonus"].lower().rstrip(".") for track, one in tracks.items()} == {
        track: worded(bonus) for track, bonus in facts.items()
    }


def test_setup() -> None:
    setup = fact("base_board")["setup"]
    player = setup["per_player"]
    assert BASE.starting_water == player["water"]
    assert BASE.starting_garrison == player["troops_in_garrison"]
    assert TROOP.number == player["troops_in_garrison"] + player["troops_in_supply"]
    assert BASE.starting_agents == player["agents_on_leader"]
    assert BASE.hand_size == player["hand_size_each_round"]
    assert sum(card.copies for card in BASE.starters) == player["starting_deck"]
    assert BASE.row_size == setup["imperium_row"]
    assert {card.id: card.copies for card in BASE.reserve} == setup["reserve"]
    start = fact("base_board")["score_track"]["start"]
    assert {str(players): vp for players, vp in BASE.starting_vp.items()}.items() <= start.items()


# ---------------------------------------------------------------- names


@cache
def names(kind: str) -> dict[str, str]:
    rows = [row for row in fact("names") if row["kind"] == kind and row["edition"] in ("base", "both")]
    return {row["id"]: row["en"] for row in rows}


def test_names() -> None:
    kinds = {"starter": "card", "imperium": "card", "reserve": "card", "track": "faction"}
    for one in components(BASE):
        if one["kind"] in ("hagal", "rival"):
            continue  # tests/test_facts_rivals.py
        kind = kinds.get(one["kind"]) or str(one["kind"])
        name_id = re.sub(r"^(skirmish)_[a-d]$", r"\1", one["id"])
        assert (one["id"], one["name"]) == (one["id"], names(kind)[name_id])


def test_names_of_abilities() -> None:
    sides = [side.id for leader in BASE.leaders for side in leader.sides]
    assert {one for side in sides for one in ability_names(side, BASE.products)} == {*names("ability").values()}


def test_terms() -> None:
    terms = {row["id"]: row["en"] for row in fact("glossary")}
    for table in (NAMES["icon"], NAMES["resource"]):
        for term in table.keys() & terms.keys():
            assert str(table[term]) == terms[term]
    assert {edition: name("edition", edition) for edition in ("base", "uprising")} == {
        "base": terms["game_title_base"],
        "uprising": terms["game_title_uprising"],
    }
