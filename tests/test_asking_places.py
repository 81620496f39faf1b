"""Questions about cards, units, places and what is bought, in a position; and those that come between turns."""

from __future__ import annotations

import pytest

from dune_desktop.engine.actions import Action
from dune_desktop.models import refs
from tests.asked import buttons, drop, position, refused, rows, signs
from tests.test_asking_kinds import choose

pytestmark = pytest.mark.usefixtures("qapp")


# ---------------------------------------------------------------- 9: cards from zones


def test_a_card_is_trashed_from_where_it_lies() -> None:
    answering = position(
        """
        seat0 = {hand = ["guild_administrator", "dagger", "dagger"], discard = ["assassination_mission", "diplomacy"]}
        """,
        "agent guild_administrator > secure_contract",
        "do guild_administrator.agent.1",
    )
    assert answering.choices.prompt == "Trash a card: hand 2, discard pile 2, in play 1"
    assert [group.title for group in answering.choices.groups] == ["Hand", "Discard pile", "Played"]
    dagger = rows(answering)["Dagger"]
    assert dagger.detail == "×2"
    assert signs(rows(answering)["Assassination Mission"]) == "solari4"
    assert answering.targets(dagger.also[0]) == {refs.TRASH: dagger}


def test_copies_that_differ_in_open_effects_are_told_apart() -> None:
    answering = position(
        """
        seat0 = {hand = ["imperial_spy"], played = ["imperial_spy"], spice = 2, intrigue = ["dispatch_an_envoy"]}
        """,
        "play dispatch_an_envoy",
        "agent imperial_spy > selective_breeding",
        "do selective_breeding.1",
    )
    played = [row for row in answering.choices.rows() if row.title == "Imperial Spy"]
    assert [row.detail for row in played] == ["0 effects still open", "1 effect still open"]
    assert played[0].ref != played[1].ref


def test_discards_are_counted_in_the_turn_of_another() -> None:
    answering = position(
        """
        seat0 = {hand = ["reverend_mother_mohiam"], played = ["bene_gesserit_initiate"]}
        seat1.hand = ["dagger", "diplomacy", "reconnaissance"]
        """,
        "agent reverend_mother_mohiam > wealth",
        "do reverend_mother_mohiam.agent.1",
    )
    assert answering.choices.heading == "Olha, in Serhii's turn"
    assert answering.choices.prompt == "Discard 2 cards: 1 of 2"
    assert answering.choices.source == "Reverend Mother Mohiam"
    assert answering.choices.source_ref is not None
    dagger = rows(answering)["Dagger"].ref
    assert drop(answering, dagger, refs.DISCARD_PILE)
    assert answering.choices.prompt == "Discard 2 cards: 2 of 2"


# ---------------------------------------------------------------- 10: units


def test_troops_are_deployed_by_steps_and_taken_back() -> None:
    answering = position('seat0 = {hand = ["reconnaissance"], garrison = 2}', "agent reconnaissance > carthag")
    stepper = answering.choices.by_ref[refs.GARRISON_UNITS]
    assert (stepper.title, stepper.detail) == ("Deploy troops", "strength 0")
    assert stepper.strengths == (0, 2, 6)
    assert answering.step(refs.GARRISON_UNITS, 2)
    assert answering.controller.view.players[0].troops == 2
    assert drop(answering, refs.CONFLICT_UNITS, refs.GARRISON_UNITS)
    assert drop(answering, refs.GARRISON_UNITS, refs.CONFLICT_UNITS)
    assert answering.choose(refs.GARRISON_UNITS)
    stepper = answering.choices.by_ref[refs.GARRISON_UNITS]
    assert (stepper.title, stepper.detail, stepper.lit) == ("Deploy troops", "strength 6", False)
    assert answering.reason(refs.GARRISON_UNITS) == "You cannot deploy any more troops this turn."
    assert not answering.step(refs.GARRISON_UNITS, 1)
    assert answering.step(refs.GARRISON_UNITS, -3)
    assert answering.controller.view.players[0].troops == 0


