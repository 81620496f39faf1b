"""Help that comes when one learns: what would make a refused answer possible, and what is open before a turn ends.

Begin with ``remedies`` and ``loose_ends``. Both read what the asked seat may see, and walk effects as ``bringing``
does: no card is listed. ``asking/coach.py`` says when they are told.
"""
