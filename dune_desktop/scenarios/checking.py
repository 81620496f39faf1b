"""Actions that a scenario wants refused: all that they name has to exist, or they would be refused for that alone."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from dune_desktop.engine.decisions import PICKS
from dune_desktop.engine.facts import zones_of
from dune_desktop.engine.items import COPIED
from dune_desktop.engine.joining import OF_ROW, WITH
from dune_desktop.engine.market import TOP
from dune_desktop.engine.rules import addressed
from dune_desktop.engine.state import Player
from dune_desktop.positions.readers import Miswritten, unknown
from dune_desktop.text.addresses import printed_places
from dune_desktop.text.names import ids_of_pieces

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.edition import Edition

#: The verbs whose words name what is printed, and how many of the words do. Any further word says where it is, or which
#: units are meant.
_NAMING = {"agent": 2, "play": 1, "acquire": 1, "discard": 1, "trash": 1, "pick": 1}
#: Where a card can lie that is trashed or discarded.
_ZONES = tuple(fact.name for fact in zones_of(Player))


def check_words(edition: Edition, action: Action, key: str) -> None:
    """All that it names is printed somewhere, and an effect in this edition, or it would be refused for that alone.

    Raises Miswritten.
    """
    if action.verb == "do":
        sides = (side for leader in edition.leaders for side in leader.sides)
        standing = (address for side in sides for address, _ in addressed(side))
        address, addresses = action.args[0].rpartition(COPIED)[2], (*printed_places(edition), *standing)
        if not any(address == one or address.startswith(f"{one}.") for one in addresses):
            raise Miswritten(f"{key}: {unknown('address', address, addresses)}")
        return
    ids = ids_of_pieces()
    if action.verb == "pick":
        ids.update(name for pick in PICKS.values() for name in pick.ids)
    further = (*TOP, *(market.source for market in edition.markets), *(kind.id for kind in edition.units))
    for number, word in enumerate(action.args):
        if number >= _NAMING.get(action.verb, 0):
            _check("word", word, further, key)
            continue
        for card in word.replace(OF_ROW, "").split(WITH):
            zone, _, name = card.rpartition(":")
            if zone:
                _check("zone", zone, _ZONES, key)
            _check("id", name.partition("~")[0], ids, key)


def _check(what: str, word: str, known: Collection[str], key: str) -> None:
    """It is known, or else an amount."""
    if word not in known and not word.isdecimal():
        raise Miswritten(f"{key}: {unknown(what, word, known)}")
