"""What Linux desktops are told of the program, and the packages for them."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import appdir
import bundle
import debian
import metainfo
from report import Absent, Report, tool
from steps import DIST, NAME, PACKAGING, ROOT, Failed, output
from tree import LIBRARY
from using import Program


def check_linux(report: Report, work: Path, *, install: bool) -> None:
    """Look at each file with the tool that knows its kind, build the packages, and use them."""
    linux = PACKAGING / "linux"
    report.step("menu entry", lambda: output(tool("desktop-file-validate"), linux / f"{NAME}.desktop"))
    report.step("file type", lambda: _file_type(work))
    report.step("description for software centres", lambda: _described(work))
    report.step("man page", lambda: _man_page(linux / f"{NAME}.6"))
    report.step("workflows", _workflows)
    if sys.platform != "linux" or not bundle.FOLDER.exists():
        return
    report.step("AppImage", lambda: appdir.image(bundle.FOLDER).name)
    report.step("AppImage, used", lambda: Program(appdir.FOLDER / "AppRun", _command_line(appdir.FOLDER)).use(["bg"]))
    if report.step("Debian package", _debian):
        report.step("lintian", lambda: _lintian(_package()))
        report.step("Debian package, unpacked and used", lambda: _unpacked(work))
        if install:
            report.step("Debian package, installed and removed", _installed)


def _file_type(work: Path) -> str:
    """The system takes it in, and finds our files by their names."""
    packages = work / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(PACKAGING / "linux" / f"{NAME}.xml", packages)
    output(tool("update-mime-database"), packages.parent)
    if "application/x-dune-desktop-game:*.dune" not in (packages.parent / "globs").read_text(encoding="utf-8"):
        raise Failed("the database does not know *.dune")
    return ""


def _described(work: Path) -> str:
    path = work / f"{NAME}.metainfo.xml"
    path.write_bytes(metainfo.metainfo())
    return output(tool("appstreamcli"), "validate", "--no-net", path).strip().splitlines()[-1]


def _man_page(path: Path) -> str:
    told = output(tool("man"), "--warnings", "-E", "UTF-8", "-l", path, env={**os.environ, "MANPAGER": "cat"})
    if "warning" in told:
        raise Failed(told)
    return f"{len(told.splitlines())} lines"


def _workflows() -> str:
    files = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    output(tool("actionlint"), *files)
    return ", ".join(file.name for file in files)


def _command_line(root: Path) -> Path:
    return root / LIBRARY / f"{NAME}-cli"


def _package() -> Path:
    (path,) = DIST.glob(f"{NAME}_*.deb")
    return path


def _debian() -> str:
    tool("dpkg-shlibdeps")
    for old in DIST.glob(f"{NAME}_*.deb"):
        old.unlink()
    path = debian.package(bundle.FOLDER)
    return f"{path.name} {path.stat().st_size / 1e6:.0f} MB"


def _lintian(path: Path) -> str:
    told = output(tool("lintian"), "--allow-root", "--fail-on", "error", path)
    return f"{told.count('W: ')} warnings"


def _unpacked(work: Path) -> str:
    root = work / "debian"
    output("dpkg-deb", "-x", _package(), root)
    games = root / "usr" / "games"
    return Program(games / NAME, games / f"{NAME}-cli").use(["ru"])


def _installed() -> str:
    """As apt does it, with what it depends on; whatever happens, it is gone afterwards."""
    if os.geteuid():
        raise Absent("only root installs packages")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        output("apt-get", "install", "--yes", "--no-install-recommends", _package(), env=quiet)
        told = Program(Path("/usr/games") / NAME, Path("/usr/games") / f"{NAME}-cli").use(["en"])
        page = output("man", "-w", NAME).strip()
    finally:
        output("apt-get", "purge", "--yes", NAME, env=quiet)
    if left := [path for path in (Path("/usr/lib") / NAME, Path("/usr/games") / NAME) if path.exists()]:
        raise Failed(f"{left[0]} is still there")
    return f"{told}; {page}"
