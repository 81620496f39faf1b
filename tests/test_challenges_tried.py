"""Challenges at the table: tried, reached or missed, shown step by step, and what was solved is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dune_desktop.challenges.challenge import Challenge, challenges
from dune_desktop.engine.actions import END, REVEAL, Action
from dune_desktop.files.settings import Settings, SettingsFile
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.asking.attempt import MISSED, REACHED, TRIED, Attempt
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.shown_game import seats_of
from dune_desktop.scene.faces.measures import Face, title
from dune_desktop.windows.challenges.attempt_panel import AttemptPanel
from dune_desktop.windows.challenges.challenges_page import ChallengesPage
from dune_desktop.windows.challenges.dealt_cards import dealt
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.main.tried_challenge import begun
from dune_desktop.windows.table.card_grid import LOW_CARD
from tests.posing import solved
from tests.windowed import beside_table, click, page, window

__all__ = ["window"]

ALL = list(challenges().values())


def attempt_at(challenge: Challenge) -> Attempt:
    """An attempt without a window."""
    replayed = begun(challenge)
    record = replayed.recorder.record()
    controller = GameController(record.edition, record.setup, seats_of(record), opponents_speed=0, replayed=replayed)
    return Attempt(challenge, controller, Answering(controller, Settings(), controller), controller)


def controller_of(attempt: Attempt) -> GameController:
    found = attempt.parent()
    assert isinstance(found, GameController)
    return found


def do(attempt: Attempt, *actions: str) -> None:
    for text in actions:
        assert controller_of(attempt).act(Action.parse(text)), text


# ---------------------------------------------------------------- without a window


@pytest.mark.parametrize("challenge", ALL, ids=[one.id for one in ALL])
def test_whoever_is_led_comes_to_the_goal_and_has_solved_nothing(qtbot: QtBot, challenge: Challenge) -> None:
    attempt = attempt_at(challenge)
    solved: list[bool] = []
    attempt.solved.connect(lambda: solved.append(True))
    for _ in range(2 * len(challenge.solution)):
        if attempt.state != TRIED:
            break
        if attempt.shown is not None:
            assert attempt.words(attempt.shown)
            assert attempt.number <= len(challenge.solution)
        while controller_of(attempt).opponents.busy:
            controller_of(attempt).opponents.step()
        assert attempt.lead()
    assert attempt.state == REACHED
    assert not solved


def test_who_reaches_the_goal_alone_has_solved_it_once(qtbot: QtBot) -> None:
    attempt = attempt_at(challenges()["empty_swords"])
    with qtbot.waitSignal(attempt.solved):
        do(attempt, *map(str, attempt.challenge.solution))
    assert attempt.state == REACHED
    assert controller_of(attempt).opponents.held


def test_a_round_that_ends_without_the_goal_is_missed(qtbot: QtBot) -> None:
    attempt = attempt_at(challenges()["empty_swords"])
    do(attempt, "reveal", "end")
    assert attempt.state == MISSED
    assert attempt.shown is None
    assert not attempt.lead()


def test_what_leads_nowhere_any_more_is_said_before_the_next_turn_and_can_be_taken_back(qtbot: QtBot) -> None:
    attempt = attempt_at(challenges()["empty_swords"])
    do(attempt, "agent dune_the_desert_planet > imperial_basin")
    assert not attempt.lost  # the turn goes on
    do(attempt, "end")
    assert attempt.lost
    controller_of(attempt).undo()
    assert not attempt.lost


def test_where_there_is_much_to_try_nothing_is_said(qtbot: QtBot) -> None:
    attempt = attempt_at(challenges()["four_ledgers"])
    do(attempt, "agent dune_the_desert_planet > secure_contract", "end")
    assert not attempt.lost


def test_what_a_step_needs_is_ringed_until_it_is_done(qtbot: QtBot) -> None:
    attempt = attempt_at(challenges()["empty_swords"])
    assert attempt.lead()
    ringed = attempt.answering.meant
    assert [kind for kind, _ in ringed] == ["card", "space"]
    do(attempt, "agent dune_the_desert_planet > secure_contract")
    assert attempt.answering.meant not in ((), ringed)


def test_who_does_something_else_is_led_no_further(qtbot: QtBot) -> None:
    attempt = attempt_at(challenges()["empty_swords"])
    attempt.lead()
    do(attempt, "agent dune_the_desert_planet > imperial_basin")
    assert attempt.shown is None
    assert attempt.answering.meant == ()
    assert not attempt.lead()


def test_what_was_taken_back_leads_nobody_astray(qtbot: QtBot) -> None:
    attempt = attempt_at(challenges()["third_blade"])
    do(attempt, "agent dune_the_desert_planet > imperial_basin")
    controller_of(attempt).undo()
    assert attempt.lead()


# ---------------------------------------------------------------- in the window


def panel(window: MainWindow) -> AttemptPanel:
    """The panel of the challenge on the table."""
    return beside_table(window, AttemptPanel)


def solve(window: MainWindow, name: str) -> None:
    assert window.controller is not None
    for action in challenges()[name].solution:
        if window.controller.game.decision is not None and action in window.controller.game.decision.options:
            window.controller.act(action)


def test_who_learns_is_led_to_the_list_and_by_enter_to_the_table(window: MainWindow) -> None:
    window.show_learn()
    click(window.pages.learn.challenges)
    found = page(window, ChallengesPage)
    assert found.list.row is not None
    assert found.list.row.key == "late_call"
    QTest.keyClick(found.list, Qt.Key.Key_Down)
    QTest.keyClick(found.list, Qt.Key.Key_Return)
    assert panel(window).sentence == "Win the Conflict “Desert Power”."


def test_the_list_shows_with_which_cards_the_chosen_one_begins(window: MainWindow) -> None:
    """In the smallest window there is room for them beside every goal, and they come as far as the last card."""
    window.resize(1280, 640)
    window.pages.show_challenges()
    found = page(window, ChallengesPage)
    shown: dict[tuple[tuple[Face, ...], ...], bytes] = {}
    for challenge in ALL:
        found.list.choose(challenge.id)
        QApplication.processEvents()
        begins, hand = dealt(challenge)
        assert begins[0].id == challenge.position["conflict"]
        assert [face.id for face in begins[1:]] == challenge.position["seat0"]["intrigue"]
        assert [face.id for face in hand] == challenge.position["seat0"].get("hand", [face.id for face in hand])
        assert found.cards.accessibleName().startswith(title(begins[0]))
        assert found.cards.area.height() >= LOW_CARD.height(), challenge.id
        shown[begins, hand] = bytes(found.cards.grab().toImage().constBits())
    assert len(set(shown.values())) == len(shown)


def test_what_is_solved_is_kept_and_ticked(window: MainWindow, tmp_path: Path) -> None:
    window.pages.tried.begin_called("empty_swords")
    solve(window, "empty_swords")
    assert panel(window).sentence == "Solved! Win the Conflict “Desert Power”."
    assert window.settings.solved == ("empty_swords",)
    assert SettingsFile(window._file.path.parent).load().solved == ("empty_swords",)
    click(panel(window).list)
    found = page(window, ChallengesPage)
    assert found.progress.text() == "1 of 30 solved"
    assert window.controller is None
    QTest.keyClick(found, Qt.Key.Key_Escape)
    assert window.pages.learn.isVisible()


def test_next_is_the_next_one_that_is_not_solved(window: MainWindow) -> None:
    window.settings.solved = ("worth_the_dead",)
    window.pages.tried.begin_called("empty_swords")
    solve(window, "empty_swords")
    click(panel(window).hint)
    assert panel(window).attempt.challenge.id == "third_blade"


def test_after_the_last_one_there_is_the_list(window: MainWindow) -> None:
    window.settings.solved = tuple(name for name in challenges() if name != "empty_swords")
    window.pages.tried.begin_called("empty_swords")
    solve(window, "empty_swords")
    click(panel(window).hint)
    assert page(window, ChallengesPage).progress.text() == "30 of 30 solved"


def test_the_hint_takes_the_place_of_the_goal_and_gives_it_back(window: MainWindow) -> None:
    window.pages.tried.begin_called("third_blade")
    shown = panel(window)
    goal = shown.sentence
    click(shown.hint)
    assert shown.sentence.startswith("Harvest, sell, buy")
    click(shown.hint)
    assert shown.sentence == goal


def test_the_solution_begins_anew_where_something_else_was_done(window: MainWindow) -> None:
    window.pages.tried.begin_called("empty_swords")
    assert window.controller is not None
    window.controller.act(REVEAL)
    click(panel(window).solution)
    assert panel(window).sentence.startswith("Step 1 of 7: Dune, the Desert Planet")
    assert window.controller.game.turn.stage == "start"


def test_again_begins_anew_after_a_miss(window: MainWindow) -> None:
    window.pages.tried.begin_called("empty_swords")
    assert window.controller is not None
    window.controller.act(REVEAL)
    window.controller.act(END)
    assert panel(window).sentence.startswith("Not this time")
    click(panel(window).again)
    assert panel(window).sentence == "Win the Conflict “Desert Power”."
    assert window.settings.solved == ()


def test_after_the_sheet_of_the_round_enter_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.tried.begin_called("empty_swords")
    solve(window, "empty_swords")
    assert window.table is not None
    qtbot.waitUntil(window.table.milestones.round.isVisible)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert panel(window).hint.hasFocus()
    QTest.keyClick(panel(window).hint, Qt.Key.Key_Return)
    assert panel(window).attempt.challenge.id == "worth_the_dead"


def test_no_challenge_is_kept_among_the_games(window: MainWindow) -> None:
    window.pages.tried.begin_called("empty_swords")
    window.store.flush()
    assert not list(window.store.unfinished())


def test_the_solution_is_shown_to_its_end_by_one_key(window: MainWindow) -> None:
    window.pages.tried.begin_called("third_blade")
    shown = panel(window)
    shown.solution.setFocus()
    for _ in range(2 * len(challenges()["third_blade"].solution)):
        if shown.attempt.state == TRIED:
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert shown.attempt.state == REACHED
    assert shown.sentence == "That is the solution. Try it yourself, or go on to the next one."


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_whoever_is_led_through_one_s_own_comes_to_the_goal(qtbot: QtBot, edition: str) -> None:
    """Whatever others choose of their rewards meanwhile."""
    attempt = attempt_at(solved(edition))
    for _ in range(3 * len(attempt.challenge.solution)):
        while attempt.state == TRIED and controller_of(attempt).opponents.busy:
            controller_of(attempt).opponents.step()
        if attempt.state != TRIED:
            break
        assert attempt.lead()
    assert attempt.state == REACHED
