"""Printed effects with their addresses, and items: printed effects that wait to be resolved."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from attrs import field, frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.derived import derived
from dune_desktop.engine.names import NO_CARD, SEATS, CardNumber, Seat

if TYPE_CHECKING:
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.engine.state import Table


#: Between a card and the address of what it copies from another.
COPIED = ".copy."


class Context(Protocol):
    """For whom, and because of what, an effect is looked at or resolved."""

    @property
    def seat(self) -> Seat: ...
    @property
    def card(self) -> CardNumber:
        """The physical card that carries the effect, or NO_CARD."""

    @property
    def address(self) -> str: ...
    @property
    def it(self) -> tuple[int, ...]:
        """What was just recruited, discarded, trashed or chosen within the running effect."""


@frozen
@derived
class Printed:
    """One printed icon or line: an effect and its address, such as ``thufir_hawat.reveal.2``."""

    address: str
    effect: Effect

    @cached_property
    def do(self) -> Action:
        return Action.of("do", self.address)


def box(owner: str, name: str, effects: tuple[Effect, ...]) -> tuple[Printed, ...]:
    """A printed box: its icons numbered from 1."""
    prefix = f"{owner}.{name}" if name else owner
    return tuple(Printed(f"{prefix}.{number}", effect) for number, effect in enumerate(effects, 1))


@frozen(eq=False)
class Component:
    """Something printed that has a name: a card, a space, a track."""

    id: str
    #: What prints it.
    product: str = field(default="", kw_only=True)


class Item:
    """A printed effect that a seat still has to, or may, resolve. Never changed once made."""

    __slots__ = ("address", "card", "it", "printed", "seat")

    def __init__(self, seat: Seat, card: CardNumber, printed: Printed, it: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.card = card
        self.printed = printed
        self.it = it
        self.address = printed.address

    @property
    def effect(self) -> Effect:
        return self.printed.effect

    def possible(self, table: Table) -> bool:
        """Would it do anything now?"""
        return self.printed.effect.possible(table, self)

    def optional(self, table: Table) -> bool:
        """May it be left undone?"""
        return self.printed.effect.optional(table, self)

    def key(self) -> tuple[object, ...]:
        """What tells it from other items, for digests."""
        return self.seat, self.card, self.printed.address, self.it, repr(self.printed.effect)


class ForSeat:
    """The context of a condition that no effect carries: requirements of spaces, cards still in hand."""

    __slots__ = ("seat",)
    card: CardNumber = NO_CARD
    address: str = ""
    it: tuple[int, ...] = ()

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


#: It holds nothing but its seat, so there is one of each.
FOR_SEAT = tuple(ForSeat(seat) for seat in SEATS)
