"""What scenarios call what the facts of a state name, and how they say a fact of any kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dune_desktop.engine import facts
from dune_desktop.scenarios.readers import BadScenario, Read, fields, flag, index_of, many, mapping, number, one_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.facts import Added

_MUCH = 99


def ids(edition: Edition, of: str) -> list[str]:
    """The ids of all that a number can name."""
    named: dict[str, tuple[Any, ...]] = {
        facts.SPACE: edition.spaces,
        facts.POST: edition.posts,
        facts.FACTION: edition.factions,
    }
    return [one.id for one in named[of]]


def card_ids(edition: Edition, kind: str) -> tuple[str, Sequence[str]]:
    """What a card of this kind is called, and the ids of all that there are."""
    if kind == facts.PERSONAL:
        return "card", [*edition.card_by_id]
    if kind == facts.CONFLICT:
        return "Objective or Conflict card", [*(one.id for one in edition.objectives), *edition.conflict_by_id]
    decks: dict[str, tuple[str, tuple[Any, ...]]] = {
        facts.INTRIGUE: ("intrigue card", edition.intrigues),
        facts.CONTRACT: ("contract", edition.contracts),
        facts.HAGAL: ("Hagal card", () if edition.automa is None else edition.automa.deck),
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
    known = [fact for fact in facts.facts_of(cls) if fact.within(edition)]
    said = [fact for fact in known if fact.of != facts.PLAIN and fact.per != facts.STACK]
    return {fact.name: _reader(edition, players, fact) for fact in said} | added_of(edition, players, added)


def added_of(edition: Edition, players: int, added: Iterable[type[Added]]) -> dict[str, Read]:
    """What products add."""
    return {facts.name_of(cls): _table(readers(edition, players, cls)) for cls in added}


def _table(own: dict[str, Read]) -> Read:
    return lambda value, key: fields(value, own, key)


def _reader(edition: Edition, players: int, fact: facts.Fact) -> Read:
    if fact.kinds:
        return many(card_of(edition, *fact.kinds))
    read = _one(edition, players, fact)
    if fact.per:
        return mapping(index_of(fact.per, ids(edition, fact.per)), read)
    return many(read) if fact.several else read


def _one(edition: Edition, players: int, fact: facts.Fact) -> Read:
    if fact.of == facts.COUNT:
        pieces = next((kind.number for kind in edition.units if kind.id == fact.conserves), _MUCH)
        return number(max(edition.tops) if fact.per == facts.FACTION else pieces)
    if fact.of == facts.FLAG:
        return flag
    if fact.of == facts.SEAT:
        return number(players - 1)
    return index_of(fact.of, ids(edition, fact.of))
