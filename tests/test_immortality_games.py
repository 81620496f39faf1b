"""Random games with Immortality: no faults, offered means no refusal, clones, worlds and snapshots keep everything.

A few in the suite; ``python -m tests.test_immortality_games 1000`` for as many as you like, of every edition, mode
and variant, each fifth with cards left out.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from attrs import evolve

from dune_desktop.content import EDITIONS
from dune_desktop.content.immortality.facts import TleilaxuRow
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.composing import compose
from dune_desktop.engine.digest import digest
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.faults import faults
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.rivals.printed import SOLO, TWO
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import view
from dune_desktop.records import record as records
from dune_desktop.records import snapshot
from dune_desktop.records.record import Recorder, RoundOver, replay
from dune_desktop.records.record_text import dumps, loads
from dune_desktop.simulate import left_out
from tests.games import choose, seats_of, walk
from tests.test_legality import universe

#: An edition, what joins it, its mode and variants.
GAMES = (
    ("base", ("immortality",), "", ()),
    ("uprising", ("immortality",), "", ("go_to_11",)),
    ("base", ("ix", "immortality"), "", ("epic",)),
    ("blend", ("choam", "ix", "immortality"), "", ()),
    ("base", ("immortality",), SOLO, ("go_to_11",)),
    ("uprising", ("choam", "ix", "immortality"), "", ()),
    ("uprising", ("immortality",), SOLO, ()),
    ("base", ("ix", "immortality"), TWO, ()),
    ("uprising", ("choam", "immortality"), "", ()),
    ("base", ("ix", "immortality"), SOLO, ()),
    ("uprising", ("choam", "ix", "immortality"), TWO, ()),
    ("blend", ("immortality",), "", ("go_to_11",)),
    ("uprising", ("ix", "immortality"), SOLO, ("go_to_11",)),
    ("base", ("immortality",), TWO, ()),
    ("uprising", ("ix", "immortality"), "", ("epic",)),
    ("base", ("ix", "immortality"), "", ("go_to_11",)),
    ("blend", ("choam", "ix", "immortality"), SOLO, ()),
    ("blend", ("immortality",), TWO, ("go_to_11",)),
)
LEVELS = ("sardaukar", "mercenary", "mentat", "kwisatz_haderach")


def setup_of(seed: int, mixed: bool = False) -> tuple[str, Setup]:
    """The edition and the setup of a game; of 3 or 4 seats, and mixed ones leave cards out."""
    board, products, mode, variants = GAMES[seed % len(GAMES)]
    players = 3 if mode else 3 + seed // len(GAMES) % 2
    level = LEVELS[seed // len(GAMES) % 4] if mode == SOLO else ""
    out = left_out(compose(EDITIONS[board].recipe, products, mode, level, variants), seed) if mixed else ()
    return board, Setup(players, seed, (), products, out, mode, level, variants)


def game_of(seed: int, mixed: bool = False) -> Game:
    board, setup = setup_of(seed, mixed)
    return new_game(EDITIONS[board], setup)


def positions(seeds: range, every: int) -> Iterator[Game]:
    """Every n-th position of random games."""
    for seed in seeds:
        game = game_of(seed)
        for count, _ in enumerate(walk(game, seats_of(seed))):
            if count % every == seed % every:
                yield game


@pytest.mark.parametrize("seed", range(len(GAMES)))
def test_random_games_have_no_faults(seed: int) -> None:
    game = game_of(seed, mixed=seed % 5 == 0)
    for action in walk(game, seats_of(seed)):
        assert not faults(game), action
    assert game.over
    assert not faults(game)


def everything(edition: Edition) -> list[Action]:
    """Every action of Immortality that a position could offer, but for pairs and for picks that name a seat."""
    texts = ["do specimens.plot", "do specimens.combat", "do specimens.win", "do specimens.reward"]
    texts += ["do family_atomics.plot", "pick garrison", "pick conflict", "pick no"]
    for market in ("tleilaxu", "reclaimed"):
        for card in edition.market_by_id[market].stock:
            texts += [f"acquire {card.id}{place}" for place in ("", " top", f" {market}", f" {market} top")]
            texts += [f"pick {card.id} {market}{top}" for top in ("", " top")]
    return [*universe(edition), *map(Action.parse, texts)]


def pairs(game: Game) -> Iterator[Action]:
    """Any two cards of what whoever is asked has in hand and of the Row, in any order, to every space."""
    assert game.decision is not None
    here = dict.fromkeys(game.cards[card].id for card in (*game.players[game.decision.seat].hand, *game.row))
    for first in here:
        for second in here:
            for word in (f"{first}+{second}", f"{first}+row:{second}"):
                for space in game.edition.spaces:
                    yield Action.parse(f"agent {word} > {space.id}")


def test_offered_means_exactly_no_refusal() -> None:
    seen = 0
    for game in positions(range(0, 16, 2), every=83):
        assert game.decision is not None
        legal = {*game.decision.options, *game.decision.take_back}
        for action in {*everything(game.edition), *pairs(game), *legal}:
            assert (game.why_not(action) == []) == (action in legal), (action, game.why_not(action), game.decision)
        seen += len(legal)
    assert seen > 100


def test_a_clone_goes_its_own_way_to_the_same_end() -> None:
    for game in positions(range(4), every=199):
        twin, before = game.clone(), digest(game)
        for _ in walk(twin, seats_of(game.round)):
            pass
        assert digest(game) == before
        again = game.clone()
        for _ in walk(again, seats_of(game.round)):
            pass
        assert digest(again) == digest(twin)


def test_what_a_seat_sees_is_the_same_in_every_world_that_it_thinks_possible() -> None:
    dealt = 0
    for game in positions(range(len(GAMES)), every=97):
        assert game.decision is not None
        seat = game.decision.seat
        other = determinize(game, seat, Chance(7))
        assert not faults(other)
        assert view(other, seat) == view(game, seat)
        dealt += TleilaxuRow.of(other).tleilaxu_deck != TleilaxuRow.of(game).tleilaxu_deck
    assert dealt


@pytest.mark.parametrize("seed", [0, 3, 6])
def test_a_game_goes_on_from_the_state_kept_after_any_round(seed: int) -> None:
    kept: list[tuple[dict[str, Any], str]] = []
    game = game_of(seed)
    game.between_rounds = lambda between: kept.append((snapshot.take(between), digest(between)))
    for _ in walk(game, seats_of(seed)):
        pass
    assert len(kept) >= 4
    for values, before in kept:
        again, after = game_of(seed), list[str]()
        again.between_rounds = lambda between, after=after: after.append(digest(between))  # type: ignore[misc]
        snapshot.restore(again, json.loads(json.dumps(values)))
        assert after == [before]


def recorded(seed: int, mixed: bool = False, rounds: int = 99) -> Recorder:
    """A game that was written down as it was played at random, or its first rounds."""
    recorder, chance = Recorder(*setup_of(seed, mixed)), seats_of(seed)
    while recorder.game.decision is not None and recorder.game.round <= rounds:
        recorder.apply(choose(recorder.game, chance))
    return recorder


@pytest.mark.parametrize("seed", [3, 4])
def test_a_record_is_written_read_and_played_again(seed: int) -> None:
    recorder = recorded(seed)
    again = replay(loads(dumps(recorder.record())))
    assert again.trouble == ""
    assert digest(again.recorder.game) == digest(recorder.game)


def test_what_newer_rules_play_otherwise_goes_on_from_the_state_kept_last(monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = recorded(5, rounds=5)
    record = recorder.record()
    rounds = list(record.rounds)
    rounds[2] = RoundOver(rounds[2].actions, "0" * 16)
    monkeypatch.setattr(records, "RULES", records.RULES + 1)
    again = replay(loads(dumps(evolve(record, rounds=tuple(rounds)))))
    assert "the rules have changed" in again.trouble
    assert digest(again.recorder.game) == digest(recorder.game)


def _played(seed: int, mixed: bool) -> int:
    """A game looked at after every decision, that ends as it should; how many decisions it took."""
    game, count = game_of(seed, mixed), 0
    for action in walk(game, seats_of(seed)):
        assert not faults(game), (action, faults(game))
        count += 1
        assert count < 5000, "goes in circles"
    assert game.over
    assert not faults(game)
    return count


if __name__ == "__main__":
    begin, end = (int(word) for word in sys.argv[1:3]) if len(sys.argv) > 2 else (0, int(sys.argv[1]))
    found: Counter[str] = Counter()
    # Games of one edition after another: few are kept composed.
    for turn, number in enumerate(sorted(range(begin, end), key=lambda number: number % len(GAMES)), 1):
        leaves_out = number % 5 == 4
        try:
            found["decisions"] += _played(number, leaves_out)
            found["mixed" if leaves_out else "whole"] += 1
            found[str(GAMES[number % len(GAMES)])] += 1
        except Exception as error:
            print(number, leaves_out, *setup_of(number)[:1], repr(error), flush=True)
        if turn % 500 == 0:
            print(turn, found["whole"], found["mixed"], flush=True)
    print(dict(found))
