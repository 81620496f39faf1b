"""Words without their endings, so that a word is found in all its forms: wins and winning, загін and загони.

No grammar: an ending falls where enough of the word is left, in Cyrillic the longest one that Ukrainian, Russian
or Bulgarian knows. Forms that differ in their stems are listed with the terms (``text/game/terms.py``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from dune_desktop.text.folding import folded

#: Of how many letters a stem has at least; a shorter word has to be as it is.
SHORTEST: Final = 3
_WORD: Final = re.compile(r"[^\W_]+(?:['’ʼ-][^\W_]+)*")
_LATIN: Final = ("ments", "ment", "ings", "ing", "ers", "er", "ed", "es", "ly", "s", "e")
#: Of Russian, then what Ukrainian and Bulgarian add.
_ENDINGS: Final = """
ами ями ого его ому ему ыми ими ым им ую юю ая яя ое ее ые ие ий ый ой ей ии ию ия иям иях ах ях ам ям ов ев ом ем
ешь ишь ает яет ует ают яют уют ать ять ить еть уть ыть ит ят ат ут ют ет ил ла ло ли ья ьи ьей а я о е и ы у ю ь й
ія ії ію ією ові еві ів їв ою ею єю ій іх їй их ає яє є ує ють уть іть ити іти ати яти ути уєте аєте аєт яєт уєт юєт
і ї ите ието ията ата ята ото ето етата ета ът ят ове еве еи иш аш яш
"""
_CYRILLIC: Final = tuple(sorted(_ENDINGS.split(), key=len, reverse=True))
#: Of verbs in Ukrainian and Russian; the ending stands before it.
_REFLEXIVE: Final = ("ся", "сь")


@cache
def stem(word: str) -> str:
    """The folded word without its ending."""
    endings = _LATIN if word.isascii() else _CYRILLIC
    if word.endswith(_REFLEXIVE):
        word = word[:-2]
    elif word.endswith(("ies", "ied")):
        word = word[:-3] + "y"
    ending = next((one for one in endings if word.endswith(one) and len(word) - len(one) >= SHORTEST), "")
    found = word.removesuffix(ending)
    doubled = ending and len(found) > SHORTEST and found[-1] == found[-2] and word.isascii()
    return found[:-1] if doubled else found


def words(text: str) -> Iterator[tuple[str, int, int]]:
    """The stems of the words of a text, each with where the word begins and ends."""
    for found in _WORD.finditer(text):
        yield stem(folded(found[0])), found.start(), found.end()


def stems(text: str) -> tuple[str, ...]:
    """The stems of the words of a text."""
    return tuple(one for one, _, _ in words(text))
