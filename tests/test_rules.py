"""Rules that no scenario can tell: setup, chance, hidden information, and whole tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations, product
from typing import Any

import pytest

from dune_desktop.engine import events
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.faults import faults
from dune_desktop.engine.frames.combat import places
from dune_desktop.engine.moves import draw_intrigue
from dune_desktop.engine.names import EMPEROR, FACTIONS, FREMEN, HOME, ICONS, NOBODY, TRACK_TOP
from dune_desktop.engine.printed import Card
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.engine.tracks import influence_down, influence_up
from dune_desktop.engine.view import HIDDEN, view
from dune_desktop.records.building import build
from dune_desktop.records.position import read_position
from tests.games import BASE, events_of, seats_of, start, walk
from tests.rules import proves

SIZES = pytest.mark.parametrize("players", [3, 4])
QUIET = ("paul_atreides", "earl_memnon_thorvald", "countess_ariana_thorvald", "count_ilban_richese")


def quiet(seed: int, players: int = 3, listen: bool = False) -> Game:
    """A new game with leaders who ask nothing and start with nothing of their own."""
    return start(seed, players, QUIET[:players], listen)


def table(**position: Any) -> Game:
    """A position written as in a scenario."""
    return build(BASE, read_position(BASE, position))


def take(game: Game, *texts: str) -> None:
    for text in texts:
        game.apply(Action.parse(text))


def evenly(counts: Iterable[int]) -> None:
    """As even as a fair generator makes it: no count is more than five standard deviations off."""
    found = list(counts)
    mean = sum(found) / len(found)
    assert all(abs(count - mean) < 5 * mean**0.5 for count in found), found


def copies(cards: Iterable[Card]) -> dict[str, int]:
    return {card.id: card.copies for card in cards}


# ---------------------------------------------------------------- components


@proves("R1.1")
def test_common_components() -> None:
    assert Counter(conflict.level for conflict in BASE.conflicts) == {1: 4, 2: 10, 3: 4}
    assert sum(card.copies for card in BASE.intrigues) == 40
    assert sum(card.copies for card in BASE.imperium) == 67
    assert copies(BASE.reserve) == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
    assert len(BASE.leaders) == 8
    assert [FACTIONS[track.faction] for track in BASE.tracks] == list(FACTIONS)
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
    assert (len(intrigue), len(row), len(hand)) == (40, 67, 10)
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
        assert (player.strength, player.swords, player.persuasion) == (0, 0, 0)
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
    assert [option.text for option in game.decision.options] == [f"pick {faction}" for faction in FACTIONS]
    take(game, "pick fremen")
    assert [option.text for option in game.decision.options] == [f"pick {faction}" for faction in FACTIONS[:3]]
    take(game, "pick emperor")
    assert game.round == 1
    assert view(game, 1).players[1].tokens == (EMPEROR, FREMEN)
    for other in (0, 2):
        assert view(game, other).players[1].tokens == (HIDDEN, HIDDEN)


@proves("R2.16", "R2.8")
def test_rabban_starts_with_more() -> None:
    game = start(5, 3, ("glossu_rabban", "paul_atreides"))
    assert [(player.solari, player.spice, player.water) for player in game.players[:2]] == [(1, 1, 1), (0, 0, 1)]


# ---------------------------------------------------------------- influence


def _alliance(values: tuple[int, ...], holder: int) -> Game:
    seats: dict[str, Any] = {f"seat{seat}": {"influence": {"fremen": value}} for seat, value in enumerate(values)}
    if holder != NOBODY:
        seats["alliances"] = {"fremen": holder}
    return table(players=len(values), **seats)


def _holders(values: tuple[int, ...]) -> list[int]:
    """Who may hold the token: the highest, from 4 on (R7.7, R7.8)."""
    most = max(values)
    return [seat for seat, value in enumerate(values) if value == most] if most >= 4 else [NOBODY]


@proves("R7.9", "R7.10")
def test_every_loss_of_the_holder_leaves_the_alliance_where_it_belongs() -> None:
    """All positions of three cubes: nobody but a seat tied with the holder can stand at 4 when he falls below."""
    asked = 0
    for values in product(range(TRACK_TOP + 1), repeat=3):
        for holder in _holders(values):
            if holder == NOBODY:
                continue
            game = _alliance(values, holder)
            influence_down(game, game.players[holder], FREMEN, "")
            tied = [seat for seat, value in enumerate(values) if seat != holder and value == values[holder]]
            left = [player.influence[FREMEN] for player in game.players]
            if len(tied) > 1:
                asked += 1
                game.advance()
                assert game.decision is not None
                assert game.decision.seat == holder
                assert [option.text for option in game.decision.options] == [
                    f"pick seat{player.seat}" for player in game.opponents(holder) if player.seat in tied
                ]
                continue
            if tied:
                expected = tied[0]
            else:
                expected = NOBODY if left[holder] < 4 else holder
                # The case that R7.10 calls impossible: a seat at 4 or more that was not tied, and a holder below.
                assert not (left[holder] < 4 and max(left) >= 4)
            assert game.alliances[FREMEN] == expected, (values, holder)
            assert faults(game) == []
    assert asked == 3 * 3  # three cubes together on 4, 5 or 6


@proves("R7.4", "R7.7", "R7.8", "R7.13")
def test_every_gain_leaves_points_and_alliance_where_they_belong() -> None:
    for values in product(range(TRACK_TOP + 1), repeat=3):
        for holder in _holders(values):
            game = _alliance(values, holder)
            before = [player.vp for player in game.players]
            influence_up(game, game.players[0], FREMEN, "")
            after = [player.vp - vp for player, vp in zip(game.players, before, strict=True)]
            value = min(TRACK_TOP, values[0] + 1)
            assert game.players[0].influence[FREMEN] == value
            takes = value >= 4 and holder != 0 and (holder == NOBODY or value > values[holder])
            assert game.alliances[FREMEN] == (0 if takes else holder)
            expected = [0, 0, 0]
            expected[0] = (values[0] == 1) + takes
            if takes and holder != NOBODY:
                expected[holder] = -1
            assert after == expected, (values, holder)


# ---------------------------------------------------------------- intrigue


@proves("R8.6")
def test_with_both_intrigue_piles_empty_nothing_is_drawn() -> None:
    every = [card.id for card in BASE.intrigues for _ in range(card.copies)]
    game = table(seat0={"hand": ["reconnaissance"]}, seat1={"intrigue": every})
    assert (game.intrigue_deck, game.intrigue_discard) == ([], [])
    take(game, "agent reconnaissance > carthag")
    assert [refusal.code for refusal in game.why_not(Action.parse("do carthag.2"))] == ["impossible_now"]
    assert game.why_not(Action.parse("end")) == []
    draw_intrigue(game, game.players[0], 2)
    assert game.players[0].intrigue == []


@proves("R8.7")
def test_theft_is_random_and_fair() -> None:
    stolen: Counter[str] = Counter()
    victims = ["ambush", "charisma", "bribery", "refocus"]
    start_of_turn = table(seat0={"hand": ["diplomacy"]}, seat1={"intrigue": victims})
    for seed in range(1200):
        game = start_of_turn.clone()
        game.chance = Chance(seed)
        take(game, "agent diplomacy > secrets", "do secrets.2")
        [card] = game.players[0].intrigue
        stolen[game.intrigues[card].id] += 1
        assert len(game.players[1].intrigue) == 3
    assert set(stolen) == set(victims)
    evenly(stolen.values())


@proves("R8.1", "R27.1", "R27.2")
def test_an_intrigue_card_is_hidden_until_it_is_played() -> None:
    game = table(seat0={"intrigue": ["windfall", "charisma"]})
    for other in (1, 2):
        assert view(game, other).players[0].intrigue == (HIDDEN, HIDDEN)
    assert HIDDEN not in view(game, 0).players[0].intrigue
    take(game, "play windfall", "play charisma")
    for other in (1, 2):
        assert view(game, other).intrigue_discard == tuple(game.intrigue_discard)
        assert view(game, other).players[0].waiting == game.players[0].waiting
        assert HIDDEN not in (*game.intrigue_discard, *game.players[0].waiting)


# ---------------------------------------------------------------- the round


@proves("R9.1", "R10.1", "R10.3", "R11.3", "R22.1", "R23.2")
def test_the_five_phases_come_in_their_order() -> None:
    game = table(
        seat0={"hand": [], "troops": 1, "intrigue": ["ambush"]}, seat1={"done": True}, seat2={"done": True}, mentat=1
    )
    game.events = []
    told: list[type[events.Event]] = []
    phases = (
        events.TurnEnded, events.Passed, events.Ranked, events.BonusSpice, events.MentatMoved, events.RoundBegan,
        events.Drew, events.TurnBegan,
    )  # fmt: skip
    texts = ["reveal", "end", "pass"]
    while game.round == 1:
        assert game.decision is not None
        action = Action.parse(texts.pop(0)) if texts else game.decision.options[-1]
        game.apply(action)
        told += [type(event) for event in events_of(game) if isinstance(event, phases)]
    order = [kind for n, kind in enumerate(told) if n == 0 or told[n - 1] is not kind]
    assert order == list(phases)


@proves("R11.1", "R11.2", "R11.3")
@pytest.mark.parametrize("seed", range(6))
def test_turns_go_clockwise_past_those_who_have_revealed(seed: int) -> None:
    players = 3 + seed % 2
    game = quiet(seed, players, listen=True)
    chance = seats_of(seed)
    last, done, turns = NOBODY, set[int](), 0
    told = [*events_of(game)]
    while True:
        for event in told:
            if isinstance(event, events.RoundBegan):
                last, done = NOBODY, set()
            elif isinstance(event, events.TurnBegan):
                seats = [(game.first if last == NOBODY else last + 1) + n for n in range(players)]
                assert event.seat == next(seat % players for seat in seats if seat % players not in done)
                last = event.seat
                turns += 1
            elif isinstance(event, events.RevealedHand) and game.turn.stage == "reveal":
                done.add(event.seat)
        if game.decision is None or turns > 60:
            break
        told = game.apply(game.decision.options[chance.below(len(game.decision.options))])
    assert turns > 20


# ---------------------------------------------------------------- combat

# Strengths of A, B, C (and D), and their rewards; 0 for none. The tables of R21.3 and R21.4, then absent fighters.
RANKINGS: dict[tuple[int, ...], tuple[int, ...]] = {
    (6, 4, 2): (1, 2, 0),
    (6, 6, 2): (2, 2, 0),
    (6, 6, 6): (2, 2, 2),
    (6, 4, 4): (1, 3, 3),
    (6, 4, 0): (1, 2, 0),
    (6, 6, 0): (2, 2, 0),
    (6, 0, 0): (1, 0, 0),
    (0, 0, 0): (0, 0, 0),
    (8, 6, 4, 2): (1, 2, 3, 0),
    (8, 6, 4, 4): (1, 2, 0, 0),
    (8, 6, 6, 4): (1, 3, 3, 0),
    (8, 6, 6, 6): (1, 3, 3, 3),
    (8, 8, 6, 4): (2, 2, 3, 0),
    (8, 8, 6, 6): (2, 2, 0, 0),
    (8, 8, 8, 6): (2, 2, 2, 0),
    (8, 8, 8, 8): (2, 2, 2, 2),
    (8, 6, 4, 0): (1, 2, 3, 0),
    (8, 6, 6, 0): (1, 3, 3, 0),
    (8, 8, 6, 0): (2, 2, 3, 0),
    (8, 8, 8, 0): (2, 2, 2, 0),
    (8, 6, 0, 0): (1, 2, 0, 0),
    (8, 8, 0, 0): (2, 2, 0, 0),
    (8, 0, 0, 0): (1, 0, 0, 0),
    (0, 0, 0, 0): (0, 0, 0, 0),
}


@pytest.mark.parametrize("strengths", RANKINGS, ids=lambda strengths: "-".join(map(str, strengths)))
@proves("R20.6", "R20.7", "R20.8", "R21.1", "R21.2", "R21.3", "R21.4", "R21.5", "R28.6", "R28.7", "R2.17")
def test_rewards_of_every_ranking(strengths: tuple[int, ...]) -> None:
    """The seats do not matter: every order of them gives the same rewards."""
    rewards = RANKINGS[strengths]
    for order in permutations(range(len(strengths))):
        found = places({seat: strengths[seat] for seat in order}, len(strengths))
        assert found == {seat: place for seat, place in enumerate(rewards) if place}


@proves("R21.1", "R21.5")
@pytest.mark.parametrize("players", [3, 4])
def test_the_table_of_rankings_is_complete(players: int) -> None:
    """Any strengths are, in the order of their ranks, one of the rows."""
    rows = {_pattern(strengths): rewards for strengths, rewards in RANKINGS.items() if len(strengths) == players}
    for strengths in product(range(5), repeat=players):
        ordered = tuple(sorted(strengths, reverse=True))
        found = places(dict(enumerate(ordered)), players)
        assert tuple(found.get(seat, 0) for seat in range(players)) == rows[_pattern(ordered)]


def _pattern(strengths: tuple[int, ...]) -> tuple[int, ...]:
    """Strengths as ranks from 1, so that only their order counts; 0 stays 0."""
    ranks = sorted({strength for strength in strengths if strength}, reverse=True)
    return tuple(ranks.index(strength) + 1 if strength else 0 for strength in strengths)


@proves("R21.3", "R21.4", "R20.12")
@pytest.mark.parametrize("troops", [row for row in RANKINGS if any(row)], ids=lambda row: "-".join(map(str, row)))
def test_the_rewards_are_paid_as_the_ranking_says(troops: tuple[int, ...]) -> None:
    """Guild Bank Raid pays 6, 4 and 2 solari."""
    seats: dict[str, Any] = {f"seat{seat}": {"troops": n // 2} for seat, n in enumerate(troops)}
    game = table(phase="combat", players=len(troops), conflict="guild_bank_raid", **seats)
    assert tuple(player.solari for player in game.players) == tuple((0, 6, 4, 2)[place] for place in RANKINGS[troops])
    assert [player.troops for player in game.players] == [0] * len(troops)


# ---------------------------------------------------------------- what is hidden


@SIZES
@proves("R27.1")
def test_decks_hands_and_unused_conflicts_are_hidden(players: int) -> None:
    game = quiet(6, players)
    take(game, "reveal", "end")
    for seat in range(players):
        seen = view(game, seat)
        assert set(seen.imperium_deck) == set(seen.intrigue_deck) == {HIDDEN}
        assert seen.conflict_deck == tuple(game.conflicts[card].level for card in game.conflict_deck)
        for other in seen.players:
            top = game.players[seat].leader.id == "paul_atreides" and other.seat == seat  # he may look
            assert set(other.deck[:-1] if top else other.deck) == {HIDDEN}
            if other.seat != seat:
                assert set(other.hand) <= {HIDDEN}
        assert not {*game.boxed} & {*seen.conflict_pile, seen.conflict}


@SIZES
@proves("R27.2")
def test_what_lies_open_is_seen_by_all(players: int) -> None:
    game = table(
        players=players,
        seat0={"hand": [], "played": ["diplomacy"], "discard": ["dagger"], "revealed": ["signet_ring"]},
        intrigue_discard=["windfall"],
        round=3,
    )
    for seat in range(players):
        seen = view(game, seat)
        assert seen.row == tuple(game.row)
        assert (seen.conflict, seen.conflict_pile) == (game.conflict, tuple(game.conflict_pile))
        assert seen.intrigue_discard == tuple(game.intrigue_discard)
        assert [len(stack) for stack in seen.reserve] == [8, 10, 6]
        assert not any(HIDDEN in stack for stack in seen.reserve)
        for other, player in zip(seen.players, game.players, strict=True):
            assert (other.played, other.revealed) == (tuple(player.played), tuple(player.revealed))
            assert other.discard == tuple(player.discard)
            assert (other.supply, other.garrison, other.troops) == (player.supply, player.garrison, player.troops)
            assert (len(other.hand), len(other.deck)) == (len(player.hand), len(player.deck))
            assert len(other.intrigue) == len(player.intrigue)


@proves("R27.3", "R8.7")
def test_a_stolen_card_stays_hidden_from_third_seats() -> None:
    game = table(seat0={"hand": ["diplomacy"]}, seat1={"intrigue": ["ambush", "charisma", "bribery", "refocus"]})
    game.events = []
    take(game, "agent diplomacy > secrets", "do secrets.2")
    [card] = game.players[0].intrigue
    assert view(game, 0).players[0].intrigue == (card,)
    assert view(game, 1).players[0].intrigue == (card,)
    assert view(game, 2).players[0].intrigue == (HIDDEN,)
    [theft] = [event for event in events_of(game) if isinstance(event, events.Stole)]
    assert [theft.seen_by(seat) == theft for seat in range(3)] == [True, True, False]
