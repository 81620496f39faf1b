"""Undo and redo lead where straight play leads, stop where something hidden has shown, and tell nothing hidden."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dune_desktop.engine import events
from dune_desktop.engine.actions import END, REVEAL, Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.names import NOBODY, WATCHER
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.view import View
from dune_desktop.models.game import session as sessions
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import OPEN, Session
from dune_desktop.models.shown_game import places
from dune_desktop.records.game_info import GameInfo
from dune_desktop.records.record import Recorder, Replayed
from dune_desktop.records.record_text import dumps
from tests.asked import set_up
from tests.games import choose, seats_of
from tests.seated import early, game_of, options, play_on, seats, session
from tests.test_knowledge import twin_of

pytestmark = pytest.mark.usefixtures("qapp")


class Straight:
    """The same answers, never taken back."""

    def __init__(self, seed: int, players: int) -> None:
        self.recorder = Recorder("base", Setup(players, seed), None, GameInfo(seats(players, players)))

    def text(self, actions: list[Action]) -> str:
        for action in actions[self.recorder.actions :]:
            self.recorder.apply(action)
        return dumps(self.recorder.record())


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10**6), st.integers(3, 4), st.lists(st.integers(0, 9), min_size=20, max_size=160))
def test_undo_and_redo_lead_where_straight_play_leads(seed: int, players: int, words: list[int]) -> None:
    one, chance = session(seed, players), Chance(seed)
    straight = Straight(seed, players)
    for word in words:
        if one.game.decision is None:
            break
        if word == 0 and one.way_back:
            one.take_back()
        elif word == 1 and one.undone:
            again = one.undone[-1]
            one.do_again()
            assert one.history[-1].action is again
        else:
            one.take(choose(one.game, chance))
        one.hand_over()
    actions = [step.action for step in one.history[1:] if step.action is not None]
    assert straight.text(actions) == dumps(one.recorder.record())
    assert digest(straight.recorder.game) == digest(one.game)


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10**6), st.integers(3, 4))
def test_undo_brings_back_every_moment_up_to_the_barrier(seed: int, players: int) -> None:
    one, chance = session(seed, players), Chance(seed)
    moments: list[tuple[str, View, int]] = []
    deepest = 0
    for _ in range(150):
        if one.game.decision is None:
            break
        moments.append((digest(one.game), one.view, len(one.history)))
        asked, barrier = one.asked, one.game.barrier
        one.take(choose(one.game, chance))
        one.hand_over()
        if (one.asked, one.game.barrier) != (asked, barrier):
            moments.clear()
        assert bool(one.way_back) == bool(moments)
        deepest = max(deepest, len(moments))
        for digest_, table, steps in reversed(moments):
            one.take_back()
            one.hand_over()
            assert (digest(one.game), one.view, len(one.history)) == (digest_, table, steps)
        assert not one.way_back
        while one.undone:
            one.do_again()
            one.hand_over()
    assert deepest


def test_undo_says_what_it_takes_back_and_redo_does_it_again() -> None:
    controller = early()
    assert controller.undo_action is None
    assert not controller.undo()
    assert controller.act(REVEAL)
    shown: list[object] = []
    order: list[str] = []
    controller.shown.connect(lambda _table, events: shown.append(events))
    controller.shown.connect(lambda *_: order.append("shown"))
    controller.rewound.connect(lambda: order.append("rewound"))
    after, events = controller.view, controller.history[-1].events
    assert controller.undo_action is REVEAL
    assert controller.undo()
    assert order == ["rewound", "shown"]
    assert shown == [()]
    assert controller.redo_action is REVEAL
    assert not controller.can_undo
    assert controller.redo()
    assert not controller.can_redo
    assert shown == [(), events]
    assert controller.view == after
    assert not controller.redo()


def test_what_a_card_gives_for_the_rest_of_the_turn_is_the_same_when_it_is_done_again() -> None:
    controller = set_up('seat0 = {hand = [], intrigue = ["call_to_arms"]}', "reveal", edition="uprising")
    assert controller.act(Action.parse("play call_to_arms"))
    after = controller.view
    assert after.turn.each_acquired
    assert controller.undo()
    assert controller.view != after
    assert controller.redo()
    assert controller.view == after


def test_a_new_action_forgets_what_could_be_done_again() -> None:
    controller = early()
    controller.act(REVEAL)
    controller.undo()
    agent = next(action for action in options(controller) if action.verb == "agent" and not controller.sealed(action))
    controller.act(agent)
    assert not controller.can_redo


def test_whoever_hears_of_a_rewind_reads_the_new_view() -> None:
    controller = early()
    before = controller.view
    controller.act(REVEAL)
    heard: list[bool] = []
    controller.rewound.connect(lambda: heard.append(controller.view == before))
    controller.undo()
    assert heard == [True]


def test_bots_and_other_people_are_never_undone() -> None:
    controller = game_of(1)
    chance = Chance(3)
    for _ in range(200):
        if controller.asked == NOBODY:
            break
        if controller.opponents.busy:
            assert not controller.can_undo
            controller.opponents.step()
            continue
        before = [step for step in controller.history if step.seat != 0]
        while controller.undo():
            pass
        assert [step for step in controller.history if step.seat != 0] == before
        some = options(controller)
        controller.act(some[chance.below(len(some))])


# ---------------------------------------------------------------- why undo stops


def test_at_the_start_there_is_nothing_to_undo() -> None:
    controller = game_of(3, cover=OPEN)
    assert controller.undo_barrier == sessions.Barrier(sessions.START)


def test_a_turn_that_has_just_begun() -> None:
    controller = early()
    if len(controller.history) > 1:
        assert controller.undo_barrier.code in (sessions.TURN, sessions.ANSWERED)
    controller.act(REVEAL)
    controller.act(END)
    assert controller.undo_barrier.code == sessions.TURN
    assert controller.undo_barrier.seat == controller.looker


def test_who_is_not_asked_is_told_so() -> None:
    controller = game_of(1)
    while not controller.opponents.busy:
        controller.act(options(controller)[-1])
    assert controller.undo_barrier == sessions.Barrier(sessions.NOT_ASKED, controller.asked)


def test_what_was_seen_is_named() -> None:
    """Every card that came to the hand or the Row is among what undo says was seen, but for those of a turn before."""
    named = begun = 0
    for seed in range(8):
        one, chance = session(seed, 3), Chance(seed)
        while one.game.decision is not None:
            seat, before = one.asked, one.view
            one.take(choose(one.game, chance))
            one.hand_over()
            if one.asked != seat or one.way_back:
                continue
            barrier, me = one.undo_barrier, one.view.players[seat]
            if one.game.turn.seat == seat and one.game.turn.fresh:  # its last answer was before this turn
                assert barrier == sessions.Barrier(sessions.TURN, seat)
                begun += 1
                continue
            fresh = {*me.hand, *me.intrigue, *one.view.row} - {
                *before.players[seat].hand, *before.players[seat].intrigue, *before.row, *before.players[seat].discard,
                *before.players[seat].played, *before.players[seat].revealed,
            }  # fmt: skip
            assert barrier.seat == seat
            assert fresh <= set(barrier.cards)
            assert barrier.code == (sessions.SEEN if barrier.cards else sessions.SHUFFLED)
            assert all(card >= 0 for card in barrier.cards)
            named += bool(fresh)
    assert named > 30
    assert begun


def test_the_top_of_the_deck_that_shows_itself_is_named_after_what_was_drawn() -> None:
    named = 0
    for seed in range(6):
        controller = GameController("base", Setup(3, seed, ("paul_atreides",)), seats(3), cover=OPEN)
        chance = Chance(seed)
        while controller.asked != NOBODY and controller.view.round < 5:
            before = len(controller.history)
            some = options(controller)
            controller.act(some[chance.below(len(some))])
            barrier = controller.undo_barrier
            top = controller.view.players[0].deck[-1:]
            if barrier.code == sessions.SEEN and barrier.seat == 0 and top and top[0] in barrier.cards:
                drawn = [
                    card
                    for step in controller.history[before:]
                    for event in step.events
                    if isinstance(event, events.Drew) and event.seat == 0
                    for card in event.cards
                ]
                assert not drawn or barrier.cards.index(top[0]) >= len(set(drawn))
                named += bool(drawn)
    assert named


# ---------------------------------------------------------------- nothing leaks


def twin_session(one: Session, chance: Chance) -> Session:
    """The same as it could be too, for all that the looker knows."""
    other = Session(Replayed(one.recorder, "", list(one.history)), one.covering.humans, OPEN)
    recorder = Recorder("base", one.recorder.setup)
    recorder.game = twin_of(one.game, one.looker, chance)
    recorder.way_back, recorder.border = one.recorder.way_back, one.recorder.border
    other.recorder = recorder
    other.hand_over()
    return other


@pytest.mark.parametrize("seed", range(600, 606))
def test_sealed_and_places_are_the_same_in_every_world_that_the_looker_can_not_tell_apart(seed: int) -> None:
    one, chance = session(seed, 3 + seed % 2), Chance(seed + 9)
    seats_ = seats_of(seed)
    sealed = 0
    number = 0
    while one.game.decision is not None:
        number += 1
        if number % 4 == 0:
            twin = twin_session(one, chance)
            for action in one.game.decision.options:
                assert one.sealed(action) == twin.sealed(action), action
                sealed += one.sealed(action)
            assert places(one.view) == places(twin.view)
        one.take(choose(one.game, seats_))
        one.hand_over()
    assert sealed > 20


@pytest.mark.parametrize("seed", range(610, 616))
def test_sealed_is_true(seed: int) -> None:
    one, seats_ = session(seed, 3 + seed % 2), seats_of(seed)
    while one.game.decision is not None:
        action = choose(one.game, seats_)
        sealed, asked, before, barrier = one.sealed(action), one.asked, digest(one.game), one.game.barrier
        assert digest(one.game) == before
        one.take(action)
        assert sealed == (one.game.barrier != barrier), action
        one.hand_over()
        if sealed or one.asked != asked:
            assert not one.way_back


def test_who_is_not_asked_sees_no_seal() -> None:
    controller = game_of(1)
    while not controller.opponents.busy:
        controller.act(options(controller)[-1])
    bot = controller.game.decision
    assert bot is not None
    assert not any(controller.sealed(action) for action in bot.options)


def test_what_is_shown_is_never_more_than_the_looker_may_see() -> None:
    for humans in range(4):
        controller = game_of(humans)
        shown: list[View] = []
        controller.shown.connect(lambda table, _events, shown=shown: shown.append(table))
        play_on(controller, Chance(humans), lambda shown=shown: len(shown) > 300)  # type: ignore[misc]
        assert {table.seat for table in shown} <= {*range(humans), WATCHER}
        if humans == 1:
            assert {table.seat for table in shown} == {0}
