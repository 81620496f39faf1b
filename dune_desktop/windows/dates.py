"""When something was saved, as people say it."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale

from dune_desktop.text.translating import Texts

Dates = Texts("Dates")


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
