"""The main window and its pages, a room for each page or part of the table, and what they share.

Begin with ``main_window`` and ``pages``; ``widgets`` is what pages are made of.
"""
