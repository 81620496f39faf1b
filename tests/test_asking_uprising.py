"""The questions of Uprising: spies, contracts, sandworms, battle icons; what they say and what lights up for them."""

from __future__ import annotations

from typing import Any

import pytest

from dune_desktop.engine.events import Answered
from dune_desktop.models import refs
from dune_desktop.models.asking.answering import LIT, Answering
from dune_desktop.text.log.sentences import line
from tests.asked import buttons, drop, position, refused, rows, signs, space

pytestmark = pytest.mark.usefixtures("qapp")


def asked(text: str, *actions: str, **settings: Any) -> Answering:
    return position(text, *actions, edition="uprising", **settings)


def post(answering: Answering, post_id: str) -> refs.Ref:
    return refs.POST, answering.controller.edition.post_index[post_id]  # type: ignore[attr-defined]


# ---------------------------------------------------------------- spies

_ESPIONAGE = """
seat0 = {hand = ["diplomacy"], spice = 1, spies = ["post_emperor"]}
seat1.spies = ["post_fremen"]
"""


def test_a_spy_is_placed_on_a_free_post() -> None:
    answering = asked(_ESPIONAGE, "agent diplomacy > espionage", "do espionage.2")
    assert answering.choices.prompt == "Place a Spy on which post?"
    assert len(rows(answering)) == 11
    assert answering.state(post(answering, "post_choam")).kind == LIT
    assert answering.reason(post(answering, "post_fremen")) == "A Spy of Olha is there."


def test_without_a_spy_in_supply_one_is_recalled_first() -> None:
    seat = 'seat0 = {hand = ["diplomacy"], spice = 1, spies = ["post_emperor", "post_choam", "post_fremen"]}'
    answering = asked(seat, "agent diplomacy > espionage", "do espionage.2")
    assert answering.choices.prompt == "No Spies left in your supply: recall which one first?"
    assert len(rows(answering)) == 3


def test_a_card_with_the_spy_icon_alone_needs_a_spy_on_the_board() -> None:
    answering = asked('seat0.hand = ["guild_spy", "convincing_argument", "dagger"]')
    assert refused(answering)["Guild Spy"] == "For the Spy icon of Guild Spy you need a Spy on the board."
    assert refused(answering)["Convincing Argument"] == "Convincing Argument has no Agent icon."
    answering = asked('seat0 = {hand = ["guild_spy"], spies = ["post_emperor"]}')
    assert "Guild Spy" in rows(answering)


def test_a_spy_draws_a_card_if_one_likes() -> None:
    answering = asked(_ESPIONAGE, "agent diplomacy > dutiful_service")
    assert answering.choices.prompt == "Gather Intelligence: recall a Spy to draw a card?"
    assert list(rows(answering)) == ["Emperor post"]
    assert buttons(answering) == ["No, keep your Spies"]
    assert answering.choices.buttons[0].key == "2"


def test_what_is_offered_after_a_price_is_what_it_bought() -> None:
    combat = 'phase = "combat"\nseat0 = {troops = 3, intrigue = ["go_to_ground"]}\nseat1.troops = 1'
    answering = asked(combat, "play go_to_ground", "pick 2")
    assert answering.choices.prompt == "Place a Spy on which post?"
    assert len(rows(answering)) == 13
    assert buttons(answering) == ["No, place no Spy"]
    answering.take(answering.choices.buttons[0])
    assert answering.controller.view.combat is None
    assert not answering.controller.view.players[0].spies


def test_a_card_that_the_training_track_may_trash_is_one_question() -> None:
    seat = 'seat0 = {hand = ["signet_ring", "dagger"], training = "fork1_top"}'
    table = f'leaders = ["feyd_rautha_harkonnen"]\n{seat}'
    answering = asked(table, "agent signet_ring > imperial_basin", "do signet_ring.agent.1")
    assert list(rows(answering)) == ["Dagger", "Signet Ring"]
    assert buttons(answering) == ["No, trash no card"]


def test_a_card_that_is_paid_in_solari_says_its_price_in_solari() -> None:
    seat = 'seat0 = {hand = ["price_is_no_object"], solari = 9}\nrow = ["guild_spy"]'
    answering = asked(seat, "agent price_is_no_object > dutiful_service", "do price_is_no_object.agent.1")
    assert rows(answering)["Guild Spy"].detail == "cost: 3 Solari"


def test_a_leader_that_turns_says_so_in_the_row() -> None:
    answering = asked(
        'leaders = ["lady_jessica"]\nseat0 = {hand = ["diplomacy"], memories = 2}', "agent diplomacy > secrets"
    )
    assert "You may return all your memories and flip this Leader" in rows(answering)


