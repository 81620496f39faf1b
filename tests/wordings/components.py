"""Every component of every edition with the wording of its boxes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import everything
from dune_desktop.text.catalogue import Component, components
from dune_desktop.text.names import name


def components_in() -> str:
    """In the language that is spoken; what a blend or an expansion shares with editions above stands there."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    told: set[str] = set()
    for edition in (*EDITIONS.values(), *map(everything, EDITIONS.values())):
        called = "+".join((edition.id, *(one for one in edition.expansions if one not in edition.recipe.modules)))
        for kind, group in groupby(components(edition), key=lambda one: one["kind"]):
            blocks = [block for one in group if (block := "\n".join(_block(one))) not in told]
            if blocks:
                yield f"# {called}: {kind}\n"
            for block in blocks:
                told.add(block)
                yield f"{block}\n"


def _block(one: Component) -> Iterator[str]:
    module = f" ({one['module']})" if one["module"] else ""
    yield f"{one['id']}{module}: {one['name']}"
    for box, words in one["text"].items():
        yield f"    {name('box', box)}: {words}"
