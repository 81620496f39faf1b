"""Contracts and trophies: those on the market, and those that lie before the seats, open or face down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from dune_desktop.engine.abilities import TakesSardaukar
from dune_desktop.engine.names import NOBODY, CardNumber, Seat
from dune_desktop.engine.view import View
from dune_desktop.models import refs
from dune_desktop.models.naming import Names, face_text
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import RowModel
from dune_desktop.text.tongue import Context

if TYPE_CHECKING:
    from dune_desktop.models.controller import Face

Held = Context("Held")


@frozen
class HeldRow:
    """A contract, an Objective or a won Conflict card."""

    key: CardNumber
    kind: str
    #: Before whom it lies, or who alone may take it; NOBODY: it is on the market.
    seat: Seat = NOBODY
    #: Face down: completed, or used for its battle icon.
    turned: bool = False

    @property
    def ref(self) -> Ref:
        return self.kind, self.key


class HeldModel(RowModel[HeldRow]):
    """Rows that lie open for all to see."""

    READERS: ClassVar[dict[int, str]] = RowModel.READERS | {Role.FACE: "face_of", Role.SEAT: "seat_of"}

    def sync(self, view: View) -> None:
        """Follow the view by the least signals."""
        self.follow(list(self.read(view)))

    def read(self, view: View) -> Iterator[HeldRow]:
        """What the view has of them."""
        raise NotImplementedError

    def of(self, seat: Seat, turned: bool = False) -> tuple[HeldRow, ...]:
        """Those of a seat."""
        return tuple(row for row in self.rows if row.seat == seat and row.turned == turned)

    def text(self, row: HeldRow) -> str:
        return self.names.card(row.key)

    def tip(self, row: HeldRow) -> str:
        face = self.face_of(row)
        return "\n".join((self.spoken(row), *(() if face is None else face_text(face, self.names.edition.id))))

    def face_of(self, row: HeldRow) -> Face | None:
        return self.names.face(row.key)

    def seat_of(self, row: HeldRow) -> Seat:
        return row.seat


class MarketModel(HeldModel):
    """Contracts that can be taken: the open ones, then those set aside for one leader."""

    def read(self, view: View) -> Iterator[HeldRow]:
        yield from (HeldRow(number, refs.CONTRACT) for number in view.contract_market)
        seat = commander(view, self.names)
        yield from (HeldRow(number, refs.CONTRACT, seat) for number in view.contracts_aside)

    def spoken(self, row: HeldRow) -> str:
        if row.seat == NOBODY:
            return self.text(row)
        return Held.tr("{contract}: only for {player}").format(
            contract=self.text(row), player=self.names.seat(row.seat)
        )


def commander(view: View, names: Names) -> Seat:
    """The seat for which contracts are set aside (U20.6)."""
    leaders = names.edition.leader_by_id
    having = (
        player.seat
        for player in view.players
        if any(isinstance(one, TakesSardaukar) for one in leaders[player.leader].ability)
    )
    return next(having, NOBODY)


class ContractModel(HeldModel):
    """Contracts of the seats."""

    def read(self, view: View) -> Iterator[HeldRow]:
        for player in view.players:
            yield from (HeldRow(number, refs.CONTRACT, player.seat) for number in player.contracts)
            yield from (HeldRow(number, refs.CONTRACT, player.seat, turned=True) for number in player.completed)

    def spoken(self, row: HeldRow) -> str:
        said = Held.tr("{player}: {what}, completed") if row.turned else Held.tr("{player}: {what}")
        return said.format(player=self.names.seat(row.seat), what=self.text(row))


class TrophyModel(HeldModel):
    """Objectives and won Conflict cards of the seats."""

    def read(self, view: View) -> Iterator[HeldRow]:
        for player in view.players:
            yield from (HeldRow(number, refs.TROPHY, player.seat) for number in player.trophies)
            yield from (HeldRow(number, refs.TROPHY, player.seat, turned=True) for number in player.flipped)

    def spoken(self, row: HeldRow) -> str:
        said = Held.tr("{player}: {what}, face down") if row.turned else Held.tr("{player}: {what}")
        return said.format(player=self.names.seat(row.seat), what=self.text(row))
