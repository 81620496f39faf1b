"""The contracts that can be taken: those that lie open, and those set aside for one leader."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from dune_desktop.engine.abilities import TakesSardaukar
from dune_desktop.engine.names import NOBODY, CardNumber, Seat
from dune_desktop.engine.view import View
from dune_desktop.models import refs
from dune_desktop.models.naming import face_text
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import RowModel
from dune_desktop.text.translating import Texts

if TYPE_CHECKING:
    from dune_desktop.models.game.controller import Face

Market = Texts("Market")


@frozen
class ContractRow:
    """A contract on the table."""

    key: CardNumber
    #: Who alone may take it; NOBODY: it lies open for all.
    seat: Seat = NOBODY

    @property
    def ref(self) -> Ref:
        return refs.CONTRACT, self.key


class MarketModel(RowModel[ContractRow]):
    """A row for each, the open ones first."""

    READERS: ClassVar[dict[int, str]] = RowModel.READERS | {Role.FACE: "face_of", Role.SEAT: "seat_of"}

    def sync(self, view: View) -> None:
        """Follow the view by the least signals."""
        seat = commander(view)
        aside = [ContractRow(number, seat) for number in view.contracts_aside]
        self.follow([*map(ContractRow, view.contract_market), *aside])

    def open(self) -> tuple[CardNumber, ...]:
        """Those that lie open."""
        return tuple(row.key for row in self.rows if row.seat == NOBODY)

    def aside(self, seat: Seat) -> tuple[CardNumber, ...]:
        """Those that are set aside for a seat."""
        return tuple(row.key for row in self.rows if row.seat == seat)

    def text(self, row: ContractRow) -> str:
        return self.names.card(row.key)

    def spoken(self, row: ContractRow) -> str:
        said = Market.tr("Contract: {title}").format(title=self.text(row))
        if row.seat == NOBODY:
            return said
        return Market.tr("{contract}, only for {player}").format(contract=said, player=self.names.seat(row.seat))

    def tip(self, row: ContractRow) -> str:
        face = self.face_of(row)
        return "\n".join((self.spoken(row), *(() if face is None else face_text(face))))

    def face_of(self, row: ContractRow) -> Face | None:
        return self.names.face(row.key)

    def seat_of(self, row: ContractRow) -> Seat:
        return row.seat


def commander(view: View) -> Seat:
    """The seat for which contracts are set aside (U20.6)."""
    return next((seat for seat, rules in enumerate(view.rules.seats) if TakesSardaukar in rules.abilities), NOBODY)
