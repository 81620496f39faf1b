"""Finding what answers a question: words in any form, then their synonyms, in titles before texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import log
from typing import Final, Generic, TypeVar

from attrs import frozen

from dune_desktop.text.products import terms
from dune_desktop.text.stems import SHORTEST, stems, words
from dune_desktop.text.translating import QT_TRANSLATE_NOOP

T = TypeVar("T")

#: Words of questions that say nothing of what is asked about.
_EMPTY: Final = QT_TRANSLATE_NOOP(
    "Search",
    "a an and any are as at be by can could do does for from get gets good happen happens have how i if in into is"
    " it its many me much must my not of on one or so than that the their them then there they this to up was"
    " what when where which who why will with without you your",
)
#: What a word counts for in a title and in a text, and what its synonyms count for there.
_TITLE, _TITLE_ALSO, _TEXT, _TEXT_ALSO = 5.0, 3.0, 2.0, 1.5
#: What the beginning of a word counts for, beside the whole.
_BEGUN: Final = 0.7
#: What is found worse than by this part of the best is no answer.
_ENOUGH: Final = 0.25

Stems = tuple[str, ...]


@frozen
class Wanted:
    """A word that is looked for, and the synonyms of the terms that it stands for."""

    stem: str
    also: tuple[Stems, ...] = ()
    #: It is the last one, which somebody may still be typing.
    unfinished: bool = False

    def itself(self, stems: Stems) -> float:
        """How surely the word stands among these."""
        if self.stem in stems:
            return 1.0
        return _BEGUN if any(map(self.may_become, stems)) else 0.0

    def may_become(self, stem: str) -> bool:
        """Whether this could be its beginning."""
        return self.unfinished and len(self.stem) >= SHORTEST and stem.startswith(self.stem)

    def synonym(self, stems: Stems) -> float:
        """How surely a synonym does: as a whole, as nobody is still typing it."""
        return float(any(set(phrase) <= set(stems) for phrase in self.also))


@frozen
class _Entry(Generic[T]):
    """Something that may be found, and the stems of its title and text."""

    what: T
    title: Stems
    text: Stems


def wanted(question: str) -> tuple[Wanted, ...]:
    """The words of a question that mean something, in the language of the application."""
    empty, asked = set(stems(str(_EMPTY))), stems(question)
    meant = [one for one in dict.fromkeys(asked) if one not in empty] or [*dict.fromkeys(asked)]
    known = [[stems(phrase) for phrase in str(term).split(",")] for term in terms()]
    typing = asked[-1] if question[-1:].isalnum() else ""
    return tuple(Wanted(one, tuple(_synonyms(one, asked, known)), one == typing) for one in meant)


def _synonyms(one: str, asked: Stems, known: Iterable[list[Stems]]) -> Iterator[Stems]:
    """Those of the terms that have the word alone, or in a phrase that was asked for as a whole."""
    for phrases in known:
        if any(one in phrase and set(phrase) <= set(asked) for phrase in phrases):
            yield from (phrase for phrase in phrases if phrase != (one,))


def marks(question: tuple[Wanted, ...], text: str) -> Iterator[tuple[int, int]]:
    """Where words that were looked for, or synonyms of one word, stand in a text: begin and end of each."""
    looked = {one.stem for one in question} | {phrase[0] for one in question for phrase in one.also if len(phrase) == 1}
    for found, start, end in words(text):
        if found in looked or any(one.may_become(found) for one in question):
            yield start, end


class Index(Generic[T]):
    """Things that may be found, with their titles and texts."""

    def __init__(self, entries: Iterable[tuple[T, str, str]]) -> None:
        self._entries = [_Entry(what, stems(title), stems(text)) for what, title, text in entries]

    def knows(self, one: Wanted) -> bool:
        """Something has the word, or a synonym."""
        return any(_counts(one, entry) for entry in self._entries)

    def best(self, question: tuple[Wanted, ...]) -> list[T]:
        """What answers the question, best first; where words are rare, they count more."""
        points = [0.0] * len(self._entries)
        for one in question:
            counts = [_counts(one, entry) for entry in self._entries]
            rare = log(1 + len(counts) / (1 + sum(map(bool, counts))))
            points = [had + rare * count for had, count in zip(points, counts, strict=True)]
        least = _ENOUGH * max(points, default=0.0)
        order = sorted(range(len(points)), key=lambda at: -points[at])
        return [self._entries[at].what for at in order if points[at] > 0 and points[at] >= least]


def _counts(one: Wanted, entry: _Entry[T]) -> float:
    title = max(_TITLE * one.itself(entry.title), _TITLE_ALSO * one.synonym(entry.title))
    return title + max(_TEXT * one.itself(entry.text), _TEXT_ALSO * one.synonym(entry.text))
