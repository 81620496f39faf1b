"""The process that thinks, from inside: it hears what is said of a question while it thinks about it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from threading import Thread

import pytest

from dune_desktop.bots import worker
from dune_desktop.bots.bot import Effort
from dune_desktop.bots.letters import ADVISE, CHANCES, CHOOSE, FORGET, HURRY, PREPARE, Budget, Place, SentWorld, Values
from dune_desktop.bots.worker import Worker
from dune_desktop.bots.worlds import deal
from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game

SETUP = Setup(3, 7)


def position() -> SentWorld:
    game = new_game(EDITIONS["base"], SETUP)
    assert game.decision is not None
    return SentWorld.of(deal(game, game.decision.seat, 7, 0), "base", SETUP)


class Patient:
    """A bot that thinks until somebody ends it, and tells how much it was to think."""

    playouts: int | None = None

    def choose(self, world: Game, effort: Effort) -> Action:
        Patient.playouts = effort.playouts
        while not effort.cut():
            pass
        assert world.decision is not None
        return world.decision.options[-1]


class Talk:
    """Both ends of a worker that runs in a thread."""

    def __init__(self) -> None:
        (asks, asked), (answered, answers) = os.pipe(), os.pipe()
        self.read, self.write = os.fdopen(answered, "rb"), os.fdopen(asked, "wb")
        self._ends = os.fdopen(asks, "rb"), os.fdopen(answers, "wb")
        one = Worker(*self._ends)
        self._threads = [Thread(target=one.listen), Thread(target=one.run)]
        for thread in self._threads:
            thread.start()
        assert self.hear() == {"ready": os.getpid()}

    def say(self, **values: object) -> None:
        self.write.write(json.dumps(values).encode() + b"\n")
        self.write.flush()

    def choose(self, number: int, seconds: float = 0.0) -> None:
        values: Values = {**position().values(), **Budget(33, seconds).values()}
        self.say(id=number, do=CHOOSE, bot="master", **values)

    def hear(self) -> Values:
        values: Values = json.loads(self.read.readline())
        return values

    def end(self) -> None:
        self.write.close()
        for thread in self._threads:
            thread.join()
        for end in (self.read, *self._ends):
            end.close()


@pytest.fixture
def talk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Talk]:
    monkeypatch.setattr(worker, "bot_of", lambda name: {"master": Patient(), "skilled": None}[name])
    one = Talk()
    yield one
    one.end()


def last() -> str:
    game = new_game(EDITIONS["base"], SETUP)
    assert game.decision is not None
    return game.decision.options[-1].text


def test_it_answers_when_its_time_is_over(talk: Talk) -> None:
    talk.choose(1, seconds=0.001)
    assert talk.hear() == {"id": 1, "action": last()}
    assert Patient.playouts == 33


def test_who_is_hurried_answers_and_who_is_not_thinks_on(talk: Talk) -> None:
    for number in range(1, 4):
        talk.choose(number)
    talk.say(do=HURRY, id=1)
    assert talk.hear()["id"] == 1
    talk.say(do=HURRY, id=3)
    talk.say(do=HURRY, id=2)
    assert [talk.hear()["id"], talk.hear()["id"]] == [2, 3]


def test_what_is_forgotten_is_not_answered(talk: Talk) -> None:
    for number in range(1, 5):
        talk.choose(number)
    talk.say(do=FORGET, id=3)  # before it was begun
    talk.say(do=FORGET, id=1)  # while it thinks
    talk.say(do=HURRY, id=4)
    talk.say(do=HURRY, id=2)
    assert [talk.hear()["id"], talk.hear()["id"]] == [2, 4]
    talk.say(do=FORGET, id=4)  # too late
    talk.say(do=CHANCES, id=5, **position().values())
    assert talk.hear()["chances"]


def test_nobody_thinks_on_when_nobody_listens(talk: Talk) -> None:
    talk.choose(1)
    talk.write.close()
    assert talk.hear() == {"id": 1, "action": last()}


def test_a_bot_that_fails_says_so_and_the_next_question_is_answered(talk: Talk) -> None:
    talk.say(id=1, do=CHOOSE, bot="skilled", **position().values())
    assert "AttributeError" in talk.hear()["error"]
    talk.say(id=2, do="fly")
    assert "KeyError" in talk.hear()["error"]
    talk.say(id=3, do=PREPARE, **Place.of("base", SETUP).values())
    assert talk.hear() == {"id": 3, "prepared": True}
    talk.say(id=4, do=ADVISE, **position().values())
    assert talk.hear()["advice"]


def test_the_process_loads_no_window_and_ends_with_its_input() -> None:
    """Whatever is printed by mistake is no letter."""
    loads = "import os, sys; sys.argv = ['', '--think']; import dune_desktop.__main__ as main, dune_desktop.bots.worker"
    tells = "sys.stderr.write(str([one for one in sys.modules if 'PySide6' in one]))"
    program = f"{loads}; {tells}; os.nice = lambda nice: print('be', nice, flush=True); main.main()"
    asked = json.dumps({"id": 1, "do": CHANCES, **position().values()}) + "\n"
    done = subprocess.run([sys.executable, "-c", program], input=asked.encode(), capture_output=True, check=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [list(line) for line in lines] == [["ready"], ["id", "chances"]]
    assert done.stderr.decode().startswith("[]")
    assert "be 5" in done.stderr.decode()
