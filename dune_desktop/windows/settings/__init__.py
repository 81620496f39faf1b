"""The settings, built from their declarations, and the keys of all commands.

Begin with ``settings_page``. A new setting is two lines: its declaration in ``files/settings.py``, whose docstring says
more, and its words in ``SECTIONS`` of the page; ``dev.py translations`` collects these. Tests open a table with it by
``open_table(qtbot, name=value)`` of ``tests/paged.py``. A new command is a row of ``windows/commands.py`` and what it
does: a line where a page or the window gives its handlers to ``Keys.handle``.
"""
