"""Games played by random seats, to check and to measure; and counting the ways on from a position."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any

from attrs import asdict, evolve, field, frozen

from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.composing import compose
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.faults import faults
from dune_desktop.engine.printed import Card, Conflict, Intrigue
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.records.record import Record, Recorder
from dune_desktop.sharing import processes, shared

#: No game needs more decisions: one that does goes in circles.
LIMIT = 5_000
#: Random seats draw from a generator of their own, so that they do not follow the cards.
_SEATS = 0x5EA75
#: The same for the cards that a mixed game leaves out.
_DECKS = 0xDEC45
_CHUNK = 8


@frozen
class GamesWanted:
    """Which games are played: of an edition, with this setup but for the seed; mixed ones leave other cards out."""

    edition: str
    setup: Setup
    mixed: bool = False

    def with_seed(self, seed: int) -> Setup:
        """The setup of one of them."""
        edition = EDITIONS[self.edition]
        out = left_out(compose(edition.recipe, self.setup.expansions), seed) if self.mixed else ()
        return evolve(self.setup, seed=seed, left_out=out)


@frozen
class Failure:
    """A game that broke: seed, how many decisions had been made, the action that failed, and how."""

    seed: int
    players: int
    decision: int
    action: str
    error: str


@frozen
class Played:
    """A finished random game."""

    seed: int
    decisions: int
    rounds: int
    scores: tuple[int, ...]
    failure: Failure | None = None


@frozen
class Report:
    """What came out of a series of games; the seed of the setup is that of the first one."""

    asked: GamesWanted
    seconds: float
    played: tuple[Played, ...] = field(repr=False)

    @property
    def completed(self) -> list[Played]:
        """The games that ended as games do."""
        return [one for one in self.played if one.failure is None]

    @property
    def decisions(self) -> int:
        """Of all games together."""
        return sum(one.decisions for one in self.played)

    @property
    def failures(self) -> list[Failure]:
        """Those of the games that broke."""
        return [one.failure for one in self.played if one.failure is not None]

    def as_json(self) -> dict[str, Any]:
        """The report as plain values."""
        completed, setup = self.completed, self.asked.setup
        scores = [score for one in completed for score in one.scores]
        return {
            "edition": self.asked.edition,
            "modules": list(setup.expansions),
            "mixed": self.asked.mixed,
            "rivals": {"mode": setup.mode, "level": setup.level, "variants": setup.variants},
            "players": setup.players,
            "seed": setup.seed,
            "games": len(self.played),
            "completed": len(completed),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "rounds": spread([one.rounds for one in completed]),
            "scores": {**spread(scores), "winner": spread([max(one.scores) for one in completed])},
            "failures": [asdict(failure) for failure in self.failures],
        }


def spread(numbers: list[int]) -> dict[str, float]:
    """Least, mean and most; nothing of nothing."""
    if not numbers:
        return {}
    return {"min": min(numbers), "mean": round(sum(numbers) / len(numbers), 2), "max": max(numbers)}


# ---------------------------------------------------------------- one game


def random_action(game: Game, chance: Chance) -> Action:
    """One of the options, each equally likely."""
    assert game.decision is not None
    options = game.decision.options
    return options[chance.below(len(options))]


def seats_of(seed: int) -> Chance:
    """The generator of the random seats of a game."""
    return Chance(seed ^ _SEATS)


def left_out(edition: Edition, seed: int) -> tuple[str, ...]:
    """A random choice of cards that stay in the box, few or many; what is left is enough for a game."""
    chance = Chance(seed ^ _DECKS)
    out: list[str] = []
    piles: list[tuple[str, Sequence[Card | Intrigue | Conflict], int]] = [
        ("imperium", edition.imperium, 2 * edition.row_size),
        ("intrigue", edition.intrigues, edition.hand_size),
    ]
    for level, count in edition.conflict_levels:
        piles.append(("conflict", [card for card in edition.conflicts if card.level == level], count))
    for kind, pile, least in piles:
        cards = list(pile)
        left = sum(getattr(card, "copies", 1) for card in cards)
        chance.shuffle(cards)
        for card in cards[: chance.below(len(cards) + 1)]:
            left -= getattr(card, "copies", 1)
            if left < least:
                break
            out.append(f"{kind}.{card.id}")
    return tuple(sorted(out))


def play(asked: GamesWanted, seed: int, actions: list[Action] | None = None) -> Played:
    """Play one game with random seats; the actions taken are added to the list, the last one may have failed."""
    chance, taken = seats_of(seed), [] if actions is None else actions
    game, wrong, decisions = None, "", 0
    try:
        game = new_game(EDITIONS[asked.edition], asked.with_seed(seed))
        while game.decision is not None and decisions < LIMIT:
            taken.append(random_action(game, chance))
            game.apply(taken[-1])
            decisions += 1
        wrong = f"did not end after {LIMIT} decisions" if game.decision is not None else "; ".join(beyond_limits(game))
    except Exception as error:
        wrong = in_a_line(error)
    action = taken[-1].text if taken else ""
    failure = Failure(seed, asked.setup.players, decisions, action, wrong) if wrong else None
    scores = () if game is None else tuple(player.vp for player in game.players)
    return Played(seed, decisions, 0 if game is None else game.round, scores, failure)


def in_a_line(error: Exception) -> str:
    """What went wrong, and where."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})"


