"""What leaves no choice and shows nothing hidden is not asked for: it comes with the answer before it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dune_desktop.engine.actions import END, Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.by_itself import goes_by_itself
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import OPEN
from dune_desktop.models.refs import END_BUTTON, REST_BUTTON
from dune_desktop.records.record import RecordStep
from dune_desktop.records.record_text import dumps, loads
from tests.asked import position, rows, set_up
from tests.seated import options, resumed, seats

pytestmark = pytest.mark.usefixtures("qapp")


def games(count: int) -> list[GameController]:
    """In turn of the base game and of Uprising."""
    editions = ("base", "uprising")
    return [
        GameController(editions[seed % 2], Setup(3 + seed % 2, seed), seats(4, 3 + seed % 2), cover=OPEN)
        for seed in range(count)
    ]


def play(controller: GameController, chance: Chance) -> tuple[Action, int]:
    """One random answer, and how many actions it has led to."""
    action, before = options(controller)[chance.below(len(options(controller)))], len(controller.history)
    assert controller.act(action)
    return action, len(controller.history) - before


def asked(controller: GameController) -> Iterator[int]:
    """Every question of the game, with how much of it has been played."""
    while controller.question is not None and options(controller):
        yield len(controller.history)


# ---------------------------------------------------------------- properties of random games


def test_what_goes_by_itself_comes_with_the_answer_before_it_and_goes_with_it() -> None:
    led = 0
    for seed, controller in enumerate(games(10)):
        chance = Chance(seed)
        shown: list[object] = []
        controller.shown.connect(lambda _, events, shown=shown: shown.append(events))
        for done in asked(controller):
            before, seat = digest(controller.game), controller.looker
            shown.clear()
            action, steps = play(controller, chance)
            if steps == 1:
                continue
            led += 1
            taken = controller.history[done:]
            verbs = {step.action.verb for step in taken[1:] if step.action is not None}
            if verbs == {"do"}:
                assert {step.seat for step in taken} == {seat}
            else:  # others were asked who had one answer only
                assert verbs <= {"do", "done", "pass", "trash", "pick"}
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
    assert led > 300


def test_it_is_mandatory_shows_nothing_and_closes_nothing() -> None:
    """Tried in the game itself: what was open is open still, and whatever else goes by itself may come before it."""
    went = 0
    for seed, controller in enumerate(games(6)):
        chance = Chance(seed)
        controller.by_hand = True
        for _ in asked(controller):
            game, seat = controller.game, controller.asked
            action = goes_by_itself(game, seat)
            if action is not None:
                went += 1
                assert END not in options(controller)
                after = game.clone()
                after.apply(action)
                assert after.barrier == game.barrier
                others = {*options(controller), *(controller.question.take_back or ())} - {action}  # type: ignore[union-attr]
                if others and after.decision is not None and len(after.stack) == len(game.stack):
                    assert others <= {*after.decision.options, *after.decision.take_back}
            play(controller, chance)
    assert went > 150


def test_nothing_that_goes_by_itself_is_ever_asked_for() -> None:
    """Unless another seat has answered before: then nothing of it could be taken back."""
    for seed, controller in enumerate(games(6)):
        chance = Chance(seed)
        for _ in asked(controller):
            if goes_by_itself(controller.game, controller.looker) is not None:
                assert controller.history[-1].seat != controller.looker
            play(controller, chance)


def test_the_order_makes_no_difference() -> None:
    """Of what goes by itself, the last may come first."""
    swapped = 0
    for seed, controller in enumerate(games(8)):
        chance = Chance(seed)
        for done in asked(controller):
            play(controller, chance)
            followed = controller.history[done + 1 :]
            if len(followed) > 1 and controller.can_undo:
                swapped += _same_backwards(controller, followed)
    assert swapped > 10


def _same_backwards(controller: GameController, followed: list[RecordStep]) -> bool:
    moment = controller.recorder.way_back[-len(followed)]
    game = moment.game.clone()
    for step in reversed(followed):
        assert step.action is not None
        if game.decision is None or step.action not in game.decision.options:
            return False  # one makes the other possible
        game.apply(step.action)
    assert digest(game) == digest(controller.game)
    return True


def test_undo_stops_where_nothing_is_left_to_choose() -> None:
    """Before it something hidden has shown: to take back what went by itself alone would change nothing."""
    stopped = 0
    for seed, controller in enumerate(games(8)):
        chance = Chance(seed)
        for _ in asked(controller):
            play(controller, chance)
            if not controller.can_undo and controller.way_back:
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
                again = resumed(loads(dumps(controller.record())), cover=OPEN)
                assert [step.action for step in again.history] == [step.action for step in controller.history]
                assert again.undo_action is controller.undo_action


def test_by_hand_every_step_is_an_answer() -> None:
    for seed, controller in enumerate(games(4)):
        chance = Chance(seed)
        controller.by_hand = True
        for _ in asked(controller):
            before = digest(controller.game)
            action, steps = play(controller, chance)
            assert steps == 1
            if controller.can_undo:
                assert controller.undo_action is action
                assert controller.undo()
                assert digest(controller.game) == before
                assert controller.redo()


# ---------------------------------------------------------------- what a player sees


def test_an_agent_turn_without_a_choice_is_over_with_the_space() -> None:
    controller = set_up('seat0.hand = ["diplomacy"]')
    controller.by_hand = False
    assert controller.act(Action.parse("agent diplomacy > wealth"))
    assert END in options(controller)
    assert controller.view.players[0].influence[0] == 1
    assert controller.undo()
    assert controller.view.players[0].influence[0] == 0


def test_what_shows_something_hidden_waits() -> None:
    controller = set_up('seat0.hand = ["diplomacy"]')
    controller.by_hand = False
    assert controller.act(Action.parse("agent diplomacy > secrets"))
    assert controller.view.players[0].influence[2] == 1
    assert [action.text for action in options(controller) if action.verb == "do"] == ["do secrets.1"]


@pytest.mark.parametrize(("held", "waits"), [("detonation", True), ("contingency_plan", False)])
def test_an_effect_waits_for_a_card_in_hand_that_would_give_it_a_choice(held: str, waits: bool) -> None:
    text = f'seat0 = {{hand = ["dune_the_desert_planet"], intrigue = ["{held}"], hooks = true, water = 1}}'
    controller = set_up(f'conflict = "seize_spice_refinery"\n{text}', edition="uprising")
    controller.by_hand = False
    assert controller.act(Action.parse("agent dune_the_desert_planet > hagga_basin"))
    assert (controller.view.players[0].spice == 0) is waits
    assert ("do hagga_basin.1" in [action.text for action in options(controller)]) is waits


def test_two_equal_draws_are_one_row_that_stays_until_both_are_drawn() -> None:
    answering = position('seat0 = {hand = ["dr_yueh"], deck_top = ["dagger", "dagger"]}', "agent dr_yueh > arrakeen")
    row = rows(answering)["Draw 1 card"]
    assert row.detail.endswith("×2")
    assert answering.take(row)
    assert rows(answering)["Draw 1 card"].ref == row.ref
    assert "×" not in rows(answering)["Draw 1 card"].detail
    assert answering.take(rows(answering)["Draw 1 card"])
    assert "Draw 1 card" not in rows(answering)


def test_the_rest_is_done_with_one_button_and_the_turn_goes_on() -> None:
    answering = position('seat0 = {hand = ["dr_yueh"], deck_top = ["dagger", "dagger"]}', "agent dr_yueh > arrakeen")
    controller: GameController = answering.controller  # type: ignore[attr-defined]
    assert answering.choices.by_ref[REST_BUTTON].sealed
    assert answering.choose(REST_BUTTON)
    assert len(controller.view.players[0].hand) == 2
    assert REST_BUTTON not in answering.choices.by_ref
    assert answering.choices.by_ref[END_BUTTON].lit
    assert controller.asked == 0


def test_the_rest_stops_where_something_is_to_be_chosen() -> None:
    for seed, controller in enumerate(games(6)):
        chance = Chance(seed)
        for done in asked(controller):
            rest, seat = controller.rest, controller.looker
            if not rest or chance.below(2):
                play(controller, chance)
                continue
            assert controller.do_rest()
            assert controller.history[done].action is rest[0]
            assert {step.seat for step in controller.history[done:]} == {seat}
            if controller.asked == seat:
                assert not controller.rest
