"""Rulings on a component in the language of the application."""

from __future__ import annotations

from attrs import frozen

from dune_desktop.text import rulings_base, rulings_uprising_table

_BY_EDITION = {
    "base": rulings_base.RULINGS,
    "uprising": rulings_uprising_table.RULINGS,
    "blend": rulings_base.RULINGS | rulings_uprising_table.RULINGS | rulings_uprising_table.BLENDED,
}
#: Kinds of components that may share an id with another kind.
_KINDS = ("card", "intrigue", "leader", "contract")


@frozen
class Ruling:
    """What was ruled, and the numbers of the rules behind it."""

    text: str
    rules: tuple[str, ...]


def rulings(component_id: str, edition: str = "base", kind: str = "") -> tuple[Ruling, ...]:
    """Everything that was ruled on the component; of those of one id on all, unless the kind is told."""
    table = _BY_EDITION[edition]
    keys = (component_id, *(f"{one}:{component_id}" for one in ((kind,) if kind else _KINDS)))
    return tuple(Ruling(str(text), rules) for key in keys for text, rules in table.get(key, ()))
