"""The page that tells how one has played: figures, charts and tables.

Begin with ``statistics_page``.
"""
