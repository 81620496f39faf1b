"""The starting card of the Epic game."""

from dune_desktop.engine.effects import Gain, Pay, Persuasion, Recruit, Trash
from dune_desktop.engine.names import SPICE_TRADE
from dune_desktop.engine.printed import STARTER, Card

STARTERS = (
    Card(
        "control_the_spice",
        kind=STARTER,
        icons={SPICE_TRADE},
        agent=Pay(spice=1) >> (Trash() & Recruit(1)),
        reveal=(Persuasion(1), Gain(spice=1)),
    ),
)
