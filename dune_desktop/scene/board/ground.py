"""What lies under the boxes: the landscape, and the panels of Landsraad and CHOAM."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dune_desktop.scene import fonts
from dune_desktop.scene.board.item import BoardItem, mix, panel, rounded, veil
from dune_desktop.scene.board.plan import Plan
from dune_desktop.scene.board.scenery import paint_scenery
from dune_desktop.scene.fitting import draw_fitted, fit
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.piece import Piece, Table, likeness, screen_scale
from dune_desktop.scene.tokens import BODY, HIT, ICON_16, LINE, RADIUS_PANEL, S2, S4, S6, S8
from dune_desktop.text.tongue import Context

Board = Context("Board")


class SceneryItem(QGraphicsItem):
    """One picture, made on resize and with the theme; a zoom only stretches it, as it is soft."""

    def __init__(self, table: Table, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.table = table
        self.plan: Plan | None = None
        self._key: Hashable = None
        self._picture: QPixmap | None = None

    def arrange(self, plan: Plan) -> None:
        if plan != self.plan:
            self.prepareGeometryChange()
            self.plan = plan

    def boundingRect(self) -> QRectF:
        return QRectF() if self.plan is None else QRectF(0, 0, self.plan.size.width(), self.plan.size.height())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look = self.table.look
        key = self.plan, look.theme.name, screen_scale(look)
        if key != self._key:
            self._key = key
            self._picture = likeness(self._draw, self.boundingRect(), look)
        if self._picture is not None:
            painter.drawPixmap(self.boundingRect(), self._picture, QRectF(self._picture.rect()))

    def _draw(self, painter: QPainter) -> None:
        if self.plan is not None:
            paint_scenery(painter, self.plan, self.table.theme)


class FitItem(Piece):
    """Stands in the corner of a board that was brought closer: shows all of it again."""

    def __init__(self, table: Table, parent: QGraphicsItem) -> None:
        super().__init__(table, parent)
        self.setZValue(2)
        self.hide()

    def stand_in(self, area: QRectF) -> None:
        self.place(QRectF(area.right() - HIT - S8, area.top() + S8, HIT + S4, HIT + S4))

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        panel(painter, self.rect, theme.button, theme.rule)
        draw_glyph(painter, "fit", self.rect.adjusted(S4, S4, -S4, -S4), theme)

    def tip(self) -> str:
        return Board.tr("Show the whole board")


class GroupItem(BoardItem[str]):
    """A tinted panel with a heading; the value is the sign before it."""

    radius = RADIUS_PANEL

    def __init__(self, table: Table, sign: str, title: Callable[[], str], parent: QGraphicsItem) -> None:
        super().__init__(table, sign, parent)
        self.title = title
        self.heading = 0.0

    @property
    def identity(self) -> str:
        return self.title()

    def arrange(self, rect: QRectF, heading: float) -> None:
        self.heading = heading
        self.place(rect)

    def tint(self) -> QColor:
        theme = self.table.theme
        return theme.good if self.value == "landsraad" else theme.brass

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        tint = self.tint()
        dark = theme.window.lightness() < 128
        fill = mix(theme.window if dark else theme.panel, tint, 0.18)
        panel(painter, self.rect, veil(fill, 0.62), mix(theme.window, tint, 0.75), radius=self.radius, line=LINE)
        band = QRectF(LINE, LINE, self.rect.width() - 2 * LINE, self.heading)
        painter.setClipPath(rounded(self.rect, self.radius))
        painter.fillRect(band, veil(fill, 0.62))  # so that the heading keeps its contrast before the moon
        painter.setClipping(False)
        icon = QRectF(S8, (self.heading - ICON_16) / 2 + 1, ICON_16, ICON_16)
        draw_glyph(painter, self.value, icon, theme)
        rect = QRectF(icon.right() + S6, S2, self.rect.width() - icon.right() - S8 - S6, self.heading - S2)
        words = fit(self.title(), rect.width(), BODY, fonts.BOLD, lines=1)
        draw_fitted(painter, words, rect, mix(theme.text, tint, 0.25), Qt.AlignmentFlag.AlignLeft)
