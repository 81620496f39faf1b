"""The choice of a game in the wizard, and the cards of a blend: by clicks and keys, and remembered."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import usually_out
from dune_desktop.engine.setup import Setup
from dune_desktop.files.settings import SeatChoice
from dune_desktop.models.roles import Role
from dune_desktop.scene.drawing.tokens import HIT
from dune_desktop.windows.blends.blend_grid import BlendGrid, GroupCards
from dune_desktop.windows.blends.blend_page import BlendPage
from dune_desktop.windows.blends.blends import CONFLICT, DECKS, IMPERIUM, INTRIGUE
from dune_desktop.windows.games import MODES, TABLE
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved.load_page import LoadPage
from dune_desktop.windows.start.start_page import StartPage
from dune_desktop.windows.wizard.new_game_page import GAMES, NewGamePage
from tests.clipped import watching
from tests.windowed import answer, click, opened, seeded, window

__all__ = ["seeded", "window"]

BLEND = EDITIONS["blend"]


def imperium(*products: str) -> int:
    """How many Imperium cards these print."""
    return sum(card.copies for card in BLEND.imperium if card.product in products)


LOOKS = (((1280, 672), 0, "dusk"), ((1280, 800), 0, "light"), ((1600, 1000), 0, "dusk"), ((1920, 1080), 150, "light"))
CHECKED, PARTLY, UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.PartiallyChecked, Qt.CheckState.Unchecked


def wizard(window: MainWindow, game: str = "") -> NewGamePage:
    """For a game without Rivals."""
    window.show_new_game()
    form = window.findChild(NewGamePage)
    assert isinstance(form, NewGamePage)
    click(form.modes.segment(MODES.index(TABLE)))
    if game:
        click(form.games.segment(GAMES.index(game)))
    return form


def cards(window: MainWindow) -> BlendPage:
    click(wizard(window, "blend").options.cards)
    page = window.findChild(BlendPage)
    assert isinstance(page, BlendPage)
    assert page.isVisible()
    return page


def setup_of(window: MainWindow) -> Setup:
    controller = window.controller
    assert controller is not None
    return controller.record().setup


def group_of(page: BlendPage, deck: str, origin: str = "uprising") -> GroupCards:
    """The cards of a deck that come from this game or expansion."""
    return next(cards for cards in page.groups[deck] if cards.group.origin == origin)


def grid(page: BlendPage, deck: str, origin: str = "uprising") -> BlendGrid:
    click(page.decks.segment(DECKS.index(deck)))
    return group_of(page, deck, origin).grid


def shown(page: BlendPage) -> str:
    """The card that is told."""
    assert page.face.face is not None
    return page.face.face.id


def tick(cards: BlendGrid, card: str) -> None:
    """A click on the chip."""
    index = cards.cards.index(next(row for row, name in enumerate(cards.cards.shown) if name.endswith(f".{card}")))
    click(cards.viewport(), cards.visualRect(index).center())


# ---------------------------------------------------------------- which game


@pytest.mark.parametrize("game", GAMES)
def test_four_clicks_begin_any_game(window: MainWindow, game: str) -> None:
    click(wizard(window, game).start)
    assert window.controller is not None
    assert window.controller.edition.id == game
    setup = setup_of(window)
    assert setup.expansions == ()
    assert setup.left_out == (tuple(sorted(usually_out(BLEND))) if game == "blend" else ())
    assert set(setup.leaders) <= set(EDITIONS[game].leader_by_id)


def test_what_was_chosen_last_is_begun_with_two_clicks(qtbot: QtBot, tmp_path: Path) -> None:
    first = opened(qtbot, tmp_path, opponents_speed=0)
    form = wizard(first, "uprising")
    click(form.options.ticks["choam"].switch)
    form.rows[0].choose("shaddam_corrino_iv")
    click(form.start)
    assert setup_of(first).expansions == ("choam",)
    answer(first)
    first.close()
    again = opened(qtbot, tmp_path)
    start = again.findChild(StartPage)
    assert isinstance(start, StartPage)
    assert start.buttons[0].text() == "Continue · Uprising"
    click(start.buttons[1])
    form = wizard(again)
    assert form.options.ticks["choam"].switch.isChecked()
    click(form.start)
    assert again.controller is not None
    assert again.controller.edition.id == "uprising"
    assert setup_of(again).expansions == ("choam",)
    assert setup_of(again).leaders[0] == "shaddam_corrino_iv"


def test_only_games_with_modules_and_cards_to_choose_offer_them(window: MainWindow) -> None:
    form = wizard(window, "base")
    assert not form.options.ticks["choam"].switch.isVisible()
    assert not form.options.cards.isVisible()
    wizard(window, "uprising")
    assert form.options.ticks["choam"].switch.isVisible()
    assert not form.options.cards.isVisible()
    wizard(window, "blend")
    assert form.options.cards.isVisible()
    assert form.options.told.text() == f"Imperium {imperium('base', 'uprising')} cards, Intrigue 79, Conflict 10 of 16"
    click(form.options.ticks["choam"].switch)
    cards = imperium("base", "uprising", "choam")
    assert form.options.told.text() == f"Imperium {cards} cards, Intrigue 83, Conflict 10 of 16"
    assert "contracts" in form.options.ticks["choam"].toolTip()


def test_shaddam_is_there_with_the_module_only(window: MainWindow) -> None:
    form = wizard(window, "uprising")
    tile = form.leaders.tile("shaddam_corrino_iv")
    assert not tile.isEnabled()
    assert "only with the CHOAM module" in tile.toolTip()
    assert form.rows[0].chooser.findData("shaddam_corrino_iv") == -1
    click(form.options.ticks["choam"].switch)
    assert tile.isEnabled()
    form.rows[1].choose("shaddam_corrino_iv")
    click(form.options.ticks["choam"].switch)
    assert form.rows[1].plan.leader == ""


def test_another_game_keeps_names_and_colours_and_leaders_that_it_has(window: MainWindow) -> None:
    form = wizard(window, "blend")
    form.rows[0].name.setText("Олександра")
    click(form.rows[0].mark)
    for row, leader in zip(form.rows, ("paul_atreides", "gurney_halleck", "muad_dib", ""), strict=True):
        row.choose(leader)
    colours = [row.plan.colour for row in form.rows]
    wizard(window, "uprising")
    assert [row.plan.leader for row in form.rows] == ["", "gurney_halleck", "muad_dib", ""]
    assert [row.chooser.currentText() for row in form.rows][:2] == ["Random Leader", "Gurney Halleck"]
    assert form.rows[0].name.text() == "Олександра"
    assert [row.plan.colour for row in form.rows] == colours
    assert form.rows[1].plan.bot


def test_both_sides_of_a_leader_can_be_read(window: MainWindow) -> None:
    form = wizard(window, "uprising")
    click(form.leaders.tile("lady_jessica"))
    assert "Spice Agony" in form.leaders.told()
    click(form.leaders.turn)
    told = form.leaders.told()
    assert told.startswith("Reverend Mother Jessica")
    assert "Complexity 2" in told
    assert "Spice Agony" not in told
    click(form.leaders.tile("gurney_halleck"))
    assert not form.leaders.turn.isVisible()
    click(form.leaders.tile("lady_jessica"))
    assert form.leaders.told().startswith("Lady Jessica")


@pytest.mark.parametrize("game", GAMES)
def test_every_leader_has_room_in_the_sheet(window: MainWindow, game: str) -> None:
    form = wizard(window, game)
    if game != "base":
        click(form.options.ticks["choam"].switch)
    window.resize(1280, 672)
    for leader in EDITIONS[game].leaders:
        form.leaders.show_leader("Player", leader.id)
        QTest.qWait(1)
        assert form.leaders.area.verticalScrollBar().maximum() == 0, leader.id
        assert form.leaders.minimumSizeHint().height() <= form.leaders.height()


def test_a_game_of_a_newer_version_gives_way_to_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    seats = tuple(SeatChoice("", colour) for colour in ("red", "blue", "green"))
    form = wizard(opened(qtbot, tmp_path, edition="rise_of_ix", modules=("ix",), seats=seats))
    assert form.games.value() == 0
    assert form.players.value() == 3
    assert form.start.isEnabled()


# ---------------------------------------------------------------- the cards


def test_a_tick_counts_and_comes_to_the_setup(window: MainWindow) -> None:
    page = cards(window)
    tick(grid(page, IMPERIUM, "base"), "dr_yueh")
    tick(grid(page, INTRIGUE), "buy_access")
    tick(grid(page, CONFLICT, "base"), "raid_stockpiles")
    texts = [page.decks.segment(number).text() for number in range(3)]
    assert texts == [f"Imperium {imperium('base', 'uprising') - 1} cards", "Intrigue 78", "Conflict 10 of 17"]
    click(page.back)
    form = wizard(window)
    assert form.options.told.text() == ", ".join(texts)
    click(form.start)
    left = set(usually_out(BLEND)) - {"conflict.raid_stockpiles"} | {"imperium.dr_yueh", "intrigue.buy_access"}
    assert setup_of(window).left_out == tuple(sorted(left))
    assert window.controller is not None
    assert "dr_yueh" not in window.controller.edition.card_by_id


def test_cards_of_the_module_are_listed_with_it_only(window: MainWindow) -> None:
    page = cards(window)

    def listed() -> list[str]:
        return [cards.group.origin for cards in page.groups[IMPERIUM] if cards.isVisible()]

    assert listed() == ["uprising", "base"]
    click(page.back)
    click(wizard(window).options.ticks["choam"].switch)
    page = cards(window)
    assert listed() == ["uprising", "choam", "base"]
    assert group_of(page, IMPERIUM, "choam").head.text() == "CHOAM module"


def test_the_head_ticks_all_or_none(window: MainWindow) -> None:
    page = cards(window)
    group = group_of(page, IMPERIUM, "base")
    assert group.head.checkState() == CHECKED
    page.blends.set_in(["imperium.dr_yueh"], False)
    assert group.head.checkState() == PARTLY
    assert group.head.accessibleName() == f"Dune: Imperium: {imperium('base') - 1} of {imperium('base')}"
    QTest.keyClick(group.head, Qt.Key.Key_Space)
    assert group.head.checkState() == CHECKED
    QTest.keyClick(group.head, Qt.Key.Key_Space)
    assert group.head.checkState() == UNCHECKED
    assert page.blends.told(IMPERIUM) == "Imperium 65 cards"


def test_base_conflicts_are_out_at_first_with_the_advice_beside_them(window: MainWindow) -> None:
    page = cards(window)
    grid(page, CONFLICT)
    ours, base = group_of(page, CONFLICT), group_of(page, CONFLICT, "base")
    assert ours.head.checkState() == CHECKED
    assert base.head.checkState() == UNCHECKED
    assert base.head.accessibleName() == "Dune: Imperium: 0 of 15"
    assert "advises against" in base.advice.text()
    assert base.advice.isVisible()
    assert not ours.advice.isVisible()


def test_too_few_cards_are_told_and_no_game_begins(window: MainWindow) -> None:
    page, form = cards(window), wizard(window)
    blends = page.blends
    for deck, few in (
        (IMPERIUM, "at least 5 cards"),
        (INTRIGUE, "at least 1 card"),
        (CONFLICT, "Conflict I cards: 1 needed"),
    ):
        names = [name for group in blends.groups[deck] for name in group.cards]
        blends.set_in(names, False)
        assert few in page.wrong.text()
        assert form.wrong.text() == page.wrong.text()
        assert not form.start.isEnabled()
        blends.set_in(names, True)
        assert form.start.isEnabled()
        assert not page.wrong.text()
    ours = [name for name, card in blends.groups[CONFLICT][0].cards.items() if getattr(card, "level", 0) == 3]
    blends.choose("")
    blends.set_in(ours[:1], False)
    assert "Conflict III cards: 4 needed, 3 ticked" in page.wrong.text()
    wizard(window, "uprising")
    assert form.start.isEnabled()


def test_finding_brings_up_the_deck_that_has_the_card(window: MainWindow) -> None:
    page = cards(window)
    QTest.keyClicks(page.search, "buy acc")
    assert page.decks.value() == DECKS.index(INTRIGUE)
    assert page.groups[INTRIGUE][0].grid.cards.shown == ("intrigue.buy_access",)
    assert shown(page) == "buy_access"
    page.search.setText("leadership")
    assert page.decks.value() == DECKS.index(IMPERIUM)
    assert shown(page) == "leadership"
    click(page.groups[IMPERIUM][0].head)
    assert page.groups[IMPERIUM][0].head.accessibleName() == "Uprising: 64 of 65"
    page.search.setText("xyzzy")
    assert not any(group.isVisible() for deck in DECKS for group in page.groups[deck])
    page.search.clear()
    assert page.groups[IMPERIUM][0].isVisible()


def test_a_click_on_a_chip_that_is_half_in_sight_ticks_that_one(window: MainWindow) -> None:
    page = cards(window)
    chips = page.groups[IMPERIUM][0].grid
    area = next(area for area in page.findChildren(QScrollArea) if area.isAncestorOf(chips))
    lowest = chips.mapFrom(area.viewport(), QPoint(60, area.viewport().height() - 2))
    index = chips.indexAt(lowest)
    click(chips.viewport(), lowest)
    out = [name for name in chips.cards.shown if not page.blends.is_in(name)]
    assert out == [chips.cards.shown[index.row()]]
    assert area.verticalScrollBar().value() == 0


def test_all_of_it_by_keyboard(window: MainWindow) -> None:
    form = wizard(window, "blend")
    form.options.cards.setFocus()
    QTest.keyClick(form.options.cards, Qt.Key.Key_Return)
    page = window.findChild(BlendPage)
    assert isinstance(page, BlendPage)
    passed = []
    for _ in range(4):
        focused = window.focusWidget()
        assert focused is not None
        passed.append(type(focused).__name__)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert passed == ["Segment", "SearchField", "_Head", "BlendGrid"]
    chips = page.groups[IMPERIUM][0].grid
    chips.setFocus()
    QTest.keyClick(chips, Qt.Key.Key_Down)
    name = chips.cards.shown[chips.currentIndex().row()]
    assert page.face.face is chips.currentIndex().data(Role.FACE)
    QTest.keyClick(chips, Qt.Key.Key_Space)
    assert not page.blends.is_in(name)
    QTest.keyClick(chips, Qt.Key.Key_Return)
    assert page.blends.is_in(name)
    QTest.keyClick(chips, Qt.Key.Key_End)
    area = next(area for area in page.findChildren(QScrollArea) if area.isAncestorOf(chips))
    below = chips.mapTo(area.viewport(), chips.visualRect(chips.currentIndex()).center())
    assert area.viewport().rect().contains(below)
    QTest.keyClick(chips, Qt.Key.Key_Escape)
    assert form.isVisible()


# ---------------------------------------------------------------- elsewhere


def test_the_list_of_games_says_which_game(window: MainWindow) -> None:
    click(wizard(window, "blend").start)
    answer(window)
    window.games.leave()
    window.store.flush()
    window.show_load()
    games = window.findChild(LoadPage)
    assert isinstance(games, LoadPage)
    told = games.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith("Uprising with base cards: Player 1")
    assert not games.grab().isNull()
    click(games.open)
    assert window.controller is not None
    assert window.controller.edition.id == "blend"


@pytest.mark.parametrize(("size", "scale", "theme"), LOOKS)
def test_no_text_is_cut_off(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: int, theme: str) -> None:
    with watching() as clipped:
        window = opened(qtbot, tmp_path, size, theme=theme, table_scale=scale)

        def look() -> None:
            QTest.qWait(1)
            clipped.look_at(window)
            clipped.settle(window)

        for game in GAMES[1:]:
            form = wizard(window, game)
            form.options.ticks["choam"].switch.setChecked(True)
            for leader in EDITIONS[game].leaders:
                form.rows[0].choose(leader.id)
                form.leaders.show_leader("Player 1", leader.id)
                look()
        page = cards(window)
        for deck in DECKS:
            grid(page, deck)
            look()
        page.blends.set_in([name for group in page.blends.groups[IMPERIUM] for name in group.cards], False)
        for button in (page.names.save_as, page.names.no):
            click(button)
            look()
        assert clipped.failures == []


@pytest.mark.parametrize(("size", "scale", "theme"), LOOKS)
def test_nothing_is_larger_than_its_page(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: int, theme: str
) -> None:
    window = opened(qtbot, tmp_path, size, theme=theme, table_scale=scale)
    page, form = cards(window), wizard(window)
    click(form.options.ticks["choam"].switch)
    click(form.advanced)
    for sheet in (form, page):
        window.show_page(sheet)
        for doing in (page.names.save_as, page.names.no, page.decks.segment(2)):
            if sheet is page:
                click(doing)
            QTest.qWait(1)
            assert not window.grab().isNull()
            for child in sheet.findChildren(QWidget):
                area = child.parentWidget()
                while area is not None and not isinstance(area, QScrollArea):
                    area = area.parentWidget()
                if not child.isVisible() or area is not None:
                    continue
                assert child.width() >= child.minimumSizeHint().width(), child
                corner = child.mapTo(sheet, child.rect().topLeft())
                assert sheet.rect().contains(QRect(corner, child.size())), child
    for group in page.groups[CONFLICT]:
        assert min(group.head.height(), group.grid.height()) >= HIT
        assert group.grid.width() <= group.width()
