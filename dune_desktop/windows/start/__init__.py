"""The first screen, and what can be continued from there.

Begin with ``start_page``.
"""
