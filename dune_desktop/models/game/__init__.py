"""The game that is shown: who looks, what was done, undo, other seats, and games that are watched again.

Begin with ``controller``, a game that is played; ``replaying`` is one that is watched. ``models/shown_game.py`` is what
both share. ``opponents`` says when bots move, ``thoughts`` what they do, and ``thinker`` is the process that they think
in; hints and reviews ask it too.
"""
