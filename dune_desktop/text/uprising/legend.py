"""What the icons that only Uprising has mean."""

from typing import Final

from dune_desktop.text.room import Legend
from dune_desktop.text.tongue import Table

Sign = Table("Sign")

LEGEND: Final[Legend] = (
    (
        Sign.tr("Spies, sandworms and contracts"),
        {
            "spy": Sign.tr("Place a Spy; as an Agent icon: board spaces that you are spying on"),
            "recall_spy": Sign.tr("Recall a Spy"),
            "sandworm": Sign.tr("Summon a sandworm"),
            "hooks": Sign.tr("Maker hooks"),
            "wall": Sign.tr("Destroy the Shield Wall"),
            "shield_wall": Sign.tr("Protected by the Shield Wall: no sandworms"),
            "contract": Sign.tr("Take a contract"),
            "objective": Sign.tr("Objective"),
            "memory": Sign.tr("Memory"),
            "trash_intrigue": Sign.tr("Trash an Intrigue card"),
        },
    ),
    (
        Sign.tr("Battle icons"),
        {
            "crysknife": Sign.tr("Battle icon: crysknife"),
            "desert_mouse": Sign.tr("Battle icon: desert mouse"),
            "ornithopter": Sign.tr("Battle icon: ornithopter"),
            "wild": Sign.tr("Battle icon: any of the three"),
        },
    ),
)
