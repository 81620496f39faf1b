"""The main window: which page it shows, which games are on the table or watched, files, the end, and what goes wrong.

Begin with ``main_window``, then ``pages`` and ``current_games``. Nothing else in ``windows`` knows of this room.
"""
