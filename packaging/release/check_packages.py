"""What pip installs: the wheel and the archive of the sources."""

from __future__ import annotations

import re
import shutil
import tarfile
import zipfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from report import Absent, Report
from steps import DIST, NAME, PROJECT, ROOT, SUFFIX, Failed, environment, output
from using import Program

#: The Pythons that are promised are in pyproject.toml; later ones are tried where they are.
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def check_packages(report: Report, work: Path, pythons: Sequence[str]) -> Path | None:
    """Build twice, look, install with every Python there is; the wheel, or nothing if none came of it."""
    tools = work / "tools"
    made = report.step("tools that look at packages", lambda: _tools(tools))
    if not (made and report.step("wheel and sources, twice the same", lambda: _build(work, tools))):
        return None
    wheel, sources = _made(work / "first")
    report.step("twine check --strict", lambda: _twine(tools, wheel, sources))
    report.step("check-wheel-contents", lambda: output(_in(tools, "check-wheel-contents"), wheel).strip())
    report.step("what is in them", lambda: _contents(wheel, sources))
    for number, python in enumerate([*(f"python{version}" for version in PYTHONS), *pythons]):
        languages = ("en", "uk", "ru", "bg") if number == 0 else ("uk",)
        report.step(f"wheel in {python}", partial(_install, work / "installed", wheel, python, languages))
    report.step("sources in python3.11", lambda: _install(work / "installed", sources, "python3.11", ("en",)))
    DIST.mkdir(exist_ok=True)
    for path in (wheel, sources):
        shutil.copy(path, DIST)
    return wheel


def _tools(folder: Path) -> str:
    packages = PROJECT.settings["project"]["optional-dependencies"]["release"]
    environment(folder, *packages)
    return ", ".join(packages)


def _in(folder: Path, program: str) -> Path:
    return folder / ("Scripts" if SUFFIX else "bin") / f"{program}{SUFFIX}"


def _build(work: Path, tools: Path) -> str:
    """From two copies of what git knows, in different folders: nothing else may get in."""
    first, second = work / "first" / "sources", work / "second" / "sources"
    names = output("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT).split("\0")
    for name in filter(None, names):
        if (ROOT / name).exists():
            (first / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, first / name)
    shutil.copytree(first, second)
    for copy in (first, second):
        output(_in(tools, "python"), "-m", "build", "--outdir", copy.parent / "dist", copy)
    for one, other in zip(_made(work / "first"), _made(work / "second"), strict=True):
        if one.read_bytes() != other.read_bytes():
            raise Failed(f"{one.name} is another one when it is built again")
    return ", ".join(f"{path.name} {path.stat().st_size / 1e6:.1f} MB" for path in _made(work / "first"))


def _made(folder: Path) -> tuple[Path, Path]:
    (wheel,), (sources,) = (folder / "dist").glob("*.whl"), (folder / "dist").glob("*.tar.gz")
    return wheel, sources


def _twine(tools: Path, *files: Path) -> str:
    output(_in(tools, "python"), "-m", "twine", "check", "--strict", *files)
    return "" if PROJECT.home else "no home is named in pyproject.toml, so the page has no pictures and no links"


def _contents(wheel: Path, sources: Path) -> str:
    """What belongs nowhere else must not get in, and what the program reads has to."""
    with zipfile.ZipFile(wheel) as held:
        in_wheel = held.namelist()
    with tarfile.open(sources) as packed:
        in_sources = packed.getnames()
    unwanted = re.compile(r"screenshots|\.ts$|^tests|^packaging|README|CONTRIBUTING|\.py[co]$")
    wrong = [name for name in in_wheel if unwanted.search(name)]
    wrong += [name for name in in_sources if re.search(r"resources/screenshots|\.py[co]$|/\.venv|/build/|/dist/", name)]
    if wrong:
        raise Failed(f"nobody wants {', '.join(wrong)}")
    return f"{len(in_wheel)} and {len(in_sources)} files"


def _install(folder: Path, package: Path, python: str, languages: Sequence[str]) -> str:
    """Into a new environment, and use it from somewhere else."""
    try:
        output(python, "-c", "import ensurepip, venv", timeout=60)
    except Failed as failed:
        raise Absent(f"there is no {python} here") from failed
    inside = environment(folder, package, python=python)
    version = output(inside, "-V").strip()
    output(inside, "-m", "pip", "check")
    told = Program(_in(folder, NAME), _in(folder, f"{NAME}-cli")).use(languages)
    return f"{version}: {told}"
