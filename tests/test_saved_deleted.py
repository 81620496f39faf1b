"""Deleted games in the list, with real clicks and keys: which there are, since when, and bringing them back."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from attrs import evolve

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dune_desktop.records.deleted_games import DELETED_KEPT, KEPT
from dune_desktop.records.game_folder import new_id
from dune_desktop.records.record_text import dumps
from dune_desktop.records.store import Store
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved import saved_words
from dune_desktop.windows.saved.load_page import LoadPage
from dune_desktop.windows.saved.saved_model import ALL, DELETED, game_of
from tests.shelved import named, open_list, open_window, page, record, settle, shown, window
from tests.windowed import click

__all__ = ["page", "window"]

KEY = Qt.Key
HERE = ["broken", "solo", "over", "second", "first"]


def press(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def delete(page: LoadPage, *games: str) -> None:
    for game in games:
        page.list.choose(game)
        click(page.delete)


def show_deleted(page: LoadPage) -> None:
    page.kinds.setCurrentIndex(DELETED)


def titles(page: LoadPage) -> list[str]:
    return [saved_words.title(game_of(page.games.index(row, 0))) for row in range(page.games.rowCount())]


# ---------------------------------------------------------------- what is listed


def test_deleted_games_are_in_no_other_list_and_no_others_in_theirs(page: LoadPage) -> None:
    delete(page, "first", "over", "broken")
    assert shown(page) == ["solo", "second"]
    for kind in range(DELETED):
        page.kinds.setCurrentIndex(kind)
        assert not {"Arrakis", "Zensunni", "broken.json"} & set(titles(page))
    show_deleted(page)
    assert titles(page) == ["broken.json", "Zensunni", "Arrakis"]
    page.search.setText("arra")
    assert titles(page) == ["Arrakis"]
    page.search.clear()
    page.orders.setCurrentIndex(1)
    assert titles(page) == ["Arrakis", "broken.json", "Zensunni"]


def test_a_row_says_when_it_was_deleted_and_the_page_how_many_are_kept(page: LoadPage) -> None:
    assert not page.kept.isVisible()
    delete(page, "first")
    show_deleted(page)
    game = page.game()
    assert game is not None
    assert saved_words.saved(game).startswith("Deleted today at ")
    assert "Deleted today at " in saved_words.spoken(game)
    assert "Deleted today at " in saved_words.spoken(evolve(game, trouble="x"))
    assert page.kept.isVisible()
    assert str(DELETED_KEPT) in page.kept.text()
    page.kinds.setCurrentIndex(ALL)
    assert not page.kept.isVisible()


def test_nothing_was_deleted(page: LoadPage) -> None:
    show_deleted(page)
    assert page.nothing.isVisible()
    assert page.empty.text() == "No games have been deleted or removed to make room for others."
    assert not page.open.isEnabled()
    click(page.show_all)
    assert shown(page) == HERE


def test_only_what_can_be_done_with_a_deleted_game_is_offered(page: LoadPage, window: MainWindow) -> None:
    assert page.open.text() == "Open"
    delete(page, "first")
    show_deleted(page)
    others = (page.watch, page.rename, page.export, page.delete)
    assert not any(button.isVisible() for button in others)
    assert page.open.text() == "Restore"
    page.list.setFocus()
    for key in (KEY.Key_Delete, KEY.Key_F2):
        press(key)
    assert len(shown(page)) == 1
    assert page.list.hasFocus()
    assert not window.notice.isVisible()


def test_who_comes_back_to_the_page_sees_the_saved_games(page: LoadPage, window: MainWindow) -> None:
    delete(page, "first")
    show_deleted(page)
    window.show_start()
    page = open_list(window)
    assert page.kinds.currentIndex() == ALL
    assert shown(page) == ["broken", "solo", "over", "second"]


# ---------------------------------------------------------------- bringing back


@pytest.mark.parametrize("way", ["button", "double click", "key"])
def test_it_is_restored_and_shown(page: LoadPage, window: MainWindow, way: str) -> None:
    delete(page, "first", "second")
    show_deleted(page)
    page.list.choose(next(game for game in shown(page) if game.endswith(".first")))
    page.list.setFocus()
    if way == "button":
        click(page.open)
    elif way == "key":
        press(KEY.Key_Return)
    else:
        at = page.list.visualRect(page.list.currentIndex()).center()
        QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseDClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert shown(page) == ["broken", "solo", "over", "first"]
    game = page.game()
    assert game is not None
    assert game.id == "first"
    assert page.list.hasFocus()
    assert window.controller is None
    assert page.strip.text.text() == "Deleted “Олена, Борис, Ивайла, Ана-Мария”"  # what Undo brings back is still there
    page.undo()
    assert shown(page) == HERE
    assert not page.strip.isVisible()


def test_after_a_restart_too(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.store.keep("only", dumps(named("Arrakis")))
    delete(open_list(window), "only")
    again = open_window(qtbot, tmp_path)
    page = open_list(again)
    assert page.nothing.isVisible()
    show_deleted(page)
    assert titles(page) == ["Arrakis"]
    click(page.open)
    assert shown(page) == ["only"]


def test_a_game_that_made_room_is_there_and_a_name_is_advised(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    for number in range(KEPT + 1):
        game = f"20260101-120000-{number:06x}" if number < KEPT else new_id()
        window.store.keep(game, dumps(named("", record())))
        window.store.flush()
    page = open_list(window)
    assert len(shown(page)) == KEPT
    show_deleted(page)
    settle(window)
    game = page.game()
    assert game is not None
    assert saved_words.saved(game).startswith("Removed today at ")
    assert page.beside.isVisible()
    assert page.beside.told.text() == (
        "It was removed to make room for a new game. Restore it and give it a name to keep it."
    )
    assert not page.beside.folder.isVisible()
    click(page.open)
    assert shown(page)[0] == "20260101-120000-000000"  # not the next to go


def test_undo_brings_back_a_game_that_was_imported_again_as_another(page: LoadPage, window: MainWindow) -> None:
    delete(page, "first")
    window.store.keep("first", dumps(named("Again")))
    page.undo()
    assert set(shown(page)) == {*HERE, "first-2"}
    game = page.game()
    assert game is not None
    assert (game.id, game.title) == ("first-2", "Arrakis")
    assert not page.strip.isVisible()
    assert not window.notice.isVisible()


def test_undo_is_not_offered_for_what_was_brought_back_or_is_gone(page: LoadPage, window: MainWindow) -> None:
    delete(page, "first", "second")
    window.store.restore("second")
    page.refresh()
    assert page.strip.text.text() == "Deleted “Arrakis”"
    for _ in range(DELETED_KEPT):  # another copy of the program deletes many
        window.store.keep("more", dumps(named("More")))
        window.store.delete("more")
    page.refresh()
    assert not page.strip.isVisible()


def test_what_is_gone_for_good_changes_nothing_in_the_order_of_undo(page: LoadPage, window: MainWindow) -> None:
    delete(page, "second", "first", "over")
    (gone,) = (window.store.folder / "deleted").glob("*.over")
    shutil.rmtree(gone)
    page.undo()
    assert page.strip.text.text() == "Deleted “Arrakis”"


def test_what_can_t_be_restored_stays_and_is_told(
    page: LoadPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(13, "no")

    delete(page, "first")
    show_deleted(page)
    with monkeypatch.context() as patch:
        patch.setattr(window.store, "restore", refused)
        click(page.open)
    assert "access is not allowed" in window.notice.text()
    assert titles(page) == ["Arrakis"]
    click(page.open)
    assert "first" in shown(page)


# ---------------------------------------------------------------- the key


def test_the_key_deletes_only_from_the_list(page: LoadPage) -> None:
    for widget in (page.kinds, page.orders, page.back, page.watch, page.bring, page.search):
        page.list.choose("second")
        widget.setFocus()
        assert widget.hasFocus(), widget
        press(KEY.Key_Delete)
        assert shown(page) == HERE, widget
    page.list.setFocus()
    press(KEY.Key_Delete)
    assert shown(page) == ["broken", "solo", "over", "first"]


# ---------------------------------------------------------------- several at once


def mark(page: LoadPage, *games: str) -> None:
    """The first by a click, the others with Ctrl."""
    for number, game in enumerate(games):
        at = page.list.visualRect(page.games.row_of(game)).center()
        held = Qt.KeyboardModifier.ControlModifier if number else Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, held, at)


def test_several_are_deleted_without_a_question_and_come_back_together(page: LoadPage) -> None:
    mark(page, "first", "over", "solo")
    assert not any(button.isEnabled() for button in (page.open, page.rename, page.export, page.watch, page.review))
    page.list.setFocus()
    press(KEY.Key_Delete)
    assert shown(page) == ["broken", "second"]
    assert page.strip.text.text() == "Deleted 3 games"
    delete(page, "second")
    assert page.strip.text.text().startswith("Deleted “")
    click(page.strip.button)
    click(page.strip.button)
    assert sorted(shown(page)) == sorted(HERE)
    assert not page.strip.isVisible()


def test_all_that_went_together_can_come_back_however_many(page: LoadPage) -> None:
    for _ in range(2 * DELETED_KEPT):
        page._store.copy(record())
    page.refresh()
    before = sorted(shown(page))
    page.list.setFocus()
    QTest.keyClick(page.list, KEY.Key_A, Qt.KeyboardModifier.ControlModifier)
    click(page.delete)
    assert shown(page) == []
    click(page.strip.button)
    assert sorted(shown(page)) == before


def test_several_deleted_games_come_back_after_another_start(qtbot: QtBot, page: LoadPage, tmp_path: Path) -> None:
    delete(page, "first", "over", "second")
    folder = page._store.folder
    later = open_list(open_window(qtbot, folder.parent))
    show_deleted(later)
    later.list.setFocus()
    QTest.keyClick(later.list, KEY.Key_A, Qt.KeyboardModifier.ControlModifier)
    click(later.open)
    later.kinds.setCurrentIndex(ALL)
    assert {"first", "over", "second"} <= set(shown(later))


def test_what_somebody_else_plays_stays_when_others_are_deleted(page: LoadPage) -> None:
    elsewhere = Store(page._store.folder)
    elsewhere.claim("over")
    page.refresh()
    mark(page, "first", "over", "solo")
    click(page.delete)
    elsewhere.release("over")
    assert shown(page) == ["broken", "over", "second"]
    assert page.strip.text.text() == "Deleted 2 games"


def test_one_that_can_not_be_deleted_does_not_keep_the_others(
    page: LoadPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    real = page._store.delete

    def delete_some(game: str, together: int = 1) -> str:
        if game == "over":
            raise PermissionError(13, "no")
        return real(game, together)

    monkeypatch.setattr(page._store, "delete", delete_some)
    mark(page, "first", "over", "solo")
    with qtbot.waitSignal(page.failed):
        click(page.delete)
    assert shown(page) == ["broken", "over", "second"]
    assert page.strip.text.text() == "Deleted 2 games"
