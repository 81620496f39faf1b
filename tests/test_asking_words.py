"""What rows and prompts say: the truth for who is asked, in few words, and no two rows of one step alike."""

from __future__ import annotations

import pytest

from dune_desktop.content import BASE
from dune_desktop.engine.actions import Action
from dune_desktop.engine.items import Printed
from dune_desktop.models import refs
from dune_desktop.models.choosing.step_builder import short
from dune_desktop.text.addresses import find
from tests.asked import buttons, position, refused, rows, signs

pytestmark = pytest.mark.usefixtures("qapp")


# ---------------------------------------------------------------- spaces


def test_a_space_is_worded_box_by_box() -> None:
    answering = position(
        """
        bonus.hagga_basin = 2
        seat0 = {hand = ["spice_hunter", "reconnaissance"], water = 1, spice = 9}
        """
    )
    assert answering.take(rows(answering)["Spice Hunter"])
    found = rows(answering)
    assert found["Hagga Basin"].words == (
        "Cost: 1 water\nEffects: Harvest 2 spice and all bonus spice on this space.\n2 bonus spice there"
    )
    assert found["Sell Melange"].words == (
        "Effects: Choose one: pay 2 spice → gain 6 Solari; pay 3 spice → gain 8 Solari; "
        "pay 4 spice → gain 10 Solari; or pay 5 spice → gain 12 Solari."
    )
    assert found["Stillsuits"].words == "Effects: Gain 1 Influence with the Fremen. Gain 1 water."


def test_what_has_to_be_is_not_repeated_where_it_is() -> None:
    answering = position('seat0 = {hand = ["reconnaissance"], influence = {fremen = 2}}')
    assert answering.take(rows(answering)["Reconnaissance"])
    assert rows(answering)["Sietch Tabr"].words == "Effects: Recruit 1 troop. Gain 1 water."


@pytest.mark.parametrize(
    ("control", "words"),
    [
        ("", "Effects: Recruit 1 troop. Draw 1 card."),
        ("control.arrakeen = 0", "Effects: Recruit 1 troop. Draw 1 card.\nControl bonus for you: Gain 1 Solari."),
        ("control.arrakeen = 2", "Effects: Recruit 1 troop. Draw 1 card.\nControl bonus for Andrii: Gain 1 Solari."),
    ],
)
def test_a_control_bonus_is_told_when_somebody_gets_it(control: str, words: str) -> None:
    answering = position(f'{control}\nseat0.hand = ["reconnaissance"]')
    assert answering.take(rows(answering)["Reconnaissance"])
    assert rows(answering)["Arrakeen"].words == words


def test_a_leader_who_pays_less_is_told_so() -> None:
    answering = position('leaders = ["duke_leto_atreides"]\nseat0 = {hand = ["arrakis_liaison"], solari = 9}')
    assert answering.take(rows(answering)["Arrakis Liaison"])
    assert rows(answering)["Rally Troops"].words.startswith("Cost: 3 Solari\n")


def test_the_boxes_of_cards_stand_apart() -> None:
    answering = position('seat0 = {hand = ["diplomacy"], intrigue = ["tiebreaker", "windfall"]}')
    assert rows(answering)["Windfall"].words == "Plot: Gain 2 Solari."
    answering = position(
        'seat0 = {hand = ["guild_administrator"], discard = ["arrakis_liaison"]}',
        "agent guild_administrator > secure_contract",
        "do guild_administrator.agent.1",
    )
    assert rows(answering)["Guild Administrator"].words.splitlines()[0].startswith("Agent box: ")


# ---------------------------------------------------------------- open effects


def boxes() -> list[tuple[Printed, ...]]:
    """All that may be open side by side; the influence of a visit is called by its Faction."""
    found = [offer for space in BASE.spaces for offer in space.boxes]
    found += [box for card in (*BASE.starters, *BASE.imperium, *BASE.reserve) for box in (card.agent, card.reveal)]
    found += [box for card in BASE.intrigues for box in (card.plot, card.reveal, card.combat, card.win)]
    return found + [conflict.reward(place) for conflict in BASE.conflicts for place in (1, 2, 3)]


def test_open_effects_of_one_thing_are_called_differently_and_briefly() -> None:
    for box in boxes():
        titles = [short(printed.effect) for printed in box]
        assert len(set(titles)) == len(titles), titles
        assert all(len(title) <= 60 for title in titles)


@pytest.mark.parametrize(
    ("address", "title"),
    [
        ("wealth.influence", "Gain 1 Influence with the Emperor"),
        ("fedaykin_death_commando.agent.1", "You may trash a card"),
        ("high_council.1", "Take a High Council seat"),
        ("selective_breeding.1", "Trash a card → draw 2 cards"),
        ("smugglers_thopter.agent.1", "Draw 2 cards"),
        ("bypass_protocol.plot.1", ""),
    ],
)
def test_a_title_leaves_out_what_the_words_tell(address: str, title: str) -> None:
    place = find(BASE, address)
    assert place is not None
    assert short(place[2]) == title


