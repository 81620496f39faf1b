"""What is set up with Rise of Ix: leaders that begin otherwise, contracts to choose from, the Epic game."""

from __future__ import annotations

import pytest
from attrs import evolve

from dune_desktop.content import BASE, BLEND, UPRISING
from dune_desktop.content.ix.facts import DealtContracts, IxBoard, Ixian, Unchosen
from dune_desktop.engine.actions import Action
from dune_desktop.engine.composing import compose, usually_out
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.names import EVERYBODY
from dune_desktop.engine.setup import Setup, new_game, played
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import view
from tests.rules import proves


def begun(
    edition: Edition, *leaders: str, expansions: tuple[str, ...] = ("ix",), variants: tuple[str, ...] = ()
) -> Game:
    """A game of three people at its first decision."""
    return new_game(edition, Setup(3, 5, leaders=leaders, expansions=expansions, variants=variants))


def test_what_was_promised_for_a_conflict_is_forgotten_when_the_next_one_begins() -> None:
    game = begun(BASE)
    Ixian.of(game.players[1]).wagers = ("strategic_push.combat.1.2",)
    while game.round < 2:
        assert game.decision is not None
        game.apply(game.decision.options[-1])
    assert Ixian.of(game.players[1]).wagers == ()


@proves("X2.3")
def test_the_tiles_lie_in_three_stacks_the_tops_known_to_all() -> None:
    game = begun(BASE)
    stacks = IxBoard.of(game).tech
    assert [len(stack) for stack in stacks] == [6, 6, 6]
    assert all(game.known[stack[-1]] == 0xFF or game.known[stack[-1]] & 0b111 == 0b111 for stack in stacks)
    assert all(game.known[card] == 0 for stack in stacks for card in stack[:-1])


@proves("X2.4")
def test_each_conflict_deck_has_ten_cards_with_one_more_left_out() -> None:
    game = begun(BASE)
    assert len(game.conflict_deck) + len(game.conflict_pile) == 10
    levels = [game.conflicts[card].level for card in (*game.conflict_pile, *reversed(game.conflict_deck))]
    assert levels == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    assert sum(card.level == 3 for card in game.conflicts.values()) == 5


def dealt(game: Game) -> list[str]:
    """The Conflict cards that are in play."""
    return [game.conflicts[card].id for card in (*game.conflict_pile, *game.conflict_deck)]


OWN_CONFLICTS = {"skirmish_e", "skirmish_f", "trade_monopoly", "economic_supremacy"}


@proves("X9.4")
def test_on_the_board_of_uprising_its_conflicts_lie_in_the_box_unless_somebody_wants_them() -> None:
    without = [new_game(UPRISING, Setup(3, seed, expansions=("ix",))) for seed in range(12)]
    wanted = [new_game(UPRISING, Setup(3, seed, expansions=("ix",), variants=("ix_conflicts",))) for seed in range(12)]
    assert not any(OWN_CONFLICTS.intersection(dealt(game)) for game in without)
    assert set().union(*map(dealt, wanted)) >= OWN_CONFLICTS
    for game in without:
        own = [card for card, conflict in game.conflicts.items() if conflict.id in OWN_CONFLICTS]
        assert all(card in game.boxed and game.known[card] == EVERYBODY for card in own)
        assert len(dealt(game)) == 10


@proves("X9.4")
@pytest.mark.parametrize("edition", [UPRISING, BLEND], ids=lambda edition: edition.id)
def test_an_epic_game_has_the_one_conflict_that_it_needs_though_the_others_are_left_out(edition: Edition) -> None:
    setup = Setup(3, 5, expansions=("ix",), variants=("epic",))
    out = usually_out(played(edition, setup))
    assert "conflict.economic_supremacy" in out
    game = new_game(edition, evolve(setup, left_out=out))
    assert OWN_CONFLICTS.intersection(dealt(game)) == {"economic_supremacy"}


@proves("X2.8")
def test_tessia_places_her_snoopers_and_yuna_has_no_water() -> None:
    game = begun(BASE, "tessia_vernius", "princess_yuna_moritani", "prince_rhombur_vernius")
    assert Ixian.of(game.players[0]).snoopers == (0, 1, 2, 3)
    assert [player.water for player in game.players] == [1, 0, 1]


