"""The Imperium Row with the reserve beside it and what is set aside; above it what only some product has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dune_desktop.engine.view import View
from dune_desktop.models.table.zones import RESERVE, ROW, SET_ASIDE, stalls
from dune_desktop.scene.art.brass import draw_plinth
from dune_desktop.scene.card_item import ZoneItem
from dune_desktop.scene.drawing.painting import CENTRE, draw_rounded, draw_text
from dune_desktop.scene.drawing.tokens import BODY, CAPTION, HIT, ICON_19, S2, S4, S6
from dune_desktop.scene.faces.measures import CHIP
from dune_desktop.scene.faces.measures import LINE as LINE_STYLE
from dune_desktop.scene.faces.measures import ROW as ROW_STYLE
from dune_desktop.scene.faces.states import LIT
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.piece import Piece, SceneContext, Tabletop
from dune_desktop.scene.strip import ProductStrip
from dune_desktop.text.names import name

#: How wide what turns the Row is, with the air beside it.
_TURNER: Final = 60.0
#: The least height of a region whose cards have this form.
_LEAST: Final = ((100.0, ROW_STYLE), (50.0, CHIP), (0.0, LINE_STYLE))
#: How wide a card may grow, so that the form keeps its shape.
_WIDEST: Final = {ROW_STYLE: 240.0, CHIP: 180.0, LINE_STYLE: 180.0}


def form(height: float) -> str:
    """Chooses faces, chips or one line, by the height of the region."""
    return next(name for least, name in _LEAST if height >= least)


class RowDeck(Piece):
    """The Imperium deck: how many are left."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(table, parent)
        self.count = -1

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


class Turner(Piece):
    """Turns the Row where it shares its line with the strip: shows the sign of the other one, and the key."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(table, parent)
        self.row_is_shown = False
        #: What the keyboard has for it.
        self.key_name = ""

    def tip(self) -> str:
        names, products = self.table.models.names, self.table.controller.edition.products
        stalls_there = ", ".join(name("market", stall, products) for stall in stalls(names))
        what = stalls_there if self.row_is_shown else Tabletop.tr("Imperium Row and Reserve")
        return Tabletop.tr("Show: {what}").format(what=what)

    def draw(self, painter: QPainter) -> None:
        theme, sign = self.table.theme, "tech" if self.row_is_shown else "row"
        draw_rounded(painter, self.rect.adjusted(0.5, 0.5, -0.5, -0.5), self.radius, theme.button, theme.rule)
        middle = self.rect.center().y()
        draw_glyph(painter, sign, QRectF(S6, middle - ICON_19 / 2, ICON_19, ICON_19), theme)
        beside = self.rect.adjusted(S6 + ICON_19 + S6, 0, -S2, 0)
        draw_text(painter, beside, self.key_name, theme.text2, CAPTION)


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
        #: Strip and Row share the region: one of them is shown, the Row where it is turned up.
        self.shared = self.turned = False
        self.turner = Turner(table, self)
        self.turner.pressed = self.turn
        self.turner.setVisible(False)
        self.set_aside.counted.connect(self._recounted)

    @property
    def zones(self) -> tuple[ZoneItem, ...]:
        return (self.row, self.reserve, self.set_aside, *self.strip.zones)

    def boundingRect(self) -> QRectF:
        return self.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        draw_plinth(painter, self.rect, self.table.theme)

    # ------------------------------------------------------------ following

    def sync(self, view: View) -> None:
        self.deck.set(count=len(view.imperium_deck))
        self.strip.sync(view)

    def refresh(self) -> None:
        for zone in self.zones:
            zone.refresh()
        for piece in self.strip.pieces():
            piece.refresh()
        if self.shared and _asked_for(self._side(not self.turned)) and not _asked_for(self._side(self.turned)):
            self.turn()

    def pieces(self) -> Iterator[Piece]:
        yield from (*self.strip_pieces(), *self.track_pieces(), *self.row_pieces())

    def strip_pieces(self) -> Iterator[Piece]:
        """Yields those of the markets above the Row, if they are shown."""
        if not (self.shared and self.turned):
            yield from self.strip.wares()

    def track_pieces(self) -> Iterator[Piece]:
        """Yields those of the tracks beside the markets."""
        if not (self.shared and self.turned):
            yield from self.strip.ways()

    def row_pieces(self) -> Iterator[Piece]:
        """Yields those of the Row, if it is shown; and what turns it."""
        if not self.shared or self.turned:
            yield from self._side(True)
        if self.shared:
            yield self.turner

    def _side(self, turned: bool) -> Iterator[Piece]:
        """Yields the pieces of the Row, or of the strip, whether they are shown or not."""
        if not turned:
            yield from self.strip.pieces()
            return
        for zone in (self.row, self.reserve, self.set_aside):
            yield from zone.cards
        yield self.deck

    # ------------------------------------------------------------ one line for strip and Row

    def turn(self) -> None:
        """Shows the other one."""
        self.turned = not self.turned
        self._show_side()

    def begin_turn(self) -> None:
        """A turn begins with the strip."""
        self.turned = False
        self._show_side()

    def _show_side(self) -> None:
        self.turner.setVisible(self.shared)
        self.turner.set(row_is_shown=self.turned)
        self.strip.set_visible(not (self.shared and self.turned))
        for item in (self.row, self.reserve, self.set_aside, self.deck):
            item.setVisible(not self.shared or self.turned)

    # ------------------------------------------------------------ where

    def lay_out(self, rect: QRectF) -> None:
        placed = QRectF(0, 0, rect.width(), rect.height())
        if placed != self.rect:
            self.prepareGeometryChange()
            self.rect = placed
        self.strip.lay_out(QRectF(0, 0, self._wide, self.strip_height))
        self.turner.place(QRectF(self._wide, S2, _TURNER - S2, rect.height() - 2 * S2))
        self._show_side()
        self._place()

    @property
    def _wide(self) -> float:
        """Returns how wide strip and Row are."""
        return self.rect.width() - (_TURNER if self.shared else 0.0)

    def _recounted(self) -> None:
        if not self.rect.isEmpty():
            self._place()

    def _place(self) -> None:
        above = 0.0 if self.shared else self.strip_height
        height = self.rect.height() - above
        style = form(height)
        pad = float(S2)
        high = height - 2 * pad
        top = above + pad
        counts = [self.table.controller.edition.row_size, len(self.reserve.cards), len(self.set_aside.cards)]
        total = sum(counts)
        wide = min(_WIDEST[style], (self._wide - 2 * pad - HIT - total * S2) / total)
        # What is left over goes between the cards.
        gap = min(S4 * 2, (self._wide - 2 * pad - HIT - total * wide) / total)
        left: float = pad
        for zone, count in zip((self.row, self.reserve, self.set_aside), counts, strict=True):
            zone.gap = gap
            length = count * (wide + gap)
            zone.place(QRectF(left, top, max(0.0, length - gap), high), QSizeF(wide, high), style)
            left += length
            if zone is self.row:
                self.deck.place(QRectF(left, top, HIT, high))
                left += HIT + gap


def _asked_for(pieces: Iterator[Piece]) -> bool:
    """Says whether any of them can be taken."""
    return any(piece.kind == LIT for piece in pieces)
