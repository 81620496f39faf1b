"""The order in which the board is read, for digits and rows."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition

_UPRISING: Final = (
    "sardaukar", "dutiful_service", "heighliner", "deliver_supplies",
    "espionage", "secrets", "desert_tactics", "fremkit",
    "high_council", "imperial_privilege", "swordmaster", "assembly_hall", "gather_support",
    "shipping", "accept_contract",
    "sietch_tabr", "research_station", "spice_refinery", "arrakeen",
    "deep_desert", "hagga_basin", "imperial_basin",
)  # fmt: skip

#: By edition: block by block, each line by line. The plan of the board draws them so.
READING: Final[dict[str, tuple[str, ...]]] = {
    "base": (
        "conspire", "wealth", "heighliner", "foldspace",
        "selective_breeding", "secrets", "hardy_warriors", "stillsuits",
        "high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory",
        "secure_contract", "sell_melange",
        "sietch_tabr", "research_station", "carthag", "arrakeen",
        "the_great_flat", "hagga_basin", "imperial_basin",
    ),
    "uprising": _UPRISING,
    "blend": _UPRISING,
}  # fmt: skip


@cache
def spaces_in_order(edition: Edition) -> tuple[int, ...]:
    """The indices of all spaces as one reads the board."""
    return tuple(edition.space_index[space] for space in READING[edition.id])


@cache
def reading_place(edition: Edition, space: int) -> int:
    """Which one it is from the upper left on."""
    return spaces_in_order(edition).index(space)
