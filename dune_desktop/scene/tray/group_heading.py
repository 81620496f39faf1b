"""Headings of groups in the tray."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.models.table.zones import INTRIGUE, PLAYED
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.tokens import CAPTION, ICON_19, S2
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.piece import Piece, SceneContext, Tabletop

_SIGNS = {PLAYED: "agent", INTRIGUE: "intrigue"}


class Heading(Piece):
    """A word above a group; where there is no room above, an icon beside it."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem, name: str) -> None:
        super().__init__(table, parent)
        self.name = name
        self.count = 0

    def show_count(self, count: int) -> None:
        if count != self.count:
            self.count = count
            self.update()

    def tip(self) -> str:
        texts = {PLAYED: Tabletop.tr("Agent turns"), INTRIGUE: Tabletop.tr("Intrigue")}
        return texts.get(self.name, "") or Tabletop.tr("Revealed")

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        if self.rect.height() > self.rect.width():
            icon = QRectF(0, 0, ICON_19, ICON_19)
            icon.moveCenter(self.rect.center())
            draw_glyph(painter, _SIGNS.get(self.name, "reveal"), icon, theme)
            return
        words = fit(f"{self.tip()}  {self.count}", self.rect.width(), CAPTION, fonts.SEMIBOLD, lines=1)
        draw_fitted(painter, words, self.rect.adjusted(0, 0, 0, -S2), theme.text2)
