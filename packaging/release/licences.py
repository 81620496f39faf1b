"""The licences of everything that a bundle holds, in a folder of it. What is shipped without one stops the release.

It runs with the Python of the bundle's environment: PYTHON licences.py BUNDLE
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
TEXTS = ROOT / "packaging" / "licences"
OWN = "dune-desktop"
#: The loader of each program is PyInstaller's.
LOADER = "pyinstaller"
#: Packages that bring no text: ours, by where they lie.
OURS = {"pyside6-essentials": ("*.txt", "qt/*.txt"), "shiboken6": ("*.txt",)}
_NAME = re.compile(r"[\w.-]+")


def main(bundle: Path) -> int:
    folder = bundle / "licences"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    shutil.copy(ROOT / "THIRD_PARTY.md", folder)
    lacking = [
        *(name for name in (*runtime(), LOADER) if not of_package(name, folder)),
        *(name for name in of_the_system(bundle) if not of_library(name, folder)),
        *([] if of_python(folder) else ["Python"]),
    ]
    for name in lacking:
        print(f"There is no licence of {name}.", file=sys.stderr)
    return int(bool(lacking))


def runtime(name: str = OWN, seen: frozenset[str] = frozenset()) -> list[str]:
    """The package and all that it needs here, each once."""
    found = [name]
    for line in distribution(name).requires or ():
        required, _, condition = line.partition(";")
        match = _NAME.match(required)
        assert match is not None
        other = match[0].lower().replace("_", "-")
        if "extra" not in condition and other not in {*seen, *found} and _installed(other):
            found += [one for one in runtime(other, seen | {*found}) if one not in found]
    return found


def _installed(name: str) -> Distribution | None:
    """Some are for other systems only."""
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def of_package(name: str, folder: Path) -> bool:
    """Copy the texts that the package brings, or that are kept here for it."""
    files = distribution(name).files or []
    texts = [file for file in files if "licenses" in file.parts or file.name in ("LICENSE", "COPYING.txt")]
    sources = [(Path(str(file.locate())), file.name) for file in texts if ".dist-info" in str(file)]
    sources += [(path, path.name) for pattern in OURS.get(name, ()) for path in sorted(TEXTS.glob(pattern))]
    for source, called in sources:
        (folder / name).mkdir(exist_ok=True)
        shutil.copy(source, folder / name / called)
    return bool(sources)


def of_python(folder: Path) -> bool:
    """Its text lies in the library or, on Windows, beside the program; Debian has it with the documents."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    places = (
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(f"/usr/share/doc/python{version}/copyright"),
    )
    for place in places:
        if place.exists():
            (folder / "python").mkdir()
            shutil.copy(place, folder / "python" / "LICENSE.txt")
            return True
    return False


def of_the_system(bundle: Path) -> Iterator[str]:
    """The libraries that were taken from the Linux system."""
    if sys.platform == "linux":
        for path in sorted((bundle / "_internal").glob("lib*.so*")):
            if not path.is_symlink() and not path.name.startswith("libpython"):
                yield path.name


def of_library(name: str, folder: Path) -> bool:
    """Copy what Debian or Ubuntu says of the package that the library comes from."""
    told = subprocess.run(["dpkg", "-S", f"*/{name}"], capture_output=True, text=True, check=False).stdout
    for package in sorted({line.partition(":")[0] for line in told.splitlines()}):
        text = Path(f"/usr/share/doc/{package}/copyright")
        if text.exists():
            (folder / package).mkdir(exist_ok=True)
            shutil.copy(text, folder / package / "copyright")
            return True
    return False


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
