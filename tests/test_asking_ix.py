"""Questions of Rise of Ix, as rows and pieces: Freighters, tech tiles and Negotiators, and where things are dragged."""

from __future__ import annotations

import pytest

from dune_desktop.content.ix.facts import Ixian
from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import GARRISON
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.refs import (
    AMOUNT,
    BRANCH,
    CARD,
    GARRISON_UNITS,
    MONEY,
    NODE,
    OWN_TRAY,
    PURSE,
    TOKEN,
    units_ref,
)
from tests.asked import buttons, position, refused, rows, signs

pytestmark = pytest.mark.usefixtures("qapp")

WITH = 'with = ["ix"]\n'
SMUGGLING = WITH + 'seat0 = {hand = ["dune_the_desert_planet"], ixian = {freighter = 2}}\n'
TILES = 'tech = [["flagship"], ["artillery", "chaumurky"], ["minimic_film"]]\n'
NEGOTIATION = (
    WITH + 'ixboard = {tech = [["flagship"], ["artillery", "chaumurky"], ["minimic_film"]]}\n'
    'seat0 = {hand = ["dagger"], spice = 3, ixian = {negotiators = 2}}\n'
)


def freighter(text: str = SMUGGLING) -> Answering:
    return position(text, "agent dune_the_desert_planet > smuggling", "do smuggling.2")


def test_a_freighter_goes_to_the_space_above_or_back_to_the_start() -> None:
    answering = freighter()
    up, back = (answering.choices.by_ref[NODE, f"shipping_{n}"] for n in (3, 0))
    assert (up.key, signs(up)) == ("1", "freighter_advance if tech−2")
    assert (back.key, signs(back)) == (
        "2",
        "freighter_recall if troop2 influence and solari5 and opponents solari1 or spice2",
    )
    assert not [ref for ref in answering.choices.by_ref if ref[0] == BRANCH]


def test_each_of_two_icons_may_be_left() -> None:
    text = WITH + 'seat0 = {hand = ["dune_the_desert_planet"], influence.spacing_guild = 2}\n'
    answering = position(text, "agent dune_the_desert_planet > interstellar_shipping", "do interstellar_shipping.1")
    assert list(rows(answering)) == ["Advance your Freighter 1 space"]
    assert buttons(answering) == ["Leave the Freighter where it is"]


def test_where_only_the_second_side_is_open_no_other_answer_has_its_digit() -> None:
    hand = 'hand = ["dune_the_desert_planet"], influence.spacing_guild = 2, ixian = {freighter = 3}'
    text = f"{WITH}seat0 = {{{hand}}}\n"
    answering = position(text, "agent dune_the_desert_planet > interstellar_shipping", "do interstellar_shipping.1")
    keyed = [choice.key for choice in (*answering.choices.rows(), *answering.choices.buttons) if choice.key]
    assert keyed == ["2", "3"]
    assert answering.press("3")
    assert Ixian.of(answering._controller.view.players[0]).freighter == 3


def test_its_token_is_dragged_to_where_it_can_go() -> None:
    answering = freighter()
    targets = answering.targets((TOKEN, "shipping"))
    assert targets.keys() == {(NODE, "shipping_3"), (NODE, "shipping_0")}
    assert answering.drop((TOKEN, "shipping"), targets[NODE, "shipping_3"])
    assert Ixian.of(answering._controller.view.players[0]).freighter == 3


def test_from_the_start_the_token_is_dragged_before_anything_is_asked() -> None:
    """It can only go on: the open effect stands for the space above as well."""
    text = WITH + 'seat0 = {hand = ["dune_the_desert_planet"]}\n'
    answering = position(text, "agent dune_the_desert_planet > smuggling")
    assert answering.choices.by_ref[NODE, "shipping_1"].action == Action.parse("do smuggling.2")
    targets = answering.targets((TOKEN, "shipping"))
    assert targets.keys() == {(NODE, "shipping_1")}
    assert answering.drop((TOKEN, "shipping"), targets[NODE, "shipping_1"])
    assert Ixian.of(answering._controller.view.players[0]).freighter == 1


def test_rewards_of_a_recall_stand_on_their_spaces() -> None:
    answering = freighter()
    assert answering.choose((NODE, "shipping_0"))
    lit = {ref for ref in answering.choices.by_ref if ref[0] == NODE}
    assert lit == {(NODE, "shipping_1"), (NODE, "shipping_2")}


def tiles(text: str = NEGOTIATION) -> Answering:
    return position(text, "agent dagger > tech_negotiation", "do tech_negotiation.1", "pick 1")


