"""The installed program where no window can open says why in one line, and does not abort."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import qWarning

from dune_desktop.windows import display
from tests.messages import ROOT

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays are those of Linux")


@pytest.fixture(autouse=True)
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def test_without_a_display_the_program_says_so_in_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dune_desktop", "--lang", "en"],
        cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    said = "dune-desktop: there is no display for a window: neither DISPLAY nor WAYLAND_DISPLAY is set\n"
    assert (done.returncode, done.stderr) == (1, said)


def test_a_display_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":77")
    said = display.trouble(["could not connect to display :77", "This application failed to start.\n\nReinstall.\n"])
    assert said == "no window can be opened: the display :77 does not answer"


def test_of_anything_else_qt_is_quoted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "paper")
    said = display.trouble(['Could not find the Qt platform plugin "paper" in ""', "Sorry.\n\nReinstall.\n"])
    assert said.endswith('Qt says: Could not find the Qt platform plugin "paper" in "" Sorry. Reinstall.')


@pytest.mark.parametrize(
    ("said", "saved", "told"),
    [
        ("The X11 connection broke (error 1).", True, "all that was decided is saved"),
        ("The Wayland connection broke.", False, "what was decided last could not be saved"),
    ],
)
def test_a_display_that_goes_away_ends_the_program_when_all_is_saved(
    said: str, saved: bool, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[object] = []
    monkeypatch.setattr(display.os, "_exit", done.append)
    with display.watching(lambda: bool(done.append("saved")) or saved):
        qWarning(said)
    assert done == ["saved", 1]
    assert capsys.readouterr().err.endswith(f": the display does not answer any more; {told}\n")


def test_what_qt_says_of_anything_else_is_only_passed_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(display.os, "_exit", lambda _: pytest.fail("the display is there"))
    with display.watching(lambda: pytest.fail("nothing is to be saved")):
        qWarning("a font is missing")
    assert capsys.readouterr().err == "a font is missing\n"


def test_windows_have_the_icon() -> None:
    program = "from dune_desktop import app; assert app.make_application().windowIcon().availableSizes()"
    here = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120, env=here, cwd=ROOT)


def test_the_table_is_loaded_before_it_is_wanted() -> None:
    """In small steps, each between two events: the first screen is never held up for long."""
    program = (
        "import sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from dune_desktop import app\n"
        "application = app.make_application()\n"
        "app.load_table()\n"
        "assert 'dune_desktop.windows.table.table_page' not in sys.modules\n"
        "watch = QTimer()\n"
        "watch.timeout.connect(lambda: 'dune_desktop.windows.table.table_page' in sys.modules and application.quit())\n"
        "watch.start(0)\n"
        "application.exec()\n"
    )
    subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        timeout=120,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
    )


def test_the_first_screen_waits_for_no_picture_of_a_card() -> None:
    program = (
        "import sys\n"
        "import dune_desktop.app\n"
        "import dune_desktop.windows.main.main_window\n"
        "assert 'dune_desktop.scene.art.pictures.pages' in sys.modules\n"
        "assert 'dune_desktop.scene.art.pictures.catalogue' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120, cwd=ROOT)
