"""How the board of Uprising lies."""

from typing import Final

from dune_desktop.models.boards.section import CONTRACTS, Lying

SECTIONS: Final = {
    "emperor": Lying((("sardaukar", "dutiful_service"),)),
    "spacing_guild": Lying((("heighliner", "deliver_supplies"),)),
    "landsraad": Lying(
        (("high_council", "imperial_privilege", "swordmaster"), ("assembly_hall", "gather_support", CONTRACTS)),
        widths={
            "high_council": 0.88, "imperial_privilege": 1.44, "swordmaster": 0.68,
            "assembly_hall": 0.82, "gather_support": 0.98, CONTRACTS: 1.2,
            "tech_negotiation": 1.21, "dreadnought": 1.01,
        },
    ),
    "cities": Lying(widths={"sietch_tabr": 1.4, "spice_refinery": 1.45}),
}  # fmt: skip
