"""While others move: who, and the buttons that make them move at once; and the end of the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractAnimation, QAbstractItemModel, QEvent, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListView, QVBoxLayout, QWidget

from dune_desktop.engine.names import NOBODY
from dune_desktop.models.controller import GameController
from dune_desktop.models.hagal import TurnedModel
from dune_desktop.scene import tokens
from dune_desktop.scene.look import Look
from dune_desktop.windows.chrome import FlowLayout, Mark, PanelButton, in_units, rounded
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.told import ROW_HEIGHT, ToldDelegate
from dune_desktop.windows.turned import TurnedList

#: So many of the last moves are shown.
_MOVES: Final = 5
#: The cards of a Rival's turn take all the room that there is.
_ALL: Final = 1000
_PACE: Final = QSize(160, 4)
#: Milliseconds; shorter waits are over before one sees them.
_SEEN: Final = 250


class _Centred(QWidget):
    """A mark, two lines of words and buttons at the foot."""

    def __init__(self, look: Look, parent: QWidget | None, *buttons: PanelButton) -> None:
        super().__init__(parent)
        self.mark = Mark(look, tokens.ICON_32, self)
        self.heading, self.words = QLabel(self), QLabel(self)
        self.heading.setProperty("role", "heading")
        self.words.setProperty("role", "quiet")
        layout = self.column = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addStretch(2)
        layout.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self.heading, self.words):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(label)
        layout.addStretch(3)
        foot = FlowLayout(look)
        for button in buttons:
            foot.add(button)
        layout.addLayout(foot)


class Pace(QWidget):
    """A line that grows until the next move comes by itself."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self.update)
        look.changed.connect(self._resize)
        self._resize()

    def start(self, milliseconds: int) -> None:
        """Grow for so long; what is too short to be seen is not shown."""
        self._clock.stop()
        if milliseconds >= _SEEN and self._look.motion > 0:
            self._clock.setDuration(milliseconds)
            self._clock.start()
        self.update()

    def _resize(self) -> None:
        self.setFixedSize(QSize(round(_PACE.width() * self._look.u), round(_PACE.height() * self._look.u)))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._clock.state() != QAbstractAnimation.State.Running:
            return
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as rect:
            rounded(painter, rect, tokens.S2, self._look.theme.button, None)
            rect.setWidth(rect.width() * self._clock.currentValue())
            rounded(painter, rect, tokens.S2, self._look.theme.text2, None)
        painter.end()


class LastMoves(QListView):
    """The last rows of what happened, the newest below; only to be read."""

    def __init__(self, model: QAbstractItemModel, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._aside = False
        self.setModel(model)
        self.setItemDelegate(ToldDelegate(look, self, short=True))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        for policy in (self.setVerticalScrollBarPolicy, self.setHorizontalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset, look.changed):
            signal.connect(self._fit)
        self._fit()

    def stand_aside(self, aside: bool) -> None:
        """Something else tells it."""
        self._aside = aside
        self._fit()

    def _fit(self) -> None:
        """Whole rows only."""
        rows = min(_MOVES, self.model().rowCount())
        self.setFixedHeight(rows * round(ROW_HEIGHT * self._look.u) + 2 * self.frameWidth())
        self.setVisible(rows > 0 and not self._aside)
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollToBottom()


class WaitPage(_Centred):
    """Another seat moves."""

    def __init__(
        self,
        controller: GameController,
        moves: QAbstractItemModel,
        turned: TurnedModel,
        look: Look,
        keys: Keys,
        parent: QWidget | None = None,
    ) -> None:
        self.step, self.pause, self.skip = PanelButton(look), PanelButton(look), PanelButton(look)
        super().__init__(look, parent, self.step, self.pause, self.skip)
        self._controller, self._keys = controller, keys
        self.pace = Pace(look, self)
        self.moves = LastMoves(moves, look, self)
        self.turned = TurnedList(turned, look, self)
        at = self.column.indexOf(self.words) + 1
        self.column.insertWidget(at, self.pace, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.insertWidget(at + 1, self.moves)
        self.column.insertWidget(at + 2, self.turned, _ALL)
        self.step.clicked.connect(controller.step)
        self.pause.clicked.connect(self._pause)
        self.skip.clicked.connect(controller.skip)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        controller.thinking_changed.connect(self.follow)
        controller.waits.connect(self.pace.start)
        self.pace.start(controller.opponents_speed if controller.busy else -1)
        self.follow()

    def follow(self) -> None:
        """Say who moves now."""
        seat, paused = self._controller.asked, self._controller.paused
        if seat == NOBODY:
            return
        setup = self._controller.seats[seat]
        self.mark.set_colour(setup.colour)
        self.heading.setText(self.tr("{player} moves").format(player=setup.name))
        self.setAccessibleName(self.heading.text())
        bot, rival = self._controller.busy, self._controller.rival(seat)
        self.mark.setVisible(rival is None)
        self.turned.setVisible(rival is not None)
        self.moves.stand_aside(rival is not None)
        self.words.setVisible(rival is None or paused)
        if rival is not None:
            self.heading.setText(self.tr("{player}: Rival's turn").format(player=setup.name))
        pace = self.tr("Paused: step by step.") if paused else self.tr("The moves come one by one.")
        self.words.setText(pace if bot else "")
        self.step.show_text(self.tr("Step"), self._keys.label("big_card"))
        self.pause.show_text(self.tr("Go on") if paused else self.tr("Pause"))
        self.skip.show_text(self.tr("Skip to the next question"), self._keys.label("take"))
        for button in (self.step, self.pause, self.skip):
            button.setVisible(bot)

    def _pause(self) -> None:
        self._controller.paused = not self._controller.paused
        self.follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.turned.retranslate()
            self.follow()


class OverPage(_Centred):
    """The game is over."""

    final_asked = Signal()

    def __init__(self, look: Look, keys: Keys, parent: QWidget | None = None) -> None:
        self.final = PanelButton(look)
        super().__init__(look, parent, self.final)
        self._keys = keys
        self.mark.hide()
        self.final.clicked.connect(self.final_asked)
        self.setFocusProxy(self.final)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew, in the language and with the keys of now."""
        self.heading.setText(self.tr("The game is over"))
        self.words.setText(self.tr("The table stays as it is, for looking at."))
        self.final.show_text(self.tr("Final count"), self._keys.label("take"), accent=True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
