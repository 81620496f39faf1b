"""How could I: from what was tried in vain to the nearest way there, in what the seat holds; or that there is none."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import pairwise

import pytest

from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import START_STAGE
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.coaching.remedied import Remedy, remedied
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.refs import CARD, END_BUTTON, GARRISON_UNITS, ITEM, RESERVE, REVEAL_BUTTON, SPACE, Ref
from dune_desktop.text.refusals import refused
from tests.asked import position, space, table
from tests.games import seats_of

TWO_CARDS = 'seat0 = {hand = ["dagger", "reconnaissance"], water = 0}'


def piece(answering: Answering, name: str) -> Ref:
    """A space that is called so, or a card in hand or in the Row."""
    controller = answering.controller  # type: ignore[attr-defined]
    if name in controller.edition.space_index:
        return space(answering, name)
    view = controller.view
    cards = (*view.players[0].hand, *view.players[0].intrigue, *view.row)
    return CARD, next(card for card in cards if getattr(controller.face(card), "id", "") == name)


def how(where: str, tried: str, *actions: str, source: str = "", edition: str = "base") -> Remedy | None:
    """What is said of a thing that was tried, or on which another one was dropped."""
    answering = position(where, *actions, edition=edition)
    return answering.remedy(piece(answering, tried), piece(answering, source) if source else None)


def told(*args: str, source: str = "", edition: str = "base") -> str:
    remedy = how(*args, source=source, edition=edition)
    assert remedy is not None
    assert remedy.open is not remedy.text.startswith("Not ")
    return remedy.text


# ---------------------------------------------------------------- icons


def test_where_another_card_has_the_icon_it_is_named() -> None:
    answering = position(TWO_CARDS)
    remedy = answering.remedy(space(answering, "carthag"), piece(answering, "dagger"))
    assert remedy is not None
    assert remedy.text == "With another card: Reconnaissance."
    assert remedy.refs == (piece(answering, "reconnaissance"), space(answering, "carthag"))


def test_where_no_card_has_the_icon_it_is_told_where_this_one_goes() -> None:
    where = 'seat0 = {hand = ["dagger"]}'
    text = "Not this round. No card in your hand has this icon. Dagger can go here: Hall of Oratory."
    assert told(where, "carthag", source="dagger") == text
    assert told(where, "carthag") == "Not this round. No card in your hand has this icon."


def test_where_the_other_card_needs_something_first_that_is_told_too() -> None:
    where = 'seat0 = {hand = ["dagger", "reconnaissance", "dune_the_desert_planet", "diplomacy"], water = 1}'
    text = (
        "Reconnaissance has the icon of Research Station. Still missing: 1 water. Do this first: Diplomacy → Stillsuits"
    )
    assert told(where, "research_station", source="dagger").startswith(text)


def test_a_plot_that_gives_the_icon_is_named() -> None:
    where = 'seat0 = {hand = ["dagger"], intrigue = ["dispatch_an_envoy"]}'
    text = "Play this first, then your card has this icon: Dispatch an Envoy."
    assert told(where, "wealth", source="dagger") == text
    assert told(where, "carthag", source="dagger").startswith("Not this round.")


def test_a_card_without_an_icon_waits_for_the_reveal_turn() -> None:
    where = 'seat0 = {hand = ["convincing_argument", "dagger"]}'
    assert told(where, "convincing_argument") == "Not this round. Keep it for your Reveal turn."


def test_the_spy_icon_asks_for_a_spy_first() -> None:
    where = 'seat0 = {hand = ["public_spectacle", "diplomacy"], solari = 9, spice = 9, water = 9}'
    assert told(where, "public_spectacle", edition="uprising").startswith("Place a Spy first: Diplomacy → ")


def test_of_several_cards_with_the_icon_the_one_is_told_that_has_a_way() -> None:
    """Who sends the only Dune for spice has another card for the space."""
    where = 'seat0 = {hand = ["dune_the_desert_planet", "SECOND"], spice = 1, water = 0}'
    way = "Still missing: 1 spice. Do this first: Dune, the Desert Planet → Imperial Basin (1 spice)."
    other = where.replace("SECOND", "spice_hunter")
    assert told(other, "sell_melange", source="spice_hunter") == way
    assert told(other, "sell_melange", source="dune_the_desert_planet").endswith("Imperial Basin (1 spice).")
    assert told(other, "sell_melange").startswith("Dune, the Desert Planet has the icon of Sell Melange. ")
    alone = where.replace("SECOND", "diplomacy")
    assert told(alone, "sell_melange").startswith("Not this round. Still missing: 1 spice.")


# ---------------------------------------------------------------- what is missing


def test_a_resource_that_is_short_is_to_be_had_by_another_agent() -> None:
    where = 'seat0 = {hand = ["dune_the_desert_planet", "diplomacy"], spice = 3, water = 0}'
    answering = position(where)
    remedy = answering.remedy(space(answering, "conspire"), piece(answering, "diplomacy"))
    assert remedy is not None
    wanted = "Still missing: 1 spice. Do this first: Dune, the Desert Planet → Imperial Basin (1 spice)."
    assert remedy.text == wanted
    assert remedy.refs == (piece(answering, "dune_the_desert_planet"), space(answering, "imperial_basin"))


def test_what_is_too_little_is_told_as_that() -> None:
    where = 'seat0 = {hand = ["dune_the_desert_planet", "diplomacy"], spice = 2, water = 0}'
    way = "Dune, the Desert Planet → Imperial Basin (1 spice)"
    text = f"Not this round. Still missing: 2 spice. Within reach, but not enough: {way}."
    assert told(where, "conspire", source="diplomacy") == text


def test_bonus_spice_counts() -> None:
    where = 'bonus.imperial_basin = 2\nseat0 = {hand = ["dune_the_desert_planet", "diplomacy"], spice = 1, water = 0}'
    assert told(where, "conspire", source="diplomacy").endswith("Imperial Basin (3 spice).")


def test_the_last_agent_is_needed_for_the_thing_itself() -> None:
    """Who has one agent left can't send it for the spice first."""
    seat = 'hand = ["dune_the_desert_planet", "diplomacy"], spice = 3, agents = ["wealth"]'
    text = "Not this round. Still missing: 1 spice. Nothing that you hold brings it."
    assert told(f"seat0 = {{{seat}}}", "conspire", source="diplomacy") == text


