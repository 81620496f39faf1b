"""Files under odd names in the folder of games are rows like any other, and whatever is done with them works."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from dune_desktop.records.record_text import dumps, load
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved import load_page
from dune_desktop.windows.saved.load_page import LoadPage
from tests.shelved import named, open_list, page, record, settle, shown, window
from tests.windowed import click

__all__ = ["page", "window"]

HERE = {"broken", "solo", "over", "second", "first"}


@pytest.fixture
def found(page: LoadPage, window: MainWindow) -> LoadPage:
    """It is the chosen one."""
    path = window.store.folder / "My гра (1).dune"
    path.write_text(dumps(named("Salusa", record(seed=21))), encoding="utf-8")
    page.refresh()
    page.list.choose(path.name)
    settle(window)
    return page


def test_it_is_a_row_with_all_that_a_game_has(found: LoadPage) -> None:
    assert set(shown(found)) == {*HERE, "My гра (1).dune"}
    buttons = (found.open, found.watch, found.rename, found.export, found.delete)
    assert all(button.isEnabled() for button in buttons)
    assert not found.beside.isVisible()
    found.search.setText("salusa")
    assert shown(found) == ["My гра (1).dune"]


def test_it_can_be_opened(found: LoadPage, window: MainWindow) -> None:
    click(found.open)
    assert window.controller is not None
    assert window.controller.game_id == "My-1"
    window.games.leave()
    assert set(shown(open_list(window))) == {*HERE, "My-1"}


def test_it_can_be_watched(found: LoadPage, window: MainWindow) -> None:
    click(found.watch)
    assert window.replay is not None
    assert window.replay.isVisible()


def test_it_can_be_renamed(found: LoadPage) -> None:
    found.model.renamed.emit("My гра (1).dune", "Kaitain")
    game = found.game()
    assert game is not None
    assert (game.id, game.title) == ("My-1", "Kaitain")


def test_it_can_be_exported(
    found: LoadPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(load_page, "ask_where", lambda _page, _name, chosen: chosen(str(tmp_path / "out.dune")))
    click(found.export)
    assert load(tmp_path / "out.dune") == window.store.load("My-1")
    game = found.game()
    assert game is not None
    assert game.id == "My-1"


def test_it_can_be_deleted_and_brought_back(found: LoadPage) -> None:
    click(found.delete)
    assert set(shown(found)) == HERE
    assert found.strip.text.text() == "Deleted “Salusa”"
    found.undo()
    assert set(shown(found)) == {*HERE, "My-1"}


def test_what_has_gone_meanwhile_is_told(found: LoadPage, window: MainWindow) -> None:
    (window.store.folder / "My гра (1).dune").unlink()
    click(found.open)
    assert "there is no such file" in window.notice.text()
    assert window.controller is None
