"""The button that does again what was taken back: an arrow beside Undo, there only while there is something."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.windows.widgets.panels import PanelButton, focus_ring, rounded


class RedoButton(PanelButton):
    """Its words stand in the tooltip."""

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        ground, edge, _, _ = self._colours()
        rounded(painter, rect, tokens.RADIUS_BOX, ground, edge)
        painter.save()
        painter.translate(rect.center())
        painter.scale(-1, 1)  # the arrow of Undo, the other way round
        half = tokens.ICON_18 / 2
        draw_glyph(painter, "undo", QRectF(-half, -half, 2 * half, 2 * half), self._look.theme)
        painter.restore()
        if self.hasFocus():
            focus_ring(painter, rect.adjusted(1, 1, -1, -1), tokens.RADIUS_BOX, self._look)
