"""What the icons that only the base game has mean."""

from typing import Final

from dune_desktop.text.room import Legend
from dune_desktop.text.tongue import Table

Sign = Table("Sign")

LEGEND: Final[Legend] = (
    (
        Sign.tr("Pieces and places"),
        {
            "mentat": Sign.tr("Mentat"),
            "voice": Sign.tr("The Voice: closed to opponents"),
            "token": Sign.tr("Secret Faction token"),
        },
    ),
    (Sign.tr("Actions"), {"foldspace": Sign.tr("Acquire Foldspace")}),
)
