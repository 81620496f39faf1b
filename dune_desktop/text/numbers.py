"""Numbers as people read them."""

from __future__ import annotations

from dune_desktop.text.translating import Texts

Numbers = Texts("Numbers")


def decimal(number: str) -> str:
    """With the decimal point of the language."""
    return number.replace(".", Numbers.tr(".", "decimal point"))
