"""The board spaces: who stands there, and what lies on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from attrs import frozen
from PySide6.QtCore import QObject

from dune_desktop.engine.effects import AcquireReserve, TakeMentat, TakeSeat
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.engine.printed import Space
from dune_desktop.engine.rules import Price
from dune_desktop.engine.units import control_of, holdings
from dune_desktop.engine.view import View
from dune_desktop.models import refs
from dune_desktop.models.naming import Names, space_text
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import RowModel
from dune_desktop.text.effects import amounts
from dune_desktop.text.translating import Texts
from dune_desktop.text.units import counted

Spaces = Texts("Spaces")


@frozen
class SpaceRow:
    """What lies on a space now."""

    key: int
    #: Whose agents stand here, one seat for each agent, in the order of seats.
    agents: tuple[Seat, ...] = ()
    #: The one of them that is the Mentat's: its seat, or NOBODY.
    mentat: Seat = NOBODY
    #: The Mentat waits here to be taken.
    mentat_home: bool = False
    bonus: int = 0
    control: Seat = NOBODY
    #: The kind of unit that holds it, over any marker.
    held_by: str = ""
    #: Who closed it with The Voice.
    voices: tuple[Seat, ...] = ()
    #: Who has a seat in the council that meets here.
    council: tuple[Seat, ...] = ()
    #: Cards left in the stack that lies here (Foldspace); -1: none ever does.
    stack: int = -1
    #: What whoever looks pays, where a leader changes it.
    price: Price | None = None

    @property
    def ref(self) -> Ref:
        return refs.SPACE, self.key


class SpaceModel(RowModel[SpaceRow]):
    """A row for each space of the board, in its printed order."""

    READERS: ClassVar[dict[int, str]] = RowModel.READERS | {Role.FACE: "face_of", Role.COUNT: "stack_of"}

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(names, parent)
        self._things = things_of(names)

    def sync(self, view: View) -> None:
        """Follow the view by the least signals."""
        self.follow(space_rows(view, self.names, self._things))

    def text(self, row: SpaceRow) -> str:
        return self.names.space(row.key)

    def tip(self, row: SpaceRow) -> str:
        return "\n".join((self.text(row), *space_text(self.names, row.key), *occupation(self.names, row)))

    def spoken(self, row: SpaceRow) -> str:
        return "; ".join((self.text(row), *occupation(self.names, row)))

    def face_of(self, row: SpaceRow) -> Space:
        return self.names.edition.spaces[row.key]

    def stack_of(self, row: SpaceRow) -> int:
        return row.stack


@frozen
class Things:
    """What may lie on a space besides agents, by what is printed there."""

    mentat: bool
    council: bool
    #: The id of the reserve card that is stacked there.
    reserve: str | None


def things_of(names: Names) -> list[Things]:
    """For each space what may lie there."""
    return [_things(space) for space in names.edition.spaces]


def _things(space: Space) -> Things:
    effects = [leaf for offer in space.offers for effect in offer.effects for leaf in _leaves(effect)]
    return Things(
        mentat=any(isinstance(effect, TakeMentat) for effect in effects),
        council=any(isinstance(effect, TakeSeat) for effect in effects),
        reserve=next((effect.card for effect in effects if isinstance(effect, AcquireReserve)), None),
    )


def _leaves(effect: Effect) -> Iterator[Effect]:
    parts = effect.parts()
    yield from (leaf for part in parts for leaf in _leaves(part)) if parts else (effect,)


def space_rows(view: View, names: Names, things: list[Things]) -> list[SpaceRow]:
    """The board as the view shows it."""
    agents: list[list[Seat]] = [[] for _ in things]
    voices: list[list[Seat]] = [[] for _ in things]
    for player in view.players:
        for space in player.agents:
            agents[space].append(player.seat)
        if player.voice >= 0:
            voices[player.voice].append(player.seat)
    council = tuple(player.seat for player in view.players if player.council)
    prices = _own_prices(view, names)
    held = {space: unit for _, space, unit in holdings(view)}
    return [
        SpaceRow(
            key=space,
            agents=tuple(agents[space]),
            mentat=view.mentat if view.mentat_space == space else NOBODY,
            mentat_home=thing.mentat and view.mentat == NOBODY,
            bonus=view.bonus[space],
            control=control_of(view, space),
            held_by=held.get(space, ""),
            voices=tuple(voices[space]),
            council=council if thing.council else (),
            stack=-1 if thing.reserve is None else len(view.reserve[names.edition.reserve_index[thing.reserve]]),
            price=prices.get(space),
        )
        for space, thing in enumerate(things)
    ]


def _own_prices(view: View, names: Names) -> dict[int, Price]:
    """By space: what the looker's leader and the first Swordmaster make of the printed price (R26.7, U19.2)."""
    edition = names.edition
    printed = [tuple(offer.price for offer in space.offers) for space in edition.spaces]
    own: Sequence[tuple[Price, ...]] = printed
    if view.seat < len(view.players):
        own = view.rules.seats[view.seat].tariff(view.players).prices
    elif any(player.swordmaster for player in view.players):
        own = [space.later_prices for space in edition.spaces]
    pairs = enumerate(zip(own, printed, strict=True))
    return {space: prices[0] for space, (prices, others) in pairs if prices != others and len(prices) == 1}


def occupation(names: Names, row: SpaceRow) -> Iterator[str]:
    """What lies on the space, a phrase for each thing."""
    if row.agents:
        yield Spaces.tr("Agents: {players}").format(players=names.seats(row.agents))
    if row.mentat_home:
        yield Spaces.tr("the Mentat is here")
    if row.council:
        yield Spaces.tr("seats taken by: {players}").format(players=names.seats(row.council))
    if row.held_by:
        yield Spaces.tr("held by {units}").format(units=counted(row.held_by, 1))
    if row.control != NOBODY:
        yield Spaces.tr("controlled by {player}").format(player=names.seat(row.control))
    if row.bonus:
        yield Spaces.tr("%n bonus spice", "", row.bonus)
    if row.voices:
        yield Spaces.tr("closed by The Voice of: {players}").format(players=names.seats(row.voices))
    if row.price is not None:
        yield Spaces.tr("your cost: {amounts}").format(amounts=amounts(row.price))
    if row.stack >= 0:
        yield Spaces.tr("%n card(s) left", "in the stack on a space", row.stack)
