"""The table as a scene: it follows its models, answers clicks and keys, and paints little."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QCoreApplication, QPoint, Qt

from dune_desktop.content import EDITIONS
from dune_desktop.engine.names import REVEAL_STAGE, START_STAGE
from dune_desktop.engine.units import strength
from dune_desktop.engine.view import View
from dune_desktop.models.refs import ABILITY, CARD, RESERVE, SIGNET, SPACE
from dune_desktop.models.table.zones import HAND, INTRIGUE
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.card_item import CardItem, ZoneItem
from dune_desktop.scene.drawing.tokens import DUSK, HIT, LIGHT
from dune_desktop.scene.faces.states import TICK
from dune_desktop.scene.imperium_row import form
from dune_desktop.scene.piece import Piece
from dune_desktop.scene.small_track import places
from dune_desktop.scene.tray.tray import HAND_FORM, INTRIGUE_FORM, REVEAL_FORM
from dune_desktop.text.boxes import boxes_of
from tests.asked import set_up
from tests.scenes import RIGHT, Sitting

SIZES = ((1280, 672), (1280, 800), (1600, 1000), (2560, 1440))


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    """At the start of somebody's turn, with agents to send."""
    sitting = Sitting()
    qtbot.addWidget(sitting.view)
    sitting.play_until(lambda view: view.turn.stage == START_STAGE and sitting.options()[0].verb == "agent")
    return sitting


@pytest.fixture
def covered(qtbot: QtBot) -> Sitting:
    sitting = Sitting(cover="always")
    qtbot.addWidget(sitting.view)
    return sitting


def reveals(view: View) -> bool:
    return view.turn.stage == REVEAL_STAGE and bool(view.players[view.turn.seat].revealed)


# ---------------------------------------------------------------- zones


def test_a_zone_keeps_one_item_for_each_card(sitting: Sitting) -> None:
    for _ in range(150):
        for zone in (*sitting.scene.row.zones, *sitting.scene.tray.zones):
            cards = [zone.model.data(zone.model.index(row, 0), 257) for row in range(zone.model.rowCount())]
            assert [item.id for item in zone.cards] == cards
        before = {item: item.id for item in sitting.scene.row.row.cards}  # held, or another could be at its address
        options = sitting.options()
        if not options:
            return
        sitting.controller.act(options[sitting.chance.below(len(options))])
        kept = [item for item in sitting.scene.row.row.cards if item in before]
        assert all(before[item] == item.id for item in kept)
        assert len(kept) >= 3, "the Row was made anew"


def test_cards_overlap_when_more_than_fit_and_show_enough(sitting: Sitting) -> None:
    hand = sitting.scene.tray.hand
    for count in range(1, 10):
        assert hand.step(count) >= 44  # its agent icons, and the first icon of its reveal box
        assert (count - 1) * hand.step(count) + hand.card.width() <= hand.area.width() + 0.01


def test_the_pointed_card_rises_only_where_cards_overlap(sitting: Sitting) -> None:
    hand: ZoneItem = sitting.scene.tray.hand
    first, second = hand.cards[:2]
    first.lift(True)
    assert first.pos() == first.home
    hand.place(hand.mapRectToParent(hand.area).adjusted(0, 0, -350, 0), hand.card)
    assert first.pos().y() < first.home.y()
    assert first.zValue() > second.zValue()
    assert first.hit().width() < first.rect.width()


def test_who_only_watches_sees_no_hand(covered: Sitting) -> None:
    tray = covered.scene.tray
    assert tray.cover.isVisible()
    assert not tray.hand.cards
    assert [type(piece) for piece in tray.pieces()] == [type(tray.cover)]


def test_a_click_on_the_cover_uncovers(covered: Sitting) -> None:
    asked, cover = covered.controller.covered_for, covered.scene.tray.cover
    at = covered.view.mapFromScene(cover.mapToScene(cover.rect.center()))
    covered.press(at)
    covered.release(at)
    assert covered.controller.looker == asked
    assert not cover.isVisible()
    assert len(covered.scene.tray.hand.cards) == len(covered.models.zone(HAND).cards) > 0


# ---------------------------------------------------------------- where things are


@pytest.mark.parametrize(("height", "name"), [(34, "line"), (60, "chip"), (124, "row"), (132, "row"), (150, "row")])
def test_the_row_takes_the_form_that_its_height_allows(height: float, name: str) -> None:
    assert form(height) == name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("reveal", [False, True])
