"""Challenges: small positions with a goal that is to be reached before the round ends.

Begin with ``challenge``, which has the words of which ``base.toml`` and ``uprising.toml`` are made. ``solving`` finds
all that leads to a goal, ``worker`` does so in another process. ``posing`` makes one of a moment of a game, which
``challenge_text`` writes and reads again, and ``own_challenges`` keeps. What is said of them stands in
``text/challenges.py``.
"""

from typing import Final

#: Alone after the name of the program, it makes it a process that looks for solutions; no person gives it.
SOLVE: Final = "--solve"
