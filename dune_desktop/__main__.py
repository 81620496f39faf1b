"""``python -m dune_desktop``: the window; with a command word, such as ``simulate``, the command line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import freeze_support

from dune_desktop.bots import THINK
from dune_desktop.challenges import SOLVE
from dune_desktop.reviews import REVIEW
from dune_desktop.stopping import end_at_once, heed_nothing_more
from dune_desktop.text.arguments import names_command

# What starts slowly is imported when whoever stops it meanwhile gets a line, too.
# ruff: noqa: PLC0415


def main() -> int:
    """Go where the first word says."""
    freeze_support()  # first: a frozen program starts itself as its own worker
    if sys.argv[1:] == [THINK]:
        from dune_desktop.bots.worker import main as think

        return think()
    if sys.argv[1:] == [REVIEW]:
        from dune_desktop.reviews.worker import main as look_through

        return look_through()
    if sys.argv[1:] == [SOLVE]:
        from dune_desktop.challenges.worker import main as solve

        return solve()
    with _told_once():
        if names_command(sys.argv[1:]):
            return _command_line()
        from dune_desktop.app import main as window

        return window()


def without_window() -> int:
    """``dune-desktop-cli``: the command line whatever the first word is."""
    freeze_support()
    with _told_once():
        return _command_line()


@contextmanager
def _told_once() -> Iterator[None]:
    """Whoever stops the program gets a line and its exit code, from the first module to the last."""
    end_at_once()
    try:
        yield
    finally:
        heed_nothing_more()


def _command_line() -> int:
    from dune_desktop.cli import main as command_line  # no Qt without a window

    return command_line()


if __name__ == "__main__":
    sys.exit(main())
