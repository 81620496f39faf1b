"""Cards, blends and words are found and ordered as in a dictionary of the language."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from dune_desktop.content import EDITIONS
from dune_desktop.files.settings import Blend, Settings
from dune_desktop.models.roles import Role
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.faces.measures import title
from dune_desktop.windows.blends.blend_page import BlendPage
from dune_desktop.windows.blends.blends import DECKS, INTRIGUE, Blends
from dune_desktop.windows.help.help_page import HelpPage
from dune_desktop.windows.locales import Dictionary
from tests.speaking import speaking

BLEND = EDITIONS["blend"]


def told(page: BlendPage, deck: str) -> list[str]:
    """What the first group of the deck shows."""
    cards = page.groups[deck][0].grid.cards
    return [title(cards.index(row).data(Role.FACE)) for row in range(cards.rowCount())]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("uk", ["Ага", "Аґа", "Імперський", "Інша", "їжа", "Картка 9", "картка 10", "Я"]),
        ("ru", ["елка", "Ёлка 2", "елка 10", "Яма"]),
        ("bg", ["Щит", "ъгъл", "Ютия"]),
    ],
)
def test_the_order_of_a_dictionary(language: str, words: list[str], qtbot: QtBot) -> None:
    with speaking(language):
        dictionary = Dictionary()
        by_code_point = sorted(words)
        assert by_code_point != words
        assert sorted(by_code_point, key=dictionary.place) == words
        assert all(dictionary.compare(one, other) < 0 for one, other in pairwise(words))


def test_cards_of_a_blend_are_in_the_order_of_the_language_of_now(qtbot: QtBot) -> None:
    page = BlendPage(Look(), Blends(BLEND, Settings()))
    qtbot.addWidget(page)
    page.show()
    english = told(page, INTRIGUE)
    assert english == sorted(english)
    with speaking("uk"):
        ukrainian = told(page, INTRIGUE)
        assert ukrainian == sorted(ukrainian, key=Dictionary().place)
        assert ukrainian[-1] > "Х"  # code points would put those with І behind it
    assert told(page, INTRIGUE) == english


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [("ru", "расчет", "Расчёт"), ("uk", "пам’ять", "Пам'ять"), ("uk", "память", "Пам'ять")],
)
def test_a_card_is_found_however_its_name_is_typed(language: str, typed: str, found: str, qtbot: QtBot) -> None:
    with speaking(language):
        page = BlendPage(Look(), Blends(BLEND, Settings()))
        qtbot.addWidget(page)
        page.show()
        page.search.setText(typed)
        shown = [
            title(group.grid.cards.index(row).data(Role.FACE))
            for deck in DECKS
            for group in page.groups[deck]
            if not group.isHidden()
            for row in range(group.grid.cards.rowCount())
        ]
        assert any(found in name for name in shown)
        assert all(found in name for name in shown)


def test_named_blends_are_in_the_order_of_a_dictionary(qtbot: QtBot) -> None:
    names = ("Я", "Інша", "ага")
    blends = Blends(BLEND, Settings(blends=tuple(Blend(name, ()) for name in names)))
    with speaking("uk"):
        assert blends.names() == ("ага", "Інша", "Я")


def test_help_finds_and_marks_what_was_typed(qtbot: QtBot) -> None:
    with speaking("uk"):
        page = HelpPage(Look(), {})
        qtbot.addWidget(page)
        page.show()
        page.search.setText("муад’діб")
        marked = [
            text for text in re.findall(r"<span[^>]*underline[^>]*>([^<]*)</span>", page.rules.page.toHtml()) if text
        ]
        assert marked
        assert all(text.startswith("Муад'Діб") for text in marked)


@pytest.mark.parametrize("language", ["uk", "ru", "bg"])
def test_dialogs_and_menus_of_qt_have_no_english_left(language: str, qtbot: QtBot) -> None:
    with speaking(language):
        for context, source in (
            ("QFileDialog", "&Look in:"),
            ("QFileDialog", "Files of &type:"),
            ("QLineEdit", "&Undo"),
            ("QWidgetTextControl", "&Undo"),
        ):
            assert QCoreApplication.translate(context, source) != source
