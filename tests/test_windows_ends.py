"""The ends of rounds and of the game: panels that open by themselves, tell the truth, and go by a key."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from test_tokens import contrast

from dune_desktop.content import UPRISING
from dune_desktop.engine.composing import compose
from dune_desktop.engine.events import GameOver, RoundBegan, VictoryPoints
from dune_desktop.engine.names import NO_CARD, NOBODY
from dune_desktop.engine.view import View
from dune_desktop.files.settings import Settings
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.story.chronicle import START, chronicle, points_by_source
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import THEMES
from dune_desktop.windows import theme
from dune_desktop.windows.endings.final_count import parts
from dune_desktop.windows.endings.final_panel import FinalPanel
from dune_desktop.windows.endings.milestones import story_of
from dune_desktop.windows.endings.round_chart import RoundChart
from dune_desktop.windows.endings.round_end import ROW_GAP, RoundPanel
from dune_desktop.windows.endings.score_words import Tie, ties
from dune_desktop.windows.table.table_page import TablePage
from tests.asked import set_up
from tests.games import seats_of
from tests.painting import Listener, heard
from tests.replayed import AT_THE_WINDOW, record_of
from tests.seated import game_of, options, resumed

SEED = 3


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> Iterator[None]:
    theme.apply(qapp, Look())
    yield
    qapp.setStyleSheet("")


def open_table(
    qtbot: QtBot,
    players: int = 4,
    cover: str = "open",
    edition: str = "base",
    seed: int = SEED,
    actions: int = 0,
    motion: float = 0.0,
) -> TablePage:
    """After so many actions of a game."""
    controller = resumed(record_of(edition, players, seed, actions), cover=cover)
    return opened_page(qtbot, controller, Settings(cover=cover), motion)


def ended(qtbot: QtBot, players: int = 4, motion: float = 0.0, edition: str = "base", seed: int = SEED) -> TablePage:
    """The end of a game, to which only the last answers were given at the page."""
    actions = len(record_of(edition, players, seed).actions) - AT_THE_WINDOW
    page = open_table(qtbot, players, "open", edition, seed, actions, motion)
    play(page.controller, never)
    return page


def opened_page(qtbot: QtBot, controller: GameController, settings: Settings, motion: float = 0.0) -> TablePage:
    look = Look()
    look.set(motion=motion)
    page = TablePage(controller, look, settings)
    qtbot.addWidget(page)
    page.resize(1280, 672)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return page


def play(controller: GameController, until: Callable[[View], bool]) -> None:
    """Random answers till then, or to the end."""
    chance = seats_of(SEED)
    while controller.asked != NOBODY and not until(controller.view):
        controller.uncover()
        question = controller.question
        assert question is not None
        assert question.options
        controller.act(question.options[chance.below(len(question.options))])


def never(_view: View) -> bool:
    return False


def texts(widget: QWidget) -> str:
    return widget.accessibleName()


# ---------------------------------------------------------------- rounds


def test_the_first_round_begins_without_a_panel(qtbot: QtBot) -> None:
    page = open_table(qtbot)
    play(page.controller, lambda view: view.round == 1)
    assert not page.milestones.round.isVisible()


def test_the_end_of_a_round_is_told_and_put_away_by_a_key(qtbot: QtBot) -> None:
    page = open_table(qtbot)
    play(page.controller, lambda view: view.round == 2)
    panel = page.milestones.round
    assert panel.isVisible()
    assert texts(panel).startswith("Round 1: ")
    lines = panel.table.lines
    assert [line.total for line in lines] != []
    for line in lines:
        seat = next(n for n, one in enumerate(page.controller.seats) if one.name == line.name)
        assert line.total == page.controller.view.players[seat].vp
    strengths = [line.strength for line in lines]
    assert strengths == sorted(strengths, reverse=True)
    QTest.keyClick(panel, Qt.Key.Key_Space)
    assert not panel.isVisible()
    assert page.decision.isAncestorOf(page.focusWidget())


def test_what_the_end_of_a_round_came_over_has_the_keyboard_again(qtbot: QtBot) -> None:
    page = open_table(qtbot)
    panel = page.milestones.round
    page.preview.show_face(page.controller.edition.leaders[0])
    play(page.controller, lambda view: view.round == 2)
    assert panel.isVisible()
    assert page.commanding.sheet() is panel
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert page.preview.hasFocus()
    taken = len(page.controller.history)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not page.preview.isVisible()
    assert len(page.controller.history) == taken
    assert page.decision.isAncestorOf(QApplication.focusWidget())


def test_the_panel_does_not_keep_anybody_waiting_and_tells_nothing_secret(qtbot: QtBot) -> None:
    page = open_table(qtbot, cover="always")
    for number in range(2, 10):
        play(page.controller, lambda view: view.round == number)  # noqa: B023 (played at once)
        if page.controller.covered_for != NOBODY:  # the same seat may be asked before and after
            break
    assert page.milestones.round.isVisible()
    waiting = page.controller.covered_for
    assert waiting != NOBODY
    QTest.keyClick(page.milestones.round, Qt.Key.Key_Return)
    assert page.controller.covered_for == waiting


def test_bots_wait_until_the_end_of_the_round_was_read(qtbot: QtBot) -> None:
    page = opened_page(qtbot, game_of(1, seed=2, opponents_speed=0), Settings())
    controller, panel, chance = page.controller, page.milestones.round, seats_of(SEED)
    while not (panel.isVisible() and controller.opponents.busy):
        assert controller.view.round < 8
        if panel.isVisible():
            panel.close_sheet()
        if controller.opponents.busy:
            controller.opponents.skip()
            qtbot.waitUntil(lambda: not controller.opponents.busy or panel.isVisible())
        else:
            some = options(controller)
            controller.act(some[chance.below(len(some))])
    done = len(controller.history)
    assert any(isinstance(event, RoundBegan) for event in controller.history[-1].events)
    qtbot.wait(30)
    assert len(controller.history) == done
    QTest.keyClick(panel, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(controller.history) > done)


def test_what_is_undone_is_not_told_any_more(qtbot: QtBot) -> None:
    page = open_table(qtbot)
    play(page.controller, lambda view: view.round == 2)
    page.controller.rewound.emit()
    assert not page.milestones.round.isVisible()


def test_the_story_goes_on_from_where_it_was_told_and_forgets_what_was_undone(qtbot: QtBot) -> None:
    page = open_table(qtbot)
    controller, milestones = page.controller, page.milestones
    told = undone = 0
    for number in range(2, 5):
        play(controller, lambda view: view.round == number)  # noqa: B023 (played at once)
        for _ in range(12):
            steps = len(controller.history)
            play(controller, lambda _view: len(controller.history) > steps)  # noqa: B023 (played at once)
            undone += milestones.story().rounds == story_of(controller).rounds and controller.undo()
            assert milestones.story().rounds == story_of(controller).rounds
            told += 1
    assert told == 36
    assert undone > 5


@pytest.mark.parametrize("players", [3, 4])
def test_every_round_fits_into_its_panel(qtbot: QtBot, players: int) -> None:
    actions = len(record_of("base", players, SEED).actions) - AT_THE_WINDOW
    milestones = open_table(qtbot, players, actions=actions).milestones
    told = milestones.story().rounds[1:-1]
    assert len(told) > 5
    for one in told:
        milestones.round.show_round(one)
        assert_fits(milestones.round)
        milestones.round.close_sheet()


def assert_fits(panel: RoundPanel | FinalPanel) -> None:
    QTest.qWait(1)
    assert not panel.grab().isNull()
    for child in panel.sheet.findChildren(QWidget):
        assert child.height() >= child.minimumSizeHint().height(), child
        assert panel.rect().contains(panel.sheet.geometry())


def test_the_edges_of_all_seats_are_seen_in_both_themes(qtbot: QtBot) -> None:
    """Yellow alone is none on paper."""
    page = open_table(qtbot)
    play(page.controller, lambda view: view.round == 2)
    rows = page.milestones.round.table
    for colours in THEMES.values():
        page.look.set(theme=colours)
        shown, top = rows.grab().toImage(), 0.0
        for line in rows.lines:
            across = [shown.pixelColor(x, round(top + line.height / 2)) for x in range(6)]
            assert max(contrast(one, colours.raised) for one in across) > 3, (colours.name, line.colour)
            top += line.height + ROW_GAP


# ---------------------------------------------------------------- the game


@pytest.mark.parametrize(("players", "edition"), [(3, "base"), (4, "base"), (4, "uprising+choam")])
def test_the_final_count_is_the_score(qtbot: QtBot, players: int, edition: str) -> None:
    page = ended(qtbot, players, edition=edition)
    final = page.milestones.final
    assert final.isVisible()
    assert not page.milestones.round.isVisible()
    story = page.milestones.story()
    scores = [player.vp for player in page.controller.view.players]
    counted = parts(page.controller.edition, story, players)
    assert [sum(part.n for part in counted if part.seat == seat) for seat in range(players)] == scores
    over = page.controller.history[-1].events[-1]
    assert isinstance(over, GameOver)
    winner, second = over.ranking[:2]
    assert texts(final).startswith(f"{page.controller.seats[winner].name} wins the game")
    assert ("the tie is decided by" in texts(final)) == (scores[winner] == scores[second])
    assert_fits(final)


def test_the_moment_of_victory_ranks_all_seats_by_their_points(qtbot: QtBot) -> None:
    page = ended(qtbot)
    final, view = page.milestones.final, page.controller.view
    over = page.controller.history[-1].events[-1]
    assert isinstance(over, GameOver)
    ranks = final.plate.ranks._ranks
    assert [rank.name for rank in ranks] == [page.controller.seats[seat].name for seat in over.ranking]
    assert [rank.total for rank in ranks] == [view.players[seat].vp for seat in over.ranking]
    assert [len(rank.signs) for rank in ranks] >= [rank.total for rank in ranks]
    assert final.plate.geometry().left() > final.width() / 2
    assert final.plate.herald._told.score.endswith(f" · {ranks[0].total} Victory Points")
    _, *others = final.buttons
    assert len({button.width() for button in (final.scores, *others)}) == 1


def test_pairs_of_battle_icons_are_counted_with_their_sign() -> None:
    sources = ((0, "battle_icons"), (0, "wild.endgame"), (1, "alliance"))
    story = chronicle(UPRISING, 3, [[VictoryPoints(seat, 1, source) for seat, source in sources]])
    story.rounds[0].points = story.rounds[0].points[-len(sources) :]
    counted = parts(UPRISING, story, 3)
    assert [(part.seat, part.sign) for part in counted] == [(1, "alliance"), (0, "wild"), (0, "wild")]


def test_points_of_a_track_are_counted_with_its_sign() -> None:
    edition = compose(UPRISING.recipe, ("immortality",))
    story = chronicle(edition, 3, [[VictoryPoints(0, 1, "tleilaxu.tleilaxu_7")]])
    assert [part.sign for part in parts(edition, story, 3) if part.source != START] == ["tleilaxu"]


def test_a_game_that_did_not_begin_with_the_setup_is_counted_from_what_lay_there() -> None:
    controller = set_up("round = 10\nseat0 = {vp = 7, solari = 5}\nseat1.vp = 3")
    play(controller, never)
    story, players = story_of(controller), controller.view.players
    assert (story.rounds[0].number, bool(story.rounds[0].points)) == (0, True)
    assert story.rounds[1].number == 10
    assert not any(point.source == START for one in story.rounds[1:] for point in one.points)
    last = story.rounds[-1].accounts
    assert [(one.vp, one.solari, one.spice, one.water) for one in last] == [
        (player.vp, player.solari, player.spice, player.water) for player in players
    ]
    assert [sum(n for _, n in points_by_source(story, player.seat)) for player in players] == [
        player.vp for player in players
    ]


def test_a_round_that_begins_first_of_all_is_the_first_one_told() -> None:
    begun = [RoundBegan(6, NO_CARD)], [RoundBegan(7, NO_CARD)]
    assert [one.number for one in chronicle(UPRISING, 3, begun).rounds] == [0, 6, 7]
    assert [one.number for one in chronicle(UPRISING, 3, [[VictoryPoints(0, 1, "alliance")], *begun]).rounds] == [
        0,
        5,
        6,
        7,
    ]


def test_every_place_tells_what_decided_it_between_equal_points(qtbot: QtBot) -> None:
    """Figures of a real end, made equal one after the other."""
    page = ended(qtbot)
    view = copy(page.controller.view)

    def told(ranking: tuple[int, ...], **values: Callable[[int], int]) -> list[Tie]:
        same = {"vp": 9, "spice": 2, "solari": 1, "water": 0, "garrison": 4}
        view.players = [
            evolve(one, **same | {what: value(one.seat) for what, value in values.items()}) for one in view.players
        ]
        return [*ties(view, ranking)]

    assert [tie.sign for tie in told((3, 2, 1, 0), revealed_at=lambda seat: seat)] == ["reveal"] * 3
    garrisons = told((0, 3, 2, 1), vp=lambda seat: 9 + (seat == 0), garrison=lambda seat: seat)
    assert [(tie.seat, tie.next, tie.sign, tie.score) for tie in garrisons] == [
        (3, 2, "garrison", "3 : 2"),
        (2, 1, "garrison", "2 : 1"),
    ]
    names = [seat.name for seat in page.controller.seats]
    assert garrisons[0].words(names) == f"{names[3]} ranks above {names[2]} on troops in the garrison, 3 : 2"
    assert not told((3, 2, 1, 0), vp=lambda seat: seat)


class _Numbers(Listener):
    """Where the chart has numbers: just what is inked."""

    def __init__(self) -> None:
        self.inked: list[QRectF] = []

    def line(self, where: str, font: QFont, rect: QRectF, text: str) -> None:
        if where.startswith("painted:"):
            measures = QFontMetricsF(font)
            place = QRectF(0, 0, measures.horizontalAdvance(text), measures.tightBoundingRect(text).height())
            place.moveCenter(rect.center())
            if "below" not in where:
                place.moveRight(rect.right())
            self.inked.append(place)


def test_no_mark_of_the_chart_covers_a_number(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not of a seat that has nothing from the first round to the last, either."""
    marks: list[QRectF] = []
    monkeypatch.setattr(
        "dune_desktop.windows.endings.round_chart.draw_mark", lambda _painter, _colour, rect: marks.append(rect)
    )
    chart = RoundChart(Look(), ("red", "blue", "green", "yellow"))
    qtbot.addWidget(chart)
    chart.resize(860, 230)
    chart.show_values([[0] * 11, [*range(11)], [0] * 11, [0] * 11])
    numbers = _Numbers()
    with heard(numbers):
        chart.grab()
    assert len(numbers.inked) >= 10 + 5
    assert len(marks) >= 4 * 12
    assert not [(mark, number) for mark in marks for number in numbers.inked if mark.intersects(number)]


