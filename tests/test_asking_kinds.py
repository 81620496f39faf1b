"""Each kind of question in a position: what it says, what its rows are, and what is refused for which reason."""

from __future__ import annotations

import pytest

from dune_desktop.models import refs
from dune_desktop.models.asking.answering import LIT, Answering, PieceState
from tests.asked import buttons, position, refused, rows, signs, space, table

pytestmark = pytest.mark.usefixtures("qapp")


def choose(answering: Answering, *titles: str) -> None:
    for title in titles:
        assert answering.take(rows(answering)[title]), title


# ---------------------------------------------------------------- 1: setup


def test_the_baron_chooses_two_factions_in_secret() -> None:
    answering = table(1, 3, ("baron_vladimir_harkonnen", "paul_atreides", "glossu_rabban"))
    assert answering.choices.heading == "Serhii: setup"
    assert answering.choices.prompt == (
        "Choose 2 Factions in secret (1 of 2). Once you have deployed 4 or more troops to the Conflict in one turn: "
        "reveal the Factions you secretly chose and gain 1 Influence with each of them (once per game)."
    )
    assert answering.choices.source == "Baron Vladimir Harkonnen"
    assert [row.key for row in rows(answering).values()] == ["1", "2", "3", "4"]
    assert [signs(row) for row in rows(answering).values()] == ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
    assert {row.climb for row in rows(answering).values()} == {0}
    assert answering.state((refs.FACTION, 2)) == PieceState(LIT, "3", sealed=rows(answering)["Bene Gesserit"].sealed)
    choose(answering, "Bene Gesserit")
    assert answering.choices.prompt.startswith("Choose 2 Factions in secret (2 of 2).")
    assert refused(answering) == {"Bene Gesserit": "You have already chosen this Faction."}
    assert "4" in [row.key for row in rows(answering).values()]  # the fixed order of the factions
    assert answering.controller.undo()  # type: ignore[attr-defined]
    assert answering.choices.prompt.startswith("Choose 2 Factions in secret (1 of 2).")


# ---------------------------------------------------------------- 2: the menu of a turn


def test_equal_cards_that_are_refused_are_counted_as_they_lie_there() -> None:
    choices = position('seat0.hand = ["dagger", "convincing_argument", "convincing_argument"]').choices
    assert choices.groups[-1].title == "Why not? 2"
    assert len(choices.groups[-1].rows) == 1


def test_a_turn_begins_with_cards_to_send_an_agent_with() -> None:
    answering = position(
        """
        seat0 = {hand = ["dagger", "dagger", "diplomacy", "convincing_argument"], intrigue = ["ambush", "windfall"]}
        """
    )
    choices = answering.choices
    assert (choices.heading, choices.prompt) == ("Serhii: your turn", "Send an Agent, or reveal")
    assert [group.title for group in choices.groups] == ["Send an Agent", "Play a plot", "Why not? 2"]
    assert [(row.key, row.title) for row in rows(answering).values()] == [
        ("1", "Dagger"),
        ("2", "Diplomacy"),
        ("3", "Windfall"),
    ]
    assert len(rows(answering)["Dagger"].also) == 1
    assert signs(rows(answering)["Diplomacy"]) == "emperor spacing_guild bene_gesserit fremen"
    assert refused(answering) == {
        "Convincing Argument": "Convincing Argument has no Agent icon.",
        "Ambush": "Ambush cannot be played during a turn.",
    }
    assert buttons(answering) == ["Reveal"]
    assert not choices.buttons[0].accent


def test_without_an_agent_reveal_is_what_there_is_to_do() -> None:
    answering = position('seat0 = {hand = ["dagger"], agents = ["wealth", "secrets"]}')
    assert answering.choices.prompt == "Reveal your cards"
    assert refused(answering) == {"Dagger": "You have no Agent left to send."}
    assert answering.choices.buttons[0].accent
    assert not answering.choices.buttons[0].confirm


def test_bindu_suspension_offers_to_pass_the_turn() -> None:
    answering = position('seat0 = {hand = ["dagger"], intrigue = ["bindu_suspension"]}', "play bindu_suspension")
    assert buttons(answering) == ["Pass this turn", "Reveal"]


# ---------------------------------------------------------------- 3: sending