def test_a_stepper_with_nothing_left_keeps_its_digit_and_the_rows_below_it_keep_theirs() -> None:
    text = 'seat0 = {hand = ["reconnaissance"], garrison = 0, intrigue = ["windfall", "bindu_suspension"]}'
    answering = position(text, "agent reconnaissance > carthag", "do carthag.2")
    keys = {row.title: row.key for row in answering.choices.rows() if row.ref == refs.GARRISON_UNITS or row.lit}
    assert keys["Deploy troops"] == "1"
    assert answering.press("1")
    after = {row.title: row.key for row in answering.choices.rows() if row.title in keys}
    assert not answering.choices.by_ref[refs.GARRISON_UNITS].lit
    assert after == keys
    assert not answering.press("1")  # nor does it do what stands below


def test_an_effect_moves_as_many_troops_as_the_digit_or_the_cubes_say() -> None:
    text = 'seat0 = {intrigue = ["rapid_mobilization"], garrison = 4}'
    answering = position(text, "play rapid_mobilization")
    assert answering.choices.prompt == "Deploy up to 4 troops: strength 0 → 8"
    assert [(row.key, row.title) for row in rows(answering).values()][:2] == [
        ("0", "No troops"),
        ("1", "Deploy 1 troop"),
    ]
    assert answering.choose(refs.GARRISON_UNITS)
    assert drop(answering, refs.GARRISON_UNITS, refs.CONFLICT_UNITS)
    assert buttons(answering) == ["Deploy 2 troops", "Back"]
    assert rows(answering)["Deploy 2 troops"].chosen
    assert answering.back()
    assert buttons(answering) == ["Deploy 1 troop", "Back"]
    assert answering.choose(refs.CONFIRM_BUTTON)
    assert answering.controller.view.players[0].troops == 1


# ---------------------------------------------------------------- 11: places and pieces


def test_the_voice_asks_for_a_space_and_pages_give_digits() -> None:
    answering = position('seat0.hand = ["the_voice"]', "agent the_voice > carthag", "do the_voice.agent.1")
    assert answering.choices.prompt == "The Voice: which space?"
    assert (len(rows(answering)), answering.choices.pages) == (22, 3)
    assert [row.key for row in rows(answering).values()][9:11] == ["0", ""]
    assert answering.turn_page(1)
    assert [row.key for row in rows(answering).values()][9:11] == ["", "1"]
    assert not answering.turn_page(-5) or answering.choices.page == 0
    assert [choice.title for choice in answering.find("res")] == ["Research Station"]
    assert "The Great Flat" in [choice.title for choice in answering.find("fl")]


def test_an_agent_is_recalled() -> None:
    answering = position(
        'seat0 = {hand = [], agents = ["wealth", "carthag"], intrigue = ["urgent_mission"]}', "play urgent_mission"
    )
    assert answering.choices.prompt == "Recall which Agent?"
    assert list(rows(answering)) == ["Wealth", "Carthag"]
    carthag = rows(answering)["Carthag"]
    assert answering.choose(carthag.also[0])  # the space it stands on
    assert answering.controller.view.players[0].home == 1


# ---------------------------------------------------------------- 12: acquiring


def test_what_persuasion_buys_and_how_much_is_short() -> None:
    answering = position(
        """
        row = ["chani", "stilgar", "dr_yueh", "scout", "lady_jessica"]
        seat0 = {hand = ["convincing_argument", "convincing_argument"], persuasion = 1}
        """,
        "reveal",
    )
    assert answering.choices.prompt == "5 Persuasion left · 5 cards you can buy"
    assert list(rows(answering)) == ["Chani", "Stilgar", "Dr. Yueh", "Scout", "Arrakis Liaison"]
    assert signs(rows(answering)["Chani"]) == "persuasion5 arrow water1"
    assert rows(answering)["Chani"].sealed
    assert refused(answering) == {"Lady Jessica": "2 Persuasion short", "The Spice Must Flow": "4 Persuasion short"}
    jessica = next(row.ref for row in answering.choices.rows() if row.title == "Lady Jessica")
    assert answering.rule(jessica) == "R18.2"
    assert drop(answering, rows(answering)["Scout"].ref, refs.DISCARD_PILE)
    assert answering.choices.prompt.startswith("4 Persuasion left")