def test_everything_stands_inside_its_root_and_can_be_hit(
    sitting: Sitting, size: tuple[int, int], reveal: bool
) -> None:
    if reveal:
        sitting.play_until(reveals)
    sitting.lay_out(size, reveal)
    scene = sitting.scene
    for root in (scene.row, scene.tray):
        inside = root.sceneBoundingRect().adjusted(-1, -1, 1, 1)
        for piece in root.pieces():
            assert inside.contains(piece.anchor()), (type(piece).__name__, piece.ref)
            assert piece.hit().width() >= HIT - 0.01, piece.ref
            assert piece.hit().height() >= HIT - 0.01, piece.ref


def test_the_middle_of_the_tray_follows_the_turn(sitting: Sitting) -> None:
    tray = sitting.scene.tray
    assert tray.form == HAND_FORM
    sitting.play_until(reveals)
    assert tray.form == REVEAL_FORM
    assert not tray.hand.isVisible()
    assert tray.played.isVisible()
    assert tray.revealed.isVisible()
    sitting.play_until(lambda view: tray.form == INTRIGUE_FORM, seen=True)
    assert {card.style for card in tray.intrigue.cards} == {"hand"}


def test_the_figures_of_the_plate_are_those_of_who_looks(sitting: Sitting) -> None:
    for _ in range(60):
        me = sitting.game.players[sitting.controller.looker]
        shown = {sign: figure.number for sign, figure in sitting.scene.tray.plate.figures.items()}
        assert shown == {
            "spice": me.spice, "solari": me.solari, "water": me.water,
            "persuasion": me.persuasion, "sword": strength(sitting.game, me), "vp": me.vp,
        }  # fmt: skip
        pawns = sitting.scene.tray.plate.pawns
        assert (len(pawns), sum(not pawn.away for pawn in pawns)) == (me.home + len(me.agents), me.home)
        options = sitting.options()
        sitting.controller.act(options[sitting.chance.below(len(options))])


# ---------------------------------------------------------------- asking


def test_a_refused_card_says_why(sitting: Sitting, qtbot: QtBot) -> None:
    row = sitting.scene.row.row.cards[0]
    assert row.ref is not None
    with qtbot.waitSignal(sitting.scene.announced) as said:
        sitting.click(row.ref)
    assert said.args == [sitting.answering.reason(row.ref)]


def test_the_right_button_shows_the_big_card(sitting: Sitting, qtbot: QtBot) -> None:
    refs = [sitting.scene.tray.hand.cards[0].ref, sitting.scene.row.row.cards[0].ref, (SPACE, 0)]
    refs.append(next(card.ref for card in sitting.scene.row.reserve.cards if card.ref and card.ref[0] == RESERVE))
    for ref in refs:
        assert ref is not None
        with qtbot.waitSignal(sitting.scene.previewed) as shown:
            sitting.click(ref, RIGHT)
        assert shown.args == [ref]


@pytest.mark.parametrize("name", ["deck", "discard", "played", "trashed"])
def test_piles_open(sitting: Sitting, qtbot: QtBot, name: str) -> None:
    pile = sitting.scene.tray.piles[name]
    at = sitting.view.mapFromScene(pile.anchor().center())
    with qtbot.waitSignal(sitting.scene.pile_asked) as asked:
        sitting.press(at)
        sitting.release(at)
    assert asked.args == [name]


def test_the_leaders_name_and_abilities_show_the_leader(sitting: Sitting, qtbot: QtBot) -> None:
    plate = sitting.scene.tray.plate
    leader = sitting.controller.view.players[sitting.controller.looker].leader
    assert (plate.ability.ref, plate.signet.ref) == (ABILITY, SIGNET)
    assert boxes_of(leader)["ability"] in plate.ability.tip()
    assert boxes_of(leader)["signet"] in plate.signet.tip()
    assert not plate.ability.isVisible()  # it would say nothing that the signs of the leader do not
    for piece in (plate.name, plate.signet):
        at = sitting.view.mapFromScene(piece.anchor().center())
        with qtbot.waitSignal(sitting.scene.previewed) as shown:
            sitting.press(at)
            sitting.release(at)
        assert shown.args == [leader]


def test_a_chosen_card_has_a_tick_and_looks_no_paler(sitting: Sitting) -> None:
    item = next(card for card in sitting.scene.tray.hand.cards if card.kind == "lit")
    middle = sitting.view.mapFromScene(item.mapToScene(item.strip.center()))
    before = sitting.picture().pixelColor(middle)
    assert item.ref is not None
    assert sitting.answering.choose(item.ref)
    assert (item.kind, item.tag_key) == ("chosen", TICK)
    assert sitting.picture().pixelColor(middle) == before


