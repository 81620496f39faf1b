"""Everything that is dragged on the table, with real presses, moves and releases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPointF, Qt

from dune_desktop.engine.names import HOME, START_STAGE
from dune_desktop.engine.view import View
from dune_desktop.models.choosing import pieces
from dune_desktop.models.choosing.choices import Choices
from dune_desktop.models.choosing.open_question import OpenQuestion
from dune_desktop.models.refs import AGENT, CARD, DECK, DISCARD_PILE, GARRISON_UNITS, RESERVE, SEAT, SPACE, UNITS, Ref
from dune_desktop.scene.faces.states import LIT, REFUSED
from dune_desktop.scene.table.dragging import Shade
from tests.asked import set_up
from tests.scenes import RIGHT, Sitting, aloft


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    """At the start of somebody's first turn."""
    sitting = Sitting()
    qtbot.addWidget(sitting.view)
    sitting.play_until(lambda view: view.turn.stage == START_STAGE and any(map(_sends, sitting.options())))
    return sitting


def _sends(action: object) -> bool:
    return str(action).startswith("agent ")


def _way(sitting: Sitting) -> tuple[Ref, Ref]:
    """A hand card and a space where it may go."""
    action = next(one for one in sitting.options() if one.verb == "agent")
    me = sitting.game.players[sitting.controller.looker]
    card = next(card for card in me.hand if sitting.controller.face(card).id == action.args[0])  # type: ignore[union-attr]
    return (CARD, card), (SPACE, sitting.controller.edition.space_index[action.args[1]])


def _refused_space(sitting: Sitting, card: Ref) -> Ref:
    return next(ref for ref, choice in sitting.answering.targets(card).items() if choice.refused)


def test_a_hand_card_dropped_on_a_space_sends_the_agent(sitting: Sitting) -> None:
    seat = sitting.controller.looker
    card, space = _way(sitting)
    sitting.drag(card, space)
    assert space[1] in sitting.game.players[seat].agents
    assert card[1] in sitting.game.players[seat].played
    assert not sitting.scene.dragging.active


def test_an_illegal_drop_changes_nothing_and_says_why(sitting: Sitting, qtbot: QtBot) -> None:
    card, _ = _way(sitting)
    before, refused = sitting.game, _refused_space(sitting, card)
    with qtbot.waitSignal(sitting.scene.announced) as said:
        sitting.drag(card, refused)
    assert said.args == [sitting.answering.targets(card)[refused].reason]
    assert sitting.game == before
    assert not sitting.piece(card).veiled


def test_where_it_may_not_go_the_reason_stands_beside_the_pointer(sitting: Sitting) -> None:
    card, space = _way(sitting)
    refused = _refused_space(sitting, card)
    at = sitting.carry(card, sitting.point(refused))
    bubble = sitting.scene.bubble
    assert bubble.isVisible()
    assert bubble.words == sitting.answering.targets(card)[refused].reason
    sitting.move(at, sitting.point(space))
    assert bubble.words != sitting.answering.targets(card)[refused].reason
    sitting.key(Qt.Key.Key_Escape)
    assert not bubble.isVisible()


def test_where_it_may_go_the_cost_and_the_gain_stand_beside_the_pointer(sitting: Sitting) -> None:
    card, space = _way(sitting)
    visit = sitting.answering.targets(card)[space]
    sitting.carry(card, sitting.point(space))
    bubble = sitting.scene.bubble
    assert bubble.words.startswith(visit.title)
    assert bubble.signs[: len(visit.signs)] == visit.signs
    sitting.key(Qt.Key.Key_Escape)
    assert not bubble.isVisible()


