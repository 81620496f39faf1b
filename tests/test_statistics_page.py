"""The page of the statistics: what it shows and says, by mouse and by keyboard, in every size, theme and language."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from threading import Event as Flag
from typing import Any

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QCoreApplication, QLocale, QPoint, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QFileDialog

from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.setup import Setup
from dune_desktop.models.controller import SeatSetup
from dune_desktop.records import statistics
from dune_desktop.records.statistics import Statistics
from dune_desktop.records.summary import GameSummary, summarize
from dune_desktop.records.tally import Choice, entries, moment
from dune_desktop.text import tongue
from dune_desktop.windows.main_window import MainWindow
from dune_desktop.windows.start import StartPage
from dune_desktop.windows.statistics import counting
from dune_desktop.windows.statistics.diagrams import CARDS, KINDS, LEADERS, POINTS, ROUNDS, TITLES, diagram
from dune_desktop.windows.statistics.page import CHART, TABLE, StatisticsPage
from tests.clipped import watching
from tests.compiling import outside
from tests.games import seats_of
from tests.person import Person
from tests.reading import reading
from tests.speaking import speaking
from tests.test_statistics import GAMES, RECORDS
from tests.test_statistics import summary as counted
from tests.trouble import open_window

SIZES = ((1280, 672), (1280, 800), (1600, 1000))
#: On the start page.
_LINE = 3
#: As they are called in every language.
_NAMES = ("Олена", "Борис", "Ивайла", "Ана-Мария")
_LONG_AGO = datetime(2024, 5, 1, 18, tzinfo=UTC)
Open = Callable[..., MainWindow]


def many(number: int) -> list[GameSummary]:
    """Games in the course of years, some of them won by somebody else than in truth."""
    chance, begun, games = random.Random(5), _LONG_AGO, []
    kinds = [counted(path.stem) for path in sorted(RECORDS.glob("*_finished.json"))]
    for n in range(number):
        game, begun = kinds[n % len(kinds)], begun + timedelta(days=chance.randrange(4), minutes=n)
        seats = list(game.seats)
        if not game.mode and chance.randrange(2):
            best = min(range(len(seats)), key=lambda seat: seats[seat].place)
            seats[0], seats[best] = (
                evolve(seats[best], name=seats[0].name, bot=seats[0].bot),
                evolve(seats[0], name=seats[best].name, bot=seats[best].bot),
            )
        over = begun + timedelta(minutes=chance.randrange(40, 160))
        dates = {"started": begun.isoformat(), "finished": over.isoformat()}
        games.append(evolve(game, game=f"g{n}", mark=f"m{n}", seats=tuple(seats), **dates))
    return games


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """A window with so many games counted; it counts when it is told to, however slow the machine is."""
    monkeypatch.setattr(counting, "_QUIET", 3_600_000)
    windows = []

    def open_with(games: int = 0, size: tuple[int, int] = (1280, 800), **wanted: Any) -> MainWindow:
        folder = tmp_path / "games"
        folder.mkdir()
        if games:
            kept = Statistics(folder)
            for game in many(games):
                kept.take_in(game)
        window = open_window(tmp_path, size, **wanted)
        qtbot.addWidget(window)
        qtbot.waitUntil(window.isActiveWindow)
        windows.append(window)
        return window

    yield open_with
    for window in windows:
        window.counting.stop()
        window.leave()
        window.store.flush()
    QApplication.instance().setStyleSheet("")  # type: ignore[union-attr]


def save_three(window: MainWindow) -> None:
    for name in GAMES:
        shutil.copy(RECORDS / f"{name}.json", window.store.folder)


def settled(window: MainWindow) -> None:
    Person(window).wait(lambda: not window.counting.busy)


def shown(window: MainWindow) -> StatisticsPage:
    window.show_statistics()
    settled(window)
    page = window.findChild(StatisticsPage)
    assert page is not None
    assert page.isVisible()
    return page


def values(page: StatisticsPage) -> dict[str, str]:
    """The figures, by what they count."""
    model = page.figures
    rows = (model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount()))
    return dict(row.split(": ", 1) for row in rows)


def choose(page: StatisticsPage, kind: str, form: int = CHART) -> None:
    page.kinds.setCurrentIndex(list(TITLES).index(kind))
    page.forms.segment(form).click()


def cells(page: StatisticsPage) -> list[tuple[str, ...]]:
    model = page.diagram
    return [
        tuple(str(model.index(row, column).data() or "") for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


# ---------------------------------------------------------------- what is shown


def test_before_the_first_game_it_says_so(opened: Open) -> None:
    page = shown(opened())
    assert page.empty.isVisible()
    assert page.empty.text().startswith("No game has been counted yet.")
    assert not page.tiles.isVisible()
    assert not page.filters.isVisible()
    assert not page.under.export.isEnabled()
    assert not page.under.delete.isEnabled()
    assert page.back.hasFocus()


def test_saved_games_are_counted_when_it_is_shown(opened: Open) -> None:
    window = opened()
    save_three(window)
    page = shown(window)
    assert page.filters.player.currentText() == "Олена · 3 games"  # who has played most
    assert values(page) == {
        "Games": "3",
        "Wins": "0%, 0 of 3",
        "Average place": "2.7",
        "Average points": "3.3, −6.3 against the best other",
        "Wins in a row": "0, now; at most 0",
        "Conflicts won": "1.0, in a game",
        "Rounds": "8.0, in a game",
        "Decisions": "232, of all in a game",
        "Length of a game": values(page)["Length of a game"],  # the files are of today
        "Cards in the deck": "17.3, at the end",
    }


def test_few_games_of_many_people_leave_no_card_out() -> None:
    """Ten seats are not ten games."""
    found = entries(many(9), Choice())
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
        ("Mode", ""), ("Three or four", "1"), ("Solo", "1"), ("Two players", "1"),
        ("Level", ""), ("Kwisatz Haderach", "1"),
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
    assert page.empty.text() == "No game is like that."
    assert not page.under.export.isEnabled()
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
    window.begin(Setup(3, 1), tuple(SeatSetup(name, colour) for name, colour in _SEATED), ())
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
    window.table.milestones.final.buttons[2].click()
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
    person.click(page.under.delete)
    assert page.under.question.text() == "Delete the statistics of 8 games? Saved games stay."
    assert page.under.keep.hasFocus()
    person.key(Qt.Key.Key_Escape)
    assert not page.under.asking
    assert page.under.delete.hasFocus()
    person.click(page.under.delete)
    person.click(page.under.keep)
    settled(window)
    assert values(page)["Games"] == "8"
    person.click(page.under.delete)
    person.click(page.under.delete_now)
    settled(window)
    assert page.empty.isVisible()
    assert page.strip.text.text().startswith("The statistics were deleted.")
    assert page.under.rebuild.hasFocus()
    save_three(window)
    person.click(page.under.rebuild)
    settled(window)
    assert page.strip.text.text() == "3 saved games counted anew."
    assert values(page)["Games"] == "3"


def test_the_table_is_exported(opened: Open, tmp_path: Path) -> None:
    window = opened()
    save_three(window)
    page = shown(window)
    page.under.export.click()
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path / "table.csv"))
    dialog.close()
    assert page.strip.text.text() == f"Exported to {tmp_path / 'table.csv'}"
    assert len((tmp_path / "table.csv").read_text("utf-8-sig").splitlines()) == 1 + 9
    page._export_to(str(tmp_path / "games" / "statistics.db" / "table.csv"))
    assert "could not be written: a file is in the place of its folder" in page.strip.text.text()


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
    assert "statistics-2.db" in page.strip.text.text()
    assert values(page)["Games"] == "3"
    assert (window.store.folder / "statistics-2.db").exists()


def test_what_was_counted_anew_over_a_broken_file_is_told(opened: Open) -> None:
    window = opened(3)
    save_three(window)
    page = shown(window)
    (window.store.folder / "statistics.db").write_bytes(b"no database at all" * 100)
    page.under.rebuild.click()
    settled(window)
    assert "statistics-2.db" in page.strip.text.text()
    assert "3 saved games counted anew" in page.strip.text.text()


def test_what_can_not_be_counted_is_told(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened(8)
    page = shown(window)
    save_three(window)

    def full(*_: object, **__: object) -> bool:
        raise statistics.StatisticsTrouble(statistics.REFUSED, "the disk is full")

    monkeypatch.setattr(Statistics, "take_in", full)
    window.counting.catch_up()
    settled(window)
    assert page.strip.text.text().startswith("The statistics can't be read or written: the disk is full.")
    assert values(page)["Games"] == "8"


def test_a_mistake_of_ours_is_told(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened(8)
    page = shown(window)
    monkeypatch.setattr(Statistics, "catch_up", lambda *_: 1 / 0)
    window.counting.catch_up()
    settled(window)
    assert page.strip.text.text().startswith("Something is wrong with the statistics.")
    assert values(page)["Games"] == "8"


def test_closing_does_not_wait_for_counting(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened()
    save_three(window)
    reached, held = Flag(), Flag()

    def slow(*arguments: Any) -> GameSummary:
        reached.set()
        assert held.wait(60)
        return summarize(*arguments)

    monkeypatch.setattr(statistics, "summarize", slow)
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
    _tab_to(person, page.under.delete.hasFocus)
    person.key(Qt.Key.Key_Return)
    person.key(Qt.Key.Key_Return)  # on what keeps them
    assert not page.under.asking
    settled(window)
    assert window.counting.ledger is not None
    assert len(window.counting.ledger.games) == 30
    person.key(Qt.Key.Key_Escape)
    assert start.isVisible()


# ---------------------------------------------------------------- how it looks and reads


class _Corners(QTranslator):
    """Everything stands in corners and is longer by a third."""

    def translate(self, _context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        if not any(map(str.isalpha, source)):
            return source
        return f"‹{source}{'~' * (len(source) // 3)}›"


@pytest.fixture
def corners(qapp: QApplication) -> Iterator[None]:
    translator = _Corners()
    tongue.install(QCoreApplication.translate)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    for _ in range(3):
        qapp.processEvents()
    tongue.install(None)


def _all_of_it(window: MainWindow) -> Iterator[StatisticsPage]:
    page, person = shown(window), Person(window)
    for kind in TITLES:
        for form in (CHART, TABLE):
            choose(page, kind, form)
            person.look(3)
            yield page
    page.under.delete.click()
    person.look(3)
    yield page
    page.under.keep.click()


@pytest.mark.parametrize("games", [0, 1, 30])
@pytest.mark.parametrize("theme", ["dusk", "light"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off(opened: Open, size: tuple[int, int], theme: str, games: int) -> None:
    with watching(_NAMES) as clipped:
        window = opened(games, size, theme=theme)
        for _ in _all_of_it(window):
            clipped.look_at(window)
            clipped.settle(window)
        assert clipped.failures == []


@pytest.mark.parametrize("language", ["uk", "ru", "bg"])
@pytest.mark.parametrize(("size", "scale"), [(SIZES[0], 0), ((1920, 1080), 150)])
def test_nothing_is_cut_off_in_other_languages(opened: Open, language: str, size: tuple[int, int], scale: int) -> None:
    with speaking(language), watching(_NAMES) as clipped:
        window = opened(30, size, language=language, table_scale=scale)
        for page in _all_of_it(window):
            page.filters.edition.setCurrentIndex(page.filters.edition.count() - 1)  # a long name
            clipped.look_at(window)
            clipped.settle(window)
        window.show_start()
        Person(window).look(3)
        clipped.look_at(window)
        assert clipped.failures == []


def test_all_of_it_is_translated_and_has_room(opened: Open, corners: None) -> None:
    with watching(_NAMES) as clipped, reading() as found:
        window = opened(30, SIZES[1])
        for page in _all_of_it(window):
            found.look_again_at(page)
            english = {text: where for text, where in found.texts.items() if _english(text)}
            assert english == {}
            assert found.unfilled() == {}
            clipped.look_at(window)
            clipped.settle(window)
        # Names give way in a chooser; its list has all of them.
        assert [one for one in clipped.failures if "Filters/Chooser" not in one] == []


def _english(text: str) -> bool:
    rest = outside(text)
    for name in _NAMES:
        rest = rest.replace(name, "")
    return any(map(str.isalpha, rest))


def test_it_changes_its_language_while_it_is_shown(opened: Open) -> None:
    window = opened(30)
    page = shown(window)
    with speaking("uk"):
        Person(window).look(3)
        assert page.filters.edition.itemText(1) == "Дюна. Імперіум"
        assert any("Атрід" in row[0] for row in cells(page))
    Person(window).look(3)
    assert page.filters.edition.itemText(1) == "Dune: Imperium"


def test_won_and_not_won_differ_without_colour(opened: Open) -> None:
    page = shown(opened(30))
    choose(page, LEADERS)
    rows = page.diagram.diagram.rows
    number = next(n for n, row in enumerate(rows) if 0 < row.part < row.total)
    page.bars.setCurrentIndex(page.diagram.index(number, 0))
    rect = page.bars.visualRect(page.diagram.index(number, 0))
    image = page.bars.viewport().grab(rect).toImage()
    middle = image.height() // 2
    lightness = [image.pixelColor(x, middle).lightness() for x in range(image.width())]
    signs = "".join("#" if value > 150 else "." for value in lightness)
    filled = re.search("#{20,}", signs)
    assert filled is not None
    assert len(re.findall(r"\.+", signs[filled.end() :])) > 1  # stripes, and what is beside the bar


def test_many_games_are_no_trouble(opened: Open) -> None:
    window = opened(300)
    page = shown(window)
    assert values(page)["Games"] == "300"
    for kind in TITLES:
        choose(page, kind)
        Person(window).look()
        assert page.diagram.rowCount() == {POINTS: 300}.get(kind, page.diagram.rowCount()) > 3
