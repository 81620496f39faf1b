"""What a bundle leaves out: plugins of Qt that no window of ours asks for, and libraries that nobody else needs."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath, PureWindowsPath

#: As PyInstaller has them: the name in the bundle, the file that it is made from, and its kind.
Entry = tuple[str, str, str]

#: Modules that are imported somewhere, but only for what the program never does.
MODULES = (
    "PySide6.QtDBus", "PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtSvg",
    "_hashlib", "_ssl", "ssl",  # OpenSSL: nothing here speaks to a network, and Python has digests of its own
    "distributed", "numpy", "pydoc", "readline", "tkinter", "unittest",
)  # fmt: skip
#: Windows of each system and one that is painted into memory, what people type with, and files as portals choose them.
_PLUGINS = re.compile(
    r"platforms/(lib)?q(xcb|wayland|windows|cocoa|offscreen)\b"
    r"|platforminputcontexts/"
    r"|platformthemes/libqxdgdesktopportal"
    r"|wayland-shell-integration/libxdg-shell"
    r"|wayland-decoration-client/"
)
#: Qt's own words in the languages that the program speaks.
_WORDS = re.compile(r"/qtbase_(bg|en|ru|uk)\.qm$")
#: Of the libraries of a Linux system those that not every desktop has, or not by this name. All others are left to it:
#: they have to fit its settings and its drivers.
_BROUGHT = re.compile(r"lib(python3|xcb-|xkbcommon|bz2|ffi|lzma|sqlite3)")


def trimmed_data(entries: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Leave out Qt's translations into other languages, and what belongs to libraries that are gone."""
    there = {_file(entry) for entry in binaries}
    return [entry for entry in entries if _library(entry) in {*there, ""} and _is_read(entry)]


def trimmed_binaries(
    entries: Iterable[Entry], imports: Callable[[str], Iterable[str]], *, linux: bool = sys.platform == "linux"
) -> list[Entry]:
    """Keep what is loaded by its name, and the libraries that it needs. ``imports`` names those of a file."""
    by_name = {_file(entry): entry for entry in entries if not (linux and _of_the_system(entry))}
    waiting = [entry for entry in by_name.values() if _is_loaded(entry)]
    kept = set[Entry]()
    while waiting:
        entry = waiting.pop()
        if entry not in kept:
            kept.add(entry)
            waiting.extend(by_name[name.lower()] for name in imports(entry[1]) if name.lower() in by_name)
    return sorted(kept)


def _is_loaded(entry: Entry) -> bool:
    """An extension of Python or a plugin that is wanted; a library is there because of these."""
    _, plugins, plugin = _posix(entry).partition("/plugins/")
    if plugins:
        return bool(_PLUGINS.match(plugin))
    return entry[2] == "EXTENSION" or bool(re.match(r"(lib)?python", _file(entry)))


def _library(entry: Entry) -> str:
    """The library that this is a link to, or that has it in its folder, as on macOS; or nothing."""
    folder = re.search(r"(\w+)\.framework/", _posix(entry))
    return folder[1].lower() if folder else _file(entry) if entry[2] == "SYMLINK" else ""


def _is_read(entry: Entry) -> bool:
    return "PySide6" not in entry[0] or not entry[0].endswith(".qm") or bool(_WORDS.search(_posix(entry)))


def _of_the_system(entry: Entry) -> bool:
    """PyInstaller puts such libraries at the top; those of packages keep their folders."""
    top = "/" not in entry[0] and ".so" in entry[0] and entry[2] != "EXTENSION"
    return top and not _BROUGHT.match(entry[0])


def _posix(entry: Entry) -> str:
    return PureWindowsPath(entry[0]).as_posix()


def _file(entry: Entry) -> str:
    """Its name, as Windows compares names."""
    return PurePosixPath(_posix(entry)).name.lower()
