"""The Imperium Row, the reserve beside it, and what is set aside for somebody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dune_desktop.engine.view import View
from dune_desktop.models.table.zones import RESERVE, ROW, SET_ASIDE
from dune_desktop.scene.drawing.painting import CENTRE, draw_text
from dune_desktop.scene.drawing.tokens import BODY, HIT, ICON_19, LINE, RADIUS_PANEL, S2, S4
from dune_desktop.scene.faces.measures import CHIP
from dune_desktop.scene.faces.measures import LINE as LINE_STYLE
from dune_desktop.scene.faces.measures import ROW as ROW_STYLE
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.piece import Piece, SceneContext, Tabletop
from dune_desktop.scene.product_strip import ProductStrip
from dune_desktop.scene.zone import ZoneItem

#: The least height of a region whose cards have this form.
_LEAST: Final = ((100.0, ROW_STYLE), (50.0, CHIP), (0.0, LINE_STYLE))
#: How wide a card may grow, so that the form keeps its shape.
_WIDEST: Final = {ROW_STYLE: 240.0, CHIP: 180.0, LINE_STYLE: 180.0}


def form(height: float) -> str:
    """Faces, chips or one line, by the height of the region."""
    return next(name for least, name in _LEAST if height >= least)


class RowDeck(Piece):
    """The Imperium deck: how many are left."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(table, parent)
        self.count = -1

    def show_count(self, count: int) -> None:
        if count != self.count:
            self.count = count
            self.update()

    def tip(self) -> str:
        return Tabletop.tr("%n card(s) left in the Imperium deck", "", self.count)

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        middle = self.rect.center()
        stacked = self.rect.height() >= 2 * ICON_19 + S4
        side = ICON_19 if stacked else 0
        if stacked:
            draw_glyph(painter, "deck", QRectF(middle.x() - side / 2, middle.y() - side, side, side), theme)
        below = QRectF(self.rect.left(), middle.y(), self.rect.width(), side) if stacked else self.rect
        draw_text(painter, below, str(self.count), theme.text2, BODY, align=CENTRE)


class RowRoot(QGraphicsItem):
    """The root item; its cards take the form that the height of the region allows."""

    def __init__(self, table: SceneContext) -> None:
        super().__init__()
        self.table = table
        self.rect = QRectF()
        models = table.models
        self.row = ZoneItem(table, models.zone(ROW), ROW_STYLE, self)
        self.reserve = ZoneItem(table, models.zone(RESERVE), ROW_STYLE, self)
        self.set_aside = ZoneItem(table, models.zone(SET_ASIDE), ROW_STYLE, self)
        self.deck = RowDeck(table, self)
        self.strip = ProductStrip(table, self)
        #: How much of the region the strip has, at its top.
        self.strip_height = 0.0
        self.set_aside.counted.connect(self._recounted)

    @property
    def zones(self) -> tuple[ZoneItem, ...]:
        return (self.row, self.reserve, self.set_aside, *self.strip.zones)

    def boundingRect(self) -> QRectF:
        return self.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = self.table.theme
        painter.setPen(QPen(theme.rule, LINE))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(self.rect.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_PANEL, RADIUS_PANEL)

    # ------------------------------------------------------------ following

    def sync(self, view: View) -> None:
        self.deck.show_count(len(view.imperium_deck))
        self.strip.sync(view)

    def refresh(self) -> None:
        for zone in self.zones:
            zone.refresh()
        for piece in self.strip.pieces():
            piece.refresh()

    def pieces(self) -> Iterator[Piece]:
        yield from self.strip.pieces()
        for zone in (self.row, self.reserve, self.set_aside):
            yield from zone.pieces()
        yield self.deck

    # ------------------------------------------------------------ where

    def lay_out(self, rect: QRectF) -> None:
        """Stand in this region, with its corner as the origin."""
        self.prepareGeometryChange()
        self.rect = QRectF(0, 0, rect.width(), rect.height())
        self.strip.lay_out(QRectF(0, 0, rect.width(), self.strip_height))
        self._place()

    def _recounted(self) -> None:
        if not self.rect.isEmpty():
            self._place()

    def _place(self) -> None:
        height = self.rect.height() - self.strip_height
        style = form(height)
        pad = float(S2)
        high = height - 2 * pad
        top = self.strip_height + pad
        counts = [self.table.controller.edition.row_size, len(self.reserve.cards), len(self.set_aside.cards)]
        total = sum(counts)
        wide = min(_WIDEST[style], (self.rect.width() - 2 * pad - HIT - total * S2) / total)
        # What is left over goes between the cards.
        gap = min(S4 * 2, (self.rect.width() - 2 * pad - HIT - total * wide) / total)
        left: float = pad
        for zone, count in zip((self.row, self.reserve, self.set_aside), counts, strict=True):
            zone.gap = gap
            length = count * (wide + gap)
            zone.place(QRectF(left, top, max(0.0, length - gap), high), QSizeF(wide, high), style)
            left += length
            if zone is self.row:
                self.deck.place(QRectF(left, top, HIT, high))
                left += HIT + gap
