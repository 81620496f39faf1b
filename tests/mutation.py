"""``python -m tests.mutation 20 dune_desktop/engine``: modules broken in one place, and what no test notices.

So many places of each module are broken (``breaking.py``; ``--seed`` chooses others), in a process that has imported
all tests and is copied for each. There the tests that come to that line run, the quickest first, until one fails. Which
come where is found once and kept in ``build/mutation.pickle``: delete it when modules have changed, or many tests. What
only a golden file or a slow test would notice counts as unnoticed, and so may what changes nothing: people look at it.

It needs ``coverage``, which "pip install -e .[mutation]" brings, and a system that can copy processes.
"""

from __future__ import annotations

import argparse
import ast
import gc
import os
import pickle
import resource
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from coverage.tracer import CFileDisposition, CTracer

from tests.breaking import Break, breaks

ROOT = Path(__file__).parent.parent
MAP = ROOT / "build" / "mutation.pickle"
SUBJECTS = tuple(f"{ROOT}/dune_desktop/{name}/" for name in ("engine", "text", "records"))
#: Tests of theirs that open no windows, start no processes and compare with no golden files.
TESTS = (
    "immortality_begin_end", "immortality_referee", "immortality_rivals", "ix_referee", "ix_rivals",
    "log*", "markets", "pictograms", "records*", "refusals", "rivals", "rivals_setup", "rules", "rules_book",
    "rules_setup", "scenarios", "searching", "setup_uprising", "store*", "text*", "troubles", "units", "uprising_rules",
    "view", "vocabulary", "words_without_window",
)  # fmt: skip
#: A test that has to do with windows all the same.
WINDOWED = ("qtbot", "dune_desktop.models", "dune_desktop.bots")
#: Seconds: of a test that is too slow for this, and of all tests together that look at one break.
SLOW, ENOUGH = 2.0, 8.0
_NOTICED, _UNNOTICED, _UNFINISHED = 10, 11, 12
Line = tuple[str, int]
#: Bits of tests; that of those that run while modules are imported and tests are found: no copy could change them.
Lines = dict[Line, int]
_EARLY = 1


class Mutation:
    """A plugin of pytest that runs tests over and over instead of once."""

    def __init__(self, paths: list[Path], number: int, seed: int) -> None:
        self.paths, self.number, self.seed = paths, number, seed
        self.reached = Lines()
        self.tracer = _tracer({})
        threading.settrace(self._in_thread)
        if not MAP.exists():
            self.tracer.start()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not MAP.exists():
            self.tracer.stop()
            self._note(_EARLY)
            _in_copy(lambda: self._find_ways(session.items), 3600)
        threading.settrace(None)
        self.seconds, self.reached = pickle.loads(MAP.read_bytes())
        found = {item.nodeid: item for item in session.items}
        self.items = {name: found[name] for name in self.seconds if name in found}
        self.functions: dict[tuple[str, CodeType], list[FunctionType]] = {}
        for one in gc.get_objects():
            if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(SUBJECTS):
                self.functions.setdefault((one.__code__.co_filename, one.__code__), []).append(one)
        gc.freeze()
        for path in self.paths:
            self._break(path)
        return True

    def _find_ways(self, items: list[pytest.Item]) -> int:
        """Run every test once, and note what it comes to."""
        seconds: dict[str, float] = {}
        signal.signal(signal.SIGPROF, _too_slow)
        for number, item in enumerate(items, 1):
            begin = time.process_time()
            signal.setitimer(signal.ITIMER_PROF, SLOW)
            self.tracer.start()
            with suppress(Exception):  # pytest itself fails at times where a test ended in the middle of something
                runtestprotocol(item, log=False)
            self.tracer.stop()
            signal.setitimer(signal.ITIMER_PROF, 0)
            seconds[item.nodeid] = time.process_time() - begin
            self._note(1 << number)
        MAP.parent.mkdir(exist_ok=True)
        MAP.write_bytes(pickle.dumps((seconds, self.reached)))
        return 0

    def _in_thread(self, frame: FrameType, event: str, value: object) -> Any:
        """Where another thread begins, a tracer of its own looks on."""
        follow = _tracer(self.tracer.data).start()
        return follow(frame, event, value)

    def _note(self, bit: int) -> None:
        for file, lines in list(self.tracer.data.items()):
            for line in lines:
                self.reached[file, line] = self.reached.get((file, line), 0) | bit
        self.tracer.data.clear()

    def _break(self, path: Path) -> None:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        whole = compile(tree, str(path), "exec", dont_inherit=True)
        found = [one for one in breaks(tree) if self._reach(path, one) != _EARLY]
        chosen = Random(f"{self.seed} {path.name}").sample(found, min(self.number, len(found)))
        noticed = 0
        for one in sorted(chosen, key=lambda one: one.line):
            with one.made():
                codes = _changed(whole, compile(tree, str(path), "exec", dont_inherit=True))
            tests = self._tests(path, one)
            end = _in_copy(partial(self._look, str(path), codes, tests), ENOUGH + 2)
            if end in (_UNNOTICED, _UNFINISHED):
                more = ", not all of them" if end == _UNFINISHED else ""
                print(f"{path.relative_to(ROOT)}:{one.line}: {one.what}  [{len(tests)} tests{more}]", flush=True)
            else:  # a test failed, or it never ended, or the process did
                noticed += 1
        print(f"# {path.relative_to(ROOT)}: {noticed} of {len(chosen)} noticed", flush=True)

    def _reach(self, path: Path, one: Break) -> int:
        """The tests that come to this line, or else to its statement."""
        return self.reached.get((str(path), one.line)) or self.reached.get((str(path), one.statement), 0)

    def _tests(self, path: Path, one: Break) -> list[pytest.Item]:
        bits = self._reach(path, one)
        names = [name for number, name in enumerate(self.seconds, 1) if bits >> number & 1 and name in self.items]
        quick = [name for name in names if self.seconds[name] < SLOW]
        return [self.items[name] for name in sorted(quick, key=self.seconds.__getitem__)]

    def _look(self, file: str, codes: list[tuple[CodeType, CodeType]], tests: list[pytest.Item]) -> int:
        for old, new in codes:
            for function in self.functions.get((file, old), ()):
                function.__code__ = new
        for item in tests:
            if time.process_time() > ENOUGH:
                return _UNFINISHED
            if any(report.failed for report in runtestprotocol(item, log=False)):
                return _NOTICED
        return _UNNOTICED


