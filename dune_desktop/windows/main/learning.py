"""What begins when somebody wants to learn the game: the table, with a guide."""

# What the first screen does not need is imported when it is first wanted.
# ruff: noqa: PLC0415
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dune_desktop.windows.main.main_window import MainWindow


def learn(window: MainWindow, tour: str) -> None:
    """Begin the tour of this id, in the place of one of which nothing was done."""
    from dune_desktop.models.shown_game import now
    from dune_desktop.text.tours import TITLES
    from dune_desktop.tours import TOURS
    from dune_desktop.tours.beginning import begun

    before = window.controller
    unused = before.game_id if before is not None and before.recorder.tour and not before.recorder.actions else ""
    window.games.begin_at(begun(TOURS[tour], str(TITLES[tour]), now()))
    if unused:
        window.store.forget(unused)
