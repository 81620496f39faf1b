"""The command line's arguments in the language that is spoken, with what ``argparse`` says by itself."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from itertools import pairwise
from pathlib import PurePath
from typing import Final, TextIO

from dune_desktop.text import languages
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Texts

Arguments = Texts("Arguments")
PROGRAM: Final = "dune-desktop"
WITHOUT_WINDOW: Final = f"{PROGRAM}-cli"
_OPTION: Final = "--lang"
#: More of them are no number that anybody means, and a seed has no room for it.
_DIGITS: Final = 18
#: The words of ``dune_desktop.cli``. A file that is called like one of them is opened as ``./check``.
COMMANDS: Final = ("content", "simulate", "arena", "scenario", "replay", "check", "review", "perft")
#: What ``argparse`` words, as it stands there.
_ITS_WORDS: Final = {
    text.source: text
    for text in (
        QT_TRANSLATE_NOOP("Arguments", "usage: "),
        QT_TRANSLATE_NOOP("Arguments", "positional arguments"),
        QT_TRANSLATE_NOOP("Arguments", "options"),
        QT_TRANSLATE_NOOP("Arguments", "show this help message and exit"),
        QT_TRANSLATE_NOOP("Arguments", "show program's version number and exit"),
        QT_TRANSLATE_NOOP("Arguments", "unrecognized arguments: %s"),
        QT_TRANSLATE_NOOP("Arguments", "the following arguments are required: %s"),
        QT_TRANSLATE_NOOP("Arguments", "argument %(argument_name)s: %(message)s"),
        QT_TRANSLATE_NOOP("Arguments", "invalid choice: %(value)r (choose from %(choices)s)"),
        QT_TRANSLATE_NOOP("Arguments", "expected one argument"),
        QT_TRANSLATE_NOOP("Arguments", "expected at least one argument"),
        QT_TRANSLATE_NOOP("Arguments", "ignored explicit argument %r"),
        QT_TRANSLATE_NOOP("Arguments", "%(prog)s: error: %(message)s\n"),
    )
}


def program() -> str:
    """How it calls itself: as it was started, ``dune-desktop`` or the program that is the command line alone."""
    started = PurePath(sys.argv[0])
    if started.stem == WITHOUT_WINDOW or started.parts[-2:] == ("cli", "__main__.py"):
        return WITHOUT_WINDOW
    return PROGRAM


def _worded(source: str) -> str:
    text = _ITS_WORDS.get(source)
    return source if text is None else str(text)


class Parser(argparse.ArgumentParser):
    """Speaks the language that was chosen when it was made."""

    def __init__(self, *arguments: object, **options: object) -> None:
        vars(argparse)["_"] = _worded  # where it looks for gettext, which has no catalogue of its words
        super().__init__(*arguments, **options)  # type: ignore[arg-type]


def add_version(parser: argparse.ArgumentParser, version: str) -> None:
    """``--version``, whose help ``argparse`` words in English only before Python 3.12."""
    about = str(_ITS_WORDS["show program's version number and exit"])
    parser.add_argument("--version", action="version", version=version, help=about)


def add_expansions(parser: argparse.ArgumentParser, expansions: Iterable[str]) -> None:
    """The option for the products that join; which there are."""
    about = Arguments.tr("expansions that join, separated by commas: {expansions}")
    about = about.format(expansions=", ".join(expansions))
    parser.add_argument("--with", "--modules", dest="expansions", default=(), metavar="IDS", type=words, help=about)


def add_language(parser: argparse.ArgumentParser, about: str) -> None:
    """The option that ``asked_language`` reads before there is a parser; one after a command leaves the other be."""
    default = argparse.SUPPRESS if parser.get_default("run") else None
    parser.add_argument(_OPTION, choices=tuple(languages.LANGUAGES), default=default, help=about)


def asked_language(arguments: Sequence[str]) -> str:
    """The language that is asked for, before a command or after it; empty if none is, or one that we do not have."""
    found = ""
    for word, after in pairwise((*arguments, "")):
        if word == "--":
            break
        if word == _OPTION:
            found = after
        elif word.startswith(f"{_OPTION}="):
            found = word.partition("=")[2]
    return found if found in languages.LANGUAGES else ""


def first_word(arguments: Sequence[str]) -> str:
    """What comes after a choice of the language; nothing if that is an option."""
    rest = list(arguments)
    while rest and rest[0].partition("=")[0] == _OPTION:
        del rest[: 1 if "=" in rest[0] else 2]
    return rest[0] if rest and not rest[0].startswith("-") else ""


def names_command(arguments: Sequence[str]) -> bool:
    """Whether the first word is no file, and so a command, or meant as one."""
    word = first_word(arguments)
    return bool(word) and (word in COMMANDS or not _is_file(word))


def _is_file(word: str) -> bool:
    """What may be opened: it is there, or no command would be called that."""
    return os.path.lexists(word) or not word.replace("-", "").isalnum()


def take_every_letter(system: str = sys.platform) -> None:
    """Let the outputs take what can be said in any language; a terminal that can't show a letter is no reason to fail.

    Windows would write files and pipes in the letters of one script, and of all others only question marks.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # there may be none, or another one
            if system == "win32" and not (stream.isatty() or "PYTHONIOENCODING" in os.environ):
                stream.reconfigure(encoding="utf-8")
            stream.reconfigure(errors="replace")


def say(stream: TextIO | None, line: str) -> None:
    """A line on an output, where there is one: Windows gives none to a program of windows."""
    if stream is not None:
        stream.write(f"{line}\n")
        stream.flush()


def number(least: int) -> Callable[[str], int]:
    """What reads a number that is not less."""

    def read(word: str) -> int:
        # int() takes more: signs, underscores, blanks and the digits of every script
        if not (word.isascii() and word.removeprefix("-").isdecimal()):
            raise argparse.ArgumentTypeError(Arguments.tr("'{word}' is not a whole number").format(word=word))
        if len(word) > _DIGITS:
            raise argparse.ArgumentTypeError(Arguments.tr("{n} is more than {most}").format(n=word, most="9" * _DIGITS))
        if int(word) < least:
            raise argparse.ArgumentTypeError(Arguments.tr("{n} is less than {least}").format(n=word, least=least))
        return int(word)

    return read


def words(text: str) -> tuple[str, ...]:
    """What stands between commas."""
    return tuple(dict.fromkeys(filter(None, text.split(","))))