def _tracer(data: dict[str, set[int]]) -> CTracer:
    """By file the lines that run: what ``coverage`` is made of, without what it does for each test."""
    tracer = CTracer()
    tracer.data, tracer.should_trace, tracer.should_trace_cache, tracer.trace_arcs = data, _traced, {}, False
    tracer.lock_data = tracer.unlock_data = lambda: None
    for name in ("concur_id_func", "check_include", "should_start_context", "switch_context", "disable_plugin", "warn"):
        setattr(tracer, name, None)
    return tracer


def _traced(file: str, frame: FrameType) -> CFileDisposition:
    found = CFileDisposition()
    found.original_filename = found.canonical_filename = found.source_filename = file
    found.trace, found.reason = file.startswith(SUBJECTS), ""
    found.file_tracer, found.has_dynamic_filename = None, False
    return found


def _too_slow(number: int, frame: FrameType | None) -> None:
    """End a test where it is in our own code: nobody else holds a lock there."""
    if frame is not None and frame.f_code.co_filename.startswith(SUBJECTS):
        pytest.fail("too slow for this")
    signal.setitimer(signal.ITIMER_PROF, 0.01)


def _changed(old: CodeType, new: CodeType) -> list[tuple[CodeType, CodeType]]:
    """The pairs of codes that differ, from the outside in."""
    inner = [[one for one in code.co_consts if isinstance(one, CodeType)] for code in (old, new)]
    within = [pair for both in zip(*inner, strict=False) for pair in _changed(*both)]
    return [(old, new), *within] if old != new and old.co_qualname == new.co_qualname else []


def _in_copy(work: Callable[[], int], seconds: float) -> int:
    """Do it in a copy of this process, and return its exit code; another one if it took too much."""
    pid = os.fork()
    if pid:
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds)))
        resource.setrlimit(resource.RLIMIT_DATA, (3 << 30, 3 << 30))
        signal.alarm(int(seconds) * 10)
        os._exit(work())
    finally:
        os._exit(1)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("number", type=int)
    options.add_argument("paths", type=Path, nargs="+")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    paths = [one for path in given.paths for one in (sorted(path.rglob("*.py")) if path.is_dir() else [path])]
    files = sorted(path for name in TESTS for path in (ROOT / "tests").glob(f"test_{name}.py") if not _windowed(path))
    plugin = Mutation([path.resolve() for path in paths], given.number, given.seed)
    temporary = f"--basetemp={MAP.with_suffix('')}"
    sys.exit(pytest.main(["-q", "-s", "-p", "no:cacheprovider", temporary, *map(str, files)], plugins=[plugin]))


def _windowed(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    return any(word in text for word in WINDOWED)


if __name__ == "__main__":
    main()
