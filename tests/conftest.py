"""The same for every test, wherever it runs and whatever ran before: surroundings, examples, patience, a tidy end."""

from __future__ import annotations

import gc
import os
import signal
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Generator

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

#: Pictures are kept for so many windows.
_WINDOWS = 4
#: Milliseconds until what was waited for will never come, on a machine that is busy with other things.
_PATIENCE = 120_000

# Also in the processes that are started: English, no window, nothing of who runs the tests.
for _name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "DUNE_DESKTOP_HOME", "QT_FONT_DPI", "QT_SCALE_FACTOR"):
    os.environ.pop(_name, None)
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# What tests break on purpose is reported elsewhere than what breaks while somebody plays.
_STATE = tempfile.TemporaryDirectory(prefix="dune-tests-")
os.environ["XDG_STATE_HOME"] = _STATE.name
# The desktop of who runs the tests hears nothing of files that tests open.
os.environ["XDG_DATA_HOME"] = _STATE.name


def _handed_over(handle: int) -> None:
    """Nobody pulls the plug while tests run: what is written to an open file need not be on the disk at once."""
    os.fstat(handle)


os.fsync = _handed_over

# A process that is started in the background ignores Ctrl+C, and so does all that it starts.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples every time, at any speed: what looks for new ones is ``fuzz_records`` and the like.
settings.register_profile("suite", deadline=None, derandomize=True)
settings.load_profile("suite")

for _wait in (QtBot.waitActive, QtBot.waitSignal, QtBot.waitUntil):
    _wait.__kwdefaults__["timeout"] = _PATIENCE


def pytest_collection_finish() -> None:
    """Windows of every size come one after another here: as many pictures as one of them needs would never last."""
    cache = sys.modules.get("dune_desktop.scene.drawing.picture_cache")
    if cache is not None:
        cache.PIXMAPS.limit *= _WINDOWS


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Nobody holds the window of a test that has returned, while pytest-qt still lets it paint. The collector would
    delete it in the middle of its own painting, and that ends the process: so it waits until the test is over.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        _delete_what_is_left()
        gc.collect(0)  # all that the test has made is young
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Nobody looks at the windows of a test that has returned: they need not be painted before they are closed."""
    try:
        return (yield)
    finally:
        for held, _ in getattr(item, "qt_widgets", ()):
            widget = held()
            if widget is not None and isValid(widget):
                widget.setUpdatesEnabled(False)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A line for each reason to skip; pytest has one for each test."""
    reasons = Counter(report.longrepr[2] for report in terminalreporter.stats.get("skipped", ()))
    for reason, times in reasons.items():
        terminalreporter.write_line(f"SKIPPED [{times}] {reason.removeprefix('Skipped: ')}")


def _delete_what_is_left() -> None:
    """As the end of an event loop would do it."""
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent

        if QCoreApplication.instance() is not None:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
