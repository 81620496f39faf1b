"""Units by their names and numbers. A product adds those of its own; others go by name, or by id."""

from collections.abc import Callable
from typing import Final

from dune_desktop.text.names import MissingName, name
from dune_desktop.text.translating import Texts

Words = Texts("Words")

COUNTED: Final[dict[str, Callable[[int], str]]] = {"troop": lambda n: Words.tr("%n troop(s)", "", n)}
#: Of so many in the Conflict: what they count there. Of others, how strong each of them is.
FIGHTING: Final[dict[str, Callable[[int], str]]] = {}


def counted(kind: str, n: int) -> str:
    """So many units of a kind."""
    own = COUNTED.get(kind)
    return f"{n} × {unit_name(kind)}" if own is None else own(n)


def unit_name(kind: str) -> str:
    """Of a kind, without a number."""
    try:
        return name("unit", kind)
    except MissingName:
        return kind
