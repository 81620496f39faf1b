"""What becomes of games when something breaks: what is told of them, and what is in the report."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtGui import QGuiApplication

from dune_desktop.engine.setup import Setup
from dune_desktop.files import reports
from dune_desktop.models.game import controller as controllers
from dune_desktop.records.record import replay
from dune_desktop.records.record_text import dumps, load, loads
from dune_desktop.records.store import Store
from dune_desktop.text.troubles import told as told_of
from dune_desktop.windows.main.crash_page import CrashPage
from dune_desktop.windows.main.main_window import MainWindow
from tests.sample_records import played
from tests.test_crash import SEATS, begin, break_in, home, only_report, window

__all__ = ["home", "window"]


def put(window: MainWindow, game: str, actions: int) -> None:
    """A game of three in the folder."""
    window.store.folder.mkdir(exist_ok=True)
    (window.store.folder / f"{game}.json").write_text(dumps(played("base", 3, 3, actions).record()), encoding="utf-8")


def told(page: CrashPage) -> str:
    return page._told.text().partition("not yours. ")[2]


def in_the_way(folder: Path) -> Path:
    """A file takes the place of a folder, which waits elsewhere."""
    away = folder.rename(folder.with_name("away"))
    folder.write_text("in the way")
    return away


# ---------------------------------------------------------------- on the table


def test_a_game_that_is_saved_can_be_opened_again(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    assert told(break_in(qtbot, window, LookupError("sandworm"))).startswith("Your game is saved up to the last")


def test_a_game_in_which_nothing_was_decided_is_not_promised(qtbot: QtBot, window: MainWindow) -> None:
    window.games.begin(Setup(3, 5), SEATS, ())
    page = break_in(qtbot, window, LookupError("sandworm"))
    assert told(page) == "Nothing had been decided in your game yet, so nothing is lost."


def test_a_game_that_was_over_is_told_to_be_kept(qtbot: QtBot, window: MainWindow) -> None:
    put(window, "over", 10_000)
    window.games.load("over")
    page = break_in(qtbot, window, LookupError("sandworm"))
    assert told(page) == "Your game was over, and it is kept among the saved games."


def test_a_game_that_the_disk_refused_is_in_the_report(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    assert window.controller is not None
    window.store.flush()
    away = in_the_way(window.store.folder)
    question = window.controller.question
    assert question is not None
    assert window.controller.act(question.options[0])
    decided = window.controller.record()
    page = break_in(qtbot, window, LookupError("sandworm"))
    assert told(page).startswith(
        "The last decision in your game is not saved. The whole game is in the report, as game.json."
    )
    assert load(only_report() / reports.GAME) == decided
    assert not page.copy_game.isVisible()
    window.store.folder.unlink()
    away.rename(window.store.folder)
    assert window.store.flush()


def test_a_game_of_which_nothing_can_be_written_can_be_copied(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)
    assert window.controller is not None
    window.store.flush()
    with monkeypatch.context() as patch:

        def full(*_: Any) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        patch.setattr(os, "replace", full)
        question = window.controller.question
        assert question is not None
        assert window.controller.act(question.options[0])
        decided = window.controller.record()
        page = break_in(qtbot, window, LookupError("sandworm"))
    assert told(page).startswith("The last decision in your game is not saved. Copy the game")
    page.copy_game.click()
    assert loads(QGuiApplication.clipboard().text()) == decided
    assert page.copy_game.text() == "Copied"
    assert [*reports.reports_folder().iterdir()] == []  # what could not be written whole is not left there
    assert window.store.flush()


@pytest.mark.parametrize(("broken", "remedy"), [("_keep", "The whole game"), ("record", "")])
def test_what_was_decided_but_not_kept_or_not_told_is_not_promised(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, broken: str, remedy: str
) -> None:
    begin(window)
    assert window.controller is not None

    def fail(*_: object) -> None:
        raise LookupError("sandworm")

    with monkeypatch.context() as patch:
        patch.setattr(controllers.GameController, broken, fail)
        question = window.controller.question
        assert question is not None
        option = question.options[0]
        with pytest.raises(LookupError, match="sandworm") as raised:
            window.controller.act(option)
        page = break_in(qtbot, window, raised.value)
    sad = "The last decision in your game is not saved."
    assert told(page).startswith(f"{sad} {remedy}".rstrip())
    assert remedy or told(page) == sad


# ---------------------------------------------------------------- watched


def test_a_game_that_was_watched_is_in_the_report(qtbot: QtBot, window: MainWindow) -> None:
    put(window, "watched", 60)
    window.games.watch("watched")
    page = break_in(qtbot, window, LookupError("sandworm"))
    assert load(only_report() / reports.WATCHED) == window.store.load("watched")
    assert not (only_report() / reports.GAME).exists()
    assert told(page) == "Saved games are as they were."


def test_a_game_that_was_watched_does_not_hide_the_one_on_the_table(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    assert window.controller is not None
    decided = window.controller.record()
    put(window, "watched", 60)
    window.games.watch("watched")
    page = break_in(qtbot, window, LookupError("sandworm"))
    assert load(only_report() / reports.WATCHED) == window.store.load("watched")
    assert load(only_report() / reports.GAME) == decided
    assert told(page).startswith("Your game is saved up to the last decision.")


# ---------------------------------------------------------------- caught


def test_an_action_that_breaks_is_reported_with_the_game_and_its_name(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)
    controller = window.controller
    assert controller is not None
    before = controller.record()

    def fail(*_: object) -> None:
        raise LookupError("the engine broke")

    question = controller.question
    assert question is not None
    with monkeypatch.context() as broken:
        broken.setattr(type(controller.game), "advance", fail)
        for _ in range(2):
            assert not controller.act(question.options[0])
    assert "the engine broke" in (only_report() / reports.ERROR).read_text(encoding="utf-8")
    reported = load(only_report() / reports.GAME)
    assert reported.failure == f"{question.options[0].text}: LookupError('the engine broke')"
    assert replay(reported).recorder.record() == before
    assert str(only_report()) in window.notice.text()
    reports.reports_folder().rename(reports.reports_folder().with_name("away"))
    reports.reports_folder().write_text("in the way")
    with monkeypatch.context() as broken:
        broken.setattr(type(controller.game), "advance", fail)
        assert not controller.act(question.options[0])  # who can't even report goes on all the same
    assert controller.act(question.options[0])


def test_a_mistake_while_saving_is_reported_and_not_blamed_on_the_disk(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begin(window)
    controller, store = window.controller, window.store
    assert controller is not None
    assert store.flush()
    question = controller.question
    assert question is not None
    with monkeypatch.context() as broken:

        def fail(*_: object) -> None:
            raise TypeError("the writer broke")

        broken.setattr(Store, "_write_record", fail)
        assert controller.act(question.options[0])
        decided = controller.record()
        assert not store.flush()
        assert not store.flush()  # tried again: the same mistake, and no other report
        qtbot.waitUntil(window.notice.isVisible)
    file = store.folder / f"{controller.game_id}.json"
    assert window.notice.text() == (
        f"{file}: can't be saved because of a mistake in the program, which is reported in {only_report()}."
        " Please pass on the report. You can keep playing; the game is saved as soon as that works again."
    )
    assert "the writer broke" in (only_report() / reports.ERROR).read_text(encoding="utf-8")
    assert load(only_report() / reports.GAME) == decided
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == ["the writer broke"]
    assert store.flush()
    assert store.load(controller.game_id) == decided


def test_a_mistake_while_saving_that_cannot_be_reported_is_told(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)
    controller, store = window.controller, window.store
    assert controller is not None
    reports.reports_folder().write_text("in the way")

    def fail(*_: object) -> None:
        raise TypeError("the writer broke")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "_write_record", fail)
        store.keep(controller.game_id, dumps(controller.record()))
        assert not store.flush()
        assert told_of(store.trouble).endswith(
            "can't be saved because of a mistake in the program."
            " You can keep playing. The game is saved as soon as that works again."
        )
    assert store.flush()
