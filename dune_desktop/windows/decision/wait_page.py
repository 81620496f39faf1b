"""What stands in the decision panel while nothing is to be answered there: the wait for others, the cover, the end."""

from __future__ import annotations

from functools import partial
from math import cos, pi
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QAbstractItemModel, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QVBoxLayout, QWidget

from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.read_pace import Reading
from dune_desktop.models.game.session import ASK
from dune_desktop.models.story.turned_hagal import SWORDS
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.decision.decision_foot import UndoButton
from dune_desktop.windows.decision.speed import Speed
from dune_desktop.windows.decision.table_parts import TableParts
from dune_desktop.windows.decision.turned_cards import TurnedList
from dune_desktop.windows.widgets.flow_layout import FlowLayout
from dune_desktop.windows.widgets.layouts import CENTRE, STRETCH, bare, fill, role_label
from dune_desktop.windows.widgets.leader_mark import LeaderMark
from dune_desktop.windows.widgets.panels import PagePart, PanelButton, painting, rounded
from dune_desktop.windows.widgets.story_rows import ROW_HEIGHT, ToldDelegate

#: So many of the last moves are shown.
_MOVES: Final = 5
#: The face of whoever is to come to the screen.
_FACE: Final = 96
#: The cards of a Rival's turn take all the room that there is.
_ALL: Final = 1000
_PACE: Final = (160, 4)
#: Of the line, the part that goes to and fro while a bot thinks; and milliseconds for both ways.
_THOUGHT, _TO_AND_FRO = 0.25, 3200
#: Milliseconds; shorter waits are over before one sees them.
_SEEN: Final = 250


class _CentredPage(QWidget):
    """A mark, two lines of words and buttons at the foot. ``follow`` says everything anew."""

    #: The size of the mark, and the roles of the two lines.
    form: tuple[int, str, str] = (tokens.ICON_48, "heading", "quiet")

    def __init__(self, parts: TableParts[GameController], parent: QWidget, *buttons: PanelButton) -> None:
        super().__init__(parent)
        self._controller, self._keys = parts.controller, parts.keys
        size, *roles = self.form
        self.mark = LeaderMark(parts.look, size, self)
        self.heading, self.words = (role_label(role, wrap=True) for role in roles)
        for label in (self.heading, self.words):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(CENTRE)
        self.column = bare(QVBoxLayout(self))
        told = (self.mark, 0, CENTRE), self.heading, self.words
        fill(self.column, (STRETCH, 2), *told, (STRETCH, 3), FlowLayout(parts.look, *buttons))
        parts.look.changed.connect(self.follow)

    def _show_seat(self, seat: Seat) -> None:
        """Show whom the page is about."""
        leader = self._controller.view.players[seat].leader.id
        self.mark.show_seat(self._controller.seats[seat].colour, leader)

    def follow(self) -> None:
        """Say everything as it is now, in the language and with the keys of now."""
        raise NotImplementedError


