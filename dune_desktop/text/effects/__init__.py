"""Effects in words: one table from kinds of words to clauses, filled by these modules.

A product's own words have a module in its room, with their clauses and their signs, and a line here.
"""

from dune_desktop.text import abilities, conditions
from dune_desktop.text.effects import board, cards, gains, influence, joins, others, rivals, turn, units
from dune_desktop.text.effects.gains import amounts
from dune_desktop.text.effects.prompts import capital, deed, no_words, prompt
from dune_desktop.text.effects.sentences import box, sentence, sentences
from dune_desktop.text.uprising import words as words_of_uprising
from dune_desktop.text.wording import clause

__all__ = ["amounts", "box", "capital", "clause", "deed", "no_words", "prompt", "sentence", "sentences"]

_FILLED = (
    abilities, conditions,
    board, cards, gains, influence, joins, others, rivals, turn, units,
    words_of_uprising,
)  # fmt: skip
