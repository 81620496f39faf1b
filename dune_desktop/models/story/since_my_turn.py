"""What happened since the looker's last turn: a row for each turn or answer of another seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from dune_desktop.engine.names import NOBODY, WATCHER, Seat
from dune_desktop.models.naming import Names
from dune_desktop.models.story import others_deeds
from dune_desktop.models.story.others_deeds import Moved, Passage
from dune_desktop.models.story.passages import PassageModel
from dune_desktop.text.translating import Texts

if TYPE_CHECKING:
    from dune_desktop.records.record import RecordStep

Since = Texts("Since")


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

    def sync(self, history: Sequence[RecordStep], looker: Seat, viewer: Seat | None = None) -> None:
        """Follow the history by the least signals. ``viewer``: who reads it, if not the looker."""
        self.viewer = looker if viewer is None else viewer
        before, self.looker = self.looker, looker
        self.telling.follow(history)
        told = self.telling.told[self.telling.since_turn(looker) :]
        rows = others_deeds.subjects(told, looker).items()
        self.follow([self.passage(Passage, of, *subject[1:]) for subject, of in rows])
        moved = others_deeds.moved(told, looker)
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
        return self.rows[row].kind in others_deeds.MOVES

    @property
    def folded(self) -> int:
        """So many of the first rows tell of rounds before this one: they fold into the row that it begins with."""
        breaks = [number for number, row in enumerate(self.rows) if row.kind == others_deeds.ROUND]
        return breaks[-1] if breaks else 0

    # ------------------------------------------------------------ words

    def text(self, row: Passage) -> str:
        """Of an answer, the first thing that it did, as a sentence."""
        if row.kind == others_deeds.ANSWERED and self.lines(row):
            return self.lines(row)[0].removesuffix(".")
        if row.seat == NOBODY and row.kind == others_deeds.FOUGHT:
            return Since.tr("Nobody wins the Conflict")
        player = "" if row.seat == NOBODY else self.names.seat(row.seat)
        space = self.names.space(row.about) if row.kind == others_deeds.SENT else ""
        card = self.names.card(row.about) if row.kind in (others_deeds.PLAYED, others_deeds.BONUS) else ""
        return TEXTS[row.kind]().format(player=player, space=space, card=card, number=row.about)

    def tip(self, row: Passage) -> str:
        """All of its lines in the log; of the round that runs, what happened before it, too."""
        before = self.rows[: self.folded] if row.kind == others_deeds.ROUND else ()
        return "\n".join((*map(self.text, before), self.text(row), *self.lines(row)))


#: By the kind of row; one that nobody wins has another.
TEXTS: Final[dict[str, Callable[[], str]]] = {
    others_deeds.TURN: lambda: Since.tr("{player}: turn"),
    others_deeds.SENT: lambda: Since.tr("{player}: {space}"),
    others_deeds.REVEALED: lambda: Since.tr("{player}: Reveal turn"),
    others_deeds.PASSED: lambda: Since.tr("{player} passes"),
    others_deeds.PLAYED: lambda: Since.tr("{player}: {card}"),
    others_deeds.BONUS: lambda: Since.tr("{player}: Combat bonus, {card}"),
    others_deeds.ANSWERED: lambda: Since.tr("{player} has answered"),
    others_deeds.FOUGHT: lambda: Since.tr("{player} wins the Conflict"),
    others_deeds.REWARDED: lambda: Since.tr("{player}: reward"),
    others_deeds.ROUND: lambda: Since.tr("Round {number} begins"),
    others_deeds.OVER: lambda: Since.tr("{player} wins the game"),
}
