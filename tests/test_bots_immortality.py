"""Bots with Immortality: what they make of research, the Tleilaxu and specimens, and that they know its answers."""

from __future__ import annotations

from itertools import pairwise

import pytest

from dune_desktop.bots import turns, waiting
from dune_desktop.bots.belongings import ahead, belongings
from dune_desktop.bots.bot import Effort
from dune_desktop.bots.making import bot_of
from dune_desktop.bots.names import MASTER, NOVICE, SKILLED
from dune_desktop.bots.outcome import outcome
from dune_desktop.bots.policy import policy_for
from dune_desktop.bots.starts import Now, card_value, row
from dune_desktop.bots.waiting import best_of, timely
from dune_desktop.bots.worlds import deal
from dune_desktop.content import BASE
from dune_desktop.content.immortality.facts import Lab
from dune_desktop.content.immortality.words import RESEARCH, TLEILAXU
from dune_desktop.engine.actions import REVEAL, Action
from dune_desktop.engine.composing import compose
from dune_desktop.engine.joining import WITH
from dune_desktop.engine.state import Game
from dune_desktop.text.hints import GAINS
from tests.games import seats_of, start, walk

EDITION = compose(BASE.recipe, ("immortality",))
NODES = {track.id: track for track in EDITION.tracks}


def begun() -> Game:
    return start(2, 4, edition="base+immortality")


def worth(game: Game) -> float:
    return sum(belongings(game, game.players[0]))


def test_specimens_and_family_atomics_are_worth_something() -> None:
    game = begun()
    lab = Lab.of(game.players[0])
    values = [worth(game)]
    for _ in range(7):
        lab.specimens += 1
        values.append(worth(game))
    more = [after - before for before, after in pairwise(values)]
    assert min(more) > 0
    assert more[0] > more[-1], "what costs more than any card waits"
    lab.atomics_used = True
    assert worth(game) < values[-1]


def test_nothing_of_it_is_worth_anything_when_no_round_is_left() -> None:
    game = begun()
    game.round = 10
    player = game.players[0]
    player.done = True
    Lab.of(player).atomics_used = True
    Lab.of(player).specimens = 3
    assert worth(game) == 0


def test_a_step_towards_the_victory_point_of_the_tleilaxu_track_counts() -> None:
    values = ahead(NODES[TLEILAXU], 5)
    assert values[3] > values[2] > 0
    assert values[3] > values[4], "it has been taken"
    assert values[7] == 0
    assert ahead(NODES[TLEILAXU], 1)[3] < values[3]


def test_a_genetic_marker_counts_for_the_rounds_that_are_left() -> None:
    track = NODES[RESEARCH]
    last, before = ahead(track, 6), ahead(track, 2)
    column_8 = [node for node, step in enumerate(track.steps) if step == 8]
    assert all(last[node] > before[node] > 0 for node in column_8)


def test_two_cards_that_go_together_both_count_for_quick_answers() -> None:
    seen = 0
    for seed in range(6):
        game = start(seed, 4, edition="base+immortality")
        for _ in walk(game, seats_of(seed)):
            decision = game.decision
            assert decision is not None
            pairs = [one for one in decision.options if one.verb == "agent" and WITH in one.args[0]]
            if not pairs:
                continue
            player = game.players[decision.seat]
            now = Now(game, player, (1.0, 1.0, 1.0))
            for action in pairs:
                names = action.args[0].split(WITH)
                if names[1].startswith("row:"):
                    continue
                cards = [now.hand[name] for name in names]
                assert row(now, action)[6] == pytest.approx(sum(now.known.effects[card] for card in cards))
                seen += 1
            assert policy_for(game.edition).choose(game) in decision.options
    assert seen > 10


def test_quick_answers_leave_what_can_wait() -> None:
    game = begun()
    policy = policy_for(game.edition)
    for player in game.players:
        player.supply -= 3
        Lab.of(player).specimens += 3
    waited = 0
    while game.decision is not None and game.round < 3:
        action = policy.choose(game)
        assert not turns.can_wait(game, action)
        waited += any(turns.can_wait(game, one) for one in game.decision.options)
        game.apply(action)
    assert waited > 20


