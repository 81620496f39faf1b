"""A decision of the game that is looked back at, made once more at the table."""

# What the first screen does not need is imported when it is first wanted.
# ruff: noqa: PLC0415
from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from dune_desktop.bots.names import RANDOM
from dune_desktop.records.game_info import GameInfo

if TYPE_CHECKING:
    from dune_desktop.windows.main.main_window import MainWindow
    from dune_desktop.windows.review.review_page import ReviewPage


def try_again(window: MainWindow, page: ReviewPage, position: int) -> None:
    """Put the game on the table as it was before this decision. Nothing of it is kept, and the others only wait."""
    from dune_desktop.models.asking.second_try import SecondTry
    from dune_desktop.windows.review.second_try_panel import SecondTryPanel

    finding, game = page.work.review.found[position], page.game
    seats = tuple(evolve(one, bot="" if seat == finding.seat else RANDOM) for seat, one in enumerate(game.sitting))
    window.games.play_unkept(game.replay.branch(position, GameInfo(seats)))
    table = window.games.table
    assert table is not None
    tried = SecondTry(finding, table.controller, table)
    panel = SecondTryPanel(tried, page.words, page.heading_of(finding), window.look, table)

    def back() -> None:
        window.show_page(page)
        window.games.leave()

    panel.review_asked.connect(back)
    panel.again_asked.connect(lambda: try_again(window, page, position))
    table.decision.coach.retire()  # what is open is asked
    table.stand_in(panel)