def test_the_card_that_is_to_go_can_not_go_before() -> None:
    text = "Not this round. Still missing: 1 water. Nothing that you hold brings it."
    assert told('seat0 = {hand = ["diplomacy"], water = 0}', "hardy_warriors", source="diplomacy") == text


def test_a_second_copy_can_go_before() -> None:
    dune = "dune_the_desert_planet"
    text = told(f'seat0 = {{hand = ["{dune}", "{dune}"], spice = 1, water = 0}}', "sell_melange", source=dune)
    assert text == "Still missing: 1 spice. Do this first: Dune, the Desert Planet → Imperial Basin (1 spice)."
    alone = told(f'seat0 = {{hand = ["{dune}"], spice = 1, water = 0}}', "sell_melange", source=dune)
    assert alone == "Not this round. Still missing: 1 spice. Nothing that you hold brings it."


def test_a_plot_brings_it_without_an_agent() -> None:
    where = 'seat0 = {hand = ["dagger"], intrigue = ["windfall"], solari = 3, agents = ["wealth"]}'
    wanted = "Still missing: 1 Solari. Do this first: Windfall (2 Solari)."
    assert told(where, "rally_troops", source="dagger") == wanted


def test_two_together_are_enough() -> None:
    hand = '["dagger", "diplomacy"]'
    where = f'seat0 = {{hand = {hand}, intrigue = ["windfall"], solari = 1}}'
    wanted = "Still missing: 4 Solari. Do this first: Windfall (2 Solari) and Diplomacy → Wealth (2 Solari)."
    assert told(where, "high_council", source="dagger") == wanted


def test_what_a_space_costs_of_the_same_is_no_gain() -> None:
    """Sell Melange costs the spice that is wanted."""
    where = 'seat0 = {hand = ["dune_the_desert_planet", "diplomacy"], spice = 3, water = 0}'
    where += '\nseat1 = {agents = ["imperial_basin"]}'
    assert told(where, "conspire", source="diplomacy").startswith("Not this round. Still missing: 1 spice.")


def test_influence_comes_from_the_spaces_of_the_faction() -> None:
    where = 'seat0 = {hand = ["reconnaissance", "diplomacy"], influence.fremen = 1, water = 0}'
    missing = "1 Influence with the Fremen"
    text = f"Still missing: {missing}. Do this first: Diplomacy → Stillsuits ({missing})."
    assert told(where, "sietch_tabr", source="reconnaissance") == text


