"""A kind of units that only a test knows, on the table: in the quadrants, on a space, in the panel, in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dune_desktop.scene.piece import SceneContext

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsScene

from dune_desktop.content import registered
from dune_desktop.engine.names import CONFLICT, GARRISON
from dune_desktop.models.refs import AMOUNT, units_ref
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.scene.board.board import BoardRoot
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text import products
from tests.asked import position
from tests.painting import painter_on
from tests.test_board_items import AREA
from tests.test_units import PRODUCT, SAID

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _product() -> Iterator[None]:
    with products.registered(SAID), registered(PRODUCT):
        yield


SENT = """
with = ["golems"]
seat0 = {hand = ["potter"], garrison = 3, pottery = {clay = 0, kiln = 2, field = 1}}
seat1 = {pottery = {clay = 2, posts = ["arrakeen"]}}
"""


def test_a_stepper_for_each_kind() -> None:
    answering = position(SENT, "agent potter > arrakeen")
    golems = answering.choices.by_ref[units_ref(GARRISON, "golem")]
    assert golems.title == "Deploy: Golem"
    assert [action.text for action in golems.steps] == ["deploy 1 golem", "deploy 2 golem"]
    assert golems.strengths == (2, 4, 6)
    assert answering.step(golems.ref, 2)
    back = answering.choices.by_ref[units_ref(CONFLICT, "golem")]
    assert (back.title, [action.text for action in back.take_back]) == (
        "Take back 1 × Golem", ["take_back 1 golem", "take_back 2 golem"],
    )  # fmt: skip


def test_an_effect_asks_how_many_of_its_kind() -> None:
    answering = position(SENT.replace('hand = ["potter"]', 'hand = ["potter"], intrigue = ["call"]'), "play call")
    assert answering.choices.prompt == "Deploy up to 2 × Golem: strength 2 → 6"
    assert answering.choices.by_ref[AMOUNT, 1].title == "Deploy 1 × Golem"


def test_the_figures_of_a_seat_tell_them() -> None:
    models = TableModels(position(SENT).controller)
    tip = models.seats.tip(models.seats.rows[0])
    assert "2 × Golem in the garrison" in tip
    assert "1 × Golem in the Conflict" in tip
    assert "controls: Arrakeen" in models.seats.tip(models.seats.rows[1])
    arrakeen = models.names.edition.space_index["arrakeen"]
    assert "held by 1 × Golem" in models.spaces.tip(models.spaces.rows[arrakeen])


def drawn(text: str) -> tuple[BoardRoot, QImage]:
    answering = position(text)
    models = TableModels(answering.controller)
    board, scene = BoardRoot(SceneContext(answering.controller, answering, models, Look())), QGraphicsScene()
    scene.addItem(board)
    board.lay_out(AREA)
    board.sync(answering.controller.view)
    image = QImage(int(AREA.width()), int(AREA.height()), QImage.Format.Format_RGB32)
    with painter_on(image) as painter:
        scene.render(painter, AREA, AREA)
    scene.removeItem(board)
    return board, image


def test_the_board_shows_them() -> None:
    board, image = drawn(SENT)
    mine, space = board.quadrants[0], board.spaces[board.table.controller.edition.space_index["arrakeen"]]
    fighting, waiting = mine.standing(CONFLICT, "golem"), mine.standing(GARRISON, "golem")
    assert fighting is not None
    assert waiting is not None
    assert (fighting.value, waiting.value) == (1, 2)
    assert fighting.rect.width() > 0
    assert waiting.rect.width() > 0
    assert mine.value.strength == 2
    assert "2 × Golem in the garrison" in mine.tip()
    assert (space.value.control, space.value.held_by) == (1, "golem")
    _, without = drawn(SENT.replace('posts = ["arrakeen"]', "kiln = 1"))
    assert image != without
