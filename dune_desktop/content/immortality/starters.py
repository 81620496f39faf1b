"""What takes the place of Dune, the Desert Planet, in the starting decks (I2.6)."""

from dune_desktop.content.immortality.words import Generate, Research
from dune_desktop.engine.effects import Persuasion
from dune_desktop.engine.names import SPICE_TRADE
from dune_desktop.engine.printed import STARTER, Card

STARTERS = (
    Card(
        "experimentation",
        kind=STARTER,
        copies=2,
        icons={SPICE_TRADE},
        agent=Research(1),
        reveal=(Persuasion(1), Generate(1)),
    ),
)
