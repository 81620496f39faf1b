"""What the window says over its pages: one after another, answers at once, and nothing that is not true any more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.widgets import notice as notices
from dune_desktop.windows.widgets.notice import Notice


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader was given to say."""
    said: list[str] = []
    monkeypatch.setattr(notices, "announce", lambda _widget, text: said.append(text))
    return said


@pytest.fixture
def notice(qtbot: QtBot, said: list[str]) -> Iterator[Notice]:
    """Over a window that somebody looks at."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    notice = Notice(Look(), window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield notice
    notice._timer.stop()


def shown(notice: Notice) -> str:
    return notice.text() if notice.isVisible() else ""


def let_time_pass(notice: Notice) -> None:
    """As long as one stands."""
    assert notice._timer.isActive()
    notice._timer.timeout.emit()


def test_one_waits_for_the_other(notice: Notice, said: list[str]) -> None:
    for text in ("one", "two", "three"):
        notice.tell(text)
        assert shown(notice) == "one"
    assert said == ["one"]  # who hears gets no more at once than who sees
    let_time_pass(notice)
    assert shown(notice) == "two"
    assert notice._timer.remainingTime() > 8000  # it has all its time
    QTest.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert shown(notice) == "three"
    let_time_pass(notice)
    assert shown(notice) == ""
    assert said == ["one", "two", "three"]
    notice.tell("one")
    assert shown(notice) == "one"


def test_the_same_is_not_said_twice(notice: Notice) -> None:
    for text in ("one", "two", "one", "two"):
        notice.tell(text)
    notice.answer("two")
    assert shown(notice) == "two"
    let_time_pass(notice)
    assert shown(notice) == "one"
    let_time_pass(notice)
    assert shown(notice) == ""


def test_an_answer_comes_at_once_and_what_it_covers_comes_again(notice: Notice, said: list[str]) -> None:
    notice.tell("one")
    notice.tell("two")
    notice.answer("no game")
    assert shown(notice) == "no game"
    notice.answer("no file")  # they have done something else since
    assert shown(notice) == "no file"
    for text in ("one", "two", ""):
        let_time_pass(notice)
        assert shown(notice) == text
    assert said == ["one", "no game", "no file", "two"]  # to hear it once is enough


def test_of_a_matter_only_the_last_is_said(notice: Notice) -> None:
    notice.tell("the disk is full", "saving")
    notice.tell("one")
    notice.tell("the disk has an error", "saving")
    assert shown(notice) == "the disk has an error"
    notice.answer("no game")
    notice.tell("the disk is full", "saving")
    assert shown(notice) == "no game"
    for text in ("one", "the disk is full", ""):
        let_time_pass(notice)
        assert shown(notice) == text


def test_what_is_over_while_it_is_read_is_told_in_its_place(notice: Notice) -> None:
    notice.tell("not saved", "saving")
    notice.tell("one")
    notice.over("saving", "saved again")
    assert shown(notice) == "saved again"
    let_time_pass(notice)
    assert shown(notice) == "one"


def test_what_is_over_after_it_was_read_is_told(notice: Notice) -> None:
    notice.tell("not saved", "saving")
    let_time_pass(notice)
    notice.over("saving", "saved again")
    assert shown(notice) == "saved again"


def test_what_is_over_before_it_was_read_is_not_told_at_all(notice: Notice) -> None:
    notice.tell("one")
    notice.tell("not saved", "saving")
    notice.tell("two")
    notice.over("saving", "saved again")
    for text in ("two", ""):
        let_time_pass(notice)
        assert shown(notice) == text


def test_what_is_over_after_it_was_covered_is_told(notice: Notice) -> None:
    notice.tell("not saved", "saving")
    notice.answer("no game")
    notice.over("saving", "saved again")
    for text in ("no game", "saved again"):
        assert shown(notice) == text
        let_time_pass(notice)


def test_what_is_over_without_a_word_leaves(notice: Notice) -> None:
    notice.over("settings")
    assert shown(notice) == ""
    notice.tell("not saved", "settings")
    notice.tell("one")
    notice.over("settings")
    assert shown(notice) == "one"


def test_time_passes_only_while_the_window_is_looked_at(notice: Notice, qtbot: QtBot) -> None:
    notice.tell("one")
    other = QWidget()
    qtbot.addWidget(other)
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    notice._timer.start(0)
    qtbot.waitUntil(lambda: not notice._timer.isActive())
    QApplication.processEvents()
    assert shown(notice) == "one"
    window = notice.window()
    with qtbot.waitActive(window):
        window.activateWindow()
    assert notice._timer.isActive()
    let_time_pass(notice)
    assert shown(notice) == ""
