"""The table page: the game that is played, with what is asked, the panels of its milestones, and its commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from dune_desktop.engine.printed import Conflict
from dune_desktop.engine.refusals import Refusal
from dune_desktop.models import refs
from dune_desktop.models.asking.hinting import Hints
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.read_pace import Reading
from dune_desktop.models.refs import Ref
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.refusals import reason
from dune_desktop.windows.commands import DIGIT_COMMANDS
from dune_desktop.windows.decision.decision_panel import DecisionPanel
from dune_desktop.windows.decision.speed import Speed
from dune_desktop.windows.endings import round_end
from dune_desktop.windows.endings.milestones import Milestones
from dune_desktop.windows.press_guard import PressGuard
from dune_desktop.windows.table.guided import Guided
from dune_desktop.windows.table.shown_keys import ShownKeys
from dune_desktop.windows.table.shown_page import ShownPage
from dune_desktop.windows.widgets.panels import Panel

if TYPE_CHECKING:
    from dune_desktop.files.settings import Settings

_ENDS: Final = (refs.END_BUTTON, refs.DONE_BUTTON, refs.PASS_BUTTON)
_NOT_LETTERS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class TablePage(ShownPage):
    """Asks whoever is to answer, and tells the ends of rounds and of the game."""

    controller: GameController

    #: A setting was changed here, by its name.
    setting_changed = Signal(str)
    #: The game is to be watched from its beginning.
    watch_asked = Signal()

    def __init__(
        self, controller: GameController, look: Look, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, look, settings, parent)
        self.milestones = Milestones(controller, self.reading, look, self)
        self.scene.ahead.also(Conflict, round_end.CARD)
        self.aim = PressGuard(look, self)
        self._connect_answers()
        self._connect_aim()
        self.guided = Guided(self)

    def make_panel(self) -> Panel:
        self.reading = Reading(self.controller, self.models.turned, self.parts.settings, self)
        self.speed = Speed(self.controller, self.parts.settings, self)
        self.hints = Hints(self.controller, self.answering, self)
        self.decision = DecisionPanel(self.parts, self.hints, self.reading, self.speed, self)
        self.top_bar.show_hint(self.hints.ask)
        if self.speed.offered:
            self.top_bar.show_speed(self.speed)
        return self.decision

    def stand_in(self, panel: Panel) -> None:
        """Let a panel stand where it is told what others did: they do nothing."""
        self.since.hide()
        self.places.guide = panel
        panel.show()
        self.places.place_all()

    def make_keys(self) -> TableKeys:
        return TableKeys(self)

    def _connect_answers(self) -> None:
        scene, decision, final = self.scene, self.decision, self.milestones.final
        self.controller.refused.connect(self._refused)
        self.controller.opponents.speed_changed.connect(self.top_bar.refresh)
        for changes in (self.speed.changed, self.decision.coach.setting_changed):
            changes.connect(self.setting_changed)
        scene.declined.connect(decision.ask.decline)
        decision.previewed.connect(self.show_big)
        decision.pointed.connect(scene.pointer.point)
        decision.sought.connect(self.commanding.seek)
        decision.ask.rule_asked.connect(self.rule_asked)
        decision.final_asked.connect(self.milestones.show_final)
        self.milestones.closed.connect(self.take_home)
        self.milestones.round.closed.connect(scene.stage.reveal)
        final.new_game_asked.connect(self.new_game_asked)
        final.watch_asked.connect(self.watch_asked)
        final.review_asked.connect(self.review_asked)
        final.statistics_asked.connect(self.statistics_asked)
        final.leave_asked.connect(self.closed)

    def _connect_aim(self) -> None:
        options = self.decision.ask.options
        self.answering.changed.connect(self.aim.stir)
        self.controller.shown.connect(self.aim.stir)
        self.controller.covered.connect(self.aim.stir)
        self.aim.taken_anew.connect(options.viewport().update)
        options.aimed = self.aim.holds

    def set_keys(self, overrides: Mapping[str, str]) -> None:
        super().set_keys(overrides)
        self.decision.retell_keys()

    def tell_rule(self, number: str) -> None:
        self.preview.close_sheet()
        self.decision.ask.tell_rule(number)

    def hold(self, held: bool, by: str = "menu") -> None:
        self.controller.opponents.hold(held, by)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody moves unseen while another page is shown."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.controller.opponents.hold(True, "hidden")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.controller.opponents.hold(False, "hidden")
        self.aim.watch()
        self.decision.coach.look()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.hints.retranslate()

    def step_back(self) -> bool:
        """Close the hint, or drop the last part of the draft; what was done is never taken back by this."""
        return self.hints.close() or self.answering.back()

    def _refused(self, refusals: tuple[Refusal, ...]) -> None:
        edition, looker = self.controller.edition, self.controller.looker
        text = " ".join(reason(refusal, edition, looker, self.models.names.seat) for refusal in refusals)
        self.decision.ask.say(text, danger=True)


class TableKeys(ShownKeys):
    """Answers the question of the table page by keys."""

    _page: TablePage

    def handlers(self) -> dict[str, Callable[[], object]]:
        page = self._page
        handlers: dict[str, Callable[[], object]] = {
            "undo": page.controller.undo,
            "redo": page.controller.redo,
            "end": self._end,
            "rest": partial(page.answering.choose, refs.REST_BUTTON),
            "reveal": partial(page.answering.choose, refs.REVEAL_BUTTON),
            "hint": page.hints.ask,
            "how": self._how,
            "pass_on": partial(page.answering.choose, refs.PASS_ALL_BUTTON),
            "move_now": page.decision.wait.hurry,
        }
        for command in DIGIT_COMMANDS:
            other = 0 if command.id.startswith("other") else None
            handlers[command.id] = partial(self._press, command.id[-1], other)
        return super().handlers() | handlers | {"why": self._why}

    # ------------------------------------------------------------ commands

    def _press(self, digit: str, variant: int | None) -> None:
        decision = self._page.decision
        if decision.page is decision.ask:
            choice = self._page.answering.keyed(digit)
            if not self._page.answering.press(digit, variant) and choice is not None:
                decision.ask.explain(choice.ref)
        elif decision.page is decision.hint:
            decision.hint.press(digit)

    def _end(self) -> None:
        """Whatever ends what is asked, or why that is not to be ended yet."""
        decision = self._page.decision
        if decision.page is not decision.ask:
            return
        if any(map(self._page.answering.choose, _ENDS)):
            self.take_home()  # the panel says what Enter does next
        else:
            any(map(decision.ask.explain, _ENDS))

    def _why(self) -> None:
        """The rule behind what is refused, in the panel, then in the help; of all else what it is, or the help."""
        page, ask = self._page, self._page.decision.ask
        if page.decision.page is not ask:
            self.tell_why()
        elif ask.cited:
            page.rule_asked.emit(ask.cited)
        elif not any(ask.explain(ref, tried=False) for ref in self._meant()) and (
            page.view.hasFocus() or not ask.options.show_refused()
        ):
            self.tell_why()

    def _how(self) -> None:
        """How what was tried in vain could be done, or what is pointed at."""
        if self._page.decision.page is self._page.decision.ask:
            self._page.guided.coached.tell(self._meant())

    def _meant(self) -> Iterator[Ref | None]:
        """What one may wonder about, the likeliest first."""
        page, ask = self._page, self._page.decision.ask
        yield ask.declined
        if page.view.hasFocus():
            yield page.scene.cursor.ref
        yield page.scene.pointer.ref
        yield ask.at
        row = ask.options.choice()
        yield None if row is None else row.ref

    # ------------------------------------------------------------ keys that nothing below the page wanted

    def press(self, event: QKeyEvent) -> bool:
        page = self._page
        if super().press(event):
            return True
        if page.keys.of(event) == "big_card" and page.decision.page is page.decision.wait:
            if not page.guided.read():
                page.decision.wait.press()
        elif self._finds(event):
            page.decision.ask.seek(event.text())
        else:
            return page.decision.page is page.decision.ask and page.decision.ask.options.step_by_key(event)
        return True

    def take(self) -> None:
        """On the table Enter does what it does in the panel, where no piece has it."""
        page = self._page
        if QApplication.focusWidget() in (page, page.view):
            waits = page.decision.page is page.decision.wait
            if not (waits and page.guided.read()):
                page.decision.take()
        else:
            super().take()

    def _finds(self, event: QKeyEvent) -> bool:
        """Letters find in lists, and from the table too."""
        page = self._page
        asks = page.view.hasFocus() and page.decision.page is page.decision.ask
        return asks and event.text().isalpha() and not event.modifiers() & _NOT_LETTERS
