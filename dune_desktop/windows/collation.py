"""Words in the order that a dictionary in the language of now has."""

from __future__ import annotations

from PySide6.QtCore import QCollator, QCollatorSortKey, QLocale


class Dictionary:
    """Knows the order as long as the language stays; 9 comes before 10."""

    def __init__(self) -> None:
        self._collator = QCollator(QLocale())
        self._collator.setNumericMode(True)

    def place(self, text: str) -> QCollatorSortKey:
        """Where the text stands, to sort by; capitals make no difference."""
        return self._collator.sortKey(text.casefold())

    def compare(self, one: str, other: str) -> int:
        """Below 0 if the first of them stands before the other."""
        return self._collator.compare(one.casefold(), other.casefold())
