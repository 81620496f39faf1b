"""The cards of a group as chips with a tick each, under a head that ticks all or none of them."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionViewItem, QVBoxLayout, QWidget

from dune_desktop.engine.composing import usually_out
from dune_desktop.models.roles import Role
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.faces import face_pixmap
from dune_desktop.scene.faces.measures import CHIP, ROW, SIZES, title
from dune_desktop.text.folding import folded
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Texts
from dune_desktop.windows.blends.blends import CONFLICT, Blends, CardGroup, copies
from dune_desktop.windows.games import product_name
from dune_desktop.windows.locales import Dictionary
from dune_desktop.windows.widgets.form_widgets import tick
from dune_desktop.windows.widgets.layouts import LEFT, fill, role_label
from dune_desktop.windows.widgets.panels import Index, PagePart, UnitDelegate, focus_ring, line, painting, rounded
from dune_desktop.windows.widgets.picture_grid import Grid

BlendCards = Texts("BlendCards")

_TICK, _PAD, _AIR = 20.0, 2.0, 4.0
_HEAD: Final = 34.0
#: Of a card that stays in the box.
_FAINT: Final = 0.65
_CHIP: Final = (CHIP, SIZES[CHIP])
#: Conflict cards show their rewards.
_FORMS: Final = {CONFLICT: (ROW, QSizeF(178, 150))}
_ADVICE: Final = QT_TRANSLATE_NOOP(
    "BlendCards", "The rulebook advises against these: they have no battle icon, so pairs are rarer."
)
_CHECKED, _PARTLY, _UNCHECKED = (
    Qt.CheckState.Checked, Qt.CheckState.PartiallyChecked, Qt.CheckState.Unchecked,
)  # fmt: skip


def _tick_box(painter: QPainter, rect: QRectF, state: Qt.CheckState, over: bool, look: Look) -> None:
    """Ticked, in part, or empty."""
    theme = look.theme
    ground = theme.text if state == _CHECKED else theme.window
    rounded(painter, rect, tokens.RADIUS_CELL, ground, theme.text if over else theme.rule, 1.5)
    if state == _CHECKED:
        tick(painter, rect.adjusted(4, 4, -4, -4), theme.window)
    elif state == _PARTLY:
        painter.setPen(QPen(theme.text, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(rect.center() - QPointF(_TICK / 4, 0), rect.center() + QPointF(_TICK / 4, 0))


class _BlendCards(QAbstractListModel):
    """The cards of a group whose titles have the letters that are sought."""

    def __init__(self, blends: Blends, group: CardGroup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._blends, self._group = blends, group
        self.shown: tuple[str, ...] = self._found("")
        blends.changed.connect(self._retick)

    def _found(self, letters: str) -> tuple[str, ...]:
        """The cards that are called so: Conflicts by level, then as a dictionary has them."""
        cards, place = self._group.cards, Dictionary().place
        found = [name for name, card in cards.items() if letters in folded(title(card))]
        return tuple(sorted(found, key=lambda name: (getattr(cards[name], "level", 0), place(title(cards[name])))))

    def find(self, letters: str) -> None:
        """Only those that are called so; empty: all."""
        found = self._found(letters)
        if found != self.shown:
            self.beginResetModel()
            self.shown = found
            self.endResetModel()

    def _retick(self) -> None:
        if self.shown:
            self.dataChanged.emit(self.index(0), self.index(len(self.shown) - 1), [Qt.ItemDataRole.CheckStateRole])

    def rowCount(self, _parent: Index | None = None) -> int:
        return len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        card = self._group.cards[self.shown[index.row()]]
        if role == Role.FACE:
            return card
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return title(card)
        if role == Qt.ItemDataRole.CheckStateRole:
            return _CHECKED if self._blends.is_in(self.shown[index.row()]) else _UNCHECKED
        return None

    def toggle(self, index: Index) -> None:
        name = self.shown[index.row()]
        self._blends.set_in([name], not self._blends.is_in(name))


class _ChipDelegate(UnitDelegate):
    """The tick, and the card as a chip: fainter when it stays in the box."""

    def __init__(self, look: Look, deck: str, view: QWidget) -> None:
        super().__init__(look, view)
        self._view = view
        self._style, self._size = _FORMS.get(deck, _CHIP)

    def cell(self) -> QSize:
        """In pixels, with the tick and the air round it."""
        return ((self._size + QSizeF(_PAD + _TICK + 1.5 * _AIR, 2 * _AIR)) * self.look.u).toSize()

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return self.cell()

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag) -> None:
        ticked, chip = index.data(Qt.ItemDataRole.CheckStateRole), self._size
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        _tick_box(painter, QRectF(_PAD, rect.center().y() - _TICK / 2, _TICK, _TICK), ticked, over, self.look)
        box = QRectF(_PAD + _TICK + _AIR, rect.center().y() - chip.height() / 2, chip.width(), chip.height())
        scale = self.look.u * self._view.devicePixelRatioF()
        card = index.data(Role.FACE)
        count = copies(card)
        face = face_pixmap(self.look, card, self._style, chip, scale, count=count if count > 1 else 0)
        painter.setOpacity(1.0 if ticked == _CHECKED else _FAINT)
        painter.drawPixmap(box.topLeft(), face)
        painter.setOpacity(1.0)
        if over:
            rounded(painter, box, tokens.RADIUS_CELL, None, self.look.theme.text, 2)
        if state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, rect.adjusted(0, 0, -1, 0), tokens.RADIUS_BOX, self.look)


class BlendGrid(Grid):
    """A click, Space or Enter ticks; what is pointed at is shown beside."""

    #: This grid, and where in it the keyboard is.
    moved = Signal(object, object)

    def __init__(self, blends: Blends, group: CardGroup, look: Look, parent: QWidget | None = None) -> None:
        cards = _BlendCards(blends, group)
        super().__init__(cards, look, parent)
        self.cards = cards
        cards.setParent(self)
        self._delegate = _ChipDelegate(look, group.deck, self)
        self.setItemDelegate(self._delegate)
        self.clicked.connect(cards.toggle)
        self.fit_height()

    def height_at(self, width: int) -> int:
        cell = self._delegate.cell()
        columns = max(1, width // cell.width())
        return max(1, -(-self.cards.rowCount() // columns)) * cell.height() + 2

    def _point(self, index: Index) -> None:
        self.pointed.emit(index.data(Role.FACE))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self._point(current)

    def _reach(self) -> None:
        """By keyboard: whoever uses the mouse has the chip below it, where it should stay."""
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.cards.index(0))
        self._point(self.currentIndex())
        self.moved.emit(self, self.visualRect(self.currentIndex()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason and self.cards.shown:
            self._reach()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ticking = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif ticking and self.currentIndex().isValid():
            self.cards.toggle(self.currentIndex())
        else:
            super().keyPressEvent(event)
            self._reach()


class _Head(QCheckBox):
    """Ticks all cards of the group or none; says how many are ticked."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self.count = look, ""
        self.setTristate(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.updateGeometry)

    def nextCheckState(self) -> None:
        self.setCheckState(_UNCHECKED if self.checkState() == _CHECKED else _CHECKED)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        words = metrics(tokens.HEADING, 700).horizontalAdvance(self.text())
        width = _PAD + _TICK + 3 * tokens.S8 + words + metrics(tokens.BODY, 400).horizontalAdvance(self.count)
        return QSize(round((width + tokens.S8) * self._look.u), round(_HEAD * self._look.u))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._look.theme
        with painting(self, self._look.u) as (painter, area):
            box = QRectF(_PAD, area.center().y() - _TICK / 2, _TICK, _TICK)
            _tick_box(painter, box, self.checkState(), self.underMouse(), self._look)
            words = area.adjusted(box.right() + tokens.S8, 0, 0, 0)
            line(painter, words, self.text(), tokens.HEADING, 700, theme.text)
            words.adjust(metrics(tokens.HEADING, 700).horizontalAdvance(self.text()) + tokens.S12, 1, 0, 0)
            line(painter, words, self.count, tokens.BODY, 400, theme.text2)
            if self.hasFocus():
                focus_ring(painter, area, tokens.RADIUS_BOX, self._look)


