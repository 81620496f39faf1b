"""What the box of the last moves says to those who have no turn of their own: who watches, and who sees all hands."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from dune_desktop.engine.names import NOBODY, WATCHER
from dune_desktop.models.game.replaying import ALL_HANDS
from dune_desktop.models.game.session import ALWAYS
from dune_desktop.models.roles import Role
from dune_desktop.models.story.nesting import Place
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.replay.replay_page import ReplayPage
from tests.replayed import record_of, watch, window
from tests.speaking import speaking
from tests.tables import table

__all__ = ["window"]


def words(page: ReplayPage) -> tuple[str, str, str]:
    since = page.since
    return since.title(), since.toolTip(), since.list.accessibleName()


@pytest.mark.parametrize("eyes", [WATCHER, ALL_HANDS])
def test_who_watches_is_told_of_the_round(window: MainWindow, eyes: int) -> None:
    page, controller, _ = watch(window)
    controller.eyes = eyes
    start = list(controller.replay.rounds)[2]
    controller.go_to(start)
    controller.go_to(next(turn for turn in controller.replay.turns if turn > start + 30))
    seats = [row.data(Role.SEAT) for row in map(page.models.since.index, range(page.models.since.rowCount()))]
    assert {0, 1, 2, 3} <= set(seats)  # of whoever is asked, too
    title, tip, name = words(page)
    assert title == f"This round: {len(seats) - 1} moves"  # that the round began is none
    assert (tip.startswith("Walk through what happened in this round"), name) == (True, "This round")
    for place in (start - 40, start + 9, 0):
        controller.go_to(place)
        assert words(page)[0].startswith("This round: ")


def test_the_words_follow_whose_eyes_one_has(window: MainWindow) -> None:
    page, controller, person = watch(window)
    controller.go_to(90)
    for eyes, said in ((WATCHER, "This round"), (2, "Since your turn"), (ALL_HANDS, "This round")):
        controller.eyes = eyes
        title, tip, name = words(page)
        assert title.startswith(f"{said}: ")
        assert (said == "Since your turn") == ("since your turn" in tip)
        assert name == said
    controller.eyes = 2
    with speaking("uk"):
        person.look()
        assert not any("your turn" in text for text in words(page))


def test_all_hands_do_not_make_the_moves_of_the_round_jump(window: MainWindow) -> None:
    """They are told alike whoever is asked."""
    page, controller, _ = watch(window, record_of("base", 4))
    controller.eyes = ALL_HANDS
    start, end = list(controller.replay.rounds)[1:3]
    told: list[Place] = []
    for position in range(start, end):
        controller.go_to(position)
        now = [deed.key for deed in page.models.since.rows]
        assert now[: len(told)] == told
        told = now


def test_who_waits_for_the_next_one_at_a_covered_screen_is_told_of_that_ones_turn() -> None:
    controller = table(3, cover=ALWAYS)
    assert controller.covered_for != NOBODY
    assert TableModels(controller).since.looker == controller.covered_for
