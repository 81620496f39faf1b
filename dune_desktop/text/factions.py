"""Sentences that name a Faction: the room of its product has one for each, as languages bend the name."""

from dune_desktop.engine.names import FACTIONS
from dune_desktop.text.by_kind import Untold
from dune_desktop.text.products import ROOMS


def of_faction(form: str, faction: int, n: int = 0) -> str:
    """The sentence in this form. Raises Untold."""
    for room in ROOMS:
        if form in room.factions.get(FACTIONS[faction], {}):
            return room.factions[FACTIONS[faction]][form](n)
    raise Untold(f"Faction {FACTIONS[faction]!r} has no form {form!r}: add it to the factions of its room in text/")
