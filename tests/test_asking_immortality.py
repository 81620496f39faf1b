"""Questions of Immortality, as rows and pieces: grafted cards, research, specimens, Family Atomics."""

from __future__ import annotations

import pytest

from dune_desktop.content.immortality.facts import Lab
from dune_desktop.engine.actions import Action
from dune_desktop.models.asking.answering import CHOSEN, Answering
from dune_desktop.models.refs import ATOMICS, CARD, END_BUTTON, NODE, PURSE, SUPPLY_UNITS, TOKEN, Ref
from tests.asked import confirming, drop, position, refused, rows, signs, space

pytestmark = pytest.mark.usefixtures("qapp")

WITH = 'with = ["immortality"]\n'
GRAFT = WITH + 'seat0 = {hand = ["face_dancer", "experimentation", "dagger"], solari = 9}\n'


def hand(answering: Answering, face: str) -> Ref:
    """A card of the hand, or of the Row."""
    view = answering.controller.view  # type: ignore[attr-defined]
    cards = (*view.players[0].hand, *view.row)
    return CARD, next(card for card in cards if answering.controller.face(card).id == face)  # type: ignore[attr-defined]


# ---------------------------------------------------------------- grafting


def test_a_graft_card_asks_for_its_partner_and_then_for_the_space() -> None:
    answering = position(GRAFT)
    assert answering.choose(hand(answering, "face_dancer"))
    assert answering.choices.prompt == "Face Dancer: grafted with which card?"
    assert list(rows(answering)) == ["Experimentation", "Dagger"]
    assert answering.choose(hand(answering, "dagger"))
    assert answering.choices.prompt == "Face Dancer and Dagger: where to?"
    assert answering.back()
    assert answering.choices.prompt == "Face Dancer: grafted with which card?"


def test_an_ordinary_card_offers_its_spaces_and_then_what_it_may_be_grafted_to() -> None:
    answering = position(GRAFT)
    assert answering.choose(hand(answering, "dagger"))
    assert [group.title for group in answering.choices.groups][:2] == ["", "Graft with"]
    assert answering.choose(hand(answering, "face_dancer"))
    assert answering.choices.prompt == "Face Dancer and Dagger: where to?"


def test_a_space_asks_for_a_card_and_for_its_partner() -> None:
    answering = position(GRAFT)
    assert answering.choose(space(answering, "wealth"))
    assert list(rows(answering)) == ["Face Dancer"]
    assert answering.choose(hand(answering, "face_dancer"))
    assert answering.choose(hand(answering, "experimentation"))
    turn = answering.controller.view.turn  # type: ignore[attr-defined]
    assert turn.partner != -1


def test_cards_for_a_space_that_is_chosen_do_not_count_the_spaces_that_they_reach() -> None:
    answering = position(GRAFT)
    assert rows(answering)["Face Dancer"].detail.endswith("spaces")
    assert answering.choose(space(answering, "wealth"))
    assert rows(answering)["Face Dancer"].detail == ""
    assert answering.choose(hand(answering, "face_dancer"))
    assert [row.detail for row in rows(answering).values()] == ["", ""]


def test_a_card_is_dropped_on_another_and_both_on_a_space() -> None:
    answering = position(GRAFT)
    dancer, dagger = hand(answering, "face_dancer"), hand(answering, "dagger")
    assert drop(answering, dagger, dancer)
    assert answering.draft == (dagger, dancer)
    assert drop(answering, dancer, space(answering, "wealth"))
    assert answering.controller.view.turn.partner != -1  # type: ignore[attr-defined]


def test_a_card_without_icons_is_half_of_a_pair() -> None:
    answering = position(WITH + 'seat0 = {hand = ["face_dancer", "planned_coupling", "convincing_argument"]}\n')
    assert list(rows(answering))[:3] == ["Face Dancer", "Planned Coupling", "Convincing Argument"]
    assert answering.choose(hand(answering, "convincing_argument"))
    assert answering.choices.prompt == "Convincing Argument: grafted with which card?"


ONLY_PAIR = WITH + 'seat0 = {hand = ["face_dancer", "dagger"], solari = 9}\n'


def test_the_only_partner_of_a_graft_card_is_not_asked_for() -> None:
    answering = position(ONLY_PAIR)
    assert answering.choose(hand(answering, "face_dancer"))
    assert answering.choices.prompt == "Face Dancer and Dagger: where to?"
    assert [answering.state(hand(answering, one)).kind for one in ("face_dancer", "dagger")] == [CHOSEN, CHOSEN]
    assert answering.choose(space(answering, "wealth"))
    assert answering.controller.view.turn.partner != -1  # type: ignore[attr-defined]


