"""Thinking in another process: questions go to it, answers come back, and one that breaks is replaced by a new one."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from attrs import define
from PySide6.QtCore import QObject, QProcess, QTimer

from dune_desktop.bots import THINK, letters
from dune_desktop.bots.advice import Advice
from dune_desktop.bots.letters import Budget, Place, SentWorld, Values
from dune_desktop.engine.actions import Action
from dune_desktop.models.processes import again, give

_log = logging.getLogger(__name__)

#: Milliseconds without an answer, after the time for the question, until the process is given up as hanging; the same
#: until it has started, on a machine that is busy with something else.
PATIENCE: Final = 10_000
_STARTS: Final = 60_000
#: A playout takes no longer on any machine; where no clock cuts it short, a question has so much time for each.
_PLAYOUT: Final = 100
#: Seconds that the watch may be late; one that is later was held together with the program, and the process too.
_LATE: Final = 1.0
#: So often a question is asked, and so many processes in a row may break without an answer.
_TRIES, _BREAKS = 2, 4
#: Bytes of a line; and milliseconds until what was killed is gone.
_LONGEST, _GONE = 1 << 24, 2000


@define
class _Asked:
    """A question that was not answered yet."""

    line: bytes
    #: Reads the answer; raises anything where it is none.
    read: Callable[[Values], Any]
    #: Is told the answer, or None.
    tell: Callable[[Any], None]
    #: Milliseconds that the answer may take.
    time: int
    tries: int = 0


class Thinker(QObject):
    """A process that answers one question after another. It starts with the first, or with ``prepare``.

    Whoever asks gives what is to be called with the answer; None: there is none, and asking again would not help. Of
    what was forgotten meanwhile, nothing is told. All ``tell`` come from the event loop, never from within a question.
    """

    def __init__(
        self, parent: QObject | None = None, *, command: tuple[str, ...] = (), patience: int = PATIENCE
    ) -> None:
        super().__init__(parent)
        self._command = command or again(THINK)
        self._patience = patience
        self._process: QProcess | None = None
        self._ready = False
        self._asked: dict[int, _Asked] = {}
        self._number = 0
        #: Processes that broke since the last answer.
        self._breaks = 0
        self._watch = QTimer(self, singleShot=True)
        self._watch.timeout.connect(self._hangs)
        #: When it is to ring.
        self._due = 0.0
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self._start)

    # ------------------------------------------------------------ asking

    @property
    def broken(self) -> bool:
        """No process could be made to answer: nothing is asked any more."""
        return self._breaks >= _BREAKS

    def prepare(self, place: Place) -> None:
        """Start in the background, and have at hand what questions of such a game need."""
        self._ask({"do": letters.PREPARE, **place.values()}, 0, bool, lambda _: None)

    def choose(self, world: SentWorld, bot: str, budget: Budget, tell: Callable[[Action | None], None]) -> int:
        """What the bot of this name does. Returns a number for ``hurry`` and ``forget``, as all of these do."""
        values = {"do": letters.CHOOSE, "bot": bot, **world.values(), **budget.values()}
        return self._ask(values, _time(budget), lambda answer: Action.parse(answer["action"]), tell)

    def advise(self, world: SentWorld, budget: Budget, tell: Callable[[Advice | None], None]) -> int:
        """What the Master would do, and why."""
        values = {"do": letters.ADVISE, **world.values(), **budget.values()}
        return self._ask(values, _time(budget), lambda answer: letters.advice_of(answer["advice"]), tell)

    def chances(self, world: SentWorld, tell: Callable[[tuple[float, ...] | None], None]) -> int:
        """How likely each seat wins."""
        values = {"do": letters.CHANCES, **world.values()}
        return self._ask(values, 0, lambda answer: tuple(map(float, answer["chances"])), tell)

    def _ask(self, values: Values, time: int, read: Callable[[Values], Any], tell: Callable[[Any], None]) -> int:
        self._number += 1
        line = letters.line({"id": self._number, **values})
        self._asked[self._number] = _Asked(line, read, tell, time)
        if self._process is not None:
            self._write(line)
            self._watch_first()
        else:
            self._again.start()
        return self._number

    def hurry(self, number: int) -> None:
        """Answer now, with what was found so far."""
        if number in self._asked:
            self._asked[number].time = 0
            self._write(letters.line({"do": letters.HURRY, "id": number}))
            self._watch_first()

    def forget(self, number: int) -> None:
        """The answer matters to nobody any more."""
        if self._asked.pop(number, None) is not None:
            self._write(letters.line({"do": letters.FORGET, "id": number}))
            self._watch_first()

    def close(self) -> None:
        """End the process; nothing that was asked is answered any more."""
        self._asked.clear()
        self._end()

    # ------------------------------------------------------------ the process

    def _start(self) -> None:
        if self._process is not None or not self._asked:
            return
        if self.broken:
            self._give_up()
            return
        process = self._process = QProcess(self)
        give(process, self._command)
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._errs)
        process.finished.connect(self._ends)
        process.start()
        for asked in self._asked.values():
            self._write(asked.line)
        self._watch_first()

    def _write(self, line: bytes) -> None:
        if self._process is not None:
            self._process.write(line)

    def _watch_first(self) -> None:
        """The question that is thought about now has to be answered in time."""
        first = next(iter(self._asked.values()), None)
        if first is None or self._process is None:
            self._watch.stop()
        else:
            patience = first.time + (self._patience if self._ready else max(self._patience, _STARTS))
            self._due = monotonic() + patience / 1000
            self._watch.start(patience)

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            self._hear(bytes(process.readLine().data()))
        if process is not None and process is self._process and process.bytesAvailable() > _LONGEST:
            self._breaks_down("it writes no lines")

    def _hear(self, line: bytes) -> None:
        try:
            values = letters.of_line(line)
            if letters.READY in values:
                self._ready = True
                self._watch_first()
                return
            number = int(values["id"])
            asked = self._asked.get(number)
            answer = None if asked is None or "error" in values else asked.read(values)
        except Exception as error:
            self._breaks_down(f"it writes {line[:80]!r}: {error!r}")
            return
        self._breaks = 0
        if asked is None:  # forgotten when it was on its way
            return
        if "error" in values:
            _log.error("no answer: %s", values["error"])
        del self._asked[number]
        self._watch_first()
        asked.tell(answer)

    # ------------------------------------------------------------ when it breaks

    def _hangs(self) -> None:
        if monotonic() > self._due + _LATE:
            self._watch_first()  # the program was suspended: what was asked has its time again
        else:
            self._breaks_down("it does not answer")

    def _errs(self, error: QProcess.ProcessError) -> None:
        if self._process is not None:
            self._breaks_down(error.name)

    def _ends(self, code: int) -> None:
        if self._process is not None:
            self._breaks_down(f"it ended with code {code}")

    def _breaks_down(self, why: str) -> None:
        """Another process begins anew with all that was asked; the question that broke two of them has no answer."""
        said = self._end()
        _log.error("a thinking process is replaced: %s %s", why, said)
        self._breaks += 1
        first = next(iter(self._asked), None)
        if first is not None:
            asked = self._asked[first]
            asked.tries += 1
            if asked.tries >= _TRIES:
                del self._asked[first]
                QTimer.singleShot(0, self, lambda: asked.tell(None))
        self._again.start()

    def _give_up(self) -> None:
        unanswered = list(self._asked.values())
        self._asked.clear()
        for asked in unanswered:
            asked.tell(None)

    def _end(self) -> str:
        """End the process; what it has complained about."""
        process, self._process = self._process, None
        self._ready = False
        self._watch.stop()
        self._again.stop()
        if process is None:
            return ""
        said = bytes(process.readAllStandardError().data())[-2000:].decode(errors="replace")
        process.kill()
        process.waitForFinished(_GONE)
        process.deleteLater()
        return said


def _time(budget: Budget) -> int:
    return round(1000 * budget.seconds) if budget.seconds else _PLAYOUT * budget.playouts