def test_where_it_is_allowed_a_bought_card_goes_on_top() -> None:
    answering = position(
        """
        row = ["chani", "stilgar", "dr_yueh", "scout", "lady_jessica"]
        seat0 = {hand = ["convincing_argument"], waiting = ["recruitment_mission"]}
        """,
        "reveal",
    )
    scout = rows(answering)["Scout"]
    assert scout.variants == (("On top of your deck", Action.of("acquire", "scout", "top")),)
    assert set(answering.targets(scout.ref)) == {refs.DISCARD_PILE, (refs.DECK, 0)}
    assert answering.press(scout.key, 0)
    deck = answering.controller.view.players[0].deck
    assert answering.controller.face(deck[-1]).id == "scout"


def test_a_card_set_aside_costs_one_less() -> None:
    answering = position(
        """
        leaders = ["helena_richese"]
        seat0 = {hand = ["convincing_argument"], set_aside = ["space_travel"]}
        """,
        "reveal",
    )
    assert signs(rows(answering)["Space Travel"]) == "persuasion2"


def test_an_effect_that_acquires_says_up_to_what_cost() -> None:
    answering = position('seat0 = {hand = [], intrigue = ["bypass_protocol"], spice = 0}', "play bypass_protocol")
    assert answering.choices.prompt == "Acquire a card that costs 3 Persuasion or less"
    assert "Arrakis Liaison" in rows(answering)
    assert refused(answering)["The Spice Must Flow"] == "Costs more than 3 Persuasion"
    liaison = rows(answering)["Arrakis Liaison"]
    assert (signs(liaison), liaison.words, liaison.detail) == ("", "", "cost: 2 Persuasion")


# ---------------------------------------------------------------- 14: plots


def test_a_plot_says_why_it_can_not_be_played() -> None:
    answering = position('seat0 = {hand = ["dagger"], intrigue = ["bribery", "charisma", "private_army"], solari = 1}')
    assert refused(answering) == {
        "Bribery": "You cannot pay the cost of this card.",
        "Private Army": "Private Army cannot be played during a turn.",
    }
    charisma = rows(answering)["Charisma"]
    assert signs(charisma) == "reveal if persuasion2"
    assert drop(answering, charisma.ref, refs.TABLE)
    assert len(answering.controller.view.players[0].waiting) == 1


# ---------------------------------------------------------------- 15: windows of others


def test_combat_shows_the_strengths_and_offers_to_pass() -> None:
    answering = position(
        """
        phase = "combat"
        seat0 = {troops = 4, swords = 1, intrigue = ["ambush", "windfall"]}
        seat1 = {troops = 3, intrigue = ["bribery"]}
        """
    )
    assert answering.choices.heading == "Serhii: Combat"
    assert answering.choices.prompt == "Combat: you (9), Olha (6). Play or pass"
    assert list(rows(answering)) == ["Ambush"]
    assert refused(answering) == {"Windfall": "Windfall cannot be played during Combat."}
    assert buttons(answering) == ["Pass", "Pass for the rest of this Combat"]
    choose(answering, "Ambush")
    assert answering.choices.prompt == (
        "Combat: you (13), Olha (6). You cannot play any of your cards now. "
        "You are still asked, so that the others cannot tell."
    )
    assert answering.choices.buttons[0].accent


def test_rewards_are_asked_for_after_the_combat() -> None:
    answering = position('phase = "combat"\nconflict = "cloak_and_dagger"\nseat0 = {troops = 4}\nseat1 = {troops = 1}')
    assert answering.choices.heading == "Serhii: Conflict rewards"


def test_the_end_of_the_game_asks_for_the_last_cards() -> None:
    answering = position(
        """
        phase = "endgame"
        seat0.intrigue = ["tiebreaker", "ambush"]
        """
    )
    assert answering.choices.heading == "Serhii: the end of the game"
    assert list(rows(answering)) == ["Tiebreaker"]
    assert buttons(answering) == ["Done"]
    choose(answering, "Tiebreaker")
    assert answering.choose(refs.DONE_BUTTON)
    assert answering.choices.heading == "The game is over"
    assert answering.choices.groups == answering.choices.buttons == ()
