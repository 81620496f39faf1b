"""The wizard for games with Rivals: solo and two players, by clicks and keys, and remembered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from dune_desktop.bots.names import RIVAL
from dune_desktop.content import EDITIONS
from dune_desktop.engine.rivals.printed import BRUTAL_ESCALATION, ROW_DICE, SMART_POLITICS, SOLO, TWO, VARIANTS
from dune_desktop.engine.rivals.variants import EXPERT_DEPLOYMENT
from dune_desktop.engine.setup import Setup
from dune_desktop.files.settings import SeatChoice
from dune_desktop.scene.drawing.tokens import HIT
from dune_desktop.text.names import name
from dune_desktop.windows.endings.final_panel import FinalPanel
from dune_desktop.windows.games import MODES, TABLE, against
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved.load_page import LoadPage
from dune_desktop.windows.start.start_page import StartPage
from dune_desktop.windows.wizard.new_game_page import GAMES, NewGamePage
from dune_desktop.windows.wizard.seats import RivalEditor
from tests.windowed import answer, click, opened, seeded, window

__all__ = ["seeded", "window"]

LEVELS = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
LOOKS = (((1280, 672), 0, "dusk"), ((1280, 800), 0, "light"), ((1600, 1000), 0, "dusk"), ((1920, 1008), 150, "light"))


def wizard(window: MainWindow, mode: str | None = None, game: str = "") -> NewGamePage:
    window.show_new_game()
    form = window.findChild(NewGamePage)
    assert isinstance(form, NewGamePage)
    if mode is not None:
        click(form.modes.segment(MODES.index(mode)))
    if game:
        click(form.games.segment(GAMES.index(game)))
    return form


def level(form: NewGamePage, wanted: str) -> None:
    click(form.course.levels.segment(LEVELS.index(wanted)))


def setup_of(window: MainWindow) -> Setup:
    controller = window.controller
    assert controller is not None
    return controller.record().setup


def names_of(window: MainWindow) -> list[str]:
    assert window.controller is not None
    return [seat.name for seat in window.controller.seats]


def shown_rivals(form: NewGamePage) -> list[str]:
    return [place.choice for place in form.playing() if isinstance(place, RivalEditor)]


# ---------------------------------------------------------------- to a game


def test_two_clicks_begin_a_sensible_solo_game(window: MainWindow) -> None:
    start = window.findChild(StartPage)
    assert isinstance(start, StartPage)
    click(start.buttons[1])
    click(wizard(window).start)
    setup, controller = setup_of(window), window.controller
    assert controller is not None
    assert (setup.mode, setup.level, setup.variants, setup.players) == (SOLO, "mercenary", (), 3)
    assert setup.leaders[1:] == ("earl_memnon_thorvald", "glossu_rabban")  # B3.1
    assert [seat.bot for seat in controller.seats] == ["", RIVAL, RIVAL]
    assert names_of(window) == ["Player 1", "Earl Memnon Thorvald", "Glossu “The Beast” Rabban"]
    assert len({seat.colour for seat in controller.seats}) == 3
    assert controller.edition.automa is not None


def test_two_keys_do_the_same(window: MainWindow) -> None:
    for _ in range(2):
        focused = window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Return)
    assert setup_of(window).mode == SOLO


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("mode", [SOLO, TWO])
def test_every_mode_of_every_game_begins(window: MainWindow, mode: str, game: str) -> None:
    form = wizard(window, mode, game)
    automa = form.automa
    assert automa is not None
    assert form.options.ticks["choam"].switch.isVisible() == (game != "base")
    click(form.start)
    setup, controller = setup_of(window), window.controller
    assert controller is not None
    assert (setup.mode, setup.level) == (mode, "mercenary" if mode == SOLO else "")
    assert set(setup.leaders[3 - automa.seats :]) <= {*automa.advised, "house_hagal"}
    assert [bool(seat.bot) for seat in controller.seats] == [seat >= 3 - automa.seats for seat in range(3)]


@pytest.mark.parametrize("wanted", LEVELS)
@pytest.mark.parametrize("game", ["base", "uprising"])
def test_the_level_says_what_it_is_and_is_played(window: MainWindow, game: str, wanted: str) -> None:
    form = wizard(window, SOLO, game)
    level(form, wanted)
    told = form.course.told.text()
    assert told.startswith(name("grade", wanted))
    assert ("recommended" in told) == (wanted == "mercenary")
    click(form.start)
    assert setup_of(window).level == wanted
    assert window.controller is not None
    assert window.controller.edition.level is not None
    assert window.controller.edition.level.id == wanted


def test_a_random_rival_is_called_by_its_name_once_it_is_dealt(window: MainWindow) -> None:
    form = wizard(window, SOLO, "uprising")
    for row in form.rivals:
        row.choose("")
    click(form.start)
    dealt = setup_of(window).leaders[1:]
    assert names_of(window)[1:] == [name("rival", str(rival)) for rival in dealt]
    assert len(set(setup_of(window).leaders)) == 3


def test_two_people_sit_before_the_rival(window: MainWindow) -> None:
    form = wizard(window, TWO, "uprising")
    assert [row.isVisible() for row in form.rows] == [True, True, False, False]
    assert [row.isVisible() for row in form.rivals] == [True, False]
    assert not any(row.kind.isVisible() for row in form.rows)
    QTest.keyClicks(form.rows[1].name, "Olha")
    form.rows[1].choose("gurney_halleck")
    click(form.start)
    assert names_of(window) == ["Player 1", "Olha", "Lady Amber Metulli"]
    assert setup_of(window).leaders[1:] == ("gurney_halleck", "lady_amber_metulli")
    assert window.controller is not None
    assert window.controller.humans == (0, 1)


def test_house_hagal_is_the_only_third_of_two_players_in_the_base_game(window: MainWindow) -> None:
    form = wizard(window, TWO, "base")
    row = form.rivals[0]
    assert row.isVisible()
    assert not row.chooser.isVisible()
    assert row.shown_name() == "House Hagal"
    assert not form.course.levels.isVisible()
    assert not form.variants.isVisible()
    click(row)
    assert "no Leader" in form.rival_cards.told()
    click(form.start)
    assert names_of(window)[2] == "House Hagal"


# ---------------------------------------------------------------- Rivals


def test_the_card_of_a_rival_can_be_read(window: MainWindow) -> None:
    form = wizard(window, SOLO, "uprising")
    assert form.leaders.isVisible()
    click(form.rivals[0])
    assert not form.leaders.isVisible()
    click(form.rival_cards.tile("staban_tuek"))
    assert form.rivals[0].choice == "staban_tuek"
    told = form.rival_cards.told()
    first = "Recommended for a first game"
    for words in ("Staban Tuek", first, "Signet Ring", "Scheme", "Spacing Guild, Fremen", "9 res"):
        assert words in told, words
    form.rivals[0].chooser.highlighted.emit(form.rivals[0].chooser.findData("muad_dib"))
    assert "Muad’Dib" in form.rival_cards.told() or "Muad'Dib" in form.rival_cards.told()
    assert form.rivals[0].choice == "staban_tuek"
    click(form.rows[0])
    assert form.leaders.isVisible()


@pytest.mark.parametrize(
    ("mode", "game", "advised"),
    [
        (SOLO, "base", {"earl_memnon_thorvald", "glossu_rabban"}),
        (SOLO, "uprising", {"gurney_halleck", "lady_margot_fenring", "staban_tuek"}),  # S1.7
        (TWO, "uprising", {"lady_amber_metulli", "glossu_rabban"}),
    ],
)
def test_those_for_a_first_game_are_marked(window: MainWindow, mode: str, game: str, advised: set[str]) -> None:
    form = wizard(window, mode, game)
    chooser = form.rivals[0].chooser
    rows = range(chooser.count())
    assert {chooser.itemData(row) for row in rows if chooser.itemText(row).endswith("(recommended)")} == advised
    assert chooser.itemText(0) == "Random Rival"
    form.rivals[0].choose("")
    form._point(form.rivals[0].seat, "")
    assert all(name("rival", one, EDITIONS[game].products) in form.rival_cards.told() for one in advised)


@pytest.mark.parametrize("game", ["base", "uprising"])
def test_who_can_not_be_a_rival_is_not_offered(window: MainWindow, game: str) -> None:
    form = wizard(window, SOLO, game)
    offered = {form.rivals[0].chooser.itemData(row) for row in range(form.rivals[0].chooser.count())}
    missing = {"paul_atreides", "helena_richese"} if game == "base" else {"lady_amber_metulli", "glossu_rabban"}
    assert not offered & missing  # B3.1, S1.8
    assert len(offered) > 6


def test_a_rival_gives_way_to_the_leader_of_a_person(window: MainWindow) -> None:
    form = wizard(window, SOLO, "base")
    form.rows[0].choose("earl_memnon_thorvald")
    assert "earl_memnon_thorvald" not in shown_rivals(form)
    assert form.start.isEnabled()
    form.rivals[1].choose("earl_memnon_thorvald")
    assert "same Leader" in form.wrong.text()
    assert not form.start.isEnabled()
    form.rivals[1].choose("count_ilban_richese")
    form.rivals[0].choose("count_ilban_richese")
    assert not form.start.isEnabled()


# ---------------------------------------------------------------- variants


def test_variants_are_ticked_and_forced_where_the_level_demands_them(window: MainWindow) -> None:
    form = wizard(window, SOLO, "uprising")
    ticks = {variant: tick for variant, tick in form.variants.ticks.items() if variant in VARIANTS}
    assert all(tick.isVisible() and tick.isEnabled() and not tick.switch.isChecked() for tick in ticks.values())
    assert "two dice" in ticks[ROW_DICE].toolTip()
    click(ticks[ROW_DICE].switch)
    click(ticks[SMART_POLITICS].words)
    level(form, "mentat")
    for variant in (SMART_POLITICS, BRUTAL_ESCALATION, EXPERT_DEPLOYMENT):
        assert ticks[variant].switch.isChecked()
        assert not ticks[variant].isEnabled()
        assert "Required at the level Mentat." in ticks[variant].toolTip()
        assert ticks[variant].switch.accessibleDescription() in ticks[variant].toolTip()
    assert ticks[ROW_DICE].isEnabled()
    assert form.variants.played == (ROW_DICE,)
    level(form, "sardaukar")
    assert [variant for variant, tick in ticks.items() if tick.switch.isChecked()] == [SMART_POLITICS, ROW_DICE]
    click(form.start)
    assert setup_of(window).variants == (SMART_POLITICS, ROW_DICE)


def test_the_base_game_has_what_its_levels_bring(window: MainWindow) -> None:
    form = wizard(window, SOLO, "base")
    tick = form.variants.ticks[EXPERT_DEPLOYMENT]
    assert [one.isVisible() for one in form.variants.ticks.values()].count(True) == 1
    assert not tick.isEnabled()
    assert not tick.switch.isChecked()
    assert "Part of the levels Mentat and Kwisatz Haderach." in tick.toolTip()
    level(form, "kwisatz_haderach")
    assert tick.switch.isChecked()
    click(form.start)
    assert setup_of(window).variants == ()
    assert window.controller is not None
    assert window.controller.edition.variants == (EXPERT_DEPLOYMENT,)


def test_two_players_have_no_dice_for_the_row(window: MainWindow) -> None:
    form = wizard(window, TWO, "uprising")
    assert not form.variants.ticks[ROW_DICE].isVisible()
    click(form.variants.ticks[EXPERT_DEPLOYMENT].switch)
    click(form.start)
    assert setup_of(window).variants == (EXPERT_DEPLOYMENT,)


# ---------------------------------------------------------------- between modes


def test_another_mode_keeps_names_colours_leaders_and_computers(window: MainWindow) -> None:
    form = wizard(window, TABLE, "uprising")
    QTest.keyClicks(form.rows[0].name, "Serhii")
    QTest.keyClicks(form.rows[1].name, "Olha")
    click(form.rows[0].mark)
    form.rows[1].choose("muad_dib")
    plans = [row.plan for row in form.rows]
    wizard(window, SOLO)
    assert form.rows[0].shown_name() == "Serhii"
    assert [place.colour for place in form.playing()] == [plan.colour for plan in plans[:3]]
    wizard(window, TWO)
    assert [place.shown_name() for place in form.playing()][:2] == ["Serhii", "Olha"]
    assert form.rows[1].bot == ""
    wizard(window, TABLE)
    assert [row.plan for row in form.rows] == plans
    assert form.rows[1].bot


def test_the_mark_of_a_rival_swaps_colours_too(window: MainWindow) -> None:
    form = wizard(window, SOLO)
    before = [place.colour for place in form.playing()]
    click(form.rivals[0].mark)
    after = [place.colour for place in form.playing()]
    assert after == [before[0], before[2], before[1]]
    click(form.start)
    assert window.controller is not None
    assert [seat.colour for seat in window.controller.seats] == after


def test_a_rival_that_a_game_has_not_gives_way_to_an_advised_one(window: MainWindow) -> None:
    form = wizard(window, TWO, "uprising")
    form.rivals[0].choose("muad_dib")
    wizard(window, SOLO)
    assert shown_rivals(form) == ["muad_dib", "gurney_halleck"]
    wizard(window, SOLO, "base")
    assert shown_rivals(form) == ["earl_memnon_thorvald", "glossu_rabban"]
    form.rivals[1].choose("")
    wizard(window, SOLO, "uprising")
    assert shown_rivals(form)[1] == ""


def test_two_players_meet_the_rival_that_is_advised_for_them(window: MainWindow) -> None:
    """Not the one that solo advises, unless a person chose it."""
    form = wizard(window, SOLO, "uprising")
    assert shown_rivals(form) == ["gurney_halleck", "lady_margot_fenring"]
    wizard(window, TWO)
    assert shown_rivals(form) == ["lady_amber_metulli"]
    wizard(window, SOLO)
    form.rivals[1].choose("gurney_halleck")
    form.rows[0].choose("")
    assert shown_rivals(form) == ["lady_margot_fenring", "gurney_halleck"]
    wizard(window, TWO)
    click(form.start)
    assert window.settings.rivals == ("advised", "gurney_halleck")


def test_the_number_of_players_is_asked_without_rivals_only(window: MainWindow) -> None:
    form = wizard(window, TABLE)
    assert form.players.isVisible()
    click(form.players.segment(3))
    wizard(window, SOLO)
    assert not form.players.isVisible()
    assert form.course.levels.isVisible()
    wizard(window, TABLE)
    assert form.players.value() == 3
    assert len(form.playing()) == 3


def test_everything_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    first = opened(qtbot, tmp_path, opponents_speed=0)
    form = wizard(first, SOLO, "uprising")
    click(form.options.ticks["choam"].switch)
    level(form, "sardaukar")
    click(form.variants.ticks[ROW_DICE].switch)
    QTest.keyClicks(form.rows[0].name, "Serhii")
    form.rivals[0].choose("")
    form.rivals[1].choose("princess_irulan")
    click(form.start)
    first.close()
    again = opened(qtbot, tmp_path)
    form = wizard(again)
    assert shown_rivals(form) == ["", "princess_irulan"]
    assert form.rows[0].name.text() == "Serhii"
    assert form.players.value() == 4
    click(form.start)
    setup = setup_of(again)
    assert (setup.mode, setup.level, setup.variants, setup.expansions) == (SOLO, "sardaukar", (ROW_DICE,), ("choam",))
    assert setup.leaders[2] == "princess_irulan"


def test_settings_of_a_newer_version_give_way(qtbot: QtBot, tmp_path: Path) -> None:
    seats = tuple(SeatChoice("", colour) for colour in ("red", "blue", "green"))
    wanted: dict[str, Any] = {
        "mode": "six",
        "level": "navigator",
        "variants": ("alliances",),
        "rivals": ("x", "y", "z"),
    }
    form = wizard(opened(qtbot, tmp_path, seats=seats, players=9, **wanted))
    assert form.mode == SOLO
    assert form.course.level == "mercenary"
    assert form.variants.played == ()
    assert shown_rivals(form) == ["earl_memnon_thorvald", "glossu_rabban"]
    assert form.players.value() == 3
    assert form.start.isEnabled()


# ---------------------------------------------------------------- elsewhere


def test_continue_and_the_list_of_games_say_how_it_is_played(window: MainWindow) -> None:
    form = wizard(window, SOLO, "uprising")
    level(form, "kwisatz_haderach")
    click(form.start)
    window.show_start()
    start = window.findChild(StartPage)
    assert isinstance(start, StartPage)
    assert start.buttons[0].text() == "Continue · Uprising"
    assert start.buttons[0].toolTip() == "Round 1 · Solo, Kwisatz Haderach: Player 1"
    answer(window)
    window.games.leave()
    window.store.flush()
    window.show_start()
    assert start.buttons[0].toolTip().startswith("Round 1, today at ")
    assert start.buttons[0].toolTip().endswith(" · Solo, Kwisatz Haderach: Player 1")
    window.show_load()
    games = window.findChild(LoadPage)
    assert isinstance(games, LoadPage)
    told = games.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith("Uprising · Solo, Kwisatz Haderach: Player 1 (0 points), Gurney Halleck (0 points), ")
    assert not games.grab().isNull()


def test_the_final_count_says_how_it_was_played(window: MainWindow) -> None:
    click(wizard(window, TWO).start)
    assert window.table is not None
    final = window.table.findChild(FinalPanel)
    assert isinstance(final, FinalPanel)
    assert final._heading.text() == "" or final._heading.text().endswith(" · Two players")
    final.retranslate()
    assert final._heading.text() == "Final score · Two players"


def test_what_a_newer_version_calls_otherwise_is_not_told() -> None:
    assert against("", "") == ""
    assert against("six", "mentat") == ""
    assert against(SOLO, "navigator") == "Solo"
    assert against(SOLO, "mentat") == "Solo, Mentat"


@pytest.mark.parametrize(("size", "scale", "theme"), LOOKS)
def test_nothing_is_larger_than_its_page(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: int, theme: str
) -> None:
    window = opened(qtbot, tmp_path, size, theme=theme, table_scale=scale)
    for game in GAMES:
        for mode in MODES:
            form = wizard(window, mode, game)
            for _ in range(2):
                click(form.advanced)
                QTest.qWait(30)  # until it is laid out anew
                check_sizes(form)


def check_sizes(form: NewGamePage) -> None:
    for child in form.findChildren(QWidget):
        area = child.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        if not child.isVisible() or area is not None:
            continue
        assert child.width() >= child.minimumSizeHint().width(), child
        if not isinstance(child, QLineEdit):  # the style sheet makes it as high as the lists beside it
            assert child.height() >= child.minimumSizeHint().height(), child
        corner = child.mapTo(form, child.rect().topLeft())
        assert form.rect().contains(QRect(corner, child.size())), child
        if isinstance(child, QAbstractButton | QLineEdit):
            assert min(child.width(), child.height()) >= HIT, child


def test_all_of_it_by_keyboard(window: MainWindow) -> None:
    form = wizard(window)

    def tab_to(wanted: QWidget) -> None:
        for _ in range(60):
            focused = window.focusWidget()
            assert focused is not None
            if focused is wanted:
                return
            QTest.keyClick(focused, Qt.Key.Key_Tab)
        raise AssertionError(wanted)

    tab_to(form.games.segment(0))
    QTest.keyClick(form.games.segment(0), Qt.Key.Key_Right)
    tab_to(form.course.levels.segment(0))
    QTest.keyClick(form.course.levels.segment(0), Qt.Key.Key_Right)
    tab_to(form.rivals[0].chooser)
    assert form.rival_cards.isVisible()
    QTest.keyClick(form.rivals[0].chooser, Qt.Key.Key_Home)
    tab_to(form.variants.ticks[BRUTAL_ESCALATION].switch)
    QTest.keyClick(form.variants.ticks[BRUTAL_ESCALATION].switch, Qt.Key.Key_Space)
    tab_to(form.start)
    QTest.keyClick(form.start, Qt.Key.Key_Return)
    setup = setup_of(window)
    assert (setup.level, setup.variants) == ("sardaukar", (BRUTAL_ESCALATION,))


def test_every_edition_has_both_modes_and_each_level() -> None:
    for edition in EDITIONS.values():
        assert [automa.mode for automa in edition.automas] == [SOLO, TWO]
        assert tuple(edition.automas[0].level_by_id) == LEVELS
