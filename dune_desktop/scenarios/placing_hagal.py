"""Placing Hagal cards, and what Rivals have in the middle of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.rivals import rounds
from dune_desktop.engine.state import Turn
from dune_desktop.scenarios.position import ROUND_PHASE
from dune_desktop.scenarios.readers import BadScenario

if TYPE_CHECKING:
    from dune_desktop.engine.names import CardNumber, Seat
    from dune_desktop.engine.state import Game, Player
    from dune_desktop.scenarios.position import Ids, Position


def place_hagal(game: Game, position: Position) -> None:
    """The deck from its top and the discard pile: what is named nowhere is in the one that is not named."""
    pile = [*reversed(game.hagal_deck), *game.hagal_discard]

    def take(ids: Ids, key: str) -> list[CardNumber]:
        found = []
        for card_id in ids:
            card = next((card for card in reversed(pile) if game.hagal[card].id == card_id), None)
            if card is None:
                raise BadScenario(f"{key}: no {card_id!r} is left")
            pile.remove(card)
            found.append(card)
        return found

    top = take(position.hagal_top, "hagal_top")
    discard = take(position.hagal_discard or (), "hagal_discard")
    if position.hagal_deck is None:
        deck, pile = pile, []
    else:
        deck = take(position.hagal_deck, "hagal_deck")
    if pile and position.hagal_discard is not None:
        raise BadScenario("hagal_discard: holds all that 'hagal_deck' does not, so only one of them can be named")
    game.hagal_deck = [*reversed(deck), *reversed(top)]
    game.hagal_discard = discard + pile


def third_agent(game: Game, player: Player, position: Position) -> bool:
    """Whether a seat has its Swordmaster where the scenario does not say (B2.1, B3.5)."""
    wanted = position.seats[player.seat].get("swordmaster")
    level = game.edition.level
    if wanted is not None:
        return bool(wanted)
    if player.rival is None or level is None or not level.above:
        return player.swordmaster
    return position.round + (position.phase != ROUND_PHASE) > level.above


def begin_turn(game: Game, turn: Seat, first: Seat) -> tuple[Seat, Turn]:
    """Whose turn was the last one when that of this seat begins, and what the running turn remembers of it."""
    if first not in [player.seat for player in game.players if player.rival is None] and _one_rival(game):
        raise BadScenario("first: the marker is passed between the two people")
    rival = game.players[turn].rival
    if rival is not None and not game.players[turn].home:
        raise BadScenario(f"turn: seat{turn} has no agent left")
    order = [player.seat for player in game.clockwise()]
    if turn == order[0]:
        return (order[-1] if rounds.turns in game.rules.course.phases else NOBODY), Turn()
    last = order[order.index(turn) - 1]
    if rival is None or rounds.spoiler_turns not in game.rules.course.phases:
        return last, Turn()
    if not game.players[last].agents:
        raise BadScenario(f"turn: seat{turn} comes after an agent of seat{last}, which has sent none")
    sent = Turn(last)
    sent.space = game.players[last].agents[-1]
    return last, sent


def _one_rival(game: Game) -> bool:
    return sum(player.rival is not None for player in game.players) == 1