def test_two_things_that_are_missing_are_both_told_or_there_is_no_way() -> None:
    where = 'seat0 = {hand = ["diplomacy"], influence.fremen = 2, water = 0}'
    assert told(where, "hardy_warriors").startswith("Not this round. Still missing: 1 water.")


# ---------------------------------------------------------------- agents of others


def test_an_occupied_space_leads_to_others_with_its_icon() -> None:
    where = TWO_CARDS + '\nseat1 = {agents = ["carthag"]}'
    assert told(where, "carthag", source="reconnaissance") == "Free, with the same icon: Arrakeen."
    both = TWO_CARDS + '\nseat1 = {agents = ["carthag", "arrakeen"]}'
    assert told(both, "carthag", source="reconnaissance") == "Not this round. It is free again in the next round."


def test_a_spy_gets_in() -> None:
    hand = '["reconnaissance", "diplomacy"]'
    where = f"seat0 = {{hand = {hand}, solari = 9, spice = 9, water = 9}}"
    where += '\nseat1 = {agents = ["arrakeen", "spice_refinery"]}'
    text = told(where, "arrakeen", source="reconnaissance", edition="uprising")
    assert re.match(r"A Spy at .+ lets you in: Diplomacy → ", text)
    held = where[:-1] + ', spies = ["post_refinery_arrakeen"]}'
    alone = told(held, "arrakeen", source="reconnaissance", edition="uprising")
    assert alone == "Free, with the same icon: Research Station."


def test_an_occupied_space_that_costs_too_much_leads_elsewhere_alone() -> None:
    where = 'seat0 = {hand = ["dune_the_desert_planet", "diplomacy"], water = 0}\nseat1 = {agents = ["hagga_basin"]}'
    text = told(where, "hagga_basin", source="dune_the_desert_planet")
    assert text == "Free, with the same icon: Secure Contract or Imperial Basin."


def test_a_plot_that_ignores_agents_is_named() -> None:
    where = 'seat0 = {hand = ["reconnaissance"], intrigue = ["infiltrate"]}\nseat1 = {agents = ["carthag", "arrakeen"]}'
    text = "Play this first, then the Agents of others do not block: Infiltrate."
    assert told(where, "carthag", source="reconnaissance") == text


def test_a_space_that_the_voice_has_closed_leads_to_others_with_its_icon() -> None:
    where = TWO_CARDS + '\nseat1 = {voice = "carthag"}'
    assert told(where, "carthag", source="reconnaissance") == "Open, with the same icon: Arrakeen."
    alone = TWO_CARDS + '\nseat1 = {voice = "carthag", agents = ["arrakeen"]}'
    assert told(alone, "carthag", source="reconnaissance").startswith("Not this round. It opens again")


def test_a_card_that_can_go_nowhere_says_to_which_space_it_could() -> None:
    where = 'seat0 = {hand = ["reconnaissance", "diplomacy"], influence.fremen = 1, water = 0}'
    where += '\nseat1 = {agents = ["carthag", "arrakeen"]}'
    text = "To get to Sietch Tabr: Still missing: 1 Influence with the Fremen. Do this first: Diplomacy → Stillsuits"
    assert told(where, "reconnaissance").startswith(text)


# ---------------------------------------------------------------- turns


def test_after_an_agent_was_sent_the_next_turn_sends_another() -> None:
    answering = position(TWO_CARDS, "agent dagger > hall_of_oratory")
    remedy = answering.remedy(piece(answering, "reconnaissance"))
    assert remedy is not None
    assert remedy.text == "End this turn. In your next one you can send another Agent."
    assert remedy.refs == (END_BUTTON,)


def test_without_agents_there_is_no_way_this_round() -> None:
    where = 'seat0 = {hand = ["dagger"], agents = ["wealth", "carthag"]}'
    assert told(where, "hall_of_oratory") == "Not this round. Your Agents come back when the round is over."


def test_what_brings_an_agent_back_is_named() -> None:
    where = 'seat0 = {hand = ["dagger"], agents = ["wealth", "carthag"], intrigue = ["urgent_mission"]}'
    assert told(where, "hall_of_oratory") == "This brings one back: Urgent Mission."


