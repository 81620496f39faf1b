"""Battle icons in a grid: Objectives and Conflict cards together, every name whole."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtWidgets import QLabel

from dune_desktop.models.table.table_models import TableModels
from dune_desktop.models.table.zones import TROPHIES
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.table.card_grid import CardGrid, TitledGrid
from tests.asked import set_up
from tests.clipped import watching

_TROPHIES = """
round = 5
seat0.trophies = ["objective_crysknife", "secure_imperial_basin", "propaganda", "battle_for_imperial_basin"]
"""


def test_conflict_cards_beside_an_objective_lie_across(qtbot: QtBot) -> None:
    models = TableModels(set_up(_TROPHIES, edition="uprising"))
    model = models.pile(0, TROPHIES)
    with watching() as clipped:
        grid = CardGrid(model, Look(), Keys())
        qtbot.addWidget(grid)
        grid.resize(900, 400)
        picture = grid.grab()
    assert model.rowCount() == 4
    assert not picture.isNull()
    assert clipped.failures == []


def test_a_pile_of_one_card_is_as_wide_as_its_title(qtbot: QtBot) -> None:
    models = TableModels(set_up('seat0.trophies = ["objective_crysknife"]', edition="uprising"))
    title = "A title that is wider than the card which lies below it"
    section = TitledGrid(models.pile(0, TROPHIES), title, Look(), Keys())
    qtbot.addWidget(section)
    label = section.findChild(QLabel)
    assert isinstance(label, QLabel)
    assert section.sizeHint().width() >= label.sizeHint().width() > section.grid.cell_width()
