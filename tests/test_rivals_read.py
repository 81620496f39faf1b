"""What a Rival has done stands in the decision panel until it is read; the speed of opponents beside the table."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dune_desktop.engine import events
from dune_desktop.models.story import turned_hagal
from dune_desktop.models.story.turned_hagal import TurnedRow
from dune_desktop.windows.table.table_page import TablePage
from tests.paged import press, show
from tests.rival_games import game, last, play
from tests.seated import game_of

SLOW = 3_600_000


def table(qtbot: QtBot, edition: str = "base", speed: int = SLOW, **settings: object) -> TablePage:
    return show(qtbot, game(edition, opponents_speed=speed), **settings)  # type: ignore[arg-type]


def until_read(page: TablePage, kind: str = "") -> TurnedRow:
    """Play until something (of a kind) stands to be read; all else is gone on from."""

    def there() -> bool:
        page.milestones.round.close_sheet()
        while page.reading.now is not None and kind not in ("", page.reading.now.kind):
            page.reading.go_on()
        return page.reading.now is not None

    assert play(page.controller, there)
    read = page.reading.now
    assert read is not None
    return read


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_turn_stands_until_a_key_goes_on(qtbot: QtBot, key: Qt.Key) -> None:
    page = table(qtbot)
    decision = page.decision
    read = until_read(page, turned_hagal.SENT)
    assert last(page.controller, events.TurnEnded).seat == read.seat
    assert decision.page is decision.wait
    assert decision.wait.go_on.isVisible()
    assert not decision.wait.step.isVisible()
    assert page.models.turned.rows[-1] == read
    before = len(page.controller.history)
    press(page, key)
    assert page.reading.now is None
    assert len(page.controller.history) == before  # it was read; the next card comes when its time has come
    assert not decision.wait.go_on.isVisible()


def test_the_question_comes_when_the_last_turn_is_read(qtbot: QtBot) -> None:
    page = table(qtbot)
    while page.controller.opponents.busy or page.reading.now is None:
        page.reading.finish()
        until_read(page)
    assert page.controller.asked == page.controller.looker
    assert page.decision.page is page.decision.wait
    QTest.mouseClick(page.decision.wait.go_on, Qt.MouseButton.LeftButton)
    assert page.decision.page is page.decision.ask


def test_the_bonuses_of_two_rivals_come_one_by_one_before_the_end_of_the_round(qtbot: QtBot) -> None:
    page = table(qtbot)
    panel = page.decision.wait
    told: list[TurnedRow] = []
    while len(told) < 2:
        page.reading.finish()
        ended = until_read(page, turned_hagal.SWORDS).ended
        told = [row for row in page.models.turned.told if row.kind == turned_hagal.SWORDS and row.ended == ended]
    for row in told:
        assert page.reading.now == page.models.turned.rows[-1] == row
        assert panel.heading.text() == f"{page.controller.seats[row.seat].name}: Combat bonus"
        assert not page.milestones.round.isVisible()
        press(page, Qt.Key.Key_Space)
    assert page.reading.now is None


def test_the_end_of_the_round_is_told_when_all_is_read(qtbot: QtBot) -> None:
    page = table(qtbot)
    while page.reading.now is None or last(page.controller, events.RoundBegan) is None:
        page.reading.finish()
        until_read(page)
    assert not page.milestones.round.isVisible()
    page.reading.finish()
    assert page.milestones.round.isVisible()


def test_nothing_moves_by_itself_while_a_turn_stands(qtbot: QtBot) -> None:
    page = table(qtbot, speed=0)
    controller = page.controller
    assert play(controller, lambda: controller.opponents.busy)
    qtbot.waitUntil(lambda: page.reading.now is not None)
    ended = [event for step in controller.history for event in step.events if isinstance(event, events.TurnEnded)]
    assert len([event for event in ended if controller.rival(event.seat)]) == 1  # one turn, at once, and no more
    before = len(controller.history)
    QTest.qWait(30)
    assert len(controller.history) == before
    page.reading.go_on()
    if controller.opponents.busy:
        qtbot.waitUntil(lambda: len(controller.history) > before)


def test_who_answers_on_the_table_has_read(qtbot: QtBot) -> None:
    page = table(qtbot)
    while page.controller.opponents.busy or page.reading.now is None:
        page.reading.finish()
        until_read(page)
    choice = next(row for row in page.answering.choices.rows() if row.lit)
    page.answering.choose(choice.ref)
    assert page.reading.now is None
    assert page.decision.page is page.decision.ask


def test_who_skips_reads_nothing(qtbot: QtBot) -> None:
    page = table(qtbot)
    controller = page.controller
    assert play(controller, lambda: controller.opponents.busy)
    QTest.mouseClick(page.decision.wait.skip, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not controller.opponents.busy)
    assert page.reading.now is None
    assert page.decision.page is page.decision.ask


def test_it_is_a_setting(qtbot: QtBot) -> None:
    page = table(qtbot, read_rivals=False)
    play(page.controller, lambda: page.controller.view.round == 2)
    assert page.reading.now is None


# ---------------------------------------------------------------- speed


def test_the_speed_of_opponents_is_chosen_beside_the_table(qtbot: QtBot) -> None:
    page = table(qtbot)
    kept: list[str] = []
    page.setting_changed.connect(kept.append)
    play(page.controller, lambda: not page.controller.opponents.busy)
    page.controller.opponents.speed = 800
    assert page.controller.asked == page.controller.looker  # on the own turn
    button = page.top_bar.speed_button
    signs = []
    for _ in range(5):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        signs.append(button.accessibleName())
    assert signs == [f"Speed of the opponents: {one}" for one in ("2×", "4×", "at once", "½×", "1×")]
    assert page.controller.opponents.speed == page.parts.settings.opponents_speed == 800
    assert set(kept) == {"opponents_speed"}


def test_it_can_be_chosen_while_they_move(qtbot: QtBot) -> None:
    page = table(qtbot)
    page.controller.opponents.paused = True
    page.controller.opponents.speed = 0
    play(page.controller, lambda: page.controller.opponents.busy)
    QTest.mouseClick(page.decision.wait.speed, Qt.MouseButton.LeftButton)
    assert page.decision.wait.speed.text() == "Speed ½×"
    assert page.top_bar.speed_button.isVisible()


def test_people_among_themselves_have_no_opponents_to_make_faster(qtbot: QtBot) -> None:
    assert not show(qtbot, game_of(3)).top_bar.speed_button.isVisible()