def test_after_the_reveal_turn_agents_wait_for_the_next_round() -> None:
    answering = position(TWO_CARDS, "reveal")
    remedy = answering.remedy(space(answering, "carthag"))
    assert remedy is None  # no card is left in hand, and nobody would try
    units = answering.remedy(GARRISON_UNITS)
    assert units is None


def test_troops_go_with_an_agent_at_a_combat_space() -> None:
    where = 'seat0 = {hand = ["reconnaissance", "dagger"], water = 0}'
    answering = position(where)
    remedy = answering.remedy(GARRISON_UNITS)
    assert remedy is not None
    assert remedy.text == "Send an Agent to a Combat space first: Carthag or Arrakeen."
    after = position(where, "agent dagger > hall_of_oratory").remedy(GARRISON_UNITS)
    assert after is not None
    assert after.text == "In your next turn, send an Agent to a Combat space: Carthag or Arrakeen."


def test_without_a_card_for_combat_troops_stay() -> None:
    remedy = position('seat0 = {hand = ["dagger"]}').remedy(GARRISON_UNITS)
    assert remedy is not None
    assert remedy.text == "Not this round. No card in your hand can go to a Combat space."


def test_the_limit_of_a_deployment_grows_with_recruits() -> None:
    where = 'seat0 = {hand = ["reconnaissance"], garrison = 5}'
    done = position(where, "agent reconnaissance > carthag", "deploy 3")
    remedy = done.remedy(GARRISON_UNITS)
    assert remedy is not None
    assert remedy.text.startswith("Not in this turn. Only two units of your garrison may go")


# ---------------------------------------------------------------- cards that cost


def test_before_the_reveal_turn_the_hand_says_what_it_would_bring() -> None:
    row = 'row = ["stilgar"]\nseat0 = {hand = ["convincing_argument", "convincing_argument", "diplomacy"]}'
    assert told(row, "stilgar") == "Your hand brings 5 Persuasion when you reveal; Stilgar costs 5."
    poor = 'row = ["stilgar"]\nseat0 = {hand = ["convincing_argument"]}'
    assert told(poor, "stilgar") == "Not this round. Your hand brings 2 Persuasion when you reveal; Stilgar costs 5."


def test_the_seat_on_the_council_counts() -> None:
    where = 'row = ["stilgar"]\nseat0 = {hand = ["convincing_argument", "diplomacy"], council = true}'
    answering = position(where)
    remedy = answering.remedy(piece(answering, "stilgar"))
    assert remedy is not None
    assert remedy.open
    assert remedy.refs == (REVEAL_BUTTON,)


def test_in_the_reveal_turn_persuasion_that_is_short_is_to_be_had_now_or_never() -> None:
    where = 'row = ["stilgar"]\nseat0 = {hand = ["convincing_argument"]}'
    text = "Not in this turn. Still missing: 3 Persuasion. Nothing that you hold brings it."
    assert told(where, "stilgar", "reveal") == text


def test_a_pile_of_the_reserve_is_a_card_too() -> None:
    answering = position('seat0 = {hand = ["diplomacy"]}', "reveal")
    remedy = answering.remedy((RESERVE, "the_spice_must_flow"))
    assert remedy is not None
    assert remedy.text.startswith("Not in this turn. Still missing: 8 Persuasion.")


# ---------------------------------------------------------------- intrigue and effects


def test_a_card_of_another_moment_says_which() -> None:
    where = 'seat0 = {hand = ["dagger"], intrigue = ["ambush"]}'
    assert told(where, "ambush").startswith("Keep it for Combat")


def test_a_card_whose_cost_is_missing_says_what_brings_it() -> None:
    where = 'seat0 = {hand = ["diplomacy"], intrigue = ["bribery"], solari = 0}'
    text = told(where, "bribery")
    assert text == "Still missing: 2 Solari. Do this first: Diplomacy → Wealth (2 Solari)."


def test_an_effect_of_this_turn_waits_for_no_other_turn() -> None:
    """The ring is lost with the turn: no other agent comes in time."""
    where = 'leaders = ["baron_vladimir_harkonnen"]\nseat0 = {hand = ["signet_ring", "diplomacy"], solari = 0}'
    answering = position(where, "agent signet_ring > hall_of_oratory")
    remedy = answering.remedy((ITEM, "signet_ring.agent.1"))
    assert remedy is not None
    assert remedy.text == "Not in this turn. Still missing: 1 Solari. Nothing that you hold brings it."


