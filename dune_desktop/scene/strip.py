"""Above the Row what only some product has: its markets, each headed by its money, and tracks beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.view import View
from dune_desktop.models.boards import arrangement
from dune_desktop.models.refs import NODE, PURSE
from dune_desktop.models.table.zones import stalls
from dune_desktop.scene.card_item import ZoneItem
from dune_desktop.scene.drawing.painting import draw_rounded, draw_text
from dune_desktop.scene.drawing.tokens import CAPTION, ICON_16, ICON_19, LINE, RADIUS_CELL, S2, S4
from dune_desktop.scene.faces.measures import CHIP
from dune_desktop.scene.faces.measures import LINE as LINE_STYLE
from dune_desktop.scene.faces.states import MARGIN
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.scene.glyphs.sign_lines import draw_signs
from dune_desktop.scene.piece import Piece, SceneContext, Tabletop
from dune_desktop.scene.small_track import lanes, places
from dune_desktop.text.drawing import signs_of
from dune_desktop.text.effects import sentences
from dune_desktop.text.names import name

if TYPE_CHECKING:
    from dune_desktop.engine.market import Market
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.tracks import Track

#: Cards are chips from this height on.
_CHIPS: Final = 50.0
_PURSE, _WIDEST_CARD, _NODE = 56.0, 180.0, 60.0
#: The purse is wider where troops are lent, and tiles say what they do. The sign of troops that are lent.
_LENT_PURSE, _WIDEST_TILE, _LENT = 84.0, 400.0, "negotiator"
#: Tracks have no more than this part of its width.
_TRACKS: Final = 0.5
_TOKEN: Final = 13.0


class Purse(Piece):
    """A market's money, and how much of it the seat that looks has; or the troops that each seat has lent to it."""

    def __init__(self, table: SceneContext, market: Market, parent: QGraphicsItem) -> None:
        super().__init__(table, parent, (PURSE, market.id))
        self.market = market
        self.owned = ""
        #: By seat, where troops are lent.
        self.lent: tuple[int, ...] = ()

    def big(self) -> object | None:
        return None

    def _tagged_place(self) -> QRectF:
        """The tag stands inside: titles lie right below."""
        return self.rect.adjusted(0, 0, 0, -MARGIN)

    def sync(self, view: View) -> None:
        if self.market.lent is not None:
            self.set(lent=tuple(map(self.market.lent.of, view.players)))
            return
        owned = str(self.market.money.fact.of(view.players[view.seat])) if view.seat < len(view.players) else ""
        self.set(owned=owned)

    def tip(self) -> str:
        products = self.table.controller.edition.products
        if self.market.lent is not None:
            title, seat = name("fact", self.market.lent.name, products), self.table.models.names.seat
            return "\n".join((title, *(f"{seat(number)}: {lent}" for number, lent in enumerate(self.lent))))
        money = name("resource", self.market.money.id, products)
        return "\n".join((name("market", self.market.id, products), f"{money}: {self.owned}" if self.owned else money))

    def draw(self, painter: QPainter) -> None:
        if self.lent:
            self._draw_lent(painter)
            return
        draw_glyph(painter, self.market.money.id, self.rect.adjusted(S2, S2, -S2, -S2), self.table.theme, self.owned)

    def _draw_lent(self, painter: QPainter) -> None:
        """Draws the sign of what they do there, and the troops of each seat with their number, two by two."""
        theme, high = self.table.theme, self.rect.height()
        draw_rounded(painter, self.rect.adjusted(0.5, 0.5, -0.5, -0.5), self.radius, theme.ix_box, theme.ix_edge)
        side = min(ICON_19, high - 2 * S4)
        draw_glyph(painter, _LENT, QRectF(S4, (high - side) / 2, side, side), theme)
        cells = QRectF(S4 + side + S4, S2, self.rect.width() - side - 3 * S4, high - 2 * S2)
        for number, lent in enumerate(self.lent):
            line, column = divmod(number, 2)
            cell = QRectF(
                cells.left() + column * cells.width() / 2,
                cells.top() + line * cells.height() / 2,
                cells.width() / 2,
                cells.height() / 2,
            )
            cube = min(_TOKEN, cell.height() - LINE)
            place = QRectF(cell.left(), cell.center().y() - cube / 2, cube, cube)
            draw_piece(painter, "troop", self.table.colours[number], place, hollow=not lent)
            beside = cell.adjusted(cube + S2, 0, 0, 0)
            draw_text(painter, beside, str(lent), theme.text if lent else theme.muted, CAPTION)


