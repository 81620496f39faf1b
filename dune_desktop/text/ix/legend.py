"""What the icons of Rise of Ix mean."""

from typing import Final

from dune_desktop.text.contexts import Sign
from dune_desktop.text.room import Legend

LEGEND: Final[Legend] = {
    Sign.tr("Ships and technology"): {
        "tech": Sign.tr("Acquire a Tech tile; with a number, at so much less"),
        "tech_stack": Sign.tr("Tech tiles left in a stack"),
        "flip": Sign.tr("Turn the Tech tile over: once per round"),
        "negotiator": Sign.tr("Send a Negotiator to Ix"),
        "freighter": Sign.tr("Move your Freighter"),
        "freighter_advance": Sign.tr("Advance your Freighter"),
        "freighter_recall": Sign.tr("Recall your Freighter"),
        "dreadnought": Sign.tr("Commission a dreadnought"),
        "snooper": Sign.tr("Snooper token"),
    },
    Sign.tr("Agent icons"): {"infiltrate": Sign.tr("Infiltration: also where opponents have Agents")},
    Sign.tr("Actions"): {"unload": Sign.tr("Unload: also when the card is discarded or trashed")},
}
#: Ilesa's ring brings it along (X9.6).
WITH_UPRISING: Final[Legend] = {Sign.tr("Actions"): {"foldspace": Sign.tr("Acquire Foldspace")}}
