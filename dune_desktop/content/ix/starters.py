"""The starting card of the Epic game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.effects import Gain, Pay, Persuasion, Recruit, Trash
from dune_desktop.engine.names import EVERYBODY, SPICE_TRADE
from dune_desktop.engine.printed import STARTER, Card

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game

_CONTROL_THE_SPICE = "control_the_spice"

STARTERS = (
    Card(
        _CONTROL_THE_SPICE,
        kind=STARTER,
        icons={SPICE_TRADE},
        agent=Pay(spice=1) >> (Trash() & Recruit(1)),
        reveal=(Persuasion(1), Gain(spice=1)),
    ),
)


def lay_in_discard(game: Game) -> None:
    """A step of dealing: with Immortality each seat begins with it in the discard pile (I10.2)."""
    for player in game.players:
        for card in [card for card in player.deck if game.cards[card].id == _CONTROL_THE_SPICE]:
            player.deck.remove(card)
            player.discard.append(card)
            game.known[card] = EVERYBODY
