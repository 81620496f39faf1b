"""No answer is late: a search looks at the clock before each playout, and between the worlds of all else.

The clock is no true one: it goes on by one with each playout and each world, so that these tests are the same anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from dune_desktop.bots import search, turns
from dune_desktop.bots.bot import Effort
from dune_desktop.bots.lookers import Novice, Skilled
from dune_desktop.bots.master import consider, worth_searching
from dune_desktop.bots.valuation import Valuation
from dune_desktop.bots.worlds import deal
from dune_desktop.engine.state import Game
from tests.games import seats_of, start

EDITIONS = ("base", "base+ix", "uprising+choam+ix", "base@solo.mentat")
#: Menus as large as they come; and how many positions are valued at most besides the answers themselves.
WIDE = 25


def asked(edition: str, seed: int) -> Iterator[Game]:
    """A world for each decision of a random game that leaves a choice."""
    game, chance = start(seed, 4 if "@" not in edition else 3, edition=edition), seats_of(seed)
    for moment in count():
        decision = game.decision
        if decision is None:
            return
        if len(decision.options) > 1:
            yield deal(game, decision.seat, seed, moment)
        game.apply(decision.options[chance.below(len(decision.options))])


class Clock:
    """Goes on by one with whatever it watches."""

    def __init__(self) -> None:
        self.now = 0

    def watch(self, monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> None:
        does = getattr(module, name)

        def counted(*args: Any) -> Any:
            self.now += 1
            return does(*args)

        monkeypatch.setattr(module, name, counted)

    def until(self, end: int) -> Effort:
        """An effort that is cut short then."""
        self.now = 0
        return Effort(10_000, lambda: self.now >= end)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_search_ends_with_the_playout_in_which_its_time_is_over(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, searched, widest = Clock(), 0, 0
    clock.watch(monkeypatch, search, "played_out")
    for number, world in enumerate(asked(edition, 5)):
        assert world.decision is not None
        if not worth_searching(world) or number % 3:
            continue
        effort = clock.until(4)
        found = consider(world, effort)
        assert clock.now in (0, 4)
        assert {one.ahead.action for one in found} == set(world.decision.options)
        searched += clock.now == 4
        widest = max(widest, len(world.decision.options) * (clock.now == 4))
    assert searched > 8
    assert widest >= WIDE or "@" in edition


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_looked_at_in_several_worlds_ends_with_the_one_in_which_its_time_is_over(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, several = Clock(), 0
    clock.watch(monkeypatch, search, "to_one_moment")
    for world in asked(edition, 5):
        if worth_searching(world):
            continue
        found = consider(world, clock.until(2))
        assert clock.now <= 2
        assert {one.count for one in found} == {clock.now}
        several += clock.now == 2
    assert several > 3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bot", [Novice(), Skilled()])
def test_who_has_no_clock_values_only_so_many_positions(
    edition: str, bot: Novice | Skilled, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wide picks in long turns took them long: the steps that follow share a number of positions."""
    valued = Clock()
    valued.watch(monkeypatch, Valuation, "chances")
    widest = 0
    for number, world in enumerate(asked(edition, 6)):
        assert world.decision is not None
        options = len(world.decision.options)
        if number % 2 == 0 or options >= WIDE:
            valued.now = 0
            bot.choose(world, Effort())
            assert valued.now <= turns.MOST + options
            widest = max(widest, options)
    assert widest > 10
