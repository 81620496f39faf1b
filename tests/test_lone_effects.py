"""The one effect that is left in a turn's menu is not asked for: it comes with the answer before it."""

from __future__ import annotations

import pytest

from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.models.controller import GameController
from dune_desktop.models.covering import OPEN
from dune_desktop.records.record_text import dumps, loads
from tests.seated import game_of, options

pytestmark = pytest.mark.usefixtures("qapp")


def games(count: int = 12) -> list[GameController]:
    return [game_of(3 + seed % 2, seed=seed, cover=OPEN) for seed in range(count)]


def play(controller: GameController, chance: Chance) -> tuple[Action, int]:
    """One random answer, and how many actions it has led to."""
    action, before = options(controller)[chance.below(len(options(controller)))], len(controller.history)
    assert controller.act(action)
    return action, len(controller.history) - before


def test_a_lone_effect_comes_with_the_answer_before_it_and_goes_with_it() -> None:
    led = 0
    for seed, controller in enumerate(games()):
        chance = Chance(seed)
        shown: list[object] = []
        controller.shown.connect(lambda _, events, shown=shown: shown.append(events))
        while controller.question is not None and options(controller):
            before, seat, done = digest(controller.game), controller.looker, len(controller.history)
            shown.clear()
            action, steps = play(controller, chance)
            if steps == 1:
                continue
            led += 1
            taken = controller.history[done:]
            assert {step.seat for step in taken} == {seat}
            assert {step.action.verb for step in taken[1:] if step.action is not None} == {"do"}
            assert shown == [tuple(event for step in taken for event in step.events)]
            after, record = digest(controller.game), controller.record()
            if not controller.can_undo:
                continue
            assert controller.undo_action is action
            assert controller.undo()
            assert digest(controller.game) == before
            assert controller.redo_action is action
            assert controller.redo()
            assert not controller.can_redo
            assert (digest(controller.game), controller.record()) == (after, record)
    assert led > 100


def test_a_lone_effect_that_may_be_thought_about_is_asked_for() -> None:
    """It shows something hidden, another seat has answered before, or troops may be taken back."""
    left = 0
    for seed, controller in enumerate(games(6)):
        chance = Chance(seed)
        while controller.question is not None and options(controller):
            lone = options(controller)
            if len(lone) == 1 and lone[0].verb == "do" and controller.question.kind == "turn":
                left += 1
                other = controller.history[-1].seat != controller.looker
                assert controller.sealed(lone[0]) or other or controller.question.take_back
            play(controller, chance)
    assert left


def test_undo_stops_where_nothing_is_left_to_choose() -> None:
    """Before it something hidden has shown: to take back the effect alone would change nothing."""
    stopped = 0
    for seed, controller in enumerate(games()):
        chance = Chance(seed)
        while controller.question is not None and options(controller):
            play(controller, chance)
            if not controller.can_undo and controller._session.can_undo:
                stopped += 1
                assert not controller.undo()
                assert controller.undo_action is None
                assert controller.undo_barrier.code
    assert stopped


def test_a_record_tells_every_action_and_is_undone_alike() -> None:
    for seed, controller in enumerate(games(3)):
        chance = Chance(seed)
        for _ in range(120):
            _, steps = play(controller, chance)
            if steps > 1 and controller.can_undo:
                again = GameController.from_record(loads(dumps(controller.record())), cover=OPEN)
                assert [step.action for step in again.history] == [step.action for step in controller.history]
                assert again.undo_action is controller.undo_action
