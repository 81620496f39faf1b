"""A process that works behind the window: whoever plays meanwhile goes first, and Ctrl-C is for the program."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from typing import BinaryIO, TextIO


def go_behind(nice: int) -> tuple[BinaryIO, BinaryIO]:
    """Return where questions come from and where answers go; ``nice``: how far behind others it wants to stand."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which then ends this one
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed is no answer
    with suppress(AttributeError, OSError):  # not on every system
        os.nice(nice)
    return os.fdopen(0, "rb"), answers


def answer_behind(answer: Callable[[TextIO, TextIO], object], nice: int) -> int:
    """Let this answer line by line, until all is done or nobody reads any more."""
    asked, answers = go_behind(nice)
    with suppress(BrokenPipeError):
        answer(TextIOWrapper(asked, encoding="utf-8"), TextIOWrapper(answers, encoding="utf-8"))
    return 0
