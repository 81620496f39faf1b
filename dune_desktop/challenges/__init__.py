"""Challenges: small positions with a goal that is to be reached before the round ends.

Begin with ``challenge``, which has the words of which ``base.toml`` and ``uprising.toml`` are made. ``solving`` finds
all that leads to a goal. What is said of them stands in ``text/challenges.py``.
"""
