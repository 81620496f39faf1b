"""A widget that paints itself in units of the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.widgets.panels import painting


class Painted(QWidget):
    """Says in units how large it wants to be, and paints itself in them."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def wanted(self) -> QSizeF:
        """As large as this; the layout decides where there is no size."""
        return QSizeF()

    def least(self) -> QSizeF:
        """No smaller than this."""
        return self.wanted()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint all of it."""
        raise NotImplementedError

    @property
    def area(self) -> QRectF:
        """All of it, in units."""
        return QRectF(0, 0, self.width() / self._look.u, self.height() / self._look.u)

    def sizeHint(self) -> QSize:
        wanted = self.wanted() * self._look.u
        return QSize(round(wanted.width()), round(wanted.height()))

    def minimumSizeHint(self) -> QSize:
        least = self.least() * self._look.u
        return QSize(round(least.width()), round(least.height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self, self._look.u) as (painter, area):
            self.paint(painter, area)
