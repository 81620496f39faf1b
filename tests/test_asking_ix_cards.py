"""The questions of Imperium cards of Rise of Ix: units of several kinds, a cheaper Heighliner, another turn."""

from __future__ import annotations

from typing import Any

import pytest

from dune_desktop.content.ix.facts import DealtContracts
from dune_desktop.engine.actions import Action
from dune_desktop.engine.events import Answered
from dune_desktop.engine.names import CONFLICT
from dune_desktop.engine.setup import Setup
from dune_desktop.files.settings import Settings
from dune_desktop.models import refs
from dune_desktop.models.asking.answering import LIT, Answering
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import OPEN
from dune_desktop.text.box_signs import intrigue_kinds
from dune_desktop.text.log.sentences import line
from dune_desktop.text.signs import IF
from dune_desktop.windows.decision.decision_foot import undo_texts
from tests.asked import SEATS, buttons, position, refused, rows, signs
from tests.ixian import IX

pytestmark = pytest.mark.usefixtures("qapp")


def asked(text: str, *actions: str, **settings: Any) -> Answering:
    return position(f'with = ["ix"]\n{text}', *actions, **settings)


# ---------------------------------------------------------------- units of several kinds

_WITHDRAWAL = """
seat0 = {hand = ["negotiated_withdrawal"], troops = 3, garrison = 0, ixian = {fighting = 2, docked = 0}}
"""


def test_units_that_retreat_are_picked_one_after_another_by_name_or_in_the_conflict() -> None:
    answering = asked(_WITHDRAWAL, "reveal", "do negotiated_withdrawal.reveal.2")
    assert answering.choices.prompt == "Retreat 3 units: 1 of 3"
    assert list(rows(answering)) == ["1 troop", "1 dreadnought"]
    assert answering.choose(refs.units_ref(CONFLICT, "dreadnought"))
    assert answering.choices.prompt == "Retreat 3 units: 2 of 3"
    assert answering.state(refs.units_ref(CONFLICT, "troop")).kind == LIT


_AMBUSH = """
seat0 = {hand = ["desert_ambush"], garrison = 3}
seat1 = {troops = 1, garrison = 0, ixian = {fighting = 1, docked = 1}}
seat2 = {troops = 1, garrison = 0}
"""


def test_the_ambush_asks_whose_unit_and_then_which() -> None:
    answering = asked(_AMBUSH, "agent desert_ambush > imperial_basin", "deploy 1", "do desert_ambush.agent.1")
    assert answering.choices.prompt == "Whose unit retreats?"
    assert list(rows(answering)) == ["Olha", "Andrii"]
    assert answering.choose((refs.SEAT, 1))
    assert answering.choices.prompt == "Which unit retreats?"
    assert list(rows(answering)) == ["1 troop", "1 dreadnought"]
    assert answering.choose((refs.UNIT, "dreadnought"))
    assert refused(answering)["Desert Ambush"] == "You need to have deployed 2 troops to the Conflict this turn."


def test_the_log_names_the_only_kind_of_unit_that_could_retreat() -> None:
    answering = asked(
        _AMBUSH, "agent desert_ambush > imperial_basin", "deploy 1", "do desert_ambush.agent.1", "pick seat2"
    )
    controller = answering.controller  # type: ignore[attr-defined]
    told = [event for event in controller.history[-1].events if isinstance(event, Answered)]
    assert [line(event, controller.game, 0) for event in told] == ["Seat 1 takes the only choice: 1 troop."]


def test_undo_names_the_kind_of_unit_that_was_deployed() -> None:
    ships = 'seat0 = {hand = ["reconnaissance"], ixian = {docked = 0, commissioned = 2}}'
    answering = asked(ships, "agent reconnaissance > arrakeen", "deploy 1 dreadnought")
    controller = answering.controller  # type: ignore[attr-defined]
    assert undo_texts(controller)[0] == "Undo: 1 dreadnought to the Conflict"
    assert controller.act(Action.parse("take_back 1 dreadnought"))
    assert undo_texts(controller)[0] == "Undo: 1 dreadnought back to the garrison"
    assert controller.act(Action.parse("deploy 2"))
    assert undo_texts(controller)[0] == "Undo: deploying 2 troops"


# ---------------------------------------------------------------- a cheaper Heighliner


def test_a_space_has_the_price_that_the_chosen_card_makes_it() -> None:
    answering = asked('seat0 = {hand = ["guild_accord", "diplomacy"], spice = 6}')
    cards = {answering.controller.face(card).id: card for card in answering.controller.game.players[0].hand}  # type: ignore[attr-defined]
    prices = []
    for face in ("guild_accord", "diplomacy"):
        assert answering.choose((refs.CARD, cards[face]))
        prices.append(signs(rows(answering)["Heighliner"]).partition(" ")[0])
        assert answering.back()
    assert prices == ["spice4", "spice6"]


# ---------------------------------------------------------------- another turn


def test_another_turn_is_one_of_the_effects_of_the_turn() -> None:
    answering = asked('seat0.hand = ["weirding_way", "dagger"]', "agent weirding_way > smuggling")
    assert "You may take another turn directly after this one" in rows(answering)
    assert "End turn" in buttons(answering)


def begun(board: str, seed: int, leader: str, *modules: str) -> Answering:
    """A new game, at its first question."""
    setup = Setup(3, seed, (leader,), (*modules, *IX))
    return Answering(GameController(board, setup, SEATS[:3], cover=OPEN), Settings())


def test_the_hand_is_offered_to_ilesa_who_sets_a_card_aside() -> None:
    answering = begun("base", 77, "ilesa_ecaz")
    assert answering.choices.prompt == "Set aside which card until your second turn?"
    hand = answering._controller.view.players[0].hand
    assert set(rows(answering)) == {"Dune, the Desert Planet", "Dagger", "Convincing Argument", "Reconnaissance"}
    assert all(answering.state((refs.CARD, card)).kind == LIT for card in hand)


def test_one_of_the_contracts_that_are_dealt_is_chosen() -> None:
    answering = begun("uprising", 3, "ilesa_ecaz", "choam")
    assert answering.choices.prompt == "Begin with which contract?"
    view = answering._controller.view
    offered = DealtContracts.of(view.players[view.seat]).offered
    assert [row.ref for row in answering.choices.rows()] == [(refs.CONTRACT, number) for number in offered]


def test_intrigue_cards_that_go_under_the_deck_are_offered() -> None:
    text = 'seat0 = {hand = ["dagger"], intrigue = ["finesse", "ambush"], ixian = {tiles = ["sonic_snoopers"]}}'
    answering = asked(text, "do sonic_snoopers.plot")
    assert set(rows(answering)) == {"Finesse", "Ambush"}
    assert len(buttons(answering)) == 1


def test_hundro_reads_what_the_two_cards_do_before_he_keeps_one() -> None:
    """They lie nowhere on the table: their rows say it in signs."""
    setup = Setup(3, 5, ("viscount_hundro_moritani",), IX)
    controller = GameController("base", setup, SEATS[:3], cover=OPEN)
    offered = list(Answering(controller, Settings()).choices.rows())
    assert len(offered) == 2
    for row in offered:
        assert row.action is not None
        face = controller.game.edition.intrigue_by_id[row.action.args[0]]
        kinds = intrigue_kinds(face)
        assert row.signs[:2] == (kinds[0], IF)
        assert set(kinds) <= set(row.signs)
