"""What effects are worth to bots: every word has a value, and values say what they should."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dune_desktop.bots import worth
from dune_desktop.bots.features import CardWorth, rewards
from dune_desktop.content import EDITIONS
from dune_desktop.engine.conditions import Has, Seated
from dune_desktop.engine.effects import VP, Draw, Gain, If, Influence, Pay, Persuasion, Recruit, Swords
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.names import EMPEROR, FREMEN
from tests.kinds import every_kind


def test_every_word_has_a_value() -> None:
    missing = {word.__name__ for word in every_kind(Effect)} - {word.__name__ for word in worth.valued()}
    assert not missing, "bots/worth.py says nothing of these"


def test_no_value_is_of_a_word_that_is_gone() -> None:
    assert worth.valued() <= set(every_kind(Effect))


def value(effect: Effect) -> float:
    return worth.points(worth.brings(effect))


def test_a_point_is_the_measure() -> None:
    assert value(VP(2)) == 2


def test_a_choice_is_worth_its_best_side_and_a_unit_all_of_it() -> None:
    assert value(Gain(solari=1) | VP(1)) == 1
    assert value(Recruit(1) & Draw(1)) == pytest.approx(value(Recruit(1)) + value(Draw(1)))


def test_nobody_pays_more_than_the_gain_is_worth() -> None:
    assert value(Pay(spice=2) >> VP(1)) == pytest.approx(1 + value(Gain(spice=-2)))
    assert value(Pay(spice=5) >> Gain(solari=1)) == 0


def test_what_a_condition_governs_counts_as_often_as_it_holds() -> None:
    assert value(If(Seated(), VP(1))) == worth.likely(Seated())
    assert value(If(Has(FREMEN, 2), VP(1))) > value(If(Has(FREMEN, 4), VP(1))) > 0


def test_amounts_keep_their_kinds() -> None:
    box = worth.brings(Persuasion(2) & Swords(3) & Influence(EMPEROR))
    assert [worth.amount(box, kind) for kind in ("persuasion", "swords", "influence", "points")] == [2, 3, 1, 0]


def boxes(edition: str) -> Iterator[tuple[str, worth.Worth]]:
    printed = EDITIONS[edition]
    for card in (*printed.starters, *printed.imperium, *printed.reserve):
        for name in ("agent", "reveal", "acquired"):
            if getattr(card, name):
                yield f"{card.id}.{name}", worth.of_box(getattr(card, name))


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_printed_box_is_worth_absurdly_much(edition: str) -> None:
    values = {name: worth.points(box) for name, box in boxes(edition)}
    assert {name: points for name, points in values.items() if not -0.7 <= points <= 2.6} == {}


@pytest.mark.parametrize("edition", EDITIONS)
def test_first_rewards_are_the_best(edition: str) -> None:
    for conflict in EDITIONS[edition].conflicts:
        first, second, third = (sum(prize) for prize in rewards(conflict))
        icon = 0 if conflict.icon is None else 0.3
        assert first + icon > second > third > 0, conflict.id


def test_cards_are_added_up_as_they_are_one_by_one() -> None:
    edition = EDITIONS["uprising"]
    cards = (*edition.starters, *edition.imperium)
    known = CardWorth(cards, edition.leaders[0])
    whole = known.of(list(range(len(cards))))
    single = [sum(row) for row in (known.persuasion, known.swords, known.effects)]
    assert whole == pytest.approx(single, abs=0.01 * len(cards))
