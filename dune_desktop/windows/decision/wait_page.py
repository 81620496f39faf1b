"""While others move: who, and the buttons that make them move at once; what is to be read then; the end of the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractAnimation, QAbstractItemModel, QEvent, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListView, QVBoxLayout, QWidget

from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.read_pace import Reading
from dune_desktop.models.story.turned_hagal import SWORDS, TurnedModel
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.decision.turned_cards import TurnedList
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.table.speed import Speed
from dune_desktop.windows.widgets.panels import FlowLayout, Mark, PanelButton, in_units, rounded
from dune_desktop.windows.widgets.story_rows import ROW_HEIGHT, ToldDelegate

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
    """Another seat moves, or what a Rival has done is read."""

    def __init__(
        self,
        controller: GameController,
        moves: QAbstractItemModel,
        turned: TurnedModel,
        reading: Reading,
        speed: Speed,
        look: Look,
        keys: Keys,
        parent: QWidget | None = None,
    ) -> None:
        self.go_on, self.step, self.pause, self.speed, self.skip = (PanelButton(look) for _ in range(5))
        super().__init__(look, parent, self.go_on, self.step, self.pause, self.speed, self.skip)
        self._controller, self._keys, self._reading, self._speed = controller, keys, reading, speed
        self.pace = Pace(look, self)
        self.moves = LastMoves(moves, look, self)
        self.turned = TurnedList(turned, look, self)
        at = self.column.indexOf(self.words) + 1
        self.column.insertWidget(at, self.pace, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.insertWidget(at + 1, self.moves)
        self.column.insertWidget(at + 2, self.turned, _ALL)
        self.go_on.clicked.connect(reading.go_on)
        self.step.clicked.connect(controller.step)
        self.pause.clicked.connect(self._pause)
        self.speed.clicked.connect(speed.press)
        self.skip.clicked.connect(self.skip_all)
        controller.speed_changed.connect(self.follow)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        controller.thinking_changed.connect(self.follow)
        controller.waits.connect(self.pace.start)
        self.pace.start(controller.opponents_speed if controller.busy else -1)
        self.follow()

    def follow(self) -> None:
        """Say who moves now, or who has done what is read."""
        read, paused = self._reading.now, self._controller.paused
        seat = self._controller.asked if read is None else read.seat
        if seat == NOBODY:
            return
        bot, rival = self._controller.busy, self._controller.rival(seat) is not None
        self.mark.set_colour(self._controller.seats[seat].colour)
        self.heading.setText(self._headline(seat))
        self.setAccessibleName(self.heading.text())
        self.mark.setVisible(not rival)
        self.turned.setVisible(rival)
        self.moves.stand_aside(rival)
        self.words.setVisible(bot and (paused or not rival))
        self.words.setText(self.tr("Paused: step by step.") if paused else self.tr("The moves are shown one by one."))
        self._tell_buttons(bot, read is not None, paused)

    def _headline(self, seat: Seat) -> str:
        read, player = self._reading.now, self._controller.seats[seat].name
        if read is not None and read.kind == SWORDS:
            return self.tr("{player}: Combat bonus").format(player=player)
        if self._controller.rival(seat) is not None:
            return self.tr("{player}: Rival's turn").format(player=player)
        return self.tr("{player} moves").format(player=player)

    def _tell_buttons(self, bot: bool, reads: bool, paused: bool) -> None:
        space, enter = self._keys.label("big_card"), self._keys.label("take")
        self.go_on.show_text(self.tr("Continue"), space, accent=True)
        self.step.show_text(self.tr("Step"), space)
        self.pause.show_text(self.tr("Continue") if paused else self.tr("Pause"))
        self.skip.show_text(self.tr("Skip to the next question"), "" if reads else enter)
        self.speed.show_text(self.tr("Speed {speed}").format(speed=self._speed.sign()), tip=self._speed.title())
        self.go_on.setVisible(reads)
        self.skip.setVisible(bot)
        self.speed.setVisible(bot)
        for button in (self.step, self.pause):
            button.setVisible(bot and not reads)

    def press(self) -> None:
        """Go on reading, or let the next move come."""
        if not self._reading.go_on():
            self._controller.step()

    def take(self) -> None:
        """Go on reading, or skip."""
        if not self._reading.go_on():
            self._controller.skip()

    def skip_all(self) -> None:
        """Whatever others do until somebody here is asked need not be read."""
        self._reading.finish()
        self._controller.skip()

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
        self.words.setText(self.tr("The table stays as it is, so that you can look at it."))
        self.final.show_text(self.tr("Final score"), self._keys.label("take"), accent=True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
