"""Finished games in numbers: counted once from their records, kept in sqlite, and added up.

Begin with ``summary``, which is one game; ``database`` keeps them, ``tally`` adds them up.

To count one thing more, say the cards that each seat has trashed, give ``SeatSummary`` the field ``trashed: int |
None = added(since=3)``, one more than ``tables.VERSION`` is now, fill it in ``summary._seat`` (from ``CardMoved``,
but not with the origin of Intrigue cards), and add a line wherever it is to be seen: to ``figures`` in
``windows/statistics/figures.py`` for a tile, to ``COLUMNS`` and the docstring of ``spreadsheet`` for the export.

Figures that are read off events count games that are ``whole`` only, and say «–» where nothing is known: ``mean`` is
0 then. New words want ``dev.py translations``, and ``tests/test_statistics_page.py`` lists the tiles.

The file follows by itself: its version is the highest ``since``. Older files get the column, and their games are
counted again if their records are still there. Of the others the number is not known: ``mean`` leaves them out.
Which cards they were could be kept as well, ``Counted = added(since=3, default=())``, for a chart in ``diagrams``.
"""