class NodeItem(Piece):
    """A node of a track: its reward, and whose tokens stand there."""

    radius = RADIUS_CELL

    def __init__(self, table: SceneContext, track: Track, number: int, parent: QGraphicsItem) -> None:
        self.track, self.node = track, track.nodes[number]
        super().__init__(table, parent, (NODE, self.node.id))
        self.number = number
        self.seats: tuple[Seat, ...] = ()

    def sync(self, view: View) -> None:
        self.set(seats=tuple(player.seat for player in view.players if self.track.at(player) == self.number))

    def tip(self) -> str:
        names, products = self.table.models.names, self.table.controller.edition.products
        said = [Tabletop.tr("{track}: {node}").format(
            track=name("track", self.track.id, products), node=name("node", self.node.id, products)
        )]  # fmt: skip
        said += [sentences((effect,)) for effect in (self.node.effect, self.node.first) if effect is not None]
        return "\n".join((*said, *map(names.seat, self.seats)))

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        draw_rounded(painter, self.rect.adjusted(0.5, 0.5, -0.5, -0.5), self.radius, theme.raised, theme.rule)
        if self.node.effect is not None:
            signs = self.rect.adjusted(S2, S2, -S2, -S2)
            draw_signs(painter, signs_of(self.node.effect), signs, min(ICON_16, signs.height()), theme)
        step = min(_TOKEN, (self.rect.width() - 2 * S2) / max(1, len(self.seats)))
        for place, seat in enumerate(reversed(self.seats), 1):
            corner = QPointF(self.rect.right() - S2 - place * step, self.rect.bottom() - S2 - _TOKEN)
            draw_piece(painter, "troop", self.table.colours[seat], QRectF(corner, QSizeF(_TOKEN, _TOKEN)))


class StripTrack(Piece):
    """A track: its nodes from the left, and the ways between them."""

    def __init__(self, table: SceneContext, track: Track, parent: QGraphicsItem) -> None:
        super().__init__(table, parent)
        self.track = track
        self.nodes = [NodeItem(table, track, number, self) for number in range(len(track.nodes))]
        self.columns = 1 + max(column for column, _ in places(track))
        self.lanes = lanes(track)

    def tip(self) -> str:
        return name("track", self.track.id, self.table.controller.edition.products)

    def lay_out(self, rect: QRectF, lanes: float) -> None:
        self.place(rect)
        wide, high = rect.width() / self.columns, rect.height() / max(self.lanes, lanes / 2)
        top = (rect.height() - self.lanes * high) / 2
        for node, (column, row) in zip(self.nodes, places(self.track), strict=True):
            node.place(QRectF(column * wide + S2, top + row * high / 2 + 1, wide - 2 * S2, high - 2))

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(self.table.theme.text2, LINE))
        for node in self.nodes:
            for way in node.node.next:
                there = self.nodes[self.track.index[way]]
                painter.drawLine(
                    node.home + node.rect.center(),
                    there.home + there.rect.center(),
                )


class ProductStrip:
    """All of it, in one line; empty where no product has such things."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        edition, models = table.controller.edition, table.models
        markets = [edition.market_by_id[stall] for stall in stalls(models.names)]
        self.purses = [Purse(table, market, parent) for market in markets]
        self.zones = [ZoneItem(table, models.zone(market.id), CHIP, parent, keys_inside=True) for market in markets]
        ladder = arrangement(edition).ladder
        self.tracks = [StripTrack(table, track, parent) for track in edition.tracks if track.id != ladder]
        self.rect = QRectF()
        for zone in self.zones:
            zone.counted.connect(self._place)

    @property
    def lanes(self) -> float:
        """Returns how many spaces of a track it has room for one above the other; cards need that of two."""
        return max((2.0, *(track.lanes for track in self.tracks))) if self.zones or self.tracks else 0.0

    def sync(self, view: View) -> None:
        for purse in self.purses:
            purse.sync(view)
        for track in self.tracks:
            for node in track.nodes:
                node.sync(view)

    def pieces(self) -> Iterator[Piece]:
        yield from (*self.wares(), *self.ways())

    def wares(self) -> Iterator[Piece]:
        """Yields the markets: the money of each, and what lies there."""
        for purse, zone in zip(self.purses, self.zones, strict=True):
            yield purse
            yield from zone.cards

    def ways(self) -> Iterator[Piece]:
        """Yields the tracks and their nodes."""
        for track in self.tracks:
            yield track
            yield from track.nodes

    def set_visible(self, visible: bool) -> None:
        for item in (*self.purses, *self.zones, *self.tracks):
            item.setVisible(visible)

    def signs(self) -> Iterator[Piece]:
        """Yields what opens the board that these things stand on, where it is nothing to be taken."""
        yield from self.purses
        for track in self.tracks:
            yield from (track, *track.nodes)

    def lay_out(self, rect: QRectF) -> None:
        self.rect = rect
        self._place()

    def _place(self) -> None:
        if self.rect.isEmpty():
            return
        inner = self.rect.adjusted(S2, S2, -S2, -S2)
        columns = sum(track.columns for track in self.tracks)
        node = min(_NODE, inner.width() * (_TRACKS if self.zones else 1) / max(1, columns))
        left, right = inner.left(), inner.right()
        for track in reversed(self.tracks):
            right -= node * track.columns + S4
            track.lay_out(QRectF(right, inner.top(), node * track.columns, inner.height()), self.lanes)
        cards = sum(max(1, len(zone.cards)) for zone in self.zones)
        purses = [_PURSE if purse.market.lent is None else _LENT_PURSE for purse in self.purses]
        widest = _WIDEST_CARD if any(purse.market.lent is None for purse in self.purses) else _WIDEST_TILE
        wide = min(widest, (right - left - sum(purses) - S4 * len(purses)) / max(1, cards) - S4)
        style = CHIP if inner.height() >= _CHIPS else LINE_STYLE
        for purse, zone, room in zip(self.purses, self.zones, purses, strict=True):
            purse.place(QRectF(left, inner.top(), room, inner.height()))
            left += room + S4
            length = max(1, len(zone.cards)) * (wide + S4)
            zone.place(QRectF(left, inner.top(), length - S4, inner.height()), QSizeF(wide, inner.height()), style)
            left += length
