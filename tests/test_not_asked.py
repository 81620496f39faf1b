"""Questions without a choice: among people who hide their cards they are asked, so that nobody can tell; else not."""

from __future__ import annotations

import pytest

from dune_desktop.engine.actions import PASS, Action
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import ALWAYS, ASK, OPEN
from tests.asked import set_up

pytestmark = pytest.mark.usefixtures("qapp")

#: Seat 1 wins; both hold a card that fits nowhere here. What has been lost could be harvested.
FOUGHT = """
with = ["immortality"]
phase = "combat"
conflict = "skirmish_b"
seat0 = {troops = 3, intrigue = ["windfall"]}
seat1 = {troops = 4, garrison = 0, intrigue = ["illicit_dealings"]}
"""


def among(cover: str, text: str, *actions: str, edition: str = "base") -> GameController:
    """Three people, after these actions; from the last one on things go by themselves."""
    *before, last = actions
    controller = set_up(text, *before, edition=edition)
    controller.by_hand, controller.cover = False, cover
    assert controller.act(Action.parse(last))
    return controller


def asked(controller: GameController) -> tuple[str, list[str]]:
    assert controller.game.decision is not None
    return controller.game.decision.window, [option.text for option in controller.game.decision.options]


def test_with_open_hands_a_whole_combat_without_a_card_to_play_goes_by_itself() -> None:
    controller = among(OPEN, FOUGHT, "pass")
    assert controller.game.round == 2
    assert [str(step.action) for step in controller.history[1:]] == ["pass", "pass", "done", "done", "done"]


def test_with_hidden_hands_everybody_is_asked() -> None:
    for cover in (ALWAYS, ASK):
        controller = among(cover, FOUGHT, "pass")
        assert (controller.asked, asked(controller)) == (1, ("combat", ["pass"]))


def test_hands_that_lie_open_for_a_round_do_so_until_it_is_over() -> None:
    controller = among(ASK, FOUGHT.replace("phase", "round = 3\nphase"), "pass")
    assert asked(controller) == ("combat", ["pass"])
    controller.uncover(leave_open=True)
    assert controller.act(PASS)
    assert (controller.game.round, asked(controller)[0]) == (4, "plot")
    assert not controller.covering.lies_open(controller.game.round)


def test_specimens_are_no_reason_to_ask_there() -> None:
    text = FOUGHT.replace("garrison = 0,", "garrison = 0, lab.specimens = 2,")
    assert among(OPEN, text, "pass").game.round == 2


@pytest.mark.parametrize(("supply", "asked_for"), [(0, True), (4, False)])
def test_specimens_are_asked_for_where_recruits_wait_for_them(supply: int, asked_for: bool) -> None:
    text = f"""
    with = ["immortality"]
    phase = "combat"
    conflict = "siege_of_arrakeen"
    seat0 = {{troops = 1, supply = {supply}, garrison = {8 - supply}, lab.specimens = 3, intrigue = ["breakthrough"]}}
    seat1 = {{troops = 0, garrison = 0}}
    """
    controller = among(OPEN, text, "pass", edition="uprising")
    assert (controller.asked == 0 and asked(controller)[0] == "win") == asked_for


def test_a_card_that_can_be_played_is_asked_for() -> None:
    controller = among(OPEN, FOUGHT.replace('3, intrigue = ["windfall"]', '3, intrigue = ["harvest_cells"]'), "pass")
    assert (controller.asked, asked(controller)) == (0, ("harvest", ["play harvest_cells", "done"]))


def test_whoever_has_played_says_that_nothing_follows_for_until_then_it_can_be_taken_back() -> None:
    text = FOUGHT.replace('3, intrigue = ["windfall"]', '3, intrigue = ["ambush", "windfall"]')
    controller = among(OPEN, text, "play ambush")
    assert (controller.asked, asked(controller)) == (0, ("combat", ["pass"]))
    assert controller.undo()
    assert asked(controller) == ("combat", ["play ambush", "pass"])


def test_of_a_single_card_nobody_is_asked_which_one_it_is() -> None:
    text = (
        'with = ["immortality"]\nseat0 = {hand = ["experimentation"], lab.research = "r6a", intrigue = ["windfall"]}\n'
    )
    to_the_node = ("agent experimentation > secure_contract", "do experimentation.agent.1", "pick r7b")
    hidden, shown = (among(cover, text, *to_the_node, "pick yes") for cover in (ALWAYS, OPEN))
    assert asked(hidden) == ("", ["trash intrigue:windfall"])
    assert shown.game.intrigues[shown.game.trashed[0]].id == "windfall"


def test_turns_end_by_an_answer_of_their_own() -> None:
    controller = among(OPEN, 'seat0 = {hand = ["dagger"], solari = 4}\n', "agent dagger > rally_troops")
    assert asked(controller)[1] == ["end"]
