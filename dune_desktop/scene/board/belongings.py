"""What lies in the quadrant of a seat besides troops: other units, spies, hooks, contracts, battle icons."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.moves import spies_left
from dune_desktop.engine.names import CONFLICT, NO_CARD, SUPPLY, CardNumber, Seat
from dune_desktop.engine.printed import Conflict, Contract, Objective
from dune_desktop.engine.units import UnitKind
from dune_desktop.engine.view import View
from dune_desktop.models.refs import CONTRACT, SPY_SUPPLY, SUPPLY_UNITS, TROPHY, units_ref
from dune_desktop.models.table.seats import contract_count
from dune_desktop.models.table.zones import COMPLETED, CONTRACTS, TROPHIES
from dune_desktop.scene.board.item import ROUND, BoardItem, LyingCard, hung_at
from dune_desktop.scene.board.land.window import scrim_of
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.painting import CENTRE, draw_haloed, draw_rounded, draw_text, faded, mix
from dune_desktop.scene.drawing.tokens import FIGURE, HIT, ICON_16, ICON_18, LINE, S2, S4, S6, SEAT_LINE
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.scene.piece import SceneContext
from dune_desktop.text.box_signs import battle_sign
from dune_desktop.text.translating import Texts
from dune_desktop.text.units import FIGHTING, counted

Board = Texts("Board")

_SPY: Final = "spy"
RIGHT_MIDDLE: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: Trophies where there is little room, and how far apart they are there at the least.
_SMALL, _LEAST_STEP = 20.0, 6.0


@frozen
class StoreValue:
    """What stands in the line of the garrison."""

    spies: int = 0
    all_spies: int = 0
    hooks: bool = False
    #: Open and done.
    contracts: tuple[int, int] = (0, 0)

    def signs(self, narrow: bool) -> tuple[tuple[str, str], ...]:
        """Lists, from the right, each sign and the words beside it; where it is narrow, what matters most."""
        signs = [(_SPY, str(self.spies) if narrow else f"{self.spies}/{self.all_spies}")]
        if any(self.contracts):
            still_open = (self.contracts[0], 0) if narrow and self.contracts[0] else self.contracts
            signs.append(("contract", contract_count(*still_open)))
        return (*signs, *((("hooks", ""),) if self.hooks and not narrow else ()))


class StoreItem(BoardItem[StoreValue]):
    """Hooks, contracts (open and done) and the spies in supply."""

    def __init__(self, table: SceneContext, seat: Seat, parent: QGraphicsItem) -> None:
        super().__init__(table, StoreValue(), parent)
        self.seat = seat
        #: Other units need room beside it.
        self.narrow = False

    @property
    def identity(self) -> Hashable:
        return self.seat, self.narrow

    def own(self, mine: bool) -> None:
        """Makes those of the seat that looks something that can be dragged."""
        self.ref = SPY_SUPPLY if mine else None

    def width(self) -> float:
        """Returns how much of the line they take."""
        return sum(self._icon + _beside(words) + self._gap for _, words in self.value.signs(self.narrow))

    @property
    def _icon(self) -> float:
        return ICON_16 if self.narrow else ICON_18

    @property
    def _gap(self) -> float:
        return S2 + LINE if self.narrow else S6

    def draw(self, painter: QPainter) -> None:
        x = self.rect.right() - self._gap
        for sign, words in self.value.signs(self.narrow):
            x -= self._icon + _beside(words)
            icon = QRectF(x, self.rect.center().y() - self._icon / 2, self._icon, self._icon)
            beside = QRectF(icon.right() + S2, 0, _beside(words), self.rect.height())
            draw_text(painter, beside, words, self.table.theme.text)
            if sign == _SPY:
                draw_piece(painter, "spy", self.colour(self.seat), icon, hollow=not self.value.spies)
            else:
                draw_glyph(painter, sign, icon, self.table.theme)
            x -= self._gap

    def big(self) -> object | None:
        return None  # the quadrant is shown

    def tip(self) -> str:
        lines = [Board.tr("%n sp(y|ies) in supply", "", self.value.spies)]
        if self.value.hooks:
            lines.append(Board.tr("Maker hooks"))
        open_ones, done = (self.table.models.pile(self.seat, zone) for zone in (CONTRACTS, COMPLETED))
        lines += [Board.tr("Contract: {title}").format(title=open_ones.tip(row)) for row in open_ones.rows]
        lines += [Board.tr("Completed: {title}").format(title=done.text(row)) for row in done.rows]
        return "\n".join(lines)


def _beside(words: str) -> float:
    """Returns the room that words take beside a sign."""
    return S2 + fonts.metrics(FIGURE, fonts.SEMIBOLD).horizontalAdvance(words) + LINE if words else 0.0


class SupplyItem(BoardItem[tuple[int, ...]]):
    """What a seat has in supply: troops, of which the number is shown, then units of other kinds.

    From one's own what is lent or recruited can be dragged.
    """

    def __init__(self, table: SceneContext, seat: Seat, parent: QGraphicsItem) -> None:
        super().__init__(table, (), parent)
        self.seat = seat
        self._others = [kind for kind in table.controller.edition.others if kind.supply is not None]

    @property
    def identity(self) -> Hashable:
        return self.seat

    def own(self, mine: bool) -> None:
        """Makes it something that can be dragged for the seat that looks."""
        self.ref = SUPPLY_UNITS if mine else None

    def follow(self, view: View) -> None:
        player = view.players[self.seat]
        self.show_value((player.supply, *(kind.zones[SUPPLY].of(player) for kind in self._others)))

    def draw(self, painter: QPainter) -> None:
        theme, number = self.table.theme, str(self.value[0])
        draw_text(painter, self.rect, number, theme.text, align=RIGHT_MIDDLE)
        x = self.rect.right() - fonts.metrics(FIGURE, fonts.SEMIBOLD).horizontalAdvance(number) - S4 - ICON_18
        draw_glyph(painter, SUPPLY, QRectF(x, self.rect.center().y() - ICON_18 / 2, ICON_18, ICON_18), theme)

    def big(self) -> object | None:
        return None  # the quadrant is shown

    def tip(self) -> str:
        lines = [Board.tr("%n troop(s) in supply", "", self.value[0])]
        there = zip(self._others, self.value[1:], strict=True)
        lines += [Board.tr("{units} in supply").format(units=counted(kind.id, n)) for kind, n in there if n]
        return "\n".join(lines)


class TrophyItem(LyingCard):
    """The battle icon of an Objective or won Conflict card; or a contract that is set aside for this seat."""

    radius = HIT / 2
    beyond = ROUND

    def __init__(self, table: SceneContext, seat: Seat, parent: QGraphicsItem) -> None:
        super().__init__(table, NO_CARD, parent)
        self.seat = seat

    def show_value(self, value: CardNumber) -> None:
        self.named = CONTRACT if isinstance(self.table.controller.face(value), Contract) else TROPHY
        self.setVisible(value != NO_CARD)
        super().show_value(value)

    def draw(self, painter: QPainter) -> None:
        theme, face = self.table.theme, self.face
        inner = self.rect.adjusted(LINE, LINE, -LINE, -LINE)
        sign = battle_sign(face) if isinstance(face, Conflict | Objective) else None
        if sign is not None:
            draw_glyph(painter, sign.name, inner, theme, dim=self.refused)
        elif isinstance(face, Contract):
            draw_glyph(painter, "contract", inner, theme, dim=self.refused)
        elif face is not None:  # a base Conflict has no battle icon
            draw_glyph(painter, "conflict", inner, theme, dim=True)

    def _tagged_place(self) -> QRectF:
        """The tag hangs below, where nothing stands."""
        return hung_at(QPointF(self.rect.center().x(), self.rect.bottom() + S4))

    def tip(self) -> str:
        market, own = self.table.models.market, self.table.models.pile(self.seat, TROPHIES)
        aside = (market.tip(row) for row in market.rows if row.key == self.value)
        return next((own.tip(row) for row in own.rows if row.key == self.value), "") or next(aside, "")


class FlippedItem(BoardItem[tuple[CardNumber, ...]]):
    """Cards whose battle icons are used up, face down: how many."""

    def draw(self, painter: QPainter) -> None:
        if not self.value:
            return
        theme = self.table.theme
        painter.scale(self.rect.width() / HIT, self.rect.height() / HIT)
        card, fill = QRectF(S4 + S2, S2 + LINE, 14, 19), mix(theme.window, theme.combat_box, 0.6)
        for lean in (S2 + LINE, 0.0):
            draw_rounded(painter, card.translated(-lean, lean / 2), S2, fill, faded(theme.brass, 0.9), SEAT_LINE)
        draw_text(painter, card, str(len(self.value)), theme.text2, align=CENTRE)

    def tip(self) -> str:
        names = map(self.table.models.names.card, self.value)
        return "\n".join((Board.tr("Face down, battle icons used:"), *names))


class MemoriesItem(BoardItem[int]):
    """Troops that are memories (U20.3)."""

    def draw(self, painter: QPainter) -> None:
        draw_glyph(painter, "memory", self.rect.adjusted(S2, S2, -S2, -S2), self.table.theme, str(self.value))

    def tip(self) -> str:
        return Board.tr("%n memor(y|ies)", "", self.value)


class Belongings:
    """All of it, of one seat: what it has in store, and its row of trophies.

    The row has memories, face-up cards, what is set aside for the seat, and cards turned face down.
    """

    def __init__(self, table: SceneContext, seat: Seat, parent: QGraphicsItem) -> None:
        self._table, self._seat, self._parent = table, seat, parent
        self.store = StoreItem(table, seat, parent)
        self.trophies: list[TrophyItem] = []
        self.flipped = FlippedItem(table, (), parent)
        self.memories = MemoriesItem(table, 0, parent)
        self._right = self._top = self._room = self._aside = self._least = self._named = 0.0
        self._side: float = HIT
        self._hidden = False

    def hide(self, hidden: bool) -> None:
        """In a line of a table there is no room for trophies: the panel of the seat has them."""
        self._hidden = hidden

    def items(self) -> tuple[BoardItem[Any], ...]:
        return (self.store, self.memories, *self.trophies, self.flipped)

    def arrange(
        self, right: float, top: float, room: float, aside: float, named: tuple[float, float], narrow: bool
    ) -> None:
        """The trophies end at ``right`` and share so much room to its left with the name.

        That needs the first of ``named`` to be read. As far as they leave it the second, as which it is written at its
        best, they stand ``aside``, where no head is. Where it is ``narrow`` they are smaller.
        """
        self._right, self._top, self._room, self._aside, (self._least, self._named) = right, top, room, aside, named
        self._side = _SMALL if narrow else HIT
        self._stand()

    def show_view(self, view: View) -> None:
        player, edition = view.players[self._seat], self._table.controller.edition
        self.store.own(self._seat == view.seat)
        contracts = len(player.contracts), len(player.completed)
        self.store.show_value(StoreValue(spies_left(view, player), edition.spies, player.hooks, contracts))
        cards = (*self._table.models.market.aside(self._seat), *player.trophies)
        self.trophies += [TrophyItem(self._table, self._seat, self._parent) for _ in cards[len(self.trophies) :]]
        for at, item in enumerate(self.trophies):
            item.show_value(cards[at] if at < len(cards) else NO_CARD)
        self.flipped.show_value(player.flipped)
        self.memories.show_value(player.memories)
        self._stand()

    def width(self) -> float:
        """Returns how much room the trophies take, with what is free at their right."""
        count = len(self._there())
        return self._wide(count) + self._free(count) if count else 0.0

    def _wide(self, count: int) -> float:
        return self._step(count) * (count - 1) + self._side

    def _free(self, count: int) -> float:
        return max(0.0, min(self._aside, self._room - self._named - self._wide(count)))

    def _there(self) -> list[BoardItem[Any]]:
        trophies = [item for item in self.trophies if item.value != NO_CARD]
        return [*[self.memories] * (self.memories.value > 0), *trophies, *[self.flipped] * bool(self.flipped.value)]

    def _step(self, count: int) -> float:
        further = (self._room - self._least - self._side) / max(1, count - 1)
        return max(_LEAST_STEP, min(self._side + S2, further))

    def _stand(self) -> None:
        there = [] if self._hidden else self._there()
        every: list[BoardItem[Any]] = [self.memories, *self.trophies, self.flipped]
        for item in every:
            item.setVisible(item in there)
        x = self._right - self._free(len(there)) - self._side
        top = self._top + (HIT - self._side) / 2
        for item in reversed(there):
            item.place(QRectF(round(x), top, self._side, self._side))
            x -= self._step(len(there))


#: How large one may be; the room of their number where not all are drawn.
_LARGEST, _AT_HOME, _NUMBER = 40.0, 22.0, 14.0
#: So much of one the next one leaves free.
_APART: Final = 0.86


class FightersItem(BoardItem[int]):
    """The units of a kind that a seat has in a zone."""

    def __init__(self, table: SceneContext, seat: Seat, kind: UnitKind, zone: str, parent: QGraphicsItem) -> None:
        super().__init__(table, 0, parent)
        self.seat = seat
        self.unit = kind
        self.zone = zone
        self._shown = 0

    @property
    def identity(self) -> Hashable:
        return self.seat, self.unit.id, self.zone, self._shown

    def own(self, mine: bool) -> None:
        """Makes those of the seat that looks pieces that can be asked about."""
        self.ref = units_ref(self.zone, self.unit.id) if mine and self.unit.garrison is not None else None

    def room(self, units: QRectF, kept: bool = True) -> QRectF:
        """Returns the place that they take at the right of all units: half of it at most, but always room for one.

        ``kept``: own ones can be dragged there, so that they have a place also while there are none.
        """
        side = self._side(units.size())
        fitting = 1 + int((units.width() / 2 - side - _NUMBER) // (_APART * side))
        self._shown = min(self.value, max(1, fitting))
        wide = side * (1 + _APART * (self._shown - 1)) + _NUMBER * (self.value > self._shown) if self.value else 0.0
        if self.ref is not None and kept:
            wide = max(wide, HIT)
        return QRectF(units.right() - wide, units.top(), wide, units.height())

    def _tagged_place(self) -> QRectF:
        """At home the tag hangs above: it would cover a single one."""
        if self.zone == CONFLICT:
            return self.rect
        return hung_at(QPointF(self.rect.center().x(), self.rect.top() - S2))

    def _side(self, room: QSizeF) -> float:
        """Returns how large one is: at home it is no larger than a troop."""
        return min(_LARGEST if self.zone == CONFLICT else _AT_HOME, room.height())

    def draw(self, painter: QPainter) -> None:
        shown = self._shown
        side = self._side(self.rect.size())
        below = self.rect.bottom() - side
        place = QRectF(0, below if self.zone == CONFLICT else below / 2, side, side)
        for _ in range(shown):
            draw_piece(painter, self.unit.id, self.colour(self.seat), place)
            place.translate(_APART * side, 0)
        if self.value > shown:
            words = QRectF(place.left() + (1 - _APART) * side + S2, 0, _NUMBER, self.rect.height())
            theme = self.table.theme
            draw_haloed(painter, words, str(self.value), theme.text, scrim_of(theme.window, theme))

    def tip(self) -> str:
        if self.zone == CONFLICT and self.unit.id in FIGHTING:
            return FIGHTING[self.unit.id](self.value)
        said = counted(self.unit.id, self.value)
        if self.zone != CONFLICT:
            return Board.tr("{units} in the garrison").format(units=said)
        return Board.tr("{units}, {n} strength each").format(units=said, n=self.unit.strength)
