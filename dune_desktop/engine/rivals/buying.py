"""What Rivals buy, as soon as they can (S8.2-S8.6, B3.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine import events, moves
from dune_desktop.engine.tracks import victory_points

if TYPE_CHECKING:
    from dune_desktop.engine.rivals.printed import Rival
    from dune_desktop.engine.state import Game, Player

#: What a victory point costs: so many of one kind. They are looked at in this order.
PRICES: Final = {"intrigue": 3, "spice": 7, "water": 3, "solari": 7}


def buy(game: Game) -> None:
    """Every Rival spends what it has enough of."""
    for player in game.players:
        if player.rival is not None:
            _buy(game, player, player.rival)


def _buy(game: Game, player: Player, rival: Rival) -> None:
    if rival.value and not player.swordmaster:
        if sum(_owned(player).values()) < rival.value:
            return
        _buy_swordmaster(game, player, rival)
    if rival.scores:
        owned = _owned(player)
        for kind, price in PRICES.items():
            for _ in range(owned[kind] // price):
                _pay(game, player, "vp", {kind: price})
                victory_points(game, player, 1, "rival", f"rival.{kind}")


def _owned(player: Player) -> dict[str, int]:
    """In the order in which a Swordmaster is paid (S8.2)."""
    return {
        "solari": player.solari,
        "spice": player.spice,
        "intrigue": len(player.intrigue),
        "water": player.water,
    }


def _buy_swordmaster(game: Game, player: Player, rival: Rival) -> None:
    """The Rival pays exactly what its Swordmaster is worth, and has it from now on."""
    left = rival.value
    paid = {}
    for kind, owned in _owned(player).items():
        paid[kind] = min(owned, left)
        left -= paid[kind]
    _pay(game, player, "swordmaster", paid)
    player.swordmaster = True
    game.rules.refresh(game, player.seat)
    player.home += 1


def _pay(game: Game, player: Player, what: str, paid: dict[str, int]) -> None:
    solari, spice, intrigue, water = (paid.get(kind, 0) for kind in _owned(player))
    player.solari -= solari
    player.spice -= spice
    player.water -= water
    for _ in range(intrigue):  # S8.6, Q35: nobody has read them; face up on the discard pile now all do
        card = player.intrigue.pop()
        game.intrigue_discard.append(card)
        moves.show(game, card)
    if game.events is not None:
        game.tell(events.Bought(player.seat, what, solari, spice, intrigue, water))
