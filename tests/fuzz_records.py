"""``python -m tests.fuzz_records 100000 [SEED]``: so many changed records are read and played again.

Each of them has to be refused as ``BadRecord``, or to be the very game that it was made from: other names and dates
change nothing. Every fifth is read by a program with newer rules, which goes on from the kept state where it can; that
has to be a state within the rules.
"""

from __future__ import annotations

import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from attrs import evolve, frozen

from dune_desktop.engine.digest import digest
from dune_desktop.engine.faults import faults
from dune_desktop.records import record as records
from dune_desktop.records import record_text
from dune_desktop.records.record import BadRecord, Record, Replayed, replay
from dune_desktop.records.record_text import dumps, load, loads
from tests.mutants import PRESENT, mutant

REFUSED, SAME, OTHER_WAY = "refused", "the same game", "the same end by another order of the same actions"
WENT_ON = "went on from the kept state"
CRASHED, WRONG = "crashed", "accepted wrongly"
_FILE = Path("mutant.json")
#: So many actions are taken after a kept state that was changed, perhaps.
_PLAYED_ON = 30


@frozen
class Outcome:
    """What became of a changed record."""

    kind: str
    why: str
    seconds: float
    data: bytes


def fuzz(count: int, seed: int) -> Iterator[Outcome]:
    """So many changed records, one after another."""
    wholes = [path.read_bytes() for path in PRESENT]
    games = [alike(loads(whole.decode())) for whole in wholes]
    for number in range(count):
        chance = Random(f"{seed} {number}")
        data = mutant(chance, chance.choice(wholes), chance.choice(wholes))
        yield read(data, games, newer_rules=number % 5 == 4)


def every_cut() -> Iterator[Outcome]:
    """Every sample, cut off at every byte."""
    for path in PRESENT:
        whole = path.read_bytes().rstrip()
        for length in range(len(whole)):
            yield read(whole[:length], [])


def read(data: bytes, games: list[Record], newer_rules: bool = False) -> Outcome:
    """Read it as the program would, in a file of this name."""
    start, rules = time.perf_counter(), records.RULES
    records.RULES = record_text.RULES = rules + newer_rules  # type: ignore[misc]
    try:
        kind, why = _judge(data, games)
    except Exception:
        kind, why = CRASHED, traceback.format_exc()
    finally:
        records.RULES = record_text.RULES = rules  # type: ignore[misc]
    return Outcome(kind, why, time.perf_counter() - start, data)


def _judge(data: bytes, games: list[Record]) -> tuple[str, str]:
    try:
        record = load(_FILE, data)
        again = replay(record)
    except BadRecord as error:
        return (REFUSED, "") if "\n" not in str(error) else (WRONG, f"more than a line: {error!r}")
    loads(dumps(again.recorder.record()))  # what is taken can be kept
    if again.trouble:
        return _went_on(again)
    if digest(again.recorder.game) != record.digest:
        return WRONG, "not where its digest says"
    if _said(again.recorder.record()) != _said(record):
        return WRONG, "it says of its game what is not so"
    mine = alike(record)
    if mine in games:
        return SAME, ""
    if any(_ordered(mine) == _ordered(game) for game in games):
        return OTHER_WAY, ""
    return WRONG, f"another game: {mine!r:.300}"


def _went_on(again: Replayed) -> tuple[str, str]:
    game = again.recorder.game
    wrong = faults(game)
    if wrong or not (game.over or game.decision is not None):
        return WRONG, f"not within the rules: {wrong}"
    for _ in range(_PLAYED_ON):
        if game.decision is None:
            break
        again.recorder.apply(game.decision.options[-1])
        game = again.recorder.game
    return WENT_ON, ""


def _said(record: Record) -> str:
    """What it says of its game besides how that is played; as text, for to Python True is 1."""
    plain = json.loads(dumps(evolve(record, failure="", rules=1)))
    del plain["setup"]  # it may name the leaders, or not
    return json.dumps(plain, sort_keys=True)


def alike(record: Record) -> Record:
    """Without what may change: people, names and dates, the order of lists, whether leaders are named or dealt."""
    lists = {name: tuple(sorted(getattr(record.setup, name))) for name in ("expansions", "left_out", "variants")}
    setup = evolve(record.setup, leaders=(), seed=0, **lists)
    return evolve(record, setup=setup, table=None, failure="", rules=1)


def _ordered(record: Record) -> Record:
    """Two actions that do not touch each other may change places: every digest is the same."""
    return evolve(record, actions=tuple(sorted(record.actions)))


def main(count: int, seed: int) -> int:
    """Say what became of them; 1 if anything went wrong."""
    counts: Counter[str] = Counter()
    slowest, started = 0.0, time.perf_counter()
    for number, outcome in enumerate(fuzz(count, seed), 1):
        counts[outcome.kind] += 1
        slowest = max(slowest, outcome.seconds)
        if outcome.kind in (CRASHED, WRONG):
            path = Path(f"mutant-{seed}-{number}.json")
            path.write_bytes(outcome.data)
            print(f"{path}: {outcome.kind}: {outcome.why}", flush=True)
        if number % 5000 == 0 or number == count:
            spent = time.perf_counter() - started
            told = ", ".join(f"{kind} {n}" for kind, n in sorted(counts.items()))
            print(f"{number}: {told}; the slowest took {slowest:.2f} s; {spent:.0f} s in all", flush=True)
    return 1 if counts[CRASHED] or counts[WRONG] else 0


if __name__ == "__main__":
    if sys.argv[1:] == ["cuts"]:
        cuts = Counter(outcome.kind for outcome in every_cut())
        print(dict(cuts))
        sys.exit(cuts.keys() != {REFUSED})
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
