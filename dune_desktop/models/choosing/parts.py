"""Which of the words of an effect asks: its limit and wording make the prompt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.events import InfluenceMoved
from dune_desktop.text.effects import clause

if TYPE_CHECKING:
    from dune_desktop.engine.names import Seat
    from dune_desktop.models.controller import GameController

_E = TypeVar("_E", bound=Effect)


def within(effect: Effect | None, *kinds: type[_E]) -> Iterator[_E]:
    """The effects of these kinds in a tree, outermost first."""
    if effect is None:
        return
    if isinstance(effect, kinds):
        yield effect
    for part in effect.parts():
        yield from within(part, *kinds)


def first(effect: Effect | None, *kinds: type[_E]) -> _E | None:
    return next(within(effect, *kinds), None)


def deed(effect: Effect) -> str:
    """What the effect does, as a title."""
    return capital(clause(effect))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def picked(controller: GameController, seat: Seat, verb: str) -> int:
    """How many answers of the same pick are given already: until it is complete, nothing happens."""
    n = 0
    for step in reversed(controller.history):
        if step.action is None or step.action.verb != verb or step.seat != seat or step.events:
            break
        n += 1
    return n


def has_lost_influence(controller: GameController, seat: Seat) -> bool:
    """The price in influence of the effect that is being resolved is paid: its gain is what asks."""
    for step in reversed(controller.history):
        if any(isinstance(event, InfluenceMoved) and event.seat == seat for event in step.events):
            return True
        if step.action is None or step.action.verb != "pick":
            break
    return False