def test_equal_cards_are_one_partner() -> None:
    answering = position(WITH + 'seat0 = {hand = ["face_dancer", "dagger", "dagger"], solari = 9}\n')
    assert answering.choose(hand(answering, "face_dancer"))
    assert answering.choices.prompt == "Face Dancer and Dagger: where to?"


def test_a_card_without_icons_goes_with_its_only_partner() -> None:
    answering = position(WITH + 'seat0 = {hand = ["face_dancer", "convincing_argument"]}\n')
    assert answering.choose(hand(answering, "convincing_argument"))
    assert answering.choices.prompt == "Face Dancer and Convincing Argument: where to?"
    assert answering.back()
    assert answering.choices.prompt == "Send an Agent, or reveal"


def test_a_card_that_can_go_alone_is_asked_all_the_same() -> None:
    answering = position(ONLY_PAIR)
    assert answering.choose(hand(answering, "dagger"))
    titles = [group.title for group in answering.choices.groups]
    assert "Graft with" in titles
    assert answering.choose(hand(answering, "face_dancer"))
    assert answering.choices.prompt == "Face Dancer and Dagger: where to?"


def test_a_space_that_a_graft_card_reaches_with_one_partner_is_taken_with_it() -> None:
    table = WITH + 'seat0 = {hand = ["face_dancer", "planned_coupling", "dagger", "diplomacy"], solari = 9}\n'
    answering = position(table)
    assert answering.choose(space(answering, "rally_troops"))  # the dagger alone, or with either of the others
    row = rows(answering)["Face Dancer"]
    assert (row.detail, row.action) == ("grafted with Dagger", Action.parse("agent face_dancer+dagger > rally_troops"))


def test_a_drag_onto_a_space_takes_the_only_partner_too() -> None:
    answering = position(ONLY_PAIR)
    assert drop(answering, hand(answering, "face_dancer"), space(answering, "wealth"))
    assert answering.controller.view.turn.partner != -1  # type: ignore[attr-defined]


def test_usurp_takes_a_partner_from_the_row_which_is_trashed() -> None:
    answering = position(WITH + 'row = ["spice_hunter"]\nseat0 = {hand = ["usurp", "dagger"]}\n')
    assert answering.choose(hand(answering, "usurp"))
    titles = [group.title for group in answering.choices.groups]
    assert titles == ["Hand", "Imperium Row: trashed at the end of the turn"]
    hunter = hand(answering, "spice_hunter")
    assert drop(answering, hand(answering, "usurp"), hunter)
    assert answering.choose(space(answering, "imperial_basin"))
    assert answering.controller.view.turn.usurped == hunter[1]  # type: ignore[attr-defined]


@pytest.mark.parametrize("pair", ["usurp+dagger", "usurp+row:spice_hunter"])
def test_what_usurp_is_grafted_to_is_settled_when_the_agent_is_sent(pair: str) -> None:
    table = WITH + 'row = ["spice_hunter"]\nseat0 = {hand = ["usurp", "dagger"], solari = 9}\n'
    space_id = "rally_troops" if pair == "usurp+dagger" else "imperial_basin"
    answering = position(table, f"agent {pair} > {space_id}")
    assert "Usurp" not in refused(answering)


# ---------------------------------------------------------------- at any time


def at_any_time(answering: Answering) -> dict[str, str]:
    groups = {group.title: group for group in answering.choices.groups}
    return {row.title: row.detail for row in groups["At any time"].rows} if "At any time" in groups else {}


def test_specimens_come_back_and_atomics_are_used_at_any_time() -> None:
    answering = position(WITH + 'seat0 = {hand = ["dagger"], lab = {specimens = 2}}\n')
    assert at_any_time(answering) == {
        "Specimens": "Return any number of your specimens to your supply",
        "Family Atomics": "",
    }
    assert drop(answering, (PURSE, "tleilaxu"), SUPPLY_UNITS)
    assert list(rows(answering)) == ["1", "2"]
    assert answering.press("2")
    assert at_any_time(answering) == {"Family Atomics": ""}


