"""Actions that a scenario expects to be refused: a word that stands for nothing would be refused for that alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import attrs

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import everything
from dune_desktop.engine.decisions import PICKS
from dune_desktop.engine.facts import zones_of
from dune_desktop.engine.items import Printed
from dune_desktop.engine.joining import WITH
from dune_desktop.engine.market import TOP
from dune_desktop.engine.state import Player
from dune_desktop.engine.tracks import Node
from dune_desktop.scenarios.readers import BadScenario, unknown

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.edition import Edition

_EDITIONS = 16
#: The verbs whose words name what is printed, and how many of the words do. Any further word says where it is, or which
#: units are meant.
_NAMING = {"agent": 2, "play": 1, "acquire": 1, "discard": 1, "trash": 1, "pick": 1}
#: Where a card can lie that is trashed or discarded.
_ZONES = tuple(fact.name for fact in zones_of(Player))


def check_words(edition: Edition, action: Action, key: str) -> None:
    """All that it names is printed somewhere, and an effect in this edition. Raises BadScenario."""
    if action.verb == "do":
        address, addresses = action.args[0], _known(edition)[1]
        if not any(address == one or address.startswith(f"{one}.") for one in addresses):
            raise BadScenario(f"{key}: {unknown('address', address, addresses)}")
        return
    ids = {name for other in (edition, *map(everything, EDITIONS.values())) for name in _known(other)[0]}
    if action.verb == "pick":
        ids.update(name for pick in PICKS.values() for name in pick.ids)
    further = (*TOP, *(market.source for market in edition.markets), *(kind.id for kind in edition.units))
    for number, word in enumerate(action.args):
        if number >= _NAMING.get(action.verb, 0):
            _check("word", word, further, key)
            continue
        zone, _, name = word.rpartition(":")
        if zone:
            _check("zone", zone, _ZONES, key)
        for one in name.partition("~")[0].split(WITH):
            _check("id", one, ids, key)


def _check(what: str, word: str, known: Collection[str], key: str) -> None:
    """It is known, or else an amount."""
    if word not in known and not word.isdecimal():
        raise BadScenario(f"{key}: {unknown(what, word, known)}")


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
    elif hasattr(within, "product") or isinstance(within, Node):
        if hasattr(within, "id"):
            yield within
        for name in ("boxes", "visit", *(field.name for field in attrs.fields(type(within)))):
            yield from _things(getattr(within, name, ()))
