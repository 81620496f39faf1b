"""The language of the window and of the command line: which it is, and that it changes everywhere at once."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QCoreApplication, QDate, QLocale
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QWidget

from dune_desktop.app import main
from dune_desktop.engine.rivals.printed import SOLO
from dune_desktop.engine.setup import Setup
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import fit
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.text import languages, translating
from dune_desktop.text.compiled import Compiled
from dune_desktop.windows import language as of_the_window
from dune_desktop.windows.commands import COMMANDS
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.locales import when
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved.saved_words import named, spoken
from dune_desktop.windows.widgets.panels import PanelButton
from tests.compiling import compiled
from tests.messages import CYRILLIC, ROOT, messages
from tests.speaking import speaking
from tests.tables import all_models, texts
from tests.trouble import open_window

PLAYERS = ("Anna", "Boris", "Chani")


def settle() -> None:
    """Qt hands a change of language on from the application to the windows, from there to what is in them."""
    for _ in range(3):
        QApplication.processEvents()


@pytest.fixture
def english_again(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    locale = QLocale()
    yield
    monkeypatch.undo()  # or it would be the English of the test
    of_the_window.speak(languages.ENGLISH)
    settle()
    translating.install(None)
    QLocale.setDefault(locale)


@pytest.fixture
def corners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, english_again: None) -> Path:
    """Ukrainian, as if all of it were translated, and nothing of the others."""
    folder = tmp_path / "corners"
    folder.mkdir()
    compiled("uk", folder, all_of_it=True)
    monkeypatch.setattr(languages, "file", lambda language: folder / f"dune_desktop_{language}.qm")
    return folder


# ---------------------------------------------------------------- which


@pytest.mark.parametrize(
    ("names", "wanted"),
    [
        (("uk-UA", "uk", "en"), "uk"),
        (("de-DE", "bg-BG", "en-US"), "bg"),
        (("ru_RU.UTF-8",), "ru"),
        (("de", "fr"), "en"),
        (("C",), "en"),
        ((), "en"),
    ],
)
def test_the_first_language_that_we_have_is_spoken(names: tuple[str, ...], wanted: str) -> None:
    assert languages.first_known(names) == wanted


#: Opens the window as ``app`` does, and tells what was chosen where.
_FIRST_START = """
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from dune_desktop.app import main
from dune_desktop.windows.main.main_window import MainWindow

def told():
    window = next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
    print(QLocale().bcp47Name(), repr(window.settings.language))
    return 0

