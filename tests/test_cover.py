"""Between people at one screen: whose view is shown, and when it is covered."""

from __future__ import annotations

import pytest

from dune_desktop.engine.actions import END, REVEAL
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.names import NOBODY, WATCHER
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import ALWAYS, ASK, OPEN
from tests.seated import game_of, options, play_on

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("humans", [1, 2, 3, 4])
@pytest.mark.parametrize("cover", [ALWAYS, ASK, OPEN])
def test_hands_are_covered_between_people(humans: int, cover: str) -> None:
    controller = game_of(humans, 4, seed=humans, cover=cover)
    covered: list[int] = []
    controller.covered.connect(covered.append)
    chance = Chance(humans)
    last, round_ = controller.looker, controller.view.round
    for _ in range(400):
        asked, looker = controller.asked, controller.looker
        if asked == NOBODY:
            break
        if controller.view.round != round_ and humans > 1 and cover != OPEN:  # all see how it ended
            assert looker == WATCHER
            last = looker
        round_ = controller.view.round
        if humans == 1:
            assert looker == 0
        if asked in controller.humans and (humans == 1 or cover == OPEN):
            assert looker == asked
        elif asked in controller.humans and asked != last:
            assert (looker, controller.covered_for) == (WATCHER, asked)
            controller.uncover()
            assert controller.looker == asked
        elif asked not in controller.humans:  # bots move under the eyes of all
            assert looker == (last if humans == 1 or cover == OPEN else WATCHER)
        last = controller.looker
        if controller.opponents.busy:
            controller.opponents.step()
        else:
            some = options(controller)
            controller.act(some[chance.below(len(some))])
    assert bool(covered) == (humans > 1 and cover != OPEN)
    assert round_ > 2


def test_the_cover_goes_up_after_the_hand_is_gone() -> None:
    controller = game_of(3)
    controller.uncover()
    order: list[object] = []
    controller.shown.connect(lambda table, _events: order.append(table.seat))
    controller.covered.connect(lambda seat: order.append(("covered", seat)))
    me = controller.looker
    controller.act(REVEAL)
    controller.act(END)
    following = controller.asked
    assert order == [me, WATCHER, ("covered", following)]
    assert controller.question is not None
    assert controller.question.options is None
    controller.uncover()
    assert order[3:] == [("covered", NOBODY), following]
    controller.uncover()  # nothing is covered
    assert len(order) == 5


def test_hands_can_be_left_open_for_a_round() -> None:
    controller = game_of(3, cover=ASK)
    chance = Chance(4)
    covers = {1: 0, 2: 0}
    controller.uncover(leave_open=True)
    controller.covered.connect(
        lambda seat: covers.__setitem__(controller.view.round, covers[controller.view.round] + (seat >= 0))
    )
    while controller.view.round == 1:
        assert controller.covered_for == NOBODY
        some = options(controller)
        controller.act(some[chance.below(len(some))])
    assert covers[1] == 0
    assert controller.view.round == 2
    play_on(controller, chance, lambda: controller.view.round == 2 and covers[2] > 1)
    assert covers[2] > 1


@pytest.mark.parametrize("cover", [ALWAYS, ASK])
def test_no_hand_lies_open_while_a_bot_moves(cover: str) -> None:
    """In a turn of its own, or when it answers in Combat: between people nobody is asked to look then."""
    controller, chance, moved = game_of(2, cover=cover), Chance(3), 0
    while controller.asked != NOBODY and controller.view.round < 4:
        play_on(controller, chance, lambda: controller.opponents.busy)
        if controller.opponents.busy:
            assert (controller.looker, controller.covered_for) == (WATCHER, NOBODY)
            assert not [card for player in controller.view.players for card in player.hand if card >= 0]
            moved += 1
            controller.opponents.step()
        assert controller.opponents.busy or controller.asked == NOBODY or controller.covered_for == controller.asked
    assert moved > 10


def test_hands_that_were_left_open_stay_so_while_a_bot_moves() -> None:
    controller = game_of(2, cover=ASK)
    controller.uncover(leave_open=True)
    play_on(controller, Chance(3), lambda: controller.opponents.busy)
    assert controller.view.round == 1
    assert controller.looker in controller.humans


