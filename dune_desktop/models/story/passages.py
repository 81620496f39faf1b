"""Rows that sum up what was told, each with its lines of the log."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar, TypeVar

from PySide6.QtCore import QObject

from dune_desktop.engine.names import WATCHER, Seat
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import RowModel
from dune_desktop.models.story.nesting import NestedEvent, Telling
from dune_desktop.models.story.others_deeds import Passage
from dune_desktop.text.log.sentences import lines
from dune_desktop.text.pictograms.signs import Signs

P = TypeVar("P", bound=Passage)


class PassageModel(RowModel[P]):
    """Follows what is told."""

    READERS: ClassVar[dict[int, str]] = RowModel.READERS | {
        Role.KIND: "kind_of",
        Role.SEAT: "seat_of",
        Role.SIGNS: "signs_of",
        Role.REFS: "refs_of",
        Role.STEP: "step_of",
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
            row = row_kind.of(told, seat, kind, about, self.viewer, self.names.edition, **more)
            self._known[key] = told, row
        return row

    def lines(self, row: P) -> list[str]:
        """What the log says about it."""
        told = zip(row.events, row.causes, strict=True)
        return lines(told, self.names.controller.game, self.viewer, self.names.seat)

    def spoken(self, row: P) -> str:
        return " ".join((self.text(row), *self.lines(row)))

    def kind_of(self, row: P) -> str:
        return row.kind

    def seat_of(self, row: P) -> Seat:
        return row.seat

    def signs_of(self, row: P) -> Signs:
        return row.signs

    def refs_of(self, row: P) -> tuple[Ref, ...]:
        return row.refs

    def step_of(self, row: P) -> int:
        return row.key[0]
