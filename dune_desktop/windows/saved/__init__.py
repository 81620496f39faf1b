"""The saved games: their list, what can be done with them, and files that come from elsewhere.

Begin with ``load_page``. What the window does with the files of games is in ``windows/main/game_files.py``.
"""
