"""A thing on the board: painted from its value and its state once, then shown from the cache."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dune_desktop.engine.names import NO_CARD, WATCHER, CardNumber, Seat
from dune_desktop.models.refs import CARD, Ref
from dune_desktop.models.shown_game import Face
from dune_desktop.scene.art.lights import BRASS
from dune_desktop.scene.drawing.painting import draw_edge, draw_rounded, faded, mix
from dune_desktop.scene.drawing.picture_cache import Sprite, prepare_sprite
from dune_desktop.scene.drawing.tokens import ICON_16, LINE, LIT_LINE, RADIUS_CELL, S4, S6, Theme
from dune_desktop.scene.faces.states import CHOSEN, LIT, REFUSED, draw_key
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.piece import Piece, SceneContext, Tabletop

#: How long the arms of the mark of what changed are, how wide, and how much of that is outside.
_NEWS, _NEWS_LINE, _NEWS_OUT = 12.0, 4.0, 4.0
_CLASP: Final = mix(BRASS[1], BRASS[0], 0.3)
Value = TypeVar("Value", bound=Hashable)
_TAG: Final = 18.0
#: How far the tag stands out of a box: above, and to the right.
_ABOVE, _BESIDE = 8.5, 6.5
#: How far the seal of a small thing stands out at the left.
_SEAL: Final = 14.0
#: Round what is small, the line of what can be taken lies outside.
ROUND: Final = 3.0


def draw_free(painter: QPainter, sign: str, rect: QRectF, theme: Theme) -> None:
    """Draws a token that nobody has: its sign in a ring of brass."""
    ring = rect.adjusted(2, 2, -2, -2)
    painter.setBrush(faded(theme.keyline, 0.75))
    for colour, width in ((theme.keyline, 4.5), (mix(theme.brass, theme.accent, 0.4), 2.0)):
        painter.setPen(QPen(colour, width))
        painter.drawEllipse(ring)
    side = ring.width() * 0.64
    draw_glyph(painter, sign, QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side), theme)


def draw_empty(painter: QPainter, rect: QRectF, theme: Theme, radius: float) -> None:
    """Draws the place where something will lie."""
    painter.setPen(QPen(faded(theme.brass, 0.6), LINE, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def hung_at(middle: QPointF) -> QRectF:
    """Returns the rectangle on which a tag hangs with its middle here."""
    right, top = middle.x() + _TAG / 2 - _BESIDE + 0.5, middle.y() - _TAG / 2 + _ABOVE - 0.5
    return QRectF(right - _TAG, top, _TAG, _TAG)


def tag_on(rect: QRectF) -> QRectF:
    """Returns the place of the digit on the corner of a box."""
    return QRectF(rect.right() - _TAG + _BESIDE - 0.5, rect.top() - _ABOVE + 0.5, _TAG, _TAG)


def draw_tag(painter: QPainter, key: str, sealed: bool, rect: QRectF, theme: Theme) -> None:
    """Draws the digit that takes a box and the seal of what can't be undone on its upper right corner."""
    if sealed:
        seal = QRectF(rect.right() - (_TAG + ICON_16 if key else ICON_16) + S4, rect.top() - S6, ICON_16, ICON_16)
        draw_glyph(painter, "sealed", seal, theme)
    if key:
        draw_digit(painter, key, tag_on(rect), theme)


def draw_digit(painter: QPainter, key: str, tag: QRectF, theme: Theme) -> None:
    """Draws the digit that takes something, or the tick of what is chosen."""
    draw_rounded(painter, tag, RADIUS_CELL, theme.accent, theme.keyline)
    draw_key(painter, tag, key, theme)


