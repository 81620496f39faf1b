"""The list of saved games without its page: it follows by difference, finds, sorts, and says all in words."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from dune_desktop.engine.names import NOBODY
from dune_desktop.models.roles import Role
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.records.saved_game import SavedGame
from dune_desktop.records.store import Store
from dune_desktop.windows.saved import saved_words
from dune_desktop.windows.saved.saved_list import _shares
from dune_desktop.windows.saved.saved_model import (
    BROKEN,
    EDITION,
    FINISHED,
    NAME,
    NEWEST,
    UNFINISHED,
    SavedFilter,
    SavedModel,
    game_of,
)
from tests.shelved import fill
from tests.tables import Ears, watched

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
EDIT = Qt.ItemDataRole.EditRole


@pytest.fixture
def store(tmp_path: Path, qapp: QApplication) -> Store:
    store = Store(tmp_path / "games")
    fill(store)
    return store


@pytest.fixture
def model(store: Store, qtlog: Any) -> SavedModel:
    model = SavedModel()
    model.follow(store.saved())
    return model


def ids(games: SavedFilter) -> list[str]:
    return [game_of(games.index(row, 0)).id for row in range(games.rowCount())]


def test_it_follows_by_difference(store: Store, qtlog: Any) -> None:
    model = SavedModel()
    testers = watched(model)
    ears = Ears(model)
    model.follow(store.saved())
    assert ears.take() == [("inserted", 0, 4)]
    model.follow(store.saved())
    assert ears.take() == []
    store.delete("over")
    model.follow(store.saved())
    assert ears.take() == [("removed", 2, 2)]
    store.restore("over")
    model.follow(store.saved())
    assert ears.take() == [("inserted", 2, 2)]
    store.rename("first", "Giedi Prime")
    model.follow(store.saved())
    assert ears.take() == [("changed", 4, 4)]
    assert testers
    assert not qtlog.records


def test_the_proxy_keeps_its_order_under_the_tester(model: SavedModel, store: Store, qtlog: Any) -> None:
    games = SavedFilter(model)
    testers = watched(games)
    for text in ("arr", "", "nobody", ""):
        games.find(text)
    for order in (NAME, EDITION, NEWEST):
        games.order_by(order)
    for kind in (FINISHED, BROKEN, UNFINISHED, 0):
        games.find("", kind)
        store.rename("first", f"Arrakis {kind}")
        model.follow(store.saved())
    assert testers
    assert ids(games) == ["broken", "solo", "over", "second", "first"]
    assert not qtlog.records


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("arrakis", ["first"]),
        ("ARRA  kis", ["first"]),
        ("Олена", ["solo", "over", "second", "first"]),
        ("uprising", ["second"]),
        ("solo", ["solo"]),
        ("kwisatz", ["solo"]),
        ("broken", ["broken"]),
        ("finished олена", ["over"]),
        ("олена nobody", []),
    ],
)
def test_it_is_found_by_name_player_edition_and_mode(model: SavedModel, text: str, found: list[str]) -> None:
    games = SavedFilter(model)
    games.find(text)
    assert ids(games) == found


def test_it_is_found_by_its_leaders(model: SavedModel) -> None:
    games = SavedFilter(model)
    leader = saved_words.leaders(game_of(games.index(3, 0))).split(", ")[0]
    games.find(leader)
    assert "second" in ids(games)
    assert "broken" not in ids(games)


def test_the_kinds_and_the_orders(model: SavedModel) -> None:
    games = SavedFilter(model)
    kinds = {}
    for kind in (UNFINISHED, FINISHED, BROKEN):
        games.find("", kind)
        kinds[kind] = ids(games)
    assert kinds == {UNFINISHED: ["solo", "second", "first"], FINISHED: ["over"], BROKEN: ["broken"]}
    games.find("", 0)
    games.order_by(NAME)
    assert ids(games) == ["first", "broken", "solo", "over", "second"]  # the last one by its players, in Cyrillic
    games.order_by(EDITION)
    assert ids(games) == ["over", "first", "solo", "second", "broken"]


def test_what_a_row_says(model: SavedModel) -> None:
    over = model.index(2, 0)
    assert over.data() == "Zensunni"
    told = over.data(SPOKEN)
    assert told.startswith(
        "Zensunni\nDune: Imperium: Олена (5 points), Борис (5 points), Ивайла (9 points). Finished, "
    )
    assert told.endswith("\nWinner: Ивайла")
    assert over.data(Qt.ItemDataRole.ToolTipRole) == told
    assert over.data(Role.ID) == "over"
    assert over.data(Role.COUNT) is None
    assert model.index(0, 0).data(SPOKEN) == "broken.json: is not JSON, or was cut off"
    assert model.index(3, 0).data() == "Олена, Борис, Ивайла, Ана-Мария"
    assert "point" in model.index(3, 0).data(SPOKEN)


def test_only_what_can_be_read_and_is_free_can_be_renamed(model: SavedModel, store: Store) -> None:
    heard: list[tuple[str, str]] = []
    model.renamed.connect(lambda game, title: heard.append((game, title)))
    assert model.setData(model.index(4, 0), "  Giedi Prime ", EDIT)
    assert model.setData(model.index(4, 0), "Arrakis", EDIT)  # as it is called already
    assert not model.setData(model.index(0, 0), "Broken", EDIT)
    assert heard == [("first", "Giedi Prime")]
    model.follow([evolve(game, locked=True) for game in store.saved()])
    assert not model.setData(model.index(4, 0), "Caladan", EDIT)
    assert not model.index(4, 0).flags() & Qt.ItemFlag.ItemIsEditable
    assert heard == [("first", "Giedi Prime")]


# ---------------------------------------------------------------- words


def game(**values: Any) -> SavedGame:
    seats = (SeatSetup("Olha", "red"), SeatSetup("Serhii", "blue"))
    base = SavedGame("g", Path("/games/g.json"), datetime.now(UTC), "base", seats)
    return evolve(base, **values)


def test_a_tie_has_no_winner_that_points_could_tell() -> None:
    assert saved_words.winner(game(scores=(10, 9), finished=True)) == 0
    assert saved_words.winner(game(scores=(10, 10), finished=True)) == NOBODY
    assert saved_words.winner(game(scores=(10, 9))) == NOBODY
    assert saved_words.winner(game(finished=True)) == NOBODY


def test_the_size_is_told_in_kilobytes() -> None:
    assert saved_words.size(game(size=0)) == "1 KB"
    assert saved_words.size(game(size=33_700)) == "34 KB"


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("Olha, Serhii – round 5", "Olha, Serhii – round 5"),
        ('a/b\\c:d*e?f"g<h>i|j', "a b c d e f g h i j"),
        (" .. ", "game"),
        ("", "game"),
        ("line\nbreak\tand\0nothing", "line break and nothing"),
        ("ends with a dot. ", "ends with a dot"),
    ],
)
def test_the_names_of_files_are_safe_on_every_system(text: str, safe: str) -> None:
    assert saved_words.safe(text) == safe


@pytest.mark.parametrize("letter", ["x", "я", "字"])
def test_long_names_of_files_are_cut_at_a_whole_letter(letter: str) -> None:
    name = saved_words.safe(letter * 500)
    assert set(name) == {letter}
    assert len(name) <= 120
    assert len(f"{name}.dune".encode()) <= 255


def test_the_name_of_an_exported_game() -> None:
    assert saved_words.file_name(game(round=5)) == "Olha, Serhii – round 5"
    assert saved_words.file_name(game(title="Friday: the 1st", finished=True)) == "Friday the 1st – finished"


@pytest.mark.parametrize(
    ("wanted", "room", "got"),
    [
        ([10, 20, 30], 100, [10, 20, 30]),
        ([10, 200, 300], 100, [10, 45, 45]),
        ([50, 10, 200], 100, [45, 10, 45]),
        ([10, 10], 0, [0, 0]),
        ([], 100, []),
    ],
)
def test_short_names_are_shown_whole_beside_long_ones(wanted: list[float], room: float, got: list[float]) -> None:
    assert _shares(wanted, room) == got