def test_prescience_shows_the_top_card_of_the_deck(qtbot: QtBot) -> None:
    text = 'leaders = ["paul_atreides"]\nseat0 = {hand = ["dagger"], deck = ["diplomacy", "reconnaissance"]}'
    sitting = Sitting(controller=set_up(text))
    qtbot.addWidget(sitting.view)
    button, top = sitting.scene.tray.plate.ability, sitting.game.players[0].deck[-1]
    assert button.isVisible()
    at = sitting.view.mapFromScene(button.anchor().center())
    with qtbot.waitSignal(sitting.scene.previewed) as shown:
        sitting.press(at)
        sitting.release(at)
    assert shown.args == [(CARD, top)]
    assert button.tip().endswith(f"On top: {sitting.models.names.card(top)}")


def test_the_place_on_the_training_track_is_shown(qtbot: QtBot) -> None:
    text = 'leaders = ["feyd_rautha_harkonnen"]\nseat0 = {hand = ["dagger"], training = "middle"}'
    sitting = Sitting(controller=set_up(text, edition="uprising"))
    qtbot.addWidget(sitting.view)
    button = sitting.scene.tray.plate.ability
    assert button.isVisible()
    assert button.tip().endswith("on the training track: Middle")
    row = sitting.models.seats.index(0, 0)
    assert "on the training track: Middle" in row.data(Qt.ItemDataRole.ToolTipRole)
    other = sitting.models.seats.index(1, 0)
    assert "training" not in other.data(Qt.ItemDataRole.ToolTipRole)


def test_the_training_track_forks_and_joins() -> None:
    track = EDITIONS["uprising"].leader_by_id["feyd_rautha_harkonnen"].training
    assert track is not None
    assert places(track) == ((0, 1), (1, 0), (1, 2), (2, 1), (3, 0), (3, 2), (4, 2), (5, 1))


@pytest.mark.parametrize(("hand", "style"), [(2, "hand"), (5, "line")])
@pytest.mark.parametrize("size", [(1280, 640), (1280, 800)])
def test_own_intrigue_cards_are_faces_where_the_hand_leaves_room(
    qtbot: QtBot, size: tuple[int, int], hand: int, style: str
) -> None:
    names = '["dagger", "diplomacy", "reconnaissance", "signet_ring", "convincing_argument"]'
    held = "[" + ", ".join(names.strip("[]").split(", ")[:hand]) + "]"
    text = f'seat0.hand = {held}\nseat0.intrigue = ["windfall", "ambush", "poison_snooper"]'
    sitting = Sitting(controller=set_up(text))
    qtbot.addWidget(sitting.view)
    sitting.lay_out(size, False)
    tray = sitting.scene.tray
    cards = (*tray.hand.cards, *tray.intrigue.cards)
    assert {card.style for card in tray.intrigue.cards} == {style}
    places = [card.sceneBoundingRect().center() for card in cards]
    assert len({(place.x(), place.y()) for place in places}) == hand + 3
    if style == "hand":
        shown = [card.mapRectToScene(card.rect) for card in cards]
        assert not [(one, two) for one, two in combinations(shown, 2) if one.intersects(two)]
        assert all(one.bottom() <= tray.sceneBoundingRect().bottom() for one in shown)


def test_intrigue_cards_are_counted_as_long_as_they_are_held(qtbot: QtBot) -> None:
    """One that was played lies there until its turn is over."""
    text = 'seat0.hand = ["convincing_argument"]\nseat0.intrigue = ["charisma", "ambush"]'
    sitting = Sitting(controller=set_up(text))
    qtbot.addWidget(sitting.view)
    heading = sitting.scene.tray.headings[INTRIGUE]
    assert heading.count == 2
    sitting.act("play charisma")
    assert len(sitting.scene.tray.waiting.cards) == 1
    assert heading.count == 1


@pytest.mark.parametrize("owner", [0, 1])
def test_a_card_that_is_set_aside_is_muted_for_all_but_its_owner(qtbot: QtBot, owner: int) -> None:
    text = f'seat0.hand = ["convincing_argument"]\nseat{owner}.set_aside = ["space_travel"]'
    sitting = Sitting(controller=set_up(text, "reveal"))
    qtbot.addWidget(sitting.view)
    (item,) = sitting.scene.row.set_aside.cards
    assert item.owner == owner
    assert item.barred == (owner != 0)
    reason = "It is set aside: only Olha may acquire it."
    assert (reason in sitting.scene.words(item)) == (owner != 0)
    assert (item.kind == "lit") == (owner == 0)


