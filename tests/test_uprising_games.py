"""Random games of Uprising and of blends: no faults, offered means no refusal, nothing is lost, clones are apart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dune_desktop.content import UPRISING
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.faults import faults
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import HIDDEN, view
from tests.games import seats_of, walk
from tests.test_legality import universe

MODULES = ((), ("choam",))


def game_of(seed: int, edition: Edition = UPRISING) -> Game:
    """Of 3 or 4 seats, with or without contracts."""
    return new_game(edition, Setup(3 + seed % 2, seed, expansions=MODULES[seed // 2 % 2]))


def positions(seeds: range, every: int) -> Iterator[Game]:
    """Every n-th position of random games."""
    for seed in seeds:
        game = game_of(seed)
        for count, _ in enumerate(walk(game, seats_of(seed))):
            if count % every == seed % every:
                yield game


@pytest.mark.parametrize("seed", range(12))
def test_random_games_have_no_faults(seed: int) -> None:
    game = game_of(seed)
    for action in walk(game, seats_of(seed)):
        assert not faults(game), action
    assert game.over
    assert not faults(game)


def everything() -> list[Action]:
    """Every action that a position of Uprising could offer, but for picks that name a seat."""
    texts = [f"pick {post.id}" for post in UPRISING.posts]
    texts += [contract.pick.text for contract in UPRISING.contracts]
    texts += [contract.done.do.text for contract in UPRISING.contracts]
    texts += [f"trash intrigue:{card.id}" for card in UPRISING.intrigues]
    texts += ["do wild.endgame"]
    return [*universe(UPRISING), *map(Action.parse, texts)]


@pytest.mark.parametrize("first", [0, 8])
def test_offered_means_exactly_no_refusal(first: int) -> None:
    actions = everything()
    seen = 0
    for game in positions(range(first, first + 8), every=41):
        assert game.decision is not None
        legal = {*game.decision.options, *game.decision.take_back}
        for action in {*actions, *legal}:
            assert (game.why_not(action) == []) == (action in legal), (action, game.why_not(action), game.decision)
        seen += len(legal)
    assert seen > 100


def test_a_clone_goes_its_own_way_to_the_same_end() -> None:
    for game in positions(range(4), every=97):
        twin, before = game.clone(), digest(game)
        seed = len(before) + game.round
        for _ in walk(twin, seats_of(seed)):
            pass
        assert digest(game) == before
        again = game.clone()
        for _ in walk(again, seats_of(seed)):
            pass
        assert digest(again) == digest(twin)


def test_what_a_seat_sees_is_the_same_in_every_world_that_it_thinks_possible() -> None:
    for game in positions(range(6), every=89):
        assert game.decision is not None
        seat = game.decision.seat
        other = determinize(game, seat, Chance(7))
        assert not faults(other)
        assert view(other, seat) == view(game, seat)


def test_the_bank_of_contracts_is_hidden_from_all() -> None:
    game = new_game(UPRISING, Setup(4, 3, expansions=("choam",)))
    for seat in range(4):
        seen = view(game, seat)
        assert set(seen.contract_bank) == {HIDDEN}
        assert len(seen.contract_market) == 2
        assert HIDDEN not in seen.contract_market
