"""Bots that think: while the table waits for their time, in another process, and never longer than anybody wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from dune_desktop.bots.bot import RandomBot
from dune_desktop.bots.letters import Place, SentWorld
from dune_desktop.bots.worlds import deal
from dune_desktop.engine.actions import END, Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.setup import Setup
from dune_desktop.models.game import thoughts
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.thinker import Thinker
from dune_desktop.records.game_info import SeatSetup
from tests.seated import COLOURS, NAMES, options, play_on
from tests.thinkers import SlowThinker

pytestmark = pytest.mark.usefixtures("qapp")

LONG = 3_600_000
Game = Callable[..., GameController]


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Makes games with bots that think until the test answers for them."""
    monkeypatch.setattr(thoughts, "Thinker", SlowThinker)
    made = []

    def make(*bots: str, speed: int = LONG, seed: int = 1) -> GameController:
        taken = tuple(SeatSetup(NAMES[n], COLOURS[n], bot) for n, bot in enumerate(bots))
        made.append(GameController("base", Setup(len(bots), seed), taken, opponents_speed=speed))
        return made[-1]

    yield make
    for controller in made:
        controller.close()


def slow(controller: GameController) -> SlowThinker:
    thinker = controller.opponents.thoughts.thinker
    assert isinstance(thinker, SlowThinker)
    return thinker


def until_thinking(controller: GameController) -> SlowThinker:
    """Up to where a bot has to think about something."""
    play_on(controller, Chance(1), lambda: bool(slow(controller).asked))
    return slow(controller)


def last_option(controller: GameController) -> Action:
    assert controller.game.decision is not None
    return controller.game.decision.options[-1]


def due(controller: GameController) -> None:
    """The time for the next move has come."""
    controller.opponents._timer.timeout.emit()


# ---------------------------------------------------------------- when a move is made


def test_it_is_asked_at_once_and_shown_when_it_is_due(thinking: Game) -> None:
    controller = thinking("", "skilled", "skilled")
    thinker = until_thinking(controller)
    steps, action = len(controller.history), last_option(controller)
    assert not controller.opponents.pondering
    thinker.answer(action)
    assert len(controller.history) == steps  # it was faster than its time
    due(controller)
    assert controller.history[steps].action == action


def test_when_its_time_has_come_it_is_waited_for(thinking: Game) -> None:
    controller = thinking("", "skilled", "skilled")
    thinker = until_thinking(controller)
    pondering: list[bool] = []
    controller.opponents.pondering_changed.connect(pondering.append)
    steps, action = len(controller.history), last_option(controller)
    due(controller)
    assert len(controller.history) == steps
    assert pondering == [True]
    thinker.answer(action)
    assert controller.history[steps].action == action
    assert pondering == [True, False]


def test_a_step_asks_for_the_move_and_another_one_for_what_was_found_so_far(thinking: Game) -> None:
    controller = thinking("", "master", "master")
    thinker = until_thinking(controller)
    steps = len(controller.history)
    controller.opponents.step()
    assert controller.opponents.pondering
    assert thinker.hurried == []
    controller.opponents.step()
    assert thinker.hurried == list(thinker.asked)
    thinker.answer(last_option(controller))
    assert len(controller.history) == steps + 1


def test_a_pause_and_what_lies_over_the_table_hold_what_was_thought_of(thinking: Game) -> None:
    controller = thinking("", "skilled", "skilled")
    thinker = until_thinking(controller)
    steps, opponents = len(controller.history), controller.opponents
    due(controller)
    opponents.paused = True
    assert not opponents.pondering
    thinker.answer(last_option(controller))
    assert len(controller.history) == steps
    opponents.paused = False
    opponents.hold(True, "menu")
    assert not opponents._timer.isActive()
    opponents.hold(False, "menu")
    due(controller)
    assert len(controller.history) == steps + 1


def test_skipping_waits_for_thoughts_alone(thinking: Game) -> None:
    controller = thinking("", "skilled", "skilled")
    thinker = until_thinking(controller)
    controller.opponents.skip()
    while controller.opponents.busy:
        assert controller.opponents.skipping
        due(controller)
        if thinker.asked:
            thinker.answer(last_option(controller))
    assert controller.asked == 0
    assert not controller.opponents.skipping


# ---------------------------------------------------------------- what is asked


def test_a_single_answer_is_taken_without_a_thought(thinking: Game) -> None:
    controller = thinking("skilled", "skilled", "skilled")
    thinker, asked = slow(controller), 0
    while controller.asked != NOBODY and len(controller.history) < 150:
        assert controller.game.decision is not None
        if len(controller.game.decision.options) == 1:
            assert thinker.asked == {}
            controller.opponents.step()
            continue
        asked += 1
        assert len(thinker.worlds) == asked
        controller.opponents.step()
        thinker.answer(last_option(controller))
    assert asked > 20
    assert len(controller.history) > asked


def test_random_bots_and_people_are_no_matter_of_the_process(thinking: Game) -> None:
    controller = thinking("", "random", "random")
    play_on(controller, Chance(1), lambda: len(controller.history) > 100)
    assert slow(controller).prepared == []
    assert slow(controller).worlds == []


