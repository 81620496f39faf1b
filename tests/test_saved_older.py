"""Saved games of which more is known than one state: older ones, broken files, games that are open in another copy."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)


from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved import saved_words
from dune_desktop.windows.saved.load_page import LoadPage
from dune_desktop.windows.start.start_page import StartPage
from tests.shelved import (
    older,
    open_list,
    page,
    played_elsewhere,
    record,
    settle,
    shown,
    window,
)
from tests.test_saved_page import KEY, press
from tests.windowed import click

__all__ = ["page", "window"]


def test_an_older_state_opens_as_a_copy(page: LoadPage, window: MainWindow) -> None:
    older(window, "first", 2)
    page.list.choose("first")
    settle(window)
    assert page.beside.disclose.text() == "1 older state"
    assert page.beside.states.buttons() == []
    click(page.beside.disclose)
    state = page.beside.states.buttons()[0]
    assert state.text().startswith(f"An older state: round {record(actions=90).table.round}, ")  # type: ignore[union-attr]
    click(state)
    controller = window.controller
    assert controller is not None
    assert controller.game_id not in ("first", "second")
    assert len(controller.record().actions) == 90
    assert window.store.load(controller.game_id).table.title == "Arrakis (copy)"  # type: ignore[union-attr]
    assert len(window.store.load("first").actions) == 4


def test_the_states_close_when_another_game_is_chosen(page: LoadPage, window: MainWindow) -> None:
    older(window, "first", 2)
    older(window, "second", 2)
    page.list.choose("first")
    settle(window)
    click(page.beside.disclose)
    assert page.beside.states.buttons()[0].isVisible()
    page.list.choose("second")
    settle(window)
    assert not page.beside.disclose.isChecked()
    assert not page.beside.states.buttons()[0].isVisible()


def test_a_broken_file_with_an_older_state_goes_on_from_there(page: LoadPage, window: MainWindow) -> None:
    older(window, "broken", 2)
    page.choose("broken")
    settle(window)
    assert page.open.isEnabled()
    assert "An older state of the game is kept: Open continues from there." in page.beside.told.text()
    click(page.open)
    assert window.controller is not None
    assert window.controller.game_id == "broken"
    assert "broken.json" in window.notice.text()


def test_show_the_folder(page: LoadPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(
        "dune_desktop.windows.saved.load_page.QDesktopServices.openUrl",
        lambda url: opened.append(Path(url.toLocalFile())),
    )
    click(page.beside.folder)
    assert opened == [window.store.folder]


def test_a_game_that_breaks_after_the_list_was_read_is_told(page: LoadPage, window: MainWindow) -> None:
    page.list.choose("first")
    game = page.game()
    assert game is not None
    game.path.write_text("{}", encoding="utf-8")
    click(page.open)
    assert window.table is None
    assert "first.json: is not a record of a game" in window.notice.text()


def test_a_game_that_is_open_elsewhere_can_be_watched_and_copied(page: LoadPage, window: MainWindow) -> None:
    with played_elsewhere(window.store, "first"):
        page.choose("first")
        settle(window)
        game = page.game()
        assert game is not None
        assert saved_words.elsewhere(game) in saved_words.spoken(game)
        assert not any(button.isEnabled() for button in (page.open, page.rename, page.delete))
        assert page.watch.isEnabled()
        assert page.export.isEnabled()
        press(KEY.Key_Return)
        press(KEY.Key_Delete)
        press(KEY.Key_F2)
        assert window.table is None
        assert "first" in shown(page)
        click(page.beside.copy)
        controller = window.controller
        assert controller is not None
        assert controller.game_id != "first"
        assert controller.record().actions == window.store.load("first").actions
    open_list(window)
    page.choose("first")
    assert page.open.isEnabled()


def test_continue_says_that_the_newest_game_is_open_elsewhere(page: LoadPage, window: MainWindow) -> None:
    with played_elsewhere(window.store, "solo"):
        window.show_start()
        start = window.findChild(StartPage)
        assert start is not None
        assert start.buttons[0].isVisible()
        assert start.buttons[0].toolTip().startswith("Open in another window, round 1 · Solo, Kwisatz Haderach: ")
        click(start.buttons[0])
        assert page.isVisible()
        game = page.game()
        assert game is not None
        assert game.id == "solo"
    window.show_start()
    assert start.buttons[0].toolTip().startswith("Round 1, ")
    click(start.buttons[0])
    assert window.controller is not None
    assert window.controller.game_id == "solo"
