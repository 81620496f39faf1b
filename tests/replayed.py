"""Records of games played at random, with who sat there, for the tests of what is watched."""

from __future__ import annotations

from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from dune_desktop.bots.names import RIVAL
from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import WATCHER, Seat
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import View, view
from dune_desktop.records.game_info import GameInfo, SeatSetup
from dune_desktop.records.record import Record, Recorder
from dune_desktop.records.record_text import dumps
from tests.games import choose, rivals_of, seats_of, walk
from tests.person import Person
from tests.tables import SEATS
from tests.windowed import opened

if TYPE_CHECKING:
    from dune_desktop.models.game.replaying import ReplayController
    from dune_desktop.windows.main.main_window import MainWindow
    from dune_desktop.windows.replay.replay_page import ReplayPage

#: The id of the game that is watched.
GAME = "20261101-100000-abcdef"
#: So many actions at the end of a game are left to the window.
AT_THE_WINDOW = 3
#: Edition with modules, mode with level and variants; and how many seats.
GAMES = (
    ("base", 3),
    ("base", 4),
    ("uprising+choam", 4),
    ("base@solo.mercenary", 3),
    ("base@two", 3),
    ("uprising@solo.mentat", 3),
    ("uprising@two", 3),
)
IDS = [f"{edition}_{players}" for edition, players in GAMES]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """One to watch in."""
    return opened(qtbot, tmp_path, reduced_motion=True, opponents_speed=0, cover="open")


@cache
def record_of(edition: str = "base", players: int = 4, seed: int = 7, actions: int = 10_000) -> Record:
    """So many actions of a game, or all of it."""
    recorder = begin(edition, players, seed)
    chance = seats_of(seed)
    while recorder.game.decision is not None and recorder.actions < actions:
        recorder.apply(choose(recorder.game, chance))
    return recorder.record()


def begin(edition: str, players: int, seed: int) -> Recorder:
    """A game at its first decision. The first seats are people's, those of Rivals are theirs."""
    game, _, mode = edition.partition("@")
    name, *modules = game.split("+")
    rivals = rivals_of(name, mode)
    setup = Setup(players, seed, (), tuple(modules), mode=rivals.mode, level=rivals.level, variants=rivals.variants)
    table = GameInfo(SEATS[:players], "", "2026-11-01T10:00:00+00:00")
    recorder = Recorder(name, setup, None, table)
    seats = (
        evolve(one, bot=RIVAL) if player.rival else one
        for one, player in zip(SEATS, recorder.game.players, strict=False)
    )
    return Recorder(name, setup, None, evolve(table, seats=tuple(seats)))


def games_of(record: Record) -> list[Game]:
    """The game after each action, by a way of its own."""
    recorder = Recorder(record.edition, record.setup)
    games = [recorder.game.clone()]
    for text in record.actions:
        recorder.apply(Action.parse(text))
        games.append(recorder.game.clone())
    return games


def unasked(table: View) -> View:
    """What the seat saw, but for what it could answer."""
    question = table.question
    return evolve(table, question=question and evolve(question, options=None, take_back=None, about=()))


def seen(game: Game, seat: Seat) -> View:
    return unasked(view(game, seat))


def lookers(record: Record) -> tuple[Seat, ...]:
    """All seats, and nobody."""
    return (*range(record.setup.players), WATCHER)


def watch(window: MainWindow, record: Record | None = None) -> tuple[ReplayPage, ReplayController, Person]:
    """A saved game, opened to be watched."""
    window.store.keep(GAME, dumps(record or record_of("base", 4)))
    window.games.watch(GAME)
    page = window.replay
    assert page is not None
    person = Person(window)
    person.look(3)
    assert page.isVisible()
    return page, page.controller, person


def go_on(window: MainWindow, setup: Setup, seats: tuple[SeatSetup, ...], edition: str, decisions: int) -> int:
    """A kept game is gone on with at the window, after so many decisions but for the last ones; how many it has."""
    game = f"20261101-100000-00000{setup.seed}"
    record = played(setup, seats, edition, decisions)
    window.store.keep(game, dumps(record))
    window.store.flush()
    window.games.load(game)
    return len(record.actions)


@cache
def played(setup: Setup, seats: tuple[SeatSetup, ...], edition: str, decisions: int) -> Record:
    """So many decisions at random, or the whole game, but for the last ones."""
    recorder = Recorder(edition, setup, None, GameInfo(seats, "", "2026-11-01T10:00:00+00:00"))
    actions = list(islice(walk(recorder.game.clone(), seats_of(setup.seed)), decisions))
    for action in actions[:-AT_THE_WINDOW]:
        recorder.apply(action)
    return recorder.record()