def test_the_played_pile_is_lit_while_a_card_in_it_can_be_taken(sitting: Sitting) -> None:
    pile = sitting.scene.tray.piles["played"]
    assert pile.kind == ""
    pile.cards = (sitting.controller.view.players[sitting.controller.looker].hand[0],)
    pile.refresh()
    assert pile.kind == "lit"


def test_changed_keys_are_followed(sitting: Sitting, qtbot: QtBot) -> None:
    sitting.scene.command = lambda event: "big_card" if event.key() == Qt.Key.Key_Insert else ""
    assert sitting.scene.next_region("row")
    with qtbot.waitSignal(sitting.scene.previewed):
        sitting.key(Qt.Key.Key_Insert)
    with qtbot.assertNotEmitted(sitting.scene.previewed):
        sitting.key(Qt.Key.Key_Space)


def test_the_wheel_brings_the_board_closer_and_a_drag_moves_it(sitting: Sitting) -> None:
    scene = sitting.scene
    centre = scene.board.sceneBoundingRect().center()
    before = scene.anchor((SPACE, 0))
    scene.pointer.turn(centre, 240)
    closer = scene.anchor((SPACE, 0))
    assert before is not None
    assert closer is not None
    assert closer.width() > before.width()
    at = sitting.view.mapFromScene(centre)
    sitting.press(at, Qt.MouseButton.MiddleButton)
    sitting.move(at, at + QPoint(-40, -30))
    moved = scene.anchor((SPACE, 0))
    assert moved is not None
    assert moved.left() < closer.left()


# ---------------------------------------------------------------- pictures


def test_undo_and_a_theme_there_and_back_leave_the_same_picture(sitting: Sitting) -> None:
    def playable() -> bool:
        return any(one.verb == "agent" and not sitting.controller.sealed(one) for one in sitting.options())

    sitting.play_until(lambda view: view.turn.stage == START_STAGE and playable())
    before = sitting.picture()
    sitting.act(next(one.text for one in sitting.options() if not sitting.controller.sealed(one)))
    assert sitting.picture() != before
    assert sitting.controller.undo()
    assert sitting.picture() == before
    sitting.look.set(theme=LIGHT)
    assert sitting.picture() != before
    sitting.look.set(theme=DUSK)
    assert sitting.picture() == before


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> set[Piece]:
    """The pieces that are painted."""
    found: set[Piece] = set()
    for kind in (Piece, BoardItem):

        def paint(piece: Piece, *args: Any, paint: Callable[..., None] = kind.paint) -> None:
            found.add(piece)
            paint(piece, *args)

        monkeypatch.setattr(kind, "paint", paint)
    return found


def test_a_cube_more_in_the_conflict_leaves_the_cards_alone(sitting: Sitting, painted: set[Piece]) -> None:
    sitting.play_until(lambda _: any(one.text == "deploy 1" for one in sitting.options()))
    own = {*sitting.scene.tray.pieces(), *sitting.scene.row.pieces()}
    QCoreApplication.processEvents()
    painted.clear()
    sitting.act("deploy 1")
    QCoreApplication.processEvents()
    assert 0 < len(own & painted) <= 4, [type(piece).__name__ for piece in own & painted]


def test_what_is_carried_repaints_only_what_lies_under_it(sitting: Sitting, painted: set[Piece]) -> None:
    card = next(card for card in sitting.scene.tray.hand.cards if card.ref and sitting.answering.targets(card.ref))
    assert card.ref is not None
    at = sitting.carry(card.ref, QPoint(300, 300))
    QCoreApplication.processEvents()
    painted.clear()
    sitting.move(at, at + QPoint(4, 4), 1)
    QCoreApplication.processEvents()
    under = painted.intersection(sitting.scene.pieces())
    assert not any(isinstance(piece, CardItem) for piece in under)
    assert 0 < len(under) <= 12
    sitting.key(Qt.Key.Key_Escape)


def test_what_carries_the_mark_of_what_changed_says_so(sitting: Sitting) -> None:
    space = sitting.piece((SPACE, 3))
    before = sitting.scene.words(space)
    sitting.scene.board.ring({(SPACE, 3)})
    told = set(sitting.scene.words(space).splitlines()) - set(before.splitlines())
    assert told == {"Changed since your turn."}
    sitting.scene.board.ring(())
    assert sitting.scene.words(space) == before
