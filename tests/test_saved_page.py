"""The page of saved games, with real clicks and keys: names, deleting and undo, older states, other copies."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from attrs import evolve

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from dune_desktop.records.game_info import SeatSetup
from dune_desktop.records.record_text import dumps
from dune_desktop.records.saved_game import SavedGame
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved.load_page import LoadPage
from dune_desktop.windows.saved.row_picture import SIZE, draw_row_picture
from dune_desktop.windows.saved.saved_model import FINISHED
from tests.person import Person
from tests.shelved import (
    FINISHED_SEED,
    named,
    older,
    open_list,
    open_window,
    page,
    record,
    settle,
    shown,
    window,
)
from tests.windowed import click

__all__ = ["page", "window"]

KEY = Qt.Key


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """To whatever has the keyboard."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifiers)


def write(text: str) -> None:
    focus = QApplication.focusWidget()
    assert isinstance(focus, QLineEdit)
    QTest.keyClicks(focus, text)


CTRL = Qt.KeyboardModifier.ControlModifier


# ---------------------------------------------------------------- the list


def test_the_newest_is_chosen_and_what_can_be_done_with_it_is_offered(page: LoadPage, window: MainWindow) -> None:
    assert shown(page) == ["broken", "solo", "over", "second", "first"]
    assert page.list.hasFocus()
    broken = page.game()
    assert broken is not None
    assert broken.id == "broken"
    assert page.delete.isEnabled()
    assert not any(button.isEnabled() for button in (page.open, page.watch, page.rename, page.export))
    assert page.beside.folder.isVisible()
    assert page.beside.told.text().startswith("broken.json: is not JSON, or was cut off. ")
    press(KEY.Key_Down)
    settle(window)
    assert all(button.isEnabled() for button in (page.open, page.watch, page.rename, page.export, page.delete))
    assert not page.beside.isVisible()


def test_enter_opens_it(page: LoadPage, window: MainWindow) -> None:
    page.list.choose("second")
    press(KEY.Key_Return)
    assert window.controller is not None
    assert window.controller.game_id == "second"


def test_a_double_click_opens_it(page: LoadPage, window: MainWindow) -> None:
    page.list.choose("over")
    at = page.list.visualRect(page.list.currentIndex()).center()
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert window.controller is not None
    assert window.controller.game_id == "over"


def test_a_game_on_the_table_is_gone_back_to_and_not_opened_twice(page: LoadPage, window: MainWindow) -> None:
    window.games.load("first")
    table = window.table
    open_list(window)
    page.list.choose("first")
    click(page.open)
    assert window.table is table
    assert table is not None
    assert table.isVisible()


def test_watch_shows_it_from_the_beginning(page: LoadPage, window: MainWindow) -> None:
    page.list.choose("over")
    click(page.watch)
    assert window.replay is not None
    assert window.replay.isVisible()
    assert window.controller is None


def test_search_narrows_and_escape_takes_it_back(page: LoadPage) -> None:
    press(KEY.Key_F, CTRL)
    assert page.search.hasFocus()
    write("arra")
    assert shown(page) == ["first"]
    game = page.game()
    assert game is not None
    assert game.id == "first"
    write("zzz")
    assert page.nothing.isVisible()
    assert not page.list.isVisible()
    assert not page.open.isEnabled()
    press(KEY.Key_Escape)
    assert len(shown(page)) == 5
    assert page.isVisible()
    press(KEY.Key_Down)
    assert page.list.hasFocus()


def test_show_all_takes_search_and_kind_back(page: LoadPage) -> None:
    page.kinds.setCurrentIndex(FINISHED)
    page.search.setText("arrakis")
    assert shown(page) == []
    click(page.show_all)
    assert len(shown(page)) == 5
    assert page.list.hasFocus()


@pytest.mark.parametrize(
    ("letters", "game"), [("zens", "over"), ("arra", "first"), ("cala", "solo"), ("олена", "solo")]
)
def test_letters_in_the_list_find_a_word_of_a_game(page: LoadPage, window: MainWindow, letters: str, game: str) -> None:
    Person(window).find(letters)
    found = page.game()
    assert found is not None
    assert found.id == game


