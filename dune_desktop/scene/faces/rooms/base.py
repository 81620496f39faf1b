"""What the pictures of the base game show."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.faces.features import Features

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
LIKENESSES: Final = {
    "paul_atreides": Features(cloak=3, skin=0.22),
    "duke_leto_atreides": Features(beard=True, broad=1.08, cloak=3, skin=0.34),
    "baron_vladimir_harkonnen": Features(hair="bald", broad=1.45, skin=0.12, cloak=1),
    "glossu_rabban": Features(hair="bald", beard=True, broad=1.25, skin=0.26, cloak=1),
    "helena_richese": Features(hair="long", broad=0.86, skin=0.2, cloak=0),
    "count_ilban_richese": Features(broad=1.0, skin=0.24, grey=0.7, cloak=0),
    "countess_ariana_thorvald": Features(hair="hood", broad=0.9, skin=0.4, cloak=2),
    "earl_memnon_thorvald": Features(beard=True, broad=1.12, skin=0.5, grey=0.35, cloak=2),
}
