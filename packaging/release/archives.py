"""A bundle as people fetch it: an archive or a disk image of their system, or an installer for Windows."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tarfile
from pathlib import Path

from steps import BUILD, DIST, MOMENT, NAME, PACKAGING, PROJECT, output

APPLICATION = "Dune Desktop.app"


def archive(bundle: Path) -> Path:
    """Pack the folder as people of this system expect it."""
    DIST.mkdir(exist_ok=True)
    system, form = {"linux": ("linux", "tar.xz"), "win32": ("windows", "zip"), "darwin": ("macos", "dmg")}[sys.platform]
    path = DIST / f"{NAME}-{PROJECT.version}-{system}-{platform.machine().lower()}.{form}"
    path.unlink(missing_ok=True)
    if sys.platform == "darwin":
        _disk_image(bundle, path)
    elif sys.platform == "win32":
        shutil.make_archive(str(path.with_suffix("")), "zip", bundle.parent, bundle.name)
    else:
        with tarfile.open(path, "w:xz") as packed:
            packed.add(bundle, f"{NAME}-{PROJECT.version}", filter=_of_nobody)
    return path


def _disk_image(bundle: Path, path: Path) -> None:
    """A disk to drag the application from, with the licences beside it: what is signed stays as it is."""
    disk = BUILD / "disk"
    shutil.rmtree(disk, ignore_errors=True)
    shutil.copytree(bundle.parent / APPLICATION, disk / APPLICATION, symlinks=True)
    shutil.copytree(bundle / "licences", disk / "licences")
    os.symlink("/Applications", disk / "Applications")
    output("hdiutil", "create", "-volname", "Dune Desktop", "-srcfolder", disk, "-format", "UDZO", path)


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = MOMENT, 0, 0, "root", "root"
    return entry


def installer(bundle: Path) -> Path:
    """Compile the installer for Windows."""
    DIST.mkdir(exist_ok=True)
    path = DIST / f"{NAME}-{PROJECT.version}-windows-setup.exe"
    icon = BUILD / "frozen" / "bundle" / "icons" / f"{NAME}.ico"
    words = {"VERSION": PROJECT.version, "FOLDER": bundle, "OUT": path, "ICON": icon}
    defined = (f"-D{name}={value}" for name, value in words.items())
    output("makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined, PACKAGING / "windows" / "installer.nsi")
    return path
