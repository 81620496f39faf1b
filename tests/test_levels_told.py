"""How the computers play is told wherever games and seats are: lists, first screen, seats, statistics, command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from attrs import evolve
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import OPEN
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.records.record import Record
from dune_desktop.records.record_text import dumps
from dune_desktop.records.store import Store
from dune_desktop.scene.drawing.look import Look
from dune_desktop.statistics.summary import GameSummary, summarize
from dune_desktop.statistics.tally import GameFilter, entries
from dune_desktop.text.folding import folded
from dune_desktop.text.players import called, numbered
from dune_desktop.windows.saved import saved_words
from dune_desktop.windows.start.start_page import to_continue
from dune_desktop.windows.statistics.diagrams import KINDS, diagram
from dune_desktop.windows.statistics.filters import Filters
from dune_desktop.windows.statistics.statistics_words import game_name
from tests.shelved import FINISHED_SEED, record
from tests.tables import SEATS
from tests.terminal import Run, command

__all__ = ["command"]

Tip = Qt.ItemDataRole.ToolTipRole
Spoken = Qt.ItemDataRole.AccessibleTextRole


def against_bots(given: Record, *bots: str) -> Record:
    """The same game of one person against these, who have no names."""
    assert given.table is not None
    person, *others = given.table.seats
    seats = (evolve(one, name=numbered(n), bot=bot) for n, (one, bot) in enumerate(zip(others, bots, strict=True), 1))
    return evolve(given, table=evolve(given.table, seats=(person, *seats)))


def over(*bots: str) -> GameSummary:
    game = summarize(against_bots(record("base", 3, FINISHED_SEED, 10_000), *bots), " ".join(bots))
    return evolve(game, mark=game.game)


# ---------------------------------------------------------------- games


def test_a_computer_without_a_name_is_called_by_its_level() -> None:
    bots = ("novice", "skilled.warlike", "master", "random", "oracle.prescient", "")
    names = ("Novice 3", "Skilled 3", "Master 3", "Computer 3", "Computer 3", "Player 3")
    assert tuple(called(numbered(2), 2, bot) for bot in bots) == names
    assert called("Olha", 2, "master") == "Olha"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(tmp_path / "games")
    store.keep("evening", dumps(against_bots(record(), "novice", "master.diplomat")))
    store.flush()
    return store


def test_the_list_of_games_says_it_and_finds_it(store: Store) -> None:
    (game,) = store.saved()
    assert [seat.name for seat in saved_words.named(game).seats[1:]] == ["Novice 2", "Master 3"]
    assert folded("Novice") in saved_words.searched(saved_words.named(game))


def test_the_first_screen_says_what_goes_on(store: Store) -> None:
    (told, edition) = to_continue(store, None).told
    assert told.endswith(", Novice 2, Master 3")
    assert edition == "Dune: Imperium"


def test_the_command_line_says_who_plays_how(store: Store, command: Run) -> None:
    code, out, _ = command("replay", str(store.folder / "evening.json"))
    assert code == 0
    said = out.splitlines()[:3]
    assert [line.partition(" (")[2] for line in said] == ["", "computer: Novice)", "computer: Master · Diplomat)"]


# ---------------------------------------------------------------- seats

BOTS = ("", "skilled", "master.merchant", "novice.warlike")


@pytest.fixture
def models(qapp: Any) -> TableModels:
    """They sit down once the game is there, so that none of them begins to think."""
    controller: ShownGame = GameController("base", Setup(4, 1), SEATS, cover=OPEN)
    controller.seats = tuple(evolve(seat, bot=bot) for seat, bot in zip(SEATS, BOTS, strict=True))
    return TableModels(controller)


def test_each_seat_says_how_it_plays(models: TableModels) -> None:
    ways = (None, "computer: Skilled", "computer: Master · Merchant", "computer: Novice · Warlike")
    for seat, way in enumerate(ways):
        index = models.seats.index(seat, 0)
        for role in (Tip, Spoken):
            assert ("computer" in index.data(role)) == (way is not None)
            assert way is None or way in index.data(role)


def test_the_table_in_words_says_it_too(models: TableModels) -> None:
    words = models.words
    rows = [words.index(row, 0) for row in range(words.rowCount())]
    below = [words.index(row, 0, chapter) for chapter in rows for row in range(words.rowCount(chapter))]
    said = [str(index.data()) for index in (*rows, *below)]
    assert sum("computer: Master · Merchant" in line for line in said) == 1


# ---------------------------------------------------------------- statistics


def won(game: GameSummary) -> GameSummary:
    """The same, but the person has won."""
    person, *others = game.seats
    return evolve(game, seats=(evolve(person, place=1), *(evolve(seat, place=seat.place + 1) for seat in others)))


GAMES = (won(over("skilled", "skilled.schemer")), over("skilled", "novice"), over("random", "random"), over("", ""))


def test_a_game_has_the_levels_of_its_computers() -> None:
    assert [game.levels for game in GAMES] == [("skilled",), ("skilled", "novice"), ("random",), ()]
    assert evolve(GAMES[0], level="mentat").levels == ("mentat",)
    assert game_name(GAMES[1]) == "Dune: Imperium · Skilled, Novice"
    assert game_name(GAMES[2]) == "Dune: Imperium · Random"
    assert game_name(GAMES[3]) == "Dune: Imperium"


@pytest.mark.parametrize(("level", "games"), [(None, 4), ("skilled", 2), ("novice", 1), ("random", 1), ("master", 0)])
def test_games_against_a_level_are_told_apart(level: str | None, games: int) -> None:
    found = entries(GAMES, GameFilter(level=level))
    assert len({entry.game.mark for entry in found}) == games


def test_the_chart_says_how_many_games_were_won_against_whom() -> None:
    person = GAMES[0].seats[0].name
    rows = diagram(KINDS, entries(GAMES, GameFilter(player=person.casefold()))).rows
    levels = {row.label: row.cells[:2] for row in rows[[row.label for row in rows].index("Level") + 1 :]}
    assert levels == {"Skilled": ("2", "1"), "Novice": ("1", "0"), "Random": ("1", "0")}


def test_the_filter_offers_the_levels_that_were_played(qtbot: QtBot) -> None:
    filters = Filters(Look())
    qtbot.addWidget(filters)
    filters.follow((*GAMES, evolve(GAMES[0], level="mentat", mark="solo")))
    offered = [filters.level.itemText(row) for row in range(filters.level.count())]
    assert offered == ["All levels", "Mentat", "Random", "Novice", "Skilled"]
