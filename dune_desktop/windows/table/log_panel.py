"""What is told as a tree of sentences: the log in place of the seats, and the whole table in words over the board.

The log has rounds, in them a line for each turn, and below that details. Pointing at a line lights what it touched.
"""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QRect, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QStyleOptionViewItem,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from dune_desktop.engine.names import NOBODY
from dune_desktop.models.roles import Role
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.models.story.log_tree import TURN, LogFilter, LogModel, row_at
from dune_desktop.models.table.in_words import WordsModel
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.widgets.form_widgets import Chooser, SearchField
from dune_desktop.windows.widgets.layouts import STRETCH, fill, role_label, row
from dune_desktop.windows.widgets.panels import Index, Panel, announce, show_rows
from dune_desktop.windows.widgets.story_rows import ToldDelegate


class ToldTree(QTreeView):
    """A tree of sentences that tells what is pointed at."""

    #: The refs that the line under the pointer, or the current line, touched.
    pointed = Signal(object)

    def __init__(self, model: QAbstractItemModel, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setModel(model)
        show_rows(self, ToldDelegate(look, self), by_pixel=False)
        self.setHeaderHidden(True)
        self.entered.connect(self.point_at)
        look.changed.connect(self._space)
        self._space()

    def _space(self) -> None:
        self.setIndentation(round(tokens.S12 * self._look.u))

    def drawRow(self, painter: QPainter, options: QStyleOptionViewItem, index: Index) -> None:
        """Draw whole rows only: half of a line can't be read; one that is higher than the tree is read from its top."""
        rect = self.visualRect(index)
        if rect.top() <= 0 or rect.bottom() <= self.viewport().height():
            super().drawRow(painter, options, index)

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """The arrow stands beside the first line, however high the row is."""
        first = round(tokens.HIT * self._look.u)
        super().drawBranches(painter, QRect(rect.x(), rect.y(), rect.width(), min(first, rect.height())), index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # a scroll bar came: lines break elsewhere
        self.executeDelayedItemsLayout()
        self.scrollTo(self.currentIndex())

    def point_at(self, index: Index) -> None:
        """Light what this line touched."""
        self.pointed.emit(tuple(index.data(Role.REFS) or ()))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self.point_at(current)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(())

    def open_last(self) -> None:
        """Open the newest round and go to its end; its turns stay as they are."""
        index = QModelIndex()
        while (rows := self.model().rowCount(index)) and index.data(Role.KIND) != TURN:
            self.expand(index)
            index = self.model().index(rows - 1, 0, index)
        self.executeDelayedItemsLayout()
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def open_step(self, step: int) -> None:
        """Open the branch that tells of this step, and go to its last line, unless one is at another one of it."""
        if self.currentIndex().data(Role.STEP) == step:
            return
        index = row_at(self.model(), step)
        above = index.parent()
        while above.isValid():
            self.expand(above)
            above = above.parent()
        self.setCurrentIndex(index)
        self.scrollTo(index)


class ToldPanel(Panel):
    """A tree of sentences below a heading, with a button that closes it; so does Esc."""

    framed = True
    closed = Signal()
    pointed = Signal(object)

    def __init__(self, model: QAbstractItemModel, look: Look, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._keys = keys
        self.tree = ToldTree(model, look)
        self.tree.pointed.connect(self.pointed)
        self.close_button = QToolButton()
        self.close_button.setText("×")
        self.close_button.setProperty("role", "close")
        self.close_button.clicked.connect(self.closed)
        self.setFocusProxy(self.tree)

    def _lay_out(self, *heading: QWidget) -> QVBoxLayout:
        head = row(*((widget, 1) for widget in heading), self.close_button)
        return fill(QVBoxLayout(self), head, (self.tree, 1))

    def _say_close(self, text: str, command: str) -> None:
        """``command`` closes the panel, as it has opened it."""
        self.close_button.setAccessibleName(text)
        self.close_button.setToolTip(self._keys.titled(text, command))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keys.of(event) == "back":
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class WordsPanel(ToldPanel):
    """The whole table in words, over the board: for screen readers and for whoever would rather read."""

    def __init__(self, model: WordsModel, look: Look, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(model, look, keys, parent)
        self._model = model
        self._title = role_label("heading")
        self.pad(self._lay_out(self._title), 16, 12, 16, 12)
        self.relook()

    def setVisible(self, visible: bool) -> None:
        self._model.be_read(visible)
        super().setVisible(visible)

    def relook(self) -> None:
        super().relook()
        self._title.setText(self.tr("The table in words"))
        self.tree.setAccessibleName(self._title.text())
        self._say_close(self.tr("Close"), "words")


class LogPanel(ToldPanel):
    """The log, which can be filtered by seat and by what is looked for."""

    #: A line was taken: the step in which it happened.
    taken = Signal(int)

    def __init__(
        self, controller: ShownGame, log: LogModel, look: Look, keys: Keys, parent: QWidget | None = None
    ) -> None:
        self._filter = LogFilter(log, log)
        super().__init__(self._filter, look, keys, parent)
        self._controller, self._log = controller, log
        self.tree.setExpandsOnDoubleClick(False)  # each click of it does
        #: In the place of the lines, if none is like what is looked for.
        self.nothing = role_label("quiet", wrap=True)
        self.nothing.hide()
        #: Of a game that is watched: what is on the table now. None: the newest line is looked at.
        self._step: int | None = None
        self.tree.clicked.connect(self._take)
        self.tree.activated.connect(self._take)
        self.seats, self.search = Chooser(look), SearchField(look)
        # Long names give way, or there is no room left to find in.
        self.seats.setSizeAdjustPolicy(Chooser.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.seats.currentIndexChanged.connect(self._filtered)
        self.search.textChanged.connect(self._filtered)
        log.rowsInserted.connect(self._grown)
        for signal in (self._filter.rowsInserted, self._filter.rowsRemoved, self._filter.modelReset):
            signal.connect(self._look_over)
        # The tree takes all that the stretch gets.
        self.pad(fill(self._lay_out(self.seats, self.search), self.nothing, STRETCH), 8)
        self.relook()

    def relook(self) -> None:
        super().relook()
        names = {seat: setup.name for seat, setup in enumerate(self._controller.seats)}
        self.seats.offer({NOBODY: self.tr("All seats"), **names}, self.seats.currentData())
        self.seats.setMinimumWidth(self.seats.width_for(self.seats.itemText(0)))
        self.seats.setAccessibleName(self.tr("Whose lines"))
        self.search.setPlaceholderText(self.tr("Find"))
        self.search.setAccessibleName(self.tr("Find in the log"))
        self.tree.setAccessibleName(self.tr("Log"))
        self.nothing.setText(self.tr("Nothing in the log matches."))
        self._say_close(self.tr("Close the log"), "log")

    def _filtered(self) -> None:
        found = bool(self._filter.find)
        self._filter.look_for(self.seats.currentData(), self.search.text())
        if self._filter.find:
            self.tree.expandAll()
        elif found:
            self.tree.collapseAll()
            self._grown()

    def _look_over(self) -> None:
        """Show the tree or, where no line is like what is looked for, a sentence that says so."""
        nothing = not self._filter.rowCount() and bool(self._log.rowCount())
        if nothing == self.tree.isHidden():
            return
        self.tree.setHidden(nothing)
        self.nothing.setVisible(nothing)
        self.setFocusProxy(self.search if nothing else self.tree)
        if nothing:
            announce(self, self.nothing.text())

    def _take(self, index: Index) -> None:
        """Unfold the details of a turn, or fold them, and tell which step was taken."""
        if index.data(Role.KIND) == TURN:
            self.tree.setExpanded(index, not self.tree.isExpanded(index))
        self.taken.emit(index.data(Role.STEP))

    def stand_at(self, step: int) -> None:
        """Look at this step, and not at the newest."""
        self._step = step
        self._grown()

    def _grown(self) -> None:
        if not self.isVisible():
            return
        if self._filter.find:
            self.tree.expandAll()
        elif self._step is None:
            self.tree.open_last()
        else:
            self.tree.open_step(self._step)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._grown()
