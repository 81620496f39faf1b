"""Pictures of the table for the list: taken at the end of a round and on leaving, of what everybody may see."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.controller import GameController
from dune_desktop.scene.faces.states import LIT
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved import table_pictures
from dune_desktop.windows.saved.table_pictures import encoded, paint_board
from dune_desktop.windows.table.table_page import TablePage
from tests.games import seats_of
from tests.shelved import open_window
from tests.tables import SEATS


def begin(window: MainWindow, players: int = 3) -> TablePage:
    window.games.begin(Setup(players, 1), SEATS[:players], ())
    assert window.table is not None
    return window.table


def answer(controller: GameController, chance: object) -> None:
    """At random, for whoever is asked."""
    controller.uncover()
    question = controller.question
    assert question is not None
    assert question.options
    controller.act(question.options[chance.below(len(question.options))])  # type: ignore[attr-defined]


def play_a_round(page: TablePage) -> None:
    controller, chance = page.controller, seats_of(3)
    begun = controller.view.round
    while controller.view.round == begun:
        answer(controller, chance)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path)


def test_leaving_keeps_a_picture(window: MainWindow) -> None:
    page = begin(window)
    answer(page.controller, seats_of(1))
    game = page.controller.game_id
    window.games.leave()
    window.store.flush()
    path = window.store.picture(game)
    assert path is not None
    picture = QImage(str(path))
    assert picture.width() == 320
    assert 130 <= picture.height() <= 200
    assert len({picture.pixelColor(x, y).name() for x in range(0, 320, 8) for y in range(0, picture.height(), 8)}) > 50


def test_closing_the_window_keeps_a_picture(window: MainWindow) -> None:
    page = begin(window)
    answer(page.controller, seats_of(1))
    game = page.controller.game_id
    window.close()
    assert window.store.picture(game) is not None


def test_a_game_without_a_decision_that_gives_way_to_another_leaves_nothing(window: MainWindow) -> None:
    game = begin(window).controller.game_id
    other = begin(window).controller.game_id
    window.games.leave()
    window.store.flush()
    assert window.store.picture(game) is None
    assert [saved.id for saved in window.store.saved()] == [other]


def test_the_end_of_a_round_keeps_one_when_all_is_still(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(table_pictures, "_LATER", 10)
    monkeypatch.setattr(table_pictures, "_AGAIN", 10)
    page = begin(window)
    play_a_round(page)
    game = page.controller.game_id
    assert window.store.picture(game) is None
    qtbot.waitUntil(lambda: window.store.flush() and window.store.picture(game) is not None)


def test_while_something_flies_it_waits(window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    painted: list[object] = []
    monkeypatch.setattr(table_pictures, "_AGAIN", 1)
    monkeypatch.setattr(table_pictures, "paint_board", lambda scene: painted.append(scene) or QImage())
    page = begin(window)
    monkeypatch.setattr(type(page.scene.flights), "flying", property(lambda _: True))
    window.desk.pictures._take_if_still()
    assert painted == []
    monkeypatch.setattr(type(page.scene.flights), "flying", property(lambda _: False))
    qtbot.waitUntil(lambda: painted == [page.scene])


def test_a_decision_only_starts_a_clock(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def not_now(*_: object) -> QImage:
        raise AssertionError("painted while somebody decides")

    page = begin(window)
    with monkeypatch.context() as patch:
        patch.setattr(table_pictures, "paint_board", not_now)
        play_a_round(page)
    assert window.desk.pictures._later.isActive()


def test_nothing_in_it_tells_of_a_hand(qtbot: QtBot, tmp_path: Path) -> None:
    """What can be taken is lit by the cards in a hand: the picture is the same whoever looks, or nobody."""
    window = open_window(qtbot, tmp_path, cover="always")
    page = begin(window)
    controller, scene = page.controller, page.scene
    assert controller.covered_for != NOBODY
    covered = paint_board(scene)
    controller.uncover()
    QTest.qWait(1)
    scene.still()
    lit = [piece for piece in scene.board.pieces() if piece.kind == LIT]
    assert lit
    assert paint_board(scene) == covered
    assert [piece for piece in scene.board.pieces() if piece.kind == LIT] == lit


def test_the_picture_is_a_png_that_the_store_takes(window: MainWindow) -> None:
    content = encoded(paint_board(begin(window).scene))
    assert content.startswith(b"\x89PNG")
    assert len(content) < 200_000


def test_what_can_t_be_kept_harms_nothing(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page = begin(window)
    answer(page.controller, seats_of(1))
    monkeypatch.setattr(table_pictures, "encoded", lambda _: b"no picture")
    game = page.controller.game_id
    window.games.leave()
    assert window.store.picture(game) is None
    assert [one.id for one in window.store.saved()] == [game]
