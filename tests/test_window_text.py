"""No text is cut off: all pages, all faces, all sheets, in all languages; the table itself is looked at by the monkey.

Each test meets every look, and each language at one of them; together they meet all. With DUNE_TEXT=all in the
environment each test meets every language at every look: minutes.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QTreeView, QWidget

from dune_desktop.bots.names import RIVAL
from dune_desktop.challenges.challenge import TOPICS, Made, challenges
from dune_desktop.content import EDITIONS
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.printed import Card, Conflict, Intrigue, Leader, Space
from dune_desktop.engine.rivals.printed import SOLO, TWO, Rival
from dune_desktop.engine.setup import Setup
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.drawing import fitting
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import DUSK
from dune_desktop.scene.faces import draw_face
from dune_desktop.scene.faces.measures import HAND, NAME, OWN, PREVIEW, ROW, SIZES
from dune_desktop.scene.layout import fitting_u
from dune_desktop.text.challenges import WORDS, goal, hint, ways
from dune_desktop.text.languages import LANGUAGES
from dune_desktop.windows.challenges.attempt_panel import AttemptPanel
from dune_desktop.windows.games import MODES, TABLE
from dune_desktop.windows.review.second_try_panel import SecondTryPanel
from dune_desktop.windows.table.card_grid import CARD, LOW_CARD, WIDE_CARD
from dune_desktop.windows.widgets import panels
from dune_desktop.windows.widgets.face_view import FACE
from dune_desktop.windows.wizard.new_game_page import GAMES
from dune_desktop.windows.wizard.portraits import LOW_FACE, choices
from tests.clipped import Clipped, watching
from tests.games import seats_of
from tests.monkey import COLOURS, NAMES
from tests.person import Person
from tests.posing import solved
from tests.replayed import GAME, go_on, record_of
from tests.reviewed import keep
from tests.speaking import speaking
from tests.trouble import open_window

#: The size of the window and the table scale in per cent; 0: automatic. Pages that have no room scroll. What fits into
#: the lowest window fits into one that is higher.
LOOKS = (((1280, 672), 0), ((1600, 1000), 0), ((1280, 672), 200), ((1920, 1080), 150))
At = tuple[tuple[int, int], int]
BASE = EDITIONS["base"]
#: At least so many are told.
ROUNDS = 5
#: Where faces are shown: of cards, of Leaders and Rivals, and of all others.
PLACES = (*SIZES.items(), (HAND, QSizeF(125, 196)), (HAND, QSizeF(112, 126)), (ROW, QSizeF(131, 116)))
BOARD_PLACES = ((PREVIEW, SIZES[PREVIEW]), (ROW, QSizeF(200, 176)), (HAND, QSizeF(190, 266)))
#: In piles, and on the sheets of seats.
PILED = ((HAND, CARD), (HAND, LOW_CARD))
LEADER_PLACES = ((PREVIEW, SIZES[PREVIEW]), (HAND, FACE), (HAND, LOW_FACE))


@pytest.fixture
def clipped() -> Iterator[Clipped]:
    with watching(NAMES) as clipped:
        yield clipped


def turn(test: str) -> list[tuple[str, At]]:
    """Every look, each with the next language; which is the first differs from test to test."""
    languages, first = list(LANGUAGES), crc32(test.encode())
    return [(languages[(first + number) % len(languages)], look) for number, look in enumerate(LOOKS)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The languages and looks of the window."""
    if "window" in metafunc.fixturenames:
        everything = os.environ.get("DUNE_TEXT") == "all"
        chosen = list(product(LANGUAGES, LOOKS)) if everything else turn(metafunc.function.__name__)
        names = [f"{language}_{x}x{y}@{scale}" for language, ((x, y), scale) in chosen]
        metafunc.parametrize("window", chosen, indirect=True, ids=names)


@pytest.fixture
def window(request: pytest.FixtureRequest, clipped: Clipped, qtbot: QtBot, tmp_path: Path) -> Iterator[Any]:
    language, (size, scale) = request.param
    with speaking(language):
        window = open_window(
            tmp_path, size, language=language, cover="ask", reduced_motion=True, opponents_speed=0, table_scale=scale
        )
        qtbot.addWidget(window)
        Person(window).look(3)
        yield window