def test_units_that_an_effect_counts_are_deployed_first() -> None:
    chani = 'seat0 = {hand = ["chani_clever_tactician"], garrison = 3, troops = TROOPS, water = 0}'
    for troops, text in (
        (1, "Deploy 2 more units first."),
        (0, "Not in this turn. You can no longer deploy that many."),
    ):
        where = chani.replace("TROOPS", str(troops))
        answering = position(where, "agent chani_clever_tactician > imperial_basin", edition="uprising")
        remedy = answering.remedy((ITEM, "chani_clever_tactician.agent.1"))
        assert remedy is not None
        assert remedy.text == text


def test_before_the_agent_is_sent_units_wait_for_a_combat_space() -> None:
    where = 'seat0 = {hand = ["reconnaissance"], intrigue = ["distraction"], water = 0}'
    text = "Send an Agent to a Combat space first: Spice Refinery or Arrakeen."
    assert told(where, "distraction", edition="uprising") == text


def test_a_bond_needs_a_card_that_was_played_before() -> None:
    for cards, text in (
        (
            '["gene_manipulation", "bene_gesserit_sister"]',
            "Play one of these in an earlier turn: Bene Gesserit Sister.",
        ),
        ('["gene_manipulation", "dagger"]', "You hold no other card of that Faction."),
    ):
        answering = position(f"seat0 = {{hand = {cards}}}", "agent gene_manipulation > hall_of_oratory")
        remedy = answering.remedy((ITEM, "gene_manipulation.agent.2"))
        assert remedy is not None
        assert remedy.text == f"Not in this turn. {text}"


# ---------------------------------------------------------------- where nothing is said


def test_nothing_is_said_of_what_can_be_taken() -> None:
    answering = position(TWO_CARDS)
    assert answering.remedy(piece(answering, "reconnaissance")) is None
    assert answering.remedy(space(answering, "carthag")) is None
    assert answering.remedy(space(answering, "carthag"), piece(answering, "reconnaissance")) is None


def test_nothing_is_said_while_an_answer_is_to_be_confirmed() -> None:
    answering = position(TWO_CARDS, confirm_reveal=True)
    answering.choose(REVEAL_BUTTON)
    assert answering.pending is not None
    assert answering.remedy(space(answering, "conspire")) is None


def test_cards_of_others_and_decks_are_never_read() -> None:
    """What others hold, and what is drawn next, changes no word of it."""
    seat = 'seat0 = {hand = ["dagger", "diplomacy"], water = 0, deck_top = ["%s"]}\nseat1 = {hand = ["%s"]}'
    one, other = (
        told(seat % cards, "research_station", source="dagger")
        for cards in (("reconnaissance", "reconnaissance"), ("convincing_argument", "dagger"))
    )
    assert one == other


def test_every_refusal_that_has_a_remedy_is_one() -> None:
    assert set(remedied) <= set(refused)


@pytest.mark.parametrize(("edition", "expansions"), [("base", ()), ("uprising", ("choam", "ix", "immortality"))])
def test_where_a_card_is_named_with_a_space_it_can_go_there(edition: str, expansions: tuple[str, ...]) -> None:
    """And whatever is tried in the rounds of a game, nothing is said that is not so."""
    answering, named = table(5, edition=edition, expansions=expansions), 0
    controller: GameController = answering.controller  # type: ignore[attr-defined]
    chance = seats_of(5)
    while controller.view.round < 3:
        question = controller.question
        assert question is not None
        assert question.options
        hand, spaces = controller.view.players[question.seat].hand, range(len(controller.edition.spaces))
        if question.what == START_STAGE:
            tries = [((SPACE, one), (CARD, card)) for one in spaces for card in hand]
            found = [remedy for target, source in tries if (remedy := answering.remedy(target, source)) is not None]
            visits = [pair for one in found for pair in pairwise(one.refs) if _sends(pair, hand)]
            for (_, card), (_, where) in visits:
                face, place = controller.face(int(card)), controller.edition.spaces[int(where)]
                assert face is not None
                assert Action.of("agent", face.id, place.id) in question.options
            named += len(visits)
        options = [one for one in question.options if one.verb != "reveal"] or list(question.options)
        controller.act(options[chance.below(len(options))])
    assert named > 20


def _sends(pair: tuple[Ref, Ref], hand: Collection[int]) -> bool:
    return pair[0][0] == CARD and pair[1][0] == SPACE and pair[0][1] in hand
