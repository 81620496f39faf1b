"""What happened since the looker's last turn: a row for each turn or answer of another seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from dune_desktop.engine.names import NOBODY, WATCHER, Seat
from dune_desktop.models import deeds
from dune_desktop.models.deeds import Moved, Passage
from dune_desktop.models.naming import Names
from dune_desktop.models.passages import PassageModel
from dune_desktop.text.tongue import Context

if TYPE_CHECKING:
    from dune_desktop.records.record import Step

Since = Context("Since")


class SinceModel(PassageModel[Passage]):
    """Short lines with the icons of what was gained, oldest first; F3 walks through what they touched."""

    #: ``moved_refs`` changed.
    moved = Signal()
    #: It is told since another seat's turn.
    turned_to = Signal()

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(names, parent)
        #: Since whose turn it is told; WATCHER: since the round began.
        self.looker: Seat = WATCHER
        #: Pieces that moved, each with whose it is; NOBODY for cards of the Row and what lies on spaces.
        self.moved_refs: frozenset[Moved] = frozenset()

    def sync(self, history: Sequence[Step], looker: Seat, viewer: Seat | None = None) -> None:
        """Follow the history by the least signals. ``viewer``: who reads it, if not the looker."""
        self.viewer = looker if viewer is None else viewer
        before, self.looker = self.looker, looker
        self.telling.follow(history)
        told = self.telling.told[self.telling.since_turn(looker) :]
        rows = deeds.subjects(told, looker).items()
        self.follow([self.passage(Passage, of, *subject[1:]) for subject, of in rows])
        moved = deeds.moved(told, looker)
        if moved != self.moved_refs:
            self.moved_refs = moved
            self.moved.emit()
        if looker != before:
            self.turned_to.emit()

    @property
    def moves(self) -> int:
        """How many moves the seats have made; that a round begins, or a reward, is none."""
        return sum(map(self.is_move, range(len(self.rows))))

    def is_move(self, row: int) -> bool:
        """This row tells what a seat has done."""
        return self.rows[row].kind in deeds.MOVES

    @property
    def folded(self) -> int:
        """So many of the first rows tell of rounds before this one: they fold into the row that it begins with."""
        breaks = [number for number, row in enumerate(self.rows) if row.kind == deeds.ROUND]
        return breaks[-1] if breaks else 0

    # ------------------------------------------------------------ words

    def text(self, row: Passage) -> str:
        """Of an answer, the first thing that it did, as a sentence."""
        if row.kind == deeds.ANSWERED and self.lines(row):
            return self.lines(row)[0].removesuffix(".")
        if row.seat == NOBODY and row.kind == deeds.FOUGHT:
            return Since.tr("Nobody wins the Conflict")
        player = "" if row.seat == NOBODY else self.names.seat(row.seat)
        space = self.names.space(row.about) if row.kind == deeds.SENT else ""
        card = self.names.card(row.about) if row.kind in (deeds.PLAYED, deeds.BONUS) else ""
        return TEXTS[row.kind]().format(player=player, space=space, card=card, number=row.about)

    def tip(self, row: Passage) -> str:
        """All of its lines in the log; of the round that runs, what happened before it, too."""
        before = self.rows[: self.folded] if row.kind == deeds.ROUND else ()
        return "\n".join((*map(self.text, before), self.text(row), *self.lines(row)))


#: By the kind of row; one that nobody wins has another.
TEXTS: Final[dict[str, Callable[[], str]]] = {
    deeds.TURN: lambda: Since.tr("{player}: turn"),
    deeds.SENT: lambda: Since.tr("{player}: {space}"),
    deeds.REVEALED: lambda: Since.tr("{player}: Reveal turn"),
    deeds.PASSED: lambda: Since.tr("{player} passes"),
    deeds.PLAYED: lambda: Since.tr("{player}: {card}"),
    deeds.BONUS: lambda: Since.tr("{player}: Combat bonus, {card}"),
    deeds.ANSWERED: lambda: Since.tr("{player} has answered"),
    deeds.FOUGHT: lambda: Since.tr("{player} wins the Conflict"),
    deeds.REWARDED: lambda: Since.tr("{player}: reward"),
    deeds.ROUND: lambda: Since.tr("Round {number} begins"),
    deeds.OVER: lambda: Since.tr("{player} wins the game"),
}
