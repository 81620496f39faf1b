"""Which of the words of an effect asks: its limit and wording make the prompt; and what it is called in a row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, TypeVar

from dune_desktop.engine.actions import NO
from dune_desktop.engine.effects import DestroyWall, If
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.events import InfluenceMoved
from dune_desktop.models.choices import Choice
from dune_desktop.models.refs import SHIELD_WALL, YES, Ref
from dune_desktop.text.effects import clause

if TYPE_CHECKING:
    from dune_desktop.engine.names import Seat
    from dune_desktop.models.choosing.asked import Asked
    from dune_desktop.models.choosing.sheet import Sheet
    from dune_desktop.models.shown import ShownGame

_E = TypeVar("_E", bound=Effect)
#: Two lines of a row in the narrowest panel; what can be left out of a clause.
_SHORT: Final = 60
_ASIDE: Final = re.compile(r"\s*\([^()]*\)")


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


def breaks(asked: Asked, effect: Effect | None) -> tuple[Ref, ...]:
    """The Shield Wall, where the effect may destroy it."""
    return (SHIELD_WALL,) if asked.view.wall and first(effect, DestroyWall) is not None else ()


def deed(effect: Effect) -> str:
    """What the effect does, as a title."""
    return capital(clause(effect))


def short(effect: Effect) -> str:
    """The same in few words, for a row of a list; empty when it takes more, and the source has to do."""
    if isinstance(effect, If):  # it is offered while its condition holds
        return short(effect.then) if effect.otherwise is None else ""
    text = _ASIDE.sub("", clause(effect))
    if len(text) > _SHORT and not effect.parts():
        text = text.partition(":")[0]
    return capital(text) if len(text) <= _SHORT else ""


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def leave(asked: Asked, sheet: Sheet, title: str) -> None:
    """A button for "no" below what can be picked, where the question has that answer."""
    if NO in asked.options:
        number = len(asked.options)
        sheet.button(Choice((YES, 0), title, NO, str(number) if number < 10 else "", sealed=asked.sealed(NO)))


def picked(controller: ShownGame, seat: Seat, verb: str) -> int:
    """How many answers of the same pick are given already: until it is complete, nothing happens."""
    n = 0
    for step in reversed(controller.history):
        if step.action is None or step.action.verb != verb or step.seat != seat or step.events:
            break
        n += 1
    return n


def has_lost_influence(controller: ShownGame, seat: Seat) -> bool:
    """The price in influence of the effect that is being resolved is paid: its gain is what asks."""
    for step in reversed(controller.history):
        if any(isinstance(event, InfluenceMoved) and event.seat == seat for event in step.events):
            return True
        if step.action is None or step.action.verb != "pick":
            break
    return False
