"""What the tests of models need: a controller whose seats play at random with open hands, and ears for signals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import OPEN
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.records.game_info import SeatSetup
from tests.games import seats_of

SEATS = (
    SeatSetup("Serhii", "red"),
    SeatSetup("Olha", "blue"),
    SeatSetup("Andrii", "green"),
    SeatSetup("Ivanka", "yellow"),
)
WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


def table(seed: int, players: int = 3, cover: str = OPEN, edition: str = "base", choam: bool = False) -> GameController:
    setup = Setup(players, seed, expansions=("choam",) if choam else ())
    return GameController(edition, setup, SEATS[:players], cover=cover)


def play(controller: GameController, seed: int, undo: int = 0) -> Iterator[None]:
    """Play to the end with random seats; each decision, and each undo (one time in so many), is a step."""
    chance = seats_of(seed)
    while controller.asked >= 0:
        if undo and controller.can_undo and chance.below(undo) == 0:
            controller.undo()
        else:
            question = controller.question
            assert question is not None
            assert question.options is not None
            assert controller.act(question.options[chance.below(len(question.options))])
        yield


def watched(*models: QAbstractItemModel) -> list[QAbstractItemModelTester]:
    """Qt's own testers; they speak up in the log of Qt's messages (``qtlog``). Keep them as long as they shall look."""
    warning = QAbstractItemModelTester.FailureReportingMode.Warning  # Fatal ends the process
    return [QAbstractItemModelTester(model, warning) for model in models]


def all_models(models: TableModels) -> list[QAbstractItemModel]:
    tables = [models.tracks, models.spaces, models.seats, models.log, models.since, models.words]
    return [*models.zones.values(), *tables, models.posts, models.market]


class Ears:
    """Writes down the signals of a model: (name, first, last) of rows, at any depth of a tree."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self.heard: list[tuple[str, int, int]] = []
        self._model = model
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.rowsMoved.connect(self._moved)
        model.dataChanged.connect(self._changed)
        model.modelReset.connect(self._reset)
        model.layoutChanged.connect(self._reset)

    def take(self) -> list[tuple[str, int, int]]:
        """What was heard since the last time."""
        heard, self.heard = self.heard, []
        return heard

    def _inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.heard.append(("inserted", first, last))

    def _removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.heard.append(("removed", first, last))

    def _moved(self, _parent: QModelIndex, first: int, _last: int, _target: QModelIndex, row: int) -> None:
        self.heard.append(("moved", first, row))

    def _changed(self, first: QModelIndex, last: QModelIndex, _roles: Any) -> None:
        self.heard.append(("changed", first.row(), last.row()))

    def _reset(self, *_: Any) -> None:
        self.heard.append(("reset", 0, 0))


def indexes(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[QModelIndex]:
    """Every cell of a model, those below others too."""
    parent = parent or QModelIndex()
    flat = isinstance(model, QAbstractListModel)  # of a list the method is private, and nothing is below its rows
    for row in range(model.rowCount(parent)):
        for column in range(1 if flat else model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield index
            if not flat:
                yield from indexes(model, index)


def texts(model: QAbstractItemModel) -> list[str]:
    """Everything that can be read in a model."""
    return [index.data(role) for index in indexes(model) for role in WORDS]