def test_both_sides_of_the_space_are_chosen_on_the_table() -> None:
    """A tile that can be paid for, or the purse; the one that is too dear stays dark."""
    answering = position(NEGOTIATION, "agent dagger > tech_negotiation", "do tech_negotiation.1")
    acquire, send = answering.choices.rows()
    assert [ref[0] for ref in acquire.also] == [CARD, CARD]
    assert send.also == ((PURSE, "tech"),)
    assert answering.choose(acquire.also[0])
    assert answering.choices.prompt == "Acquire which tech tile, for 1 spice less?"


def test_a_tile_tells_its_price_now_and_what_is_missing() -> None:
    answering = tiles()
    assert answering.choices.prompt == "Acquire which tech tile, for 1 spice less?"
    assert {title: signs(row) for title, row in rows(answering).items()} == {
        "Artillery": "spice0",
        "Minimic Film": "spice1",
    }
    assert refused(answering) == {"Flagship": "2 short: spice"}
    assert buttons(answering) == ["No tech tile"]


def test_only_a_card_that_is_played_for_a_tile_has_to_bring_one() -> None:
    text = NEGOTIATION.replace('["dagger"]', '["dagger"], intrigue = ["machine_culture"]')
    answering = position(text, "play machine_culture")
    assert list(rows(answering)) == ["Artillery", "Minimic Film"]
    assert buttons(answering) == []


def test_spice_is_dragged_onto_a_tile_or_a_tile_to_the_own_things() -> None:
    answering = tiles()
    cards = [ref for ref, choice in answering.choices.by_ref.items() if ref[0] == CARD and choice.lit]
    assert answering.targets((MONEY, "spice")).keys() == set(cards)
    assert answering.targets((MONEY, "solari")) == {}
    assert OWN_TRAY in answering.targets(cards[0])


def test_negotiators_return_by_number_or_one_by_one() -> None:
    answering = tiles()
    assert answering.choose(rows(answering)["Minimic Film"].ref)
    assert {title: (row.key, signs(row), row.detail) for title, row in rows(answering).items()} == {
        "No Negotiators return": ("0", "spice1", ""),
        "1 Negotiator returns": ("1", "spice0", ""),
        "2 Negotiators return": ("2", "spice0", "more than it takes"),
    }
    assert answering.choose((PURSE, "tech"))
    assert answering.draft == ((AMOUNT, 1),)
    assert answering.choose((PURSE, "tech"))
    assert answering.draft[-1] == (AMOUNT, 2)
    assert answering.press("1")
    me = answering._controller.view.players[0]
    assert (me.spice, Ixian.of(me).negotiators, len(Ixian.of(me).tiles)) == (3, 1, 1)


def test_the_tile_whose_price_is_asked_about_is_marked() -> None:
    answering = tiles()
    film = rows(answering)["Minimic Film"].ref
    assert answering.choose(film)
    assert answering.state(film).kind == "chosen"


@pytest.mark.parametrize(
    ("tiles", "title"),
    [
        ("[]", "Put 1 dreadnought on a board space that can be controlled"),
        ('["detonation_devices"]', "Dreadnoughts"),
    ],
)
def test_a_dreadnought_that_won_does_what_its_owner_can_do_with_it(tiles: str, title: str) -> None:
    seat = f"seat0 = {{ixian = {{docked = 1, fighting = 1, tiles = {tiles}}}}}"
    answering = position(f'{WITH}phase = "combat"\nconflict = "skirmish_c"\n{seat}\n')
    assert title in rows(answering)


def test_dreadnoughts_keep_their_row_while_troops_use_up_what_both_may() -> None:
    text = """
    with = ["ix"]
    seat0 = {hand = ["reconnaissance"], garrison = 3, intrigue = ["windfall"], ixian = {docked = 1, commissioned = 1}}
    """
    answering = position(text, "agent reconnaissance > carthag", "do carthag.2")
    ships, troops = units_ref(GARRISON, "dreadnought"), GARRISON_UNITS
    keys = {row.ref: row.key for row in answering.choices.rows() if not row.refused}
    assert answering.step(troops, len(answering.choices.by_ref[troops].steps))
    row = answering.choices.by_ref[ships]
    assert (row.lit, row.spent, row.stepper) == (False, True, True)
    assert {row.ref: row.key for row in answering.choices.rows() if row.ref in keys} == keys
    assert answering.reason(ships)
    assert answering.step(troops, -1)
    assert answering.choices.by_ref[ships].lit
