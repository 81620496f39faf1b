"""The panel of a replay, where else one is asked: what happened, the slider, the buttons, and whose eyes one has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStackedWidget, QVBoxLayout, QWidget

from dune_desktop.engine.names import NOBODY, WATCHER, Seat
from dune_desktop.models.game.replaying import ALL_HANDS, SPEEDS, ReplayController
from dune_desktop.models.game.session import OPEN
from dune_desktop.models.roles import Role
from dune_desktop.models.story.log_tree import LINE, LogModel, heading_at
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.replay.replay_slider import ReplaySlider
from dune_desktop.windows.table.top_bar import BarButton
from dune_desktop.windows.widgets.flow_layout import FlowLayout
from dune_desktop.windows.widgets.form_widgets import Chooser
from dune_desktop.windows.widgets.layouts import STRETCH, bare, fill, role_label, row
from dune_desktop.windows.widgets.panels import Index, Mark, Panel, PanelButton, announce, show_rows
from dune_desktop.windows.widgets.story_rows import ToldDelegate

if TYPE_CHECKING:
    from dune_desktop.files.settings import Settings

#: From left to right, by the commands that they do; between them stands the one that plays and pauses.
_BACK: Final = ("round_off", "turn_off", "step_off")
_ON: Final = ("step_on", "turn_on", "round_on")
#: The shortest and longest speed as people write them.
_SPEED_SIGNS: Final = dict(zip(SPEEDS, ("½×", "1×", "2×", "4×", "8×"), strict=True))


class TurnLines(QListView):
    """Shows the part of the log that tells one turn."""

    #: A line was taken: the step in which it happened.
    taken = Signal(int)
    #: The refs that the line under the pointer touched.
    pointed = Signal(object)

    def __init__(self, log: LogModel, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self.setModel(log)
        show_rows(self, ToldDelegate(look, self))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        # What has happened last stays in sight, however high the lines come to be.
        self.verticalScrollBar().rangeChanged.connect(self.scrollToBottom)
        self.entered.connect(self._point)
        self.clicked.connect(self._take)
        self.activated.connect(self._take)

    def show_turn(self, heading: Index, step: int) -> None:
        """Show the lines below this row up to this step."""
        if self.rootIndex() != heading:
            self.setRootIndex(heading)
        chosen = QItemSelection()
        for number in range(self._log.rowCount(heading)):
            line = self._log.index(number, 0, heading)
            told = line.data(Role.KIND) == LINE and line.data(Role.STEP) <= step and heading.isValid()
            if self.isRowHidden(number) == told:
                self.setRowHidden(number, not told)
            if told and line.data(Role.STEP) == step:
                chosen.select(line, line)
        self.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.scrollToBottom()

    def _take(self, index: Index) -> None:
        self.taken.emit(index.data(Role.STEP))

    def _point(self, index: Index) -> None:
        self.pointed.emit(tuple(index.data(Role.REFS) or ()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # a scroll bar came or went: lines break elsewhere

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(())


class Eyes(Chooser):
    """Chooses whose eyes one has. Arrows open its list: there is a question behind some of what lies on the way."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.showPopup()
        else:
            super().keyPressEvent(event)


