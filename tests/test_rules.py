"""Rules that no scenario can tell: chance, hidden information, and whole tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations, product
from typing import Any

import pytest

from dune_desktop.engine import events
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.faults import faults
from dune_desktop.engine.frames.combat import places
from dune_desktop.engine.moves import draw_intrigue
from dune_desktop.engine.names import FREMEN, NOBODY
from dune_desktop.engine.printed import Card
from dune_desktop.engine.state import Game
from dune_desktop.engine.tracks import influence_down, influence_up
from dune_desktop.engine.view import HIDDEN, view
from dune_desktop.positions.building import build
from dune_desktop.positions.position import read_position
from tests.games import BASE, events_of, seats_of, start
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
    for values in product(range(BASE.tops[0] + 1), repeat=3):
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
    for values in product(range(BASE.tops[0] + 1), repeat=3):
        for holder in _holders(values):
            game = _alliance(values, holder)
            before = [player.vp for player in game.players]
            influence_up(game, game.players[0], FREMEN, "")
            after = [player.vp - vp for player, vp in zip(game.players, before, strict=True)]
            value = min(BASE.tops[0], values[0] + 1)
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
    assert [refusal.code for refusal in game.why_not(Action.parse("do carthag.2"))] == [
        "no_intrigue_left",
        "impossible_now",
    ]
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
        assert view(game, other).players[0].intrigue == [HIDDEN, HIDDEN]
    assert HIDDEN not in view(game, 0).players[0].intrigue
    take(game, "play windfall", "play charisma")
    for other in (1, 2):
        assert view(game, other).intrigue_discard == game.intrigue_discard
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
        assert seen.levels == tuple(game.conflicts[card].level for card in game.conflict_deck)
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
        assert seen.row == game.row
        assert (seen.conflict, seen.conflict_pile) == (game.conflict, game.conflict_pile)
        assert seen.intrigue_discard == game.intrigue_discard
        assert [len(stack) for stack in seen.reserve] == [8, 10, 6]
        assert not any(HIDDEN in stack for stack in seen.reserve)
        for other, player in zip(seen.players, game.players, strict=True):
            assert (other.played, other.revealed) == (player.played, player.revealed)
            assert other.discard == player.discard
            assert (other.supply, other.garrison, other.troops) == (player.supply, player.garrison, player.troops)
            assert (len(other.hand), len(other.deck)) == (len(player.hand), len(player.deck))
            assert len(other.intrigue) == len(player.intrigue)


@proves("R27.3", "R8.7")
def test_a_stolen_card_stays_hidden_from_third_seats() -> None:
    game = table(seat0={"hand": ["diplomacy"]}, seat1={"intrigue": ["ambush", "charisma", "bribery", "refocus"]})
    game.events = []
    take(game, "agent diplomacy > secrets", "do secrets.2")
    [card] = game.players[0].intrigue
    assert view(game, 0).players[0].intrigue == [card]
    assert view(game, 1).players[0].intrigue == [card]
    assert view(game, 2).players[0].intrigue == [HIDDEN]
    [theft] = [event for event in events_of(game) if isinstance(event, events.Stole)]
    assert [theft.seen_by(seat) == theft for seat in range(3)] == [True, True, False]
