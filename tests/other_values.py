"""Records with one value replaced by another that is just as good as JSON: an unknown word, an absurd number, an id of
another game. ``where`` says which value."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any, Final

Values = dict[str, Any]
Way = tuple[Any, ...]
#: Words that no game knows, and those of other games, other fields and other times.
WORDS: Final = (
    "", "zzz", "purple", "mastermind", "Red", "red", "yellow", "random", "rival", "solo", "two", "mentat", "row_dice",
    "expert_deployment", "choam", "base", "uprising", "blend", "immortality", "paul_atreides", "lady_jessica",
    "shaddam_corrino_iv", "house_hagal", "imperium.dr_yueh", "intrigue.ambush", "conflict.skirmish_a", "../x",
    "<b>x</b>",
    "{player} %n %1 {0}", "e" + "\u0301" * 190, "W" * 200, "\u202e", "\u200b\u3164", "\U0001f9d1\u200d\U0001f680", "\n",
    "2026-11-18T19:30:00", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "1970-01-01T00:00:00+00:00",
    "2999-12-31T12:00:00+00:00", "0" * 16, "dune-desktop record",
)  # fmt: skip
NUMBERS: Final = (-1, 0, 1, 2, 3, 4, 5, 9, 10, 99, 1000, 1001, 1 << 31, 1 << 63, (1 << 64) - 1, 1 << 64)
LISTS: Final = ([], ["zzz"], ["choam"], ["row_dice"], ["paul_atreides"], [None, None, None], ["imperium.dr_yueh"], [0])
#: Of these lists the first value is enough: what is wrong in the others is found by playing them.
_LONG: Final = ("actions", "rounds", "left_out")


def replaced(whole: Values) -> Iterator[tuple[str, Values]]:
    """One value at a time; a field that may be left out is put in too."""
    setup = {"modules": [], "left_out": [], "mode": "", "level": "", "variants": [], **whole["setup"]}
    whole = {**whole, "setup": setup}
    for way in ways(whole):
        for value in _others(_at(whole, way)):
            if value != _at(whole, way):
                yield f"{'.'.join(map(str, way))} = {value!r:.60}", put(whole, way, value)


def put(whole: Values, way: Way, value: Any) -> Values:
    """The same but for the value to which this way leads."""
    changed = copy.deepcopy(whole)
    _at(changed, way[:-1])[way[-1]] = value
    return changed


def ways(value: Any, way: Way = ()) -> Iterator[Way]:
    """To every value, but for those of the kept state."""
    if way:
        yield way
    if way == ("kept", "state"):
        return
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from ways(inner, (*way, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value[: 1 if way[-1] in _LONG else None]):
            yield from ways(inner, (*way, number))


def _at(value: Any, way: Way) -> Any:
    for key in way:
        value = value[key]
    return value


def _others(value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, str):
        yield from WORDS
    elif isinstance(value, int):
        yield from NUMBERS
    elif isinstance(value, list):
        yield from LISTS
        yield [*value, *value[:1]]
        yield value[1:]
    yield None


def as_text(values: Values) -> str:
    return json.dumps(values, ensure_ascii=False)
