"""What is built from the sources alone, as git has them: a wheel with translations, licences and a description."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from dune_desktop.text.languages import LANGUAGES
from tests.messages import ROOT

_FOLDER = "dune_desktop/_data/translations"
#: What pip says where it can't reach what it builds with.
_NO_NETWORK = ("No matching distribution", "Could not find a version", "Could not install packages", "named pip")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    copy = tmp_path / "sources"
    without = shutil.ignore_patterns("__pycache__", "*.qm", "screenshots")
    for folder in ("dune_desktop", "packaging", "resources", "translations"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=without)
    for file in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, copy)
    return copy


def test_a_wheel_carries_the_translations_and_the_licences(sources: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(tmp_path), str(sources)]
    here = {**os.environ, "PIP_RETRIES": "0"}
    built = subprocess.run(command, env=here, capture_output=True, text=True, timeout=300, check=False)
    if built.returncode and any(reason in built.stderr for reason in _NO_NETWORK):
        pytest.skip("pip can't reach what it builds with")
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as held:
        names = held.namelist()
        facts = held.read(next(name for name in names if name.endswith(".dist-info/METADATA"))).decode()
        sizes = {language: held.getinfo(f"{_FOLDER}/dune_desktop_{language}.qm").file_size for language in LANGUAGES}
    assert min(sizes.values()) > 10_000
    assert not [name for name in names if name.endswith(".ts") or name.startswith(("packaging", "tests"))]
    head, _, readme = facts.partition("\n\n")
    assert "License-Expression: MIT AND OFL-1.1" in head
    licences = {name.partition(".dist-info/licenses/")[2] for name in names}
    assert {"LICENSE", "resources/fonts/OFL.txt", "resources/fonts/OFL-CormorantSC.txt"} <= licences
    assert "dune_desktop/_data/resources/icon.png" in names
    assert readme.startswith("# Dune Desktop")
    assert not re.findall(r"\]\((?!https?:)", readme)  # nothing leads to what is not there
