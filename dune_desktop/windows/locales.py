"""What differs from language to language besides texts: the order of words, and dates."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCollator, QCollatorSortKey, QDate, QDateTime, QLocale

from dune_desktop.text.translating import Texts

Dates = Texts("Dates")


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


def when(moment: datetime) -> str:
    """Today and yesterday by name, other days in full."""
    locale, then = QLocale(), QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    time = locale.toString(then.time(), QLocale.FormatType.ShortFormat)
    days = then.date().daysTo(QDate.currentDate())
    if days == 0:
        return Dates.tr("today at {time}").format(time=time)
    if days == 1:
        return Dates.tr("yesterday at {time}").format(time=time)
    return locale.toString(then, QLocale.FormatType.ShortFormat)
