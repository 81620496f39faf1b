"""The page of a review: from the list of saved games, the final score and the replay, and back into the game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from dune_desktop.models import reviewing
from dune_desktop.models.roles import Role
from dune_desktop.reviews.findings import CERTAIN
from dune_desktop.reviews.review import Stand
from dune_desktop.text import languages
from dune_desktop.text.challenges import RULE_OF, TOPICS
from dune_desktop.windows import language
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.review.review_page import ReviewPage
from dune_desktop.windows.review.review_words import percent, points
from dune_desktop.windows.review.second_try_panel import SecondTryPanel
from dune_desktop.windows.widgets.chapter import Chapter
from tests.person import Person
from tests.replayed import GAME
from tests.reviewed import keep, looked, replay, review
from tests.windowed import beside_table, click, opened


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """With a finished game that has been looked through."""
    window = opened(qtbot, tmp_path, reduced_motion=True, opponents_speed=0, cover="open")
    keep(window)
    yield window
    window.pages.reviewed.end()


@pytest.fixture
def page(window: MainWindow) -> ReviewPage:
    return show(window)


def show(window: MainWindow) -> ReviewPage:
    window.pages.reviewed.show_saved(GAME)
    page = window.pages.reviewed.page
    assert page is not None
    Person(window).look(3)
    assert page.isVisible()
    return page


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work begins and comes to nothing until a test says so: its processes wait."""
    command = (sys.executable, "-S", "-c", "import time; time.sleep(600)")
    monkeypatch.setattr(reviewing, "again", lambda _: command)


def texts(page: ReviewPage) -> list[str]:
    model = page.model
    return [str(model.index(row).data(Role.VALUE).spoken) for row in range(model.rowCount())]


# ---------------------------------------------------------------- what it tells


def test_the_dearest_decisions_are_told_with_what_was_better(page: ReviewPage) -> None:
    told, mistakes = texts(page), review().mistakes()
    assert len(told) == 30
    for number, (text, mistake) in enumerate(zip(told, mistakes, strict=False)):
        row = page.model.index(number).data(Role.VALUE)
        name = page.game.seats[mistake.finding.seat].name
        head, question, taken, better, why = text.split("\n")
        assert head == f"Round {mistake.round} · {name}: {points(-mistake.cost)} percentage points"
        assert row.cost == f"{points(-mistake.cost)} pp"
        assert question
        assert taken.startswith("Taken: ")
        assert better.startswith("Better: ")
        assert taken.removeprefix("Taken: ") != better.removeprefix("Better: ")
        assert ">" not in taken + better  # no action as the rules write it
        assert why.startswith("1 Victory Point")


def test_the_decisions_of_one_seat(page: ReviewPage) -> None:
    page.seats.setCurrentIndex(page.seats.findData(1))
    seats = {page.model.index(row).data(Role.VALUE).seat for row in range(page.model.rowCount())}
    assert seats == {1}
    assert page.list.position == review().mistakes(1)[0].finding.position


def test_the_table_tells_what_adds_up(page: ReviewPage) -> None:
    model = page.table.model()
    for row, balance in enumerate(review().balances()):
        cells = [model.index(row, column).data() for column in range(model.columnCount())]
        assert cells[0] == page.game.seats[row].name
        assert cells[1] == points(balance.start, signed=False)
        assert cells[2:5] == [points(one) for one in (balance.own, balance.others, balance.luck)]
        assert cells[5] == points(balance.end, signed=False)
        assert cells[6] == f"{balance.best} of {balance.decided}"
        spoken = model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        assert f"Luck {cells[4]} percentage points; " in spoken
        assert f"End {cells[5]} %; " in spoken
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]
    assert heads == ["In percent", "Start", "Own, pp", "Others, pp", "Luck, pp", "End", "Best"]
    for column in (2, 3, 4):
        tip = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        assert tip.endswith(", in percentage points.")
    assert page.table.height() >= page.table.header().height() + 3 * page.table.sizeHintForRow(0)


def test_against_rivals_alone_they_are_told_with_luck(window: MainWindow) -> None:
    keep(window, edition="base@solo.mercenary")
    page = show(window)
    model, (person, *_) = page.table.model(), review("base@solo.mercenary").balances()
    assert model.rowCount() == 1
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]
    assert heads == ["In percent", "Start", "Own, pp", "Rivals and luck, pp", "End", "Best"]
    assert model.index(0, 3).data() == points(person.luck)
    assert f"Rivals and luck {points(person.luck)} percentage points; " in model.index(0, 0).data(
        Qt.ItemDataRole.AccessibleTextRole
    )


