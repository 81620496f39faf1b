"""The games in short, and what can be chosen in them: leaders and cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dune_desktop.content import EDITIONS, EXPANSIONS
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.printed import Leader
from dune_desktop.engine.rivals.printed import SOLO, TWO
from dune_desktop.text.names import MissingName, ids, name
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Texts

Editions = Texts("Editions")
#: Without Rivals, as modes of ``engine.setup.Setup``.
TABLE: Final = ""
_MODES: Final = {
    SOLO: QT_TRANSLATE_NOOP("Editions", "Solo"),
    TWO: QT_TRANSLATE_NOOP("Editions", "Two players"),
    TABLE: QT_TRANSLATE_NOOP("Editions", "Three or four"),
}
#: The modes to choose from; the first if none was ever chosen.
MODES: Final = tuple(_MODES)


def short_name(edition: str) -> str:
    """Where there is no room for the whole name."""
    try:
        return name("short", edition)
    except MissingName:
        return name("edition", edition)


def mode_name(mode: str) -> str:
    """How many people play."""
    return str(_MODES[mode])


def against(mode: str, level: str) -> str:
    """The mode and the level of a game with Rivals, as far as they are known; empty without Rivals."""
    if mode == TABLE or mode not in _MODES:
        return ""
    if level not in ids("level"):
        return mode_name(mode)
    return Editions.tr("{mode}, {level}").format(mode=mode_name(mode), level=name("level", level))


def rivals_of(edition: Edition) -> str:
    """The same of an edition as it is played."""
    level = "" if edition.level is None else edition.level.id
    return "" if edition.automa is None else against(edition.automa.mode, level)


def game_name(edition: str, expansions: Iterable[str]) -> str:
    """In short, with the boxes that have joined; what comes in a box of the game itself goes without saying."""
    products = EDITIONS[edition].products if edition in EDITIONS else ()
    own = {short_name(product) for product in products if product not in EXPANSIONS}
    joined = (short_name(one) for one in expansions if one in EXPANSIONS)
    return " + ".join((short_name(edition), *(called for called in joined if called not in own)))


def product_name(product: str) -> str:
    """The name of a box, or of an expansion."""
    return name("module", product) if product in ids("module") else short_name(product)


def playable(edition: Edition, leader: Leader, expansions: tuple[str, ...]) -> bool:
    """Whether the leader can be chosen when these expansions are in play."""
    return leader.product in (*edition.recipe.always, *expansions)
