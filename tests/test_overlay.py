"""A sheet over the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.paged import dressed, may_send, open_table

__all__ = ["dressed"]


class Later(QObject):
    """Counts what wants to be painted once more after it was."""

    number = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt calls it)
        self.number += event.type() == QEvent.Type.UpdateLater
        return False


def test_the_table_is_not_painted_twice_when_a_sheet_opens(qtbot: QtBot, qapp: QApplication) -> None:
    page = open_table(qtbot, may_send)
    for _ in range(5):
        QApplication.processEvents()
    page.sheet.open_seat(1)
    later = Later()
    qapp.installEventFilter(later)
    for _ in range(5):
        QApplication.processEvents()
    qapp.removeEventFilter(later)
    assert not later.number
