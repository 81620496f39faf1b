"""What begins when somebody wants to learn the game: the table, with a guide."""

# What the first screen does not need is imported when it is first wanted.
# ruff: noqa: PLC0415
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dune_desktop.windows.main.main_window import MainWindow


def learn(window: MainWindow) -> None:
    """Begin the first game of somebody who has never read the rules, in the place of one of which nothing was done."""
    from dune_desktop.models.shown_game import now
    from dune_desktop.text.tours import TITLES
    from dune_desktop.tours.beginning import begun
    from dune_desktop.tours.first_game import FIRST_GAME

    before = window.controller
    unused = before.game_id if before is not None and before.recorder.tour and not before.recorder.actions else ""
    window.games.begin_at(begun(FIRST_GAME, str(TITLES[FIRST_GAME.id]), now()))
    if unused:
        window.store.forget(unused)
