"""What lies on the table before the first round: components and their numbers, setup and chance."""

from __future__ import annotations

from collections import Counter

import pytest

from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.faults import faults
from dune_desktop.engine.names import EMPEROR, FREMEN, HOME, ICONS, NOBODY
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.units import strength
from dune_desktop.engine.view import HIDDEN, view
from tests.games import BASE, seats_of, start, walk
from tests.rules import proves
from tests.test_rules import SIZES, copies, evenly, quiet, table, take

# ---------------------------------------------------------------- components


@proves("R1.1")
def test_common_components() -> None:
    """How many Imperium and Intrigue cards there are, ``test_facts.py`` knows card by card."""
    assert Counter(conflict.level for conflict in BASE.conflicts) == {1: 4, 2: 10, 3: 4}
    assert copies(BASE.reserve) == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
    assert len(BASE.leaders) == 8
    assert [faction.id for faction in BASE.factions] == ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
    assert len(BASE.spaces) == 22


@proves("R1.4")
def test_starting_deck() -> None:
    assert copies(BASE.starters) == {
        "convincing_argument": 2,
        "dagger": 2,
        "diplomacy": 1,
        "dune_the_desert_planet": 2,
        "reconnaissance": 1,
        "seek_allies": 1,
        "signet_ring": 1,
    }


@SIZES
@proves("R1.3", "R1.4", "R2.7")
def test_every_player_has_the_same_pieces(players: int) -> None:
    game = start(1, players)
    for player in game.players:
        assert player.supply + player.garrison + player.troops == 12
        assert player.home + len(player.agents) == 2
        deck = [game.cards[card].id for card in (*player.hand, *player.deck)]
        assert Counter(deck) == copies(BASE.starters)


@proves("R1.3", "R0.3", "R7.1")
@pytest.mark.parametrize("seed", range(4))
def test_pieces_stay_within_their_numbers_in_whole_games(seed: int) -> None:
    game = start(seed, 3 + seed % 2)
    for _ in walk(game, seats_of(seed)):
        assert faults(game) == []
        assert all(player.home + len(player.agents) <= 4 for player in game.players)  # three and the Mentat
    assert faults(game) == []


BOARD = """
emperor         conspire wealth
spacing_guild   heighliner* foldspace
bene_gesserit   selective_breeding secrets
fremen          hardy_warriors* stillsuits*
landsraad       high_council mentat rally_troops hall_of_oratory swordmaster
city            arrakeen* carthag* research_station* sietch_tabr*
spice_trade     the_great_flat* hagga_basin* imperial_basin* sell_melange secure_contract
"""
COSTS = {
    "conspire": (0, 4, 0),
    "heighliner": (0, 6, 0),
    "selective_breeding": (0, 2, 0),
    "hardy_warriors": (0, 0, 1),
    "high_council": (5, 0, 0),
    "mentat": (2, 0, 0),
    "rally_troops": (4, 0, 0),
    "swordmaster": (8, 0, 0),
    "research_station": (0, 0, 2),
    "the_great_flat": (0, 0, 2),
    "hagga_basin": (0, 0, 1),
}


@proves("R25.1", "R14.2")
def test_icons_and_combat_spaces_of_the_board() -> None:
    rows = [line.split() for line in BOARD.strip().splitlines()]
    printed = {space.id: (ICONS[space.icon], space.combat) for space in BASE.spaces}
    assert printed == {word.rstrip("*"): (icon, word.endswith("*")) for icon, *words in rows for word in words}
    assert sum(combat for _, combat in printed.values()) == 10


@proves("R25.1", "R25.4")
def test_costs_of_the_board() -> None:
    for space in BASE.spaces:
        prices = [offer.price for offer in space.offers]
        if space.id == "sell_melange":
            assert prices == [(0, spice, 0) for spice in (2, 3, 4, 5)]
        else:
            assert prices == [COSTS.get(space.id, (0, 0, 0))], space.id


