"""Bots at the table: their pace, their failures, and thousands of signals."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from dune_desktop.bots.bot import RandomBot
from dune_desktop.engine.actions import END, Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.names import NOBODY, WATCHER
from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.controller import GameController
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.records.record_text import dumps, loads
from tests.seated import COLOURS, NAMES, game_of, options, play_on

pytestmark = pytest.mark.usefixtures("qapp")


def test_bots_play_a_game_by_themselves(qtbot: QtBot) -> None:
    controller = game_of(0, 4, opponents_speed=0)
    assert controller.looker == WATCHER
    assert controller.opponents.busy
    qtbot.waitUntil(lambda: controller.view.over)
    assert not controller.opponents.busy
    assert controller.opponents.thinking == NOBODY
    assert not controller.can_undo


def test_a_bot_waits_for_its_time_and_step_and_skip_do_not(qtbot: QtBot) -> None:
    controller = game_of(1, opponents_speed=3_600_000)
    play_on(controller, Chance(1), lambda: controller.opponents.busy)
    thinking: list[int] = []
    controller.opponents.thinking_changed.connect(thinking.append)
    steps = len(controller.history)
    controller.opponents.step()
    assert len(controller.history) == steps + 1
    controller.opponents.skip()
    qtbot.waitUntil(lambda: not controller.opponents.busy)
    assert controller.asked == 0
    assert thinking[-1] == NOBODY
    while not controller.opponents.busy:
        controller.act(options(controller)[-1])
    steps = len(controller.history)
    qtbot.wait(20)
    assert len(controller.history) == steps  # skipping is over
    controller.opponents.speed = 0
    qtbot.waitUntil(lambda: not controller.opponents.busy)


def test_a_pause_holds_the_bots(qtbot: QtBot) -> None:
    controller = game_of(0, opponents_speed=0)
    controller.opponents.paused = True
    qtbot.wait(20)
    assert len(controller.history) == 1
    controller.opponents.step()
    assert len(controller.history) == 2
    controller.opponents.paused = False
    qtbot.waitUntil(lambda: len(controller.history) > 5)


def test_the_pace_makes_no_difference(qtbot: QtBot) -> None:
    slow, fast = game_of(0), game_of(0, opponents_speed=0)
    while slow.asked != NOBODY:
        slow.opponents.step()
    qtbot.waitUntil(lambda: fast.view.over)
    assert [step.action for step in slow.history] == [step.action for step in fast.history]
    assert slow.history == fast.history


def test_where_all_bots_fail_the_game_waits(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    controller = game_of(0, opponents_speed=0)

    def fail(*_: object) -> Action:
        raise RuntimeError("no idea")

    monkeypatch.setattr(RandomBot, "choose", fail)
    with qtbot.waitSignal(controller.failed):
        pass
    assert controller.opponents.paused
    assert len(controller.history) == 1


def test_in_place_of_a_bot_that_nobody_knows_a_skilled_one_sits_down() -> None:
    taken = tuple(SeatSetup(NAMES[n], COLOURS[n], "from_the_future" if n else "") for n in range(3))
    controller = GameController("base", Setup(3, 1), taken)
    assert [seat.bot for seat in controller.sitting] == ["", "skilled", "skilled"]
    assert loads(dumps(controller.record())).table.seats == controller.sitting


def test_thousands_of_signals(qtbot: QtBot) -> None:
    counts = {"shown": 0, "refused": 0}
    for seed in range(6):
        controller = game_of(0, 4, seed=seed)
        controller.shown.connect(lambda *_: counts.__setitem__("shown", counts["shown"] + 1))
        controller.refused.connect(lambda *_: counts.__setitem__("refused", counts["refused"] + 1))
        while controller.asked != NOBODY:
            controller.opponents.step()
            controller.act(END)
    assert counts["shown"] > 2000
    assert counts["refused"] > 2000