class ReplayQuestion(QWidget):
    """Asks something in the place of all else, with two answers. The keyboard is at ``yes``."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = Mark(look, tokens.ICON_24)
        self.heading, self.about = role_label("heading", wrap=True), role_label("quiet", wrap=True)
        self.yes, self.no = PanelButton(look), PanelButton(look)
        head, foot = row(self._mark, (self.heading, 1)), FlowLayout(look, self.yes, self.no)
        fill(bare(QVBoxLayout(self)), (STRETCH, 1), head, self.about, (STRETCH, 2), foot)
        self.setFocusProxy(self.yes)

    def word(self, heading: str, about: str, colour: str = "") -> None:
        """Ask this; ``colour`` is that of the seat that it is about."""
        self._mark.set_colour(colour)
        self.heading.setText(heading)
        self.about.setText(about)


class ReplayPanel(Panel):
    """Follows the replay. Its second page asks whether a new game shall begin here, or hidden hands be seen."""

    framed = True
    #: A new game shall begin here.
    branch_asked = Signal()

    def __init__(
        self,
        controller: ReplayController,
        log: LogModel,
        look: Look,
        keys: Keys,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._controller, self._log, self._keys, self._settings = controller, log, keys, settings
        #: Whose eyes are asked for; None: whether a new game shall begin.
        self._wanted: Seat | None = None
        #: Those that one was allowed.
        self._allowed: set[Seat] = set()
        self._mark = Mark(look, tokens.ICON_24)
        self._heading, self._place = role_label("heading", wrap=True), role_label("quiet")
        self._note = role_label("danger", wrap=True)
        self.lines = TurnLines(log, look)
        self.slider = ReplaySlider(look, controller.replay.rounds, controller.replay.turns, controller.last)
        self.buttons = {name: BarButton(name, look, self) for name in (*_BACK, "play", *_ON)}
        self.speed, self.eyes = Chooser(look), Eyes(look)
        self.branch, self.challenge, self.final = PanelButton(look), PanelButton(look), PanelButton(look)
        self.review, self.leave = PanelButton(look), PanelButton(look)
        self.question = ReplayQuestion(look)
        self._pages = QStackedWidget(self)
        for page in (self._watching(), self.question):
            self._pages.addWidget(page)
        self.pad(fill(QVBoxLayout(self), self._pages), 10, 8, 10, 10)
        #: What keys and buttons do, by the ids of the commands.
        self.handlers: dict[str, Callable[[], object]] = {
            "step_on": partial(controller.step, 1),
            "step_off": partial(controller.step, -1),
            "turn_on": partial(controller.turn, 1),
            "turn_off": partial(controller.turn, -1),
            "round_on": partial(controller.round, 1),
            "round_off": partial(controller.round, -1),
            "to_start": partial(controller.go_to, 0),
            "to_end": partial(controller.go_to, controller.last),
            "play": controller.play_or_pause,
        }
        self._connect()
        self.retranslate()

    # ------------------------------------------------------------ made once

    def _watching(self) -> QWidget:
        page = QWidget()
        head, choices = row(self._mark, (self._heading, 1)), row(self.speed, (self.eyes, 1))
        moves = row(*((button, 1) for button in self.buttons.values()))
        foot = FlowLayout(self.look, self.branch, self.challenge, self.final, self.review, self.leave)
        whole = QVBoxLayout(page)
        self.pad(whole, 0, gap=tokens.S4)
        fill(whole, head, self._place, self._note, (self.lines, 1), self.slider, moves, choices, foot)
        # A long name gives way to the other choice, not the table to it.
        self.eyes.setSizeAdjustPolicy(Chooser.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        return page

    def _connect(self) -> None:
        controller = self._controller
        for command, button in self.buttons.items():
            button.clicked.connect(self.handlers[command])
        self.slider.valueChanged.connect(controller.go_to)
        self.slider.named = self.named
        self.lines.taken.connect(controller.go_to)
        self.speed.currentIndexChanged.connect(self._set_speed)
        self.eyes.currentIndexChanged.connect(self._set_eyes)
        self.branch.clicked.connect(self.ask_to_branch)
        self.question.yes.clicked.connect(self._agree)
        self.question.no.clicked.connect(self.stop_asking)
        controller.shown.connect(self._shown)
        controller.playing_changed.connect(self._tell_playing)

    # ------------------------------------------------------------ choices

    def _set_speed(self, index: int) -> None:
        self._controller.speed = SPEEDS[index]

    def _set_eyes(self) -> None:
        eyes = self.eyes.currentData()
        if eyes == self._controller.eyes or self._may_be(eyes):
            self._controller.eyes = eyes
        else:
            self._ask(eyes)

    def _may_be(self, eyes: Seat) -> bool:
        """Say whether nobody has to look away, or that was asked before."""
        free = self._settings.cover == OPEN or not self._controller.hidden(eyes)
        return free or not self._allowed.isdisjoint((eyes, ALL_HANDS))

    # ------------------------------------------------------------ the question

    @property
    def asks(self) -> bool:
        """Whether there is a question in the place of all else."""
        return self._pages.currentIndex() == 1

    def ask_to_branch(self) -> None:
        self._ask(None)

    def _ask(self, wanted: Seat | None) -> None:
        self._wanted = wanted
        self._controller.pause()
        self._tell_question()
        self._pages.setCurrentIndex(1)
        self.take_home()
        announce(self, f"{self.question.heading.text()}: {self.question.about.text()}")

    def _agree(self) -> None:
        if self._wanted is None:
            self.branch_asked.emit()
        else:
            self._allowed.add(self._wanted)
            self._controller.eyes = self._wanted

    def stop_asking(self) -> None:
        """Go on watching, as before."""
        self._pages.setCurrentIndex(0)
        self._show_eyes()
        self.take_home()

    def take_home(self) -> None:
        (self.question if self.asks else self.slider).setFocus()

    # ------------------------------------------------------------ following

    def _shown(self, _view: object, _events: object) -> None:
        if self.asks:
            self.stop_asking()
        self.follow()

    def follow(self) -> None:
        controller = self._controller
        at = controller.position
        heading = heading_at(self._log, at)
        seat = heading.data(Role.SEAT)
        self._mark.set_colour("" if seat == NOBODY else controller.seats[seat].colour)
        self._heading.setText(str(heading.data()))
        self._place.setText(self.tr("Decision {n} of {all}").format(n=at, all=controller.last))
        self.slider.show_place(at)
        self.slider.setAccessibleDescription(f"{self._heading.text()}. {self._place.text()}")
        self.lines.show_turn(heading, at)
        trouble = self._trouble()
        self._note.setText(trouble)
        self._note.setVisible(bool(trouble))
        self._show_eyes()
        over = controller.view.over
        self.branch.setVisible(not over)
        self.challenge.setVisible(not over)
        self.final.setVisible(over)
        self.review.setVisible(controller.finished)

    def _show_eyes(self) -> None:
        self.eyes.setCurrentIndex(self.eyes.findData(self._controller.eyes))

    def named(self, position: int) -> str:
        """Say where one would be there: the round, and in it the turn."""
        heading = heading_at(self._log, position)
        chapter = heading.parent()
        if not chapter.isValid():
            return str(heading.data())
        return self.tr("{round} · {turn}").format(round=chapter.data(), turn=heading.data())

    def _trouble(self) -> str:
        """Say why there is nothing before, or after."""
        controller = self._controller
        if controller.replay.trouble and controller.position == 0:
            return self.tr("The rules have changed since this game was played: it can be watched from here on.")
        if controller.replay.trouble and controller.position == controller.last and controller.replay.cut:
            return self.tr("The rules have changed since this game was played: it can be watched up to here.")
        return ""

    # ------------------------------------------------------------ words

    def retranslate(self) -> None:
        """Say everything anew, in the language and with the keys of now."""
        self.slider.setAccessibleName(self.tr("Position in the game"))
        self.lines.setAccessibleName(self.tr("What happened in this turn"))
        self._tell_ways()
        self._tell_playing()
        self._tell_choices()
        self.branch.show_text(self.tr("Play from here"))
        self.challenge.show_text(self.tr("Challenge"), tip=self.tr("Make a challenge of this turn"))
        self.final.show_text(self.tr("Final score"))
        self.review.show_text(self.tr("Review"), tip=self.tr("Winning chances, and what each decision cost"))
        self.leave.show_text(self.tr("Leave"), self._keys.label("back"))
        self._tell_question()
        self.follow()

    def _tell_question(self) -> None:
        question, wanted = self.question, self._wanted
        seats, take = self._controller.seats, self._keys.label("take")
        question.no.show_text(self.tr("Keep watching"), self._keys.label("back"))
        if wanted is None:
            about = self.tr(
                "It continues from this moment with the same seats and is saved as a separate game; the one you "
                "are watching stays as it is. The decks keep their order, so you know what you have already seen."
            )
            question.word(self.tr("Begin a new game here?"), about)
            question.yes.show_text(self.tr("Begin"), take)
        elif wanted == ALL_HANDS or seats[wanted].bot:
            hidden = self.tr("This shows cards that are hidden in a game that is not over yet.")
            question.word(self.eyes.itemText(self.eyes.findData(wanted)), hidden)
            question.yes.show_text(self.tr("Show"), take)
        else:
            seat = seats[wanted]
            about = self.tr("This game is not over yet. Everybody else, please look away.")
            question.word(seat.name, about, seat.colour)
            question.yes.show_text(self.tr("I am {name}").format(name=seat.name), take, accent=True)

    def _tell_ways(self) -> None:
        tips = {
            "step_on": self.tr("Next decision"),
            "step_off": self.tr("Previous decision"),
            "turn_on": self.tr("Next turn"),
            "turn_off": self.tr("Previous turn"),
            "round_on": self.tr("Next round"),
            "round_off": self.tr("Previous round"),
        }
        for name, tip in tips.items():
            self.buttons[name].say("", self._keys.titled(tip, name))

    def _tell_playing(self) -> None:
        playing = self._controller.playing
        self.buttons["play"].show_glyph("pause" if playing else "play")
        self.buttons["play"].say("", self._keys.titled(self.tr("Pause") if playing else self.tr("Play"), "big_card"))

    def _tell_choices(self) -> None:
        controller = self._controller
        words = self.tr("As {player} sees it")
        eyes = {seat: words.format(player=controller.seats[seat].name) for seat in controller.people}
        eyes |= {ALL_HANDS: self.tr("All hands open"), WATCHER: self.tr("As a spectator")}
        self.eyes.call(self.tr("Point of view"))
        self.eyes.offer(eyes, controller.eyes)
        self.speed.call(self.tr("Speed"))
        self.speed.offer(_SPEED_SIGNS, controller.speed)
