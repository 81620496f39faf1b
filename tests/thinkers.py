"""Processes that think, as tests want them: slow ones that answer when they are told to, and programs that break."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from dune_desktop.bots.letters import Budget, Place, SentWorld
from dune_desktop.engine.actions import Action
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.thinker import Thinker

#: A program that answers ``end`` to everything; the first processes of it (so many) do something else when asked.
_PROGRAM = """
import json, os, pathlib, sys, time
file, count, break_ = pathlib.Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
started = len(file.read_text()) + 1
file.write_text("x" * started)
print(json.dumps({"ready": os.getpid()}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] in ("hurry", "forget"):
        continue
    if started > count:
        print(json.dumps({"id": asked["id"], "action": "end"}), flush=True)
    else:
        exec(break_)
"""


def breaking(folder: Path, count: int, break_: str) -> tuple[str, ...]:
    """The command of a program of which the first ``count`` processes do something else than to answer."""
    file = folder / "started"
    file.write_text("")
    return (sys.executable, "-S", "-c", _PROGRAM, str(file), str(count), break_)


def started(folder: Path) -> int:
    """How many processes of it there were."""
    return len((folder / "started").read_text())


class SlowThinker(Thinker):
    """Answers when the test says so: what was asked and not forgotten is in ``asked``, by number."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: dict[int, Callable[[Action | None], None]] = {}
        self.worlds: list[SentWorld] = []
        self.bots: list[str] = []
        self.budgets: list[Budget] = []
        self.hurried: list[int] = []
        self.prepared: list[Place] = []
        self.closed = False

    def prepare(self, place: Place) -> None:
        self.prepared.append(place)

    def choose(self, world: SentWorld, bot: str, budget: Budget, tell: Callable[[Action | None], None]) -> int:
        self.worlds.append(world)
        self.bots.append(bot)
        self.budgets.append(budget)
        number = len(self.worlds)
        self.asked[number] = tell
        return number

    def forget(self, number: int) -> None:
        self.asked.pop(number, None)

    def hurry(self, number: int) -> None:
        self.hurried.append(number)

    def close(self) -> None:
        self.closed = True

    def answer(self, action: Action | None) -> None:
        """To the only question that there is."""
        ((number, tell),) = self.asked.items()
        del self.asked[number]
        tell(action)


def until_it_thinks(controller: GameController) -> SlowThinker:
    """The first answers, until a bot is asked that does not answer; whoever thinks for it."""
    thinker = controller.opponents.thoughts.thinker
    assert isinstance(thinker, SlowThinker)
    while not thinker.asked:
        if controller.opponents.busy:
            controller.opponents.step()
        else:
            assert controller.question is not None
            assert controller.question.options
            controller.act(controller.question.options[0])
    return thinker