@proves("X2.8", "X12.1")
def test_hundro_keeps_one_of_two_intrigue_cards_and_the_other_one_lies_on_top() -> None:
    game = begun(BASE, "viscount_hundro_moritani")
    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.what) == (0, "card")
    top, next_one = game.intrigue_deck[-1], game.intrigue_deck[-2]
    assert {option.args[0] for option in decision.options} == {game.intrigues[card].id for card in (top, next_one)}
    game.apply(Action.parse(f"pick {game.intrigues[next_one].id}"))
    assert game.players[0].intrigue == [next_one]
    assert game.intrigue_deck[-1] == top
    assert game.known[top] == 1  # he has seen it


@proves("X9.7")
def test_each_seat_chooses_one_of_two_contracts_that_others_do_not_see() -> None:
    game = begun(UPRISING, expansions=("choam", "ix"))
    assert [len(DealtContracts.of(player).offered) for player in game.players] == [2, 2, 2]
    assert len(Unchosen.of(game).unchosen) == 4
    other = view(game, 1).players[0]
    assert all(card not in game.contracts for card in DealtContracts.of(other).offered)
    chosen = []
    for seat in range(3):
        decision = game.decision
        assert decision is not None
        assert (decision.seat, decision.what) == (seat, "contract")
        chosen.append(decision.options[0].args[0])
        game.apply(decision.options[0])
    assert [[game.contracts[card].id for card in player.contracts] for player in game.players] == [
        [one] for one in chosen
    ]
    assert len(Unchosen.of(game).unchosen) == 7
    assert len(game.contract_bank) + len(game.contract_market) == 20


@proves("X9.7")
def test_nobody_sees_what_another_seat_has_chosen_before_all_have() -> None:
    game = begun(UPRISING, expansions=("choam", "ix"))
    for _ in range(2):
        first, second = game.clone(), game.clone()
        assert game.decision is not None
        first.apply(game.decision.options[0])
        second.apply(game.decision.options[1])
        assert view(first, 2) == view(second, 2)
        assert not any(player.contracts for player in first.players)
        game = first
    assert game.decision is not None
    game.apply(game.decision.options[1])
    assert [len(player.contracts) for player in game.players] == [1, 1, 1]
    assert all(game.known[player.contracts[0]] & 0b111 == 0b111 for player in game.players)


def test_without_the_module_there_are_no_contracts_of_ix() -> None:
    assert not begun(UPRISING).contracts


@proves("X8.1", "X8.2", "X8.3", "X8.4", "X8.5", "X8.6")
@pytest.mark.parametrize("edition", [BASE, UPRISING, BLEND], ids=lambda edition: edition.id)
def test_the_epic_game_is_all_in_its_setup(edition: Edition) -> None:
    game = begun(edition, variants=("epic",))
    assert game.edition.goal == 12
    levels = [game.conflicts[card].level for card in (*game.conflict_pile, *reversed(game.conflict_deck))]
    assert levels == [2] * 5 + [3] * 5
    for player in game.players:
        own = [game.cards[card].id for card in (*player.deck, *player.hand)]
        assert len(own) == 10
        assert own.count("control_the_spice") == own.count("dune_the_desert_planet") == 1
        assert len(player.intrigue) == 1
        assert (player.garrison, player.supply, player.vp) == (5, 7, 0)


@proves("X8.4")
def test_in_an_epic_game_hundro_looks_at_cards_when_all_have_drawn() -> None:
    game = begun(BASE, "viscount_hundro_moritani", variants=("epic",))
    assert [len(player.intrigue) for player in game.players] == [1, 1, 1]
    assert game.decision is not None
    assert game.decision.seat == 0
    assert game.decision.what == "card"


@proves("X8.7", "QX37")
@pytest.mark.parametrize("mode", ["solo", "two"])
def test_the_epic_game_is_for_people(mode: str) -> None:
    with pytest.raises(BadSetup, match="epic"):
        compose(BASE.recipe, ("ix",), mode, "mercenary" if mode == "solo" else "", ("epic",))


@proves("X2.1", "X9.1", "X9.3")
def test_there_are_22_spaces_and_with_uprising_13_posts() -> None:
    assert len(begun(BASE).edition.spaces) == 22
    assert len(begun(UPRISING).edition.spaces) == 22
    assert len(begun(UPRISING).edition.posts) == 13
    gone = {"rally_troops", "hall_of_oratory", "secure_contract", "sell_melange"}
    assert gone.isdisjoint(begun(BASE).edition.space_index)