def test_the_signet_ring_is_called_what_the_leader_does_with_it() -> None:
    text = """
        leaders = ["baron_vladimir_harkonnen", "helena_richese"]
        seat0 = {hand = ["signet_ring"], solari = 1}
    """
    answering = position(text, "agent signet_ring > carthag")
    ring = rows(answering)["Pay 1 Solari → draw 1 Intrigue card"]
    assert (ring.detail, signs(ring)) == ("Signet Ring", "solari1 arrow intrigue")


def test_a_long_effect_is_called_by_its_source_and_worded_in_full() -> None:
    answering = position('seat0.hand = ["the_voice"]', "agent the_voice > carthag")
    voice = rows(answering)["Choose a board space"]
    assert voice.detail == "The Voice"
    assert voice.words.startswith("Choose a board space: opponents cannot")
    answering = position('leaders = ["helena_richese"]\nseat0.hand = ["signet_ring"]', "agent signet_ring > carthag")
    assert rows(answering)["Signet Ring"].detail == ""


# ---------------------------------------------------------------- windows of others


COMBAT = """
    phase = "combat"
    players = 4
    first = 2
    seat0 = {troops = 1, intrigue = ["bribery"]}
    seat1 = {troops = 3, intrigue = []}
    seat3 = {troops = 2, intrigue = ["ambush"]}
"""


def test_the_strengths_in_combat_are_those_of_somebody_in_turn_order() -> None:
    answering = position(COMBAT, "pass")
    assert answering.choices.heading == "Serhii: Combat"
    assert answering.choices.prompt == (
        "Combat: Ivanka (4), you (2), Olha (6). You cannot play any of your cards now. "
        "You are still asked, so that the others cannot tell."
    )
    assert refused(answering) == {"Bribery": "Bribery cannot be played during Combat."}


def test_both_ways_to_pass_say_what_they_do() -> None:
    answering = position(COMBAT)
    found = {button.title: button.words for button in answering.choices.buttons}
    assert found == {
        "Pass": "If somebody plays a card after that, you can play again.",
        "Pass for the rest of this Combat": "You are not asked again in this Combat: you pass each time.",
    }


def test_who_has_played_is_done_and_has_not_passed() -> None:
    answering = position(COMBAT.replace('"bribery"', '"bribery", "ambush", "master_tactician"'), "pass", "play ambush")
    assert answering.choices.prompt == "Combat: Ivanka (4), you (6), Olha (6). Play another card, or finish"
    assert {button.title: button.words for button in answering.choices.buttons} == {
        "Done": "This is not a pass yet: you can play again after the others.",
        "Pass for the rest of this Combat": "You are not asked again in this Combat: you pass each time.",
    }


def test_who_has_played_against_nobody_with_cards_is_done_for_good() -> None:
    text = 'phase = "combat"\nseat0 = {troops = 1, intrigue = ["ambush", "ambush"]}\nseat1.troops = 2'
    answering = position(text, "play ambush")
    assert buttons(answering) == ["Done"]
    assert answering.choices.buttons[0].words == "Nobody else has Intrigue cards: nobody can play after you."
    answering.take(answering.choices.buttons[0])
    assert answering.controller.view.combat is None


def test_who_can_not_be_asked_again_passes_in_one_way() -> None:
    answering = position('phase = "combat"\nseat0 = {troops = 1, intrigue = ["ambush"]}\nseat1.troops = 2')
    assert buttons(answering) == ["Pass"]
    assert answering.choices.buttons[0].words == "Nobody else has Intrigue cards: nobody can play after you."


def test_the_winner_without_a_fitting_card_hears_why_there_is_a_question() -> None:
    text = """
        phase = "combat"
        conflict = "guild_bank_raid"
        conflict_deck = ["grand_vision"]
        seat0 = {troops = 2, intrigue = ["bribery"]}
    """
    answering = position(text, "pass")
    assert answering.choices.prompt == (
        "You won the Conflict: continue. You cannot play any of your cards now. "
        "You are still asked, so that the others cannot tell."
    )


def test_the_endgame_without_a_fitting_card_says_why() -> None:
    answering = position('phase = "endgame"\nseat0.intrigue = ["ambush"]')
    assert answering.choices.prompt == (
        "Endgame: nothing to play. You cannot play any of your cards now. "
        "You are still asked, so that the others cannot tell."
    )


# ---------------------------------------------------------------- buttons


def test_the_end_of_a_turn_stays_in_its_place() -> None:
    answering = position('seat0.hand = ["dagger"]', "agent dagger > hall_of_oratory")
    assert buttons(answering) == ["End turn"]
    open_to_plots = 'seat0 = {hand = ["diplomacy"], intrigue = ["poison_snooper"]}'
    answering = position(open_to_plots, "agent diplomacy > wealth")
    assert buttons(answering) == ["Do the rest", "End turn"]
    assert answering.choices.buttons[1].refused
    assert answering.controller.act(Action.parse("do wealth.influence"))
    assert answering.choices.by_ref[refs.END_BUTTON].lit


def test_a_turn_with_nothing_left_says_so() -> None:
    answering = position('seat0.hand = ["dagger"]', "agent dagger > hall_of_oratory")
    assert answering.choices.prompt == "Nothing is left to do"
    plots = 'seat0 = {hand = ["dagger"], intrigue = ["poison_snooper"]}'
    answering = position(plots, "agent dagger > hall_of_oratory")
    assert answering.choices.prompt == "Continue, or end the turn"
