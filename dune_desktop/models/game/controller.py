"""The game that the window plays: who looks, what is asked, undo, bots, and the record on disk."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import perf_counter

from attrs import evolve
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from dune_desktop.bots.names import known
from dune_desktop.engine.actions import PASS, Action
from dune_desktop.engine.errors import IllegalAction
from dune_desktop.engine.events import Event, RoundBegan, TurnEnded
from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.engine.refusals import NOT_YOURS
from dune_desktop.engine.setup import Setup
from dune_desktop.files.reports import report
from dune_desktop.files.writer import HANGS
from dune_desktop.models.game.opponents import Opponents
from dune_desktop.models.game.session import ALWAYS, OPEN, Session
from dune_desktop.models.game.thoughts import MASTER_SECONDS
from dune_desktop.models.shown_game import called, now, seated, seats_of
from dune_desktop.records.game_folder import new_id
from dune_desktop.records.game_info import GameInfo, SeatSetup, clean
from dune_desktop.records.record import Record, Recorder, RecordStep, Replayed
from dune_desktop.records.record_text import dumps
from dune_desktop.records.store import Opened, Store
from dune_desktop.text.troubles import told

#: Milliseconds of a bot's move, and those after which a disk that has not answered is told of if it hangs.
_SPEED, _PATIENCE = 800, round(1000 * HANGS) + 250
_log = logging.getLogger(__name__)


class GameController(Session):
    """A game that is played: its seats act here."""

    #: An action was refused: tuple of refusals.
    refused = Signal(object)
    #: Something went wrong with a file, an action or a bot: a sentence.
    failed = Signal(str)
    #: The newest state can't be written, and why: a sentence.
    unsaved = Signal(str)
    #: It can be written again: a sentence.
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
        master_seconds: float = MASTER_SECONDS,
        title: str = "",
        game_id: str = "",
        replayed: Replayed | None = None,
    ) -> None:
        # What can't be kept can't be loaded.
        seats = tuple(evolve(one, name=clean(one.name), bot=known(one.bot)) for one in seats)
        begins = replayed is None
        replayed = replayed or _begin(edition, setup, GameInfo(seats, clean(title), now()))
        seats = seated(seats, replayed.recorder.game)
        super().__init__(replayed, tuple(seat for seat, one in enumerate(seats) if not one.bot), cover, parent)
        #: It begins here, and nobody has decided anything or given it a name since.
        self._begins = begins
        #: The name of its file.
        self.game_id = game_id or new_id()
        self.sitting = seats
        self.seats = called(seats, self.game)
        #: What newer rules made of the record that was loaded: a sentence, or nothing.
        self.trouble = replayed.trouble
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
        self.opponents = Opponents(bots, self.recorder, opponents_speed, self)
        self.opponents.thoughts.seconds = master_seconds
        self.opponents.due.connect(self._bots_move)
        self.opponents.thoughts.failed.connect(self._tell_failed)
        self.opponents.thoughts.broke.connect(self._tell_broke)
        if not game_id:
            self._keep()
        self.opponents.ask(self.asked)

    @classmethod
    def from_store(
        cls,
        store: Store,
        opened: Opened,
        parent: QObject | None = None,
        *,
        cover: str = ALWAYS,
        opponents_speed: int = _SPEED,
        master_seconds: float = MASTER_SECONDS,
    ) -> GameController:
        """The game that ``Store.open`` has opened, to be played on until ``close``."""
        record = opened.record
        try:
            controller = cls(
                record.edition, record.setup, seats_of(record), parent, store=store, cover=cover,
                opponents_speed=opponents_speed, master_seconds=master_seconds, game_id=opened.game,
                replayed=opened.replayed,
            )  # fmt: skip
        finally:
            store.release(opened.game)  # it is the controller's now
        controller.trouble = opened.trouble
        return controller

    # ------------------------------------------------------------ reading

    def record(self) -> Record:
        """The game as it is kept."""
        return self.recorder.record()

    @property
    def untouched(self) -> bool:
        """It was begun here, and no person has decided anything in it, not even for a moment."""
        return self._begins and bool(self.humans or not self.history)

    # ------------------------------------------------------------ doing

    def act(self, action: Action, then: Action | None = None) -> bool:
        if self.asked not in (self.looker, NOBODY):
            self.refused.emit((NOT_YOURS,))
            return False
        return self._take(action, lambda: self.answer(action, then))

    def do_rest(self) -> bool:
        return bool(self.rest) and self._take(self.rest[0], self.answer_rest)

    def pass_unseen(self) -> bool:
        return self._take(PASS, lambda: self.take(PASS) + self._let_go())

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
        folder = report(error, dumps(self.recorder.record(f"{action.text}: {error!r}")))
        if folder is None:
            said = self.tr("Something is wrong with this action, so it was not carried out. Please report it.")
        else:
            said = self.tr(
                "Something is wrong with this action, so it was not carried out. Please pass on the report in {folder}."
            ).format(folder=folder)
        self.failed.emit(said)

    def _go_on(self, events: tuple[Event, ...]) -> None:
        """The game is kept and shown, and the next seat is asked."""
        up = self.hand_over()
        self._keep()
        self.show(events)
        if up and self.covered_for != NOBODY:  # a slot may have uncovered already
            self.covered.emit(self.covered_for)
        self.opponents.ask(self.asked)

    # ------------------------------------------------------------ undo

    @property
    def can_undo(self) -> bool:
        return self.undo_steps > 0

    @property
    def can_redo(self) -> bool:
        return bool(self.undone)

    @property
    def undo_action(self) -> Action | None:
        return self.recorder.last(self.undo_steps) if self.can_undo else None

    @property
    def redo_action(self) -> Action | None:
        """What redo does again next."""
        return self.undone[-1] if self.can_redo else None

    def undo(self) -> bool:
        if not self.can_undo:
            return False
        self.undo_answer()
        self.rewound.emit()
        self._go_on(())
        return True

    def redo(self) -> bool:
        """Do again what was taken back last."""
        return self.can_redo and self._take(self.undone[-1], self.redo_answer)

    # ------------------------------------------------------------ guided

    def go_back_to(self, actions: int) -> None:
        """Be where so many actions had been taken: a tour goes back to any of its steps."""
        self.rewind(actions)
        self.rewound.emit()
        self._go_on(())

    def leave_tour(self) -> None:
        """It is a game like any other from now on."""
        self.recorder.leave_tour()
        self._keep()

    # ------------------------------------------------------------ several people at one screen

    @property
    def cover(self) -> str:
        """``always``, ``ask`` (the cover offers to leave the hands open for the round) or ``open``."""
        return self.covering.cover

    @cover.setter
    def cover(self, cover: str) -> None:
        self.covering.cover = cover
        if cover == OPEN:
            self.uncover()

    def uncover(self, leave_open: bool = False) -> None:
        if self.covered_for == NOBODY:
            return
        self.covering.uncover(self.game.round, leave_open)
        self._forget()
        self.covered.emit(NOBODY)
        self.show()

    def leave_screen(self) -> None:
        """The table is left for something else: whoever comes back to it has to say so."""
        if self.covering.leave():
            self._forget()
            self.show()
            self.covered.emit(self.covered_for)

    # ------------------------------------------------------------ bots

    def _bots_move(self, milliseconds: int) -> None:
        """One move, and as many more as there is time for; they are shown together, but for turns of Rivals. Nobody
        goes on into the next round before the end of this one was shown.
        """
        until = perf_counter() + milliseconds / 1000
        done = len(self.history)
        while self.opponents.thoughts.ready:
            moved = self._bot_moves()
            if not moved or perf_counter() >= until or self._is_to_be_shown():
                break
            self.opponents.thoughts.follow()
            if self.opponents.held:  # what was done so far is to be read
                break
        self._go_on(tuple(event for step in self.history[done:] for event in step.events))

    def _is_to_be_shown(self) -> bool:
        """The last step has ended a round or, where that is waited for, the turn of a Rival."""
        last = self.history[-1].events
        if any(isinstance(event, RoundBegan) for event in last):
            return True
        ended = (event.seat for event in last if isinstance(event, TurnEnded))
        return not self.opponents.skipping and any(self.rival(seat) is not None for seat in ended)

    def _bot_moves(self) -> bool:
        """A bot that fails does anything; where not even that is possible, all wait for a person."""
        try:
            self.take(self.opponents.thoughts.answer())
            self._let_go()
        except Exception:
            _log.exception("the bot on seat %d failed in game %s", self.asked, self.game_id)
            if not self.opponents.thoughts.fail():
                self.opponents.paused = True
            return False
        return True

    def _tell_failed(self, seat: Seat) -> None:
        self.failed.emit(self.tr("{name} did not know what to do.").format(name=self.seats[seat].name))

    def _tell_broke(self) -> None:
        self.failed.emit(self.tr("The computer can't think about its moves here, so from now on it moves at random."))

    # ------------------------------------------------------------ on disk

    def rename(self, title: str) -> None:
        """Give the game another name; it is kept."""
        self.recorder.rename(clean(title))
        self._begins = False
        self._keep()

    def close(self) -> None:
        """Nobody plays it here any more: it is on disk, as far as the disk allows, and others may have it."""
        self.opponents.close()
        if self._store is not None:
            self._silence.stop()
            store, self._store = self._store, None
            store.writer.unlisten(self._tell_tried)
            store.release(self.game_id)

    @property
    def is_kept(self) -> bool:
        """It is saved while it is played; nothing stays of a challenge or of a decision that is made once more."""
        return self._store is not None

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


def _begin(edition: str, setup: Setup, table: GameInfo) -> Replayed:
    recorder = Recorder(edition, setup, [], table)
    return Replayed(recorder, "", [RecordStep(NOBODY, None, tuple(recorder.game.events or ()))])
