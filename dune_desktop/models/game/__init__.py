"""The game that is shown: who looks, what was done, undo, other seats, and games that are watched again.

Begin with ``shown``, which ``controller`` (a game that is played) and ``replaying`` (one that is watched) share.
"""