@pytest.mark.parametrize(
    ("space", "water", "base"), [("the_great_flat", 2, 3), ("hagga_basin", 1, 2), ("imperial_basin", 0, 1)]
)
@proves("R16.1")
def test_maker_spaces(space: str, water: int, base: int) -> None:
    assert [one.id for one in BASE.spaces if one.maker] == ["the_great_flat", "hagga_basin", "imperial_basin"]
    game = table(seat0={"hand": ["dune_the_desert_planet"], "water": water})
    take(game, f"agent dune_the_desert_planet > {space}", f"do {space}.1")
    assert (game.players[0].spice, game.players[0].water) == (base, 0)


# ---------------------------------------------------------------- setup


@SIZES
@proves("R2.1", "R2.5", "R2.14")
def test_setup_of_the_board(players: int) -> None:
    game = start(2, players)
    assert (game.mentat, game.mentat_space) == (NOBODY, HOME)
    assert game.alliances == [NOBODY] * 4
    assert set(game.control) == {NOBODY}
    assert not any(game.bonus)
    reserve = {game.cards[stack[0]].id: len(stack) for stack in game.reserve}
    assert reserve == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}


@SIZES
@pytest.mark.parametrize("seed", range(20))
@proves("R2.2", "R27.1")
def test_setup_of_the_conflict_deck(players: int, seed: int) -> None:
    game = start(seed, players)
    # The first card lies open by now; of a deck the last is the top.
    order = [*game.conflict_pile, *reversed(game.conflict_deck)]
    assert [game.conflicts[card].level for card in order] == [1, *[2] * 5, *[3] * 4]
    assert len(set(order)) == 10
    assert Counter(game.conflicts[card].level for card in game.boxed) == {1: 3, 2: 5}
    assert not any(game.known[card] for card in game.boxed)


@proves("R2.2")
def test_the_conflict_deck_is_drawn_at_random() -> None:
    level: dict[int, Counter[str]] = {1: Counter(), 2: Counter(), 3: Counter()}
    for seed in range(1200):
        game = start(seed)
        order = [*game.conflict_pile, *reversed(game.conflict_deck)]
        level[1][game.conflicts[order[0]].id] += 1
        level[2].update(game.conflicts[card].id for card in order[1:6])
        level[3][game.conflicts[order[6]].id] += 1
    assert [len(counts) for counts in level.values()] == [4, 10, 4]
    for counts in level.values():
        evenly(counts.values())


@SIZES
@proves("R2.3", "R2.4")
def test_setup_of_intrigue_and_imperium_deck(players: int) -> None:
    games = [quiet(seed, players) for seed in range(6)]
    for game in games:
        assert Counter(game.intrigues[card].id for card in game.intrigue_deck) == {
            card.id: card.copies for card in BASE.intrigues
        }
        assert not game.intrigue_discard
        assert not any(player.intrigue for player in game.players)
        assert len(game.row) == 5
        cards = Counter(game.cards[card].id for card in (*game.row, *game.imperium_deck))
        assert cards == copies(BASE.imperium)
        assert not any(game.known[card] for card in (*game.intrigue_deck, *game.imperium_deck))
    assert len({tuple(game.intrigue_deck) for game in games}) == 6
    assert len({tuple(game.imperium_deck) for game in games}) == 6


@proves("R2.3", "R2.4", "R2.7")
def test_decks_are_shuffled_evenly() -> None:
    intrigue: Counter[int] = Counter()
    row: Counter[int] = Counter()
    hand: Counter[int] = Counter()
    for seed in range(2000):
        game = quiet(seed)
        intrigue[game.intrigue_deck[-1]] += 1
        row.update(game.row)
        hand.update(game.players[1].hand)
    decks = (copies(BASE.intrigues), copies(BASE.imperium), copies(BASE.starters))
    assert [len(counts) for counts in (intrigue, row, hand)] == [sum(deck.values()) for deck in decks]
    for counts in (intrigue, row, hand):
        evenly(counts.values())


