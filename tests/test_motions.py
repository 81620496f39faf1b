"""What the table does for a moment: nothing of it is left, and what has happened shows when it gets there.

No clock runs here: each test says itself which moment it is.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItemGroup, QGraphicsScene

from dune_desktop.engine import events
from dune_desktop.engine.names import BANK, CONFLICT, GARRISON, NOBODY
from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.controller import GameController
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.board.desert import Desert
from dune_desktop.scene.flights.clock import LONGEST, Flights, in_time
from dune_desktop.scene.flights.desert import DustCloud, DustRing, Glint, RidgeItem, Rise, SandRidge, Shake
from dune_desktop.scene.flights.effects import CardTurn, EdgeFlash, Roll
from dune_desktop.scene.flights.flight import Flight, FlightItem
from dune_desktop.scene.flights.motion import Motion, Staying
from dune_desktop.scene.table.glints import Glints
from tests.paged import open_table
from tests.painting import inked
from tests.scenes import COLOURS, Sitting, aloft

HERE, THERE = QRectF(0, 0, 40, 40), QRectF(200, 100, 40, 40)


def picture(colour: str, wide: int = 30, high: int = 40) -> QPixmap:
    pixmap = QPixmap(wide, high)
    pixmap.fill(QColor(colour))
    return pixmap


class Lands:
    """Something that waits for a motion."""

    def __init__(self) -> None:
        self.veiled = False

    def veil(self, veiled: bool) -> None:
        self.veiled = veiled


@pytest.fixture
def air(qtbot: QtBot) -> tuple[QGraphicsScene, Flights]:
    """An empty scene, over which things may fly."""
    scene = QGraphicsScene()
    overlay = QGraphicsItemGroup()
    scene.addItem(overlay)
    return scene, Flights(overlay, scene)


@pytest.fixture
def table(qtbot: QtBot) -> Sitting:
    """At an Uprising table where things move; the game has gone on for a while."""
    seats = tuple(SeatSetup(f"Player {n}", COLOURS[n]) for n in range(4))
    sitting = Sitting(motion=1.0, controller=GameController("uprising", Setup(4, 3), seats, cover="open"))
    qtbot.addWidget(sitting.view)
    for _ in range(30):
        options = sitting.options()
        sitting.controller.act(options[sitting.chance.below(len(options))])
    sitting.scene.still()
    return sitting


def happen(table: Sitting, *happened: events.Event, change: Callable[[], object] = lambda: None) -> list[Motion]:
    """Lets the board change, and what happened fly by."""
    stage = table.scene.stage
    stage.remember()
    change()
    stage.play(table.game, happened)
    return [motion for motion, _ in table.scene.flights._items]


def at(table: Sitting, moment: int) -> QImage:
    table.scene.flights.pass_to(moment)
    return table.picture()


def desert(table: Sitting) -> Desert:
    found = table.scene.board.desert
    assert found is not None
    return found


# ---------------------------------------------------------------- by itself


def test_a_flight_goes_from_place_to_place(qtbot: QtBot) -> None:
    group = QGraphicsItemGroup()
    item = FlightItem(Flight(picture("red"), HERE, THERE, delay=100, duration=400), group)
    assert not item.isVisible()
    item.fly(100)
    assert item.pos() == HERE.center()
    item.fly(300)
    assert item.pos() == (HERE.center() + THERE.center()) / 2
    item.fly(500)
    assert item.pos() == THERE.center()


def test_what_lands_comes_down_from_above(qtbot: QtBot) -> None:
    group = QGraphicsItemGroup()
    item = FlightItem(Flight(picture("red"), HERE, THERE, duration=480, above=24.0), group)
    item.fly(260)
    assert item.pos().x() == pytest.approx(THERE.center().x())
    assert item.pos().y() == pytest.approx(THERE.center().y() - 24)
    heights = []
    for moment in range(260, 480, 20):
        item.fly(moment)
        heights.append(THERE.center().y() - item.pos().y())
    assert heights == sorted(heights, reverse=True)
    item.fly(480)
    assert item.pos() == THERE.center()


def test_a_card_turns_over_on_its_way(qtbot: QtBot) -> None:
    group, back, face = QGraphicsItemGroup(), picture("blue", 10, 10), picture("red")
    item = FlightItem(Flight(face, HERE, THERE, duration=400, back=back), group)
    widths = []
    for moment in range(0, 400, 20):
        item.fly(moment)
        seen = back if moment < 200 else face
        assert item.pixmap().cacheKey() == seen.cacheKey()
        widths.append(item.transform().m11() * item.pixmap().width())
    assert widths[0] == pytest.approx(30)  # the back is as large as the face, whatever it was drawn on
    assert min(widths) == pytest.approx(0, abs=0.1)
    item.fly(400)
    assert item.transform().m11() == pytest.approx(1.0)


def test_a_card_grows_out_of_a_pile_and_shrinks_into_one(qtbot: QtBot) -> None:
    group, pile = QGraphicsItemGroup(), QRectF(0, 0, 20, 10)
    for start, end, scales in ((pile, THERE, (0.25, 1.0)), (HERE, pile, (1.0, 0.25)), (HERE, THERE, (1.0, 1.0))):
        item = FlightItem(Flight(picture("red"), start, end, duration=400), group)
        for moment, scale in zip((0, 400), scales, strict=True):
            item.fly(moment)
            assert item.transform().m22() == pytest.approx(scale)


def test_what_follows_begins_when_what_it_follows_has_arrived(qtbot: QtBot) -> None:
    dust = DustRing(place=THERE)
    flights = [Flight(picture("red"), HERE, THERE, duration=300, then=(dust,)) for _ in range(3)]
    started = in_time(list(flights))
    assert [type(one) for one in started] == [Flight, DustRing] * 3
    for flight, ring in zip(started[::2], started[1::2], strict=True):
        assert ring.delay == flight.arrival


@pytest.mark.parametrize("count", [1, 5, 40])
def test_however_much_happens_it_is_over_in_time(qtbot: QtBot, count: int) -> None:
    ridge = SandRidge(start=HERE.center(), end=HERE.center(), then=(Rise(place=HERE, pixmap=picture("red")),))
    started = in_time([*(Flight(picture("red"), HERE, THERE) for _ in range(count)), ridge])
    assert max(one.arrival for one in started) <= LONGEST


def test_what_waits_is_seen_when_the_last_one_has_arrived(air: tuple[QGraphicsScene, Flights]) -> None:
    scene, flights = air
    waits = Lands()
    flights.launch([Flight(picture("red"), HERE, THERE, delay=delay, lands=(waits,)) for delay in (0, 200)], 1.0)
    assert waits.veiled
    flights.pass_to(400)
    assert waits.veiled
    flights.pass_to(580)
    assert not waits.veiled
    assert not flights.flying
    assert len(scene.items()) == 1  # the overlay


def effects() -> tuple[Staying, ...]:
    """One of each."""
    return (
        EdgeFlash(place=HERE, colour=QColor("red")),
        Roll(place=HERE, before=picture("red"), after=picture("blue")),
        CardTurn(place=HERE, before=picture("red"), after=picture("blue")),
        DustRing(place=HERE),
        DustCloud(place=HERE),
        Rise(place=HERE, pixmap=picture("red")),
        Shake(place=HERE, pixmap=picture("red")),
    )


def test_every_effect_paints_within_its_room_and_always_alike(qtbot: QtBot) -> None:
    for effect in effects():
        for share in (0.0, 0.2, 0.5, 0.9):
            assert _painted(effect, share) == _painted(effect, share)
        assert not _empty(_painted(effect, 0.4)), effect
        room = QRectF(0, 0, effect.place.width(), effect.place.height())
        edge = effect.beyond + 1
        assert not _beyond(_painted(effect, 0.7), room.adjusted(-edge, -edge, edge, edge)), effect


def test_a_ridge_runs_from_place_to_place_and_sinks_behind_its_head(qtbot: QtBot) -> None:
    group = QGraphicsItemGroup()
    item = RidgeItem(SandRidge(start=HERE.center(), end=THERE.center(), duration=700), group)
    head = item.childItems()[-1]
    assert head.pos() == HERE.center()
    item.fly(350)
    left = [hump for hump in item.childItems()[:-1] if hump.isVisible()]
    assert 0 < len(left) < RidgeItem.humps
    opacities = [hump.opacity() for hump in left]
    assert opacities == sorted(opacities)
    item.fly(699)
    assert head.pos().x() == pytest.approx(THERE.center().x(), abs=1)
    item.fly(700)
    assert not item.isVisible()


def _painted(effect: Staying, share: float) -> QImage:
    image = QImage(500, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(100 + effect.place.width() / 2, 100 + effect.place.height() / 2)
    wide, high = effect.place.width(), effect.place.height()
    effect.paint(painter, QRectF(-wide / 2, -high / 2, wide, high), share)
    painter.end()
    return image


def _empty(image: QImage) -> bool:
    blank = QImage(image.size(), image.format())
    blank.fill(0)
    return image == blank


def _beyond(image: QImage, room: QRectF) -> bool:
    """Says whether something is painted outside of the room, which begins 100 pixels from the edges."""
    inside = room.translated(100, 100).toAlignedRect()
    return not all(inside.contains(x, y) for x, y in inked(image))


# ---------------------------------------------------------------- at the table


def test_an_agent_raises_dust_where_it_lands(table: Sitting) -> None:
    space = table.controller.edition.space_index["arrakeen"]
    motions = happen(table, events.Sent(0, 5, space, -1))
    assert [type(one) for one in motions] == [Flight, DustRing]
    assert motions[1].delay == motions[0].arrival


def test_one_that_a_hand_has_put_there_only_raises_dust(table: Sitting) -> None:
    table.scene.stage.carried = ("agent", -1)
    space = table.controller.edition.space_index["arrakeen"]
    assert [type(one) for one in happen(table, events.Sent(0, 5, space, -1))] == [DustRing]


def test_the_strength_rolls_when_the_units_are_there(table: Sitting) -> None:
    quadrant = table.scene.board.quadrants[0]
    value = quadrant.value
    joined = evolve(value, strength=value.strength + 4, troops=value.troops + 2)
    marched = events.UnitsMoved(0, "troop", 2, GARRISON, CONFLICT)
    motions = happen(table, marched, change=lambda: quadrant.show_value(joined))
    flights, (roll,) = aloft(table.scene), [one for one in motions if isinstance(one, Roll)]
    assert len(flights) == 2
    assert roll.delay == max(flight.arrival for flight in flights)


def test_until_it_rolls_the_old_strength_is_seen(table: Sitting) -> None:
    quadrant = table.scene.board.quadrants[0]
    place = table.view.mapFromScene(quadrant.plate_anchor()).boundingRect().adjusted(3, 3, -3, -3)
    before = table.picture().copy(place)
    stronger = evolve(quadrant.value, strength=quadrant.value.strength + 4)
    happen(table, events.Passed(0), change=lambda: quadrant.show_value(stronger))
    begun, rolling = (at(table, moment).copy(place) for moment in (0, 150))
    table.scene.still()
    after = table.picture().copy(place)
    assert _apart(begun, before) < 0.2 * _apart(after, before)
    assert _apart(rolling, before) > 0.5 * _apart(after, before)
    assert rolling != after


def _apart(one: QImage, other: QImage) -> int:
    """How unlike two pictures are: a likeness may lie a part of a pixel beside what it shows."""
    spots = [(x, y) for x in range(one.width()) for y in range(one.height())]
    return sum(abs(one.pixelColor(*spot).lightness() - other.pixelColor(*spot).lightness()) for spot in spots)


def test_a_sandworm_comes_as_a_ridge_and_is_not_there_before_it_has_risen(table: Sitting) -> None:
    quadrant = table.scene.board.quadrants[0]
    item = quadrant.standing(CONFLICT, "sandworm")
    assert item is not None
    table.game.turn.space = table.controller.edition.space_index["hagga_basin"]
    summoned = events.UnitsMoved(0, "sandworm", 1, BANK, CONFLICT)
    motions = happen(table, summoned, change=lambda: item.show_value(1))
    assert [type(one) for one in motions] == [SandRidge, Rise]
    table.scene.flights.pass_to(motions[0].arrival)
    assert item.value == 0
    table.scene.flights.pass_to(motions[1].arrival)
    assert item.value == 1


def test_the_wall_trembles_before_its_stones_lie_about(table: Sitting) -> None:
    wall = desert(table).wall
    motions = happen(table, events.Marked(0, "wall"), change=lambda: wall.show_value(False))
    assert [type(one) for one in motions] == [Shake, DustCloud, *[DustCloud for _ in wall.sides]]
    assert all(side.value for side in wall.sides)
    table.scene.flights.pass_to(motions[0].arrival)
    assert not any(side.value for side in wall.sides)


def test_a_cell_flashes_when_the_cube_is_there(table: Sitting) -> None:
    track = table.scene.board.tracks[1]
    climbed = (track.value[0] + 1, *track.value[1:])
    motions = happen(table, events.InfluenceMoved(0, 1, climbed[0]), change=lambda: track.show_value(climbed))
    assert [type(one) for one in motions] == [Flight, EdgeFlash]
    assert track.value != climbed
    table.scene.flights.pass_to(motions[0].arrival)
    assert track.value == climbed


def test_a_new_conflict_turns_over_and_again_when_the_round_panel_is_gone(table: Sitting) -> None:
    card = table.scene.board.conflict
    began = events.RoundBegan(2, card.value.card)
    assert [type(one) for one in happen(table, began)] == [CardTurn]
    assert card.veiled
    table.scene.still()
    assert not card.veiled
    table.scene.stage.reveal()
    assert [type(one) for one, _ in table.scene.flights._items] == [CardTurn]
    table.scene.still()
    table.scene.stage.reveal()  # nothing was covered this time
    assert not table.scene.flights.flying


def test_refilled_and_drawn_cards_turn_over(table: Sitting) -> None:
    card = table.scene.row.zones[0].cards[0].id
    (flight,) = happen(table, events.CardMoved(NOBODY, card, "deck", "row"))
    assert isinstance(flight, Flight)
    assert flight.back is not None


def test_the_winner_of_a_conflict_is_seen(table: Sitting) -> None:
    (flash,) = happen(table, events.Ranked(((1, 5, 1),), 1))
    assert isinstance(flash, EdgeFlash)
    assert flash.place == table.scene.board.quadrants[1].anchor()
    assert not happen(table, events.Ranked((), NOBODY))


def test_nothing_of_it_is_left(table: Sitting) -> None:
    rest = table.picture()
    card = table.scene.board.conflict.value.card
    for event in (events.Ranked(((1, 5, 1),), 1), events.RoundBegan(2, card), events.CombatBegan((0, 1))):
        happen(table, event)
        assert at(table, 150) != rest
        table.scene.still()
        assert table.picture() == rest


def test_without_motion_nothing_moves(table: Sitting) -> None:
    table.look.set(motion=0.0)
    card = table.scene.board.conflict.value.card
    assert not happen(table, events.RoundBegan(2, card), events.Ranked(((1, 5, 1),), 1))
    table.scene.stage.reveal()
    assert not table.scene.flights.flying


# ---------------------------------------------------------------- spice that glints


def test_spice_glints_only_where_somebody_lets_it(table: Sitting) -> None:
    glints = table.scene.stage.glints
    assert not glints.running
    glints.run(True)
    assert glints.running
    glints.run(False)
    assert not glints.running


def test_a_glint_is_seen_where_bonus_spice_lies_and_leaves_nothing(
    table: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    for other in ("_gusts", "_cloths"):
        monkeypatch.setattr(Glints, other, lambda _self: ())
    glints, space = (
        table.scene.stage.glints,
        table.scene.board.spaces[table.controller.edition.space_index["hagga_basin"]],
    )
    for other in table.scene.board.spaces:
        other.show_value(evolve(other.value, bonus=2 if other is space else 0))
    rest = table.picture()
    glints.glint()
    ((glint, _),) = glints._flights._items
    assert isinstance(glint, Glint)
    assert space.anchor().contains(glint.place)
    glints._flights.pass_to(200)
    assert table.picture() != rest
    glints.run(False)
    assert table.picture() == rest


@pytest.mark.parametrize("kind", ["_gusts", "_cloths"])
def test_sand_drifts_and_cloths_stir_in_few_moments_and_leave_nothing(
    table: Sitting, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    for other in {"_spice", "_gusts", "_cloths"} - {kind}:
        monkeypatch.setattr(Glints, other, lambda _self: ())
    glints, rest = table.scene.stage.glints, table.picture()
    glints.glint()
    ((stirring, _),) = glints._flights._items
    assert table.scene.board.mapRectToScene(table.scene.board.area).contains(stirring.place)
    seen = [at_moment(table, glints, moment) for moment in range(0, stirring.duration, 10)]
    assert 8 < len({bytes(one.constBits()) for one in seen}) <= 20
    glints.run(False)
    assert table.picture() == rest


def at_moment(table: Sitting, glints: Glints, moment: int) -> QImage:
    glints._flights.pass_to(moment)
    return table.picture()


def test_without_spice_or_motion_nothing_glints(table: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    glints = table.scene.stage.glints
    for space in table.scene.board.spaces:
        space.show_value(evolve(space.value, bonus=0))
    assert not list(glints._spice())
    table.scene.board.spaces[0].show_value(evolve(table.scene.board.spaces[0].value, bonus=1))
    table.look.set(motion=0.0)
    glints.glint()
    assert not glints._flights.flying
    glints.run(False)


def test_the_conflict_turns_over_when_the_panel_of_the_round_is_put_away(qtbot: QtBot) -> None:
    page = open_table(qtbot)
    page.look.set(motion=1.0)
    scene = page.scene
    scene.stage.play(page.controller.view, (events.RoundBegan(1, scene.board.conflict.value.card),))
    scene.still()
    page.milestones.round.closed.emit()
    assert [type(one) for one, _ in scene.flights._items] == [CardTurn]
    scene.still()
