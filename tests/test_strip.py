"""Markets and tracks of a product stand in a strip above the Row: they are shown, and taken by a click."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from attrs import define
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from dune_desktop.content import registered
from dune_desktop.engine.effects import VP, DrawIntrigue, Gain
from dune_desktop.engine.facts import SeatFacts, Where, cloned, number
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.product import Part, Product
from dune_desktop.engine.tracks import Node, Track, line
from dune_desktop.models.refs import CARD, NODE
from dune_desktop.scene.card_item import CardItem
from dune_desktop.text.products import registered as in_words
from dune_desktop.text.room import Room
from dune_desktop.text.translating import Text
from tests.asked import set_up
from tests.box import opened
from tests.box.facts import Bazaar, Hideout
from tests.scenes import Sitting

STALLS = 'bazaar = {stalls = ["spyglass", "grapnel"], crates = ["war_horn", "still_tent", "still_tent"]}\n'
BUYING = STALLS + 'with = ["raiders"]\nseat0 = {hand = ["dagger"], hideout = {plunder = 1}, supply = 8}'
WALKING = 'with = ["raiders"]\nseat0 = {hand = ["pathfinder"], influence.fremen = 1, hideout = {trail = 1}}'


@pytest.fixture(autouse=True)
def _on_the_table() -> Iterator[None]:
    with opened():
        yield


def sit(qtbot: QtBot, *position: str) -> Sitting:
    sitting = Sitting(controller=set_up(*position), players=4)
    qtbot.addWidget(sitting.view)
    return sitting


def stall(sitting: Sitting, name: str) -> int:
    """The card of this name that lies in the bazaar."""
    return next(card for card in Bazaar.of(sitting.game).stalls if sitting.game.cards[card].id == name)


@pytest.mark.parametrize("size", [(1280, 640), (1280, 800), (1600, 1000)])
def test_everything_in_the_strip_has_its_place(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = sit(qtbot, BUYING)
    sitting.lay_out(size)
    row = sitting.scene.row
    strip = row.mapRectToScene(row.strip.rect)
    for piece in row.strip.pieces():
        assert piece.rect.width() > 20
        assert strip.contains(piece.anchor()), piece.ref
    others = [piece for zone in (row.row, row.reserve) for piece in zone.pieces()]
    assert not any(strip.adjusted(0, 0, 0, -1).intersects(piece.anchor()) for piece in others)
    assert not sitting.picture().isNull()


def test_a_card_of_a_market_is_bought_by_a_click(qtbot: QtBot) -> None:
    sitting = sit(qtbot, BUYING, "reveal")
    (zone,) = sitting.scene.row.strip.zones
    spyglass, grapnel = (stall(sitting, name) for name in ("spyglass", "grapnel"))
    assert "Grapnel costs 2 plunder; you have 1." in sitting.scene.words(sitting.piece((CARD, grapnel)))
    assert [purse.cubes[0] for purse in sitting.scene.row.strip.purses] == [1]
    sitting.click((CARD, spyglass))
    me = sitting.game.players[0]
    assert (Hideout.of(me).tools, Hideout.of(me).plunder, me.supply) == ([spyglass], 0, 9)
    assert [item.id for item in zone.cards] == Bazaar.of(sitting.game).stalls
    assert spyglass not in Bazaar.of(sitting.game).stalls
    assert [purse.cubes[0] for purse in sitting.scene.row.strip.purses] == [0]


def test_its_price_is_in_its_own_money(qtbot: QtBot) -> None:
    sitting = sit(qtbot, BUYING)
    card = sitting.piece((CARD, stall(sitting, "grapnel")))
    assert isinstance(card, CardItem)
    assert (card.cost, card.face.money) == (2, "plunder")  # type: ignore[union-attr]
    assert "costs 2 plunder" in card.tip()
    assert card.owner == NOBODY


def test_a_way_of_the_token_is_taken_by_a_click_on_its_node(qtbot: QtBot) -> None:
    sitting = sit(qtbot, WALKING, "agent pathfinder > arrakeen", "do pathfinder.agent.1")
    (track,) = sitting.scene.row.strip.tracks
    assert [node.node.id for node in track.nodes if node.kind] == ["ridge", "gorge"]
    sitting.click((NODE, "ridge"))
    assert Hideout.of(sitting.game.players[0]).trail == 2
    assert [node.seats for node in track.nodes] == [(1, 2), (), (0,), (), ()]
    assert "Trail: Ridge" in track.nodes[2].tip()


@cloned
@define
class Laboratory(SeatFacts):
    research: int = number()
    beetle: int = number()


#: Three ways side by side that part and join at every step, and a line beside them: half spaces above and below.
WAYS = {
    "start": (0, "one"),
    "one": (0, "two_a two_b"),
    "two_a": (-1, "three_a three_b"),
    "two_b": (1, "three_b three_c"),
    "three_a": (-2, "four_a"),
    "three_b": (0, "four_a four_b"),
    "three_c": (2, "four_b four_c"),
    "four_a": (-1, "five_a five_b"),
    "four_b": (1, "five_b five_c"),
    "four_c": (3, "five_c"),
    "five_a": (-2, ""),
    "five_b": (0, ""),
    "five_c": (2, ""),
}
RESEARCH = Track(
    "research",
    tuple(Node(node, Gain(spice=1), tuple(ways.split()), row=row) for node, (row, ways) in WAYS.items()),
    Where("research", Laboratory),
)
BEETLE = Track("beetle", line("beetle", None, VP(1), None, DrawIntrigue()), Where("beetle", Laboratory))
BENCH = Product("bench", Part(tracks=(RESEARCH, BEETLE), seat_facts=(Laboratory,)))
_NODES = {node.id: node.id for track in (RESEARCH, BEETLE) for node in track.nodes}
BENCH_ROOM = Room(
    products=("bench",),
    names={
        kind: {one: Text("Bench", words) for one, words in those.items()}
        for kind, those in {
            "edition": {"bench": "Bench"},
            "track": {"research": "Research", "beetle": "Beetle"},
            "node": _NODES,
        }.items()
    },
)


@pytest.mark.parametrize("size", [(1280, 640), (1280, 800), (1600, 1000)])
def test_no_node_of_any_track_lies_on_another(qtbot: QtBot, size: tuple[int, int]) -> None:
    with registered(BENCH), in_words(BENCH_ROOM):
        sitting = sit(qtbot, 'with = ["bench"]\nseat0 = {hand = ["dagger"], laboratory = {research = 5, beetle = 2}}')
        sitting.lay_out(size)
        strip = sitting.scene.row.strip
        nodes = [node for track in strip.tracks for node in track.nodes]
        whole = sitting.scene.row.mapRectToScene(strip.rect)
        for node in nodes:
            assert whole.contains(node.anchor())
            assert node.rect.height() >= 10
        assert not any(one.anchor().intersects(other.anchor()) for one, other in combinations(nodes, 2))
        assert len({node.ref for node in nodes}) == len(nodes)
        assert not sitting.picture().isNull()


def test_without_such_a_product_there_is_no_strip(qtbot: QtBot) -> None:
    sitting = sit(qtbot, 'seat0.hand = ["dagger"]')
    assert sitting.scene.row.strip.lanes == 0
    assert sitting.scene.row.strip_height == 0
