"""Reading values that a person wrote: every reader checks, and says in one line what is wrong and where.

A reader takes the value and the key that it stands under, and returns the value that the program uses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from dune_desktop.engine import facts

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.facts import Added
    from dune_desktop.engine.tracks import Track

#: More of anything is a slip.
_MUCH = 99


class Miswritten(Exception):
    """What somebody wrote can't be read, or built: one line that says where it stands, and what is wrong."""


Read = Callable[[object, str], Any]

_KINDS = {
    bool: "true or false",
    int: "a number",
    float: "a number with a fraction",
    str: "a text",
    list: "a list",
    dict: "a table",
}


def kind_of(value: object) -> str:
    """The kind of a TOML value, in words."""
    return _KINDS.get(type(value), "a date or time")


def unknown(what: str, word: object, known: Iterable[str]) -> str:
    """``unknown card 'dager', did you mean 'dagger'?``"""
    close = get_close_matches(str(word), list(known), 1)
    return f"unknown {what} {word!r}" + (f", did you mean {close[0]!r}?" if close else "")


def _expect(kind: type, value: object, key: str) -> None:
    if type(value) is not kind:  # a bool is an int, but true is no number
        raise Miswritten(f"{key}: expected {_KINDS[kind]}, found {kind_of(value)}")


def number(most: int, least: int = 0) -> Read:
    """A whole number within limits."""

    def read(value: object, key: str) -> int:
        _expect(int, value, key)
        assert isinstance(value, int)
        if not least <= value <= most:
            raise Miswritten(f"{key}: {value} is not within {least} and {most}")
        return value

    return read


def flag(value: object, key: str) -> bool:
    """true or false."""
    _expect(bool, value, key)
    return value is True


def text(value: object, key: str) -> str:
    """Any text but an empty one."""
    _expect(str, value, key)
    if not str(value).strip():
        raise Miswritten(f"{key}: is empty")
    return str(value)


def one_of(what: str, words: Iterable[str]) -> Read:
    """One of some ids."""
    known = tuple(words)

    def read(value: object, key: str) -> str:
        _expect(str, value, key)
        if value not in known:
            raise Miswritten(f"{key}: {unknown(what, value, known)}")
        return str(value)

    return read


def index_of(what: str, words: Iterable[str], allowed: Iterable[str] | None = None) -> Read:
    """The place of an id in a tuple of ids, all of them or only some allowed."""
    known = tuple(words)
    name = one_of(what, known if allowed is None else allowed)
    return lambda value, key: known.index(name(value, key))


def seat_or(word: str, seats: int, otherwise: int | str) -> Read:
    """A seat's number, or a word for "none of them", which becomes something else."""

    def read(value: object, key: str) -> int | str:
        if value == word:
            return otherwise
        if type(value) is str:
            raise Miswritten(f"{key}: expected a seat or {word!r}, found {value!r}")
        seat: int = number(seats - 1)(value, key)
        return seat

    return read


def many(read: Read, most: int = 999) -> Read:
    """A list, kept as a tuple."""

    def read_all(value: object, key: str) -> tuple[Any, ...]:
        _expect(list, value, key)
        assert isinstance(value, list)
        if len(value) > most:
            raise Miswritten(f"{key}: {len(value)} are too many, at most {most}")
        return tuple(read(one, key) for one in value)

    return read_all


def stack_of(read: Read) -> Read:
    """What lies on top of a stack, or the whole of it as a list, the top first."""
    whole = many(read)
    return lambda value, key: whole(value, key) if isinstance(value, list) else read(value, key)


def table_of(value: object, key: str) -> dict[str, Any]:
    """A table, as it stands there."""
    _expect(dict, value, key)
    assert isinstance(value, dict)
    return value


def mapping(read_key: Read, read_value: Read) -> Read:
    """A table whose keys are ids."""

    def read(value: object, key: str) -> dict[Any, Any]:
        table = table_of(value, key)
        return {read_key(name, key): read_value(one, f"{key}.{name}") for name, one in table.items()}

    return read


def fields(value: object, readers: Mapping[str, Read], key: str = "") -> dict[str, Any]:
    """The values of a table, each read by the reader of its key."""
    values = {}
    for name, one in table_of(value, key).items():
        if name not in readers:
            raise Miswritten(f"{f'{key}: ' if key else ''}{unknown('key', name, readers)}")
        values[name] = readers[name](one, f"{key}.{name}" if key else name)
    return values


# ---------------------------------------------------------------- what facts of the state name


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
            raise Miswritten(f"{key}: there are no {what}s here: is 'with = [...]' missing?")
        return str(read_id(value, key))

    return read


def readers_of_facts(edition: Edition, players: int, cls: Any, added: Iterable[type[Added]] = ()) -> dict[str, Read]:
    """How a position says each fact of such a thing, and in a table of its own what each product adds."""
    known = [fact for fact in facts.facts_of(cls) if fact.within(edition)]
    own = issubclass(cls, facts.Added)  # the stacks of the game's own table are said by what is left in them
    named = (fact for fact in known if fact.of != facts.PLAIN and (fact.of != facts.CARD or fact.kinds))
    said = [fact for fact in named if own or fact.per != facts.STACK]
    found = {fact.name: _reader(edition, players, fact) for fact in said}
    return found | tokens_of(edition, cls) | added_of(edition, players, added)


def tokens_of(edition: Edition, cls: Any) -> dict[str, Read]:
    """Those of its facts that say where a token stands: the node's id, or its number."""
    own = (track for track in edition.tracks if track.token.among is cls)
    return {track.token.name: _node_of(track) for track in own}


def _node_of(track: Track) -> Read:
    by_number, by_id = number(len(track.nodes) - 1), index_of("space of the track", track.index)
    return lambda value, key: (by_id if isinstance(value, str) else by_number)(value, key)


def added_of(edition: Edition, players: int, added: Iterable[type[Added]]) -> dict[str, Read]:
    """What products add."""
    return {facts.name_of(cls): _table(readers_of_facts(edition, players, cls)) for cls in added}


def _table(own: dict[str, Read]) -> Read:
    return lambda value, key: fields(value, own, key)


def _reader(edition: Edition, players: int, fact: facts.Fact) -> Read:
    if fact.kinds:
        card = card_of(edition, *fact.kinds)
        return many(stack_of(card) if fact.per == facts.STACK else card)
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
