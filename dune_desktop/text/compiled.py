"""Translations as ``pyside6-lrelease`` compiles them, read without Qt, for the command line.

A file is a row of blocks: a tag, a length, the content. Texts are big-endian UTF-16, sources UTF-8. The rule that
chooses among plural forms is in the file too, as the few operations of ``_OPERATIONS``.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_MESSAGES, _PLURALS = 0x69, 0x88
_END, _TEXT, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
_NONE: Final = 0xFFFFFFFF

_EQUAL, _LESS, _AT_MOST, _BETWEEN = 1, 2, 3, 4
_NOT, _MOD_10, _MOD_100, _LEAD_1000 = 0x08, 0x10, 0x20, 0x40
_AND, _OR, _NEXT_FORM = 0xFD, 0xFE, 0xFF
_OPERATIONS: Final[dict[int, Callable[[int, bytes], bool]]] = {
    _EQUAL: lambda n, of: n == of[0],
    _LESS: lambda n, of: n < of[0],
    _AT_MOST: lambda n, of: n <= of[0],
    _BETWEEN: lambda n, of: of[0] <= n <= of[1],
}


class Compiled:
    """A ``tongue.Translator`` of one file. Raises OSError, or ValueError for a file of another kind."""

    def __init__(self, path: Path) -> None:
        content = path.read_bytes()
        if not content.startswith(_MAGIC):
            raise ValueError(f"{path} holds no compiled translations")
        self._texts: dict[tuple[str, str, str], list[str]] = {}
        self._plurals = b""
        for tag, block in _blocks(content[len(_MAGIC) :]):
            if tag == _PLURALS:
                self._plurals = block
            elif tag == _MESSAGES:
                self._texts = dict(_messages(block))

    def __call__(self, context: str, source: str, disambiguation: str, n: int) -> str:
        """As ``QCoreApplication.translate``, but for the number, which ``tongue`` puts in."""
        # Where nothing needs telling apart, lrelease leaves the disambiguation out.
        texts = self._texts.get((context, source, disambiguation)) or self._texts.get((context, source, ""))
        if not texts:
            return source
        return texts[min(form(self._plurals, n), len(texts) - 1)] if n >= 0 else texts[0]


def _blocks(content: bytes) -> Iterator[tuple[int, bytes]]:
    place = 0
    while place < len(content):
        tag, length = struct.unpack_from(">BI", content, place)
        place += 5
        yield tag, content[place : place + length]
        place += length


def _messages(block: bytes) -> Iterator[tuple[tuple[str, str, str], list[str]]]:
    place, texts, words = 0, list[str](), dict[int, str]()
    while place < len(block):
        tag = block[place]
        place += 1
        if tag == _END:
            yield (words.get(_CONTEXT, ""), words.get(_SOURCE, ""), words.get(_COMMENT, "")), texts
            texts, words = [], {}
            continue
        (length,) = struct.unpack_from(">I", block, place)
        place += 4
        length = 0 if length == _NONE else length
        raw = block[place : place + length]
        place += length
        if tag == _TEXT:
            texts.append(raw.decode("utf-16-be"))
        else:
            words[tag] = raw.decode("utf-8")


def form(rule: bytes, n: int) -> int:
    """Which of the plural forms the number asks for: the first whose condition holds, else the last."""
    conditions = _forms(rule)
    return next((number for number, one in enumerate(conditions) if _holds(one, n)), len(conditions))


def _forms(rule: bytes) -> list[list[tuple[int, int, bytes]]]:
    """By form, its conditions: what joins one to those before it, the operation, its operands."""
    forms: list[list[tuple[int, int, bytes]]] = [[]] if rule else []
    place, join = 0, _OR
    while place < len(rule):
        operation = rule[place]
        place += 1
        if operation == _NEXT_FORM:
            forms.append([])
            join = _OR
        elif operation in (_AND, _OR):
            join = operation
        else:
            length = 2 if operation & 7 == _BETWEEN else 1
            forms[-1].append((join, operation, rule[place : place + length]))
            place += length
    return forms


def _holds(conditions: list[tuple[int, int, bytes]], n: int) -> bool:
    """Of conditions that are joined by *and* and *or*, *and* binds closer."""
    held, all_of = False, True
    for number, (join, operation, operands) in enumerate(conditions):
        if join == _OR and number:
            held, all_of = held or all_of, True
        all_of = all_of and _true(operation, operands, n)
    return held or all_of


def _true(operation: int, operands: bytes, n: int) -> bool:
    if operation & _MOD_10:
        n %= 10
    elif operation & _MOD_100:
        n %= 100
    elif operation & _LEAD_1000:
        while n >= 1000:
            n //= 1000
    return _OPERATIONS[operation & 7](n, operands) != bool(operation & _NOT)
