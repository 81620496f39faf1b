"""A program in one file for any Linux: an AppDir, and the AppImage where there is a tool that packs it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from steps import BUILD, DIST, NAME, PROJECT, output
from tree import LIBRARY, LINUX, lay_out

FOLDER = BUILD / "appimage" / "Dune Desktop.AppDir"


def image(bundle: Path) -> Path:
    """Make dist/*.AppImage; without appimagetool return the folder, which starts by its AppRun."""
    folder = appdir(bundle)
    tool = shutil.which("appimagetool")
    if tool is None:
        print("There is no appimagetool here, so nobody packs the folder.", flush=True)
        return folder
    DIST.mkdir(exist_ok=True)
    path = DIST / f"{NAME}-{PROJECT.version}-{os.uname().machine}.AppImage"
    output(tool, "--no-appstream", folder, path)
    path.chmod(0o755)
    return path


def appdir(bundle: Path) -> Path:
    """Lay out the folder that an AppImage is made of."""
    shutil.rmtree(FOLDER.parent, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    lay_out(bundle, FOLDER)
    os.symlink(LIBRARY / NAME, FOLDER / "AppRun")
    shutil.copy(LINUX / f"{NAME}.desktop", FOLDER)
    shutil.copy(LINUX / "icons" / f"{NAME}.svg", FOLDER)
    os.symlink(f"{NAME}.svg", FOLDER / ".DirIcon")
    return FOLDER
