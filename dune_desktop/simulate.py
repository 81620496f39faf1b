"""Games played by random seats, to check and to measure; and counting the ways on from a position."""

from __future__ import annotations

import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from attrs import asdict, field, frozen

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

#: No game needs more decisions: one that does goes in circles.
LIMIT = 5_000
#: Random seats draw from a generator of their own, so that they do not follow the cards.
_SEATS = 0x5EA75
#: The same for the cards that a mixed game leaves out.
_DECKS = 0xDEC45
_CHUNK = 8


@frozen
class Rivals:
    """The mode of a game, its level and its variants; empty: people only."""

    mode: str = ""
    level: str = ""
    variants: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(filter(None, (self.mode, self.level, *self.variants)))


NO_RIVALS = Rivals()


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
    """What came out of a series of games."""

    edition: str
    players: int
    seed: int
    games: int
    seconds: float
    played: tuple[Played, ...] = field(repr=False)
    expansions: tuple[str, ...] = ()
    mixed: bool = False
    rivals: Rivals = NO_RIVALS

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
        completed = self.completed
        scores = [score for one in completed for score in one.scores]
        return {
            "edition": self.edition,
            "modules": list(self.expansions),
            "mixed": self.mixed,
            "rivals": asdict(self.rivals),
            "players": self.players,
            "seed": self.seed,
            "games": self.games,
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


def setup_of(
    edition: str,
    players: int,
    seed: int,
    expansions: tuple[str, ...] = (),
    mixed: bool = False,
    rivals: Rivals = NO_RIVALS,
) -> Setup:
    """The setup of a game; a mixed one leaves other cards out with every seed."""
    out = left_out(compose(EDITIONS[edition].recipe, expansions), seed) if mixed else ()
    return Setup(players, seed, (), expansions, out, rivals.mode, rivals.level, rivals.variants)


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


def play(
    edition: str,
    players: int,
    seed: int,
    actions: list[Action] | None = None,
    expansions: tuple[str, ...] = (),
    mixed: bool = False,
    rivals: Rivals = NO_RIVALS,
) -> Played:
    """Play one game with random seats; the actions taken are added to the list, the last one may have failed."""
    chance = seats_of(seed)
    game: Game | None = None
    action: Action | None = None
    decisions = 0
    try:
        game = new_game(EDITIONS[edition], setup_of(edition, players, seed, expansions, mixed, rivals))
        while game.decision is not None:
            if decisions == LIMIT:
                return _failed(game, seed, players, decisions, action, f"did not end after {LIMIT} decisions")
            options = game.decision.options
            action = options[chance.below(len(options))]
            if actions is not None:
                actions.append(action)
            game.apply(action)
            decisions += 1
    except Exception as error:
        return _failed(game, seed, players, decisions, action, _in_a_line(error))
    wrong = beyond_limits(game)
    if wrong:
        return _failed(game, seed, players, decisions, action, "; ".join(wrong))
    return Played(seed, decisions, game.round, tuple(player.vp for player in game.players))


def _in_a_line(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})"


def _failed(game: Game | None, seed: int, players: int, decisions: int, action: Action | None, error: str) -> Played:
    failure = Failure(seed, players, decisions, "" if action is None else action.text, error)
    if game is None:
        return Played(seed, decisions, 0, (), failure)
    return Played(seed, decisions, game.round, tuple(player.vp for player in game.players), failure)


def beyond_limits(game: Game) -> list[str]:
    """What an ended game has come to that no game can."""
    rounds = sum(count for _, count in game.edition.conflict_levels)
    return [*faults(game), *([] if 1 <= game.round <= rounds else [f"round {game.round} of {rounds}"])]


# ---------------------------------------------------------------- many games


def simulate(
    edition: str,
    players: int,
    games: int,
    seed: int,
    jobs: int = 1,
    tick: Callable[[int], None] | None = None,
    expansions: tuple[str, ...] = (),
    mixed: bool = False,
    rivals: Rivals = NO_RIVALS,
) -> Report:
    """Games with the seeds ``seed``, ``seed + 1``, ...; ``tick`` hears how many are over.

    Raises BrokenProcessPool if one of the processes that share the work does not live to its end.
    """
    start = perf_counter()
    tasks = ((edition, players, seed + n, expansions, mixed, rivals) for n in range(games))
    played: list[Played] = []
    with closing(_results(tasks, min(jobs, games))) as results:
        for one in results:
            played.append(one)
            if tick is not None:
                tick(len(played))
    played.sort(key=lambda one: one.seed)
    return Report(edition, players, seed, games, perf_counter() - start, tuple(played), expansions, mixed, rivals)


_Task = tuple[str, int, int, tuple[str, ...], bool, Rivals]


def _results(tasks: Iterator[_Task], jobs: int) -> Generator[Played]:
    if jobs <= 1:
        yield from map(_play_task, tasks)
        return
    chunks = iter(lambda: tuple(islice(tasks, _CHUNK)), ())
    with _workers(jobs) as pool:
        waiting: set[Future[list[Played]]] = set()
        while True:
            with _deaf():
                waiting |= {pool.submit(_play_tasks, chunk) for chunk in islice(chunks, 2 * jobs - len(waiting))}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes deaf to Ctrl-C, which is for this one: it ends them, whatever they are doing."""
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    except BaseException:
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C waits meanwhile, and for ever in the processes that begin; Windows can't do that."""
    if sys.platform == "win32":  # pragma: no cover
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _play_tasks(tasks: tuple[_Task, ...]) -> list[Played]:
    return [_play_task(task) for task in tasks]


def _play_task(task: _Task) -> Played:
    edition, players, seed, expansions, mixed, rivals = task
    return play(edition, players, seed, None, expansions, mixed, rivals)


def record(
    edition: str,
    players: int,
    seed: int,
    expansions: tuple[str, ...] = (),
    mixed: bool = False,
    rivals: Rivals = NO_RIVALS,
) -> Record:
    """A random game played again, as its record; one that fails with the action that it failed at."""
    actions: list[Action] = []
    played = play(edition, players, seed, actions, expansions, mixed, rivals)
    recorder = Recorder(edition, setup_of(edition, players, seed, expansions, mixed, rivals))
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
    if game.decision is None:
        return 0
    options = game.decision.options
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        after = game.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


def perft_by_action(game: Game, depth: int) -> list[tuple[Action, int]]:
    """The count for each first action."""
    counts = []
    for action in [] if game.decision is None else game.decision.options:
        after = game.clone()
        after.apply(action)
        counts.append((action, perft(after, depth - 1)))
    return counts
