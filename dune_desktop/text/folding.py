"""Searching in texts: capitals, apostrophes and the dots of ё make no difference, as people do not type them."""

from __future__ import annotations

from typing import Final

#: Russian is typed without ё, and Ukrainian with any apostrophe or none.
_TYPED: Final = str.maketrans({"ё": "е", "'": "", "’": "", "ʼ": ""})


def folded(text: str) -> str:
    """The text without what makes no difference: capitals, apostrophes, the dots of ё."""
    return text.casefold().translate(_TYPED)
