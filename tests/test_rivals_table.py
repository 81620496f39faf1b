"""Rivals at the table: who plays them, what is shown of their turns, what they are after, and what people decide."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest

from dune_desktop.bots.names import RIVAL
from dune_desktop.engine import events
from dune_desktop.engine.actions import PASS
from dune_desktop.engine.decisions import COMBAT_KIND, RIVAL_KIND
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.rivals.printed import TWO
from dune_desktop.files.settings import Settings
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import ALWAYS
from dune_desktop.models.refs import CARD, PASS_BUTTON
from dune_desktop.models.roles import Role
from dune_desktop.models.story import passages, turned_hagal
from dune_desktop.models.story.turned_hagal import TurnedModel, TurnedRow
from dune_desktop.models.table import zones
from dune_desktop.models.table.in_words import WordsModel
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.records.record_text import loads
from dune_desktop.records.store import Store
from dune_desktop.scene.board.hagal_corner import HagalValue
from dune_desktop.scene.drawing.fitting import Fitted
from dune_desktop.scene.drawing.tokens import ICON_13, S8
from dune_desktop.text.translating import install
from tests.paged import show
from tests.painting import Listener, heard
from tests.rival_games import GAMES, IDS, game, last, play
from tests.seated import resumed
from tests.tables import texts, watched

pytestmark = pytest.mark.usefixtures("qapp")
# ---------------------------------------------------------------- the controller


@pytest.mark.parametrize(("edition", "mode", "level", "variants", "rivals"), GAMES, ids=IDS)
def test_a_whole_game_is_told_by_models_that_qt_finds_sound(
    edition: str, mode: str, level: str, variants: tuple[str, ...], rivals: tuple[str, ...], qtlog: Any
) -> None:
    controller = game(edition, mode, level, variants, rivals)
    models = TableModels(controller)
    words = WordsModel(models.names)
    testers = watched(models.turned, models.seats, models.since, words, models.zone(zones.HAGAL_DISCARD))
    turned, steps = 0, count()

    def each() -> None:
        nonlocal turned
        if next(steps) % 48 == 0:  # at each change Qt goes through all there are
            words.sync(controller.view, controller.places(), models.seats.rows, models.spaces.rows)
        turned = max(turned, len(models.turned.rows))
        assert all(text and "{" not in text for text in texts(models.turned))
        assert len(models.zone(zones.HAGAL_DISCARD).rows) == len(controller.view.hagal_discard)

    play(controller, each=each)
    assert controller.view.over
    assert turned > 2
    assert testers
    assert [record.message for record in qtlog.records] == []
    fresh = TableModels(controller)
    assert texts(fresh.turned) == texts(models.turned)
    assert texts(fresh.seats) == texts(models.seats)


def test_a_rival_is_played_by_the_rules_whoever_was_set_down_there() -> None:
    controller = game()
    seats = tuple(SeatSetup(one.name, one.colour, "" if n else RIVAL) for n, one in enumerate(controller.seats))
    again = GameController("base", controller.record().setup, seats, cover="open")
    assert [one.bot for one in again.seats] == ["", RIVAL, RIVAL]
    assert again.humans == (0,)
    assert [again.rival(seat) is not None for seat in range(3)] == [False, True, True]


def test_a_step_turns_up_a_card_and_who_looks_stays_the_person() -> None:
    controller = game()
    play(controller, lambda: controller.opponents.busy)
    assert controller.question is not None
    assert controller.question.kind == RIVAL_KIND
    assert controller.question.options is None
    before, looker = len(controller.view.hagal_deck), controller.looker
    controller.opponents.step()
    assert looker == controller.looker == 0
    assert len(controller.view.hagal_deck) == before - 1
    assert last(controller, events.HagalTurned) is not None


def test_the_cards_come_one_by_one_at_the_speed_of_the_settings(qtbot: QtBot) -> None:
    controller = game(opponents_speed=30)
    play(controller, lambda: controller.opponents.busy)
    before = len(controller.history)
    shown: list[int] = []
    controller.shown.connect(lambda *_: shown.append(len(controller.history)))
    qtbot.waitUntil(lambda: bool(shown))
    assert shown[0] == before + 1
    controller.opponents.skip()
    qtbot.waitUntil(lambda: not controller.opponents.busy)


def test_only_people_hide_their_hands_from_each_other() -> None:
    controller = game(mode=TWO, cover=ALWAYS)
    seen = set()
    play(controller, each=lambda: seen.add(controller.covered_for))
    assert seen <= {NOBODY, 0, 1}
    assert {0, 1} <= seen


def test_a_game_is_saved_and_goes_on(tmp_path: Any) -> None:
    store = Store(tmp_path)
    controller = game("uprising", store=store)
    assert play(controller, lambda: controller.view.round == 3 and controller.opponents.busy)
    store.flush()
    record = loads((tmp_path / f"{controller.game_id}.json").read_text(encoding="utf-8"))
    again = resumed(record, cover="open")
    assert again.asked == controller.asked
    assert again.view == controller.view
    assert again.opponents.busy


def test_what_one_has_done_before_a_rival_moved_stays_done() -> None:
    controller = game()
    assert play(controller, lambda: last(controller, events.HagalTurned) is not None and not controller.opponents.busy)
    assert not controller.can_undo


# ---------------------------------------------------------------- what is shown


def test_why_a_card_was_ignored_and_what_the_next_one_did() -> None:
    controller = game("uprising")
    models = TableModels(controller)
    assert play(controller, lambda: last(controller, events.HagalIgnored) is not None)
    row = models.turned.rows[-1]
    ignored = last(controller, events.HagalIgnored)
    assert (row.kind, row.about, row.ref) == (turned_hagal.IGNORED, ignored.card, (CARD, ignored.card))
    assert models.turned.reason_of(row) in models.turned.text(row)
    assert play(controller, lambda: (sent := last(controller, events.Sent)) is not None and bool(sent.seat))
    used = next(row for row in reversed(models.turned.rows) if row.kind == turned_hagal.SENT)
    where = models.names.space(last(controller, events.Sent).space)
    assert models.turned.reason_of(used) == f"Agent to {where}"


@pytest.mark.parametrize(
    ("why", "said"),
    [
        ("occupied", "Arrakeen is occupied"),
        ("voice", "Arrakeen is closed by The Voice"),
        ("smart_politics", "Smart Politics: not to Arrakeen now"),
    ],
)
def test_every_reason_has_its_words(why: str, said: str) -> None:
    controller = game()
    models = TableModels(controller)
    card = next(n for n, one in controller.game.hagal.items() if one.id.startswith("arrakeen"))
    space = controller.edition.space_index["arrakeen"]
    event = events.HagalIgnored(1, card, why, space)
    row = turned_hagal.TurnedRow((1, 0), 1, turned_hagal.IGNORED, card, events=(event,))
    assert models.turned.reason_of(row) == said


def test_conditions_that_do_not_hold_have_their_words() -> None:
    said = {
        "hagga_basin_imperial_basin": "Neither board space has bonus spice",
        "deep_desert": "No bonus spice at Deep Desert",
        "sietch_tabr": "Too little Influence for Sietch Tabr",
    }
    controller = game("uprising")
    models = TableModels(controller)
    for number, card in controller.game.hagal.items():
        if card.id in said:
            space = controller.edition.space_index[card.sides[0].space]
            event = events.HagalIgnored(1, number, "condition", space)
            row = turned_hagal.TurnedRow((1, 0), 1, turned_hagal.IGNORED, number, events=(event,))
            assert models.turned.reason_of(row) == said[card.id]


def test_a_scheme_is_told_with_the_card_that_set_it_off() -> None:
    controller = game("uprising")
    models = TableModels(controller)
    seat, rival = next((player.seat, player.leader.id) for player in controller.game.players if player.rival)
    card = next(n for n, one in controller.game.hagal.items() if one.id == "place_spy_city")
    scheme = events.Resolved(seat, f"{rival}.scheme", True)
    row = turned_hagal.TurnedRow((1, 0), seat, turned_hagal.DID, card, events=(scheme,))
    assert models.turned.reason_of(row).startswith("no post is free. Scheme: ")


def test_the_dice_of_the_row_are_told() -> None:
    controller = game("uprising", variants=("row_dice",))
    models = TableModels(controller)
    assert play(controller, lambda: last(controller, events.RowDice) is not None)
    row = next(row for row in models.turned.rows if row.kind == turned_hagal.DICE)
    first, second = last(controller, events.RowDice).dice
    assert f"The dice show {first} and {second}" in models.turned.text(row)


def test_the_combat_bonus_is_a_move_of_its_own() -> None:
    controller = game()
    models = TableModels(controller)
    bonus = lambda: any(row.kind == passages.BONUS for row in models.since.rows)  # noqa: E731
    assert play(controller, bonus)
    swords = [number for number, row in enumerate(models.turned.rows) if row.kind == turned_hagal.SWORDS]
    assert swords
    assert all(models.turned.index(number).data(Role.SIGNS) == () for number in swords)  # its words tell them


def test_passing_in_combat_is_nothing_that_a_rival_does() -> None:
    controller = game()
    models = TableModels(controller)
    passed: list[Any] = []
    play(controller, each=lambda: passed.extend(row for row in models.since.rows if row.kind == passages.PASSED))
    assert not [row for row in passed if row.seat]


def test_a_pass_is_never_for_the_rest_of_a_combat_with_rivals_alone() -> None:
    """They play no cards, so nobody is asked again (S10.2)."""
    controller = game(seed=2)
    controller.by_hand = True
    asked = lambda: controller.question is not None and controller.question.kind == COMBAT_KIND  # noqa: E731
    assert play(controller, asked)
    buttons = Answering(controller, Settings()).choices.buttons
    assert [button.ref for button in buttons] == [PASS_BUTTON]
    assert not buttons[0].words


def test_nobody_is_asked_for_the_sake_of_rivals() -> None:
    controller = game("uprising")

    def idle() -> bool:
        asked, combat = controller.question, controller.view.combat
        return asked is not None and asked.options == (PASS,) and combat is not None and not combat.played

    assert not play(controller, idle)
    assert any(step.action is PASS for step in controller.history)


def test_the_words_follow_the_language() -> None:
    controller = game()
    models = TableModels(controller)
    play(controller, lambda: last(controller, events.HagalIgnored) is not None)
    before = texts(models.turned)
    install(lambda _context, source, _disambiguation, _n: source.upper() if "{" not in source else f"*{source}")
    try:
        models.retranslate()
        assert texts(models.turned) != before
    finally:
        install(None)


def test_roles_of_a_turned_card() -> None:
    controller = game()
    models = TableModels(controller)
    play(controller, lambda: bool(models.turned.rows))
    index = models.turned.index(0, 0)
    row = index.data(Role.VALUE)
    assert index.data(Role.SEAT) == row.seat
    assert index.data(Role.FACE) is controller.game.hagal[row.about]
    assert (CARD, row.about) in index.data(Role.REFS)
    assert index.data(Role.KIND) == row.kind


# ---------------------------------------------------------------- the window


def test_the_panel_shows_the_cards_and_the_pile_opens(qtbot: QtBot) -> None:
    controller = game("uprising", opponents_speed=10_000)
    page = show(qtbot, controller)
    assert play(controller, lambda: last(controller, events.HagalIgnored) is not None)
    assert page.decision.page is page.decision.wait
    wait = page.decision.wait
    assert wait.turned.isVisible()
    assert not wait.moves.isVisible()
    assert wait.turned.model().rowCount() == len(page.models.turned.rows)
    page.reading.finish()
    before = len(controller.history)
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Space)
    assert len(controller.history) == before + 1
    assert page.scene.board.hagal is not None
    assert not page.scene.board.past.isVisible()
    card = page.scene.board.hagal.card
    assert card.ref == (CARD, controller.view.hagal_discard[-1])
    page.scene.take(card)
    assert page.piles.isVisible()
    assert [row.card for row in page.piles.sections[0].grid.model().rows] == list(controller.view.hagal_discard)


def test_a_rival_that_begins_the_round_waits_until_the_last_one_is_read(qtbot: QtBot) -> None:
    controller = game(opponents_speed=20)
    page = show(qtbot, controller)

    def begins() -> bool:
        return page.milestones.round.isVisible() and controller.opponents.busy

    assert play(controller, begins)
    before = len(controller.history)
    QTest.qWait(120)
    assert len(controller.history) == before
    page.milestones.round.close_sheet()
    qtbot.waitUntil(lambda: len(controller.history) > before)


def test_the_sheet_of_a_rival_has_its_card(qtbot: QtBot) -> None:
    page = show(qtbot, game("uprising", opponents_speed=10_000))
    page.sheet.open_seat(1)
    assert page.sheet._face.face is page.controller.rival(1)
    page.sheet.close_sheet()
    page.show_big(("seat", 1))
    assert page.preview.face is page.controller.rival(1)


def test_an_empty_house_hagal_deck_keeps_its_place(qtbot: QtBot) -> None:
    """Above its number there is a frame, not just the ground."""
    page = show(qtbot, game("uprising", opponents_speed=10_000))
    item = page.scene.board.hagal
    assert item is not None
    item.show_value(HagalValue(0))
    picture = QImage(item.rect.size().toSize(), QImage.Format.Format_RGB32)
    picture.fill(0)
    painter = QPainter(picture)
    item.draw(painter)
    painter.end()
    deck = item._deck.toRect()
    ground = picture.pixelColor(deck.center())
    edge = [picture.pixelColor(x, deck.top()) for x in range(deck.left() + 4, deck.right() - 4)]
    assert any(colour != ground for colour in edge)


class Said(Listener):
    """All that is written."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.widest = 0.0

    def text(self, _where: str, _font: QFont, _rect: QRectF, text: str) -> None:
        self.texts.append(text)

    def fitted(self, where: str, fitted: Fitted, rect: QRectF) -> None:
        super().fitted(where, fitted, rect)
        self.widest = max(
            self.widest, rect.left() + max(map(QFontMetricsF(fitted.font).horizontalAdvance, fitted.lines))
        )


@pytest.mark.parametrize(
    ("title", "told"), [("Карфаг", True), ("Пустельна тактика", False), ("Меланжоочисний завод", False)]
)
def test_what_has_no_room_below_a_title_in_two_lines_is_left_out(title: str, told: bool, qtbot: QtBot) -> None:
    """In the low corner that Immortality leaves."""
    page = show(qtbot, game("uprising", opponents_speed=10_000))
    item = page.scene.board.hagal
    assert item is not None
    item.arrange(QRectF(0, 0, 172, 38))
    item.show_value(HagalValue(17, TurnedRow((0, 0), 1, turned_hagal.SENT, 0)))
    said, picture = Said(), QImage(172, 38, QImage.Format.Format_RGB32)
    with pytest.MonkeyPatch.context() as patch, heard(said):
        patch.setattr(TurnedModel, "title", lambda *_: title)
        patch.setattr(TurnedModel, "reason_of", lambda *_: "Агент")
        painter = QPainter(picture)
        item.draw(painter)
        painter.end()
    assert title in said.texts
    assert said.widest <= 172 - S8 - ICON_13, "the mark of the seat stands on the title"
    assert ("Агент" in said.texts) is told
