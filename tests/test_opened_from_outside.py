"""What is named on the command line of the window: files by path and by URL, saved games, and typos."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QUrl

from dune_desktop.records.record_text import dumps
from dune_desktop.windows.display import path_of
from dune_desktop.windows.main.main_window import MainWindow
from tests.messages import ROOT
from tests.shelved import named, older, played_elsewhere, record, window
from tests.test_saved_files import SAY_TITLE, started, written

__all__ = ["window"]


# ---------------------------------------------------------------- how a file is named


def test_a_file_is_named_by_its_path_or_by_a_url(tmp_path: Path) -> None:
    path = tmp_path / "гра – 100 % #1?.dune"
    url = QUrl.fromLocalFile(str(path)).toEncoded().toStdString()  # as a desktop writes it
    assert "%20" in url
    assert path_of(url) == path_of(str(path)) == path
    assert path_of(url.replace("file:///", "file://localhost/")) == path
    assert path_of(url.replace("file:///", "FILE:/")) == path


@pytest.mark.parametrize(
    "word", ["mygame", "a%20b.dune", "file", "C:\\x.dune", "profile:x.dune", "https://x.org/a.dune"]
)
def test_what_is_no_url_of_a_file_is_a_path(word: str) -> None:
    assert path_of(word) == Path(word)


def test_the_program_is_started_with_a_url(tmp_path: Path) -> None:
    url = QUrl.fromLocalFile(str(written(tmp_path / "tleilax – round 1.dune"))).toEncoded().toStdString()
    done = started(tmp_path / "home", SAY_TITLE, url, until="window.controller")
    assert (done.stdout.strip(), done.stderr, done.returncode) == ("Tleilax", "", 0)


@pytest.mark.parametrize("word", ["mygame", "сохранённая", "chek", "my-game"])
@pytest.mark.parametrize("program", ["from dune_desktop.app import main", "from dune_desktop.__main__ import main"])
def test_a_word_that_is_neither_a_file_nor_a_command_is_told(program: str, word: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {program}; sys.exit(main())", "--lang", "en", word],
        cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", "HOME": str(tmp_path)},
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    meant = ", did you mean 'check'?" if word == "chek" else ""
    said = f"there is no file and no command '{word}'{meant} (see 'dune-desktop --help')"
    assert done.stderr == f"dune-desktop: {said}\n"


# ---------------------------------------------------------------- files of the folder of games


def test_a_damaged_game_of_the_folder_goes_on_from_an_older_state(window: MainWindow) -> None:
    older(window, "broken", 2)
    window.desk.open_file(window.store.folder / "broken.json")
    assert window.controller is not None
    assert window.controller.game_id == "broken"
    assert "broken.json" in window.notice.text()


def test_a_game_of_the_folder_is_opened_and_not_imported(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = window.store.folder
    monkeypatch.chdir(folder.parent)
    (folder / "older").mkdir(exist_ok=True)
    before = sorted(game.id for game in window.store.saved())
    for path in (folder / "first.json", Path(folder.name, "first.json"), folder / "older" / ".." / "first.json"):
        window.desk.open_file(path)
        assert window.controller is not None
        assert window.controller.game_id == "first"
        window.games.leave()
    assert sorted(game.id for game in window.store.saved()) == before


def test_why_a_game_of_the_folder_can_not_be_opened_is_told_with_its_name(window: MainWindow) -> None:
    for game, said in (("broken", "cut off"), ("none", "there is no such file")):
        window.desk.open_file(window.store.folder / f"{game}.json")
        assert window.table is None
        assert f"{game}.json" in window.notice.text()
        assert said in window.notice.text()
        window.notice.hide()
    with played_elsewhere(window.store, "first"):
        window.desk.open_file(window.store.folder / "first.json")
        assert window.table is None
        assert window.desk.sheet()._lines()[0][1].startswith("Not imported. Is open in another window of the program. ")


def test_a_url_that_names_no_folder_is_refused_in_a_sentence(window: MainWindow) -> None:
    window.desk.open_file(path_of("file:///tmp/a%00b/first.json"))
    assert window.desk.sheet()._lines()[0][1].startswith("Not imported. Can't be read: there is no such file. ")


def test_a_file_that_another_copy_of_the_program_takes_over_is_told(window: MainWindow) -> None:
    path = window.store.folder / "my game.json"
    path.write_text(dumps(named("Tleilax", record(seed=99))), encoding="utf-8")
    with played_elsewhere(window.store, "my-game"):
        window.desk.open_file(path)
    assert window.table is None
    assert window.desk.sheet()._lines()[0][1].startswith("Not imported. Is open in another window of the program. ")


@pytest.mark.parametrize("place", ["my game.json", "first.dune", "older/first.json"])
def test_other_files_there_are_taken_over_as_games(place: str, window: MainWindow) -> None:
    path = window.store.folder / place
    path.parent.mkdir(exist_ok=True)
    path.write_text(dumps(named("Tleilax", record(seed=99))), encoding="utf-8")
    window.desk.open_file(path)
    assert window.controller is not None
    assert window.controller.game_id not in ("first", "my game")
    assert window.controller.record().table.title == "Tleilax"  # type: ignore[union-attr]


# ---------------------------------------------------------------- what the desktop's menu asks for


def test_the_menu_of_the_desktop_continues_the_last_game_or_begins_a_new_one(tmp_path: Path) -> None:
    (tmp_path / "home" / "games").mkdir(parents=True)
    written(tmp_path / "home" / "games" / "20261101-100000-000000.json")
    done = started(tmp_path / "home", SAY_TITLE, "--continue", until="window.controller")
    assert (done.stdout.strip(), done.stderr, done.returncode) == ("Tleilax", "", 0)
    until = "window.pages.currentWidget() is not window.pages.start"
    code = "print(type(window.pages.currentWidget()).__name__)"
    done = started(tmp_path / "home", code, "--new-game", "--beside", until=until)
    assert (done.stdout.strip(), done.stderr, done.returncode) == ("NewGamePage", "", 0)


def test_files_that_were_opened_and_exported_are_recent_and_saved_games_are_not(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Path] = []
    monkeypatch.setattr("dune_desktop.windows.main.game_files.remember", told.append)
    window.desk.open_file(written(tmp_path / "tleilax.dune"))
    window.desk.open_file(window.store.folder / "first.json")
    window.show_load()
    window.pages.load._exporting = "first"
    window.pages.load._export_to(str(tmp_path / "out.dune"))
    window.pages.load._export_to(str(tmp_path))  # a folder
    assert told == [tmp_path / "tleilax.dune", tmp_path / "out.dune"]