class Pace(PagePart):
    """A line that grows until the next move comes by itself; a part of it goes calmly to and fro while a bot thinks."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._thinks = False
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self.update)
        self.keep_size(self.setFixedSize, *_PACE)

    def start(self, milliseconds: int) -> None:
        """Grow for so long; what is too short to be seen is not shown."""
        self._run(milliseconds, thinks=False)

    def think(self) -> None:
        """Go to and fro, until ``start``."""
        self._run(_TO_AND_FRO, thinks=True)

    def _run(self, milliseconds: int, thinks: bool) -> None:
        self._thinks = thinks
        self._clock.stop()
        if milliseconds >= _SEEN and self.look.motion > 0:
            self._clock.setDuration(milliseconds)
            self._clock.setLoopCount(-1 if thinks else 1)
            self._clock.start()
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._clock.state() != QAbstractAnimation.State.Running:
            return
        with painting(self, self.look.u) as (painter, rect):
            rounded(painter, rect, tokens.S2, self.look.theme.button, None)
            done: float = self._clock.currentValue()
            whole = rect.width()
            if self._thinks:
                rect.translate(whole * (1 - _THOUGHT) * (1 - cos(2 * pi * done)) / 2, 0)
            rect.setWidth(whole * (_THOUGHT if self._thinks else done))
            rounded(painter, rect, tokens.S2, self.look.theme.text2, None)


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
        """Hide while something else tells what happens."""
        self._aside = aside
        self._fit()

    def _fit(self) -> None:
        """Be as high as all rows, or as so many whole ones as there is room for."""
        rows = min(_MOVES, self.model().rowCount())
        self.setMinimumHeight(self._row + 2 * self.frameWidth())
        self.setMaximumHeight(rows * self._row + 2 * self.frameWidth())
        self.setVisible(rows > 0 and not self._aside)
        self.updateGeometry()
        self.scrollToBottom()

    @property
    def _row(self) -> int:
        return round(ROW_HEIGHT * self._look.u)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.maximumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.setViewportMargins(0, (self.height() - 2 * self.frameWidth()) % self._row, 0, 0)
        super().resizeEvent(event)
        self.scrollToBottom()


class WaitPage(_CentredPage):
    """Another seat moves, or what a Rival has done is read."""

    def __init__(self, parts: TableParts[GameController], reading: Reading, speed: Speed, parent: QWidget) -> None:
        look, controller = parts.look, parts.controller
        self.go_on, self.step, self.pause, self.speed, self.skip = (PanelButton(look) for _ in range(5))
        super().__init__(parts, parent, self.go_on, self.step, self.pause, self.speed, self.skip)
        self._reading, self._speed = reading, speed
        self.pace = Pace(look, self)
        #: A bot thinks for so long that one sees it.
        self._thinks = False
        self._late = QTimer(self, singleShot=True, interval=_SEEN)
        self._late.timeout.connect(self._think)
        self.moves = LastMoves(parts.models.since, look, self)
        self.turned = TurnedList(parts.models.turned, look, self)
        at = self.column.indexOf(self.words) + 1
        self.column.insertWidget(at, self.pace, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.insertWidget(at + 1, self.moves)
        self.column.insertWidget(at + 2, self.turned, _ALL)
        self.go_on.clicked.connect(reading.go_on)
        self.step.clicked.connect(controller.opponents.step)
        self.pause.clicked.connect(self._pause)
        self.speed.clicked.connect(speed.press)
        self.skip.clicked.connect(self.skip_all)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        controller.opponents.speed_changed.connect(self.follow)
        controller.opponents.thinking_changed.connect(self.follow)
        controller.opponents.waits.connect(self.pace.start)
        controller.opponents.waits.connect(self.follow)
        controller.opponents.pondering_changed.connect(self._ponder)
        self.pace.start(controller.opponents.speed if controller.opponents.busy else -1)
        self.follow()

    def follow(self) -> None:
        """Say who moves now, or who has done what is read."""
        read, paused = self._reading.now, self._controller.opponents.paused
        seat = self._controller.asked if read is None else read.seat
        if seat == NOBODY:
            return
        bot, rival = self._controller.opponents.busy, self._controller.rival(seat) is not None
        self._show_seat(seat)
        self.heading.setText(self._headline(seat))
        self.setAccessibleName(self.heading.text())
        self.mark.setVisible(not rival)
        self.turned.setVisible(rival)
        self.moves.stand_aside(rival)
        moves = bot and not self._held
        self.words.setVisible(moves and (paused or not rival))
        self.words.setText(self._how(paused))
        self._tell_buttons(moves, read is not None, paused)

    @property
    def _held(self) -> bool:
        """Something else than a Rival's turn is read before anybody moves."""
        return self._reading.now is None and self._controller.opponents.held

    def _how(self, paused: bool) -> str:
        if self._thinks:
            return self.tr("Thinking about this move.")
        return self.tr("Paused: step by step.") if paused else self.tr("The moves are shown one by one.")

    def _ponder(self, pondering: bool) -> None:
        """Say that a bot thinks, if it is not done in a moment."""
        if pondering:
            self._late.start()
            return
        self._late.stop()
        if self._thinks:
            self._thinks = False
            self.follow()

    def _think(self) -> None:
        self._thinks = True
        self.pace.think()
        self.follow()

    def _headline(self, seat: Seat) -> str:
        read, player = self._reading.now, self._controller.seats[seat].name
        if read is not None and read.kind == SWORDS:
            return self.tr("{player}: Combat bonus").format(player=player)
        if self._controller.rival(seat) is not None:
            return self.tr("{player}: Rival's turn").format(player=player)
        return self.tr("{player} moves").format(player=player)

    def _tell_buttons(self, moves: bool, reads: bool, paused: bool) -> None:
        space, enter = self._keys.label("big_card"), self._keys.label("take")
        self.go_on.show_text(self.tr("Continue"), space, accent=True)
        self.step.show_text(self.tr("Move now") if self._thinks else self.tr("Step"), space)
        self.pause.show_text(self.tr("Continue") if paused else self.tr("Pause"))
        self.skip.show_text(self.tr("Skip to the next question"), "" if reads else enter)
        self.speed.show_text(self.tr("Speed {speed}").format(speed=self._speed.sign()), tip=self._speed.title())
        self.go_on.setVisible(reads)
        self.skip.setVisible(moves)
        self.speed.setVisible(moves)
        for button in (self.step, self.pause):
            button.setVisible(moves and not reads)

    def press(self) -> None:
        """Go on reading, or let the next move come."""
        if not self._reading.go_on() and not self._held:
            self._controller.opponents.step()

    def hurry(self) -> None:
        """Whoever thinks moves now; not while something is read."""
        if self._reading.now is None and not self._held:
            self._controller.opponents.hurry()

    def take(self) -> None:
        """Go on reading, or skip."""
        if not self._reading.go_on() and not self._held:
            self._controller.opponents.skip()

    def skip_all(self) -> None:
        """Whatever others do until somebody here is asked need not be read."""
        self._reading.finish()
        self._controller.opponents.skip()

    def _pause(self) -> None:
        self._controller.opponents.paused = not self._controller.opponents.paused
        self.follow()