def test_no_games_at_all(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_list(open_window(qtbot, tmp_path))
    assert page.nothing.isVisible()
    assert not page.show_all.isVisible()
    assert page.empty.text().startswith("There are no saved games yet.")
    assert page.bring.hasFocus()
    page.undo()
    page._delete()
    assert page.isVisible()


def test_another_copy_that_has_played_meanwhile_is_seen_when_one_comes_back(page: LoadPage, window: MainWindow) -> None:
    page.list.choose("second")
    (window.store.folder / "third.json").write_text(dumps(named("Tleilax")), encoding="utf-8")
    QApplication.sendEvent(page, QEvent(QEvent.Type.ActivationChange))
    assert shown(page)[0] == "third"
    game = page.game()
    assert game is not None
    assert game.id == "second"


# ---------------------------------------------------------------- another name


def test_f2_gives_it_another_name_in_its_row(page: LoadPage, window: MainWindow) -> None:
    page.list.choose("first")
    press(KEY.Key_F2)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    assert editor.text() == "Arrakis"
    assert page.list.viewport().isAncestorOf(editor)
    editor.selectAll()
    write("Giedi Prime")
    press(KEY.Key_Return)
    settle(window)
    assert window.store.load("first").table.title == "Giedi Prime"  # type: ignore[union-attr]
    assert shown(page) == ["broken", "solo", "over", "second", "first"]
    assert page.isVisible()
    assert window.table is None


def test_escape_leaves_the_name_as_it_was(page: LoadPage, window: MainWindow) -> None:
    page.list.choose("first")
    click(page.rename)
    write("Giedi Prime")
    press(KEY.Key_Escape)
    assert window.store.load("first").table.title == "Arrakis"  # type: ignore[union-attr]
    assert page.isVisible()
    assert page.list.hasFocus()


def test_the_game_on_the_table_keeps_the_name_that_it_was_given(page: LoadPage, window: MainWindow) -> None:
    window.games.load("first")
    open_list(window)
    page.list.choose("first")
    page.model.setData(page.games.mapToSource(page.list.currentIndex()), "Giedi Prime", Qt.ItemDataRole.EditRole)
    controller = window.controller
    assert controller is not None
    question = controller.question
    assert question is not None
    assert question.options
    controller.act(question.options[0])
    window.store.flush()
    assert window.store.load("first").table.title == "Giedi Prime"  # type: ignore[union-attr]


def test_a_name_that_can_t_be_written_is_told(
    page: LoadPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(window.store, "rename", full)
    page.list.choose("first")
    page.model.renamed.emit("first", "Giedi Prime")
    assert window.notice.isVisible()
    assert window.notice.text() == f"That could not be done: {window.store.folder / 'first.json'}: the disk is full"


# ---------------------------------------------------------------- deleting


def test_what_was_deleted_comes_back_one_after_another(page: LoadPage, window: MainWindow) -> None:
    page.list.choose("second")
    press(KEY.Key_Delete)
    assert page.strip.text.text() == "Deleted “Олена, Борис, Ивайла, Ана-Мария”"
    click(page.delete)
    assert shown(page) == ["broken", "solo", "over"]
    assert page.strip.text.text() == "Deleted “Arrakis”"
    click(page.strip.button)
    assert shown(page) == ["broken", "solo", "over", "first"]
    assert page.strip.text.text() == "Deleted “Олена, Борис, Ивайла, Ана-Мария”"
    press(KEY.Key_Z, CTRL)
    assert shown(page) == ["broken", "solo", "over", "second", "first"]
    assert not page.strip.isVisible()
    game = page.game()
    assert game is not None
    assert game.id == "second"
    press(KEY.Key_Z, CTRL)
    assert len(shown(page)) == 5
    assert not window.notice.isVisible()


def test_undo_shows_the_game_even_if_the_search_leaves_it_out(page: LoadPage) -> None:
    page.search.setText("arrakis")
    page.list.setFocus()
    press(KEY.Key_Delete)
    page.search.setText("caladan")
    page.undo()
    assert page.search.text() == ""
    game = page.game()
    assert game is not None
    assert game.id == "first"


def test_the_last_game_can_be_deleted_and_brought_back_by_keyboard(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.store.keep("only", dumps(named("Arrakis")))
    page = open_list(window)
    press(KEY.Key_Delete)
    assert page.nothing.isVisible()
    assert page.strip.button.hasFocus()
    press(KEY.Key_Return)
    assert shown(page) == ["only"]
    assert page.list.hasFocus()


def test_the_game_on_the_table_is_taken_off_before_it_is_deleted(page: LoadPage, window: MainWindow) -> None:
    window.games.load("first")
    open_list(window)
    page.list.choose("first")
    click(page.delete)
    assert window.table is None
    window.store.flush()
    assert not (window.store.folder / "first.json").exists()
    page.undo()
    assert "first" in shown(page)


def test_what_can_t_be_deleted_stays_and_is_told(
    page: LoadPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(window.store, "delete", refused)
    page.list.choose("first")
    click(page.delete)
    assert "first" in shown(page)
    assert (
        window.notice.text() == f"That could not be done: {window.store.folder / 'first.json'}: access is not allowed"
    )
    assert not page.strip.isVisible()


def test_what_is_gone_already_is_not_offered_again(page: LoadPage, window: MainWindow) -> None:
    page.list.choose("first")
    (window.store.folder / "first.json").unlink()
    click(page.delete)
    assert "first" not in shown(page)
    assert not page.strip.isVisible()


def test_what_can_t_be_brought_back_now_can_be_later(
    page: LoadPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(13, "no")

    for game in ("first", "second"):
        page.list.choose(game)
        click(page.delete)
    with monkeypatch.context() as patch:
        patch.setattr(window.store, "restore", refused)
        page.undo()
        assert f"{window.store.folder / 'deleted' / '0002.second'}: access is not allowed" in window.notice.text()
    page.undo()  # what could be brought back is not held up by what could not
    assert "first" in shown(page)
    page.undo()
    assert "second" in shown(page)
    assert not page.strip.isVisible()


# ---------------------------------------------------------------- by keyboard and by ear


def test_everything_is_reached_by_tab(page: LoadPage, window: MainWindow) -> None:
    older(window, "first", 2)
    page.list.choose("solo")
    press(KEY.Key_Delete)
    page.list.choose("first")
    settle(window)
    page.list.setFocus()
    wanted = {
        page.list, page.search, page.kinds, page.orders, page.back, page.bring, page.rename, page.export, page.delete,
        page.watch, page.open, page.beside.disclose, page.strip.button,
    }  # fmt: skip
    reached: set[QWidget] = set()
    for _ in range(2 * len(wanted)):
        press(KEY.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        reached.add(focus)
    assert wanted <= reached


def test_rows_speak(page: LoadPage) -> None:
    interface = QAccessible.queryAccessibleInterface(page.list)
    assert interface is not None
    assert interface.text(QAccessible.Text.Name) == "Saved games"
    assert interface.childCount() == 5
    child = interface.child(2)
    assert child is not None
    assert child.text(QAccessible.Text.Name).startswith("Zensunni\nDune: Imperium: Олена (5 points)")


def test_the_chosen_row_stays_in_sight_when_something_is_said_below(window: MainWindow) -> None:
    for number in range(8):
        window.store.keep(f"more{number}", dumps(named(f"Sietch {number}")))
    window.resize(1280, 672)
    page = open_list(window)
    older(window, "first", 2)
    page.list.choose("first")
    settle(window)
    click(page.beside.disclose)
    settle(window)
    row = page.list.visualRect(page.list.currentIndex())
    assert page.list.viewport().rect().contains(row.center() + QPoint(0, 30))


def test_pictures_of_rows_are_painted_in_both_themes(page: LoadPage, window: MainWindow) -> None:
    seen = set()
    for theme in ("dusk", "light"):
        window.settings.theme = theme
        window.setting_changed("theme")
        seen.add(page.list.grab().toImage().pixelColor(40, 40).name())
    assert len(seen) == 2


def test_the_picture_of_a_row_tells_land_round_leaders_and_points(window: MainWindow) -> None:
    game = SavedGame(
        "one", Path("one.json"), datetime.now(UTC), "base", (SeatSetup("Olha", "red"), SeatSetup("Ivan", "blue")),
        ("paul_atreides", "helena_richese"), round=2, scores=(3, 4),
    )  # fmt: skip
    others = (
        evolve(game, edition="uprising"), evolve(game, round=3), evolve(game, round=9), evolve(game, finished=True),
        evolve(game, leaders=("paul_atreides", "lady_jessica")), evolve(game, scores=(3, 5)),
        evolve(game, leaders=(), scores=()), evolve(game, seats=(), leaders=(), scores=()),
        evolve(game, trouble="not a game"),
    )  # fmt: skip
    seen = {likeness(partial(draw_row_picture, at=QPointF(), game=one, look=window.look)) for one in (game, *others)}
    assert len(seen) == 1 + len(others)


def likeness(draw: Callable[[QPainter], None]) -> bytes:
    image = QImage(SIZE.toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    try:
        draw(painter)
    finally:
        painter.end()
    return bytes(image.constBits())


def test_the_winner_of_the_finished_game_is_who_the_engine_says() -> None:
    """Of the seed that other tests quote."""
    table = record("base", 3, FINISHED_SEED, 10_000).table
    assert table is not None
    assert table.finished
    assert table.scores == (5, 5, 9)


def test_undo_has_the_key_that_the_settings_give_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, keys={"undo": "F2; Ctrl+U"})
    window.store.keep("only", dumps(named("Arrakis")))
    page = open_list(window)
    press(KEY.Key_Delete)
    assert page.strip.button.toolTip() == "Undo (F2)"
    press(KEY.Key_Z, CTRL)
    assert shown(page) == []
    press(KEY.Key_U, CTRL)
    assert shown(page) == ["only"]
