"""The influence tracks: how far each seat is with each faction, and who holds the Alliance."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QObject

from dune_desktop.engine.names import Seat
from dune_desktop.engine.view import View
from dune_desktop.models import refs
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import Ref
from dune_desktop.models.table.grids import GridModel
from dune_desktop.text.translating import Texts

Tracks = Texts("Tracks")


@frozen
class TrackCube:
    """A seat's cube on a track."""

    faction: int
    seat: Seat
    number: int = 0
    alliance: bool = False

    @property
    def ref(self) -> Ref:
        return refs.FACTION, self.faction


class TrackModel(GridModel[TrackCube]):
    """A row for each faction, a column for each seat."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        seats = range(len(names.controller.seats))
        cells = [[TrackCube(faction, seat) for seat in seats] for faction in names.edition.every_faction]
        super().__init__(names, cells, parent)

    def sync(self, view: View) -> None:
        """Follow the view by the least signals."""
        self.follow(
            [
                [
                    TrackCube(faction, player.seat, player.influence[faction], holder == player.seat)
                    for player in view.players
                ]
                for faction, holder in enumerate(view.alliances)
            ]
        )

    def row_name(self, row: int) -> str:
        return self.names.faction(row)

    def column_name(self, column: int) -> str:
        return self.names.seat(column)

    def tip(self, cell: TrackCube) -> str:
        return standing_text(self.names, cell)


def standing_text(names: Names, cell: TrackCube) -> str:
    """Who stands where on which track, and whether with the Alliance."""
    text = (
        Tracks.tr("{faction} – {player}: %n Influence, Alliance", "", cell.number)
        if cell.alliance
        else Tracks.tr("{faction} – {player}: %n Influence", "", cell.number)
    )
    return text.format(faction=names.faction(cell.faction), player=names.seat(cell.seat))
