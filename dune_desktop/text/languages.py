"""The languages that there are, which one the system speaks, and where their files are."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from dune_desktop.text import translating

ENGLISH: Final = "en"
#: By code, what people who speak it call it: whoever has got into a wrong language finds the way out.
LANGUAGES: Final = {"en": "English", "uk": "Українська", "ru": "Русский", "bg": "Български"}
_PACKAGE: Final = Path(__file__).resolve().parent.parent


def file(language: str) -> Path:
    """The compiled file: beside the package in a checkout, inside it in a wheel."""
    inside = _PACKAGE / "_data" / "translations"
    folder = inside if inside.is_dir() else _PACKAGE.parent / "translations"
    return folder / f"dune_desktop_{language}.qm"


def first_known(names: Iterable[str]) -> str:
    """Of locale names such as ``uk_UA.UTF-8`` or ``uk-UA``, best first, the first that we have; English if none."""
    codes = (name.replace("-", "_").partition(".")[0].partition("_")[0].lower() for name in names)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


def of_the_terminal() -> str:
    """The language of the system as programs in a terminal are told it."""
    return first_known(_told())


def asks_for_none() -> bool:
    """The system is told to speak no language at all, which is stronger than a list of languages."""
    return _asked_for().partition(".")[0] in ("C", "POSIX")


def _asked_for() -> str:
    return next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")


def _told() -> Iterator[str]:
    if asks_for_none():
        return
    yield from filter(None, os.environ.get("LANGUAGE", "").split(":"))
    if chosen := _asked_for():
        yield chosen
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415
        import locale  # noqa: PLC0415

        yield locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def speak(language: str) -> None:
    """Without a window: this language from now on, English where its file can't be read."""
    translating.install(None)
    if language != ENGLISH:
        from dune_desktop.text.compiled import Compiled  # noqa: PLC0415 (English needs no Qt)

        with suppress(OSError, ValueError):
            translating.install(Compiled(file(language)))
