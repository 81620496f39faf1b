"""Of what effects speak: cards and board spaces as their products call them, and of whom: of the reader or a Rival."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from dune_desktop.text.names import MissingName, name

_products: ContextVar[tuple[str, ...]] = ContextVar("products", default=())
_rival: ContextVar[bool] = ContextVar("rival", default=False)


@contextmanager
def speaking_of(products: tuple[str, ...]) -> Iterator[None]:
    """Within it, ids are those of a game of these products."""
    before = _products.set(products)
    try:
        yield
    finally:
        _products.reset(before)


@contextmanager
def speaking_of_a_rival(is_one: bool = True) -> Iterator[None]:
    """Within it, effects and conditions are those of a Rival, in the third person; False changes nothing."""
    before = _rival.set(is_one or _rival.get())
    try:
        yield
    finally:
        _rival.reset(before)


def of_a_rival() -> bool:
    """A Rival is spoken of: whoever reads this is not who does it."""
    return _rival.get()


def speak_of(products: tuple[str, ...]) -> None:
    """From now on: a game of these products is on the table."""
    _products.set(products)


def called(kind: str, name_id: str) -> str:
    """The name; where it is none of the products that are spoken of, that of whichever has it."""
    try:
        return name(kind, name_id, _products.get())
    except MissingName:
        return name(kind, name_id)
