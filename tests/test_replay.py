"""A record that is watched shows at every position, to every looker, what the game showed, however one came there."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QAbstractItemModel
from pytestqt.qtbot import QtBot

from dune_desktop.engine.events import RoundBegan
from dune_desktop.engine.names import NOBODY, WATCHER
from dune_desktop.engine.view import HIDDEN
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.replaying import ALL_HANDS, ReplayController
from dune_desktop.models.naming import Names
from dune_desktop.models.roles import Role
from dune_desktop.models.story.log_tree import LINE, LogModel, heading_at, row_at
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.records import record as records
from dune_desktop.records.playback import Replay
from dune_desktop.records.record import BadRecord, Record, replay
from dune_desktop.records.record_text import dumps, loads
from dune_desktop.records.store import Store
from dune_desktop.text.log.sentences import line, with_causes
from tests.games import choose, seats_of
from tests.replayed import GAMES, IDS, games_of, lookers, record_of, seen
from tests.tables import all_models, indexes, texts, watched

pytestmark = pytest.mark.usefixtures("qapp")


def watching(record: Record, eyes: int = WATCHER) -> ReplayController:
    controller = ReplayController(record)
    controller.eyes = eyes
    return controller


def short(models: TableModels) -> list[QAbstractItemModel]:
    """All but the log: it tells the whole game wherever one is."""
    return [model for model in (*all_models(models), models.turned) if model is not models.log]


def lines(models: TableModels) -> list[str]:
    return [str(index.data()) for index in indexes(models.log)]


# ---------------------------------------------------------------- every position


@pytest.mark.parametrize(("edition", "players"), GAMES, ids=IDS)
def test_every_position_shows_what_the_game_showed_forward_and_back(edition: str, players: int) -> None:
    record = record_of(edition, players)
    games = games_of(record)
    controller = watching(record)
    assert controller.last == len(record.actions) == len(games) - 1
    assert controller.finished
    for position in range(controller.last + 1):
        controller.step() if position else controller.go_to(0)
        for eyes in lookers(record):
            controller.eyes = eyes
            assert controller.view == seen(games[position], eyes)
    for position in range(controller.last, -1, -1):
        assert controller.position == position
        assert controller.view == seen(games[position], controller.eyes)
        assert len(controller.history) == position + 1
        controller.step(-1)
    assert controller.position == 0


@pytest.mark.parametrize(("edition", "players"), GAMES, ids=IDS)
def test_open_hands_show_hands_and_nothing_else_that_is_hidden(edition: str, players: int) -> None:
    record = record_of(edition, players)
    controller = watching(record, ALL_HANDS)
    for position, game in enumerate(games_of(record)):
        controller.go_to(position)
        assert controller.looker in controller.people
        own = seen(game, controller.looker)
        for shown, hidden, player in zip(controller.view.players, own.players, game.players, strict=True):
            assert (shown.hand, shown.intrigue) == (player.hand, player.intrigue)
            assert shown.deck == hidden.deck
            assert evolve(shown, hand=[], intrigue=[], tokens=()) == evolve(hidden, hand=[], intrigue=[], tokens=())
        assert evolve(controller.view, players=[]) == evolve(own, players=[])


def test_the_tray_of_open_hands_is_that_of_whoever_is_asked() -> None:
    controller = watching(record_of("base", 4), ALL_HANDS)
    for position in range(0, controller.last, 5):
        controller.go_to(position)
        assert controller.looker == controller.asked
    controller.go_to(controller.last)
    assert controller.asked == NOBODY
    assert controller.looker == controller.replay.steps[-1].seat


@pytest.mark.parametrize("eyes", [0, 2, WATCHER])
def test_one_seat_reads_nothing_that_is_hidden_from_it(eyes: int) -> None:
    """Neither in the zones of others nor in the log, which tells what comes later, too."""
    record = record_of("uprising+choam", 4)
    controller = watching(record, eyes)
    models = TableModels(controller)
    names = Names(controller)
    hands = {seat: models.pile(seat, "hand") for seat in range(4)}
    log = [(index.data(Role.VALUE), index.data()) for index in indexes(models.log) if index.data(Role.KIND) == LINE]
    assert log == [
        (event.seen_by(eyes), words)
        for step in controller.replay.steps
        for event, cause in with_causes(step.events, controller.edition)
        if not isinstance(event, RoundBegan)
        if (words := line(event, controller.game, eyes, names.seat, cause)) is not None
    ]
    hidden = 0
    for position, game in list(enumerate(games_of(record)))[::7]:
        controller.go_to(position)
        for seat, hand in hands.items():
            cards = [card for card in seen(game, eyes).players[seat].hand if card != HIDDEN]
            assert [row.card for row in hand.rows if hand.face_of(row) is not None] == cards
            hidden += len(game.players[seat].hand) - len(cards)
    assert hidden > 100


# ---------------------------------------------------------------- jumping


@pytest.mark.parametrize(("edition", "players"), GAMES, ids=IDS)
def test_jumping_at_random_leads_to_the_same_as_coming_there_anew(qtlog: Any, edition: str, players: int) -> None:
    record = record_of(edition, players)
    controller = watching(record)
    models = TableModels(controller)
    testers = watched(*(model for model in short(models) if model is not models.words))
    slow = watched(models.words)  # goes through the whole tree at every row that comes or goes
    chance = Random(5)
    for jump in range(8):
        if jump == 3:
            slow.clear()
        controller.eyes = chance.choice((*controller.people, WATCHER, ALL_HANDS))
        controller.go_to(chance.randrange(controller.last + 1))
        other = ReplayController(record)
        other.eyes = controller.eyes
        other.go_to(controller.position)
        fresh = TableModels(other)
        assert [*map(texts, short(models))] == [*map(texts, short(fresh))]
    assert lines(models) == lines(fresh)
    assert qtlog.records == []
    assert testers


def test_the_log_follows_whose_eyes_one_has(qtlog: Any) -> None:
    controller = watching(record_of("base@solo.mercenary", 3))
    models = TableModels(controller)
    testers, told = watched(models.log), {}
    for eyes in (WATCHER, 0, ALL_HANDS, WATCHER, 0):
        controller.eyes = eyes
        assert told.setdefault(eyes, lines(models)) == lines(models)
    assert len({tuple(words) for words in told.values()}) == 3
    assert qtlog.records == []
    assert testers


def test_turns_and_rounds_are_gone_to_in_both_directions() -> None:
    replayed = Replay(record_of("base", 4))
    for marks in (list(replayed.turns), list(replayed.rounds)):
        goes = partial(replayed.from_here, marks)
        assert marks == sorted(marks)
        on = [0]
        while on[-1] < replayed.last:
            on.append(goes(on[-1], 1))
        assert on == sorted({0, *marks, replayed.last})
        back = [replayed.last]
        while back[-1] > 0:
            back.append(goes(back[-1], -1))
        assert back == on[::-1]
        assert goes(marks[1] + 1, -1) == marks[1]  # first to the beginning of what runs
    assert list(replayed.rounds.values()) == list(range(1, len(replayed.rounds) + 1))
    assert set(replayed.turns.values()) == {NOBODY, 0, 1, 2, 3}


def test_a_place_is_told_by_the_turn_that_runs_there() -> None:
    controller = watching(record_of("base", 4))
    log = LogModel(Names(controller))
    log.sync(controller.told, None)
    for position, seat in controller.replay.turns.items():
        heading = heading_at(log, position)
        assert heading.data(Role.STEP) <= position
        if seat != NOBODY:
            assert heading.data(Role.SEAT) == seat
    rows = [row_at(log, position) for position in range(controller.last + 1)]
    assert all(row.data(Role.STEP) <= position for position, row in enumerate(rows))
    assert rows[-1].data(Role.STEP) == controller.last


# ---------------------------------------------------------------- playing


def test_the_steps_come_by_themselves_to_the_end_and_then_from_the_beginning(qtbot: QtBot) -> None:
    controller = watching(record_of("base@solo.mercenary", 3))
    heard: list[tuple[int, int]] = []
    told: list[bool] = []
    controller.playing_changed.connect(told.append)
    controller.shown.connect(lambda _view, events: heard.append((controller.position, len(events))))
    controller.speed = 1e9
    controller.play()
    qtbot.waitUntil(lambda: not controller.playing)
    steps = controller.replay.steps
    assert heard == [(position, len(steps[position].events)) for position in range(1, len(steps))]
    assert told == [True, False]
    controller.play()
    assert controller.playing
    assert controller.position == 0
    controller.step(-1)
    assert not controller.playing
    controller.play_or_pause()
    controller.go_to(40)
    assert (controller.position, controller.playing) == (40, False)


def test_only_one_step_forward_has_something_to_be_seen_on_the_way() -> None:
    controller = watching(record_of("base", 4))
    position = next(n for n, step in enumerate(controller.replay.steps) if n > 50 and step.events)
    controller.go_to(position - 1)
    heard: list[int] = []
    controller.shown.connect(lambda _view, events: heard.append(len(events)))
    controller.step()
    controller.step(-1)
    controller.turn()
    controller.round(-1)
    controller.go_to(controller.last)
    assert heard == [len(controller.replay.steps[position].events), 0, 0, 0, 0]


def test_nobody_looks_into_hands_unasked() -> None:
    """One person sees what that one saw; several see nobody's cards before the game is over."""
    one = record_of("base@solo.mercenary", 3, actions=60)
    assert ReplayController(one).eyes == 0
    assert ReplayController(record_of("base", 4, actions=60)).eyes == WATCHER
    assert ReplayController(record_of("base", 4)).eyes == ALL_HANDS
    assert ReplayController(one).people == (0,)


