"""When a learner is told something, and when nobody says anything any more."""

from __future__ import annotations

import pytest

from dune_desktop.engine.actions import END, PASS, REVEAL, Action
from dune_desktop.engine.events import Event, GameOver
from dune_desktop.engine.names import START_STAGE
from dune_desktop.files.settings import Settings
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.asking.coach import GOOD_TURNS, Coach
from dune_desktop.models.coaching.loose_ends import AGENTS_LEFT
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.refs import REVEAL_BUTTON
from tests.seated import game_of


def coached(humans: int = 1, **settings: object) -> tuple[GameController, Answering, Coach, Settings]:
    """A new game of one person, who is asked now."""
    controller = game_of(humans)
    kept = Settings(confirm_reveal=True, **settings)  # type: ignore[arg-type]
    answering = Answering(controller, kept)
    coach = Coach(controller, answering, kept)
    to_person(controller)
    return controller, answering, coach, kept


def to_person(controller: GameController) -> None:
    while controller.opponents.busy:
        controller.opponents.step()


def act(controller: GameController, wanted: Action | None = None) -> None:
    """This, or whatever goes on without sending an agent or revealing."""
    assert controller.question is not None
    assert controller.question.options
    options = controller.question.options
    ends = [one for one in options if one in (END, PASS)]
    assert controller.act(wanted or (ends or list(options))[0])
    to_person(controller)


def sends_an_agent(controller: GameController) -> None:
    """A turn in which nothing is left open: an agent where no troops go."""
    turns = 0
    while controller.question is not None and controller.question.what == START_STAGE and not turns:
        found = [one for one in controller.question.options or () if one.verb == "agent"]
        edition = controller.edition
        quiet = [one for one in found if not edition.spaces[edition.space_index[one.args[1]]].combat]
        act(controller, (quiet or found)[0])
        turns += 1
    while controller.question is not None and controller.question.what != START_STAGE:
        act(controller)


def kinds(coach: Coach) -> list[str]:
    return [end.kind for end in coach.ends]


def test_a_person_alone_is_told_as_soon_as_it_is_true() -> None:
    _, _, coach, _ = coached()
    assert kinds(coach) == [AGENTS_LEFT]


def test_with_others_at_the_screen_nothing_is_said() -> None:
    assert kinds(coached(humans=2)[2]) == []


@pytest.mark.parametrize(("still_open", "finished", "told"), [
    ("first", 0, True), ("first", 2, True), ("first", 3, False), ("always", 30, True), ("never", 0, False),
])  # fmt: skip
def test_the_setting_and_the_games_that_one_has_finished(still_open: str, finished: int, told: bool) -> None:
    assert bool(coached(still_open=still_open, finished=finished)[2].ends) is told


def test_another_setting_is_obeyed_at_the_next_look() -> None:
    _, _, coach, settings = coached(still_open="never")
    settings.still_open = "always"
    coach.look()
    assert kinds(coach) == [AGENTS_LEFT]


def test_nothing_is_said_while_an_answer_is_to_be_confirmed() -> None:
    _, answering, coach, _ = coached()
    answering.choose(REVEAL_BUTTON)
    assert answering.pending is not None
    assert kinds(coach) == []
    answering.back()
    assert kinds(coach) == [AGENTS_LEFT]


def test_what_is_hushed_is_silent_until_every_reason_is_over() -> None:
    _, _, coach, _ = coached()
    changes: list[None] = []
    coach.changed.connect(lambda: changes.append(None))
    coach.hush("drag", True)
    coach.hush("bubble", True)
    coach.hush("drag", False)
    assert kinds(coach) == []
    coach.hush("bubble", False)
    assert kinds(coach) == [AGENTS_LEFT]
    assert len(changes) == 2


# ---------------------------------------------------------------- it falls silent


def test_a_kind_that_was_dismissed_is_silent_in_this_turn_and_for_good_after_the_second_time() -> None:
    controller, _, coach, settings = coached()
    kept: list[str] = []
    coach.setting_changed.connect(kept.append)
    coach.dismiss(AGENTS_LEFT)
    assert kinds(coach) == []
    assert (kept, settings.dismissed) == (["dismissed"], (AGENTS_LEFT,))
    sends_an_agent(controller)
    assert kinds(coach) == [AGENTS_LEFT]
    coach.dismiss(AGENTS_LEFT)
    while controller.view.round == 1:
        act(controller, REVEAL if controller.question and controller.question.what == START_STAGE else None)
    assert kinds(coach) == []
    assert kinds(coached(dismissed=settings.dismissed)[2]) == []
    _, _, always, kept_for_good = coached(dismissed=settings.dismissed, still_open="always")
    assert kinds(always) == [AGENTS_LEFT]
    always.dismiss(AGENTS_LEFT)
    assert kinds(always) == []
    assert kept_for_good.dismissed == settings.dismissed  # who always wants to be told does not fill the settings


def test_after_three_good_turns_one_after_the_other_nothing_is_said_in_this_game() -> None:
    controller, _, coach, _ = coached()
    told = []
    for _ in range(GOOD_TURNS + 1):
        while controller.question is not None and not any(
            one.verb == "agent" for one in controller.question.options or ()
        ):
            act(controller)
        told.append(kinds(coach))
        sends_an_agent(controller)
    assert [bool(one) for one in told] == [True] * GOOD_TURNS + [False]


def test_who_leaves_agents_at_home_has_had_no_good_turn() -> None:
    controller, _, coach, _ = coached()
    sends_an_agent(controller)
    assert coach._good_turns == 1
    act(controller, REVEAL)
    assert coach._good_turns == 0


# ---------------------------------------------------------------- refusals


def test_the_second_of_the_same_refusals_in_a_turn_is_stubborn() -> None:
    controller, _, coach, _ = coached()
    assert [coach.is_stubborn("no") for _ in range(3)] == [False, True, False]
    assert not coach.is_stubborn("nor this")
    sends_an_agent(controller)
    assert not coach.is_stubborn("no")


def test_a_finished_game_is_counted() -> None:
    controller, _, coach, settings = coached()
    kept: list[str] = []
    coach.setting_changed.connect(kept.append)
    while controller.asked >= 0:
        act(controller)
    assert settings.finished == 1
    assert kept == ["finished"]


def test_a_game_whose_end_is_reached_again_after_undo_counts_once() -> None:
    controller, _, _, settings = coached()
    shown: list[tuple[object, tuple[Event, ...]]] = []
    controller.shown.connect(lambda view, events: shown.append((view, events)))
    while controller.asked >= 0:
        act(controller)
    over = next(one for one in shown if any(isinstance(event, GameOver) for event in one[1]))
    controller.shown.emit(*over)
    assert settings.finished == 1
