"""What Rivals do with tech tiles in solo games (X10.12-X10.16); those of two people take none (X10.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.content.ix.conditions import CanMuster
from dune_desktop.content.ix.facts import IxBoard, Ixian
from dune_desktop.content.ix.words import TECH, FlipTile
from dune_desktop.engine import market
from dune_desktop.engine.abilities import Common, Passive
from dune_desktop.engine.agents import in_the_way
from dune_desktop.engine.conditions import Condition
from dune_desktop.engine.decisions import PLOT
from dune_desktop.engine.effects import IgnoreAgents
from dune_desktop.engine.effects.sending import UNCHANGED
from dune_desktop.engine.frames.run import resolve
from dune_desktop.engine.frames.windows import standing
from dune_desktop.engine.items import Item, Printed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dune_desktop.engine.abilities import Owned
    from dune_desktop.engine.names import CardNumber, Seat
    from dune_desktop.engine.rivals.turn import RivalTurn
    from dune_desktop.engine.state import Game, Player, Table

# ---------------------------------------------------------------- the market


def trash_unmarked(game: Game) -> None:
    """While no tile that lies open has the mark, one of the largest stack leaves the game (X10.12, QX32)."""
    stacks = IxBoard.of(game).tech
    while any(stacks) and not any(game.cards[stack[-1]].marked for stack in stacks if stack):
        stack = max(stacks, key=len)
        market.remove(game, (stack[-1], game.edition.market_by_id[TECH]))


def when_acquired(game: Game, seat: Seat, it: tuple[int, ...]) -> list[Item]:
    """Another tile lies open: it may have no mark."""
    trash_unmarked(game)
    return []


# ---------------------------------------------------------------- what they have

#: Tiles that a Rival uses in its turns whenever it can, and when it does; of the others nothing is to be used.
_USED: Final[dict[str, Condition | None]] = {
    "flagship": CanMuster(3),
    "spy_satellites": None,
    "training_drones": None,
}
#: It lets agents pass those of others, for nothing but its turn face down.
_SHIPS: Final = "invasion_ships"
_PASSES: Final = Common(_SHIPS, (Passive(IgnoreAgents()),))


def use_tiles(turn: RivalTurn, game: Game, player: Player) -> None:
    """A step: the first tile that can be used now is; the step comes again until there is none."""
    for item in standing(game, player.seat, PLOT):
        name = game.cards[item.card].id
        when = _USED.get(name)
        if name in _USED and (when is None or when.holds(game, item)) and item.possible(game):
            turn.stage -= 1
            resolve(game, item)
            return


def ships(table: Table, player: Player) -> Iterator[Owned]:
    """A Rival's Invasion Ships, as long as they lie face up."""
    card = _ships_of(table, player)
    if player.rival is not None and card is not None:
        yield _PASSES, card


def use_ships(turn: RivalTurn, game: Game, player: Player) -> None:
    """A step: what would have been blocked goes past others, and the tile is turned; no card is discarded."""
    side = game.hagal[turn.card].sides[turn.side]
    card = _ships_of(game, player)
    if card is not None and in_the_way(game, player, UNCHANGED, game.edition.space_index[side.space]):
        flip = Printed(f"{_SHIPS}.{PLOT}", FlipTile())
        FlipTile().pay(game, Item(player.seat, card, flip), ())
        game.rules.refresh(game, player.seat)


def _ships_of(table: Table, player: Player) -> CardNumber | None:
    return next((card for card in Ixian.of(player).tiles if table.cards[card].id == _SHIPS), None)
