"""What is said of the words of cards: of effects, conditions, counts and abilities, each by its kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import Any, Final

from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.names import ICONS
from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.lists import both
from dune_desktop.text.names import name
from dune_desktop.text.spoken_names import called, of_a_rival
from dune_desktop.text.translating import fill
from dune_desktop.text.units import unit_name

#: A clause begins small and has no full stop: ``recruit 3 troops``. Of a condition it begins with "if"; of a count it
#: is what stands around the effect that is multiplied.
wording: Final = ByKind[str]("wording")
#: The same of a Rival, in the third person and without a subject: ``recruits 3 troops``. What only joins clauses, and
#: what speaks of nobody, has no line here.
rival_wording: Final = ByKind[str]("rival_wording")
#: Of a condition that must not hold.
opposite: Final = ByKind[str]("opposite")
rival_opposite: Final = ByKind[str]("rival_opposite")
#: By step of sending an agent: what it does at a board space, and how that is told.
STEPS: Final[dict[str, tuple[Effect, Callable[[], str]]]] = {}


#: Of a gain to which a line above has given some of the same: that this is more of it.
adding: Final = ByKind[str]("adding")
_given: Final = ContextVar[frozenset[type]]("given", default=frozenset())


@contextmanager
def beside(given: Iterable[type]) -> Iterator[None]:
    """What is said meanwhile adds to gains of these kinds."""
    before = _given.set(frozenset(given))
    try:
        yield
    finally:
        _given.reset(before)


def adds(word: object) -> bool:
    """A line above has given some of the same."""
    return type(word) in _given.get()


def clause(word: object) -> str:
    """What it says, as a clause: told to whoever does it, or told of a Rival. Raises Untold.

    It may leave holes that are called like what the word names: a card, a board space, an effect.
    """
    table = adding if adds(word) else wording
    text = (rival_wording if of_a_rival() and type(word) in rival_wording else table).of(word)
    return fill(
        text, lambda hole: _NAMED[hole](getattr(word, hole)) if hole in _NAMED and hasattr(word, hole) else None
    )


def icon_names(icons: tuple[int, ...]) -> str:
    """The names of agent icons, enumerated."""
    return both([name("icon", ICONS[icon]) for icon in icons])


_NAMED: Final[dict[str, Callable[[Any], str]]] = {
    **{kind: partial(called, kind) for kind in ("card", "space", "market", "track")},
    "icon": lambda icon: icon_names((icon,)),
    "icons": icon_names,
    "unit": unit_name,
    "effect": clause,
    "reward": clause,
}
