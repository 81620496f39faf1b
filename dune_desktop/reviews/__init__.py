"""What a finished game looks like afterwards: who was how likely to win when, and what each decision cost.

Begin with ``looking``, which examines one position, then ``review``, which sums up. ``worker`` does the first in
another process, and ``review_text`` is how it is kept.
"""

from typing import Final

#: Alone after the name of the program, it makes it a process that looks through a game; no person gives it.
REVIEW: Final = "--review"
