"""What watches the state sees each thing that is wrong with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dune_desktop.engine.faults import faults
from dune_desktop.engine.names import EMPEROR, HOME, NOBODY
from dune_desktop.engine.state import Game
from tests.games import start


def _hold_alliance(game: Game, holder: int, *influence: int) -> None:
    game.alliances[EMPEROR] = holder
    for player, value in zip(game.players, influence, strict=True):
        player.influence[EMPEROR] = value


def _mentat(game: Game, seat: int, space: int) -> None:
    game.mentat, game.mentat_space = seat, space


def _change(game: Game, **facts: object) -> None:
    """Of seat 0."""
    for name, value in facts.items():
        setattr(game.players[0], name, value)


def _leave_a_gap(game: Game) -> None:
    game.trashed.append(game.row.pop())


def _send_all_with_the_mentat_at_home(game: Game) -> None:
    _mentat(game, 0, HOME)
    _change(game, home=0, agents=(0, 1, 2))


@pytest.mark.parametrize(
    ("breaks", "told"),
    [
        (lambda game: _hold_alliance(game, NOBODY, 3, 0, 0), []),
        (lambda game: _hold_alliance(game, NOBODY, 4, 0, 0), ["nobody has the emperor Alliance"]),
        (lambda game: _hold_alliance(game, 0, 4, 4, 0), []),
        (lambda game: _hold_alliance(game, 0, 3, 0, 0), ["the emperor Alliance is with seat 0"]),
        (lambda game: _hold_alliance(game, 0, 4, 5, 0), ["the emperor Alliance is with seat 0"]),
        (lambda game: _mentat(game, NOBODY, 3), ["the Mentat of nobody stands on a space"]),
        (_send_all_with_the_mentat_at_home, ["the Mentat is on a leader without agents"]),
        (lambda game: _change(game, home=1), ["seat 0: 1 + 0 agents in place of 2"]),
        (lambda game: _hold_alliance(game, 0, 7, 0, 0), ["seat 0: influence [7, 0, 0, 0]"]),
        (lambda game: _change(game, tokens=(1, 1)), ["seat 0: equal tokens"]),
        (_leave_a_gap, ["4 cards in the market row"]),
    ],
)
def test_what_is_wrong_is_told(breaks: Callable[[Game], None], told: list[str]) -> None:
    game = start(1)
    assert faults(game) == []
    breaks(game)
    assert faults(game) == told


def test_a_card_that_is_gone_is_missed() -> None:
    game = start(1)
    card = game.players[0].hand.pop()
    assert [fault.endswith(f": [{card}]") for fault in faults(game)] == [True]
