"""The games in short, and what can be chosen in them: leaders and cards."""

from __future__ import annotations

from typing import Final

from dune_desktop.content.blend import USUAL_LEFT_OUT
from dune_desktop.engine.printed import Edition, Leader
from dune_desktop.text.names import name
from dune_desktop.text.tongue import QT_TRANSLATE_NOOP

_SHORT: Final = {
    "base": QT_TRANSLATE_NOOP("Editions", "Dune: Imperium"),
    "uprising": QT_TRANSLATE_NOOP("Editions", "Uprising"),
    "blend": QT_TRANSLATE_NOOP("Editions", "Uprising with base cards"),
}
_MODULES: Final = {"choam": QT_TRANSLATE_NOOP("Editions", "CHOAM module")}
#: The editions whose cards are chosen one by one, with those that stay in the box unless somebody wants them.
USUAL: Final = {"blend": USUAL_LEFT_OUT}


def short_name(edition: str) -> str:
    """Where there is no room for the whole name."""
    return str(_SHORT[edition]) if edition in _SHORT else name("edition", edition)


def module_name(module: str) -> str:
    """The name of a module."""
    return str(_MODULES[module])


def played(edition: Edition, modules: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the modules that the edition has."""
    return tuple(module for module in edition.modules if module in modules)


def playable(leader: Leader, modules: tuple[str, ...]) -> bool:
    """Whether the leader can be chosen when these modules are in play."""
    return leader.module in ("", *modules)
