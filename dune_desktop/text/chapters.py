"""The chapters of the book of rules, in the order in which somebody who learns the game reads them."""

from typing import Final

from dune_desktop.text.contexts import Book
from dune_desktop.text.translating import Text

AIM: Final = Book.tr("The aim")
ROUND: Final = Book.tr("A round")
AGENT: Final = Book.tr("Agent turn")
EFFECTS: Final = Book.tr("Order of effects")
REVEAL: Final = Book.tr("Reveal turn")
DECK: Final = Book.tr("Your deck")
CONFLICT: Final = Book.tr("The Conflict")
TIES: Final = Book.tr("Ties")
INFLUENCE: Final = Book.tr("Influence and Alliances")
INTRIGUE: Final = Book.tr("Intrigue cards")
SPACES: Final = Book.tr("Board spaces")
LEADERS: Final = Book.tr("Leaders")
SPIES: Final = Book.tr("Spies")
WORMS: Final = Book.tr("Sandworms and the wall")
CONTRACTS: Final = Book.tr("Contracts")
IX: Final = Book.tr("Rise of Ix")
IMMORTALITY: Final = Book.tr("Immortality")
ICONS: Final = Book.tr("Reading the icons")
RIVALS: Final = Book.tr("Rivals")
OPEN: Final = Book.tr("Open questions")

ORDER: Final[tuple[Text, ...]] = (
    AIM, ROUND, AGENT, EFFECTS, REVEAL, DECK, CONFLICT, TIES, INFLUENCE, INTRIGUE, SPACES, LEADERS, SPIES,
    WORMS, CONTRACTS, IX, IMMORTALITY, ICONS, RIVALS, OPEN,
)  # fmt: skip
