"""The program as a folder, away from where it was made."""

from __future__ import annotations

import shutil
import sys
import tarfile
from pathlib import Path

import archives
import bundle
from report import Absent, Report, tool
from steps import DIST, NAME, SUFFIX, Failed, output, weight
from using import Program

#: Bytes that the folder may have.
_MOST = 150e6


def check_bundle(report: Report, work: Path, wheel: Path | None) -> None:
    """Freeze the wheel, carry it away, use it, pack it."""
    if not report.step("bundle", lambda: _freeze(wheel)):
        return
    report.step("bundle, used elsewhere", lambda: _use(work))
    if report.step("archive", _pack):
        report.step("archive, unpacked", lambda: _unpack(work))
    if sys.platform == "win32":
        report.step("installer", _install)


def _freeze(wheel: Path | None) -> str:
    size = weight(bundle.bundle(wheel))
    if size > _MOST:
        raise Failed(f"the folder has {size / 1e6:.0f} MB")
    return f"{size / 1e6:.0f} MB"


def _use(work: Path) -> str:
    away = work / "away" / "a folder with spaces"
    shutil.copytree(bundle.FOLDER, away, symlinks=True)
    return program(away).use()


def program(folder: Path) -> Program:
    return Program(folder / f"{NAME}{SUFFIX}", folder / f"{NAME}-cli{SUFFIX}")


def _pack() -> str:
    path = archives.archive(bundle.FOLDER)
    return f"{path.name} {path.stat().st_size / 1e6:.0f} MB"


def _install() -> str:
    tool("makensis")
    path = archives.installer(bundle.FOLDER)
    return f"{path.name} {path.stat().st_size / 1e6:.1f} MB"


def _unpack(work: Path) -> str:
    if sys.platform != "linux":
        raise Absent("the system does that")
    (path,) = DIST.glob(f"{NAME}-*-linux-*.tar.xz")
    with tarfile.open(path) as packed:
        packed.extractall(work / "unpacked", filter="fully_trusted")
    (folder,) = (work / "unpacked").iterdir()
    return output(folder / NAME, "--version").strip()
