"""Positions: a table as a person writes it, and the game that begins there.

Begin with ``position``; ``tests/scenarios/README.md`` tells the format, and ``writing`` says a game in it. Scenarios
begin with one, and so may a game that is kept.
"""
