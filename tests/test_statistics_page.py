"""The page of the statistics: what it shows, what is done there and goes wrong, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from threading import Event as Flag
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtWidgets import QFileDialog

from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.setup import Setup
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.statistics import database
from dune_desktop.statistics.database import Statistics
from dune_desktop.statistics.summary import GameSummary, summarize
from dune_desktop.statistics.tally import GameFilter, entries, moment
from dune_desktop.windows.start.start_page import STATISTICS, StartPage
from dune_desktop.windows.statistics import statistics_words
from dune_desktop.windows.statistics.diagrams import CARDS, KINDS, LEADERS, POINTS, ROUNDS, diagram
from dune_desktop.windows.statistics.statistics_page import CHART, TABLE, StatisticsPage
from tests.counted import Open, cells, choose, many, opened, save_three, settled, shown, values
from tests.games import seats_of
from tests.person import Person

__all__ = ["opened"]

#: On the start page.
_LINE = STATISTICS


# ---------------------------------------------------------------- what is shown


def test_before_the_first_game_it_says_so(opened: Open) -> None:
    page = shown(opened())
    assert page.empty.isVisible()
    assert page.empty.text().startswith("No games have been counted yet.")
    assert not page.tiles.isVisible()
    assert not page.filters.isVisible()
    assert not page.buttons.export.isEnabled()
    assert not page.buttons.delete.isEnabled()
    assert page.back.hasFocus()


@pytest.mark.parametrize(("kept", "told"), [("1", "Player 1"), ("4", "Player 4"), ("5", "5"), ("Ann", "Ann"), ("", "")])
def test_who_has_no_name_is_called_by_the_number_of_the_seat(kept: str, told: str) -> None:
    assert statistics_words.player(kept) == told


def test_saved_games_are_counted_when_it_is_shown(opened: Open) -> None:
    window = opened()
    save_three(window)
    page = shown(window)
    assert page.filters.player.currentText() == "Олена · 3 games"  # who has played most
    assert values(page) == {
        "Games": "3",
        "Wins": "0%, 0 of 3",
        "Average place": "2.7",
        "Average points": "3.3, −6.3 against the best opponent",
        "Wins in a row": "0, now; at most 0",
        "Conflicts won": "1.0, in a game",
        "Rounds": "8.0, in a game",
        "Decisions": "232, of all in a game",
        "Length of a game": values(page)["Length of a game"],  # the files are of today
        "Cards in the deck": "17.3, at the end",
    }


def test_few_games_of_many_people_leave_no_card_out() -> None:
    """Ten seats are not ten games."""
    found = entries(many(9), GameFilter())
    assert len(found) >= 10
    shown = diagram(CARDS, found)
    assert shown.hint == ""
    assert len(shown.rows) == len({card for entry in found for card, _ in entry.seat.bought})


def test_every_chart_is_a_table_too(opened: Open) -> None:
    window = opened()
    save_three(window)
    page = shown(window)
    choose(page, LEADERS, TABLE)
    assert page.table.isVisible()
    assert not page.bars.isVisible()
    assert sorted(cells(page)) == [
        ("Glossu “The Beast” Rabban", "1", "0", "0%", "1.0"),
        ("Lady Margot Fenring", "1", "0", "0%", "4.0"),
        ("Paul Atreides", "1", "0", "0%", "5.0"),
    ]
    choose(page, KINDS)
    assert page.bars.isVisible()
    assert [row[:2] for row in cells(page)] == [
        ("Edition", ""), ("Dune: Imperium", "2"), ("Uprising", "1"),
        ("Mode", ""), ("Solo", "1"), ("Three or four", "1"), ("Two players", "1"),
        ("Level", ""), ("Kwisatz Haderach", "1"), ("Random", "1"),
    ]  # fmt: skip
    choose(page, ROUNDS)
    assert [row[:2] for row in cells(page)] == [
        ("6 rounds", "1"), ("7 rounds", "0"), ("8 rounds", "1"), ("9 rounds", "0"), ("10 rounds", "1"),
    ]  # fmt: skip
    choose(page, CARDS)
    assert cells(page)[0] == ("Arrakis Liaison", "4×", "2", "0", "0%")
    spoken = page.diagram.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Arrakis Liaison; Acquired: 4×; Games: 2; Won: 0; Share of wins: 0%"
    choose(page, POINTS)
    assert page.points.isVisible()
    assert sorted(row[3:] for row in cells(page)) == [("1", "10", "3"), ("4", "10", "2"), ("5", "9", "3")]


def test_only_some_games(opened: Open) -> None:
    window = opened()
    save_three(window)
    page = shown(window)

    def pick(chooser: Any, text: str) -> None:
        chooser.setCurrentIndex(chooser.findText(text))
        chooser.activated.emit(chooser.currentIndex())

    pick(page.filters.player, "All players")
    assert values(page)["Games"] == "3, 2 players"
    assert values(page)["Wins in a row"] == "–, for one player only"
    pick(page.filters.edition, "Uprising")
    assert values(page)["Games"] == "1, 2 players"
    pick(page.filters.mode, "Solo")
    assert page.empty.text() == "No games match."
    assert not page.buttons.export.isEnabled()
    page.show_all.click()
    assert values(page)["Games"] == "3, 2 players"
    pick(page.filters.level, "Kwisatz Haderach")
    assert values(page)["Games"] == "1"
    pick(page.filters.level, "All levels")
    assert values(page)["Games"] == "3, 2 players"


def test_only_games_of_a_period(opened: Open) -> None:
    window = opened(30)  # years ago
    save_three(window)
    page = shown(window)
    days = {page.filters.period.itemText(n): page.filters.period.itemData(n) for n in range(4)}
    assert days == {"Any time": None, "Last 30 days": 30, "Last 12 months": 365, "This year": 0}
    today = date.today()
    for days_back, since in ((30, today - timedelta(30)), (0, today.replace(month=1, day=1)), (None, None)):
        page.filters.period.setCurrentIndex(page.filters.period.findData(days_back))
        page.filters.period.activated.emit(0)
        assert page.filters.choice().since == since
        found = [entry.game for entry in page._found]
        wanted = [game for game in page._games if since is None or moment(game).astimezone().date() >= since]
        assert {game.game for game in found} == {game.game for game in wanted}


def test_a_choice_stays_when_games_are_counted(opened: Open) -> None:
    window = opened(8)
    page = shown(window)
    page.filters.player.setCurrentIndex(page.filters.player.findText("All players"))
    page.filters.player.activated.emit(0)
    save_three(window)
    window.counting.catch_up()
    settled(window)
    assert page.filters.player.currentText() == "All players"
    assert values(page)["Games"] == "11, 2 players"


def test_the_points_are_told_game_by_game(opened: Open) -> None:
    window = opened(30)
    page = shown(window)
    choose(page, POINTS)
    chart, person = page.points, Person(window)
    chart.setFocus()
    last = chart.accessibleDescription()
    person.key(Qt.Key.Key_Home)
    first = chart.accessibleDescription()
    person.key(Qt.Key.Key_Left)
    assert chart.accessibleDescription() == first == page.diagram.diagram.spoken(0)
    person.key(Qt.Key.Key_Right)
    assert chart.accessibleDescription() == page.diagram.diagram.spoken(1)
    person.hover(chart, chart.place(10).toPoint() + QPoint(1, 0))
    assert chart.accessibleDescription() == page.diagram.diagram.spoken(10)
    person.key(Qt.Key.Key_End)
    assert chart.accessibleDescription() == last


# ---------------------------------------------------------------- what is done


def test_a_game_is_counted_when_it_is_over(opened: Open) -> None:
    window = opened(opponents_speed=0, cover="open", reduced_motion=True)
    window.games.begin(Setup(3, 1), tuple(SeatSetup(name, colour) for name, colour in _SEATED), ())
    controller, chance = window.controller, seats_of(1)
    assert controller is not None
    while controller.asked != NOBODY:
        assert not window.counting.busy
        controller.uncover()
        question = controller.question
        assert question is not None
        assert question.options
        controller.act(question.options[chance.below(len(question.options))])
    settled(window)
    assert window.counting.ledger is not None
    (game,) = window.counting.ledger.games
    assert [seat.name for seat in game.seats] == [name for name, _ in _SEATED]
    assert game.game == controller.game_id
    assert window.table is not None
    window.table.milestones.final.buttons[3].click()
    page = shown(window)
    assert values(page)["Games"] == "1"
    Person(window).key(Qt.Key.Key_Escape)
    assert window.table.isVisible()  # back to where one came from


_SEATED = (("Ann", "red"), ("Bob", "blue"), ("Cid", "green"))


def test_counting_begins_by_itself_when_the_program_has_started(opened: Open) -> None:
    window = opened()
    save_three(window)
    assert window.counting._quiet.isActive()
    window.counting._quiet.setInterval(0)
    Person(window).wait(lambda: window.counting.ledger is not None)
    assert window.counting.ledger is not None
    assert len(window.counting.ledger.games) == 3


def test_deleting_asks_in_its_place(opened: Open) -> None:
    window = opened(8)
    page, person = shown(window), Person(window)
    person.click(page.buttons.delete)
    assert page.buttons.question.text() == "Delete the statistics of 8 games? Saved games stay."
    assert page.buttons.keep.hasFocus()
    person.key(Qt.Key.Key_Escape)
    assert not page.buttons.asking
    assert page.buttons.delete.hasFocus()
    person.click(page.buttons.delete)
    person.click(page.buttons.keep)
    settled(window)
    assert values(page)["Games"] == "8"
    person.click(page.buttons.delete)
    person.click(page.buttons.delete_now)
    settled(window)
    assert page.empty.isVisible()
    assert page.notice.text.text().startswith("The statistics were deleted.")
    assert page.buttons.rebuild.hasFocus()
    save_three(window)
    person.click(page.buttons.rebuild)
    settled(window)
    assert page.notice.text.text() == "3 saved games recounted."
    assert values(page)["Games"] == "3"


def test_the_table_is_exported(opened: Open, tmp_path: Path) -> None:
    window = opened()
    save_three(window)
    page = shown(window)
    page.buttons.export.click()
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path / "table.csv"))
    dialog.close()
    assert page.notice.text.text() == f"Exported to {tmp_path / 'table.csv'}"
    assert len((tmp_path / "table.csv").read_text("utf-8-sig").splitlines()) == 1 + 9
    page._export_to(str(tmp_path / "games" / "statistics.db" / "table.csv"))
    assert "could not be written: a file is in the place of its folder" in page.notice.text.text()


@pytest.mark.parametrize("language", ["en", "uk"])
def test_decimals_decide_what_parts_the_columns(opened: Open, tmp_path: Path, language: str) -> None:
    window = opened(3)
    page = shown(window)
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    page._export_to(str(tmp_path / "table.csv"))
    QLocale.setDefault(before)
    head = (tmp_path / "table.csv").read_text("utf-8-sig").splitlines()[0]
    assert head.startswith({"en": "game,started", "uk": "game;started"}[language])


# ---------------------------------------------------------------- what goes wrong


def test_a_broken_file_is_told_and_counted_again(opened: Open) -> None:
    window = opened(3)
    save_three(window)
    (window.store.folder / "statistics.db").write_bytes(b"no database at all" * 100)
    window.counting.catch_up()  # as it does after the start, before anybody looks
    settled(window)
    page = shown(window)
    assert "statistics-2.db" in page.notice.text.text()
    assert values(page)["Games"] == "3"
    assert (window.store.folder / "statistics-2.db").exists()


def test_what_was_counted_anew_over_a_broken_file_is_told(opened: Open) -> None:
    window = opened(3)
    save_three(window)
    page = shown(window)
    (window.store.folder / "statistics.db").write_bytes(b"no database at all" * 100)
    page.buttons.rebuild.click()
    settled(window)
    assert "statistics-2.db" in page.notice.text.text()
    assert "3 saved games recounted" in page.notice.text.text()


def test_what_can_not_be_counted_is_told(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened(8)
    page = shown(window)
    save_three(window)

    def full(*_: object, **__: object) -> bool:
        raise database.StatisticsTrouble(database.REFUSED, "the disk is full")

    monkeypatch.setattr(Statistics, "take_in", full)
    window.counting.catch_up()
    settled(window)
    assert page.notice.text.text().startswith("The statistics can't be read or written: the disk is full.")
    assert values(page)["Games"] == "8"


def test_a_mistake_of_ours_is_told(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened(8)
    page = shown(window)
    monkeypatch.setattr(Statistics, "catch_up", lambda *_: 1 / 0)
    window.counting.catch_up()
    settled(window)
    assert page.notice.text.text().startswith("Something is wrong with the statistics.")
    assert values(page)["Games"] == "8"


def test_closing_does_not_wait_for_counting(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened()
    save_three(window)
    reached, held = Flag(), Flag()

    def slow(*arguments: Any) -> GameSummary:
        reached.set()
        assert held.wait(60)
        return summarize(*arguments)

    monkeypatch.setattr(database, "summarize", slow)
    window.counting.catch_up()
    assert reached.wait(60)
    thread = window.counting._thread
    assert thread is not None
    window.close()
    assert not window.isVisible()
    assert thread.is_alive()
    held.set()
    thread.join(60)
    assert len(Statistics(window.store.folder).games()) == 1  # the one that it was at; the others come next time


# ---------------------------------------------------------------- by keyboard


def _tab_to(person: Person, reached: Callable[[], bool]) -> None:
    for _ in range(40):
        if reached():
            return
        person.key(Qt.Key.Key_Tab)
    raise AssertionError("Tab does not get there")


def test_all_of_it_by_keyboard(opened: Open) -> None:
    window = opened(30)
    person, start = Person(window), window.findChild(StartPage)
    assert start is not None
    while not start.buttons[_LINE].hasFocus():
        person.key(Qt.Key.Key_Down)
    person.key(Qt.Key.Key_Return)
    page = window.findChild(StatisticsPage)
    assert page is not None
    settled(window)
    person.look()
    _tab_to(person, page.filters.edition.hasFocus)
    person.key(Qt.Key.Key_Down)
    assert values(page)["Games"] != "30"
    person.key(Qt.Key.Key_Up)
    _tab_to(person, page.tiles.hasFocus)
    person.key(Qt.Key.Key_Right)
    person.key(Qt.Key.Key_Right)
    assert page.tiles.currentIndex().row() > 0
    _tab_to(person, page.kinds.hasFocus)
    person.key(Qt.Key.Key_Down)
    _tab_to(person, page.bars.hasFocus)
    before = page.bars.currentIndex().row()
    person.key(Qt.Key.Key_Down)
    assert page.bars.currentIndex().row() == before + 1
    _tab_to(person, page.forms.segment(CHART).hasFocus)
    person.key(Qt.Key.Key_Right)
    person.key(Qt.Key.Key_Space)
    assert page.table.isVisible()
    _tab_to(person, page.table.hasFocus)
    person.key(Qt.Key.Key_Down)
    assert page.table.currentIndex().row() == 1
    _tab_to(person, page.buttons.delete.hasFocus)
    person.key(Qt.Key.Key_Return)
    person.key(Qt.Key.Key_Return)  # on what keeps them
    assert not page.buttons.asking
    settled(window)
    assert window.counting.ledger is not None
    assert len(window.counting.ledger.games) == 30
    person.key(Qt.Key.Key_Escape)
    assert start.isVisible()
