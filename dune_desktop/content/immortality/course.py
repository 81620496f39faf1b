"""What Immortality puts into the course of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.content.immortality.facts import SPECIMENS, Lab
from dune_desktop.content.immortality.words import DEFENCE, HARVEST, OpenWindow, ReturnSpecimens, UseAtomics
from dune_desktop.engine.abilities import Common, Offers
from dune_desktop.engine.decisions import COMBAT, PLOT, REWARD, WIN
from dune_desktop.engine.frames.flow import defender
from dune_desktop.engine.frames.run import happen
from dune_desktop.engine.items import Item, Printed
from dune_desktop.engine.names import NO_CARD, NOBODY

if TYPE_CHECKING:
    from dune_desktop.engine.frames.flow import Round
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.state import Game

#: So many troops lost in a Conflict let Harvest Cells be played (I14.12).
_LOST: Final = 3
_HARVEST: Final = Printed(f"{HARVEST}.window", OpenWindow(HARVEST))

#: At any decision of one's own (QI6).
COMMON: Final = (
    Common(
        "specimens", tuple(Offers(ReturnSpecimens(), window, beside=True) for window in (PLOT, COMBAT, WIN, REWARD))
    ),
    Common("family_atomics", (Offers(UseAtomics(), beside=True),)),
)
_RETURNED: Final = Printed(f"specimens.{DEFENCE}", ReturnSpecimens())


def no_combat_cards(_round: Round, game: Game) -> None:
    """Nobody has played a Combat card in the new Conflict."""
    for player in game.players:
        Lab.of(player).combat_card = False


def before_defence(_round: Round, game: Game) -> None:
    """Who could defend but has no troop in supply may return specimens (QI6)."""
    owner = defender(game)
    if owner != NOBODY and not game.players[owner].supply and SPECIMENS.of(game.players[owner]):
        happen(game, [Item(owner, NO_CARD, _RETURNED)])


def note_combat_card(game: Game, seat: Seat, it: tuple[int, ...]) -> list[Item]:
    """An intrigue card that is played in no turn is played in the Combat."""
    if game.turn.seat == NOBODY:
        Lab.of(game.players[seat]).combat_card = True
    return []


def harvest(game: Game, seat: Seat, it: tuple[int, ...]) -> list[Item]:
    """When its troops go home after the Combat, a seat that had enough there may play cards for that (QI22)."""
    troops = it[0]  # they are the first of the kinds of units
    return [Item(seat, NO_CARD, _HARVEST)] if troops >= _LOST and game.players[seat].intrigue else []