def test_a_game_in_which_nothing_was_done_can_be_watched_too() -> None:
    controller = watching(record_of("base", 3, actions=0))
    controller.play()
    controller.step()
    controller.round(-1)
    assert (controller.position, controller.last, controller.playing) == (0, 0, False)


def test_a_record_that_lies_is_not_watched() -> None:
    record = record_of("base", 4)
    with pytest.raises(BadRecord):
        ReplayController(evolve(record, actions=record.actions[:-1]))


# ---------------------------------------------------------------- playing on


@pytest.mark.parametrize(("edition", "players"), GAMES, ids=IDS)
def test_a_branch_is_played_to_its_end_and_is_a_game_of_its_own(edition: str, players: int, tmp_path: Any) -> None:
    record = record_of(edition, players)
    store = Store(tmp_path)
    store.keep("original", dumps(record))
    store.flush()
    before = (tmp_path / "original.json").read_bytes()
    controller = watching(record)
    controller.go_to(controller.last * 2 // 3)
    branch = GameController(record.edition, record.setup, controller.seats, store=store, replayed=controller.branch())
    assert branch.record().actions == record.actions[: controller.position]
    assert branch.record().table.started != record.table.started  # type: ignore[union-attr]
    chance = seats_of(99)
    while branch.asked != NOBODY:
        branch.take(choose(branch.game, chance))
        branch.hand_over()
    branch._keep()
    store.flush()
    kept = store.load(branch.game_id)
    assert replay(kept).recorder.game.over
    assert kept.actions[: controller.position] == record.actions[: controller.position]
    assert kept.table is not None
    assert kept.table.finished
    assert (tmp_path / "original.json").read_bytes() == before
    assert {path.stem for path in tmp_path.glob("*.json")} >= {"original", branch.game_id}


def test_a_branch_does_not_touch_what_is_watched() -> None:
    record = record_of("base", 4)
    controller = watching(record)
    controller.go_to(100)
    replayed = controller.branch()
    replayed.recorder.apply(choose(replayed.recorder.game, seats_of(1)))
    games = games_of(record)
    for position in (100, 101, 104, 300):
        controller.go_to(position)
        assert controller.view == seen(games[position], WATCHER)


# ---------------------------------------------------------------- other rules


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> Record:
    """A game of older rules, by which its first round ended in another way."""
    record = record_of("base", 4, actions=200)
    monkeypatch.setattr(records, "RULES", 2)
    rounds = [*record.rounds]
    rounds[0] = evolve(rounds[0], digest="0" * 16)
    return evolve(record, rounds=tuple(rounds), rules=1)


def test_a_game_of_older_rules_is_watched_from_its_kept_state(older: Record) -> None:
    controller = watching(older)
    assert older.kept is not None
    assert controller.replay.trouble
    assert not controller.replay.cut
    assert controller.last == len(older.actions) - older.kept.actions
    games = games_of(older)[older.kept.actions :]
    for position in (0, 1, 9, controller.last, 3):
        controller.go_to(position)
        assert controller.view == seen(games[position], WATCHER)


def test_a_branch_of_older_rules_can_be_loaded_again(older: Record) -> None:
    controller = watching(older)
    controller.go_to(controller.last // 2)
    branch = controller.branch().recorder
    chance = seats_of(4)
    for _ in range(20):
        branch.apply(choose(branch.game, chance))
    again = replay(loads(dumps(branch.record())))
    assert again.recorder.record().digest == branch.record().digest
    assert again.trouble
