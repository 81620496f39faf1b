"""What is dealt in a game of Uprising, and in one of both games together."""

from __future__ import annotations

from collections import Counter

import pytest

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import usually_out
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.names import EVERYBODY
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from tests.rules import proves

BASE, UPRISING, BLEND = EDITIONS.values()
SEEDS = range(12)


def start(seed: int, players: int = 4, *modules: str, leaders: tuple[str | None, ...] = ()) -> Game:
    return new_game(UPRISING, Setup(players, seed, leaders, modules))


def decks(game: Game) -> tuple[Counter[str], Counter[str]]:
    """How often each card lies in the Imperium deck or the Row, and in the Intrigue deck."""
    imperium = Counter(game.cards[card].id for card in (*game.imperium_deck, *game.row))
    return imperium, Counter(game.intrigues[card].id for card in game.intrigue_deck)


def printed(*products: str) -> tuple[Counter[str], Counter[str]]:
    """The same as these products print it, each in the edition where it has its usual id."""
    every = [(BASE, "base"), (UPRISING, "uprising"), (UPRISING, "choam")]
    found = [edition for edition, product in every if product in products]
    imperium, intrigues = (
        Counter({one.id: one.copies for one in deck if one.product in products})
        for deck in (
            [one for edition in dict.fromkeys(found) for one in edition.imperium],
            [one for edition in dict.fromkeys(found) for one in edition.intrigues],
        )
    )
    return imperium, intrigues


@proves("U1.1", "U1.2", "U2.3")
def test_the_decks_hold_what_is_printed() -> None:
    """How many that are, ``test_facts_uprising.py`` knows card by card."""
    for products, contracts in ((("uprising",), 0), (("uprising", "choam"), 20)):
        game = start(1, 4, *products[1:])
        assert decks(game) == printed(*products)
        assert len(game.contracts) == contracts
        assert [len(stack) for stack in game.reserve] == [8, 10]
        assert len(game.conflicts) == 16


@proves("U2.3")
def test_shaddam_comes_with_the_module() -> None:
    with pytest.raises(BadSetup):
        start(1, leaders=("shaddam_corrino_iv",))
    assert start(1, 4, "choam", leaders=("shaddam_corrino_iv",)).players[0].leader.id == "shaddam_corrino_iv"
    dealt = {player.leader.id for seed in range(40) for player in start(seed).players}
    assert "shaddam_corrino_iv" not in dealt
    assert len(dealt) == 8


@proves("U2.2")
def test_the_conflict_deck_has_ten_cards_and_the_rest_is_unseen() -> None:
    for seed in SEEDS:
        game = start(seed)
        deck = [*reversed(game.conflict_deck)]
        assert [game.conflicts[card].level for card in (*game.conflict_pile, *deck)] == [1, *[2] * 5, *[3] * 4]
        assert sorted(game.conflicts[card].level for card in game.boxed) == [1, 1, 2, 2, 2, 2]
        assert not any(game.known[card] for card in game.boxed)


@proves("U2.8", "U2.9")
@pytest.mark.parametrize(("players", "icons"), [(3, "012"), (4, "0011")])
def test_one_objective_each_makes_the_first_player(players: int, icons: str) -> None:
    firsts = set()
    for seed in SEEDS:
        game = start(seed, players)
        (dealt,) = zip(*(player.trophies for player in game.players), strict=True)
        faces = [game.objectives[card] for card in dealt]
        assert "".join(sorted(str(face.icon) for face in faces)) == icons
        assert [seat for seat, face in enumerate(faces) if face.first] == [game.first]
        assert {game.known[card] for card in dealt} == {EVERYBODY}
        firsts.add(game.first)
    assert len(firsts) == players


@proves("U2.5", "U9.1")
def test_the_bank_has_hooks_and_sandworms_and_nobody_begins_with_any() -> None:
    game = start(2)
    assert not any(player.hooks or player.worms for player in game.players)


@proves("U2.10")
def test_leaders_begin_as_they_are_printed() -> None:
    game = start(3, leaders=("feyd_rautha_harkonnen", "lady_jessica", "staban_tuek"))
    feyd, jessica, staban, other = game.players
    assert feyd.leader.training is not None
    assert feyd.leader.training.nodes[feyd.training].id == "start"
    assert (jessica.leader.id, jessica.turned, jessica.memories) == ("lady_jessica", False, 0)
    assert [len(player.hand) + len(player.deck) for player in (staban, other)] == [9, 10]
    assert "diplomacy" not in [game.cards[card].id for card in (*staban.hand, *staban.deck)]


@proves("U20.5")
def test_nobody_begins_on_the_other_side_of_a_leader() -> None:
    with pytest.raises(BadSetup):
        start(1, leaders=("reverend_mother_jessica",))


@proves("U18.1")
def test_two_contracts_lie_open_and_nobody_knows_the_bank() -> None:
    for leader, market in ((None, 20), ("shaddam_corrino_iv", 18)):
        game = start(4, 4, "choam", leaders=(leader, "staban_tuek", "muad_dib", "lady_jessica"))
        if leader is None and game.contracts_aside:  # chance has dealt him
            continue
        assert (len(game.contract_market), len(game.contract_bank)) == (2, market - 2)
        assert {game.known[card] for card in (*game.contract_market, *game.contracts_aside)} == {EVERYBODY}
        assert not any(game.known[card] for card in game.contract_bank)


# ---------------------------------------------------------------- both games together


@proves("U21.2", "U21.3", "U21.10")
def test_base_conflicts_stay_in_the_box_unless_they_are_wanted() -> None:
    usual = new_game(BLEND, Setup(4, 1, left_out=usually_out(BLEND)))
    assert {one.id for one in usual.conflicts.values()} == set(UPRISING.conflict_by_id)
    every = {one.id for one in new_game(BLEND, Setup(4, 1)).conflicts.values()}
    assert len(every) == 16 + 15
    assert not every & {"sort_through_the_chaos", "siege_of_carthag", "battle_for_carthag"}
    assert "calculated_hire" not in BLEND.intrigue_by_id


@proves("U21.1", "U21.3", "U21.4", "U21.5", "U1.2")
def test_the_full_mix_has_all_cards_of_both_games() -> None:
    """All but Calculated Hire."""
    for modules in ((), ("choam",)):
        game = new_game(BLEND, Setup(4, 1, expansions=modules))
        imperium, intrigues = printed("base", "uprising", *modules)
        assert intrigues.pop("calculated_hire")
        assert decks(game) == (imperium, intrigues)
        assert [game.cards[stack[0]].id for stack in game.reserve] == ["prepare_the_way", "the_spice_must_flow"]


@proves("U21.4")
def test_any_selection_of_both_can_be_made() -> None:
    out = ("imperium.carryall", "imperium.truthtrance", "intrigue.crysknife", "conflict.skirmish_a")
    game = new_game(BLEND, Setup(4, 1, left_out=out))
    faces = {game.cards[card].id for card in (*game.imperium_deck, *game.row)}
    assert faces.isdisjoint({"carryall", "truthtrance"})
    assert "crysknife" in faces
    assert "crysknife" not in {one.id for one in game.intrigues.values()}
    assert "skirmish_a" not in {one.id for one in game.conflicts.values()}
    for wrong in (("imperium.nothing",), ("carryall",), tuple(f"intrigue.{one}" for one in BLEND.intrigue_by_id)):
        with pytest.raises(BadSetup):
            new_game(BLEND, Setup(4, 1, left_out=wrong))
