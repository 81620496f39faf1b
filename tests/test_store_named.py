"""A game that can't be played again: whoever opens or watches it is told which file it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dune_desktop.records.record import BadRecord, NewerRecord
from dune_desktop.records.record_text import dumps, naming
from dune_desktop.records.store import Store
from tests.sample_records import played


def tampered() -> str:
    """Sound when it is read; its third action is one that nobody has."""
    values = dumps(played("base", 3, 11, 8).record())
    actions = played("base", 3, 11, 8).record().actions
    assert f'"{actions[2]}"' in values
    return values.replace(f'"{actions[2]}"', '"pass me the salt"', 1)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    (tmp_path / "one.json").write_text(tampered(), encoding="utf-8")
    return Store(tmp_path)


def told_of(error: pytest.ExceptionInfo[BadRecord], path: Path) -> None:
    said = str(error.value)
    assert said.startswith(f"{path}: action ")
    assert said.count(str(path)) == 1


def test_opening_it(store: Store) -> None:
    with pytest.raises(BadRecord) as error:
        store.open("one")
    told_of(error, store.folder / "one.json")


def test_opening_it_with_older_states_that_are_no_better(store: Store) -> None:
    (store.folder / "older").mkdir()
    (store.folder / "older" / "one.1.json").write_text(tampered(), encoding="utf-8")
    with pytest.raises(BadRecord) as error:
        store.open("one")
    told_of(error, store.folder / "one.json")


def test_giving_it_a_name(store: Store) -> None:
    """Without people at the table it has to be played again."""
    values = tampered()
    table = values[values.index('"table":{') : values.index('"setup":')]
    (store.folder / "one.json").write_text(values.replace(table, ""), encoding="utf-8")
    with pytest.raises(BadRecord) as error:
        store.rename("one", "Salt")
    told_of(error, store.folder / "one.json")


def test_bringing_it_in(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "one.dune"
    path.write_text(tampered(), encoding="utf-8")
    with pytest.raises(BadRecord) as error:
        store.bring_in(path)
    told_of(error, path)


def test_the_name_stands_there_once_and_the_kind_of_trouble_stays() -> None:
    path = Path("x: y.json")
    with pytest.raises(NewerRecord) as error, naming(path), naming(path):
        raise NewerRecord("was written by a newer version of the program")
    assert str(error.value) == f"{path}: was written by a newer version of the program"


def test_watching_it(qtbot: QtBot, tmp_path: Path) -> None:
    pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)
    from tests.windowed import opened

    window = opened(qtbot, tmp_path)
    path = window.store.folder / "one.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(tampered(), encoding="utf-8")
    for open_it in (window.games.watch, window.games.load):
        open_it("one")
        assert f"{path}: action 3 does not fit. " in window.notice.text()
        window.notice.hide()
