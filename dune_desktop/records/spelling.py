"""Actions that a scenario expects to be refused: a word that stands for nothing would be refused for that alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import attrs

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import everything
from dune_desktop.engine.items import Printed
from dune_desktop.engine.joining import WITH
from dune_desktop.records.reading import BadScenario, unknown

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.edition import Edition

_EDITIONS = 16
#: The verbs whose words name components, and how many of the words do.
_NAMING = {"agent": 2, "play": 1, "acquire": 1, "discard": 1, "trash": 1}


def check_words(edition: Edition, action: Action, key: str) -> None:
    """All cards and spaces that it names are printed somewhere, and an effect in this edition. Raises BadScenario."""
    ids = {name for other in (edition, *map(everything, EDITIONS.values())) for name in _known(other)[0]}
    addresses = _known(edition)[1]
    for word in action.args[: _NAMING.get(action.verb, 0)]:
        for name in word.rpartition(":")[2].split(WITH):
            if name not in ids:
                raise BadScenario(f"{key}: {unknown('id', name, ids)}")
    if action.verb == "do":
        address = action.args[0]
        if not any(address == one or address.startswith(f"{one}.") for one in addresses):
            raise BadScenario(f"{key}: {unknown('address', address, addresses)}")


@lru_cache(_EDITIONS)
def _known(edition: Edition) -> tuple[frozenset[str], frozenset[str]]:
    """The ids of its components, and the addresses of what is printed on them."""
    ids: set[str] = set()
    addresses: set[str] = set()
    for thing in (*_things(edition), *edition.course.common):
        if isinstance(thing, Printed):
            addresses.add(thing.address)
        else:
            ids.add(thing.id)
            addresses.update(one.address(thing.id, n) for n, one in enumerate(getattr(thing, "ability", ()), 1))
    return frozenset(ids), frozenset(addresses)


def _things(within: Any) -> Iterator[Any]:
    """Everything that is printed within something that is printed."""
    if isinstance(within, tuple | list):
        for one in within:
            yield from _things(one)
    elif isinstance(within, dict):
        yield from _things([*within.values()])
    elif isinstance(within, Printed):
        yield within
    elif hasattr(within, "product"):
        if hasattr(within, "id"):
            yield within
        for name in ("boxes", "visit", *(field.name for field in attrs.fields(type(within)))):
            yield from _things(getattr(within, name, ()))
