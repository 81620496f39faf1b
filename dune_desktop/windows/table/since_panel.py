"""Since my turn: what the others did, a line each, the newest last; walking through it rings on the board what each
touched. What happened before the round began folds into the line that says so, until one walks there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QWidget

from dune_desktop.engine.names import WATCHER
from dune_desktop.models.roles import Role
from dune_desktop.models.story.since_my_turn import SinceModel
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit_row
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.translating import Texts
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.widgets.panels import Align, Panel, announce, line, painting, show_rows
from dune_desktop.windows.widgets.story_rows import ROW_HEIGHT, ToldDelegate

SinceBox = Texts("SinceBox")

_TITLE = 26.0
#: Under this height only the title is there; it shows the step while one walks.
_ONE_LINE = 44.0
#: The room of the key at the right of the title.
_KEY = 28.0


class DeedList(QListView):
    """Says when the keyboard has gone, or is to go back to where it is at home."""

    left = Signal()
    read = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.read.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.left.emit()


class SincePanel(Panel):
    """The box above the decision panel. ``walk`` goes to the next step, after the last one away."""

    framed = True
    #: The refs of the step that one is at; empty: none.
    pointed = Signal(object)
    #: The walk is over, and the keyboard was in it.
    ended = Signal()

    def __init__(self, model: SinceModel, look: Look, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._model, self._keys = model, keys
        #: By F3; the keyboard in the list walks too, but leaves with it.
        self._walking = False
        self.list = DeedList(self)
        self.list.left.connect(self._left)
        self.list.read.connect(self.stop)
        self.list.setModel(model)
        show_rows(self.list, ToldDelegate(look, self.list, short=True), by_pixel=False)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.entered.connect(self._point)
        self.list.selectionModel().currentChanged.connect(self._go_to)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset, model.dataChanged):
            signal.connect(self._changed)
        model.turned_to.connect(self.retell)
        self.retell()

    # ------------------------------------------------------------ walking

    @property
    def at(self) -> int:
        """The step that one is at, or −1."""
        return self.list.currentIndex().row()

    def walk(self) -> None:
        """Show the next step, the oldest first; after the last one, none."""
        index = self._model.index(self.at + 1, 0)
        self._walking = index.isValid()
        self.list.setCurrentIndex(index)
        if index.isValid():
            announce(self, str(index.data()))
            if self.list.isVisible():  # arrows go on
                self.list.setFocus()

    def stop(self) -> bool:
        """Leave the walk; False when there was none."""
        if self.at < 0:
            return False
        self._walking = False
        self.list.setCurrentIndex(QModelIndex())
        return True

    def _left(self) -> None:
        if not self._walking:
            self.stop()

    def _go_to(self, index: QModelIndex) -> None:
        self._show_place()
        self._point(index)
        if not index.isValid() and self.list.hasFocus():
            self.ended.emit()

    def _point(self, index: QModelIndex) -> None:
        self.pointed.emit(tuple(index.data(Role.REFS) or ()) if index.isValid() else ())
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(self.list.currentIndex())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.walk()

    def _changed(self) -> None:
        self._show_place()
        self.update()

    def _show_place(self) -> None:
        """The step that one is at or, without a walk, the newest one; then older rounds are folded."""
        folded = self._model.folded if self.at < 0 else 0
        for row in range(self._model.rowCount()):
            self.list.setRowHidden(row, row < folded)
        if self.at < 0:
            self.list.scrollToBottom()
        else:
            self.list.scrollTo(self.list.currentIndex())

    def retell(self) -> None:
        """The keys, the language or the looker changed."""
        if self._of_the_round:
            tip, name = SinceBox.tr("Walk through what happened in this round"), SinceBox.tr("This round")
        else:
            tip, name = SinceBox.tr("Walk through what happened since your turn"), SinceBox.tr("Since your turn")
        self.setToolTip(self._keys.titled(tip, "since"))
        self.list.setAccessibleName(name)
        self.update()

    # ------------------------------------------------------------ picture

    def title(self) -> str:
        """The headline, or in the one-line form the step that one is at."""
        moves, rows = self._model.moves, self._model.rowCount()
        if not rows:
            return self._nothing()
        if self._one_line:
            return self._step(moves) if self.at >= 0 else self._last(rows - 1, moves)
        if not moves:
            return self.list.accessibleName()
        if self._of_the_round:
            return SinceBox.tr("This round: %n move(s)", "", moves)
        return SinceBox.tr("Since your turn: %n move(s)", "", moves)

    def _step(self, moves: int) -> str:
        """The step that one is at, and which of the moves that is; that a round begins, or a reward, is none."""
        what = str(self._model.index(self.at, 0).data())
        if not self._model.is_move(self.at):
            return what
        number = sum(map(self._model.is_move, range(self.at + 1)))
        return SinceBox.tr("{number} of {all}: {what}").format(number=number, all=moves, what=what)

    def _last(self, row: int, moves: int) -> str:
        """The newest step, and how many moves there were if that is one of them."""
        what = str(self._model.index(row, 0).data())
        if not self._model.is_move(row):
            return what
        return SinceBox.tr("%n move(s), the last: {what}", "", moves).format(what=what)

    def _nothing(self) -> str:
        if self._of_the_round:
            return SinceBox.tr("This round: nothing yet")
        return SinceBox.tr("Since your turn: nothing yet")

    @property
    def _of_the_round(self) -> bool:
        """Who only watches has no turn."""
        return self._model.looker == WATCHER

    @property
    def _one_line(self) -> bool:
        return self.height() / self.look.u < _ONE_LINE

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.relook()

    def relook(self) -> None:
        super().relook()
        self.retell()
        left, top, bottom = map(self.units, (4, _TITLE, 4))
        row = max(1, round(ROW_HEIGHT * self.look.u))
        # Whole rows only: a line that is cut off can't be read.
        height = max(0, self.height() - top - bottom) // row * row
        self.list.setGeometry(left, top, self.width() - 2 * left, height)
        self.list.setVisible(not self._one_line)
        self._show_place()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = self.look.theme
        with painting(self, self.look.u) as (painter, rect):
            top = 0.0 if self._one_line else 3.0
            head = QRectF(10, top, rect.width() - 20, rect.height() if self._one_line else _TITLE - 3)
            key = self._keys.label("since")
            line(painter, head, key, tokens.SMALL, 600, theme.text2, Align.AlignRight)
            head.setWidth(head.width() - _KEY)
            draw_fitted(painter, fit_row(self.title(), head.width(), tokens.BODY), head, theme.text)
