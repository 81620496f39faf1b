"""The page of a game that is watched, by mouse and by keyboard: where one goes, what one sees, and how one leaves."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dune_desktop.engine.names import NOBODY, WATCHER
from dune_desktop.models.game.replaying import ALL_HANDS
from dune_desktop.models.roles import Role
from dune_desktop.models.story.log_tree import LINE
from dune_desktop.records import record as records
from dune_desktop.scene.faces.states import LIT
from dune_desktop.text.languages import LANGUAGES
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.replay.replay_page import ReplayPage
from dune_desktop.windows.table.card_grid import CardGrid
from tests.clipped import watching
from tests.person import CTRL, NONE
from tests.replayed import record_of, watch, window
from tests.speaking import speaking
from tests.tables import SEATS, indexes
from tests.trouble import open_window

__all__ = ["window"]

Key = Qt.Key


def picture(page: ReplayPage) -> QImage:
    for _ in range(3):
        QApplication.processEvents()
    return page.grab().toImage()


def differing(one: QImage, other: QImage) -> QRect:
    """Where two pictures are not the same."""
    spots = [(x, y) for y in range(one.height()) for x in range(one.width()) if one.pixel(x, y) != other.pixel(x, y)]
    across, down = zip(*spots, strict=True)
    return QRect(QPoint(min(across), min(down)), QPoint(max(across), max(down)))


# ---------------------------------------------------------------- keyboard


def test_a_game_is_gone_through_by_keys_alone(window: MainWindow) -> None:
    page, controller, person = watch(window)
    rounds, turns = list(controller.replay.rounds), list(controller.replay.turns)
    assert person.focus() is page.panel.slider
    for key, modifier, position in (
        (Key.Key_Right, NONE, 1),
        (Key.Key_Right, NONE, 2),
        (Key.Key_Left, NONE, 1),
        (Key.Key_PageDown, NONE, rounds[0]),  # the setup asked, too
        (Key.Key_PageDown, NONE, rounds[1]),
        (Key.Key_PageDown, NONE, rounds[2]),
        (Key.Key_PageUp, NONE, rounds[1]),
        (Key.Key_Right, CTRL, next(turn for turn in turns if turn > rounds[1])),
        (Key.Key_Left, CTRL, rounds[1]),
        (Key.Key_End, NONE, controller.last),
        (Key.Key_Right, NONE, controller.last),
        (Key.Key_Home, NONE, 0),
        (Key.Key_Left, NONE, 0),
    ):
        person.key(key, modifier)
        assert controller.position == page.panel.slider.value() == position
    person.key(Key.Key_Space)
    assert controller.playing
    person.wait(lambda: controller.position > 2)
    assert controller.playing
    person.key(Key.Key_Space)
    assert not controller.playing
    person.key(Key.Key_Escape)
    assert window.replay is None


def test_a_key_that_is_held_down_goes_on(window: MainWindow) -> None:
    page, controller, person = watch(window)
    for held in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Right, NONE, "", held)
        QApplication.sendEvent(person.focus(), event)
    assert controller.position == 3
    assert page.isVisible()


def test_keys_of_the_settings_are_told_and_work(window: MainWindow) -> None:
    window.settings.keys = {"step_on": "F12"}
    page, controller, person = watch(window)
    person.key(Key.Key_Right)
    assert controller.position == 0
    person.key(Key.Key_F12)
    assert controller.position == 1
    assert "F12" in page.panel.buttons["step_on"].toolTip()


def test_keys_go_through_the_game_from_the_table_too_but_arrows_are_the_cursors(window: MainWindow) -> None:
    page, controller, person = watch(window)
    controller.go_to(list(controller.replay.rounds)[1])
    person.key(Key.Key_F6)
    assert person.focus() is page.view
    position = controller.position
    for _ in range(40):
        person.key(Key.Key_Left)
    assert controller.position == position
    person.key(Key.Key_PageDown)
    assert controller.position == list(controller.replay.rounds)[2]
    person.click(page.view.viewport(), QPoint(400, 300))
    page.take_home()
    person.click(page.view.viewport(), QPoint(400, 300))
    assert person.focus() is page.panel.slider  # a click leaves the keyboard where it is


def test_everything_of_the_panel_is_reached_by_tab(window: MainWindow) -> None:
    page, _, person = watch(window)
    panel, reached = page.panel, set()
    for _ in range(60):
        reached.add(person.focus())
        person.key(Key.Key_Tab)
    assert reached >= {panel.slider, *panel.buttons.values(), panel.speed, panel.eyes, panel.branch, panel.leave}
    for widget in (panel.slider, panel.lines, panel.speed, panel.eyes, *panel.buttons.values()):
        assert widget.accessibleName()
    assert page.panel.slider.accessibleDescription().endswith(f"Decision 0 of {page.controller.last}")


# ---------------------------------------------------------------- mouse


def test_the_buttons_do_what_the_keys_do(window: MainWindow) -> None:
    page, controller, person = watch(window)
    rounds, turns = list(controller.replay.rounds), list(controller.replay.turns)
    buttons = page.panel.buttons
    for name, position in (
        ("round_on", rounds[0]),
        ("round_on", rounds[1]),
        ("turn_on", next(turn for turn in turns if turn > rounds[1])),
        ("turn_off", rounds[1]),
        ("step_on", rounds[1] + 1),
        ("step_off", rounds[1]),
        ("round_off", rounds[0]),
    ):
        person.click(buttons[name])
        assert controller.position == position
    person.click(buttons["play"])
    assert controller.playing
    assert "Pause" in buttons["play"].toolTip()
    person.click(buttons["play"])
    assert not controller.playing
    assert "Play" in buttons["play"].toolTip()


def test_the_handle_comes_to_where_it_is_pressed_and_follows(window: MainWindow) -> None:
    page, controller, person = watch(window)
    slider = page.panel.slider
    for value in (0, 17, 250, controller.last):
        assert abs(slider.value_at(slider.x_of(value)) - value) <= 2  # more decisions than pixels
    middle = slider.height() // 2
    start, end = (QPoint(round(slider.x_of(value)), middle) for value in (100, 300))
    person.carry(slider, start, end)
    assert abs(controller.position - 300) <= 2
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, NONE, end)
    position = controller.position
    person.wheel(slider, end, -1)
    assert controller.position == position + 1
    person.wheel(slider, end, 1)
    assert controller.position == position


def test_places_are_named_by_round_and_turn(window: MainWindow) -> None:
    page, controller, _ = watch(window)
    start = list(controller.replay.rounds)[2]
    assert page.panel.named(start).startswith("Round 3: ")
    turn = next(turn for turn, seat in controller.replay.turns.items() if turn > start and seat == 1)
    assert page.panel.named(turn).startswith("Round 3: ")
    assert SEATS[1].name in page.panel.named(turn)


def test_a_click_on_a_line_of_the_log_goes_there(window: MainWindow) -> None:
    page, controller, person = watch(window)
    controller.go_to(120)
    person.key(Key.Key_F7)
    tree = page.log.tree
    assert tree.currentIndex().data(Role.STEP) <= 120
    tree.expandAll()
    later = [index for index in _all(tree.model()) if index.data(Role.KIND) == LINE and index.data(Role.STEP) > 200]
    for index in (later[0], later[-1]):
        tree.scrollTo(index)
        person.look()
        person.click(tree.viewport(), tree.visualRect(index).center())
        assert controller.position == index.data(Role.STEP)
        assert tree.currentIndex() == index
    tree.setCurrentIndex(later[5])
    person.key(Key.Key_Return)
    assert controller.position == later[5].data(Role.STEP)
    controller.go_to(0)
    assert tree.currentIndex().data(Role.STEP) == 0
    person.key(Key.Key_Escape)
    assert not page.log.isVisible()
    assert window.replay is page


def _all(model: Any, parent: QModelIndex | None = None) -> list[Any]:
    return list(indexes(model, parent))


def test_the_panel_tells_the_turn_as_far_as_it_has_come(window: MainWindow) -> None:
    page, controller, person = watch(window)
    lines = page.panel.lines
    told = 0
    for position in range(0, controller.last, 11):
        controller.go_to(position)
        person.look()
        model, root = lines.model(), lines.rootIndex()
        rows = [model.index(row, 0, root) for row in range(model.rowCount(root)) if not lines.isRowHidden(row)]
        assert all(row.data(Role.STEP) <= position and row.data(Role.KIND) == LINE for row in rows)
        hidden = [model.index(row, 0, root) for row in range(model.rowCount(root)) if lines.isRowHidden(row)]
        assert all(row.data(Role.STEP) > position or row.data(Role.KIND) != LINE for row in hidden)
        chosen = sorted(index.row() for index in lines.selectedIndexes())
        assert chosen == [row.row() for row in rows if row.data(Role.STEP) == position]
        told += len(rows)
    assert told > 50
    controller.go_to(next(n for n, step in enumerate(controller.replay.steps) if n > 60 and len(step.events) > 3))
    person.look()
    first = next(row for row in range(lines.model().rowCount(lines.rootIndex())) if not lines.isRowHidden(row))
    index = lines.model().index(first, 0, lines.rootIndex())
    lines.scrollTo(index)
    person.click(lines.viewport(), lines.visualRect(index).center())
    assert controller.position == index.data(Role.STEP)


# ---------------------------------------------------------------- what one sees


def test_nothing_is_asked_and_nothing_can_be_taken(window: MainWindow) -> None:
    page, controller, person = watch(window, record_of("uprising+choam", 4))
    page.panel.eyes.setCurrentIndex(0)
    for position in range(0, controller.last, 40):
        controller.go_to(position)
        person.look()
        assert page.answering.choices.groups == page.answering.choices.buttons == ()
        assert all(piece.kind != LIT for piece in page.scene.pieces())
        before = controller.view
        for piece in list(page.scene.pieces())[::9]:
            page.scene.take(piece)
        assert controller.view == before
        page.piles.close_piles()
        page.preview.close_sheet()
    person.key(Key.Key_Z, CTRL)
    assert controller.position == position


def test_scrubbing_leads_to_the_same_picture_as_stepping(window: MainWindow) -> None:
    page, controller, person = watch(window, record_of("uprising+choam", 4))
    person.hover(page.top_bar, QPoint(700, 10))  # what the pointer rests on is lit
    page.panel.eyes.setCurrentIndex(1)
    pictures: dict[int, QImage] = {}
    places = {15, 16, 61, 120, 200, 201}
    for position in range(1, max(places) + 1):
        controller.step()
        if position in places:
            pictures[position] = picture(page)
    for position in (120, 15, 201, 61, 200, 16):
        controller.go_to(position)
        assert picture(page) == pictures[position], differing(picture(page), pictures[position])
    page.panel.eyes.setCurrentIndex(3)
    assert picture(page) != pictures[16]
    page.panel.eyes.setCurrentIndex(1)
    assert picture(page) == pictures[16], differing(picture(page), pictures[16])


def test_what_happens_flies_when_one_steps_on_and_never_otherwise(window: MainWindow) -> None:
    page, controller, _ = watch(window)
    window.look.set(motion=1.0)
    flights = page.scene.flights
    flown = 0
    for _ in range(60):
        controller.step()
        flown += flights.flying
    assert flown > 20
    controller.step(-1)
    assert not flights.flying
    for place in (90, 91, 200, 10):
        controller.go_to(place)
        assert not flights.flying
    page.panel.speed.setCurrentIndex(4)
    assert page.scene.stage.pace == controller.speed == 8


def test_whose_eyes_one_has_is_chosen_and_only_open_hands_show_the_hands_of_others(window: MainWindow) -> None:
    page, controller, person = watch(window)
    eyes = page.panel.eyes
    assert [eyes.itemData(n) for n in range(eyes.count())] == [0, 1, 2, 3, ALL_HANDS, WATCHER]
    assert (controller.eyes, eyes.currentData()) == (ALL_HANDS, ALL_HANDS)
    controller.go_to(list(controller.replay.rounds)[1])
    for choice, shown in ((ALL_HANDS, True), (2, False), (WATCHER, False)):
        eyes.setCurrentIndex(eyes.findData(choice))
        assert controller.eyes == choice
        page.sheet.open_seat(0)
        person.look()
        names = [grid.accessibleName() for grid in page.sheet.findChildren(CardGrid)]
        assert ("Hand" in names) == shown
        page.sheet.close_sheet()
    assert page.scene.tray.seat == NOBODY


def test_rivals_have_no_eyes(window: MainWindow) -> None:
    page, controller, _ = watch(window, record_of("uprising@solo.mentat", 3))
    assert [page.panel.eyes.itemData(n) for n in range(page.panel.eyes.count())] == [0, ALL_HANDS, WATCHER]
    for position in range(0, controller.last + 1, 3):
        controller.go_to(position)
    page.panel.eyes.setCurrentIndex(1)
    for position in range(controller.last, -1, -3):
        controller.go_to(position)
        assert controller.looker == 0


def test_where_the_rules_have_changed_one_is_told(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of("base", 4, actions=200)
    monkeypatch.setattr(records, "RULES", 2)
    first, *rest = record.rounds
    record = evolve(record, rounds=(evolve(first, digest="0" * 16), *rest), rules=1)
    page, controller, person = watch(window, record)
    assert "The rules have changed" in page.panel._note.text()
    assert page.panel.named(0).startswith(f"Round {len(record.rounds) + 1}: ")
    person.key(Key.Key_Right)
    assert page.panel._note.text() == ""
    person.key(Key.Key_End)
    assert page.panel._note.text() == ""  # they go to the end of the record
    assert controller.last == 200 - record.kept.actions  # type: ignore[union-attr]


# ---------------------------------------------------------------- words

LOOKS = (((1280, 672), 0, "light"), ((1280, 800), 0, "dusk"), ((1600, 1000), 0, "light"), ((1600, 1000), 150, "dusk"))


@pytest.mark.parametrize(("number", "language"), list(enumerate(LANGUAGES)))
def test_no_text_is_cut_off(number: int, language: str, qtbot: QtBot, tmp_path: Path) -> None:
    """Each look with one language and each language with one look; two looks for the sake of both themes."""
    size, scale, theme = LOOKS[number % len(LOOKS)]
    with watching([seat.name for seat in SEATS]) as clipped, speaking(language):
        window = open_window(
            tmp_path, size, language=language, reduced_motion=True, table_scale=scale, theme=theme, opponents_speed=0
        )
        qtbot.addWidget(window)
        page, controller, person = watch(window, record_of("uprising+choam", 4))
        for eyes, position in product(range(page.panel.eyes.count()), (0, 77, 150, controller.last)):
            page.panel.eyes.setCurrentIndex(eyes)
            controller.go_to(position)
            person.look(2)
            clipped.look_at(window)
        controller.go_to(100)
        page.panel.ask_to_branch()
        person.look(3)
        clipped.look_at(window)
        clipped.settle(window)
        assert clipped.failures == []
        window.close()


def test_the_language_changes_while_one_watches(window: MainWindow) -> None:
    page, controller, person = watch(window)
    controller.go_to(50)
    before = page.panel._heading.text()
    with speaking("uk"):
        person.look(3)
        assert page.panel._heading.text() != before
        assert page.panel.named(50) != before
    person.look(3)
    assert page.panel._heading.text() == before
