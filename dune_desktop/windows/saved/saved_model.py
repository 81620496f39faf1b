"""The saved games as rows, and the part of them that one looks for, in the order that one likes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from attrs import frozen
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QSortFilterProxyModel, Qt, Signal

from dune_desktop.models.roles import Role
from dune_desktop.models.rows import DISPLAY, SPOKEN, TEXT_ROLES, TOOL_TIP, Index
from dune_desktop.models.sync import ROOT, sync
from dune_desktop.records.saved_game import SavedGame
from dune_desktop.text.folding import folded
from dune_desktop.windows.locales import Dictionary
from dune_desktop.windows.saved import saved_words

EDIT: Final = Qt.ItemDataRole.EditRole
#: What is shown.
ALL, UNFINISHED, FINISHED, BROKEN, DELETED = range(5)
#: In which order.
NEWEST, NAME, EDITION = range(3)


@frozen
class SavedRow:
    """A game in the list, where it is known by its id."""

    game: SavedGame

    @property
    def key(self) -> str:
        return self.game.id


class SavedModel(QAbstractListModel):
    """Follows the folder by difference. A row can be given another name."""

    #: A game is to be called this.
    renamed = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[SavedRow] = []

    def follow(self, games: Iterable[SavedGame]) -> None:
        """Show these from now on."""
        sync(self, self._rows, [SavedRow(saved_words.named(game)) for game in games])

    def has(self, *, deleted: bool) -> bool:
        """There are saved games, or deleted ones."""
        return any((row.game.deleted is not None) == deleted for row in self._rows)

    def retranslate(self) -> None:
        if self._rows:
            self.follow([row.game for row in self._rows])
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, 0), TEXT_ROLES)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == DISPLAY:
            return saved_words.title(row.game)
        if role in (TOOL_TIP, SPOKEN):
            return saved_words.spoken(row.game)
        if role == EDIT:
            return row.game.title
        if role == Role.VALUE:
            return row
        return row.key if role == Role.ID else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if not index.isValid():
            return flags
        game = self._rows[index.row()].game
        fixed = game.trouble or game.locked or game.deleted is not None
        return flags if fixed else flags | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: Index, value: Any, role: int = EDIT) -> bool:
        if role != EDIT or not self.flags(index) & Qt.ItemFlag.ItemIsEditable:
            return False
        game, title = self._rows[index.row()].game, str(value).strip()
        if title != game.title:
            self.renamed.emit(game.id, title)
        return True


class SavedFilter(QSortFilterProxyModel):
    """The games that have every word that is looked for, and are of the kind that is to be shown."""

    def __init__(self, model: SavedModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self._kind, self._order = ALL, NEWEST
        self._dictionary = Dictionary()
        self.setSourceModel(model)
        self.sort(0)

    def find(self, text: str, kind: int = ALL) -> None:
        """Only games of this kind that have all these words."""
        words = tuple(folded(text).split())
        if (words, kind) != (self._words, self._kind):
            newer = hasattr(self, "endFilterChange")  # Qt 6.10
            if newer:
                self.beginFilterChange()
            self._words, self._kind = words, kind
            if newer:
                self.endFilterChange(QSortFilterProxyModel.Direction.Rows)
            else:
                self.invalidateRowsFilter()

    def order_by(self, order: int) -> None:
        """Newest first, by name, or by edition."""
        self._order = order
        self.resort()

    def resort(self) -> None:
        """Names, or the language that orders them, may have changed."""
        self._dictionary = Dictionary()
        self.invalidate()

    def row_of(self, game: str) -> QModelIndex:
        """Where a game stands; nowhere if it is left out."""
        found = self.match(self.index(0, 0), Role.ID, game, 1, Qt.MatchFlag.MatchExactly) if self.rowCount() else []
        return found[0] if found else ROOT

    # ------------------------------------------------------------ which, and in which order

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        game = game_of(self.sourceModel().index(row, 0, parent))
        if not _is_kind(game, self._kind):
            return False
        told = saved_words.searched(game) if self._words else ""
        return all(word in told for word in self._words)

    def lessThan(self, left: Index, right: Index) -> bool:
        one, other = game_of(left), game_of(right)
        way = 0
        if self._order != NEWEST:
            words = saved_words.title if self._order == NAME else _edition
            way = self._dictionary.compare(words(one), words(other))
        return way < 0 if way else one.moment > other.moment


def game_of(index: Index) -> SavedGame:
    row = index.data(Role.VALUE)
    assert isinstance(row, SavedRow)
    return row.game


def _edition(game: SavedGame) -> str:
    """What can't be read goes last."""
    return "\uffff" if game.trouble else saved_words.called(game)


def _is_kind(game: SavedGame, kind: int) -> bool:
    if game.deleted is not None or kind == DELETED:
        return game.deleted is not None and kind == DELETED
    if kind == BROKEN:
        return bool(game.trouble)
    return kind == ALL or (not game.trouble and game.finished == (kind == FINISHED))
