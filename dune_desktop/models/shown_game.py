"""A game that is shown: what there is to see of it, and for whose eyes. One that is played and one that is watched."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from dune_desktop.bots.names import RIVAL
from dune_desktop.engine.actions import Action
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.events import Event
from dune_desktop.engine.frames import combat
from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.engine.printed import Card, Conflict, Contract, Intrigue, Objective
from dune_desktop.engine.printed import Face as OwnFace
from dune_desktop.engine.refusals import NOT_YOURS, Refusal
from dune_desktop.engine.rivals.printed import HagalCard, Rival
from dune_desktop.engine.state import Game
from dune_desktop.engine.units import strength
from dune_desktop.engine.view import Question, View
from dune_desktop.records.game_info import COLOURS, SeatSetup
from dune_desktop.records.record import Record, RecordStep
from dune_desktop.text import players
from dune_desktop.text.names import name
from dune_desktop.text.players import numbered

Face = Card | Intrigue | Conflict | Objective | Contract | HagalCard | OwnFace


class ShownGame(QObject):
    """Models follow ``view`` by difference; events drive animation and log only.

    Nothing can be done in a game that is only shown: one that is played says otherwise.
    """

    #: The view changed. ``show`` emits these one after the other: the models follow it, then the half-made answer, then
    #: the scene and the panels, with the events that led here (none after undo, load, uncover, ...).
    view_changed = Signal(object)
    question_changed = Signal(object)
    shown = Signal(object, object)
    #: Tray and decision panel are covered for this seat; -1: uncovered.
    covered = Signal(int)
    #: The history was cut (undo, load), so that whoever follows it begins anew. ``shown`` follows.
    rewound = Signal()

    #: The view is followed just now, and ``shown`` comes after that: until then nothing has to be right on the screen.
    is_changing = False
    #: Who sits where, called as in the language of now; and as the record has them.
    seats: tuple[SeatSetup, ...]
    sitting: tuple[SeatSetup, ...]
    #: As it is played, with its modules and without what was left out.
    edition: Edition
    #: The setup, then every action.
    history: list[RecordStep]

    # ------------------------------------------------------------ reading

    @property
    def view(self) -> View:
        """The table as the looker sees it."""
        raise NotImplementedError

    @property
    def game(self) -> Game:
        """For wording events only, which say themselves who may know what: whoever shows something reads ``view``."""
        raise NotImplementedError

    @property
    def looker(self) -> Seat:
        """Whose view is shown; WATCHER while covered or before any human was asked."""
        raise NotImplementedError

    @property
    def asked(self) -> Seat:
        """Who is asked now; NOBODY when the game is over."""
        raise NotImplementedError

    @property
    def told(self) -> Sequence[RecordStep]:
        """What the log tells."""
        return self.history

    @property
    def reader(self) -> Seat | None:
        """For whom the log is told; None: all that the events hold."""
        return self.looker

    @property
    def open_hands(self) -> bool:
        """Everybody's hand and intrigue cards may be looked at."""
        return False

    @property
    def question(self) -> Question | None:
        return self.view.question

    @property
    def covered_for(self) -> Seat:
        """Who is to uncover; NOBODY when nothing is covered."""
        return NOBODY

    def face(self, card: int) -> Face | None:
        """What is printed on a card that the looker sees; None for a hidden one."""
        return None if card < 0 else self.game.face(card)

    def rival(self, seat: Seat) -> Rival | None:
        """The Rival on this seat; None for people and for bots that play like people."""
        return self.game.players[seat].rival

    def places(self) -> tuple[tuple[Seat, int], ...]:
        """Who would take which reward of the Conflict now, in turn order."""
        return places(self.view)

    def retranslate(self) -> None:
        """The language has changed."""
        self.seats = called(self.sitting, self.game)

    def show(self, events: tuple[Event, ...] = ()) -> None:
        """Let everybody follow the view, each when what it reads has followed already."""
        view = self.view
        self.is_changing = True
        try:
            self.view_changed.emit(view)
            self.question_changed.emit(view)
        finally:
            self.is_changing = False
        self.shown.emit(view, events)

    # ------------------------------------------------------------ doing

    def why(self, _action: Action) -> list[Refusal]:
        """Why the looker can't do this now; empty when it can."""
        return [NOT_YOURS]

    def sealed(self, _action: Action, _then: Action | None = None) -> bool:
        """Taking the action, then the next, shows something hidden, as far as the looker can tell: there is no undo."""
        return False

    def act(self, _action: Action, _then: Action | None = None) -> bool:
        """Take the action for the looker, ``_then`` for an answer to what it asks, and what goes by itself then.

        A refused one only says so.
        """
        return False

    @property
    def rest(self) -> tuple[Action, ...]:
        """What the looker has to do before it may go on."""
        return ()

    def do_rest(self) -> bool:
        """Take all that is left to do, one after another, until something is asked."""
        return False

    def pass_unseen(self) -> bool:
        """Pass for whoever is asked and has said so before: nobody has to uncover for that."""
        return False

    @property
    def undo_action(self) -> Action | None:
        """What undo takes back next."""
        return None

    def undo(self) -> bool:
        """Take back the looker's last answer, unless something hidden has shown or another seat has answered."""
        return False

    def uncover(self, leave_open: bool = False) -> None:
        """Who is asked sits before the screen now. ``leave_open``: no more covers in this round, if it may be asked."""


def called(seats: tuple[SeatSetup, ...], game: Game) -> tuple[SeatSetup, ...]:
    """Rivals by their names, which the record has in the language in which the game began; unnamed seats by number."""
    return tuple(
        evolve(
            one,
            name=name("rival", player.rival.id, game.edition.products)
            if player.rival
            else players.called(one.name, player.seat, one.bot),
        )
        for one, player in zip(seats, game.players, strict=True)
    )


def now() -> str:
    """For a game that begins."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def seated(seats: tuple[SeatSetup, ...], game: Game) -> tuple[SeatSetup, ...]:
    """Rivals are played by the rules, whoever was set down there; and nobody else is."""
    return tuple(
        evolve(one, bot=RIVAL) if player.rival else evolve(one, bot="") if one.bot == RIVAL else one
        for one, player in zip(seats, game.players, strict=True)
    )


def seats_of(record: Record) -> tuple[SeatSetup, ...]:
    """Who sits where; records of random games do not say, so people take them over."""
    if record.table is not None:
        return record.table.seats
    return tuple(SeatSetup(numbered(seat), COLOURS[seat]) for seat in range(record.setup.players))


def places(table: View) -> tuple[tuple[Seat, int], ...]:
    """Who would take which reward of the Conflict as it is now, in turn order (R20.9, R21)."""
    seats = len(table.players)
    order = [(table.first + n) % seats for n in range(seats)]
    rewards = combat.places({seat: strength(table, table.players[seat]) for seat in order}, seats)
    return tuple((seat, rewards[seat]) for seat in order if seat in rewards)
