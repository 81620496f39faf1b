"""Placing Objectives and won Conflict cards before the seats, face up or face down."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dune_desktop.scenarios.readers import BadScenario

if TYPE_CHECKING:
    from dune_desktop.engine.names import CardNumber
    from dune_desktop.engine.state import Game
    from dune_desktop.scenarios.position import Ids, Position

Take = Callable[[str, str], "CardNumber"]
"""Takes a Conflict card from the deck or the box, by its id and the key that names it."""


def place_trophies(game: Game, position: Position, take: Take) -> int:
    """Every seat has one Objective, in the order of the edition where none is named. How many Conflicts are won."""
    dealt = {objective.id: number for number, objective in game.objectives.items()}

    def cards(ids: Ids, key: str) -> tuple[CardNumber, ...]:
        return tuple(_objective(dealt, card, key) if card in objectives else take(card, key) for card in ids)

    objectives = {objective.id for objective in game.edition.objectives}
    lacking = []
    for player in game.players:
        wanted, key = position.seats[player.seat], f"seat{player.seat}"
        player.trophies = cards(wanted.ids("trophies"), f"{key}.trophies")
        player.flipped = cards(wanted.ids("flipped"), f"{key}.flipped")
        own = [card for card in (*player.trophies, *player.flipped) if card in game.objectives]
        if len(own) > 1:
            raise BadScenario(f"{key}: has two Objectives")
        if not own and game.objectives:
            lacking.append(player)
    for player, card in zip(lacking, dealt.values(), strict=True):
        if position.seats[player.seat].get("trophies") is None:
            player.trophies += (card,)
        else:  # an Objective never leaves its seat
            player.flipped += (card,)
    return sum(card in game.conflicts for player in game.players for card in (*player.trophies, *player.flipped))


def _objective(dealt: dict[str, CardNumber], card: str, key: str) -> CardNumber:
    if card not in dealt:
        raise BadScenario(f"{key}: {card!r} is named twice, or is not dealt with so many seats")
    return dealt.pop(card)