def begin(
    window: Any,
    decisions: int,
    seed: int = 5,
    players: int = 4,
    edition: str = "base",
    mode: str = TABLE,
    expansions: tuple[str, ...] = (),
) -> None:
    """A game that was played for a while; its last decisions at the window."""
    people = {SOLO: 1, TWO: 2}.get(mode, players)
    seats = tuple(SeatSetup(NAMES[n], COLOURS[n], "" if n < people else RIVAL) for n in range(players))
    automa = next((one for one in EDITIONS[edition].automas if one.mode == mode), None)
    level = automa.levels[0].id if automa is not None and automa.levels else ""
    setup = Setup(players, seed, (None,) * people, expansions, mode=mode, level=level)
    if decisions:
        decisions -= go_on(window, setup, seats, edition, decisions)
    else:
        window.games.begin(setup, seats, (), edition)
    controller, chance = window.controller, seats_of(seed)
    while decisions and controller.asked != NOBODY:
        controller.uncover()
        options = controller.question.options
        if options is None:  # a Rival's, who waits until what has been done is read, and the panel closed
            window.table.reading.finish()
            window.table.milestones.round.close_sheet()
            Person(window).look()
        else:
            controller.act(options[chance.below(len(options))])
            decisions -= 1
    if controller.asked == NOBODY:  # the count waits until what a Rival has done last is read
        window.table.reading.finish()
    window.table.milestones.round.close_sheet()
    Person(window).look(3)


def look_at(window: Any, clipped: Clipped) -> None:
    """All that can be seen, also what is folded away or scrolled to."""
    for tree in window.findChildren(QTreeView):
        tree.expandAll()
    Person(window).look(3)
    clipped.look_at(window)
    clipped.settle(window)
    for area in (*window.findChildren(QScrollArea), *window.findChildren(QTreeView)):
        bar = area.verticalScrollBar()
        for value in range(bar.minimum(), bar.maximum() + 1, max(1, bar.pageStep())) if area.isVisible() else ():
            bar.setValue(value)
            Person(window).look()
            clipped.look_at(window)


def every_face(edition: Edition) -> Iterator[Any]:
    """All that is printed, both sides of it."""
    yield from edition.card_by_id.values()
    for leader in edition.leaders:
        yield from filter(None, (leader, leader.other_side))
    yield from (*edition.intrigues, *edition.conflicts, *edition.spaces, *edition.contracts, *edition.objectives)
    for automa in edition.automas:
        yield from (*automa.deck, *automa.rivals)


def places(face: Any) -> tuple[tuple[str, QSizeF], ...]:
    """The styles in which a face is shown, and how large."""
    if isinstance(face, Card | Intrigue):
        return PLACES if isinstance(face, Card) else tuple(place for place in PLACES if place[0] not in (OWN, NAME))
    if isinstance(face, Leader | Rival):
        return LEADER_PLACES
    piled = () if isinstance(face, Space) else ((HAND, WIDE_CARD),) if isinstance(face, Conflict) else PILED
    return (*BOARD_PLACES, *piled)


def test_each_language_meets_each_look() -> None:
    tests = [name for name, test in globals().items() if "window" in getattr(test, "__annotations__", {})]
    met = {combination for test in tests if test.startswith("test_") for combination in turn(test)}
    assert met == set(product(LANGUAGES, LOOKS))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_every_face(clipped: Clipped, qtbot: QtBot, language: str, edition: str) -> None:
    picture, look = QPixmap(320, 448), Look()
    with speaking(language):
        painter = QPainter(picture)
        for face in every_face(EDITIONS[edition]):
            for style, size in places(face):
                draw_face(painter, face, QRectF(QPointF(), size), look, style)
        painter.end()
    assert clipped.failures == []


@pytest.mark.parametrize(("size", "u"), [((1280, 672), 1.0), ((1600, 1000), 1.25), ((1920, 1080), 1.5)])
def test_the_table_is_no_larger_than_the_window_has_room_for(size: tuple[int, int], u: float) -> None:
    assert fitting_u(QSizeF(*size), 1.5) == u


def test_the_start_screen(window: Any, clipped: Clipped) -> None:
    begin(window, 30)
    window.show_start()
    look_at(window, clipped)
    assert clipped.failures == []


def test_what_opens_over_every_page(window: Any, clipped: Clipped) -> None:
    begin(window, 30)
    begin(window, 30, 5)
    sheets = window.commands.sheets
    for show, sheet in ((sheets.show_keys, sheets.keys), (sheets.show_games, sheets.games)):
        show()
        look_at(window, clipped)
        sheet.close_sheet()
    assert clipped.failures == []


