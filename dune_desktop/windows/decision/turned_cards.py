"""House Hagal cards as they are turned up: each with why it was ignored, the last one large with what it did."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QEvent, QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyleOptionViewItem, QWidget

from dune_desktop.models.roles import Role
from dune_desktop.models.story.turned_hagal import DICE, IGNORED, SHUFFLED, SWORDS, TurnedModel, TurnedRow
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import Fitted, draw_fitted, fit, line_height
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.painting import draw_edge
from dune_desktop.scene.faces import draw_face
from dune_desktop.scene.faces.backs import HAGAL_BACK
from dune_desktop.scene.faces.measures import HAND
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.scene.glyphs.sign_lines import draw_signs, signs_width
from dune_desktop.text.translating import Texts
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.panels import Align, Index, UnitDelegate, rounded, show_rows

TurnedCards = Texts("TurnedCards")

_SMALL: Final = (45.0, 60.0)
_LARGE: Final = (78.0, 104.0)
_PAD: Final = 5.0
_TOP: Final = Align.AlignLeft | Align.AlignTop


#: The room on both sides of the words, and that for the mark of the seat beside the name.
_BESIDE, _MARK = 18.0, 22.0
#: How many lines the words may take.
_MOST_LINES: Final = 8


@frozen
class _Words:
    """What stands beside a card: its name, what came of it, and lines of signs for what the Rival gained."""

    title: Fitted | None
    told: Fitted
    icon: float
    sign_lines: int

    @property
    def title_height(self) -> float:
        return 0.0 if self.title is None else line_height(self.title.font) * len(self.title.lines) + 2

    @property
    def signs_height(self) -> float:
        return self.icon * 1.2 * self.sign_lines + 2 if self.sign_lines else 0.0

    @property
    def height(self) -> float:
        told = tokens.SMALL * 1.35 * len(self.told.lines) + tokens.S4
        return self.title_height + told + self.signs_height


class TurnedDelegate(UnitDelegate):
    """A row is as high as its card, or as its words need. The last card is large."""

    gap = 4.0

    def _is_last(self, index: Index) -> bool:
        return index.row() == index.model().rowCount() - 1

    def _words(self, index: Index, width: float) -> _Words:
        """Lay out the words of a row that is so wide."""
        row: TurnedRow = index.data(Role.VALUE)
        last, signs = self._is_last(index), index.data(Role.SIGNS)
        room = width - _PAD - (_LARGE if last else _SMALL)[0] - _BESIDE
        title = None
        if row.kind not in (SHUFFLED, DICE):
            size = tokens.FIGURE if last else tokens.BODY
            title = fit(_model(index).title(row), room - _MARK, size, elide=True)
        icon = float(tokens.ICON_19 if last else tokens.ICON_16)
        lines = 0 if not signs else 2 if last and signs_width(signs, icon) > room else 1
        return _Words(title, _told(index, room, _MOST_LINES), icon, lines)

    def height(self, index: Index, width: float) -> float:
        high = (_LARGE if self._is_last(index) else _SMALL)[1]
        return max(high, self._words(index, width).height) + 2 * _PAD

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag) -> None:
        theme, last = self.look.theme, self._is_last(index)
        row: TurnedRow = index.data(Role.VALUE)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        ground = theme.raised if last or hovered else theme.panel
        rounded(painter, rect, tokens.RADIUS_PANEL, ground, soft_line(theme))
        if last:
            colour = tokens.SEAT_COLOURS[self.look.colours[row.seat]]
            draw_edge(painter, rect, theme, tokens.RADIUS_PANEL, colour, 2)
        card = QRectF(_PAD, _PAD, *(_LARGE if last else _SMALL))
        if row.kind == DICE:
            side = card.width()
            draw_glyph(painter, "random", QRectF(card.x(), card.center().y() - side / 2, side, side), theme)
        else:
            back = HAGAL_BACK if row.kind == SHUFFLED else False
            draw_face(painter, index.data(Role.FACE), card, self.look, HAND, back=back)
        draw_mark(painter, self.look.colours[row.seat], QRectF(rect.right() - 24, _PAD + 1, 16, 16))
        box = QRectF(card.right() + 10, _PAD + 1, rect.right() - card.right() - _BESIDE, rect.height() - 2 * _PAD)
        self._paint_words(painter, box, index, self._words(index, rect.width()))

    def _paint_words(self, painter: QPainter, box: QRectF, index: Index, words: _Words) -> None:
        theme = self.look.theme
        row: TurnedRow = index.data(Role.VALUE)
        if words.title is not None:
            draw_fitted(painter, words.title, box, theme.muted if row.kind == IGNORED else theme.text, _TOP)
        room = box.adjusted(0, words.title_height, 0, -words.signs_height)
        told = _told(index, room.width(), max(1, int(room.height() // (tokens.SMALL * 1.35))))
        draw_fitted(painter, told, room, theme.text2, _TOP)
        if self._is_last(index) and row.kind != SWORDS:
            above = line_height(told.font) * len(told.lines) + tokens.S4
            self._paint_printed(painter, room.adjusted(0, above, 0, 0), _model(index).printed(row))
        if words.sign_lines:
            place = QRectF(box.left(), room.bottom(), box.width(), words.signs_height)
            draw_signs(painter, index.data(Role.SIGNS), place, words.icon, theme, rows=words.sign_lines)

    def _paint_printed(self, painter: QPainter, room: QRectF, text: str) -> None:
        """Paint what the card says, where there is room for all of it."""
        lines = int(room.height() // (tokens.CAPTION * 1.35))
        said = fit(text, room.width(), tokens.CAPTION, 400, lines=max(1, lines), elide=True)
        if text and lines and not said.elided:
            draw_fitted(painter, said, room, self.look.theme.muted, _TOP)


def _told(index: Index, width: float, lines: int) -> Fitted:
    return fit(index.data(Role.REASON), width, tokens.SMALL, 400, lines=lines, least=11, elide=True)


def _model(index: Index) -> TurnedModel:
    model = index.model()
    assert isinstance(model, TurnedModel)
    return model


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
        show_rows(self, self._delegate, by_pixel=False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the page has the keyboard: Space is a step
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._high = 0
        self.entered.connect(self._point)
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset, model.dataChanged, look.changed):
            signal.connect(self._go_on)
        self._go_on()

    def _go_on(self) -> None:
        """Go to the last card. The one before is low now, and what whole rows leave free stands above them."""
        self.setAccessibleName(TurnedCards.tr("House Hagal cards turned up"))
        self.setViewportMargins(0, self._air(), 0, 0)
        self.scheduleDelayedItemsLayout()
        self.executeDelayedItemsLayout()
        self.scrollToBottom()

    def _air(self) -> int:
        """Return the height that the last rows which fit leave free."""
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
