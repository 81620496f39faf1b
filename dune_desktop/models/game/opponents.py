"""Bots at the table: they move one after another, at the chosen speed, and never keep the window waiting."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from dune_desktop.bots.bot import Bot, RandomBot
from dune_desktop.bots.making import bot_of
from dune_desktop.bots.names import RANDOM, RIVAL
from dune_desktop.engine.names import NOBODY, Seat

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
    #: Moves have another speed.
    speed_changed = Signal()

    def __init__(self, bots: dict[Seat, str], speed: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bots: dict[Seat, Bot] = {seat: bot_of(RANDOM if name == RIVAL else name) for seat, name in bots.items()}
        self.thinking: Seat = NOBODY
        self._speed = speed
        self._paused = False
        self._skipping = False
        #: What is being read or looked at meanwhile.
        self._held: set[str] = set()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._move)

    def ask(self, seat: Seat) -> None:
        """This seat is asked now: a bot, a human, or NOBODY."""
        bot = seat if seat in self.bots else NOBODY
        self._skipping = self._skipping and bot != NOBODY
        if bot != self.thinking:
            self.thinking = bot
            self.thinking_changed.emit(bot)
        self._wait()

    def replace(self, seat: Seat) -> None:
        """The bot has failed: another one sits down. Where there is no better one, all wait for a person."""
        if isinstance(self.bots[seat], RandomBot):
            self.paused = True
        self.bots[seat] = RandomBot()

    def _wait(self) -> None:
        if not self.busy or self._held or (self._paused and not self._skipping):
            self._timer.stop()
        else:
            self._timer.start(0 if self._skipping else self._speed)
        self.waits.emit(self._timer.interval() if self._timer.isActive() else -1)

    def _move(self) -> None:
        self.due.emit(SLICE if self._skipping or not self._speed else 0)

    def step(self) -> None:
        """The next move now."""
        if self.busy:
            self._timer.stop()
            self.due.emit(0)

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