def test_numbers_have_a_sign() -> None:
    assert (points(1234), points(-1234), points(0), points(-4)) == ("+12.3", "−12.3", "0.0", "0.0")
    assert (points(1234, signed=False), percent(1250), percent(CERTAIN)) == ("12.3", "12 %", "100 %")


def test_the_chart_tells_the_turn_that_is_pointed_at(page: ReviewPage, window: MainWindow) -> None:
    person, chart = Person(window), page.chart
    stands = list(review().stands())
    chart.setFocus()
    assert chart.accessibleDescription().startswith("End of the game: ")
    person.key(Qt.Key.Key_Home)
    assert chart.stand == stands[0]
    first = stands[0]
    each = "; ".join(f"{page.game.seats[seat].name} {percent(one)}" for seat, one in enumerate(first.chances))
    assert chart.accessibleDescription() == f"Round 1, {page.game.seats[first.seat].name} to move: {each}"
    person.key(Qt.Key.Key_Right)
    assert chart.stand == stands[1]
    person.key(Qt.Key.Key_Left)
    person.key(Qt.Key.Key_Left)
    assert chart.stand == stands[0]
    combat = next(stand for stand in stands if stand.seat < 0)
    chart.point_at(combat.position)
    assert f"Round {combat.round}, Combat: " in chart.accessibleDescription()


def test_marks_of_seats_with_the_same_chances_stand_side_by_side(page: ReviewPage) -> None:
    for number, _stand in enumerate(review().stands()):
        marks = page.chart.marks(number)
        assert len(marks) == 3
        assert not any(one.adjusted(1, 1, -1, -1).contains(other.center()) for one, other in permutations(marks, 2))


def test_both_headings_stand_at_one_height(page: ReviewPage) -> None:
    chart, dearest = (one.mapTo(page, one.rect().center()).y() for one in page.findChildren(Chapter))
    assert abs(chart - dearest) <= 1


def test_the_pointer_finds_every_turn_of_the_chart(page: ReviewPage, window: MainWindow) -> None:
    person, chart = Person(window), page.chart
    for number, stand in enumerate(review().stands()):
        spot = chart.at(chart.place(number), 50) * page.look.u
        person.hover(chart, QPoint(round(spot.x()), round(spot.y())))
        assert chart.stand == stand


def test_a_decision_that_is_chosen_is_shown_in_the_chart(page: ReviewPage, window: MainWindow) -> None:
    person = Person(window)
    assert page.list.hasFocus()
    person.key(Qt.Key.Key_Down)
    mistake = review().mistakes()[1]
    assert page.list.position == mistake.finding.position
    assert page.chart.stand is not None
    assert page.chart.stand.round == mistake.round
    assert page.chart.stand.position <= mistake.finding.position


# ---------------------------------------------------------------- into the game and back