# ---------------------------------------------------------------- what spies open

_INFILTRATION = """
seat0 = {hand = ["diplomacy", "dune_the_desert_planet"], spice = 9, water = 3, spies = ["post_emperor"]}
seat1.agents = ["sardaukar"]
"""
_SARDAUKAR = "sardaukar"


def card(answering: Answering, face_id: str) -> refs.Ref:
    controller = answering.controller  # type: ignore[attr-defined]
    hand = controller.view.players[0].hand
    return refs.CARD, next(one for one in hand if controller.face(one).id == face_id)


def test_infiltrating_says_which_spy_is_recalled_before_it_is_done() -> None:
    answering = asked(_INFILTRATION)
    sardaukar = space(answering, _SARDAUKAR)
    assert answering.state(sardaukar).spy == "recall_spy"
    assert answering.visit(sardaukar) == "Diplomacy · recalls your Spy: Emperor post"
    over = answering.targets(card(answering, "diplomacy"))[sardaukar]
    assert answering.choose(card(answering, "diplomacy"))
    row = rows(answering)["Sardaukar"]
    assert row.detail == over.detail == "recalls your Spy: Emperor post"
    assert row.words.endswith("Your Spy is recalled to infiltrate: an Agent of Olha is there")
    assert signs(row).startswith("recall_spy spice4 arrow")
    assert answering.state(sardaukar).spy == "recall_spy"
    other = rows(answering)["Dutiful Service"]
    assert (other.detail, other.spy) == ("", "")


def test_of_two_spies_that_open_a_space_one_may_choose() -> None:
    text = """
    seat0 = {hand = ["reconnaissance", "signet_ring"], spies = ["post_research_refinery", "post_refinery_arrakeen"]}
    seat1.agents = ["spice_refinery"]
    """
    answering = asked(text)
    refinery = space(answering, "spice_refinery")
    assert answering.choose(refinery)
    details = {row.detail for row in rows(answering).values()}
    assert details == {
        "recalls a Spy of your choice: Research Station and Spice Refinery post, Arrakeen and Spice Refinery post"
    }


def test_an_agent_that_others_do_not_block_recalls_no_spy() -> None:
    modules = _INFILTRATION.replace("seat0 = {", 'seat0 = {intrigue = ["infiltrate"], ')
    answering = position(modules, "play infiltrate", edition="blend")
    assert answering.visit(space(answering, _SARDAUKAR)) == "Diplomacy"
    assert answering.state(space(answering, _SARDAUKAR)).spy == ""


def test_the_spy_icon_says_which_post_opens_a_space() -> None:
    answering = asked('seat0 = {hand = ["guild_spy"], spice = 9, spies = ["post_emperor"]}')
    assert answering.choose(card(answering, "guild_spy"))
    row = rows(answering)["Dutiful Service"]
    assert (row.detail, row.spy) == ("by the Spy icon: Emperor post", "spy")


def test_a_card_that_needs_no_influence_says_so() -> None:
    answering = asked('seat0 = {hand = ["undercover_asset"], spice = 9, influence = {spacing_guild = 1}}')
    assert answering.choose(card(answering, "undercover_asset"))
    assert rows(answering)["Shipping"].detail == "without the Influence it requires"
    answering = asked('seat0 = {hand = ["undercover_asset"], spice = 9, influence = {spacing_guild = 2}}')
    assert answering.choose(card(answering, "undercover_asset"))
    assert rows(answering)["Shipping"].detail == ""


# ---------------------------------------------------------------- contracts and battle icons


def test_a_contract_says_what_it_gives() -> None:
    text = """
    modules = ["choam"]
    contract_market = ["arrakeen_troop_spy", "harvest_3"]
    seat0.hand = ["dune_the_desert_planet"]
    """
    answering = asked(text, "agent dune_the_desert_planet > accept_contract", "do accept_contract.1")
    assert answering.choices.prompt == "Take which contract?"
    assert [signs(row) for row in rows(answering).values()] == ["troop1 spy", "solari3"]


_TROPHIES = """
phase = "endgame"
round = 4
seat0.trophies = ["propaganda", "trade_dispute", "spice_freighters"]
"""


def test_at_the_end_the_wild_battle_icon_makes_a_pair() -> None:
    answering = asked(_TROPHIES)
    assert answering.choices.heading == "Serhii: the end of the game"
    assert [signs(row) for row in rows(answering).values()] == ["wild arrow vp"]
    propaganda = answering.controller.view.players[0].trophies[0]  # type: ignore[attr-defined]
    assert answering.state((refs.TROPHY, propaganda)).kind == LIT
    answering = asked(_TROPHIES, "do wild.endgame")
    assert answering.choices.heading == "Serhii: the end of the game"
    assert answering.choices.prompt == "Turn which card face down?"
    assert [signs(row) for row in rows(answering).values()] == ["desert_mouse", "crysknife"]


