"""What the table shows while the game goes on: others' moves, the cover, what was answered by itself, what flies."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from dune_desktop.engine.actions import REVEAL, Action
from dune_desktop.engine.events import Answered
from dune_desktop.engine.names import WATCHER
from dune_desktop.engine.setup import Setup
from dune_desktop.models import refs
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.refs import SEAT
from dune_desktop.models.roles import Role
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.drawing.tokens import DUSK, LIGHT
from dune_desktop.windows.decision.option_rows import lay_out
from dune_desktop.windows.table.table_page import TablePage
from tests.paged import COLOURS, PLAYERS, dressed, may_deploy, may_send, open_table, play, press, show, table_at
from tests.scenes import aloft

__all__ = ["dressed"]

SHIFT = Qt.KeyboardModifier.ShiftModifier
LONG = 3_600_000


def among_bots(
    qtbot: QtBot, people: tuple[int, ...] = (0,), speed: int = LONG, motion: float = 0.0, cover: str = "always"
) -> TablePage:
    """A table where the bots are to move."""
    seats = tuple(
        SeatSetup(name, colour, "" if n in people else "random")
        for n, (name, colour) in enumerate(zip(PLAYERS, COLOURS, strict=True))
    )
    controller = GameController("base", Setup(4, 1), seats, cover=cover, opponents_speed=speed)
    page = show(qtbot, controller, motion)
    act_until_bots(page)
    return page


def act_until_bots(page: TablePage) -> None:
    controller = page.controller
    while not controller.opponents.busy:
        controller.uncover()
        question = controller.question
        assert question is not None
        assert question.options
        controller.act(question.options[-1])


# ---------------------------------------------------------------- others' moves


def test_who_moves_is_named_and_space_steps(qtbot: QtBot) -> None:
    page = among_bots(qtbot)
    wait, controller = page.decision.wait, page.controller
    assert page.decision.page is wait
    assert wait.heading.text() == f"{PLAYERS[controller.opponents.thinking]} moves"
    for widget in (wait, wait.step, page.view, page):
        steps = len(controller.history)
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Space)
        assert len(controller.history) == steps + 1, widget
        if not controller.opponents.busy:
            return


def test_enter_skips_to_the_next_question(qtbot: QtBot) -> None:
    page = among_bots(qtbot)
    page.decision.take_home()
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not page.controller.opponents.busy)
    assert page.decision.page is page.decision.ask
    assert page.decision.ask.options.hasFocus() or page.milestones.round.isVisible()


def test_bots_can_be_paused_and_go_on(qtbot: QtBot) -> None:
    page = among_bots(qtbot, speed=200)
    wait, controller = page.decision.wait, page.controller
    QTest.mouseClick(wait.pause, Qt.MouseButton.LeftButton)
    steps = len(controller.history)
    qtbot.wait(300)
    assert len(controller.history) == steps
    assert wait.pause.text() == "Continue"
    assert wait.words.text().startswith("Paused")
    QTest.mouseClick(wait.step, Qt.MouseButton.LeftButton)
    assert len(controller.history) == steps + 1
    if controller.opponents.busy:
        QTest.mouseClick(wait.pause, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: len(controller.history) > steps + 1)


def test_a_line_shows_the_pace(qtbot: QtBot) -> None:
    page = among_bots(qtbot, speed=5000, motion=1.0)
    clock = page.decision.wait.pace._clock
    running = QAbstractAnimation.State.Running
    assert clock.state() == running
    page.controller.opponents.paused = True
    assert clock.state() != running
    page.controller.opponents.paused = False
    assert clock.state() == running
    page.hide()
    assert clock.state() != running


def test_without_motion_no_line_grows(qtbot: QtBot) -> None:
    page = among_bots(qtbot, speed=5000)
    assert page.decision.wait.pace._clock.state() != QAbstractAnimation.State.Running


# ---------------------------------------------------------------- the cover


def test_what_was_opened_for_one_is_closed_for_the_next(qtbot: QtBot) -> None:
    page = among_bots(qtbot, people=(0, 2))
    controller = page.controller
    while controller.opponents.busy:  # the first bots moved before anybody looked
        controller.opponents.step()
    controller.uncover()
    page.show_big((refs.CARD, controller.view.players[controller.looker].hand[0]))
    page.open_pile("discard")
    assert page.preview.isVisible()
    act_until_bots(page)
    assert controller.looker == WATCHER  # a bot moves before the next person
    assert not page.preview.isVisible()
    assert not page.piles.isVisible()
    while controller.opponents.busy:
        controller.opponents.step()
    assert controller.covered_for >= 0
    assert page.decision.cover.uncover.hasFocus() or page.milestones.round.isVisible()


# ---------------------------------------------------------------- what was answered by itself


def test_a_forced_answer_is_named_until_something_is_chosen(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    ask, controller = page.decision.ask, page.controller
    forced = Answered(controller.looker, "faction", "pick fremen")
    ask.tell_forced((forced,))
    assert "Fremen" in ask._notice.text()
    assert ask._notice.isVisible()
    page.answering.take(next(choice for choice in page.answering.choices.rows() if choice.lit))
    assert not ask._notice.isVisible()


def test_what_is_told_leaves_room_for_the_rows(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    ask, controller = page.decision.ask, page.controller
    forced = Answered(controller.looker, "faction", "pick fremen")
    ask.tell_forced((forced,) * 9)
    notice = ask._notice
    assert notice.text().endswith(" …")
    assert notice.text().removesuffix(" …") in notice.toolTip()
    assert notice.toolTip().count("Fremen") == 9
    lines = notice.fontMetrics().boundingRect(0, 0, notice.width(), 0, Qt.TextFlag.TextWordWrap, notice.text())
    assert lines.height() <= 3 * notice.fontMetrics().lineSpacing()
    ask.tell_forced((forced,))
    assert (notice.toolTip(), notice.text().endswith("…")) == ("", False)


def test_what_went_by_itself_is_told_in_the_panel(qtbot: QtBot) -> None:
    page = table_at(qtbot, 'seat0 = {hand = ["diplomacy"]}')
    page.controller.by_hand = False
    assert page.controller.act(Action.parse("agent diplomacy > wealth"))
    told = page.decision.ask._notice
    assert told.isVisible()
    assert told.text() == "Serhii now has 1 Influence with the Emperor."
    assert page.controller.undo()
    assert not told.isVisible()


def test_nothing_stale_is_told(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    ask, controller = page.decision.ask, page.controller
    ask.tell_forced((Answered((controller.looker + 1) % 4, "faction", "pick fremen"),))
    assert not ask._notice.isVisible()  # what others answer stands in the log
    ask.tell_forced((Answered(controller.looker, "faction", "pick fremen"),))
    assert ask._notice.isVisible()
    seat = controller.looker
    play(controller, lambda controller: controller.looker != seat)
    assert not ask._notice.isVisible()


def test_a_reason_goes_with_its_question(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    ask = page.decision.ask
    ask.say("Because.")
    page.answering.take(next(choice for choice in page.answering.choices.rows() if choice.lit))
    assert not ask._notice.isVisible()


# ---------------------------------------------------------------- flights


def test_what_is_revealed_flies_where_row_and_tray_have_swapped(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    page.look.set(motion=1.0)
    before = page.places.regions
    assert page.controller.act(REVEAL)
    assert page.places.regions is not before
    assert page.scene.flights.flying
    revealed = [piece for piece in page.scene.tray.revealed.pieces() if piece.veiled]
    assert revealed
    table = page.view.rect().toRectF()
    for flight in aloft(page.scene):
        assert table.contains(flight.end.center())
        assert any(flight.end == piece.anchor() for piece in page.scene.pieces()) or not flight.lands
    page.scene.still()
    assert not any(piece.veiled for piece in page.scene.pieces())


# ---------------------------------------------------------------- seats, other destinations


def test_a_seat_that_can_be_chosen_is_lit_with_its_digit(qtbot: QtBot) -> None:
    where = """
        players = 4
        seat0 = {intrigue = ["double_cross"], solari = 1}
        seat1.troops = 1
        seat3.troops = 2
    """
    page = table_at(qtbot, where, "play double_cross")
    rows = [page.models.seats.index(seat, 0) for seat in range(4)]
    assert [page.answering.state((SEAT, seat)).kind for seat in range(4)] == ["", "", "", ""]
    dark = page.seats.grab().toImage()
    page.controller.act(Action.parse("do double_cross.plot.1.1"))
    states = [page.answering.state((SEAT, seat)) for seat in range(4)]
    assert [(state.kind, state.key) for state in states] == [("", ""), ("lit", "2"), ("refused", ""), ("lit", "4")]
    assert page.seats.grab().toImage() != dark
    QTest.mouseClick(page.seats.viewport(), Qt.MouseButton.LeftButton, pos=page.seats.visualRect(rows[3]).center())
    assert page.controller.view.players[3].troops == 1
    assert not page.sheet.isVisible()


def test_shift_and_digit_take_the_other_way_and_the_row_names_it(qtbot: QtBot) -> None:
    where = """
        row = ["chani", "stilgar", "dr_yueh", "scout", "lady_jessica"]
        seat0 = {hand = ["convincing_argument"], waiting = ["recruitment_mission"]}
    """
    page = table_at(qtbot, where, "reveal")
    scout = next(row for row in page.answering.choices.rows() if row.title == "Scout")
    note = lay_out(scout, 280).note
    assert note is not None
    assert "".join(note.lines).replace(" ", "") == f"Shift+{scout.key}:Ontopofyourdeck"
    assert "Shift+" in str(spoken(page, scout))
    press(page, Qt.Key(Qt.Key.Key_0 + int(scout.key)), SHIFT)
    deck = page.controller.view.players[0].deck
    assert page.controller.face(deck[-1]).id == "scout"  # type: ignore[union-attr]


def spoken(page: TablePage, choice: Choice) -> str:
    options = page.decision.ask.options
    assert options.go_to(choice)
    return str(options.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole))


# ---------------------------------------------------------------- what others did


def test_f3_walks_on_the_board_and_ends(qtbot: QtBot) -> None:
    page = open_table(qtbot, lambda controller: may_send(controller) and controller.view.round > 1)
    deeds = page.models.since
    page.since.stop()
    for number in range(deeds.rowCount()):
        press(page, Qt.Key.Key_F3)
        touched = set(deeds.index(number, 0).data(Role.REFS))
        ringed = {item.ref for item in page.scene.board.pieces() if getattr(item, "ringed", False)}
        assert ringed <= touched
        assert ringed or not touched & {item.ref for item in page.scene.board.pieces()}
    press(page, Qt.Key.Key_F3)
    assert page.since.at == -1


def test_arrows_go_on_with_the_walk_that_a_key_began(qtbot: QtBot) -> None:
    page = among_bots(qtbot, cover="open")
    for _ in range(60):
        if page.controller.opponents.busy and page.models.since.rowCount() < 3:
            page.controller.opponents.step()
    assert page.models.since.rowCount() > 1
    page.resize(1280, 800)
    page.take_home()
    home = QApplication.focusWidget()
    for ending in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        press(page, Qt.Key.Key_F3)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
        assert page.since.at == 1
        QTest.keyClick(QApplication.focusWidget(), ending)
        assert page.since.at == -1
        assert QApplication.focusWidget() is home


def test_arrows_in_the_list_of_deeds_walk_too(qtbot: QtBot) -> None:
    page = among_bots(qtbot, cover="open")
    for _ in range(60):
        if page.controller.opponents.busy and page.models.since.rowCount() < 3:
            page.controller.opponents.step()
    assert page.models.since.rowCount() > 1
    page.since.list.setFocus()
    with qtbot.waitSignal(page.since.pointed, check_params_cb=bool):
        QTest.keyClick(page.since.list, Qt.Key.Key_Down)
    assert page.since.at > 0
    page.view.setFocus()
    assert page.since.at == -1  # only F3 walks while the keyboard is elsewhere


# ---------------------------------------------------------------- undo


def test_the_undo_button_names_what_was_seen_until_there_is_something_to_take_back(qtbot: QtBot) -> None:
    seen = open_table(qtbot, lambda controller: controller.undo_barrier.code == "seen" and not controller.can_undo)
    undo = seen.decision.ask.undo
    cards = seen.controller.undo_barrier.cards
    assert cards
    assert seen.models.names.card(cards[0]) in undo.text()
    assert undo.text() == undo.accessibleName()
    assert not undo.isEnabled()
    QTest.keyClick(seen, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not seen.controller.can_redo


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Backspace])
def test_stepping_back_never_undoes_what_was_done(qtbot: QtBot, key: Qt.Key) -> None:
    page = open_table(qtbot, may_deploy)
    question = page.controller.question
    assert question is not None
    page.controller.act(next(one for one in question.options or () if one.verb == "deploy"))
    steps = len(page.controller.history)
    for widget in (page.decision.ask.options, page.view, page.seats):
        widget.setFocus()
        QTest.keyClick(widget, key)
    assert len(page.controller.history) == steps
    assert page.controller.can_undo


# ---------------------------------------------------------------- the cover, by keyboard


def test_the_button_with_the_keyboard_is_the_one_that_enter_presses(qtbot: QtBot) -> None:
    page = open_table(qtbot, cover="ask")
    cover, controller = page.decision.cover, page.controller
    cover.leave_open.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(cover.leave_open, Qt.Key.Key_Return)
    assert controller.covered_for == -1
    number = controller.view.round
    play(controller, lambda controller: controller.view.round > number or controller.asked == 3)
    assert controller.covered_for == -1


def test_names_are_never_markup(qtbot: QtBot) -> None:
    seats = tuple(SeatSetup(f"<b>{name}</b>", colour) for name, colour in zip(PLAYERS, COLOURS, strict=True))
    page = show(qtbot, GameController("base", Setup(4, 1), seats))
    for label in page.decision.findChildren(QLabel):
        assert label.textFormat() == Qt.TextFormat.PlainText or "<b>" not in label.text()


def test_the_edge_of_the_question_follows_the_theme(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    assert page.decision._edge == DUSK.accent
    page.look.set(theme=LIGHT)
    assert page.decision._edge == LIGHT.accent
