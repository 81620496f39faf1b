"""Cards on the table, and the zones that keep one item for each card of a model."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from dune_desktop.engine.names import NO_CARD, NOBODY
from dune_desktop.models.refs import RESERVE, Ref
from dune_desktop.models.roles import Role
from dune_desktop.scene.drawing.painting import draw_edge
from dune_desktop.scene.drawing.tokens import HIT, ICON_16, LINE, RADIUS_CELL, S2, S4, S6, S8, SEAT_LINE
from dune_desktop.scene.faces import FaceDetails, face_pixmap
from dune_desktop.scene.faces.measures import HAND, NAME, OWN, SIGN, is_tile
from dune_desktop.scene.faces.measures import LINE as LINE_STYLE
from dune_desktop.scene.faces.muted import EMPTY_VEIL, REFUSED_VEIL
from dune_desktop.scene.faces.states import REFUSED, draw_grafted, draw_link, draw_state, draw_tag, tag_rect
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.scene.piece import Piece, SceneContext, screen_scale

if TYPE_CHECKING:
    from dune_desktop.models.shown_game import Face


#: How far the tag of a card hangs lower than those of other pieces.
_LOW_TAG: Final = 2.5


class CardItem(Piece):
    """One row of a card model. ``strip``: how much of it shows where cards overlap."""

    beyond = 2.0  # its title goes up to the edge, and in a low line its letters do

    def __init__(self, table: SceneContext, style: str, parent: QGraphicsItem) -> None:
        super().__init__(table, parent)
        self.style = style
        self.id = -1
        self.face: Face | None = None
        #: How many are left of a stack, what it costs now, and for whom it is set aside.
        self.count, self.cost, self.owner = 0, None, NOBODY
        #: It lies face down until it is turned up again.
        self.used = False
        #: Whose turn's agent it has sent from the Row; and it is one of two that go together.
        self.usurper, self.grafted = NOBODY, False
        #: The card in play that was sent together with it; whether that lies right before it, and then above it.
        self.partner, self.linked, self.below = NO_CARD, False, False
        #: It is set aside for another seat than the one that looks.
        self.barred = False
        self.strip = QRectF()
        #: The key tag stands at the right end: what lies below is another line.
        self.key_aside = False
        self.pinned = False
        self._words = ""

    def read(self, model: QAbstractItemModel, index: QModelIndex) -> None:
        """Takes what the model says of its row."""
        roles = (Role.FACE, Role.COUNT, Role.COST, Role.SEAT, Role.USED, Role.USURPER, Role.PARTNER)
        face, count, cost, owner, used, usurper, partner = (model.data(index, role) for role in roles)
        self.id = model.data(index, Role.ID)
        self.ref = model.data(index, Role.REF)
        self._words = model.data(index, Qt.ItemDataRole.ToolTipRole) or ""
        self.set(face=face, count=count, cost=cost, owner=owner, used=bool(used))
        self.set(usurper=NOBODY if usurper is None else usurper)
        self.set(partner=NO_CARD if partner is None else partner)

    def restyle(self, style: str) -> None:
        """Shows the same card in another form."""
        if self.set(style=style):
            self._set_edge()

    def _set_edge(self) -> None:
        self.set(beyond=3.0 if self.key_aside or self.style == NAME else type(self).beyond)

    def tip(self) -> str:
        return self._words

    def overlap(self, strip: float, along: Qt.Orientation, keys_inside: bool = False) -> None:
        """Lets only so much of it show: there it is pointed at, and it rises to be read."""
        self.rise = S8 if strip < self.rect.width() and along == Qt.Orientation.Horizontal else 0.0
        self.key_aside = keys_inside or along == Qt.Orientation.Vertical
        self._set_edge()
        shown = QRectF(self.rect)
        if along == Qt.Orientation.Horizontal:
            shown.setWidth(strip)
        else:
            shown.setHeight(strip)
        if shown != self.strip and self._tagged:
            self.prepareGeometryChange()  # its tag stands elsewhere
        self.strip = shown
        self.stand()

    def hit(self) -> QRectF:
        # Risen, it still answers where it lay, or it would flutter under a pointer at its lower edge.
        return self.strip.adjusted(0, 0, 0, self.rise if self.lifted else 0)

    def seen(self) -> QRectF:
        return self.strip

    def refresh(self) -> None:
        super().refresh()
        state = self.state()
        self.set(grafted=state is not None and state.grafted)
        self.set(barred=self.owner not in (NOBODY, self.table.controller.looker))

    @property
    def _vacant(self) -> bool:
        """Says whether nothing is left of the stack that lay here."""
        return self.face is None and not self.count

    def draw(self, painter: QPainter) -> None:
        if self._vacant:
            self._draw_dashed(painter, self.table.theme.rule)
            return
        # Where another card lies on it, it keeps to what is seen, until it is lifted.
        overlapped = self.style == HAND and not self.lifted and self.strip.width() < self.rect.width()
        # Rounded, as where it ends is computed in many ways.
        shown = round(self.strip.width(), 2) if overlapped else 0.0
        painter.drawPixmap(self.rect.topLeft(), self._face(shown))
        if self.pinned:
            pin = QRectF(self.rect.right() - ICON_16, self.rect.top(), ICON_16, ICON_16)
            draw_glyph(painter, "pin", pin, self.table.theme)
        if self.used:
            self._draw_used(painter)
        if self.usurper != NOBODY:
            self._draw_usurped(painter)
        if self.partner != NO_CARD:
            draw_edge(painter, self._around(), self.table.theme, colour=self.table.theme.graft_edge)
        if self.linked:
            draw_link(painter, self._link_place(), self.table.theme)
        if self.owner != NOBODY:
            mark = QRectF(self.rect.right() - HIT, self.rect.bottom() - HIT, HIT - S4, HIT - S4)
            draw_mark(painter, self.table.colours[self.owner], mark)

    def _link_place(self) -> QRectF:
        """Returns where the link to the card before it stands: over the gap between them."""
        # In a column where names leave room: at their end.
        beside, above = QPointF(self.rect.left() - S2, self.rect.center().y()), QPointF(self.rect.right() - S8, -LINE)
        middle = above if self.below else beside
        return QRectF(middle.x() - ICON_16 / 2, middle.y() - ICON_16 / 2, ICON_16, ICON_16)

    def boundingRect(self) -> QRectF:
        rect = super().boundingRect()
        if self.partner != NO_CARD:
            rect = rect.united(self._around())
        return rect.united(self._link_place()) if self.linked else rect

    def _around(self) -> QRectF:
        """Returns the frame of a card of a pair: off its letters, where it is low."""
        return self.rect.adjusted(-self.beyond, -self.beyond, self.beyond, self.beyond)

    def _draw_usurped(self, painter: QPainter) -> None:
        """Draws who has grafted it where it lies, and that it is trashed then."""
        theme = self.table.theme
        side = float(ICON_16 if self.style == LINE_STYLE else HIT - S4)
        draw_edge(painter, self.rect, theme, colour=theme.graft_edge)
        place = QRectF(self.rect.right() - side - S4, self.rect.bottom() - side - S4, side, side)
        draw_mark(painter, self.table.colours[self.usurper], place)
        draw_glyph(painter, "trash", place.translated(-side - S2, 0), theme)

    def _draw_used(self, painter: QPainter) -> None:
        """A dashed line and two arrows: it lies face down, and is turned up again."""
        theme = self.table.theme
        self._draw_dashed(painter, theme.text2)
        side = min(ICON_16, self.rect.height() - S8)
        flip = QRectF(self.rect.right() - side - S4, self.rect.center().y() - side / 2, side, side)
        draw_glyph(painter, "flip", flip, theme)

    def _draw_dashed(self, painter: QPainter, ink: QColor) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, style in ((self.table.theme.keyline, Qt.PenStyle.SolidLine), (ink, Qt.PenStyle.DashLine)):
            painter.setPen(QPen(colour, SEAT_LINE, style))
            painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), RADIUS_CELL, RADIUS_CELL)

    def draw_lit(self, painter: QPainter) -> None:
        look = self.table.look
        if self.kind == REFUSED and self.face is not None:
            return  # its face is muted
        if self.grafted:
            draw_grafted(painter, self.rect, look.theme, self.beyond)
            return
        draw_state(painter, self.rect, self.kind, "", False, look, beyond=self.beyond)
        if self._tagged:
            draw_tag(painter, self._tagged_place(), self.tag_key, self.sealed, look.theme)

    def _tagged_place(self) -> QRectF:
        """The tag hangs on what shows of it; that of a line stands at its end, for below it is another line."""
        if self.style == SIGN:  # inside, as others stand below
            return self.rect.adjusted(0, 0, 0, -S8)
        wide = self._aside()
        if not wide and self.style == LINE_STYLE:  # in the corner, and low: a second line of the title stays legible
            tag = tag_rect(self.rect, self.tag_key, self.sealed).width()
            return QRectF(self.rect.right() - tag - S2, self.rect.top(), tag, self.rect.height() + S6)
        if self.style == OWN:  # on the icons that it was sent with: what it reveals is what counts now
            tag = tag_rect(self.rect, self.tag_key, self.sealed).width()
            return QRectF(self.strip.left() + S8, self.strip.top(), tag, self.strip.height())
        if not wide:  # low enough for the signs in the lowest box
            return self.strip.adjusted(0, 0, 0, _LOW_TAG)
        # A tag hangs on the lower edge of what it is given: half a tag above, it stands in the middle.
        return QRectF(self.strip.right() - wide, self.rect.top(), wide, self.rect.height() / 2)

    def _aside(self) -> float:
        """Returns how much of a line the tag or the arrows at its end need, and the title leaves free."""
        if self.used and self.style in (NAME, LINE_STYLE):
            return ICON_16 + S6
        if self.usurper != NOBODY and self.style == LINE_STYLE:
            return 2 * ICON_16 + S8
        at_the_end = self.key_aside and (self.style == LINE_STYLE or is_tile(self.face))
        if not (self._tagged and (self.style == NAME or at_the_end)):
            return 0.0
        return tag_rect(self.rect, self.tag_key, self.sealed).width() + 2 * S2

    @property
    def _stacked(self) -> bool:
        return self.ref is not None and self.ref[0] == RESERVE

    def likeness(self) -> QPixmap:
        return self._face()

    def _face(self, shown: float = 0.0) -> QPixmap:
        # A stack says how many are left, of the Reserve down to the last; single cards carry no number.
        count = self.count if self._stacked or is_tile(self.face) else 0
        size, look = self.rect.size(), self.table.look
        scale = screen_scale(look)
        details = FaceDetails(count=count, cost=self.cost, aside=self._aside(), veil=self._veil(), shown=shown)
        return face_pixmap(look, self.face, self.style, size, scale, **details)

    def _veil(self) -> float:
        """Returns how dense the veil over its face is; an empty stack only keeps its place."""
        if (self._stacked and not self.count) or self.barred or self.used:
            return EMPTY_VEIL
        return REFUSED_VEIL if self.kind == REFUSED else 0.0


class ZoneItem(QGraphicsObject):
    """Cards in a row, or in a column. They overlap when there are more than fit."""

    #: Cards came or went.
    counted = Signal()

    def __init__(
        self,
        table: SceneContext,
        model: QAbstractItemModel,
        style: str,
        parent: QGraphicsItem,
        *,
        along: Qt.Orientation = Qt.Orientation.Horizontal,
        keys_inside: bool = False,
    ) -> None:
        """``keys_inside``: titles lie right below, so that no key tag hangs there."""
        super().__init__(parent)
        self._keys_inside = keys_inside
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.table, self.model, self.style, self.along = table, model, style, along
        self.area = QRectF()
        self.card = QSizeF(112, 160)
        self.gap: float = S4
        #: Lines of cards, one below the other.
        self.lines = 1
        #: Its cards lie open and wait: each carries a pin.
        self.pinned = False
        self.cards: list[CardItem] = []
        #: Where the cards stood that are gone since the last look, by what they were called.
        self.gone: dict[Ref, QRectF] = {}
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.rowsMoved.connect(self._moved)
        model.dataChanged.connect(self._changed)
        self._inserted(QModelIndex(), 0, model.rowCount() - 1)

    def boundingRect(self) -> QRectF:
        # It paints nothing; and when the rectangle of an item changes, all of its cards are painted anew.
        return QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None: ...

    # ------------------------------------------------------------ following

    def _inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        for row in range(first, last + 1):
            item = CardItem(self.table, self.style, self)
            item.pinned = self.pinned
            item.read(self.model, self.model.index(row, 0))
            self.cards.insert(row, item)
        if last >= first:
            self._recount()

    def _removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        for item in self.cards[first : last + 1]:
            if item.ref is not None and item.isVisible():
                self.gone[item.ref] = item.anchor()
            self.scene().removeItem(item)
        del self.cards[first : last + 1]
        self._recount()

    def _moved(self, _parent: QModelIndex, first: int, last: int, _to: QModelIndex, row: int) -> None:
        moving = self.cards[first : last + 1]
        del self.cards[first : last + 1]
        at = row if row < first else row - len(moving)
        self.cards[at:at] = moving
        self.arrange()

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            self.cards[row].read(self.model, self.model.index(row, 0))
        self._link()

    def _recount(self) -> None:
        self.arrange()
        if not self.table.controller.is_changing:  # all that stays is refreshed after that
            self.refresh()
        self.counted.emit()

    # ------------------------------------------------------------ where

    def place(self, area: QRectF, card: QSizeF, style: str = "", lines: int = 1) -> None:
        """Lays the cards, each of this size, into an area."""
        self.lines = lines
        self.setPos(area.topLeft())
        self.area = QRectF(0, 0, area.width(), area.height())
        self.card = card
        self.style = style or self.style
        for item in self.cards:
            item.restyle(self.style)
        self.arrange()

    def _abreast(self, count: int) -> int:
        """Returns how many cards lie side by side."""
        return max(1, -(-count // self.lines))

    def step(self, count: int) -> float:
        """Returns how far one card lies from the next."""
        across = self.along == Qt.Orientation.Horizontal
        room, size = (self.area.width(), self.card.width()) if across else (self.area.height(), self.card.height())
        return min(size + self.gap, (room - size) / max(1, self._abreast(count) - 1))

    def arrange(self) -> None:
        """Puts every card where it belongs."""
        step = self.step(len(self.cards))
        abreast = self._abreast(len(self.cards))
        across = self.along == Qt.Orientation.Horizontal
        size = self.card.width() if across else self.card.height()
        for number, item in enumerate(self.cards):
            line, at = divmod(number, abreast)
            x, y = (at * step, line * (self.card.height() + S2)) if across else (0.0, at * step)
            item.place(QRectF(x, y, self.card.width(), self.card.height()))
            last = at == abreast - 1 or number == len(self.cards) - 1  # of its line: none lies on it
            item.overlap(size if last else min(size, step), self.along, self._keys_inside)
            if number:
                self.cards[number - 1].stackBefore(item)
        self._link()

    def _link(self) -> None:
        """Links cards that were sent together and lie side by side, or one below the other in a column."""
        abreast = self._abreast(len(self.cards))
        column = abreast == 1
        for number, item in enumerate(self.cards):
            before = self.cards[number - 1].id if number and (column or number % abreast) else NO_CARD
            item.set(linked=before == item.partner != NO_CARD, below=column)

    # ------------------------------------------------------------ state

    def pieces(self) -> Iterator[CardItem]:
        if self.isVisible():
            yield from self.cards

    def refresh(self) -> None:
        for item in self.cards:
            item.refresh()

    def forget(self) -> None:
        """Forgets where the cards stood that are gone."""
        self.gone.clear()
