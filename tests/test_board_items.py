"""The board in the scene: it follows the view, repaints only what changed, zooms, and says what lies where."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from dune_desktop.scene.piece import SceneContext

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from dune_desktop.content import BASE
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.composing import everything
from dune_desktop.engine.names import CONFLICT, GARRISON, NOBODY, SUPPLY, Seat
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.units import strength
from dune_desktop.files.settings import Settings
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.choosing.choices import Choice, Choices
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import OPEN
from dune_desktop.models.refs import CARD, FACTION, SEAT, SPACE, UNITS, Ref
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.board.board import MOST_ZOOM, BoardRoot
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.board.land.window import draw_view
from dune_desktop.scene.board.space import SpaceItem
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.picture_cache import PIXMAPS
from dune_desktop.scene.drawing.tokens import DUSK, HIT, LIGHT
from tests.painting import painter_on
from tests.scenes import Sitting

NAMES = ("Serhii", "Олександра-Марія", "Andrii", "Olha")
COLOURS = ("red", "blue", "green", "yellow")
AREA = QRectF(0, 0, 1232, 608)

pytestmark = pytest.mark.usefixtures("qapp")


class Table:
    """A game with its board, without a window."""

    def __init__(self, seats: int = 4, seed: int = 3, leaders: tuple[str, ...] = ()) -> None:
        setups = tuple(SeatSetup(*who) for who in zip(NAMES[:seats], COLOURS[:seats], strict=True))
        self.controller = GameController("base", Setup(seats, seed, leaders), setups, cover=OPEN)
        self.answering = Answering(self.controller, Settings())
        self.models = TableModels(self.controller)
        self.look = Look()
        self.board = BoardRoot(SceneContext(self.controller, self.answering, self.models, self.look))
        self.scene = QGraphicsScene()
        self.scene.addItem(self.board)
        self.board.lay_out(AREA)
        self.chance = Chance(seed)
        self.follow()

    def follow(self) -> None:
        self.board.sync(self.controller.view)
        self.board.refresh()

    def play(self, moves: int) -> Iterator[None]:
        """Random moves; each is shown before the next."""
        for _ in range(moves):
            question = self.controller.question
            if question is None or question.options is None:
                return
            self.controller.act(question.options[self.chance.below(len(question.options))])
            self.follow()
            yield

    def picture(self) -> QImage:
        image = QImage(int(AREA.width()), int(AREA.height()), QImage.Format.Format_RGB32)
        image.fill(self.look.theme.window)
        painter = QPainter(image)
        self.scene.render(painter, AREA, AREA)
        painter.end()
        return image

    def space(self, name: str) -> SpaceItem:
        return self.board.spaces[self.controller.edition.space_index[name]]


@pytest.fixture
def table() -> Table:
    return Table()


# ---------------------------------------------------------------- following


def test_a_game_is_followed_to_its_end_on_the_board(table: Table) -> None:
    moves = 0
    for _ in table.play(2000):
        moves += 1
        view = table.controller.view
        for index, space in enumerate(table.board.spaces):
            standing = [player.seat for player in view.players for at in player.agents if at == index]
            assert list(space.value.agents) == standing
            assert space.value.bonus == view.bonus[index]
        for player, quadrant in zip(view.players, table.board.quadrants, strict=True):
            assert quadrant.value.strength == strength(view, player)
            assert (quadrant.troops.value, quadrant.garrison.value) == (player.troops, player.garrison)
        for faction, track in enumerate(table.board.tracks):
            assert track.value == tuple(player.influence[faction] for player in view.players)
            assert table.board.factions[faction].value == view.alliances[faction]
        assert table.board.conflict.value.card == view.conflict
    assert moves > 100
    assert table.controller.view.over


def test_a_value_that_did_not_change_asks_for_no_repaint(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[BoardItem[object]] = []
    monkeypatch.setattr(BoardItem, "update", _noting(asked), raising=False)
    table.follow()
    assert not asked
    arrakeen = table.space("arrakeen")
    arrakeen.show_value(evolve(arrakeen.value, control=2))
    arrakeen.show_value(evolve(arrakeen.value, control=2))
    assert asked == [arrakeen]


def test_a_decision_changes_few_things(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new question lights other things, and a round's end moves them all: most decisions change a dozen or fewer."""
    counts: list[int] = []
    changed: list[object] = []
    monkeypatch.setattr(BoardItem, "show_value", _counting(changed))
    for _ in table.play(200):
        counts.append(len(changed))
        changed.clear()
    assert sorted(counts)[len(counts) // 2] <= 12


def _noting(asked: list[BoardItem[object]]) -> object:
    def update(item: BoardItem[object]) -> None:
        asked.append(item)

    return update


def _counting(changed: list[object]) -> object:
    plain = BoardItem.show_value

    def show_value(item: BoardItem[object], value: object) -> None:
        if value != item.value:
            changed.append(item)
        plain(item, value)

    return show_value


def test_pictures_come_from_the_cache(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    first = table.picture()
    drawn: list[SpaceItem] = []
    monkeypatch.setattr(SpaceItem, "draw", lambda item, _painter: drawn.append(item))
    assert table.picture() == first
    assert not drawn


@pytest.mark.parametrize("seats", [3, 4])
def test_every_theme_and_state_can_be_painted(seats: int) -> None:
    table = Table(seats)
    for _ in table.play(120):
        pass
    dusk = table.picture()
    table.look.set(theme=LIGHT)
    light = table.picture()
    assert dusk != light
    table.board.zoom(2.0, QPointF(600, 300))
    assert table.picture() != light
    table.board.reset()
    assert table.picture() == light
    assert table.board.past.isVisible() == (seats == 3)


def test_zoom_keeps_the_caches_within_their_limit(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PIXMAPS, "limit", 64 << 20)  # as it is where somebody plays
    for step in range(12):
        table.board.zoom(1.1, QPointF(200 + 50 * step, 300))
        table.picture()
    assert PIXMAPS.bytes <= PIXMAPS.limit


# ---------------------------------------------------------------- states


def test_what_can_be_taken_is_lit_with_its_digit(table: Table) -> None:
    states = {ref: table.answering.state(ref) for ref in ((SPACE, n) for n in range(22))}
    for space in table.board.spaces:
        state = states[SPACE, space.value.key]
        assert (space.kind, space.key, space.reason) == (state.kind, state.key, state.reason)


def test_only_troops_of_who_looks_can_be_dragged(table: Table) -> None:
    looker = table.controller.looker
    for quadrant in table.board.quadrants:
        mine = quadrant.seat == looker
        assert quadrant.garrison.ref == ((UNITS, GARRISON) if mine else None)
        assert quadrant.troops.ref == ((UNITS, quadrant.troops.zone) if mine else None)


def test_rings_show_what_moved(table: Table) -> None:
    table.board.ring({(SPACE, 3), (FACTION, 1)})
    assert [item.ref for item in table.board.spaces if item.ringed] == [(SPACE, 3)]
    table.board.ring(())
    assert not any(item.ringed for item in table.board.spaces)


def test_the_mark_of_what_moved_hides_no_cube(table: Table) -> None:
    """The corner of the fourth seat in the first cell is nearest to it."""

    def seen() -> list[QImage]:
        image = QImage(AREA.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        table.scene.render(painter, AREA, AREA)
        painter.end()
        slots = [track.mapRectToScene(track.slot(seat, 0)) for track in table.board.tracks for seat in range(4)]
        return [image, *(image.copy(slot.adjusted(3, 3, -3, -3).toRect()) for slot in slots)]

    plain, *cubes = seen()
    table.board.ring({(FACTION, track.printed.number) for track in table.board.tracks})
    marked, *still = seen()
    assert marked != plain
    assert still == cubes


# ---------------------------------------------------------------- where


def test_everything_is_found_where_it_stands(qtbot: QtBot) -> None:
    sitting = Sitting()
    qtbot.addWidget(sitting.view)
    scene = sitting.scene

    def ref_at(pos: QPointF) -> Ref | None:
        return next((piece.ref for piece in scene.pieces_at(pos) if piece.ref), None)

    for item in scene.board.pieces():
        if item.ref is not None and item.ref[0] in (SPACE, SEAT, CARD):
            assert ref_at(item.mapToScene(QPointF(12, 12))) == item.ref
    for faction, track in enumerate(scene.board.tracks):
        assert ref_at(track.anchor().center()) == (FACTION, faction)
    assert ref_at(QPointF(-5, -5)) is None


def test_what_can_be_pointed_at_is_large_enough(table: Table) -> None:
    for item in table.board.pieces():
        assert min(item.hit().width(), item.hit().height()) >= HIT


def test_flights_know_where_to_land(table: Table) -> None:
    board = table.board
    for seat in range(4):
        places = [board.units_anchor(seat, zone, "troop") for zone in (SUPPLY, GARRISON, CONFLICT)]
        assert all(board.quadrants[seat].anchor().contains(place) for place in places if place is not None)
        assert None not in places
        steps = [board.step_anchor(0, seat, value) for value in range(7)]
        assert all(board.tracks[0].anchor().contains(step) for step in steps)
        assert len({step.center().x() for step in steps}) == 7
    assert board.spaces[5].anchor().contains(board.agent_anchor(5))


def test_tips_say_what_a_thing_is(table: Table) -> None:
    assert table.space("conspire").tip().startswith("Conspire")
    assert "the Alliance is free" in table.board.factions[0].tip()
    track = table.board.tracks[0].tip()
    assert all(player in track for player in NAMES[: len(table.controller.seats)])
    assert "2 Influence: 1 Victory Point" in track
    assert "garrison" in table.board.quadrants[0].tip()
    assert table.board.conflict.tip()
    assert all(item.tip() for item in table.board.pieces() if item.ref is not None)


# ---------------------------------------------------------------- zoom


def test_zoom_keeps_the_point_below_the_pointer(table: Table) -> None:
    board = table.board
    at = QPointF(500, 300)
    below = board.land.mapFromScene(at)
    board.zoom(1.5, at)
    assert (board.land.mapFromScene(at) - below).manhattanLength() < 0.01
    assert board.fit.isVisible()
    board.zoom(100, at)
    assert board.zoomed == MOST_ZOOM


def test_a_zoom_stretches_what_is_there_until_it_rests(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    soft = table.picture()
    drawn: list[SpaceItem] = []
    plain = SpaceItem.draw

    def draw(item: SpaceItem, painter: QPainter) -> None:
        drawn.append(item)
        plain(item, painter)

    monkeypatch.setattr(SpaceItem, "draw", draw)
    for _ in range(4):
        table.board.zoom(1.1, QPointF(500, 300))
        soft = table.picture()
    assert not drawn
    qtbot.waitUntil(lambda: not any(space.sprite.held for space in table.board.spaces))
    sharp = table.picture()
    assert drawn
    assert sharp != soft
    table.board.zoom(1.1, QPointF(500, 300))
    table.board.reset()
    assert not any(space.sprite.held for space in table.board.spaces)


def test_a_zoom_back_needs_no_new_pictures_however_small_the_cache(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PIXMAPS, "limit", 1 << 20)
    table.picture()
    table.board.zoom(MOST_ZOOM, QPointF(500, 300))
    table.picture()
    qtbot.waitUntil(lambda: not any(space.sprite.held for space in table.board.spaces))
    table.picture()
    drawn: list[object] = []
    monkeypatch.setattr(SpaceItem, "draw", lambda item, _painter: drawn.append(item))
    for _ in range(5):
        table.board.zoom(0.8, QPointF(500, 300))
        table.picture()
    assert not drawn


def test_whoever_looks_sees_the_price_of_a_leader() -> None:
    table = Table(leaders=("duke_leto_atreides",))
    council = table.space("high_council")
    while table.controller.looker != 0:
        next(table.play(1))
    assert council.value.price == (4, 0, 0)
    assert "your cost: 4 Solari" in council.tip()
    assert table.space("arrakeen").value.price is None
    while table.controller.looker == 0:
        next(table.play(1))
    assert council.value.price is None


def test_the_board_never_leaves_its_region(table: Table) -> None:
    board = table.board
    board.pan(QPointF(50, 50))
    assert board.land.pos() == QPointF()
    board.zoom(2.0, QPointF(0, 0))
    board.pan(QPointF(-5000, -5000))
    assert board.land.pos() == QPointF(-AREA.width(), -AREA.height())
    board.pan(QPointF(9000, 9000))
    assert board.land.pos() == QPointF()
    assert board.fit.pressed is not None
    board.fit.pressed()
    assert board.zoomed == 1.0
    assert not board.fit.isVisible()


def test_a_faction_has_no_digit_where_a_space_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    space, faction = table.board.spaces[0], table.board.factions[0]
    for also, keys in ((((SPACE, 0), (FACTION, 0)), ("1", "")), (((FACTION, 0),), ("", "1"))):
        choice = Choice(("item", 0), "Influence", Action.parse("do 0"), key="1", also=also)
        choices = Choices(by_ref=dict.fromkeys(also, choice))
        monkeypatch.setattr(table.answering, "choices", choices)
        table.board.refresh()
        assert (space.key, faction.key) == keys
        assert faction.kind == "lit"


def test_the_third_reward_of_three_is_for_ties() -> None:
    tips = [Table(seats).board.conflict.tip() for seats in (3, 4)]
    assert ["tie for second" in tip for tip in tips] == [True, False]


def test_nobody_is_no_seat(table: Table) -> None:
    seats: list[Seat] = [faction.value for faction in table.board.factions]
    assert seats == [NOBODY] * 4


def test_a_tile_hides_the_place_in_the_landscape_that_it_lies_on() -> None:
    """Cities stand in the landscape; the laboratory of Immortality is on a tile over one of them."""
    for edition, hidden in ((BASE, False), (everything(BASE), True)):
        station = edition.spaces[edition.space_index["research_station"]]
        image = QImage(150, 50, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with painter_on(image) as painter:
            draw_view(painter, station, QRectF(image.rect()), DUSK, outside=True)
        assert (image.pixelColor(110, 25).alpha() > 0) == hidden


@pytest.mark.parametrize("height", [640, 672, 760, 800])
def test_a_narrow_faction_header_has_room_for_digit_and_seal(height: int) -> None:
    sitting = Sitting()
    sitting.lay_out((1280, height))
    for faction in sitting.scene.board.factions:
        assert faction.upright
        faction.set(kind="lit", key="3", sealed=True)
        parts = faction.tag(), faction.seal(), faction.token
        assert all(faction.rect.contains(part) for part in parts)
        assert not any(one.intersects(two) for one, two in combinations(parts, 2))
