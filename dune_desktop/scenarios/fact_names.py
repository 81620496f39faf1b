"""What scenarios call what the facts of a state name, and how they say a fact of any kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dune_desktop.engine.facts import (
    CONFLICT,
    CONTRACT,
    COUNT,
    FACTION,
    FLAG,
    HAGAL,
    INTRIGUE,
    PERSONAL,
    PLAIN,
    POST,
    SEAT,
    SPACE,
    STACK,
    Fact,
    facts_of,
    name_of,
)
from dune_desktop.scenarios.readers import BadScenario, Read, fields, flag, index_of, many, mapping, number, one_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.facts import Added

_MUCH = 99


def ids(edition: Edition, of: str) -> list[str]:
    """The ids of all that a number can name."""
    named: dict[str, tuple[Any, ...]] = {SPACE: edition.spaces, POST: edition.posts, FACTION: edition.factions}
    return [one.id for one in named[of]]


def card_ids(edition: Edition, kind: str) -> tuple[str, Sequence[str]]:
    """What a card of this kind is called, and the ids of all that there are."""
    if kind == PERSONAL:
        return "card", [*edition.card_by_id]
    if kind == CONFLICT:
        return "Objective or Conflict card", [*(one.id for one in edition.objectives), *edition.conflict_by_id]
    decks: dict[str, tuple[str, tuple[Any, ...]]] = {
        INTRIGUE: ("intrigue card", edition.intrigues),
        CONTRACT: ("contract", edition.contracts),
        HAGAL: ("Hagal card", () if edition.automa is None else edition.automa.deck),
    }
    what, deck = decks.get(kind) or (kind, edition.decks.get(kind, ()))
    return what, [face.id for face in deck]


def card_of(edition: Edition, *kinds: str) -> Read:
    """A card of one of these kinds."""
    called = [card_ids(edition, kind) for kind in kinds]
    what, known = called[0][0] if len(called) == 1 else "card", [one for _, cards in called for one in cards]
    read_id = one_of(what, known)

    def read(value: object, key: str) -> str:
        if not known:
            raise BadScenario(f"{key}: there are no {what}s here: is 'with = [...]' missing?")
        return str(read_id(value, key))

    return read


def readers(edition: Edition, players: int, cls: Any, added: Iterable[type[Added]] = ()) -> dict[str, Read]:
    """How a position says each fact of such a thing, and in a table of its own what each product adds."""
    facts = [fact for fact in facts_of(cls) if fact.within(edition) and fact.of != PLAIN and fact.per != STACK]
    return {fact.name: _reader(edition, players, fact) for fact in facts} | added_of(edition, players, added)


def added_of(edition: Edition, players: int, added: Iterable[type[Added]]) -> dict[str, Read]:
    """What products add."""
    return {name_of(cls): _table(readers(edition, players, cls)) for cls in added}


def _table(own: dict[str, Read]) -> Read:
    return lambda value, key: fields(value, own, key)


def _reader(edition: Edition, players: int, fact: Fact) -> Read:
    if fact.kinds:
        return many(card_of(edition, *fact.kinds))
    read = _one(edition, players, fact)
    if fact.per:
        return mapping(index_of(fact.per, ids(edition, fact.per)), read)
    return many(read) if fact.several else read


def _one(edition: Edition, players: int, fact: Fact) -> Read:
    if fact.of == COUNT:
        pieces = next((kind.number for kind in edition.units if kind.id == fact.conserves), _MUCH)
        return number(max(edition.tops) if fact.per == FACTION else pieces)
    if fact.of == FLAG:
        return flag
    if fact.of == SEAT:
        return number(players - 1)
    return index_of(fact.of, ids(edition, fact.of))
