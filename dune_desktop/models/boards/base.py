"""How the board of the base game lies."""

from typing import Final

from dune_desktop.models.boards.section import MENTAT, Lying

SECTIONS: Final = {
    "landsraad": Lying((("high_council", "mentat", "swordmaster"), ("rally_troops", "hall_of_oratory", MENTAT))),
    "choam": Lying((("secure_contract", "sell_melange"),)),
    "cities": Lying((("sietch_tabr", "research_station", "carthag", "arrakeen"),)),
}