def test_enter_watches_the_game_at_the_decision(page: ReviewPage, window: MainWindow) -> None:
    person = Person(window)
    person.key(Qt.Key.Key_Down)
    position = page.list.position
    person.key(Qt.Key.Key_Return)
    assert window.replay is not None
    assert window.replay.isVisible()
    assert window.replay.controller.position == position
    person.key(Qt.Key.Key_Escape)
    assert page.isVisible()
    assert page.list.position == position
    person.key(Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_the_chart_leads_to_the_turn(page: ReviewPage, window: MainWindow) -> None:
    person = Person(window)
    page.chart.point_at(40)
    page.chart.setFocus()
    person.key(Qt.Key.Key_Return)
    assert page.chart.stand is not None
    assert window.replay is not None
    assert window.replay.controller.position == page.chart.stand.position


def test_a_new_game_goes_on_from_the_decision(page: ReviewPage, window: MainWindow) -> None:
    person = Person(window)
    position = page.list.position
    person.click(page.play)
    assert window.replay is not None
    assert window.replay.panel.asks
    person.click(window.replay.panel.question.yes)
    assert window.table is not None
    assert window.table.isVisible()
    controller = window.table.controller
    assert controller.recorder.actions >= (position or 0)
    actions = controller.record().actions[:position]
    assert actions == replay().record.actions[:position]


def test_it_is_opened_from_the_list_of_saved_games(window: MainWindow) -> None:
    keep(window, 0, "20261101-110000-abcdef", 100)
    person = Person(window)
    window.show_load()
    load = window.pages.load
    load.choose("20261101-110000-abcdef")
    assert not load.review.isEnabled()  # it is not over
    load.choose(GAME)
    person.look(3)
    person.click(load.review)
    assert window.pages.reviewed.page is not None
    assert window.pages.reviewed.page.isVisible()
    person.key(Qt.Key.Key_Escape)
    assert load.isVisible()


def test_it_is_opened_from_the_final_score_and_the_replay(window: MainWindow) -> None:
    person = Person(window)
    window.games.load(GAME)
    assert window.table is not None
    person.look(3)
    person.click(window.table.milestones.final.buttons[1])
    page = window.pages.reviewed.page
    assert page is not None
    assert page.isVisible()
    assert page.work.review.whole
    window.games.watch(GAME)
    assert window.replay is not None
    person.look(3)
    person.click(window.replay.panel.review)
    assert window.pages.reviewed.page is page  # what is there is not made anew
    assert page.isVisible()


def test_a_game_that_is_not_over_has_no_review(window: MainWindow) -> None:
    keep(window, 0, "20261101-110000-abcdef", 100)
    window.games.watch("20261101-110000-abcdef")
    assert window.replay is not None
    assert not window.replay.panel.review.isVisible()


def test_a_game_that_is_gone_says_so(window: MainWindow) -> None:
    window.pages.reviewed.show_saved("20261101-120000-abcdef")
    assert window.pages.reviewed.page is None
    assert window.notice.isVisible()


# ---------------------------------------------------------------- the work


def test_what_is_whole_needs_no_work(page: ReviewPage) -> None:
    assert not page.work.busy
    assert not page.button.isVisible()
    assert not page.progress.isVisible()


@pytest.mark.usefixtures("idle")
def test_the_work_can_be_stopped_and_gone_on_with(window: MainWindow) -> None:
    keep(window, 60)
    page, person = show(window), Person(window)
    last = replay().last
    assert page.work.busy
    assert page.progress.text() == f"Decision 60 of {last}"
    assert page.button.text() == "Stop"
    assert page.bar.part == 60 / last
    assert texts(page)  # what there is already
    person.click(page.button)
    assert not page.work.busy
    assert page.progress.text() == f"Stopped at decision 60 of {last}"
    assert page.button.text() == "Continue"
    person.click(page.button)
    assert page.work.busy
    page.work.review.add(looked())
    page.work.changed.emit()
    assert not page.button.isVisible()
    assert len(texts(page)) == 30


@pytest.mark.usefixtures("idle")
def test_the_work_goes_on_while_other_pages_are_shown(window: MainWindow) -> None:
    keep(window, 60)
    page = show(window)
    window.show_start()
    assert page.work.busy
    assert show(window) is page
    window.close()
    assert not page.work.busy


def test_work_that_breaks_says_so(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "again", lambda _: (sys.executable, "-S", "-c", ""))
    keep(window, 60)
    page, person = show(window), Person(window)
    person.wait(lambda: not page.work.busy)
    assert page.progress.text() == "The review could not be finished."
    assert page.button.text() == "Try again"


def find_all(page: ReviewPage) -> None:
    page.work.review.add(looked())
    page.work.changed.emit()


@pytest.mark.usefixtures("idle")
def test_the_dearest_is_chosen_until_somebody_chooses(window: MainWindow) -> None:
    keep(window, 60)
    page = show(window)
    dearest = review().mistakes()[0].finding.position
    assert page.list.position != dearest
    find_all(page)
    assert page.list.position == dearest


@pytest.mark.usefixtures("idle")
def test_what_somebody_has_chosen_stays(window: MainWindow) -> None:
    keep(window, 60)
    page, person = show(window), Person(window)
    person.key(Qt.Key.Key_Down)
    chosen = page.list.position
    find_all(page)
    assert page.list.position == chosen


@pytest.mark.usefixtures("idle")
def test_who_looks_at_the_chart_is_not_led_away(window: MainWindow) -> None:
    keep(window, 60)
    page, person = show(window), Person(window)
    page.chart.setFocus()
    person.key(Qt.Key.Key_Home)
    find_all(page)
    assert page.chart.stand == next(review().stands())
    assert page.list.position == review().mistakes()[0].finding.position


@pytest.mark.usefixtures("idle")
def test_what_is_left_is_not_told_before_all_is_looked_through(window: MainWindow) -> None:
    keep(window, 60)
    page = show(window)
    model = page.table.model()
    cells = [model.index(0, column).data() for column in range(model.columnCount())]
    assert cells[3:5] == ["…", "…"]
    assert cells[2] == points(page.work.review.balances()[0].own)
    assert "Others …; Luck …; " in model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    find_all(page)
    assert "…" not in [model.index(0, column).data() for column in range(model.columnCount())]


def test_numbers_of_rounds_stand_apart(page: ReviewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    chart, told = page.chart, list[str]()
    monkeypatch.setattr(chart, "paint_below", lambda _painter, _place, text, _width: told.append(text))
    rounds = [1] * 60 + [7, 9]
    chart.show_stands(tuple(Stand(number, one, 0, (CERTAIN, 0, 0)) for number, one in enumerate(rounds)))
    chart.grab()
    assert told == ["1", "7"]


@pytest.mark.usefixtures("idle")
def test_nothing_found_yet_is_told(window: MainWindow) -> None:
    keep(window, 0)
    page = show(window)
    assert page.nothing.isVisible()
    assert page.nothing.text() == "Nothing has been found yet."
    assert not page.watch.isEnabled()
    assert not page.play.isEnabled()
    assert page.chart.hasFocus()


# ---------------------------------------------------------------- words


def test_words_follow_the_language(page: ReviewPage, window: MainWindow) -> None:
    before = texts(page), page.chart.accessibleDescription(), page.heading.text()
    page.list.setCurrentIndex(page.model.index(3))
    position = page.list.position
    for other in languages.LANGUAGES:
        language.speak(other)
        Person(window).look(2)
        assert page.list.position == position
        assert (page.heading.text() == "Review") == (other == "en")
        assert texts(page)[0].startswith(page.words.heading(review().mistakes()[0]))
    language.speak("en")
    Person(window).look(2)
    assert (texts(page), page.heading.text()) == (before[0], before[2])


# ---------------------------------------------------------------- lessons


def test_the_two_dearest_kinds_of_decisions_are_summed_up(page: ReviewPage) -> None:
    page.seats.setCurrentIndex(page.seats.findData(1))
    costs: dict[str, int] = {}
    for mistake in review().mistakes(1):
        costs[mistake.topic] = costs.get(mistake.topic, 0) + mistake.cost
    first, second, *_ = sorted(costs, key=lambda topic: -costs[topic])
    told = [f"{TOPICS[topic]} ({points(-costs[topic])} pp)" for topic in (first, second)]
    assert page.sum.text() == f"What cost {page.game.seats[1].name} most: {told[0]}; {told[1]}."
    page.seats.setCurrentIndex(0)
    assert page.sum.text().startswith("What cost most: ")


def test_a_decision_leads_to_its_rules_and_challenges(page: ReviewPage, window: MainWindow) -> None:
    topic = review().mistakes()[0].topic
    assert page.lesson.about.text() == f"About: {TOPICS[topic]}"
    click(page.lesson.rules)
    assert window.pages.help.isVisible()
    assert window.pages.help.search.text() == RULE_OF[topic]
    window.back()
    click(page.lesson.challenges)
    assert window.pages.challenges.isVisible()
    assert window.pages.challenges.filters.topic.currentData() == topic
    window.back()
    assert page.isVisible()


def second_try(window: MainWindow) -> SecondTryPanel:
    return beside_table(window, SecondTryPanel)


def test_a_decision_is_made_once_more_and_compared(page: ReviewPage, window: MainWindow) -> None:
    mistake = review().mistakes()[0]
    verdict = mistake.finding.verdict
    assert verdict is not None
    assert verdict.better is not None
    click(page.try_it)
    panel = second_try(window)
    assert window.controller is not None
    assert window.controller.asked == window.controller.looker == mistake.finding.seat
    assert panel.sentence.startswith("What would you do here?")
    window.controller.act(verdict.taken.action)
    assert panel.sentence.startswith("So it was in the game, too. Better: ")
    assert panel.sentence.endswith(page.words.why(mistake.finding))
    window.controller.undo()
    assert panel.sentence.startswith("What would you do here?")
    window.controller.act(verdict.better.action)
    assert panel.sentence.startswith("The review thinks so, too")
    assert window.controller.opponents.held
    click(panel.review)
    assert page.isVisible()
    assert window.controller is None
    window.store.flush()
    assert [game.id for game in window.store.saved()] == [GAME]


def test_what_was_better_is_shown_to_who_asks_and_can_be_tried_again(page: ReviewPage, window: MainWindow) -> None:
    click(page.try_it)
    panel = second_try(window)
    click(panel.show_best)
    assert panel.sentence.startswith("Better: ")
    assert not panel.show_best.isEnabled()
    click(panel.again)
    assert second_try(window).sentence.startswith("What would you do here?")


def test_another_answer_than_both_is_told_what_is_better(page: ReviewPage, window: MainWindow) -> None:
    click(page.try_it)
    controller, panel = window.controller, second_try(window)
    assert controller is not None
    assert controller.game.decision is not None
    verdict = panel.second_try.finding.verdict
    assert verdict is not None
    assert verdict.better is not None
    known = verdict.taken.action, verdict.better.action
    controller.act(next(one for one in controller.game.decision.options if one not in known))
    assert panel.sentence.startswith("Better: ")
