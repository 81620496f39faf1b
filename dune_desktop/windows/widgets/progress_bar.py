"""How much of some work is done, as a bar that fills."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from dune_desktop.windows.theme import gold
from dune_desktop.windows.widgets.painted import Painted
from dune_desktop.windows.widgets.panels import rounded

#: How high the bar is.
_BAR: Final = 10.0


class ProgressBar(Painted):
    """Shows a part of one."""

    part = 0.0

    def show_part(self, part: float) -> None:
        if part != self.part:
            self.part = part
            self.update()

    def wanted(self) -> QSizeF:
        return QSizeF(120, _BAR)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        theme = self._look.theme
        groove = QRectF(area.x(), area.center().y() - _BAR / 2, area.width(), _BAR)
        rounded(painter, groove, _BAR / 2, theme.window, theme.rule)
        if self.part:
            done = groove.adjusted(1, 1, -1, -1)
            done.setWidth(max(done.height(), done.width() * self.part))
            rounded(painter, done, done.height() / 2, gold(theme), None)
