"""A process that thinks for the program: it reads questions from its input and writes answers to its output.

``python -m dune_desktop --think``, which ``models/game/thinker.py`` starts; ``letters`` tells what is written. It ends
when its input does, so it never outlives the program.
"""

from __future__ import annotations

import gc
import logging
import os
import time
from collections.abc import Callable
from contextlib import suppress
from math import inf
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from dune_desktop.behind import go_behind
from dune_desktop.bots import letters
from dune_desktop.bots.advice import advise, winning_chances
from dune_desktop.bots.bot import Effort
from dune_desktop.bots.letters import Place, SentWorld, Values
from dune_desktop.bots.making import bot_of
from dune_desktop.bots.worlds import prepare

_log = logging.getLogger(__name__)

#: Seconds that it may still think when nobody listens any more; whatever stops it between two steps has by then.
_LAST: Final = 3.0
#: The window comes first.
_NICE: Final = 5


class Worker:
    """Answers one question after another, and hears meanwhile what is said of them."""

    def __init__(self, letters_in: BinaryIO, letters_out: BinaryIO) -> None:
        self._in, self._out = letters_in, letters_out
        self._questions: SimpleQueue[Values | None] = SimpleQueue()
        self._hurried = set[int]()
        self._forgotten = set[int]()
        self._over = False

    def listen(self) -> None:
        """Until nobody writes any more; in a thread of its own."""
        try:
            for line in self._in:
                self._hear(letters.of_line(line))
        finally:
            self._over = True
            self._questions.put(None)

    def _hear(self, said: Values) -> None:
        if said["do"] == letters.FORGET:
            self._forgotten.add(said["id"])
        elif said["do"] == letters.HURRY:
            self._hurried.add(said["id"])
        else:
            self._questions.put(said)

    def run(self) -> None:
        """Answer until nobody asks any more."""
        self._write({letters.READY: os.getpid()})
        while (question := self._questions.get()) is not None:
            number = question["id"]
            answer = {} if number in self._forgotten else self._answered(question)
            if number not in self._forgotten:
                self._write({"id": number, **answer})
            self._hurried.discard(number)
            self._forgotten.discard(number)

    def _answered(self, question: Values) -> Values:
        try:
            return _ANSWERS[question["do"]](question, self._effort(question))
        except Exception as error:  # whoever asks knows what to do then
            _log.exception("no answer to question %d", question["id"])
            return {"error": repr(error)}

    def _effort(self, question: Values) -> Effort:
        """Until the time is over, or until somebody says so."""
        number, seconds = question["id"], question.get("seconds") or inf
        until = time.perf_counter() + seconds

        def cut() -> bool:
            hushed = number in self._hurried or number in self._forgotten or self._over
            return hushed or time.perf_counter() >= until

        return Effort(question.get("playouts", 0), cut)

    def _write(self, values: Values) -> None:
        self._out.write(letters.line(values))
        self._out.flush()


def _choose(question: Values, effort: Effort) -> Values:
    return {"action": bot_of(question["bot"]).choose(SentWorld.read(question), effort).text}


def _advise(question: Values, effort: Effort) -> Values:
    return {"advice": letters.advice_text(advise(SentWorld.read(question), effort))}


def _chances(question: Values, _effort: Effort) -> Values:
    return {"chances": winning_chances(SentWorld.read(question))}


def _prepare(question: Values, _effort: Effort) -> Values:
    """Have at hand what the first question of a game would have to make."""
    place = Place.read(question)
    prepare(place.edition, place.setup)
    gc.freeze()
    return {"prepared": True}


_ANSWERS: Final[dict[str, Callable[[Values, Effort], Values]]] = {
    letters.CHOOSE: _choose,
    letters.ADVISE: _advise,
    letters.CHANCES: _chances,
    letters.PREPARE: _prepare,
}


def main() -> int:
    """Think until the program that has started it closes its input, or is gone."""
    worker = Worker(*go_behind(_NICE))
    Thread(target=_listen, args=(worker,), daemon=True).start()
    with suppress(BrokenPipeError):
        worker.run()
    os._exit(0)  # the thread may still hold the input


def _listen(worker: Worker) -> None:
    try:
        worker.listen()
    finally:
        time.sleep(_LAST)
        os._exit(1)