def test_a_blend_that_was_deleted(window: Any, clipped: Clipped) -> None:
    window.show_new_game()
    window.show_cards()
    names = window.pages.cards.names
    names.save_as.click()
    names.name.setText("W" * 40)
    names.yes.click()
    names.delete.click()
    look_at(window, clipped)
    assert clipped.failures == []


def test_the_first_start(window: Any, clipped: Clipped) -> None:
    window.show_start()
    assert window.pages.start.languages.isVisible()
    look_at(window, clipped)
    assert clipped.failures == []


def test_the_wizard(window: Any, clipped: Clipped) -> None:
    window.show_new_game()
    page = window.pages.new_game
    page.modes.segment(MODES.index(TABLE)).click()
    for row, leader in zip(page.rows * 2, BASE.leaders, strict=False):
        row.name.setText("")
        row.choose(leader.id)
        page.leaders.show_leader(row.shown_name(), leader.id)
        look_at(window, clipped)
    for chooser in (page.rows[1].kind, page.rows[2].personality):
        for row in range(chooser.count()):
            chooser.setCurrentIndex(row)
            chooser.activated.emit(row)
            look_at(window, clipped)
    page.advanced.click()
    page.seed.setText("not a number")
    look_at(window, clipped)
    assert clipped.failures == []


@pytest.mark.parametrize("game", EDITIONS)
def test_the_wizard_with_rivals(window: Any, clipped: Clipped, game: str) -> None:
    window.show_new_game()
    page = window.pages.new_game
    page.games.segment(GAMES.index(game)).click()
    for automa in EDITIONS[game].automas:
        page.modes.segment(MODES.index(automa.mode)).click()
        for number in range(len(automa.levels)):
            page.course.levels.segment(number).click()
            look_at(window, clipped)
        for rival in choices(automa):
            page.rivals[0].choose(rival)
            page._point(page.rivals[0].seat, rival)
            look_at(window, clipped)
            bar = page.rival_cards.area.verticalScrollBar()
            assert bar.maximum() == 0, rival
    assert clipped.failures == []


def test_the_saved_games(window: Any, clipped: Clipped, tmp_path: Path) -> None:
    for seed, players in ((1, 3), (5, 4)):
        begin(window, 60, seed, players)
    window.games.leave()
    (tmp_path / "games" / "20260101-000000-abcdef.json").write_text("no game", encoding="utf-8")
    window.store.flush()
    window.show_load()
    look_at(window, clipped)
    page = window.pages.load
    page.delete.click()
    page.kinds.setCurrentIndex(page.kinds.count() - 1)  # deleted ones
    assert page.kept.isVisible()
    look_at(window, clipped)
    assert clipped.failures == []


def test_the_settings(window: Any, clipped: Clipped) -> None:
    window.show_settings()
    look_at(window, clipped)
    assert clipped.failures == []


def test_the_help(window: Any, clipped: Clipped) -> None:
    window.show_help()
    page = window.pages.help
    for tab in range(page.tabs.count()):
        page.tabs.setCurrentIndex(tab)
        look_at(window, clipped)
    assert clipped.failures == []


def test_what_can_be_learned_and_the_list_of_challenges(window: Any, clipped: Clipped) -> None:
    window.show_learn()
    look_at(window, clipped)
    window.pages.show_challenges()
    rows = window.pages.challenges.list
    for number in range(rows.model().rowCount()):
        rows.setCurrentIndex(rows.model().index(number, 0))
        window.pages.challenges.grab()
    look_at(window, clipped)
    assert clipped.failures == []


def test_the_panel_of_every_challenge(window: Any, clipped: Clipped) -> None:
    window.pages.tried.begin_called("late_call")
    panel = window.table.findChild(AttemptPanel)
    look_at(window, clipped)
    for challenge in challenges().values():
        title, aim = str(WORDS[challenge.id].title), goal(challenge)
        for said in (
            aim,
            hint(challenge),
            panel.tr("Not this time: the round is over. Try again: {goal}").format(goal=aim),
        ):
            panel.say(said, title)
            panel.grab()
    assert clipped.failures == []


