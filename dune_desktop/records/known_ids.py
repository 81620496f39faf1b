"""What a record may name: what the program knows of such a game, so that nobody who shows it is surprised."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dune_desktop.engine.composing import compose, leavable
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.rivals.printed import Automa
from dune_desktop.engine.setup import SEATS_WITH_RIVALS, Setup


def contradictions(edition: Edition, setup: Setup) -> Iterator[str]:
    """What no game of the edition is set up with, or not together; the rules would say the same."""
    for word in _strangers(edition, setup):
        yield f"has something that no game of its kind has: {word[:40]!r}"
    seats = SEATS_WITH_RIVALS if setup.mode else setup.players
    if setup.players not in edition.starting_vp or setup.players != seats:
        yield f"can't be set up: it is not played by {setup.players}"
    named = [leader for leader in setup.leaders if leader is not None]
    if len(setup.leaders) > setup.players or len(set(named)) < len(named):
        yield "can't be set up: its leaders are not one for each seat"


def _strangers(edition: Edition, setup: Setup) -> Iterator[str]:
    """The words that stand for nothing here."""
    recipe = edition.recipe
    known = tuple(one for one in recipe.expansions if one in setup.expansions)
    yield from _besides(setup.expansions, known)
    try:
        whole, edition = compose(recipe, recipe.joined({*known, *recipe.modules})), compose(recipe, known)
    except BadSetup:
        yield from setup.expansions
        return
    automas = {automa.mode: automa for automa in edition.automas}
    automa = automas.get(setup.mode)
    levels, variants = (automa.level_by_id, automa.variants) if automa is not None else ((), edition.choices)
    yield from _besides((setup.mode,), ("", *automas))
    yield from _besides((setup.level,), ("", *levels))
    yield from _besides(setup.variants, variants)
    yield from _besides(setup.left_out, leavable(whole))
    yield from _leaders(edition, automa, setup)


def _leaders(edition: Edition, automa: Automa | None, setup: Setup) -> Iterator[str]:
    """Of people, and of the Rivals on the last seats; those that are dealt are not named."""
    people = setup.players - (0 if automa is None else automa.seats)
    leaders = [leader.id for leader in edition.leaders]
    for number, leader in enumerate(setup.leaders):
        known = leaders if automa is None or number < people else automa.rival_by_id
        yield from _besides(() if leader is None else (leader,), known)


def _besides(words: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    there = set(known)
    return (word for word in words if word not in there)
