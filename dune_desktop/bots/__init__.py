"""Opponents: they answer for a seat, in a world that was dealt for what that seat knows.

Begin with ``bot``, then ``worlds``; ``making`` says which bot has which name.
"""

from typing import Final

#: Alone after the name of the program, it makes it a process that thinks (``worker``); no person gives it.
THINK: Final = "--think"
