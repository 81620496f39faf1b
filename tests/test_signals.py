"""Ctrl-C in the terminal, and what the system sends: the window closes as by its button, with one line on stderr."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from dune_desktop import __main__ as program
from dune_desktop import stopping
from dune_desktop.windows.main.closing import Closing
from tests.signals import stop
from tests.systems import signals


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("stopped")


@signals
@pytest.mark.parametrize("seed", range(4))
def test_the_window_closes_at_any_moment_of_play_and_the_game_is_on_disk(home: Path, seed: int) -> None:
    """``python -m tests.signals 200`` does it more often."""
    stops = stop(home, 1, seed)
    assert stops.count == 1
    assert not stops.wrong, stops


class Window(QWidget):
    """Closes when it is asked so many times."""

    def __init__(self, times: int = 1) -> None:
        super().__init__()
        self.times = times
        self.show()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        self.times -= 1
        event.setAccepted(not self.times)


@pytest.fixture
def window(qtbot: QtBot) -> Generator[Window]:
    shown = Window()
    yield shown
    shown.deleteLater()


@signals
def test_who_cannot_be_saved_is_asked_first_and_leaves_the_second_time(window: Window, qtbot: QtBot) -> None:
    window.times = 2
    closing = Closing(window)
    with closing.hearing():
        os.kill(os.getpid(), signal.SIGINT)
        qtbot.waitUntil(lambda: window.times == 1)
        assert window.isVisible()
        assert not closing.by
        os.kill(os.getpid(), signal.SIGINT)
        qtbot.waitUntil(lambda: not window.isVisible())
        assert closing.by == signal.SIGINT


@signals
def test_a_dialog_over_the_window_closes_with_it(window: Window, qtbot: QtBot) -> None:
    dialog = QDialog(window)
    dialog.open()
    with Closing(window).hearing():
        os.kill(os.getpid(), signal.SIGTERM)
        qtbot.waitUntil(lambda: not window.isVisible() and not dialog.isVisible())


@signals
def test_a_second_ctrl_c_ends_a_window_that_does_not_close(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    monkeypatch.setattr(stopping, "end", ended.append)
    with Closing(window).hearing():
        os.kill(os.getpid(), signal.SIGTERM)
        assert ended == []
        os.kill(os.getpid(), signal.SIGINT)  # before any event was handed round
        assert ended == [signal.SIGINT]


@signals
def test_what_is_ignored_stays_ignored(window: Window) -> None:
    """As ``nohup`` has it."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        closing = Closing(window)
        with closing.hearing():
            os.kill(os.getpid(), signal.SIGHUP)
            assert not closing.by
    finally:
        signal.signal(signal.SIGHUP, before)


_ASKED_AT_THE_END = """
import os, signal, sys
from dune_desktop.__main__ import without_window

class Late:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGTERM)

sys.modules["late"] = Late()  # goes when Python has given the signals back to the system
sys.argv = ["dune-desktop-cli", "--version"]
code = 0
try:
    code = without_window()
except SystemExit as leaving:
    code = leaving.code
sys.exit(code)
"""


@signals
def test_who_asks_while_python_puts_itself_away_does_not_change_the_exit_code() -> None:
    ended = subprocess.run([sys.executable, "-c", _ASKED_AT_THE_END], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("start", [program.main, program.without_window])
def test_a_frozen_program_asks_first_whether_it_is_its_own_worker(
    start: Callable[[], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Worker(Exception):
        pass

    def freeze_support() -> None:
        raise Worker

    monkeypatch.setattr(sys, "argv", ["dune-desktop", "--multiprocessing-fork", "tracker_fd=5", "pipe_handle=7"])
    monkeypatch.setattr(program, "freeze_support", freeze_support)
    monkeypatch.setattr(program, "end_at_once", lambda: pytest.fail("too late"))
    with pytest.raises(Worker):
        start()