class GroupCards(PagePart):
    """A group: its head, what is to be known of it, its cards."""

    def __init__(self, blends: Blends, group: CardGroup, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._blends, self.group = blends, group
        self.head, self.grid = _Head(look, self), BlendGrid(blends, group, look, self)
        self.advice = role_label("quiet", wrap=True)
        self.advice.setVisible(not group.cards.keys().isdisjoint(usually_out(blends.edition)))
        self.pad(fill(QVBoxLayout(self), (self.head, 0, LEFT), self.advice, self.grid), 0, gap=0)
        self.head.clicked.connect(self._tick_all)
        blends.changed.connect(self.retranslate)
        self.retranslate()

    def _tick_all(self) -> None:
        """Tick all cards that are shown, or none if all are ticked."""
        shown = self.grid.cards.shown
        self._blends.set_in(shown, not all(map(self._blends.is_in, shown)))

    def retranslate(self) -> None:
        cards, origin = self.group.cards, product_name(self.group.origin)
        ticked = sum(map(self._blends.is_in, cards))
        self.head.setCheckState(_PARTLY if 0 < ticked < len(cards) else _CHECKED if ticked else _UNCHECKED)
        self.advice.setText(str(_ADVICE))
        self.head.setText(origin)
        self.head.count = BlendCards.tr("{number} of {all}").format(
            number=self._blends.count(self.group), all=sum(map(copies, cards.values()))
        )
        self.head.setAccessibleName(f"{origin}: {self.head.count}")
        self.head.updateGeometry()
        self.head.update()
        self.grid.setAccessibleName(origin)

    def seek(self, letters: str) -> int:
        """Show only cards that are called so; how many there are."""
        self.grid.cards.find(letters)
        return len(self.grid.cards.shown)
