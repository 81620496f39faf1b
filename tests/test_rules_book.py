"""The rules in the program: every number that the code cites is there, and so is what stands behind refusals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dune_desktop.content import EDITIONS
from dune_desktop.engine.refusals import Refusal
from dune_desktop.text import immortality, ix, rules
from dune_desktop.text.base import RULINGS
from dune_desktop.text.catalogue import components
from dune_desktop.text.products import ROOMS
from dune_desktop.text.refusals import refused
from dune_desktop.text.room import Room
from dune_desktop.text.rules import rulings

ENGINE = Path(__file__).parent.parent / "dune_desktop"


def test_every_rule_that_the_code_cites_is_in_the_book() -> None:
    cited = {
        number
        for path in ENGINE.rglob("*.py")
        if "art" not in path.parts  # curves of pictures look like numbers of rulings: Q0 -8 8.6 0
        for number in re.findall(r"\b([RUSBXI]\d+\.\d+|Q[XI]?\d+)\b(?! -?\d)", path.read_text(encoding="utf-8"))
    }
    assert cited <= rules.every_rule().keys()


@pytest.mark.parametrize("code", refused)
def test_the_rule_behind_a_refusal_says_something(code: str) -> None:
    number = rules.behind(Refusal(code))
    assert number == "" or rules.rule(number)


def test_influence_is_asked_for_by_a_space_or_by_a_line_of_a_card() -> None:
    refusal = Refusal("needs_influence", ("fremen", 2))
    assert rules.behind(refusal, "agent") == "R12.4"
    assert rules.behind(refusal, "play") == "R8.3"
    assert rules.behind(refusal, "resolve") == "R13.7"


@pytest.mark.parametrize(
    ("code", "verb", "edition", "says"),
    [
        ("agent_sent", "agent", "base", "Send an Agent or reveal"),
        ("no_agent_left", "agent", "base", "whoever cannot send one must reveal"),
        ("already_revealing", "agent", "base", "Send an Agent or reveal"),
        ("may_not_pass", "pass", "base", "Send an Agent or reveal"),
        ("icon_missing", "agent", "base", "The space has that icon"),
        ("not_revealing", "acquire", "base", "Purchases"),
        ("nothing_would_happen", "play", "base", "cannot be played for nothing"),
        ("not_for_sale", "acquire", "base", "not Foldspace"),
        ("not_for_sale", "acquire", "uprising", "The Row and two Reserve stacks"),
        ("only_without_hooks", "agent", "uprising", "Hooks are taken once"),
        ("needs_closed", "agent", "uprising", "without a Swordmaster"),
        ("needs_closed", "agent", "base", "the person's Swordmaster"),
    ],
)
def test_a_refusal_cites_the_rule_that_explains_it(code: str, verb: str, edition: str, says: str) -> None:
    assert says in rules.rule(rules.behind(Refusal(code), verb, EDITIONS[edition].products))


@pytest.mark.parametrize(
    ("track", "number"), [("tleilaxu", "I5.4"), ("shipping", "X4.2"), ("feyd_rautha_harkonnen", "U20.1")]
)
def test_the_end_of_a_track_is_a_matter_of_its_own_product(track: str, number: str) -> None:
    products = ("uprising", "ix", "immortality")
    assert rules.behind(Refusal("track_end", (track,)), "do", products) == number


def test_a_card_that_is_not_in_hand_needs_no_rule_about_agents() -> None:
    assert rules.behind(Refusal("not_in_hand"), "agent") == "R12.1"
    assert rules.behind(Refusal("not_in_hand"), "play") == ""


@pytest.mark.parametrize(
    ("edition", "rivals", "first", "absent", "present"),
    [
        ("base", False, "R", {"U2.1", "S1.1", "B1.1"}, {"R2.1", "R6.3", "R26.1"}),
        ("base", True, "R", {"U2.1", "S1.1"}, {"R2.1", "B1.1"}),
        ("uprising", False, "U", {"R2.1", "R2.5", "R6.3", "R7.6", "R26.5", "U21.1", "S1.1"}, {"U2.1", "R7.7"}),
        ("uprising", True, "U", {"R2.1", "B1.1"}, {"S1.1", "R12.5"}),
        ("blend", False, "U", {"R2.1", "R6.3"}, {"U21.1", "R26.5", "R20.10"}),
    ],
)
def test_what_applies_to_the_game_in_play_comes_before_what_does_not(
    edition: str, rivals: bool, first: str, absent: set[str], present: set[str]
) -> None:
    chapters = list(rules.book(EDITIONS[edition].products, rivals))
    numbers = [number for _, told in chapters for number, _ in told]
    assert sorted(numbers) == sorted(number for _, told in rules.book() for number, _ in told)
    assert numbers[0].startswith(first)
    elsewhere = [heading.startswith("Not in this game: ") for heading, _ in chapters]
    assert elsewhere == sorted(elsewhere)
    out = {number for (heading, told) in chapters for number, _ in told if heading.startswith("Not in this game: ")}
    assert absent <= out
    assert not present & out


@pytest.mark.parametrize(
    ("products", "absent", "present"),
    [
        (("base", "ix"), {"R14.3", "R25.3", "X9.1", "X11.1"}, {"X3.3", "X10.1", "QX1", "R12.5"}),
        (("uprising", "choam", "ix"), {"U19.4", "U14.3", "X10.1", "R25.4"}, {"X3.3", "X9.1", "X11.1", "U9.1", "QX1"}),
        (("base", "uprising", "choam", "ix"), {"X10.1", "U8.1"}, {"X9.1", "X11.1", "U21.1", "R26.5"}),
        (("base",), {"X3.3", "X10.1", "QX1", "I7.1", "I11.1", "QI1"}, {"R14.3", "B1.4"}),
        (("base", "immortality"), {"I13.1", "I13.9", "I10.2", "I14.14", "QI27"}, {"I7.1", "I11.2", "I12.1", "QI1"}),
        (("uprising", "choam", "immortality"), {"I11.2", "I12.1", "QI27"}, {"I13.1", "I13.9", "U9.1", "QI25"}),
        (
            ("base", "uprising", "choam", "ix", "immortality"),
            {"I11.1", "I12.1", "X8.3", "X11.3", "X10.1"},
            {"I10.2", "I13.9", "I14.14", "QI27", "X11.1"},
        ),
    ],
)
def test_the_rules_of_an_expansion_are_those_for_its_board(
    products: tuple[str, ...], absent: set[str], present: set[str]
) -> None:
    chapters = list(rules.book(products, rivals=True))
    series = "I" if "immortality" in products else "X"
    assert chapters[0][1][0][0].startswith(series) is not products[-1].startswith("base")
    out = {number for heading, told in chapters for number, _ in told if heading.startswith("Not in this game: ")}
    assert absent <= out
    assert not present & out
    alone = {number for heading, told in rules.book(products) for number, _ in told if heading.startswith("Not in")}
    assert {"X10.1", "X11.1", "I11.2", "I13.9"} <= alone


@pytest.mark.parametrize("edition", ["base", "uprising", "blend"])
def test_no_refusal_cites_a_rule_of_another_game(edition: str) -> None:
    book = rules.book(EDITIONS[edition].products, rivals=True)
    out = {number for heading, told in book for number, _ in told if heading.startswith("Not in")}
    for code in refused:
        for verb in ("agent", "play", "acquire", "resolve", ""):
            assert rules.behind(Refusal(code), verb, EDITIONS[edition].products) not in out


def test_most_refusals_have_a_rule() -> None:
    behind = [code for code in refused if rules.behind(Refusal(code))]
    assert 2 * len(behind) > len(refused)


def test_the_book_has_every_section_and_no_rule_of_other_editions() -> None:
    chapters = list(rules.book())
    headings = [text.source for room in ROOMS for text in room.rules.values() if text.context == "RuleSection"]
    assert sorted(title for title, _ in chapters) == sorted(headings)
    assert all(told for _, told in chapters)
    numbers = [number for _, told in chapters for number, _ in told]
    assert len(numbers) == len(set(numbers))
    assert "Q24" in numbers
    assert "U11.7" in numbers
    assert "Q2" in numbers
    assert {"X3.8", "QX12", "I7.3", "QI14"} <= {*numbers}
    assert not {"X1.1", "I1.1"} & {*numbers}
    assert {"Q16", "S6.4", "B3.9"} <= {*numbers}
    assert "U21.11" not in numbers
    assert "R25.1" not in numbers  # a list of what stands on the board


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("u11.1", "U11.1"), (" S6.4", "S6.4"), ("qx3", "QX3"), ("i7.1", "I7.1"),
        ("R7", ""), ("R99.9", ""), ("alliance", ""), ("", ""),
    ],
)  # fmt: skip
def test_a_number_names_a_rule(typed: str, number: str) -> None:
    assert rules.named(typed) == number


def test_an_unknown_rule_says_nothing() -> None:
    assert rules.rule("R99.9") == ""


def test_every_ruling_is_about_a_component() -> None:
    assert RULINGS.keys() <= {one["id"] for one in components(EDITIONS["base"])}


@pytest.mark.parametrize("component", RULINGS)
def test_a_ruling_names_rules_that_exist(component: str) -> None:
    for ruling in rulings(component):
        assert ruling.text.endswith(".")
        assert all(rules.rule(number) for number in ruling.rules)


@pytest.mark.parametrize(
    "room",
    [
        ix.ROOM, ix.WITH_UPRISING, immortality.ROOM, immortality.WITH_BASE, immortality.WITH_UPRISING,
        immortality.WITH_IX,
    ],
    ids=lambda room: " with ".join(reversed(room.products)),
)  # fmt: skip
def test_rulings_of_an_expansion_are_about_what_has_a_name(room: Room) -> None:
    assert room.rulings.keys() <= {one for other in ROOMS for table in other.names.values() for one in table}
    for component in room.rulings:
        for ruling in rulings(component, room.products):
            assert ruling.text.endswith(".")
            assert all(rules.rule(number) for number in ruling.rules)
