"""What sentences of effects depend on besides the effect: which products name the cards and spaces, and who does it.

A clause is made deep within others, so both are set around the outermost one: ``with speaking_of(edition.products)``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from typing import TypeVar

from dune_desktop.text.names import MissingName, name

_T = TypeVar("_T")
_products: ContextVar[tuple[str, ...]] = ContextVar("products", default=())
_rival: ContextVar[bool] = ContextVar("rival", default=False)


def speaking_of(products: tuple[str, ...]) -> AbstractContextManager[None]:
    """Within it, ids are those of a game of these products."""
    return _set(_products, products)


def speaking_of_a_rival(is_one: bool = True) -> AbstractContextManager[None]:
    """Within it, effects and conditions are those of a Rival, in the third person; False changes nothing."""
    return _set(_rival, is_one or _rival.get())


@contextmanager
def _set(variable: ContextVar[_T], value: _T) -> Iterator[None]:
    before = variable.set(value)
    try:
        yield
    finally:
        variable.reset(before)


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
