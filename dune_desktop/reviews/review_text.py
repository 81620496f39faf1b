"""A review as text: what is kept beside the record of its game, and what of it is believed when it is read again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from typing import Any, Final, get_args

from attrs import frozen, resolve_types
from cattrs import Converter
from cattrs.errors import ForbiddenExtraKeysError

from dune_desktop.bots.advice import Rated
from dune_desktop.bots.bot import PLAYOUTS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.errors import GameError
from dune_desktop.files import strict_json
from dune_desktop.records.playback import Replay
from dune_desktop.records.record import Record
from dune_desktop.reviews.findings import CERTAIN, Finding

FORMAT: Final = "dune-desktop review"
#: Grows with every change of what is written, and of how positions are judged: what is older is made anew.
VERSION: Final = 8
#: Fractions are written as so many parts of one.
_PARTS: Final = 10_000
#: Digits of a number that no estimate has.
_LARGEST: Final = 10**9


@frozen
class _Kept:
    format: str
    version: int
    of: str
    looked: tuple[Finding, ...]


# An advice names the class of actions for type checkers only; the converter has to know it.
resolve_types(Rated, localns={"Action": Action})
_converter = Converter(forbid_extra_keys=True, detailed_validation=False)
strict_json.take_as_they_are(_converter)
_converter.register_unstructure_hook(float, lambda number: round(number * _PARTS))
_converter.register_unstructure_hook(Action, lambda action: action.text)


def _fraction(value: Any, _: Any) -> float:
    if type(value) is not int or abs(value) > _LARGEST:
        raise TypeError("expected a number of parts")
    return value / _PARTS


def _action(value: Any, _: Any) -> Action:
    if type(value) is not str:
        raise TypeError("expected an action")
    return Action.parse(value)


def _list_of(kind: Any) -> Callable[[Any, Any], tuple[Any, ...]]:
    """Make the hook that takes a list, and nothing else that has elements; a pair only if both are there."""
    inner = get_args(kind)

    def structure(value: Any, _: Any) -> tuple[Any, ...]:
        if not isinstance(value, list) or (inner[-1] is not ... and len(value) != len(inner)):
            raise TypeError("expected a list")
        kinds = inner if inner[-1] is not ... else inner[:1] * len(value)
        return tuple(_converter.structure(one, each) for one, each in zip(value, kinds, strict=True))

    return structure


_converter.register_structure_hook(float, _fraction)
_converter.register_structure_hook(Action, _action)
_converter.register_structure_hook_factory(lambda kind: getattr(kind, "__origin__", None) is tuple, _list_of)


def belongs_to(record: Record, playouts: int = PLAYOUTS) -> str:
    """What a review says of the game that it is of: it changes when the game goes on, or is taken back and goes on."""
    placed = () if record.position is None else (record.position,)
    setup = repr((record.edition, record.setup, record.rules, playouts, *placed))
    return sha256("\n".join((setup, *record.actions)).encode()).hexdigest()


def dumps(looked: Iterable[Finding], of: str) -> str:
    """Write what was found, with a sum that finds out about damage."""
    kept = _Kept(FORMAT, VERSION, of, tuple(looked))
    body = json.dumps(_converter.unstructure(kept), separators=(",", ":"))
    return f"{_sum(body)}\n{body}\n"


def line(looked: Finding) -> str:
    """What was found at one position, on one line."""
    return json.dumps(_converter.unstructure(looked), separators=(",", ":"))


def of_line(text: str) -> Finding:
    """Read such a line. Raises ValueError."""
    try:
        return _converter.structure(strict_json.parse(text), Finding)
    except (ForbiddenExtraKeysError, GameError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise ValueError(f"is not what was found at a position: {error}") from None


def loads(text: str, replay: Replay, of: str) -> list[Finding]:
    """Read what was found in this game. Nothing if it is of another one, was damaged, or is of another version."""
    wanted, _, body = text.partition("\n")
    if wanted != _sum(body.removesuffix("\n")):
        return []
    try:
        kept = _converter.structure(strict_json.parse(body), _Kept)
    except (ForbiddenExtraKeysError, GameError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return []
    if (kept.format, kept.version, kept.of) != (FORMAT, VERSION, of) or not all(_fits(kept.looked, replay)):
        return []
    return list(kept.looked)


def _sum(body: str) -> str:
    return sha256(body.encode()).hexdigest()


def _fits(looked: tuple[Finding, ...], replay: Replay) -> Iterator[bool]:
    """Tell of each whether it could have been found in this game."""
    seats = len(replay.end.players)
    yield len({one.position for one in looked}) == len(looked)
    for one in looked:
        yield 0 <= one.position < replay.last and replay.steps[one.position + 1].seat == one.seat
        yield all(len(chances) == seats and min(chances) >= 0 for chances in (one.chances, one.expected))
        yield all(sum(chances) == CERTAIN for chances in (one.chances, one.expected))
        if one.verdict is not None:
            yield one.verdict.taken.action == replay.steps[one.position + 1].action
            yield 0 <= one.verdict.cost <= CERTAIN and (one.verdict.better is not None or not one.verdict.cost)
