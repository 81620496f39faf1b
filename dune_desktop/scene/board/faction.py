"""A faction: its band with the Alliance token, and its influence track."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import FACTIONS, NOBODY, TRACK_TOP, Seat
from dune_desktop.engine.printed import Track
from dune_desktop.models.refs import FACTION
from dune_desktop.scene import fonts, pieces
from dune_desktop.scene.board.item import BoardItem, draw_free, draw_tag, mix, panel, rounded, veil
from dune_desktop.scene.board.plan import FactionPlan
from dune_desktop.scene.board.values import TrackValue
from dune_desktop.scene.faces.states import draw_edge
from dune_desktop.scene.fitting import draw_fitted, fit
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.piece import Table
from dune_desktop.scene.signs import draw_signs, signs_width
from dune_desktop.scene.tokens import (
    BAND_TEXT,
    BODY,
    CAPTION,
    FACTION_BANDS,
    FIGURE,
    HEADING,
    ICON_16,
    ICON_17,
    ICON_24,
    LINE,
    RADIUS_CELL,
    RADIUS_PANEL,
    S2,
    S4,
    S6,
    S8,
    SEAT_COLOURS,
    SEAT_LINE,
    Theme,
)
from dune_desktop.text.names import name
from dune_desktop.text.pictograms.boxes import track_signs

POINT, BONUS = 2, 4


class FactionItem(BoardItem[Seat]):
    """The block with its header; the value is the seat that holds the Alliance."""

    radius = RADIUS_PANEL

    def __init__(self, table: Table, faction: int, parent: QGraphicsItem) -> None:
        super().__init__(table, NOBODY, parent, (FACTION, faction))
        self.faction = faction
        self.header = QRectF()
        self.token = QRectF()

    def arrange(self, plan: FactionPlan) -> None:
        self.place(plan.block)
        self.header = plan.header.translated(-plan.block.topLeft())
        self.token = plan.alliance.translated(-plan.block.topLeft())

    def anchor(self) -> QRectF:
        return self.mapRectToScene(self.header)

    def tip(self) -> str:
        model = self.table.models.tracks
        cells = [model.index(self.faction, seat) for seat in range(model.columnCount())]
        words = (model.data(cell, Qt.ItemDataRole.ToolTipRole) for cell in cells)
        return "\n".join(filter(None, (*words, self.reason)))

    @property
    def upright(self) -> bool:
        return self.header.height() > self.header.width()

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        band = FACTION_BANDS[self.faction]
        painter.setClipPath(rounded(self.rect, RADIUS_PANEL))
        painter.fillRect(self.rect, veil(mix(theme.panel, band, 0.10), 0.86))
        painter.fillRect(self.header, band)
        shade = self.header.adjusted(0, self.header.height() - 2, 0, 0)
        painter.fillRect(shade, mix(band, theme.keyline, 0.35))
        painter.setClipping(False)
        panel(painter, self.rect, veil(band, 0), band, radius=RADIUS_PANEL, line=SEAT_LINE)
        self._draw_head(painter, theme)
        self._draw_token(painter, theme)

    def _draw_head(self, painter: QPainter, theme: Theme) -> None:
        emblem = QRectF(
            self.header.left() + (self.header.width() - ICON_17) / 2, self.header.top() + S4, *(ICON_17,) * 2
        )
        if not self.upright:
            emblem = QRectF(S6, self.header.center().y() - ICON_17 / 2, ICON_17, ICON_17)
        draw_glyph(painter, FACTIONS[self.faction], emblem, theme)
        if self.upright:
            return
        rect = self.header.adjusted(S6 + ICON_17 + S6, 0, -self.token.width() - 2 * S6, 0)
        fitted = fit(
            name("faction", FACTIONS[self.faction]),
            rect.width(),
            BODY if rect.height() < 26 else HEADING,
            fonts.BOLD,
            lines=1,
        )
        draw_fitted(painter, fitted, rect, BAND_TEXT)

    def _draw_token(self, painter: QPainter, theme: Theme) -> None:
        """A ring of brass while the Alliance is free, the mark of the seat that holds it."""
        if self.value == NOBODY:
            draw_free(painter, "alliance", self.token, theme)
            return
        inner = self.token.adjusted(1, 1, -1, -1)
        painter.setPen(QPen(theme.keyline, SEAT_LINE))
        painter.setBrush(SEAT_COLOURS[self.colour(self.value)])
        painter.drawEllipse(inner)
        pieces.draw_mark(painter, self.colour(self.value), _centred(inner.center(), inner.width() * 0.72))

    def draw_lit(self, painter: QPainter) -> None:
        theme = self.table.theme
        draw_edge(painter, self.header.adjusted(1, 1, -1, -1), theme, self.radius - 1)
        at = self.header if self.upright else self.header.adjusted(0, 0, -self.token.width() - S6, 0)
        draw_tag(painter, self.key, self.sealed, at.adjusted(0, S8, -S4, 0), theme)


def _centred(at: QPointF, side: float) -> QRectF:
    return QRectF(at.x() - side / 2, at.y() - side / 2, side, side)


class TrackItem(BoardItem[TrackValue]):
    """Seven cells; each seat has a corner of its own in every one."""

    radius = RADIUS_CELL

    def __init__(self, table: Table, track: Track, header: FactionItem, parent: QGraphicsItem) -> None:
        super().__init__(table, TrackValue(), parent, (FACTION, track.faction))
        self.header = header
        self.track = track
        self.plan: FactionPlan | None = None

    def arrange(self, plan: FactionPlan) -> None:
        self.place(plan.track)
        self.plan = plan

    def cell(self, number: int) -> QRectF:
        assert self.plan is not None
        return self.plan.cells[number].translated(-self.plan.track.topLeft())

    def slot(self, seat: Seat, number: int) -> QRectF:
        """Where the cube of a seat stands in a cell."""
        assert self.plan is not None
        return self.plan.slot(number, seat).translated(-self.plan.track.topLeft())

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        for number in range(TRACK_TOP + 1):
            self._draw_cell(painter, number, theme)
        for seat, number in enumerate(self.value.influence):
            pieces.draw_cube(painter, self.colour(seat), self.slot(seat, number))

    def _draw_cell(self, painter: QPainter, number: int, theme: Theme) -> None:
        special = number in (POINT, BONUS)
        band = FACTION_BANDS[self.track.faction]
        fill = mix(theme.raised, band, 0.22) if special else mix(theme.window, band, 0.08)
        edge = mix(theme.brass, theme.rule, 0.3) if special else mix(fill, theme.rule, 0.3)
        rect = self.cell(number)
        panel(painter, rect, fill, edge, radius=RADIUS_CELL)
        middle = self._corridor(number)
        if special:
            icon = ICON_16 if rect.height() < 56 else ICON_24
            self._draw_prize(painter, number, QRectF(middle.left(), rect.top() + S2, middle.width(), icon), theme)
            middle.setTop(rect.top() + icon + S2)
        painter.setFont(fonts.font(CAPTION if rect.height() < 56 else FIGURE, fonts.SEMIBOLD))
        painter.setPen(theme.text2)
        painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, str(number))

    def _corridor(self, number: int) -> QRectF:
        assert self.plan is not None
        return self.plan.corridor(number).translated(-self.plan.track.topLeft())

    def _draw_prize(self, painter: QPainter, number: int, rect: QRectF, theme: Theme) -> None:
        """The point at 2, the bonus at 4."""
        size = rect.height()
        if number == POINT:
            draw_glyph(painter, "vp", _centred(rect.center(), size), theme)
            return
        signs = track_signs(self.track)
        width = signs_width(signs, size)
        place = QRectF(rect.center().x() - width / 2, rect.top(), width, size)
        draw_signs(painter, signs, place, int(size), theme)

    def tip(self) -> str:
        return self.header.tip()

    def draw_lit(self, painter: QPainter) -> None:
        """The cell that the cube of whoever is asked would move to."""
        asked = self.value.asked
        if asked == NOBODY or not self.value.influence or self.value.influence[asked] >= TRACK_TOP:
            return
        theme = self.table.theme
        goal = self.cell(self.value.influence[asked] + 1)
        draw_edge(painter, goal.adjusted(1, 1, -1, -1), theme, RADIUS_CELL)
        painter.setPen(QPen(SEAT_COLOURS[self.colour(asked)], LINE, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.slot(asked, self.value.influence[asked] + 1), S2, S2)
