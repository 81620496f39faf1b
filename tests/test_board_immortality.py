"""The boards with Immortality, alone and with Rise of Ix: both tracks and the Conflict fit, and what is asked opens."""

from __future__ import annotations

from itertools import combinations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRectF

from dune_desktop.content.immortality.facts import Lab
from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.refs import NODE
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.board.track_lines import CellItem, TrackLine, TrackWeb
from dune_desktop.scene.faces.states import LIT
from tests.asked import set_up
from tests.scenes import Sitting
from tests.tables import SEATS

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = ((1280, 640), (1280, 672), (1280, 800), (1600, 1000), (1920, 1200))
PRODUCTS = (("immortality",), ("ix", "immortality"))
#: What a token and a space of the web are at rest, at the least.
LEAST_TOKEN, LEAST_NODE = 13, 25
FORK = """
with = ["ix", "immortality"]
seat0 = {hand = ["experimentation"], lab = {research = 1}}
"""


def sitting(board: str, products: tuple[str, ...], size: tuple[int, int], reveal: bool = False) -> Sitting:
    setup = Setup(4, 3, expansions=products)
    table = Sitting(controller=GameController(board, setup, SEATS[:4], cover="open"))
    table.lay_out(size, reveal)
    return table


def lines(table: Sitting) -> list[TrackLine]:
    return table.scene.board.beside.lying


@pytest.mark.parametrize("reveal", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("products", PRODUCTS)
@pytest.mark.parametrize("board", ["base", "uprising"])
def test_tracks_and_the_conflict_lie_side_by_side(
    board: str, products: tuple[str, ...], size: tuple[int, int], reveal: bool
) -> None:
    table = sitting(board, products, size, reveal)
    plan = table.scene.board.plan
    assert plan is not None
    there = [plan.conflict, *plan.quadrants, *(line.ground.mapRectToParent(line.ground.rect) for line in lines(table))]
    assert all(QRectF(0, 0, plan.size.width(), plan.size.height()).contains(rect) for rect in there)
    assert not any(one.intersects(two) for one, two in combinations(there, 2))
    for line in lines(table):
        cells = [step.mapRectToParent(step.rect) for step in line.steps if step.isVisible()]
        assert all(line.ground.mapRectToParent(line.ground.rect).contains(cell) for cell in cells)
        assert not any(one.intersects(two) for one, two in combinations(cells, 2))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("board", ["base", "uprising"])
def test_spaces_and_tokens_of_research_keep_their_size(board: str, size: tuple[int, int]) -> None:
    web = lines(sitting(board, ("ix", "immortality"), size))[-1]
    assert isinstance(web, TrackWeb)
    assert all(step.rect.width() >= LEAST_NODE for step in web.steps)
    assert all(step.rect.height() >= LEAST_NODE - 1 for step in web.steps)
    assert all(token.rect.width() >= LEAST_TOKEN for token in web.tokens)


@pytest.mark.parametrize("size", SIZES)
def test_four_tokens_stand_on_one_space_and_all_are_seen(size: tuple[int, int]) -> None:
    table = sitting("uprising", ("ix", "immortality"), size)
    for line in lines(table):
        if line.tokens[0].isVisible():
            places = [token.mapRectToParent(token.rect) for token in line.tokens]
            start = line.steps[0].mapRectToParent(line.steps[0].rect)
            assert all(start.adjusted(-1, -1, 1, 1).contains(place) for place in places)
            assert len({(place.x(), place.y()) for place in places}) == 4


def test_an_asked_track_opens_and_the_others_fold() -> None:
    table = Sitting(players=3, controller=set_up(FORK))
    table.lay_out((1280, 672))
    before = lines(table)[-1].steps[2].rect.height()
    for action in ("agent experimentation > imperial_basin", "do experimentation.agent.1"):
        table.act(action)
    shipping, tleilaxu, web = lines(table)
    assert [line.ground.folded for line in (shipping, tleilaxu, web)] == [True, True, False]
    assert web.steps[2].rect.height() >= 30 > before
    assert [step.node.id for step in web.steps if step.kind == LIT] == ["r2a", "r2b"]
    table.click((NODE, "r2b"))
    assert Lab.of(table.game.players[0]).tleilaxu == 1
    assert not any(line.ground.folded for line in lines(table))


@pytest.mark.parametrize("size", SIZES)
def test_an_asked_line_opens_beside_the_web_and_its_digits_cover_no_token(size: tuple[int, int]) -> None:
    text = """
    with = ["ix", "immortality"]
    seat0 = {hand = ["experimentation"], ixian = {freighter = 2}}
    """
    table = Sitting(players=3, controller=set_up(text, edition="uprising"))
    table.lay_out(size)
    for action in ("agent experimentation > smuggling", "do smuggling.2"):
        table.act(action)
    shipping, tleilaxu, _ = lines(table)
    assert (shipping.ground.folded, tleilaxu.ground.folded) == (False, True)
    lit = [step for step in shipping.steps if step.kind == LIT]
    assert len(lit) == 2
    tags = [step.mapRectToParent(step.tag()) for step in lit]
    tokens = [token.mapRectToParent(token.rect) for token in shipping.tokens if token.isVisible()]
    assert not any(tag.intersects(token) for tag in tags for token in tokens)


def test_a_token_of_research_is_dragged_onto_a_branch() -> None:
    table = Sitting(players=3, controller=set_up(FORK))
    for action in ("agent experimentation > imperial_basin", "do experimentation.agent.1"):
        table.act(action)
    table.drag(("token", "research"), (NODE, "r2a"))
    assert Lab.of(table.game.players[0]).specimens == 1


def test_the_spice_of_the_first_arrival_lies_there_until_somebody_has_come() -> None:
    def fresh(at: int) -> bool:
        table = Sitting(players=3, controller=set_up(f'with = ["immortality"]\nseat0.lab.tleilaxu = {at}\n'))
        step = lines(table)[0].steps[4]
        assert isinstance(step, CellItem)
        assert ("spice" in step.tip()) == step.fresh
        return step.fresh

    assert [fresh(at) for at in (0, 3, 4, 6)] == [True, True, False, False]


@pytest.mark.parametrize("size", SIZES)
def test_no_digit_of_a_branch_hides_a_token(size: tuple[int, int]) -> None:
    table = Sitting(players=3, controller=set_up(FORK))
    table.lay_out(size)
    for action in ("agent experimentation > imperial_basin", "do experimentation.agent.1"):
        table.act(action)
    web = lines(table)[-1]
    lit = [step for step in web.steps if step.kind == LIT]
    assert [step.key for step in lit] == ["1", "2"]
    for step in lit:
        tag = step.mapRectToScene(step.tag())
        assert step.mapRectToScene(step.boundingRect()).contains(tag)
        assert not any(tag.intersects(token.anchor()) for token in web.tokens)


def test_rivals_have_a_token_on_one_track_only() -> None:
    setup = Setup(3, 5, (None, None, None), ("immortality",), mode="solo", level="mercenary")
    seats = (SEATS[0], SeatSetup("", "blue", "rival"), SeatSetup("", "green", "rival"))
    table = Sitting(controller=GameController("base", setup, seats, cover="open"))
    table.lay_out((1280, 672))
    tleilaxu, research = lines(table)
    assert [token.isVisible() for token in tleilaxu.tokens] == [True] * 3
    assert [token.isVisible() for token in research.tokens] == [True, False, False]
    assert research.steps[0].value == (0,)
