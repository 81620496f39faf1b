"""Saved games that go and come as files: by dialog, drag and command line; what is refused is told by name."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from dune_desktop.engine.setup import Setup
from dune_desktop.records.record import FORMAT
from dune_desktop.records.record_text import dumps
from dune_desktop.records.store import Store
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved.import_sheet import BroughtSheet
from dune_desktop.windows.saved.load_page import LoadPage
from dune_desktop.windows.start.start_page import StartPage
from tests.shelved import named, page, played_elsewhere, record, shown, window
from tests.speaking import speaking
from tests.systems import names
from tests.tables import SEATS
from tests.windowed import click

__all__ = ["page", "window"]

ROOT = Path(__file__).resolve().parent.parent
COPY, BUTTON, KEYS = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def dialog_of(window: MainWindow) -> QFileDialog:
    """The one that is open."""
    return next(one for one in window.findChildren(QFileDialog) if one.isVisible())


def written(path: Path, text: str | None = None) -> Path:
    """A file with a game that is not in the list, or with something else."""
    path.write_text(dumps(named("Tleilax", record(seed=21))) if text is None else text, encoding="utf-8")
    return path


def told(window: MainWindow, qtbot: QtBot) -> BroughtSheet:
    """What was said of files that were brought in, when all are read."""
    sheet = window.desk.sheet()
    qtbot.waitUntil(lambda: sheet.isVisible() and bool(sheet._brought) and not sheet._waiting)
    return sheet


# ---------------------------------------------------------------- export


def test_a_game_is_exported_and_comes_back_as_the_same(page: LoadPage, window: MainWindow, tmp_path: Path) -> None:
    page.list.choose("over")
    click(page.export)
    dialog = dialog_of(window)
    assert dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave
    assert not dialog.testOption(QFileDialog.Option.DontConfirmOverwrite)
    assert [Path(one).name for one in dialog.selectedFiles()] == ["Zensunni – finished.dune"]
    path = tmp_path / "Zensunni – finished.dune"
    dialog.fileSelected.emit(str(path))
    dialog.close()
    assert path.read_bytes() == (window.store.folder / "over.json").read_bytes()
    assert page.exported.text.text() == f"Exported to {path}"
    assert not page.exported.button.isVisible()
    assert window.store.bring_in(path) == "over"


def test_what_can_t_be_exported_is_told(page: LoadPage, window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("", encoding="utf-8")
    page.list.choose("over")
    click(page.export)
    dialog = dialog_of(window)
    dialog.fileSelected.emit(str(tmp_path / "a file" / "x.dune"))
    dialog.close()
    assert not page.exported.isVisible()
    assert window.notice.isVisible()
    assert "a file is in the place of its folder" in window.notice.text()


def test_a_dialog_that_is_closed_does_nothing(page: LoadPage, window: MainWindow) -> None:
    page.list.choose("over")
    click(page.export)
    dialog_of(window).reject()
    assert not page.exported.isVisible()
    click(page.bring)
    dialog_of(window).reject()
    assert window.desk._sheet is None


# ---------------------------------------------------------------- import


def test_files_are_chosen_read_and_told_one_by_one(
    page: LoadPage, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    newer = dumps(record()).replace('"version":1', '"version":99')
    files = [
        written(tmp_path / "tleilax.dune"),
        written(tmp_path / "newer.dune", newer),
        written(tmp_path / "no game.txt", "no game"),
        written(tmp_path / "again.dune", (window.store.folder / "over.json").read_text(encoding="utf-8")),
        tmp_path / "gone.dune",
        tmp_path,
    ]
    click(page.bring)
    dialog = dialog_of(window)
    assert dialog.fileMode() == QFileDialog.FileMode.ExistingFiles
    dialog.filesSelected.emit([str(path) for path in files])
    dialog.close()
    sheet = told(window, qtbot)
    lines = dict(sheet._lines())
    assert sheet.heading.text() == "Imported games"
    assert lines["tleilax.dune"] == "Imported"
    assert lines["again.dune"] == "Already here"
    assert lines["newer.dune"].startswith("Not imported. Was written by a newer version of the program. ")
    assert lines["no game.txt"].startswith("Not imported. Is not JSON, or was cut off. ")
    assert lines["gone.dune"].startswith("Not imported. Can't be read: there is no such file")
    assert lines[tmp_path.name].startswith("Not imported. Can't be read: it is not a file")
    assert len(shown(page)) == 6
    game = page.game()
    assert game is not None
    assert game.title == "Tleilax"
    assert not sheet.open_it.isVisible()
    click(sheet.to_list)
    assert not sheet.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_only_game_that_came_can_be_opened_at_once(
    key: Qt.Key, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window.desk.bring_in([written(tmp_path / "tleilax.dune")])
    sheet = told(window, qtbot)
    assert sheet.open_it.hasFocus()
    QTest.keyClick(sheet.open_it, key)
    assert window.controller is not None
    assert window.controller.record().table.title == "Tleilax"  # type: ignore[union-attr]


def test_tab_goes_round_on_the_sheet_both_ways(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    window.desk.bring_in([written(tmp_path / "tleilax.dune")])
    sheet = told(window, qtbot)
    round_ = [sheet.open_it, sheet.shut, sheet.to_list]
    for key, buttons in ((Qt.Key.Key_Tab, round_), (Qt.Key.Key_Backtab, [sheet.open_it, *reversed(round_[1:])])):
        for button in (*buttons, buttons[0]):
            assert button.hasFocus()
            QTest.keyClick(button, key)
        sheet.open_it.setFocus()


def test_the_keyboard_goes_back_to_where_it_was(
    page: LoadPage, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    for widget in (page.search, page.export):
        widget.setFocus()
        window.desk.bring_in([written(tmp_path / "tleilax.dune")])
        sheet = told(window, qtbot)
        assert not widget.hasFocus()
        assert sheet._area.focusPolicy() == Qt.FocusPolicy.NoFocus  # there is nothing to scroll
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
        assert widget.hasFocus()


def test_a_record_that_was_changed_is_refused_and_nothing_is_kept(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    changed = dumps(record()).replace('"digest":"', '"digest":"0', 1)
    before = sorted(path.name for path in window.store.folder.glob("*.json"))
    window.desk.bring_in([written(tmp_path / "changed.dune", changed)])
    sheet = told(window, qtbot)
    assert sheet.heading.text() == "Nothing was imported"
    assert "it was changed" in sheet.told.text()
    assert sheet.shut.hasFocus()
    assert sorted(path.name for path in window.store.folder.glob("*.json")) == before


@names
def test_names_of_files_are_no_markup(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    window.desk.bring_in([written(tmp_path / "<b>&amp;.dune", "no")])
    assert "&lt;b&gt;&amp;amp;.dune" in told(window, qtbot).told.text()


# ---------------------------------------------------------------- drag


def urls(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def drag(window: MainWindow, data: QMimeData, at: QPoint) -> bool:
    """Over the window as the system tells of it; whether it would be taken."""
    enter = QDragEnterEvent(at, COPY | Qt.DropAction.MoveAction, data, BUTTON, KEYS)
    QApplication.sendEvent(window.windowHandle(), enter)
    move = QDragMoveEvent(at, COPY | Qt.DropAction.MoveAction, data, BUTTON, KEYS)
    QApplication.sendEvent(window.windowHandle(), move)
    return enter.isAccepted() and move.isAccepted()


def drop(window: MainWindow, data: QMimeData, at: QPoint) -> QDropEvent:
    event = QDropEvent(QPointF(at), COPY | Qt.DropAction.MoveAction, data, BUTTON, KEYS)
    QApplication.sendEvent(window.windowHandle(), event)
    return event


def test_files_are_dropped_anywhere_also_on_the_table(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    window.games.begin(Setup(3, 1), SEATS[:3], ())
    table = window.table
    assert table is not None
    at = table.view.geometry().center()
    data = urls(written(tmp_path / "tleilax.dune"), written(tmp_path / "no.dune", "no"))
    assert drag(window, data, at)
    sign = window.desk.dropping.sign
    assert sign.isVisible()
    assert sign.words() == "Drop to import 2 files"
    assert sign.geometry() == window.rect()
    event = drop(window, data, at)
    assert event.isAccepted()
    assert event.dropAction() == COPY
    assert not sign.isVisible()
    sheet = told(window, qtbot)
    assert [said.split(".")[0] for _, said in sheet._lines()] == ["Imported", "Not imported"]
    assert window.table is table
    click(sheet.shut)
    assert table.isVisible()


def test_the_sign_goes_when_the_files_leave(window: MainWindow, tmp_path: Path) -> None:
    assert drag(window, urls(tmp_path / "x.dune"), QPoint(40, 40))
    sign = window.desk.dropping.sign
    assert sign.words() == "Drop to import 1 file"
    QApplication.sendEvent(window.windowHandle(), QDragLeaveEvent())
    assert not sign.isVisible()
    assert window.desk._sheet is None


def test_over_the_search_field_too_files_are_files(
    page: LoadPage, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    at = page.search.mapTo(window, page.search.rect().center())
    data = urls(written(tmp_path / "tleilax.dune"))
    assert drag(window, data, at)
    drop(window, data, at)
    assert told(window, qtbot)._lines() == [("tleilax.dune", "Imported")]
    assert page.search.text() == ""


@pytest.mark.parametrize("kind", ["text", "web"])
def test_what_is_no_file_of_this_computer_is_not_taken(page: LoadPage, window: MainWindow, kind: str) -> None:
    data = QMimeData()
    if kind == "text":
        data.setText("/etc/passwd")
    else:
        data.setUrls([QUrl("https://example.org/game.dune")])
    at = page.delete.mapTo(window, page.delete.rect().center())
    assert not drag(window, data, at)
    assert not window.desk.dropping.sign.isVisible()
    drop(window, data, at)
    assert window.desk._sheet is None


# ---------------------------------------------------------------- opened from outside


def test_a_file_is_opened_at_the_table(window: MainWindow, tmp_path: Path) -> None:
    path = written(tmp_path / "tleilax.dune")
    window.desk.open_file(path)
    first = window.controller
    assert first is not None
    assert first.record().table.title == "Tleilax"  # type: ignore[union-attr]
    game = first.game_id
    window.games.leave()
    window.desk.open_file(path)
    assert window.controller is not None
    assert window.controller.game_id == game
    assert len(window.store.saved()) == 6


def test_a_file_of_a_newer_version_is_told_on_the_first_screen(window: MainWindow, tmp_path: Path) -> None:
    text = dumps(record()).replace('"version":1', '"version":99')
    window.desk.open_file(written(tmp_path / "newer.dune", text))
    start = window.findChild(StartPage)
    assert start is not None
    assert start.isVisible()
    sheet = window.desk.sheet()
    assert sheet.isVisible()
    assert sheet._lines()[0][1].startswith("Not imported. Was written by a newer version of the program. ")
    # A program that has just been started hears of its language after it has opened the file.
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert sheet.shut.hasFocus()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert window.table is None


def test_why_a_file_was_refused_is_told_in_the_language_of_now(window: MainWindow, tmp_path: Path) -> None:
    window.desk.open_file(written(tmp_path / "cut.dune", "{"))
    sheet = window.desk.sheet()
    english = sheet._lines()[0][1]
    with speaking("uk"):
        said = sheet._lines()[0][1]
        assert said.isascii() < english.isascii()
        assert "JSON" in said
        assert "file" not in said
        assert said.partition(". ")[2] in sheet.told.text()
    assert sheet._lines()[0][1] == english


def test_a_file_of_a_game_that_is_open_elsewhere_is_told(window: MainWindow, tmp_path: Path) -> None:
    path = written(tmp_path / "over.dune", (window.store.folder / "over.json").read_text(encoding="utf-8"))
    with played_elsewhere(window.store, "over"):
        window.desk.open_file(path)
        assert window.table is None
        sheet = window.desk.sheet()
        assert sheet._lines()[0][1].startswith("Not imported. Is open in another window of the program. ")
        assert sheet.heading.text() == "Nothing was imported"
        assert not sheet.open_it.isVisible()
        click(sheet.to_list)
        page = window.findChild(LoadPage)
        assert page is not None
        assert page.isVisible()
        game = page.game()
        assert game is not None
        assert game.id == "over"
        assert page.beside.copy.isVisible()


def started(home: Path, code: str, *arguments: str, until: str) -> subprocess.CompletedProcess[str]:
    """The program as the desktop starts it; ``code`` is run in its event loop once ``until`` holds, then it ends."""
    script = (
        "import sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtGui import QFileOpenEvent\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from dune_desktop import app\n"
        "from dune_desktop.windows.main.main_window import MainWindow\n"
        "def look():\n"
        "    window = next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))\n"
        f"    if not ({until}):\n"
        "        QTimer.singleShot(10, look)\n"
        "        return\n"
        f"    {code}\n"
        "    window.close()\n"
        "    QApplication.quit()\n"
        "QTimer.singleShot(0, look)\n"
        "sys.exit(app.main(sys.argv[1:]))\n"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "DUNE_DESKTOP_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-c", script, "--lang", "en", *arguments],
        cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
    )  # fmt: skip


SAY_TITLE = "print(window.controller.record().table.title)"


def test_the_program_is_started_with_a_file(tmp_path: Path) -> None:
    path = written(tmp_path / "tleilax – round 1.dune")
    done = started(tmp_path / "home", SAY_TITLE, str(path), until="window.controller")
    assert (done.stdout.strip(), done.stderr, done.returncode) == ("Tleilax", "", 0)
    assert len(Store(tmp_path / "home" / "games").saved()) == 1


def test_the_program_is_started_with_a_file_that_is_no_game(tmp_path: Path) -> None:
    path = written(tmp_path / "no.dune", "no")
    sheet = "window.desk.sheet()"
    done = started(tmp_path / "home", f"print({sheet}._lines())", str(path), until=f"{sheet}.isVisible()")
    assert done.stdout.startswith("[('no.dune', 'Not imported. Is not JSON, or was cut off. ")
    assert done.returncode == 0


def test_the_system_hands_a_file_over_by_an_event(tmp_path: Path) -> None:
    path = written(tmp_path / "tleilax.dune")
    code = f"QApplication.sendEvent(QApplication.instance(), QFileOpenEvent({str(path)!r})); {SAY_TITLE}"
    done = started(tmp_path / "home", code, until="window.isVisible()")
    assert (done.stdout.strip(), done.stderr) == ("Tleilax", "")


# ---------------------------------------------------------------- what the desktop is told


def test_the_type_of_our_files_is_told_by_how_they_begin() -> None:
    xml = (ROOT / "packaging" / "linux" / "dune-desktop.xml").read_text(encoding="utf-8")
    begins = f'{{"format":"{FORMAT}"'
    assert dumps(record()).startswith(begins)
    assert f'value="{begins.replace(chr(34), "&quot;")}"' in xml
    entry = (ROOT / "packaging" / "linux" / "dune-desktop.desktop").read_text(encoding="utf-8")
    kind = 'mime-type type="application/x-dune-desktop-game"'
    assert kind in xml
    assert "MimeType=application/x-dune-desktop-game;" in entry
    assert 'pattern="*.dune"' in xml


def test_a_disk_that_takes_nothing_refuses_in_a_sentence(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> str:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(window.store, "bring_in", refuse)
    window.desk.bring_in([written(tmp_path / "tleilax.dune")])
    assert told(window, qtbot)._lines()[0][1] == "Not imported. Access is not allowed."
