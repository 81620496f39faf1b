"""Records that somebody, or something, has changed: by the bit, by the value, by the piece."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from dune_desktop.records.record import RULES

#: Of all versions and rules; and of the rules of now, which alone can say that a record was changed.
SAMPLES = tuple(sorted((Path(__file__).parent / "records").glob("*/*.json")))
PRESENT = tuple(path for path in SAMPLES if json.loads(path.read_text(encoding="utf-8"))["rules"] == RULES)

#: What stands for a value that no record has: numbers as JSON may write them, and words that are more than words.
_NUMBERS = (
    "0", "-1", "-0", "1", "2", "255", "65536", "2147483648", "18446744073709551615", "18446744073709551616",
    "-9223372036854775809", "9" * 21, "9" * 5000, "1e3", "1e999", "0.5", "NaN", "Infinity", "-Infinity", "true",
)  # fmt: skip
_WORDS = (
    "", " ", "\x00", "\n", "\ud800", "\udfff\ud800", "\u202e", "\u2066x", "\ufeff", "\U0001f9d1\u200d\U0001f680",
    "x" * 201, "x" * 100_000, "../../x", "/etc/passwd", "C:\\x", "CON", "nul", "x.", "..", "__class__",
    "{0.__class__}", "%s%n", "0", "rival", "random", "base", "uprising", "blend", "solo", "two", "paul_atreides",
    "imperium.dr_yueh", "reveal", "pass", "end", "agent dagger > arrakeen", "os.system", "<script>", "' OR 1=1",
    "0" * 16, "f" * 16, "NaN", "red", "purple", "zzz", "mentat", "row_dice", "choam", "mastermind", "house_hagal",
    "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00",
)  # fmt: skip
_PLAIN: tuple[Any, ...] = (None, True, False, [], {}, [[]], [None], {"": None}, [0], "0", 0, -1)


def mutant(chance: Random, whole: bytes, other: bytes) -> bytes:
    """The record, changed in one way or in a few; ``other`` is another one, to take pieces from."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        change = chance.choice(_CHANGES)
        whole = change(chance, whole, other)
    return whole


# ---------------------------------------------------------------- bytes


def _flip(chance: Random, whole: bytes, _: bytes) -> bytes:
    changed = bytearray(whole)
    for _ in range(chance.choice((1, 1, 2, 8)) if changed else 0):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _cut_off(chance: Random, whole: bytes, _: bytes) -> bytes:
    return whole[: chance.randrange(len(whole) + 1)]


def _replace(chance: Random, whole: bytes, other: bytes) -> bytes:
    """A piece is lost, doubled, or comes from elsewhere."""
    start = chance.randrange(len(whole) + 1)
    end = min(len(whole), start + chance.choice((0, 1, 1, 2, 16, 400)))
    piece = chance.choice((b"", whole[start:end] * 2, bytes(chance.randbytes(3)), _piece(chance, other), b"\x00", b'"'))
    return whole[:start] + piece + whole[end:]


def _piece(chance: Random, other: bytes) -> bytes:
    start = chance.randrange(len(other) + 1)
    return other[start : start + chance.choice((1, 5, 50, 1000))]


def _joined(chance: Random, whole: bytes, other: bytes) -> bytes:
    """The beginning of one record, the end of another."""
    return whole[: chance.randrange(len(whole) + 1)] + other[chance.randrange(len(other) + 1) :]


def _encoded(chance: Random, whole: bytes, _: bytes) -> bytes:
    text = whole.decode("utf-8", "replace")
    changes: tuple[Callable[[], bytes], ...] = (
        lambda: b"\xef\xbb\xbf" + whole,
        lambda: text.encode("utf-16"),
        lambda: text.encode("utf-8").replace(b",", b",\r\n"),
        lambda: text.replace('"e', '"\\u0065').encode(),
        lambda: whole + whole,
        lambda: whole.replace(b"{", b'{"version":1,"version":1,', 1),
        lambda: b"[" * 50_000 + whole,
        lambda: whole.replace(b'"kept":', b'"kept":' + b"[" * 900 + b"]" * 900 + b',"x":', 1),
    )
    return chance.choice(changes)()


# ---------------------------------------------------------------- values


def _trees(whole: bytes, other: bytes) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """Both as values, if both are such that a record could be."""
    try:
        tree, taken = json.loads(whole), json.loads(other)
    except (ValueError, RecursionError):
        return None
    return (tree, taken) if isinstance(tree, dict) and isinstance(taken, dict) else None


def _values(chance: Random, whole: bytes, other: bytes) -> bytes:
    """A value of the tree is changed; what is no tree any more stays as it is."""
    trees = _trees(whole, other)
    if trees is None:
        return whole
    tree, taken = trees
    try:
        raw = _change(chance, tree, taken)
        text = json.dumps(tree, separators=(",", ":"), ensure_ascii=chance.random() < 0.8)
    except (ValueError, RecursionError):
        return whole
    return text.replace('"\u2603"', raw).encode("utf-8", "surrogatepass")


def _change(chance: Random, tree: dict[str, Any], taken: dict[str, Any]) -> str:
    """Change it in place; the text that a snowman stands for."""
    thing, key = _place(chance, tree)
    kind = chance.randrange(8)
    if kind == 0:
        del thing[key]
    elif kind == 1:
        thing[key] = "\u2603"
        return chance.choice(_NUMBERS)
    elif kind == 2:
        thing[key] = chance.choice(_WORDS)
    elif kind == 3:
        thing[key] = copy.deepcopy(chance.choice(_PLAIN))
    elif kind == 4 and type(thing[key]) is int:
        thing[key] += chance.choice((-1, 1, 2, 100, -thing[key], 1 << 63))
    elif kind == 5:
        there, name = _place(chance, taken)
        thing[key] = copy.deepcopy(there[name])
    elif kind == 6 and isinstance(thing, list):
        first, second = chance.randrange(len(thing)), chance.randrange(len(thing))
        thing[first], thing[second] = thing[second], thing[first]
    elif isinstance(thing, dict):
        thing[chance.choice((*_WORDS, *taken))] = copy.deepcopy(thing[key])
    else:
        thing.insert(chance.randrange(len(thing) + 1), copy.deepcopy(thing[key]))
    return ""


def _place(chance: Random, tree: dict[str, Any]) -> tuple[Any, Any]:
    """Where a value is, near the top or deep down."""
    thing: Any = tree
    while True:
        key = chance.choice(list(thing) if isinstance(thing, dict) else range(len(thing)))
        inner = thing[key]
        if not isinstance(inner, dict | list) or not inner or chance.random() < 0.2:
            return thing, key
        thing = inner


def _spliced(chance: Random, whole: bytes, other: bytes) -> bytes:
    """Whole parts of one record in another."""
    trees = _trees(whole, other)
    if trees is None:
        return whole
    tree, taken = trees
    for key in chance.sample(list(taken), chance.randrange(1, min(4, len(taken)) + 1) if taken else 0):
        tree[key] = taken[key]
    return json.dumps(tree, separators=(",", ":")).encode()


_CHANGES = (_flip, _flip, _cut_off, _replace, _replace, _joined, _encoded, _values, _values, _values, _values, _spliced)
