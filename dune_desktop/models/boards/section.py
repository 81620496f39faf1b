"""How the spaces of one section of a board lie."""

from __future__ import annotations

from typing import Final

from attrs import field, frozen

#: Places in a row that are no spaces: of the contracts, and of the Mentat while nobody has it.
CONTRACTS: Final = "*contracts"
MENTAT: Final = "*mentat"


@frozen
class Lying:
    """Its rows, as one reads them; without any, its spaces stand in one row as they are printed."""

    rows: tuple[tuple[str, ...], ...] = ()
    #: How wide they are beside their neighbours, where that is not 1.
    widths: dict[str, float] = field(factory=dict, hash=False)
