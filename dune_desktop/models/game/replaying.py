"""A record that is watched: the game at every position, through whose eyes, and the steps that come by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import evolve
from PySide6.QtCore import QObject, QTimer, Signal

from dune_desktop.engine.events import Event
from dune_desktop.engine.names import NOBODY, WATCHER, Seat
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import View, view
from dune_desktop.models.shown_game import ShownGame, called, now, seated, seats_of
from dune_desktop.records.game_info import GameInfo
from dune_desktop.records.playback import Replay
from dune_desktop.records.record import Record, RecordStep, Replayed


def with_open_hands(table: View, game: Game) -> View:
    """The table with everybody's hand and intrigue cards; decks stay hidden."""
    players = [
        evolve(shown, hand=player.hand[:], intrigue=player.intrigue[:], tokens=player.tokens)
        for shown, player in zip(table.players, game.players, strict=True)
    ]
    return evolve(table, players=players)


# ---------------------------------------------------------------- as a game that is shown


#: Instead of a seat: all hands lie open, and the tray is that of whoever is asked.
ALL_HANDS: Final[Seat] = -2
#: How many times as fast as normal.
SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
#: Milliseconds for a step at normal speed: all flights have landed by then. What shows nothing is over sooner.
_BEAT: Final = 1400
_NOTHING: Final = 250


class ReplayController(ShownGame):
    """Takes the place of the game that is played: the same models and scene follow it."""

    #: The steps come by themselves from now on, or not any more.
    playing_changed = Signal(bool)

    def __init__(self, record: Record, parent: QObject | None = None) -> None:
        """Raises BadRecord."""
        super().__init__(parent)
        self.replay = Replay(record)
        self.position = 0
        self.speed = 1.0
        self.edition = self.replay.end.edition
        self._game = self.replay.game(0)
        self.sitting = seated(seats_of(record), self._game)
        self.seats = called(self.sitting, self._game)
        #: Whose eyes one can choose: Rivals have no hand.
        self.people = tuple(player.seat for player in self._game.players if player.rival is None)
        self._humans = tuple(seat for seat, one in enumerate(self.seats) if not one.bot)
        self._eyes = self._first_eyes()
        self._view: View | None = None
        self.history = list(self.replay.steps[:1])
        self._playing = False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._play_on)

    def _first_eyes(self) -> Seat:
        """Who plays alone sees what there was to see; several people see nobody's cards before the game is over."""
        if len(self._humans) == 1:
            return self._humans[0]
        return ALL_HANDS if self.finished else WATCHER

    # ------------------------------------------------------------ reading

    @property
    def view(self) -> View:
        if self._view is None:
            table = view(self._game, self.looker)
            asked = table.question
            # Here nobody answers.
            question = None if asked is None else evolve(asked, options=None, take_back=None, about=())
            table = evolve(table, question=question)
            self._view = with_open_hands(table, self._game) if self.open_hands else table
        return self._view

    @property
    def game(self) -> Game:
        """The log tells of its end, too."""
        return self.replay.end

    @property
    def looker(self) -> Seat:
        return self.replay.actor(self.position, self.people) if self.open_hands else self._eyes

    @property
    def asked(self) -> Seat:
        decision = self._game.decision
        return NOBODY if decision is None else decision.seat

    @property
    def told(self) -> Sequence[RecordStep]:
        """All of it, so that one can go to what comes later."""
        return self.replay.steps

    @property
    def reader(self) -> Seat | None:
        return None if self.open_hands else self._eyes

    @property
    def open_hands(self) -> bool:
        return self._eyes == ALL_HANDS

    @property
    def eyes(self) -> Seat:
        """The seat that one looks as, WATCHER or ALL_HANDS."""
        return self._eyes

    @eyes.setter
    def eyes(self, eyes: Seat) -> None:
        if eyes != self._eyes:
            self._eyes = eyes
            self._show()

    def hidden(self, eyes: Seat) -> bool:
        """Who shares the screen should not have these eyes unasked: several people still play this game."""
        return eyes != WATCHER and not self.finished and len(self._humans) > 1

    @property
    def last(self) -> int:
        """The last position."""
        return self.replay.last

    @property
    def finished(self) -> bool:
        """The game was played to its end."""
        return self.replay.end.over

    # ------------------------------------------------------------ going

    def go_to(self, position: int) -> None:
        """Be there at once, and stay."""
        self.pause()
        self._be_at(min(max(0, position), self.last))

    def step(self, way: int = 1) -> None:
        """One step; what happens on the way forward can be seen."""
        self.pause()
        if way > 0:
            self._step_on()
        else:
            self.go_to(self.position - 1)

    def turn(self, way: int = 1) -> None:
        """Where the next turn begins, or the one before."""
        self.go_to(self.replay.from_here(self.replay.turns, self.position, way))

    def round(self, way: int = 1) -> None:
        """Where the next round begins, or the one before."""
        self.go_to(self.replay.from_here(self.replay.rounds, self.position, way))

    def _step_on(self) -> None:
        if self.position < self.last:
            self._be_at(self.position + 1, self.replay.steps[self.position + 1].events)

    def _be_at(self, position: int, events: tuple[Event, ...] = ()) -> None:
        if position == self.position:
            return
        self.position = position
        self._game = self.replay.game(position)
        self.history = list(self.replay.steps[: position + 1])
        self._show(events)

    def _show(self, events: tuple[Event, ...] = ()) -> None:
        self._view = None
        self.show(events)

    # ------------------------------------------------------------ playing

    @property
    def playing(self) -> bool:
        """The steps come by themselves."""
        return self._playing

    def play(self) -> None:
        """Let the steps come by themselves; from the beginning when one is at the end."""
        if not self.last:
            return
        if self.position == self.last:
            self._be_at(0)
        self._set_playing(True)
        self._clock.start(0)

    def pause(self) -> None:
        """Stay here."""
        self._clock.stop()
        self._set_playing(False)

    def play_or_pause(self) -> None:
        """What one key does."""
        (self.pause if self._playing else self.play)()

    def _set_playing(self, playing: bool) -> None:
        if playing != self._playing:
            self._playing = playing
            self.playing_changed.emit(playing)

    def _play_on(self) -> None:
        self._step_on()
        if self.position == self.last:
            self.pause()
        elif self._playing:  # whoever heard of the step may have stopped
            self._clock.start(round((_BEAT if self.history[-1].events else _NOTHING) / self.speed))

    # ------------------------------------------------------------ playing on

    def branch(self, title: str = "") -> Replayed:
        """The game up to here, to be played on as a new one of this name."""
        return self.replay.branch(self.position, GameInfo(self.sitting, title, now()))
