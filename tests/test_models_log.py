"""The log as a tree: it follows the history, tells everybody what they may know, and can be searched."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt

from dune_desktop.engine import events
from dune_desktop.engine.names import NOBODY, WATCHER
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import CARD, SEAT, SPACE
from dune_desktop.models.roles import Role
from dune_desktop.models.story.log_tree import CHAPTER, LINE, TURN, LogFilter, LogModel
from dune_desktop.records.record import RecordStep
from dune_desktop.text.log.sentences import line, with_causes
from tests.tables import Ears, indexes, play, table, watched

DISPLAY = Qt.ItemDataRole.DisplayRole
Shape = list[tuple[str, int, str]]

pytestmark = pytest.mark.usefixtures("qapp")


def shape(log: Any) -> Shape:
    """Every row with its depth and number of step."""
    return [(str(index.data(DISPLAY)), index.data(Role.STEP), index.data(Role.KIND)) for index in indexes(log)]


def fresh(controller: GameController, viewer: int) -> LogModel:
    log = LogModel(Names(controller))
    log.sync(controller.history, viewer)
    return log


@pytest.fixture(scope="module")
def played() -> GameController:
    """A whole game."""
    controller = table(201, 4)
    for _ in play(controller, 201):
        pass
    return controller


# ---------------------------------------------------------------- following


@pytest.mark.parametrize("seed", [202, 203])
def test_whole_games_with_undo_are_told_as_if_at_once(seed: int) -> None:
    controller = table(seed, 3 + seed % 2)
    log = LogModel(Names(controller))
    for n, _ in enumerate(play(controller, seed, undo=4)):
        log.sync(controller.history, controller.looker)
        if n % 50 == 0:
            assert shape(log) == shape(fresh(controller, controller.looker))
    assert shape(log) == shape(fresh(controller, controller.looker))
    assert log.rowCount() > 5


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_history_may_follow_any_other(qtlog: Any, played: GameController, data: st.DataObject) -> None:
    log = LogModel(Names(played))
    testers = watched(log)
    steps = len(played.history)
    for _ in range(4):
        end = data.draw(st.integers(0, min(steps, 120)))
        viewer = data.draw(st.sampled_from((0, 1, 2, 3, WATCHER)))
        log.sync(played.history[:end], viewer)
        other = LogModel(Names(played))
        other.sync(played.history[:end], viewer)
        assert shape(log) == shape(other)
    assert qtlog.records == []
    assert testers


def test_rounds_turns_and_lines(played: GameController) -> None:
    log = fresh(played, WATCHER)
    kinds = [(log.index(n, 0).data(Role.KIND), str(log.index(n, 0).data(DISPLAY))) for n in range(log.rowCount())]
    assert {kind for kind, _ in kinds} == {CHAPTER}
    assert kinds[0][1] == "Setup"
    assert kinds[1][1].startswith("Round 1: ")
    assert kinds[-1][1] == "End of the game"
    first = log.index(1, 0)
    turns = [index for index in indexes(log, first) if index.data(Role.KIND) == TURN]
    names = [str(turn.data(DISPLAY)) for turn in turns]
    assert all(" → " in name or name.endswith(": Reveal turn") for name in names[:-2])
    assert names[-2].startswith("Combat: ")
    assert names[-1] == "Makers and Recall"
    lines = [index for index in indexes(log) if index.data(Role.KIND) == LINE]
    makers = [
        one for one in lines if isinstance(one.data(Role.VALUE), events.BonusSpice) and one.data(Role.VALUE).amount
    ]
    assert {str(index.parent().data(DISPLAY)) for index in makers} == {"Makers and Recall"}
    assert all(log.rowCount(turn) for turn in turns)
    assert all(log.rowCount(index) == 0 for index in indexes(log) if index.data(Role.KIND) == LINE)
    assert turns[-2].data(Role.SEAT) == NOBODY


def test_every_sentence_of_the_game_has_its_line(played: GameController) -> None:
    log = fresh(played, 2)
    told = [
        words
        for step in played.history
        for event, cause in with_causes(step.events, played.edition)
        if not isinstance(event, events.RoundBegan)
        and (words := line(event, played.game, 2, Names(played).seat, cause)) is not None
    ]
    lines = [str(index.data(DISPLAY)) for index in indexes(log) if index.data(Role.KIND) == LINE]
    assert sorted(lines) == sorted(told)
    steps = [index.data(Role.STEP) for index in indexes(log) if index.data(Role.KIND) == LINE]
    assert steps == sorted(steps)


def test_an_undone_agent_turn_is_a_turn_again() -> None:
    for seed in range(210, 230):
        controller = table(seed)
        log = LogModel(Names(controller))
        log.sync(controller.history, controller.looker)
        turn = log.index(log.rowCount(log.index(1, 0)) - 1, 0, log.index(1, 0))
        before = turn.data(DISPLAY)
        question = controller.question
        assert question is not None
        assert question.options is not None
        assert before == f"{controller.seats[question.seat].name}: turn"
        controller.act(next(option for option in question.options if option.verb == "agent"))
        ears = Ears(log)
        log.sync(controller.history, controller.looker)
        assert " → " in str(log.index(turn.row(), 0, log.index(1, 0)).data(DISPLAY))
        if controller.can_undo:
            controller.undo()
            log.sync(controller.history, controller.looker)
            again = log.index(turn.row(), 0, log.index(1, 0))
            assert again.data(DISPLAY) == before
            assert log.rowCount(again) == 0
            assert {name for name, _, _ in ears.take()} == {"inserted", "changed", "removed"}
            return
    raise AssertionError("no agent turn could be undone")


def test_a_decision_adds_rows_at_the_end_only() -> None:
    controller = table(231)
    log = LogModel(Names(controller))
    log.sync(controller.history, 0)
    for n, _ in enumerate(play(controller, 231)):
        ears = Ears(log)
        log.sync(controller.history, 0)
        heard = ears.take()
        assert {name for name, _, _ in heard} <= {"inserted", "changed"}
        assert len(heard) <= 5
        log.sync(controller.history, 0)
        assert ears.take() == []
        if n == 150:
            break


def test_an_index_that_outlives_its_row_is_harmless(played: GameController) -> None:
    log = fresh(played, 0)
    old = log.index(0, 0, log.index(5, 0))
    assert old.isValid()
    log.sync(played.history[:10], 0)
    assert log.data(old, DISPLAY) is None
    assert log.rowCount(old) == 0
    assert not log.parent(old).isValid()
    assert not log.index(0, 0, old).isValid()


# ---------------------------------------------------------------- a turn in a line, and each thing once


def happened(*steps: tuple[int, list[events.Event]]) -> LogModel:
    """The log of a first round in which this happens."""
    controller = table(1)
    log = LogModel(Names(controller))
    log.sync([*controller.history[:1], *(RecordStep(seat, None, tuple(told)) for seat, told in steps)], WATCHER)
    return log


CONSPIRE, DAGGER = 0, 3
TURN_OF_OLHA: tuple[tuple[int, list[events.Event]], ...] = (
    (1, [events.TurnBegan(1, 1), events.CardMoved(1, DAGGER, "hand", "played"), events.Sent(1, DAGGER, CONSPIRE, -1)]),
    (1, [events.Resolved(1, "conspire.2"), events.DrewIntrigue(1, (150,), 1, 1 << 1)]),
    (1, [events.Resolved(1, "conspire.influence"), events.InfluenceMoved(1, 0, 1)]),
    (1, [events.Gained(1, "solari", 5, "conspire.1")]),
)


def last_turn(log: LogModel) -> QModelIndex:
    chapter = log.index(log.rowCount() - 1, 0)
    return log.index(log.rowCount(chapter) - 1, 0, chapter)


def test_a_turn_is_told_in_a_line_with_what_it_brought() -> None:
    log = happened(*TURN_OF_OLHA)
    turn = last_turn(log)
    assert turn.data(DISPLAY) == f"Olha: {log.names.card(DAGGER)} → {log.names.space(CONSPIRE)}"
    assert [(sign.name, sign.number) for sign in turn.data(Role.SIGNS)] == [
        ("intrigue", "1"),
        ("influence_emperor", "1"),
        ("solari", "5"),
    ]


def test_an_effect_and_what_it_did_are_one_line() -> None:
    log = happened(*TURN_OF_OLHA)
    turn = last_turn(log)
    told = [str(log.index(row, 0, turn).data(DISPLAY)) for row in range(log.rowCount(turn))]
    assert told[1:] == [
        "Olha draws 1 Intrigue card (Conspire).",
        "Olha now has 1 Influence with the Emperor (Conspire).",
        "Olha gains 5 Solari (Conspire).",
    ]


def test_an_effect_that_still_asks_has_its_line() -> None:
    """What was chosen comes later; until then nobody would know why."""
    log = happened(*TURN_OF_OLHA[:1], (1, [events.Resolved(1, "selective_breeding.1")]))
    turn = last_turn(log)
    assert str(log.index(1, 0, turn).data(DISPLAY)).startswith("Olha resolves Selective Breeding (")


def test_icons_follow_what_is_told_and_undone() -> None:
    log = happened(*TURN_OF_OLHA)
    history = list(log._telling.steps)
    ears = Ears(log)
    assert last_turn(log).data(Role.SIGNS)
    log.sync(history[:-1], WATCHER)
    assert "solari" not in {sign.name for sign in last_turn(log).data(Role.SIGNS)}
    assert "changed" in {name for name, _, _ in ears.take()}
    log.sync(history, WATCHER)
    assert "solari" in {sign.name for sign in last_turn(log).data(Role.SIGNS)}


# ---------------------------------------------------------------- who may know what


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, WATCHER])
def test_no_row_gives_away_what_another_seat_saw(played: GameController, viewer: int) -> None:
    secret = 0
    for index in indexes(fresh(played, viewer)):
        event = index.data(Role.VALUE)
        if event is None:
            continue
        assert event == event.seen_by(viewer)
        if isinstance(event, events.Drew | events.DrewIntrigue | events.Looked) and not event.audience >> viewer & 1:
            secret += 1
            assert event.cards == ()
            assert CARD not in {kind for kind, _ in index.data(Role.REFS)}
        if isinstance(event, events.Stole) and viewer not in (event.seat, event.victim):
            assert event.card < 0
    assert secret > 20


def test_another_looker_changes_only_what_reads_differently(played: GameController) -> None:
    log = fresh(played, 0)
    before = {(index.row(), index.parent().row()): index.data(DISPLAY) for index in indexes(log)}
    changed: list[QModelIndex] = []
    log.dataChanged.connect(lambda first, _last, _roles: changed.append(first))
    log.sync(played.history, 1)
    assert len(changed) > 10
    assert len(changed) < len(before) / 5
    assert shape(log) == shape(fresh(played, 1))
    log.sync(played.history, 1)
    drew = [index for index in changed if isinstance(index.data(Role.VALUE), events.Drew)]
    assert {index.data(Role.SEAT) for index in drew} == {0, 1}


# ---------------------------------------------------------------- pointing


def test_a_line_tells_what_it_touched(played: GameController) -> None:
    log = fresh(played, 0)
    sent = next(index for index in indexes(log) if isinstance(index.data(Role.VALUE), events.Sent))
    event = sent.data(Role.VALUE)
    assert {(SEAT, event.seat), (CARD, event.card), (SPACE, event.space)} <= set(sent.data(Role.REFS))
    assert set(sent.data(Role.REFS)) <= set(sent.parent().data(Role.REFS))
    spaces = played.edition.space_index
    gained = [index for index in indexes(log) if isinstance(index.data(Role.VALUE), events.Gained)]
    by_space = [index for index in gained if index.data(Role.VALUE).source.startswith("wealth.")]
    assert by_space
    assert all((SPACE, spaces["wealth"]) in index.data(Role.REFS) for index in by_space)


# ---------------------------------------------------------------- finding


def test_the_log_is_filtered_by_seat(played: GameController) -> None:
    log = fresh(played, 0)
    found = LogFilter(log)
    everything = shape(found)
    assert everything == shape(log)
    found.look_for(2, "")
    assert 0 < len(shape(found)) < len(everything)
    for index in indexes(found):
        if index.data(Role.KIND) == LINE:
            assert 2 in (index.data(Role.SEAT), index.parent().data(Role.SEAT))
    found.look_for(NOBODY, "")
    assert shape(found) == everything


def test_the_log_is_filtered_by_text(played: GameController) -> None:
    log = fresh(played, 0)
    found = LogFilter(log)
    found.look_for(NOBODY, " ARRAKEEN ")
    lines = [str(index.data(DISPLAY)) for index in indexes(found) if index.data(Role.KIND) == LINE]
    everywhere = [str(index.data(DISPLAY)) for index in indexes(log) if index.data(Role.KIND) == LINE]
    assert lines
    assert {words for words in everywhere if "arrakeen" in words.casefold()} <= set(lines)
    named = {index.parent().data(DISPLAY) for index in indexes(found) if "Arrakeen" in str(index.data(DISPLAY))}
    assert named
    found.look_for(NOBODY, "no such words anywhere")
    assert shape(found) == []
    found.look_for(NOBODY, "")
    assert shape(found) == shape(log)


def test_the_filter_follows_a_growing_log(qtlog: Any) -> None:
    controller = table(240)
    log = LogModel(Names(controller))
    found = LogFilter(log)
    found.look_for(1, "")
    for n, _ in enumerate(play(controller, 240, undo=6)):
        log.sync(controller.history, controller.looker)
        if n % 25 == 0:
            other = LogFilter(fresh(controller, controller.looker))
            other.look_for(1, "")
            assert shape(found) == shape(other)
        if n == 150:
            break
    assert qtlog.records == []
