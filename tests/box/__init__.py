"""The Raiders: a box that no shop sells, with one of every kind of thing that an expansion can bring.

It is made as a product of the program would be: what it adds to the state (``facts``), what it prints (``content``),
words of its own (``words``) and what it says (``text``). Nothing outside the tests knows of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from dune_desktop.content import registered as in_play
from dune_desktop.text.products import registered as in_words
from tests.box.content import PRODUCT
from tests.box.text import ROOM, said

__all__ = ["PRODUCT", "RAIDERS", "ROOM", "opened"]

#: As ``Setup.expansions`` names it.
RAIDERS = (PRODUCT.id,)


@contextmanager
def opened() -> Iterator[None]:
    """Meanwhile the box lies on the table: it can join any game."""
    with ExitStack() as stack:
        stack.enter_context(said())
        stack.enter_context(in_words(ROOM))
        stack.enter_context(in_play(PRODUCT))
        yield
