"""Rise of Ix by keyboard: F6 goes round the regions, tracks and strip among them, and says what lies there."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt

from dune_desktop.models.refs import PURSE
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.table.table_page import TablePage
from tests.asked import set_up
from tests.person import Person
from tests.windowed import seeded, window

__all__ = ["seeded", "window"]

Key = Qt.Key
SIZES = ((1280, 640), (1280, 672), (1280, 800), (1600, 1000))
TABLE = """
with = ["ix"]
ixboard = {tech = [["flagship"], ["artillery", "chaumurky"], ["minimic_film"]]}
seat0 = {hand = ["dagger"], spice = 3, ixian = {negotiators = 2, freighter = 1}}
"""


def seated(window: MainWindow, size: tuple[int, int] = (1280, 800), *actions: str) -> TablePage:
    window.resize(*size)
    window.games.play(set_up(TABLE, *actions))
    assert window.table is not None
    return window.table


def rounds(person: Person, table: TablePage) -> list[str]:
    """Where the keyboard is in the scene, until F6 has come home."""
    found = []
    for _ in range(12):
        person.key(Key.Key_F6)
        if table.decision.isAncestorOf(person.focus()):
            return found
        if person.focus() is table.view:
            found.append(table.scene.cursor_region())
    raise AssertionError("F6 never comes home")


@pytest.mark.parametrize("size", SIZES)
def test_f6_goes_through_tracks_and_strip(window: MainWindow, size: tuple[int, int]) -> None:
    table, person = seated(window, size), Person(window)
    wanted = ["tray", "board", "tracks", "strip", "row"]
    assert rounds(person, table) == (wanted[:-1] if table.scene.row.shared else wanted)


def test_what_lies_there_is_said(window: MainWindow) -> None:
    table, person = seated(window), Person(window)
    said: list[str] = []
    table.scene.announced.connect(said.append)
    rounds(person, table)
    assert any("Third space" in words and "tech tile" in words for words in said)
    assert any(words.startswith("Negotiators on Ix") for words in said)
    tile = table.models.zone("tech").rows[0].ref
    assert tile is not None
    assert table.scene.cursor.stand_on(tile)
    assert said[-1].startswith("Flagship, costs 8 spice, 1 left")


def test_where_something_is_asked_f6_stands_on_it(window: MainWindow) -> None:
    text = ("agent dagger > tech_negotiation", "do tech_negotiation.1", "pick 1")
    table, person = seated(window, (1280, 800), *text), Person(window)
    assert table.scene.next_region("strip")
    assert table.scene.cursor.ref != (PURSE, "tech")
    table.view.setFocus()
    person.key(Key.Key_Return)
    assert table.answering.choices.prompt.startswith("How many Negotiators")
