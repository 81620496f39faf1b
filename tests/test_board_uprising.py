"""The board of Uprising: where spaces, posts, the Shield Wall and the market stand, and that names fit there."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRectF, QSizeF

from dune_desktop.content import EDITIONS, UPRISING
from dune_desktop.models.boards import CONTRACTS, arrangement
from dune_desktop.scene.board.contract_market import BANK, OPEN
from dune_desktop.scene.board.plan import OVER, Plan, plan
from dune_desktop.scene.board.space_box import beside_title, is_crowded, lower_signs, sizes_of, title_rect
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import fit
from dune_desktop.scene.drawing.tokens import CAPTION, HIT, ICON_16, S2, S4, S6, S8
from dune_desktop.scene.glyphs.sign_lines import signs_width
from dune_desktop.scene.layout import columns
from dune_desktop.text.box_signs import contract_reward, requirement_signs
from dune_desktop.text.drawing import unit_signs
from tests.test_board_plan import BOARDS, every_board, facts_names

ARRANGEMENT = arrangement(UPRISING)
#: One with few signs may be narrower than others.
LEAST_WIDTH, LEAST_HEIGHT = 97, 52
pytestmark = pytest.mark.usefixtures("qapp")


def made(size: QSizeF) -> Plan:
    return plan(size, ARRANGEMENT)


def walled() -> list[str]:
    """The spaces behind the Shield Wall."""
    return [space for row in ARRANGEMENT.lands for space in row if space in ARRANGEMENT.walled]


def test_the_blend_is_played_on_the_same_board() -> None:
    assert plan(BOARDS[0], arrangement(EDITIONS["blend"])) == made(BOARDS[0])


def test_the_arrangement_is_that_of_the_edition() -> None:
    rows = (*ARRANGEMENT.factions, *ARRANGEMENT.landsraad, ARRANGEMENT.choam, *ARRANGEMENT.lands)
    assert sorted(space for row in rows for space in row if space != CONTRACTS) == sorted(UPRISING.space_index)
    assert [(post.id, post.spaces) for post in ARRANGEMENT.posts] == [(post.id, post.spaces) for post in UPRISING.posts]
    protected = {conflict.controls for conflict in UPRISING.conflicts if conflict.protected}
    assert sorted(walled()) == sorted(filter(None, protected))


@every_board
def test_every_space_and_post_has_its_place(size: QSizeF) -> None:
    found = made(size)
    assert found.spaces.keys() == UPRISING.space_index.keys()
    assert {post.id for post in found.posts} == {post.id for post in UPRISING.posts}
    for space, box in found.spaces.items():
        assert box.width() >= LEAST_WIDTH, space
        assert box.height() >= LEAST_HEIGHT, space
    for post in found.posts:
        assert post.rect.width() == post.rect.height() >= HIT


@every_board
def test_everything_lies_on_the_board_and_nothing_on_something_else(size: QSizeF) -> None:
    found = made(size)
    board = QRectF(0, 0, size.width(), size.height())
    there = found.spaces | found.places | {"wall": found.wall, "conflict": found.conflict}
    there |= {f"quadrant {n}": rect for n, rect in enumerate(found.quadrants)}
    there |= {f"track {n}": faction.track for n, faction in enumerate(found.factions)}
    # A post reaches over its neighbours by a hair, and stands on whole units.
    there |= {post.id: post.rect.adjusted(OVER + 1, OVER + 1, -OVER - 1, -OVER - 1) for post in found.posts}
    for what, rect in there.items():
        assert board.contains(rect), what
    for (what, one), (other, two) in combinations(there.items(), 2):
        assert not one.intersects(two), (what, other)


@every_board
def test_lines_lead_from_each_post_to_its_spaces(size: QSizeF) -> None:
    found = made(size)
    for post, printed in zip(found.posts, UPRISING.posts, strict=True):
        assert len(post.lines) == len(printed.spaces)
        for line, space in zip(post.lines, printed.spaces, strict=True):
            assert line[0] == post.rect.center()
            assert found.spaces[space].adjusted(-0.01, -0.01, 0.01, 0.01).contains(line[-1])
            others = [box for name, box in found.spaces.items() if name not in printed.spaces]
            assert not any(box.contains(corner) for box in others for corner in line)


@every_board
def test_the_wall_goes_round_what_it_protects_and_nothing_else(size: QSizeF) -> None:
    found = made(size)
    line = found.wall_line
    ring = found.walled.adjusted(-line, -line, line, line)
    assert QRectF(0, 0, size.width(), size.height()).contains(ring)
    for space, box in found.spaces.items():
        assert found.walled.contains(box) if space in walled() else not ring.intersects(box), space
    surfaces = (found.landsraad, found.choam, found.conflict, *found.quadrants)
    assert not any(ring.intersects(rect) for rect in surfaces)


@every_board
def test_groups_hold_what_belongs_to_them(size: QSizeF) -> None:
    found = made(size)
    for row in ARRANGEMENT.landsraad:
        for space in row:
            box = (found.spaces | found.places)[space]
            assert found.landsraad.contains(box)
            assert box.top() >= found.landsraad.top() + found.heading
    assert all(found.choam.contains(found.spaces[space]) for space in ARRANGEMENT.choam)
    for faction, boxes in zip(found.factions, ARRANGEMENT.factions, strict=True):
        assert all(faction.block.contains(found.spaces[box]) for box in boxes)


@every_board
def test_every_name_of_a_space_fits_in_two_lines(size: QSizeF) -> None:
    found = made(size)
    names = facts_names("space", "uprising")
    for space in UPRISING.spaces:
        box = found.spaces[space.id].size()
        width = title_rect(box).width()
        for seated in (False, True):
            crowded = is_crowded(space, lower_signs(space, None, seated), box)
            room = width - beside_title(space, box) if crowded else width
            for title in names[space.id]:
                fitted = fit(title, room, sizes_of(box).title)
                assert not fitted.overflows, (title, box, room)


@every_board
def test_signs_fit_in_their_boxes(size: QSizeF) -> None:
    found = made(size)
    for space in UPRISING.spaces:
        box = found.spaces[space.id]
        signs = lower_signs(space)
        if is_crowded(space, signs, box.size()):  # what it asks for stands beside the title
            signs = signs[len(requirement_signs(space)) :]
        assert signs_width(signs, ICON_16) <= box.width() - S8 - S6, (space.id, signs)


@every_board
def test_contracts_fit_on_their_tiles(size: QSizeF) -> None:
    market = made(size).places[CONTRACTS]
    tiles = columns(market.adjusted(0, 0, -BANK, 0), OPEN, S4)
    for tile in tiles:
        assert min(tile.width(), tile.height()) >= 2 * HIT
        for contract in UPRISING.contracts:
            assert signs_width(unit_signs(contract_reward(contract)), ICON_16) <= tile.width() - 2 * S2, contract.id


@every_board
def test_quadrants_have_room_for_their_lines(size: QSizeF) -> None:
    found = made(size)
    assert all(quadrant.height() >= 3 * HIT for quadrant in found.quadrants)
    assert all(quadrant.width() >= 200 for quadrant in found.quadrants)


def test_a_market_tile_names_what_completes_it(qapp: Any) -> None:
    """Whole names at the size of a small window, as far as they can be broken."""
    tile = columns(made(QSizeF(968, 456)).places[CONTRACTS].adjusted(0, 0, -BANK, 0), OPEN, S4)[0]
    shortened = {
        title
        for titles in facts_names("contract", "uprising").values()
        for title in titles
        if fit(title, tile.width() - 2 * S2 - 1, CAPTION, fonts.SEMIBOLD, elide=True).elided
    }
    assert all(len(title) > 12 for title in shortened)
