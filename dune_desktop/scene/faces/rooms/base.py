"""What the pictures of the base game show."""

from __future__ import annotations

from typing import Final

#: What is shown, and on which components.
SUBJECTS: Final = {
    "sandworm": "desert_power",
    "knife": "crysknife",
    "blow": "the_spice_must_flow",
    "water": "secure_imperial_basin battle_for_imperial_basin",
    "fleet": "siege_of_arrakeen",
    "blast": "battle_for_arrakeen",
    "spy": "reconnaissance",
}
