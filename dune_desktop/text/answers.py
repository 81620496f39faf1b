"""What answers a question about the game: paragraphs of the book, icons, and rules by number, each best first."""

from __future__ import annotations

from attrs import frozen

from dune_desktop.text import rules
from dune_desktop.text.book import Told, plain, told
from dune_desktop.text.products import legend
from dune_desktop.text.searching import Index, Wanted, wanted

#: How many of each kind there are at most.
_PARAGRAPHS, _SIGNS, _RULES = 8, 4, 12


@frozen
class Found:
    """The words that were looked for, and what was found: paragraphs, icons with their words, rules."""

    question: tuple[Wanted, ...]
    #: Those of the words that the book does not know.
    strange: tuple[Wanted, ...]
    paragraphs: list[Told]
    signs: list[tuple[str, str]]
    #: The heading of a section, the number and the text.
    rules: list[tuple[str, str, str]]


class Answers:
    """Answers about a game of these products, or without any about all games, in the language of the moment."""

    def __init__(self, products: tuple[str, ...] = (), rivals: bool = False) -> None:
        book = told(products, rivals)
        self._paragraphs = Index((one, str(one.paragraph.title), plain(one.paragraph.text)) for one in book)
        named = [(sign, str(words)) for signs in legend(products).values() for sign, words in signs.items()]
        self._signs = Index((one, one[1], "") for one in named)
        holds = rules.holding(products, rivals)
        every = [(heading, *one) for heading, some in rules.book(products, rivals) for one in some if one[0] in holds]
        self._rules = Index((one, one[0], one[2]) for one in every)

    def find(self, text: str) -> Found:
        """Find what answers this."""
        question = wanted(text)
        return Found(
            question,
            tuple(one for one in question if not self._paragraphs.knows(one)),
            self._paragraphs.best(question)[:_PARAGRAPHS],
            self._signs.best(question)[:_SIGNS],
            self._rules.best(question)[:_RULES],
        )
