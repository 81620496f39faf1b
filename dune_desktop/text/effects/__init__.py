"""Effects in words: one table from kinds of effect to clauses, filled by the modules of this package."""

import sys
from typing import TypeVar

from dune_desktop.engine.effects.base import Asking, Cost, Effect
from dune_desktop.engine.effects.influence import InfluenceAmong
from dune_desktop.text.effects import (
    board,
    cards,
    contracts,
    gains,
    influence,
    joins,
    leaders,
    others,
    rivals,
    spies,
    turn,
    units,
)
from dune_desktop.text.effects.gains import amounts
from dune_desktop.text.effects.prompts import capital, declining, deed, prompt
from dune_desktop.text.effects.words import WORDINGS, box, clause, sentence, sentences

__all__ = [
    "amounts",
    "box",
    "capital",
    "clause",
    "declining",
    "deed",
    "kinds",
    "prompt",
    "sentence",
    "sentences",
    "unworded",
]

_FILLED = (board, cards, contracts, gains, influence, joins, leaders, others, rivals, spies, turn, units)
_T = TypeVar("_T")
_BASES = (Effect, Asking, Cost, InfluenceAmong)


def kinds(kind: type[_T]) -> list[type[_T]]:
    """The program's own kinds, this one and all below it, without the doubles that attrs leaves behind."""
    below = [one for child in kind.__subclasses__() for one in kinds(child)]
    own = kind.__module__.startswith("dune_desktop.")
    known = own and getattr(sys.modules[kind.__module__], kind.__name__, None) is kind
    return list(dict.fromkeys([kind, *below] if known else below))


def unworded() -> list[type[Effect]]:
    """Kinds of effect that have no wording; bases of others need none."""
    return [
        kind
        for kind in kinds(Effect)
        if kind not in WORDINGS and kind not in _BASES and not kind.__name__.startswith("_")
    ]