QApplication.exec = staticmethod(told)
main([])
"""


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de_DE:uk_UA:en"}, "uk ''"),
        ({"LANG": "de_DE.UTF-8"}, "en ''"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "bg:en"}, "en ''"),
    ],
    ids=["the next best of the system", "none that we have", "told to speak none"],
)
def test_the_first_start_speaks_the_language_of_the_system(
    environment: dict[str, str], wanted: str, tmp_path: Path
) -> None:
    """Nothing is written about it: who changes the system's language later has it here, too."""
    others = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    home = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
    started = subprocess.run(
        [sys.executable, "-c", _FIRST_START],
        env={**others, **home, **environment, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    assert started.stdout.splitlines()[-1] == wanted


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:bg"}, "bg"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "bg"}, "en"),
        ({}, "en"),
    ],
)
def test_a_terminal_tells_its_language(
    environment: dict[str, str], wanted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert languages.of_the_terminal() == wanted


def test_without_a_choice_it_is_that_of_the_system(
    qapp: QApplication, english_again: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of_the_window, "of_the_system", lambda: "bg")
    of_the_window.speak("")
    assert QLocale().language() == QLocale.Language.Bulgarian


def test_a_language_that_is_asked_for_but_not_compiled_is_told(
    qapp: QApplication, corners: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--self-check", "--lang", "bg"]) == 1
    assert "dune_desktop_bg.qm" in capsys.readouterr().err


# ---------------------------------------------------------------- at once, everywhere


def seen(page: QWidget) -> Iterator[str]:
    """Every word on a visible widget, and what it is called."""
    for widget in page.findChildren(QWidget):
        if widget.isVisible():
            if isinstance(widget, QLabel | QAbstractButton):
                yield widget.text()
            yield widget.accessibleName()
            yield widget.toolTip()


def untranslated(page: QWidget) -> list[str]:
    own = (*PLAYERS, *languages.LANGUAGES.values(), *(command.keys for command in COMMANDS))
    return [text for text in seen(page) if any(map(str.isalpha, text)) and "‹" not in text and text not in own]


def speak(window: MainWindow, language: str) -> None:
    window.settings.language = language
    window.setting_changed("language")
    settle()


def test_it_changes_in_the_settings_while_a_game_runs(qtbot: QtBot, corners: Path, tmp_path: Path) -> None:
    window = open_window(tmp_path / "home", (1600, 1000), language="en", reduced_motion=True, opponents_speed=0)
    qtbot.addWidget(window)
    window.games.begin(
        Setup(3, 1), tuple(SeatSetup(n, c) for n, c in zip(PLAYERS, ("red", "blue", "green"), strict=True)), ()
    )
    assert window.controller is not None
    assert window.table is not None
    window.controller.uncover()
    window.table.sheet.open_seat(1)
    window.show_settings()
    page = window.pages.settings
    chooser = page.editors["language"]
    assert isinstance(chooser, QComboBox)
    chooser.setCurrentIndex(chooser.findData("uk"))
    settle()
    assert window.settings.language == "uk"
    assert untranslated(page) == []
    assert [chooser.itemText(row) for row in range(1, chooser.count())] == list(languages.LANGUAGES.values())
    window.back()
    settle()
    assert window.table.sheet.isVisible()
    assert untranslated(window.table) == []
    window.table.sheet.close_sheet()
    window.table.open_pile("row")
    speak(window, "bg")  # of which there is nothing here
    assert window.table.piles.isVisible()
    assert not any("‹" in text for text in seen(window))
    speak(window, "uk")
    assert window.table.piles.isVisible()
    assert untranslated(window.table) == []
    window.show_start()
    assert untranslated(window.pages.start) == []
    window.show_settings()
    chooser.setCurrentIndex(chooser.findData("en"))
    settle()
    assert not any("‹" in text for text in seen(window))
    window.back()
    assert not any("‹" in text for text in seen(window))


def test_seats_without_a_name_are_called_in_the_language_of_now(qtbot: QtBot, corners: Path, tmp_path: Path) -> None:
    window = open_window(tmp_path / "home", (1280, 800), language="uk", cover="open", opponents_speed=0)
    qtbot.addWidget(window)
    seats = (SeatSetup("1", "red"), SeatSetup("1", "blue"), SeatSetup("3", "green", "random"))
    window.games.begin(Setup(3, 1), seats, ())
    assert window.controller is not None
    table = window.controller.record().table
    assert table is not None
    assert table.seats == seats
    game = window.controller.game_id
    for language, first, third in (("uk", "‹Player 1›", "‹Computer 3›"), ("en", "Player 1", "Computer 3")):
        speak(window, language)
        names = [first, "1", third]  # the second one wants to be called so
        assert [seat.name for seat in window.controller.seats] == names
        window.show_start()
        assert ", ".join(names) in window.pages.start.buttons[0].toolTip()
        window.show_load()
        chosen = window.pages.load.game()
        assert chosen is not None
        assert [seat.name for seat in chosen.seats] == names
    window.store.flush()
    window.games.leave()
    window.show_start()
    assert ", ".join(names) in window.pages.start.buttons[0].toolTip()
    window.games.watch(game)
    assert window.replay is not None
    window.replay.branched.emit()
    assert window.controller.record().table.seats == seats  # type: ignore[union-attr]
    assert [seat.name for seat in window.controller.seats] == names


def test_letters_that_are_wider_in_another_language_get_their_room(qtbot: QtBot, corners: Path, tmp_path: Path) -> None:
    """Bulgarian has forms of its own for letters that it shares."""
    window = open_window(tmp_path / "home", language="ru", reduced_motion=True)
    qtbot.addWidget(window)
    speak(window, "ru")
    button = PanelButton(window.look, window)
    button.show_text("Статистика")
    narrow, room = button.sizeHint().width(), metrics(tokens.BODY, 600).horizontalAdvance("Статистика")
    assert fit("Статистика", room, tokens.BODY, lines=1).font.pixelSize() == tokens.BODY
    speak(window, "bg")
    wide = metrics(tokens.BODY, 600).horizontalAdvance("Статистика")
    assert wide > room
    assert button.sizeHint().width() >= narrow + round(wide - room)
    assert fit("Статистика", room, tokens.BODY, lines=1).font.pixelSize() < tokens.BODY
    speak(window, "ru")
    assert button.sizeHint().width() == narrow


def test_a_game_opens_in_any_language(qtbot: QtBot, corners: Path, tmp_path: Path) -> None:
    """What it is called in the file may be in the language in which it began: Rivals have names of their own."""
    window = open_window(tmp_path / "home", (1600, 1000), language="uk", reduced_motion=True, opponents_speed=0)
    qtbot.addWidget(window)
    speak(window, "uk")
    seats = (
        SeatSetup("Anna", "red"),
        SeatSetup("‹Glossu›", "blue", "rival"),
        SeatSetup("‹Memnon›", "green", "rival"),
    )
    window.games.begin(Setup(3, 1, mode=SOLO, level="mentat"), seats, ())
    assert window.controller is not None
    game = window.controller.game_id
    window.controller.opponents.step()  # from the first move on it is kept
    assert [seat.name[:1] for seat in window.controller.seats] == ["A", "‹", "‹"]
    window.games.leave()
    speak(window, "en")
    window.show_load()
    (kept,) = window.store.saved()
    assert "‹" in "".join(seat.name for seat in kept.seats)
    settle()
    assert not any("‹" in text for text in seen(window))
    assert "‹" not in spoken(named(kept))
    window.games.load(game)
    assert window.table is not None
    settle()
    assert not any("‹" in text for text in seen(window))
    assert not any("‹" in str(text) for model in all_models(window.table.models) for text in texts(model))


def test_the_choice_is_kept(qtbot: QtBot, corners: Path, tmp_path: Path) -> None:
    window = open_window(tmp_path / "home", (1280, 800), language="en")
    qtbot.addWidget(window)
    speak(window, "uk")
    assert window._file.load().language == "uk"


def test_a_test_that_fails_in_a_language_leaves_english_to_those_after_it(qapp: QApplication) -> None:
    locale = QLocale()
    with suppress(ZeroDivisionError), speaking("uk"):
        assert translating.translate("Space", "Secrets", "base") != "Secrets"
        raise ZeroDivisionError
    assert translating.translate("Space", "Secrets", "base") == "Secrets"
    assert QLocale() == locale


@pytest.mark.parametrize("language", CYRILLIC)
def test_dates_and_the_fields_of_qt_speak_it_too(language: str, english_again: None) -> None:
    of_the_window.speak(language)
    assert QLocale(language).toString(QDate(2020, 1, 31), QLocale.FormatType.ShortFormat) in when(datetime(2020, 1, 31))
    assert QCoreApplication.translate("QWidgetTextControl", "&Copy") != "&Copy"


def test_our_name_of_a_key_counts_where_that_of_qt_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, english_again: None
) -> None:
    file = compiled("uk", tmp_path)
    monkeypatch.setattr(languages, "file", lambda _: file)
    assert of_the_window.speak("uk")
    assert Keys().label("big_card") == "Пробіл"
    assert Keys().label("step_on") == "Вправо"  # by Qt


def test_a_file_that_is_compiled_anew_meanwhile_does_no_harm(corners: Path) -> None:
    """As Linguist does it, in place. Were the file mapped, this would end the process."""
    assert of_the_window.speak("uk")
    (corners / "dune_desktop_uk.qm").write_bytes(b"")
    assert translating.translate("Space", "Secrets", "base") == "‹Secrets›"
    assert not of_the_window.speak("uk")
    assert translating.translate("Space", "Secrets", "base") == "Secrets"


# ---------------------------------------------------------------- without a window


@pytest.mark.parametrize("language", languages.LANGUAGES)
@pytest.mark.parametrize("all_of_it", [False, True])
def test_without_a_window_everything_reads_the_same(
    language: str, all_of_it: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, english_again: None
) -> None:
    file = compiled(language, tmp_path, all_of_it)
    monkeypatch.setattr(languages, "file", lambda _: file)
    numbers = (*range(26), 100, 101, 111, 112, 121, 1000)
    asked = [
        (message.context, message.source, message.comment, n)
        for message in messages(language)
        for n in (numbers if message.plural else (None,))
    ]
    assert of_the_window.speak(language)
    in_the_window = [translating.translate(*one) for one in asked]
    translating.install(Compiled(file))
    assert [translating.translate(*one) for one in asked] == in_the_window


def test_a_file_that_is_none_leaves_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "dune_desktop_uk.qm"
    monkeypatch.setattr(languages, "file", lambda _: file)
    for content in (None, b"", b"no translations"):
        if content is not None:
            file.write_bytes(content)
        languages.speak("uk")
        assert translating.translate("Space", "Secrets", "base") == "Secrets"
