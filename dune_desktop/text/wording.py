"""What is said of the words of cards: of effects, conditions, counts and abilities, each by its kind."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.spoken import of_a_rival

#: A clause begins small and has no full stop: ``recruit 3 troops``. Of a condition it begins with "if"; of a count it
#: is what stands around the effect that is multiplied.
wording: Final = ByKind[str]("wording")
#: The same of a Rival, in the third person and without a subject: ``recruits 3 troops``. What only joins clauses, and
#: what speaks of nobody, has no line here.
rival_wording: Final = ByKind[str]("rival_wording")
#: Of a condition that must not hold.
opposite: Final = ByKind[str]("opposite")
rival_opposite: Final = ByKind[str]("rival_opposite")


def clause(word: object) -> str:
    """What it says, as a clause: told to whoever does it, or told of a Rival. Raises Untold."""
    return (rival_wording if of_a_rival() and type(word) in rival_wording else wording).of(word)
