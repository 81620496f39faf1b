"""How one could, and what is still open: told on the table and in the panel, by real events."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from dune_desktop.models import refs
from dune_desktop.models.asking.hinting import THINKING
from dune_desktop.models.refs import CARD, SPACE, Ref
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.windows.main.learning import learn
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.table.table_page import TablePage
from tests.asked import position
from tests.hinted import Waiting
from tests.paged import dressed, press, show
from tests.speaking import speaking
from tests.windowed import window

__all__ = ["dressed", "window"]

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
#: One person, whom others do not see.
ALONE = (SeatSetup("Serhii", "red"), SeatSetup("Olha", "blue", "random"), SeatSetup("Andrii", "green", "random"))
TAKEN = 'seat0 = {hand = ["reconnaissance", "dagger"], water = 0}\nseat1 = {agents = ["carthag"]}'
OCCUPIED, FREE = "Olha already has an Agent at Carthag.", "Free, with the same icon: Arrakeen."
FIGHT = 'conflict = "skirmish_a"\nseat0 = {hand = ["reconnaissance", "dagger"], garrison = 3}\nseat1 = {troops = 2}'
SENT = ("agent reconnaissance > carthag", "do carthag.2")
TROOPS = "3 troops more in the Conflict: as it stands, you would be first."


def table(qtbot: QtBot, where: str = TAKEN, *actions: str, **settings: object) -> TablePage:
    controller = position(where, *actions, seats=ALONE).controller  # type: ignore[attr-defined]
    return show(qtbot, controller, **settings)  # type: ignore[arg-type]


def space(page: TablePage, name: str) -> Ref:
    return SPACE, page.controller.edition.space_index[name]


def card(page: TablePage, name: str) -> Ref:
    found = (one for one in page.controller.view.players[0].hand if page.controller.game.cards[one].id == name)
    return CARD, next(found)


def middle(page: TablePage, ref: Ref) -> QPoint:
    place = page.scene.anchor(ref)
    assert place is not None
    return page.view.mapFromScene(place.center())


def move(page: TablePage, start: QPoint, end: QPoint) -> None:
    for n in range(1, 7):
        QTest.mouseMove(page.view.viewport(), (QPointF(start) + QPointF(end - start) * (n / 6)).toPoint())


def drag(page: TablePage, source: Ref, target: Ref) -> None:
    start, end = middle(page, source), middle(page, target)
    QTest.mousePress(page.view.viewport(), LEFT, pos=start)
    move(page, start, end)
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=end)


def click(page: TablePage, ref: Ref) -> None:
    QTest.mouseClick(page.view.viewport(), LEFT, pos=middle(page, ref))


def link(page: TablePage) -> QPoint:
    """The middle of the link in the bubble."""
    bubble = page.scene.bubble
    assert bubble.link
    return page.view.mapFromScene(bubble.mapToScene(bubble._link_place().center()))


def refuse(page: TablePage) -> None:
    """Drag a card onto the space that is taken."""
    drag(page, card(page, "reconnaissance"), space(page, "carthag"))


# ---------------------------------------------------------------- how could I, on the table


def test_a_drop_that_is_refused_offers_to_say_how_one_could(qtbot: QtBot) -> None:
    page = table(qtbot)
    refuse(page)
    assert (page.scene.bubble.words, page.scene.bubble.link) == (OCCUPIED, "How could I? (F12)")
    QTest.mouseClick(page.view.viewport(), LEFT, pos=link(page))
    assert page.scene.bubble.words == f"{OCCUPIED}\n{FREE}"
    assert not page.scene.bubble.link
    assert page.answering.meant == (space(page, "arrakeen"),)
    assert list(page.guided.beacons.rings()) == [space(page, "arrakeen")]


def test_the_pointer_may_cross_the_table_on_its_way_to_the_link(qtbot: QtBot) -> None:
    page = table(qtbot)
    refuse(page)
    move(page, middle(page, space(page, "carthag")), middle(page, space(page, "imperial_basin")))
    assert page.scene.bubble.link
    move(page, middle(page, space(page, "imperial_basin")), link(page))
    QTest.mouseClick(page.view.viewport(), LEFT, pos=link(page))
    assert FREE in page.scene.bubble.words


def test_the_same_refusal_twice_in_a_turn_is_answered_unasked(qtbot: QtBot) -> None:
    page = table(qtbot)
    refuse(page)
    refuse(page)
    assert page.scene.bubble.words == f"{OCCUPIED}\n{FREE}"
    refuse(page)
    assert page.scene.bubble.link  # who knows it by now is not told every time


def test_what_was_told_goes_with_the_next_press_and_its_rings_with_the_answer(qtbot: QtBot) -> None:
    page = table(qtbot)
    refuse(page)
    refuse(page)
    click(page, card(page, "dagger"))
    assert not page.scene.bubble.isVisible()
    assert page.answering.meant == ()


def test_rings_go_too_where_something_else_was_asked_about_meanwhile(qtbot: QtBot) -> None:
    page = table(qtbot)
    refuse(page)
    refuse(page)
    assert page.answering.meant == (space(page, "arrakeen"),)
    page.decision.ask.explain(space(page, "conspire"))
    assert page.answering.meant == ()


def test_what_a_solution_means_stays_ringed(qtbot: QtBot) -> None:
    page = table(qtbot)
    meant = (space(page, "wealth"),)
    page.answering.mean(meant)
    refuse(page)
    refuse(page)
    assert FREE in page.scene.bubble.words
    assert page.answering.meant == meant
    page.answering.choose(card(page, "dagger"))
    assert page.answering.meant == meant


def test_a_key_says_it_where_it_was_refused(qtbot: QtBot) -> None:
    page = table(qtbot)
    click(page, card(page, "reconnaissance"))
    click(page, space(page, "carthag"))
    press(page, Qt.Key.Key_F12)
    assert page.scene.bubble.words == f"{OCCUPIED}\n{FREE}"


def test_who_plays_by_keys_reads_it_beside_the_piece(qtbot: QtBot) -> None:
    page = table(qtbot)
    page.answering.choose(card(page, "reconnaissance"))
    page.view.setFocus()
    page.scene.cursor.stand_on(space(page, "carthag"))
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    place, bubble = page.scene.anchor(space(page, "carthag")), page.scene.bubble
    assert bubble.words == OCCUPIED
    assert place is not None
    assert bubble.at == place.center()
    QTest.keyClick(page.view, Qt.Key.Key_F12)
    assert (bubble.words, bubble.at) == (f"{OCCUPIED}\n{FREE}", place.center())


def test_a_key_tells_in_the_panel_of_what_is_pointed_at(qtbot: QtBot) -> None:
    page = table(qtbot)
    page.scene.pointer.point(space(page, "conspire"))
    press(page, Qt.Key.Key_F12)
    assert page.decision.ask._notice.text() == "Not this round. No card in your hand has this icon."


def test_a_drag_that_can_not_begin_offers_it_too(qtbot: QtBot) -> None:
    page = table(qtbot)
    start = middle(page, refs.GARRISON_UNITS)
    QTest.mousePress(page.view.viewport(), LEFT, pos=start)
    move(page, start, start + QPoint(120, 0))
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=start + QPoint(120, 0))
    assert page.scene.bubble.words == "Send an Agent to a Combat space first."
    assert page.scene.bubble.link


def test_nothing_is_offered_where_nothing_can_be_said(qtbot: QtBot) -> None:
    """The turn can't end yet, and the reason says already what is to be done."""
    page = table(qtbot, FIGHT, SENT[0])
    assert page.decision.ask.explain(refs.END_BUTTON)
    assert "How could I?" not in page.decision.ask.more.text()


