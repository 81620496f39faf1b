"""The list of recent files that Linux desktops keep: a game that was exported, or opened from a file, stands in it.

It is ``recently-used.xbel``, as freedesktop.org describes it. Where a desktop keeps none, or was told not to, none is
begun; on a memory stick the program leaves no traces. Saved games are not in it: they have a list of their own.
"""

from __future__ import annotations

import os
import sys
import tempfile
import xml.etree.ElementTree as ET
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from dune_desktop.files.folders import kept_elsewhere, state_folder
from dune_desktop.files.locks import seize

_FILE, _LOCK = "recently-used.xbel", "recent.lock"
_KIND, _NAME, _COMMAND = "application/x-dune-desktop-game", "Dune Desktop", "'dune-desktop %f'"
_OWNER: Final = "http://freedesktop.org"
_BOOKMARK: Final = "http://www.freedesktop.org/standards/desktop-bookmarks"
_MIME: Final = "http://www.freedesktop.org/standards/shared-mime-info"
#: Seconds for which another copy of the program may be writing it; a list that is longer is left to others.
_PATIENCE, _MOST_BYTES = 0.5, 5_000_000


def remember(path: Path) -> None:
    """Put the file into the list. Where that can't be done, nobody misses it."""
    file = _list()
    if file is None:
        return
    lock = seize(state_folder() / _LOCK, _PATIENCE)
    with suppress(OSError, ValueError, ET.ParseError):
        _put(file, path.resolve().as_uri(), datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ"))
    if lock is not None:
        lock.release()


def _list() -> Path | None:
    """The list, if a desktop keeps one here."""
    if sys.platform in ("win32", "darwin") or kept_elsewhere():
        return None
    file = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / _FILE
    try:
        return file.resolve() if 0 < file.stat().st_size <= _MOST_BYTES else None
    except OSError:
        return None


def _put(file: Path, address: str, now: str) -> None:
    """Write the list with this file in it, last; another program finds the old list or the new one."""
    ET.register_namespace("bookmark", _BOOKMARK)
    ET.register_namespace("mime", _MIME)
    tree = ET.parse(file)
    root = tree.getroot()
    if root.tag != "xbel":
        raise ValueError("no list of bookmarks")
    there = next((one for one in root.iter("bookmark") if one.get("href") == address), None)
    _mark(_entry(root, address, now) if there is None else there, now)
    handle, name = tempfile.mkstemp(prefix=f".{_FILE}.", dir=file.parent)  # which nobody else may read
    try:
        with open(handle, "wb") as new:
            tree.write(new, encoding="utf-8", xml_declaration=True)
        os.replace(name, file)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def _entry(root: ET.Element, address: str, now: str) -> ET.Element:
    entry = ET.SubElement(root, "bookmark", href=address, added=now)
    about = ET.SubElement(ET.SubElement(entry, "info"), "metadata", owner=_OWNER)
    ET.SubElement(about, f"{{{_MIME}}}mime-type", type=_KIND)
    return entry


def _mark(entry: ET.Element, now: str) -> None:
    """Say when the file was used, and that it was this program."""
    entry.set("modified", now)
    entry.set("visited", now)
    about = entry.find("info/metadata")
    if about is None:
        return
    all_of_them = about.find(f"{{{_BOOKMARK}}}applications")
    if all_of_them is None:
        all_of_them = ET.SubElement(about, f"{{{_BOOKMARK}}}applications")
    ours = next((one for one in all_of_them if one.get("name") == _NAME), None)
    if ours is None:
        ours = ET.SubElement(all_of_them, f"{{{_BOOKMARK}}}application", name=_NAME, exec=_COMMAND, count="0")
    ours.set("modified", now)
    ours.set("count", str(int(ours.get("count", "0")) + 1))
