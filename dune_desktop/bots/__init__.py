"""Opponents: they answer for a seat, in a world that was dealt for what that seat knows.

Begin with ``bot``, then ``worlds``; ``making`` says which bot has which name.

How good a position is: ``worth`` says what effects bring, ``features`` what of a position counts, ``tables`` how much,
``valuation`` how likely a seat wins. ``turns`` looks to the end of the own turn, which makes the ``lookers``, Novice
and Skilled; ``waiting`` says when to think of what may be done at any time. The ``master`` searches: ``search`` plays
worlds to the end of the round, by the quick answers of ``policy``.
``advice`` tells what it thinks, for hints and reviews; ``comparing`` looks at two answers once more. ``worker`` is the
process in which all this runs during a game.
"""

from typing import Final

#: Alone after the name of the program, it makes it a process that thinks (``worker``); no person gives it.
THINK: Final = "--think"
