"""Spies and contracts are dragged, with real presses, moves and releases."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt

from dune_desktop.models.refs import CARD, CONTRACT, POST, SEAT, SPACE, SPY_SUPPLY, Ref
from dune_desktop.scene.board.space import SpaceItem
from tests.asked import set_up
from tests.scenes import Sitting

_SPIES = """
seat0 = {hand = ["diplomacy"], spice = 1, spies = ["post_emperor"]}
seat1.spies = ["post_fremen"]
"""
_CONTRACTS = """
modules = ["choam"]
contract_market = ["arrakeen_troop_spy", "harvest_3"]
seat0.hand = ["dune_the_desert_planet"]
"""
_TAKING = ("agent dune_the_desert_planet > accept_contract", "do accept_contract.1")


def sit(qtbot: QtBot, text: str, *actions: str) -> Sitting:
    sitting = Sitting(controller=set_up(text, *actions, edition="uprising"))
    qtbot.addWidget(sitting.view)
    return sitting


def post(sitting: Sitting, post_id: str) -> Ref:
    return POST, sitting.controller.edition.post_index[post_id]


def test_a_spy_of_the_supply_is_dropped_on_a_free_post(qtbot: QtBot) -> None:
    sitting = sit(qtbot, _SPIES, "agent diplomacy > espionage", "do espionage.2")
    sitting.drag(SPY_SUPPLY, post(sitting, "post_choam"))
    assert post(sitting, "post_choam")[1] in sitting.game.players[0].spies


def test_where_a_spy_is_already_the_drop_says_so(qtbot: QtBot) -> None:
    sitting = sit(qtbot, _SPIES, "agent diplomacy > espionage", "do espionage.2")
    with qtbot.waitSignal(sitting.scene.announced) as said:
        sitting.drag(SPY_SUPPLY, post(sitting, "post_fremen"))
    assert said.args == ["A Spy of Olha is there."]
    assert sitting.game.players[0].spies == (0,)


def test_the_supply_of_spies_stays_where_nothing_asks_for_one(qtbot: QtBot) -> None:
    sitting = sit(qtbot, _SPIES)
    sitting.carry(SPY_SUPPLY, sitting.point(post(sitting, "post_choam")))
    assert not sitting.scene.dragging.active


def test_a_spy_comes_back_when_it_is_dropped_on_the_supply(qtbot: QtBot) -> None:
    sitting = sit(qtbot, _SPIES, "agent diplomacy > dutiful_service")
    at = sitting.carry(post(sitting, "post_emperor"), sitting.point(SPY_SUPPLY))
    assert sitting.scene.dragging.active
    assert not sitting.piece(post(sitting, "post_emperor")).veiled
    sitting.release(at)
    assert sitting.game.players[0].spies == ()


@pytest.mark.parametrize("onto", ["quadrant", "tray"])
def test_a_contract_is_dropped_on_the_own_quadrant_or_tray(qtbot: QtBot, onto: str) -> None:
    sitting = sit(qtbot, _CONTRACTS, *_TAKING)
    contract = sitting.game.contract_market[1]
    tray = sitting.scene.tray
    tray_middle = sitting.view.mapFromScene(tray.mapToScene(tray.rect.center()))
    target = sitting.point((SEAT, 0)) if onto == "quadrant" else tray_middle
    sitting.release(sitting.carry((CONTRACT, contract), target))
    assert sitting.game.players[0].contracts == (contract,)


def test_a_contract_dropped_elsewhere_stays_on_the_market(qtbot: QtBot) -> None:
    sitting = sit(qtbot, _CONTRACTS, *_TAKING)
    contract = sitting.game.contract_market[1]
    sitting.drag((CONTRACT, contract), (SEAT, 1))
    assert sitting.game.players[0].contracts == ()
    assert not sitting.piece((CONTRACT, contract)).veiled


_RICH = """
seat0.hand = ["diplomacy", "dagger", "reconnaissance", "dune_the_desert_planet", "subversive_advisor"]
seat0.solari = 10
seat0.spice = 10
seat0.water = 5
seat0.influence = {emperor = 2, spacing_guild = 2, bene_gesserit = 2, fremen = 2}
seat0.spies = ["post_emperor", "post_research_refinery", "post_deep_desert"]
seat1.agents = ["spice_refinery"]
"""


def test_every_way_of_an_agent_is_a_drag_of_its_card(qtbot: QtBot) -> None:
    sitting = sit(qtbot, _RICH)
    ways = [action for action in sitting.options() if action.verb == "agent"]
    assert len({action.args[1] for action in ways}) == len(sitting.controller.edition.spaces)
    for action in ways:
        face, space_id = action.args
        hand = sitting.game.players[0].hand
        card = next(card for card in hand if sitting.controller.face(card).id == face)  # type: ignore[union-attr]
        space = sitting.controller.edition.space_index[space_id]
        history = sitting.controller.history
        before = len(history)
        sitting.drag((CARD, card), (SPACE, space))
        assert history[before].action == action
        while len(history) > before:  # a lone effect is done with it
            assert sitting.controller.undo()


def test_over_an_occupied_space_the_drag_says_which_spy_is_recalled(qtbot: QtBot) -> None:
    sitting = sit(qtbot, _RICH)
    refinery = SPACE, sitting.controller.edition.space_index["spice_refinery"]
    item = sitting.piece(refinery)
    assert isinstance(item, SpaceItem)
    assert item.spy == ("recall_spy", "red")
    assert item.boundingRect().left() < 0
    hand = sitting.game.players[0].hand
    card = next(card for card in hand if getattr(sitting.controller.face(card), "id", "") == "reconnaissance")
    sitting.carry((CARD, card), sitting.point(refinery))
    assert sitting.scene.bubble.words == "Spice Refinery\nrecalls your Spy: Research Station and Spice Refinery post"
    assert sitting.scene.bubble.signs[0].name == "recall_spy"
    sitting.key(Qt.Key.Key_Escape)


def test_the_tooltip_of_an_occupied_space_says_which_spy_is_recalled(qtbot: QtBot) -> None:
    sitting = sit(qtbot, _RICH)
    refinery = sitting.piece((SPACE, sitting.controller.edition.space_index["spice_refinery"]))
    assert "recalls your Spy: Research Station and Spice Refinery post" in sitting.scene.words(refinery)
