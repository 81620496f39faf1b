"""The ends of rounds and of the game: their panels open by themselves when the events say so.

What Rivals have done before is read first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from dune_desktop.engine.events import Event, GameOver, RoundBegan
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.read_pace import Reading
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.models.story.chronicle import Account, Chronicle, chronicle
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.endings.final_panel import FinalPanel
from dune_desktop.windows.endings.round_end import RoundPanel

#: What holds the table while it is open.
_SUMMARY = "summary"


class Milestones(QObject):
    """Follows the controller; ``closed``: a panel was put away."""

    closed = Signal()

    def __init__(self, controller: GameController, reading: Reading, look: Look, page: QWidget) -> None:
        super().__init__(page)
        self._controller, self._reading = controller, reading
        #: Opens a panel as soon as nothing is to be read any more.
        self._due: Callable[[], None] | None = None
        #: As far as it was told; none that goes on in the game that is played now.
        self._story: Chronicle | None = None
        self._told = 0
        self.round = RoundPanel(controller, look, page)
        self.final = FinalPanel(controller, look, page)
        self.round.closed.connect(self._go_on)
        self.round.closed.connect(self.closed)
        self.final.closed.connect(self.closed)
        controller.shown.connect(self._shown)
        controller.rewound.connect(self._put_away)
        reading.changed.connect(self._follow)

    def story(self) -> Chronicle:
        """The game so far; only what is new has to be told."""
        history = self._controller.history
        if self._story is None:
            self._story = story_of(self._controller)
        else:
            for step in history[self._told :]:
                self._story.tell(step.events)
        self._told = len(history)
        return self._story

    def _shown(self, _view: object, events: Sequence[Event]) -> None:
        if any(isinstance(event, GameOver) for event in events):
            self._due = self.show_final
        elif any(isinstance(event, RoundBegan) and event.round > 1 for event in events):
            self._due = self._show_round
        self._follow()

    def _follow(self) -> None:
        if self._due is not None and self._reading.now is None:
            due, self._due = self._due, None
            due()

    def _show_round(self) -> None:
        self._controller.opponents.hold(True, _SUMMARY)  # nobody begins the new round unseen
        self.round.show_round(self.story().rounds[-2])

    def _go_on(self) -> None:
        self._controller.opponents.hold(False, _SUMMARY)

    def _put_away(self) -> None:
        """Close the panels: what they told has been undone."""
        self._due = self._story = None
        self.round.close_sheet()
        self.final.close_sheet()

    def show_final(self, counted: bool = False) -> None:
        """Show the final count, as often as one likes; ``counted``: without the suspense."""
        over = final_event(self._controller)
        if over is not None:
            self.round.close_sheet()
            self.final.show_story(self.story(), over, counted)


def story_of(controller: ShownGame) -> Chronicle:
    """The game so far, by rounds."""
    seats = len(controller.seats)
    rivals = ((seat, controller.rival(seat)) for seat in range(seats))
    dry = [seat for seat, rival in rivals if rival is not None and not rival.thrives]  # B2.1
    view, told = controller.view, [step.events for step in controller.history]
    story = chronicle(controller.edition, seats, told, dry, view.round)
    story.settle([Account(one.vp, one.solari, one.spice, one.water) for one in view.players])
    return story


def final_event(controller: ShownGame) -> GameOver | None:
    """The event that the game ended with, if it did."""
    events = (event for step in reversed(controller.history) for event in step.events)
    return next((event for event in events if isinstance(event, GameOver)), None)
