"""Immortality by keyboard, with Rise of Ix: F6 goes round, branches and partners are taken by digits and arrows."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt

from dune_desktop.content.immortality.facts import Lab
from dune_desktop.engine.names import NOBODY
from dune_desktop.models.refs import NODE
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.table.table_page import TablePage
from tests.asked import set_up
from tests.person import Person
from tests.test_keyboard_ix import SIZES, rounds
from tests.windowed import seeded, window

__all__ = ["seeded", "window"]

Key = Qt.Key
TABLE = """
with = ["ix", "immortality"]
seat0 = {hand = ["experimentation", "face_dancer", "dagger"], solari = 9, lab = {research = 1, specimens = 2}}
"""
FORK = ("agent experimentation > imperial_basin", "do experimentation.agent.1")


def seated(window: MainWindow, size: tuple[int, int] = (1280, 800), *actions: str) -> TablePage:
    window.resize(*size)
    window.games.play(set_up(TABLE, *actions, edition="uprising"))
    assert window.table is not None
    return window.table


@pytest.mark.parametrize("size", SIZES)
def test_f6_goes_through_tracks_and_strip(window: MainWindow, size: tuple[int, int]) -> None:
    table, person = seated(window, size), Person(window)
    wanted = ["tray", "board", "tracks", "strip", "row"]
    assert rounds(person, table) == (wanted[:-1] if table.scene.row.shared else wanted)


@pytest.mark.parametrize("size", SIZES)
def test_a_branch_is_taken_by_arrow_and_enter(window: MainWindow, size: tuple[int, int]) -> None:
    table, person = seated(window, size, *FORK), Person(window)
    assert table.scene.cursor.stand_on((NODE, "r2a"))
    table.view.setFocus()
    person.key(Key.Key_Down)
    assert table.scene.cursor.ref == (NODE, "r2b")
    person.key(Key.Key_Return)
    assert Lab.of(window.controller.view.players[0]).tleilaxu == 1  # type: ignore[union-attr]


def test_three_digits_send_a_pair(window: MainWindow) -> None:
    table, person = seated(window), Person(window)
    titles = [row.title for row in table.answering.choices.rows() if row.lit]
    for title in ("Face Dancer", "Dagger", "Dutiful Service"):
        titles = [row.title for row in table.answering.choices.rows() if row.lit]
        person.key(getattr(Key, f"Key_{titles.index(title) + 1}"))
    assert window.controller is not None
    assert window.controller.view.turn.partner != NOBODY


def test_escape_takes_back_the_partner_and_then_the_card(window: MainWindow) -> None:
    table, person = seated(window), Person(window)
    for title in ("Face Dancer", "Dagger"):
        titles = [row.title for row in table.answering.choices.rows() if row.lit]
        person.key(getattr(Key, f"Key_{titles.index(title) + 1}"))
    assert len(table.answering.draft) == 2
    for left in (1, 0):
        person.key(Key.Key_Escape)
        assert len(table.answering.draft) == left
