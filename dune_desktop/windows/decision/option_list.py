"""The list of options, home of the keyboard: arrows, Enter, Space, letters find; pointing lights the piece."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QWidget

from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.decision.option_rows import ALL, LESS, MORE, OptionDelegate, step_at
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.widgets.panels import Index, focus_ring, painting, show_rows

_STEPS: Final = {Qt.Key.Key_Plus: MORE, Qt.Key.Key_Minus: LESS}
_PAGES: Final = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}


class OptionList(QTreeView):
    """Shows all groups open, except what is refused."""

    #: A choice is to be taken; a refused one only says why.
    taken = Signal(object)
    #: The ref of a choice, and a number of units more, or fewer.
    stepped = Signal(object, int)
    #: The big card of a row is wanted.
    previewed = Signal(object)
    #: The row that is pointed at or focused, or None.
    pointed = Signal(object)
    #: The digits are to go this many pages on.
    paged = Signal(int)
    #: Letters that look for something.
    typed = Signal(str)

    def __init__(self, model: QAbstractItemModel, look: Look, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._keys = look, keys
        #: Where the button went down, and what that meant: it is a click only if it comes up on the same.
        self._pressed = QPersistentModelIndex()
        self._meant: Hashable = None
        #: Whether the pointer was moved to what it is on, or that has come under it.
        self.aimed: Callable[[Hashable], bool] = lambda _: True
        self.setModel(model)
        self._rows_shown = OptionDelegate(look, self)
        show_rows(self, self._rows_shown)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setExpandsOnDoubleClick(False)
        self.entered.connect(self._enter)
        self.collapsed.connect(self._keep_open)
        look.changed.connect(self._relook)
        model.modelReset.connect(self.open_groups)
        model.rowsInserted.connect(self.open_groups)
        self.open_groups()
        self._relook()

    def _relook(self) -> None:
        self.setAccessibleName(self.tr("Options"))

    def minimumSizeHint(self) -> QSize:
        """Room for one option: under a long question the others are scrolled to."""
        return QSize(super().minimumSizeHint().width(), round(tokens.OPTION * self._look.u))

    def lay_out(self) -> None:
        """Place all rows now: Qt would do it after they are painted, and paint them again."""
        self.executeDelayedItemsLayout()

    def wanted_height(self) -> int:
        """Return the height of all rows, without scrolling."""
        return sum(self.sizeHintForIndex(index).height() for index in (*self._groups(), *self._rows()))

    def open_groups(self) -> None:
        """Open every group but that of the refused."""
        for group in self._groups():
            self._keep_open(group)

    def _keep_open(self, group: QModelIndex) -> None:
        """A click on a heading, Enter and Left fold only what is refused: nothing would say where the others went."""
        if not self._refused(group):
            self.expand(group)

    def mean(self, refs: tuple[Ref, ...]) -> None:
        """Ring the rows of these, which a tour means."""
        self._rows_shown.meant = refs
        for index in self._rows():
            if index.data(Role.REF) in refs:
                self.scrollTo(index)
        self.viewport().update()

    def choice(self, index: Index | None = None) -> Choice | None:
        """The choice of a row, the current one by default."""
        found = (self.currentIndex() if index is None else index).data(Role.CHOICE)
        return found if isinstance(found, Choice) else None

    def begin_at(self, ref: Ref | None) -> None:
        """Put the keyboard on the row of this or, where there is none, on the first row."""
        index = self.row_of(ref)
        if index is None:
            self._to_first()
        else:
            self.setCurrentIndex(index)

    def row_of(self, ref: Ref | None) -> QModelIndex | None:
        """The row of this; None where it has none."""
        return next((index for index in self._rows() if ref is not None and index.data(Role.REF) == ref), None)

    def _to_first(self) -> None:
        model = self.model()
        for group in self._groups():
            first = model.index(0, 0, group) if model.rowCount(group) else group
            if self.choice(first) is not None and not self._refused(group):
                self.setCurrentIndex(first)
                return

    def go_to(self, choice: Choice) -> bool:
        """Put the keyboard on the row of a choice; False when it has none."""
        for index in self._rows():
            if self.choice(index) == choice:
                self.setFocus()
                self.setCurrentIndex(index)
                return True
        return False

    def _groups(self) -> Iterator[QModelIndex]:
        model = self.model()
        return (model.index(row, 0) for row in range(model.rowCount()))

    def _rows(self) -> Iterator[QModelIndex]:
        model = self.model()
        for group in self._groups():
            yield from (model.index(row, 0, group) for row in range(model.rowCount(group)))

    def show_refused(self) -> bool:
        """Open "Why not?"; False when nothing is refused."""
        for group in filter(self._refused, self._groups()):
            self.expand(group)
            self.scrollTo(group, QAbstractItemView.ScrollHint.PositionAtTop)
            self.setCurrentIndex(self.model().index(0, 0, group))
            return True
        return False

    def _refused(self, group: QModelIndex) -> bool:
        first = self.choice(self.model().index(0, 0, group))
        return first is not None and first.refused

    # ------------------------------------------------------------ by mouse

    def _enter(self, index: QModelIndex) -> None:
        self.pointed.emit(self.choice(index))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        self._pressed, self._meant = QPersistentModelIndex(index), index.data(Role.MEANING)
        if event.button() == Qt.MouseButton.RightButton:
            self._preview(index)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid() and self._is_pressed(index):
            self._clicked(index, event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # A quick second click is one more on the same row; what took its place meanwhile was not meant.
        if self._is_pressed(self.indexAt(event.position().toPoint())):
            self.mousePressEvent(event)
        else:
            self._pressed = QPersistentModelIndex()

    def _is_pressed(self, index: QModelIndex) -> bool:
        return bool(self._pressed == index) and index.data(Role.MEANING) == self._meant

    def means(self, point: QPointF) -> Hashable:
        """What a press there does; of a stepper each part does something else."""
        index = self.indexAt(self.viewport().mapFrom(self, point).toPoint())
        choice = self.choice(index)
        if choice is None or choice.refused:
            return None
        return index.data(Role.MEANING), self._part(choice, index, self.viewport().mapFrom(self, point))

    def holds(self, index: Index) -> bool:
        """Whether the pointer, if it is on this row, was moved to it."""
        return any(self.aimed((index.data(Role.MEANING), part)) for part in ("", LESS, MORE, ALL))

    def _clicked(self, index: QModelIndex, at: QPointF) -> None:
        choice = self.choice(index)
        if choice is None:
            self.setExpanded(index, not self.isExpanded(index))
        elif part := self._part(choice, index, at):
            self._step(choice, part)
        else:
            self.taken.emit(choice)

    def _part(self, choice: Choice, index: QModelIndex, at: QPointF) -> str:
        """The button of a stepper at a point: one more anywhere else in its row. Of other rows there is none."""
        if not choice.stepper:
            return ""
        box, u = self.visualRect(index), self._look.u
        row = QRectF(0, 0, box.width() / u, box.height() / u - OptionDelegate.gap)
        part = step_at(row, (at - QPointF(box.topLeft())) / u)
        return part if part in (LESS, ALL) else MORE

    def _step(self, choice: Choice, part: str) -> None:
        number = {LESS: -1 if choice.take_back else 0, MORE: min(1, len(choice.steps)), ALL: len(choice.steps)}
        if number.get(part):
            self.stepped.emit(choice.ref, number[part])

    # ------------------------------------------------------------ by keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = self._keys.of(event)
        if command == "take":
            event.setAccepted(self._take_current())
        elif event.key() in _PAGES:
            self.paged.emit(_PAGES[Qt.Key(event.key())])
        elif command == "big_card":
            self._preview(self.currentIndex())
        elif command == "back":
            event.ignore()
        elif not self.step_by_key(event):
            super().keyPressEvent(event)

    def _take_current(self) -> bool:
        """False where no row can be taken, and the current one has nothing to say: then Enter is for a button."""
        index, choice = self.currentIndex(), self.choice()
        if choice is not None and (choice.lit or choice.refused):
            self._step(choice, MORE) if choice.steps else self.taken.emit(choice)
            return True
        if not any(row is not None and row.lit for row in map(self.choice, self._rows())):
            return False
        self.setExpanded(index, not self.isExpanded(index))
        return True

    def step_by_key(self, event: QKeyEvent) -> bool:
        """+ and −, wherever the keyboard is; False for any other key, and where nothing is to be deployed."""
        part = _STEPS.get(Qt.Key(event.key()))
        steppers = [choice for choice in map(self.choice, self._rows()) if choice is not None and choice.stepper]
        if part is None or not steppers:
            return False
        self._step(self._stepper(steppers, part), part)
        return True

    def _stepper(self, steppers: Sequence[Choice], part: str) -> Choice:
        """The stepper that + and − mean: the current row, wherever that is not one the first that can do it."""
        able = [choice for choice in steppers if (choice.steps if part == MORE else choice.take_back)] or steppers
        current = self.choice()
        return current if current is not None and current in able else able[0]

    def keyboardSearch(self, search: str) -> None:
        self.typed.emit(search)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self.pointed.emit(self.choice(current))

    def _preview(self, index: QModelIndex) -> None:
        choice = self.choice(index)
        if choice is not None:
            self.previewed.emit(choice.ref)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ring the whole list where it has the keyboard and nothing to take: a button below is Enter's then."""
        super().paintEvent(event)
        if self.hasFocus() and not self.currentIndex().isValid():
            with painting(self.viewport(), self._look.u) as (painter, rect):
                focus_ring(painter, rect, tokens.RADIUS_BOX, self._look)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Heights depend on the width.
        self.scheduleDelayedItemsLayout()
