"""How a fact of the state is declared: once, where its field stands.

What copies, shows, keeps, compares, sets and checks a state reads the declarations and lists no field by its name.
A field without a declaration is printed, or says where the rules stand: it is shared by copies, and no fact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

from attrs import evolve, field, fields, frozen

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.state import Player, Table

_T = TypeVar("_T")

# What the numbers of a fact are: counts, or names of something.
COUNT: Final = "number"
FLAG: Final = "flag"
CARD: Final = "card"
SEAT: Final = "seat"
SPACE: Final = "space"
POST: Final = "post"
FACTION: Final = "faction"
#: Anything else: plain values that only their own rules read.
PLAIN: Final = "plain"
#: The edition prints how many stacks there are.
STACK: Final = "stack"

# Kinds of physical cards.
PERSONAL: Final = "personal"
INTRIGUE: Final = "intrigue"
CONFLICT: Final = "Conflict"
CONTRACT: Final = "contract"
HAGAL: Final = "Hagal"

# Who may see a fact: all do; of cards those that a seat knows, or none but their backs; or its own seat alone.
OPEN: Final = "open"
KNOWN: Final = "known"
BACKS: Final = "backs"
OWN: Final = "own"


# Which games have a fact; digests and records of others leave it out.
Within = Callable[["Edition"], object]


def everywhere(_edition: Edition) -> bool:
    """Every game has it."""
    return True


#: Games that have more than the base game;
extended: Final[Within] = attrgetter("extended")
#: in which the rules play some seats;
with_rivals: Final[Within] = attrgetter("automa")
#: with units other than troops that wait in a garrison;
with_commanded: Final[Within] = attrgetter("commanded")
#: with cards that give another turn;
with_more_turns: Final[Within] = attrgetter("has_more_turns")
#: with cards that are played together with another,
with_partners: Final[Within] = attrgetter("joining")
#: with one of the Row, too;
with_usurping: Final[Within] = attrgetter("usurping")
#: with cards that let troops be deployed as on a combat space.
with_combat_icons: Final[Within] = attrgetter("has_combat_icons")


@frozen
class Fact:
    """What is declared of a field."""

    #: What its numbers are, or name.
    of: str
    name: str = ""
    seen: str = OPEN
    #: It is several of them, in no place of their own.
    several: bool = False
    #: The least that its numbers can be; -1 names nothing.
    least: int = 0
    #: There is a value, or a zone, for each of these: ``FACTION``, ``SPACE``, ``STACK``.
    per: str = ""
    #: The kinds of cards of a zone: each card of a kind is in one of its zones.
    kinds: tuple[str, ...] = ()
    #: What it counts, or says the places of, pieces of: a seat has as many of this kind of unit in all as there are.
    conserves: str = ""
    within: Within = everywhere


@frozen
class Where:
    """Where a fact stands that a printed value names: at the table or a seat, or in what a product adds to them."""

    name: str
    among: Any = None
    #: Its value at a table or a seat; that, with something added; and another value.
    of: Callable[[Any], Any] = field(init=False, eq=False, repr=False)
    add: Callable[[Any, Any], None] = field(init=False, eq=False, repr=False)
    set: Callable[[Any, Any], None] = field(init=False, eq=False, repr=False)

    @of.default
    def _of(self) -> Any:
        return attrgetter(self.name) if self.among is None else self._written("whose", "return {}")

    @add.default
    def _add(self) -> Any:
        return self._written("whose, more", "{} += more")

    @set.default
    def _set(self) -> Any:
        return self._written("whose, value", "{} = value")

    def _written(self, takes: str, does: str) -> Any:
        """A function as one would write it by hand: pieces move often."""
        fact = f"whose.{self.name}" if self.among is None else f"whose.added[among].{self.name}"
        scope: dict[str, Any] = {"among": self.among}
        exec(f"def made({takes}): {does.format(fact)}", scope)
        return scope["made"]


# ---------------------------------------------------------------- declaring


def number(*, least: int = 0, conserves: str = "", within: Within = everywhere) -> Any:
    """A count."""
    return _declared(Fact(COUNT, least=least, conserves=conserves, within=within), 0)


def flag(start: bool = False, *, within: Within = everywhere) -> Any:
    """Something that is so or is not."""
    return _declared(Fact(FLAG, within=within), start)


def zone(*kinds: str, seen: str = KNOWN, few: bool = False, within: Within = everywhere) -> Any:
    """Cards, the top at the end: a list, or a tuple where a few lie open and seldom change."""
    return _declared(Fact(CARD, seen=OPEN if few else seen, kinds=kinds, within=within), () if few else list)


def stacks(*kinds: str, seen: str = KNOWN) -> Any:
    """Several such zones, one for each stack that the edition prints."""
    return _declared(Fact(CARD, seen=seen, per=STACK, kinds=kinds), list, copy="[one[:] for one in {}]")


def one(of: str, *, within: Within = everywhere) -> Any:
    """The number of a seat, space or card, or of none."""
    return _declared(Fact(of, least=-1, within=within), -1)


def some(of: str, *, seen: str = OPEN, conserves: str = "", within: Within = everywhere) -> Any:
    """The numbers of several spaces, posts or cards."""
    return _declared(Fact(of, seen=seen, several=True, conserves=conserves, within=within), ())


def each(per: str, of: str = COUNT) -> Any:
    """A count, or a seat, for each Faction or space of the edition: ``lay_out`` puts them there."""
    return _declared(Fact(of, least=0 if of == COUNT else -1, per=per), list)


def plain(start: object, *, within: Within = everywhere) -> Any:
    """A value of another kind, never changed once made."""
    return _declared(Fact(PLAIN, within=within), start)


def _declared(fact: Fact, start: Any, **more: Any) -> Any:
    """The field; a ``start`` that is called makes a new list each time."""
    metadata = {"fact": fact, **more}
    return field(factory=start, metadata=metadata) if callable(start) else field(default=start, metadata=metadata)


def printed() -> Any:
    """What is printed and never changes: copies share it, and nobody compares it."""
    return field(eq=False)


def part(**options: Any) -> Any:
    """A thing that has facts of its own, or says itself how it is copied."""
    return field(metadata={"copy": "{}.clone()"}, **options)


def parts(**options: Any) -> Any:
    """A list of such things."""
    return field(metadata={"copy": "[one.clone() for one in {}]"}, **options)


def added() -> Any:
    """What products add: for each class of facts that they name, a thing that has them."""
    return field(factory=dict, metadata={"copy": "{0} and {{kind: one.clone() for kind, one in {0}.items()}}"})


def not_copied() -> Any:
    """Who is told of what happens: nobody is told of what happens in a copy."""
    return field(default=None, metadata={"copy": "None"})


# ---------------------------------------------------------------- reading


@cache
def facts_of(cls: Any) -> tuple[Fact, ...]:
    """All that a class declares, in its order."""
    return tuple(evolve(one.metadata["fact"], name=one.name) for one in fields(cls) if "fact" in one.metadata)


@cache
def hidden_facts(cls: Any) -> tuple[Fact, ...]:
    """Those that not everybody sees."""
    return tuple(fact for fact in facts_of(cls) if fact.seen != OPEN)


@cache
def zones_of(cls: Any) -> tuple[Fact, ...]:
    """Those that are zones of cards."""
    return tuple(fact for fact in facts_of(cls) if fact.kinds)


@cache
def _one_for_each(cls: Any) -> tuple[Fact, ...]:
    """Those that have a value for each Faction or space."""
    return tuple(fact for fact in facts_of(cls) if fact.per in (FACTION, SPACE))


@lru_cache(64)
def names_in(edition: Edition, cls: Any) -> tuple[str, ...]:
    """The names of the facts that games of this edition have."""
    return tuple(fact.name for fact in facts_of(cls) if fact.within(edition))


def lay_out(whose: Any, edition: Edition, added: Iterable[type[Added]] = ()) -> None:
    """Make room for what there is one of for each Faction or space, and for what products add."""
    for fact in _one_for_each(whose.__class__):
        size = len(edition.factions if fact.per == FACTION else edition.spaces)
        setattr(whose, fact.name, [fact.least] * size)
    for cls in added:
        whose.added[cls] = cls()
        lay_out(whose.added[cls], edition)


def values_of(fact: Fact, thing: Facts) -> Sequence[Any]:
    """The value, or all of them one after another."""
    value = getattr(thing, fact.name)
    if not isinstance(value, list | tuple):
        return (value,)
    return [one for stack in value for one in stack] if fact.per == STACK else value


def pieces_of(fact: Fact, thing: Facts) -> int:
    """How many pieces it counts, or says the places of."""
    values = values_of(fact, thing)
    return sum(values) if fact.of == COUNT else len(values)


def copier(cls: type[Any], made: type[_T]) -> Callable[[Any], _T]:
    """A function that copies all fields of ``cls`` into a new ``made``, written out as one would by hand."""
    lines = ["def copy(old):", "    new = blank(made)"]
    for one in fields(cls):
        usual = "{}[:]" if str(one.type).startswith(("list[", "bytearray")) else "{}"
        lines.append(f"    new.{one.name} = {one.metadata.get('copy', usual).format(f'old.{one.name}')}")
    scope: dict[str, Any] = {"blank": object.__new__, "made": made}
    exec("\n".join((*lines, "    return new")), scope)
    copy: Callable[[Any], _T] = scope["copy"]
    return copy


def cloned(cls: type[_T]) -> type[_T]:
    """Give the class the ``clone`` that follows from its fields; what stands in its lists never changes."""
    cls.clone = copier(cls, cls)  # type: ignore[attr-defined]
    return cls


class Facts:
    """What has facts, and copies of itself."""

    __slots__ = ()

    def clone(self) -> Self:
        """An independent copy that shares only what is printed; nobody looks on at it."""
        raise NotImplementedError


class Added(Facts):
    """Facts that a product adds: it names its classes, and each is looked up where it belongs by ``of``."""

    __slots__ = ()

    @classmethod
    def of(cls, whose: Table | Player) -> Self:
        """Those of this table or seat."""
        facts: Self = whose.added[cls]
        return facts


class SeatFacts(Added):
    """Facts of each seat."""

    __slots__ = ()


class TableFacts(Added):
    """Facts of the table."""

    __slots__ = ()


def name_of(cls: type[Added]) -> str:
    """What records and scenarios call the facts of a product."""
    return cls.__name__.lower()
