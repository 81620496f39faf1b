"""Digits on the board go as one reads it: what the models hold for that is what the plan of the board draws."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSizeF

from dune_desktop.content import EDITIONS, registered
from dune_desktop.engine.composing import compose
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.effects import Draw, Gain, Recruit
from dune_desktop.engine.names import CITY, EMPEROR
from dune_desktop.engine.printed import Post, Section, Space
from dune_desktop.engine.product import Part, Product
from dune_desktop.models.boards import arrangement, reading
from dune_desktop.scene.board.plan import Plan, plan
from tests.asked import position, rows

#: Boards of the three classes of layout, and a large one.
SIZES = [(965, 455), (965, 517), (1229, 605), (1676, 757)]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_space_is_read(edition: Edition) -> None:
    assert sorted(reading(edition)) == [*range(len(edition.spaces))]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_the_order_is_that_of_the_board(edition: Edition, size: tuple[int, int]) -> None:
    drawn = plan(QSizeF(*size), arrangement(edition))
    in_order = [edition.spaces[space].id for space in reading(edition)]
    assert in_order == sorted(in_order, key=lambda space: _place(drawn, space))


def _place(drawn: Plan, space: str) -> tuple[float, ...]:
    """Block by block: the column of the factions, the groups beside it, the land; in each line by line."""
    blocks = (*(faction.block for faction in drawn.factions), drawn.landsraad, drawn.choam, drawn.lands)
    rect = drawn.spaces[space]
    block = next(number for number, block in enumerate(blocks) if block.contains(rect.center()))
    return block, rect.top(), rect.left()


def test_digits_go_in_that_order(qapp: object) -> None:
    answering = position('seat0 = {hand = ["spice_hunter", "reconnaissance"], water = 9, spice = 9}')
    assert answering.take(rows(answering)["Spice Hunter"])
    titles = list(rows(answering))
    assert titles[-5:] == ["Secure Contract", "Sell Melange", "The Great Flat", "Hagga Basin", "Imperial Basin"]
    assert [row.key for row in rows(answering).values()] == [str(n + 1) for n in range(len(titles))]
    assert answering.back()
    assert answering.take(rows(answering)["Reconnaissance"])
    assert list(rows(answering)) == ["Research Station", "Carthag", "Arrakeen"]


#: Takes the place of two spaces of every board, and has one beside them.
ANNEX = Product(
    "annex",
    Part(
        sections=(
            Section(
                "emperor",
                spaces=(Space("audience", EMPEROR, Gain(solari=1)), Space("antechamber", EMPEROR, Draw(1))),
                posts=(Post("post_audience", spaces=("audience", "antechamber")),),
            ),
            Section("outskirts", spaces=(Space("shanty_town", CITY, Recruit(1), combat=True),)),
        )
    ),
    bars=("solo", "two"),  # Hagal cards send Agents to spaces that it covers
)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("size", SIZES)
def test_a_section_of_which_no_arrangement_knows_is_laid_out_and_read(edition: str, size: tuple[int, int]) -> None:
    with registered(ANNEX):
        board = compose(EDITIONS[edition].recipe, ("annex",))
        drawn = plan(QSizeF(*size), arrangement(board))
        assert [board.spaces[space].id for space in reading(board)][:2] == ["audience", "antechamber"]
        assert drawn.factions[0].block.contains(drawn.spaces["audience"])
        assert drawn.lands.contains(drawn.spaces["shanty_town"])
        assert any(post.id == "post_audience" for post in drawn.posts)
        for one, other in combinations(drawn.spaces.values(), 2):
            assert not one.intersects(other)