def test_what_is_muted_while_dragging_mutes_nothing_beside_it(qtbot: QtBot) -> None:
    hand = ["dagger", "diplomacy", "reconnaissance", "seek_allies", "signet_ring", "dune_the_desert_planet"]
    sitting = Sitting(controller=set_up(f"seat0.hand = {hand + hand[:1] + hand[-1:]}"))
    qtbot.addWidget(sitting.view)
    cards = sitting.scene.tray.hand.cards
    assert cards[1].strip.width() < cards[1].rect.width()
    assert cards[0].ref is not None
    sitting.carry(cards[0].ref, sitting.point((SPACE, 0)))
    pieces = [*sitting.scene.board.spaces, *cards[1:], *sitting.scene.tray.plate.pawns]
    shades = [item for item in sitting.scene.overlay.childItems() if isinstance(item, Shade)]
    assert shades
    for shade in shades:
        middles = [shade.mapFromScene(piece.mapToScene(piece.seen().center())) for piece in pieces]
        assert sum(map(shade.path().contains, middles)) == 1
        assert shade.path().boundingRect().width() <= max(piece.seen().width() + 2 * piece.beyond for piece in pieces)
    sitting.key(Qt.Key.Key_Escape)


def _kinds(sitting: Sitting, *roots: str) -> dict[Ref, str]:
    return {piece.ref: piece.kind for root in roots for piece in sitting.scene.region(root) if piece.ref is not None}


def test_while_a_card_of_the_hand_is_dragged_only_the_spaces_that_it_reaches_are_lit(qtbot: QtBot) -> None:
    sitting = Sitting(controller=set_up('seat0.hand = ["dagger", "reconnaissance", "convincing_argument"]'))
    qtbot.addWidget(sitting.view)
    before = _kinds(sitting, "board", "row", "tray")
    card, space = _way(sitting)
    sitting.carry(card, sitting.point(space))
    targets, now = sitting.answering.targets(card), _kinds(sitting, "board", "row", "tray")
    lit = {ref for ref, kind in now.items() if kind == LIT} - {card}
    assert lit == {ref for ref in before if ref in targets and not targets[ref].refused}
    hand = [piece.kind for piece in sitting.scene.tray.hand.cards if piece.ref != card]
    assert hand == [REFUSED, REFUSED]
    sitting.key(Qt.Key.Key_Escape)
    assert _kinds(sitting, "board", "row", "tray") == before


def test_a_card_that_is_clicked_mutes_the_same_spaces_as_one_that_is_dragged(sitting: Sitting) -> None:
    card, space = _way(sitting)
    sitting.carry(card, sitting.point(space))
    dragged = {ref: kind for ref, kind in _kinds(sitting, "board").items() if ref[0] == SPACE}
    sitting.key(Qt.Key.Key_Escape)
    sitting.release(sitting.point(space))
    sitting.click(card)
    assert {ref: kind for ref, kind in _kinds(sitting, "board").items() if ref[0] == SPACE} == dragged


def test_while_a_card_is_bought_the_others_are_no_brighter_than_those_that_are_too_dear(qtbot: QtBot) -> None:
    sitting = Sitting(controller=set_up('seat0.hand = ["convincing_argument", "convincing_argument"]', "reveal"))
    qtbot.addWidget(sitting.view)
    before = _kinds(sitting, "row")
    assert {LIT, REFUSED} <= set(before.values())
    bought = next(ref for ref, kind in before.items() if kind == LIT)
    sitting.carry(bought, sitting.point(DISCARD_PILE))
    now = {kind for ref, kind in _kinds(sitting, "row").items() if ref != bought}
    assert now == {REFUSED}
    assert sitting.piece(DISCARD_PILE).kind != REFUSED
    sitting.key(Qt.Key.Key_Escape)
    assert _kinds(sitting, "row") == before


def test_what_cannot_be_dragged_now_says_why(qtbot: QtBot) -> None:
    sitting = Sitting(controller=set_up('seat0.hand = ["dagger", "convincing_argument"]'))
    qtbot.addWidget(sitting.view)
    card = next(piece.ref for piece in sitting.scene.tray.hand.cards if piece.kind == REFUSED)
    assert card is not None
    with qtbot.waitSignal(sitting.scene.announced) as said:
        sitting.release(sitting.carry(card, sitting.point((SPACE, 0))))
    assert said.args == ["Convincing Argument has no Agent icon."]


