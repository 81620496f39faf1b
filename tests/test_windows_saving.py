"""The window and the disk: what can't be saved is said, also when one wants to leave."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from dune_desktop.engine.setup import Setup
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.records.store import Store
from dune_desktop.windows.main.main_window import MainWindow
from tests.trouble import open_window

SEATS = (SeatSetup("Olha", "red"), SeatSetup("Andrii", "blue", "random"), SeatSetup("Iva", "green", "random"))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    window = open_window(tmp_path, (1280, 800), opponents_speed=0, cover="open")
    qtbot.addWidget(window)
    window.games.begin(Setup(3, 1), SEATS, ())
    yield window
    window.close()
    window.close()
    window.store.flush()


def decide(window: MainWindow, qtbot: QtBot) -> None:
    controller = window.controller
    assert controller is not None
    assert window.table is not None
    summary = window.table.milestones.round

    def others_are_done() -> bool:
        summary.close_sheet()  # bots wait until it was read
        return not controller.opponents.busy

    qtbot.waitUntil(others_are_done)
    assert controller.question is not None
    assert controller.act(controller.question.options[-1])


def full(*_: Any) -> Any:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_who_leaves_with_a_game_that_is_not_saved_is_told(window: MainWindow, qtbot: QtBot) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "replace", full)
        decide(window, qtbot)
        assert window.controller is not None
        game = window.controller.game_id
        assert not window.close()
        assert window.isVisible()
        assert window.controller is not None  # the game is still there
        said = window.notice.text()
        assert f"{game}.json: can't be saved: the disk is full" in said
        assert "Close again" in said
        assert window.close()
    assert window.store.flush()


def test_who_has_played_on_since_is_told_again(window: MainWindow, qtbot: QtBot) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "replace", full)
        decide(window, qtbot)
        assert not window.close()
        decide(window, qtbot)
        assert not window.close()
        assert window.close()


def test_a_game_that_can_t_be_put_away_does_not_keep_the_window_open(window: MainWindow, qtbot: QtBot) -> None:
    decide(window, qtbot)
    assert window.controller is not None
    decided = window.controller.record()

    def fail() -> None:
        raise LookupError("leaving")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(window.games, "leave", fail)
        assert window.close()
    assert not window.isVisible()
    assert window.store.load(window.controller.game_id) == decided


def test_a_short_notice_after_a_long_one_is_low_again(window: MainWindow) -> None:
    window.answer("The spice must flow.")
    low = window.notice.height()
    window.answer("The spice must flow. " * 20)
    assert window.notice.height() > low
    window.answer("The spice must flow.")
    assert window.notice.height() == low


def test_who_leaves_when_the_disk_works_again_is_not_held_up(window: MainWindow, qtbot: QtBot) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "replace", full)
        decide(window, qtbot)
        window.store.flush()
        assert window.store.writer.unsaved
    assert window.close()
    assert window.store.writer.unsaved == ()


def test_a_game_that_another_copy_plays_is_not_opened(window: MainWindow, qtbot: QtBot) -> None:
    decide(window, qtbot)
    assert window.controller is not None
    game, mine = window.controller.game_id, window.controller
    window.store.flush()
    other = Store(window.store.folder)
    other.keep("other", (window.store.folder / f"{game}.json").read_text())
    other.claim("other")
    other.flush()
    window.games.load("other")
    assert window.controller is mine
    assert "other.json: is open in another window" in window.notice.text()
    other.release("other")
    window.games.load("other")
    assert window.controller is not mine
    assert not window.notice.isVisible()  # it is open here now
    assert not other.locked(game)  # the game before was let go
    assert other.locked("other")
    window.close()
    assert not other.locked("other")


def test_a_damaged_game_goes_on_from_an_older_state_and_says_so(window: MainWindow, qtbot: QtBot) -> None:
    controller = window.controller
    assert controller is not None
    while controller.view.round < 3:
        decide(window, qtbot)
        window.store.flush()
    game = controller.game_id
    window.games.leave()
    (window.store.folder / f"{game}.json").write_text("{")
    window.games.load(game)
    assert window.controller is not None
    assert window.controller.game_id == game
    assert "it goes on from the state kept in round" in window.notice.text()
    assert "kept beside it" in window.notice.text()