def test_the_count_is_slow_until_a_key(qtbot: QtBot) -> None:
    page = ended(qtbot, motion=1.0)
    final = page.milestones.final
    assert not final.count.done
    with qtbot.waitSignal(final.count.counted):
        pass
    assert not final.count.done
    chart = final.findChild(RoundChart)
    assert chart is not None
    assert not chart.isVisible()  # it would tell the end
    QTest.keyClick(final, Qt.Key.Key_Return)
    assert final.count.done
    assert not chart.isVisible()
    assert final.plate.isVisible()
    QTest.mouseClick(final.scores, Qt.MouseButton.LeftButton)
    assert chart.isVisible()
    assert not final.plate.isVisible()
    QTest.mouseClick(final.back, Qt.MouseButton.LeftButton)
    assert final.plate.isVisible()
    assert final.isVisible()
    assert "wins" in texts(final)
    QTest.keyClick(final, Qt.Key.Key_Return)
    assert not final.isVisible()
    page.decision.final_asked.emit()
    assert final.isVisible()
    assert final.count.done  # once is enough


def _count_out(final: FinalPanel) -> None:
    """Nobody hurries the count."""
    while not final.count.done:
        final.count._next()


def test_a_victory_comes_to_life_until_a_key(qtbot: QtBot) -> None:
    page = ended(qtbot, motion=1.0)
    final = page.milestones.final
    assert not final.triumph.running
    _count_out(final)
    assert final.triumph.running
    early = final.grab().toImage()
    assert final.plate.ranks._share == 0
    QTest.keyClick(final, Qt.Key.Key_Return)
    assert not final.triumph.running
    assert final.plate.ranks._share == 1
    assert final.isVisible()  # this key was for the motion
    assert final.grab().toImage() != early
    QTest.mouseClick(final.scores, Qt.MouseButton.LeftButton)
    QTest.mouseClick(final.back, Qt.MouseButton.LeftButton)
    assert not final.triumph.running  # once is enough