@SIZES
@proves("R2.6")
def test_leaders_are_chosen_or_dealt_at_random(players: int) -> None:
    same_house = ("count_ilban_richese", "helena_richese", "glossu_rabban")
    game = new_game(BASE, Setup(players, 3, same_house))
    assert tuple(player.leader.id for player in game.players[:3]) == same_house
    dealt: Counter[str] = Counter()
    for seed in range(800):
        leaders = [player.leader.id for player in new_game(BASE, Setup(players, seed)).players]
        assert len(set(leaders)) == players
        dealt.update(leaders)
    assert len(dealt) == 8
    evenly(dealt.values())


@proves("R2.6")
def test_leaders_for_a_first_game_and_none_twice() -> None:
    easy = {leader.id for leader in BASE.leaders if leader.complexity == 1}
    assert easy == {"paul_atreides", "glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese"}
    assert {leader.complexity for leader in BASE.leaders} == {1, 2, 3}
    with pytest.raises(BadSetup):
        new_game(BASE, Setup(3, 1, ("paul_atreides", "paul_atreides")))


@SIZES
@proves("R2.8", "R2.9", "R2.10", "R2.11", "R2.12", "R2.13", "R2.14", "R2.17")
def test_setup_of_a_player(players: int) -> None:
    game = quiet(4, players)
    assert len(game.players) == players
    for player in game.players:
        assert (player.solari, player.spice, player.water) == (0, 0, 1)
        assert (player.home, player.agents, player.swordmaster) == (2, (), False)
        assert player.vp == (1 if players == 4 else 0)
        assert (strength(game, player), player.swords, player.persuasion) == (0, 0, 0)
        assert player.influence == [0, 0, 0, 0]
        assert (player.garrison, player.supply, player.troops) == (3, 9, 0)
        assert not player.council


@pytest.mark.parametrize("players", [0, 1, 2, 5, 6])
@proves("R2.17")
def test_three_or_four_play(players: int) -> None:
    with pytest.raises(BadSetup):
        new_game(BASE, Setup(players))


@SIZES
@proves("R2.15")
def test_the_first_player_is_random_and_fair(players: int) -> None:
    first: Counter[int] = Counter()
    for seed in range(3000):
        game = quiet(seed, players)
        assert game.decision is not None
        assert game.decision.seat == game.first
        first[game.first] += 1
    assert len(first) == players
    evenly(first.values())


@proves("R2.16", "R27.1")
def test_the_baron_chooses_in_secret_after_the_setup_and_before_round_one() -> None:
    game = start(5, 3, ("paul_atreides", "baron_vladimir_harkonnen"))
    assert game.decision is not None
    assert (game.decision.seat, game.round, game.conflict_pile) == (1, 0, [])
    assert game.first != NOBODY
    assert len(game.row) == 5
    assert not any(player.hand for player in game.players)
    picks = [f"pick {faction.id}" for faction in BASE.factions]
    assert [option.text for option in game.decision.options] == picks
    take(game, "pick fremen")
    assert [option.text for option in game.decision.options] == picks[:3]
    take(game, "pick emperor")
    assert game.round == 1
    assert view(game, 1).players[1].tokens == (EMPEROR, FREMEN)
    for other in (0, 2):
        assert view(game, other).players[1].tokens == (HIDDEN, HIDDEN)


@pytest.mark.parametrize("seed", range(6))  # whoever is the First Player
@proves("R2.16", "Q38")
def test_the_baron_chooses_when_all_others_are_set_up(seed: int) -> None:
    game = start(seed, 3, ("baron_vladimir_harkonnen", "glossu_rabban"))
    assert game.decision is not None
    assert game.decision.seat == 0
    assert (game.players[1].solari, game.players[1].spice) == (1, 1)


@proves("R2.16", "R2.8")
def test_rabban_starts_with_more() -> None:
    game = start(5, 3, ("glossu_rabban", "paul_atreides"))
    assert [(player.solari, player.spice, player.water) for player in game.players[:2]] == [(1, 1, 1), (0, 0, 1)]
