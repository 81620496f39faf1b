"""The page of settings: what is chosen there is in force at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QToolTip,
)
from pytestqt.qtbot import QtBot

from dune_desktop.files.settings import OPTIONS, SettingsFile
from dune_desktop.scene.drawing.tokens import DUSK, LIGHT
from dune_desktop.windows.commands import BY_ID
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.settings.settings_page import SECTIONS, NumberSlider, SettingsPage
from dune_desktop.windows.widgets.page import Page
from tests.test_windows_pages import assert_nothing_is_larger_than, wizard
from tests.windowed import click, opened, page, seeded, window

__all__ = ["seeded", "window"]


# ---------------------------------------------------------------- settings


def settings_page(window: MainWindow) -> SettingsPage:
    window.show_settings()
    return page(window, SettingsPage)


def test_the_first_tab_in_the_settings_shows_where_the_keyboard_is(window: MainWindow) -> None:
    settings = settings_page(window)
    assert settings.tabs.tabBar().hasFocus()
    QTest.keyClick(settings.tabs.tabBar(), Qt.Key.Key_Tab)
    assert settings.editors["theme"].hasFocus()
    settings.tabs.setCurrentIndex(1)
    settings.tabs.tabBar().setFocus()
    QTest.keyClick(settings.tabs.tabBar(), Qt.Key.Key_Tab)
    focus = window.focusWidget()
    assert not isinstance(focus, QAbstractScrollArea)
    assert settings.keys.isAncestorOf(focus)


def test_every_option_stands_on_the_page_once() -> None:
    assert sorted(name for names in SECTIONS.values() for name in names) == sorted(OPTIONS)


def test_settings_are_in_force_at_once_and_kept(window: MainWindow, tmp_path: Path) -> None:
    click(wizard(window).start)
    controller, table = window.controller, window.table
    assert controller is not None
    assert table is not None
    options = settings_page(window).editors
    theme, cover = options["theme"], options["cover"]
    theme.setCurrentIndex(theme.findData("light"))  # type: ignore[attr-defined]
    assert window.look.theme is LIGHT
    cover.setCurrentIndex(cover.findData("ask"))  # type: ignore[attr-defined]
    assert controller.cover == "ask"
    click(options["reduced_motion"])
    assert window.look.motion == 0
    click(options["by_hand"])
    assert controller.by_hand
    speed = options["opponents_speed"]
    assert isinstance(speed, NumberSlider)
    speed.slider.setValue(3)
    assert controller.opponents.speed == 300
    click(options["confirm_reveal"])
    kept = SettingsFile(tmp_path).load()
    assert (kept.theme, kept.cover, kept.reduced_motion, kept.opponents_speed, kept.confirm_reveal) == (
        "light", "ask", True, 300, False,
    )  # fmt: skip
    QTest.keyClick(settings_page(window), Qt.Key.Key_Escape)
    assert table.isVisible()


def test_the_theme_repaints_everything(window: MainWindow) -> None:
    def ground() -> str:
        return window.grab().toImage().pixelColor(window.width() // 2, 40).name()

    window.show_settings()
    dusk = ground()
    window.settings.theme = "light"
    window.setting_changed("theme")
    light = ground()
    window.settings.theme = "dusk"
    window.setting_changed("theme")
    assert window.look.theme is DUSK
    assert dusk != light
    assert ground() == dusk


def test_another_theme_is_told_to_the_window_and_measures_nothing_anew(
    window: MainWindow, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A style sheet of the application polishes every widget there is, which takes a quarter of a second."""
    options, measured = settings_page(window), list[str]()
    monkeypatch.setattr(options, "rescale", lambda: measured.append("settings"))
    dusk = window.styleSheet()
    window.settings.theme = "light"
    window.setting_changed("theme")
    assert window.styleSheet() not in ("", dusk)
    assert not qapp.styleSheet()
    assert not measured
    window.settings.table_scale = 80
    window.setting_changed("table_scale")
    assert measured


