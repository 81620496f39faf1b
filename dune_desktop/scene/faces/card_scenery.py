"""Pictures on faces, framed by a thin line of brass."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from dune_desktop.scene.art.brass import draw_brass
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.drawing.tokens import LINE, RADIUS_CELL, Theme


@frozen(eq=False)
class Scenery:
    """The declared picture of a component."""

    rect: QRectF
    picture: Picture

    def paint(self, painter: QPainter, theme: Theme) -> None:
        if self.rect.height() < 1:
            return
        outline = QPainterPath()
        outline.addRoundedRect(self.rect, RADIUS_CELL, RADIUS_CELL)
        painter.save()
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        self.picture.draw(painter, self.rect)
        painter.restore()
        draw_brass(painter, self.rect, RADIUS_CELL, LINE)
