"""The page of a game that is watched: the table with everything on it, and in place of questions the replay panel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from dune_desktop.models.game.replaying import ReplayController
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.table.cursor import DIRECTIONS
from dune_desktop.windows.commands import WATCH
from dune_desktop.windows.endings.final_panel import FinalPanel
from dune_desktop.windows.endings.milestones import final_event, story_of
from dune_desktop.windows.replay.replay_panel import ReplayPanel
from dune_desktop.windows.table.game_menu import CHALLENGE
from dune_desktop.windows.table.shown_keys import ShownKeys
from dune_desktop.windows.table.shown_page import ShownPage
from dune_desktop.windows.widgets.panels import announce

if TYPE_CHECKING:
    from dune_desktop.engine.events import Event
    from dune_desktop.files.settings import Settings


class ReplayKeys(ShownKeys):
    """Goes through the game wherever the keyboard is, unless the key means something there."""

    _page: ReplayPage

    def press(self, event: QKeyEvent) -> bool:
        if super().press(event):
            return True
        page, handlers = self._page, self._page.panel.handlers
        command = page.keys.of(event, WATCH) or page.keys.of(event)
        if command == "big_card":
            command = "play"
        at_the_edge = page.view.hasFocus() and event.key() in DIRECTIONS  # the table's cursor goes no further
        if at_the_edge or command not in handlers or page.panel.asks:
            return False
        handlers[command]()
        return True


class ReplayPage(ShownPage):
    """Shows a game that is watched: nothing is asked here, and nothing opens by itself."""

    plays = False
    controller: ReplayController
    panel: ReplayPanel

    #: A new game shall go on from here.
    branched = Signal()

    def __init__(
        self, controller: ReplayController, look: Look, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, look, settings, parent)
        self.final = FinalPanel(controller, look, self)
        # A click on the table leaves the arrows where they go through the game.
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        panel = self.panel
        panel.lines.pointed.connect(self._ring)
        panel.branch_asked.connect(self.branched)
        panel.challenge.clicked.connect(lambda: self.menu_asked.emit(CHALLENGE))
        panel.final.clicked.connect(self._count)
        panel.leave.clicked.connect(self.closed)
        panel.speed.currentIndexChanged.connect(self._set_pace)
        self.log.taken.connect(controller.go_to)
        self.log.stand_at(0)
        self.final.closed.connect(self.take_home)
        self.final.watch_asked.connect(self._watch_again)
        self.final.review_asked.connect(self.review_asked)
        self.final.statistics_asked.connect(self.statistics_asked)
        panel.review.clicked.connect(self.review_asked)
        self.final.new_game_asked.connect(self.new_game_asked)
        self.final.leave_asked.connect(self.closed)

    def make_panel(self) -> ReplayPanel:
        return ReplayPanel(self.controller, self.models.log, self.look, self.keys, self.parts.settings, self)

    def make_keys(self) -> ReplayKeys:
        return ReplayKeys(self)

    def set_keys(self, overrides: Mapping[str, str]) -> None:
        super().set_keys(overrides)
        self.panel.retranslate()

    def step_back(self) -> bool:
        if self.panel.asks:
            self.panel.stop_asking()
        else:
            self.closed.emit()
        return True

    def _shown(self, view: object, events: tuple[Event, ...]) -> None:
        self.log.stand_at(self.controller.position)
        self._ring_moved()  # a line that was pointed at may be gone
        if events:
            super()._shown(view, events)
        else:
            announce(self, self.panel.slider.accessibleDescription())

    def hideEvent(self, event: QHideEvent) -> None:
        """Pause, so that nothing goes by unseen."""
        super().hideEvent(event)
        self.controller.pause()

    def hold(self, held: bool, by: str = "menu") -> None:
        if held:
            self.controller.pause()

    def _set_pace(self) -> None:
        self.scene.stage.pace = self.controller.speed

    def _count(self) -> None:
        over = final_event(self.controller)
        if over is not None:
            self.final.show_story(story_of(self.controller), over, counted=True)

    def _watch_again(self) -> None:
        self.final.close_sheet()
        self.controller.go_to(0)
        self.controller.play()