class BoardItem(Piece, Generic[Value]):
    """Shows ``value``; asks for a repaint only when that changed."""

    def __init__(self, table: SceneContext, value: Value, parent: QGraphicsItem, ref: Ref | None = None) -> None:
        super().__init__(table, parent, ref)
        self.value = value
        self.ringed = False
        #: A spy joins it with what is pointed at.
        self.joined = False
        #: Whoever shows what it is joined with hears that it is pointed at, or no more.
        self.pointed: Callable[[bool], None] | None = None
        self.sprite = Sprite()

    def boundingRect(self) -> QRectF:
        beyond = self.beyond if self._marked else 0.0
        edge = max(beyond, LIT_LINE if self.joined else 0.0, _NEWS_OUT if self.ringed else 0.0)
        rect = self.rect.adjusted(-edge, -edge, edge, edge)
        seal = _SEAL if self.sealed else 0.0
        return rect.united(self._tagged_place().adjusted(-seal, -_ABOVE, _BESIDE, 0)) if self._tagged else rect

    def tag(self) -> QRectF:
        return tag_on(self._tagged_place()) if self._tagged else QRectF()

    def show_value(self, value: Value) -> None:
        self.set(value=value)

    def ring(self, ringed: bool) -> None:
        """Marks it as changed since the looker's turn."""
        self.set(ringed=ringed)

    def news(self) -> str:
        """Says what its mark means; who only watches has no turn."""
        if not self.ringed:
            return ""
        if self.table.models.since.looker == WATCHER:
            return Tabletop.tr("Changed in this round.")
        return Tabletop.tr("Changed since your turn.")

    def lift(self, lifted: bool) -> None:
        """What lies on the board stays where it is; its edge is brighter while it is pointed at."""
        if self.set(lifted=lifted) and self.pointed is not None:
            self.pointed(lifted)

    def join(self, joined: bool) -> None:
        """Shows that a post and the spaces that it watches belong together."""
        self.set(joined=joined)

    def colour(self, seat: Seat) -> str:
        return self.table.colours[seat]

    @property
    def identity(self) -> Hashable:
        """What tells its picture from those of its kind, besides value and state."""
        return self.ref

    # ------------------------------------------------------------ picture

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.veiled:
            self.sprite.draw(painter, self._key(), self.boundingRect(), self._picture)

    def prepare(self, scale: float) -> None:
        """Has the picture ready for a painter of this scale."""
        prepare_sprite(self._key(), self.boundingRect().size(), scale, self._picture)

    def _key(self) -> Hashable:
        state = (self.kind, self.key, self.sealed, self.ringed, self.lifted, self.joined)
        return type(self).__name__, self.identity, self.value, state, self.table.printing

    def _picture(self, painter: QPainter) -> None:
        if self.rect.isEmpty():  # a window smaller than the smallest one leaves it no room
            return
        painter.translate(-self.boundingRect().topLeft())
        self.draw(painter)
        if self.lifted and self.ref is not None and not self._marked:
            self.draw_edge(painter, self.table.theme.text2, LINE)
        if self.joined:
            self._draw_joined(painter)
        if self.kind in (LIT, CHOSEN):
            self.draw_lit(painter)
        if self.ringed:
            self._draw_news(painter)

    def _draw_joined(self, painter: QPainter) -> None:
        """Draws a line round it in the colour of what one looks at; the line of what can be taken lies inside."""
        self.draw_edge(painter, self.table.theme.focus, LIT_LINE, -LIT_LINE)

    def _draw_news(self, painter: QPainter) -> None:
        """What changed has a clasp of brass on a corner of its frame, where nothing stands: no piece looks like it."""
        out = _NEWS_LINE / 2 - _NEWS_OUT + LINE
        corner = self.rect.bottomLeft() + QPointF(out, -out)
        arms = QPolygonF([corner - QPointF(0, _NEWS), corner, corner + QPointF(_NEWS, 0)])
        for colour, width in ((self.table.theme.keyline, _NEWS_LINE + 2 * LINE), (_CLASP, _NEWS_LINE)):
            line = QPen(colour, width)
            line.setCapStyle(Qt.PenCapStyle.FlatCap)
            line.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(line)
            painter.drawPolyline(arms)

    def draw_edge(self, painter: QPainter, colour: QColor, line: float, inset: float = 0.0) -> None:
        """Draws a thin line inside its edge."""
        half = line / 2 + inset
        draw_rounded(painter, self.rect.adjusted(half, half, -half, -half), self.radius - half, None, colour, line)

    def draw_lit(self, painter: QPainter) -> None:
        theme, edge = self.table.theme, self.beyond
        draw_edge(painter, self.rect.adjusted(-edge, -edge, edge, edge), theme, self.radius + edge)
        draw_tag(painter, self.tag_key, self.sealed, self._tagged_place(), theme)

    @property
    def refused(self) -> bool:
        return self.kind == REFUSED


class LyingCard(BoardItem[CardNumber]):
    """A card or a tile that lies on the board, or the place where one will lie."""

    #: What kind of ref stands for it.
    named: str = CARD

    def show_value(self, value: CardNumber) -> None:
        self.ref = None if value == NO_CARD else (self.named, value)
        super().show_value(value)

    @property
    def face(self) -> Face | None:
        return self.table.controller.face(self.value)

    def big(self) -> object | None:
        return self.face
