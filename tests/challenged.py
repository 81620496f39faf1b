"""Proves that challenges have one solution each: ``python -m tests.challenged [ID ...]`` tries everything.

The suite tries what is small; here all of them are tried, which takes some minutes.
"""

from __future__ import annotations

import sys

from dune_desktop.challenges.challenge import Challenge, challenges
from dune_desktop.challenges.solving import DEEDS, Deeds, Search


def shown(challenge: Challenge) -> Deeds:
    """The deeds of the solution that is shown."""
    return tuple(sorted(action.text for action in challenge.solution if action.verb in DEEDS))


def proved(challenge: Challenge, most: int = 2_000_000) -> int:
    """Fails unless what is shown is all that leads to the goal; returns how many states were tried."""
    search = Search(challenge, most)
    assert search.solutions() == {shown(challenge)}, challenge.id
    return search.states


if __name__ == "__main__":
    for name in sys.argv[1:] or challenges():
        print(name, proved(challenges()[name]), flush=True)
