"""Lists of things on the table: their ids and numbers for whoever draws, their words for whoever reads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dune_desktop.models.naming import Names
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.sync import ROOT, Keyed, runs, sync

Index = QModelIndex | QPersistentModelIndex
DISPLAY: Final = Qt.ItemDataRole.DisplayRole
TOOL_TIP: Final = Qt.ItemDataRole.ToolTipRole
SPOKEN: Final = Qt.ItemDataRole.AccessibleTextRole
#: What changes with the language.
TEXT_ROLES: Final = [DISPLAY, TOOL_TIP, SPOKEN]
#: What changes with what is asked and with the half-made answer.
STATE_ROLES: Final = [Role.STATE, Role.KEY, Role.REASON, Role.SEALED]
ROLE_NAMES: Final = {int(role): role.name.lower().encode() for role in (*TEXT_ROLES, *Role)}


class RowState(Protocol):
    """How a thing stands to the question that is asked now."""

    @property
    def key(self) -> str: ...
    @property
    def reason(self) -> str: ...
    @property
    def sealed(self) -> bool: ...


StateOf = Callable[[Ref], RowState]


class RowValue(Keyed, Protocol):
    """A frozen value with all that a row shows."""

    @property
    def ref(self) -> Ref | None: ...


R = TypeVar("R", bound=RowValue)


class RowModel(QAbstractListModel, Generic[R]):
    """A list of frozen values, one for each row."""

    #: Role -> the method that reads it from a row.
    READERS: ClassVar[dict[int, str]] = {
        DISPLAY: "text",
        TOOL_TIP: "tip",
        SPOKEN: "spoken",
        Role.ID: "id_of",
        Role.REF: "ref_of",
        Role.VALUE: "value_of",
        Role.STATE: "state_of",
        Role.KEY: "key_of",
        Role.REASON: "reason_of",
        Role.SEALED: "sealed_of",
    }

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names = names
        #: Answers the state of a thing; None while nobody asks.
        self.state: StateOf | None = None
        self._rows: list[R] = []
        self._states: dict[Ref | None, RowState | None] = {}

    # ------------------------------------------------------------ following

    def follow(self, rows: Sequence[R]) -> None:
        """Show these rows from now on."""
        sync(self, self._rows, rows)

    def retranslate(self) -> None:
        """The language changed: the words of all rows did."""
        self._changed([(0, len(self._rows) - 1)] if self._rows else [], TEXT_ROLES)

    def restate(self) -> None:
        """What is asked changed: tell of the rows whose state did."""
        before, self._states = self._states, {row.ref: self.state_of(row) for row in self._rows}
        changed = (n for n, row in enumerate(self._rows) if before.get(row.ref, ...) != self._states[row.ref])
        self._changed(runs(changed), STATE_ROLES)

    def _changed(self, stretches: Iterable[tuple[int, int]], roles: Sequence[int]) -> None:
        for first, last in stretches:
            self.dataChanged.emit(self.index(first, 0), self.index(last, 0), list(roles))

    # ------------------------------------------------------------ reading

    @property
    def rows(self) -> Sequence[R]:
        return self._rows

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        reader = self.READERS.get(role)
        if reader is None or not index.isValid():
            return None
        return getattr(self, reader)(self._rows[index.row()])

    def roleNames(self) -> dict[int, Any]:
        return ROLE_NAMES

    # ------------------------------------------------------------ roles of a row

    def text(self, row: R) -> str:
        """What the row is called."""
        raise NotImplementedError

    def tip(self, row: R) -> str:
        """All that there is to say."""
        return self.spoken(row)

    def spoken(self, row: R) -> str:
        """What a screen reader says: the name and what one sees beside it."""
        return self.text(row)

    def id_of(self, row: R) -> Any:
        return row.key

    def ref_of(self, row: R) -> Ref | None:
        return row.ref

    def value_of(self, row: R) -> R:
        return row

    def state_of(self, row: R) -> RowState | None:
        return None if self.state is None or row.ref is None else self.state(row.ref)

    def key_of(self, row: R) -> str:
        state = self.state_of(row)
        return "" if state is None else state.key

    def reason_of(self, row: R) -> str:
        state = self.state_of(row)
        return "" if state is None else state.reason

    def sealed_of(self, row: R) -> bool:
        state = self.state_of(row)
        return state is not None and state.sealed
