"""Names of blends: saved, chosen, renamed, deleted, and remembered from one start to the next."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dune_desktop.engine.composing import compose
from dune_desktop.files.settings import Blend, Settings, SettingsFile
from dune_desktop.windows.blends.blend_page import BlendPage
from dune_desktop.windows.blends.blends import IMPERIUM, Blends
from dune_desktop.windows.main.main_window import MainWindow
from tests.test_windows_blends import BLEND, cards, grid, group_of, tick, wizard
from tests.windowed import click, opened, seeded, window

__all__ = ["seeded", "window"]


def named(page: BlendPage, name: str) -> None:
    click(page.names.save_as)
    QTest.keyClicks(page.names.name, name)
    QTest.keyClick(page.names.name, Qt.Key.Key_Return)


def pick(page: BlendPage, text: str) -> None:
    index = page.names.chooser.findText(text)
    assert index >= 0
    page.names.chooser.setCurrentIndex(index)
    page.names.chooser.activated.emit(index)


def listed(page: BlendPage) -> list[str]:
    return [page.names.chooser.itemText(index) for index in range(page.names.chooser.count())]


def test_blends_are_saved_chosen_renamed_and_deleted(window: MainWindow, tmp_path: Path) -> None:
    page = cards(window)
    tick(grid(page, IMPERIUM, "base"), "dr_yueh")
    assert page.names.chooser.currentText() == "Standard blend (changed)"
    assert not page.names.save.isEnabled()
    named(page, "No traitors")
    assert SettingsFile(tmp_path).load().blends[0].name == "No traitors"
    assert listed(page) == ["Standard blend", "No traitors"]
    pick(page, "Standard blend")
    assert page.blends.is_in("imperium.dr_yueh")
    pick(page, "No traitors")
    assert not page.blends.is_in("imperium.dr_yueh")
    tick(group_of(page, IMPERIUM, "base").grid, "gun_thopter")
    click(page.names.save)
    assert "imperium.gun_thopter" in SettingsFile(tmp_path).load().blends[0].left_out
    click(page.names.rename)
    page.names.name.setText("Peace")
    click(page.names.yes)
    assert listed(page) == ["Standard blend", "Peace"]
    assert page.names.chooser.currentText() == "Peace"
    click(page.names.delete)
    assert SettingsFile(tmp_path).load().blends == ()
    assert page.names.chooser.currentText() == "Standard blend (changed)"


def test_a_blend_that_was_deleted_comes_back_as_it_was(window: MainWindow, tmp_path: Path) -> None:
    page = cards(window)
    tick(grid(page, IMPERIUM, "base"), "dr_yueh")
    named(page, "Peace")
    before = SettingsFile(tmp_path).load().blends
    assert not page.names.undo.isVisible()
    click(page.names.delete)
    assert page.names.told.text() == "Deleted “Peace”"
    assert page.names.undo.hasFocus()
    click(page.names.save_as)
    assert not page.names.undo.isVisible()
    click(page.names.no)
    click(page.names.undo)
    assert SettingsFile(tmp_path).load().blends == before
    assert page.names.chooser.currentText() == "Peace"
    assert not page.names.undo.isVisible()


def test_a_name_that_was_given_anew_is_not_taken_from_who_has_it(window: MainWindow) -> None:
    page = cards(window)
    named(page, "Peace")
    click(page.names.delete)
    tick(grid(page, IMPERIUM, "base"), "dr_yueh")
    named(page, "Peace")
    assert not page.names.undo.isVisible()
    assert listed(page) == ["Standard blend", "Peace"]


def test_a_name_is_needed_and_never_given_twice(window: MainWindow) -> None:
    page = cards(window)
    named(page, "First")
    click(page.names.save_as)
    assert not page.names.yes.isEnabled()
    for name, good in (("  ", False), ("First", False), (" First ", False), ("Second", True)):
        page.names.name.setText(name)
        assert page.names.yes.isEnabled() == good, name
    QTest.keyClick(page.names.name, Qt.Key.Key_Escape)
    assert page.isVisible()
    assert page.names.chooser.isVisible()


def test_a_choice_that_nobody_saved_is_not_lost(window: MainWindow) -> None:
    page = cards(window)
    named(page, "All")
    tick(grid(page, IMPERIUM, "base"), "dr_yueh")
    pick(page, "Standard blend")
    assert listed(page) == ["Standard blend", "All", "All (changed)"]
    assert page.blends.is_in("imperium.dr_yueh")
    pick(page, "All (changed)")
    assert not page.blends.is_in("imperium.dr_yueh")
    assert listed(page) == ["Standard blend", "All (changed)"]


def test_the_blend_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    first = opened(qtbot, tmp_path, opponents_speed=0)
    page = cards(first)
    named(page, "Mine")
    tick(grid(page, IMPERIUM, "base"), "dr_yueh")
    click(page.back)
    click(wizard(first).start)
    first.close()
    again = cards(opened(qtbot, tmp_path))
    assert again.names.chooser.currentText() == "Mine (changed)"
    assert not again.blends.is_in("imperium.dr_yueh")


def test_cards_that_this_version_does_not_know_are_kept_but_not_played_with() -> None:
    settings = Settings(
        blends=(Blend("Later", ("imperium.from_ix", "imperium.dr_yueh")), Blend("", ()), Blend("Later"))
    )
    blends = Blends(BLEND, settings)
    assert blends.names() == ("Later",)
    blends.choose("Later")
    assert blends.for_setup() == ("imperium.dr_yueh",)
    compose(BLEND.recipe, left_out=blends.for_setup())
    blends.set_in(["imperium.dr_yueh"], True)
    blends.save("Later")
    assert settings.blends[-1].left_out == ("imperium.from_ix",)
