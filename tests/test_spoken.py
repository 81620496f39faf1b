"""What screen readers are told of the table: a button for each piece, which answers as a click on the piece does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QGroupBox
from pytestqt.qtbot import QtBot

from dune_desktop.models.asking.answering import LIT
from dune_desktop.scene.table.spoken import SpokenPiece
from dune_desktop.windows.table.table_page import TablePage
from tests.paged import dressed, may_send, open_table

__all__ = ["dressed"]


@pytest.fixture
def listening() -> Iterator[None]:
    """Somebody uses a screen reader."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def spoken(page: TablePage) -> list[SpokenPiece]:
    page.commanding.spoken.follow()
    return [button for button in page.view.findChildren(SpokenPiece) if button.isVisible()]


def named(page: TablePage, name: str) -> SpokenPiece:
    return next(button for button in spoken(page) if button.accessibleName() == name)


def test_nothing_is_made_where_nobody_listens(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    page.answering.changed.emit()
    QApplication.processEvents()
    assert page.view.findChildren(SpokenPiece) == []


def test_each_piece_has_a_button_with_a_name_where_it_stands(qtbot: QtBot, listening: None) -> None:
    page = open_table(qtbot, may_send)
    told = spoken(page)
    pieces = [piece for piece in page.scene.pieces() if piece.isVisible() and piece.tip()]
    assert len(told) == len(pieces) > 60
    names = {button.accessibleName() for button in told}
    assert all(names)
    assert {"Arrakeen", "Conspire", "Hagga Basin"} <= names
    groups = page.view.findChildren(QGroupBox)
    assert {"Board", "Imperium Row and Reserve", "Your cards and pieces"} <= {
        group.accessibleName() for group in groups
    }
    arrakeen = next(piece for piece in pieces if piece.tip().startswith("Arrakeen"))
    place = page.view.mapFromScene(arrakeen.anchor()).boundingRect()
    assert named(page, "Arrakeen").geometry() == place


def test_pressed_it_answers(qtbot: QtBot, listening: None) -> None:
    """A card, then a space of those that are left."""
    page = open_table(qtbot, may_send)
    card = next(piece for piece in page.scene.region("tray") if piece.kind == LIT and piece.tip())
    button = named(page, card.tip().split("\n")[0])
    assert "Can be taken" in button.accessibleDescription()
    button.click()
    assert page.answering.draft
    again = next(one for one in spoken(page) if one.isChecked())
    assert again.accessibleName() == button.accessibleName()
    region = page.scene.region("board")
    space = next(piece for piece in region if piece.kind == LIT and piece.ref and piece.ref[0] == "space")
    before = len(page.controller.record().actions)
    named(page, space.tip().split("\n")[0]).click()
    assert len(page.controller.record().actions) > before


def test_what_is_refused_says_why(qtbot: QtBot, listening: None) -> None:
    page = open_table(qtbot, may_send)
    page.answering.choose(next(piece.ref for piece in page.scene.region("tray") if piece.kind == LIT and piece.ref))
    spaces = [piece for piece in page.scene.region("board") if piece.ref and piece.ref[0] == "space"]
    refused = next(piece for piece in spaces if piece.kind != LIT)
    why = page.answering.reason(refused.ref)  # type: ignore[arg-type]
    assert why
    assert why in named(page, refused.tip().split("\n")[0]).accessibleDescription()
