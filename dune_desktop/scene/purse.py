"""What heads a market of a product: its money, or the cubes that lie there; and how many cards are left to fill it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.view import View
from dune_desktop.models.refs import PURSE
from dune_desktop.scene.drawing.painting import CENTRE, draw_rounded, draw_text
from dune_desktop.scene.drawing.tokens import CAPTION, ICON_19, LINE, S2, S4
from dune_desktop.scene.faces.states import MARGIN
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.scene.piece import Piece, SceneContext, Tabletop
from dune_desktop.text.names import has_name, name

if TYPE_CHECKING:
    from dune_desktop.engine.facts import Where
    from dune_desktop.engine.market import Market

#: Cards are chips from this height on.
CHIPS: Final = 50.0
#: Cubes in a line, and where there is more room. The signs of those that are lent, and of those that are money.
_SMALL, _CUBE, _LENT, _TANKS = 13.0, 16.0, "negotiator", "tanks"


class Purse(Piece):
    """A market's money, and how much of it the seat that looks has; or the cubes that each seat has there."""

    beyond = 3.0  # off the cubes

    def __init__(self, table: SceneContext, market: Market, parent: QGraphicsItem) -> None:
        super().__init__(table, parent, (PURSE, market.id))
        self.market = market
        self.owned = ""
        #: By seat, where cubes lie there: troops that are lent, or that are money.
        self.cubes: tuple[int, ...] = ()

    @property
    def counted(self) -> Where | None:
        """Returns which cubes lie there."""
        money = self.market.money
        return self.market.lent or (None if money.back is None else money.fact)

    def big(self) -> object | None:
        return None

    def _tagged_place(self) -> QRectF:
        """The tag stands inside, on the sign: titles lie right below."""
        inside = self.rect.adjusted(0, 0, 0, -MARGIN)
        return inside if self.counted is None else QRectF(inside.topLeft(), QSizeF(2 * S4 + ICON_19, inside.height()))

    def sync(self, view: View) -> None:
        if self.counted is not None:
            self.set(cubes=tuple(map(self.counted.of, view.players)))
            return
        owned = str(self.market.money.fact.of(view.players[view.seat])) if view.seat < len(view.players) else ""
        self.set(owned=owned)

    def tip(self) -> str:
        products = self.table.controller.edition.products
        if self.counted is not None:
            fact, seat = self.counted.name, self.table.models.names.seat
            named = has_name("fact", fact, products)
            title = name("fact", fact, products) if named else name("resource", self.market.money.id, products)
            return "\n".join((title, *(f"{seat(number)}: {n}" for number, n in enumerate(self.cubes))))
        money = name("resource", self.market.money.id, products)
        return "\n".join((name("market", self.market.id, products), f"{money}: {self.owned}" if self.owned else money))

    def draw(self, painter: QPainter) -> None:
        if self.counted is not None:
            self._draw_cubes(painter)
            return
        draw_glyph(painter, self.market.money.id, self.rect.adjusted(S2, S2, -S2, -S2), self.table.theme, self.owned)

    def _draw_cubes(self, painter: QPainter) -> None:
        """Draws the sign of what they do there, and the cubes of each seat with their number, two by two."""
        theme, high = self.table.theme, self.rect.height()
        lent = self.market.lent is not None
        box, edge = (theme.ix_box, theme.ix_edge) if lent else (theme.tleilaxu_box, theme.brass)
        draw_rounded(painter, self.rect.adjusted(0.5, 0.5, -0.5, -0.5), self.radius, box, edge)
        side = min(ICON_19, high - 2 * S4)
        draw_glyph(painter, _LENT if lent else _TANKS, QRectF(S4, (high - side) / 2, side, side), theme)
        cells = QRectF(S4 + side + S4, S2, self.rect.width() - side - 3 * S4, high - 2 * S2)
        for number, n in enumerate(self.cubes):
            line, column = divmod(number, 2)
            cell = QRectF(
                cells.left() + column * cells.width() / 2,
                cells.top() + line * cells.height() / 2,
                cells.width() / 2,
                cells.height() / 2,
            )
            cube = min(_CUBE if high >= CHIPS else _SMALL, cell.height() - LINE)
            place = QRectF(cell.left(), cell.center().y() - cube / 2, cube, cube)
            piece = "troop" if lent or not n else "specimen"
            draw_piece(painter, piece, self.table.colours[number], place, hollow=not n)
            beside = cell.adjusted(cube + S2, 0, 0, 0)
            draw_text(painter, beside, str(n), theme.text if n else theme.muted, CAPTION)


class MarketDeck(Piece):
    """How many cards are left to fill a market."""

    def __init__(self, table: SceneContext, market: Market, parent: QGraphicsItem) -> None:
        super().__init__(table, parent)
        self.market = market
        self.count = -1

    def sync(self, view: View) -> None:
        if self.market.deck is not None:
            self.set(count=len(self.market.deck.of(view)))

    def tip(self) -> str:
        products = self.table.controller.edition.products
        left = Tabletop.tr("%n card(s) left in the deck: {market}", "", self.count)
        return left.format(market=name("market", self.market.id, products))

    def draw(self, painter: QPainter) -> None:
        if self.rect.isEmpty():
            return
        middle = self.rect.center()
        sign = QRectF(middle.x() - ICON_19 / 2, middle.y() - ICON_19, ICON_19, ICON_19)
        draw_glyph(painter, "deck", sign, self.table.theme)
        below = QRectF(0, middle.y(), self.rect.width(), ICON_19)
        draw_text(painter, below, str(self.count), self.table.theme.text2, CAPTION, align=CENTRE)
