"""Searching in texts: capitals, apostrophes and the dots of ё make no difference, as people do not type them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

#: Russian is typed without ё, and Ukrainian with any apostrophe or none.
_TYPED: Final = str.maketrans({"ё": "е", "'": "", "’": "", "ʼ": ""})


def folded(text: str) -> str:
    """The text without what makes no difference: capitals, apostrophes, the dots of ё."""
    return text.casefold().translate(_TYPED)


def places(wanted: str, text: str) -> Iterator[tuple[int, int]]:
    """Where a folded text stands in another one: begin and end of each match, as in the unfolded text."""
    letters = [(letter, at) for at, original in enumerate(text) for letter in folded(original)]
    for match in re.finditer(re.escape(wanted), "".join(letter for letter, _ in letters)):
        yield letters[match.start()][1], letters[match.end() - 1][1] + 1