# ---------------------------------------------------------------- the Shield Wall


def test_the_wall_is_lit_where_it_may_be_destroyed() -> None:
    text = """
    seat0 = {hand = ["reconnaissance"], influence = {fremen = 2}}
    """
    answering = asked(text, "agent reconnaissance > sietch_tabr")
    assert answering.state(refs.SHIELD_WALL).kind == LIT
    assert answering.choose(refs.SHIELD_WALL)
    assert answering.choices.prompt == "Choose one"
    assert answering.state(refs.SHIELD_WALL).key == "2"
    assert answering.choose(refs.SHIELD_WALL)
    assert answering.state(refs.SHIELD_WALL).kind == LIT
    assert answering.choose(refs.SHIELD_WALL)
    assert not answering.controller.view.wall  # type: ignore[attr-defined]
    assert answering.state(refs.SHIELD_WALL).kind == ""


_AT_HAGGA_BASIN = """
conflict = "siege_of_arrakeen"
seat0 = {hand = ["dune_the_desert_planet"], hooks = true}
"""


def test_the_half_with_the_sandworm_says_that_the_shield_wall_keeps_it_out() -> None:
    answering = asked(_AT_HAGGA_BASIN, "agent dune_the_desert_planet > hagga_basin")
    assert next(iter(rows(answering))) == "Harvest 2 spice and all bonus spice on this space"
    worm = "Summon 1 sandworm and gain all bonus spice on this space"
    assert refused(answering)[worm] == "The Shield Wall protects this Conflict: sandworms cannot enter it."
    answering = asked("wall = false" + _AT_HAGGA_BASIN, "agent dune_the_desert_planet > hagga_basin")
    assert worm not in refused(answering)


def test_the_only_half_that_is_left_is_taken_with_the_reason_against_the_other() -> None:
    answering = asked(_AT_HAGGA_BASIN, "agent dune_the_desert_planet > hagga_basin", "do hagga_basin.1")
    controller = answering.controller
    told = next(event for event in controller.history[-1].events if isinstance(event, Answered))
    assert line(told, controller.game, viewer=0, who=str) == (
        "0 takes the only choice: Hagga Basin (“harvest 2 spice and all bonus spice on this space”). "
        "The Shield Wall protects this Conflict: sandworms cannot enter it."
    )
    assert "Shield Wall" not in str(line(told, controller.game, viewer=1, who=str))


def test_a_wall_that_is_gone_is_not_lit() -> None:
    text = """
    wall = false
    seat0 = {hand = ["reconnaissance"], influence = {fremen = 2}}
    """
    answering = asked(text, "agent reconnaissance > sietch_tabr")
    assert answering.state(refs.SHIELD_WALL).kind == ""


# ---------------------------------------------------------------- drags


def test_a_spy_is_dragged_from_supply_to_a_post() -> None:
    answering = asked(_ESPIONAGE, "agent diplomacy > espionage", "do espionage.2")
    targets = answering.targets(refs.SPY_SUPPLY)
    assert targets[post(answering, "post_choam")].lit
    assert targets[post(answering, "post_fremen")].reason == "A Spy of Olha is there."
    assert drop(answering, refs.SPY_SUPPLY, post(answering, "post_choam"))
    assert len(answering.controller.view.players[0].spies) == 2


def test_a_recalled_spy_is_dragged_to_supply() -> None:
    answering = asked(_ESPIONAGE, "agent diplomacy > dutiful_service")
    assert answering.targets(refs.SPY_SUPPLY) == {}
    spy = post(answering, "post_emperor")
    assert list(answering.targets(spy)) == [refs.SPY_SUPPLY]
    assert drop(answering, spy, refs.SPY_SUPPLY)


def test_a_fork_of_the_training_track_is_one_press() -> None:
    seat = 'seat0 = {hand = ["signet_ring"], water = 3, solari = 3}'
    answering = asked(f'leaders = ["feyd_rautha_harkonnen"]\n{seat}', "agent signet_ring > hagga_basin")
    branches = [row for row in answering.choices.rows() if row.ref[0] == refs.NODE]
    assert [(row.title, row.detail, signs(row)) for row in branches] == [
        ("Signet Ring", "First fork, above", "solari1 arrow trash"),
        ("Signet Ring", "First fork, below", "spy"),
    ]
    assert answering.choose(branches[1].ref)
    assert answering.choices.prompt == "Place a Spy on which post?"
