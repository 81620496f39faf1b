"""Rows that sum up what was told, each with its lines of the log."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar, TypeVar

from attrs import field, frozen
from PySide6.QtCore import QObject

from dune_desktop.engine.events import Event
from dune_desktop.engine.names import NOBODY, WATCHER, Seat
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import CARD, SEAT, SPACE, Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import RowModel
from dune_desktop.models.story.nesting import NestedEvent, Place, Telling
from dune_desktop.models.story.touched import Gains, add_gains, gain_signs, touched
from dune_desktop.text.log.sentences import lines
from dune_desktop.text.signs import Signs

#: A turn of which nothing is known yet, one that sent an agent, revealed, passed.
TURN, SENT, REVEALED, PASSED = "turn", "sent", "revealed", "passed"
#: A card played in combat or in the endgame, an answer in the course of something else, the Conflict decided, a reward.
PLAYED, ANSWERED, FOUGHT, REWARDED = "played", "answered", "fought", "rewarded"
#: A Rival has turned up a card for its swords.
BONUS = "bonus"
ROUND, OVER = "round", "over"


@frozen
class Passage:
    """Some of what was told, as somebody may know it: a row that sums it up."""

    #: Where it began.
    key: Place
    seat: Seat
    kind: str
    #: The space, the card or the round that it is about.
    about: int = -1
    #: What the seat gained.
    signs: Signs = ()
    #: Everything that it touched.
    refs: tuple[Ref, ...] = ()
    events: tuple[Event, ...] = field(default=(), repr=False)
    #: Of each event the effect that brought it; None: it has no line of its own.
    causes: tuple[str | None, ...] = field(default=(), repr=False)

    @property
    def step(self) -> int:
        """The step of the history in which it began."""
        return self.key[0]

    @property
    def ref(self) -> Ref | None:
        """What it is about above all."""
        if self.kind == SENT:
            return SPACE, self.about
        if self.kind in (PLAYED, BONUS):
            return CARD, self.about
        return None if self.seat == NOBODY else (SEAT, self.seat)


P = TypeVar("P", bound=Passage)


class PassageModel(RowModel[P]):
    """Follows what is told."""

    FIELDS: ClassVar[dict[int, str]] = RowModel.FIELDS | {
        Role.KIND: "kind",
        Role.SEAT: "seat",
        Role.SIGNS: "signs",
        Role.REFS: "refs",
        Role.STEP: "step",
    }

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(names, parent)
        self.telling = Telling(names.edition)
        #: Who reads it.
        self.viewer: Seat = WATCHER
        #: By where they begin and what they are about: what was told of a row, and the row.
        self._known: dict[Hashable, tuple[Sequence[NestedEvent], P]] = {}

    def passage(
        self, row_kind: type[P], told: Sequence[NestedEvent], seat: Seat, kind: str, about: int, **more: int
    ) -> P:
        """The row for these, the same as before where these are the same: they depend on more than who reads it."""
        key = told[0].place, seat, kind, about, tuple(more.values()), self.viewer
        known, row = self._known.get(key, (None, None))
        if row is None or known != told:
            found: Gains = {}
            for one in told:
                if one.seat == seat != NOBODY:
                    add_gains(found, one.event)
            seen = tuple(one.event.seen_by(self.viewer) for one in told)
            refs = tuple(dict.fromkeys(ref for event in seen for ref in touched(event, self.names.edition)))
            causes = tuple(one.cause for one in told)
            row = row_kind(told[0].place, seat, kind, about, gain_signs(found), refs, seen, causes, **more)
            self._known[key] = told, row
        return row

    def lines(self, row: P) -> list[str]:
        """What the log says about it."""
        told = zip(row.events, row.causes, strict=True)
        return lines(told, self.names.controller.game, self.viewer, self.names.seat)

    def spoken(self, row: P) -> str:
        return " ".join((self.text(row), *self.lines(row)))
