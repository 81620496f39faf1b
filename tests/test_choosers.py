"""Drop-down lists: filled without a word to anybody, worded anew without moving what is chosen."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.theme import style_sheet
from dune_desktop.windows.widgets.form_widgets import BrassSlider, Chooser


@pytest.fixture
def chooser(qtbot: QtBot) -> Chooser:
    chooser = Chooser(Look())
    qtbot.addWidget(chooser)
    chooser.offer({None: "All", 0: "First", 2.5: "Third"}, 0)
    return chooser


def offered(chooser: Chooser) -> list[tuple[object, str]]:
    return [(chooser.itemData(row), chooser.itemText(row)) for row in range(chooser.count())]


def test_values_are_chosen_and_not_rows(chooser: Chooser) -> None:
    assert offered(chooser) == [(None, "All"), (0, "First"), (2.5, "Third")]
    assert (chooser.currentData(), chooser.currentText()) == (0, "First")
    chooser.offer({2.5: "Third", 0: "First"}, 0)
    assert (chooser.currentIndex(), chooser.currentData()) == (1, 0)


def test_what_is_no_more_gives_way_to_the_first(chooser: Chooser) -> None:
    chooser.offer({None: "All", 7: "Other"}, chooser.currentData())
    assert (chooser.currentIndex(), chooser.currentData()) == (0, None)


def test_nobody_hears_of_it(chooser: Chooser) -> None:
    heard: list[object] = []
    for signal in (chooser.currentIndexChanged, chooser.currentTextChanged, chooser.activated, chooser.highlighted):
        signal.connect(heard.append)
    chooser.offer({3: "Three", 4: "Four"}, 4)
    chooser.offer({3: "Три", 4: "Чотири"}, 3)
    assert heard == []
    chooser.setCurrentIndex(1)
    assert set(heard) == {1, "Чотири"}


def test_an_open_list_stays_open_when_it_is_worded_anew(chooser: Chooser, qtbot: QtBot) -> None:
    chooser.show()
    chooser.showPopup()
    view = chooser.view()
    qtbot.waitUntil(view.isVisible)
    view.setCurrentIndex(chooser.model().index(2, 0))
    chooser.offer({None: "Усі", 0: "Перша", 2.5: "Третя"}, chooser.currentData())
    assert view.isVisible()
    assert view.currentIndex().data() == "Третя"
    chooser.hidePopup()


def test_it_is_as_wide_as_its_texts_of_now(chooser: Chooser) -> None:
    chooser.show()
    narrow = chooser.sizeHint().width()
    assert chooser.minimumSizeHint().width() == narrow
    longest = "The first of all there are"
    chooser.offer({None: "All", 0: longest, 2.5: "Third"}, 0)
    assert chooser.sizeHint().width() >= chooser.fontMetrics().horizontalAdvance(longest) > narrow
    assert chooser.minimumSizeHint() == chooser.sizeHint()
    chooser.offer({None: "All", 0: "First", 2.5: "Third"}, 0)
    assert chooser.sizeHint().width() == narrow


@pytest.mark.parametrize("u", [1.0, 2.0])
def test_the_knob_of_a_slider_is_whole_at_both_ends(qtbot: QtBot, u: float) -> None:
    look = Look()
    look.set(u=u)
    slider = BrassSlider(look)
    qtbot.addWidget(slider)
    slider.setStyleSheet(style_sheet(look.theme, u))
    slider.resize(round(200 * u), round(30 * u))
    for value in (slider.minimum(), slider.maximum()):
        slider.setValue(value)
        shown = slider.grab().toImage()
        edges = [shown.pixel(x, y) for x in (0, shown.width() - 1) for y in range(shown.height())]
        assert len(set(edges)) == 1, value
