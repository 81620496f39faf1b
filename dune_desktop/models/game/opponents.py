"""Bots at the table: they move one after another, at the chosen speed, and never keep the window waiting.

They think while the table waits for their time: a move is made when both are over.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from dune_desktop.engine.actions import Action
from dune_desktop.engine.decisions import Decision
from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.models.game.thoughts import Thoughts
from dune_desktop.records.record import Recorder

#: Milliseconds that a row of moves may take before the window gets its turn.
SLICE = 6


class Opponents(QObject):
    """Tells when the next move is due; who owns the game makes it."""

    #: A move is due; with the milliseconds in which more may follow, 0: just one.
    due = Signal(int)
    #: The bot on this seat thinks from now on; -1: none does.
    thinking_changed = Signal(int)
    #: The next move comes by itself in so many milliseconds; -1: it does not.
    waits = Signal(int)
    #: It would be time for the next move, but it is still thought about; or no longer.
    pondering_changed = Signal(bool)
    #: Moves have another speed.
    speed_changed = Signal()

    def __init__(self, bots: dict[Seat, str], recorder: Recorder, speed: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bots = frozenset(bots)
        self.thoughts = Thoughts(bots, recorder, self)
        self.thoughts.found.connect(self._found)
        self.thinking: Seat = NOBODY
        #: It would be time for the next move, but it is still thought about.
        self.pondering = False
        self._speed = speed
        self._paused = False
        self._skipping = False
        #: What is being read or looked at meanwhile.
        self._held: set[str] = set()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._time_is_up)
        self._milliseconds = 0

    def ask(self, seat: Seat) -> None:
        """This seat is asked now: a bot, which begins to think, a human, or NOBODY."""
        bot = seat if seat in self.bots else NOBODY
        self._skipping = self._skipping and bot != NOBODY
        if bot != self.thinking:
            self.thinking = bot
            self.thinking_changed.emit(bot)
        self.thoughts.follow()
        self._wait()

    def obey(self, script: Callable[[Decision], Action | None]) -> None:
        """From now on seats do what they are told, where they are told something."""
        self.thoughts.script = script
        self.thoughts.forget()
        self.ask(self.thinking)

    def _wait(self) -> None:
        """Begin to wait for the time of the next move, if it comes by itself."""
        self._ponder(False)
        if not self.busy or self._held or (self._paused and not self._skipping):
            self._timer.stop()
        else:
            self._timer.start(0 if self._skipping else self._speed)
        self.waits.emit(self._timer.interval() if self._timer.isActive() else -1)

    def _ponder(self, pondering: bool) -> None:
        if pondering != self.pondering:
            self.pondering = pondering
            self.pondering_changed.emit(pondering)

    def _time_is_up(self) -> None:
        self._move(SLICE if self._skipping or not self._speed else 0)

    def _move(self, milliseconds: int) -> None:
        """As soon as it is thought of."""
        self._timer.stop()
        self._milliseconds = milliseconds
        self._ponder(not self.thoughts.ready)
        if not self.pondering:
            self.due.emit(milliseconds)

    def _found(self) -> None:
        if self.pondering:
            self._move(self._milliseconds)

    def step(self) -> None:
        """The next move now; one that is late is made as far as it was thought about."""
        if self.pondering:
            self.hurry()
        elif self.busy:
            self._move(0)

    def hurry(self) -> None:
        """The next move now, as far as it was thought about."""
        if self.busy:
            self.thoughts.hurry()
            if not self.pondering:
                self._move(0)

    def close(self) -> None:
        """The game is left: nobody moves any more."""
        self._timer.stop()
        self.thoughts.close()

    def skip(self) -> None:
        """All moves at once, until a human is asked."""
        if self.busy:
            self._skipping = True
            self._wait()

    def hold(self, held: bool, by: str = "") -> None:
        """Something is being read, or lies over the table: the next move does not come by itself meanwhile.

        ``by``: what holds it, where that may be several.
        """
        before = bool(self._held)
        (self._held.add if held else self._held.discard)(by)
        if bool(self._held) != before:
            self._wait()

    @property
    def held(self) -> bool:
        """Something is being read, or lies over the table."""
        return bool(self._held)

    @property
    def busy(self) -> bool:
        """A bot is thinking."""
        return self.thinking != NOBODY

    @property
    def skipping(self) -> bool:
        """All moves come at once, until a human is asked."""
        return self._skipping

    @property
    def speed(self) -> int:
        """Milliseconds for each move; 0: at once."""
        return self._speed

    @speed.setter
    def speed(self, speed: int) -> None:
        if speed != self._speed:
            self._speed = speed
            self._wait()
        self.speed_changed.emit()

    @property
    def paused(self) -> bool:
        """Bots wait for ``step`` or ``skip``."""
        return self._paused

    @paused.setter
    def paused(self, paused: bool) -> None:
        if paused != self._paused:
            self._paused = paused
            self._skipping = False
            self._wait()
