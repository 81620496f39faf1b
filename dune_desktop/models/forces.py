"""What seats have besides troops: spies in their supply, sandworms in the Conflict, Maker Hooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from attrs import frozen
from PySide6.QtCore import QObject

from dune_desktop.engine.names import Seat
from dune_desktop.engine.view import View
from dune_desktop.models import refs
from dune_desktop.models.grids import GridModel
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import Ref
from dune_desktop.text.tongue import Context

Forces = Context("Forces")

SPIES, WORMS, HOOKS = "spies", "worms", "hooks"
#: The columns.
KINDS: Final = (SPIES, WORMS, HOOKS)
_KIND_NAMES: Final[dict[str, Callable[[], str]]] = {
    SPIES: lambda: Forces.tr("Spies in the supply"),
    WORMS: lambda: Forces.tr("Sandworms in the Conflict"),
    HOOKS: lambda: Forces.tr("Maker Hooks"),
}
_COUNTS: Final[dict[str, Callable[[int], str]]] = {
    SPIES: lambda n: Forces.tr("%n sp(y|ies) in the supply", "", n),
    WORMS: lambda n: Forces.tr("%n sandworm(s) in the Conflict", "", n),
    HOOKS: lambda n: Forces.tr("has Maker Hooks") if n else Forces.tr("has no Maker Hooks"),
}


@frozen
class Force:
    """How many of a kind a seat has; of Maker Hooks 1 or none."""

    seat: Seat
    kind: str
    number: int = 0

    @property
    def ref(self) -> Ref:
        return refs.SEAT, self.seat


class ForceModel(GridModel[Force]):
    """A row for each seat, a column for each kind."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        seats = range(len(names.controller.seats))
        super().__init__(names, [[Force(seat, kind) for kind in KINDS] for seat in seats], parent)

    def sync(self, view: View) -> None:
        """Follow the view by the least signals."""
        counts = [(one.seat, (one.spies_left, one.worms, int(one.hooks))) for one in view.players]
        self.follow([[Force(seat, kind, n) for kind, n in zip(KINDS, row, strict=True)] for seat, row in counts])

    def row_name(self, row: int) -> str:
        return self.names.seat(row)

    def column_name(self, column: int) -> str:
        return _KIND_NAMES[KINDS[column]]()

    def tip(self, cell: Force) -> str:
        return Forces.tr("{player}: {what}").format(player=self.names.seat(cell.seat), what=force_text(cell))


def force_text(cell: Force) -> str:
    """How many of what."""
    return _COUNTS[cell.kind](cell.number)
