"""Above the Row what only some product has: its markets, each headed by its money, and tracks beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.view import View
from dune_desktop.models.boards import arrangement
from dune_desktop.models.refs import NODE
from dune_desktop.models.table.zones import stalls
from dune_desktop.scene.card_item import ZoneItem
from dune_desktop.scene.drawing.painting import draw_rounded
from dune_desktop.scene.drawing.tokens import ICON_16, LINE, RADIUS_CELL, S2, S4
from dune_desktop.scene.faces.measures import CHIP
from dune_desktop.scene.faces.measures import LINE as LINE_STYLE
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.scene.glyphs.sign_lines import draw_signs
from dune_desktop.scene.piece import Piece, SceneContext, Tabletop
from dune_desktop.scene.purse import CHIPS, MarketDeck, Purse
from dune_desktop.scene.small_track import lanes, places
from dune_desktop.text.drawing import signs_of
from dune_desktop.text.effects import sentences
from dune_desktop.text.names import name

if TYPE_CHECKING:
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.tracks import Track

_PURSE, _WIDEST_CARD, _NODE = 56.0, 180.0, 60.0
#: The purse is wider where cubes lie, and tiles say what they do.
_CUBES_PURSE, _WIDEST_TILE = 84.0, 400.0
#: The number of cards that are left, where there is room for it.
_DECK: Final = 32.0
#: Tracks have no more than this part of its width.
_TRACKS: Final = 0.5
_TOKEN: Final = 13.0


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
        #: Those that are paid in the same money stand side by side behind one purse.
        markets = [edition.market_by_id[stall] for stall in stalls(models.names)]
        self.zones = [ZoneItem(table, models.zone(market.id), CHIP, parent, keys_inside=True) for market in markets]
        self.groups: dict[Purse, list[tuple[ZoneItem, MarketDeck | None]]] = {}
        for market, zone in zip(markets, self.zones, strict=True):
            purse = next((one for one in self.groups if one.counted == market.money.fact), None)
            deck = None if market.deck is None or market.stacks else MarketDeck(table, market, parent)
            self.groups.setdefault(purse or Purse(table, market, parent), []).append((zone, deck))
        self.purses = list(self.groups)
        self.decks = [deck for group in self.groups.values() for _, deck in group if deck is not None]
        beside = arrangement(edition).tracks
        self.tracks = [StripTrack(table, track, parent) for track in edition.tracks if track.id not in beside]
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
        for deck in self.decks:
            deck.sync(view)
        for track in self.tracks:
            for node in track.nodes:
                node.sync(view)

    def pieces(self) -> Iterator[Piece]:
        yield from (*self.wares(), *self.ways())

    def wares(self) -> Iterator[Piece]:
        """Yields the markets: the money of each, and what lies there."""
        for purse, group in self.groups.items():
            yield purse
            for zone, deck in group:
                yield from zone.cards
                if deck is not None and not deck.rect.isEmpty():
                    yield deck

    def ways(self) -> Iterator[Piece]:
        """Yields the tracks and their nodes."""
        for track in self.tracks:
            yield track
            yield from track.nodes

    def set_visible(self, visible: bool) -> None:
        for item in (*self.purses, *self.zones, *self.decks, *self.tracks):
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
        purses = {purse: _PURSE if purse.counted is None else _CUBES_PURSE for purse in self.purses}
        deck = _DECK if inner.height() >= CHIPS else 0.0
        taken = sum(purses.values()) + S4 * len(purses) + len(self.decks) * deck
        widest = _WIDEST_CARD if any(purse.market.lent is None for purse in self.purses) else _WIDEST_TILE
        wide = min(widest, (right - left - taken) / max(1, cards) - S4)
        for purse, group in self.groups.items():
            purse.place(QRectF(left, inner.top(), purses[purse], inner.height()))
            left += purses[purse] + S4
            for zone, count in group:
                left = self._place_zone(zone, QPointF(left, inner.top()), QSizeF(wide, inner.height()))
                if count is not None:
                    count.place(QRectF(left, inner.top(), max(0.0, deck - S4), inner.height() if deck else 0.0))
                    left += deck

    def _place_zone(self, zone: ZoneItem, corner: QPointF, size: QSizeF) -> float:
        """Places the cards of a market; returns where it ends."""
        length = max(1, len(zone.cards)) * (size.width() + S4)
        style = CHIP if size.height() >= CHIPS else LINE_STYLE
        zone.place(QRectF(corner, QSizeF(length - S4, size.height())), size, style)
        return corner.x() + length