def test_after_a_card_come_its_spaces_and_why_the_others_are_closed() -> None:
    answering = position(
        """
        bonus.hagga_basin = 2
        seat0 = {hand = ["spice_hunter"], water = 1}
        seat1.agents = ["imperial_basin"]
        """
    )
    choose(answering, "Spice Hunter")
    assert answering.choices.prompt == "Spice Hunter: where to?"
    assert list(rows(answering)) == ["Hardy Warriors", "Stillsuits", "Secure Contract", "Hagga Basin"]
    assert signs(rows(answering)["Hagga Basin"]) == "water1 arrow spice2 spice+2"
    assert refused(answering) == {
        "Sell Melange": "You cannot pay the cost of Sell Melange: 2 spice.",
        "The Great Flat": "You cannot pay the cost of The Great Flat: 2 water.",
        "Imperial Basin": "Olha already has an Agent at Imperial Basin.",
    }
    assert answering.rule((refs.SPACE, answering.controller.edition.space_index["imperial_basin"])) == "R12.3"
    assert buttons(answering) == ["Back"]


def test_after_a_space_come_the_cards_that_reach_it() -> None:
    answering = position('seat0 = {hand = ["diplomacy", "spice_hunter", "dagger"]}')
    wealth = (refs.SPACE, answering.controller.edition.space_index["hardy_warriors"])
    assert answering.choose(wealth)
    assert answering.choices.prompt == "Hardy Warriors: with which card?"
    assert list(rows(answering)) == ["Diplomacy", "Spice Hunter"]
    choose(answering, "Spice Hunter")
    assert answering.controller.view.players[0].agents == (wealth[1],)


def test_the_price_of_sell_melange_is_chosen_by_its_number() -> None:
    answering = position('seat0 = {hand = ["spice_hunter"], spice = 4}', "agent spice_hunter > sell_melange")
    assert (answering.choices.prompt, answering.choices.source) == ("How much spice do you pay?", "Sell Melange")
    found = [(row.key, row.title, signs(row)) for row in rows(answering).values()]
    assert found == [
        ("2", "Pay 2 spice", "spice2 arrow solari6"),
        ("3", "Pay 3 spice", "spice3 arrow solari8"),
        ("4", "Pay 4 spice", "spice4 arrow solari10"),
    ]
    assert answering.press("3")
    assert answering.controller.view.players[0].solari == 8


def test_kwisatz_haderach_takes_any_own_agent() -> None:
    answering = position(
        'seat0 = {hand = ["kwisatz_haderach"], agents = ["wealth"]}', "agent kwisatz_haderach > arrakeen"
    )
    assert answering.choices.prompt == "Which Agent goes to Arrakeen?"
    assert list(rows(answering)) == ["From your Leader", "Wealth"]


# ---------------------------------------------------------------- 4: offers


def test_the_defence_of_a_controlled_place_is_offered() -> None:
    answering = position('phase = "round"\nconflict = "siege_of_arrakeen"\nround = 7\ncontrol.arrakeen = 1')
    assert answering.choices.heading == "Olha: defence"
    assert answering.choices.prompt == "Defend Arrakeen with a troop?"
    assert [(row.key, row.title) for row in rows(answering).values()] == [("1", "Deploy a troop from your supply")]
    assert buttons(answering) == ["No"]
    assert answering.targets(refs.SUPPLY_UNITS)[refs.CONFLICT_UNITS].lit
    assert answering.press("2")
    assert answering.controller.view.players[1].troops == 0


# ---------------------------------------------------------------- 5: pending effects


def test_open_effects_say_where_they_come_from_and_wait_if_they_must() -> None:
    answering = position(
        """
        intrigue_top = ["windfall"]
        seat0 = {hand = ["diplomacy"], intrigue = []}
        """,
        "agent diplomacy > secrets",
    )
    assert answering.choices.prompt == "Still to do: 2, in any order"
    lit = [row for row in answering.choices.rows() if not row.refused]
    assert [(row.title, row.detail, signs(row)) for row in lit] == [
        ("Draw 1 Intrigue card", "Secrets", "intrigue"),
        ("Gain 1 Influence with the Bene Gesserit", "Secrets · 0 → 1", "influence_bene_gesserit"),
    ]
    assert lit[0].sealed
    assert not lit[1].sealed
    assert refused(answering) == {"Secrets": "There is no opponent whom this could affect."}
    end = answering.choices.by_ref[refs.END_BUTTON]
    assert answering.choices.buttons == (answering.choices.by_ref[refs.REST_BUTTON], end)
    assert (end.reason, end.rule) == ("Secrets is still to be resolved: draw 1 Intrigue card.", "R13.1")
    assert not answering.choose(refs.END_BUTTON)
    secrets = space(answering, "secrets")
    assert answering.state(secrets) == PieceState(LIT)  # both stand there: no digit, and the list is narrowed to them
    assert answering.choose(secrets)
    assert answering.choices.prompt == "Secrets: which effect?"
    assert [row.ref for row in answering.choices.rows()] == [row.ref for row in lit]


