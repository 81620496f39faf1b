"""The decision panel: the question, a hint, the wait for others, the cover, or the end, always in the same place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from dune_desktop.engine.names import NOBODY
from dune_desktop.models.asking.coach import Coach
from dune_desktop.scene.drawing import tokens
from dune_desktop.windows.decision.ask_page import AskPage
from dune_desktop.windows.decision.hint_page import HintPage
from dune_desktop.windows.decision.wait_page import Cover, OverPage, WaitPage
from dune_desktop.windows.widgets.layouts import fill
from dune_desktop.windows.widgets.panels import Panel, announce

if TYPE_CHECKING:
    from dune_desktop.engine.events import Event
    from dune_desktop.models.asking.hinting import Hints
    from dune_desktop.models.game.controller import GameController
    from dune_desktop.models.game.read_pace import Reading
    from dune_desktop.models.refs import Ref
    from dune_desktop.windows.decision.speed import Speed
    from dune_desktop.windows.decision.table_parts import TableParts


_AnyPage = AskPage | HintPage | WaitPage | Cover | OverPage


class DecisionPanel(Panel):
    """Shows one of its pages, ``ask``, ``hint``, ``wait``, ``cover`` or ``over``, and keeps the keyboard there."""

    framed = True
    previewed = Signal(object)
    pointed = Signal(object)
    #: A piece on the table was found by letters.
    sought = Signal(object)
    final_asked = Signal()

    def __init__(
        self, parts: TableParts[GameController], hints: Hints, reading: Reading, speed: Speed, parent: QWidget
    ) -> None:
        super().__init__(parts.look, parent)
        controller, answering = parts.controller, parts.answering
        self._controller, self._keys, self._answering, self._reading = controller, parts.keys, answering, reading
        self._hints = hints
        self.coach = Coach(controller, answering, parts.settings, self)
        self.ask = AskPage(parts, self.coach, self)
        self.hint = HintPage(parts, hints, self)
        self.wait = WaitPage(parts, reading, speed, self)
        self.cover = Cover(parts, self)
        self.over = OverPage(parts, self)
        self._pages = QStackedWidget(self)
        for page in (self.ask, self.hint, self.wait, self.cover, self.over):
            self._pages.addWidget(page)
        for shows in (self.ask, self.hint, self.wait.turned):
            shows.previewed.connect(self.previewed)
            shows.pointed.connect(self.pointed)
        self.ask.sought.connect(self.sought)
        self.hint.chosen.connect(self._prepare)
        self.ask.open.hint_asked.connect(hints.ask)
        hints.changed.connect(self.follow)
        self.over.final_asked.connect(self.final_asked)
        controller.shown.connect(self._shown)
        controller.covered.connect(self.follow)
        reading.changed.connect(self.follow)
        answering.changed.connect(self._answered)
        self.page: _AnyPage = self.ask
        self.pad(fill(QVBoxLayout(self), self._pages), 10)
        self._mark_edge()
        self.follow()

    def _shown(self, _view: object, events: tuple[Event, ...]) -> None:
        self.ask.hush()
        self.follow()
        if self.page is self.ask:
            self.ask.tell_forced(events)

    def _answered(self) -> None:
        """Who begins an answer on the table has read what stands here."""
        if self._answering.draft:
            self._reading.finish()

    def follow(self) -> None:
        """Show the page that fits; what Rivals have done is read before anything else."""
        controller = self._controller
        page: _AnyPage = self.wait
        if self._reading.now is None:
            if controller.covered_for != NOBODY:
                page = self.cover
            elif controller.asked == NOBODY:
                page = self.over
            elif controller.asked == controller.looker:
                page = self.hint if self._hints.open else self.ask
        if page in (self.hint, self.wait, self.cover):
            page.follow()
        self._turn_to(page)

    def _turn_to(self, page: _AnyPage) -> None:
        if page is self.page:
            return
        focus: QWidget | None = self.window().focusWidget()
        had_focus = focus is None or self.isAncestorOf(focus)
        self.page = page
        self._mark_edge()
        self._pages.setCurrentWidget(page)
        if had_focus:
            page.setFocus()
        if page is self.cover:
            announce(self, self.cover.accessibleName())

    def _prepare(self, ref: Ref | None) -> None:
        """A hint was chosen: the keyboard goes to what would take it."""
        button = None if ref is None else self.ask.button(ref)
        (button or self.ask).setFocus()
        if button is None:
            self.ask.options.begin_at(ref)

    def _mark_edge(self) -> None:
        """Draw a line of accent round what can be answered."""
        asks = self.page in (self.ask, self.hint)
        self.set_edge(self.look.theme.accent if asks else None, 2.0 if asks else tokens.LINE)

    def relook(self) -> None:
        super().relook()
        self._mark_edge()

    def retell_keys(self) -> None:
        """Commands have other keys: all pages say them anew."""
        for page in (self.ask, self.hint, self.wait, self.cover, self.over):
            page.follow()

    def take_home(self) -> None:
        """Give the keyboard to the page that is shown."""
        self.page.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = self._keys.of(event)
        if command == "take":
            self.take()
        elif self.page is self.wait and command == "big_card":
            self.wait.press()
        else:
            super().keyPressEvent(event)

    def take(self) -> None:
        """What Enter means on the page that is shown, where nothing on it has the keyboard."""
        self.page.take()
