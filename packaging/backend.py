"""What pip builds the package with: hatchling, and before a wheel or an archive of the sources the translations.

A hook of hatchling would have to ask for Qt's compiler before an editable install too, which needs none: it runs from
the checkout, whose translations dev.py compiles. Here only who builds asks, and only where something is to be compiled.
"""

from __future__ import annotations

import importlib.util
import os
import tomllib
from pathlib import Path
from typing import Any

import hatchling.build as hatchling
from hatchling.build import build_editable, get_requires_for_build_editable
from lrelease import TRANSLATIONS, compile_stale, stale

__all__ = [
    "build_editable", "build_sdist", "build_wheel",
    "get_requires_for_build_editable", "get_requires_for_build_sdist", "get_requires_for_build_wheel",
]  # fmt: skip

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*hatchling.get_requires_for_build_wheel(config_settings), *_compiler()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*hatchling.get_requires_for_build_sdist(config_settings), *_compiler()]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    _compile()
    built: str = hatchling.build_wheel(wheel_directory, config_settings, metadata_directory)
    return built


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    _compile()
    built: str = hatchling.build_sdist(sdist_directory, config_settings)
    return built


def _compiler() -> list[str]:
    """The release of Qt that the program runs with brings lrelease."""
    if not stale():
        return []
    project = tomllib.loads((TRANSLATIONS.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [requirement for requirement in project["dependencies"] if requirement.startswith("PySide6")]


def _compile() -> None:
    if stale():
        found = importlib.util.find_spec("PySide6")
        if found is None or found.origin is None:
            raise SystemExit("The translations can't be compiled without PySide6-Essentials.")
        compile_stale(Path(found.origin).with_name("lrelease.exe" if os.name == "nt" else "lrelease"))
