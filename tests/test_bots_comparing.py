"""Two answers in worlds that have chosen neither: what chance has added where the best one was chosen is gone there."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import pytest
from attrs import define

from dune_desktop.bots.advice import Advice, advise
from dune_desktop.bots.bot import Effort
from dune_desktop.bots.comparing import Lead, compared
from dune_desktop.bots.lookers import Skilled
from dune_desktop.bots.master import consider, worth_searching
from dune_desktop.bots.search import WORLDS
from dune_desktop.bots.worlds import deal
from dune_desktop.engine.actions import Action
from dune_desktop.engine.digest import digest
from dune_desktop.engine.names import START_STAGE
from dune_desktop.engine.state import Game
from dune_desktop.reviews.looking import Looker
from tests.games import start
from tests.reviewed import Counting, replay

EFFORT = Effort(40)


def worlds(edition: str = "base", seed: int = 11, most: int = 400) -> Iterator[Game]:
    """Those of a game of the Skilled that leave a choice."""
    game, bot = start(seed, 4, edition=edition), Skilled()
    for moment in range(most):
        decision = game.decision
        if decision is None:
            return
        action = decision.options[0]
        if len(decision.options) > 1:
            world = deal(game, decision.seat, seed, moment)
            yield world
            action = bot.choose(world, EFFORT)
        game.apply(action)


def beginnings(most: int) -> Iterator[Game]:
    found = (world for world in worlds() if world.turn.stage == START_STAGE and worth_searching(world))
    return (world for world, _ in zip(found, range(most), strict=False))


def test_the_best_answer_looks_better_where_it_was_chosen_than_anywhere_else() -> None:
    """Why nobody is told of a difference that the search itself has found."""
    found, true = [], []
    for world in beginnings(24):
        best, second = consider(world, EFFORT)[:2]
        compare = compared(world, (best, second), Effort(160))
        assert compare is not None
        found.append(best.chance - second.chance)
        true.append(compare[1].chance)
    assert mean(true) < mean(found)


def test_fresh_worlds_alone_tell_of_both() -> None:
    world = next(beginnings(1))
    best, *_, last = [one for one in consider(world, EFFORT) if one.played]
    before = digest(world), best.total, best.count
    compare = compared(world, (best, last), EFFORT)
    assert compare is not None
    (first, second), lead = compare
    assert (digest(world), best.total, best.count) == before
    assert first.count == first.played == second.count == EFFORT.playouts // 4
    assert lead.chance == pytest.approx(first.chance - second.chance)
    assert lead.error > 0
    turned = compared(world, (last, best), EFFORT)
    assert turned is not None
    assert [one.total for one in turned[0]] == [second.total, first.total]
    assert turned[1] == Lead(-lead.chance, pytest.approx(lead.error))


def test_a_lead_is_sure_if_it_is_more_than_twice_its_error() -> None:
    assert Lead(0.021, 0.01).sure
    assert not Lead(0.02, 0.01).sure
    assert not Lead(-0.03, 0.01).sure


def test_what_shows_nothing_on_its_way_needs_no_other_worlds() -> None:
    shown = plain = 0
    for world in worlds():
        if worth_searching(world):
            continue
        best, *_, last = consider(world, Effort())
        compare = compared(world, (best, last), Effort())
        if all(one.ahead.end.barrier == world.barrier for one in (best, last)):
            assert compare is None
            plain += 1
        else:
            assert compare is not None
            assert compare[0][0].count == 2 * WORLDS
            shown += 1
    assert shown
    assert plain


def test_advice_compares_with_what_is_judged_and_with_nothing_else() -> None:
    world = next(beginnings(1))
    best, *_, last = (one.action for one in advise(world, EFFORT).rated)
    assert advise(world, EFFORT).lead is None
    assert advise(world, EFFORT, best).lead is None
    told = advise(world, EFFORT, last)
    chances = {one.action: one.chance for one in told.rated}
    assert told.lead is not None
    assert told.lead.chance == pytest.approx(told.rated[0].chance - chances[last])


@define
class Leading(Counting):
    """Is as sure as it is told to be."""

    error: float = 0.0

    def advise(self, world: Game, effort: Effort, judged: Action) -> Advice:
        given = super().advise(world, effort, judged)
        taken = next(one for one in given.rated if one.action == judged)
        return Advice(given.seat, given.chances, given.rated, Lead(given.rated[0].chance - taken.chance, self.error))


def test_only_what_is_sure_is_a_mistake() -> None:
    def costs(error: float) -> list[int]:
        looker = Looker(replay(), Leading(error=error), 5)
        verdicts = [looker.look(position).verdict for position in range(60)]
        return [verdict.cost for verdict in verdicts if verdict is not None]

    every = costs(0.0)
    assert any(every)
    assert costs(0.0101) == [cost if cost > 101 else 0 for cost in every]
    assert not any(costs(1.0))
