"""Steps of sending an agent that spies make possible: Infiltrate, and Gather Intelligence (U11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine import events, moves
from dune_desktop.engine.actions import NO, Action
from dune_desktop.engine.agents import in_the_way
from dune_desktop.engine.frames.run import ask

if TYPE_CHECKING:
    from dune_desktop.engine.frames.send import Send
    from dune_desktop.engine.state import Game, Player


class InfiltrateQuestion:
    """Which spy is recalled to enter an occupied space."""

    @staticmethod
    def chosen(game: Game, frame: Send, action: Action) -> None:
        _tell(game, frame, "infiltrate")
        moves.recall_spy(game, game.players[frame.seat], game.edition.post_index[action.args[0]])


class GatherQuestion:
    """Which spy is recalled for a card, or none."""

    @staticmethod
    def chosen(game: Game, frame: Send, action: Action) -> None:
        if action is not NO:
            player = game.players[frame.seat]
            _tell(game, frame, "gather")
            moves.recall_spy(game, player, game.edition.post_index[action.args[0]])
            moves.draw(game, player, 1)


def infiltrate(send: Send, game: Game, player: Player) -> None:
    """Where foreign agents stand and nothing else lifts that, a spy is recalled; one is enough (U11.6, Q13)."""
    if in_the_way(game, player, send.sent, send.space):
        spies = _spies_at(game, player, send.space)
        ask(game, InfiltrateQuestion, send.seat, "spy", spies, _source(game, send, "infiltrate"))


def gather_intelligence(send: Send, game: Game, player: Player) -> None:
    """Before any effect one may recall one spy that watches the space to draw a card (U11.7)."""
    spies = _spies_at(game, player, send.space)
    if spies and (player.deck or player.discard):  # Q36: not for nothing
        ask(game, GatherQuestion, send.seat, "spy", [*spies, NO], _source(game, send, "gather"))


def _spies_at(game: Game, player: Player, space: int) -> list[Action]:
    posts = game.edition.posts_at[space]
    return [game.edition.posts[post].pick for post in player.spies if post in posts]


def _tell(game: Game, send: Send, what: str) -> None:
    if game.events is not None:
        game.tell(events.Resolved, send.seat, _source(game, send, what))


def _source(game: Game, send: Send, what: str) -> str:
    return f"{game.edition.spaces[send.space].id}.{what}"