@pytest.mark.parametrize("level", [NOVICE, SKILLED, MASTER])
def test_bots_answer_what_is_offered(level: str) -> None:
    asked = 0
    for seed, edition in enumerate(("base+immortality", "uprising+choam+ix+immortality")):
        game = start(seed, 3, edition=edition)
        for count, _ in enumerate(walk(game, seats_of(seed))):
            assert game.decision is not None
            if count % 41 == 7:
                world = deal(game, game.decision.seat, seed, count)
                assert bot_of(level).choose(world, Effort(6)) in game.decision.options
                asked += 1
    assert asked > 10


ATOMICS, RETURNING = Action.parse("do family_atomics.plot"), Action.parse("do specimens.plot")


def revealing(*row: str) -> Game:
    """The first seat reveals with much persuasion, and these cards lie in the Row."""
    game = begun()
    game.players[game.turn.seat].persuasion = 9
    cards = {face.id: card for card, face in enumerate(game.cards)}
    game.imperium_deck += game.row
    game.row = [cards[name] for name in row]
    for card in game.row:
        game.imperium_deck.remove(card)
    game.apply(REVEAL)
    return game


def of_row(game: Game, best: bool) -> tuple[str, ...]:
    """Five of all cards that can lie in the Row: those that are worth most, or least."""
    player = game.players[0]
    faces = sorted(
        {game.cards[card] for card in (*game.row, *game.imperium_deck)},
        key=lambda face: card_value(game, player, face, 1.0),
    )
    return tuple(face.id for face in (faces[-5:] if best else faces[:5]))


def test_family_atomics_are_thought_of_where_new_cards_are_better() -> None:
    poor, rich = (revealing(*of_row(begun(), best)) for best in (False, True))
    assert timely(poor) == [ATOMICS]
    assert ATOMICS in turns.worth_trying(poor)
    assert timely(rich) == []
    poor.players[poor.turn.seat].persuasion = 0
    assert timely(poor) == [], "nothing could be bought"


@pytest.mark.parametrize("level", [SKILLED, MASTER])
def test_who_can_buy_nothing_good_deals_the_row_anew(level: str) -> None:
    game = revealing(*of_row(begun(), best=False))
    answers = [bot_of(level).choose(deal(game, game.turn.seat, seed, 3), Effort()) for seed in range(3)]
    assert ATOMICS in answers
    rich = revealing(*of_row(begun(), best=True))
    assert bot_of(level).choose(deal(rich, rich.turn.seat, 1, 3), Effort()) != ATOMICS


def test_the_best_of_some_that_are_drawn() -> None:
    assert best_of([1.0, 2.0, 3.0], 1) == pytest.approx(2)
    assert best_of([1.0, 2.0, 3.0], 2) == pytest.approx((3 + 3 + 2) / 3)
    assert best_of([1.0, 2.0, 3.0], 3) == best_of([3.0], 5) == 3
    assert best_of([], 5) == 0


def test_specimens_go_back_where_troops_would_be_missing() -> None:
    game = begun()
    player = game.players[game.turn.seat]
    Lab.of(player).specimens, player.garrison, player.supply = 9, 3, 0
    game.apply(Action.parse("agent dagger > hall_of_oratory"))
    assert timely(game) == [RETURNING]
    answer = bot_of(SKILLED).choose(deal(game, player.seat, 1, 3), Effort())
    assert answer == RETURNING
    game.apply(answer)
    assert bot_of(SKILLED).choose(deal(game, player.seat, 1, 4), Effort()).text == "pick 1"
    player.supply = 4
    assert not waiting._supply_is_short(game, player)


def test_nobody_skilled_throws_away_specimens_or_uses_family_atomics_for_nothing() -> None:
    seen = 0
    for seed in range(3):
        game = start(seed, 3, edition="base+immortality")
        for count, _ in enumerate(walk(game, seats_of(seed))):
            decision = game.decision
            assert decision is not None
            wasted = {ATOMICS, RETURNING}.intersection(decision.options).difference(timely(game))
            if count % 13 == 0 and wasted:
                world = deal(game, decision.seat, seed, count)
                assert bot_of(SKILLED).choose(world, Effort()) not in wasted
                seen += 1
    assert seen > 10


def test_what_comes_of_an_answer_tells_of_tokens_and_specimens() -> None:
    before = begun()
    after = before.clone()
    lab = Lab.of(after.players[1])
    lab.research, lab.tleilaxu, lab.specimens = NODES[RESEARCH].index["r3b"], 2, 4
    counts = outcome(before, after, 1).counts
    assert counts == {"research": 3, "tleilaxu": 2, "specimens": 4}
    assert counts.keys() <= GAINS.keys()
