"""The big card of whatever is printed: it says everything, and is read by key and by pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dune_desktop.content import BASE
from dune_desktop.engine.printed import Objective
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import DUSK, THEMES
from dune_desktop.text.boxes import kind_of
from dune_desktop.text.rules import rulings
from dune_desktop.windows.table.preview import Preview
from dune_desktop.windows.widgets.preview_text import html, plain, tell

# ---------------------------------------------------------------- the big card
from tests.test_faces import EDITIONS, of_edition


@pytest.fixture
def preview(qtbot: QtBot) -> Preview:
    page = QWidget()
    page.resize(1280, 672)
    qtbot.addWidget(page)
    page.show()
    return Preview(Look(), page, BASE.products)


def test_the_big_card_says_everything(preview: Preview) -> None:
    shown = ((face, edition) for edition in EDITIONS for face in of_edition(edition))
    for face, edition in shown:
        told = tell(face, edition.products)
        assert told.title
        assert told.boxes or isinstance(face, Objective) or face.id == "convincing_argument", face.id
        assert html(told, DUSK, 1.0)
        text = plain(told)
        assert all(words in text for _, words in told.boxes)
        assert told.rulings == rulings(face.id, edition.products, kind_of(face))
    worm_riders = plain(tell(BASE.card_by_id["worm_riders"]))
    assert "Imperium card, costs 6 Persuasion, Fremen, 2 copies, Dune: Imperium" in worm_riders
    assert "Agent icons: City, Spice Trade" in worm_riders


def test_the_big_card_closes_by_key_and_by_click(preview: Preview, qtbot: QtBot) -> None:
    stilgar = BASE.card_by_id["stilgar"]
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Space):
        preview.show_face(stilgar)
        assert preview.face is stilgar
        with qtbot.waitSignal(preview.closed):
            QTest.keyClick(preview, key)
        assert preview.face is None
    preview.show_face(stilgar)
    with qtbot.waitSignal(preview.closed):
        QTest.mouseClick(preview, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    preview.show_face(stilgar)
    with qtbot.waitSignal(preview.closed):
        QTest.mouseClick(preview, Qt.MouseButton.RightButton, pos=preview.sheet.geometry().center())


def test_arrows_go_to_the_neighbours(preview: Preview) -> None:
    row = [BASE.card_by_id[name] for name in ("stilgar", "chani", "opulence")]
    preview.show_face(row[1], row)
    seen = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(preview, key)
        assert preview.face is not None
        seen.append(preview.face.id)
    assert seen == ["opulence", "stilgar", "opulence", "chani"]
    assert preview.place.text() == "2 of 3"
    QTest.mouseClick(preview.steps[0], Qt.MouseButton.LeftButton)
    assert preview.face is row[0]
    preview.show_face(row[0])
    QTest.keyClick(preview, Qt.Key.Key_Right)
    assert preview.face is row[0]
    assert preview.place.isHidden()


def test_long_words_scroll_by_key(qtbot: QtBot) -> None:
    page, look = QWidget(), Look()
    page.resize(1280, 640)
    qtbot.addWidget(page)
    page.show()
    look.set(u=1.5)
    preview, haderach = Preview(look, page, BASE.products), BASE.card_by_id["kwisatz_haderach"]
    preview.show_face(haderach)
    bar = preview.words.verticalScrollBar()
    assert bar.maximum() > 0
    QTest.keyClick(preview, Qt.Key.Key_PageDown)
    lower = bar.value()
    assert lower > 0
    QTest.keyClick(preview, Qt.Key.Key_Up)
    assert bar.value() < lower
    preview.show_face(haderach)
    assert bar.value() == 0


@pytest.mark.parametrize("u", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 640), (1600, 1000)])
def test_the_big_card_fits_its_page(qtbot: QtBot, u: float, size: tuple[int, int]) -> None:
    page, look = QWidget(), Look()
    page.resize(*size)
    qtbot.addWidget(page)
    page.show()
    preview = Preview(look, page, BASE.products)
    look.set(u=u, theme=THEMES["light"])
    preview.show_face(BASE.leader_by_id["baron_vladimir_harkonnen"], BASE.leaders)
    sheet = preview.sheet.geometry()
    assert page.rect().contains(sheet)
    for part in (preview.big, preview.words, preview.place):
        assert preview.sheet.rect().contains(part.geometry()), (part, part.geometry(), sheet)
    look.set(u=1.0)
    assert page.rect().contains(preview.sheet.geometry())


def test_a_rule_can_be_asked_for(preview: Preview, qtbot: QtBot) -> None:
    preview.show_face(BASE.card_by_id["kwisatz_haderach"])
    number = tell(BASE.card_by_id["kwisatz_haderach"]).rules[0]
    assert f'href="{number}"' in preview.words.toHtml()
    with qtbot.waitSignal(preview.rule_asked) as asked:
        preview.words.anchorClicked.emit(number)
    assert asked.args == [number]