class Cover(_CentredPage):
    """Hides the question until the named player is at the screen and uncovers it. The board stays for all to see.

    As long as it is there, who has answered last may still take that back, and is then asked again behind a cover.
    """

    form = (_FACE, "banner", "")

    def __init__(self, parts: TableParts[GameController], parent: QWidget) -> None:
        self.uncover, self.leave_open = PanelButton(parts.look), PanelButton(parts.look)
        self.undo = UndoButton(parts)
        super().__init__(parts, parent, self.uncover, self.leave_open, self.undo)
        self.uncover.clicked.connect(self.take)
        self.leave_open.clicked.connect(partial(self._controller.uncover, leave_open=True))
        self.setFocusProxy(self.uncover)

    def follow(self) -> None:
        """Ask the seat to come that the table is covered for."""
        seat = self._controller.covered_for
        if seat == NOBODY:
            return
        name = self._controller.seats[seat].name
        self._show_seat(seat)
        self.heading.setText(name)
        self.words.setText(self.tr("This is your decision. Everybody else, please look away."))
        self.setAccessibleName(f"{name}: {self.words.text()}")
        self.uncover.show_text(self.tr("I am {name}").format(name=name), self._keys.label("take"), accent=True)
        self.leave_open.show_text(self.tr("Leave open this round"))
        self.leave_open.setVisible(self._controller.cover == ASK)
        self.undo.follow()
        self.undo.setVisible(self.undo.isEnabled())

    def take(self) -> None:
        """Whoever is asked has come."""
        self._controller.uncover()


class OverPage(_CentredPage):
    """The game is over."""

    final_asked = Signal()

    def __init__(self, parts: TableParts[GameController], parent: QWidget) -> None:
        self.final = PanelButton(parts.look)
        super().__init__(parts, parent, self.final)
        self.mark.hide()
        self.final.clicked.connect(self.final_asked)
        self.setFocusProxy(self.final)
        self.follow()

    def follow(self) -> None:
        self.heading.setText(self.tr("The game is over"))
        self.words.setText(self.tr("The table stays as it is, so that you can look at it."))
        self.final.show_text(self.tr("Final score"), self._keys.label("take"), accent=True)

    def take(self) -> None:
        """Open the final score."""
        self.final_asked.emit()
