"""Help: the book of rules, what it finds, the legend, and how to play here."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QImage, QPixmap, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dune_desktop.content import BASE, UPRISING
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.setup import Setup
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs import GLYPHS
from dune_desktop.text.products import ROOMS, legend, registered
from dune_desktop.text.room import Room
from dune_desktop.text.rules import rule
from dune_desktop.text.translating import Text
from dune_desktop.windows.games import MODES, TABLE
from dune_desktop.windows.help.help_page import HelpPage
from dune_desktop.windows.help.how_it_works import FIRST, SECOND, Illustration
from dune_desktop.windows.help.rules_book import RulesBook
from dune_desktop.windows.help.sketch import Sketch
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.wizard.new_game_page import NewGamePage
from tests.painting import painter_on
from tests.speaking import speaking
from tests.windowed import click, page, seeded, window

__all__ = ["seeded", "window"]


def begin(window: MainWindow, edition: str) -> None:
    seats = tuple(SeatSetup(colour, colour) for colour in ("red", "blue", "green"))
    window.games.begin(Setup(3, 1), seats, (), edition)


def test_help_finds_rules_and_opens_at_one(window: MainWindow) -> None:
    window.show_help()
    book = page(window, HelpPage)
    book.search.setText("alliance")
    told = book.rules.told()
    assert told.index("Alliances") < told.index("R7.7")
    book.search.setText("xyzzy")
    assert book.rules.told() == "No rule contains these words."
    window.show_help("R12.1")
    lines = book.rules.told().splitlines()
    assert lines[1].endswith("R12.1")  # the number comes last
    assert lines[2].startswith("A card sends an Agent")  # what the book says about it
    assert not any(line.endswith("R12.10") for line in lines)
    assert book.rules.isVisible()


@pytest.mark.parametrize("number", sorted(frozenset[str]().union(*(room.untold for room in ROOMS))))
def test_a_rule_that_no_page_tells_is_not_told_by_its_number(window: MainWindow, number: str) -> None:
    window.show_help()
    book = page(window, HelpPage)
    book.search.setText(number)
    assert book.rules.told()
    assert rule(number) not in book.rules.told()


@pytest.mark.parametrize(
    ("language", "question", "says"),
    [
        ("en", "can i undo a move", "cannot be undone"),
        ("en", "is my game saved", "saved after every decision"),
        ("uk", "чи можна скасувати хід", "не можна скасувати"),
        ("ru", "можно ли отменить ход", "это не отменить"),
        ("bg", "мога ли да отменя хода", "не може да се отмени"),
    ],
)
def test_what_the_rules_have_no_word_for_is_found_in_how_to_play_here(
    language: str, question: str, says: str, window: MainWindow
) -> None:
    with speaking(language):
        window.show_help()
        book = page(window, HelpPage)
        book.search.setText(question)
        assert says in book.rules.told()[:600]
        book.search.setText("alliance" if language == "en" else "съюз")
        assert says not in book.rules.told()


def test_help_opens_without_the_search_of_the_last_time(window: MainWindow) -> None:
    window.show_help("R12.1")
    window.back()
    window.show_help()
    book = page(window, HelpPage)
    assert not book.search.text()
    book.tabs.setCurrentWidget(book.rules)
    assert "How you win" in book.rules.told()


def rules_shown(window: MainWindow) -> RulesBook:
    """Turn to the rules."""
    help_page = page(window, HelpPage)
    help_page.tabs.setCurrentWidget(help_page.rules)
    return help_page.rules


def _numbered(window: MainWindow) -> str:
    """What the last chapter tells: the rules by their numbers."""
    book = rules_shown(window)
    book.chapters.setCurrentRow(book.chapters.count() - 1)
    return book.told()


def test_help_begins_with_the_rules_of_the_game_on_the_table(window: MainWindow) -> None:
    for edition, first, out in (("uprising", "U1.2", "R6.3"), ("base", "R0.1", "U1.2")):
        begin(window, edition)
        window.show_help()
        told = _numbered(window)
        assert told.index(first) < 400
        assert told.index("Not in this game") < told.index(out)


def test_the_book_is_read_chapter_by_chapter_and_along_its_links(window: MainWindow) -> None:
    window.show_help()
    book = rules_shown(window)
    titles = [book.chapters.item(row).text() for row in range(book.chapters.count())]
    assert titles[:2] == ["The aim", "A round"]
    assert {"Spies", "Rise of Ix", "Immortality"} <= set(titles)  # without a game the book is of all games
    assert book.told().endswith("A round →")
    book.page.anchorClicked.emit(QUrl("chapter:1"))
    assert book.chapters.currentRow() == 1
    assert book.told().startswith("A round\nThe five phases")
    book.page.anchorClicked.emit(QUrl("rule:R7.8"))
    assert book.told().splitlines()[1].endswith("R7.8")
    assert "A tie on an Influence track" in book.told()
    assert book.chapters.currentRow() == -1
    book.chapters.setCurrentRow(0)
    assert book.told().startswith("The aim")


def test_the_book_has_only_the_chapters_of_the_game_in_play(window: MainWindow) -> None:
    begin(window, "base")
    window.show_help()
    chapters = rules_shown(window).chapters
    titles = [chapters.item(row).text() for row in range(chapters.count())]
    assert not {"Spies", "Rivals", "Contracts"} & set(titles)
    assert "Swordmaster and Mentat" in _book_at(window, titles.index("Board spaces"))


@pytest.mark.parametrize(("edition", "ours"), [("base", {"Q1", "Q38"}), ("uprising", {"Q2", "Q38"})])
def test_what_was_decided_is_a_chapter(window: MainWindow, edition: str, ours: set[str]) -> None:
    begin(window, edition)
    window.show_help()
    chapters = rules_shown(window).chapters
    titles = [chapters.item(row).text() for row in range(chapters.count())]
    lines = _book_at(window, titles.index("Open questions")).splitlines()
    assert ours <= {line.split()[-1] for line in lines if line}
    assert not any(line.endswith(("QX1", "QI1", "R1.3")) for line in lines)


def _book_at(window: MainWindow, row: int) -> str:
    book = rules_shown(window)
    book.chapters.setCurrentRow(row)
    return book.told()


def test_the_icons_of_the_book_are_pictures(window: MainWindow) -> None:
    window.show_help()
    shown = rules_shown(window).page
    picture = shown.loadResource(QTextDocument.ResourceType.ImageResource, QUrl("sign:dusk/vp/17"))
    assert isinstance(picture, QPixmap)
    assert picture.width() == round(17 * page(window, HelpPage).look.u)
    assert '<img src="sign:dusk/vp/17"' in shown.toHtml()


def test_help_tells_what_may_be_left_from_what_has_changed(window: MainWindow) -> None:
    """One is a frame round an icon, the other a mark on the board."""
    window.show_help()
    told = page(window, HelpPage).how.told()
    assert "whose icon stands in a dashed frame, are optional" in told
    assert "a clasp of brass on the lower left corner marks what has changed" in told


def test_help_tells_the_keys_as_they_are(window: MainWindow) -> None:
    window.settings.keys["undo"] = "F2"
    window.show_help()
    assert "F2" in page(window, HelpPage).how.told()


def wizard_started(window: MainWindow) -> None:
    """Begin a game without Rivals."""
    window.show_new_game()
    form = page(window, NewGamePage)
    click(form.modes.segment(MODES.index(TABLE)))
    click(form.start)


def test_f1_on_a_refusal_tells_the_rule_and_then_opens_the_help_at_it(window: MainWindow, qtbot: QtBot) -> None:
    wizard_started(window)
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: bool(table.answering.choices.groups))  # the others go first
    ask = table.decision.ask
    ask.take_choice(next(choice for choice in table.answering.choices.rows() if choice.lit and choice.action is None))
    refused = next(choice for choice in table.answering.choices.rows() if choice.rule)
    ask.take_choice(refused)
    assert ask.cited == refused.rule
    assert ask.more.isVisible()  # a link to the paragraph
    table.keys.actions["why"].trigger()
    told = page(window, HelpPage).rules.told()
    assert told.split("\n")[1].endswith(refused.rule)
    QTest.keyClick(page(window, HelpPage), Qt.Key.Key_Escape)
    assert table.isVisible()


def test_a_reason_leads_to_its_paragraph_and_back_to_the_table(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "base")
    table = window.table
    assert table is not None
    ask = table.decision.ask
    ask.cite("There is an Agent already.", "R12.3")
    assert "A card sends an Agent" in ask.more.text()
    ask.more.linkActivated.emit(ask.cited)
    lines = page(window, HelpPage).rules.told().splitlines()
    assert lines[1].endswith("R12.3")
    assert any(line.startswith("Occupied spaces") for line in lines)
    QTest.keyClick(page(window, HelpPage), Qt.Key.Key_Escape)
    assert table.isVisible()
    ask.say("Nothing to do with rules.")
    assert not ask.more.isVisible()
    table.tell_rule("R1.3")  # of what is in the box the book says nothing
    assert ask.cited == "R1.3"
    assert not ask.more.isVisible()


def test_the_legend_names_every_sign_that_is_shown() -> None:
    #: Brackets and "and" are punctuation; buttons carry their names.
    unseen = {
        "and", "open", "close", "undo", "menu", "help", "hint", "human", "bot", "zoom_in", "zoom_out",
        "play", "pause", "step_on", "step_off", "turn_on", "turn_off", "round_on", "round_off",
    }  # fmt: skip
    assert GLYPHS.keys() - {sign for signs in legend().values() for sign in signs} == unseen


def test_the_legend_shows_the_signs_of_the_products_in_play() -> None:
    def told(*products: str) -> set[str]:
        return {sign for signs in legend(products).values() for sign in signs}

    base, uprising = told("base"), told("uprising")
    assert {"solari", "fremen", "foldspace"} <= base
    assert not base & {"spy", "sandworm", "crysknife"}
    assert {"solari", "fremen", "spy", "sandworm", "crysknife"} <= uprising
    assert "foldspace" not in uprising
    ix = told("base", "ix")
    assert {"tech", "freighter", "dreadnought", "foldspace"} <= ix
    assert not uprising & {"tech", "freighter", "dreadnought"}
    assert told("base", "uprising") == base | uprising
    immortality = told("base", "immortality")
    assert {"research", "specimen", "marker_2", "grafted", "trash_intrigue"} <= immortality
    assert not ix & {"research", "specimen", "marker_2", "grafted", "trash_intrigue"}
    assert told() == base | uprising | ix | immortality
    harpoon = Room(products=("whalers",), legend={Text("Sign", "Actions"): {"harpoon": Text("Whalers", "A harpoon")}})
    with registered(harpoon):
        assert "harpoon" not in told("base")
        assert [*legend(("base", "whalers"))[Text("Sign", "Actions")]][-2:] == ["foldspace", "harpoon"]


# ---------------------------------------------------------------- how it works


def test_help_begins_with_how_the_game_works(window: MainWindow) -> None:
    window.show_help()
    help_page = page(window, HelpPage)
    assert help_page.first.isVisible()
    assert "most points win" in help_page.first.told()
    help_page.tabs.setCurrentWidget(help_page.second)
    assert {"Troops", "A tie wins nothing", "In Uprising", "Rivals"} <= set(help_page.second.told().split("\n"))


@pytest.mark.parametrize(("edition", "there"), [("base", False), ("uprising", True)])
def test_a_plate_about_a_product_is_shown_in_its_games(window: MainWindow, edition: str, there: bool) -> None:
    begin(window, edition)
    window.show_help()
    help_page = page(window, HelpPage)
    help_page.tabs.setCurrentWidget(help_page.second)
    told = set(help_page.second.told().split("\n"))
    assert ("In Uprising" in told) is there
    assert "Rivals" not in told
    assert "The desert" in told


@pytest.mark.parametrize("edition", [BASE, UPRISING], ids=["base", "uprising"])
@pytest.mark.parametrize("illustration", [*FIRST, *SECOND], ids=lambda illustration: illustration.heading.source)
@pytest.mark.parametrize("wide", [234.0, 290.0])
def test_every_drawing_stays_in_its_room(
    illustration: Illustration, edition: Edition, wide: float, qapp: QApplication
) -> None:
    """Nothing is painted at the edges of a room that is as narrow or as wide as the smallest and the largest window."""
    room = QRectF(0, 0, wide * illustration.columns / 2, illustration.high)
    image = QImage(room.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with painter_on(image) as painter:
        illustration.draw(Sketch(painter, room, Look(), edition))
    right = image.width() - 1
    assert not any(image.pixel(x, y) for x in (0, right) for y in range(image.height()))
    assert any(image.pixel(x, image.height() // 2) for x in range(image.width()))
