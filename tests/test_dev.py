"""``packaging/dev.py``, the one tool of a checkout: what it starts, what it waits for, and what it says."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
from types import ModuleType

import pytest

from tests.messages import ROOT
from tests.systems import signals

_TOOL = ROOT / "packaging" / "dev.py"
_QUICK = ROOT / "tests" / "quick.txt"

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays are those of Linux")


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, in an environment that is ready, at a computer without a display."""
    spec = importlib.util.spec_from_file_location("dev", _TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    for name in ("prepare", "compile_translations"):
        monkeypatch.setattr(tool, name, lambda: None)
    monkeypatch.setattr(tool, "run", lambda *_, **__: 0)
    monkeypatch.setattr(tool, "qt_problem", lambda *_: "")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"):
        monkeypatch.setenv(name, "")  # so that what the tool sets is taken back
        monkeypatch.delenv(name)
    return tool


# ---------------------------------------------------------------- accessible


@linux
def test_who_can_not_listen_is_told_in_a_line_what_that_needs(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "LISTENERS", ("no-such-python",))
    with pytest.raises(SystemExit) as stop:
        dev.accessible([])
    assert "apt-get install" in str(stop.value)
    assert "\n" not in str(stop.value)


# ---------------------------------------------------------------- play


@linux
@pytest.mark.parametrize("words", ["--version", "--help", "--self-check", "--lang uk --version", "simulate --games 3"])
def test_what_opens_no_window_is_not_asked_for_a_display(words: str, dev: ModuleType) -> None:
    assert dev.play(words.split()) == 0


@linux
@pytest.mark.parametrize("words", ["", "--lang uk", "game.dune"])
def test_a_window_needs_a_display(words: str, dev: ModuleType) -> None:
    with pytest.raises(SystemExit) as stop:
        dev.play(words.split())
    assert str(stop.value).startswith("There is no display")


_PLUGINS = "qt.core.library: libvnc.so: libsystemd.so.0: cannot open shared object file: No such file or directory\n"


@pytest.mark.parametrize(
    "words", ["qt.qpa.xcb: could not connect to display :77", "Failed to create wl_display (No such file or directory)"]
)
def test_a_broken_display_is_told_as_such(words: str, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":77")
    said = dev.told_problem(f"{_PLUGINS}{words}\n{_PLUGINS}", "libegl1")
    assert said.startswith("The display does not answer: DISPLAY is ':77'")
    assert "qt." not in said
    assert "apt-get install lib" not in said


def test_a_missing_library_is_told_with_what_to_install(dev: ModuleType) -> None:
    said = dev.told_problem(_PLUGINS.replace("libsystemd.so.0", "libxcb-icccm.so.4"), "libegl1 libgl1")
    assert "the system lacks libxcb-icccm.so.4." in said
    assert "sudo apt-get install libegl1 libgl1\n" in said


_CHILD = """
import signal, sys, time
def leave(number, frame):
    time.sleep(1)
    print("closed", flush=True)
    sys.exit(128 + number)
signal.signal(signal.{name}, leave)
print("open", flush=True)
time.sleep(60)
"""


@signals
@pytest.mark.parametrize(("name", "whole_group"), [("SIGINT", True), ("SIGTERM", False)])
def test_the_program_that_was_started_is_waited_for_until_it_has_closed(name: str, whole_group: bool) -> None:
    child = _CHILD.format(name=name)
    tool = f"import sys, dev; sys.exit(dev.run(sys.executable, '-c', {child!r}))"
    with subprocess.Popen(
        [sys.executable, "-c", tool], cwd=_TOOL.parent, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        send = os.killpg if whole_group else os.kill
        send(process.pid, signal.Signals[name])
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (128 + signal.Signals[name], "closed\n", "")


# ---------------------------------------------------------------- test --quick


def test_the_quick_part_names_tests_that_exist() -> None:
    for line in _QUICK.read_text(encoding="utf-8").splitlines():
        path, _, test = line.partition("::")
        source = (ROOT / path).read_text(encoding="utf-8")
        assert not test or f"def {test.partition('[')[0]}(" in source, line


def test_the_quick_part_is_ruff_the_layers_and_its_tests(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, list[object]]] = []
    monkeypatch.setattr(dev, "run_all", lambda steps: asked.append(steps) or 0)
    assert dev.test(["--quick", "-x"]) == 0
    (steps,) = asked
    assert list(steps) == ["lint", "format", "layers", "tests"]
    assert steps["tests"][-2:] == [f"@{_QUICK}", "-x"]


@pytest.mark.parametrize(("beside", "kept"), [("", None), ("1", str(ROOT / ".venv" / "compiled"))])
def test_what_tests_start_is_compiled_once(
    beside: str, kept: str | None, dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", beside)
    assert dev.test(["tests/test_dev.py"]) == 0
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert os.environ.get("PYTHONPYCACHEPREFIX") == kept
