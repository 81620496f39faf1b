"""Objectives and won Conflict cards: battle icons and their pairs (U15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine import events
from dune_desktop.engine.names import EVERYBODY, WILD, CardNumber
from dune_desktop.engine.tracks import victory_points

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game, Player, Table


def battle_icon(table: Table, card: CardNumber) -> int | None:
    """The icon of an Objective or a Conflict card."""
    objective = table.objectives.get(card)
    return table.conflicts[card].icon if objective is None else objective.icon


def deal_objectives(game: Game) -> None:
    """One to each seat, face up (U2.8)."""
    deck = list(game.objectives)
    game.chance.shuffle(deck)
    for player, card in zip(game.players, deck, strict=True):
        deal(game, player, card)


def deal(game: Game, player: Player, card: CardNumber) -> None:
    """An Objective; one of them makes the First Player (U2.8)."""
    game.known[card] = EVERYBODY
    take(game, player, card)
    if game.objectives[card].first:
        game.first = player.seat


def take(game: Game, player: Player, card: CardNumber) -> None:
    """Face up before the seat; a second card with the same icon makes a pair for a point (U15.4, U15.5)."""
    icon = battle_icon(game, card)
    same = [other for other in player.trophies if battle_icon(game, other) == icon and icon not in (WILD, None)]
    player.trophies += (card,)
    if game.events is not None:
        game.tell(events.TrophyTaken, player.seat, card)
    if same:
        flip(game, player, (same[0], card))
        victory_points(game, player, 1, "battle_icons")


def flip(game: Game, player: Player, cards: tuple[CardNumber, ...]) -> None:
    """Face down: they never count again."""
    player.trophies = tuple(card for card in player.trophies if card not in cards)
    player.flipped += cards
    if game.events is not None:
        game.tell(events.TrophiesFlipped, player.seat, cards)


def keep_conflict(game: Game, player: Player) -> None:
    """A spoil: the winner takes the Conflict card (U15.4)."""
    game.conflict_pile.remove(game.conflict)
    take(game, player, game.conflict)
