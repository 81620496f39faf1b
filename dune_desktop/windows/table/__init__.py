"""The page of a game, played or watched: top bar, seats, log, piles, the big card, and where the scene stands.

Begin with ``shown_page``; ``table_page`` is a game that is played.
"""
