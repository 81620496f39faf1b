"""Everything in print: complete, found by name, text and kind, and told apart by where it is in the game."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from dune_desktop.content import EDITIONS, PRODUCTS
from dune_desktop.engine.composing import compose
from dune_desktop.engine.names import FREMEN
from dune_desktop.engine.printed import Card
from dune_desktop.engine.setup import Setup
from dune_desktop.models import refs
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.windows.collection.collection import (
    BY_COST,
    BY_NAME,
    Exhibit,
    Finder,
    Sought,
    costs,
    exhibits,
    key_of,
    kinds,
)
from dune_desktop.windows.collection.collection_filters import THIS_GAME
from dune_desktop.windows.collection.collection_page import CollectionPage
from dune_desktop.windows.collection.whereabouts import InGame
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.start import start_page
from dune_desktop.windows.table.game_menu import COLLECTION
from tests.speaking import speaking
from tests.windowed import click, window

__all__ = ["window"]

SEATS = tuple(SeatSetup(name, colour) for name, colour in (("Olha", "red"), ("Lesia", "blue"), ("Andrii", "green")))
WORM = "worm_riders"


def ids(found: list[Exhibit]) -> list[str]:
    return [exhibit.face.id for exhibit in found]


# ---------------------------------------------------------------- what there is


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_that_can_be_played_with_is_missing(edition: str) -> None:
    recipe = EDITIONS[edition].recipe
    found = {exhibit.key for exhibit in exhibits()}
    for expansions in ((), recipe.expansions):
        game = compose(recipe, recipe.joined(expansions))
        decks = (game.starters, game.imperium, game.reserve, game.stock, game.intrigues, game.conflicts)
        others = (game.objectives, game.contracts, game.leaders, game.spaces)
        assert {key_of(face) for deck in (*decks, *others) for face in deck} <= found


def test_each_thing_is_there_once_for_each_box_that_prints_it() -> None:
    keys = [exhibit.key for exhibit in exhibits()]
    assert len(keys) == len(set(keys))
    assert {exhibit.product for exhibit in exhibits()} == set(PRODUCTS)


def test_kinds_stand_together() -> None:
    order = [exhibit.kind for exhibit in exhibits()]
    assert [one for n, one in enumerate(order) if one not in order[:n]] == kinds()
    assert all(order.index(kind) + order.count(kind) == len(order) - order[::-1].index(kind) for kind in kinds())


# ---------------------------------------------------------------- finding


def test_names_come_before_texts() -> None:
    found = ids(Finder().find(Sought("worm")))
    assert found[0] == WORM
    assert "shai_hulud" not in found[:1]
    assert len(found) > 3  # sandworms in texts


@pytest.mark.parametrize(
    ("language", "text"), [("uk", "вершник хробак"), ("ru", "наездников"), ("bg", "ездач на червеи")]
)
def test_it_is_found_in_the_language_of_now_in_any_form(qapp: QApplication, language: str, text: str) -> None:
    with speaking(language):
        assert WORM in ids(Finder().find(Sought(text)))[:3]


def test_words_are_found_in_any_order_and_form() -> None:
    found = ids(Finder().find(Sought("troops recruiting")))
    assert "hardy_warriors" in found


def test_what_is_chosen_is_all_that_is_left() -> None:
    found = Finder().find(Sought(product="base", kind="imperium", faction=FREMEN, cost=6))
    assert WORM in ids(found)
    cards = [one.face for one in found]
    assert all(isinstance(card, Card) and FREMEN in card.factions and card.cost == 6 for card in cards)
    assert not Finder().find(Sought(kind="leader", cost=3))


def test_they_are_sorted_as_one_wishes() -> None:
    finder, tiles = Finder(), Sought(kind="imperium", product="base")
    by_cost = [one.cost or 0 for one in finder.find(tiles, BY_COST)]
    assert by_cost == sorted(by_cost)
    names = [finder._words(one)[0] for one in finder.find(tiles, BY_NAME)]
    assert names == sorted(names)
    assert costs() == sorted(set(costs()))


# ---------------------------------------------------------------- in a game


def begin(window: MainWindow, edition: str = "base", **more: object) -> ShownGame:
    window.games.begin(Setup(3, 1, **more), SEATS, (), edition)  # type: ignore[arg-type]
    assert window.table is not None
    window.table.controller.uncover()
    return window.table.controller


def test_it_tells_what_the_looker_sees_and_no_more(window: MainWindow) -> None:
    shown = begin(window)
    game, cards = InGame(shown), shown.game
    for_sale = cards.face(cards.row[0])
    assert "Imperium Row: " in game.told(key_of(for_sale))
    mine = cards.face(cards.players[shown.looker].hand[0])
    name = shown.seats[shown.looker].name
    assert f"{name}, Hand: " in game.told(key_of(mine))
    buried = next(cards.face(card) for card in cards.imperium_deck if cards.face(card).copies == 1)
    assert game.told(key_of(buried)) == "In this game: out of sight: 1"
    assert game.told(("card", WORM, "uprising")) == "Not in this game."
    assert game.told(("space", "arrakeen", "base")) == "In this game."


def test_what_lies_in_hands_and_decks_of_others_is_out_of_sight_one_as_the_other(window: MainWindow) -> None:
    shown = begin(window)
    before = {exhibit.key: InGame(shown).told(exhibit.key) for exhibit in exhibits()}
    other = shown.game.players[(shown.looker + 1) % 3]
    other.hand, other.deck = other.deck[:5], [*other.deck[5:], *other.hand]
    shown.show()
    assert {exhibit.key: InGame(shown).told(exhibit.key) for exhibit in exhibits()} == before


@pytest.mark.parametrize("expansions", [(), ("ix", "immortality")])
def test_every_place_of_the_table_has_a_name(window: MainWindow, expansions: tuple[str, ...]) -> None:
    game = InGame(begin(window, expansions=expansions))
    told = [game.told(exhibit.key) for exhibit in exhibits()]
    assert any("Reserve: " in one for one in told)
    assert any("Tech tiles: " in one for one in told) is ("ix" in expansions)
    assert any("Tleilaxu Row: " in one for one in told) is ("ix" in expansions)


# ---------------------------------------------------------------- the page


def page_of(window: MainWindow) -> CollectionPage:
    page = window.pages.currentWidget()
    assert isinstance(page, CollectionPage)
    return page


def press(widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, key, modifier)


def test_from_the_first_screen_by_keys_alone(window: MainWindow) -> None:
    click(window.pages.start.buttons[start_page.COLLECTION])
    page = page_of(window)
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "worm riders")
    assert ids(list(page.grid.found.found))[0] == WORM
    assert page.face.face is page.grid.found.found[0].face
    page.grid.setFocus()
    press(page.grid, Qt.Key.Key_Return)
    assert page.preview.face is page.face.face
    press(page.preview, Qt.Key.Key_Escape)
    assert page.preview.face is None
    press(page.grid, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.pages.start


def test_where_nothing_is_like_that_all_is_a_press_away(window: MainWindow) -> None:
    window.pages.show_collection()
    page = page_of(window)
    page.search.setText("no card says this")
    assert page.nothing.isVisible()
    assert not page.grid.isVisible()
    click(page.show_all)
    assert page.grid.isVisible()
    assert len(page.grid.found.found) == len(exhibits())


def test_a_key_leads_from_a_card_on_the_table_to_it_and_back(window: MainWindow) -> None:
    shown = begin(window)
    table = window.table
    assert table is not None
    card = shown.view.row[1]
    table.commanding.seek((refs.CARD, card))
    press(table.view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    page = page_of(window)
    assert page.face.face is shown.face(card)
    assert "Imperium Row" in page.where.text()
    press(page.search, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is table


def test_from_the_big_card_it_opens_at_that_card(window: MainWindow) -> None:
    shown = begin(window)
    table = window.table
    assert table is not None
    table.show_big((refs.CARD, shown.view.row[2]))
    press(table.preview, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page_of(window).face.face is shown.face(shown.view.row[2])


def test_from_the_menu_it_may_show_only_what_the_game_has(window: MainWindow) -> None:
    begin(window)
    table = window.table
    assert table is not None
    table.toggle_menu()
    click(table.menu.lines[COLLECTION])
    page = page_of(window)
    box = page.filters.box
    box.setCurrentIndex(box.findData(THIS_GAME))
    page.filters.changed.emit()
    found = page.grid.found.found
    assert {exhibit.product for exhibit in found} == {"base"}
    assert not {"hagal", "rival"} & {exhibit.kind for exhibit in found}


def test_it_follows_the_language_while_it_is_open(window: MainWindow) -> None:
    window.pages.show_collection()
    page = page_of(window)
    with speaking("uk"):
        assert page.heading.text() == "Усі карти"
        assert page.filters.kind.itemText(0) == "Усі види"
        page.search.setText("хробак")
        assert WORM in ids(list(page.grid.found.found))


@pytest.mark.parametrize("number", ["X7.2", "U15.5", "I4.9"])
def test_a_ruling_of_another_game_leads_to_its_rule_and_back(window: MainWindow, number: str) -> None:
    begin(window)
    window.pages.show_collection()
    page = page_of(window)
    page.face.words.anchorClicked.emit(QUrl(number))
    help_ = window.pages.help
    assert window.pages.currentWidget() is help_
    assert number in help_.rules.told()
    press(help_.search, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is page
