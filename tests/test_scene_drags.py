"""Everything that is dragged on the table, with real presses, moves and releases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt

from dune_desktop.engine.names import HOME, START_STAGE
from dune_desktop.engine.view import View
from dune_desktop.models.choices import Choices
from dune_desktop.models.choosing import drags
from dune_desktop.models.choosing.asked import Asked
from dune_desktop.models.refs import AGENT, CARD, DECK, DISCARD_PILE, RESERVE, SPACE, UNITS, Ref
from dune_desktop.scene.dragging import Shade
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
    return next(ref for ref, choice in sitting.asking.targets(card).items() if choice.refused)


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
    assert said.args == [sitting.asking.targets(card)[refused].reason]
    assert sitting.game == before
    assert not sitting.piece(card).veiled


def test_where_it_may_not_go_the_reason_stands_beside_the_pointer(sitting: Sitting) -> None:
    card, space = _way(sitting)
    refused = _refused_space(sitting, card)
    at = sitting.carry(card, sitting.point(refused))
    bubble = sitting.scene.bubble
    assert bubble.isVisible()
    assert bubble.words == sitting.asking.targets(card)[refused].reason
    sitting.move(at, sitting.point(space))
    assert bubble.words != sitting.asking.targets(card)[refused].reason
    sitting.key(Qt.Key.Key_Escape)
    assert not bubble.isVisible()


def test_where_it_may_go_the_cost_and_the_gain_stand_beside_the_pointer(sitting: Sitting) -> None:
    card, space = _way(sitting)
    visit = sitting.asking.targets(card)[space]
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
        assert sum(map(shade.path.contains, middles)) == 1
        assert shade.path.boundingRect().width() <= max(piece.seen().width() + 2 * piece.beyond for piece in pieces)
    sitting.key(Qt.Key.Key_Escape)


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

    def counting(asked: Asked, choices: Choices, ref: Ref) -> drags.Targets:
        asked_for.append(ref)
        return drags.targets(asked, choices, ref)

    monkeypatch.setattr("dune_desktop.models.asking.targets", counting)
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
    assert card in sitting.asking.draft


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
    assert space in sitting.asking.draft or space[1] in sitting.game.players[seat].agents
    if space in sitting.asking.draft:
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


def test_a_card_of_the_row_is_bought_by_dragging_it_onto_the_discard_pile(sitting: Sitting) -> None:
    sitting.play_until(lambda _: any(_buys(sitting)))
    seat = sitting.controller.looker
    source = next(_buys(sitting))
    sitting.drag(source, DISCARD_PILE)
    bought = {sitting.controller.face(card) for card in sitting.game.players[seat].discard}
    assert _face(sitting, source) in bought


def test_a_drop_anywhere_on_the_tray_buys_too(sitting: Sitting) -> None:
    sitting.play_until(lambda _: any(_buys(sitting)))
    seat, source = sitting.controller.looker, next(_buys(sitting))
    before = len(sitting.game.players[seat].discard)
    tray = sitting.scene.tray
    sitting.release(sitting.carry(source, sitting.view.mapFromScene(tray.mapToScene(tray.rect.center()))))
    assert len(sitting.game.players[seat].discard) > before


def _buys(sitting: Sitting) -> Iterator[Ref]:
    for zone in sitting.scene.row.zones:
        for card in zone.pieces():
            if card.ref is not None and DISCARD_PILE in sitting.asking.targets(card.ref):
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