@pytest.mark.parametrize("press", [QTest.keyClick, QTest.mouseClick])
def test_whoever_hurries_the_count_sees_all_at_once(press: Callable[..., None], qtbot: QtBot) -> None:
    page = ended(qtbot, motion=1.0)
    final = page.milestones.final
    what = Qt.Key.Key_Space if press == QTest.keyClick else Qt.MouseButton.LeftButton
    press(final, what)
    assert final.count.done
    assert final.plate.isVisible()
    assert final.plate.ranks._share == 1
    assert not final.triumph.running
    press(final, what)
    assert not final.isVisible()


def test_a_button_of_the_plate_does_not_wait_for_the_motion(qtbot: QtBot) -> None:
    page = ended(qtbot, motion=1.0)
    final = page.milestones.final
    _count_out(final)
    assert final.triumph.running
    QTest.mouseClick(final.buttons[0], Qt.MouseButton.LeftButton)
    assert not final.isVisible()
    assert not final.triumph.running


def test_a_victory_stands_still_where_nothing_is_to_move(qtbot: QtBot) -> None:
    page = ended(qtbot)
    assert page.milestones.final.isVisible()
    assert not page.milestones.final.triumph.running
    assert page.milestones.final.plate.ranks._share == 1


def test_the_winner_stands_first_once_all_is_counted(qtbot: QtBot) -> None:
    """Until then the seats stand as they sit: the order would tell the end."""
    page = next(one for one in (ended(qtbot, motion=1.0, seed=seed) for seed in range(9)) if _upside_down(one))
    count = page.milestones.final.count
    assert count.order == [0, 1, 2, 3]
    top = next(count._segments(3), None)
    count.finish()
    over = page.controller.history[-1].events[-1]
    assert isinstance(over, GameOver)
    assert tuple(count.order) == over.ranking
    assert top is None
    rows = [next(rect.top() for _part, rect in count._segments(seat)) for seat in over.ranking]
    assert rows == sorted(rows)


def _upside_down(page: TablePage) -> bool:
    """The game was not won by who sits first."""
    over = page.controller.history[-1].events[-1]
    return isinstance(over, GameOver) and over.ranking[0] != 0


def test_parts_of_the_count_are_told_to_the_keyboard(qtbot: QtBot) -> None:
    page = ended(qtbot)
    final = page.milestones.final
    final.scores.click()
    assert_fits(final)
    final.count.setFocus()
    told = []
    for _ in range(3):
        told.append(final._told.text())
        QTest.keyClick(final.count, Qt.Key.Key_Right)
    assert len(set(told)) == 3
    assert all(text.startswith(f"{page.controller.seats[final.count.order[0]].name}, +") for text in told)
    assert all(" VP: " in text for text in told)
    final.setFocus()
    assert "wins" in final._told.text()


def test_from_the_final_count_one_goes_on_to_the_next_game_or_leaves(qtbot: QtBot) -> None:
    page = ended(qtbot)
    signals = (page.review_asked, page.watch_asked, page.statistics_asked, page.new_game_asked, page.closed)
    for button, signal in zip(page.milestones.final.buttons[1:], signals, strict=True):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
