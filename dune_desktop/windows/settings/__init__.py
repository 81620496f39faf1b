"""The settings, built from their declarations, and the keys of all commands.

Begin with ``settings_page``. A new setting is its declaration in ``files/settings.py``, whose docstring says more,
its words in ``SECTIONS`` of the page, which ``dev.py translations`` collects, and where it is obeyed: when a page of
a game is made (``ShownPage``), while one is played (``CurrentGames.follow_settings``), or by the window
(``MainWindow.setting_changed``). Tests open a table with it by ``open_table(qtbot, name=value)`` of
``tests/paged.py``.

A new command is a row of ``windows/commands.py`` and what it does: a line where a page or the window gives its
handlers to ``Keys.handle``.
"""
