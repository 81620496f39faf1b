"""What the pictures of the CHOAM module show."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.drawing.paths import curve
from dune_desktop.scene.faces.features import Features, both
from dune_desktop.scene.glyphs.shapes import disc, joined, line, poly

#: What is shown, and on which components.
SUBJECTS: Final = {
    "blow": "harvest_3 harvest_4 acquire_the_spice_must_flow",
    "water": "arrakeen_water spice_refinery_water",
    "station": "research_station_spy research_station_solari",
    "spice_trade": "spice_refinery_cards",
    "sardaukar": "sardaukar_cards sardaukar_recall",
    "talk": "reach_agreement",
    "spyglass": "arrakeen_troop_spy",
    "messenger": "leverage espionage",
    "spacing_guild": "heighliner_water heighliner_troops",
    "depot": "interstellar_trade cargo_runner choam_profits deliver_supplies",
    "seal": "priority_contracts delivery_agreement backed_by_choam immediate",
    "landsraad": "high_council_influence high_council_solari",
}

_SHADDAM: Final = Features(
    "short", broad=1.12, skin=0.14, grey=0.12, tone="seal_shade", cloak=0, home="emperor", lapel=False,
    behind=(("dark", both(curve("M4 22 L9 4 L17 1 L20 20 Z"))), ("gold", both(line("9,5 17,2 19.6,16", 1.3)))),
    worn=(
        ("gold", joined(line("0,15 0,52", 1.6), *(disc(side * 5, y, 1.5) for side in (-1, 1) for y in (22, 29, 36)))),
        ("red", poly("-27,19 -19,17 16,52 4,52")),
        ("gold", both(joined(disc(32, 20, 11, 5.2),
                              *(line(f"{x},22 {x + 0.8},31", 2) for x in (24, 28, 32, 36, 40))))),
        ("dark", both(disc(32, 19.4, 7.4, 2.6))),
    ),
    over=(
        ("hair", curve("M-12.6 -3 Q-13 11 -6.4 15 L0 22 L6.4 15 Q13 11 12.6 -3 Q10 4 4.6 3 L0 1.6 L-4.6 3 "
                       "Q-10 4 -12.6 -3 Z")),
        ("skin", disc(0, 6, 3.4, 1.1)),
        ("dark", curve("M-13.6 -11 L-20.5 -34 Q0 -38 20.5 -34 L13.6 -11 Q0 -16 -13.6 -11 Z")),
        ("gold", joined(curve("M-13.6 -10.4 L-15 -15.6 Q0 -21 15 -15.6 L13.6 -10.4 Q0 -15.4 -13.6 -10.4 Z"),
                        curve("M-19.4 -30.6 L-20.5 -34 Q0 -38 20.5 -34 L19.4 -30.6 Q0 -35 -19.4 -30.6 Z"))),
        ("gold", disc(0, -25, 5.2)),
        ("red", disc(0, -25, 2.8)),
    ),
)  # fmt: skip

LIKENESSES: Final = {"shaddam_corrino_iv": _SHADDAM}
