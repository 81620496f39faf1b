"""The page that tells how one has played: figures, charts and tables.

Begin with ``statistics_page``. ``diagrams`` says what is charted, ``charts`` draws it, ``figures`` are the tiles.
"""
