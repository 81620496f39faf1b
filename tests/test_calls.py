"""Speed, watched without a clock: how many calls a decision takes in fixed games may not grow by more than a tenth.

``calls.txt`` holds the figure. When more calls are worth it, or far fewer are needed now:

    python -m tests.test_calls

writes it anew. CPython 3.11 counts most of the versions that we support: later ones inline comprehensions.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from cProfile import Profile
from pathlib import Path

import pytest

from tests.games import seats_of, start, walk

FILE = Path(__file__).with_name("calls.txt")
_HEAD = """\
# Calls (cProfile's, builtin functions too) for each decision of random seats in games 0 to 9, by edition and players.
# Made by `python -m tests.test_calls`: see there.
"""
_SEEDS = range(10)
#: With an expansion more is asked of each decision: each has a figure of its own.
_GAMES = (("base", 3), ("base", 4), ("base+ix", 4), ("base+immortality", 4))
_MORE = 1.1


def play_all(edition: str, players: int) -> int:
    """Play the fixed games; how many decisions there were."""
    return sum(1 for seed in _SEEDS for _ in walk(start(seed, players, edition=edition), seats_of(seed)))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without the garbage collector, which may call what others want to know of it, and without another profiler."""
    before, enabled = sys.getprofile(), gc.isenabled()
    gc.disable()
    sys.setprofile(None)
    try:
        yield
    finally:
        sys.setprofile(before)
        if enabled:
            gc.enable()


def calls(edition: str, players: int) -> float:
    """Calls for each decision; the first time round what is made once (actions, prices of a leader) is made."""
    play_all(edition, players)
    profile = Profile()
    with undisturbed():
        decisions = profile.runcall(play_all, edition, players)
    return sum(entry.callcount for entry in profile.getstats()) / decisions


def stored() -> dict[tuple[str, int], float]:
    """The figures of the file."""
    lines = [line.split() for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    return {(edition, int(players)): float(figure) for edition, players, figure in lines}


@pytest.mark.parametrize(("edition", "players"), _GAMES)
def test_a_decision_does_not_take_more_calls_than_it_did(edition: str, players: int) -> None:
    was, now = stored()[edition, players], calls(edition, players)
    assert now <= was * _MORE, f"{now:.1f} calls a decision in place of {was:.1f}"


def test_the_figure_is_the_same_each_time() -> None:
    assert calls("base", 3) == calls("base", 3)


if __name__ == "__main__":
    figures = "".join(f"{edition} {n} {calls(edition, n):.2f}\n" for edition, n in _GAMES)
    FILE.write_text(_HEAD + figures, "utf-8", newline="\n")
