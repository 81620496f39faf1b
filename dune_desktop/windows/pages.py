"""The pages of the window besides the table: made when they are first wanted, and connected."""

# What the first screen does not need is imported when it is first wanted, so that the program is there at once.
# ruff: noqa: PLC0415
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from dune_desktop.windows.start import StartPage

if TYPE_CHECKING:
    from dune_desktop.windows.main_window import MainWindow


def make_page(window: MainWindow, name: str) -> QWidget:
    """A page by its name."""
    return _MAKERS[name](window)


def _start(window: MainWindow) -> QWidget:
    page = StartPage(window.look)
    page.continue_asked.connect(window.go_on)
    page.new_game_asked.connect(window.show_new_game)
    page.load_asked.connect(window.show_load)
    page.statistics_asked.connect(window.show_statistics)
    page.settings_asked.connect(window.show_settings)
    page.help_asked.connect(window.show_help)
    page.quit_asked.connect(window.close)
    page.back_asked.connect(window.back)
    return page


def _new_game(window: MainWindow) -> QWidget:
    from dune_desktop.windows.new_game import NewGamePage

    page = NewGamePage(window.look, window.settings)
    page.begin_asked.connect(window.begin)
    page.cards_asked.connect(window.show_cards)
    page.back_asked.connect(window.show_start)
    return page


def _cards(window: MainWindow) -> QWidget:
    from dune_desktop.windows.blend_page import BlendPage
    from dune_desktop.windows.new_game import NewGamePage

    wizard = window._page("new_game")
    assert isinstance(wizard, NewGamePage)
    blends = next(iter(wizard.blends.values()))
    page = BlendPage(window.look, blends)
    blends.stored.connect(window._save_settings)
    page.back_asked.connect(window.show_new_game)
    return page


def _saved(window: MainWindow) -> QWidget:
    return window.desk.page()


def _statistics(window: MainWindow) -> QWidget:
    from dune_desktop.windows.statistics.page import StatisticsPage

    page = StatisticsPage(window.look, window.counting)
    page.back_asked.connect(window.back)
    return page


def _settings(window: MainWindow) -> QWidget:
    from dune_desktop.windows.settings import SettingsPage

    page = SettingsPage(window.look, window.settings)
    page.changed.connect(window.setting_changed)
    page.back_asked.connect(window.back)
    return page


def _help(window: MainWindow) -> QWidget:
    from dune_desktop.windows.help import HelpPage

    page = HelpPage(window.look, window.settings.keys)
    page.back_asked.connect(window.back)
    return page


def _crash(window: MainWindow) -> QWidget:
    from dune_desktop.windows.crash_page import CrashPage

    page = CrashPage(window.look)
    page.back_asked.connect(window.crash_told)
    page.back_asked.connect(window.show_start)
    return page


_MAKERS: Final[dict[str, Callable[[MainWindow], QWidget]]] = {
    "start": _start, "new_game": _new_game, "load": _saved, "settings": _settings, "help": _help,
    "cards": _cards, "crash": _crash, "statistics": _statistics,
}  # fmt: skip
