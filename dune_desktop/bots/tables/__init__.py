"""Weights of the valuation, made from games of bots against each other: for each feature, early and late in a game.

A file is named as the edition, then what joins it, then the mode: ``uprising+choam.solo.json``. A game takes the
nearest that there is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition

Weights = dict[str, tuple[float, float]]

_FOLDER = Path(__file__).parent


def weights_for(edition: Edition) -> Weights:
    """The weights for games of this edition."""
    return next(table for name in _names(edition) if (table := _read(name)))


def _names(edition: Edition) -> Iterator[str]:
    """From the most special to the base game, which has a table."""
    mode = f".{edition.automa.mode}" if edition.automa is not None else ""
    joined = "".join(f"+{one}" for one in edition.expansions)
    for board in (edition.id, "base"):
        for more in dict.fromkeys((joined, "")):
            yield from dict.fromkeys((f"{board}{more}{mode}", f"{board}{more}"))


@cache
def _read(name: str) -> Weights:
    file = _FOLDER / f"{name}.json"
    if not file.exists():
        return {}
    return {feature: (early, late) for feature, (early, late) in json.loads(file.read_text("utf-8")).items()}
