"""A faction: its band with the Alliance token, and its influence track."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import FACTIONS, NOBODY, Seat
from dune_desktop.engine.printed import Faction
from dune_desktop.models.refs import FACTION, SPACE
from dune_desktop.scene.art.brass import draw_brass, draw_roundel
from dune_desktop.scene.board.item import ROUND, BoardItem, draw_digit, draw_free, draw_tag, hung_at
from dune_desktop.scene.board.land.banner import draw_band
from dune_desktop.scene.board.plan import FactionPlan
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.painting import draw_edge, faded, mix, panel, rounded
from dune_desktop.scene.drawing.tokens import (
    BAND_TEXT,
    BODY,
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
    S12,
    SEAT_COLOURS,
    SMALL,
    Theme,
    faction_band,
)
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.scene.glyphs.sign_lines import draw_signs, signs_width
from dune_desktop.scene.piece import SceneContext, Tabletop
from dune_desktop.text.boxes import boxes_of
from dune_desktop.text.drawing import signs_of
from dune_desktop.text.names import name

if TYPE_CHECKING:
    from dune_desktop.models.asking.answering import PieceState

_NO_CLIMB: Final = (NOBODY, 0)
#: The brass round the emblem; it breaks the corner of a low header.
_ROUNDEL: Final = 13.5
#: How much of the cloth a cell of the track hides.
_CELL: Final = 0.86
#: The number of a cell: between cubes, and where nobody stands.
NUMERAL, _ALONE = SMALL, FIGURE
#: How strong it is where nobody stands.
_RESTING: Final = 0.85


class FactionItem(BoardItem[Seat]):
    """The header of a block; the value is the seat that holds the Alliance."""

    radius = RADIUS_PANEL
    beyond = ROUND  # low as it is, the line lies outside the name

    def __init__(self, table: SceneContext, faction: int, parent: QGraphicsItem) -> None:
        super().__init__(table, NOBODY, parent, (FACTION, faction))
        self.faction = faction
        self.header, self.token = QRectF(), QRectF()

    def boundingRect(self) -> QRectF:
        return super().boundingRect().united(self._roundel())

    def _roundel(self) -> QRectF:
        """Returns what the emblem and the brass round it take up."""
        return _centred(self._emblem().center(), 2 * _ROUNDEL + 2 * LINE)

    def _emblem(self) -> QRectF:
        if self.upright:
            middle = QPointF(self.header.center().x(), self.header.top() + S4 + ICON_17 / 2)
        else:
            middle = QPointF(S6 + ICON_17 / 2, self.header.center().y())
        return _centred(middle, ICON_17)

    def arrange(self, plan: FactionPlan) -> None:
        place = plan.header.united(plan.alliance)  # the token may be higher than a low band
        self.place(place)
        self.header = plan.header.translated(-place.topLeft())
        self.token = plan.alliance.translated(-place.topLeft())

    def state(self) -> PieceState | None:
        """Leaves the digit out where a space of the same answer has it."""
        answering, state = self.table.answering, super().state()
        choice = answering.choices.by_ref.get((FACTION, self.faction))
        if state is None or choice is None or not state.key:
            return state
        spaces = [ref for ref in (choice.ref, *choice.also) if ref[0] == SPACE]
        told = any(answering.state(ref).key == state.key for ref in spaces)
        return evolve(state, key="", sealed=False) if told else state

    def tip(self) -> str:
        faction = name("faction", FACTIONS[self.faction])
        if self.value == NOBODY:
            words = Tabletop.tr(
                "{faction}: the Alliance is free. The first with 4 Influence gets it, and 1 Victory Point."
            )
        else:
            words = Tabletop.tr(
                "{faction}: {player} holds the Alliance (1 Victory Point) until another player has more Influence."
            )
        holder = "" if self.value == NOBODY else self.table.controller.seats[self.value].name
        return words.format(faction=faction, player=holder)

    @property
    def upright(self) -> bool:
        return self.header.height() > self.header.width()

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        # Round where the block is.
        beyond = 2 * RADIUS_PANEL
        block = self.header.adjusted(0, 0, beyond * self.upright, beyond * (not self.upright))
        painter.setClipPath(rounded(block, RADIUS_PANEL))
        draw_band(painter, self.header, self.faction, theme)
        painter.setClipping(False)
        self._draw_head(painter, theme)
        self._draw_token(painter, theme)

    def _draw_head(self, painter: QPainter, theme: Theme) -> None:
        emblem = self._emblem()
        draw_roundel(painter, emblem.center(), _ROUNDEL, theme)
        draw_glyph(painter, FACTIONS[self.faction], emblem, theme)
        if self.upright:
            return
        rect = self.header.adjusted(self._roundel().right() + S4, 0, self.token.left() - S6 - self.header.right(), 0)
        fitted = fit(
            name("faction", FACTIONS[self.faction]),
            rect.width(),
            BODY if rect.height() < 26 else HEADING,
            fonts.BOLD,
            lines=1,
        )
        draw_fitted(painter, fitted, rect, BAND_TEXT)

    def _draw_token(self, painter: QPainter, theme: Theme) -> None:
        """Draws a ring of brass while the Alliance is free, else the token of the seat that holds it."""
        if self.value == NOBODY:
            draw_free(painter, "alliance", self.token, theme)
            return
        draw_piece(painter, "token", self.colour(self.value), self.token)

    def draw_lit(self, painter: QPainter) -> None:
        theme, edge = self.table.theme, self.beyond
        draw_edge(painter, self.header.adjusted(-edge, -edge, edge, edge), theme, self.radius + edge)
        if not self.upright:
            draw_tag(painter, self.tag_key, self.sealed, self._tagged_place(), theme)
            return
        if self.sealed:
            draw_glyph(painter, "sealed", self.seal(), theme)
        if self.tag_key:
            draw_digit(painter, self.tag_key, self.tag(), theme)

    def _tagged_place(self) -> QRectF:
        """Returns a place between emblem and token."""
        if self.upright:
            return hung_at(QPointF(self.header.center().x(), self._roundel().bottom() + S12))
        return self.header.adjusted(0, S8, self.token.left() - S8 - self.header.right(), 0)

    def seal(self) -> QRectF:
        """Returns where the seal stands in an upright header: it is too narrow for a digit beside that."""
        tag = self.tag()
        middle = tag.bottom() + S2 + ICON_16 / 2 if self.tag_key else tag.center().y()
        return _centred(QPointF(tag.center().x(), middle), ICON_16)


def _centred(at: QPointF, side: float) -> QRectF:
    return QRectF(at.x() - side / 2, at.y() - side / 2, side, side)


class TrackItem(BoardItem[tuple[int, ...]]):
    """Seven cells; each seat has a corner of its own in every one. The value is the influence of each seat."""

    radius = RADIUS_CELL
    beyond = ROUND

    def __init__(self, table: SceneContext, printed: Faction, parent: QGraphicsItem) -> None:
        super().__init__(table, (), parent, (FACTION, printed.number))
        self.printed = printed
        self.plan: FactionPlan | None = None
        #: Whose cube may go next, and so many steps: a person may decide for a Rival.
        self.climb: tuple[Seat, int] = _NO_CLIMB
        #: Whose Snooper lies where the Victory Point is.
        self.watched: Seat = NOBODY

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
        for number in range(self.printed.top + 1):
            self._draw_cell(painter, number, theme)
        for seat, number in enumerate(self.value):
            draw_piece(painter, "troop", self.colour(seat), self.slot(seat, number))
        for number in range(self.printed.top + 1):
            self._draw_print(painter, number, theme)

    def _draw_cell(self, painter: QPainter, number: int, theme: Theme) -> None:
        special = number in (self.printed.point, self.printed.height)
        band = faction_band(self.printed.number, theme)
        fill = mix(theme.raised, band, 0.22) if special else mix(theme.window, band, 0.08)
        panel(painter, self.cell(number), faded(fill, _CELL), mix(fill, theme.rule, 0.3), radius=RADIUS_CELL)
        if special:
            draw_brass(painter, self.cell(number), RADIUS_CELL, 1.2)

    def _draw_print(self, painter: QPainter, number: int, theme: Theme) -> None:
        """Draws what is printed in the cell where nothing that stands there hides it."""
        rect, middle = self.cell(number), self._corridor(number)
        low = rect.height() < 56
        if number in (self.printed.point, self.printed.height):
            icon = ICON_16 if low else ICON_24
            self._draw_prize(painter, number, QRectF(middle.left(), rect.top() + S2, middle.width(), icon), theme)
            middle.setTop(rect.top() + icon + S2)
        if number == self.printed.point and self.watched != NOBODY:
            self._draw_snooper(painter, middle)
            return
        crowded, text = self.value.count(number) > 0, str(number)
        size = NUMERAL if crowded else _ALONE
        font, measures = fonts.font(size, fonts.BOLD), fonts.metrics(size, fonts.BOLD)
        start = middle.center() + QPointF(-measures.horizontalAdvance(text) / 2, measures.capHeight() / 2)
        path = QPainterPath()
        path.addText(start, font, text)
        painter.fillPath(path, theme.text if crowded else faded(theme.text, _RESTING))

    def _draw_snooper(self, painter: QPainter, middle: QRectF) -> None:
        """Draws it in place of the number, with a ring in the colour of its seat."""
        place = _centred(middle.center(), min(ICON_16, middle.width(), middle.height()))
        draw_glyph(painter, "snooper", place, self.table.theme)
        painter.setPen(QPen(SEAT_COLOURS[self.colour(self.watched)], 2 * LINE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(place)

    def _corridor(self, number: int) -> QRectF:
        assert self.plan is not None
        return self.plan.corridor(number).translated(-self.plan.track.topLeft())

    def _draw_prize(self, painter: QPainter, number: int, rect: QRectF, theme: Theme) -> None:
        """Draws the point at 2 or the bonus at 4."""
        size = rect.height()
        if number == self.printed.point:
            draw_glyph(painter, "vp", _centred(rect.center(), size), theme)
            return
        signs = signs_of(self.printed.bonus)
        width = signs_width(signs, size)
        place = QRectF(rect.center().x() - width / 2, rect.top(), width, size)
        draw_signs(painter, signs, place, int(size), theme)

    def tip(self) -> str:
        model = self.table.models.tracks
        words = [model.tip(model.cell(self.printed.number, seat)) for seat in range(len(self.table.controller.seats))]
        words.append(Tabletop.tr("{n} Influence: 1 Victory Point").format(n=self.printed.point))
        bonus = boxes_of(self.printed).get("bonus", "")
        words.append(Tabletop.tr("{n} Influence: {bonus}").format(n=self.printed.height, bonus=bonus))
        if self.watched != NOBODY:
            watcher = self.table.controller.seats[self.watched].name
            words.append(Tabletop.tr("A Snooper of {player} lies on the 2").format(player=watcher))
        return "\n".join(filter(None, words))

    @property
    def identity(self) -> Hashable:
        return self.ref, self.climb, self.watched

    def refresh(self) -> None:
        super().refresh()
        steps = self.table.answering.state((FACTION, self.printed.number)).climb
        question = self.table.controller.view.question
        self.set(climb=(question.player, steps) if steps and question is not None else _NO_CLIMB)

    def draw_lit(self, painter: QPainter) -> None:
        """Marks the cell that the cube of whoever is asked would move to."""
        asked, steps = self.climb
        if asked == NOBODY or not self.value:
            return
        theme, edge = self.table.theme, self.beyond
        goal = min(max(0, self.value[asked] + steps), self.printed.top)
        draw_edge(painter, self.cell(goal).adjusted(-edge, -edge, edge, edge), theme, RADIUS_CELL + edge)
        painter.setPen(QPen(SEAT_COLOURS[self.colour(asked)], LINE, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.slot(asked, goal), S2, S2)