def test_a_small_pool_can_be_left() -> None:
    answering = position(
        """
        players = 4
        phase = "combat"
        conflict = "terrible_purpose"
        conflict_deck = ["grand_vision"]
        seat0 = {troops = 2, discard = ["dagger"]}
        """
    )
    assert answering.choices.source == "Terrible Purpose"
    assert answering.choices.prompt == "One effect still to do"
    assert buttons(answering) == ["Skip the rest"]


# ---------------------------------------------------------------- 6: sides


def test_a_choice_shows_its_sides_by_their_printed_numbers() -> None:
    answering = position('seat0 = {hand = ["bene_gesserit_sister"]}', "reveal", "do bene_gesserit_sister.reveal.1")
    assert (answering.choices.prompt, answering.choices.source) == ("Choose one", "Bene Gesserit Sister")
    assert [(row.key, signs(row)) for row in rows(answering).values()] == [("1", "persuasion2"), ("2", "sword2")]


def test_a_card_that_was_looked_at_is_named() -> None:
    answering = position(
        'seat0 = {hand = [], intrigue = ["poison_snooper"], deck_top = ["signet_ring"]}', "play poison_snooper"
    )
    assert answering.choices.prompt == "On top of your deck: Signet Ring. Choose one"
    assert list(rows(answering)) == ["Draw 1 card", "Trash the top card of your deck"]


def test_two_different_ones_are_counted() -> None:
    text = """
        players = 4
        phase = "combat"
        conflict = "machinations"
        conflict_deck = ["grand_vision"]
        seat0.troops = 4
        seat1.troops = 3
    """
    answering = position(text)
    assert answering.choices.prompt == "Gain Influence with 2 different Factions: 1 of 2"
    assert answering.press("4")
    assert answering.choices.prompt == "Gain Influence with 2 different Factions: 2 of 2"
    assert refused(answering) == {"Fremen": "You have already chosen this."}


# ---------------------------------------------------------------- 7: factions


def test_a_faction_shows_what_its_step_brings() -> None:
    answering = position(
        """
        seat0 = {intrigue = ["bribery"], solari = 2, influence = {emperor = 1, spacing_guild = 3, fremen = 6}}
        seat1.influence = {bene_gesserit = 4}
        """,
        "play bribery",
    )
    assert (answering.choices.prompt, answering.choices.source) == ("Gain 1 Influence with …", "Bribery")
    found = {title: (row.key, row.detail, signs(row)) for title, row in rows(answering).items()}
    assert found == {
        "Emperor": ("1", "1 → 2", "influence_emperor vp"),
        "Spacing Guild": ("2", "3 → 4", "influence_spacing_guild solari3 alliance_spacing_guild"),
        "Bene Gesserit": ("3", "0 → 1", "influence_bene_gesserit"),
    }
    assert refused(answering) == {"Fremen": "Your Influence is already at the top."}
    assert answering.rule((refs.FACTION, 3)) == "R7.13"


def test_influence_is_lost_before_it_is_gained() -> None:
    answering = position(
        """
        seat0 = {hand = ["shifting_allegiances"], spice = 2, influence = {emperor = 1, fremen = 1}}
        """,
        "agent shifting_allegiances > secure_contract",
        "do shifting_allegiances.agent.1",
    )
    assert answering.choices.prompt == "Lose 1 Influence with …"
    assert refused(answering)["Bene Gesserit"] == "You have no Influence to lose there."
    choose(answering, "Fremen")
    assert answering.choices.prompt == "Gain 2 Influence with …"
    assert rows(answering)["Emperor"].detail == "1 → 3"


# ---------------------------------------------------------------- 8: seats


def test_a_seat_is_chosen_among_those_whom_it_befalls() -> None:
    answering = position(
        """
        players = 4
        seat0 = {intrigue = ["double_cross"], solari = 1}
        seat1.troops = 1
        seat3.troops = 2
        """,
        "play double_cross",
        "do double_cross.plot.1.1",
    )
    assert answering.choices.prompt == "Who loses 1 troop?"
    assert [(row.key, row.title, row.seat) for row in rows(answering).values()] == [
        ("2", "Olha", 1),
        ("4", "Ivanka", 3),
    ]
    assert refused(answering) == {"Andrii": "It would have no effect on Andrii."}
