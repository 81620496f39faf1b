"""From products to the edition of one game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Any, Final

from attrs import evolve, fields

from dune_desktop.engine.edition import Board, Edition
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.printed import Section, Space, remade
from dune_desktop.engine.product import Part, Product, Recipe, amended
from dune_desktop.engine.rivals.printed import Automa, Level

#: So many composed editions are kept: when every game leaves out other cards, they would fill the memory.
_EDITIONS: Final = 16
#: Kinds of components, as ``Part.takes_out`` and ``Setup.left_out`` name them, and where they lie.
PILES: Final = {
    "starter": "starters", "imperium": "imperium", "reserve": "reserve", "intrigue": "intrigues",
    "conflict": "conflicts", "leader": "leaders", "objective": "objectives", "contract": "contracts",
    "hagal": "hagal", "rival": "rivals",
}  # fmt: skip
#: Of games with Rivals.
_OF_RIVALS: Final = ("hagal", "rivals")
#: Actions name these in the same places, so that no two have the same id.
_CARDS: Final = ("starters", "imperium", "reserve")
#: Their cards lie in the order of ids, wherever they come from.
_BY_ID: Final = ("imperium", "intrigues")
#: Lists of the board where what a product brings takes the place of the one with its id, or stands behind the others.
_JOINED: Final = ("factions", "markets", "tracks", "units", "seat_facts", "table_facts")
#: The decks that a person can leave cards out of.
_LEAVABLE: Final = ("imperium", "intrigue", "conflict")


@lru_cache(_EDITIONS)
def compose(
    recipe: Recipe,
    expansions: tuple[str, ...] = (),
    mode: str = "",
    level: str = "",
    variants: tuple[str, ...] = (),
    left_out: tuple[str, ...] = (),
) -> Edition:
    """The edition of a game with all this. Raises BadSetup."""
    if left_out:
        return _without(compose(recipe, expansions, mode, level, variants), left_out)
    products = _in_play(recipe, expansions)
    ids = tuple(product.id for product in products)
    parts = _parts(products, {*recipe.always, *ids, mode, level, *variants})
    automa = _automa(recipe, mode, parts)
    found = _level(recipe, automa, level)
    choices = tuple(one for part in parts for one in part.variants) if automa is None else automa.variants
    for variant in variants:
        if variant not in choices:
            raise BadSetup(f"{recipe.id} has no variant '{variant}'")
    edition = Edition(
        **_board(recipe.ground, parts) | _piles(recipe, products, parts),
        id=recipe.id,
        recipe=recipe,
        products=ids,
        sections=_sections(recipe.ground, parts, found),
        course=amended(
            recipe.ground.course if automa is None else automa.course,
            *(insert for part in parts for insert in part.inserts),
        ),
        decks={kind: _pile(kind, (), parts) for part in parts for kind in part.decks},
        automas=_automas(recipe, products),
        automa=automa,
        level=found,
        variants=tuple(dict.fromkeys((*(found.variants if found else ()), *variants))),
        choices=choices,
        boxed=tuple(name for part in parts for name in part.boxed),
        kept=tuple(name for part in parts for name in part.kept),
    )
    _check(edition)
    return edition


def everything(edition: Edition) -> Edition:
    """The edition with whatever can join it."""
    return compose(edition.recipe, edition.recipe.joined(edition.recipe.expansions))


def usually_out(edition: Edition) -> tuple[str, ...]:
    """What stays in the box unless somebody wants it: Conflict cards without a battle icon make pairs rarer (U21.2)."""
    if not edition.objectives:
        return ()
    own = edition.recipe.board.id
    return tuple(f"conflict.{card.id}" for card in edition.conflicts if card.icon is None and card.product != own)


def leavable(edition: Edition) -> set[str]:
    """All that ``Setup.left_out`` can name."""
    return {f"{kind}.{card.id}" for kind in _LEAVABLE for card in getattr(edition, PILES[kind])}


def _without(edition: Edition, left_out: tuple[str, ...]) -> Edition:
    recipe = edition.recipe
    known = leavable(compose(recipe, recipe.joined({*recipe.modules, *edition.expansions})))
    for name in left_out:
        if name not in known:
            raise BadSetup(f"{edition.id} has no '{name}' to leave out")
    out = {*left_out}.difference(edition.kept)
    piles: dict[str, Any] = {
        PILES[kind]: tuple(card for card in getattr(edition, PILES[kind]) if f"{kind}.{card.id}" not in out)
        for kind in _LEAVABLE
    }
    new = evolve(edition, **piles)
    _check(new)
    return new


# ---------------------------------------------------------------- what is in play


def _in_play(recipe: Recipe, expansions: tuple[str, ...]) -> tuple[Product, ...]:
    """The products of the recipe, then those that join, in the order of the shelf."""
    for one in expansions:
        if one not in recipe.expansions:
            raise BadSetup(f"{recipe.id} is not played with '{one}'")
    return (*recipe.products, *(recipe.shelf[one] for one in recipe.expansions if one in expansions))


def _parts(products: tuple[Product, ...], facts: set[str]) -> list[Part]:
    """What counts where all this is true. Raises BadSetup."""
    for product in products:
        reason = product.why_not(facts)
        if reason:
            raise BadSetup(reason)
    return [part for product in products for part in product.parts if part.counts(facts)]


def _automas(recipe: Recipe, products: tuple[Product, ...]) -> tuple[Automa, ...]:
    """What there is for each mode that these products are played in."""
    found = []
    for printed in recipe.ground.automas:
        facts = {*recipe.always, *(product.id for product in products), printed.mode}
        if not any(product.why_not(facts) for product in products):
            found.append(_automa(recipe, printed.mode, _parts(products, facts)))
    return tuple(automa for automa in found if automa is not None)


def _automa(recipe: Recipe, mode: str, parts: list[Part]) -> Automa | None:
    """What there is for a mode, with what the products add to it and take out."""
    printed = next((one for one in recipe.ground.automas if one.mode == mode), None)
    if printed is None and mode:
        raise BadSetup(f"{recipe.id} has no mode '{mode}'")
    return printed and evolve(
        printed,
        deck=_pile("hagal", printed.deck, parts),
        rivals=_pile("rival", printed.rivals, parts),
        variants=(*printed.variants, *(one for part in parts for one in part.variants)),
    )


def _level(recipe: Recipe, automa: Automa | None, level: str) -> Level | None:
    found = None if automa is None else automa.level_by_id.get(level)
    if found is None and (level or (automa is not None and automa.levels)):
        raise BadSetup(f"{recipe.id} has no level '{level}'")
    return found


# ---------------------------------------------------------------- components


def _pile(kind: str, begun: tuple[Any, ...], parts: list[Part]) -> tuple[Any, ...]:
    """The components of a kind: what each part takes out of those before it, unless another has, and what it adds."""
    pile, known = begun, {f"{kind}.{one.id}" for one in begun}
    for part in parts:
        out = [name for name in (*part.takes_out, *part.takes_one) if name.partition(".")[0] == kind]
        for name in out:
            if name not in known:
                raise BadSetup(f"{part.product} takes out {name}, which is not there")
        added = getattr(part, PILES[kind]) if kind in PILES else part.decks.get(kind, ())
        pile = (*(_left(kind, pile, part) if out else pile), *added)
        known |= {f"{kind}.{one.id}" for one in added}
    return pile


def _left(kind: str, pile: tuple[Any, ...], part: Part) -> Iterator[Any]:
    """What a part leaves of a pile."""
    for one in pile:
        name = f"{kind}.{one.id}"
        copies = getattr(one, "copies", 1) - part.takes_one.count(name)
        if name not in part.takes_out and copies > 0:
            yield remade(one, copies=copies) if name in part.takes_one else one


def _piles(recipe: Recipe, products: tuple[Product, ...], parts: list[Part]) -> dict[str, tuple[Any, ...]]:
    """All piles; the cards of boxes that only lend them lie behind."""
    lent = {product.id for product in recipe.products if product.board is not None} - {recipe.board.id}
    order = [product.id for product in products]
    piles = {}
    for kind, name in PILES.items():
        if name in _OF_RIVALS:
            continue
        pile = _pile(kind, getattr(recipe.ground, name, ()), parts)
        piles[name] = tuple(sorted(pile, key=lambda one: (one.product in lent, one.id if name in _BY_ID else "")))
    for names in (_CARDS, *((name,) for name in piles if name not in _CARDS)):
        piles |= _told_apart({name: piles[name] for name in names}, order)
    if recipe.ground.walled:
        piles["conflicts"] = tuple(
            one if one.controls is None else remade(one, protected=True) for one in piles["conflicts"]
        )
    return piles


def _told_apart(piles: dict[str, tuple[Any, ...]], order: list[str]) -> dict[str, tuple[Any, ...]]:
    """Where two products print the same id, that of the earlier one is qualified: ``skirmish_a_base``."""
    printed = [(one.id, order.index(one.product)) for pile in piles.values() for one in pile]
    for (twice, product), count in Counter(printed).items():
        if count > 1:
            raise BadSetup(f"{order[product]} prints '{twice}' twice")
    latest = dict(sorted(printed, key=lambda one: one[1]))
    return {
        name: tuple(
            one if order.index(one.product) == latest[one.id] else remade(one, id=f"{one.id}_{one.product}")
            for one in pile
        )
        for name, pile in piles.items()
    }


# ---------------------------------------------------------------- the board


def _board(board: Board, parts: list[Part]) -> dict[str, Any]:
    """Numbers and lists of the board, with what the products change and what joins; the rest is composed by itself."""
    values = {one.name: getattr(board, one.name) for one in fields(Board)}
    for part in parts:
        _check_words(part, values, {kind for one in parts for kind in one.decks})
        values |= part.changes
    for name in _JOINED:
        joined = (*values[name], *(one for part in parts for one in getattr(part, name)))
        values[name] = tuple({getattr(one, "id", one): one for one in joined}.values())
    return {name: value for name, value in values.items() if name not in ("sections", "course", "automas")}


def _sections(board: Board, parts: list[Part], level: Level | None) -> tuple[Section, ...]:
    """The board with the sections and spaces that the products lay over it, and those of the level."""
    sections = {section.id: section for section in board.sections}
    covered: set[str] = set()
    for part in parts:
        sections |= {section.id: section for section in part.sections}
        taken = (name.partition(".") for name in (*part.takes_out, *part.takes_one))
        out = {space for kind, _, space in taken if kind == "space"} - covered
        sections = _laid(sections, part.product, part.spaces, out)
        covered |= out
    if level is not None:
        sections = _laid(sections, level.id, level.spaces, set())
    spaces = {space.id for section in sections.values() for space in section.spaces}
    for section in sections.values():
        for post in section.posts:
            if not spaces.issuperset(post.spaces):
                raise BadSetup(f"{post.id} is connected to a space that is not on the board")
    return tuple(sections.values())


def _laid(sections: dict[str, Section], product: str, spaces: tuple[Space, ...], out: set[str]) -> dict[str, Section]:
    """One space for another, and spaces that are covered; a post is left with those of its spaces that remain."""
    put = {space.id: space for space in spaces}
    for missing in {*put, *out} - {space.id for section in sections.values() for space in section.spaces}:
        raise BadSetup(f"{product} is about the space {missing}, which is not on the board")
    return {
        section.id: evolve(
            section,
            spaces=tuple(put.get(space.id, space) for space in section.spaces if space.id not in out),
            posts=tuple(
                remade(post, spaces=tuple(one for one in post.spaces if one not in out))
                if out & {*post.spaces}
                else post
                for post in section.posts
                if not out.issuperset(post.spaces)
            ),
        )
        for section in sections.values()
    }


# ---------------------------------------------------------------- is it a game?


def _check_words(part: Part, numbers: Collection[str], decks: Collection[str]) -> None:
    """What it changes and takes out is of a kind that there is. Raises BadSetup."""
    for name in part.changes:
        if name not in numbers:
            raise BadSetup(f"{part.product} changes {name}, which no board has")
    for name in (*part.takes_out, *part.takes_one):
        if name.partition(".")[0] not in ("space", *PILES, *decks):
            raise BadSetup(f"{part.product} takes out {name}, which is not there")


def _check(edition: Edition) -> None:
    """Enough cards, and nothing about spaces that are not there. Raises BadSetup."""
    if sum(card.copies for card in edition.imperium) < edition.row_size or not edition.intrigues:
        raise BadSetup("too few cards are left in a deck")
    for level, count in edition.conflict_levels:
        if sum(conflict.level == level for conflict in edition.conflicts) < count:
            raise BadSetup(f"too few Conflict cards of level {level} are left")
    about = [(one.id, one.controls) for one in edition.conflicts]
    about += [(one.id, side.space) for automa in edition.automas for one in automa.deck for side in one.sides]
    for component, space in about:
        if space is not None and space not in edition.space_index:
            raise BadSetup(f"{component} is about the space {space}, which is not on the board")
