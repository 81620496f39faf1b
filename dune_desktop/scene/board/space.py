"""A board space: its name, what it costs and gives, and who stands there."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import ICONS, NOBODY
from dune_desktop.engine.printed import Space
from dune_desktop.models.choosing.send import RECALLED
from dune_desktop.models.refs import SPACE
from dune_desktop.models.table.board import SpaceRow
from dune_desktop.scene.board.item import BoardItem, draw_free
from dune_desktop.scene.board.land.window import (
    Gaze,
    WordsEnd,
    draw_gaze,
    draw_glow,
    draw_patch,
    draw_scrim,
    draw_veil,
    draw_view,
    draw_window,
    scrim_of,
)
from dune_desktop.scene.board.space_box import (
    CHAIR,
    Sizes,
    asked,
    beside_title,
    box_fill,
    is_crowded,
    lower_line,
    lower_signs,
    needed,
    sizes_of,
    title_rect,
    voice_mark,
)
from dune_desktop.scene.drawing.fitting import Fitted, draw_fitted, fit
from dune_desktop.scene.drawing.painting import faded, mix, panel
from dune_desktop.scene.drawing.tokens import (
    ICON_13,
    ICON_16,
    ICON_17,
    LINE,
    RADIUS_CELL,
    S2,
    S4,
    S6,
    S8,
    SEAT_COLOURS,
    Theme,
)
from dune_desktop.scene.faces.states import CHOSEN
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_mark, draw_piece
from dune_desktop.scene.glyphs.sign_lines import draw_signs, signs_width
from dune_desktop.scene.piece import SceneContext
from dune_desktop.text.box_signs import box_signs, requirement_signs
from dune_desktop.text.signs import ARROW, Sign, Signs
from dune_desktop.text.translating import Texts

Board = Texts("Board")
RIGHT: Final = Qt.AlignmentFlag.AlignRight
_SHOWN_AGENTS: Final = 2
#: Of the height of a title of two lines, where the second one stands.
_BASELINE: Final = 0.88
#: From one agent to the next, of the width of a pawn.
_STEP: Final = 0.72
#: Its mark can still be read.
_LEAST_CHAIR: Final = 13.0
#: How much of the colour of the focus is in a box that a spy joins with what is pointed at.
_JOINED: Final = 0.22
#: The sign of a spy that opens the box, on its upper left corner.
_SPY: Final = QRectF(-9, -9, 20, 20)


#: Its product lays a tile over what the board has there: a thin green edge tells so (I8.5).
_TILE: Final = "immortality"


class SpaceItem(BoardItem[SpaceRow]):
    """One of the board spaces."""

    def __init__(
        self, table: SceneContext, index: int, space: Space, parent: QGraphicsItem, outside: bool = False
    ) -> None:
        super().__init__(table, SpaceRow(index), parent, (SPACE, index))
        self.space = space
        #: Behind its box lies the place itself.
        self.outside = outside
        #: Who looks into it from beside it.
        self.gazes: tuple[Gaze, ...] = ()
        #: The sign of the own spy that opens it, and its colour.
        self.spy: tuple[str, str] | None = None
        #: What the signs of the lower line were worked out from, those signs, and whether they crowd it.
        self._lower: tuple[object, Signs, bool] = None, (), False

    @property
    def identity(self) -> Hashable:
        return self.ref, self._seated, self.spy, self.outside, self.gazes

    def boundingRect(self) -> QRectF:
        return super().boundingRect().united(_SPY if self.spy else QRectF())

    def refresh(self) -> None:
        super().refresh()
        sign = self.table.answering.state((SPACE, self.value.key)).spy
        self.set(spy=(sign, self.colour(self.table.controller.looker)) if sign else None)

    def draw_lit(self, painter: QPainter) -> None:
        draw_glow(painter, self.rect, self.table.theme)
        super().draw_lit(painter)
        if self.spy is not None:
            sign, colour = self.spy
            panel(painter, _SPY, self.table.theme.window, self.table.theme.accent, radius=RADIUS_CELL)
            kind = "recalled_spy" if sign == RECALLED else "spy"
            draw_piece(painter, kind, colour, _SPY.adjusted(LINE, LINE, -LINE, -LINE))

    @property
    def _seated(self) -> bool:
        return self.table.controller.looker in self.value.council

    @property
    def _signs(self) -> Signs:
        """Returns the signs of the lower line."""
        return self._worked_out()[1]

    @property
    def _crowded(self) -> bool:
        return self._worked_out()[2]

    def _worked_out(self) -> tuple[object, Signs, bool]:
        """Works them out where they may be others: what is painted asks for them some twenty times."""
        source = self.value.price, self._seated, self.rect.size()
        if self._lower[0] != source:
            signs = lower_signs(self.space, *source[:2])
            crowded = is_crowded(self.space, signs, source[2])
            shown = signs[len(requirement_signs(self.space)) :] if crowded else signs
            self._lower = source, shown, crowded
        return self._lower

    def _sign_size(self) -> float:
        """Returns the size of those signs, which are smaller where an agent would have no room beside them."""
        full, box = self.sizes.sign, self.rect.size()
        room = box.width() - (S8 + S6 + self.sizes.pawn if self._crowded else needed(self.space, box))
        fitting = (size for size in (full, ICON_17, ICON_16) if size <= full and signs_width(self._signs, size) <= room)
        size = next(fitting, ICON_16)
        # What stands there is narrower than its square.
        return size if signs_width(self._signs, size) <= self._pieces_left() - S8 + S4 else ICON_13

    def _pieces_left(self) -> float:
        """Returns how far to the left agents and flag reach."""
        pawns = min(len(self.value.agents), _SHOWN_AGENTS)
        wide = self._pawn_side * (1 + _STEP * (pawns - 1)) if pawns else 0.0
        return self._agents_right() - wide - (self._line().height() + S2 if self.value.control != NOBODY else 0)

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        self._draw_window(painter, theme)
        self._draw_title(painter, theme)
        self._draw_printed(painter, theme)
        if self.value.voices:
            self._draw_voice(painter, theme)
        self._draw_pieces(painter, theme)

    @property
    def _scrim(self) -> QColor:
        theme = self.table.theme
        fill = box_fill(theme, self.space.combat, self.kind == CHOSEN)
        return scrim_of(mix(fill, theme.focus, _JOINED) if self.joined else fill, theme)

    def _draw_window(self, painter: QPainter, theme: Theme) -> None:
        """Draws the place, and over it what the words need."""
        draw_view(painter, self.space, self.rect, theme, self.outside)
        if not self._marked:
            draw_veil(painter, self.rect, theme, self.refused)
        for gaze in self.gazes:
            draw_gaze(painter, self.rect, gaze, SEAT_COLOURS[self.colour(gaze.seat)], theme)
        draw_scrim(painter, self.rect, self._scrim, self._words_end(), self._line().top())
        draw_window(painter, self.rect, self._marked)
        if self.space.product == _TILE:
            self.draw_edge(painter, theme.research_edge, 2 * LINE, S2 + LINE)

    def _words_end(self) -> WordsEnd:
        """Returns where title and signs end."""
        rect, fitted = self._title()
        wide = max(fitted.widths)
        line, signs = self._line(), self._signs
        if CHAIR in signs:
            end = self._pieces_left()
        else:
            end = line.left() + signs_width(signs, self._sign_size())
        title = QPointF(rect.left() + wide + S4, rect.top() + (len(fitted.lines) - 0.5) * 1.18 * self.sizes.title)
        return WordsEnd(title, QPointF(end + S4, line.center().y()))

    def _draw_title(self, painter: QPainter, theme: Theme) -> None:
        sizes = self.sizes
        icon = QRectF(S8, S6, sizes.icon, sizes.icon)
        draw_glyph(painter, ICONS[self.space.icon], icon, theme, dim=self.refused)
        rect, fitted = self._title()
        if len(fitted.lines) == 1:  # beside the icon
            rect.setHeight(sizes.icon + 2 * (S6 - S2))
        draw_fitted(painter, fitted, rect, theme.muted if self.refused else theme.text)
        if self._crowded:
            self._draw_asked(painter, theme)

    def _title(self) -> tuple[QRectF, Fitted]:
        rect = title_rect(self.rect.size())
        if self._crowded:
            rect.setRight(rect.right() - beside_title(self.space, self.rect.size()))
        return rect, fit(self.table.models.names.space(self.value.key), rect.width(), self.sizes.title)

    def _draw_asked(self, painter: QPainter, theme: Theme) -> None:
        """Draws what an agent's owner must have in the upper corner, left of the swords."""
        if not asked(self.space):
            return
        beside = self._beside_line()
        beside.setRight(beside.right() - (beside.height() + S4 if self.space.combat else S2))
        wide = signs_width(asked(self.space), ICON_16)
        draw_patch(painter, beside.adjusted(beside.width() - wide, 0, 0, 0), self._scrim)
        draw_signs(painter, asked(self.space), beside, ICON_16, theme, align=RIGHT, dim=self.refused)

    @property
    def sizes(self) -> Sizes:
        return sizes_of(self.rect.size())

    def _line(self) -> QRectF:
        """Returns the lower line, which has what is printed at its left and pieces at its right."""
        return lower_line(self.rect.size())

    def _draw_printed(self, painter: QPainter, theme: Theme) -> None:
        line, size, signs = self._line(), self._sign_size(), self._signs
        if CHAIR in signs:  # the seats themselves stand in its place
            signs = tuple(sign for sign in signs if sign != CHAIR)
            self._draw_council(painter, line.adjusted(signs_width(signs, line.height()) + S4, 0, 0, 0), theme)
        draw_signs(painter, signs, line, size, theme, dim=self.refused)
        if self.value.price is not None and ARROW in signs:
            self._draw_own_price(painter, signs_width(signs[: signs.index(ARROW)], line.height()), theme)

    def _draw_own_price(self, painter: QPainter, width: float, theme: Theme) -> None:
        """Draws a line below what is paid, as it is not what is printed."""
        line = self._line()
        painter.setPen(QPen(theme.good, 2 * LINE, c=Qt.PenCapStyle.RoundCap))
        y = line.bottom() + LINE
        painter.drawLine(QPointF(line.left() + S2, y), QPointF(line.left() + width - S2, y))

    @property
    def _pawn_side(self) -> float:
        """Returns the size of an agent, which keeps below the second line of the title."""
        rect, fitted = self._title()
        if len(fitted.lines) == 1:
            return self.sizes.pawn
        return min(self.sizes.pawn, self.rect.bottom() - S2 - rect.top() - _BASELINE * rect.height())

    def _draw_council(self, painter: QPainter, line: QRectF, theme: Theme) -> None:
        """Draws a chair for each seat, in its colour once it is taken; before agents on a narrow box they overlap."""
        seats = range(len(self.table.controller.seats))
        side, room = line.height() - S2, line.width() - self.sizes.pawn
        if len(seats) * side > room + S4:
            side = max(_LEAST_CHAIR, room / len(seats) - 1)
        step = min(side + 1, (self._pieces_left() - line.left() - side) / max(1, len(seats) - 1))
        chair = QRectF(line.left(), line.top() + 1, side, side)
        for seat in seats:
            if seat in self.value.council:
                draw_piece(painter, "council", self.colour(seat), chair)
            else:
                draw_glyph(painter, CHAIR.name, chair, theme)
            chair.translate(step, 0)

    # ------------------------------------------------------------ what stands there

    def _draw_pieces(self, painter: QPainter, theme: Theme) -> None:
        """Draws from the lower right corner to the left: swords, agents, flag, bonus spice, stack."""
        line, beside = self._line(), self._beside_line()
        if self.space.combat:
            swords = QRectF(beside.right() - line.height(), beside.top(), line.height(), line.height())
            draw_glyph(painter, "combat", swords, theme, dim=self.refused)
        x = self._agents_right()
        if self.value.mentat_home:
            x -= self._pawn_side
            draw_free(painter, "mentat", self._pawn(x), theme)
        x = self._draw_agents(painter, x, theme)
        if self.space.control:
            x = self._draw_control(painter, x, theme)
        if self.value.bonus:
            if self._crowded:
                self._draw_number(painter, beside.right() - line.height() - S4, self._bonus, theme, beside.top())
            else:
                x = self._draw_number(painter, x - S2, self._bonus, theme)
        if self.value.stack >= 0:
            self._draw_number(painter, x - S2, Sign("deck", str(self.value.stack)), theme)

    def _draw_control(self, painter: QPainter, right: float, theme: Theme) -> float:
        """Draws who controls the space, and what that brings if there is room; returns where it begins."""
        line, owner = self._line(), self.value.control
        signs, size = self._control_signs(right)
        if not signs and owner == NOBODY:
            return right
        wide = size + signs_width(signs, size) + 2 * S2 if signs else line.height() + S2
        place = QRectF(right - wide, line.top(), wide, line.height())
        flag = place.adjusted(0, -S2, 0, 0)
        if signs:
            panel(painter, place, faded(theme.window, 0.6), mix(theme.brass, theme.text2, 0.35), radius=RADIUS_CELL)
            flag = QRectF(place.left() + S2, place.center().y() - size / 2, size, size)
            draw_signs(painter, signs, place.adjusted(0, 0, -S2, 0), size, theme, align=RIGHT)
        if self.value.held_by:
            draw_piece(painter, self.value.held_by, self.colour(owner), flag)
        elif owner == NOBODY:
            draw_glyph(painter, "control", flag, theme)
        else:
            draw_piece(painter, "flag", self.colour(owner), flag)
        return place.left()

    def _control_signs(self, right: float) -> tuple[Signs, float]:
        """Returns what control brings and how large it fits beside what is printed and stands there; else nothing."""
        line, gain = self._line(), box_signs(self.space.control)
        taken = line.left() + signs_width(self._signs, self._sign_size()) + S4
        if self.value.bonus and not self._crowded:
            taken += signs_width((self._bonus,), line.height()) + S2
        one = tuple(evolve(sign, number="" if sign.number == "1" else sign.number) for sign in gain)
        for signs, size in ((gain, line.height() - 2 * LINE), (one, ICON_13)):
            if right - taken >= size + signs_width(signs, size) + 2 * S2:
                return signs, size
        return (), 0.0

    @property
    def _bonus(self) -> Sign:
        return Sign("spice", f"+{self.value.bonus}")

    def _beside_line(self) -> QRectF:
        """Returns where swords stand: in the lower line, or beside the title."""
        line = self._line()
        return line.translated(0, S4 - line.top()) if self._crowded else line

    def _draw_number(
        self, painter: QPainter, right: float, sign: Sign, theme: Theme, top: float | None = None
    ) -> float:
        line = self._line()
        width = signs_width((sign,), line.height())
        place = QRectF(right - width, line.top() if top is None else top, width + 1, line.height())
        draw_patch(painter, place, self._scrim)
        draw_signs(painter, (sign,), place, line.height(), theme)
        return right - width

    def _draw_agents(self, painter: QPainter, right: float, theme: Theme) -> float:
        """Draws the first at the right; a third and more are a number."""
        rect, step = self._pawn(right - self._pawn_side), -_STEP * self._pawn_side
        mentat = self.value.mentat
        for seat in self.value.agents[:_SHOWN_AGENTS]:
            kind = "mentat" if seat == mentat else "pawn"
            mentat = NOBODY if seat == mentat else mentat
            draw_piece(painter, kind, self.colour(seat), rect)
            rect.translate(step, 0)
        if not self.value.agents:
            return right
        left = rect.left() - step
        more = len(self.value.agents) - _SHOWN_AGENTS
        return left if more <= 0 else self._draw_number(painter, left, Sign("agent", f"+{more}"), theme)

    def _draw_voice(self, painter: QPainter, theme: Theme) -> None:
        """Draws a bar across the box in the colour of whoever spoke, with the mark of the seat."""
        seat, mark = self.value.voices[0], voice_mark(self.rect.size())
        y = mark.center().y()
        start, end = QPointF(S4, y), QPointF(self.rect.right() - S4, y)
        for colour, width in ((theme.keyline, 6.0), (SEAT_COLOURS[self.colour(seat)], 3.5)):
            painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(start, end)
        draw_mark(painter, self.colour(seat), mark)

    def agent_place(self) -> QRectF:
        """Where the first agent stands."""
        return self._pawn(self._agents_right() - self._pawn_side)

    def _agents_right(self) -> float:
        line = self._line()
        return line.right() - (line.height() if self.space.combat and not self._crowded else -S2)

    def _pawn(self, left: float) -> QRectF:
        side = self._pawn_side
        return QRectF(left, self.rect.bottom() - side - S2, side, side)

    def tip(self) -> str:
        return self.table.models.spaces.tip(self.value)
