"""Spies, the Shield Wall, contracts, sandworms and battle icons on the board, in real games of Uprising."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, pairwise
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from attrs import evolve
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from dune_desktop.engine.moves import spies_left
from dune_desktop.engine.names import NO_CARD
from dune_desktop.engine.printed import remade
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.view import View
from dune_desktop.files.settings import Settings
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import OPEN
from dune_desktop.models.refs import CONTRACT, POST, SHIELD_WALL, SPACE, SPY_SUPPLY, TROPHY
from dune_desktop.models.table.seats import contract_count
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.scene.board.desert import Desert
from dune_desktop.scene.board.quadrant import QuadrantItem
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import HIT, LIGHT
from dune_desktop.scene.faces.states import LIT
from dune_desktop.scene.layout import regions
from dune_desktop.scene.piece import Piece
from dune_desktop.scene.table.table_scene import TableScene, TableView, table_rect
from tests.games import seats_of
from tests.scenes import unseen
from tests.tables import SEATS, Ears, indexes, texts, watched

SIZES = ((1280, 672), (1280, 800), (1600, 1000))
pytestmark = pytest.mark.usefixtures("qapp")


def test_contracts_to_be_completed_and_completed_ones_are_told_apart() -> None:
    told = {count: contract_count(*count) for count in ((1, 0), (2, 1), (0, 3))}
    assert told == {(1, 0): "1", (2, 1): "2 ✓1", (0, 3): "✓3"}


class Sitting:
    """A game of Uprising on a table; the looker is always who is asked."""

    def __init__(self, seed: int = 1, players: int = 4, edition: str = "uprising", contracts: bool = True) -> None:
        setup = Setup(players, seed, expansions=("choam",) if contracts else ())
        self.controller = GameController(edition, setup, SEATS[:players], cover=OPEN)
        self.models = TableModels(self.controller)
        self.answering = Answering(self.controller, Settings())
        self.look = Look()
        self.look.set(motion=0.0)
        self.scene = TableScene(self.controller, self.answering, self.models, self.look)
        self.controller.shown.connect(self.scene.show)
        self.view = TableView(self.scene)
        self.chance = seats_of(seed)
        self.lay_out(SIZES[1])
        self.view.show()

    def lay_out(self, size: tuple[int, int]) -> None:
        found = regions(QSizeF(*size), self.look.u, len(self.controller.seats))
        self.view.setGeometry(table_rect(found))
        self.scene.lay_out(found)

    @property
    def game(self) -> View:
        return self.controller.view

    @property
    def desert(self) -> Desert:
        assert self.scene.board.desert is not None
        return self.scene.board.desert

    @property
    def quadrants(self) -> list[QuadrantItem]:
        return self.scene.board.quadrants

    def moves(self) -> Iterator[View]:
        """Random answers to the end; nobody reveals while an agent can be sent."""
        while True:
            question = self.controller.question
            if question is None or question.options is None:
                return
            options = [one for one in question.options if one.verb != "reveal"] or list(question.options)
            self.controller.act(options[self.chance.below(len(options))])
            yield self.game

    def play_until(self, reached: Callable[[View], bool]) -> bool:
        with unseen(self.controller):
            return reached(self.game) or any(map(reached, self.moves()))

    def show(self, **facts: Any) -> View:
        """As if the view had these facts."""
        view = evolve(self.game, **facts)
        self.models.posts.sync(view)
        self.models.market.sync(view)
        self.scene.board.sync(view)
        return view

    def pieces(self, kind: str) -> list[Piece]:
        return [piece for piece in self.scene.pieces() if piece.ref is not None and piece.ref[0] == kind]


def asks(what: str) -> Callable[[View], bool]:
    return lambda view: view.question is not None and view.question.what == what


# ---------------------------------------------------------------- following


@pytest.mark.parametrize("seed", [1, 4])
def test_a_game_is_followed_to_its_end_on_the_board(seed: int) -> None:
    table = Sitting(seed, players=3 + seed % 2)
    testers = watched(table.models.posts, table.models.market)
    for view in table.moves():
        for index, post in enumerate(table.desert.posts):
            assert post.value.spies == tuple(one.seat for one in view.players if index in one.spies)
        assert table.desert.wall.value == view.wall
        market = table.desert.market
        assert market is not None
        assert [tile.value for tile in market.tiles if tile.value != NO_CARD] == list(view.contract_market)
        assert market.bank.value == len(view.contract_bank)
        for player, quadrant in zip(view.players, table.quadrants, strict=True):
            own = quadrant.belongings
            assert own is not None
            assert (quadrant.fighters[0].value, own.store.value.spies) == (player.worms, spies_left(view, player))
            assert own.store.value.hooks == player.hooks
            shown = [item.value for item in own.trophies if item.value != NO_CARD]
            assert shown == [*table.models.market.aside(player.seat), *player.trophies]
            assert own.flipped.value == player.flipped
            assert quadrant.troops.value == player.troops
    assert table.game.over
    assert testers


def test_what_did_not_change_is_not_told() -> None:
    table = Sitting()
    ears = [Ears(table.models.posts), Ears(table.models.market)]
    for _ in islice(table.moves(), 40):
        for one in ears:
            one.take()
        table.models.posts.sync(table.game)
        table.models.market.sync(table.game)
        assert [one.take() for one in ears] == [[], []]


def test_rows_have_words() -> None:
    table = Sitting()
    table.play_until(lambda view: any(one.spies for one in view.players))
    for model in (table.models.posts, table.models.market):
        assert list(indexes(model))
        assert all(texts(model))


def test_without_the_module_there_is_no_market() -> None:
    table = Sitting(contracts=False)
    assert table.desert.market is None
    assert not table.models.market.rows
    for _ in islice(table.moves(), 60):
        assert not table.pieces(CONTRACT)


def test_the_base_board_has_none_of_it() -> None:
    table = Sitting(edition="base", contracts=False)
    assert table.scene.board.desert is None
    assert all(quadrant.belongings is None for quadrant in table.quadrants)
    assert not table.models.posts.rows


def test_the_blend_is_played_on_the_board_of_uprising() -> None:
    table = Sitting(edition="blend")
    assert len(table.desert.posts) == 13
    assert len(list(islice(table.moves(), 80))) == 80


# ---------------------------------------------------------------- asking


@pytest.mark.parametrize(("what", "kind"), [("post", POST), ("spy", POST), ("contract", CONTRACT)])
def test_what_is_asked_for_is_lit_and_can_be_clicked(what: str, kind: str) -> None:
    table = Sitting()
    assert table.play_until(asks(what))
    lit = [piece for piece in table.pieces(kind) if piece.kind == LIT]
    assert lit
    piece = lit[-1]
    place = table.view.mapFromScene(piece.mapToScene(piece.hit().center()))
    steps = len(table.controller.history)
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert len(table.controller.history) > steps


def test_a_battle_icon_is_lit_when_it_can_be_paired() -> None:
    for seed in range(1, 8):
        table = Sitting(seed)
        if table.play_until(asks("trophy")):
            assert [piece for piece in table.pieces(TROPHY) if piece.kind == LIT]
            return
    raise AssertionError("never asked")


# ---------------------------------------------------------------- what posts watch


def joined(table: Sitting) -> tuple[set[str], set[str]]:
    """The posts and the spaces that show that they belong together."""
    edition = table.controller.edition
    posts = {edition.posts[one.value.key].id for one in table.desert.posts if one.joined}
    return posts, {one.space.id for one in table.scene.board.spaces if one.joined}


def lit_lines(table: Sitting) -> dict[str, list[str]]:
    """By post: the spaces to which its lines are lit."""
    posts = zip(table.controller.edition.posts, table.desert.links, strict=True)
    return {post.id: [post.spaces[line] for line in sorted(link.lit)] for post, link in posts if link.lit}


def test_pointing_at_a_post_shows_all_that_it_watches() -> None:
    table, council = Sitting(), ["high_council", "imperial_privilege", "swordmaster"]
    post = table.controller.edition.post_index["post_landsraad_council"]
    table.scene.pointer.point((POST, post))
    assert joined(table) == ({"post_landsraad_council"}, set(council))
    assert lit_lines(table) == {"post_landsraad_council": council}
    table.scene.pointer.point(None)
    assert joined(table) == (set(), set())
    assert not lit_lines(table)


def test_the_keyboard_on_a_post_shows_it_too() -> None:
    table = Sitting()
    assert table.scene.cursor.stand_on((POST, table.controller.edition.post_index["post_choam"]))
    assert joined(table) == ({"post_choam"}, {"shipping", "accept_contract"})
    table.scene.cursor.leave()
    assert joined(table) == (set(), set())


def test_pointing_at_a_space_shows_the_posts_that_watch_it() -> None:
    table = Sitting()
    table.scene.pointer.point((SPACE, table.controller.edition.space_index["spice_refinery"]))
    assert joined(table) == ({"post_research_refinery", "post_refinery_arrakeen"}, {"spice_refinery"})
    assert set(lit_lines(table)) == {"post_research_refinery", "post_refinery_arrakeen"}
    assert all(spaces == ["spice_refinery"] for spaces in lit_lines(table).values())


def test_pointing_at_the_own_spies_shows_all_that_they_open() -> None:
    table = Sitting()
    index = table.controller.edition.post_index
    spies = (index["post_emperor"], index["post_deep_desert"])
    me = table.controller.looker
    table.show(players=tuple(evolve(one, spies=spies if one.seat == me else ()) for one in table.game.players))
    table.scene.pointer.point(SPY_SUPPLY)
    watched = {"sardaukar", "dutiful_service", "deep_desert"}
    assert joined(table) == ({"post_emperor", "post_deep_desert"}, watched)


def test_a_post_between_two_spaces_shows_which_of_them_it_watches() -> None:
    table = Sitting()
    for size in SIZES:
        table.lay_out(size)
        found = {
            post.id: item.sides for post, item in zip(table.controller.edition.posts, table.desert.posts, strict=True)
        }
        assert found["post_deep_desert"] == found["post_hagga_basin"] == found["post_imperial_basin"] == (-1,)
        assert found["post_emperor"] == found["post_landsraad_council"] == (-1, 1)


def test_the_tooltip_of_a_post_names_all_its_spaces() -> None:
    table = Sitting()
    for post in table.desert.posts:
        spaces = table.controller.edition.posts[post.value.key].spaces
        names = [table.models.names.space(table.controller.edition.space_index[space]) for space in spaces]
        assert post.tip().endswith(f"Watches {', '.join(names)}")


# ---------------------------------------------------------------- control


@pytest.mark.parametrize("edition", ["base", "uprising"])
@pytest.mark.parametrize("size", SIZES)
def test_what_control_brings_stands_on_the_space(edition: str, size: tuple[int, int]) -> None:
    table = Sitting(edition=edition, contracts=False)
    table.lay_out(size)
    controlled = [item for item in table.scene.board.spaces if item.space.control]
    assert len(controlled) == 3
    for item in controlled:
        with_it = item.likeness().toImage()
        item.space = remade(item.space, control=())
        assert item.likeness().toImage() != with_it


# ---------------------------------------------------------------- places


@pytest.mark.parametrize("size", SIZES)
def test_all_pieces_can_be_hit_and_none_lies_on_another(size: tuple[int, int]) -> None:
    table = Sitting()
    table.lay_out(size)
    for _ in islice(table.moves(), 120):
        continue
    there = [*table.pieces(POST), *table.pieces(CONTRACT), *table.pieces(TROPHY)]
    wall = next(piece for piece in table.scene.pieces() if piece.ref == SHIELD_WALL)
    for piece in (*there, wall):
        assert min(piece.hit().width(), piece.hit().height()) >= HIT
        assert piece.tip()
        middle = piece.mapToScene(piece.rect.center())
        assert next(iter(table.scene.pieces_at(middle))) is piece


def test_spies_who_share_a_post_stand_on_it_one_above_the_other() -> None:
    table = Sitting()
    post = table.desert.posts[0]
    heights = []
    for count in range(5):
        players = tuple(evolve(one, spies=(0,) if one.seat < count else ()) for one in table.game.players)
        table.show(players=players)
        heights.append(post.rect.height())
        assert len(post.value.spies) == count
        space = table.scene.board.spaces[0].rect
        assert post.rect.height() <= space.height() + 2 * HIT
    assert heights[0] == heights[1] < heights[2] < heights[3] <= heights[4]


def test_a_spy_throws_light_into_the_spaces_beside_his_post_and_into_no_others() -> None:
    table = Sitting()
    edition = table.controller.edition
    for number, post in enumerate(edition.posts):
        table.show(players=tuple(evolve(one, spies=(number,) if one.seat == 1 else ()) for one in table.game.players))
        seen = [space for space in table.scene.board.spaces if space.gazes]
        assert {space.space.id for space in seen} <= set(post.spaces)
        assert {gaze.seat for space in seen for gaze in space.gazes} <= {1}
        middle = table.desert.posts[number].anchor().center()
        beside = [space for space in seen if abs(middle.y() - space.anchor().center().y()) < HIT]
        assert beside == seen
        assert seen or len(post.spaces) == 2, "only the post between the groups touches nothing"
    table.show(players=tuple(evolve(one, spies=()) for one in table.game.players))
    assert not any(space.gazes for space in table.scene.board.spaces)


def test_worms_stand_beside_the_troops() -> None:
    table = Sitting()
    for worms in (0, 1, 2, 5, 0):
        table.show(players=tuple(evolve(one, worms=worms, troops=12) for one in table.game.players))
        for quadrant in table.quadrants:
            assert quadrant.belongings is not None
            assert quadrant.troops.x() + quadrant.troops.rect.width() <= quadrant.fighters[0].x() + 0.01
            assert (quadrant.fighters[0].rect.width() > 0) == (worms > 0)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_stands_on_the_face_of_a_leader_while_all_else_is_seen(size: tuple[int, int]) -> None:
    table = Sitting()
    table.lay_out(size)
    for troops, worms in ((0, 1), (3, 1), (5, 0), (8, 0), (12, 0), (8, 1)):
        table.show(players=tuple(evolve(one, worms=worms, troops=troops) for one in table.game.players))
        for quadrant in table.quadrants:
            right = max(item.x() + item.rect.width() for item in (quadrant.troops, quadrant.fighters[0]))
            assert right <= quadrant.head().left() or troops > 5
            assert quadrant.troops.seen_in(quadrant.troops.rect)


def test_a_wall_that_is_gone_looks_so() -> None:
    table = Sitting()
    table.show(wall=True)
    before = table.view.grab().toImage()
    table.show(wall=False)
    assert table.view.grab().toImage() != before
    assert "gone" in table.desert.wall.tip()


def test_a_full_table_is_painted_in_both_themes() -> None:
    table = Sitting()
    table.play_until(lambda view: view.round == 5)
    spies = ((0, 3, 7), (0, 4, 9), (1, 8, 12), (2, 5, 10))
    full = [evolve(one, spies=spies[one.seat], hooks=True, worms=3) for one in table.game.players]
    for size in SIZES:
        table.lay_out(size)
        table.show(players=full, wall=False)
        dusk = table.view.grab().toImage()
        table.look.set(theme=LIGHT)
        assert table.view.grab().toImage() != dusk
        table.look.set(theme=Look().theme)


@pytest.mark.parametrize("size", SIZES)
def test_an_agent_at_the_high_council_hides_no_seat(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting()
    sitting.lay_out(size)
    item = next(one for one in sitting.scene.board.spaces if one.space.id == "high_council")
    others = tuple(seat for seat in range(4) if seat != sitting.controller.looker)  # to whoever sits it gives more
    item.value = evolve(item.value, council=others, agents=others[-1:])
    chairs: list[QRectF] = []

    def keep(_painter: QPainter, kind: str, _colour: str, rect: QRectF, hollow: bool = False) -> None:
        if kind == "council":
            chairs.append(QRectF(rect))

    monkeypatch.setattr("dune_desktop.scene.board.space.draw_piece", keep)
    picture = QImage(item.rect.size().toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    item.draw(painter)
    painter.end()
    assert len(chairs) == len(others)
    assert chairs[-1].right() <= item.agent_place().left() + 1
    assert all(two.left() - one.left() > 7 for one, two in pairwise(chairs))


@pytest.mark.parametrize("high", [34.0, 36.0, 44.0, 60.0, 66.0, 90.0])
def test_the_strength_covers_nothing_that_a_seat_has_in_store(high: float) -> None:
    """Lines of a table, which they are where both boards of expansions join, are no higher than two signs."""
    quadrant = Sitting().quadrants[0]
    quadrant.arrange(QRectF(0, 0, 178, high))
    plate = quadrant.mapRectFromScene(quadrant.plate_anchor())
    store = quadrant.supply.mapRectToParent(quadrant.supply.rect)
    assert not plate.intersects(store.adjusted(0, 1, 0, 0))
    assert plate.top() >= 0
