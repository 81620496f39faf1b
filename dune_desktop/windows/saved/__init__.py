"""The saved games: their list, what can be done with them, and files that come from elsewhere.

Begin with ``load_page``; ``desk`` joins files, pictures and dialogs.
"""
