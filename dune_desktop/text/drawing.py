"""From the words of cards to signs: the table of drawings, and how signs are joined."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dune_desktop.engine.decisions import WIN
from dune_desktop.engine.names import ICONS, RESOURCES
from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.signs import AND, ARROW, IF, OR, Sign, Signs

#: What is drawn of an effect, a condition, a count or an ability, by its kind.
drawing: Final = ByKind[Signs]("drawing")
#: By window: what has just happened when its cards are played.
happened: Final[dict[str, Signs]] = {WIN: (Sign("conflict", "1"),)}
PER: Final = Sign("per")
#: Signs that make a group more than a row of gains; others must not be taken for what opponents suffer.
_JOINTS: Final = (ARROW, OR, IF, Sign("opponent"), Sign("opponents"))


def signs_of(word: object) -> Signs:
    """A word of a card as signs. Raises Untold."""
    return drawing.of(word)


def plain(signs: Signs) -> bool:
    """Nothing but gains side by side."""
    return not any(sign in _JOINTS for sign in signs)


def more(n: int) -> str:
    """A number that is left out while it is one."""
    return "" if n == 1 else str(n)


def unit_signs(those: Iterable[Signs]) -> Signs:
    """What is joined as one unit; after a condition, an arrow or a choice a plus holds the next part apart."""
    joined: list[Sign] = []
    was_plain = True
    for signs in those:
        if joined and not (was_plain and plain(signs)):
            joined.append(AND)
        joined += signs
        was_plain = plain(signs)
    return tuple(joined)


def or_signs(branches: Iterable[Signs]) -> Signs:
    """``a / b``."""
    signs: Signs = ()
    for branch in branches:
        signs = (*signs, OR, *branch) if signs else branch
    return signs


def amount_signs(numbers: tuple[int, int, int]) -> Signs:
    """Solari, spice and water, those that are not none."""
    return tuple(Sign(name, str(n)) for name, n in zip(RESOURCES, numbers, strict=True) if n)


def icon_signs(icons: tuple[int, ...]) -> Signs:
    """Agent icons."""
    return tuple(Sign(ICONS[icon]) for icon in icons)
