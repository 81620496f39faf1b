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
_OPERATIONS: Final[dict[int, Callable[[int, list[int]], bool]]] = {
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
    """Tags and what they hold; the end of a message is a tag alone."""
    place = 0
    while place < len(content):
        tag, place = content[place], place + 1
        block = b""
        if tag != _END:
            (length,) = struct.unpack_from(">I", content, place)
            place += 4
            block = content[place : place + (0 if length == _NONE else length)]
            place += len(block)
        yield tag, block


def _messages(block: bytes) -> Iterator[tuple[tuple[str, str, str], list[str]]]:
    texts, words = list[str](), dict[int, str]()
    for tag, raw in _blocks(block):
        if tag == _END:
            yield (words.get(_CONTEXT, ""), words.get(_SOURCE, ""), words.get(_COMMENT, "")), texts
            texts, words = [], {}
        elif tag == _TEXT:
            texts.append(raw.decode("utf-16-be"))
        else:
            words[tag] = raw.decode("utf-8")


def form(rule: bytes, n: int) -> int:
    """Which of the plural forms the number asks for: the first whose condition holds, else the last."""
    number, alternatives, code = 0, [True], iter(rule)  # *and* binds closer than *or*
    for operation in code:
        if operation == _NEXT_FORM:
            if any(alternatives):
                return number
            number, alternatives = number + 1, [True]
        elif operation == _OR:
            alternatives.append(True)
        elif operation != _AND:
            operands = [next(code) for _ in range(2 if operation & 7 == _BETWEEN else 1)]
            alternatives[-1] &= _holds(operation, operands, n)
    return number if any(alternatives) else number + 1


def _holds(operation: int, operands: list[int], n: int) -> bool:
    if operation & _MOD_10:
        n %= 10
    elif operation & _MOD_100:
        n %= 100
    elif operation & _LEAD_1000:
        while n >= 1000:
            n //= 1000
    return _OPERATIONS[operation & 7](n, operands) != bool(operation & _NOT)
