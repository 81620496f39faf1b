"""A bundle as it lies in a Linux system: below /usr/lib, with what menus, file managers and man look for."""

from __future__ import annotations

import gzip
import os
import shutil
from pathlib import Path

from metainfo import metainfo
from steps import NAME, PACKAGING

LINUX = PACKAGING / "linux"
LIBRARY = Path("usr/lib") / NAME
#: What the desktop is told, by where it is looked for.
SHARED = {
    f"{NAME}.desktop": "applications",
    f"{NAME}.xml": "mime/packages",
    f"icons/{NAME}.svg": "icons/hicolor/scalable/apps",
    "icons/application-x-dune-desktop-game.svg": "icons/hicolor/scalable/mimetypes",
}


def lay_out(bundle: Path, root: Path) -> None:
    """Fill an empty folder that stands for the root of a system."""
    shutil.copytree(bundle, root / LIBRARY, symlinks=True)
    programs = root / "usr" / "games"
    programs.mkdir(parents=True)
    for program in (NAME, f"{NAME}-cli"):
        os.symlink(Path("..") / LIBRARY.relative_to("usr") / program, programs / program)
    share = root / "usr" / "share"
    for source, place in SHARED.items():
        target = share / place / Path(source).name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(LINUX / source, target)
    _write(share / "metainfo" / f"{NAME}.metainfo.xml", metainfo())
    page = (LINUX / f"{NAME}.6").read_bytes()
    for name, content in ((NAME, page), (f"{NAME}-cli", f".so man6/{NAME}.6\n".encode())):
        _write(share / "man" / "man6" / f"{name}.6.gz", packed(content))


def packed(content: bytes) -> bytes:
    """The same bytes whenever it is packed."""
    return gzip.compress(content, 9, mtime=0)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
