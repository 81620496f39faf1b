"""Nothing of PySide outlives what Qt has deleted: else it takes the next thing at the same place for the old one."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget, QWidgetItem

import dune_desktop
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.review.balance_table import BalanceTable
from dune_desktop.windows.statistics.diagrams import Diagram, DiagramModel
from dune_desktop.windows.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from dune_desktop.windows.review.review_words import ReviewWords

ACROSS = Qt.Orientation.Horizontal

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def others() -> Iterator[None]:
    """What other tests have left to the collector is none of these."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def held(kind: type[object]) -> list[object]:
    """What there is of a kind."""
    gc.collect()
    return [one for one in gc.get_objects() if isinstance(one, kind)]


def test_the_heads_of_a_diagram_go_with_it() -> None:
    model = DiagramModel()
    for word in ("Games", "Ігри", "Игры"):
        model.show(Diagram("", ("Leader", word), ()))
        assert model.headerData(1, ACROSS) == word
        assert len(held(QStandardItem)) == 2
    model.clear()
    assert held(QStandardItem) == []


def test_the_heads_of_a_balance_go_with_it() -> None:
    table = BalanceTable(Look(), (), cast("ReviewWords", None))  # no seat is to be named
    for whole in (True, False, True):
        table.show_balances((), alone=False, whole=whole)
        heads = table.model()
        assert heads.headerData(0, ACROSS) == "In percent"
        assert len(held(QStandardItem)) == heads.columnCount() > 3


def test_the_items_of_a_layout_go_with_it() -> None:
    parent = QWidget()
    column, layout = QVBoxLayout(parent), FlowLayout(Look(), QLabel("one"), QLabel("two"))
    column.addLayout(layout)  # now they are Qt's, as PySide sees it
    assert len(held(QWidgetItem)) == 2
    del column, layout
    shiboken6.delete(parent)
    assert held(QWidgetItem) == []


#: Whom PySide takes for the owner of what it returns, and what it gives from Qt and never hears the end of.
_TREACHEROUS = re.compile(
    r"\b(nextInFocusChain|previousInFocusChain|horizontalHeaderItem|verticalHeaderItem|invisibleRootItem|"
    r"set(Horizontal|Vertical)HeaderLabels)\b"
)


def test_nobody_asks_qt_for_what_pyside_does_not_follow() -> None:
    files = sorted(Path(dune_desktop.__file__).parent.rglob("*.py"))
    assert files
    assert [file.name for file in files if _TREACHEROUS.search(file.read_text(encoding="utf-8"))] == []


_ENDLESS = re.compile(r"@cache\s+def \w+\([^)]*\bEdition\b")


def test_no_cache_keeps_every_edition_that_was_ever_played() -> None:
    """There is one for each choice of cards that a blend leaves out."""
    files = sorted(Path(dune_desktop.__file__).parent.rglob("*.py"))
    assert [file.name for file in files if _ENDLESS.search(file.read_text(encoding="utf-8"))] == []
