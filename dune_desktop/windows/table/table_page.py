"""The table page: the game that is played, with what is asked and the panels of its milestones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from dune_desktop.engine.refusals import Refusal
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.read_pace import Reading
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.refusals import reason
from dune_desktop.text.rules import rule
from dune_desktop.windows.decision.decision_panel import DecisionPanel
from dune_desktop.windows.endings.milestones import Milestones
from dune_desktop.windows.press_guard import PressGuard
from dune_desktop.windows.table.shown_page import ShownPage
from dune_desktop.windows.table.speed import Speed
from dune_desktop.windows.table.table_keys import TableKeys
from dune_desktop.windows.widgets.panels import Panel

if TYPE_CHECKING:
    from dune_desktop.files.settings import Settings


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
        self.aim = PressGuard(look, self)
        self._connect_answers()
        self._connect_aim()

    def make_panel(self) -> Panel:
        self.reading = Reading(self.controller, self.models.turned, self.parts.settings, self)
        self.speed = Speed(self.controller, self.parts.settings, self)
        self.decision = DecisionPanel(self.parts, self.reading, self.speed, self)
        if self.speed.offered:
            self.top_bar.show_speed(self.speed)
        return self.decision

    def make_keys(self) -> TableKeys:
        return TableKeys(self)

    def _connect_answers(self) -> None:
        scene, decision, final = self.scene, self.decision, self.milestones.final
        self.controller.refused.connect(self._refused)
        self.controller.speed_changed.connect(self.top_bar.refresh)
        self.speed.changed.connect(self.setting_changed)
        scene.declined.connect(decision.ask.decline)
        decision.previewed.connect(self.show_big)
        decision.pointed.connect(scene.pointer.point)
        decision.sought.connect(self.commanding.seek)
        decision.final_asked.connect(self.milestones.show_final)
        self.milestones.closed.connect(self.take_home)
        final.new_game_asked.connect(self.new_game_asked)
        final.watch_asked.connect(self.watch_asked)
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
        self.decision.ask.say(self.tr("{words} ({number})").format(number=number, words=rule(number)))

    def hold(self, held: bool) -> None:
        self.controller.hold(held, "menu")

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody moves unseen while another page is shown."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.controller.hold(True, "hidden")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.controller.hold(False, "hidden")
        self.aim.watch()

    def step_back(self) -> None:
        """Drop the last part of the draft; what was done is never taken back by this."""
        self.answering.back()

    def _refused(self, refusals: tuple[Refusal, ...]) -> None:
        edition, looker = self.controller.edition, self.controller.looker
        text = " ".join(reason(refusal, edition, looker, self.models.names.seat) for refusal in refusals)
        self.decision.ask.say(text, danger=True)
