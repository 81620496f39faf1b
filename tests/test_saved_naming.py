"""Games that are made of others can be told apart in the list."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from pytestqt.qtbot import QtBot

from dune_desktop.records.game_info import LONGEST, clean
from dune_desktop.records.record_text import dumps
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved.saved_words import apart
from tests.replayed import record_of, watch
from tests.shelved import named, open_list, open_window


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path)


def play_from_here(window: MainWindow, title: str, position: int = 90) -> str:
    """What the branch is called, after a decision."""
    page, controller, _ = watch(window, named(title, record_of("base", 4)))
    controller.go_to(position)
    page.branched.emit()
    game = window.controller
    assert game is not None
    game.uncover()
    assert game.question is not None
    assert game.question.options
    assert game.act(game.question.options[0])
    window.store.flush()
    table = window.store.load(game.game_id).table
    assert table is not None
    assert table.started != record_of("base", 4).table.started  # type: ignore[union-attr]
    window.games.leave()
    return table.title


def test_a_game_that_goes_on_from_a_replay_says_from_where(window: MainWindow) -> None:
    assert play_from_here(window, "Arrakis") == "Arrakis (from round 2)"
    assert play_from_here(window, "Arrakis") == "Arrakis (from round 2) (2)"
    assert play_from_here(window, "Arrakis") == "Arrakis (from round 2) (3)"
    assert play_from_here(window, "Arrakis", 2) == "Arrakis (from round 1)"
    titles = [game.title for game in window.store.saved()]
    assert len(titles) == len(set(titles)) == 5


def test_a_game_without_a_name_is_called_by_its_players(window: MainWindow) -> None:
    seats = record_of("base", 4).table.seats  # type: ignore[union-attr]
    assert play_from_here(window, "") == f"{', '.join(seat.name for seat in seats)} (from round 2)"


def test_a_copy_is_called_so_and_the_next_one_otherwise(window: MainWindow) -> None:
    window.store.keep("first", dumps(named("Arrakis")))
    for title in ("Arrakis (copy)", "Arrakis (copy) (2)"):
        page = open_list(window)
        page.list.choose("first")
        page.beside.copy.click()
        assert window.controller is not None
        assert window.controller.record().table.title == title  # type: ignore[union-attr]
        window.games.leave()


@pytest.mark.parametrize("text", ["{game} (copy)", "{game} (from round {round})"])
def test_a_long_name_is_cut_and_not_what_tells_them_apart(window: MainWindow, text: str) -> None:
    long = "й" * LONGEST
    first = apart(window.store, text, long, round=10)
    window.store.keep("first", dumps(named(first)))
    second = apart(window.store, text, long, round=10)
    assert first != second
    for title in (first, second):
        assert len(title) <= LONGEST
        assert clean(title) == title
        assert title.endswith(")")
