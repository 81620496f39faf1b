"""``python -m tests.fuzz_atheris -max_total_time=300 FOLDER``: like ``fuzz_records``, led by what the loader does.

It needs ``pip install atheris``, which not every system has; nothing else does. FOLDER keeps what it has found.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import atheris  # type: ignore[import-not-found, unused-ignore]

with atheris.instrument_imports(include=["dune_desktop.records"]):
    from dune_desktop.files import strict_json  # noqa: F401 (they are what is watched)
    from dune_desktop.records import game_info, record_text  # noqa: F401 (they are what is watched)

from tests.fuzz_records import CRASHED, WRONG, alike, read
from tests.mutants import PRESENT, mutant

_WHOLES = [path.read_bytes() for path in PRESENT]
_GAMES = [alike(record_text.loads(whole.decode())) for whole in _WHOLES]


def try_one(data: bytes) -> None:
    """Read it, by the rules of now and by newer ones."""
    for newer_rules in (False, True):
        outcome = read(data, _GAMES, newer_rules)
        if outcome.kind in (CRASHED, WRONG):
            raise AssertionError(f"{outcome.kind}: {outcome.why}")


def change(data: bytes, most: int, seed: int) -> bytes:
    """Half of them by the record, half of them by the byte."""
    chance = Random(seed)
    if chance.random() < 0.5:
        return mutant(chance, data, chance.choice(_WHOLES))[:most]
    changed: bytes = atheris.Mutate(data, most)
    return changed


def main(words: list[str]) -> None:
    """Go on until the time is over, or something is found."""
    corpus = Path(words[-1])
    corpus.mkdir(parents=True, exist_ok=True)
    for path, whole in zip(PRESENT, _WHOLES, strict=True):
        (corpus / path.stem).write_bytes(whole)
    atheris.Setup([*words, "-max_len=40000"], try_one, custom_mutator=change)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv)