def test_family_atomics_are_confirmed_inline_whether_as_a_row_or_on_the_plate() -> None:
    answering = position(WITH + 'seat0 = {hand = ["dagger"]}\n')
    assert answering.choose(ATOMICS)
    asked = confirming(answering)
    assert asked is not None
    assert answering.choices.prompt == "5 cards of the Imperium Row leave the game. Go on?"
    assert answering.confirm()
    assert at_any_time(answering) == {}
    assert answering.reason(ATOMICS)


def test_cards_of_the_tleilaxu_row_wait_for_the_reveal_turn_and_say_nothing_of_persuasion() -> None:
    answering = position(WITH + 'seat0 = {hand = ["dagger"], lab = {specimens = 3}}\n')
    market = answering.controller.edition.market_by_id["tleilaxu"]  # type: ignore[attr-defined]
    for_sale = [number for number in market.zone.of(answering.controller.view) if number >= 0]  # type: ignore[attr-defined]
    assert for_sale
    assert {answering.reason((CARD, number)) for number in for_sale} == {"Cards are acquired in your Reveal turn."}


# ---------------------------------------------------------------- a Conflict is over


@pytest.mark.parametrize(
    ("card", "prompt"),
    [
        ("harvest_cells", "You lost 3 or more troops in the Conflict: play a card, or continue"),
        ("ambush", "You lost 3 or more troops in the Conflict: continue. You cannot play any of your cards now. "),
    ],
)
def test_after_a_conflict_the_question_says_why_it_is_asked(card: str, prompt: str) -> None:
    fought = f'phase = "combat"\nseat0 = {{troops = 3, intrigue = ["{card}"]}}\nseat1 = {{troops = 4}}\n'
    assert position(WITH + fought, "pass").choices.prompt.startswith(prompt)


def test_before_a_defence_specimens_are_asked_for_with_the_reason() -> None:
    table = 'round = 5\nphase = "round"\nconflict = "siege_of_arrakeen"\ncontrol.arrakeen = 0\n'
    answering = position(WITH + table + "seat0 = {garrison = 9, supply = 0, lab.specimens = 3}\n")
    assert answering.choices.heading == "Serhii: defence"
    assert answering.choices.prompt == "No troop is in your supply to defend with. Return how many specimens to it?"
    assert list(rows(answering)) == ["0", "1", "2", "3"]


# ---------------------------------------------------------------- research


def test_branches_of_research_are_the_nodes_themselves() -> None:
    text = WITH + 'seat0 = {hand = ["experimentation"], lab = {research = 1}}\n'
    answering = position(text, "agent experimentation > imperial_basin", "do experimentation.agent.1")
    assert {row.ref for row in rows(answering).values()} == {(NODE, "r2a"), (NODE, "r2b")}
    assert answering.targets((TOKEN, "research")).keys() == {(NODE, "r2a"), (NODE, "r2b")}
    assert [row.detail for row in rows(answering).values()] == ["Column 2, top", "Column 2, bottom"]
    assert answering.press("2")
    assert Lab.of(answering.controller.view.players[0]).tleilaxu == 1  # type: ignore[attr-defined]


def test_an_open_research_has_a_row_for_each_branch_which_is_taken_with_it() -> None:
    text = WITH + 'seat0 = {hand = ["experimentation"], lab = {research = 1}}\n'
    answering = position(text, "agent experimentation > imperial_basin")
    branches = [row for row in answering.choices.rows() if row.ref[0] == NODE]
    assert [(row.ref[1], row.title, row.detail) for row in branches] == [
        ("r2a", "Research", "Experimentation · Column 2, top"),
        ("r2b", "Research", "Experimentation · Column 2, bottom"),
    ]
    assert [signs(row) for row in branches] == ["research if specimen", "research if tleilaxu"]
    assert answering.choose((NODE, "r2b"))
    assert Lab.of(answering.controller.view.players[0]).tleilaxu == 1  # type: ignore[attr-defined]
    assert answering.controller.undo()  # type: ignore[attr-defined]
    assert [row.ref for row in answering.choices.rows() if row.ref[0] == NODE] == [row.ref for row in branches]


def test_the_card_that_researches_narrows_the_list_to_the_branches() -> None:
    text = WITH + 'seat0 = {hand = ["experimentation"], lab = {research = 1}}\n'
    answering = position(text, "agent experimentation > imperial_basin")
    played = answering.controller.view.players[0].played[0]  # type: ignore[attr-defined]
    assert answering.choose((CARD, played))
    assert [row.ref for row in answering.choices.rows()] == [(NODE, "r2a"), (NODE, "r2b")]
    assert answering.press("1")
    assert Lab.of(answering.controller.view.players[0]).specimens == 1  # type: ignore[attr-defined]


