"""Games are composed of products: what each adds, replaces and takes out, and what it needs."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from attrs import evolve, field, frozen

from dune_desktop.engine.edition import Board
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.facts import SeatFacts, TableFacts
from dune_desktop.engine.market import Market
from dune_desktop.engine.printed import (
    Card,
    Conflict,
    Contract,
    Face,
    Faction,
    Intrigue,
    Leader,
    Objective,
    Section,
    Space,
    printed_by,
)
from dune_desktop.engine.rivals.printed import HagalCard, Rival
from dune_desktop.engine.rules import Course
from dune_desktop.engine.tracks import Track
from dune_desktop.engine.units import UnitKind


def on_board(product: str) -> str:
    """The word for a game on the board of this product."""
    return f"the board of {product}"


@frozen(eq=False)
class Insert:
    """A step that a product puts into a list of the course: beside or instead of one that stands there, or last."""

    #: Which list: ``dealing``, ``phases``, ``sending``, ``spoils``, ``before_reveal``, ``after_reveal``, ``hears``,
    #: ``common``, ``owned``; of seats that the rules play ``rival_turn``, ``rival_prices``, ``rival_posts``,
    #: ``rival_shuns``.
    into: str
    step: Any
    before: Any = field(default=None, kw_only=True)
    after: Any = field(default=None, kw_only=True)
    instead: Any = field(default=None, kw_only=True)

    def put(self, course: Course) -> Course:
        """The course with the step. Raises BadSetup."""
        steps = list(getattr(course, self.into))
        beside = course.standing(self.before or self.after or self.instead)
        if beside is not None and beside not in steps:
            step, missing = (getattr(one, "__name__", one) for one in (self.step, beside))
            raise BadSetup(f"{step} has no place in the course: {missing} is not among its {self.into}")
        at = len(steps) if beside is None else steps.index(beside) + (self.after is not None)
        steps[at : at + (self.instead is not None)] = [self.step]
        changes: dict[str, Any] = {self.into: tuple(steps)}
        if self.instead is not None:
            changes["replaced"] = (*course.replaced, (beside, self.step))
        return evolve(course, **changes)


def amended(course: Course, *inserts: Insert) -> Course:
    """The course with all of them, one after another."""
    for insert in inserts:
        course = insert.put(course)
    return course


@frozen(eq=False, kw_only=True)
class Part:
    """What a product brings to games of which all of ``when`` and nothing of ``unless`` is true.

    Their words are the ids of products, modes, levels and variants in play, and ``on_board``.
    """

    when: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    product: str = ""

    starters: tuple[Card, ...] = ()
    imperium: tuple[Card, ...] = ()
    reserve: tuple[Card, ...] = ()
    intrigues: tuple[Intrigue, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    leaders: tuple[Leader, ...] = ()
    objectives: tuple[Objective, ...] = ()
    contracts: tuple[Contract, ...] = ()
    units: tuple[UnitKind, ...] = ()
    #: For games with Rivals.
    hagal: tuple[HagalCard, ...] = ()
    rivals: tuple[Rival, ...] = ()
    #: Decks of kinds that only it has, by kind.
    decks: Mapping[str, tuple[Face, ...]] = field(factory=dict)

    #: They take the place of those with their ids, or stand besides.
    markets: tuple[Market, ...] = ()
    tracks: tuple[Track, ...] = ()
    factions: tuple[Faction, ...] = ()
    #: Facts of each seat, and of the table, that its rules need.
    seat_facts: tuple[type[SeatFacts], ...] = ()
    table_facts: tuple[type[TableFacts], ...] = ()

    #: They take the place of the sections with their ids; others lie beside the board.
    sections: tuple[Section, ...] = ()
    #: They take the place of the spaces with their ids.
    spaces: tuple[Space, ...] = ()
    #: What stays in the box, all copies of it, of the products before: ``hagal.carthag``, ``starter.dagger``.
    takes_out: tuple[str, ...] = ()
    #: One copy of each stays there; what is named twice, two.
    takes_one: tuple[str, ...] = ()
    #: Conflict cards that are not dealt, ``conflict.skirmish_a``, unless too few of their level are left without them,
    boxed: tuple[str, ...] = ()
    #: and cards that this game can't do without: nobody leaves them out.
    kept: tuple[str, ...] = ()
    #: Variants that can be chosen.
    variants: tuple[str, ...] = ()
    #: Numbers of the board that it changes: ``{"goal": 12}``.
    changes: Mapping[str, Any] = field(factory=dict)
    inserts: tuple[Insert, ...] = ()

    def counts(self, facts: Collection[str]) -> bool:
        """It joins a game of which these words are true."""
        return all(word in facts for word in self.when) and not any(word in facts for word in self.unless)


@frozen(eq=False, init=False)
class Product:
    """A box, or a module that comes in one."""

    id: str
    parts: tuple[Part, ...]
    #: A game is played on the board of the last product that has one; of the others only the parts join.
    board: Board | None
    #: The product in whose box it comes.
    box: str
    #: Words as those of ``Part.when``: it is played only where all of them are true,
    needs: tuple[str, ...]
    #: and none of these.
    bars: tuple[str, ...]

    def __init__(
        self,
        id: str,  # noqa: A002
        *parts: Part,
        board: Board | None = None,
        box: str = "",
        needs: tuple[str, ...] = (),
        bars: tuple[str, ...] = (),
    ) -> None:
        self.__attrs_init__(id, printed_by(id, parts), printed_by(id, board), box, needs, bars)

    @property
    def spaces(self) -> tuple[Space, ...]:
        """All that it prints, on a board of its own and for those of others."""
        sections = [*(self.board.sections if self.board else ())]
        spaces = [space for part in self.parts for space in part.spaces]
        for part in self.parts:
            sections += part.sections
        return (*(space for section in sections for space in section.spaces), *spaces)

    def why_not(self, facts: Collection[str]) -> str:
        """Why it is not played where these words are true; empty: it is."""
        lacks = [word for word in self.needs if word not in facts]
        barred = [word for word in self.bars if word in facts]
        if lacks:
            return f"{self.id} is not played without {lacks[0]}"
        return f"{self.id} is not played with {barred[0]}" if barred else ""


@frozen(eq=False)
class Recipe:
    """What games of an edition are composed of."""

    id: str
    #: Always in play, in this order.
    products: tuple[Product, ...]
    #: All that there are: they join if they fit.
    shelf: Mapping[str, Product]

    @property
    def board(self) -> Product:
        """Whose board games are played on."""
        return next(product for product in reversed(self.products) if product.board is not None)

    @property
    def ground(self) -> Board:
        """The board that the game is played on."""
        assert self.board.board is not None
        return self.board.board

    @property
    def always(self) -> frozenset[str]:
        """What is true of all its games."""
        return frozenset((on_board(self.board.id), *(product.id for product in self.products)))

    @property
    def expansions(self) -> tuple[str, ...]:
        """The products that may join, some of them only with others of these."""
        others = {product.id for product in self.shelf.values() if product.board is None}
        return tuple(
            product.id
            for product in self.shelf.values()
            if product.id in others
            and self.always.issuperset({*product.needs} - others)
            and self.always.isdisjoint(product.bars)
        )

    def fitting(self, words: Collection[str]) -> tuple[str, ...]:
        """Those of them that can join where these words are true besides."""
        facts = self.always.union(words)
        return tuple(one for one in self.expansions if not self.shelf[one].why_not(facts))

    def joined(self, wanted: Collection[str], mode: str = "") -> tuple[str, ...]:
        """Those that are wanted, as far as they can be played together in this mode."""
        fit = tuple(one for one in self.fitting({*wanted, mode}) if one in wanted)
        return fit if len(fit) == len(wanted) else self.joined(fit, mode)

    @property
    def mixed(self) -> bool:
        """Their decks come from several boxes: cards are chosen one by one."""
        return len(self.products) > 1

    @property
    def modules(self) -> tuple[str, ...]:
        """Those of them that come in its boxes."""
        return tuple(one for one in self.expansions if self.shelf[one].box in self.always)
