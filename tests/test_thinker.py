"""The process that thinks, seen from the game: asked, hurried, forgotten, and replaced when it breaks."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from dune_desktop.bots.advice import Advice, advise, winning_chances
from dune_desktop.bots.bot import Effort
from dune_desktop.bots.letters import Budget, Place, SentWorld
from dune_desktop.bots.making import bot_of
from dune_desktop.bots.worlds import deal, unpacked
from dune_desktop.content import BASE
from dune_desktop.engine.actions import END, Action
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.models.game import thinker
from dune_desktop.models.game.thinker import Thinker
from dune_desktop.models.processes import again
from tests.thinkers import breaking, started

pytestmark = pytest.mark.usefixtures("qapp")

SETUP = Setup(3, 7)
GAME = new_game(BASE, SETUP)
assert GAME.decision is not None
POSITION = SentWorld.of(deal(GAME, GAME.decision.seat, 7, 0), "base", SETUP)


class Asking:
    """A thinker and what it has told."""

    def __init__(self, qtbot: QtBot, *command: str) -> None:
        self.qtbot = qtbot
        self.thinker = Thinker(command=command)
        self.told: list[object] = []

    def ask(self) -> int:
        return self.thinker.choose(POSITION, "skilled", Budget(), self.told.append)

    def wait(self, count: int = 1) -> None:
        self.qtbot.waitUntil(lambda: len(self.told) >= count)

    def process(self) -> int:
        """The number of the process, when it listens."""
        self.qtbot.waitUntil(lambda: self.thinker._ready)
        assert self.thinker._process is not None
        return self.thinker._process.processId()


@pytest.fixture
def asking(qtbot: QtBot, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Asking]:
    count, break_ = getattr(request, "param", (0, ""))
    one = Asking(qtbot, *breaking(tmp_path, count, break_))
    yield one
    one.thinker.close()


def test_it_thinks_as_this_process_would(qtbot: QtBot, request: pytest.FixtureRequest) -> None:
    one = Thinker()
    request.addfinalizer(one.close)
    told: list[object] = []
    one.prepare(Place.of("base", SETUP))
    for bot in ("random", "novice", "skilled"):
        one.choose(POSITION, bot, Budget(), told.append)
    one.advise(POSITION, Budget(), told.append)
    one.chances(POSITION, told.append)
    qtbot.waitUntil(lambda: len(told) == 5)
    world = unpacked(POSITION.world, "base", SETUP)
    assert told[:3] == [bot_of(bot).choose(world, Effort()) for bot in ("random", "novice", "skilled")]
    assert isinstance(told[3], Advice)
    assert told[3] == advise(world, Effort())
    assert told[4] == winning_chances(world)
    assert one._process is not None
    memory = Path(f"/proc/{one._process.processId()}/status")
    if memory.exists():
        most = next(line for line in memory.read_text().splitlines() if line.startswith("VmHWM"))
        assert int(most.split()[1]) < 150_000  # kB


def test_nothing_where_it_is_started_is_taken_for_a_part_of_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("json.py", "dune_desktop.py", "sitecustomize.py"):
        (tmp_path / name).write_text("raise SystemExit('another one')")
    monkeypatch.chdir(tmp_path)
    asking = Asking(qtbot)
    asking.ask()
    qtbot.waitUntil(lambda: bool(asking.told))
    asking.thinker.close()
    assert asking.told != [None]


def test_a_frozen_program_is_its_own_python(monkeypatch: pytest.MonkeyPatch) -> None:
    assert again("--think")[0] == sys.executable
    assert again("--think")[-2:] == ("dune_desktop", "--think")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert again("--think") == (sys.executable, "--think")


def test_it_starts_with_the_first_question_and_lasts(asking: Asking, tmp_path: Path) -> None:
    asking.qtbot.wait(1)
    assert started(tmp_path) == 0
    for count in range(1, 4):
        asking.ask()
        asking.wait(count)
    assert asking.told == [END] * 3
    assert started(tmp_path) == 1


def test_a_forgotten_question_is_not_answered(asking: Asking) -> None:
    asking.thinker.forget(asking.ask())
    forgotten = asking.thinker.choose(POSITION, "skilled", Budget(), lambda _: asking.told.append("forgotten"))
    asking.ask()
    asking.thinker.forget(forgotten)
    asking.wait()
    asking.thinker.forget(forgotten)  # once more does no harm
    asking.ask()
    asking.wait(2)
    assert asking.told == [END, END]


@pytest.mark.parametrize("asking", [(1, "pass")], indirect=True)
def test_one_that_is_killed_is_replaced_and_asked_again(asking: Asking, tmp_path: Path) -> None:
    asking.ask()
    asking.ask()
    os.kill(asking.process(), getattr(signal, "SIGKILL", signal.SIGTERM))
    asking.wait(2)
    assert asking.told == [END, END]
    assert started(tmp_path) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be held there")
@pytest.mark.parametrize("asking", [(1, "pass")], indirect=True)
def test_one_that_hangs_is_replaced_when_its_time_is_long_over(asking: Asking, tmp_path: Path) -> None:
    asking.ask()
    os.kill(asking.process(), signal.SIGSTOP)
    watch = asking.thinker._watch
    assert watch.isActive()
    assert watch.interval() == thinker.PATIENCE + 100 * Budget().playouts
    watch.timeout.emit()
    asking.wait()
    assert asking.told == [END]
    assert started(tmp_path) == 2
    assert not watch.isActive()


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be held there")
@pytest.mark.parametrize("asking", [(1, "pass")], indirect=True)
def test_a_program_that_was_suspended_itself_gives_the_time_again(asking: Asking, tmp_path: Path) -> None:
    """Both may have been held: the watch rings at once when the program goes on, and the answer only comes then."""
    asking.ask()
    process = asking.process()
    asking.thinker._due -= 3600
    watch = asking.thinker._watch
    watch.timeout.emit()
    assert watch.isActive()
    assert asking.process() == process
    watch.timeout.emit()
    asking.wait()
    assert asking.told == [END]
    assert started(tmp_path) == 2


def test_a_clock_gives_the_time_and_who_hurries_has_little(asking: Asking) -> None:
    process = asking.process
    number = asking.thinker.choose(POSITION, "master", Budget(9, 3.5), asking.told.append)
    process()
    asking.wait()
    number = asking.thinker.choose(POSITION, "master", Budget(9, 3.5), asking.told.append)
    assert asking.thinker._watch.interval() == thinker.PATIENCE + 3500
    asking.thinker.hurry(number)
    assert asking.thinker._watch.interval() == thinker.PATIENCE
    asking.wait(2)


NONSENSE = [
    "print('no letter', flush=True)",
    "print(7, flush=True)",
    "print('{}', flush=True)",
    "print(json.dumps({'id': asked['id']}), flush=True)",
    "print(json.dumps({'id': asked['id'], 'action': 'fly away'}), flush=True)",
    "os.write(1, bytes(range(128, 256)) + b'\\n')",
    "sys.exit(3)",
    "raise OSError",
    "os.close(1); os.close(0); sys.exit(0)",
]


@pytest.mark.parametrize("asking", [(1, one) for one in NONSENSE], indirect=True)
def test_one_that_writes_nonsense_or_ends_is_replaced(asking: Asking, tmp_path: Path) -> None:
    asking.ask()
    asking.wait()
    assert asking.told == [END]
    assert started(tmp_path) == 2


@pytest.mark.parametrize("asking", [(2, NONSENSE[0])], indirect=True)
def test_a_question_that_breaks_two_has_no_answer_and_the_next_one_is_asked(asking: Asking, tmp_path: Path) -> None:
    asking.ask()
    asking.ask()
    asking.wait(2)
    assert asking.told == [None, END]
    assert started(tmp_path) == 3
    assert not asking.thinker.broken


@pytest.mark.parametrize("asking", [(99, NONSENSE[6])], indirect=True)
def test_after_some_that_break_no_other_is_started(asking: Asking, tmp_path: Path) -> None:
    for _ in range(5):
        asking.ask()
    asking.wait(5)
    assert asking.told == [None] * 5
    assert asking.thinker.broken
    assert started(tmp_path) == 4
    asking.ask()
    asking.wait(6)
    assert asking.told[5] is None
    assert started(tmp_path) == 4


def test_a_program_that_is_not_there_is_no_answer(qtbot: QtBot, tmp_path: Path) -> None:
    asking = Asking(qtbot, str(tmp_path / "nothing"))
    asking.ask()
    asking.wait()
    asking.ask()
    asking.wait(2)
    assert asking.told == [None, None]
    assert asking.thinker.broken


@pytest.mark.parametrize(
    "asking", [(1, "print(json.dumps({'id': asked['id'], 'error': 'no idea'}), flush=True)")], indirect=True
)
def test_a_bot_that_fails_has_no_answer_and_its_process_goes_on(asking: Asking, tmp_path: Path) -> None:
    asking.ask()
    asking.wait()
    assert asking.told == [None]
    assert started(tmp_path) == 1


@pytest.mark.parametrize("asking", [(1, "pass")], indirect=True)
def test_nothing_is_told_after_the_end(asking: Asking) -> None:
    asking.ask()
    assert asking.process()
    process = asking.thinker._process
    asking.thinker.close()
    assert process is not None
    assert process.state() == QProcess.ProcessState.NotRunning
    asking.qtbot.wait(1)
    assert asking.told == []


def test_who_is_told_may_ask_and_close(asking: Asking) -> None:
    def again(answer: Action | None) -> None:
        asking.told.append(answer)
        if len(asking.told) < 3:
            asking.thinker.choose(POSITION, "skilled", Budget(), again)
        else:
            asking.thinker.close()

    asking.thinker.choose(POSITION, "skilled", Budget(), again)
    asking.wait(3)
    assert asking.told == [END] * 3