def test_only_a_world_dealt_for_the_asked_seat_leaves_the_process(thinking: Game) -> None:
    controller = thinking("", "skilled.warlike", "master")
    thinker = until_thinking(controller)
    for _ in range(30):
        thinker = until_thinking(controller)
        recorder, seat = controller.recorder, controller.asked
        world = deal(controller.game, seat, recorder.setup.seed, recorder.actions)
        assert thinker.worlds[-1] == SentWorld.of(world, "base", recorder.setup)
        assert thinker.worlds[-1].place == Place.of("base", Setup(3, seed=0))
        assert thinker.bots[-1] == ["", "skilled.warlike", "master"][seat]
        due(controller)
        thinker.answer(last_option(controller))
    assert thinker.prepared == [Place.of("base", Setup(3, seed=0))]


def test_a_master_has_the_time_that_was_chosen(thinking: Game) -> None:
    controller = thinking("master", "skilled", "novice")
    controller.opponents.thoughts.seconds = 4.5
    thinker = slow(controller)
    budgets = {}
    for _ in range(60):
        thinker = until_thinking(controller)
        budgets[controller.asked] = thinker.budgets[-1]
        due(controller)
        thinker.answer(last_option(controller))
    assert budgets[0].seconds == 4.5
    assert budgets[0].playouts > 2 * budgets[1].playouts
    assert budgets[1] == budgets[2]
    assert budgets[1].seconds < 1


# ---------------------------------------------------------------- stale answers


def test_nothing_that_is_thought_of_is_done_after_the_game_was_left(thinking: Game) -> None:
    controller = thinking("", "skilled", "skilled")
    thinker = until_thinking(controller)
    steps = len(controller.history)
    due(controller)
    controller.close()
    assert thinker.asked == {}
    assert thinker.closed
    assert not controller.opponents._timer.isActive()
    assert len(controller.history) == steps


def test_a_question_is_asked_once_and_an_old_one_is_forgotten(thinking: Game) -> None:
    controller = thinking("", "skilled", "skilled")
    thinker = until_thinking(controller)
    (before,) = thinker.asked
    controller.opponents.ask(controller.asked)
    assert list(thinker.asked) == [before]
    controller.take(last_option(controller))
    while len(options_of(controller)) == 1:
        controller.take(last_option(controller))
    assert controller.asked
    controller.opponents.ask(controller.asked)
    assert list(thinker.asked) == [before + 1]


# ---------------------------------------------------------------- failures


def test_a_bot_without_an_answer_takes_any_and_that_is_said_once_of_each(thinking: Game) -> None:
    controller = thinking("", "skilled", "skilled")
    said: list[str] = []
    controller.failed.connect(said.append)
    for number in range(12):
        thinker = until_thinking(controller)
        controller.opponents.step()
        steps = len(controller.history)
        thinker.answer(None if number % 2 else END if END not in options_of(controller) else Action.parse("deploy 9"))
        assert len(controller.history) == steps + 1
    assert sorted(said) == [f"{name} did not know what to do." for name in NAMES[1:3]]
    assert not controller.opponents.paused


def options_of(controller: GameController) -> list[Action]:
    assert controller.game.decision is not None
    return controller.game.decision.options


def test_without_a_process_bots_move_at_random_and_that_is_said_once(
    thinking: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = thinking("skilled", "skilled", "skilled")
    said: list[str] = []
    controller.failed.connect(said.append)
    monkeypatch.setattr(SlowThinker, "broken", True)
    thinker = until_thinking(controller)
    thinker.answer(None)
    while controller.asked != NOBODY:
        controller.opponents.step()
    assert controller.view.over
    assert len(said) == 1
    assert "at random" in said[0]


def test_where_not_even_any_answer_can_be_taken_the_game_waits(thinking: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    controller = thinking("skilled", "skilled", "skilled")
    thinker = until_thinking(controller)
    steps = len(controller.history)

    def fail(*_: object) -> Action:
        raise RuntimeError("no idea")

    monkeypatch.setattr(RandomBot, "choose", fail)
    controller.opponents.step()
    thinker.answer(None)
    assert controller.opponents.paused
    assert len(controller.history) == steps


# ---------------------------------------------------------------- with a real process


def test_a_whole_game_of_bots_that_think(qtbot: QtBot) -> None:
    bots = ("novice", "skilled", "novice.merchant")
    taken = tuple(SeatSetup(NAMES[n], COLOURS[n], bot) for n, bot in enumerate(bots))
    controller = GameController("base", Setup(3, 1), taken, opponents_speed=0)
    said: list[str] = []
    controller.failed.connect(said.append)
    qtbot.waitUntil(lambda: controller.view.over, timeout=300_000)
    controller.close()
    assert said == []
    assert isinstance(controller.opponents.thoughts.thinker, Thinker)


def test_a_person_plays_with_bots_that_think(qtbot: QtBot) -> None:
    taken = tuple(SeatSetup(NAMES[n], COLOURS[n], "novice" if n else "") for n in range(3))
    controller = GameController("uprising", Setup(3, 1), taken, opponents_speed=0)
    while controller.game.round < 3:
        qtbot.waitUntil(lambda: not controller.opponents.busy)
        controller.act(options(controller)[0])
    controller.close()