def test_tooltips_have_the_colours_of_the_theme(window: MainWindow) -> None:
    for theme in (LIGHT, DUSK):
        window.settings.theme = theme.name
        window.setting_changed("theme")
        QToolTip.showText(window.mapToGlobal(QPoint(50, 50)), f"<p>{theme.name}</p>", window)
        tip = next(one for one in QApplication.topLevelWidgets() if one.isVisible() and one.inherits("QTipLabel"))
        assert tip.grab().toImage().pixelColor(3, 3).name() == theme.raised.name()
        tip.hide()


def test_the_scale_is_as_large_as_was_asked_for(window: MainWindow) -> None:
    window.resize(2000, 1200)
    scale = settings_page(window).editors["table_scale"]
    assert isinstance(scale, NumberSlider)
    scale.slider.setValue(scale.slider.maximum())
    assert window.settings.table_scale == 200
    assert window.look.u == 2.0
    click(settings_page(window).editors["whole_table"])
    assert window.look.u == pytest.approx(2000 / 1280)


@pytest.mark.parametrize("whole", [False, True])
def test_text_of_a_page_goes_on_growing_where_the_table_has_no_room(window: MainWindow, whole: bool) -> None:
    """The settings say what becomes of the table in this window."""
    window.resize(1600, 1000)
    shown = settings_page(window)
    if whole:
        click(shown.editors["whole_table"])
    scale = shown.editors["table_scale"]
    assert isinstance(scale, NumberSlider)
    heights = {}
    for percent in (100, 150, 200):
        scale.set_value(percent)
        says = "The table has 125 % here." if whole else "it scrolls, and follows the keyboard."
        told = [one.text() for one in shown.findChildren(QLabel) if says in one.text()]
        assert bool(told) == (percent > 125)
        heights[percent] = shown.back.fontMetrics().height()
    assert heights[150] == pytest.approx(1.5 * heights[100], abs=1.5)
    assert heights[200] == pytest.approx(2 * heights[100], abs=1.5)
    assert window.look.u == (1.25 if whole else 2.0)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 672), (1600, 1000)])
def test_pages_hold_their_largest_text(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    window = opened(qtbot, tmp_path, size, table_scale=200, language="bg")
    for show in (window.show_start, window.show_settings, window.show_help, window.show_load, window.show_statistics):
        show()
        QTest.qWait(1)
        shown = next(one for one in window.findChildren(Page) if one.isVisible())
        assert shown.look.u == 2.0
        assert_nothing_is_larger_than(shown)


def test_a_key_is_changed_taken_back_and_never_doubled(window: MainWindow, tmp_path: Path) -> None:
    click(wizard(window).start)
    assert window.table is not None
    rows = settings_page(window).keys.rows
    click_tab(window, 1)
    undo, log = rows["undo"], rows["log"]
    undo.edit.setKeySequence(QKeySequence("Shift+F12"))
    undo.edit.editingFinished.emit()
    assert window.table.keys.actions["undo"].shortcuts() == [QKeySequence("Shift+F12")]
    assert SettingsFile(tmp_path).load().keys == {"undo": "Shift+F12"}
    log.edit.setKeySequence(QKeySequence("Shift+F12"))
    log.edit.editingFinished.emit()
    assert log.note.text() == "Shift+F12 is already used for: Undo"
    assert log.edit.keySequence() == QKeySequence("F7")
    log.edit.setKeySequence(QKeySequence("1"))
    log.edit.editingFinished.emit()
    assert "Choose option 1" in log.note.text()
    log.edit.setKeySequence(QKeySequence("U"))
    log.edit.editingFinished.emit()
    assert "Letters" in log.note.text()
    click(undo.usual)
    assert window.settings.keys == {}
    assert window.table.keys.actions["undo"].shortcuts() == QKeySequence.listFromString(BY_ID["undo"].keys)


def click_tab(window: MainWindow, index: int) -> None:
    settings_page(window).tabs.setCurrentIndex(index)
