"""Errors while something is painted; ``test_crash`` runs this."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dune_desktop.scene.drawing.picture_cache import Sprite
from dune_desktop.windows.main.crash_page import CrashPage
from dune_desktop.windows.main.main_window import MainWindow
from tests.test_crash import begin, home, window

__all__ = ["home", "window"]


def test_an_error_while_the_table_is_painted_is_told_like_any_other(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)
    assert window.controller is not None
    decided = window.controller.record()

    def fail(*_: object) -> None:
        raise LookupError("in paint")

    assert window.table is not None
    with monkeypatch.context() as broken:
        broken.setattr(Sprite, "draw", fail)
        window.table.scene.update()
        qtbot.waitUntil(lambda: isinstance(window.pages.currentWidget(), CrashPage))
        assert window.table is None  # it was put away, though no picture could be taken of it
        assert window.controller is None
    page = window.pages.currentWidget()
    assert isinstance(page, CrashPage)
    assert "in paint" in page.report.toPlainText()
    page.back.click()
    window.games.go_on()
    assert window.controller is not None
    assert window.controller.record() == decided


def test_a_painter_ends_with_the_error_that_stopped_it(qtbot: QtBot, window: MainWindow, qtlog: Any) -> None:
    class Broken(QWidget):
        def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
            painter = QPainter(self)
            raise LookupError(f"in paint, with {painter}")

    broken = Broken(window)
    broken.resize(50, 50)
    broken.show()
    qtbot.waitUntil(lambda: isinstance(window.pages.currentWidget(), CrashPage))
    broken.hide()
    assert not [one.message for one in qtlog.records if "painter" in one.message.lower()]