def test_a_challenge_of_one_s_own_is_made_and_listed(window: Any, clipped: Clipped) -> None:
    window.games.watch_record(record_of("base", 3, 4), GAME)
    window.replay.controller.go_to(list(window.replay.controller.replay.turns)[12])
    look_at(window, clipped)
    window.pages.make_challenge()
    sheet = window.pages.making.sheet
    for row in range(sheet.goal.count()):
        sheet.goal.setCurrentIndex(row)
        look_at(window, clipped)
    made = Made(title="x", ways=888)
    for said in (ways(made), ways(evolve(made, every=True))):
        sheet.told.setText(said)
        look_at(window, clipped)
    sheet.close_sheet()
    page = window.pages.challenges
    window.pages.show_challenges()
    page.tell_kept(window.pages.own.keep(solved().named("Дюна", "")).id)
    look_at(window, clipped)
    page.delete.click()
    look_at(window, clipped)
    assert clipped.failures == []


def test_a_review_with_its_lessons_and_a_second_try(window: Any, clipped: Clipped) -> None:
    keep(window)
    window.pages.reviewed.show_saved(GAME)
    page = window.pages.reviewed.page
    for topic in TOPICS:
        page.lesson.tell(topic)
        look_at(window, clipped)
    page.try_it.click()
    panel = window.table.findChild(SecondTryPanel)
    look_at(window, clipped)
    finding = panel.second_try.finding
    for answer in (finding.verdict.taken.action, finding.verdict.better.action):
        window.controller.act(answer)
        look_at(window, clipped)
        window.controller.undo()
    window.pages.reviewed.end()
    assert clipped.failures == []


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_every_big_card(window: Any, clipped: Clipped, edition: str) -> None:
    begin(window, 0, edition=edition, expansions=EDITIONS[edition].recipe.modules)
    preview = window.table.preview
    for widget in window.table.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        widget.setUpdatesEnabled(widget is preview)  # what lies beneath is not painted anew for every card
    for face in every_face(EDITIONS[edition]):
        preview.show_face(face)
        Person(window).look()
        clipped.look_at(preview)
    assert clipped.failures == []


@pytest.mark.parametrize(
    ("edition", "mode", "decisions"),
    [("base", TABLE, 40), ("uprising", TABLE, 170), ("uprising", SOLO, 90), ("base", TWO, 5000)],
    ids=["early", "late", "solo", "over"],
)
def test_the_table_and_what_opens_over_it(
    window: Any, clipped: Clipped, edition: str, mode: str, decisions: int
) -> None:
    begin(window, decisions, players=4 if mode == TABLE else 3, edition=edition, mode=mode)
    page, person = window.table, Person(window)
    assert page.milestones.final.isVisible() == (page.controller.asked == NOBODY) == (decisions > 1000)
    look_at(window, clipped)
    page.milestones.final.close_sheet()
    page.controller.uncover()
    look_at(window, clipped)
    for seat in range(len(page.controller.seats)):
        page.sheet.open_seat(seat)
        look_at(window, clipped)
        page.sheet.close_sheet()
    for toggle in (page.toggle_log, page.toggle_words):
        toggle()
        look_at(window, clipped)
        toggle()
    if not page.piles.picking:
        for zone in ("discard", "deck", "played", "trashed", "intrigue_discard", "conflict_pile", "row"):
            page.open_pile(zone)
            look_at(window, clipped)
            page.piles.close_piles()
    page.setFocus()
    for _ in range(3):
        person.key(Qt.Key.Key_F3)
        clipped.look_at(window)
    assert clipped.failures == []


def test_the_round_panel(window: Any, clipped: Clipped) -> None:
    begin(window, 240)
    milestones = window.table.milestones
    told = milestones.story().rounds[1:-1]
    assert len(told) >= ROUNDS
    for one in told:
        milestones.round.show_round(one)
        Person(window).look()
        clipped.look_at(milestones.round)
        milestones.round.close_sheet()
    assert clipped.failures == []


def test_what_is_cut_off_is_found(clipped: Clipped, qtbot: QtBot) -> None:
    """The watcher itself."""
    pixmap = QPixmap(100, 100)
    painter = QPainter(pixmap)
    fitted = fitting.fit("Incomprehensibilities", 20, 14)
    fitting.draw_fitted(painter, fitted, QRectF(0, 0, 20, 20), DUSK.text)
    panels.line(painter, QRectF(0, 0, 20, 20), "Incomprehensibilities", 14, 400, DUSK.text)
    painter.drawText(QRectF(0, 0, 20, 20), 0, "Incomprehensibilities")
    painter.end()
    label = QLabel("Incomprehensibilities")
    qtbot.addWidget(label)
    label.resize(20, 60)
    label.show()
    clipped._look_at(label)
    wrong = [what for _, what, _ in clipped.found]
    assert wrong == ["too long", "shortened", "wider than its place", "wider than its place"]
    QApplication.processEvents()
