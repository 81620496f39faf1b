"""Where each seat's troops are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from attrs import frozen
from PySide6.QtCore import QObject

from dune_desktop.engine.frames.turn import returnable
from dune_desktop.engine.names import CONFLICT, GARRISON, NOBODY, SUPPLY, Seat
from dune_desktop.engine.state import Player
from dune_desktop.engine.units import strength
from dune_desktop.engine.view import View
from dune_desktop.models import refs
from dune_desktop.models.grids import GridModel
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import Ref
from dune_desktop.models.rows import State
from dune_desktop.text.tongue import Context

Troops = Context("Troops")

#: The columns.
PLACES: Final = (SUPPLY, GARRISON, CONFLICT)
_PLACE_NAMES: Final[dict[str, Callable[[], str]]] = {
    SUPPLY: lambda: Troops.tr("Supply"),
    GARRISON: lambda: Troops.tr("Garrison"),
    CONFLICT: lambda: Troops.tr("Conflict"),
}
_COUNTS: Final[dict[str, Callable[[int], str]]] = {
    SUPPLY: lambda n: Troops.tr("{player}: %n troop(s) in the supply", "", n),
    GARRISON: lambda n: Troops.tr("{player}: %n troop(s) in the garrison", "", n),
    CONFLICT: lambda n: Troops.tr("{player}: %n troop(s) in the Conflict", "", n),
}


@frozen
class Units:
    """Troops of a seat in one place."""

    seat: Seat
    place: str
    number: int = 0
    #: In the Conflict only: the strength; those that may not be taken back, as an effect has counted them (R14.9).
    strength: int = 0
    floor: int = 0

    @property
    def ref(self) -> Ref:
        return refs.UNITS, self.place


class UnitModel(GridModel[Units]):
    """A row for each seat, a column for each place."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        seats = range(len(names.controller.seats))
        super().__init__(names, [[Units(seat, place) for place in PLACES] for seat in seats], parent)
        self._asked: Seat = NOBODY

    def sync(self, view: View) -> None:
        """Follow the view by the least signals."""
        self._asked = NOBODY if view.question is None else view.question.seat
        self.follow([_units(view, player) for player in view.players])

    def row_name(self, row: int) -> str:
        return self.names.seat(row)

    def column_name(self, column: int) -> str:
        return _PLACE_NAMES[PLACES[column]]()

    def tip(self, cell: Units) -> str:
        said = _COUNTS[cell.place](cell.number).format(player=self.names.seat(cell.seat))
        if cell.place != CONFLICT:
            return said
        return Troops.tr("{troops}, strength {n}").format(troops=said, n=cell.strength)

    def state_of(self, cell: Units) -> State | None:
        """Units are called alike for all seats: questions mean those of who is asked."""
        return super().state_of(cell) if cell.seat == self._asked else None


def _units(view: View, player: Player) -> list[Units]:
    mine = view.turn.seat == player.seat
    floor = player.troops - returnable(view, player) if mine else player.troops
    return [
        Units(player.seat, SUPPLY, player.supply),
        Units(player.seat, GARRISON, player.garrison),
        Units(player.seat, CONFLICT, player.troops, strength(view, player), floor),
    ]