def test_advice_leads_to_the_branch_that_was_thought_of() -> None:
    text = WITH + 'seat0 = {hand = ["experimentation"], lab = {research = 1}}\n'
    answering = position(text, "agent experimentation > imperial_basin")
    research = Action.parse("do experimentation.agent.1")
    for node in ("r2a", "r2b"):
        assert answering.ways_to(research, Action.parse(f"pick {node}"))[-1].ref == (NODE, node)
    assert answering.ways_to(research)[-1].ref == (NODE, "r2a")


def test_the_token_is_dropped_on_the_branch_that_is_meant() -> None:
    text = WITH + 'seat0 = {hand = ["experimentation"], lab = {research = 1}}\n'
    answering = position(text, "agent experimentation > imperial_basin")
    assert drop(answering, (TOKEN, "research"), (NODE, "r2b"))
    assert Lab.of(answering.controller.view.players[0]).tleilaxu == 1  # type: ignore[attr-defined]


def test_a_branch_that_shows_something_hidden_is_sealed() -> None:
    text = WITH + 'seat0 = {hand = ["experimentation"], lab = {research = 1, tleilaxu = 1}}\n'
    answering = position(text, "agent experimentation > imperial_basin")
    assert [row.sealed for row in answering.choices.rows() if row.ref[0] == NODE] == [False, True]


def test_a_branch_says_that_it_brings_a_marker() -> None:
    text = WITH + 'seat0 = {hand = ["experimentation"], lab = {research = 5}}\n'
    answering = position(text, "agent experimentation > imperial_basin", "do experimentation.agent.1")
    assert [row.detail for row in rows(answering).values()] == [
        "Column 4, top · Genetic marker 1",
        "Column 4, middle · Genetic marker 1",
    ]


# ---------------------------------------------------------------- the Tleilaxu Row


def test_tleilaxu_cards_stand_under_their_market_before_the_row() -> None:
    answering = position(WITH + 'seat0 = {hand = ["convincing_argument"], lab = {specimens = 9}}\n', "reveal")
    titles = [group.title for group in answering.choices.groups]
    assert titles[:2] == ["Tleilaxu Row", "Acquire"]
    cards = answering.choices.groups[0].rows
    assert len(cards) == 3
    assert cards[-1].title == "Reclaimed Forces"
    assert [row.key for row in cards] == ["1", "2", "3"]
    assert [signs(row).startswith("specimens") for row in cards] == [True] * 3


def test_a_tleilaxu_card_says_its_price_in_the_number_that_it_has() -> None:
    market = 'tleilaxurow = {tleilaxu_row = ["corrino_genes", "subject_x_137"], tleilaxu_deck = []}\n'
    answering = position(WITH + market + 'seat0 = {hand = ["dagger"], lab = {specimens = 9}}\n', "reveal")
    genes, subject, _ = answering.choices.groups[0].rows
    assert genes.words.startswith("Pay 1 specimen.")
    assert subject.words.startswith("Pay 2 specimens.")


@pytest.mark.parametrize(("card", "asks"), [("dagger", False), ("convincing_argument", True)])
def test_specimens_are_no_persuasion_that_is_left_to_spend(card: str, asks: bool) -> None:
    """They are kept for another turn."""
    answering = position(WITH + f'seat0 = {{hand = ["{card}"], lab = {{specimens = 9}}}}\n', "reveal")
    assert any(row.lit for row in answering.choices.groups[0].rows)
    button = answering.choices.by_ref[END_BUTTON]
    assert button.confirm == ("2 Persuasion left to spend: end the turn anyway?" if asks else "")


def test_a_dear_tleilaxu_card_says_what_is_missing() -> None:
    answering = position(WITH + 'seat0 = {hand = ["dagger"], lab = {specimens = 0}}\n', "reveal")
    assert refused(answering)["Reclaimed Forces"] == "Reclaimed Forces costs 3 specimens; you have 0."


def test_with_one_marker_a_tleilaxu_card_may_go_on_top_of_the_deck() -> None:
    answering = position(WITH + 'seat0 = {hand = ["dagger"], lab = {specimens = 9, research = 12}}\n', "reveal")
    first, _, forces = answering.choices.groups[0].rows
    assert [title for title, _ in first.variants] == ["On top of your deck"]
    assert forces.variants == ()
