"""The boards with Rise of Ix: where its spaces, posts and the ladder of the Freighters stand, and that all fits."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItemGroup, QGraphicsScene

from dune_desktop.models.boards import CONTRACTS, MENTAT, arrangement
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.board.ladder import Ladder
from dune_desktop.scene.board.plan import OVER, Plan, plan
from dune_desktop.scene.drawing.tokens import HIT, S4
from dune_desktop.scene.glyphs.sign_lines import signs_width
from dune_desktop.scene.layout import fitting_u, regions
from tests.asked import set_up
from tests.ixian import sitting, with_ix
from tests.scenes import COLOURS, Sitting
from tests.test_board_plan import SCALES, WINDOWS
from tests.test_board_uprising import LEAST_HEIGHT, LEAST_WIDTH

pytestmark = pytest.mark.usefixtures("qapp")

SPACES = ("tech_negotiation", "dreadnought", "interstellar_shipping", "smuggling")
#: The strip of the market has two lanes.
LANES = 2.0
#: A token and its mark can be told from others.
LEAST_TOKEN = 13
#: Of each battle icon so much is seen.
LEAST_STEP = 8


def _boards() -> list[QSizeF]:
    """In every window, at every table scale, also in the Reveal turn."""
    found = {
        regions(QSizeF(*window), fitting_u(QSizeF(*window), scale), seats, reveal, LANES).board.size().toTuple()
        for window in WINDOWS
        for scale in SCALES
        for seats in (3, 4)
        for reveal in (False, True)
    }
    return [QSizeF(*size) for size in sorted(found)]


BOARDS = _boards()
every_board = pytest.mark.parametrize("size", BOARDS, ids=lambda size: f"{size.width():.0f}x{size.height():.0f}")
both = pytest.mark.parametrize("board", ["base", "uprising"])


def made(board: str, size: QSizeF) -> Plan:
    return plan(size, arrangement(with_ix(board)))


@both
def test_its_spaces_stand_with_those_of_their_icon_before_what_is_no_space(board: str) -> None:
    found = arrangement(with_ix(board))
    place = {"base": MENTAT, "uprising": CONTRACTS}[board]
    assert found.landsraad[1] == ("tech_negotiation", "dreadnought", place)
    assert found.choam == ("interstellar_shipping", "smuggling")


def test_its_posts_stand_between_the_spaces_that_they_watch() -> None:
    posts = {post.id: (post.right_of, post.spaces) for post in arrangement(with_ix("uprising")).posts}
    assert posts["post_ix"] == ("tech_negotiation", SPACES[:2])
    assert posts["post_ix_choam"] == ("", SPACES[2:])
    assert len(posts) == 13


@both
@every_board
def test_everything_lies_on_the_board_and_nothing_on_something_else(board: str, size: QSizeF) -> None:
    found, edition = made(board, size), with_ix(board)
    assert found.spaces.keys() == edition.space_index.keys()
    there = found.spaces | found.places | {"conflict": found.conflict, "ladder": found.tracks}
    there |= {f"quadrant {n}": rect for n, rect in enumerate(found.quadrants)}
    there |= {f"track {n}": faction.track for n, faction in enumerate(found.factions)}
    there |= {post.id: post.rect.adjusted(OVER + 1, OVER + 1, -OVER - 1, -OVER - 1) for post in found.posts}
    for what, rect in there.items():
        assert QRectF(0, 0, size.width(), size.height()).contains(rect), what
    for (what, one), (other, two) in combinations(there.items(), 2):
        assert not one.intersects(two), (what, other)
    for box in found.spaces.values():
        assert box.width() >= LEAST_WIDTH
        assert box.height() >= LEAST_HEIGHT


@both
@every_board
def test_conflict_and_quadrants_keep_what_they_need(board: str, size: QSizeF) -> None:
    found = made(board, size)
    assert found.conflict.width() >= 170
    for quadrant in found.quadrants:
        assert quadrant.width() >= 170
        assert quadrant.height() >= 66


@both
@every_board
def test_cubes_on_tracks_keep_their_marks(board: str, size: QSizeF) -> None:
    assert all(faction.cube >= 13 for faction in made(board, size).factions)


@every_board
def test_each_seat_has_a_slot_of_its_own_on_every_space_of_the_track(size: QSizeF) -> None:
    table = sitting().scene.table
    scene, land = QGraphicsScene(), QGraphicsItemGroup()
    scene.addItem(land)
    track = table.controller.edition.track_by_id["shipping"]
    ladder = Ladder(table, track, land)
    place = made("base", size).tracks
    ladder.arrange(place)
    for one, two in combinations(ladder.steps, 2):
        assert not one.anchor().intersects(two.anchor())
    for step in ladder.steps:
        assert place.contains(step.anchor())
        assert step.rect.height() >= HIT
        slots = [step.slot(seat) for seat in range(4)]
        assert step.side >= LEAST_TOKEN
        assert all(step.rect.contains(slot) for slot in slots)
        assert not any(one.intersects(two) for one, two in combinations(slots, 2))
    assert [step.home.y() for step in ladder.steps] == sorted((step.home.y() for step in ladder.steps), reverse=True)


# ---------------------------------------------------------------- names beside battle icons

#: Of people in each language; the longest have two words.
PEOPLE = ("Serhii", "Олександра-Марія", "Андрей", "Иванка", "Анна-Мария", "Десислава", "Oleksandra")
TROPHIES = """
with = ["ix"]
round = 7
seat0 = {trophies = ["objective_desert_mouse_first_player", "spice_freighters", "siege_of_arrakeen"]}
"""


def all_called(name: str) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup(name, colour) for colour in COLOURS)


@pytest.mark.parametrize("name", PEOPLE)
@pytest.mark.parametrize("size", [(1280, 640), (1280, 672), (1280, 800), (1600, 1000)])
def test_three_battle_icons_leave_room_for_the_whole_name(size: tuple[int, int], name: str) -> None:
    table = Sitting(players=4, controller=set_up(TROPHIES, edition="uprising", seats=all_called(name)))
    table.lay_out(size)
    quadrant = table.scene.board.quadrants[0]
    assert quadrant.belongings is not None
    trophies = [item for item in quadrant.belongings.trophies if item.isVisible()]
    place, written = quadrant._name()
    assert len(trophies) == 3
    assert not written.elided
    assert "".join(written.lines).replace(" ", "") == name.replace(" ", "")
    assert min(item.home.x() for item in trophies) >= place.right() - 1
    steps = [right.home.x() - left.home.x() for left, right in pairwise(trophies)]
    assert min(steps) >= LEAST_STEP


@pytest.mark.parametrize("size", [(1280, 640), (1280, 672), (1280, 800)])
def test_a_name_in_two_lines_keeps_within_its_line(size: tuple[int, int]) -> None:
    table = Sitting(players=4, controller=set_up('with = ["ix"]', seats=all_called("Олександра-Марія")))
    table.lay_out(size)
    place, written = table.scene.board.quadrants[0]._name()
    assert not written.elided
    assert len(written.lines) * written.font.pixelSize() <= place.height()


@both
@pytest.mark.parametrize("size", [(1280, 640), (1280, 800), (1600, 1000)])
def test_an_agent_stands_right_of_all_signs_of_its_space(board: str, size: tuple[int, int]) -> None:
    text = f"""
    with = {["ix", "immortality"] if board == "base" else ["choam", "ix", "immortality"]}
    seat0.agents = {list(SPACES[:2])}
    seat1.agents = {list(SPACES[2:])}
    """
    table = Sitting(players=3, controller=set_up(text, edition=board))
    table.lay_out(size)
    for space in (one for one in table.scene.board.spaces if one.space.id in SPACES):
        signs = space._line().left() + signs_width(space._signs, space._sign_size())
        assert space.value.agents
        assert signs <= space.agent_place().left() + S4, space.space.id  # a pawn is narrower than its square
