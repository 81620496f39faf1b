"""Ctrl-C, and what else a system sends to end a program: a line on stderr, and the exit code that shells expect.

Who has something to put away hears of it by ``hearing``; at any other time there is nothing to lose.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, NoReturn

from dune_desktop.text.arguments import program
from dune_desktop.text.translating import Texts

CommandLine = Texts("CommandLine")

#: The last two are not on every system.
_NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
_told: list[Stopped] = []


class Stopped(BaseException):
    """The person or the system ends the program: no mistake, so nobody who mends mistakes catches it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    @property
    def code(self) -> int:
        """The exit code."""
        return 128 + self.number

    def __str__(self) -> str:
        return CommandLine.tr("stopped by {signal}").format(signal=signal.Signals(self.number).name)


def stop(number: int) -> NoReturn:
    """Raise what ends a command, which puts away what it has begun; whoever asks again does not disturb that."""
    _answer_by(lambda _number: None)
    raise Stopped(number)


def end(number: int) -> NoReturn:
    """End at once, with all that is on disk whole: nothing is written there but in one move."""
    stopped = Stopped(number)
    tell(stopped)
    os._exit(stopped.code)


def tell(stopped: Stopped) -> None:
    """The line, once, however often it is stopped; past what Python may be writing just now."""
    if sys.stderr is not None and not _told:  # without it another file may have its number
        _told.append(stopped)
        with suppress(OSError):
            os.write(2, f"{program()}: {stopped}\n".encode())


def end_at_once() -> None:
    """From now on, while nobody hears of it."""
    _answer_by(end)


def heed_nothing_more() -> None:
    """The program is over: Python, which puts itself away, would give signals back to the system."""
    for number in _heard():
        signal.signal(number, signal.SIG_IGN)


@contextmanager
def hearing(answer: Callable[[int], object]) -> Iterator[None]:
    """Meanwhile ``answer`` is called, between any two steps of the program, instead of what would happen else."""
    before = _answer_by(answer)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _answer_by(answer: Callable[[int], object]) -> dict[int, signal._HANDLER]:
    """What answered before."""
    return {number: signal.signal(number, lambda number, _: answer(number)) for number in _heard()}


def _heard() -> list[int]:
    """The signals that somebody answers; what whoever starts the program has it ignore, it goes on to ignore."""
    if threading.current_thread() is not threading.main_thread():
        return []
    numbers = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
    return [number for number in numbers if signal.getsignal(number) not in (signal.SIG_IGN, None)]