# ---------------------------------------------------------------- how could I, in the panel


def test_a_reason_in_the_panel_has_the_link_beside_that_of_the_rules(qtbot: QtBot) -> None:
    page = table(qtbot)
    ask = page.decision.ask
    ask.explain(space(page, "conspire"))
    assert "How could I? (F12)" in ask.more.text()
    label: QLabel = ask.more
    QTest.mouseClick(label, LEFT, pos=QPoint(12, label.fontMetrics().height() // 2))
    assert ask._notice.text() == "Not this round. No card in your hand has this icon."
    assert "How could I?" not in ask.more.text()


def test_a_row_that_is_pressed_twice_in_vain_is_answered_unasked(qtbot: QtBot) -> None:
    page = table(qtbot, 'seat0 = {hand = ["reconnaissance", "dagger"], intrigue = ["ambush"]}')
    (row,) = [row for row in page.answering.choices.rows() if row.title == "Ambush"]
    for reason in ("Ambush cannot be played during a turn.", "Keep it for Combat"):
        page.decision.ask.take_choice(row)
        assert page.decision.ask._notice.text().startswith(reason)


def test_who_asks_for_the_reason_again_is_told_the_reason(qtbot: QtBot) -> None:
    page = table(qtbot)
    page.scene.pointer.point(space(page, "conspire"))
    for _ in range(3):
        press(page, Qt.Key.Key_F1)
        page.decision.ask.hush()
    press(page, Qt.Key.Key_F1)
    assert page.decision.ask._notice.text().startswith("No card in your hand has the Agent icon of Conspire.")


# ---------------------------------------------------------------- still open


def told(page: TablePage) -> list[str]:
    """What stands there to be read."""
    lines = page.decision.ask.open.lines
    return [line.text.text() for line in lines if line.text.isVisible()]


def test_it_stands_beside_the_button_and_costs_no_press(qtbot: QtBot) -> None:
    page = table(qtbot, FIGHT, *SENT, confirm_end=False)
    assert told(page) == [TROOPS]
    assert page.decision.ask.open.geometry().bottom() <= page.decision.ask._foot.geometry().top()
    assert page.focusWidget() is page.decision.ask.options
    press(page, Qt.Key.Key_Return, CTRL)
    assert page.controller.asked == 1


def test_two_things_at_the_most_and_one_where_the_rows_need_the_room(qtbot: QtBot) -> None:
    cards = '["opulence", "convincing_argument", "convincing_argument", "diplomacy"]'
    page = table(qtbot, f'row = ["stilgar"]\nimperium_deck = []\nseat0 = {{hand = {cards}, solari = 6}}', "reveal")
    both = [
        "Opulence: 1 Victory Point still to be had in this turn.",
        "6 Persuasion is lost with the turn; it still buys Stilgar.",
    ]
    assert told(page) == both
    page.resize(1280, 672)
    QApplication.processEvents()
    assert told(page) == both[:1]


def test_it_follows_what_is_done(qtbot: QtBot) -> None:
    page = table(qtbot, FIGHT, *SENT)
    page.answering.step(refs.GARRISON_UNITS, 3)
    assert told(page) == []
    press(page, Qt.Key.Key_Z, CTRL)
    assert told(page) == [TROOPS]


def test_show_me_asks_for_the_hint(qtbot: QtBot) -> None:
    page = table(qtbot, FIGHT, *SENT)
    page.hints.thinker = Waiting()
    QTest.mouseClick(page.decision.ask.open.show_me, LEFT)
    assert page.hints.stage == THINKING


def test_a_kind_is_dismissed_by_its_button(qtbot: QtBot) -> None:
    page = table(qtbot, FIGHT, *SENT)
    kept: list[str] = []
    page.setting_changed.connect(kept.append)
    line = page.decision.ask.open.lines[0]
    assert line.button.accessibleName() == f"Dismiss: {TROOPS}"
    assert "any more" in line.button.toolTip()
    QTest.mouseClick(line.button, LEFT)
    assert told(page) == []
    assert kept == ["dismissed"]


def test_who_always_wants_to_be_told_dismisses_for_a_turn(qtbot: QtBot) -> None:
    page = table(qtbot, FIGHT, *SENT, still_open="always")
    assert page.decision.ask.open.lines[0].button.toolTip() == "Dismiss for this turn"


def test_it_is_silent_while_something_is_carried(qtbot: QtBot) -> None:
    page = table(qtbot, FIGHT, *SENT)
    start = middle(page, refs.GARRISON_UNITS)
    QTest.mousePress(page.view.viewport(), LEFT, pos=start)
    move(page, start, start + QPoint(80, 40))
    assert page.scene.dragging.active
    assert told(page) == []
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert told(page) == [TROOPS]


def test_one_thing_is_told_at_a_time(qtbot: QtBot) -> None:
    page = table(qtbot)
    (agents,) = told(page)
    page.decision.ask.explain(space(page, "conspire"))
    assert told(page) == []
    page.decision.ask.hush()
    assert told(page) == [agents]
    refuse(page)
    assert told(page) == []
    click(page, card(page, "dagger"))
    assert told(page) == [agents]


def test_who_wants_to_hear_nothing_hears_nothing(qtbot: QtBot) -> None:
    assert told(table(qtbot, FIGHT, *SENT, still_open="never")) == []


def test_the_words_follow_the_language(qtbot: QtBot) -> None:
    page = table(qtbot, FIGHT, *SENT)
    with speaking("uk"):
        QApplication.processEvents()
        (line,) = told(page)
        assert line != TROOPS
        assert page.decision.ask.open.show_me.text() != "Show me"


def test_a_guided_game_has_a_guide_and_challenges_have_riddles(window: MainWindow) -> None:
    for begin in (partial(learn, window, "first_game"), partial(window.pages.tried.begin_called, "late_call")):
        begin()
        page = window.games.table
        assert page is not None
        assert page.decision.coach.ends == ()
        assert page.decision.ask.open.isHidden()
