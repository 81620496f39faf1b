"""Lists of things on the table: their ids and numbers for whoever draws, their words for whoever reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dune_desktop.models.naming import Names
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.sync import ROOT, Keyed, sync

Index = QModelIndex | QPersistentModelIndex
DISPLAY: Final = Qt.ItemDataRole.DisplayRole
TOOL_TIP: Final = Qt.ItemDataRole.ToolTipRole
SPOKEN: Final = Qt.ItemDataRole.AccessibleTextRole
#: What changes with the language.
TEXT_ROLES: Final = [DISPLAY, TOOL_TIP, SPOKEN]


class RowValue(Keyed, Protocol):
    """A frozen value with all that a row shows."""

    @property
    def ref(self) -> Ref | None: ...


V = TypeVar("V")
K = TypeVar("K", bound=Keyed)
R = TypeVar("R", bound=RowValue)


class RoleReader(Generic[V]):
    """What all our models share: each role is read by a method of the model, or is a field of what the row shows."""

    #: Role -> the method that reads it from a row.
    READERS: ClassVar[dict[int, str]] = {}
    #: Role -> the field of the row's value.
    FIELDS: ClassVar[dict[int, str]] = {}

    def read(self, row: Any, value: V, role: int) -> Any:
        """What a row says in a role; ``value`` is what it shows."""
        reader = self.READERS.get(role)
        if reader is not None:
            return getattr(self, reader)(row)
        field = self.FIELDS.get(role)
        return None if field is None else getattr(value, field, None)


class RowList(QAbstractListModel, RoleReader[K]):
    """A list of frozen values, one for each row."""

    READERS: ClassVar[dict[int, str]] = {
        DISPLAY: "text",
        TOOL_TIP: "tip",
        SPOKEN: "spoken",
        Role.VALUE: "value_of",
    }
    FIELDS: ClassVar[dict[int, str]] = {Role.ID: "key"}

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[K] = []

    # ------------------------------------------------------------ following

    def follow(self, rows: Sequence[K]) -> None:
        """Show these rows from now on."""
        sync(self, self._rows, rows)

    def retranslate(self) -> None:
        """The language changed: the words of all rows did."""
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, 0), list(TEXT_ROLES))

    # ------------------------------------------------------------ reading

    @property
    def rows(self) -> Sequence[K]:
        return self._rows

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        return self.read(row, row, role)

    # ------------------------------------------------------------ roles of a row

    def text(self, row: K) -> str:
        """What the row is called."""
        raise NotImplementedError

    def tip(self, row: K) -> str:
        """All that there is to say."""
        return self.spoken(row)

    def spoken(self, row: K) -> str:
        """What a screen reader says: the name and what one sees beside it."""
        return self.text(row)

    def value_of(self, row: K) -> K:
        return row


class RowModel(RowList[R]):
    """Rows of things on the table, which are called by ``names``."""

    FIELDS: ClassVar[dict[int, str]] = RowList.FIELDS | {Role.REF: "ref"}

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names = names
