"""Weights, made from games of bots against each other.

``turn`` and ``leaf`` are tables of the valuation: for each feature its weight early and late in a game. ``start`` is
the table of the quick answers. A file is named as the edition, then what joins it, then the mode, such as
``uprising+choam.solo.json``. A game takes the nearest that there is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition

#: By feature; the numbers of a part of a table.
Weights = dict[str, tuple[float, float]]

FOLDER = Path(__file__).parent


def weights_for(edition: Edition, part: str = "turn") -> Weights:
    """The weights for games of this edition: of a valuation in the middle of a round, or at the end of one."""
    return {feature: (early, late) for feature, (early, late) in nearest(edition)[part].items()}


def start_for(edition: Edition) -> dict[str, float]:
    """The weights of the quick answers at the start of a turn."""
    return dict(nearest(edition)["start"])


def name_of(edition: Edition) -> str:
    """Of the table that is for games of this edition alone, whether there is one or not."""
    return next(_names(edition))


def nearest(edition: Edition) -> dict[str, Any]:
    """The whole table that such games take."""
    return next(table for name in _names(edition) if (table := _read(name)))


def _names(edition: Edition) -> Iterator[str]:
    """From the most special to the base game, which has a table."""
    mode = f".{edition.automa.mode}" if edition.automa is not None else ""
    joined = "".join(f"+{one}" for one in edition.expansions)
    for board in dict.fromkeys((edition.id, edition.recipe.board.id, "base")):
        for more in dict.fromkeys((joined, "")):
            yield from dict.fromkeys((f"{board}{more}{mode}", f"{board}{more}"))


@cache
def _read(name: str) -> dict[str, Any]:
    file = FOLDER / f"{name}.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else {}
