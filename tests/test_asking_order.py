"""Digits on the board go as one reads it: what the models hold for that is what the plan of the board draws."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from dune_desktop.content import EDITIONS
from dune_desktop.models.choosing.order import READING, spaces_in_order
from dune_desktop.scene.board.arrangement import ARRANGEMENTS, MARKET
from dune_desktop.scene.board.plan import Plan, plan
from tests.asked import position, rows

#: Boards of the three classes of layout, and a large one.
SIZES = [(965, 455), (965, 517), (1229, 605), (1676, 757)]


@pytest.mark.parametrize("edition", sorted(ARRANGEMENTS))
def test_the_order_is_that_of_the_arrangement(edition: str) -> None:
    arranged = ARRANGEMENTS[edition]
    groups = (*arranged.factions, *arranged.landsraad, arranged.choam, *arranged.lands)
    assert READING[edition] == tuple(space for group in groups for space in group if space != MARKET)
    assert sorted(READING[edition]) == sorted(EDITIONS[edition].space_index)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("edition", sorted(ARRANGEMENTS))
def test_the_order_is_that_of_the_board(edition: str, size: tuple[int, int]) -> None:
    drawn = plan(QSizeF(*size), edition)
    printed = EDITIONS[edition].spaces
    in_order = [printed[space].id for space in spaces_in_order(EDITIONS[edition])]
    assert in_order == sorted(in_order, key=lambda space: _place(drawn, space))


def _place(drawn: Plan, space: str) -> tuple[float, ...]:
    """Block by block: the column of the factions, the groups beside it, the land; in each line by line."""
    blocks = (*(faction.block for faction in drawn.factions), drawn.landsraad, drawn.choam, drawn.lands)
    rect = drawn.spaces[space]
    block = next(number for number, block in enumerate(blocks) if block.contains(rect.center()))
    return block, rect.top(), rect.left()


def test_digits_go_in_that_order(qapp: object) -> None:
    asking = position('seat0 = {hand = ["spice_hunter", "reconnaissance"], water = 9, spice = 9}')
    assert asking.take(rows(asking)["Spice Hunter"])
    titles = list(rows(asking))
    assert titles[-5:] == ["Secure Contract", "Sell Melange", "The Great Flat", "Hagga Basin", "Imperial Basin"]
    assert [row.key for row in rows(asking).values()] == [str(n + 1) for n in range(len(titles))]
    assert asking.back()
    assert asking.take(rows(asking)["Reconnaissance"])
    assert list(rows(asking)) == ["Research Station", "Carthag", "Arrakeen"]
