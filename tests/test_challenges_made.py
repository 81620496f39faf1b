"""Challenges of one's own in the window: made of a replay or the table, kept, named, tried, shared, and thrown away."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from dune_desktop.challenges.challenge import CONFLICT, INFLUENCE, Challenge, challenges
from dune_desktop.challenges.challenge_text import dumps
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.setup import Setup
from dune_desktop.models import making, solving
from dune_desktop.models.asking.attempt import REACHED
from dune_desktop.models.making import CARD, POINTS, VICTORY
from dune_desktop.positions.writing import Unwritable
from dune_desktop.records.playback import Replay
from dune_desktop.windows.challenges.attempt_panel import AttemptPanel
from dune_desktop.windows.challenges.challenge_filters import BY_NAME, EASY_FIRST, OPEN, OWN
from dune_desktop.windows.challenges.challenges_page import ChallengesPage
from dune_desktop.windows.challenges.make_sheet import MakingSheet
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.table.game_menu import CHALLENGE
from tests.posing import solved
from tests.replayed import GAME, record_of
from tests.tables import SEATS
from tests.windowed import answer, click, opened, page, window

__all__ = ["window"]

Key = Qt.Key


def listed(window: MainWindow) -> list[str]:
    model = page(window, ChallengesPage).model
    return [
        model.data(model.index(number), Qt.ItemDataRole.DisplayRole).split(":")[0] for number in range(model.rowCount())
    ]


def keep(window: MainWindow, title: str = "My own") -> Challenge:
    return window.pages.own.keep(solved().named(title, "Look closer."))


def show(window: MainWindow, whose: str = "all") -> ChallengesPage:
    window.pages.show_challenges()
    found = page(window, ChallengesPage)
    found.filters.choose(whose=whose)
    return found


# ---------------------------------------------------------------- made


def watched(window: MainWindow, turn: int = 20) -> MakingSheet:
    """The sheet over a replay, in the middle of a turn."""
    window.games.watch_record(record_of("base", 3, 4), GAME)
    assert window.replay is not None
    controller = window.replay.controller
    begins = [position for position, seat in controller.replay.turns.items() if seat != NOBODY]
    controller.go_to(begins[turn] + 1)
    click(window.replay.panel.challenge)
    return page(window, MakingSheet)


def test_a_challenge_is_made_of_a_replay_found_out_kept_and_tried(window: MainWindow, qtbot: QtBot) -> None:
    sheet = watched(window)
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    QTest.keyClicks(sheet.name, "Two birds")
    QTest.keyClicks(sheet.hint, "One stone.")
    assert not sheet.keep.isEnabled()
    assert sheet.goal.currentData() == POINTS
    click(sheet.search)
    assert sheet.bar.isVisible()
    qtbot.waitUntil(lambda: sheet.solving.solved is not None, timeout=60_000)
    click(sheet.search)
    assert sheet.told.text().startswith("It can be done in at least ")
    click(sheet.keep)
    found = page(window, ChallengesPage)
    assert listed(window) == ["Two birds"]
    assert found.filters.whose.currentData() == OWN
    assert found.goal.text().startswith("Have ")
    QTest.keyClick(found.list, Key.Key_Return)
    assert window.table is not None
    panel = page(window, AttemptPanel)
    click(panel.hint)
    assert panel.sentence == "One stone."
    for step in panel.attempt.challenge.solution:
        assert window.controller is not None
        while window.controller.opponents.busy:
            window.controller.opponents.step()
        if window.controller.game.decision is not None and step in window.controller.game.decision.options:
            window.controller.act(step)
    assert panel.attempt.state == REACHED
    assert panel.attempt.challenge.id in window.settings.solved


def test_what_nothing_leads_to_can_t_be_kept(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = watched(window)
    said = "import sys, json; sys.stdin.readline(); print(json.dumps({'ways': 0, 'every': True}))"
    monkeypatch.setattr(sheet.solving, "_command", (sys.executable, "-S", "-c", said))
    click(sheet.search)
    qtbot.waitUntil(lambda: not sheet.solving.busy)
    assert sheet.told.text() == "Everything was tried: nothing leads there."
    assert not sheet.keep.isEnabled()


@pytest.mark.parametrize(
    "code", ["print('nonsense')", "raise SystemExit(1)", "import json; print(json.dumps({'way': ['fly'], 'ways': 1}))"]
)
def test_a_search_that_breaks_is_told_and_can_be_begun_again(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    sheet = watched(window)
    monkeypatch.setattr(solving, "_log", solving.logging.getLogger("elsewhere"))
    monkeypatch.setattr(sheet.solving, "_command", (sys.executable, "-S", "-c", code))
    click(sheet.search)
    qtbot.waitUntil(lambda: not sheet.solving.busy)
    assert sheet.told.text() == "The search has failed. Try again."
    assert sheet.search.text() == "Search"
    assert not sheet.keep.isEnabled()


def test_another_goal_or_solver_makes_what_was_found_void(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = watched(window)
    waits = (sys.executable, "-S", "-c", "import time; time.sleep(600)")
    monkeypatch.setattr(sheet.solving, "_command", waits)
    click(sheet.search)
    assert sheet.solving.busy
    assert not sheet.goal.isEnabled()
    click(sheet.search)
    assert sheet.told.text() == "No way was found in this time."
    sheet.goal.setCurrentIndex(sheet.goal.findData(VICTORY))
    assert sheet.told.text().startswith("Before it is kept")
    assert not sheet.more.isVisible()
    assert [sheet.goal.itemText(row) for row in range(3)] == [
        "Gain Victory Points", "Win the Conflict", "Get the Swordmaster",
    ]  # fmt: skip


def test_a_search_ends_with_the_sheet_and_escape_alone_closes_it(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = watched(window)
    monkeypatch.setattr(sheet.solving, "_command", (sys.executable, "-S", "-c", "import time; time.sleep(600)"))
    click(sheet.search)
    QTest.keyClick(sheet.hint, Key.Key_Return)
    QTest.keyClicks(sheet.hint, "a b")
    assert sheet.isVisible()
    assert sheet.hint.text() == "a b"
    QTest.keyClick(sheet.hint, Key.Key_Escape)
    assert not sheet.solving.busy
    assert not sheet.isVisible()
    assert window.replay is not None
    assert window.replay.isVisible()


def test_who_goes_elsewhere_leaves_the_sheet_behind(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = watched(window)
    monkeypatch.setattr(sheet.solving, "_command", (sys.executable, "-S", "-c", "import time; time.sleep(600)"))
    click(sheet.search)
    file = tmp_path / "dropped.challenge"
    file.write_text(dumps(solved()), encoding="utf-8")
    drop(window, file)
    assert not sheet.isVisible()
    assert not sheet.solving.busy
    assert page(window, ChallengesPage).isVisible()


def test_what_no_position_says_is_told_until_something_else_is_chosen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = watched(window)

    def refuse(*_: object) -> None:
        raise Unwritable

    monkeypatch.setattr(making, "posed", refuse)
    click(sheet.search)
    assert sheet.told.text().startswith("Something lies on the table")
    assert not sheet.solving.busy
    sheet.goal.setCurrentIndex(1)
    assert sheet.told.text().startswith("Before it is kept")


def test_at_the_table_it_is_for_whoever_looks(window: MainWindow) -> None:
    """Nobody makes a challenge to see the cards of others."""
    window.games.begin(Setup(3, 1), SEATS[:3], ())
    answer(window, 12)
    assert window.table is not None
    assert window.controller is not None
    window.table.toggle_menu()
    click(window.table.menu.lines[CHALLENGE])
    sheet = page(window, MakingSheet)
    seats = [sheet.seat.itemData(row) for row in range(sheet.seat.count())]
    assert seats == [window.controller.looker]


def test_who_has_all_that_is_for_sale_is_asked_for_no_card() -> None:
    replay = Replay(record_of("base", 3, 4))
    moment = making.moment_of(replay, replay.last // 2, (0, 1, 2))
    assert moment is not None
    seat, game = moment.seats[0], moment.game
    assert CARD in moment.goals(seat)
    game.players[seat].discard += [*game.row, *(stack[-1] for stack in game.reserve if stack)]
    assert CARD not in moment.goals(seat)


def test_where_the_game_is_over_there_is_nothing_to_make(window: MainWindow) -> None:
    window.games.watch_record(record_of("base", 3, 4), GAME)
    assert window.replay is not None
    window.replay.controller.go_to(window.replay.controller.last)
    assert not window.replay.panel.challenge.isVisible()
    window.replay.toggle_menu()
    click(window.replay.menu.lines[CHALLENGE])
    assert window.notice.isVisible()
    assert not window.findChildren(MakingSheet)


# ---------------------------------------------------------------- listed


def test_unsolved_ones_come_first_and_easy_ones_before_hard_ones(window: MainWindow) -> None:
    window.settings.solved = ("late_call", "empty_swords")
    found = show(window)
    names = listed(window)
    assert names[-2:] == ["Late call", "Empty swords"]
    assert names[0] == "Worth the dead"
    found.filters.order.setCurrentIndex(found.filters.order.findData(EASY_FIRST))
    assert listed(window)[:2] == ["Late call", "Empty swords"]
    found.filters.order.setCurrentIndex(found.filters.order.findData(BY_NAME))
    assert listed(window) == sorted(listed(window), key=str.casefold)


def test_topics_and_products_leave_what_is_of_them(window: MainWindow) -> None:
    found = show(window)
    filters = found.filters
    filters.topic.setCurrentIndex(filters.topic.findData(CONFLICT))
    filters.product.setCurrentIndex(filters.product.findData("uprising"))
    assert listed(window) == ["Open the door", "Keep the spice"]
    assert found.title.text() == "Open the door"
    filters.whose.setCurrentIndex(filters.whose.findData(OPEN))
    assert len(listed(window)) == 2
    filters.whose.setCurrentIndex(filters.whose.findData(OWN))
    assert listed(window) == []
    assert found.nothing.isVisible()
    assert not found.title.isVisible()
    assert not found.play.isEnabled()
    assert not found.delete.isEnabled()


def test_the_list_is_gone_through_by_keys(window: MainWindow) -> None:
    found = show(window)
    found.filters.whose.setFocus()
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    assert QApplication.focusWidget() is found.list
    QTest.keyClick(found.list, Key.Key_End)
    assert found.list.row is not None
    assert found.list.row.challenge.level == 5


# ---------------------------------------------------------------- one's own


def test_one_s_own_get_other_names_and_those_of_the_program_keep_theirs(window: MainWindow) -> None:
    keep(window)
    found = show(window)
    assert not found.name.isVisible()
    found.filters.choose(whose=OWN)
    assert found.name.isVisible()
    found.name.selectAll()
    QTest.keyClicks(found.name, "Another")
    QTest.keyClick(found.name, Key.Key_Return)
    assert listed(window) == ["Another"]
    found.name.selectAll()
    QTest.keyClick(found.name, Key.Key_Delete)
    QTest.keyClick(found.name, Key.Key_Return)
    assert listed(window) == ["Another"]
    assert found.name.text() == "Another"


def test_what_is_deleted_comes_back_by_the_key_of_undo(window: MainWindow) -> None:
    keep(window, "First")
    keep(window, "Second")
    found = show(window, OWN)
    QTest.keyClick(found.list, Key.Key_Delete)
    assert listed(window) == ["Second"]
    assert found.strip.isVisible()
    click(found.delete)
    assert found.strip.button.hasFocus()
    QTest.keyClick(found.strip.button, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert found.list.row is not None
    assert found.list.row.title == "Second"
    click(found.strip.button)
    found.filters.choose(whose=OWN)
    assert listed(window) == ["First", "Second"]
    assert not found.strip.isVisible()


def test_those_of_the_program_are_not_deleted(window: MainWindow) -> None:
    found = show(window)
    QTest.keyClick(found.list, Key.Key_Delete)
    assert len(listed(window)) == 30


def test_the_next_one_after_those_of_the_program_is_one_s_own(window: MainWindow) -> None:
    kept, last = keep(window), list(challenges())[-1]
    window.settings.solved = tuple(name for name in challenges() if name != last)
    window.pages.tried.begin_called(last)
    window.pages.tried._next(challenges()[last])
    assert window.table is not None
    panel = window.table.findChild(AttemptPanel)
    assert isinstance(panel, AttemptPanel)
    assert panel.attempt.challenge.id == kept.id


# ---------------------------------------------------------------- files


def dialog_of(window: MainWindow) -> QFileDialog:
    return next(one for one in window.findChildren(QFileDialog) if one.isVisible())


def test_a_challenge_goes_out_and_comes_in_by_dialogs(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    keep(window, "Given: away?")
    found = show(window, OWN)
    click(found.export)
    dialog = dialog_of(window)
    assert [Path(one).suffix for one in dialog.selectedFiles()] == [".challenge"]
    file = tmp_path / "given.challenge"
    dialog.fileSelected.emit(str(file))
    dialog.close()
    assert found.exported.text.text() == f"Exported to {file}"
    other = opened(qtbot, tmp_path / "other")
    there = show(other)
    click(there.bring)
    dialog_of(other).filesSelected.emit([str(file)])
    assert there.list.row is not None
    assert there.list.row.title == "Given: away?"
    assert there.exported.text.text() == "Imported: “Given: away?”"


def drop(window: MainWindow, *files: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    handle = window.windowHandle()
    assert handle is not None
    event = QDropEvent(
        QPointF(20, 20), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(handle, event)


def test_a_challenge_is_dropped_on_the_window(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "dropped.challenge"
    file.write_text(dumps(solved()), encoding="utf-8")
    drop(window, file)
    assert "My own" in listed(window)
    assert page(window, ChallengesPage).list.row is not None
    window.show_start()
    window.desk.open_file(file)
    assert page(window, ChallengesPage).isVisible()
    assert len(window.pages.own.all()) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "is not JSON, or was cut off"),
        (dumps(solved()).replace('"version":1', '"version":9'), "was written by a newer version of the program"),
        (dumps(solved()).replace('"hand"', '"fist"'), "can't be set up"),
    ],
)
def test_what_is_wrong_with_a_dropped_file_is_told(window: MainWindow, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "odd.challenge"
    file.write_text(text, encoding="utf-8")
    drop(window, file)
    assert window.notice.isVisible()
    assert said in window.notice.text()
    assert not window.pages.own.all()


def test_the_topic_of_a_decision_leads_to_its_challenges(window: MainWindow) -> None:
    window.pages.show_challenges_of(INFLUENCE)
    found = page(window, ChallengesPage)
    assert found.filters.topic.currentData() == INFLUENCE
    assert "Broken seal" in listed(window)
    assert "Late call" not in listed(window)
