"""A finished game looked back at: the chances, what each decision cost, and luck apart from skill."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from attrs import asdict

from dune_desktop.bots.bot import PLAYOUTS
from dune_desktop.cli.base import Add, BadInput, CommandFailed, CommandLine
from dune_desktop.cli.progress import bar
from dune_desktop.cli.saved import namer
from dune_desktop.cli.tables import columns
from dune_desktop.engine.names import Seat
from dune_desktop.files.settings import Settings
from dune_desktop.records.playback import Replay
from dune_desktop.records.record import Record
from dune_desktop.records.record_text import dumps, load, naming
from dune_desktop.reviews.findings import CERTAIN
from dune_desktop.reviews.review import Balance, Mistake, Review
from dune_desktop.reviews.worker import look_at
from dune_desktop.sharing import processes, shared
from dune_desktop.text.arguments import number
from dune_desktop.text.hints import reasons
from dune_desktop.text.numbers import decimal

if TYPE_CHECKING:
    from dune_desktop.models.asking.told import ToldAnswers

#: Of a game, so many decisions are told.
_MOST: Final = 20
#: Positions that a process looks at before it says what it has found.
_CHUNK: Final = 4


def add_command(add: Add) -> None:
    """``review``."""
    review = add("review", _review, CommandLine.tr("Look back at a finished game: what each decision cost, and luck."))
    review.add_argument("file", metavar="FILE", type=Path)
    jobs = CommandLine.tr("processes that share the work")
    review.add_argument("--jobs", default=1, metavar="N", type=number(1), help=jobs)
    playouts = CommandLine.tr("playouts for a decision at most (default {n})").format(n=PLAYOUTS)
    review.add_argument("--playouts", default=PLAYOUTS, metavar="N", type=number(0), help=playouts)
    review.add_argument("--json", action="store_true", help=CommandLine.tr("all that was found, as JSON"))


def _review(arguments: argparse.Namespace) -> int:
    record = load(arguments.file)
    with naming(arguments.file):
        replay = Replay(record)
    if not replay.end.over:
        raise BadInput(CommandLine.tr("{path}: the game is not over").format(path=arguments.file))
    review = _looked_through(record, replay, arguments.jobs, arguments.playouts)
    if arguments.json:
        print(json.dumps(_as_json(review), indent=1))
    else:
        print("\n".join(_told(review, _answers(record), namer(record, replay.end))))
    return 0


def _looked_through(record: Record, replay: Replay, jobs: int, playouts: int) -> Review:
    """All of the game; a bar on the terminal grows meanwhile. Raises CommandFailed."""
    review = Review(replay, {})
    missing = review.missing
    chunks = [missing[start : start + _CHUNK] for start in range(0, len(missing), _CHUNK)]
    look = partial(look_at, dumps(record), playouts)
    try:
        with bar(len(missing)) as tick, processes(jobs) as workers, closing(shared(look, chunks, workers)) as results:
            for found in results:
                review.add(found)
                if tick is not None:
                    tick(len(review.found))
    except BrokenExecutor:
        told = CommandLine.tr("--jobs: a process that shared the work has died; fewer of them need less memory")
        raise CommandFailed(told) from None
    return review


# ---------------------------------------------------------------- in words


def _answers(record: Record) -> ToldAnswers:
    """The words of the window, which need Qt: no other command waits for that."""
    from dune_desktop.models.asking.told import ToldAnswers  # noqa: PLC0415
    from dune_desktop.models.game.replaying import ReplayController  # noqa: PLC0415

    return ToldAnswers(ReplayController(record), Settings())


def _told(review: Review, answers: ToldAnswers, who: Callable[[Seat], str]) -> Iterator[str]:
    rows = [_row(balance, review.alone, who) for balance in review.told_balances()]
    yield from columns([_heads(review.alone), *rows])
    yield CommandLine.tr("pp: percentage points")
    for mistake in review.mistakes()[:_MOST]:
        yield ""
        yield from _decision(mistake, review, answers, who)


def _heads(alone: bool) -> tuple[str, ...]:
    apart = CommandLine.tr("others, pp"), CommandLine.tr("luck, pp")
    together = (CommandLine.tr("Rivals and luck, pp"),)
    start, own, end = CommandLine.tr("start"), CommandLine.tr("own decisions, pp"), CommandLine.tr("end")
    return CommandLine.tr("in percent"), start, own, *(together if alone else apart), end


def _row(balance: Balance, alone: bool, who: Callable[[Seat], str]) -> tuple[str, ...]:
    parts = (balance.own, balance.luck) if alone else (balance.own, balance.others, balance.luck)
    changes = (f"{part * 100 / CERTAIN:+.1f}" for part in parts)
    start, end = (f"{part * 100 / CERTAIN:.1f}" for part in (balance.start, balance.end))
    return who(balance.seat), *map(decimal, (start, *changes, end))


def _decision(mistake: Mistake, review: Review, answers: ToldAnswers, who: Callable[[Seat], str]) -> Iterator[str]:
    finding, verdict = mistake.finding, mistake.finding.verdict
    assert verdict is not None
    assert verdict.better is not None
    told = CommandLine.tr("Round {round}, decision {n}, {player}: {cost} pp")
    cost = decimal(f"{-mistake.cost * 100 / CERTAIN:.1f}")
    yield told.format(round=mistake.round, n=finding.position, player=who(finding.seat), cost=cost)
    yield f"  {answers.question(finding)}"
    yield CommandLine.tr("  taken: {action}").format(action=answers.answer(finding, verdict.taken.action))
    yield CommandLine.tr("  better: {action}").format(action=answers.answer(finding, verdict.better.action))
    yield f"  {' '.join(reasons(verdict.better, review.replay.end.edition, [verdict.taken]))}"


# ---------------------------------------------------------------- as values


def _as_json(review: Review) -> dict[str, Any]:
    """Chances and costs are parts of 1."""
    return {
        "chances": [
            {**asdict(stand), "chances": [part / CERTAIN for part in stand.chances]} for stand in review.stands()
        ],
        "decisions": [_as_values(mistake) for mistake in review.mistakes()],
        "seats": [_parts(balance) for balance in review.balances()],
    }


def _as_values(mistake: Mistake) -> dict[str, Any]:
    finding, verdict = mistake.finding, mistake.finding.verdict
    assert verdict is not None
    assert verdict.better is not None
    return {
        "position": finding.position,
        "round": mistake.round,
        "seat": finding.seat,
        "taken": verdict.taken.action.text,
        "better": verdict.better.action.text,
        "cost": verdict.cost / CERTAIN,
        "searched": verdict.searched,
    }


def _parts(balance: Balance) -> dict[str, Any]:
    values = asdict(balance)
    return {**values, **{name: values[name] / CERTAIN for name in ("start", "own", "others", "luck", "end")}}
