"""Rulings on a component in the language of the application."""

from __future__ import annotations

from attrs import frozen

from dune_desktop.text.products import rooms

#: Kinds of components that may share an id with another kind.
_KINDS = ("card", "intrigue", "leader", "contract")


@frozen
class Ruling:
    """What was ruled, and the numbers of the rules behind it."""

    text: str
    rules: tuple[str, ...]


def rulings(component_id: str, products: tuple[str, ...] = (), kind: str = "") -> tuple[Ruling, ...]:
    """Everything that was ruled on the component; of those of one id on all, unless the kind is told."""
    keys = (component_id, *(f"{one}:{component_id}" for one in ((kind,) if kind else _KINDS)))
    found = rooms(products)
    ruled = (next((room.rulings[key] for room in found if key in room.rulings), {}) for key in keys)
    return tuple(Ruling(str(text), tuple(numbers.split())) for one in ruled for text, numbers in one.items())
