"""A package for Debian and Ubuntu: the bundle and what the desktop is told; made with dpkg-dev, without a network."""

from __future__ import annotations

import email.utils
import hashlib
import os
import shutil
import stat
from pathlib import Path

from steps import BUILD, DIST, MOMENT, NAME, PROJECT, Failed, output, weight
from tree import LINUX, lay_out, packed

_CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: libpulse0
Section: games
Priority: optional
Description: play Dune: Imperium and Uprising, unofficially
 The board games at one screen, alone against Rivals, or against the computer,
 with the expansions Rise of Ix and Immortality, in English, Ukrainian, Russian
 and Bulgarian. It knows every card and every rule, lights what can be done, and
 says why not of everything else.
 .
 Made by players. Not affiliated with or endorsed by the publishers; it contains
 none of their art and none of their text.
"""
_CHANGES = """\
{name} ({version}) stable; urgency=medium

  * See CHANGELOG.md of the project.

 -- {maintainer}  {date}
"""


def package(bundle: Path) -> Path:
    """Make dist/*.deb."""
    root = BUILD / "debian" / NAME
    shutil.rmtree(root.parent, ignore_errors=True)
    lay_out(bundle, root)
    _leave_to_the_system(root)
    _add_documents(root)
    architecture = output("dpkg", "--print-architecture").strip()
    values = {
        "name": NAME,
        "version": PROJECT.version,
        "architecture": architecture,
        "maintainer": PROJECT.maintainer,
        "size": weight(root) // 1024,
        "depends": _needed(root),
    }
    _set_rights(root)
    control = root / "DEBIAN"
    control.mkdir()
    control.chmod(0o755)
    _write(control / "md5sums", _sums(root))
    _write(control / "control", _CONTROL.format_map(values))
    DIST.mkdir(exist_ok=True)
    path = DIST / f"{NAME}_{PROJECT.version}_{architecture}.deb"
    here = {**os.environ, "SOURCE_DATE_EPOCH": str(MOMENT)}
    output("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, path, env=here)
    return path


def _leave_to_the_system(root: Path) -> None:
    """Debian has the libraries that a bundle brings for others, and looks after them."""
    library = root / "usr/lib" / NAME
    for path in (library / "_internal").glob("lib*.so*"):
        if not path.is_symlink() and not path.name.startswith("libpython"):
            path.unlink()
    for path in (library / "licences").glob("*/copyright"):
        shutil.rmtree(path.parent)


def _add_documents(root: Path) -> None:
    """The licences move to where Debian has them."""
    documents = root / "usr/share/doc" / NAME
    documents.mkdir(parents=True)
    shutil.move(root / "usr/lib" / NAME / "licences", documents / "licences")
    shutil.copy(LINUX / "copyright", documents)
    date = email.utils.formatdate(MOMENT)
    changes = _CHANGES.format(name=NAME, version=PROJECT.version, maintainer=PROJECT.maintainer, date=date)
    (documents / "changelog.gz").write_bytes(packed(changes.encode()))
    overrides = root / "usr/share/lintian/overrides"
    overrides.mkdir(parents=True)
    shutil.copy(LINUX / "lintian-overrides", overrides / NAME)


def _needed(root: Path) -> str:
    """The packages that hold the libraries of the system which the bundle needs, as dpkg finds them."""
    library = root / "usr/lib" / NAME
    (root.parent / "debian").mkdir()
    (root.parent / "debian" / "control").write_text(f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n")
    private = {path.parent for path in library.rglob("*.so*")}
    binaries = [path for path in library.rglob("*") if _is_binary(path)]
    told = output(
        "dpkg-shlibdeps", "--ignore-missing-info", "-O", *(f"-l{folder}" for folder in sorted(private)),
        *(f"-e{path}" for path in sorted(binaries)), cwd=root.parent,
    )  # fmt: skip
    for line in told.splitlines():
        if line.startswith("shlibs:Depends="):
            return line.partition("=")[2]
    raise Failed(f"dpkg-shlibdeps names no packages:\n{told}")


def _is_binary(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _set_rights(root: Path) -> None:
    """Who made it may have had other habits."""
    for path in root.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or (path.name in (NAME, f"{NAME}-cli") and path.parent.name == NAME)
            path.chmod(0o755 if runs else 0o644)


def _sums(root: Path) -> str:
    files = (path for path in sorted(root.rglob("*")) if stat.S_ISREG(path.lstat().st_mode))
    return "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files)


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    path.chmod(0o644)
