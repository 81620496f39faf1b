"""The found things as cards, as many abreast as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QStyleOptionViewItem, QWidget

from dune_desktop.models.roles import Role
from dune_desktop.models.sync import ROOT
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.faces import face_pixmap
from dune_desktop.scene.faces.measures import HAND, title
from dune_desktop.windows.collection.collection import Exhibit
from dune_desktop.windows.widgets.panels import Index, UnitDelegate, focus_ring, rounded

#: Of a card; and the air round it.
_CARD, _AIR = QSizeF(130, 186), 7.0
_TAKE: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FoundExhibits(QAbstractListModel):
    """What was found, in order."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found: Sequence[Exhibit] = ()

    def show(self, found: Sequence[Exhibit]) -> None:
        """Show these instead."""
        self.beginResetModel()
        self.found = found
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.found)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        exhibit = self.found[index.row()]
        if role == Role.VALUE:
            return exhibit
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return title(exhibit.face)
        return None


class _FaceDelegate(UnitDelegate):
    """A card; what is told beside has an edge."""

    def __init__(self, look: Look, view: QListView) -> None:
        super().__init__(look, view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        cell = ((_CARD + QSizeF(2 * _AIR, 2 * _AIR)) * self.look.u).toSize()
        room = self._view.viewport().width() - 2
        return QSize(room // max(1, room // cell.width()), cell.height())

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag) -> None:
        box = QRectF(QPointF(rect.center().x() - _CARD.width() / 2, _AIR), _CARD)
        scale = self.look.u * self._view.devicePixelRatioF()
        exhibit: Exhibit = index.data(Role.VALUE)
        face = face_pixmap(self.look, exhibit.face, HAND, _CARD, scale, cost=exhibit.cost)
        painter.drawPixmap(box.topLeft(), face)
        if state & QStyle.StateFlag.State_Selected:
            rounded(painter, box.adjusted(-2, -2, 2, 2), tokens.RADIUS_BOX, None, self.look.theme.accent, 3)
        elif state & QStyle.StateFlag.State_MouseOver:
            rounded(painter, box, tokens.RADIUS_BOX, None, self.look.theme.text, 2)
        if state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, box.adjusted(-5, -5, 5, 5), tokens.RADIUS_PANEL, self.look)


class CollectionGrid(QListView):
    """One of the cards is told beside; Enter, Space or a second press shows it large."""

    told = Signal(object)
    enlarged = Signal(object)

    def __init__(self, model: FoundExhibits, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found = model
        self.setModel(model)
        self.setItemDelegate(_FaceDelegate(look, self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def stand_on(self, row: int) -> None:
        """Tell this one beside, and have it in sight."""
        self.setCurrentIndex(self.found.index(row))
        self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.EnsureVisible)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.told.emit(current.data(Role.VALUE))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self._enlarge()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _TAKE:
            self._enlarge()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _enlarge(self) -> None:
        if self.currentIndex().isValid():
            self.enlarged.emit(self.currentIndex().data(Role.VALUE))
