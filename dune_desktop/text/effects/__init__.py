"""The words of cards as sentences and signs: tables from kinds of words to what is said of them.

Begin with ``sentences``, then ``gains``. A product's own words have a module here that is called like the product, and
a line below.
"""

from dune_desktop.text.effects import (
    abilities,
    board,
    cards,
    conditions,
    gains,
    immortality,
    influence,
    ix,
    ix_cards,
    joins,
    rivals,
    units,
    uprising,
)
from dune_desktop.text.effects.gains import amounts
from dune_desktop.text.effects.prompts import capital, deed, moment, no_words, prompt
from dune_desktop.text.effects.sentences import box, sentence, sentences
from dune_desktop.text.wording import clause

__all__ = ["amounts", "box", "capital", "clause", "deed", "moment", "no_words", "prompt", "sentence", "sentences"]

_FILLED = (
    abilities,
    board,
    cards,
    conditions,
    gains,
    immortality,
    influence,
    ix,
    ix_cards,
    joins,
    rivals,
    units,
    uprising,
)
