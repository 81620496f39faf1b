"""Rulings on a component in the language of the application."""

from __future__ import annotations

from attrs import frozen

from dune_desktop.text import rulings_base

_BY_EDITION = {"base": rulings_base.RULINGS}


@frozen
class Ruling:
    """What was ruled, and the numbers of the rules behind it."""

    text: str
    rules: tuple[str, ...]


def rulings(component_id: str, edition: str = "base") -> tuple[Ruling, ...]:
    """Everything that was ruled on the component."""
    return tuple(Ruling(str(text), rules) for text, rules in _BY_EDITION[edition].get(component_id, ()))