def beyond_limits(game: Game) -> list[str]:
    """What an ended game has come to that no game can."""
    rounds = sum(count for _, count in game.edition.conflict_levels)
    return [*faults(game), *([] if 1 <= game.round <= rounds else [f"round {game.round} of {rounds}"])]


# ---------------------------------------------------------------- many games


def simulate(asked: GamesWanted, games: int, jobs: int = 1, tick: Callable[[int], None] | None = None) -> Report:
    """So many games, each with 1 more for its seed; ``tick`` hears how many are over.

    Raises BrokenProcessPool if one of the processes that share the work does not live to its end.
    """
    start = perf_counter()
    played: list[Played] = []
    seeds = iter(range(asked.setup.seed, asked.setup.seed + games))
    with closing(_results(asked, seeds, min(jobs, games))) as results:
        for one in results:
            played.append(one)
            if tick is not None:
                tick(len(played))
    played.sort(key=lambda one: one.seed)
    return Report(asked, perf_counter() - start, tuple(played))


def _results(asked: GamesWanted, seeds: Iterator[int], jobs: int) -> Generator[Played]:
    size = _CHUNK if jobs > 1 else 1
    chunks = iter(lambda: tuple(islice(seeds, size)), ())
    with processes(jobs) as workers:
        for played in shared(partial(_play_all, asked), chunks, workers):
            yield from played


def _play_all(asked: GamesWanted, seeds: tuple[int, ...]) -> list[Played]:
    return [play(asked, seed) for seed in seeds]


def record(asked: GamesWanted, seed: int) -> Record:
    """A random game played again, as its record; one that fails with the action that it failed at."""
    actions: list[Action] = []
    played = play(asked, seed, actions)
    recorder = Recorder(asked.edition, asked.with_seed(seed))
    for action in actions[: played.decisions]:
        recorder.apply(action)
    failure = played.failure
    return recorder.record("" if failure is None else f"{failure.action}: {failure.error}")


# ---------------------------------------------------------------- perft


def walk(game: Game, steps: int, seed: int) -> None:
    """So many random steps, or up to the end of the game."""
    chance = seats_of(seed)
    for _ in range(steps):
        if game.decision is None:
            return
        game.apply(random_action(game, chance))


def perft(game: Game, depth: int) -> int:
    """How many sequences of so many actions there are from here; an ended game has no more."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(_options(game))
    return sum(count for _, count in perft_by_action(game, depth))


def perft_by_action(game: Game, depth: int) -> list[tuple[Action, int]]:
    """The count for each first action."""
    counts = []
    for action in _options(game):
        after = game.clone()
        after.apply(action)
        counts.append((action, perft(after, depth - 1)))
    return counts


def _options(game: Game) -> Sequence[Action]:
    return () if game.decision is None else game.decision.options
