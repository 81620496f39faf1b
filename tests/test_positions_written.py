"""Positions that are written down of games: what lies on the table is laid out again, card by card."""

from __future__ import annotations

import json

import pytest
from attrs import evolve

from dune_desktop.engine.names import HOME
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.state import Game
from dune_desktop.positions.building import build
from dune_desktop.positions.position import read_position
from dune_desktop.positions.writing import Unwritable, write_position
from tests.games import BASE, start
from tests.posing import moments

#: Of Rise of Ix not all can be said: what one of its leaders remembers of his turns.
GAMES = (
    ("base", 3), ("base", 4), ("uprising", 3), ("uprising+choam", 4), ("uprising+immortality", 3), ("blend+choam", 4),
    ("base@two", 3), ("uprising@solo.mentat", 3), ("blend+ix+immortality+choam", 4),
)  # fmt: skip


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_turn_is_written_and_begins_again(edition: str, players: int) -> None:
    """``write_position`` itself compares all facts of what it has written with the game: it fails where one differs."""
    number = 0
    for game, setup, _ in moments(edition, players, 5, 4):
        assert game.decision is not None
        seat = game.turn.seat
        if game.decision.kind != "turn" or game.players[seat].rival is not None:
            continue
        game.players[seat].voice = HOME  # it ends when the turn begins
        said = json.loads(json.dumps(write_position(game, setup, 3, turn=seat)))
        again = build(game.edition, read_position(game.edition, said))
        assert again.decision is not None
        assert again.decision.seat == seat
        assert {action.text for action in again.decision.options} == {one.text for one in game.decision.options}
        number += 1
    assert number > 5


def first_turn() -> tuple[Game, Setup]:
    game = start(1)
    return game, Setup(3, 1, tuple(player.leader.id for player in game.players))


def test_games_with_cards_left_out_are_refused() -> None:
    game, setup = first_turn()
    with pytest.raises(Unwritable):
        write_position(game, evolve(setup, left_out=("imperium.dr_yueh",)), 3)


def test_what_no_position_says_is_refused() -> None:
    """Nobody has won the Mentat yet in any position."""
    game, setup = first_turn()
    write_position(game, setup, 3, turn=game.turn.seat)
    game.mentat_won = 1
    with pytest.raises(Unwritable, match="mentat_won"):
        write_position(game, setup, 3, turn=game.turn.seat)


def test_no_bonus_at_all_can_be_said() -> None:
    assert not any(build(BASE, read_position(BASE, {"bonus": {}})).bonus)
