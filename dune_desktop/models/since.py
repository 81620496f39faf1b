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
        self.follow([Passage.of(of, *subject[1:], self.viewer, self.names.edition) for subject, of in rows])
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
        return TEXTS[row.kind](self, row)

    def tip(self, row: Passage) -> str:
        """All of its lines in the log; of the round that runs, what happened before it, too."""
        before = self.rows[: self.folded] if row.kind == deeds.ROUND else ()
        return "\n".join((*map(self.text, before), self.text(row), *self.lines(row)))

    def player(self, row: Passage) -> str:
        return self.names.seat(row.seat)


def _turn(model: SinceModel, row: Passage) -> str:
    return Since.tr("{player}: turn").format(player=model.player(row))


def _sent(model: SinceModel, row: Passage) -> str:
    return Since.tr("{player}: {space}").format(player=model.player(row), space=model.names.space(row.about))


def _revealed(model: SinceModel, row: Passage) -> str:
    return Since.tr("{player}: Reveal turn").format(player=model.player(row))


def _passed(model: SinceModel, row: Passage) -> str:
    return Since.tr("{player} passes").format(player=model.player(row))


def _played(model: SinceModel, row: Passage) -> str:
    return Since.tr("{player}: {card}").format(player=model.player(row), card=model.names.card(row.about))


def _bonus(model: SinceModel, row: Passage) -> str:
    text = Since.tr("{player}: Combat bonus, {card}")
    return text.format(player=model.player(row), card=model.names.card(row.about))


def _answered(model: SinceModel, row: Passage) -> str:
    """The first thing that the answer did, as a sentence."""
    told = next(iter(model.lines(row)), "")
    return told.removesuffix(".") or Since.tr("{player} has answered").format(player=model.player(row))


def _fought(model: SinceModel, row: Passage) -> str:
    if row.seat == NOBODY:
        return Since.tr("Nobody wins the Conflict")
    return Since.tr("{player} wins the Conflict").format(player=model.player(row))


def _rewarded(model: SinceModel, row: Passage) -> str:
    return Since.tr("{player}: reward").format(player=model.player(row))


def _round(_model: SinceModel, row: Passage) -> str:
    return Since.tr("Round {number} begins").format(number=row.about)


def _over(model: SinceModel, row: Passage) -> str:
    return Since.tr("{player} wins the game").format(player=model.player(row))


TEXTS: Final[dict[str, Callable[[SinceModel, Passage], str]]] = {
    deeds.TURN: _turn,
    deeds.SENT: _sent,
    deeds.REVEALED: _revealed,
    deeds.PASSED: _passed,
    deeds.PLAYED: _played,
    deeds.BONUS: _bonus,
    deeds.ANSWERED: _answered,
    deeds.FOUGHT: _fought,
    deeds.REWARDED: _rewarded,
    deeds.ROUND: _round,
    deeds.OVER: _over,
}
