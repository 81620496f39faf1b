"""The player's aid: a sheet with two sides as a PDF, for each game in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtWidgets import QApplication, QFileDialog

from dune_desktop.content import BASE, EDITIONS
from dune_desktop.engine.composing import compose
from dune_desktop.engine.edition import Edition
from dune_desktop.scene.drawing import fitting
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.help import players_aid
from dune_desktop.windows.help.help_page import HelpPage
from dune_desktop.windows.help.players_aid import Aid
from dune_desktop.windows.main.main_window import MainWindow
from tests.speaking import speaking
from tests.windowed import click, page, window

__all__ = ["window"]


def fullest() -> Edition:
    recipe = EDITIONS["uprising"].recipe
    return compose(recipe, recipe.joined(("ix", "immortality", "choam")))


def pages(pdf: bytes) -> int:
    return pdf.count(b"/Type /Page\n")


@pytest.mark.parametrize("game", [None, BASE, fullest()], ids=["none", "base", "fullest"])
def test_it_is_a_sheet_with_two_sides(qapp: QApplication, game: Edition | None) -> None:
    pdf = Aid(Look(), game).pdf()
    assert pdf.startswith(b"%PDF-")
    assert pages(pdf) == 2


@pytest.mark.parametrize("language", ["uk", "ru", "bg"])
def test_all_that_it_says_has_room(qapp: QApplication, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fit, cramped = fitting.fit, []

    def watched(text: str, *how: object, **more: object) -> fitting.Fitted:
        found = fit(text, *how, **more)  # type: ignore[arg-type]
        if found.overflows or found.elided:
            cramped.append(text)
        return found

    monkeypatch.setattr(players_aid, "fit", watched)
    with speaking(language):
        for game in (None, fullest()):
            assert pages(Aid(Look(), game).pdf()) == 2
    assert not cramped


@pytest.mark.parametrize("wide", [800.0, 832.0])
def test_illustrations_of_a_row_are_as_high_and_reach_to_the_edge(qapp: QApplication, wide: float) -> None:
    placed = [frame for _, frame in Aid(Look(), None)._placed(wide)]
    rows = {frame.top(): [one for one in placed if one.top() == frame.top()] for frame in placed}
    assert [len(row) for row in rows.values()] == [3, 2, 3, 3, 2]
    assert all(len({one.height() for one in row}) == 1 for row in rows.values())
    assert all(row[-1].right() == pytest.approx(wide) for row in rows.values())


def test_it_is_written_where_one_says(window: MainWindow, tmp_path: Path) -> None:
    window.show_help()
    help_ = page(window, HelpPage)
    click(help_.aid)
    dialog = help_.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    target = tmp_path / "aid.pdf"
    dialog.fileSelected.emit(str(target))
    dialog.close()
    assert target.read_bytes().startswith(b"%PDF-")
    assert str(target) in help_.notice.text.text()


def test_what_can_not_be_written_is_told(window: MainWindow, tmp_path: Path) -> None:
    window.show_help()
    help_ = page(window, HelpPage)
    (tmp_path / "file").touch()
    help_._write_aid(str(tmp_path / "file" / "aid.pdf"))
    assert "could not be written" in help_.notice.text.text()