def test_what_would_be_taken_glows(sitting: Sitting) -> None:
    card, space = _way(sitting)
    glow = sitting.scene.dragging.glow
    at = sitting.carry(card, sitting.point(space))
    assert glow.isVisible()
    assert glow.sceneBoundingRect().contains(sitting.piece(space).anchor())
    sitting.move(at, sitting.point(_refused_space(sitting, card)))
    assert not glow.isVisible()
    sitting.key(Qt.Key.Key_Escape)


@pytest.mark.parametrize("motion", [0.0, 1.0])
def test_a_wrong_drop_flies_home_unless_nothing_shall_move(sitting: Sitting, motion: float) -> None:
    sitting.look.set(motion=motion)
    card, _ = _way(sitting)
    sitting.drag(card, _refused_space(sitting, card))
    assert bool(aloft(sitting.scene)) == bool(motion)
    sitting.scene.still()
    assert not sitting.piece(card).veiled


def test_a_drop_knows_its_targets_from_the_drag(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[Ref] = []

    def counting(asked: OpenQuestion, choices: Choices, ref: Ref) -> pieces.Targets:
        asked_for.append(ref)
        return pieces.targets(asked, choices, ref)

    monkeypatch.setattr("dune_desktop.models.asking.answering.targets", counting)
    card, space = _way(sitting)
    sitting.drag(card, space)
    assert asked_for == [card]


def test_escape_and_the_right_button_give_up(sitting: Sitting) -> None:
    card, space = _way(sitting)
    before = sitting.game
    for give_up in (lambda: sitting.key(Qt.Key.Key_Escape), lambda: sitting.press(sitting.point(space), RIGHT)):
        at = sitting.carry(card, sitting.point(space))
        assert sitting.scene.dragging.active
        give_up()
        assert not sitting.scene.dragging.active
        sitting.release(at)
    assert sitting.game == before


def test_less_than_the_start_distance_is_a_click(sitting: Sitting) -> None:
    card, _ = _way(sitting)
    at = sitting.point(card)
    sitting.press(at)
    sitting.move(at, at + at.__class__(2, 1), 2)
    assert not sitting.scene.dragging.active
    sitting.release(at)
    assert card in sitting.answering.draft


def test_card_then_space_by_clicks_sends_the_agent(sitting: Sitting) -> None:
    seat = sitting.controller.looker
    card, space = _way(sitting)
    sitting.click(card)
    sitting.click(space)
    assert space[1] in sitting.game.players[seat].agents


def test_a_pawn_dropped_on_a_space_asks_for_the_card(sitting: Sitting) -> None:
    seat = sitting.controller.looker
    card, space = _way(sitting)
    sitting.drag((AGENT, HOME), space)
    assert space in sitting.answering.draft or space[1] in sitting.game.players[seat].agents
    if space in sitting.answering.draft:
        sitting.click(card)
    assert space[1] in sitting.game.players[seat].agents


def test_a_cube_dragged_into_the_conflict_is_deployed_and_comes_back(sitting: Sitting) -> None:
    sitting.play_until(lambda _: any(str(one).startswith("deploy") for one in sitting.options()))
    seat = sitting.controller.looker
    before = sitting.game.players[seat]
    sitting.drag((UNITS, "garrison"), (UNITS, "conflict"))
    after = sitting.game.players[seat]
    assert (after.troops, after.garrison) == (before.troops + 1, before.garrison - 1)
    sitting.drag((UNITS, "conflict"), (UNITS, "garrison"))
    assert sitting.game.players[seat].troops == before.troops


@pytest.fixture
def deploying(qtbot: QtBot) -> Sitting:
    """Serhii may deploy two troops and more."""
    text = 'seat0 = {hand = ["reconnaissance"], garrison = 4}'
    sitting = Sitting(controller=set_up(text, "agent reconnaissance > carthag"))
    qtbot.addWidget(sitting.view)
    return sitting


def test_a_cube_is_deployed_onto_the_card_of_the_conflict_and_anywhere_on_the_own_quadrant(deploying: Sitting) -> None:
    deploying.drag(GARRISON_UNITS, (CARD, deploying.game.conflict))
    assert deploying.game.players[0].troops == 1
    corner = deploying.piece((SEAT, 0)).anchor().topLeft() + QPointF(12, 12)
    deploying.release(deploying.carry(GARRISON_UNITS, deploying.view.mapFromScene(corner)))
    assert deploying.game.players[0].troops == 2


def test_a_cube_on_the_quadrant_of_another_seat_is_told_where_it_belongs(deploying: Sitting, qtbot: QtBot) -> None:
    with qtbot.waitSignal(deploying.scene.announced) as said:
        deploying.drag(GARRISON_UNITS, (SEAT, 1))
    assert said.args == ["Your troops stand in your own quadrant of the Conflict."]
    assert deploying.game.players[0].troops == 0


def test_a_cube_that_is_put_back_into_its_garrison_stays_there(deploying: Sitting) -> None:
    away = deploying.carry(GARRISON_UNITS, deploying.point((CARD, deploying.game.conflict)))
    deploying.move(away, deploying.point(GARRISON_UNITS))
    deploying.release(deploying.point(GARRISON_UNITS))
    assert deploying.game.players[0].troops == 0


def test_a_card_of_the_row_is_bought_by_dragging_it_onto_the_discard_pile(sitting: Sitting) -> None:
    sitting.play_until(lambda _: any(_buys(sitting)), seen=True)
    seat = sitting.controller.looker
    source = next(_buys(sitting))
    sitting.drag(source, DISCARD_PILE)
    bought = {sitting.controller.face(card) for card in sitting.game.players[seat].discard}
    assert _face(sitting, source) in bought


def test_a_drop_anywhere_on_the_tray_buys_too(sitting: Sitting) -> None:
    sitting.play_until(lambda _: any(_buys(sitting)), seen=True)
    seat, source = sitting.controller.looker, next(_buys(sitting))
    before = len(sitting.game.players[seat].discard)
    tray = sitting.scene.tray
    sitting.release(sitting.carry(source, sitting.view.mapFromScene(tray.mapToScene(tray.rect.center()))))
    assert len(sitting.game.players[seat].discard) > before


def _buys(sitting: Sitting) -> Iterator[Ref]:
    for zone in sitting.scene.row.zones:
        for card in zone.pieces():
            if card.ref is not None and DISCARD_PILE in sitting.answering.targets(card.ref):
                yield card.ref


def _face(sitting: Sitting, ref: Ref) -> object:
    if ref[0] == RESERVE:
        return sitting.controller.edition.card_by_id[str(ref[1])]
    return sitting.controller.face(int(ref[1]))


def test_an_intrigue_card_is_played_onto_the_board(sitting: Sitting) -> None:
    def playable(view: View) -> bool:
        return sitting.controller.looker < len(view.players) and any(one.verb == "play" for one in sitting.options())

    sitting.play_until(playable)
    played = next(one.args[0] for one in sitting.options() if one.verb == "play")
    me = sitting.game.players[sitting.controller.looker]
    card = next(card for card in me.intrigue if sitting.controller.face(card).id == played)  # type: ignore[union-attr]
    board = sitting.scene.board
    sitting.release(sitting.carry((CARD, card), sitting.view.mapFromScene(board.sceneBoundingRect().center())))
    assert card not in sitting.game.players[me.seat].intrigue


def test_the_deck_of_who_looks_is_a_pile_that_can_be_a_target(sitting: Sitting) -> None:
    assert sitting.piece((DECK, sitting.controller.looker)).anchor().width() >= 24
