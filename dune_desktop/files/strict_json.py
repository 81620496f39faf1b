"""JSON as this program writes it, and no other: what readers disagree about is not taken at all."""

from __future__ import annotations

import json
from functools import partial
from typing import Any, Final, NoReturn

from cattrs import Converter

#: Digits of a number, and levels of lists and tables within each other.
_DIGITS, _DEEPEST = 20, 12


class OddValue(ValueError):
    """JSON, but nothing that a record has in it."""


def parse(text: str) -> Any:
    """Read the value. Raises OddValue, and ValueError or RecursionError for what is not JSON."""
    value = _DECODER.decode(text)
    if _depth(value) > _DEEPEST:
        raise OddValue("lists within lists")
    return value


def _whole(digits: str) -> int:
    if len(digits) > _DIGITS + 1:
        raise OddValue("a number that is too long")
    return int(digits)


def _no_number(word: str) -> NoReturn:
    raise OddValue(f"{word[:_DIGITS]}: not a whole number")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise OddValue("a key that is there twice")
    return found


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_once, parse_int=_whole, parse_float=_no_number, parse_constant=_no_number
)


def take_as_they_are(converter: Converter) -> None:
    """Let the converter make no number, text or truth of a value of another kind: that is a TypeError."""
    for kind in (int, str, bool):
        converter.register_structure_hook(kind, partial(_exactly, kind))


def _exactly(kind: type, value: Any, _: Any) -> Any:
    if type(value) is not kind:
        raise TypeError(f"expected {kind.__name__}")
    return value


def _depth(value: Any) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if inner is None else 1 + max(map(_depth, inner), default=0)
