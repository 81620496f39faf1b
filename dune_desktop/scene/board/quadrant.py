"""The quadrant of a seat: strength, troops in the Conflict, garrison and supply."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import CONFLICT, GARRISON, SUPPLY, Seat
from dune_desktop.models.refs import SEAT, UNITS
from dune_desktop.scene import fonts, pieces
from dune_desktop.scene.board.item import BoardItem, draw_tag, mix, panel, veil
from dune_desktop.scene.board.values import QuadrantValue
from dune_desktop.scene.faces.states import draw_edge
from dune_desktop.scene.fitting import draw_fitted, fit
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.piece import Table
from dune_desktop.scene.signs import draw_signs, signs_width
from dune_desktop.scene.tokens import (
    BODY,
    FIGURE,
    HIT,
    ICON_18,
    LINE,
    LIT_LINE,
    RADIUS_BOX,
    RADIUS_PANEL,
    S2,
    S4,
    S6,
    S8,
    SEAT_COLOURS,
    SEAT_INK,
    SEAT_LINE,
    STRENGTH,
)
from dune_desktop.text.pictograms.signs import Sign
from dune_desktop.text.tongue import Context

Board = Context("Board")

MARK: Final = 18.0
PLATE: Final = (40.0, 25.0)
#: How large cubes may be, the largest that fits is taken.
CUBES: Final = (38, 35, 32, 29, 26, 24, 22, 20, 18)


class QuadrantItem(BoardItem[QuadrantValue]):
    """The ground of a seat in the Conflict; its units stand on it as pieces of their own."""

    radius = RADIUS_PANEL

    def __init__(self, table: Table, seat: Seat, parent: QGraphicsItem) -> None:
        super().__init__(table, QuadrantValue(), parent, (SEAT, seat))
        self.seat = seat
        self.troops = UnitsItem(table, seat, CONFLICT, self)
        self.garrison = UnitsItem(table, seat, GARRISON, self)

    def arrange(self, rect: QRectF) -> None:
        self.place(rect)
        foot = self._foot()
        self.troops.place(
            QRectF(S6, S4 + PLATE[1] + S2, rect.width() - PLATE[0] - 3 * S6, foot.top() - PLATE[1] - S4 - 2 * S2)
        )
        self.garrison.place(QRectF(foot.left(), foot.top(), round(foot.width() * 0.7), foot.height()))

    def show_value(self, value: QuadrantValue) -> None:
        super().show_value(value)
        self.troops.show_value(value.troops)
        self.garrison.show_value(value.garrison)

    def own(self, mine: bool) -> None:
        """Troops of who looks are pieces that can be asked about and dragged."""
        self.troops.own(mine)
        self.garrison.own(mine)

    def supply_anchor(self) -> QRectF:
        foot = self._foot()
        return self.mapRectToScene(QRectF(foot.right() - 2 * HIT, foot.top(), 2 * HIT, foot.height()))

    def _foot(self) -> QRectF:
        return QRectF(S6, self.rect.bottom() - HIT - S2, self.rect.width() - 2 * S6, HIT)

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        colour = SEAT_COLOURS[self.colour(self.seat)]
        line = LIT_LINE if self.value.acting else SEAT_LINE
        self.draw_edge(painter, theme.keyline, 2 * LINE)
        panel(
            painter,
            self.rect,
            veil(mix(theme.window, colour, 0.06), 0.6),
            colour,
            radius=self.radius,
            line=line,
        )
        self._draw_head(painter)
        self._draw_foot(painter)

    def _draw_head(self, painter: QPainter) -> None:
        theme = self.table.theme
        mark = QRectF(S8, S4 + (PLATE[1] - MARK) / 2, MARK, MARK)
        pieces.draw_mark(painter, self.colour(self.seat), mark)
        plate = QRectF(self.rect.width() - PLATE[0] - S6, S6, *PLATE)
        rect = QRectF(mark.right() + S6, S4, plate.left() - mark.right() - 2 * S6, PLATE[1])
        weight = fonts.BOLD if self.value.acting else fonts.SEMIBOLD
        words = fit(self.table.controller.seats[self.seat].name, rect.width(), BODY, weight, lines=1, elide=True)
        draw_fitted(painter, words, rect, theme.text)
        self._draw_plate(painter, plate)

    def _draw_plate(self, painter: QPainter, plate: QRectF) -> None:
        """The strength; hollow while the seat has none."""
        theme = self.table.theme
        colour = SEAT_COLOURS[self.colour(self.seat)]
        painter.setPen(QPen(theme.keyline if self.value.strength else colour, SEAT_LINE))
        painter.setBrush(colour if self.value.strength else veil(theme.window, 0.5))
        painter.drawRoundedRect(plate, RADIUS_BOX, RADIUS_BOX)
        painter.setFont(fonts.font(STRENGTH, fonts.BOLD))
        painter.setPen(SEAT_INK if self.value.strength else theme.text)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(self.value.strength))
        if self.value.swords:
            self._draw_swords(painter, plate)

    def _draw_swords(self, painter: QPainter, plate: QRectF) -> None:
        """What of the strength is not troops."""
        signs = (Sign("sword", f"+{self.value.swords}"),)
        width = signs_width(signs, ICON_18)
        top = min(plate.bottom() + S6, self._foot().top() - ICON_18)
        place = QRectF(plate.right() - width, top, width + 1, ICON_18)
        draw_signs(painter, signs, place, ICON_18, self.table.theme)

    def _draw_foot(self, painter: QPainter) -> None:
        """A line, and the supply at its right; the garrison draws itself."""
        theme = self.table.theme
        foot = self._foot()
        painter.setPen(QPen(veil(theme.brass, 0.55), LINE))
        painter.drawLine(foot.topLeft(), foot.topRight())
        number = str(self.value.supply)
        painter.setFont(fonts.font(FIGURE, fonts.SEMIBOLD))
        painter.setPen(theme.text)
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, number)
        x = foot.right() - fonts.metrics(FIGURE, fonts.SEMIBOLD).horizontalAdvance(number) - S4 - ICON_18
        draw_glyph(painter, SUPPLY, QRectF(x, foot.center().y() - ICON_18 / 2, ICON_18, ICON_18), theme)

    def tip(self) -> str:
        lines = [
            self.table.controller.seats[self.seat].name,
            Board.tr("Strength %n", "", self.value.strength),
            Board.tr("%n troop(s) in the Conflict", "", self.value.troops),
            Board.tr("%n troop(s) in the garrison", "", self.value.garrison),
            Board.tr("%n troop(s) in supply", "", self.value.supply),
        ]
        return "\n".join((*filter(None, (self.reason,)), *lines))


class UnitsItem(BoardItem[int]):
    """The troops of a seat in its garrison or in the Conflict; one's own can be dragged."""

    def __init__(self, table: Table, seat: Seat, zone: str, parent: QuadrantItem) -> None:
        super().__init__(table, 0, parent)
        self.quadrant = parent
        self.seat = seat
        self.zone = zone

    @property
    def identity(self) -> tuple[Seat, str]:
        return self.seat, self.zone

    def draw_lit(self, painter: QPainter) -> None:
        theme = self.table.theme
        inner = self.rect.adjusted(S2, S2, -S2, -S2)
        draw_edge(painter, inner, theme, self.radius)
        draw_tag(painter, self.key, self.sealed, inner, theme)

    def own(self, mine: bool) -> None:
        self.ref = (UNITS, self.zone) if mine else None
        self.draggable = mine

    def draw(self, painter: QPainter) -> None:
        rect = self.rect.adjusted(S6, 0, -S2, 0)
        if self.zone == GARRISON:
            glyph = QRectF(rect.left(), rect.center().y() - ICON_18 / 2, ICON_18, ICON_18)
            draw_glyph(painter, GARRISON, glyph, self.table.theme)
            rect.setLeft(glyph.right() + S4)
        if self.value:
            self._draw_cubes(painter, rect)
        elif self.zone == GARRISON:
            self._draw_number(painter, rect)

    def _draw_cubes(self, painter: QPainter, rect: QRectF) -> None:
        """A cube for each troop and their number; one cube when they are too many for the room."""
        number = 24.0 if self.value > 1 else 0.0
        most = min(rect.height(), 20 if self.zone == GARRISON else CUBES[0])
        for side in (size for size in CUBES if size <= most):
            across = int((rect.width() - number) // (side + S2))
            deep = max(1, int((rect.height() + S2) // (side + S2)))
            if across * deep >= self.value:
                break
        else:
            side, across = 18, 1
        shown = self.value if across > 1 or self.value == 1 else 1
        lines = -(-shown // max(1, across))
        top = rect.center().y() - (lines * (side + S2) - S2) / 2
        for n in range(shown):
            x = rect.left() + (n % across) * (side + S2)
            y = top + (n // across) * (side + S2)
            pieces.draw_cube(painter, self.colour(self.seat), QRectF(x, y, side, side))
        if number:
            left = rect.left() + min(shown, across) * (side + S2) + S2
            self._draw_number(painter, rect.adjusted(left - rect.left(), 0, 0, 0))

    def _draw_number(self, painter: QPainter, rect: QRectF) -> None:
        painter.setFont(fonts.font(FIGURE, fonts.SEMIBOLD))
        painter.setPen(self.table.theme.text)
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(self.value))

    def tip(self) -> str:
        return self.reason or self.quadrant.tip()
