"""What is said of the project outside the repository: its version, and where it lives."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

_PICTURES = re.compile(r"<!-- pictures -->.*?<!-- end of pictures -->\n+", re.DOTALL)
_PLACE = r"\((?!https?:|#)([^)]*)\)"
_FILE = re.compile(r"\[([^]]+)\]" + _PLACE)
_PICTURE = re.compile(r"!\[([^]]*)\]" + _PLACE)


class Project:
    """Where it lives is the one line ``home`` of pyproject.toml; without it nothing is promised."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        self.home: str = self.settings["tool"]["dune-desktop"]["home"].rstrip("/")
        told = re.search(
            r'^__version__ = "(.+)"$', (root / "dune_desktop/__init__.py").read_text("utf-8"), re.MULTILINE
        )
        assert told is not None
        self.version = told[1]

    @property
    def urls(self) -> dict[str, str]:
        """The links that package indexes show."""
        if not self.home:
            return {}
        return {
            "Homepage": self.home,
            "Changelog": self.page("CHANGELOG.md"),
            "Issues": f"{self.home}/issues",
            "Source": self.home,
        }

    @property
    def maintainer(self) -> str:
        """Who answers for it, as packages of systems want to know; a reserved address until the authors have one."""
        author = self.settings["project"]["authors"][0]
        return f"{author['name']} <{author.get('email', 'dune-desktop@example.org')}>"

    def page(self, path: str) -> str:
        """Where a file of this version is read."""
        return f"{self.home}/blob/v{self.version}/{path}"

    def picture(self, path: str) -> str:
        """Where a picture of this version is shown."""
        return f"{self.home}/raw/v{self.version}/{path}"

    def portable(self, text: str) -> str:
        """A page as it is read outside: links lead home; without a home, pictures are left out and files only named."""
        if not self.home:
            return _FILE.sub(r"\1", _PICTURES.sub("", text))
        shown = _PICTURE.sub(lambda found: f"![{found[1]}]({self.picture(found[2])})", text)
        return _FILE.sub(lambda found: f"[{found[1]}]({self.page(found[2])})", shown)
