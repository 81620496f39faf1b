"""What Rivals are after, what people decide for them, and how it is told at the end."""

from __future__ import annotations

from copy import copy

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from dune_desktop.engine.rivals.buying import SWORDMASTER
from dune_desktop.engine.rivals.printed import TWO
from dune_desktop.models.story.chronicle import chronicle
from dune_desktop.models.table.seats import nearest
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.windows.endings.score_words import CANNOT_WIN, place_name, points_from, ties
from tests.paged import show
from tests.rival_games import game, play

pytestmark = pytest.mark.usefixtures("qapp")

# ---------------------------------------------------------------- what Rivals are after


def test_a_rival_of_uprising_wants_its_swordmaster_then_points() -> None:
    controller = game("uprising")
    models = TableModels(controller)
    row = models.seats.rows[1]
    assert row.player.rival is not None
    (aim,) = row.aims
    assert (aim.what, aim.needs, aim.has) == (SWORDMASTER, row.player.rival.value, row.player.water)
    assert f"{aim.has} of {aim.needs}" in models.seats.tip(row)
    assert play(controller, lambda: controller.view.players[1].swordmaster)
    row = models.seats.rows[1]
    assert {aim.what: aim.needs for aim in row.aims} == {"intrigue": 3, "spice": 7, "water": 3, "solari": 7}
    closest = nearest(row.aims)
    assert closest is not None
    assert all(closest.missing <= aim.missing for aim in row.aims)


def test_the_swordmasters_of_the_base_game_come_by_themselves(qtbot: QtBot) -> None:
    controller = game(level="mercenary")
    page = show(qtbot, controller)
    assert [row.swordmaster_in for row in page.models.seats.rows] == [0, 5, 5]
    assert "round 5" in page.models.seats.tip(page.models.seats.rows[1])
    assert "round 5" in page.top_bar._levels.toolTip()
    play(controller, lambda: controller.view.round == 5)
    assert [row.swordmaster_in for row in page.models.seats.rows] == [0, 0, 0]


def test_who_cannot_win_says_so() -> None:
    for edition, rivals in (("base", ()), ("uprising", ("lady_amber_metulli",))):
        controller = game(edition, TWO, rivals=rivals)
        row = TableModels(controller).seats.rows[2]
        assert "cannot win" in TableModels(controller).seats.tip(row)
        assert row.player.rival is not None
        assert not row.player.rival.scores
    assert place_name(CANNOT_WIN) == "Cannot win"


# ---------------------------------------------------------------- what people decide for a Rival


def test_a_person_decides_for_a_rival_of_the_base_game(qtbot: QtBot) -> None:
    for seed in range(1, 12):
        controller = game(seed=seed)
        asked = lambda: controller.question is not None and controller.question.player != controller.question.seat  # noqa: E731, B023
        if play(controller, asked):
            break
    page = show(qtbot, controller)
    question, choices = controller.question, page.answering.choices
    assert question is not None
    rival = controller.seats[question.player].name
    assert choices.heading == f"Player 0 decides for {rival}"
    assert choices.prompt.startswith(f"For {rival}: with which Faction does it gain ")
    assert {row.title for row in choices.rows() if row.lit} == {
        page.models.names.faction(("emperor", "spacing_guild", "bene_gesserit", "fremen").index(one.args[0]))
        for one in question.options or ()
    }
    assert {row.rule for row in choices.rows() if row.refused} <= {"B3.9"}
    before = controller.view.players[question.player].influence
    page.answering.take(next(row for row in choices.rows() if row.lit))
    assert controller.view.players[question.player].influence != before


# ---------------------------------------------------------------- the ends


def test_what_rivals_bought_is_in_the_story() -> None:
    for edition in ("base", "uprising"):
        controller = game(edition)
        play(controller)
        story = chronicle(controller.edition, 3, [step.events for step in controller.history])
        view = controller.view
        for seat in range(3):
            account, player = story.rounds[-1].accounts[seat], view.players[seat]
            assert account.vp == player.vp
            if seat:
                assert (account.solari, account.spice, account.water) == (player.solari, player.spice, player.water)
        bought = [point for told in story.rounds for point in told.points if point.source.startswith("rival.")]
        assert bought
        assert all(" VP: Bought with" in points_from(controller.edition, point.source, point.n) for point in bought)


def test_people_come_before_rivals_when_all_else_is_equal() -> None:
    view = copy(game().view)
    view.players = [evolve(player, vp=9, spice=1, solari=2, water=1, garrison=3) for player in view.players]
    first, second = ties(view, (0, 1, 2))
    assert (first.sign, first.score, second.sign) == ("human", "", "human")
    assert "people before Rivals" in first.words(["Serhii", "Rival 2", "Rival 3"])
