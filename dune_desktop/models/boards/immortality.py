"""How what Immortality adds to a board lies: both tracks of the Bene Tleilax stand right of the Conflict."""

from typing import Final

from dune_desktop.content.immortality.conditions import MARKED_STEPS
from dune_desktop.content.immortality.words import RESEARCH, TLEILAXU

TRACKS: Final = (TLEILAXU, RESEARCH)
#: Rivals have no token there (I11.3).
OF_PEOPLE: Final = (RESEARCH,)
#: By track, the steps that bring a genetic marker, and its sign.
MARKERS: Final = {RESEARCH: {step: f"marker_{n}" for n, step in enumerate(MARKED_STEPS) if n}}
