"""House Hagal cards as they are turned up: each with why it was ignored, the last one large with what it did."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyleOptionViewItem, QWidget

from dune_desktop.models.roles import Role
from dune_desktop.models.story.turned_hagal import DICE, IGNORED, SHUFFLED, SWORDS, TurnedModel, TurnedRow
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit, line_height
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.faces import draw_face
from dune_desktop.scene.faces.backs import HAGAL_BACK
from dune_desktop.scene.faces.measures import HAND
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.scene.glyphs.sign_lines import draw_signs, signs_width
from dune_desktop.text.translating import Texts
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.panels import Align, Index, UnitDelegate, rounded

TurnedCards = Texts("TurnedCards")

_SMALL: Final = (45.0, 60.0)
_LARGE: Final = (78.0, 104.0)
_PAD: Final = 5.0
_TOP: Final = Align.AlignLeft | Align.AlignTop


#: Beside the card, on both sides of the words; and as many lines as they may take.
_BESIDE, _MOST_LINES = 18.0, 8


class TurnedDelegate(UnitDelegate):
    """A row is as high as its card, or as its words need."""

    gap = 4.0

    def _is_last(self, index: Index) -> bool:
        return index.row() == index.model().rowCount() - 1

    def height(self, index: Index, width: float) -> float:
        """That of the card, or what its words need beside it."""
        last = self._is_last(index)
        size = _LARGE if last else _SMALL
        room = width - _PAD - size[0] - _BESIDE
        row: TurnedRow = index.data(Role.VALUE)
        needed = 0.0
        if row.kind not in (SHUFFLED, DICE):
            model = index.model()
            assert isinstance(model, TurnedModel)
            title = fit(model.title(row), room - 22, tokens.FIGURE if last else tokens.BODY, elide=True)
            needed += line_height(title.font) * len(title.lines) + 2
        signs, icon = index.data(Role.SIGNS), tokens.ICON_19 if last else tokens.ICON_16
        if signs:
            needed += icon * 1.2 * (2 if last and signs_width(signs, icon) > room else 1) + 2
        told = fit(index.data(Role.REASON), room, tokens.SMALL, 400, lines=_MOST_LINES, least=11)
        needed += tokens.SMALL * 1.35 * len(told.lines) + tokens.S4
        return max(size[1], needed) + 2 * _PAD

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag) -> None:
        theme, last = self.look.theme, self._is_last(index)
        row: TurnedRow = index.data(Role.VALUE)
        edge = tokens.SEAT_COLOURS[self.look.colours[row.seat]] if last else soft_line(theme)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        ground = theme.raised if last or hovered else theme.panel
        rounded(painter, rect, tokens.RADIUS_PANEL, ground, edge, 2.0 if last else tokens.LINE)
        size = _LARGE if last else _SMALL
        card = QRectF(_PAD, _PAD, *size)
        if row.kind == DICE:
            side = card.width()
            draw_glyph(painter, "random", QRectF(card.x(), card.center().y() - side / 2, side, side), theme)
        else:
            back = HAGAL_BACK if row.kind == SHUFFLED else False
            draw_face(painter, index.data(Role.FACE), card, self.look, HAND, back=back)
        draw_mark(painter, self.look.colours[row.seat], QRectF(rect.right() - 24, _PAD + 1, 16, 16))
        words = QRectF(card.right() + 10, _PAD + 1, rect.right() - card.right() - _BESIDE, rect.height() - 2 * _PAD)
        self._paint_words(painter, words, index, row, last)

    def _paint_words(self, painter: QPainter, words: QRectF, index: Index, row: TurnedRow, last: bool) -> None:
        """Name, what came of it, and what the Rival gained."""
        theme = self.look.theme
        ignored = row.kind == IGNORED
        model = index.model()
        assert isinstance(model, TurnedModel)
        if row.kind not in (SHUFFLED, DICE):
            head = words.adjusted(0, 0, -22, 0)
            title = fit(model.title(row), head.width(), tokens.FIGURE if last else tokens.BODY, elide=True)
            draw_fitted(painter, title, head, theme.muted if ignored else theme.text, _TOP)
            words.setTop(words.top() + line_height(title.font) * len(title.lines) + 2)
        signs = index.data(Role.SIGNS)
        icon = tokens.ICON_19 if last else tokens.ICON_16
        rows = 2 if last and signs_width(signs, icon) > words.width() else 1
        foot = icon * 1.2 * rows + 2 if signs else 0.0
        room = words.adjusted(0, 0, 0, -foot)
        lines = max(1, int(room.height() // (tokens.SMALL * 1.35)))
        text = index.data(Role.REASON)
        told = fit(text, room.width(), tokens.SMALL, 400, lines=lines, least=11, elide=True)
        draw_fitted(painter, told, room, theme.text2, _TOP)
        if last and row.kind != SWORDS:
            above = line_height(told.font) * len(told.lines) + tokens.S4
            self._paint_printed(painter, room.adjusted(0, above, 0, 0), model, row)
        if signs:
            place = QRectF(words.left(), words.bottom() - foot, words.width(), foot)
            draw_signs(painter, signs, place, icon, theme, rows=rows)

    def _paint_printed(self, painter: QPainter, room: QRectF, model: TurnedModel, row: TurnedRow) -> None:
        """What the card says, where there is room for all of it."""
        lines = int(room.height() // (tokens.CAPTION * 1.35))
        text = model.printed(row)
        said = fit(text, room.width(), tokens.CAPTION, 400, lines=max(1, lines), elide=True)
        if text and lines and not said.elided:
            draw_fitted(painter, said, room, self.look.theme.muted, _TOP)


class TurnedList(QListView):
    """Follows the cards to the last one; a click shows one as a big card."""

    previewed = Signal(object)
    pointed = Signal(object)

    def __init__(self, model: TurnedModel, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self._delegate = TurnedDelegate(look, self)
        self._option = QStyleOptionViewItem()
        self._option.widget = self
        self.setItemDelegate(self._delegate)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the page has the keyboard: Space is a step
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._high = 0
        self.entered.connect(self._point)
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset, model.dataChanged, look.changed):
            signal.connect(self._go_on)
        self._go_on()

    def _go_on(self) -> None:
        """The row that was the last one is low now. Whole rows only: above them there is air."""
        self.setAccessibleName(TurnedCards.tr("House Hagal cards turned up"))
        self.setViewportMargins(0, self._air(), 0, 0)
        self.scheduleDelayedItemsLayout()
        self.executeDelayedItemsLayout()
        self.scrollToBottom()

    def _air(self) -> int:
        """What the last rows that fit leave free."""
        room = self.height() - 2 * self.frameWidth()
        rows = (self._delegate.sizeHint(self._option, self.model().index(row, 0)).height() for row in self._upwards())
        used = 0
        for high in rows:
            if used + high > room:
                return max(0, room - used)
            used += high
        return 0

    def _upwards(self) -> range:
        return range(self.model().rowCount() - 1, -1, -1)

    def _point(self, index: QModelIndex) -> None:
        self.pointed.emit(index.data(Role.REF))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        ref = self.indexAt(event.position().toPoint()).data(Role.REF)
        if ref is not None:
            self.previewed.emit(ref)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().height() + self.viewportMargins().top() != self._high:
            self._high = event.size().height() + self.viewportMargins().top()
            self._go_on()
