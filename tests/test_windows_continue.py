"""A game is on disk as soon as it begins; and Continue offers the newest one that can be opened, and is no dead end."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.controller import GameController
from dune_desktop.records.record_text import dumps
from dune_desktop.windows.main.main_window import MainWindow
from tests.kill_nine import latest_of
from tests.sample_records import played
from tests.shelved import open_window
from tests.tables import SEATS
from tests.test_windows_saving import decide

GOOD, OTHER = ("base", 3, 8, 160), ("uprising", 4, 12, 260)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path)


def put(window: MainWindow, game: str, text: str, age: int) -> Path:
    """A file that was written so many seconds ago."""
    path = window.store.folder / f"{game}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    os.utime(path, (1_700_000_000 - age,) * 2)
    return path


def records(window: MainWindow) -> list[str]:
    """The games that are on disk."""
    window.store.flush()
    return sorted(path.stem for path in window.store.folder.glob("*.json"))


def offered(window: MainWindow) -> str:
    return window.pages.start.buttons[0].toolTip()


def press_continue(window: MainWindow) -> None:
    QTest.keyClick(window.pages.start.buttons[0], Qt.Key.Key_Return)


def begin(window: MainWindow, seed: int = 1) -> GameController:
    window.games.begin(Setup(3, seed), SEATS[:3], ())
    assert window.controller is not None
    return window.controller


# ---------------------------------------------------------------- as soon as it begins


def test_a_game_is_on_disk_as_soon_as_it_begins(window: MainWindow) -> None:
    game = begin(window).game_id
    assert records(window) == [game]
    assert window.close()
    latest = latest_of(window.store)
    assert latest is not None
    assert (latest.id, latest.actions) == (game, 0)


def test_a_branch_is_on_disk_as_soon_as_it_begins(window: MainWindow) -> None:
    put(window, "one", dumps(played(*GOOD).record()), 100)
    window.games.watch("one")
    assert window.replay is not None
    window.replay.controller.go_to(40)
    window.replay.branched.emit()
    assert window.controller is not None
    branch = window.controller.game_id
    assert records(window) == sorted(["one", branch])
    assert len(window.store.load(branch).actions) == 40
    begin(window, 2)  # nobody has decided anything in it yet, but it was asked for
    assert branch in records(window)


def test_a_game_in_which_nothing_was_decided_gives_way_to_the_next_one_without_a_trace(window: MainWindow) -> None:
    first = begin(window).game_id
    second = begin(window, 2).game_id
    assert records(window) == [second]
    assert first not in " ".join(str(path) for path in window.store.folder.rglob("*"))
    assert not window.notice.isVisible()


def test_a_game_that_somebody_cares_for_does_not_give_way(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    decide(window, qtbot)
    assert window.controller is not None
    kept = [window.controller.game_id]
    named = begin(window, 2)
    named.rename("Friday")
    kept.append(named.game_id)
    prepared = begin(window, 3)
    put(window, "one", dumps(played(*GOOD).record()), 100)
    window.games.load("one")  # another game is looked at meanwhile
    kept += ["one", prepared.game_id, begin(window, 4).game_id]
    assert records(window) == sorted(kept)


def test_a_game_that_bots_have_begun_gives_way_until_a_person_decides(window: MainWindow, qtbot: QtBot) -> None:
    from tests.test_windows_saving import SEATS as ONE_PERSON

    seed = next(seed for seed in range(1, 50) if _begins_with_bots(window, seed))
    window.games.begin(Setup(3, seed), ONE_PERSON, ())
    first = window.controller
    assert first is not None
    qtbot.waitUntil(lambda: first.asked == 0)
    assert len(first.history) > 1
    assert first.untouched
    decide(window, qtbot)
    assert not first.untouched


def test_a_game_stays_though_its_only_decision_was_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    window.games.begin(Setup(3, 5), SEATS[:3], ())
    first = window.controller
    assert first is not None
    first.uncover()
    for seed in range(20):
        question = first.question
        assert question is not None
        first.act(question.options[seed % len(question.options)])
        if first.can_undo:
            break
    while first.can_undo:
        first.undo()
    assert not first.untouched
    window.games.begin(Setup(3, 6), SEATS[:3], ())
    assert first.game_id in records(window)


def _begins_with_bots(window: MainWindow, seed: int) -> bool:
    from dune_desktop.content import EDITIONS
    from dune_desktop.engine.setup import new_game

    decision = new_game(EDITIONS["base"], Setup(3, seed)).decision
    return decision is not None and decision.seat != 0


# ---------------------------------------------------------------- what is offered


def test_a_game_that_can_not_be_opened_gives_way_to_the_next_one(window: MainWindow) -> None:
    put(window, "good", dumps(played(*GOOD).record()), 200)
    other = dumps(played(*OTHER).record())
    action = played(*OTHER).record().actions[50]
    bad = put(window, "bad", other.replace(f'"{action}"', '"pass me the salt"'), 100)
    window.show_start()
    before = offered(window)
    press_continue(window)
    assert window.controller is None
    assert f"{bad}: action " in window.notice.text()
    assert offered(window) not in ("", before)
    press_continue(window)
    assert window.controller is not None
    assert window.controller.game_id == "good"
    window.games.leave()
    put(window, "bad", other, 50)  # it was mended
    window.show_start()
    press_continue(window)
    assert window.controller is not None
    assert window.controller.game_id == "bad"


def test_a_damaged_game_with_older_states_is_offered_as_such(window: MainWindow) -> None:
    put(window, "good", dumps(played(*GOOD).record()), 200)
    whole = dumps(played(*OTHER).record())
    put(window, "bad", whole[:3000], 100)
    window.show_start()
    assert not offered(window).startswith("Damaged")  # nothing could bring it back
    (window.store.folder / "older").mkdir()
    (window.store.folder / "older" / "bad.3.json").write_text(whole)
    window.show_start()
    assert offered(window).startswith("Damaged, can continue from round ")
    press_continue(window)
    assert window.controller is not None
    assert window.controller.game_id == "bad"
    assert "is damaged: it goes on from the state kept in round" in window.notice.text()


def test_a_game_of_a_newer_version_is_not_offered(window: MainWindow) -> None:
    put(window, "good", dumps(played(*GOOD).record()), 200)
    whole = dumps(played(*OTHER).record())
    put(window, "newer", whole.replace('"version":1', '"version":99', 1), 100)
    (window.store.folder / "older").mkdir()
    (window.store.folder / "older" / "newer.3.json").write_text(whole)
    window.show_start()
    press_continue(window)
    assert window.controller is not None
    assert window.controller.game_id == "good"


def test_a_game_that_the_disk_has_refused_is_continued(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.test_windows_saving import full

    monkeypatch.setattr(os, "replace", full)
    game = begin(window).game_id
    for _ in range(3):
        decide(window, qtbot)
    assert window.controller is not None
    decided = window.controller.record()
    window.games.leave()
    window.show_start()
    assert records(window) == []
    press_continue(window)
    assert window.controller is not None
    assert window.controller.game_id == game
    assert window.controller.record() == decided
    monkeypatch.undo()
    assert records(window) == [game]
    assert window.store.news() == []


# ---------------------------------------------------------------- other people come to the screen


@pytest.mark.parametrize("cover", ["always", "ask", "open"])
def test_who_continues_a_game_of_several_people_uncovers_the_hand_again(window: MainWindow, cover: str) -> None:
    window.settings.cover = cover
    controller = begin(window)
    controller.uncover()
    assert controller.looker == controller.asked
    window.show_help()
    window.back()
    assert controller.covered_for < 0  # whoever reads the help does not go away
    window.show_start()
    press_continue(window)
    assert window.table is not None
    assert window.table.isVisible()
    assert (controller.covered_for == controller.asked) == (cover != "open")
    assert (window.table.decision.page is window.table.decision.cover) == (cover != "open")


# ---------------------------------------------------------------- the games before it


def recent(window: MainWindow) -> list[str]:
    return [button.accessibleName() for button in window.pages.start.recent.buttons if button.isVisible()]


def test_the_two_games_before_the_last_are_a_click_away(window: MainWindow) -> None:
    assert recent(window) == []
    window.pages.start.show()
    for age, game in enumerate(("last", "before", "older", "oldest")):
        put(window, game, dumps(played(*(OTHER if age % 2 else GOOD)).record()), 10 * age)
    window.show_start()
    assert len(recent(window)) == 2
    assert "Uprising" in recent(window)[0]
    QTest.mouseClick(window.pages.start.recent.buttons[1], Qt.MouseButton.LeftButton)
    assert window.controller is not None
    assert window.controller.game_id == "older"
    window.show_start()
    told = recent(window)
    assert len(told) == 2
    QTest.mouseClick(window.pages.start.recent.buttons[0], Qt.MouseButton.LeftButton)
    assert window.controller.game_id == "last"


def test_one_game_before_the_last_has_half_of_the_line(window: MainWindow) -> None:
    for age, game in enumerate(("last", "before")):
        put(window, game, dumps(played(*GOOD).record()), 10 * age)
    window.show_start()
    assert len(recent(window)) == 1
    start = window.pages.start
    assert start.recent.buttons[0].width() == start.buttons[1].width()
    (window.store.folder / "before.json").unlink()
    window.show_start()
    assert not start.recent.isVisible()