@pytest.mark.parametrize(("humans", "cover"), [(2, ALWAYS), (2, ASK), (2, OPEN), (1, ALWAYS)])
def test_who_leaves_the_screen_and_comes_back_says_so(humans: int, cover: str) -> None:
    controller = game_of(humans, cover=cover)
    play_on(controller, Chance(1), lambda: controller.looker == controller.asked)
    me, heard = controller.looker, []
    controller.shown.connect(lambda table, _events: heard.append(table.seat))
    controller.covered.connect(lambda seat: heard.append(("covered", seat)))
    controller.leave_screen()
    controller.leave_screen()  # under the cover it changes nothing
    if humans == 1 or cover == OPEN:
        assert (controller.looker, heard) == (me, [])
        return
    assert (controller.looker, controller.covered_for) == (WATCHER, me)
    assert heard == [WATCHER, ("covered", me)]
    controller.uncover()
    assert controller.looker == me


def test_always_means_always() -> None:
    controller = game_of(3, cover=ALWAYS)
    controller.uncover(leave_open=True)
    controller.act(REVEAL)
    controller.act(END)
    assert controller.covered_for == controller.asked


def test_open_hands_lift_a_cover_at_once() -> None:
    controller = game_of(3)
    covered: list[int] = []
    controller.covered.connect(covered.append)
    controller.cover = OPEN
    assert controller.cover == OPEN
    assert covered == [NOBODY]
    assert controller.looker == controller.asked


def test_an_answer_inside_anothers_turn_is_covered_too() -> None:
    """Seats that are asked while another's turn runs."""
    inside = 0
    for seed in range(20, 27):
        controller = game_of(3, seed=seed)
        chance = Chance(seed)
        while controller.asked != NOBODY:
            if controller.covered_for != NOBODY:
                inside += controller.game.turn.seat not in (NOBODY, controller.covered_for)
                controller.uncover()
            some = options(controller)
            controller.act(some[chance.below(len(some))])
    assert inside


# ---------------------------------------------------------------- until the cover is lifted


def at_the_end_of_a_turn(cover: str = ALWAYS, humans: int = 3) -> GameController:
    """The first one has revealed, acquired nothing, and is about to end the turn."""
    controller = game_of(humans, cover=cover)
    controller.uncover()
    controller.act(REVEAL)
    return controller


def test_the_end_of_a_turn_is_taken_back_until_the_next_one_is_here() -> None:
    controller = at_the_end_of_a_turn()
    me, before, kept, steps = controller.asked, digest(controller.game), controller.record(), len(controller.history)
    controller.act(END)
    assert controller.covered_for not in (me, NOBODY)
    assert controller.undo_action is END
    assert controller.undo()
    assert (digest(controller.game), controller.record(), len(controller.history)) == (before, kept, steps)
    assert (controller.looker, controller.covered_for) == (WATCHER, me)  # whoever pressed it sees nobody's hand
    controller.uncover()
    assert controller.looker == me
    assert controller.redo()
    assert controller.undo_action is END


def test_once_the_cover_was_lifted_the_end_of_the_turn_stands() -> None:
    controller = at_the_end_of_a_turn()
    controller.act(END)
    controller.uncover()
    assert not controller.can_undo
    assert not controller.undo()


def test_what_was_done_before_the_end_of_the_turn_can_still_be_taken_back_then() -> None:
    controller = game_of(3)
    controller.uncover()
    chance = Chance(4)
    while len(controller.history) < 400:
        controller.uncover()
        way = len(controller.recorder.way_back)
        if way > 1 and END in options(controller):
            controller.act(END)
            if controller.can_undo:
                controller.undo()
                controller.uncover()
                assert len(controller.recorder.way_back) == way
                assert controller.undo()
                return
            continue
        some = [one for one in options(controller) if one is not END] or list(options(controller))
        controller.act(some[chance.below(len(some))])
    raise AssertionError("nobody did so much in a turn")


def test_with_open_hands_or_a_bot_next_the_end_of_the_turn_stands() -> None:
    for controller in (at_the_end_of_a_turn(OPEN), at_the_end_of_a_turn(humans=1)):
        controller.act(END)
        assert not controller.can_undo


def test_what_has_shown_something_hidden_stands_under_the_cover_too() -> None:
    """The end of a round deals new hands."""
    controller = game_of(3)
    chance, sealed = Chance(2), 0
    while controller.asked != NOBODY and controller.view.round < 4:
        controller.uncover()
        some, barrier = options(controller), controller.game.barrier
        controller.act(some[chance.below(len(some))])
        if controller.covered_for != NOBODY and controller.game.barrier != barrier:
            assert not controller.can_undo
            sealed += 1
    assert sealed
