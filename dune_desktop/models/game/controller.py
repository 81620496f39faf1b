"""The game that the window plays: who looks, what is asked, undo, bots, and the record on disk."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from time import perf_counter

from attrs import evolve
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from dune_desktop.bots import RIVAL
from dune_desktop.engine.actions import PASS, Action
from dune_desktop.engine.errors import IllegalAction
from dune_desktop.engine.events import Event, RoundBegan, TurnEnded
from dune_desktop.engine.names import NOBODY, WATCHER, Seat
from dune_desktop.engine.refusals import NOT_YOURS, Refusal
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import View, view
from dune_desktop.files.reports import report
from dune_desktop.files.writer import HANGS
from dune_desktop.models.game.covering import ALWAYS, OPEN
from dune_desktop.models.game.opponents import Opponents
from dune_desktop.models.game.session import Session
from dune_desktop.models.game.shown import Face, ShownGame, called
from dune_desktop.models.game.undoing import Barrier
from dune_desktop.records.game_folder import new_id
from dune_desktop.records.game_info import COLOURS, GameInfo, SeatSetup, clean
from dune_desktop.records.record import Record, Recorder, RecordStep, Replayed
from dune_desktop.records.record_text import dumps
from dune_desktop.records.store import Opened, Store
from dune_desktop.text.players import numbered
from dune_desktop.text.troubles import told

__all__ = ["WATCHER", "Barrier", "Face", "GameController", "RecordStep", "SeatSetup"]

#: Milliseconds of a bot's move, and those after which a disk that has not answered is told of if it hangs.
_SPEED, _PATIENCE = 800, round(1000 * HANGS) + 250
_log = logging.getLogger(__name__)


class GameController(ShownGame):
    """A game that is played: its seats act here."""

    #: The history was cut (undo, load), so that whoever follows it begins anew. ``shown`` follows.
    rewound = Signal()
    #: An action was refused: tuple of refusals.
    refused = Signal(object)
    #: The bot on this seat is thinking; -1: none is.
    thinking_changed = Signal(int)
    #: The next move of a bot comes by itself in so many milliseconds; -1: it waits for ``step`` or ``skip``.
    waits = Signal(int)
    #: Bots have another speed.
    speed_changed = Signal()
    #: Something went wrong with a file, an action or a bot: a sentence.
    failed = Signal(str)
    #: What was decided is not on disk, and that this is over: a sentence each.
    unsaved = Signal(str)
    mended = Signal(str)
    #: All that was decided is on disk now.
    kept = Signal()
    #: The store has tried to write something; it says so in another thread.
    _tried = Signal()

    def __init__(
        self,
        edition: str,
        setup: Setup,
        seats: tuple[SeatSetup, ...],
        parent: QObject | None = None,
        *,
        store: Store | None = None,
        cover: str = ALWAYS,
        opponents_speed: int = _SPEED,
        title: str = "",
        game_id: str = "",
        replayed: Replayed | None = None,
    ) -> None:
        super().__init__(parent)
        #: The name of its file.
        self.game_id = game_id or new_id()
        seats = tuple(evolve(one, name=clean(one.name)) for one in seats)  # what can't be kept can't be loaded
        #: It begins here, and nobody has decided anything or given it a name since.
        self._begins = replayed is None
        replayed = replayed or _begin(edition, setup, GameInfo(seats, clean(title), now()))
        self.sitting = seats = seated(seats, replayed.recorder.game)
        self.seats = called(seats, replayed.recorder.game)
        self.edition = replayed.recorder.game.edition
        #: What newer rules made of the record that was loaded: a sentence, or nothing.
        self.trouble = replayed.trouble
        self._session = Session(replayed, tuple(seat for seat, one in enumerate(seats) if not one.bot), cover)
        self._store = store
        self._told = ""
        #: Runs while the disk has not answered: one that hangs never does.
        self._silence = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._silence.timeout.connect(self._hear_of_disk)
        self._tried.connect(self._hear_of_disk, Qt.ConnectionType.QueuedConnection)
        if store is not None:
            store.claim(self.game_id)
            store.writer.listen(self._tell_tried)
        bots = {seat: one.bot for seat, one in enumerate(seats) if one.bot}
        self._opponents = Opponents(bots, replayed.recorder.setup.seed, opponents_speed, self)
        self._opponents.due.connect(self._bots_move)
        self._opponents.thinking_changed.connect(self.thinking_changed)
        self._opponents.waits.connect(self.waits)
        if not game_id:
            self._keep()
        self._opponents.ask(self.asked)

    @classmethod
    def from_store(
        cls,
        store: Store,
        opened: Opened,
        parent: QObject | None = None,
        *,
        cover: str = ALWAYS,
        opponents_speed: int = _SPEED,
    ) -> GameController:
        """The game that ``Store.open`` has opened, to be played on until ``close``."""
        record = opened.record
        try:
            controller = cls(
                record.edition, record.setup, seats_of(record), parent, store=store, cover=cover,
                opponents_speed=opponents_speed, game_id=opened.game, replayed=opened.replayed,
            )  # fmt: skip
        finally:
            store.release(opened.game)  # it is the controller's now
        controller.trouble = opened.trouble
        return controller

    # ------------------------------------------------------------ reading

    @property
    def view(self) -> View:
        return self._session.view

    @property
    def looker(self) -> Seat:
        return self._session.looker

    @property
    def asked(self) -> Seat:
        return self._session.asked

    @property
    def history(self) -> list[RecordStep]:
        return self._session.history

    @property
    def game(self) -> Game:
        return self._session.game

    def why(self, action: Action) -> list[Refusal]:
        return self._session.why(action)

    def sealed(self, action: Action) -> bool:
        return self._session.sealed(action)

    def record(self) -> Record:
        """The game as it is kept."""
        return self._session.recorder.record()

    @property
    def untouched(self) -> bool:
        """It was begun here, and no person has decided anything in it, not even for a moment."""
        return self._begins and bool(self.humans or not self.history)

    # ------------------------------------------------------------ doing

    def act(self, action: Action) -> bool:
        if self.asked not in (self.looker, NOBODY):
            self.refused.emit((NOT_YOURS,))
            return False
        return self._take(action, lambda: self._session.answer(action))

    @property
    def rest(self) -> tuple[Action, ...]:
        return self._session.rest if self.asked == self.looker else ()

    def do_rest(self) -> bool:
        return bool(self.rest) and self._take(self.rest[0], self._session.do_rest)

    @property
    def followed(self) -> tuple[Event, ...]:
        """What has come with the last answer, without being asked for."""
        return self._session.followed

    def pass_unseen(self) -> bool:
        return self._take(PASS, lambda: self._session.take(PASS))

    def _take(self, action: Action, take: Callable[[], tuple[Event, ...]]) -> bool:
        try:
            events = take()
        except IllegalAction as error:
            self.refused.emit(tuple(error.refusals))
            return False
        except Exception as error:  # a mistake of ours: the game is as it was before, and goes on
            self._report(action, error)
            return False
        self._begins = False
        self._go_on(events)
        return True

    def _report(self, action: Action, error: Exception) -> None:
        """Say that it broke, and where whoever mends it finds how."""
        folder = report(error, dumps(self._session.recorder.record(f"{action.text}: {error!r}")))
        if folder is None:
            said = self.tr("Something is wrong with this action, so it was not carried out. Please report it.")
        else:
            said = self.tr(
                "Something is wrong with this action, so it was not carried out. Please pass on the report in {folder}."
            ).format(folder=folder)
        self.failed.emit(said)

    def _go_on(self, events: tuple[Event, ...]) -> None:
        """The game is kept and shown, and the next seat is asked."""
        up = self._session.hand_over()
        self._keep()
        self.shown.emit(self.view, events)
        if up and self.covered_for != NOBODY:  # a slot may have uncovered already
            self.covered.emit(self.covered_for)
        self._opponents.ask(self.asked)

    # ------------------------------------------------------------ undo

    @property
    def can_undo(self) -> bool:
        return self._session.unit > 0

    @property
    def can_redo(self) -> bool:
        return bool(self._session.undone)

    @property
    def undo_action(self) -> Action | None:
        return self._session.recorder.last(self._session.unit) if self.can_undo else None

    @property
    def undo_events(self) -> tuple[Event, ...]:
        """What has happened in the answer that undo takes back next, with all that it has led to."""
        return self._session.undoable

    @property
    def undo_steps(self) -> int:
        """How many actions these are."""
        return self._session.unit

    @property
    def redo_action(self) -> Action | None:
        """What redo does again next."""
        return self._session.undone[-1] if self.can_redo else None

    @property
    def undo_barrier(self) -> Barrier:
        """Why undo stops where it stops: a code of ``models.game.undoing`` with a seat and cards."""
        return self._session.barrier

    def undo(self) -> bool:
        if not self.can_undo:
            return False
        self._session.undo_answer()
        self.rewound.emit()
        self._go_on(())
        return True

    def redo(self) -> bool:
        """Do again what was taken back last."""
        return self.can_redo and self._take(self._session.undone[-1], self._session.redo_answer)

    @property
    def by_hand(self) -> bool:
        """Who plays takes every step: nothing goes by itself."""
        return self._session.by_hand

    @by_hand.setter
    def by_hand(self, by_hand: bool) -> None:
        self._session.by_hand = by_hand

    # ------------------------------------------------------------ several people at one screen

    @property
    def humans(self) -> tuple[Seat, ...]:
        return self._session.covering.humans

    @property
    def covered_for(self) -> Seat:
        return self._session.covering.waiting

    @property
    def cover(self) -> str:
        """``always``, ``ask`` (the cover offers to leave the hands open for the round) or ``open``."""
        return self._session.covering.cover

    @cover.setter
    def cover(self, cover: str) -> None:
        self._session.covering.cover = cover
        if cover == OPEN:
            self.uncover()

    def uncover(self, leave_open: bool = False) -> None:
        if self.covered_for == NOBODY:
            return
        self._session.uncover(leave_open)
        self.covered.emit(NOBODY)
        self.shown.emit(self.view, ())

    def leave_screen(self) -> None:
        """The table is left for something else: whoever comes back to it has to say so."""
        if self._session.leave():
            self.shown.emit(self.view, ())
            self.covered.emit(self.covered_for)

    # ------------------------------------------------------------ bots

    @property
    def busy(self) -> bool:
        """A bot is thinking."""
        return self.thinking != NOBODY

    @property
    def thinking(self) -> Seat:
        """The bot that is thinking, or NOBODY."""
        return self._opponents.thinking

    @property
    def opponents_speed(self) -> int:
        """Milliseconds for each move of a bot; 0: at once."""
        return self._opponents.speed

    @opponents_speed.setter
    def opponents_speed(self, speed: int) -> None:
        self._opponents.speed = speed
        self.speed_changed.emit()

    @property
    def paused(self) -> bool:
        """Bots wait for ``step`` or ``skip``."""
        return self._opponents.paused

    @paused.setter
    def paused(self, paused: bool) -> None:
        self._opponents.paused = paused

    @property
    def skipping(self) -> bool:
        """Nothing of what bots do is waited for, until a human is asked."""
        return self._opponents.skipping

    def hold(self, held: bool, by: str = "") -> None:
        """What others have done is being read, or something lies over the table: the next move does not come by itself
        meanwhile. ``by``: what holds it, as several may.
        """
        self._opponents.hold(held, by)

    def step(self) -> None:
        """The next move of a bot now."""
        self._opponents.step()

    def skip(self) -> None:
        """All moves of bots at once, until a human is asked."""
        self._opponents.skip()

    def _bots_move(self, milliseconds: int) -> None:
        """One move, and as many more as there is time for; they are shown together, but for turns of Rivals. Nobody
        goes on into the next round before the end of this one was shown.
        """
        until = perf_counter() + milliseconds / 1000
        done = len(self.history)
        while self.asked in self._opponents.bots:
            moved = self._bot_moves(self.asked)
            if not moved or perf_counter() >= until or self._is_to_be_shown():
                break
        self._go_on(tuple(event for step in self.history[done:] for event in step.events))

    def _is_to_be_shown(self) -> bool:
        """The last step has ended a round or, where that is waited for, the turn of a Rival."""
        last = self.history[-1].events
        if any(isinstance(event, RoundBegan) for event in last):
            return True
        ended = (event.seat for event in last if isinstance(event, TurnEnded))
        return not self.skipping and any(self.rival(seat) is not None for seat in ended)

    def _bot_moves(self, seat: Seat) -> bool:
        """A bot that fails is replaced by one that does anything."""
        try:
            action = self._opponents.bots[seat].choose(view(self.game, seat), self._session.recorder.actions)
            self._session.take(action)
        except Exception:
            _log.exception("the bot on seat %d failed in game %s", seat, self.game_id)
            self._opponents.replace(seat)
            self.failed.emit(self.tr("{name} did not know what to do.").format(name=self.seats[seat].name))
            return False
        return True

    # ------------------------------------------------------------ on disk

    def rename(self, title: str) -> None:
        """Give the game another name; it is kept."""
        self._session.recorder.rename(clean(title))
        self._begins = False
        self._keep()

    def close(self) -> None:
        """Nobody plays it here any more: it is on disk, as far as the disk allows, and others may have it."""
        if self._store is not None:
            self._silence.stop()
            store, self._store = self._store, None
            store.writer.unlisten(self._tell_tried)
            store.release(self.game_id)

    def _keep(self) -> None:
        """It is written soon; nobody waits for that in play."""
        if self._store is not None:
            self._store.keep(self.game_id, dumps(self.record()), untouched=self.untouched)
            if not self._silence.isActive():
                self._silence.start()

    def _tell_tried(self) -> None:
        self._tried.emit()

    def _hear_of_disk(self) -> None:
        """Say once why nothing can be saved, and once that it can be again; the store tries by itself."""
        store = self._store
        if store is None:
            return
        for said in store.news():
            self.failed.emit(told(said))
        trouble = store.trouble
        if trouble and not self._told:
            self.unsaved.emit(told(trouble))
        elif self._told and not trouble:
            self.mended.emit(self.tr("The game is being saved again."))
        self._told = trouble
        if store.writer.busy:
            self._silence.start()
        else:
            self._silence.stop()
            if not trouble:
                self.kept.emit()


def now() -> str:
    """For a game that begins."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def seated(seats: tuple[SeatSetup, ...], game: Game) -> tuple[SeatSetup, ...]:
    """Rivals are played by the rules, whoever was set down there; and nobody else is."""
    return tuple(
        evolve(one, bot=RIVAL) if player.rival else evolve(one, bot="") if one.bot == RIVAL else one
        for one, player in zip(seats, game.players, strict=True)
    )


def _begin(edition: str, setup: Setup, table: GameInfo) -> Replayed:
    recorder = Recorder(edition, setup, [], table)
    return Replayed(recorder, "", [RecordStep(NOBODY, None, tuple(recorder.game.events or ()))])


def seats_of(record: Record) -> tuple[SeatSetup, ...]:
    """Who sits where; records of random games do not say, so people take them over."""
    if record.table is not None:
        return record.table.seats
    return tuple(SeatSetup(numbered(seat), COLOURS[seat]) for seat in range(record.setup.players))
