"""Effects in words: one table from kinds of effect to clauses, filled by the modules of this package."""

from dune_desktop.engine.effects.base import Asking, Cost, Effect
from dune_desktop.text.effects import board, cards, gains, influence, joins, others, turn, units
from dune_desktop.text.effects.gains import amounts
from dune_desktop.text.effects.words import WORDINGS, box, clause, sentence, sentences

__all__ = ["amounts", "box", "clause", "sentence", "sentences", "unworded"]

_FILLED = (board, cards, gains, influence, joins, others, turn, units)
_BASES = (Effect, Asking, Cost)


def _kinds(kind: type[Effect]) -> list[type[Effect]]:
    return [kind, *(one for child in kind.__subclasses__() for one in _kinds(child))]


def unworded() -> list[type[Effect]]:
    """Kinds of effect that have no wording; bases of others need none."""
    return [
        kind
        for kind in dict.fromkeys(_kinds(Effect))
        if kind not in WORDINGS and kind not in _BASES and not kind.__name__.startswith("_")
    ]
