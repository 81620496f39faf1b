"""What the icons of Immortality mean."""

from typing import Final

from dune_desktop.text.contexts import Sign
from dune_desktop.text.room import Legend

LEGEND: Final[Legend] = {
    Sign.tr("Research and the Tleilaxu"): {
        "research": Sign.tr("Research: move your token on along the research track"),
        "tleilaxu": Sign.tr("A step on the Tleilaxu track"),
        "specimen": Sign.tr("Specimen: a troop of your supply goes to the Axolotl tanks"),
        "tanks": Sign.tr("Axolotl tanks"),
        "marker_1": Sign.tr("The first genetic marker"),
        "marker_2": Sign.tr("The second genetic marker"),
        "grafted": Sign.tr("Grafted: two cards that send one Agent together"),
        "atomics": Sign.tr("Family Atomics: the Imperium Row is dealt anew"),
    },
    Sign.tr("Intrigue cards"): {"trash_intrigue": Sign.tr("Trash an Intrigue card")},
}
