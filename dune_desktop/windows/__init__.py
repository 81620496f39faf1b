"""The window: a room for each page or part of the table, and here what all of them share: look, language, keys.

Begin with ``main``, which shows the pages; ``widgets`` is what pages are made of.
"""
