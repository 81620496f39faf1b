"""What Rivals buy, as soon as they can (S8.2-S8.6, B3.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine import events, moves
from dune_desktop.engine.tracks import victory_points

if TYPE_CHECKING:
    from dune_desktop.engine.rivals.printed import Rival
    from dune_desktop.engine.state import Game, Player

#: What a victory point costs: intrigue cards, spice, water, solari, each alone.
INTRIGUE_SET, SPICE_SET, WATER_SET, SOLARI_SET = 3, 7, 3, 7


def buy(game: Game) -> None:
    """Every Rival spends what it has enough of."""
    for player in game.players:
        if player.rival is not None:
            _buy(game, player, player.rival)


def _buy(game: Game, player: Player, rival: Rival) -> None:
    if rival.value and not player.swordmaster and _wealth(player) >= rival.value:
        _buy_swordmaster(game, player, rival)
    if not rival.scores or (rival.value and not player.swordmaster):
        return
    while len(player.intrigue) >= INTRIGUE_SET:
        _pay(game, player, "vp", 0, 0, INTRIGUE_SET, 0)
    while player.spice >= SPICE_SET:
        _pay(game, player, "vp", 0, SPICE_SET, 0, 0)
    while player.water >= WATER_SET:
        _pay(game, player, "vp", 0, 0, 0, WATER_SET)
    while player.solari >= SOLARI_SET:
        _pay(game, player, "vp", SOLARI_SET, 0, 0, 0)


def _wealth(player: Player) -> int:
    return player.solari + player.spice + len(player.intrigue) + player.water


def _buy_swordmaster(game: Game, player: Player, rival: Rival) -> None:
    """Exactly the value: solari first, then spice, intrigue cards, water (S8.2)."""
    left = rival.value
    paid = []
    for owned in (player.solari, player.spice, len(player.intrigue), player.water):
        paid.append(min(owned, left))
        left -= paid[-1]
    _pay(game, player, "swordmaster", *paid)
    player.swordmaster = True
    player.home += 1


def _pay(game: Game, player: Player, what: str, solari: int, spice: int, intrigue: int, water: int) -> None:
    player.solari -= solari
    player.spice -= spice
    player.water -= water
    for _ in range(intrigue):  # S8.6, Q35: nobody has read them; face up on the discard pile now all do
        card = player.intrigue.pop()
        game.intrigue_discard.append(card)
        moves.show(game, card)
    if game.events is not None:
        game.tell(events.Bought(player.seat, what, solari, spice, intrigue, water))
    if what == "vp":
        victory_points(game, player, 1, "rival")
