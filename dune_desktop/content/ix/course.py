"""What Rise of Ix puts into the course of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.content.ix.facts import Ixian

if TYPE_CHECKING:
    from dune_desktop.engine.frames.flow import Round
    from dune_desktop.engine.names import CardNumber
    from dune_desktop.engine.printed import Card
    from dune_desktop.engine.state import Game, Player, Table


def tiles(table: Table, player: Player) -> list[tuple[Card, CardNumber]]:
    """What counts for a seat besides its leader: its tech tiles, face down ones too, in one order however they lie."""
    return [(table.cards[card], card) for card in sorted(Ixian.of(player).all_tiles)]


def turn_tiles_up(_round: Round, game: Game) -> None:
    """Used tiles lie face up again at Round Start (X5.11), and nothing is promised for its Conflict yet."""
    for player in game.players:
        own = player.added[Ixian]
        own.wagers = ()
        if own.used:
            own.tiles += own.used
            own.used = []
