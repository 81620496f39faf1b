"""Specimens and Family Atomics may always wait and are no reason to ask; but recruits wait where specimens help."""

from __future__ import annotations

import pytest

from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.by_itself import goes_by_itself
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import OPEN
from tests.asked import set_up
from tests.seated import options, seats

pytestmark = pytest.mark.usefixtures("qapp")


def test_an_effect_that_asks_goes_by_itself_beside_what_may_always_wait() -> None:
    controller = set_up(
        """
        with = ["immortality"]
        seat0 = {hand = ["experimentation"], intrigue = [], lab = {specimens = 2, research = 1}}
        """,
        "agent experimentation > secure_contract",
    )
    # Solari are there already, and the Research icon asks for a branch.
    assert str(goes_by_itself(controller.game, 0)) == str(Action.parse("do experimentation.agent.1"))


@pytest.mark.parametrize(("supply", "specimens", "goes"), [(1, 3, False), (4, 3, True), (1, 0, True)])
def test_recruits_wait_while_specimens_could_come_back_for_them(supply: int, specimens: int, goes: bool) -> None:
    controller = set_up(
        f"""
        with = ["immortality"]
        seat0 = {{hand = ["dagger"], solari = 4, supply = {supply}, lab.specimens = {specimens}}}
        """,
        "agent dagger > rally_troops",
    )
    assert (goes_by_itself(controller.game, 0) is not None) == goes, controller.game.decision


def test_whole_games_go_on_with_what_goes_by_itself() -> None:
    went = 0
    for seed in range(2):
        setup = Setup(3, seed, expansions=("immortality",))
        controller = GameController("base", setup, seats(4, 3), cover=OPEN)
        chance = Chance(seed)
        while controller.question is not None and options(controller):
            before = len(controller.history)
            assert controller.act(options(controller)[chance.below(len(options(controller)))])
            went += len(controller.history) - before - 1
    assert went > 60
